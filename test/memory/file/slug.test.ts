import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fileName, readFileName } from "../../../src/memory/file/file-name.ts";
import { slugOf, suffixed } from "../../../src/memory/file/slug.ts";

describe("the slug of a name", () => {
  it("transliterates what has a counterpart", () => {
    expect(slugOf("Use a real database in tests")).toBe("use-a-real-database-in-tests");
    expect(slugOf("Größe über Äpfel")).toBe("groesse-ueber-aepfel");
  });

  it.each([
    ["数据库用真实的", "shu-ju-ku-yong-zhen-shi-de"],
    ["サーバーの設定", "sabano-she-ding"],
    ["Отчёт по средам", "otchet-po-sredam"],
    ["Переключаться на объект", "pereklyuchatsya-na-obekt"],
    ["М'яка сіль", "myaka-sil"],
    ["Tests для базы 数据", "tests-dlya-bazy-shu-ju"],
    ["회의는 월요일", "hoeuineun-wolyoil"],
    ["R&D doesn’t ship 🚀 v2.5", "r-and-d-doesnt-ship-v2-5"],
  ])("romanises %s without a digest", (name, slug) => {
    expect(slugOf(name)).toBe(slug);
  });

  it.each([
    "🙂",
    "con",
    "a".repeat(90),
    "ʕ and more",
  ])("adds a digest where it is empty, cut, reserved or loses letters: %s", (name) => {
    expect(slugOf(name)).toMatch(/(?:^|-)[0-9a-f]{8}$/);
  });

  it("is a safe file name whatever the name, even after a suffix", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 400 }), (name) => {
        for (const slug of [slugOf(name), suffixed(slugOf(name), name)]) {
          expect(slug).toMatch(/^[a-z0-9-]{1,60}$/);
          expect(readFileName(fileName("project", slug))).toEqual({ type: "project", slug });
        }
      }),
      { numRuns: 1_000 },
    );
  });
});
