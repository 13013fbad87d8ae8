/**
 * What a person marked (`Decision: …`) and a model's answer passes over, or told so that it was rejected: the week's document tells it
 * in the log's own words, behind the model's. A model chooses what matters; that something does is a person's word, and wins. Only the
 * document: a memory of it is the model's to make.
 */
import { bySection, OPEN_SECTION, SECTIONS, type SectionName } from "../document/sections.ts";
import { citedText, isAgentsWord, type Logbook } from "../memory/evidence/logbook.ts";
import { lacking, saying } from "../memory/identity/similarity.ts";
import { speaking } from "../memory/identity/speaking.ts";
import { telling, withoutReason } from "../memory/identity/told.ts";
import type { Found } from "../memory/memory.ts";
import { withoutEnd } from "../text/ends.ts";
import { leadingMark } from "../text/marks.ts";
import { sentencesIn } from "../text/sentences.ts";
import { contentWords } from "../text/words.ts";
import type { Reading, Sections } from "./reading.ts";

/** A marked claim, and how a document tells it. */
export interface LeftOut {
  readonly claim: Found;
  readonly section: SectionName;
  /** With its details, and the claim alone. */
  readonly bullets: readonly [whole: string, short: string];
}

/** So much of what a claim says without its reason, words of its line alone counting most: of one form there are many. */
const MOSTLY = 0.5;
/** A lesson of several, of which the answer told one, is told without that. */
const APART = /[;；]\s*/u;
/** Details that would make a longer bullet stay in the log. */
const LONGEST_BYTES = 400;
/** What a document tells before it tells what was marked, and what makes room for it, the last first. */
const YIELDS: readonly SectionName[] = ["Context", "Outcomes"];

/**
 * @param sections those of the document, as far as they have room
 * @param marked what the offline model finds marked in the same logs
 * @param translated the answer may speak another language than the logs: there a claim counts as told where its line is cited
 */
export function leftOut(
  { sections, found }: Pick<Reading, "sections" | "found">,
  marked: readonly Found[],
  book: Logbook,
  translated: boolean,
): LeftOut[] {
  // What waits for a person, since its lines say it of another, tells nobody anything yet.
  const kept = found.filter(({ doubt }) => doubt === undefined);
  const told = [...Object.values(sections as Sections).flat(), ...kept.map(saying)].map(tellingOf);
  const cited = new Set(kept.flatMap(({ evidence }) => evidence));
  return marked.flatMap((claim): LeftOut[] => {
    if (claim.spans.some((span) => isAgentsWord(span, book))) return [];
    if (claim.doubt !== undefined || (translated && claim.evidence.some((line) => cited.has(line)))) return [];
    const [first = claim.description] = sentencesIn(claim.body);
    const core = withoutReason(first) || first;
    const isTold = (part: string): boolean => {
      const weights = new Map(telling(part).map((word) => [word, 1 / (book.places.get(word)?.length ?? 1) ** 2]));
      const whole = weights.values().reduce((sum, one) => sum + one, 0);
      return told.some(({ text, words }) => {
        const shared = weights.entries().reduce((sum, [word, weight]) => sum + (words.has(word) ? weight : 0), 0);
        // What overtakes it was told instead.
        return shared >= MOSTLY * whole && (lacking(text, part).size === 0 || speaking(text, claim) !== undefined);
      });
    };
    if (isTold(core)) return [];
    const parts = core.split(APART);
    const rest = parts.filter((part) => !isTold(part));
    const line = citedText(claim.spans.slice(0, 1), book);
    if (rest.length === parts.length || sectionOf(claim, line) !== "Context") return [leftOutOf(claim, core, line)];
    return rest.length === 0 ? [] : [leftOutOf({ ...claim, body: rest.join("; ") }, rest.join("; "), line)];
  });
}

