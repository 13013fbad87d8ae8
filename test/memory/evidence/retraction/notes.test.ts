/** A line that denies what it says: in every language, and never a line that only speaks of what ended. */
import { describe, expect, it } from "vitest";
import { logbookOf } from "../../../../src/memory/evidence/logbook.ts";
import { retractionOf } from "../../../../src/memory/evidence/retraction/retraction.ts";
import type { Language } from "../../../../src/text/lexicon/lexicon.ts";
import { daily } from "../../../support/daily.ts";

/** The line that denies what stands on one of these, from 1. */
function denied(claim: string, lines: readonly string[], at = 0): number | undefined {
  const book = logbookOf([daily("2026-03-02", lines)]);
  const span = { path: book.pages[0]!.log.path, day: "2026-03-02", from: at + 1, to: at + 1 };
  const found = retractionOf(claim, [span], book);
  return found?.sure ? found.line : undefined;
}

/** A claim, a lead that denies it, a note behind it, a line below it, and what only goes on. */
const SAID: Readonly<Record<Language, readonly [string, string, string, string, string]>> = {
  en: [
    "The queue runs on Valkey",
    "It is not true that",
    "withdrawn",
    "That was never decided.",
    "Dropped the old Redis cluster.",
  ],
  de: [
    "Die Warteschlange läuft auf Valkey",
    "Es ist falsch, dass",
    "zurückgezogen",
    "Das stimmt nicht mehr.",
    "Die alte Anlage abgeschaltet, Schlüssel verworfen am Montag.",
  ],
  fr: [
    "La file tourne sur Valkey",
    "Il est faux que",
    "annulé",
    "Ce n'est plus vrai.",
    "Supprimé l'ancien serveur Redis.",
  ],
  es: [
    "La cola corre en Valkey",
    "No es cierto que",
    "anulado",
    "Nadie lo decidió.",
    "Eliminado el viejo servidor Redis.",
  ],
  it: ["La coda gira su Valkey", "Non è vero che", "ritirato", "Non è più vero.", "Rimosso il vecchio server Redis."],
  pt: [
    "A fila roda sobre o Valkey",
    "Não é verdade",
    "anulado",
    "Isso nunca foi decidido.",
    "Removido o velho servidor Redis.",
  ],
  nl: [
    "De wachtrij draait op Valkey",
    "Het is niet waar dat",
    "ingetrokken",
    "Dat klopt niet meer.",
    "De oude server van Redis uitgezet.",
  ],
  pl: ["Kolejka działa na Valkey", "Nieprawda, że", "wycofane", "Już nieaktualne.", "Porzucono stary serwer Redis."],
  ru: ["Очередь работает на Valkey", "Неправда, что", "отменено", "Это не так.", "Отключили старый сервер Redis."],
  uk: ["Черга працює на Valkey", "Неправда, що", "скасовано", "Це не так.", "Вимкнули старий сервер Redis."],
  id: [
    "Antrean berjalan di Valkey",
    "Tidak benar bahwa",
    "dibatalkan",
    "Itu tidak berlaku lagi.",
    "Server Redis lama dimatikan.",
  ],
  tr: [
    "Kuyruk Valkey üzerinde çalışıyor",
    "Bu doğru değil",
    "iptal edildi",
    "Artık geçerli değil.",
    "Eski Redis sunucusu kapatıldı.",
  ],
  zh: ["队列运行在 Valkey 上面", "不是真的", "已撤回", "没有人决定过。", "旧的 Redis 服务器下线了。"],
  ja: ["キューは Valkey の上で動かす", "事実ではない", "撤回", "これは事実ではない。", "古い Redis サーバーを止めた。"],
  ko: ["대기열은 Valkey 위에서 돌린다", "사실이 아니다", "철회", "사실이 아니다.", "오래된 Redis 서버를 껐다."],
};

describe.each(Object.entries(SAID))("%s", (_, [claim, lead, note, below, other]) => {
  it.each([
    ["leads to it", [`- ${lead}: "${claim}"`], 1],
    ["stands in brackets behind it", [`- ${claim}. (${note})`], 1],
    ["stands behind a dash", [`- ${claim} — ${note}`], 1],
    ["goes on below it", [`- ${claim}.`, `  ${below}`], 2],
    ["is the next line", [`- ${claim}.`, `- ${below}`], 2],
    ["only tells something else", [`- ${claim}.`, `  - ${other}`], undefined],
  ])("a denial %s", (_, lines, line) => {
    expect(denied(claim, lines)).toBe(line);
  });
});

