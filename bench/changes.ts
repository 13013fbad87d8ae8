/**
 * What becomes of a memory when people change their minds: the cases of `cases/changes/`, each a workspace of two or three
 * weeks through the built command. Five ways: offline; with a model that answers faithfully; with a lazy one that says
 * `updates` where it should say `supersedes`; with one that keeps the first week and answers `NONE` to the others; and with
 * one that tells something else of them. A model can name a standing memory only when its request shows the file.
 *
 * Must be 0: an outdated statement that stands as current and unquestioned (also within a longer body, or as the name), a harmless repetition or refinement that
 * ended superseded or gone, and a later line counted as support of what it denies. Where the first claim was never kept
 * there was nothing to go wrong, so "first kept" is told beside it.
 *
 * Usage: node bench/changes.ts [--verbose] [--held-out | --fresh | --quiet | --quiet-2 | --leaving | --close | --letters | --later | --later-2 | --ordinary | --ordinary-2 | --ordinary-3 | --ordinary-4 | --ordinary-5 | --ordinary-6 | --ordinary-7 | --ordinary-8 | --shapes | --shapes-2] [--within | --late | --day]
 *                              [--mode offline|faithful|lazy|none|beside] [--case ID]
 *   --held-out  the thirty of cases/changes-held-out.json, written before the code that reads them
 *   --fresh     the fifteen of cases/changes-fresh.json, written before the second mending
 *   --close     the fifty of cases/changes-close.json, for the two timings
 *   --letters   thirty-two where one letter or one small word is all that changes: hall C to hall D, bus to van
 *   --later     the ninety-four of cases/changes-later.json: vetoed, on hold, reopened, another day or person; and ordinary lines
 *   --later-2   forty-four more, in other words, written when the code stood
 *   --ordinary  fifty-nine reversals in ordinary words and lines with the same words; --ordinary-2: thirty more; --ordinary-3: forty, --ordinary-4: forty-four, --ordinary-5: thirty, --ordinary-6: thirty-six, held out; --ordinary-7 and -8: twenty each, as teams write their days
 *   --shapes    eighty-four in the shapes of notes (a table's row, a struck copy, a heading, a reply, a status word); --shapes-2: forty more, held out
 *   --within    all statements of a case in one week, a day each
 *   --day       all statements of a case in one log, one below the other
 *   --late      the first week's logs come when the others are compacted
 * Writes only to temporary folders; --case prints what is left in them.
 */
import {
  type Answer,
  type Case,
  casesOf,
  drawnIntoDay,
  drawnTogether,
  joinedAnswer,
  PAIRED,
  type Timing,
} from "./changes-cases.ts";
import { asking, blockText, type ScriptedBlock, serveWeeks } from "./scripted-weeks.ts";
import { type Trial, trial } from "./trial.ts";

type Mode = "offline" | "faithful" | "lazy" | "none" | "beside";

interface Memory {
  readonly name: string;
  /** Name, description and body. */
  readonly text: string;
  readonly status: string;
  readonly questioned: boolean;
  readonly sources: string;
}

interface Outcome {
  readonly one: Case;
  readonly mode: Mode;
  readonly firstKept: boolean;
  /** `supersedes` or `updates` that the model could not say, since it was not shown the memory. */
  readonly notShown: number;
  readonly outdated: boolean;
  /** A line is filed as evidence of a memory that it denies. */
  readonly asSupport: boolean;
  readonly next: "kept" | "proposed" | "absent";
  readonly superseded: boolean;
  readonly questioned: boolean;
}

const flags = process.argv.slice(2);
const verbose = flags.includes("--verbose");
const only = flags.includes("--case") ? flags[flags.indexOf("--case") + 1] : undefined;
const onlyMode = flags.includes("--mode") ? flags[flags.indexOf("--mode") + 1] : undefined;
const timing =
  (["within", "late", "day"] as const).find((one) => flags.includes(`--${one}`)) ?? ("across" satisfies Timing);
// Together, or out of order, a model has no memory to name: each of them answers as the faithful one does.
// A day is read line by line: what a model answers to it would be the case's own words.
const MODES = (
  timing === "day"
    ? (["offline"] as const)
    : (["offline", "faithful", ...(timing === "across" ? (["lazy", "none", "beside"] as const) : [])] as const)
).filter((mode) => onlyMode === undefined || mode === onlyMode);
const WEEKS = ["held-out", "fresh", "quiet", "quiet-2", "leaving", "ordinary-7", "ordinary-8"];
const unseen = [...WEEKS, ...PAIRED].find((set) => flags.includes(`--${set}`));
const cases = casesOf(unseen)
  .filter(({ id }) => only === undefined || id === only)
  .map((one) => (timing === "within" ? drawnTogether(one) : timing === "day" ? drawnIntoDay(one) : one));