/**
 * With all that has room. In a full document the last bullets under Context and Outcomes give way, never a decision or what is open;
 * half of it is the answer's all the same, so that a specification full of marks does not drive its week out.
 * @returns `without`: claims that had no room
 */
export function withLeftOut(
  own: Sections,
  marked: readonly LeftOut[],
  bytesOf: (sections: Sections) => number,
  budgetBytes: number,
): { sections: Sections; dropped: number; without: readonly Found[] } {
  const least = Math.min(bytesOf(own), budgetBytes / 2);
  const without: Found[] = [];
  let added: Placed[] = [];
  let kept = own;
  let dropped = 0;
  for (const { claim, section, bullets } of marked) {
    const [whole, short] = bullets.map((bullet): Placed[] => [...added, { section, bullet }]) as [Placed[], Placed[]];
    const others = withoutSaid(kept, bullets[0]);
    if (bytesOf(withThem(others, whole)) <= budgetBytes) {
      [kept, added] = [others, whole];
      continue;
    }
    let fewer: Sections | undefined = kept;
    let gone = 0;
    while (fewer !== undefined && bytesOf(withThem(fewer, short)) > budgetBytes) {
      fewer = withoutLast(fewer);
      if (fewer !== undefined && bytesOf(fewer) < least) fewer = undefined;
      gone++;
    }
    if (fewer === undefined) without.push(claim);
    else {
      [kept, added] = [fewer, short];
      dropped += gone;
    }
  }
  return { sections: withThem(kept, added), dropped, without };
}

interface Placed {
  readonly section: SectionName;
  readonly bullet: string;
}

function withThem(sections: Sections, added: readonly Placed[]): Sections {
  const of = Map.groupBy(added, ({ section }) => section);
  return bySection(SECTIONS, (name) => [...sections[name], ...(of.get(name) ?? []).map(({ bullet }) => bullet)]);
}

/** Without those of which a bullet says each word, so that nothing is told twice; what is open stays where it is looked for. */
const withoutSaid = (sections: Sections, bullet: string): Sections => {
  const { text, words } = tellingOf(bullet);
  const isSaid = (own: string): boolean =>
    contentWords(own).every((word) => words.has(word)) && lacking(text, own).size === 0;
  return bySection(SECTIONS, (name) => sections[name].filter((own) => name === OPEN_SECTION || !isSaid(own)));
};

function withoutLast(sections: Sections): Sections | undefined {
  const section = YIELDS.find((one) => sections[one].length > 0);
  return section && { ...sections, [section]: sections[section].slice(0, -1) };
}

/** A line for people; none where the answer passed over nothing. */
export function leftOutNotice({ told, without }: { readonly told: number; readonly without: number }): string[] {
  if (told + without === 0) return [];
  const rest = without === 0 ? "" : `; ${without} had no room, of which as many as may wait do so in the inbox`;
  return [`marked lines that the answer passed over: ${told} told in their own words${rest}`];
}

const tellingOf = (text: string): { text: string; words: ReadonlySet<string> } => ({
  text,
  words: new Set(contentWords(text)),
});

function sectionOf({ type }: Found, line: string): SectionName {
  const label = /^[^:：]{1,40}(?=[:：])/u.exec(line)?.[0] ?? "";
  return type === "project" && leadingMark(label) !== "remember" ? "Key Decisions" : "Context";
}

function leftOutOf(claim: Found, core: string, line: string): LeftOut {
  const { body, spans } = claim;
  const [first = "", ...rest] = body.split(/\n+/u).map((part) => part.replace(/^- |\*\*/gu, "").trim());
  const whole = [first, ...rest].filter((part) => part !== "").join(" ");
  const days = [...new Set(spans.map(({ day }) => day))].sort().join(", ");
  return {
    claim,
    section: sectionOf(claim, line),
    bullets: [
      `${Buffer.byteLength(whole) > LONGEST_BYTES ? first : whole} (${days})`,
      `${withoutEnd(core, " ,;:，；：、")} (${days})`,
    ],
  };
}
