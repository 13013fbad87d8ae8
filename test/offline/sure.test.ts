import { describe, expect, it } from "vitest";
import { readWeek } from "../../src/offline/statements.ts";
import { LEXICONS } from "../../src/text/lexicon/all.ts";
import { HEARD } from "../../src/text/lexicon/heard.ts";
import { HEARD_MARKS } from "../../src/text/lexicon/lexicon.ts";
import { log, sureClaims } from "./log.ts";

const heard = (...texts: string[]) =>
  sureClaims(readWeek(texts.map((text, i) => log(text, `2026-04-${String(6 + i).padStart(2, "0")}`)))).map(
    ({ mark, claim }) => [mark, claim],
  );

describe("what somebody asks to be remembered", () => {
  it.each([
    "Mira wants the agent to remember the tide table of Lund as the source for all sailing times.",
    "Mira asked Clio to remember that the harbour office closes at noon on Fridays.",
    "Ines möchte, dass man sich merkt, welche Schleuse im Winter geschlossen bleibt.",
    "Ana pidió al agente recordar la tabla de mareas de Vigo para los horarios.",
    "Ana pediu ao agente lembrar a tabela de marés de Faro para os horários.",
    "Marc veut que l'agent retienne la table des marées de Brest pour les horaires.",
    "Joost wil dat de agent de getijdentafel onthoudt voor de tijden.",
    "Анна просит агента запомнить таблицу приливов для расписания парома.",
    "Budi minta agen mengingat tabel pasang surut Surabaya untuk jadwal kapal.",
    "Kaya ajanın Bodrum gelgit tablosunu hatırlamasını istiyor.",
    "用户要求助手记住渡轮时刻表以港务局的潮汐表为准。",
    "田中さんは港の潮見表を覚えておいてほしいと言った。",
  ])("is kept: %s", (line) => {
    expect(heard(`- ${line}`)).toHaveLength(1);
  });

  it.each([
    "I wonder whether anybody wants to remember the old timetable of the ferry.",
    "The captain could not remember which lock stays closed in winter.",
  ])("is none: %s", (line) => {
    expect(heard(`- ${line}`)).toEqual([]);
  });
});