describe("no denial", () => {
  it.each<[string, string, readonly string[]]>([
    ["of what the claim itself tells", "Kafka was rejected for its licence", ["- Rejected: Kafka, for its licence"]],
    ["of a claim that says no", "We do not use Kafka", ["- Rejected: Kafka, for its licence"]],
    ["of another thing", "We use NATS", ["- Decision: we use NATS.", "- Cancelled the offsite."]],
    // Caught: of one thing, a denial below took back what stood above it.
    ["of one other thing", "We use NATS", ["- Decision: we use NATS.", "- Bosch was rejected."]],
    ["of one other thing, in German", "Wir nutzen NATS", ["- Wir nutzen NATS.", "- Bosch abgelehnt."]],
    ["of the last thing named", "We use Node 24, not 20", ["- Decision: we use Node 24, not 20, which is deprecated"]],
    [
      "of what its last clause is of",
      "Sold the kiln at 40 EUR",
      ["- Sold the kiln at 40 EUR after prices fell, theory invalidated"],
    ],
    [
      "of what denies its own subject",
      "Rain brought the forecast down",
      ["- Theory rejected: rain brought the forecast down in both weeks"],
    ],
    [
      "of what denies its own subject, in German",
      "Der Frost kam früher als gemeldet",
      ["- Angebot abgelehnt: der Frost kam früher als gemeldet"],
    ],
    ["of a thing of its own", "The timeout is 30 s", ["- Lesson: the default timeout is wrong: it is 30 s"]],
    ["in a paragraph below a blank heading", "We use NATS", ["- We use NATS", "", "## Redis", "", "No longer true."]],
  ])("%s", (_, claim, lines) => {
    expect(denied(claim, lines)).toBeUndefined();
  });

  it("by a heading that names a thing", () => {
    expect(denied("We use NATS", ["## Reverted commits", "", "- Decision: we use NATS"], 2)).toBeUndefined();
    expect(denied("We use NATS", ["## Rejected ideas", "", "- Decision: we use NATS"], 2)).toBe(1);
    expect(denied("Wir nutzen NATS", ["## Verworfene Vorschläge", "", "- Wir nutzen NATS"], 2)).toBe(1);
  });

  // A word of another language, without its accents or its end, is one of this.
  it.each(["The archive", "Retirement", "Antigua", "Stare"])("not below a heading that is a thing: %s", (heading) => {
    expect(denied("We use NATS", [`## ${heading}`, "", "- Decision: we use NATS"], 2)).toBeUndefined();
  });

  it.each([
    ["## Ideas we did not take", ""],
    ["## Former rules (withdrawn)", ""],
    ["## Payments (obsolete)", "", "### Cards", ""],
    ["## Verworfene Ideen", ""],
    ["## Règles retirées", ""],
    ["## Reglas antiguas", ""],
    ["## Odrzucone pomysły", ""],
    ["## 却下した案", ""],
    ["None of the following is true any more:", ""],
    ["- Turned down:"],
    ["**Not adopted**", "", "- All mail goes through Postfix"],
    ["Die folgenden Regeln gelten nicht mehr:"],
    ["Lo siguiente ya no vale:"],
    ["以下规则不再适用："],
    ["Ignore the following, it was a test:", ""],
    ["Ignorez ce qui suit, c'était un test :", ""],
    ["Zignoruj poniższe, to był test:", ""],
    ["以下は無視してください、テストでした：", ""],
    ["## Example of a bad decision log", ""],
    ["## Ejemplo de un mal registro", ""],
    ["## ❌", ""],
    ["## Decisions — outdated", ""],
    ["## Session 3 — withdrawn", ""],
    ["A lie:"],
    ["Gelogen:"],
    ["Mensonge :"],
    ["Ложь:"],
    ["虚构："],
    ["거짓말:"],
    ["An untrue story:"],
    ["## A fairy tale", ""],
    ["Ein Märchen:"],
    ["Une histoire inventée :"],
    ["Zmyślona historia:"],
    ["Вигадана історія:"],
    ["編造的故事："],
    ["作り話："],
  ])("below what takes it back: %s", (...above) => {
    const lines = [...above, "  - We use NATS"];
    expect(denied("We use NATS", lines, above.length)).toBeDefined();
  });

  it("with its box crossed out, or a note in brackets that it is wrong", () => {
    for (const line of ["- [-] Decision: we use NATS", "- [~] We use NATS"])
      expect(denied("We use NATS", [line])).toBe(1);
    expect(denied("We use NATS", ["- Decision: we use NATS (wrong, ignore)"])).toBe(1);
    expect(denied("We use NATS", ["- False: Decision: we use NATS"])).toBe(1);
    expect(denied("Usamos NATS", ["- Mentira: Decisión: usamos NATS"])).toBe(1);
    expect(denied("We use NATS", ["- False alarm: Decision: we use NATS"])).toBeUndefined();
    expect(denied("We use NATS", ["- Decision: we use NATS.", "- The above is a lie."])).toBe(2);
    expect(denied("Usiamo NATS", ["- Decisione: usiamo NATS.", "- Quanto sopra è falso."])).toBe(2);
    expect(denied("We use NATS", ["- Decision: we use NATS.", "- The lamp above the door is wrong."])).toBeUndefined();
    expect(denied("Usamos NATS", ["- Decisión: usamos NATS (obsoleta)"])).toBe(1);
  });

  it("a cross beside it leaves to a person, unless the claim or the line tells what failed", () => {
    const crossed = (claim: string, line: string) => {
      const [page] = logbookOf([daily("2026-03-02", [line])]).pages;
      return retractionOf(claim, [{ path: page!.log.path, day: "2026-03-02", from: 1, to: 1 }], logbookOf([page!.log]))
        ?.sure;
    };
    expect(crossed("We use NATS", "- ❌ We use NATS")).toBe(false);
    expect(crossed("We use NATS", "- Decision: 🚫 we use NATS")).toBe(false);
    expect(crossed("Never merge alone", "- ❌ Rule: never merge alone")).toBeUndefined();
    expect(crossed("Groq is not reachable from the office", "- ❌ Groq: the proxy eats it")).toBeUndefined();
    expect(crossed("Cerebras недоступен", "- ❌ Cerebras: прокси режет")).toBeUndefined();
    expect(crossed("The linter marks it with ❌ here", "- The linter marks it with ❌ here")).toBeUndefined();
  });

  it("asks about nothing that its heading is called by, nor about a letter of the person's own", () => {
    const asked = (...lines: string[]) => {
      const [page] = logbookOf([daily("2026-03-02", lines)]).pages;
      return retractionOf("x", [{ path: page!.log.path, day: "2026-03-02", from: 3, to: 3 }], logbookOf([page!.log]))
        ?.sure;
    };
    expect(asked("## Samples", "", "- Samples of each batch are kept 30 days")).toBeUndefined();
    expect(asked("## Samples", "", "- Decision: we use NATS")).toBe(false);
    expect(asked("## Proposals", "", "- Proposal: we use NATS")).toBe(false);
    expect(asked("I wrote to the board:", "", "> We lease the yard to Brandt")).toBeUndefined();
    expect(asked("Kim wrote:", "", "> We lease the yard to Brandt")).toBe(false);
  });

  it.each([
    ["## Former employees", ""],
    ["## Session 3 — outdated", ""],
    ["## Sitzung 2 (veraltet)", ""],
    ["## Ignore list", ""],
    ["## Invalid tokens", ""],
    ["## Rejected", "", "- Kafka", "", "## Decisions", ""],
    ["Rejected:", "", "- Kafka", "", "On Friday we met.", ""],
    ["Since the old queue no longer works, we decided:", ""],
    ["We never skip these:"],
    ["## Example Corp", ""],
    ["## Test environment", ""],
    ["The test showed the following:"],
  ])("but not below what names a thing, or belongs to other lines: %s", (...above) => {
    expect(denied("We use NATS", [...above, "- We use NATS"], above.length)).toBeUndefined();
    expect(denied("We use NATS", ["- Decision: we use NATS (false by default)"])).toBeUndefined();
  });
});

