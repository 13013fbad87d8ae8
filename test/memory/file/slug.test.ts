import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fileName, readFileName, slugOf, suffixed } from "../../../src/memory/file/slug.ts";

describe("the slug of a name", () => {
  it("transliterates what has a counterpart", () => {
    expect(slugOf("Use a real database in tests")).toBe("use-a-real-database-in-tests");
    expect(slugOf("Größe über Äpfel")).toBe("grosse-uber-apfel");
  });

  it.each([
    "数据库用真实的",
    "東京",
    "🙂",
    "con",
    "a".repeat(90),
    "Tests для базы 数据",
  ])("adds a digest where it would lose letters, be cut or reserved: %s", (name) => {
    expect(slugOf(name)).toMatch(/(?:^|-)[0-9a-f]{8}$/);
  });

  it("keeps two Japanese names apart", () => {
    expect(slugOf("東京の会議")).not.toBe(slugOf("大阪の会議"));
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