describe("a mark with a whole claim behind it", () => {
  it.each([
    ["decision", "Decision: search runs on SQLite, since the server has little memory."],
    ["decision", "- **Decision:** search runs on SQLite, since the server has little memory."],
    ["decision", "- Key decision: search runs on SQLite, since the server has little memory."],
    ["lesson", "Lesson learned: restore a backup on a spare machine first."],
    ["rule", "Rule: releases go out on Tuesdays and at no other time."],
    ["remember", "Remember: the tax office in Lund closes at noon on Fridays."],
    ["preference", "Preference: Mara wants short answers, numbers first."],
    ["decision", "Search runs on SQLite until the server is replaced. #decision"],
    ["rule", "Releases go out on Tuesdays and at no other time. #rule"],
    ["decision", "> [!decision]\n> Search runs on SQLite, since the server has little memory."],
    ["decision", "[!decision] Search runs on SQLite, since the server has little memory."],
    ["decision", "- Anna: Decision: search runs on SQLite, since the server has little memory."],
    ["decision", "- 14h05 Decision: search runs on SQLite, since the server has little memory."],
    ["decision", "- 2:05 pm – Decision: search runs on SQLite, since the server has little memory."],
    ["decision", "- **09:10** – Anna: Decision: search runs on SQLite, since the server has little memory."],
    ["decision", "- Anna (09:10): Decision: search runs on SQLite, since the server has little memory."],
    ["decision", "Anna — Decision: search runs on SQLite, since the server has little memory."],
    ["decision", "- [[decision]] Search runs on SQLite until the server is replaced."],
    ["decision", "- The old quarrel about search again. Agreed: SQLite until the server is replaced."],
    ["rule", "- Der Import fiel zweimal aus. Regel: Importe laufen nur noch nachts."],
    ["lesson", "- Всё утро искали причину. Урок: сначала проверять сертификат шлюза."],
    ["decision", "- We'll go with Loki and not Elastic for the logs, since one binary is enough."],
    ["remember", "- Merke: vor jedem Update der Firewall die Konfiguration sichern."],
    ["decision", "Search runs on SQLite until the server is replaced. [[decision]]"],
    ["decision", "- Decision (Sam, Ada, me): search runs on SQLite, since the server has little memory."],
    ["rule", "- Règle (avec Paul) : on ne livre plus le vendredi après-midi."],
    ["decision", "- Agreed with the harbour master: the crane moves to hall D in spring."],
    ["decision", "- Beschlossen im Team: der Kran zieht im Frühjahr in Halle D."],
    ["lesson", "- Lesson for me: ask for a sample file before writing the importer."],
    ["lesson", "- Lehre für uns: vor jedem Import eine Beispieldatei verlangen."],
    ["decision", "- Decidido con Marta y Ana: dejamos la nave vieja en primavera."],
    ["decision", "- Решено с Машей: весной кран переезжает в ангар Д."],
    ["decision", "- 決定（全員一致）：検索はSQLiteで動かす。サーバーのメモリが少ないため。"],
    ["rule", "- Mortar dries too fast. The manual of the mixer is wrong. From now on we always wet it twice."],
    ["decision", "Decision:\n\nSearch runs on SQLite until the server is replaced."],
    ["decision", "| What | Text |\n| --- | --- |\n| Decision | Search runs on SQLite until the server is replaced. |"],
    ["decision", "| Day | Decision |\n| --- | --- |\n| Monday | Search runs on SQLite until it is replaced. |"],
  ])("is a %s: %s", (mark, text) => {
    expect(heard(text).map(([one]) => one)).toEqual([mark]);
  });

  it.each([
    "Call with Dana. She prefers short mails with the numbers first.",
    "Termin mit Frau Behrens. Sie möchte Rechnungen künftig nur noch als PDF.",
    "Appel avec Mme Roux. Elle ne veut jamais de factures par la poste.",
    "Gebeld met Ruud. Hij wil voortaan alleen nog facturen als PDF.",
    "Zadzwoniła pani Lis. Ona zawsze chce faktury w PDF.",
  ])("does not say of whom, and waits: %s", (text) => {
    expect(heard(text)).toEqual([]);
  });

  it("is said of all, of whom one speaks to and of oneself", () => {
    for (const text of [
      "Tous doivent désormais signer le registre.",
      "You must always sign the register from now on.",
      "We keep 1220 °C for celadon from now on.",
      "Also, I prefer small commits, one per change.",
      "Wir bleiben ab jetzt bei 1220 °C.",
    ])
      expect(heard(text), text).toHaveLength(1);
  });

  it.each([
    "- Decision tree with Marta: search runs on SQLite until the server is replaced.",
    "- Rule with exceptions: search runs on SQLite until the server is replaced.",
    "- Proposal: Decision: search runs on SQLite, since the server has little memory.",
    "- Bot: Decision: search runs on SQLite, since the server has little memory.",
    "See the page [[decision]] on how search came to run on SQLite and no other.",
    "Decision:\n\nDo we want search to run on SQLite and no other?",
    "> [!decision] The search\n\nSQLite runs in the old office of the harbour since May.",
    "| Rule | State |\n| --- | --- |\n| No import reaches above its room | holds in all rooms |",
    "| Day | Decision |\n| --- | --- |\n| Monday | still pending |",
    "- The lock stays closed. Next decision: who pays for the new gate of the harbour.",
    '- The old form hangs in the hall. "Decision: search runs on SQLite until the server is replaced."',
    "- We take the ferry to Lund, nobody here prefers the early train.",
    ...[
      [
        "Always the same trouble with the winch on a wet Sunday.",
        "Never thought we would sell the old barge this year.",
      ],
      ["Immer noch kein Bescheid vom Amt über den neuen Steg.", "Immer dasselbe mit der Winde, wenn es regnet."],
      ["Toujours pas de nouvelles du chantier naval à Brest.", "Nunca vi tantas algas en la rampa del puerto."],
      ["Sempre la solita coda davanti alla chiusa di domenica.", "Nigdy nie widziałem tylu łodzi na jednym jeziorze."],
      ["Никогда не думал, что лодка так быстро высохнет.", "Altijd hetzelfde gedoe met de lier als het regent."],
    ].flatMap((lines) => lines.map((line) => `- ${line}`)),
    "- Ingrid prefers to sit by the window today.",
    "- Jo möchte heute lieber im hinteren Büro sitzen.",
  ])("is none: %s", (text) => {
    expect(heard(text)).toEqual([]);
  });

  it.each([
    "## Decisions\n\n- Reason: the vendor raised the price twice this year.",
    "## Entscheidungen\n\n- Grund: der Hersteller hat den Preis zweimal erhöht, im Mai und im Juli.",
    "## Decisiones\n\n- Motivo: el proveedor subió el precio dos veces este año.",
    "- Decision: Reason: the vendor raised the price twice this year.",
  ])("is none where only a reason is given: %s", (text) => {
    expect(heard(text)).toEqual([]);
  });

  it("is what a reason says outright itself", () => {
    expect(
      heard("## Lessons\n\n- Why: always change the thermocouples at 180 firings, since they drift later."),
    ).toHaveLength(1);
  });

  it("leaves the mark out of the claim, and takes the reason behind it along", () => {
    const [claim] = sureClaims(
      readWeek([
        log("- Decision: search runs on SQLite only.\n- Why: the server has little memory.\n- Lunch was good."),
      ]),
    );
    expect(claim?.claim).toBe("search runs on SQLite only.");
    expect(claim?.statements.map(({ text }) => text)).toEqual([
      "Decision: search runs on SQLite only.",
      "Why: the server has little memory.",
    ]);
  });

  it("is heard of each item under a heading, or under a label alone", () => {
    const items = "- We stay with PostgreSQL 16\n- Invoices are numbered per year";
    const both = [
      ["decision", "We stay with PostgreSQL 16"],
      ["decision", "Invoices are numbered per year"],
    ];
    expect(heard(`## Decisions\n\n${items}`)).toEqual(both);
    expect(heard(`**Decisions:**\n\n${items}`)).toEqual(both);
  });

  it.each([
    "- decision:: We stay with PostgreSQL 16",
    "- Decision - We stay with PostgreSQL 16",
    "DECISION — We stay with PostgreSQL 16",
    "- **Decision (with Sam):** We stay with PostgreSQL 16",
    "- _Decision:_ We stay with PostgreSQL 16",
    "- 10:30 – Decision: We stay with PostgreSQL 16",
    "- 2026-04-08 10:30 **Decision:** We stay with PostgreSQL 16",
    "> [!important] Decision\n> We stay with PostgreSQL 16",
    "- Entscheidung – We stay with PostgreSQL 16",
    "- Решение — We stay with PostgreSQL 16",
  ])("is heard in the shapes that people write: %s", (text) => {
    expect(heard(text)).toEqual([["decision", "We stay with PostgreSQL 16"]]);
  });

  it("is heard in a heading that says the whole of it", () => {
    const [claim] = sureClaims(
      readWeek([log("### Rule: never deploy the ledger on a Friday afternoon\n\nSam had asked.")]),
    );
    expect([claim?.claim, claim?.statements.length]).toEqual(["never deploy the ledger on a Friday afternoon", 1]);
  });

  it.each([
    "### Decision: RETAIN",
    "### Decision – the order of the two merges in the queue",
    "### Decision: merge order for concurrent branches\n\nThe smaller branch went in before the other one.",
    "- Resolution rules: midpoint for ranges, the most specific entry wins",
    "## Decisions applied\n\n- New views: the table and the chart, section 12 converted to resolved decisions",
    "- Sam - we stay with PostgreSQL 16",
    "- status:: decided",
    "> [!note] Weather\n> We stay at home on Fridays",
  ])("is none where the shape says something else: %s", (text) => {
    expect(heard(text)).toEqual([]);
  });

  it("keeps what led to it, where the mark stands in the middle of its line", () => {
    const line = "The upload queue grows without end. Remember: restart it on Mondays.";
    expect(sureClaims(readWeek([log(`- ${line}`)]))).toMatchObject([{ claim: "restart it on Mondays.", said: line }]);
  });

  it("counts of an inventory only what says itself that it was chosen", () => {
    const parts = [
      "Four layers: port, queue, worker, store",
      "Storage: files and a lock",
      "Names: kebab case",
      "Ports: 4000 and up",
    ];
    const items = [...parts, "Layout: three columns", "No ORM anywhere in the worker"]
      .map((one) => `- ${one}`)
      .join("\n");
    expect(heard(`## Design decisions\n\n${items}`)).toEqual([["decision", "No ORM anywhere in the worker"]]);
  });

  it("counts of lessons only rules, and of decisions no entry that needs its heading", () => {
    const lessons = [
      "Thresholds matter — one size does not fit all of them",
      "Always verify the copy with `cat` before you trust it",
    ];
    expect(heard(`## Lessons\n\n${lessons.map((one) => `- ${one}`).join("\n")}`)).toEqual([["lesson", lessons[1]]]);
    expect(heard("## Decisions\n\n- In-memory only (versions lost on restart)\n")).toEqual([]);
  });

  it("is a form, not a mark, where a heading comes back in one log", () => {
    const cycle = (n: number): string =>
      `## Cycle ${n}\n### Decision\nMerged branch ${n} after its checks had passed.\n`;
    expect(heard([1, 2, 3].map(cycle).join("\n"))).toEqual([]);
  });
});

