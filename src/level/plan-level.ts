/**
 * The document of a period, written: the exact bytes. The same documents below, memories and answer give the same bytes.
 */
import { isMonth, type Period, spanOf } from "../calendar/period.ts";
import { spanTitle } from "../calendar/week.ts";
import { asCommitted } from "../daily/redact.ts";
import { bodyMarksOf, digestOf, marksOf, mergedByHand, takenOutOf } from "../document/hand-edits.ts";
import {
  EMPTY_LEVEL,
  LEVEL_SECTIONS,
  type LevelSections,
  readLevel,
  writeLevel,
  writtenBullet,
} from "../document/level.ts";
import { fitted } from "../document/sections.ts";
import type { Source } from "./due.ts";

/** Contract §8. */
export const levelBudget = (period: Period): number => (isMonth(period) ? 8 : 12) * 1_024;

/** 12 hex of the bullets below that a person took out, or wrote otherwise, where nothing else of lithify's tells them: they are told no more. */
export function declinedIn(standing: string | undefined): ReadonlySet<string> {
  const before = standing === undefined ? undefined : readLevel(standing);
  if (before === undefined || "fault" in before) return new Set();
  const gone = new Set(takenOutOf(before.body, bodyMarksOf(before)));
  const rests = (before.rests ?? []).map((row) => row.split(" "));
  const told = new Set(rests.flatMap(([line, ...items]) => (gone.has(line!) ? [] : items)));
  const fell = rests.flatMap(([line, ...items]) => (gone.has(line!) ? items.filter((item) => !told.has(item)) : []));
  return new Set([...before.declined.filter((one) => typeof one === "string"), ...fell]);
}

/**
 * @param standing the document that stands; a person's lines in it stay
 * @returns with the bytes of its body, and how many bullets did not fit
 * @throws {LevelFault} when what stands there is no document of a level
 */
export function planLevel(
  made: {
    readonly period: Period;
    readonly sources: readonly Source[];
    /** Digest of those it is made from. */
    readonly bullets: string;
    readonly sections: LevelSections;
    readonly model: string;
    readonly prompt: string;
    /** `redact.allow` */
    readonly allow: readonly string[];
  },
  standing: string | undefined,
) {
  const { period, sources, bullets, model, prompt } = made;
  const budgetBytes = levelBudget(period);
  const { sections, dropped } = fitted(made.sections, budgetBytes, (some) => bodyOf(period, some), writtenBullet);
  // Bullets that were no secret each may look like one side by side.
  const body = asCommitted(bodyOf(period, sections), made.allow);
  const before = standing === undefined ? undefined : readLevel(standing);
  if (before && "fault" in before) throw new LevelFault(before.fault);
  const merged =
    before &&
    mergedByHand({
      ...{ standing: before.body, planned: body, budgetBytes, sections: LEVEL_SECTIONS, fillers: [EMPTY_LEVEL] },
      marks: bodyMarksOf(before),
    });
  const text = writeLevel(
    {
      ...{ period, ...spanOf(period), sources, bullets, model, prompt },
      declined: [...new Set([...(before?.declined ?? []), ...declinedIn(standing)])],
      rests: restsOf(sections),
      ...(before?.other && { other: before.other }),
      ...(merged?.marks ?? marksOf(body)),
      body: merged?.body ?? body,
    },
    standing,
  );
  return { text, bytes: Buffer.byteLength(body), dropped };
}

const restsOf = (sections: LevelSections): string[] =>
  LEVEL_SECTIONS.flatMap((section) =>
    sections[section].map((bullet) =>
      [digestOf({ section, text: `- ${writtenBullet(bullet)}` }), ...(bullet.rests ?? [])].join(" "),
    ),
  );

/** A person's file of that name: nothing is written over it. */
export class LevelFault extends Error {}

function bodyOf(period: Period, sections: LevelSections): string {
  const { from, to } = spanOf(period);
  const told = LEVEL_SECTIONS.filter((name) => sections[name].length > 0).map(
    (name) => `### ${name}\n\n${sections[name].map((bullet) => `- ${writtenBullet(bullet)}`).join("\n")}`,
  );
  return [`## ${period} (${spanTitle(from, to)})`, ...(told.length > 0 ? told : [EMPTY_LEVEL])].join("\n\n");
}
