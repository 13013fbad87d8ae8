/**
 * One month or year, made: from the documents below to the plan. Each bullet is proved against the logs beneath it.
 */
import { isMonth, type Period, weeksOf } from "../calendar/period.ts";
import type { Week } from "../calendar/week.ts";
import { usageOf } from "../compaction/ask-week.ts";
import { leftAlone } from "../compaction/compact.ts";
import type { Folder } from "../compaction/folder.ts";
import type { PlannedChange } from "../compaction/plan.ts";
import { type LevelSections, levelFile } from "../document/level.ts";
import { WISDOM_FILE } from "../document/wisdom.ts";
import { BudgetReached, LithifyError, WorkspaceHeld } from "../errors.ts";
import type { ProveBullet } from "../level/answer.ts";
import { chooseItems, withMarked } from "../level/choose.ts";
import type { LevelState } from "../level/due.ts";
import { digestOfItem, type Item, itemsOf } from "../level/items.ts";
import { overtakenByLines, type Said } from "../level/later.ts";
import { declinedIn, LevelFault, planLevel } from "../level/plan-level.ts";
import { bulletsBelow, rememberedItems, standingItems } from "../level/standing.ts";
import { planWisdom } from "../level/wisdom.ts";
import { passGate, stoppedByDoubt } from "../memory/evidence/gate.ts";
import { type Logbook, logbookOf, ownLines } from "../memory/evidence/logbook.ts";
import { shown } from "../memory/file/memory-path.ts";
import { onceOf } from "../once.ts";
import { NO_USAGE } from "../usage.ts";
import { type LevelPorts, type LevelResult, nothingOf } from "./level-result.ts";
import { documentsBelow, isNamed } from "./levels.ts";
import { chooseModel } from "./models.ts";
import { type Opened, readMarked } from "./opened.ts";
import { promptOf } from "./prompt-of.ts";
import type { Surroundings } from "./surroundings.ts";

export async function makeLevel(
  state: LevelState,
  ports: LevelPorts,
  surroundings: Surroundings,
): Promise<LevelResult> {
  const { period, sources } = state;
  const { opened } = ports;
  try {
    const folder = ports.folder();
    const below = documentsBelow(sources, opened, folder);
    const bullets = bulletsBelow(period, below, folder.stored);
    const bookOf = booksOf(opened);
    const prove = prover(opened, bookOf);
    const file = levelFile(period);
    const declined = declinedIn(folder.texts.get(file));
    const wanted = itemsOf(period, below).filter((item) => !declined.has(digestOfItem(item)));
    const items = await provedItems(wanted, prove);
    const made = await sectionsFor(period, items.kept, ports, surroundings, { prove, bookOf });
    const { allow } = opened.workspace.config.redact;
    const plan = planLevel({ period, sources, bullets, allow, ...made }, folder.texts.get(file));
    const wisdom = wisdomFor(period, opened, folder);
    const files: PlannedChange[] = [];
    const change = (name: string, after: string | undefined, because: string): void => {
      const before = folder.texts.get(name) ?? null;
      if (after !== undefined && after !== before) files.push({ file: name, before, after, because });
    };
    const steps = wisdom.steps.map(({ step, rule, because }) => `${step} ${rule}: ${because}`);
    change(WISDOM_FILE, wisdom.text, steps.join("; "));
    change(file, plan.text, `document of ${period}`);
    const tokens = made.usage.inputTokens + made.usage.outputTokens;
    const detail = { period, model: made.model, prompt: made.prompt, tokens };
    const error = leftAlone(file, files.length > 0 ? (await ports.apply(files, detail)).left : []);
    return {
      ...{ period, outcome: error ? "failed" : "compacted", file, ...(error && { error }) },
      ...{ model: made.model, usage: made.usage, rejected: made.rejected },
      wisdom: wisdom.steps,
      notices: [
        ...bulletsTold(items.left, "not told: the logs do not say as much"),
        ...bulletsTold(plan.dropped, "left out: no more fits the size"),
        ...made.notices,
        ...wisdom.steps.map(({ step, rule, because }) => `wisdom, ${step}: ${rule} (${because})`),
      ],
    };
  } catch (error) {
    const failed = { ...nothingOf(period), outcome: "failed" } as const;
    if (error instanceof LevelFault) {
      const message = `${shown(opened, levelFile(period))} stands there and is no document of lithify's: ${error.message}`;
      return { ...failed, error: { code: "EEXIST", message, hint: "mend its front matter, or move it away" } };
    }
    if (!(error instanceof LithifyError) || error instanceof WorkspaceHeld) throw error;
    const { code, message, hint } = error;
    const result: LevelResult = { ...failed, usage: usageOf(error), error: { code, message, hint } };
    return error instanceof BudgetReached ? { ...result, outcome: "postponed" } : result;
  }
}

