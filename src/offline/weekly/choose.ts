/**
 * Chooses the sentences of a weekly document: those likeliest to be wanted, for their size, until the document is full or nothing
 * likely is left. What repeats the words of one already chosen is worth less; none is told without the one before it.
 */
import { onceFor } from "../../once.ts";
import { titleOf } from "../../text/titles.ts";
import { holdsForLong } from "../salience/claims.ts";
import { sayingsIn } from "../salience/sayings.ts";
import type { Statement, Unit, WeekText } from "../week.ts";
import { sectionOf } from "./sections.ts";
import { isTellable } from "./tellable.ts";

/** More are not looked at: a document has room for some fifty. */
const MOST_CANDIDATES = 1000;
/** What a word is worth again, each time after the first. */
const REPEATED_WORD = 0.6;
/** A sentence with a smaller share of fresh words says nothing new. */
const LEAST_FRESH = 0.61;
/** How much size counts: a whole sentence is worth somewhat more than its bytes. */
const COST = 0.95;
/** After a few lines no bullet begins with what is less likely, though there is room: what a document is filled up with nobody wants. */
const [LEAST_LIKELY, A_FEW_BYTES] = [0.11, 600];
/** What a sentence is worth more beside what its heading already gave: few full bullets read better than many thin ones. */
const NEIGHBOUR = 1.3;
/** What stands together is gathered up to this size: a longer bullet is read in two breaths. */
export const GATHERED_BYTES = 500;
/** What a bullet costs besides its words: its mark, its date, the line end. */
export const BULLET_BYTES = 16;

/** What may share a bullet: what stands under a heading that says what it is about, or under one line. */
export const groupOf = ({ index, section, headings, parent }: Statement): number =>
  titleOf(headings.at(-1) ?? "") === "" ? -1 - (parent < 0 ? index : parent) : section;

/** So many log odds less for a field of a form (`WhatsApp: stable`): the same label stands under another heading too, and is no mark. */
const FIELD = 0.8;
const fieldsIn = onceFor((week: WeekText): ReadonlySet<Statement> => {
  const { ofTitle } = sayingsIn(week);
  const labelled = week.statements.filter(({ label, log }) => lettersOf(label) !== "" && !ofTitle(label, log));
  const fields = [...Map.groupBy(labelled, ({ label }) => lettersOf(label)).values()];
  return new Set(fields.filter((own) => own.some(({ section }) => section !== own[0]!.section)).flat());
});
const lettersOf = (label: string): string => label.toLowerCase().replace(/\P{L}/gu, "");

/** Where there is room for a few lines, what was decided or is open is told before most of what happened: log odds. */
const [SHORT, HOLDS] = [2_000, 0.4];
/** What a kept memory says goes before all that is only likely, and in a short document what a person is asked about or holds for long next. */
const [KEPT, NEXT] = [2, 1];

/**
 * @param odds of each unit
 * @param isKept tells which say what is kept as a memory   @param asked what a person is asked about
 * @returns the chosen units, best first
 */
export function chooseUnits(
  week: WeekText,
  odds: Float64Array,
  room: { readonly bytes: number; readonly bullets: number },
  isKept: (unit: Unit) => boolean = () => false,
  asked: ReadonlySet<Statement> = new Set(),
): Unit[] {
  const least = (unit: Unit): number =>
    room.bytes <= SHORT && ["Key Decisions", "Blockers & Open Items"].includes(sectionOf(unit, week)) ? HOLDS : -99;
  const likelihood = Float64Array.from(
    week.units,
    (unit, i) => 1 / (1 + Math.exp((fieldsIn(week).has(unit.statement) ? FIELD : 0) - Math.max(odds[i]!, least(unit)))),
  );
  const worthOf = ({ index, bytes }: Unit): number => likelihood[index]! / (bytes + BULLET_BYTES);
  const ranked = week.units.toSorted((a, b) => Number(isKept(b)) - Number(isKept(a)) || worthOf(b) - worthOf(a));
  const isTold = (unit: Unit): boolean => isTellable(unit, week);
  const candidates = [...ranked.values().filter(isTold).take(MOST_CANDIDATES)];
  const { rarity } = week;
  const taken = new Uint8Array(rarity.length);
  /** By how often it was told. */
  const worth = Float64Array.from({ length: 256 }, (_, times) => REPEATED_WORD ** times);
  /** By statement, in bytes. */
  const told = new Map<number, number>();
  const begun = new Set<number>();
  const chosen = new Set<Unit>();
  const groups = candidates.map(({ statement }) => groupOf(statement));
  const isNext = ({ statement }: Unit): boolean =>
    room.bytes <= SHORT && (asked.has(statement) || holdsForLong(statement, week));
  const first = candidates.map((unit) => (isKept(unit) ? KEPT : isNext(unit) ? NEXT : 0));
  const isUnlikely = candidates.map((unit, i) => first[i] === 0 && likelihood[unit.index]! < LEAST_LIKELY);
  const wholes = candidates.map(({ words }) => words.reduce((sum, word) => sum + rarity[word]!, 0));
  const among = new Set(candidates);
  /** `Then it fails again.`: what `it` is, and when, stands in the sentence before, where that can be told. */
  const isLeftAlone = ({ order, statement: { index }, bytes }: Unit): boolean => {
    const before = week.unitsOf[index]![order - 1];
    if (before === undefined) return false;
    return (among.has(before) && !chosen.has(before)) || (told.get(index) ?? 0) + bytes > GATHERED_BYTES;
  };
  let left = room.bytes;
  for (;;) {
    let [best, most] = [-1, 0];
    for (let i = 0; i < candidates.length; i++) {
      const unit = candidates[i]!;
      const isBegun = begun.has(groups[i]!);
      const cost = unit.bytes + 2 + (isBegun ? 0 : BULLET_BYTES);
      if (isUnlikely[i] && !isBegun && room.bytes - left > A_FEW_BYTES) continue;
      if (cost > left || (!isBegun && begun.size >= room.bullets) || chosen.has(unit) || isLeftAlone(unit)) continue;
      let fresh = 0;
      for (const word of unit.words) fresh += rarity[word]! * worth[taken[word]!]!;
      if (fresh < LEAST_FRESH * wholes[i]!) continue;
      const gain =
        (likelihood[unit.index]! * (isBegun ? NEIGHBOUR : 1) * fresh) / wholes[i]! / cost ** COST + first[i]!;
      if (gain > most) [best, most] = [i, gain];
    }
    const unit = candidates[best];
    if (unit === undefined) return [...chosen];
    left -= unit.bytes + 2 + (begun.has(groups[best]!) ? 0 : BULLET_BYTES);
    chosen.add(unit);
    begun.add(groups[best]!);
    told.set(unit.statement.index, (told.get(unit.statement.index) ?? 0) + unit.bytes);
    for (const word of unit.words) taken[word]!++;
  }
}
