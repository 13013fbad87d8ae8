/**
 * The section that an answer means by a heading in its own words, or its own language: `### Blockers`, `### Ergebnisse`,
 * `### 未決事項`. A file of its own: what finds nothing due reads documents, and loads no language.
 */
import type { Mark } from "../text/lexicon/lexicon.ts";
import { headingMark } from "../text/marks.ts";
import type { SectionName } from "./sections.ts";

const SECTION_OF: Readonly<Partial<Record<Mark, SectionName>>> = {
  decision: "Key Decisions",
  outcome: "Outcomes",
  open: "Blockers & Open Items",
  todo: "Blockers & Open Items",
  question: "Blockers & Open Items",
  deadline: "Blockers & Open Items",
};

export const sectionMeant = (title: string): SectionName | undefined => SECTION_OF[headingMark(title) ?? "note"];
