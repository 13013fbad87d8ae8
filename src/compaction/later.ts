/**
 * What the documents of later weeks tell: a week whose logs come late is read against it. The logs of those weeks are not
 * read again for that, so that one late line costs no more in an old workspace than in a new one.
 */

import { type Week, weekOf } from "../calendar/week.ts";
import { SECTIONS, sectionsOf } from "../document/sections.ts";
import { readWeekly } from "../document/weekly.ts";
import type { Later } from "../memory/change.ts";
import { readProposal } from "../memory/file/proposal.ts";
import { foldSentence } from "../memory/fold.ts";
import { saidIn } from "../memory/identity/speaking.ts";
import { onceOf } from "../once.ts";
import { daysIn, wordsIn } from "./bullet-days.ts";
import type { Folder } from "./folder.ts";

export const laterIn = (folder: Folder, week: Week): Later[] => toldIn(folder, (other) => other > week);

/** In the order of the weeks. */
export const toldIn = ({ documents, texts }: Folder, isMeant: (week: Week) => boolean): Later[] =>
  [...documents.keys()]
    .filter(isMeant)
    .sort()
    .flatMap((other) => {
      const document = readWeekly(texts.get(`weekly/${other}.md`) ?? "");
      if (!("week" in document)) return [];
      const sections = sectionsOf(document.body);
      return SECTIONS.flatMap((section) => sections[section]).flatMap(({ text }) => {
        const day = daysIn(text).at(-1);
        return day === undefined ? [] : [{ text: wordsIn(text), day }];
      });
    });

/** Proposals that such a document asked, whose line it tells no more: nothing speaks against the memory then. */
export const unaskedIn = (folder: Folder): string[] =>
  [...folder.texts].flatMap(([path, text]) => {
    const asked = path.startsWith("inbox/") && text.includes("replaces:") ? lateQuestion(text) : undefined;
    if (asked === undefined || !folder.texts.has(`weekly/${weekOf(asked.day)}.md`)) return [];
    const told = laterIn(folder, asked.week).filter(({ day }) => day === asked.day);
    return told.some((one) => asked.words.every((word) => foldSentence(one.text).includes(word))) ? [] : [path];
  });

/** What lithify asked of a week for a line of a later one. Each week of a run asks every one that waits. */
const lateQuestion = onceOf((text) => {
  const read = readProposal(text);
  if ("fault" in read || read.edited || read.proposal.replaces !== read.proposal.file) return undefined;
  const { week, because } = read.proposal;
  const said = saidIn(because);
  if (week === undefined || said === undefined || weekOf(said.day) <= week) return undefined;
  return { week, day: said.day, words: foldSentence(said.text).split(/[^\p{L}\p{M}\p{N}]+/u) };
}, 5_000);
