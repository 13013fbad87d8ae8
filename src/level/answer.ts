/**
 * A model's answer about a period, read: sections whose bullets name the numbers they rest on. Each is proved against the log
 * lines beneath those bullets; what is not proved gives way to the bullets themselves, whole.
 */
import { blocksIn } from "../document/fences.ts";
import { LEVEL_SECTIONS, type LevelBullet, type LevelSection } from "../document/level.ts";
import { bySection, sectionsNamed } from "../document/sections.ts";
import type { Rejection } from "../memory/evidence/rejection.ts";
import { plainText } from "../memory/file/plain-words.ts";
import { contentWords } from "../text/words.ts";
import { unfaithful } from "./faithful.ts";
import { digestOfItem, type Item, weeksIn } from "./items.ts";

/** Whether the logs of the days, or else the weeks, of some bullets carry a sentence; a rejection's code and reason where not. */
export type ProveBullet = (
  text: string,
  items: readonly Item[],
) => Promise<Pick<Rejection, "code" | "reason"> | undefined>;

/** The numbers at the end of a bullet: `[3, 7]`. */
const NUMBERS = /\s*\[((?:\d{1,4})(?:\s*[,;]\s*\d{1,4})*)\]\s*\.?\s*$/;

/** @param items those that were shown */
export async function readLevelAnswer(text: string, items: readonly Item[], prove: ProveBullet) {
  const byNumber = new Map(items.map((item) => [item.n, item]));
  const written = sectionsNamed(blocksIn(text).prose, LEVEL_SECTIONS, "Themes");
  const rejected: Rejection[] = [];
  const sections = bySection<LevelSection, LevelBullet>(LEVEL_SECTIONS, () => []);
  const told = new Set<string>();
  const unproved: { section: LevelSection; item: Item }[] = [];
  const tell = (section: LevelSection, bullet: LevelBullet): void => {
    if (told.has(bullet.text)) return;
    told.add(bullet.text);
    sections[section].push(bullet);
  };
  for (const section of LEVEL_SECTIONS)
    for (const bullet of written[section]) {
      const whole = [bullet.text, ...bullet.nested.map((line) => line.trim().replace(/^[-*+]\s+/, ""))].join(" ");
      const named = NUMBERS.exec(whole);
      const rests = named?.[1]?.split(/[,;]/).flatMap((n) => byNumber.get(Number(n)) ?? []) ?? [];
      const said = (named ? whole.slice(0, named.index) : whole).replace(WEEKS_SAID, "").trim();
      if (rests.length === 0) {
        const reason = "it names no bullet that it rests on";
        rejected.push({ code: "NO_EVIDENCE", line: bullet.line, text: whole, reason });
        continue;
      }
      const parts = partedByWeek(said, rests);
      const stopped =
        said === ""
          ? undefined
          : (parts.map((part) => unfaithful(part.said, part.rests, items)).find((one) => one !== undefined) ??
            (await prove(parts.map((part) => part.said).join(" "), rests)));
      if (stopped === undefined && said !== "") {
        tell(section, { text: plainText(said), weeks: weeksIn(rests), rests: rests.map(digestOfItem) });
        continue;
      }
      if (stopped) rejected.push({ ...stopped, line: bullet.line, text: whole });
      unproved.push(...rests.map((item) => ({ section, item })));
    }
  // What another bullet tells, proved, needs not be told once more in its own words.
  const proved = new Set(LEVEL_SECTIONS.flatMap((section) => sections[section].flatMap(({ rests }) => rests)));
  for (const { section, item } of unproved)
    if (!proved.has(digestOfItem(item)))
      tell(section, { text: item.text, weeks: item.weeks, rests: [digestOfItem(item)] });
  return { sections, rejected };
}

type Part = { readonly said: string; readonly rests: readonly Item[] };

/** A week as a bullet names it: before what it tells, or in brackets behind. */
const WEEK = /[(（]((?:\d{4}-)?W\d{2})[)）]|(?:\d{4}-)?W\d{2}(?!\d)/g;

/** What a bullet says, without the weeks it names; what it says of a week rests on the bullets of that week alone. */
function partedByWeek(said: string, rests: readonly Item[]): Part[] {
  const parts: Part[] = [];
  const put = (text: string, week: string | undefined): void => {
    const of = week === undefined ? rests : rests.filter(({ weeks }) => weeks.some((one) => one.endsWith(week)));
    parts.push({ said: text.trim(), rests: of });
  };
  // `It came in W14 and grew in W15`: where nothing stands behind the last week, each ends what is told of it.
  const isLast = /W\d{2}\P{L}*$/u.test(said) && contentWords(said.slice(0, said.search(WEEK))).length > 1;
  let [from, week]: [number, string | undefined] = [0, undefined];
  for (const { 0: found, 1: behind, index } of said.matchAll(WEEK)) {
    const named = behind ?? found;
    if (!rests.some(({ weeks }) => weeks.some((one) => one.endsWith(named)))) continue;
    const ends = isLast || behind !== undefined;
    put(said.slice(from, index), ends ? named : week);
    [from, week] = [index + found.length, ends ? undefined : found];
  }
  put(said.slice(from), week);
  return parts;
}

/** A model may have written the weeks itself. */
const WEEKS_SAID = /\s*[(（](?:\d{4}-W\d{2}(?:\s*[,;、–-]\s*)?)+[)）]\s*$/;
