/**
 * A decision that a document tells and the week's own later lines take back, or give another value: read as a memory that stood is
 * (`memory/doubts/`). The line stands beside it in the log's own words, where no bullet tells it: the days say which is newer.
 */
import { citedText, type Logbook } from "../memory/evidence/logbook.ts";
import type { StoredMemory } from "../memory/memory.ts";
import { replacedByProposal } from "../memory/questions.ts";
import { reconciling } from "../memory/reconcile.ts";
import type { Steps } from "../steps.ts";
import { daysIn, wordsIn } from "./bullet-days.ts";
import { type LeftOut, leftOut } from "./left-out.ts";
import type { Sections } from "./reading.ts";

export function* overtakenDecisions(sections: Sections, book: Logbook): Steps<LeftOut[]> {
  const decisions = sections["Key Decisions"].filter((bullet) => daysIn(bullet).length > 0);
  const stored = decisions.map((bullet, i): StoredMemory => {
    const [text, days] = [wordsIn(bullet), daysIn(bullet)];
    return {
      ...{ type: "project", name: text, description: text, body: text, status: "active" },
      // Of the lines of its own day nobody knows which it was made from.
      ...{ created: days[0]!, updated: days.at(-1)!, sources: ["unknown"] },
      ...{ file: `${i}.md`, text: "", byPerson: false, pinned: false },
    };
  });
  const none = { names: new Set<string>(), deleted: new Set<string>(), listed: [], listedElsewhere: [], declined: [] };
  const changes = yield* reconciling([], {
    ...{ ...none, stored, book, gone: [], carried: new Map(), review: "auto", week: null, isAskedAnew: () => false },
  });
  return changes.flatMap(({ text = "", found: claim }) => {
    const at = stored.findIndex(({ file }) => file === replacedByProposal(text));
    // A heading says of what, and not what.
    if (claim === undefined || at < 0 || citedText(claim.spans, book).startsWith("#")) return [];
    const others = { ...sections, "Key Decisions": sections["Key Decisions"].filter((one) => one !== decisions[at]) };
    return leftOut({ sections: others, found: [] }, [claim], book, false);
  });
}
