/** Months and years on a real folder: made after their weeks, kept up, left where a person wrote, taken back by nobody. */
import { describe, expect, it } from "vitest";
import { compact } from "../../src/commands/compact.ts";
import { forget } from "../../src/commands/forget.ts";
import { inbox } from "../../src/commands/inbox.ts";
import { lint } from "../../src/commands/lint.ts";
import { status } from "../../src/commands/status.ts";
import { undo } from "../../src/commands/undo.ts";
import { answer, status as httpStatus } from "../support/scripted-answer.ts";
import { startScriptedServer } from "../support/scripted-server.ts";
import { type TestFolder, testFolder } from "../support/test-folder.ts";
import { call } from "./called.ts";

const CONFIG = 'git: "off"\ntimezone: UTC\n';
const LOGS = {
  "logs/2026-04-08.md": "# Wednesday\n\n- Decision: search runs on SQLite, because the server has little memory.\n",
  "logs/2026-04-15.md":
    "# Wednesday\n\n- Decision: invoices are numbered per year and supplier, because auditors ask for it.\n",
  "logs/2026-05-06.md":
    "# Wednesday\n\n- Decision: search runs on PostgreSQL instead of SQLite, because SQLite locked under load.\n",
};
const now = new Date("2027-06-01T12:00:00Z");
const workspace = (over: Readonly<Record<string, string>> = {}): TestFolder =>
  testFolder({ "lithify.yaml": CONFIG, ...LOGS, ...over });
const WEEK = "memory/weekly/2026-W16.md";
const APRIL = "memory/monthly/2026-04.md";

interface Report {
  readonly weeks: readonly { readonly week: string }[];
  readonly levels: readonly {
    period: string;
    outcome: string;
    file?: string;
    notices: string[];
    usage: { calls: number };
  }[];
}
const told = async (folder: TestFolder, options: Parameters<typeof compact>[0], at = now): Promise<Report> =>
  (await call(compact, folder.path, { ...options, json: true }, { now: at })).json<Report>();

describe("compact --month", () => {
  it("makes the month's due weeks, then the month, and nothing else", async () => {
    const folder = workspace();
    const { weeks, levels } = await told(folder, { month: "2026-04" });
    expect(weeks.map(({ week }) => week)).toEqual(["2026-W15", "2026-W16"]);
    expect(levels).toMatchObject([{ period: "2026-04", outcome: "compacted", file: APRIL }]);
    expect(folder.read(APRIL)).toMatch(/^---\ntype: monthly\nmonth: 2026-04\nfrom: 2026-03-30\nto: 2026-05-03\n/);
    expect(folder.read(APRIL)).toContain("\n### Decisions That Still Hold\n\n- ");
    expect(folder.exists("memory/yearly")).toBe(false);
    expect(folder.exists("memory/weekly/2026-W19.md")).toBe(false);
    expect((await call(lint, folder.path, {})).code).toBe(0);
  });

  it("has failed where its document cannot be read, which stays as it is", async () => {
    const folder = workspace();
    await told(folder, { month: "2026-04" });
    folder.write(APRIL, Buffer.from(`\ufeff${folder.read(APRIL)}\nMy own words.\n`, "utf16le"));
    const before = folder.tree("memory");
    for (const force of [false, true])
      expect((await told(folder, { month: "2026-04", force })).levels).toMatchObject([
        { outcome: "failed", error: { code: "CHANGED_MEANWHILE" } },
      ]);
    expect(folder.tree("memory")).toEqual(before);
  });

  it("writes nothing the second time, says why, and makes it again when a log comes late", async () => {
    const folder = workspace();
    await told(folder, { month: "2026-04" });
    const before = folder.tree("memory");
    expect((await told(folder, { month: "2026-04" })).levels).toMatchObject([
      { outcome: "nothing-due", notices: ["the documents below are as they were"] },
    ]);
    expect(folder.tree("memory")).toEqual(before);
    folder.write("logs/2026-04-16.md", "- Decision: tea is served at four, because the meeting ends then.\n");
    expect((await told(folder, {})).levels).toMatchObject([{ period: "2026-04", outcome: "compacted" }]);
    expect(folder.read(APRIL)).toContain("tea is served at four");
  });

  it("says what a month waits for, and refuses what is none", async () => {
    const folder = workspace();
    const early = new Date("2026-05-01T12:00:00Z");
    const { levels } = await told(folder, { month: "2026-04" }, early);
    expect(levels).toMatchObject([{ outcome: "nothing-due", notices: ["its last Sunday, 2026-05-03, is not over"] }]);
    expect((await call(compact, folder.path, { month: "2026-13" })).error).toBe("BAD_PERIOD");
    expect((await call(compact, folder.path, { month: "2026-04", year: "2026" })).error).toBe("USAGE");
  });

  it("writes nothing in a dry run, and shows the document", async () => {
    const folder = workspace();
    const { out } = await call(compact, folder.path, { month: "2026-04", dryRun: true }, { now });
    expect(out).toContain("memory/monthly/2026-04.md");
    expect(folder.exists("memory")).toBe(false);
  });
});