describe("every mark that the README lists", () => {
  it.each(LEXICONS.map(({ language, name }) => [name, language] as const))("is heard in %s", (_, language) => {
    const words = HEARD_MARKS.flatMap((mark) => HEARD[language][mark].split(",").map((word) => word.trim()));
    const deaf = words.filter(
      (word) =>
        !word.startsWith("@") && heard(`${word}: SQLite 3.45, port 8080, Hetzner CX22, PostgreSQL 16`).length === 0,
    );
    expect(deaf).toEqual([]);
  });
});

describe("what is no mark, or marks nothing sure", () => {
  it.each([
    "Next decision: do we want this at all?",
    "Decision:",
    "Decision: SQLite",
    "Decision pending: which database the search runs on.",
    "Proposed rule: releases go out on Tuesdays only.",
    "parser.ts pattern: uses one regular expression a line",
    "Decision: should search run on SQLite?",
    "Decision: maybe search runs on SQLite, since memory is short.",
    "Decision: hold off on the new queue until the audit is over.",
    "Decision: nothing new to report today.",
    "Decisión: nada nuevo que reportar hoy.",
    "Karar: bugün değişiklik yok.",
    "Decision: for now search runs on the staging machine.",
    "- [ ] Decision: write down which database the search runs on.",
    "We weighed a decision: it was long and hard to follow.",
    "See ticket #decisions-17 for what was said on that day.",
  ])("%s", (text) => {
    expect(heard(text)).toEqual([]);
  });

  it("is what an assistant says, marked or not", () => {
    expect(heard("User: which database?\nAssistant: Decision: search runs on SQLite, from now on always.")).toEqual([]);
  });
});