const bulletsTold = (count: number, what: string): string[] =>
  count === 0 ? [] : [`${count} ${count === 1 ? "bullet was" : "bullets were"} ${what}`];

/** A month is where rules that kept proving themselves are looked for. */
function wisdomFor(period: Period, { workspace }: Opened, folder: Folder): ReturnType<typeof planWisdom> {
  if (!workspace.config.levels.wisdom || !isMonth(period)) return { text: undefined, steps: [] };
  const listed = new Map(
    [...folder.documents].map(([week, { memories }]) => [week, memories.map(({ file }) => file)] as const),
  );
  return planWisdom(folder.texts.get(WISDOM_FILE), folder.stored, listed);
}

/** The logs of weeks, named `2026-W14,2026-W15`; those of the last few asked about are kept. */
type BookOf = (weeks: string) => Promise<Logbook>;
const booksOf = (opened: Opened): BookOf =>
  onceOf(async (named) => {
    const days = new Set<Week>(named.split(","));
    const paths = new Set(
      opened.weeks.filter(({ week }) => days.has(week)).flatMap(({ all }) => all.map(({ path }) => path)),
    );
    const marks = opened.marks.filter(({ path }) => paths.has(path));
    return logbookOf((await readMarked(opened, marks)).logs);
  }, MOST_BOOKS);
const MOST_BOOKS = 6;

/** Asks the logs of the weeks that bullets rest on. */
function prover(opened: Opened, bookOf: BookOf): ProveBullet {
  const { allow } = opened.workspace.config.redact;
  return async (text, items) => {
    const weeks = [...new Set(items.flatMap((item) => item.weeks))].sort();
    const days = [...new Set(items.flatMap((item) => item.days))].sort();
    const book = await bookOf(weeks.join());
    const told = { text, quotes: [], tellsOpen: true, ...(days.length > 0 && { days }) } as const;
    // A document has no inbox: what a person would have to look at first stays out of it.
    const stopped = stoppedByDoubt(passGate(told, { book, allow, known: new Map() }));
    return "code" in stopped ? stopped : undefined;
  };
}

/** What the logs of some weeks say, line by line. */
async function linesIn(weeks: readonly Week[], bookOf: BookOf): Promise<Said[]> {
  const said: Said[] = [];
  for (const week of weeks)
    for (const { text, day } of ownLines(await bookOf(week))) said.push({ text, weeks: [week], days: [day] });
  return said;
}

/** What lithify wrote below was proved then; what a person wrote there is told only where the logs say it. */
async function provedItems(items: readonly Item[], prove: ProveBullet): Promise<{ kept: Item[]; left: number }> {
  const kept: Item[] = [];
  for (const item of items) if (item.own || (await prove(item.text, [item])) === undefined) kept.push(item);
  return { kept, left: items.length - kept.length };
}

interface Made extends Pick<LevelResult, "model" | "usage" | "rejected" | "notices"> {
  readonly sections: LevelSections;
  readonly prompt: string;
}

async function sectionsFor(
  period: Period,
  items: readonly Item[],
  { opened, folder, asksAfresh, selector, run }: LevelPorts,
  surroundings: Surroundings,
  { prove, bookOf }: { readonly prove: ProveBullet; readonly bookOf: BookOf },
): Promise<Made> {
  const { workspace, state } = opened;
  const { language } = workspace.config;
  const { contextTokens, maxOutputTokens } = workspace.config.model;
  const prompt = promptOf(workspace, "weekly-to-longer");
  const { stored } = folder();
  const told = standingItems(items, stored);
  const remembered = rememberedItems(told, stored);
  const overtaken = overtakenByLines(told, await linesIn(weeksOf(period), bookOf), remembered);
  const standing = told.filter((item) => item.mark === undefined && !overtaken.has(item));
  const withDocument = weeksOf(period).filter((week) => items.some(({ weeks }) => weeks.includes(week)));
  const chosen: Made = {
    sections: withMarked(chooseItems(standing, withDocument, remembered), told, remembered),
    ...{ model: "extractive", prompt: prompt.digest, usage: NO_USAGE, rejected: [], notices: [] },
  };
  const anew = asksAfresh && isNamed(selector, period);
  const { model, offline, end } = await chooseModel(workspace, state, surroundings, anew, run);
  if (offline || standing.length === 0) return chosen;
  const { askLevel } = await import("../level/ask-level.ts");
  const question = { period, prompt, language, items: standing, memories: stored, contextTokens, maxOutputTokens };
  const answered = await askLevel(question, model, prove, surroundings.signal).finally(() => end?.());
  const { usage, rejected } = answered;
  const notices = ["the model's answer held no bullet that could be proved: chosen without it"];
  if (answered.sections === undefined) return { ...chosen, usage, rejected, notices };
  const sections = withMarked(answered.sections, told, remembered);
  return { ...chosen, sections, model: answered.model, usage, rejected };
}
