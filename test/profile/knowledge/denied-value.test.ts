import { describe, expect, it } from "vitest";
import { logbookOf } from "../../../src/memory/evidence/logbook.ts";
import { provedFact } from "../../../src/profile/knowledge/facts.ts";
import { daily } from "../../support/daily.ts";

const doubtOf = (
  line: string,
  value = "Heron",
  slot = "tech.database",
  name = "orchid",
  log: string[] = [],
): unknown => {
  const book = logbookOf([daily("2026-04-08", [...log, `- ${line}`])]);
  const gate = { book, allow: [], known: new Map<string, string>() };
  const record = { slot, cardinality: "single", scope: "project", evidence: [line] };
  const proved = provedFact(record as never, value, { name, keys: new Set([name.toLowerCase()]) }, gate);
  return "code" in proved ? proved.code : proved.passed.doubt;
};

it.each([
  "We will not move orchid to Heron.",
  "Wir ziehen orchid nicht auf Heron um.",
  "On ne passe pas orchid à Heron.",
  "Orchid на Kestrel, не на Heron.",
  "Orchid nutzt Heron nicht als Datenbank.",
  "orchid gebruikt Heron niet.",
  "orchid는 Heron을 사용하지 않는다.",
  "orchid は Heron を使わない。",
  "orchid Heron kullanmıyor.",
  "orchid はもう Heron を使っていない。",
  "orchid では Heron をもう利用していません。",
  "orchid Heron'u artık kullanmıyor.",
  "Früher lief orchid auf Heron.",
  "Раньше orchid работал на Heron.",
  "Orchid ran on Heron until last year.",
  "Bis letztes Jahr lief orchid auf Heron.",
  "Jusqu'à l'an dernier, orchid utilisait Heron.",
])("a fact whose line denies its value is not kept unseen: %s", (line) => {
  expect(["its evidence seems to deny it", "UNCONFIRMED"]).toContain(doubtOf(line));
});

it("also one with a figure in its name, and a figure alone is no name", () => {
  expect(doubtOf("orchid는 Neo4j를 사용하지 않는다.", "Neo4j")).toBe("its evidence seems to deny it");
  expect(doubtOf("orchid does not wait for 30 seconds but for 60.", "30 seconds")).not.toBe(
    "its evidence seems to deny it",
  );
});

it("waits for a person", () => {
  expect(doubtOf("We will not move orchid to Heron.")).toBe("its evidence seems to deny it");
});

it.each([
  "We move orchid to Heron, which does not need a server.",
  "Orchid runs not on Kestrel but on Heron.",
  "Orchid no longer runs on Kestrel but on Heron.",
  "Orchid runs on Heron without replicas.",
  "Not only orchid runs on Heron.",
  "Orchid nutzt Heron nicht nur für Rechnungen.",
  "Orchid nutzt Heron, nicht Kestrel.",
  "Orchid läuft auf Heron und nicht auf Kestrel.",
  "orchid는 Heron을 쓰고 Kestrel은 쓰지 않는다.",
  "orchid はもう Heron しか使っていない。",
  "orchid artık yalnızca Heron kullanıyor, Kestrel'i kullanmıyor.",
  "orchid は Heron を使い、Kestrel は使わない。",
  "orchid used to run on Kestrel and now runs on Heron.",
  "Früher Kestrel, heute läuft orchid auf Heron.",
])("a fact whose line denies another thing stands: %s", (line) => {
  expect(doubtOf(line)).toBeUndefined();
});

describe("of whom a line denies something", () => {
  const doubtOfTitle = (line: string, name: string): unknown => {
    const book = logbookOf([daily("2026-04-08", [`- ${line}`])]);
    const gate = { book, allow: [], known: new Map<string, string>() };
    const record = { slot: "role.title", cardinality: "single", scope: "project", evidence: [line] };
    const value = /lead|Leiterin|responsable/.exec(line)![0];
    const proved = provedFact(record as never, value, { name, keys: new Set([name.toLowerCase()]) }, gate);
    return "code" in proved ? proved.code : proved.passed.doubt;
  };

  it.each([
    ["Our lead is now Karin, not Ole.", "Ole"],
    ["Unsere Leiterin ist Karin, nicht Ole.", "Ole"],
    ["La responsable est Karin, pas Ole.", "Ole"],
    ["Not Ole but Karin is the lead.", "Ole"],
    ["Karin is the lead, not Ole. She opens the console.", "Ole"],
    ["Die Konsole ist da; nicht Ole, Karin ist Leiterin.", "Ole"],
  ])("no fact of theirs is kept unseen: %s", (line, name) => {
    expect(doubtOfTitle(line, name)).toBe("its evidence seems to deny it");
  });

  it.each([
    ["Our lead is now Karin, not Ole.", "Karin"],
    ["Ole is the lead, not Karin.", "Ole"],
    ["There are no mocks in Heron's tests, says its lead.", "Heron"],
    ["No one but Ole is the lead.", "Ole"],
    ["Not only Ole is the lead.", "Ole"],
    ["Ole is the lead, not Olesya.", "Ole"],
    ["Ole leads billing and is its lead, no console access.", "Ole"],
  ])("of others it is: %s", (line, name) => {
    expect(doubtOfTitle(line, name)).toBeUndefined();
  });
});

