/**
 * What a week's lines tell the end of, or a later day for. A document that is made without a model has room for few lines, and nobody tells
 * it what is done: the line that ends what was due on a day ahead is told in it, since what reads documents alone would tell the old day.
 */
import { daysOf, type Week } from "../calendar/week.ts";
import { OPEN_SECTION, SECTIONS, sectionsOf } from "../document/sections.ts";
import { passGate, stoppedByDoubt } from "../memory/evidence/gate.ts";
import { type Logbook, ownLines, withoutAgents } from "../memory/evidence/logbook.ts";
import { onceOf } from "../once.ts";
import { daysAhead } from "../text/days.ts";
import { daysIn, wordsIn } from "./bullet-days.ts";
import type { Folder } from "./folder.ts";
import type { LeftOut } from "./left-out.ts";
import { ends, isPutOff, openAhead, said } from "./open-items.ts";
import type { Sections } from "./reading.ts";

/** A deadline of longer ago has a memory, or nobody waits for it. */
export const WEEKS_BACK = 26;
/** A longer line is a report, of which the end of something is a part. */
const LONGEST_BYTES = 300;

/** @returns what the document tells besides, and those of its own open bullets that a later line has overtaken */
export function endedIn(
  { week, book, allow }: { readonly week: Week; readonly book: Logbook; readonly allow: readonly string[] },
  own: Sections,
  folder: Folder,
): { readonly told: readonly LeftOut[]; readonly overtaken: ReadonlySet<string> } {
  const [monday = ""] = daysOf(week);
  const before = [...folder.documents.keys()].filter((one) => one < week).sort();
  const recent = before.slice(-WEEKS_BACK);
  const first = recent.findIndex((one) => lastOpen(folder.texts.get(`weekly/${one}.md`) ?? "") >= monday);
  const dayOf = onceOf((bullet) =>
    daysAhead(wordsIn(bullet), daysIn(bullet).at(-1) ?? monday).find((day) => day >= monday),
  );
  const items = [
    ...(first < 0 ? [] : openAhead(recent.slice(first), folder, dayOf)),
    ...own[OPEN_SECTION].filter((one) => dayOf(one)),
  ];
  const overtaken = new Set<string>();
  const told = new Map<string, LeftOut>();
  const lines = items.length === 0 ? [] : [...ownLines(withoutAgents(book))];
  const bullets = SECTIONS.flatMap((name) => own[name].map(wordsIn));
  for (const item of items) {
    const [open, day] = [said(item), daysIn(item).at(-1) ?? ""];
    const end = lines.findLast((line) => line.day > day && ends(said(line.text), open));
    if (end === undefined) continue;
    const { text } = end;
    const quoted = { text, quotes: [], tellsOpen: true, days: [end.day] };
    if (Buffer.byteLength(text) > LONGEST_BYTES) continue;
    if ("code" in stoppedByDoubt(passGate(quoted, { book, allow, known: new Map() }))) continue;
    overtaken.add(item);
    const section = isPutOff(text, item, open.words) ? OPEN_SECTION : "Outcomes";
    const bullet = `${text} (${end.day})`;
    if (!bullets.some((one) => one.includes(text))) told.set(text, { section, bullets: [bullet, bullet] });
  }
  return { told: [...told.values()], overtaken };
}

/** The last day that open items of a document name: of most weeks none is ahead, and each week of a run asks. */
const lastOpen = onceOf((text) => {
  const items = sectionsOf(text)[OPEN_SECTION].map((one) => one.text);
  return (
    items
      .flatMap((item) => daysAhead(wordsIn(item), daysIn(item).at(-1) ?? ""))
      .sort()
      .at(-1) ?? ""
  );
}, 1_000);