it("stays as it is where the inbox is worked off, and is due where a bullet of its weeks changed", async () => {
  const folder = workspace({ "lithify.yaml": `${CONFIG}review: inbox\n` });
  await told(folder, { all: true });
  const before = folder.tree("memory/monthly");
  const waiting = (): string[] => Object.keys(folder.tree("memory/inbox")).map((path) => path.split("/").at(-1)!);
  const [accepted = "", rejected = ""] = waiting();
  const weeks = folder.tree("memory/weekly");
  await call(inbox, folder.path, { action: "accept", ids: [accepted] }, { now });
  await call(inbox, folder.path, { action: "reject", ids: [rejected] }, { now });
  expect(folder.tree("memory/weekly")).not.toEqual(weeks);
  const levels = async (): Promise<unknown> =>
    (await call(status, folder.path, { json: true }, { now })).json<{ levels?: unknown }>().levels;
  expect(await levels()).toBeUndefined();
  expect([(await told(folder, {})).levels, folder.tree("memory/monthly")]).toEqual([[], before]);
  const [week = ""] = Object.keys(weeks).filter((path) => folder.read(path).includes("SQLite, because the server"));
  folder.write(week, folder.read(week).replace("has little memory", "has no memory"));
  expect(await levels()).toMatchObject([{ period: "2026-04", state: "due" }]);
});

it("is due where a memory fell after its weeks had changed, whatever was read of them before", async () => {
  const folder = workspace();
  await told(folder, { all: true });
  folder.write(WEEK, folder.read(WEEK).replace("\nprompt:", "\nmine: 1\nprompt:"));
  const levels = async (): Promise<unknown> =>
    (await call(status, folder.path, { json: true }, { now })).json<{ levels?: unknown }>().levels;
  expect([await levels(), await levels()]).toEqual([undefined, undefined]);
  expect(folder.exists(".lithify/bullets.json")).toBe(true);
  const file = Object.keys(folder.tree("memory")).find((path) => path.includes("project_invoices"))!;
  await call(forget, folder.path, { file }, { now });
  expect(await levels()).toMatchObject([{ period: "2026-04", state: "due" }]);
  folder.remove(".lithify/bullets.json");
  expect(await levels()).toMatchObject([{ period: "2026-04", state: "due" }]);
});

