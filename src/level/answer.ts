/**
 * A model's answer about a period, read: sections whose bullets name the numbers they rest on. Each is proved against the log
 * lines beneath those bullets; what is not proved gives way to the bullets themselves, whole.
 */
import type { Week } from "../calendar/week.ts";
import { blocksIn } from "../document/fences.ts";
import { LEVEL_SECTIONS, type LevelBullet, type LevelSection, type LevelSections } from "../document/level.ts";
import { sectionsNamed } from "../document/sections.ts";
import type { Rejection } from "../memory/evidence/rejection.ts";
import { plainText } from "../memory/file/plain-words.ts";
import { lacking } from "../memory/identity/similarity.ts";
import type { Item } from "./items.ts";

/** Whether the logs of the days, or else the weeks, of some bullets carry a sentence; a rejection's code and reason where not. */
export type ProveBullet = (
  text: string,
  items: readonly Item[],
) => Promise<Pick<Rejection, "code" | "reason"> | undefined>;

interface LevelReading {
  readonly sections: LevelSections;
  readonly rejected: readonly Rejection[];
}

/** The numbers at the end of a bullet: `[3, 7]`. */
const NUMBERS = /\s*\[((?:\d{1,4})(?:\s*[,;]\s*\d{1,4})*)\]\s*\.?\s*$/;

/** @param items those that were shown */
export async function readLevelAnswer(text: string, items: readonly Item[], prove: ProveBullet): Promise<LevelReading> {
  const byNumber = new Map(items.map((item) => [item.n, item]));
  const written = sectionsNamed(blocksIn(text).prose, LEVEL_SECTIONS, "Themes");
  const rejected: Rejection[] = [];
  const sections = Object.fromEntries(LEVEL_SECTIONS.map((name) => [name, []])) as unknown as Record<
    LevelSection,
    LevelBullet[]
  >;
  const told = new Set<string>();
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
        rejected.push({
          ...{ code: "NO_EVIDENCE", line: bullet.line, text: whole },
          reason: "it names no bullet that it rests on",
        });
        continue;
      }
      const stopped = said === "" ? undefined : (beyond(said, rests, items) ?? (await prove(said, rests)));
      if (stopped === undefined && said !== "") {
        tell(section, { text: plainText(said), weeks: weeksOf(rests) });
        continue;
      }
      if (stopped) rejected.push({ ...stopped, line: bullet.line, text: whole });
      for (const item of rests) tell(section, { text: item.text, weeks: item.weeks });
    }
  return { sections, rejected };
}

/** A figure, date, link or name that none of its bullets says: another bullet's, or the model's own. */
function beyond(
  said: string,
  rests: readonly Item[],
  items: readonly Item[],
): Pick<Rejection, "code" | "reason"> | undefined {
  const own = rests.map(({ text }) => text).join("\n");
  const key = lacking(own, said).values().next().value ?? firstNameOf(said, own, items);
  return key === undefined ? undefined : { code: "UNSUPPORTED", reason: `the bullets it names do not say ${key}` };
}

const FIRST = /^(?:[^:：.]{1,40}[:：]\s*)?(\p{Lu}[\p{L}\p{M}]+)/u;

/** A sentence may begin with any word in capitals: it is a name where other bullets write it so within theirs. */
function firstNameOf(said: string, own: string, items: readonly Item[]): string | undefined {
  const [, first] = FIRST.exec(said) ?? [];
  if (first === undefined || own.toLowerCase().includes(first.toLowerCase())) return undefined;
  const within = new RegExp(`[\\p{L}\\p{N},]\\s+${first}(?![\\p{L}\\p{M}])`, "u");
  return items.some(({ text }) => within.test(text)) ? first : undefined;
}

/** A model may have written the weeks itself. */
const WEEKS_SAID = /\s*\((?:\d{4}-W\d{2}(?:\s*[,;–-]\s*)?)+\)\s*$/;

const weeksOf = (items: readonly Item[]): Week[] => [...new Set(items.flatMap(({ weeks }) => weeks))].sort();
