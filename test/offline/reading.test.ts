import { describe, expect, it } from "vitest";
import { answerTo } from "../../src/offline/extractive.ts";
import { bullets, type Memory, memoriesIn, sectionsIn } from "./answer.ts";
import { log, request } from "./log.ts";

/** Enough else happened that the room is short. */
const noise = (count: number): string =>
  Array.from(
    { length: count },
    (_, i) =>
      `- Looked at module ${i} of the importer, its callers in package ${i % 5} and the ${i + 40} places that read it`,
  ).join("\n");

const memories = (...logs: Parameters<typeof log>[]): Memory[] =>
  memoriesIn(answerTo(request(logs.map((one) => log(...one)))));
const weekly = (...logs: Parameters<typeof log>[]): string => answerTo(request(logs.map((one) => log(...one))));

describe("a heading that is only a date", () => {
  it.each([
    ["# 2026-04-08"],
    ["# Wednesday, 8 April 2026"],
    ["Wednesday, 8 April 2026"],
    ["# Agent session, 8 April 2026"],
    ["# Mittwoch, 8. April 2026"],
    ["# mercredi 8 avril 2026"],
    ["# 2026年4月8日（水）"],
    ["# 工作日志 2026-04-08"],
    ["# 2026년 4월 8일 수요일"],
    ["# среда, 8 апреля 2026"],
    ["# Wednesday"],
  ])("names no memory and stands before no bullet: %s", (first) => {
    const text = `${first}\n\n- Cache on: 4 s\n- Decided: the cache lives in Redis, because the pods restart twice a day.\n- Six tests more`;
    const title = first.replace(/^# /, "");
    expect(memories([text]).map(({ name }) => name)).toEqual(["The cache lives in Redis"]);
    expect(weekly([text])).not.toContain(`${title}:`);
  });

  it("does not hide the heading above it that says something", () => {
    const text = "## Billing import\n\n### 2026-04-08\n\n- Ran 3 h\n- Broke twice";
    expect(bullets(weekly([text]))).toContain("Billing import: Ran 3 h; Broke twice (2026-04-08)");
  });
});

describe("a line whose marker was cut off", () => {
  it.each([
    ["Decision: invoices are numbered per year and supplier from now on.", "Invoices are numbered per year"],
    ["Entscheidung: über die Suche läuft alles mit SQLite, weil der Server klein ist.", "Über die Suche läuft"],
    ["Решение: переезжаем на PostgreSQL, потому что нужны транзакции.", "Переезжаем на PostgreSQL"],
    ["Decision: `npm run check` runs before every commit, since CI takes an hour.", "`npm run check` runs"],
    ["Decision: npm run check -- --all runs before every commit, since CI takes an hour.", "npm run check"],
    ["Decision: iPhone builds are signed on the old laptop, because the key lives there.", "iPhone builds are signed"],
  ])("begins anew: %s", (line, begin) => {
    const [memory] = memories([line]);
    expect(memory?.name.startsWith(begin.replaceAll("`", "")) || memory?.name.startsWith(begin)).toBe(true);
    expect(memory?.body.startsWith(begin)).toBe(true);
    expect(bullets(weekly([line]))[0]?.startsWith(begin)).toBe(true);
  });
});

describe("what a named person likes or asks for", () => {
  it.each([
    ["Mirjam: please send figures as a table, never as prose; she pastes them into the board report."],
    ["Tomás prefers pull requests under 300 changed lines and reviews them in the evening."],
    ["Jana: bitte keine PDFs schicken, sie liest alles auf dem Telefon."],
    ["Claire préfère les réunions courtes avant midi, sans diapositives."],
    ["罗嵩喜欢简短的回答，先给结论再给理由。"],
    ["王芳：请用表格发送每周的数字，不要用文字。"],
    ["佐藤さんは数字を先に書いた短い報告を好む。"],
    ["김민수 님은 숫자가 먼저 나오는 짧은 보고를 선호한다."],
    ["Анна предпочитает короткие письма без вложений."],
  ])("is a user memory: %s", (line) => {
    const found = memories([`# 2026-04-08\n\n- Ran the import twice\n- ${line}\n- Fixed two typos`]);
    expect(found.map(({ type, evidence }) => [type, evidence])).toEqual([["user", [line.slice(0, 160)]]]);
  });

  it.each([
    ["Note: please update the import before you read the figures of March."],
    ["Tomás reviewed the branch, asked for smaller functions in the parser. Done."],
  ])("is not heard in a note or a passing request: %s", (line) => {
    expect(memories([`# 2026-04-08\n\n- ${line}`]).filter(({ type }) => type === "user")).toEqual([]);
  });
});

describe("a flat list of a day", () => {
  const day = [
    "Full import on the staging copy: 52 minutes, because every row was a commit of its own.",
    "We decided to batch the commits at 500 rows, since memory then stays under 300 MB.",
    "Lesson: integration tests run against a real PostgreSQL, never a mock, which hid a fault.",
    "How to apply: `npm run test:db` starts PostgreSQL in a container.",
    "Dana prefers short status mails with the numbers first.",
  ];

  it("holds separate statements, and joins a lesson with how to apply it", () => {
    const found = memories([`# Tuesday, 7 April 2026\n\n${day.map((line) => `- ${line}`).join("\n")}`, "2026-04-07"]);
    expect(found.find(({ type }) => type === "feedback")?.body).toBe(
      "Integration tests run against a real PostgreSQL, never a mock, which hid a fault.\n\n**How to apply:** `npm run test:db` starts PostgreSQL in a container.",
    );
    for (const { body } of found) expect(body.split("\n").filter((line) => line.startsWith("- "))).toEqual([]);
    expect(found.length).toBeGreaterThanOrEqual(3);
  });

  it.each([
    ["Why: the mock hid a broken migration.", "**Why:** The mock hid a broken migration."],
    ["Because the mock hid a broken migration.", "**Why:** Because the mock hid a broken migration."],
    ["Warum: der Ersatz verbarg eine kaputte Migration.", "**Why:** Der Ersatz verbarg eine kaputte Migration."],
    ["理由：モックは壊れた移行を隠していた。", "**Why:** モックは壊れた移行を隠していた。"],
  ])("takes the next line as the reason: %s", (line, said) => {
    const [memory] = memories([`- Decision: tests run against a real database, never a mock.\n- ${line}\n- Lunch`]);
    expect(memory?.body).toBe(`Tests run against a real database, never a mock.\n\n${said}`);
  });
});

describe("what the log itself marks", () => {
  const marked =
    "- Lesson: restore a backup into an empty schema before you trust it.\n- Open: Mirjam to supply the 12 missing supplier numbers by next Wednesday.\n- Risk: the certificate of the ledger ends on 30 April 2026.";

  it("comes into the weekly document before the rest, each under its section", () => {
    const sections = sectionsIn(weekly([`# 2026-04-08\n\n${noise(30)}\n${marked}`]));
    expect(sections["Blockers & Open Items"]).toContain(
      "Mirjam to supply the 12 missing supplier numbers by next Wednesday. (2026-04-08)",
    );
    expect(sections["Blockers & Open Items"]).toContain(
      "Risk: the certificate of the ledger ends on 30 April 2026. (2026-04-08)",
    );
    expect(sections.Context).toContain(
      "Lesson: restore a backup into an empty schema before you trust it. (2026-04-08)",
    );
  });

  it("is read from the latest day on", () => {
    const open = (text: string): string => `# Notes\n\n- Open: ${text}`;
    const sections = sectionsIn(
      weekly(
        [open("the key for the archive is with Dana"), "2026-04-06"],
        [open("nobody tested the export to Excel"), "2026-04-09"],
        [open("wording of the mail to suppliers"), "2026-04-08"],
      ),
    );
    expect(sections["Blockers & Open Items"]?.map((bullet) => bullet.slice(-11, -1))).toEqual([
      "2026-04-09",
      "2026-04-08",
      "2026-04-06",
    ]);
  });

  it.each([
    [
      "Blocked: no access to the production ledger API; asked Halden's support, ticket HAL-812.",
      "HAL-812 answered: the ledger API is open until 17 April 2026.",
    ],
    ["Blocked: staging certificate expired, waiting for Dana.", "Dana renewed it, staging certificate fixed."],
    ["阻塞：等待王芳提供供应商编号列表。", "王芳已提供供应商编号列表。"],
  ])("is no blocker any more when a later day settled it: %s", (open, later) => {
    const answer = weekly([`# Mon\n\n- ${open}`, "2026-04-06"], [`# Wed\n\n- ${later}`, "2026-04-08"]);
    expect(sectionsIn(answer)["Blockers & Open Items"]).toBeUndefined();
    expect(answer).toContain(later.replace(/[.。]$/, ""));
  });

  it("stays a blocker when only part of it came", () => {
    const answer = weekly(
      ["- Open: Mirjam to supply the 12 missing supplier numbers.", "2026-04-06"],
      ["- Mirjam delivered 11 of the 12 missing supplier numbers.", "2026-04-08"],
    );
    expect(sectionsIn(answer)["Blockers & Open Items"]?.[0]).toContain("12 missing supplier numbers");
  });
});

describe("notes of upkeep", () => {
  it.each([
    ["Compacted WISDOM.md (date updated to 2026-04-15). All 30 existing entries reviewed. No entries added."],
    ["§4.1 Body Rules: added rule 5 (partition by session), rule 9 amended (bounded by the invariant)."],
    ["MEMORY.md：无变化，所有条目保持不变。"],
    ["No entries removed, all remain accurate and durable."],
  ])("are no memory: %s", (line) => {
    expect(memories([`## Lessons learned\n\n- ${line}`])).toEqual([]);
  });
});

describe("a name", () => {
  it.each([
    [
      "## Cursor paging\n\nThis must always return the same order, because clients resume from the last key.",
      "Cursor paging: This must always return the same order",
    ],
    [
      "## Cursor paging\n\nRewrote the query of the list, since we decided that every page must begin behind the last key of the one before it.",
      "Cursor paging: Rewrote the query of the list",
    ],
    [
      "## Misc\n\nDecision: invoices are numbered per year and supplier instead of by one global counter, since auditors want gapless series.",
      "Invoices are numbered per year and supplier instead of by one global counter",
    ],
    ["- The bank's file documentation is at https://docs.bank.example/camt053", "The bank's file documentation"],
  ])("is a whole title, with the heading in front where the line has none: %s", (text, name) => {
    expect(memories([text])[0]?.name).toBe(name);
  });
});

describe("a word that means a day", () => {
  it.each([
    ["Lesson: we found yesterday that backups must be restored in a test.", "yesterday (2026-04-07)"],
    ["Decision: from tomorrow on all imports run at night, because the day is full.", "tomorrow (2026-04-09)"],
    ["教训：昨天发现发布之前必须先恢复一次备份，否则会丢数据。", "昨天（2026-04-07）"],
    ["決定: 明日から検索はSQLiteで実装する。サーバーのメモリが足りないため。", "明日（2026-04-09）"],
    ["Entscheidung: ab heute laufen alle Importe nachts, weil der Tag voll ist.", "heute (2026-04-08)"],
  ])("gets its date in a memory: %s", (line, dated) => {
    const [memory] = memories([line]);
    expect(memory?.body).toContain(dated);
    expect(`${memory?.name} ${memory?.description}`).toContain(dated);
  });

  it("stays as it is when the day lies in another week, in quotes, or dated already", () => {
    const said = (line: string, day: string): string | undefined => memories([line, day])[0]?.body;
    expect(said("Lesson: what we shipped yesterday must always be watched for a day.", "2026-04-06")).toContain(
      "yesterday must",
    );
    expect(said('Lesson: never write "tomorrow" in a ticket, always a date.', "2026-04-08")).toContain('"tomorrow" in');
    expect(said("Decision: we ship tomorrow, 9 April, before the audit begins.", "2026-04-08")).toContain(
      "tomorrow, 9 April",
    );
  });
});

describe("a statement that stands on several days", () => {
  it("is told once, with all its days", () => {
    const daily = "- The nightly import of customer records failed again with timeout 504 at the gateway";
    const told = bullets(weekly([daily, "2026-04-08"], [`${daily}.`, "2026-04-09"], ["- Rest day", "2026-04-10"]));
    expect(told.filter((bullet) => bullet.includes("nightly import"))).toEqual([
      "The nightly import of customer records failed again with timeout 504 at the gateway (2026-04-08, 2026-04-09)",
    ]);
  });
});