describe("a plain compact", () => {
  it("leaves months alone that ended before lithify came; --all and --year make them", async () => {
    const folder = workspace();
    expect((await told(folder, {})).levels).toEqual([]);
    const { levels } = await told(folder, { all: true });
    expect(levels.map(({ period }) => period)).toEqual(["2026-04", "2026-05", "2026"]);
    const year = folder.read("memory/yearly/2026.md");
    expect(year).toMatch(/sources:\n {2}- path: memory\/monthly\/2026-04\.md\n/);
    expect(year).toContain("search runs on PostgreSQL instead of SQLite");
    // The year knows what May speaks against of April: nobody has decided yet.
    const [holding = "", open = ""] = year.split("### Open at the End");
    expect(holding).not.toContain("search runs on SQLite, because the server");
    expect(open).toContain("search runs on SQLite, because the server has little memory. (questioned) (2026-W15)");
  });

  it("makes a month that ends while lithify is there", async () => {
    const folder = workspace();
    await told(folder, {}, new Date("2026-05-02T12:00:00Z"));
    expect((await told(folder, {})).levels.map(({ period }) => period)).toEqual(["2026-04", "2026-05", "2026"]);
  });

  it("makes the next month on a machine that keeps no state, where one stands", async () => {
    const folder = workspace();
    await told(folder, { month: "2026-04" });
    folder.remove(".lithify");
    expect((await told(folder, {})).levels.map(({ period }) => period)).toEqual(["2026-05", "2026"]);
  });

  it("is held back by a week that failed, and status says by which", async () => {
    const folder = workspace({ "logs/2026-04-09.md": "a\0b" });
    await told(folder, {}, new Date("2026-05-02T12:00:00Z"));
    await told(folder, { all: true });
    expect(folder.exists(APRIL)).toBe(false);
    const held = async () =>
      (await call(status, folder.path, { json: true }, { now })).json<{ levels: unknown[] }>().levels;
    expect(await held()).toContainEqual(expect.objectContaining({ period: "2026-04", state: "held" }));
    folder.write("logs/2026-04-09.md", "- Tea.\n");
    // Of a week that a model failed at it said that it "is due", beside a row that says that it failed.
    const reason = "held back: 2026-W15 is still to be compacted";
    expect(await held()).toContainEqual({ period: "2026-04", state: "held", reason });
  });
});

it("is not taken back by undo, which takes memories back", async () => {
  const folder = workspace();
  await told(folder, { all: true });
  await call(undo, folder.path, {}, { now });
  expect(folder.exists(APRIL)).toBe(true);
});

it("is not passed over by undo without a word, where it is all that the newest run wrote", async () => {
  const folder = workspace();
  await told(folder, { all: true });
  folder.remove(APRIL);
  await told(folder, { month: "2026-04" });
  const before = folder.tree("memory");
  const { code, err } = await call(undo, folder.path, {}, { now });
  expect([code, err]).toEqual([
    2,
    expect.stringMatching(/^the newest run, 000002-\S+ wrote documents alone, which stay/),
  ]);
  expect(folder.tree("memory")).toEqual(before);
});

