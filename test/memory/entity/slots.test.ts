import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { nameKey } from "../../../src/memory/entity/names.ts";
import { canonicalSlot, cardinalityOf, hasSeveral, slotLabel } from "../../../src/memory/entity/slots.ts";

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

  it("of two names that mean one thing has one, so that the newer value supersedes", () => {
    const pairs = [
      ["role.title", "position", "occupation"],
      ["deployment", "tech.hosting", "deployment.hosting", "hosting"],
      ["schedule.release", "release.day", "schedule.release_day"],
      ["schedule.release_date", "release.date"],
      ["location.city", "home.city"],
      ["role.owner", "contact.owner", "owner"],
      ["preference.language", "communication.language"],
      ["tech.frontend", "frontend.framework"],
      ["constraint.budget", "budget"],
    ];
    for (const [slot, ...others] of pairs)
      expect(
        others.map((other) => canonicalSlot(other)),
        slot,
      ).toEqual(others.map(() => slot));
    const apart = ["release.date", "schedule.release", "tech.framework", "frontend.framework", "role.title", "role"];
    expect(new Set(apart.map(canonicalSlot)).size).toBe(apart.length);
  });

  it("is one or several by its words, which is not whether one more ends those that stand", () => {
    const of = (slot: string, kind: "person" | "named" | "unnamed" = "named") =>
      cardinalityOf(canonicalSlot(slot), kind);
    expect(["skill.language", "hobby.music", "team.member", "sponsors"].map((slot) => of(slot))).toEqual([
      "multi",
      "multi",
      "multi",
      "multi",
    ]);
    expect(["skill.level", "team.size", "sponsor.chief"].map((slot) => of(slot))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(["deadline.grant", "budget", "contact.manager"].map((slot) => of(slot))).toEqual([
      "single",
      "single",
      "single",
    ]);
    // The project has a deadline for each of its parts.
    expect(of("deadline", "unnamed")).toBe(undefined);
    // Of goals and contacts there may be several, but an answer may well call one of them the only one.
    expect(["goal", "contact.email"].map((slot) => [of(slot), hasSeveral(slot)])).toEqual([
      [undefined, true],
      [undefined, true],
    ]);
    expect(hasSeveral("constraint.budget")).toBe(false);
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
