import { describe, expect, it } from "vitest";
import { logbookOf } from "../../../src/memory/evidence/logbook.ts";
import {
  areOther,
  areSiblings,
  isBelowAnother,
  isOfAnotherScope,
  scopeOf,
} from "../../../src/memory/evidence/scope.ts";
import { daily } from "../../support/daily.ts";

const BODY = "Exports are kept for 30 days.";
const told = (description: string) => ({ name: "Exports are kept for 30 days", description, body: BODY });
const below = (description: string, ...lines: string[]): boolean => {
  const [page] = logbookOf([daily("2026-04-06", lines)]).pages;
  return isBelowAnother(told(description), { page: page!, line: lines.findIndex((line) => line.includes(BODY)) });
};

describe("what a memory has from its heading", () => {
  it.each([
    ["Exports are kept for 30 days (Tenant Acme)", "Tenant Acme"],
    ["Tenant Acme: because the auditors ask for it", "Tenant Acme"],
    [BODY, ""],
    // The claim's own words.
    ["Exports are kept (for 30 days)", ""],
  ])("%s: %s", (description, scope) => expect(scopeOf(told(description))).toBe(scope));

  it.each([
    ["Tenant Acme", "Tenant Globex", true],
    ["Kunde Weiß", "Kunde Schulz", true],
    ["項目 青葉", "項目 若葉", true],
    ["Checkout servcie", "Checkout service", false],
    ["Tenant Acme", "Tenant Acme, week 15", false],
    ["Standup Monday", "Standup Tuesday", false],
  ])("%s and %s name two things: %s", (one, other, two) => expect(areOther(one, other)).toBe(two));

  it.each([
    ["Tenant Acme", "Tenant Globex", true],
    ["Weekly with Tom", "Weekly with Lena", false],
    ["Sprint 12", "Sprint 13", false],
    ["Code review", "Code style", false],
    ["Morning", "Afternoon", false],
    ["Alpha", "Beta", true],
    ["staging", "Production", true],
    ["prod", "production", false],
    ["Backend", "Frontend", true],
    ["Backend", "Staging", false],
    ["Server", "Backend", false],
    ["Web", "Frontend", false],
    ["Test", "QA", false],
    ["Standup", "Review", false],
  ])("%s and %s are of a kind: %s", (one, other, two) => expect(areSiblings(one, other)).toBe(two));
});

describe("a line below another name by now", () => {
  const ACME = "Exports are kept for 30 days (Tenant Acme)";
  it.each([
    ["one of a kind", true, ["## Tenant Globex", `- ${BODY}`]],
    ["another, where the log names its own nowhere", true, ["## Billing", `- ${BODY}`]],
    ["another, beside its own", true, ["## Tenant Acme", "- Ida", "## Billing", `- ${BODY}`]],
    ["its own, at another level", false, ["# Tenant Acme", "## Decisions", `- ${BODY}`]],
    ["a part of its own", false, ["# Tenant Acme", "## Billing", "### Storage", `- ${BODY}`]],
    ["a heading of no scope", false, ["## Notes", `- ${BODY}`]],
    ["another, where a line of the log names its own", false, ["## Billing", `- ${BODY}`, "- Acme called."]],
  ])("%s: %s", (_, is, lines) => expect(below(ACME, ...lines)).toBe(is));

  it("is asked of no brackets but a heading's", () => {
    expect(below("Exports are kept for 30 days (raised from 20)", "## Billing", `- ${BODY}`)).toBe(false);
  });
});

it("holds nothing apart that names the other's scope", () => {
  const memory = told("Exports are kept for 30 days (Tenant Acme)");
  expect(isOfAnotherScope("Tenant Globex", "Exports are kept for 60 days.", memory)).toBe(true);
  expect(isOfAnotherScope("Tenant Globex", "As with Acme, exports are kept for 60 days.", memory)).toBe(false);
});
