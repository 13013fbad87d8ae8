import { expect, it } from "vitest";
import { logbookOf } from "../../../src/memory/evidence/logbook.ts";
import { untiedAliases } from "../../../src/profile/knowledge/aliases.ts";
import { knowledge } from "../../../src/profile/knowledge/knowledge.ts";
import { daily } from "../../support/daily.ts";

type Case = readonly [lines: string, name: string, alias: string, type?: string | undefined];
const gateOf = (lines: string, known = new Map<string, string>()) => ({
  book: logbookOf([daily("2026-11-03", lines.split("\n"))]),
  allow: [],
  known,
});
const untied = ([lines, name, alias, type = "person"]: Case, known?: Map<string, string>) =>
  untiedAliases({ name, type: type as "person", aliases: [alias], facts: [] }, gateOf(lines, known));

const OWN: readonly Case[] = [
  ["- Margaret Doyle, called Peggy, runs the kiln.", "Margaret Doyle", "Peggy"],
  ["- Friedrich Aumann (genannt Fritz) leitet die Werft.", "Friedrich Aumann", "Fritz"],
  ["- Françoise Leduc dite Fanfan tient la caisse.", "Françoise Leduc", "Fanfan"],
  ["- José Peralta, alias Pepe, es el jardinero.", "José Peralta", "Pepe"],
  ["- Aleksandra Nowicka, zwana Olą, prowadzi chór.", "Aleksandra Nowicka", "Olą"],
  ["- Дмитрий Орлов, он же Митя, чинит лодки.", "Дмитрий Орлов", "Митя"],
  ["- Mehmet Kara, namıdiğer Memo, fırıncı.", "Mehmet Kara", "Memo"],
  ["- Hanna Stolz heißt seit der Heirat Hanna Greif.\n- Hanna Greif leitet das Labor.", "Hanna Stolz", "Hanna Greif"],
  ["- Dr. Renz operates.\n- Paula Renz has Fridays off.", "Paula Renz", "Dr. Renz"],
  ["- P. Renz signed.\n- Paula Renz has Fridays off.", "Paula Renz", "P. Renz"],
  [
    "- The harbour office moved.\n- The Port Authority moved.\n- PA closes early.",
    "Port Authority",
    "PA",
    "organization",
  ],
  ["- Das Amt für Gewässerschutz prüft.\n- Das AG meldet sich.", "Amt für Gewässerschutz", "AG", "organization"],
  ["- Brinklog heet nu Kustwacht.\n- Kustwacht draait op 2.1.", "Kustwacht", "Brinklog", "project"],
  ["- Lindqvist Marine AB delivers.\n- Lindqvist is late.", "Lindqvist Marine AB", "Lindqvist", "organization"],
  ["- Postgres is slow.\n- PostgreSQL 16 came.", "PostgreSQL", "Postgres", "tool"],
  ["- k8s is down.\n- Kubernetes was updated.", "Kubernetes", "k8s", "tool"],
  ["- Ольга Белова пишет.\n- Olga Belova calls.", "Olga Belova", "Ольга Белова"],
  ["- 田中さんが来た。\n- Tanaka leads the shop.", "Tanaka", "田中"],
  ["- 김민수 팀장.\n- Kim Minsu is the lead.", "Kim Minsu", "김민수"],
  ["- 山田太郎が担当。\n- 山田は休み。", "山田太郎", "山田"],
  ["- I am the baker.\n- Nora signs the order.", "User", "Nora"],
];
const FOREIGN: readonly Case[] = [
  ["- Edith Marlow keeps the bees.\n- Owen Pryce, Tara Finn.", "Edith Marlow", "Owen Pryce"],
  ["- Gerda Lohse leitet den Hof.\n- Uwe Tietz kam spät.", "Gerda Lohse", "Uwe Tietz"],
  ["- Solange Petit est sage-femme.\n- Armand Roux a appelé.", "Solange Petit", "Armand Roux"],
  ["- Inés Vidal es la jefa.\n- Vino Raúl Soto.", "Inés Vidal", "Raúl Soto"],
  ["- Beata Zięba jest lekarką.\n- Był Marek Lis.", "Beata Zięba", "Marek Lis"],
  ["- Elif Tunç müdür.\n- Kemal Ateş aradı.", "Elif Tunç", "Kemal Ateş"],
  ["- 佐藤花子は店長。\n- 鈴木一郎が来た。", "佐藤花子", "鈴木一郎"],
  ["- Edith Marlow and Owen Pryce.\n- Edith Marlow keeps bees.", "Edith Marlow", "Owen Pryce"],
  ["- Gekommen: Gerda Lohse, Uwe Tietz.", "Gerda Lohse", "Uwe Tietz"],
  ["- Da: Gerda Lohse, Ina Kolb, Uwe Tietz.", "Gerda Lohse", "Uwe Tietz"],
  ["- Вера Громова, Инна Лис и Пётр Лапин.", "Вера Громова", "Пётр Лапин"],
  ["- Clara Voss keeps bees.\n- Bernd Voss called.", "Clara Voss", "Bernd Voss"],
  ["- Redis holds the queue.\n- Kafka was looked at.", "Redis", "Kafka", "tool"],
  ["- Halden Bank pays.\n- Orrin Foods asked.", "Halden Bank", "Orrin Foods", "organization"],
  ["- Marco bakes.\n- Maria sells.", "Marco", "Maria"],
];

it.each(OWN.map((told) => ({ told })))("of a thing is its own: $told", ({ told }) => {
  expect(untied(told)).toEqual([]);
});

it.each(FOREIGN.map((told) => ({ told })))("of a thing is another's: $told", ({ told }) => {
  expect(untied(told)).toEqual([told[2]]);
});

it("is one that the folder knows already, and not one that only a fact there names", () => {
  const known = (text: string) => new Map([["entity_edith-marlow.md", text]]);
  const told = FOREIGN[0]!;
  expect(untied(told, known("Edith Marlow\n\nEdith Marlow is also known as Owen Pryce."))).toEqual([]);
  expect(untied(told, known("Edith Marlow\n\n- manager: Owen Pryce"))).toEqual(["Owen Pryce"]);
});

it("may be tied by another one alone, whichever is told first", () => {
  const lines = "- Riverside handed the keys over.\n- The KGH moved.\n- Riverside is now the Kanal Garden House.";
  const record = {
    name: "Riverside",
    type: "organization",
    aliases: ["KGH", "Kanal Garden House"],
    facts: [],
  } as const;
  expect(untiedAliases({ ...record, aliases: [...record.aliases], facts: [] }, gateOf(lines))).toEqual([]);
});

it("that nothing ties is left out with its reason, and what is told of the other stays apart", () => {
  const fact = (entity: string, value: string) => ({
    entity,
    slot: "role.title",
    value,
    cardinality: "single",
    scope: "universal",
  });
  const { found, rejected } = knowledge.read(
    {
      text: JSON.stringify({
        entities: [{ name: "Edith Marlow", type: "person", aliases: ["Owen Pryce"] }],
        facts: [fact("Edith Marlow", "beekeeper"), fact("Owen Pryce", "accountant")],
      }),
    },
    gateOf("- Edith Marlow is the beekeeper.\n- Owen Pryce is the accountant."),
    { keepFrom: 5, actors: [] },
  );
  expect(found.map(({ name, extras }) => [name, extras?.aliases])).toEqual([
    ["Edith Marlow", undefined],
    ["Owen Pryce", undefined],
  ]);
  expect(rejected).toMatchObject([{ code: "UNSUPPORTED", reason: "no line says that Edith Marlow is Owen Pryce" }]);
});
