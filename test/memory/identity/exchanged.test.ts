import { describe, expect, it } from "vitest";
import { exchanged } from "../../../src/memory/identity/exchanged.ts";
import { saysItAgain, saysTheSame } from "../../../src/memory/identity/identity.ts";

describe("two words that have changed places", () => {
  it.each([
    ["The user prefers tea over coffee.", "The user prefers coffee over tea.", false],
    ["Traffic goes from the proxy to the cache", "Traffic goes from the cache to the proxy", false],
    ["We chose New York over Lyon, since it is near", "We chose Lyon over New York, since it is near", false],
    ["用户喜欢茶胜过咖啡。", "用户喜欢咖啡胜过茶。", false],
    ["Склад важнее магазина для Анны", "Магазина важнее склад для Анны", true],
    ["Anna prüft, was Bernd schreibt, immer", "Bernd prüft, was Anna schreibt, immer", true],
  ])("are found: %s", (one, other, atBeginning) => {
    expect(exchanged(one, other)).toMatchObject({ atBeginning });
    expect(exchanged(other, one)).toMatchObject({ atBeginning });
  });

  it.each([
    ["Ann and Bob review the plan", "Bob and Ann review the plan"],
    ["Das prüfen Anna oder Bernd", "Das prüfen Bernd oder Anna"],
    ["The user prefers tea over coffee.", "The user prefers tea over coffee."],
    ["On Mondays the depot sells tea", "The depot sells tea on Mondays"],
    ["The user prefers tea over coffee.", "The user prefers tea over cocoa."],
  ])("are none: %s", (one, other) => {
    expect(exchanged(one, other)).toBeUndefined();
  });
});

it("make another claim of it, which neither says the old one again nor is it put otherwise", () => {
  const told = (name: string) => ({ type: "user" as const, name, description: name, body: `${name}.` });
  const [tea, coffee] = [told("The user prefers tea over coffee"), told("The user prefers coffee over tea")];
  expect([saysItAgain(tea, tea), saysTheSame(tea, tea)]).toEqual([true, true]);
  expect([saysItAgain(coffee, tea), saysTheSame(coffee, tea)]).toEqual([false, false]);
});