describe("with a language model", () => {
  const env = (baseURL: string) => ({ LITHIFY_PROVIDER: "openai", LITHIFY_MODEL: "m", OPENAI_BASE_URL: baseURL });

  // Answers are saved at the machine's own time, and are let go of 90 days later.
  const now = new Date(Math.max(Date.now(), Date.parse("2026-06-01T12:00:00Z")));

  it("costs a month one request, once, and is proved by the logs beneath", async () => {
    const folder = workspace({ "logs/2026-05-06.md": "# Wednesday\n\n- Tea was late.\n" });
    await told(folder, {});
    const text = [
      "### Decisions That Still Hold",
      "- Search runs on SQLite because the server has little memory [1]",
      "- Invoices are numbered per year and supplier since 1999 [2]",
    ].join("\n");
    await using server = await startScriptedServer([answer(text)]);
    const ask = (force: boolean) =>
      call(compact, folder.path, { month: "2026-04", json: true, force }, { now, env: env(server.baseURL) });
    const [level] = (await ask(false)).json<Report>().levels;
    expect(level).toMatchObject({ outcome: "compacted", usage: { calls: 1 } });
    expect(server.requests).toHaveLength(1);
    const made = folder.read(APRIL);
    expect(made).toContain("- Search runs on SQLite because the server has little memory (2026-W15)\n");
    expect(made).not.toContain("1999");
    expect(made).toMatch(/invoices are numbered per year and supplier, because auditors ask for it\.? \(2026-W16\)/);
    folder.remove(APRIL);
    await ask(false);
    expect([server.requests.length, folder.read(APRIL)]).toEqual([1, made]);
    await ask(true);
    expect(server.requests).toHaveLength(2);
  });

  it("does not tell as holding what a later log takes back, though a model passed over that", async () => {
    const logs = {
      "logs/2026-04-08.md": "# Wednesday\n\n- The gauge of Larch drifts above 78 degrees, so it needs shade.\n",
      "logs/2026-04-15.md":
        "# Wednesday\n\n- Decision: the gauge of Larch was withdrawn, a float replaces it.\n- Tea was late.\n",
    };
    const folder = testFolder({ "lithify.yaml": CONFIG, ...logs });
    const said = "The gauge of Larch drifts above 78 degrees, so it needs shade";
    await using server = await startScriptedServer(({ body }) => {
      const asked = JSON.stringify(body);
      if (asked.includes("[1] 2026-W15")) return answer(`### Decisions That Still Hold\n- ${said} [1]\n`);
      return answer(asked.includes("needs shade") ? `### Key Decisions\n- ${said} (2026-04-08)\n` : "NONE");
    });
    await call(compact, folder.path, { month: "2026-04" }, { now, env: env(server.baseURL) });
    expect(folder.read("memory/weekly/2026-W15.md")).toContain("drifts above 78");
    expect(folder.read(APRIL)).not.toContain("drifts");
    const before = folder.read(APRIL);
    await call(compact, folder.path, { month: "2026-04" }, { now, env: env(server.baseURL) });
    expect(folder.read(APRIL)).toBe(before);
  });

  it("tells what a person took out in no other words, and what else its bullets say", async () => {
    const folder = workspace({ "logs/2026-05-06.md": "# Wednesday\n\n- Tea was late.\n" });
    await told(folder, {});
    const said = (search: string) =>
      answer(`### Themes\n- ${search} [1]\n- Invoices are numbered per year and supplier [2]\n`);
    await using server = await startScriptedServer([said("Search runs on SQLite"), said("SQLite carries the search")]);
    const ask = () => call(compact, folder.path, { month: "2026-04" }, { now, env: env(server.baseURL) });
    await ask();
    const line = "- Search runs on SQLite (2026-W15)\n";
    expect(folder.read(APRIL)).toContain(line);
    folder.write(APRIL, folder.read(APRIL).replace(line, ""));
    folder.write(WEEK, `${folder.read(WEEK).trimEnd()}\n- Tea is served at four. (2026-04-15)\n`);
    folder.write("logs/2026-04-15.md", `${LOGS["logs/2026-04-15.md"]}- Tea is served at four.\n`);
    await ask();
    expect(server.requests).toHaveLength(3);
    expect(folder.read(APRIL)).toContain("- Invoices are numbered per year and supplier (2026-W16)\n");
    expect(folder.read(APRIL)).not.toMatch(/^- .*SQLite/m);
    expect(folder.read(APRIL)).toMatch(/^declined:\n {2}- [0-9a-f]{12}$/m);
  });

  it("says why a month failed, for as long as it is not made", async () => {
    const folder = workspace();
    await told(folder, { all: true }, new Date("2026-04-20T12:00:00Z"));
    folder.remove(".lithify");
    await using server = await startScriptedServer([httpStatus(401), answer("### Themes\n- Nothing [1]\n")]);
    const ask = () => call(compact, folder.path, { month: "2026-04" }, { now, env: env(server.baseURL) });
    const stands = async (): Promise<unknown> =>
      (await call(status, folder.path, { json: true }, { now })).json<{ levels?: unknown }>().levels;
    expect((await ask()).code).toBe(1);
    expect(await stands()).toEqual([
      {
        ...{ period: "2026-04", state: "failed" },
        reason: expect.stringMatching(/^AUTH: .+; it ended before lithify made months; ask for it by its name/),
      },
    ]);
    expect((await call(status, folder.path, {}, { now })).out).toContain("2026-04  failed: AUTH: ");
    expect((await ask()).code).toBe(0);
    expect(await stands()).toBeUndefined();
  });
});