it.each([
  ["## Open questions", ""],
  ["## Offene Fragen", ""],
  ["## Not decided yet", ""],
  ["## Brainstorming", ""],
  ["## Мозговой штурм", ""],
  ["## ブレスト", ""],
  ["Rien de tout cela n'a été retenu :"],
  ["## Pytania otwarte", "", "### Kolejka", ""],
  ["To be decided:"],
  ["## Proposals", ""],
  ["**Vorschläge**", ""],
  ["## Example", ""],
  ["Ejemplos:"],
  ["## 示例", ""],
  ["We looked at Redis and this is what we did not do:"],
  ["Wir haben uns Redis angesehen, und das haben wir nicht gemacht:"],
  ["## Hypothetical", ""],
  ["## Entwürfe", ""],
  ["## Sjabloon", ""],
  ["## Template", ""],
  ["## Daily log template (empty)", ""],
  ["## Sample entry", ""],
  ["This is only an example:"],
  ["For instance:"],
  ["Suppose our log said:"],
  ["## Muster", ""],
  ["## Mustereintrag", ""],
  ["Stell dir vor, da stünde:"],
  ["## Exemple d'entrée", ""],
  ["Imagina esta nota:"],
  ["## Esempio di voce", ""],
  ["Por exemplo:"],
  ["Na przykład:"],
  ["## Образец записи", ""],
  ["Наприклад:"],
  ["Misalnya:"],
  ["## Örnek kayıt", ""],
  ["例如："],
  ["## 記入例", ""],
  ["예를 들어:"],
  ["---------- Forwarded message ----------", "From: Kim Lee", "Subject: plans", ""],
])("is doubted below what only asks or offers it, or tells it as not done: %s", (...above) => {
  const book = logbookOf([daily("2026-03-02", [...above, "- Decision: we use NATS"])]);
  const span = { path: book.pages[0]!.log.path, from: above.length + 1, to: above.length + 1, day: "2026-03-02" };
  expect(retractionOf("We use NATS", [span], book)).toEqual({ line: 1, sure: false });
  expect(retractionOf("We use NATS", [span], book, true)).toBeUndefined();
});

