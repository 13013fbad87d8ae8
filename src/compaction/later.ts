/**
 * What the documents of later weeks tell: a week whose logs come late is read against it. The logs of those weeks are not
 * read again for that, so that one late line costs no more in an old workspace than in a new one.
 */

import type { Week } from "../calendar/week.ts";
import { SECTIONS, sectionsOf } from "../document/sections.ts";
import { readWeekly } from "../document/weekly.ts";
import type { Later } from "../memory/change.ts";
import type { Folder } from "./folder.ts";
import { daysIn, wordsIn } from "./open-items.ts";

export const laterIn = ({ documents, texts }: Folder, week: Week): Later[] =>
  [...documents.keys()]
    .filter((other) => other > week)
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