describe("what is said outright", () => {
  // Caught: a no within the decision counted as "nothing was decided".
  it.each([
    "Decision: nothing is sold on Sundays.",
    "Décision : rien à payer pour les enfants de moins de six ans.",
    "Decisión: nada de perros en la terraza.",
    "Decisione: niente cani in terrazza.",
    "Decyzja: w sobotę nic nie sprzedajemy.",
    "Karar: cumartesi randevu yok.",
    "決定：土曜は予約なし。",
    "결정: 토요일 예약 없음.",
  ])("is a decision though it says a no: %s", (text) => {
    expect(heard(text).map(([one]) => one)).toEqual(["decision"]);
  });

  it.each([
    ["rule", "From now on invoices get a number per supplier."],
    ["rule", "Going forward, every release must carry the ticket in its title."],
    ["rule", "Never push to main without a review."],
    ["rule", "Unless Ida says otherwise, always ask before a table is dropped."],
    ["rule", 'Always wait for "push prod" before main is touched.'],
    ["preference", "Dana prefers short mails with the numbers first."],
    ["preference", "The client does not want any calls on Fridays."],
    ["preference", "I always want the numbers first in a mail."],
    ["preference", "Я всегда хочу видеть в письме сначала числа."],
    ["decision", "We chose SQLite over PostgreSQL because the server has little memory."],
    ["decision", "Elegimos SQLite en lugar de PostgreSQL porque el servidor tiene poca memoria."],
    ["decision", "Decided with Ada to print the tide tables on paper again. Reason: no network at sea."],
    ["decision", "Mit Ada beschlossen, die Tafeln wieder zu drucken. Grund: auf See kein Netz."],
    ["decision", "Décidé avec Luc de garder les cartes en papier. Raison : pas de réseau en mer."],
    ["decision", "山田さんと潮見表をまた紙に刷ると決めた。理由：海では電波がない。"],
  ])("is a %s: %s", (mark, text) => {
    expect(heard(text).map(([one]) => one)).toEqual([mark]);
  });

  it.each([
    "The importer never worked on the old machine.",
    "If Dana prefers mails, we could write one.",
    "Does Dana prefer short mails with numbers?",
    "Always nice to see the team in one room, for now at least.",
    "Chose not to run the clean-up, because the index was fresh.",
    "Decided to skip the clean-up today. Reason: the index was fresh.",
    "I never want to see that import fail again.",
    "Maybe we decided on paper too early. Reason: no trial yet.",
    "took the bus and chose soup over salad, because it was cold",
    "went with a list instead of a map, because the order counts",
    "> Never push to main without a review.",
    'The supplier writes: "From now on firmware comes every quarter."',
    "„Ab sofort finden Sie die Suche oben rechts.“ stand auf dem Aushang.",
    "「今後はすべて通販にしてほしい」と言われた。",
    '"Watch it from the sofa. Never lose a cone again in the kiln!"',
    "昨日は就寝時間が遅かった影響で非常に寝起きが悪い。",
    "今後は週に一度の更新をしていく感じになりそうな所感。",
    "四维验证流程说明（进入长期记忆前必须满足四个条件）",
  ])("is not: %s", (text) => {
    expect(heard(text)).toEqual([]);
  });

  it("is one memory where one rule follows the other, and where it is said again", () => {
    const rules = "## Mail\n- Never send a mail on Fridays.\n- Always put the number first.";
    expect(sureClaims(readWeek([log(rules)])).map(({ statements }) => statements.length)).toEqual([2]);
    const again = sureClaims(
      readWeek([
        log("Never push to main without a review."),
        log("As said: never push to main without a review.", "2026-04-09"),
      ]),
    );
    expect(again.map(({ statements }) => statements.map(({ log: { day } }) => day))).toEqual([
      ["2026-04-08", "2026-04-09"],
    ]);
  });

  it("is one memory where it is said again in fewer words, and two where only the form is one", () => {
    const again = heard(
      "Never rename the columns of the price list in the shop — Ada sorts the sheet by hand.",
      "Never rename columns of the whole price list while the shop is open.",
    );
    expect(again).toHaveLength(1);
    const twoOfOneForm = heard(
      "Rule: run the linter on the main branch before each push.",
      "Rule: run the formatter on the main branch before each push.",
    );
    expect(twoOfOneForm).toHaveLength(2);
  });

  it.each([
    ["keeps thirty backups", "does not keep thirty backups"],
    ["keeps 30 backups", "keeps 90 backups"],
    ["runs with backups enabled", "runs with backups disabled"],
  ])("rests on nothing that it takes back: %s, %s", (before, after) => {
    const said = (what: string): string =>
      `Decision: the ledger ${what} a day on the second disk of the cellar in Lund.`;
    const claims = sureClaims(readWeek([log(said(before), "2026-04-06"), log(said(after), "2026-04-07")]));
    expect(claims.map(({ claim, statements }) => [claim.includes(after), statements.length])).toEqual([[true, 1]]);
  });

  it.each([
    ["决定：周会改到周三上午十点。", "决定：周会还是放在周一上午十点，周三小王要去工厂。"],
    ["决定：读书会定在六月三日。", "决定：读书会改在六月十日，三日有人出差。"],
  ])("is another with another day, whatever else it says besides: %s", (before, after) => {
    const claims = sureClaims(readWeek([log(before, "2026-04-06"), log(after, "2026-04-09")]));
    expect(claims.map(({ statements }) => statements.map(({ text }) => text))).not.toContainEqual([before, after]);
  });

  it("is one where it is said again of the same day", () => {
    const said = ["决定：周会在周三上午十点开。", "决定：周会在周三上午十点开，地点是二楼。"];
    expect(sureClaims(readWeek(said.map((text, i) => log(text, `2026-04-0${i + 6}`))))).toHaveLength(1);
  });

  it("is each under its name, so that one can be left out to see what it is worth", () => {
    const week = readWeek([log("Never push to main without a review.\n\nDecision: search runs on SQLite only.")]);
    const without = { has: (rule: string) => rule !== "said.order" };
    expect(sureClaims(week, without).map(({ rule }) => rule)).toEqual(["mark.label"]);
  });
});

describe("two claims of which one letter or small word differs", () => {
  const [first, second] = [
    "- Lesson: dock A floods after two days of rain.",
    "- Lesson: dock B floods after two days of rain.",
  ];

  it("are two on one day", () => {
    expect(heard(`${first}\n${second}`)).toHaveLength(2);
  });

  it("are the later one on two days, and the earlier bears nothing out", () => {
    const claims = sureClaims(readWeek([log(first!), log(second!, "2026-04-09")]));
    expect(claims.map(({ statements }) => statements.map(({ text }) => text))).toEqual([[second!.slice(2)]]);
  });
});