/** Those of which the logs are there when it is compacted for the first time, and those that come after. */
const comings = ({ weeks }: Case) => (timing === "late" ? [weeks.slice(1), weeks.slice(0, 1)] : [weeks]);

async function runCase(one: Case, mode: Mode): Promise<Outcome> {
  using workspace = trial({});
  let notShown = 0;
  const answering = (answer: Answer | "NONE", index: number) => (request: string) => {
    if (mode === "beside" && index > 0) return answerText([ELSE.block.body], [ELSE.block]);
    if (answer === "NONE" || (mode === "none" && index > 0)) return "NONE";
    const said = answer.blocks.map((block) => heard(block, mode, request, workspace));
    notShown += said.filter((block, i) => named(answer.blocks[i]!) && !named(block)).length;
    return answerText(answer.bullets, said);
  };
  const asked =
    timing === "within"
      ? [{ logs: Object.assign({}, ...one.weeks.map(({ logs }) => logs)), answer: joinedAnswer(one.weeks) }]
      : one.weeks;
  await using server = await serveWeeks(
    asked.map(({ logs, answer }, index) => ({
      logs: Object.keys(logs).map((name) => `logs/${name}`),
      answer: answering(answer, index),
    })),
  );
  for (const weeks of comings(one)) {
    for (const [i, { logs }] of weeks.entries())
      for (const [name, text] of Object.entries(logs))
        workspace.write(`logs/${name}`, mode === "beside" && i > 0 ? `${text}\n${ELSE.line}\n` : text);
    const ran = await workspace.lithify("compact", "--all", "--json", ...(mode === "offline" ? [] : asking(server)));
    if (ran.code !== 0)
      throw new Error(`${one.id}, ${mode}: compact ended with ${ran.code}: ${ran.stderr}${ran.stdout}`);
    if (only !== undefined) show(mode, workspace, ran.stdout);
  }
  const firstKept = memoriesOf(workspace).some(([, { sources }]) => cites(sources, one.weeks[0]!));
  return { ...judged(one, workspace), one, mode, firstKept, notShown };
}

const named = ({ supersedes, updates }: Omit<ScriptedBlock, "description">): string | undefined =>
  supersedes ?? updates;

/** What a model tells of each later week, and of nothing else. */
const ELSE = {
  line: "- The ferry harbour closes its northern gate at nine in winter.",
  block: {
    name: "The ferry harbour closes its northern gate at nine",
    type: "reference",
    evidence: ["The ferry harbour closes its northern gate at nine in winter."],
    body: "The ferry harbour closes its northern gate at nine in winter.",
  } satisfies Omit<ScriptedBlock, "description">,
};

/** A block as this model says it to this request. */
function heard(
  { supersedes, updates, ...block }: Answer["blocks"][number],
  mode: Mode,
  request: string,
  workspace: Trial,
): Omit<ScriptedBlock, "description"> {
  const name = /^\{\{file:(.*)\}\}$/.exec(supersedes ?? updates ?? "")?.[1];
  if (name === undefined) return block;
  const file = memoriesOf(workspace)
    .filter(([path, { name: its }]) => its === name && request.includes(path))
    .at(-1)?.[0];
  if (file === undefined) return block;
  return { ...block, [supersedes !== undefined && mode !== "lazy" ? "supersedes" : "updates"]: file };
}

function answerText(bullets: readonly string[], blocks: readonly Omit<ScriptedBlock, "description">[]): string {
  const records = blocks.map((block) => blockText({ description: block.body, ...block }));
  return `### Key Decisions\n${bullets.map((bullet) => `- ${bullet}`).join("\n")}\n\n${records.join("\n\n")}\n`;
}

function judged(
  one: Case,
  workspace: Trial,
): Pick<Outcome, "outdated" | "asSupport" | "next" | "superseded" | "questioned"> {
  const memories = memoriesOf(workspace).map(([, memory]) => memory);
  const active = memories.filter(({ status }) => status === "active");
  const current = new RegExp(one.current, "iu");
  const gone = (one.gone ?? []).map((pattern) => new RegExp(pattern, "iu"));
  const oldNames = outdatedNames(one);
  const isGone = ({ name, text }: Memory): boolean =>
    oldNames.includes(name) || gone.some((pattern) => pattern.test(text));
  const stands = active.some(({ text }) => current.test(text));
  const proposed = Object.values(workspace.files("memory/inbox")).some((text) => current.test(text));
  const harmless = one.kind === "harmless";
  const isOlderSupport = timing !== "across" && !harmless && one.kind !== "return";
  return {
    outdated: active.some((memory) => !memory.questioned && isGone(memory)),
    asSupport: memories.some(
      (memory) =>
        (isGone(memory) && cites(memory.sources, one.weeks.at(-1)!)) ||
        (isOlderSupport && current.test(memory.text) && !isGone(memory) && cites(memory.sources, one.weeks[0]!)),
    ),
    next: stands ? "kept" : proposed ? "proposed" : "absent",
    superseded: harmless && memories.some(({ status }) => status !== "active"),
    questioned: harmless && active.some(({ questioned }) => questioned),
  };
}