it("is doubted though its description says the heading too, as without a model it does", () => {
  const book = logbookOf([daily("2026-03-02", ["## Not decided yet", "", "- Decision: we use NATS"])]);
  const span = { path: book.pages[0]!.log.path, from: 3, to: 3, day: "2026-03-02" };
  expect(retractionOf("We use NATS\nWe use NATS (Not decided yet)", [span], book)?.line).toBe(1);
  expect(retractionOf("We use NATS, not decided yet", [span], book)).toBeUndefined();
});

it.each<[number | undefined, ...string[]]>([
  [1, "- **Claude:** Decision: we use NATS"],
  [undefined, "- **Claude:** Decision: we use NATS", "- **Me:** Yes, do that."],
  [undefined, "- Kim: Decision: we use NATS"],
  [1, "- Decision (maybe): we use NATS"],
  [1, "- [ ] Decision: we use NATS"],
  [undefined, "- [x] Decision: we use NATS"],
  [1, "- Entscheidung (vielleicht): wir nehmen NATS"],
  [1, "- Decision (proposal of Kim): we use NATS"],
  [1, "- Entscheidung (Vorschlag Kim): wir nehmen NATS"],
  [undefined, "- Decision (with Kim, on the phone): we use NATS"],
  [undefined, "- Decision (with Kim and maybe Ben): we use NATS"],
])("is doubted on line %s: %s", (line, ...lines) => {
  const book = logbookOf([daily("2026-03-02", lines)]);
  const span = { path: book.pages[0]!.log.path, from: 1, to: 1, day: "2026-03-02" };
  expect(retractionOf("We use NATS", [span], book)?.line).toBe(line);
});

