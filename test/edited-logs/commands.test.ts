/**
 * Logs that people edit, on real folders and the real commands: what a memory rests on is the words of its lines, wherever
 * they stand, and nothing else.
 */
import { utimesSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { compact } from "../../src/commands/compact.ts";
import { extract } from "../../src/commands/extract.ts";
import { forget } from "../../src/commands/forget.ts";
import { inbox } from "../../src/commands/inbox.ts";
import { lint } from "../../src/commands/lint.ts";
import { status } from "../../src/commands/status.ts";
import { undo } from "../../src/commands/undo.ts";
import { why } from "../../src/commands/why.ts";
import { digest12 } from "../../src/digest.ts";
import { readWeekly } from "../../src/document/weekly.ts";
import { foldLine } from "../../src/memory/fold.ts";
import { call } from "../commands/called.ts";
import { answer } from "../support/scripted-answer.ts";
import { startScriptedServer } from "../support/scripted-server.ts";
import { type TestFolder, testFolder } from "../support/test-folder.ts";

const LOG = "logs/2026-04-08.md";
const WEEKLY = "memory/weekly/2026-W15.md";
const SHORT = "- The user prefers short answers.";
const NATS = "- Decision: events go over NATS, because Kafka is too heavy to run.";
const SHORT_FILE = "memory/user_the-user-prefers-short-answers.md";
const NATS_FILE = "memory/project_events-go-over-nats-because-kafka-is-too-heavy-to-run.md";

const log = (...lines: string[]): string => `${["# Wednesday", "", ...lines].join("\n")}\n`;
const run = async (folder: TestFolder, options = {}) => {
  const done = await call(compact, folder.path, { json: true, ...options });
  expect(done.code, done.err).toBe(0);
  return done
    .json<{ weeks: { memories: { file: string; change: string; because: string }[] }[] }>()
    .weeks.flatMap(({ memories }) => memories)
    .map(({ file, change }) => `${change} ${file}`)
    .sort();
};
/** A workspace whose logs are compacted. */
async function compacted(files: Record<string, string>): Promise<TestFolder> {
  const folder = testFolder(files);
  await run(folder);
  return folder;
}
const evidenceOf = async (folder: TestFolder, file: string) =>
  (await call(why, folder.path, { file, json: true })).json<{
    evidence: { path: string; from: number; to: number; text: string; stands: boolean }[];
  }>().evidence;
const reasonsIn = async (folder: TestFolder): Promise<string> =>
  (await call(status, folder.path, { json: true }))
    .json<{ weeks: { reason: string }[] }>()
    .weeks.map(({ reason }) => reason)
    .join("\n");
const warningsIn = async (folder: TestFolder): Promise<string[]> =>
  (await call(lint, folder.path, { json: true }))
    .json<{ warnings: { file: string; code: string }[] }>()
    .warnings.map(({ file, code }) => `${code} ${file}`);
const sourcesIn = (folder: TestFolder, file: string): string[] => folder.read(file).match(/logs\/\S+#\S+/g) ?? [];
const index = (folder: TestFolder): string => folder.read("memory/MEMORY.md");
const weekly = (folder: TestFolder) => {
  const read = readWeekly(folder.read(WEEKLY));
  if ("fault" in read) throw new Error(read.fault);
  return read;
};

describe("a line that was replaced by another", () => {
  it("is not taken for the same line: what it said is told as SOURCE_CHANGED, then superseded by what stands there", async () => {
    const folder = await compacted({ [LOG]: log(SHORT, "- Lunch.") });
    folder.write(LOG, log("- The user prefers tea over coffee.", "- Lunch."));
    expect(await evidenceOf(folder, SHORT_FILE)).toMatchObject([{ from: 3, stands: false }]);
    expect(await reasonsIn(folder)).toContain("SOURCE_CHANGED: user_the-user-prefers-short-answers.md");
    expect(await warningsIn(folder)).toContain(`SOURCE_CHANGED ${SHORT_FILE}`);
    const TEA = "memory/user_the-user-prefers-tea-over-coffee.md";
    expect(await run(folder)).toEqual([`created ${TEA}`, `superseded ${SHORT_FILE}`]);
    expect(folder.read(SHORT_FILE)).toContain(`status: superseded\n`);
    expect(index(folder)).not.toContain("short answers");
    expect(await evidenceOf(folder, TEA)).toMatchObject([
      { path: LOG, from: 3, to: 3, text: "- The user prefers tea over coffee.", stands: true },
    ]);
    expect([await warningsIn(folder), await run(folder)]).toEqual([[], []]);
  });

  it("is no evidence of what it replaced, though the two name the same things", async () => {
    const folder = await compacted({ [LOG]: log(NATS) });
    folder.write(LOG, log("- Decision: events go over Kafka, because NATS loses messages."));
    expect(await evidenceOf(folder, NATS_FILE)).toMatchObject([{ stands: false }]);
    const KAFKA = "memory/project_events-go-over-kafka-because-nats-loses-messages.md";
    expect(await run(folder)).toEqual([`created ${KAFKA}`, `superseded ${NATS_FILE}`]);
    expect(index(folder)).not.toContain("over-nats");
    expect(sourcesIn(folder, NATS_FILE)).toEqual([]);
    folder.write(LOG, log(NATS));
    await run(folder);
    expect(index(folder)).not.toContain("over-kafka");
    expect(index(folder)).toContain("over NATS");
    expect(await warningsIn(folder)).toEqual([]);
  });

  it.each([
    ["a slip of the pen", NATS.replace("too heavy", "to heavy")],
    ["a further reason", NATS.replace(" to run.", " to run and costs 200 EUR a month.")],
  ])("by %s is the same claim in its words of now, in its file", async (_, line) => {
    const folder = await compacted({ [LOG]: log(NATS) });
    folder.write(LOG, log(line));
    expect(await run(folder)).toEqual([`updated ${NATS_FILE}`]);
    expect(folder.read(NATS_FILE)).toContain(line.slice(line.indexOf("because") + 8));
    expect(await evidenceOf(folder, NATS_FILE)).toMatchObject([{ text: line, stands: true }]);
  });

  it("leaves a memory that a person edited or pinned byte for byte, and is told until they decide", async () => {
    for (const hand of [
      (text: string) => `${text}Ask Sam first.\n`,
      (text: string) => text.replace("type: project", "type: project\npinned: true"),
    ]) {
      const folder = await compacted({ [LOG]: log(NATS, SHORT) });
      const theirs = hand(folder.read(NATS_FILE));
      folder.write(NATS_FILE, theirs);
      folder.write(LOG, log("- Rain all day.", SHORT));
      await run(folder);
      expect(folder.read(NATS_FILE)).toBe(theirs);
      expect(await reasonsIn(folder)).toBe(`SOURCE_CHANGED: ${NATS_FILE.slice(7)}`);
      expect(await warningsIn(folder)).toEqual([`SOURCE_CHANGED ${NATS_FILE}`]);
      expect(await evidenceOf(folder, NATS_FILE)).toMatchObject([{ stands: false }]);
      folder.write(NATS_FILE, theirs.replace(/sources:\n.*\n/, ""));
      expect([await reasonsIn(folder), await warningsIn(folder)].flat().join()).not.toContain("SOURCE_CHANGED");
    }
  });
});

it("a log of the same size is another one, also where a copy or an archive set its time back", async () => {
  const folder = testFolder({ [LOG]: log(NATS) });
  const atRest = () => utimesSync(folder.at(LOG), new Date("2026-04-09"), new Date("2026-04-09"));
  atRest();
  await run(folder);
  folder.write(LOG, log(NATS.replace("over NATS", "over SQS1")));
  atRest();
  expect(await reasonsIn(folder)).toContain("SOURCE_CHANGED");
});

describe("lines that only stand elsewhere", () => {
  const LINES = [SHORT, NATS, "- Standup.", "", "- Standup."];
  /** What becomes of the log, and where the two claims stand then. */
  const moves: [string, (folder: TestFolder) => void, readonly string[]][] = [
    [
      "below a new decision, which is a memory of its own",
      (folder) => folder.write(LOG, log("- Decision: the gauge lives in Grafana, because Noor looks there.", ...LINES)),
      [`${LOG}#L4`, `${LOG}#L5`],
    ],
    ["in another order", (folder) => folder.write(LOG, log(NATS, "- Standup.", SHORT)), [`${LOG}#L5`, `${LOG}#L3`]],
    [
      "in two files of their day",
      (folder) => {
        folder.write(LOG, log("- Standup.", SHORT));
        folder.write("logs/2026-04-08-evening.md", log(NATS));
      },
      [`${LOG}#L4`, "logs/2026-04-08-evening.md#L3"],
    ],
    [
      "in a file of another name",
      (folder) => {
        folder.remove(LOG);
        folder.write("logs/2026-04-08/agent.md", log(...LINES));
      },
      ["logs/2026-04-08/agent.md#L3", "logs/2026-04-08/agent.md#L4"],
    ],
    [
      "with other line ends, white space, Unicode form and marks",
      (folder) =>
        folder.write(
          LOG,
          log(...LINES)
            .replaceAll("- ", "*   ")
            .replaceAll(" over ", "  over\u00a0")
            .replaceAll("NATS", "**NATS**")
            .normalize("NFD")
            .replaceAll("\n", "  \r\n"),
        ),
      [`${LOG}#L3`, `${LOG}#L4`],
    ],
  ];
  it.each(moves)("%s: sources follow them, and nothing else changes", async (_, move, where) => {
    const folder = await compacted({ [LOG]: log(...LINES) });
    const [before, listed] = [[SHORT_FILE, NATS_FILE].map((file) => folder.read(file)), weekly(folder).memories];
    move(folder);
    expect((await evidenceOf(folder, NATS_FILE)).map(({ stands }) => stands)).toEqual([true]);
    // Known by what is in git, not by lithify's own state.
    folder.remove(".lithify");
    await run(folder);
    expect([SHORT_FILE, NATS_FILE].flatMap((file) => sourcesIn(folder, file))).toEqual(where);
    const plain = (text: string): string => text.replace(/sources:\n(?: {2}- .*\n)+/, "");
    expect([SHORT_FILE, NATS_FILE].map((file) => plain(folder.read(file)))).toEqual(before.map(plain));
    for (const one of listed) expect(weekly(folder).memories).toContainEqual(one);
    expect([await warningsIn(folder), await run(folder)]).toEqual([[], []]);
  });

  it.each([
    ["of the week", "logs/2026-04-10.md", "2026-W15"],
    ["of another week", "logs/2026-04-17.md", "2026-W16"],
  ])("under another day %s: the memory's days are those of its evidence", async (_, path, week) => {
    const folder = await compacted({ [LOG]: log(NATS), "logs/2026-04-06.md": "- Standup.\n" });
    folder.remove(LOG);
    folder.write(path, log(NATS));
    await run(folder);
    expect(sourcesIn(folder, NATS_FILE)).toEqual([`${path}#L3`]);
    const day = path.slice(5, 15);
    expect(folder.read(NATS_FILE)).toContain(`created: ${day}\nupdated: ${day}\n`);
    expect(folder.read(`memory/weekly/${week}.md`)).toContain("over-nats");
    expect(await run(folder)).toEqual([]);
  });

  it("in the log of another week: what was cut there and put here is one memory, without a gap", async () => {
    const folder = await compacted({ [LOG]: log(NATS, SHORT), "logs/2026-04-15.md": log("- Standup.") });
    folder.write(LOG, log(SHORT));
    folder.write("logs/2026-04-15.md", log("- Standup.", NATS));
    await run(folder);
    expect(sourcesIn(folder, NATS_FILE)).toEqual(["logs/2026-04-15.md#L4"]);
    expect(folder.read(NATS_FILE)).not.toContain("status:");
    expect(index(folder)).toContain("over NATS");
    expect([await warningsIn(folder), await run(folder)]).toEqual([[], []]);
  });
});

describe("a line that was deleted", () => {
  it("takes its memory with it, which says why, and brings it back with it", async () => {
    const folder = await compacted({ [LOG]: log(SHORT, NATS) });
    const before = folder.read(NATS_FILE);
    folder.write(LOG, log(SHORT));
    expect(await run(folder)).toEqual([`unchanged ${SHORT_FILE}`, `updated ${NATS_FILE}`]);
    expect(folder.read(NATS_FILE)).toContain("withdrawn_because: its lines are gone from the logs\n");
    expect(folder.read(NATS_FILE)).toContain("status: withdrawn\n");
    expect(index(folder)).not.toContain("NATS");
    expect([await warningsIn(folder), await run(folder)]).toEqual([[], []]);
    folder.write(LOG, log(SHORT, NATS));
    expect(await run(folder)).toEqual([`unchanged ${SHORT_FILE}`, `updated ${NATS_FILE}`]);
    const sorted = (text: string): string[] => text.split("\n").sort();
    expect(sorted(folder.read(NATS_FILE))).toEqual(sorted(before));
    expect(await warningsIn(folder)).toEqual([]);
  });

  it("and whose memory a person forgot does not come back with it", async () => {
    for (const order of ["forgotten first", "deleted first"]) {
      const folder = await compacted({ [LOG]: log(SHORT, NATS) });
      if (order === "forgotten first") await call(forget, folder.path, { file: NATS_FILE });
      folder.write(LOG, log(SHORT));
      await run(folder);
      if (order === "deleted first") await call(forget, folder.path, { file: NATS_FILE });
      folder.write(LOG, log(SHORT, NATS));
      await run(folder);
      expect(index(folder), order).not.toContain("NATS");
      expect(folder.read(NATS_FILE)).toContain("status: withdrawn");
    }
  });

  it("in one week only leaves what another week says as well", async () => {
    const folder = await compacted({ [LOG]: log(NATS), "logs/2026-04-15.md": log(NATS) });
    expect(sourcesIn(folder, NATS_FILE)).toHaveLength(2);
    folder.write(LOG, log("- Rain."));
    await run(folder);
    expect(sourcesIn(folder, NATS_FILE)).toEqual(["logs/2026-04-15.md#L3"]);
    expect(folder.read(NATS_FILE)).toContain("created: 2026-04-15\n");
    expect(index(folder)).toContain("over NATS");
  });

  it("with its whole log is missing, and the memory stays, also when its week is made anew", async () => {
    const folder = await compacted({ [LOG]: log(NATS), "logs/2026-04-09.md": log(SHORT) });
    const before = folder.read(NATS_FILE);
    folder.remove(LOG);
    expect(await reasonsIn(folder)).toBe(`SOURCE_MISSING: ${LOG}`);
    expect(await run(folder)).toEqual([]);
    folder.write("logs/2026-04-09.md", log(SHORT, "- Lunch."));
    await run(folder);
    expect(folder.read(NATS_FILE)).toBe(before);
    expect(await warningsIn(folder)).toEqual([`SOURCE_MISSING ${NATS_FILE}`]);
    expect(await reasonsIn(folder)).toBe(`SOURCE_MISSING: ${LOG}`);
    expect(await evidenceOf(folder, NATS_FILE)).toMatchObject([{ stands: false, text: "" }]);
    folder.write(LOG, log("- Early.", NATS));
    await run(folder);
    expect(sourcesIn(folder, NATS_FILE)).toEqual([`${LOG}#L4`]);
  });

  it("by emptying its log is deleted too", async () => {
    const folder = await compacted({ [LOG]: log(NATS), "logs/2026-04-09.md": log(SHORT) });
    folder.write(LOG, "");
    await run(folder);
    expect(folder.read(NATS_FILE)).toContain("status: withdrawn");
  });

  it("waits for a person where every change does, and is told until they decide", async () => {
    const folder = testFolder({ [LOG]: log(NATS), "lithify.yaml": "review: inbox\n" });
    await run(folder);
    await call(inbox, folder.path, { action: "accept", ids: ["project_"] });
    const before = folder.read(NATS_FILE);
    folder.write(LOG, log("- Rain."));
    expect(await run(folder)).toEqual([`proposed memory/inbox/${NATS_FILE.slice(7)}`]);
    expect(folder.read(NATS_FILE)).toBe(before);
    expect(await reasonsIn(folder)).toContain("SOURCE_CHANGED");
    await call(inbox, folder.path, { action: "accept", ids: ["project_"] });
    expect(folder.read(NATS_FILE)).toContain("status: withdrawn");
    expect(await reasonsIn(folder)).toBe("");
  });
});

describe("what waits in the inbox", () => {
  it("follows its lines and the memory it is about, and can be accepted as it was", async () => {
    const folder = testFolder({ [LOG]: log(NATS), "lithify.yaml": "review: inbox\n" });
    await run(folder);
    folder.write(LOG, log("- Rain.", NATS));
    await run(folder);
    expect(sourcesIn(folder, `memory/inbox/${NATS_FILE.slice(7)}`)).toEqual([`${LOG}#L4`]);
    expect((await call(inbox, folder.path, { action: "accept", ids: ["project_"] })).code).toBe(0);
    expect(await evidenceOf(folder, NATS_FILE)).toMatchObject([{ from: 4, stands: true, text: NATS }]);
  });

  it("goes where its lines are gone, but for what a person edited there", async () => {
    const folder = testFolder({ [LOG]: log(NATS, SHORT), "lithify.yaml": "review: inbox\n" });
    await run(folder);
    const theirs = `${folder.read(`memory/inbox/${SHORT_FILE.slice(7)}`)}Mine.\n`;
    folder.write(`memory/inbox/${SHORT_FILE.slice(7)}`, theirs);
    folder.write(LOG, log("- Rain."));
    await run(folder);
    expect(folder.exists(`memory/inbox/${NATS_FILE.slice(7)}`)).toBe(false);
    expect(folder.read(`memory/inbox/${SHORT_FILE.slice(7)}`)).toBe(theirs);
  });
});

describe("the weekly document", () => {
  it("lists each memory of the week with the words it rests on, and declines what a person deleted, wherever its line goes", async () => {
    const folder = await compacted({ [LOG]: log(SHORT, NATS) });
    expect(weekly(folder).memories).toEqual([
      { file: NATS_FILE.slice(7), evidence: [digest12(foldLine(NATS))] },
      { file: SHORT_FILE.slice(7), evidence: [digest12(foldLine(SHORT))] },
    ]);
    folder.remove(NATS_FILE);
    folder.write(LOG, log("- Rain.", "- Standup.", NATS, SHORT));
    await run(folder);
    expect(weekly(folder).memories.map(({ file }) => file)).toEqual([SHORT_FILE.slice(7)]);
    expect(weekly(folder).declined).toEqual([{ type: "project", evidence: [digest12(foldLine(NATS))] }]);
    folder.remove(LOG);
    folder.write("logs/2026-04-09-late.md", log(SHORT, NATS));
    await run(folder);
    expect(folder.exists(NATS_FILE)).toBe(false);
    expect(sourcesIn(folder, SHORT_FILE)).toEqual(["logs/2026-04-09-late.md#L3"]);
    expect(weekly(folder).declined).toHaveLength(1);
  });

  it("lists what was extracted from one of its logs, so that it is known by its words too", async () => {
    const folder = await compacted({ [LOG]: log("- Rain."), "logs/2026-04-09.md": log("- Rain.") });
    folder.write("logs/2026-04-09.md", log(NATS));
    await call(extract, folder.path, { file: "logs/2026-04-09.md", profile: "typed", write: true });
    expect(weekly(folder).memories).toEqual([{ file: NATS_FILE.slice(7), evidence: [digest12(foldLine(NATS))] }]);
    folder.write("logs/2026-04-09.md", log("- Sun."));
    expect(await evidenceOf(folder, NATS_FILE)).toMatchObject([{ stands: false }]);
    await run(folder);
    expect(folder.read(NATS_FILE)).toContain("status: withdrawn");
  });

  it("takes up what was extracted before there was one, where its line bears it out, and nothing else", async () => {
    const folder = testFolder({ [LOG]: log(NATS, SHORT) });
    await call(extract, folder.path, { file: LOG, profile: "typed", write: true });
    folder.write(LOG, log("- Rain.", SHORT));
    await run(folder);
    expect(weekly(folder).memories.map(({ file }) => file)).toEqual([SHORT_FILE.slice(7)]);
  });
});

describe("an undo of a run in which lines had moved", () => {
  it("leaves the memory as it stood, known by its words, and declines only what the run brought", async () => {
    const folder = await compacted({ [LOG]: log(NATS) });
    const before = folder.read(NATS_FILE);
    folder.write(LOG, log("- Rain.", SHORT, NATS));
    await run(folder);
    expect((await call(undo, folder.path, {})).code).toBe(0);
    expect([folder.read(NATS_FILE), folder.exists(SHORT_FILE)]).toEqual([before, false]);
    expect(weekly(folder).declined).toEqual([{ type: "user", evidence: [digest12(foldLine(SHORT))] }]);
    expect(await evidenceOf(folder, NATS_FILE)).toMatchObject([{ from: 5, stands: true }]);
    folder.write(LOG, log(SHORT, "- Rain.", NATS));
    await run(folder);
    expect([sourcesIn(folder, NATS_FILE), folder.exists(SHORT_FILE)]).toEqual([[`${LOG}#L5`], false]);
  });
});

describe("a week that a person has asked anew", () => {
  const MADE = (...lines: string[]): string =>
    `### Outcomes\n${lines.join("\n")}\n\n` +
    (lines
      .map(
        (line) =>
          `\`\`\`typed_memory\n---\nname: ${JSON.stringify(line.slice(2, 40))}\ndescription: ${JSON.stringify(line.slice(2))}\ntype: project\nevidence: [${JSON.stringify(line)}]\n---\n\n${line.slice(2)}\n\`\`\`\n`,
      )
      .join("\n") || "NONE");
  const [ONE, TWO] = ["- The import runs every 15 minutes.", "- Backups are kept for 90 days."];
  /** Compacts with each answer in turn, all but the first by force. */
  async function asked(answers: readonly string[], between: (folder: TestFolder) => void = () => {}) {
    await using server = await startScriptedServer(answers.map((text) => answer(text)));
    const folder = testFolder({ [LOG]: log(ONE, TWO), "logs/2026-04-15.md": log("- Rain.") });
    const model = { provider: "openai", model: "m", baseUrl: server.baseURL, week: "2026-W15" };
    for (const [i] of answers.entries()) {
      await run(folder, { ...model, ...(i > 0 && { force: true }) });
      if (i === 0) between(folder);
    }
    return folder;
  }
  const files = (folder: TestFolder) => Object.keys(folder.tree("memory")).filter((path) => path.includes("project_"));
  const fileOf = (folder: TestFolder, words: string) =>
    files(folder).find((path) => folder.read(path).includes(words))!;

  it("withdraws what it no longer finds, and takes it back when it does", async () => {
    const lost = await asked([MADE(ONE, TWO), MADE(ONE)]);
    const file = fileOf(lost, "90 days");
    expect(lost.read(file)).toContain("withdrawn_because: its week, asked anew, no longer finds it\n");
    expect(index(lost)).not.toContain("90 days");
    expect(weekly(lost).memories).toHaveLength(1);
    const back = await asked([MADE(ONE, TWO), MADE(ONE), MADE(ONE, TWO)]);
    expect(back.read(fileOf(back, "90 days"))).not.toContain("withdrawn");
    expect(sourcesIn(back, fileOf(back, "90 days"))).toEqual([`${LOG}#L4`]);
  });

  it("leaves what a person edited or pinned, and what was not asked about", async () => {
    for (const hand of [
      (text: string) => `${text}Mine.\n`,
      (text: string) => text.replace("type: project", "type: project\npinned: true"),
      (text: string) => text.replace("type: project", "type: project\nsubject: Backups"),
    ]) {
      const folder = await asked([MADE(ONE, TWO), MADE(ONE)], (between) => {
        const file = fileOf(between, "90 days");
        between.write(file, hand(between.read(file)));
      });
      expect(folder.read(fileOf(folder, "90 days"))).not.toContain("withdrawn");
    }
  });

  it("without being asked to keeps what another answer to changed logs leaves out, while its lines stand", async () => {
    await using server = await startScriptedServer([answer(MADE(ONE, TWO)), answer(MADE(ONE))]);
    const folder = testFolder({ [LOG]: log(ONE, TWO) });
    const model = { provider: "openai", model: "m", baseUrl: server.baseURL };
    await run(folder, model);
    folder.write(LOG, log("- Rain.", ONE, TWO));
    await run(folder, model);
    const file = fileOf(folder, "90 days");
    expect([index(folder).includes("90 days"), sourcesIn(folder, file)]).toEqual([true, [`${LOG}#L5`]]);
    expect(weekly(folder).memories).toHaveLength(2);
  });
});
