import { describe, expect, it } from "vitest";
import { claimedOf, denialsOf, telling } from "../../../src/memory/identity/clauses.ts";

const denied = (line: string, core: string) => denialsOf(line, claimedOf(new Set(telling(core))), core);

describe("what a denial denies", () => {
  it.each([
    ["We do not ship to Norway.", "We ship to Norway.", "not"],
    ["Wir nutzen Keycloak nicht.", "Wir nutzen Keycloak.", "nicht"],
    ["Drei Schichten im Lager wird es nicht geben.", "Das Lager arbeitet in drei Schichten.", "nicht"],
    ["倉庫を川口に移さない。", "倉庫を川口に移す。", "ない"],
    ["No deploys on Friday.", "We deploy on Fridays.", "No"],
  ])("is what the memory claims: %s", (line, core, expected) => {
    expect(denied(line, core)).toEqual([expected]);
  });

  it.each([
    ["DHL did not come, parcels wait.", "We ship with DHL."],
    ["Bäckerei Hollmann kam heute nicht.", "Die Brötchen kommen von der Bäckerei Hollmann."],
    ["Lucía no horneó el domingo.", "El pan lo hornea Lucía."],
    ["小周昨天没有浇水。", "花由小周浇水。"],
    ["No bicycles were stolen this month.", "Bicycles are chained to the rail."],
    ["Letzten Monat wurden keine Pipetten geprüft.", "Die Pipetten prüft Henrike."],
    ["Backups ran every night without errors.", "Nightly backups go to Backblaze."],
    ["Petra was no longer in the office.", "Petra prefers short points over long reports."],
  ])("is something else, or one day's: %s", (line, core) => {
    expect(denied(line, core)).toEqual([]);
  });
});