it.each<[number | undefined, ...string[]]>([
  [1, "> [!quote] From the other team", "> Decision: we use NATS"],
  [1, "> [!fail]", "> Decision: we use NATS"],
  [1, "On Tue, 3 March Kim <kim@example.org> wrote:", "> Decision: we use NATS"],
  [1, "Kim schrieb:", "> Decision: we use NATS"],
  [1, "**Claude:**", "Decision: we use NATS"],
  [undefined, "> [!fail] The deploy", "> Lesson: stop the queue first, we use NATS"],
  [undefined, "> [!success]", "> Decision: we use NATS"],
  [undefined, "> [!question] Which queue?", "> Decision: we use NATS"],
  [undefined, "> [!faq] Welche Warteschlange?", "> Entschieden: wir nehmen NATS"],
  [undefined, "> [!help] ¿Qué cola?", "> Decidido: usamos NATS"],
  [undefined, "> [!question] 用哪个队列？", "> 决定：用 NATS"],
  [undefined, "> [!fail] The deploy", "> The deploy failed, we use NATS"],
  [undefined, "> [!failure]", "> Der Brand ist misslungen, we use NATS"],
  [1, "> [!question] Which queue?", "> NATS, it is small"],
  [1, "> [!example]", "> Decision: we use NATS"],
  [undefined, "What we decided today:", "> Decision: we use NATS"],
  [undefined, "Copilot:", "- Decision: we use NATS"],
  [undefined, "---------- Meeting ----------", "Decision: we use NATS"],
  [undefined, "Contact: Kim <kim@example.org>", "Decision: we use NATS"],
])("is another's word, from line %s: %s", (line, ...lines) => {
  const book = logbookOf([daily("2026-03-02", lines)]);
  const span = { path: book.pages[0]!.log.path, from: 2, to: 2, day: "2026-03-02" };
  expect(retractionOf("We use NATS", [span], book)?.line).toBe(line);
});

it("is doubted below an example also where it says no", () => {
  const book = logbookOf([daily("2026-03-02", ["## Example", "", "- Rule: no mail on Sundays"])]);
  const span = { path: book.pages[0]!.log.path, from: 3, to: 3, day: "2026-03-02" };
  expect(retractionOf("No mail on Sundays", [span], book)).toEqual({ line: 1, sure: false });
});

it.each([
  ["**Copilot:** Decision: two more seats in May", "Two more Copilot seats in May", "Two more seats in May"],
  ["**Copilot:** Entscheidung: zwei weitere Lizenzen", "Zwei weitere Copilot-Lizenzen", "Zwei weitere Lizenzen"],
  ["**Cursor :** Décision : deux licences de plus", "Deux licences Cursor de plus", "Deux licences de plus"],
  ["**Gemini:** Decisión: dos licencias más", "Dos licencias más de Gemini", "Dos licencias más"],
  ["**Codex：** 决定：再买两个许可", "再买两个 Codex 许可", "再买两个许可"],
])("is about the thing of its label where the claim names it, and else the word of that machine: %s", (line, named, bare) => {
  const book = logbookOf([daily("2026-03-02", [line])]);
  const span = { path: book.pages[0]!.log.path, from: 1, to: 1, day: "2026-03-02" };
  expect([named, bare].map((text) => retractionOf(text, [span], book)?.line)).toEqual([undefined, 1]);
});

it.each([
  ["Because the template was wrong:"],
  ["## Template engine", ""],
  ["## Email templates", ""],
  ["## Story points", ""],
  ["The story so far:"],
  ["For example.com:"],
  ["## Märchenpark", ""],
  ["## Mustererkennung", ""],
  ["Wir haben die Vorlage beschlossen:"],
  ["## Modèle de données", ""],
  ["## Conto", ""],
  ["## 模板引擎", ""],
  ["Why we did not use Redis:"],
  ["## Decision on the proposal of Karl", ""],
  ["We looked at Redis and took this instead:"],
])("is not doubted below a heading that tells what for: %s", (...above) => {
  const book = logbookOf([daily("2026-03-02", [...above, "- Decision: we use NATS"])]);
  const span = { path: book.pages[0]!.log.path, from: above.length + 1, to: above.length + 1, day: "2026-03-02" };
  expect(retractionOf("We use NATS", [span], book)).toBeUndefined();
});