it.each([
  ["orchid uses Google Cloud.", "Oracle Cloud"],
  ["orchid runs in the small cluster.", "large cluster"],
])("a short value of which a word stands in no line is not kept unseen: %s, %s", (line, value) => {
  expect(doubtOf(line, value)).toBe(`its lines do not say all of ${value}`);
});

it("nor is one with a word that excludes its line's", () => {
  const doubt = doubtOf("orchid wird montags abends ausgeliefert.", "montags morgens");
  expect(doubt).toBe('its lines have another word than "morgens"');
});

it.each([
  ["orchid uses Google Cloud.", "Google Cloud"],
  ["orchid wants its answers kept short.", "short answers"],
  ["orchid mag dunkle Themen.", "dunkles Thema"],
])("one whose words stand there in another form or order is: %s, %s", (line, value) => {
  expect(doubtOf(line, value)).toBeUndefined();
});

describe("of the person", () => {
  const of = (line: string, slot: string, value: string, name: string): unknown => doubtOf(line, value, slot, name);
  const DENIED = "its evidence seems to deny it";

  it.each([
    ["My old job was at Maersk.", "role.employer", "Maersk", "UNSUPPORTED"],
    ["I left Kiel for good.", "location.city", "Kiel", DENIED],
    ["Meine alte Firma war Voith.", "role.employer", "Voith", DENIED],
    ["以前は大阪に住んでいました。", "location.city", "大阪", DENIED],
    ["I hate dark mode.", "preference.theme", "dark mode", DENIED],
    ["Ich verabscheue Tabs.", "preference.indentation", "Tabs", DENIED],
    ["ダークモードは嫌いです。", "preference.theme", "ダークモード", DENIED],
    ["My sister is a vet.", "profession", "vet", "UNSUPPORTED"],
    ["Mein großer Bruder arbeitet bei Voith.", "role.employer", "Voith", "UNSUPPORTED"],
    ["Моя сестра — ветеринар.", "profession", "ветеринар", "UNSUPPORTED"],
    ["妹は獣医です。", "profession", "獣医", "UNSUPPORTED"],
    ["Lena's brother works at Bosch.", "role.employer", "Bosch", "UNSUPPORTED"],
  ])("what was before, is hated or is of a relative is not kept unseen: %s", (line, slot, value, stopped) => {
    expect(of(line, slot, value, /^Lena/.test(line) ? "Lena" : "User")).toBe(stopped);
  });

  it.each([
    ["I left Kiel for good and live in Oslo now.", "location.city", "Oslo"],
    ["Früher Koch, heute bin ich Lehrer.", "role.title", "Lehrer"],
    ["I hate dark mode.", "preference.dislikes", "dark mode"],
    ["Odio el café y prefiero el té.", "preference.drink", "té"],
    ["My wife and I live in Bergen.", "location.city", "Bergen"],
    ["I live in Bergen with my sister.", "location.city", "Bergen"],
    ["My sister is a vet.", "relation.sister", "vet"],
    ["My sister Ana is a vet.", "profession", "vet"],
    ["我和妹妹住在成都。", "location.city", "成都"],
  ])("what is theirs stands: %s", (line, slot, value) => {
    expect(of(line, slot, value, line.includes("Ana") ? "Ana" : "User")).toBeUndefined();
  });
});

it.each([
  [
    "O orchid roda no Heron.",
    ["- Ontem a reunião correu bem, falámos das obras e do orçamento para o ano.", "- Não sei quando eles vêm."],
  ],
  ["Orchid: Heron, seit Mai.", ["- Gestern war die Besprechung gut, wir haben über den Umbau und das Geld geredet."]],
  [
    "Orchid, chez Heron depuis mai.",
    ["- Hier la réunion s'est bien passée, on a parlé des travaux et du budget de l'année."],
  ],
  ["Orchid läuft seit Mai auf Heron.", []],
])("a word that denies in another language than the log's denies nothing: %s", (line, log) => {
  expect(doubtOf(line, "Heron", "tech.database", "orchid", log)).toBeUndefined();
});

// `eu-central-1 (since 2026-04-08)` took the place of what holds until June.
it.each([
  ["From 1 June on orchid runs on Heron.", "2026-06-01"],
  ["Orchid läuft ab dem 1. Juni auf Heron.", "2026-06-01"],
  ["Since March orchid runs on Heron.", "2026-04-08"],
])("a fact holds from the day that its line tells: %s", (line, from) => {
  const gate = { book: logbookOf([daily("2026-04-08", [`- ${line}`])]), allow: [], known: new Map<string, string>() };
  const record = { slot: "tech.database", cardinality: "single", scope: "project", evidence: [line] };
  const proved = provedFact(record as never, "Heron", { name: "orchid", keys: new Set(["orchid"]) }, gate);
  expect(proved).toMatchObject({ fact: { from } });
});
