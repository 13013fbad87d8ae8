import { expect, it } from "vitest";
import { logbookOf } from "../../src/memory/evidence/logbook.ts";
import { precision } from "../../src/profile/precision/precision.ts";
import { proveClaims } from "../../src/profile/proved.ts";
import { daily } from "../support/daily.ts";

/** Why a claim that quotes its one line waits; undefined where it stands. */
function heldFor(line: string, told: string): string | undefined {
  const book = logbookOf([
    daily("2026-04-08", ["## Notes", "", `- ${line}`, "", "## Beds", "", "- Bed 4 stayed wet."]),
  ]);
  const claim = {
    line: 1,
    type: "user" as const,
    name: told.slice(0, 30),
    description: told,
    body: told,
    quotes: [line],
  };
  const { found, rejected } = proveClaims(
    { claimed: [claim], rejected: [] },
    { book, allow: [], known: new Map<string, string>() },
  );
  expect(rejected).toEqual([]);
  return found[0]!.doubt;
}

it.each([
  ["Anna wrote her summary by hand.", "Anna prefers handwritten summaries over printed ones."],
  ["Hugo ordered the vegetarian menu on Friday.", "Hugo always orders the vegetarian menu."],
  ["Hugo hat am Freitag das vegetarische Menü bestellt.", "Hugo bevorzugt vegetarische Menüs."],
  ["Ida washed the brushes after class.", "The brushes must be washed after class."],
  ["Restarted the router twice.", "The router must always be restarted before video calls."],
  ["Le plombier a changé le joint.", "Il faut toujours faire changer les joints par un professionnel."],
  ["El coro cantó el domingo sin director.", "El coro canta siempre sin director."],
  ["Hemos impreso el cartel en azul.", "Los carteles deben imprimirse siempre en azul corporativo."],
])("a rule or a taste that a model guesses from a deed waits: %s", (line, told) => {
  expect(heldFor(line, told)).toBe("its lines tell no rule and no preference");
});

it.each([
  ["Anna wants her summary by hand, never printed.", "Anna prefers handwritten summaries over printed ones."],
  ["The bank confirmed that transfers need two signatures.", "Transfers always require two signatures."],
  ["Nora asked not to be called before ten.", "Nora must not be called before ten."],
  ["Comments go on the PR, not the issue.", "Comments always go on the PR, never on the issue."],
  ["Karl kommt jeden Tag mit dem Rad.", "Karl fährt immer mit dem Rad."],
  ["合同一律用红笔改。", "合同必须用红笔改。"],
  ["Bed 7 was dug over on Monday.", "Bed 7 was dug over on Monday, before the rain."],
])("one that its line tells in other words stands, and what is no rule: %s", (line, told) => {
  expect(heldFor(line, told)).toBeUndefined();
});

it.each([
  ["Nora took the night train to Graz.", "Nora owns a vineyard."],
  ["Ole brought the trailer back.", "The trailer has a flat tyre."],
  ["Bodo hat die Leiter zurückgebracht.", "Bodo züchtet alte Tauben."],
  ["Inès a dessiné l'affiche du quartier.", "Inès soigne des chevaux."],
  ["Marco ha dipinto la boa.", "Marco soffre di mal di mare."],
  ["Нора поехала ночным поездом.", "Нора говорит по-польски."],
])("a claim whose lines say nothing of it but what it is about waits, however short: %s", (line, told) => {
  expect(heldFor(line, told)).toBe("its lines do not say it");
});

it.each([
  ["Tomas handed in his notice.", "Tomas resigned."],
  ["The museum does not take cards.", "The museum accepts cash only."],
  ["Meike zieht im Mai nach Kiel.", "Meike wohnt ab Mai in Kiel."],
  ["La banque a refusé le prêt.", "Le prêt n'est pas accordé."],
  ["Katia moved to k8s.", "Katia runs everything on Kubernetes."],
  ["El contrato de Vidal se firmó ayer.", "Vidal ya tiene el contrato firmado."],
  ["水泵星期天坏了。", "水泵出了故障。"],
  ["Der Aufzug steht bis Donnerstag still.", "Der Aufzug ist bis Donnerstag außer Betrieb."],
  ["Лодка течёт у кормы.", "Лодка пропускает воду."],
  ["Priya passed her bar exam.", "Priya qualified as a lawyer."],
  ["Karl hat den Führerschein abgegeben.", "Karl besitzt keinen Ausweis mehr."],
])("one that tells its line in other words stands: %s", (line, told) => {
  expect(heldFor(line, told)).not.toBe("its lines do not say it");
});