describe("a line that takes back what it tells", () => {
  const [claim, told] = ["the quay closes at ten", "Larvik prints all of the ferry tickets"];
  // The claim alone, as a model echoes it, and with the heading that the offline model adds.
  const isTakenBack = (said: string, lines: readonly string[]): boolean =>
    denied(
      [said, `${said} (Backend)`, said].join("\n"),
      lines,
      Math.max(
        0,
        lines.findIndex((one) => one.includes(said)),
      ),
    ) !== undefined;

  it.each([
    ...[
      "withdrawn",
      "rejected by the board",
      "overruled by Ben",
      "later dropped",
      "superseded by ADR 7",
      "void since May",
    ].map((note) => `Decision (${note}): ${claim}.`),
    ...["disproved", "2023, no longer valid"].map((note) => `**Lesson** (${note}): ${claim}.`),
    ...[
      `Withdrawn — Decision: ${claim}.`,
      `Not a decision: ${claim}.`,
      `Decision 12 (revoked): ${claim}.`,
      `Decision overturned: ${claim}.`,
    ],
    ...[`| Decision | ${claim} | rejected |`, `| ${claim} | superseded by ADR-7 |`],
    ...[" — cancelled on Friday.", ". Correction: that is wrong.", ". EDIT: dropped.", " (overruled by Ben)"].map(
      (end) => `Decision: ${claim}${end}`,
    ),
  ])("%s", (line) => {
    expect(isTakenBack(claim, [line])).toBe(true);
  });

  // Caught: a status before the decision, a cross alone, a status in a wide table were not heard, and what was rejected stood.
  it.each([
    ["| Status | Decision |", `| rejected | ${claim} |`],
    ["| Stand | Beschluss |", `| abgelehnt | ${claim} |`],
    ["| Décision | Statut |", `| ${claim} | refusé |`],
    ["| Decisione | Stato |", `| ${claim} | ❌ |`],
    ["| 状態 | 決定 |", `| 却下 | ${claim} |`],
    ["| Status | Idea |", `| vetoed by Kim | ${claim} |`],
    ["| No | Day | Who | Decision | Status |", `| 4 | 2 April | Kim | ${claim} | overruled by the board |`],
  ])("%s %s", (head, row) => {
    const rule = head.replaceAll(/[^|]+/g, "---");
    expect(isTakenBack(claim, [head, rule, "| | |", row])).toBe(true);
  });

  it.each([
    ["| Order state | Rule |", `| cancelled | ${claim} |`],
    ["| Status | Decision |", `| done | ${claim} |`],
    ["| Decision | Breaking |", `| ${claim} | ❌ |`],
    ["| Decision | Note |", `| ${claim} | Kafka was rejected in March |`],
    ["| Item | Status |", `| ${claim} | ✗ |`],
  ])("and not %s %s", (head, row) => {
    expect(isTakenBack(claim, [head, head.replaceAll(/[^|]+/g, "---"), row])).toBe(false);
  });

  it.each([
    "Entscheidung (am Freitag zurückgezogen)",
    "Décision (rejetée par le conseil)",
    "Decisión (anulada)",
    "Decisione (superata)",
    "Decisão (revogada)",
    "Besluit (ingetrokken)",
    "Decyzja (nieaktualna)",
    "Решение (отменено)",
    "Рішення (скасовано)",
    "Karar (iptal edildi)",
    "Keputusan (ditarik)",
    "決定（撤回）",
    "决定（作废）",
    "결정(폐기)",
  ])("%s", (label) => {
    expect(isTakenBack(told, [`${label}: ${told}.`])).toBe(true);
  });

  it.each<[string, ...string[]]>([
    ["Status: Superseded", `Decision: ${claim}.`, "", "Status: Superseded"],
    ["a bold one", `Decision: ${claim}.`, "", "**Status**: withdrawn by the team"],
    ["Ergebnis: abgelehnt", `Beschluss: ${claim}.`, "Ergebnis: abgelehnt"],
    ["Vote: not adopted", `- Decision: ${claim}.`, "- Vote: not adopted"],
    ["表决：未通过", `- Decision: ${claim}.`, "- 表决：未通过"],
    ["Oylama: kabul edilmedi", `- Decision: ${claim}.`, "- Oylama: kabul edilmedi"],
    ["Superseded by: ADR 9", `- Decision: ${claim}.`, "  Superseded by: ADR 9"],
    ["superseded-by::", `decision:: ${claim}`, "superseded-by:: ADR 9"],
    ["Ersetzt durch: ADR 9", `- Beschluss: ${claim}.`, "- Ersetzt durch: ADR 9"],
    ["The decision above was withdrawn.", `Decision: ${claim}.`, "", "The decision above was withdrawn."],
    [
      "a record's, above",
      "# ADR 9",
      "",
      "- Status: deprecated",
      "- Date: 2026-01-02",
      "",
      "## Decision",
      "",
      `Decision: ${claim}.`,
    ],
  ])("the status beside it: %s", (_, ...lines) => {
    expect(isTakenBack(claim, lines)).toBe(true);
  });

  it.each<[string, ...string[]]>([
    ...["Ada, 3 March", "revised", "final", "not withdrawn", "cancelled orders", "supersedes ADR 3"].map(
      (note): [string] => [`Decision (${note}): ${claim}.`],
    ),
    [`Entscheidung (stornierte Fahrten): ${claim}.`],
    [`Decisión (viajes cancelados): ${claim}.`],
    [`| Rejected | ${claim} | Ada |`],
    [`Decision: ${claim} — false by design`],
    [`Decision: ${claim}.`, "", "Status: accepted"],
    [`Decision: ${claim}.`, "", "Result: the old build was dropped"],
    [`- Decision: ${claim}.`, "- Vote: adopted, 7 to 2"],
    [`- Decision: ${claim}.`, "- Vote on the statutes: not adopted"],
    [`- Decision: ${claim}.`, "- Supersedes: ADR 3"],
    [`- Decision: ${claim}.`, "- Dropped: the old bar"],
    [`- Decision: ${claim}.`, "- Decision: the bar stays open.", "- Status: rejected"],
    ["Decision: the bar stays open.", "", "Status: rejected", "", `Decision: ${claim}.`],
    ["## Bar", "", "Status: rejected", "", "## Quay", "", `Decision: ${claim}.`],
    [`Decision: ${claim}.`, "", "<details><summary>Rejected decisions</summary>", "", "- Rule: knock first."],
  ])("but not: %s", (...lines) => {
    expect(isTakenBack(claim, lines)).toBe(false);
  });

  it("unless the claim tells it", () => {
    expect(
      denied("Kafka was rejected for its licence", ["Decision (rejected): Kafka, for its licence"]),
    ).toBeUndefined();
  });
});

