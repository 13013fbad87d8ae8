/**
 * Decides which months and years are due. A month is due when its last Sunday is closed, one of its weeks has a document, none
 * with logs is due or failed, and the documents differ from those it was made from: in what a month would tell of them, not in what
 * their front matter lists. A year likewise by its months.
 */
import { isMonth, monthOf, type Period, spanOf, weeksOf, yearOf } from "../calendar/period.ts";
import type { Day, Week } from "../calendar/week.ts";
import { EMPTY_LEVEL, type LevelDocument } from "../document/level.ts";

/** A document that a level is made from, as it stands. */
export interface Source {
  /** In the workspace. */
  readonly path: string;
  /** 64 hex of its bytes. */
  readonly sha256: string;
}

export interface LevelState {
  readonly period: Period;
  readonly due: boolean;
  /** Why it is due, or why it is not; for people. */
  readonly reason: string;
  /** What stands in its way although its time has come: `2026-W15 is still to be compacted`. */
  readonly heldBy?: string;
  readonly sources: readonly Source[];
}

export interface LevelGround {
  /** Weekly documents by week. */
  readonly weekly: ReadonlyMap<Week, Source>;
  /** Weeks with logs that are due or failed: why. */
  readonly unsettled: ReadonlyMap<Week, string>;
  /** Documents of months and years that stand. */
  readonly levels: ReadonlyMap<Period, LevelDocument & { readonly source: Source }>;
  readonly isClosed: (day: Day) => boolean;
  /** Digest of the bullets below that stand now; asked only where a document differs. */
  readonly bulletsOf: (period: Period, sources: readonly Source[]) => string;
  /** Whether a person has decided what a document tells in doubt. */
  readonly isDecided: (period: Period, sources: readonly Source[], body: string) => boolean;
  /** Periods that ended before this day are due only where a document of theirs stands, or somebody asks for them. */
  readonly since: Day;
  readonly wants: { readonly monthly: boolean; readonly yearly: boolean };
}

/** Every month and year that has a document below it, or one of its own: months first, oldest first. */
export function levelStates(ground: LevelGround, asked: (period: Period) => boolean = () => false): LevelState[] {
  const { weekly, levels, wants } = ground;
  const months = [...new Set([...weekly.keys()].map(monthOf).concat([...levels.keys()].filter(isMonth)))].sort();
  const ofMonths = wants.monthly ? months.map((month) => monthState(month, ground, asked(month))) : [];
  const years = [
    ...new Set([...months.map(yearOf), ...[...levels.keys()].filter((period) => !isMonth(period))]),
  ].sort();
  const ofYears = wants.yearly ? years.map((year) => yearState(year, ofMonths, ground, asked(year))) : [];
  return [...ofMonths, ...ofYears];
}

function monthState(month: Period, ground: LevelGround, asked: boolean): LevelState {
  const weeks = weeksOf(month);
  const sources = weeks.flatMap((week) => ground.weekly.get(week) ?? []);
  const held = weeks.find((week) => ground.unsettled.has(week));
  return stateOf(month, sources, held && `${held} ${ground.unsettled.get(held)}`, ground, asked);
}

function yearState(year: Period, months: readonly LevelState[], ground: LevelGround, asked: boolean): LevelState {
  const own = months.filter(({ period }) => yearOf(period) === year);
  const sources = own.flatMap(({ period }) => ground.levels.get(period)?.source ?? []);
  const [held] = own.flatMap(({ due, heldBy, period }) => heldBy ?? (due ? `${period} is due` : []));
  return stateOf(year, sources, held, ground, asked);
}

function stateOf(
  period: Period,
  sources: readonly Source[],
  heldBy: string | undefined,
  { levels, isClosed, bulletsOf, isDecided, since }: LevelGround,
  asked: boolean,
): LevelState {
  const { to } = spanOf(period);
  const not = (reason: string): LevelState => ({ period, due: false, reason, sources });
  if (sources.length === 0)
    return not(isMonth(period) ? "no week of it has a document" : "no month of it has a document");
  if (!isClosed(to)) return not(`its last Sunday, ${to}, is not over`);
  const standing = levels.get(period);
  const differs =
    standing === undefined
      ? "no document"
      : differenceOf(standing, sources, {
          // A year that waits for a month is looked at again once that is made.
          bulletsNow: () => (heldBy !== undefined && !isMonth(period) ? "" : bulletsOf(period, sources)),
          // What is held back is looked at again once that is made.
          isDecided: (body) => heldBy === undefined && isDecided(period, sources, body),
        });
  if (differs === undefined) return not("the documents below are as they were");
  if (standing === undefined && to < since && !asked)
    return not("it ended before lithify made months; ask for it by its name, or with --all");
  if (heldBy !== undefined) return { ...not(`held back: ${heldBy}`), heldBy };
  return { period, due: true, reason: differs, sources };
}

function differenceOf(
  { sources, bullets, body }: LevelDocument,
  now: readonly Source[],
  { bulletsNow, isDecided }: { readonly bulletsNow: () => string; readonly isDecided: (body: string) => boolean },
): string | undefined {
  const madeFrom = new Map(sources.map(({ path, sha256 }) => [path, sha256]));
  const added = now.find(({ path }) => !madeFrom.has(path));
  if (added) return `${added.path} is new`;
  const changed = now.find(({ path, sha256 }) => madeFrom.get(path) !== sha256);
  if (changed === undefined && (bullets === undefined || !waits(body) || !isDecided(body))) return undefined;
  // A word in the inbox changes what a week lists, and seldom what a month tells of it.
  if (bullets !== undefined && bullets === bulletsNow()) return undefined;
  return changed ? `${changed.path} has changed` : "what it tells in doubt was decided";
}

/** Whether something is told with a doubt, or nothing for one: a word in the inbox may decide it, and changes no document below. */
const waits = (body: string): boolean => body.includes("(questioned) (") || body.includes(EMPTY_LEVEL);
