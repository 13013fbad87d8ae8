import { describe, expect, it } from "vitest";
import { type Passed, passGate, type Stopped, stoppedByDoubt } from "../../../src/memory/evidence/gate.ts";
import { logbookOf } from "../../../src/memory/evidence/logbook.ts";
import { daily } from "../../support/daily.ts";

const book = logbookOf([
  daily("2026-04-08", [
    "- The mast broke again in the gale",
    "- Painted the fence",
    "- Ordered two oars at Vink",
    "- Nils likes short letters in the morning",
    "",
    "- We moved the rehearsal to Thursday",
    "  the hall is taken on Tuesdays",
    "- The barn gets a new roof:",
    "    - the old one let the rain in",
    "    - Bruno pays half of it",
    "",
    "We sold the trailer in the end.",
    "- its axle was bent",
    "1. Seeds come from Wiesner",
    "2. Wiesner has the oldest apples",
    "- Die Fenster im Anbau bleiben zu, weil der Rahmen sonst reißt",
    "- Questions about the wells now go to Bruno",
    "",
    "## Pumps",
    "- probes #p7 and #p8 go to the mill",
    "  - p7 runs at noon",
    "- Result: the difference is there because of the poor fit of the lid",
  ]),
]);
const told = (text: string, over: object = { tellsOpen: true }): Passed | Stopped =>
  passGate({ text, quotes: [], ...over }, { book, allow: [], known: new Map() });

describe("a reason that another line under the heading gives", () => {
  const streams = logbookOf([
    daily("2026-04-08", [
      "- Ilse asked to rename the tide lists because plain letters had become ambiguous",
      "- made the sheet",
      "- Rule: a tide list is called by its port and month",
      "- Rule: a crane list is called by its yard",
    ]),
  ]);
  const bullet = (text: string) =>
    stoppedByDoubt(passGate({ text, quotes: [], tellsOpen: true }, { book: streams, allow: [], known: new Map() }));

  it("is one, where that line says why in so many words of something the claim is about", () => {
    const claim = "A tide list is called by its port and month, since plain letters had become ambiguous";
    expect("code" in bullet(claim)).toBe(false);
    const other = "A crane is called by its yard, since plain letters had become ambiguous";
    expect(bullet(other)).toMatchObject({ code: "UNSUPPORTED" });
  });
});

describe("a reason that a bullet tells", () => {
  it.each([
    "The mast broke again in the gale, therefore Nils likes short letters in the morning",
    "Nils likes short letters in the morning because the mast broke in the gale",
  ])("stands in no document where two lines are tied that nobody tied: %s", (text) => {
    expect(stoppedByDoubt(told(text))).toMatchObject({ code: "UNSUPPORTED" });
  });

  it.each([
    "Ordered two oars at Vink, because Nils likes short letters in the morning",
    "Bruno pays half of the barn's roof, therefore the old one let the rain in",
    "The hall is taken on Tuesdays, therefore the barn gets a new roof",
    "Die Fenster im Anbau bleiben zu, weil der Rahmen sonst reißt, therefore Questions about the wells now go to Bruno",
    "The old apples of Wiesner are ours because seeds come from Wiesner",
  ])("is not given by the line above, where the two are items side by side: %s", (text) => {
    expect(stoppedByDoubt(told(text))).toMatchObject({ code: "UNSUPPORTED" });
  });

  it.each([
    "We moved the rehearsal to Thursday, because the hall is taken on Tuesdays",
    "The barn gets a new roof, because the old one let the rain in",
    "The barn gets a new roof, because Bruno pays half of it",
    "We sold the trailer because its axle was bent",
    "#p7/#p8 difference, because of the poor fit of the lid",
  ])("stands where a line gives it, or the one that it goes on from: %s", (text) => {
    expect(stoppedByDoubt(told(text))).toHaveProperty("spans");
  });

  it("is a question about a memory where its name tells it, and none where it says below why it matters", () => {
    const tied = "Nils likes short letters in the morning because the mast broke in the gale";
    expect(told(tied, {})).toHaveProperty("doubt");
    expect(told(`Nils likes short letters in the morning\n${tied}`, {})).not.toHaveProperty("doubt");
  });
});

describe("what somebody asked for in a chat, told of them", () => {
  const quiet = ["- o preço subiu em março", "- usuário pediu a lista de leads", "- gateway connected at eight"];
  const ofLine = (line: string, text: string, quotes: readonly string[] = []) => {
    const asked = logbookOf([daily("2026-02-02", [...quiet, `user: ${line}`, "- agenda sincronizada"])]);
    return stoppedByDoubt(passGate({ text, quotes, tellsOpen: true }, { book: asked, allow: [], known: new Map() }));
  };

  it.each([
    [
      "porque o backup nao rodou confira e corrija o cron",
      "Usuário perguntou porque o backup não rodou, pediu para conferir e corrigir o cron",
    ],
    [
      "porque no salió el informe revisa y arregla el cron",
      "El usuario preguntó porque no salió el informe, pidió revisar y arreglar el cron",
    ],
    [
      "perché il rapporto non è partito? controlla e sistema il cron",
      "L'utente ha chiesto perché il rapporto non è partito e di controllare e sistemare il cron",
    ],
    [
      "почему не пришёл отчёт? проверь и исправь крон",
      "Пользователь спросил, почему не пришёл отчёт, попросил проверить и исправить крон",
    ],
    [
      "waarom is het rapport niet verstuurd? controleer en herstel de cron",
      "Gebruiker vroeg waarom het rapport niet is verstuurd en om de cron te controleren en te herstellen",
    ],
    [
      "dlaczego raport nie wyszedł? sprawdź i napraw crona",
      "Użytkownik zapytał, dlaczego raport nie wyszedł, poprosił o sprawdzenie i naprawienie crona",
    ],
  ])("finds the line that asks, whatever form its verbs have, and its `why` is no `because`: %s", (line, text) => {
    expect(ofLine(line, text)).toMatchObject({ spans: [{ from: 4 }] });
    expect(ofLine(line, text, [line])).toHaveProperty("spans");
  });

  it.each([
    ["o gateway conectou", "Usuário pediu para apagar e refazer a planilha"],
    ["der Bericht ging um neun raus", "Der Nutzer bat, die Heizung zu prüfen und zu entlüften"],
    ["отчёт ушёл в девять", "Пользователь попросил удалить и пересоздать базу"],
    ["Ana recusou a proposta", "Ana recusou porque o preço subiu em março"],
  ])("is none that no line asks for, and a refusal has its reason proved: %s", (line, text) => {
    expect(ofLine(line, text)).toHaveProperty("code");
  });
});