it.each([
  ["Hugo ordered the vegetarian menu on Friday.", "Hugo always orders the vegetarian menu.", /no rule/],
  ["Nora took the night train to Graz.", "Nora works as a nurse.", /do not say it/],
  ["Nora asked not to be called before ten.", "Nora must not be called before ten.", undefined],
])("an entry of precision is asked the same: %s", (line, content, waits) => {
  const book = logbookOf([daily("2026-04-08", [`- ${line}`])]);
  const entry = { type: "fact", subject: content.split(" ")[0], title: "", content, importance: 7, evidence: [line] };
  const answer = { text: JSON.stringify({ entries: [entry] }) };
  const { found } = precision.read(
    answer,
    { book, allow: [], known: new Map<string, string>() },
    { keepFrom: 5, actors: [] },
  );
  expect(found).toHaveLength(1);
  if (waits === undefined) expect(found[0]!.doubt).toBeUndefined();
  else expect(found[0]!.doubt).toMatch(waits);
});

it("one that leans on what its heading names stands behind that name", () => {
  const content = "It only opens if you lift it.";
  const book = logbookOf([daily("2026-04-08", ["## Dome shutter", "", `- ${content}`])]);
  const held = ["dome shutter", "lid"].map((subject) => {
    const entry = { type: "fact", subject, title: content, content, importance: 7, evidence: [content] };
    const answer = { text: JSON.stringify({ entries: [entry] }) };
    const gate = { book, allow: [], known: new Map<string, string>() };
    return precision.read(answer, gate, { keepFrom: 5, actors: [] }).found.map(({ doubt }) => doubt);
  });
  expect(held).toEqual([[undefined], ["it does not say who, or of what"]]);
});

// Caught: the memory said who no more, word for word of a line that does.
it.each([
  ["Hana drives the bus on Sundays.", "She drives the bus on Sundays."],
  ["Hana fährt sonntags den Bus.", "Sie fährt sonntags den Bus."],
  ["Hana préfère le bus du dimanche.", "Elle préfère le bus du dimanche."],
  ["Хана водит автобус по воскресеньям.", "Она водит автобус по воскресеньям."],
  // Caught: what leans on the line before it, kept word for word.
  ...[
    "That was the reason they stopped using it.",
    "It is broken again.",
    "Deshalb nehmen sie den anderen.",
    "Daarom gebruiken ze hem niet meer.",
    "Por eso ellos ya no lo usan.",
    "Dlatego już tego nie używają.",
    "Поэтому они этим больше не пользуются.",
  ].map((line) => [line, line]),
])("a claim that does not say who waits: %s", (line, told) => {
  expect(heldFor(line, told)).toBe("it does not say who, or of what");
});

it.each([
  ["The bus runs on Sundays, it needs no driver.", "The bus runs on Sundays, it needs no driver."],
  ["Il faut fermer la porte du bus le soir.", "Il faut fermer la porte du bus le soir."],
  ["We drive the bus on Sundays.", "We drive the bus on Sundays."],
  ["So the choir sings on Tuesdays, as they have no hall.", "So the choir sings on Tuesdays, as they have no hall."],
  ["Daarom oefent het koor op dinsdag.", "Daarom oefent het koor op dinsdag."],
  // Caught: one of us, or of all, that waited as it begins with a word that joins.
  ...["Deshalb schließen wir montags.", "Por eso todos ensayan.", "Поэтому мы закрыты по понедельникам."].map(
    (line) => [line, line],
  ),
  // Caught: an article taken for a pronoun of another language.
  ["O forno fecha cedo.", "O forno fecha cedo."],
  ["Il forno scotta.", "Il forno scotta."],
])("one that speaks of a thing, of nobody, or of us stands: %s", (line, told) => {
  expect(heldFor(line, told)).toBeUndefined();
});

it("a claim that begins with another's name than its line waits", () => {
  const lines = [
    "- Hana mows the lawn on Fridays.",
    "- Bread is baked at six.",
    "- The tap drips.",
    "- Olaf oils the gate.",
  ];
  const told = "Olaf mows the lawn on Fridays.";
  const claim = { line: 1, type: "user" as const, name: told, description: told, body: told, quotes: [lines[0]!] };
  const book = logbookOf([daily("2026-04-08", lines)]);
  const { found } = proveClaims({ claimed: [claim], rejected: [] }, { book, allow: [], known: new Map() });
  expect(found[0]!.doubt).toBe("its lines do not say this of Olaf");
});
