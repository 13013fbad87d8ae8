import { expect, it } from "vitest";
import { withoutAging } from "../../../src/profile/activity/transients.ts";

it("leaves out names that age where they stand last, and nothing that a sentence needs", () => {
  for (const [text, left] of [
    ["Redis streams over RabbitMQ on feat/ingest-queue, PR #512", "Redis streams over RabbitMQ"],
    ["No other server to patch (9ab34ff, INGEST-77)", "No other server to patch"],
    ["Der Import läuft nachts (Ticket HAL-812).", "Der Import läuft nachts"],
    ["队列用 Redis（#51）", "队列用 Redis"],
    ["Der Import läuft nachts (9ab34ff, HAL-812), weil es ruhig ist", "Der Import läuft nachts, weil es ruhig ist"],
    ["El import falla por PAY-331: la clave caduca", "El import falla: la clave caduca"],
    ["PR #512 was refused, since the licence header is missing", "PR was refused, since the licence header is missing"],
    ["Read PR #412", "Read PR"],
    ["Build in ../wt-perf", "Build"],
  ] as const)
    expect(withoutAging(text)).toBe(left);
  for (const text of [
    "PAY-331 blocks the release",
    "PRs 12 and 13 conflict",
    "Merge PR #12 before PR #13",
    "Shared types live in ../shared",
    "#512",
    "Releases are cut on Thursdays.",
    "Keep UTF-8 (RFC-3629)",
    "reproduced bug 212",
  ])
    expect(withoutAging(text)).toBe(text);
});

// Written before the code was run on them, twelve that age in the middle and twelve that a sentence needs: 1 and 12 before, 11 and 12 with it.
it("leaves out the one name that ages as a label or behind a word of place, and nothing else in the middle", () => {
  for (const [text, left] of [
    ["With commit a3f9c21 the login test is red", "The login test is red"],
    ["JIRA-1187: the alarm page leaks 40 MB", "The alarm page leaks 40 MB"],
    ["Keep the retries of issue 77 for map", "Keep the retries for map"],
    ["In ../wt/parser-fix the benchmark takes 4 s", "The benchmark takes 4 s"],
    ["The flake came with 4f1c2ab: it dropped the retry", "The flake came: it dropped the retry"],
    ["Die Tests auf feature/suche scheitern am Proxy", "Die Tests scheitern am Proxy"],
    ["La prueba en la rama dev-ana tarda 4 minutos", "La prueba tarda 4 minutos"],
    ["Les tests sur feature/panier échouent dans Safari", "Les tests échouent dans Safari"],
    ["Сборка в ветке feature/cart падает на Windows", "Сборка падает на Windows"],
  ] as const)
    expect(withoutAging(text)).toBe(left);
  for (const text of [
    "Mit Commit a3f9c21 ist der Login-Test rot",
    "On feature/a it passes, on feature/b it fails",
    "Everything before commit a3f9c21 is broken",
    "On main it takes 3 s, on feature/photos 40 s",
    "Since PR #218 the import takes 40 s",
    "Revert the commit a3f9c21 because it broke the map",
    "On Node 24 the suite takes 4 minutes",
    "UTF-8: the names keep their umlauts",
    "Wait for #12 to land",
  ])
    expect(withoutAging(text)).toBe(text);
});
