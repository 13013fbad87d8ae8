/**
 * How a text that was written down marks who speaks: `Me: …`, `**Copilot**`, `## Assistant`, `<user>`, `🤖`. A label counts where a
 * person and a machine take turns under labels of one form; one alone is a note about somebody (`User: prefers tea`).
 */
import { isSessionHead } from "../../daily/gateway.ts";
import { fencedIn } from "../../text/fences.ts";
import { markOf } from "../../text/marks.ts";
import { isSentence } from "../../text/scripts.ts";
import { type Voice, voiceOf } from "../../text/voices.ts";

export interface Label {
  readonly voice: Voice;
  /** `user`, `human`, `system` … as it was written, in lower case. */
  readonly name: string;
  /** So many characters of the line are the label. */
  readonly length: number;
  /** Of the heading that it is, else 0. */
  readonly level: number;
  /** The bullet or quote sign in front, with its indent: the next one like it is no part of the turn. */
  readonly lead: string;
}

interface Candidate extends Omit<Label, "voice"> {
  readonly line: number;
  readonly form: string;
  /** Undefined: perhaps somebody's name. */
  readonly voice: Voice | undefined;
}

const CLOCK = String.raw`[[(]?(?:[\p{L}]{2,9}\.?,? )?(?:\d{4}-\d\d-\d\d[T ,]{1,2})?\d{1,2}[:.]\d\d(?:[:.]\d\d)?(?: ?[AaPp]\.?[Mm]\.?)?[\])]?`;
const NAME = String.raw`@?(?<name>[\p{L}\p{N}][\p{L}\p{N}.'’_-]{0,24}(?: [\p{L}\p{N}.'’_-]{1,20}){0,2}|👤|🤖|🧑|👩|👨)`;
const LEAD = String.raw`^(?<lead>\s*(?:[-*>+] |\d{1,3}[.)] )?)`;
const FACE = String.raw`(?:(?:👤|🤖|🧑|👩|👨)\s{0,2}(?=[\p{L}]))?`;
const BOLD = String.raw`(?:\*\*|__)?`;
const FORMS: Readonly<Record<string, RegExp>> = {
  heading: new RegExp(
    String.raw`^ {0,3}(?<level>#{1,6})\s+${BOLD}${FACE}${NAME}${BOLD}(?:[ ,–-]{1,3}${CLOCK})?\s?[:：]?${BOLD}\s*$`,
    "u",
  ),
  colon: new RegExp(
    String.raw`${LEAD}(?:${CLOCK}[ ,–-]{1,3})?${BOLD}${FACE}${NAME}${BOLD}(?:[ ,]{1,2}${CLOCK})?${BOLD}[  ]?(?:[:](?:\*\*|__)?(?=\s|$)|：(?:\*\*|__)?)`,
    "u",
  ),
  bold: new RegExp(String.raw`${LEAD}(?:\*\*|__)${FACE}${NAME}(?:\*\*|__)(?:[ ,]{1,2}${CLOCK})?(?=\s|$)`, "u"),
  angle: new RegExp(String.raw`${LEAD}(?:${CLOCK} )?<${NAME}>(?=\s|$)`, "u"),
  face: new RegExp(String.raw`${LEAD}(?<name>👤|🤖|🧑|👩|👨)(?=\s)`, "u"),
};

function candidateOn(text: string, line: number): Candidate | undefined {
  for (const [form, shape] of Object.entries(FORMS)) {
    const found = shape.exec(text);
    const { name = "", lead = "", level = "" } = found?.groups ?? {};
    if (found === null || name === "") continue;
    const voice = voiceOf(name);
    if (voice !== undefined || (form !== "heading" && isName(name, form)))
      return { line, form, voice, name: name.toLowerCase(), length: found[0].length, level: level.length, lead };
  }
  return undefined;
}

/** `Dana`, `Nora W.`; not `Note`, `Decision`. */
const isName = (text: string, form: string): boolean =>
  (form === "angle" || /^\p{Lu}|^\p{Lo}/u.test(text)) && markOf(text) === undefined;

/** Labels as every transcript has them: of these any two are a conversation. */
const USUAL: readonly (readonly string[])[] = [
  ["user", "human"],
  ["assistant", "ai"],
];

/** @returns by line, index from 0 */
export function labelsIn(lines: readonly string[]): ReadonlyMap<number, Label> {
  const fenced = fencedIn(lines, true);
  const candidates = lines.flatMap((text, line) => (fenced.has(line) ? [] : (candidateOn(text, line) ?? [])));
  const labels = new Map<number, Label>();
  for (const all of Map.groupBy(candidates, ({ form }) => form).values()) {
    // `Claude`, where `Claude Martin` talks too, is a person of that name.
    const surnamed = new Set(all.flatMap(({ voice, name }) => (voice ? [] : (/^\S+(?= )/u.exec(name)?.[0] ?? []))));
    const ofForm = all.map((one) => (surnamed.has(one.name) ? { ...one, voice: undefined } : one));
    const people = peopleIn(ofForm, lines);
    if (people.size === 0) continue;
    for (const one of ofForm) {
      const voice = one.voice ?? (people.has(one.name) ? "person" : undefined);
      if (voice !== undefined) labels.set(one.line, { ...one, voice });
    }
  }
  return labels;
}

/** The names of those who take turns with a machine. */
function peopleIn(turns: readonly Candidate[], lines: readonly string[]): ReadonlySet<string> {
  const said = (one: number): string =>
    lines
      .slice(turns[one]!.line, turns[one + 1]?.line)
      .join("\n")
      .slice(turns[one]!.length)
      .trim();
  const people = attendeesIn(turns, said);
  for (const [i, turn] of turns.entries()) {
    const [answer, next] = [turns[i + 1], turns[i + 2]];
    if (turn.voice === "machine" || answer?.voice !== "machine") continue;
    const isExchange =
      next?.name === turn.name ||
      /[?？]\s*$/u.test(said(i)) ||
      (turn.voice === "person" && [i, i + 1].every((one) => isSentence(said(one))));
    if (isExchange) people.add(turn.name);
  }
  const names = new Set(turns.map(({ name }) => name));
  if (USUAL.every((some) => some.some((name) => names.has(name))))
    people.add(USUAL[0]!.find((name) => names.has(name))!);
  // Of an exported session one voice may be left, where the gateway wrote all of the other's turns.
  if (lines.some(isSessionHead) && USUAL.flat().some((name) => names.has(name))) people.add(USUAL[0]![0]!);
  return people;
}

/**
 * The names of those at whose meeting a machine speaks: at least two of them come back, and each says a sentence. Who talks to a
 * machine alone is its user.
 */
function attendeesIn(turns: readonly Candidate[], said: (one: number) => string): Set<string> {
  const people = turns.filter(({ voice }) => voice !== "machine");
  const isMeeting =
    people.length < turns.length &&
    !people.some(({ name }) => USUAL.flat().includes(name)) &&
    turns.every((_, i) => isSentence(said(i)));
  const names = Map.groupBy(isMeeting ? people : [], ({ name }) => name);
  const back = [...names].filter(([, own]) => own.length > 1);
  return new Set(back.length > 1 ? names.keys() : []);
}