/** A memory that goes on under the name of what it said before has a stale face, whatever its body says now. */
function outdatedNames({ kind, weeks }: Case): string[] {
  if (kind === "harmless") return [];
  const names = weeks.map(({ answer }) => (answer === "NONE" ? [] : answer.blocks.map(({ name }) => name)));
  return names
    .slice(kind === "return" ? 1 : 0, -1)
    .flat()
    .filter((name) => !names.at(-1)!.includes(name));
}

/** Whether the sources name the line of the week that matters. */
function cites(sources: string, { says, logs }: Case["weeks"][number]): boolean {
  return Object.entries(logs).some(([name, text]) => {
    const line = text.split("\n").findIndex((one) => one.includes(says)) + 1;
    const spans = sources.matchAll(new RegExp(`logs/${name.replace(".", "\\.")}#L(\\d+)(?:-L(\\d+))?`, "g"));
    return line > 0 && [...spans].some(([, from, to]) => Number(from) <= line && line <= Number(to ?? from));
  });
}

/** By base name. */
function memoriesOf(workspace: Trial): [string, Memory][] {
  return Object.entries(workspace.files("memory"))
    .filter(([path]) => /^memory\/(?:user|feedback|project|reference|entity|process)_[^/]+\.md$/.test(path))
    .map(([path, file]) => {
      const [, front = "", body = ""] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(file) ?? [];
      const value = (key: string): string => plain(new RegExp(`^${key}: *(.*)$`, "m").exec(front)?.[1] ?? "");
      const memory = {
        name: value("name"),
        text: [value("name"), value("description"), body].join("\n"),
        status: value("status") || "active",
        questioned: /^questioned_by:/m.test(front),
        sources: front,
      };
      return [path.slice("memory/".length), memory];
    });
}

const plain = (yaml: string): string => {
  if (yaml.startsWith('"')) return JSON.parse(yaml) as string;
  return yaml.startsWith("'") ? yaml.slice(1, -1).replaceAll("''", "'") : yaml;
};

function show(mode: Mode, workspace: Trial, report: string): void {
  console.log(`==== ${mode}\n${report}`);
  for (const [path, text] of Object.entries(workspace.files("memory"))) console.log(`-- ${path}\n${text}`);
}

const outcomes: Outcome[] = [];
for (const mode of MODES) for (const one of cases) outcomes.push(await runCase(one, mode));
if (only !== undefined) process.exit();

const kinds = ["reversal", "denial", "value", "return", "finished"] as const;
const count = (list: readonly Outcome[], claim: (outcome: Outcome) => boolean): string =>
  String(list.filter(claim).length).padStart(10);
console.log("mode      kind        cases  first kept  outdated   support   new kept  proposed    absent  not shown");
for (const mode of MODES) {
  for (const kind of [...kinds, "all"] as const) {
    const list = outcomes.filter(
      ({ one, mode: its }) => its === mode && one.kind !== "harmless" && (kind === "all" || one.kind === kind),
    );
    console.log(
      [
        `${mode.padEnd(10)}${kind.padEnd(10)}${String(list.length).padStart(7)}  `,
        count(list, ({ firstKept }) => firstKept),
        count(list, ({ outdated }) => outdated),
        count(list, ({ asSupport }) => asSupport),
        " ",
        ...(["kept", "proposed", "absent"] as const).map((way) => count(list, ({ next }) => next === way)),
        " ",
        count(list, ({ notShown }) => notShown > 0),
      ].join(""),
    );
  }
}
console.log("\nharmless            cases  first kept  superseded  gone  questioned");
for (const mode of MODES) {
  const list = outcomes.filter(({ one, mode: its }) => its === mode && one.kind === "harmless");
  console.log(
    [
      `${mode.padEnd(20)}${String(list.length).padStart(5)}  `,
      count(list, ({ firstKept }) => firstKept),
      "  ",
      count(list, ({ superseded }) => superseded),
      count(list, ({ firstKept, next }) => firstKept && next !== "kept").slice(4),
      "  ",
      count(list, ({ questioned }) => questioned),
    ].join(""),
  );
}
for (const { one, mode, ...outcome } of verbose ? outcomes : []) {
  const faults = [
    outcome.outdated && "outdated stands",
    outcome.asSupport && "filed as support",
    outcome.superseded && "harmless superseded",
    one.kind === "harmless" && outcome.firstKept && outcome.next !== "kept" && "harmless gone",
    one.kind === "harmless" && outcome.questioned && "harmless questioned",
    one.kind !== "harmless" && outcome.next === "absent" && mode !== "none" && "new claim absent",
  ].filter(Boolean);
  if (faults.length > 0) console.log(`${mode} ${one.id}: ${faults.join(", ")}`);
}