describe("a note that somebody added", () => {
  const lines = (note: string): string[] =>
    note.startsWith("- ")
      ? ["- Decision: the queue is NATS.", `  ${note}`]
      : [`- Decision: the queue is NATS. ${note}`];
  const isTakenBack = (note: string): boolean => {
    const book = logbookOf([daily("2026-03-02", lines(note))]);
    const span = { path: book.pages[0]!.log.path, day: "2026-03-02", from: 1, to: 1 };
    return retractionOf("The queue is NATS", [span], book) !== undefined;
  };

  it.each([
    ["behind its day", "UPDATE 9 April: reverted.", "MAJ 9 avril : annulé.", "AKTUALIZACJA 9 kwietnia: wycofane."],
    ["behind a day with its stops", "Nachtrag 9.4.: zurückgenommen.", "4/9 追記：撤回。", "4月9日更新：已撤回。"],
    ["with a no alone", "Edit: nope.", "Edit: nein, doch nicht.", "édit : non en fait."],
    ["that tells who did it", "- Марта зарубила", "- Marta reddetti", "- Marta lo tumbó", "- Ben said no"],
    ["in everyday words", "- ist vom Tisch", "- отбой", "- ボツ", "- we backed out of this", "(已过时)", "(eskidi)"],
  ])("takes the line back: %s", (_, ...notes) => {
    expect(notes.filter((note) => !isTakenBack(note))).toEqual([]);
  });

  it("takes nothing back where nobody minds, or the work goes on", () => {
    const notes = ["Update 3 May: done.", "MAJ 3 mai : fait.", "- Ben said yes", "- 没人反对", "- niemand war dagegen"];
    expect([...notes, "No objections.", "- Typo correction", "- Tom will write it up"].filter(isTakenBack)).toEqual([]);
  });
});
