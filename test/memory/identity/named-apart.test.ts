import { describe, expect, it } from "vitest";
import { namedApart } from "../../../src/memory/identity/named-apart.ts";
import type { Found } from "../../../src/memory/memory.ts";
import { found } from "../../support/claims.ts";

const thing = (name: string, over: Partial<Found> = {}): Found => found({ type: "entity", name, ...over });
const claim = (name: string, description: string): Found => found({ type: "project", name, description });
const namesOf = (claims: readonly Found[]): string[] => namedApart(claims).map(({ name }) => name);

describe("a claim that bears the name of a thing found with it", () => {
  it("is named by what it says of the thing, which keeps the name for its own file", () => {
    const plan = claim("Lock Service Plan", "Every gateway asks the lock service first — see the drawing in the hall.");
    expect(namesOf([plan, thing("lock service plan")])).toEqual([
      "Lock Service Plan: Every gateway asks the lock service first",
      "lock service plan",
    ]);
    expect(
      namesOf([
        claim("tide-bot", "tide-bot's alarms go to Ilse"),
        thing("Harbour", { extras: { aliases: ["tide-bot"] } }),
      ]),
    ).toEqual(["tide-bot: alarms go to Ilse", "Harbour"]);
    expect(namesOf([claim("潮汐", "潮汐：報警は夜に送る。朝は送らない。"), thing("潮汐")])[0]).toBe(
      "潮汐: 報警は夜に送る",
    );
  });

  it("is cut at a word when it says a lot", () => {
    const long = claim(
      "Ferry",
      "The ferry leaves twenty minutes after the tide has turned and never before the gauge agrees",
    );
    expect(namesOf([long, thing("ferry")])[0]).toBe("Ferry: The ferry leaves twenty minutes after the tide has turned");
  });

  it("keeps its name when the thing has another, or it says nothing besides", () => {
    const claims = [claim("Ferry times", "Ferries leave hourly"), claim("Ferry", "Ferry"), thing("Ferry")];
    expect(namedApart(claims)).toEqual(claims);
  });
});
