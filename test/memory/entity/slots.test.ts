import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { nameKey } from "../../../src/memory/entity/names.ts";
import { canonicalSlot, slotLabel } from "../../../src/memory/entity/slots.ts";

const WORDS =
  "version city deadline preference pref theme colour color scheme tech db database role title job skill language time zone tz code style dark mode release deploy ui main server commit message test framework name".split(
    " ",
  );
const slots = fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 5 });

describe("a slot", () => {
  it("has one form however it is written", () => {
    const same = (expected: string, ...written: string[]) =>
      expect(written.map(canonicalSlot), expected).toEqual(written.map(() => expected));
    same(
      "preference.theme",
      ...[
        "preference.theme",
        "theme.preference",
        "Preferred_Theme",
        "preferredTheme",
        "preference/color-scheme",
        "theme",
      ],
    );
    same("tech.database", "tech.database", "database", "tech.db", "DB", "techStack.database", "database.name");
    same("role.title", "role.title", "title", "job_title", "jobTitle", "position.title");
    same("preference.timezone", "preference.time_zone", "timezone.preference", "pref.tz");
    same("tech.vector_store", "tech.vector_store", "techStack.vectorStore", "vector-store.tech", "tech/Vector_Store");
    same("tech.database.version", "tech.database.version", "tech.version.database");
    same("tech.version", "tech.version", "version", "version.tech", "current_version", "versions");
    same("tech.schema_version", "tech.schema_version", "schema_version", "schemaVersion");
    same("schedule.deadline", "schedule.deadline", "deadline", "deadline.schedule");
    same("contact.email", "contact.email", "email", "mail.contact");
    same("identity.birthday", "identity.birthday", "birthday");
  });

  it("keeps what tells two slots apart", () => {
    const written = [
      "tech.database",
      "tech.cache",
      "preference.theme",
      "preference.editor",
      "schedule.release",
      "birthday",
      "lead",
      "tech.lead",
      "version",
      "deployment.version",
      "team",
      "location.team",
    ];
    expect(new Set(written.map(canonicalSlot)).size).toBe(written.length);
  });

  it("is the same in any order, case and punctuation of its parts, and canonical already when it is canonical", () => {
    fc.assert(
      fc.property(slots, fc.constantFrom(".", "/", " "), fc.boolean(), (words, joint, upper) => {
        const written = words.join(joint);
        const once = canonicalSlot(upper ? written.toUpperCase() : written);
        expect(once).toBe(canonicalSlot(words.toReversed().join(".")));
        expect(canonicalSlot(once)).toBe(once);
        expect(slotLabel(once)).not.toBe("");
      }),
      { numRuns: 500 },
    );
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(canonicalSlot(canonicalSlot(text))).toBe(canonicalSlot(text));
      }),
    );
  });

  it("is canonical already when it is canonical, in words joined in any way", () => {
    fc.assert(
      fc.property(slots, fc.constantFrom("_", "-", "._"), (words, joint) => {
        const once = canonicalSlot(words.join(joint));
        expect(canonicalSlot(once)).toBe(once);
      }),
    );
  });

  it("that says nothing is empty", () => {
    expect(["", "...", "!?"].map(canonicalSlot)).toEqual(["", "", ""]);
  });
});

describe("a name", () => {
  it("means the same thing in any case, with an article, and with hyphens, underscores or spaces", () => {
    for (const written of [
      "h-mem",
      "H-Mem",
      "h mem",
      "the h-mem",
      "The h_mem project",
      "h-mem's",
      "`h-mem`",
      "h-mem项目",
      "@h-mem",
      "the @h-mem repo",
    ])
      expect(nameKey(written), written).toBe("h mem");
    for (const written of ["User", "the user", "I", "用户", "ユーザー"]) expect(nameKey(written), written).toBe("user");
    expect(nameKey("This project")).toBe(nameKey("Project"));
    expect(nameKey("Theodore")).toBe("theodore");
    expect(nameKey("@mill/gauge")).toBe(nameKey("mill/gauge"));
    expect(["npm@11", "@", "@@"].map(nameKey)).toEqual(["npm@11", "@", "@@"]);
  });

  it("does not vary when it is read again", () => {
    fc.assert(
      fc.property(fc.string(), (name) => {
        expect(nameKey(nameKey(name))).toBe(nameKey(name));
      }),
      { numRuns: 1_000 },
    );
  });
});
