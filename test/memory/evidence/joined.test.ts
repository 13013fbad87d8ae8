/** A claim that puts the subject of one line before what another says of its own. */
import { describe, expect, it } from "vitest";
import { logbookOf } from "../../../src/memory/evidence/logbook.ts";
import { otherSubject } from "../../../src/memory/evidence/misplaced.ts";
import { daily } from "../../support/daily.ts";

function joined(claim: string, ...lines: string[]): string | undefined {
  const log = daily("2026-04-06", lines);
  const spans = lines.map((_, i) => ({ path: log.path, day: log.day, from: i + 1, to: i + 1 }));
  return otherSubject(claim, spans, logbookOf([log]));
}
const SHOP = "The web shop logs users out after 20 minutes.";

describe("a claim of the subject of one line and what another says", () => {
  it.each([
    [
      SHOP,
      "The web shop",
      "- The web shop retries payments three times.",
      `- ${SHOP.replace("web shop", "mobile app")}`,
    ],
    [
      "The Graz office hires two people.",
      "The Graz",
      "- Nobody likes nights in Graz.",
      "- The Vienna office hires two people.",
    ],
    ["Der Webshop meldet Nutzer ab.", "Der Webshop", "- Der Webshop zahlt dreimal.", "- Die App meldet Nutzer ab."],
    ["La tienda cierra los lunes.", "La tienda", "- La tienda vende mapas.", "- El archivo cierra los lunes."],
    ["Le guichet ferme à 18 h.", "Le guichet", "- Le guichet vend des billets de groupe.", "- La caisse ferme à 18 h."],
    ["Vera prefers tea without milk.", "Vera", "- Met Vera.", "- Boris prefers tea without milk."],
  ])("is told: %s", (claim, subject, ...lines) => expect(joined(claim, ...lines)).toBe(subject));

  it.each([
    [SHOP, "- The web shop retries payments three times.", "- It logs users out after 20 minutes."],
    [SHOP, "## Web shop", "- logs users out after 20 minutes"],
    [SHOP, "- The web shop:", "  - Users are logged out after 20 minutes."],
    [SHOP, `- ${SHOP}`, "- The mobile app logs users out after 30 minutes."],
    ["The web shop retries payments and logs users out.", "- The web shop retries payments.", "- It logs users out."],
    ["Mara chose the green door.", "- Mara and Tom met.", "- Tom asked about paint, and Mara chose the green door."],
    [SHOP, "- Talked about the web shop.", "- Agreed that it logs users out after 20 minutes."],
    [SHOP, "- Talked about the web shop.", "- Security says to log users out after 20 minutes."],
    [SHOP, "- Talked about the web shop.", "- Nils wants it to log users out after 20 minutes."],
    ["The Graz office closes at noon.", "- New rules for the Graz office.", "- Everyone leaves, it closes at noon."],
    ["Der Laden schließt um zwölf.", "- Über den Laden geredet.", "- Alle gehen heim, er schließt um zwölf."],
    ["Le guichet ferme à 18 h.", "- Parlé du guichet.", "- Décidé qu'il ferme à 18 h."],
    ["维克托每周五割草。", "- 维克托三月接手了场地。", "- 他每周五割草。"],
    ["ビクトルは金曜に芝を刈る。", "- ビクトルが三月に引き継いだ。", "- 彼は金曜に芝を刈る。"],
    ["De winkel sluit om zes uur.", "- Over de winkel gepraat.", "- Lotte zegt dat de deur om zes uur sluit."],
  ])("is none: %s", (claim, ...lines) => expect(joined(claim, ...lines)).toBe(undefined));
});
