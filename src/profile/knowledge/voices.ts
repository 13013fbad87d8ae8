/**
 * Whether a person answers for a claim, by who speaks on its lines: in a conversation an assistant may have proposed
 * what nobody took up. A daily log speaks for itself.
 */
import type { Fact } from "../../memory/entity/facts.ts";
import { slotLabel } from "../../memory/entity/slots.ts";
import { correctsElse, isCorrection, PAUSE } from "../../memory/evidence/denials.ts";
import { isDeniedValue } from "../../memory/evidence/denied-value.ts";
import { evidenceDigests } from "../../memory/evidence/evidence.ts";
import type { Passed } from "../../memory/evidence/gate.ts";
import {
  headingsOver,
  isOwn,
  type Logbook,
  linesNear,
  type Page,
  type Place,
  spokenOf,
} from "../../memory/evidence/logbook.ts";
import { placesIn } from "../../memory/evidence/misplaced.ts";
import { sourceText } from "../../memory/evidence/source.ts";
import { agreementTo, isQuestion, isVouched, type Speaker, saidOn, speakersOf } from "../../memory/evidence/speaker.ts";
import { fold } from "../../memory/fold.ts";
import { claimedOf, claims } from "../../memory/identity/clauses.ts";
import { strongest } from "../../memory/identity/speaking.ts";
import { turnsFrom } from "../../memory/identity/told-otherwise.ts";
import { withoutArticle } from "../../text/articles.ts";
import { isAside, isNo, isPutOff, isYes } from "../../text/assent.ts";
import type { Spoken } from "../../text/languages.ts";
import { placeOf } from "../../text/names.ts";
import { saying } from "../../text/phrases.ts";
import { isWide } from "../../text/scripts.ts";
import { sentencesIn } from "../../text/sentences.ts";
import { contentWords, isSmallWord } from "../../text/words.ts";

const voicesIn = (page: Page): readonly Speaker[] => speakersOf(page.log);

const isPersons = ({ page, line }: Place): boolean => isVouched(voicesIn(page)[line]);

/** Values that say yes or no to their slot. */
const POLAR: ReadonlySet<string> = new Set(["true", "false", "on", "off", "enabled", "disabled"]);
const ANSWER = saying("consent", "refusal", "nothing");
const LETTER = /[\p{L}\p{N}]/u;
const isPolar = (value: string): boolean => POLAR.has(value.toLowerCase()) || !LETTER.test(ANSWER.without(value));
/** The share of a value's words that its lines must say. */
const LEAST_SAID = 0.5;

/** So many lines before and after a cited one may say the rest of it. */
const NEAR = 2;

/** One of so few words is another value with another word: `Oracle Cloud`, of a line on Google Cloud. */
const SHORT = 3;

/**
 * How far the cited lines, those beside them or their headings say a value, which has no specifics that would tell where it is short.
 * `half`: a short one with a word that they do not say.
 */
export function saidOf(value: string, label: string, { spans }: Passed, book: Logbook): "all" | "half" | "nothing" {
  const words = new Set(contentWords(fold(isPolar(value) ? label : value)));
  const said = new Set(
    placesIn(spans, book).flatMap(({ page, line }) =>
      [...linesNear(page, line, NEAR), ...headingsOver(page, line)].flatMap((at) => contentWords(page.folded[at]!)),
    ),
  );
  const claimed = claimedOf(said);
  const unsaid = [...words].filter((word) => !claims(claimed, word)).length;
  if (words.size - unsaid < words.size * LEAST_SAID) return "nothing";
  return unsaid > 0 && words.size <= SHORT ? "half" : "all";
}

/** A number with all its parts: `4.1` says neither 4 nor 1. */
const NUMBER = /\d+(?:[.,:]\d+)*/g;

/** Whether a folded text says all words of a value, and its numbers as they are. */
function saysAll(folded: string, value: string): boolean {
  const told = fold(value);
  const words = contentWords(told);
  const said = new Set(contentWords(folded));
  const numbers = new Set(folded.match(NUMBER));
  return words.every((word) => said.has(word)) && (told.match(NUMBER) ?? []).every((number) => numbers.has(number));
}

/** Lines that say all of a value's words. */
function linesSaying(value: string, cited: readonly Place[]): Place[] {
  if (contentWords(fold(value)).length === 0) return [];
  return cited.filter(({ page, line }) => saysAll(page.folded[line]!, value));
}

/** The sentences of a line that say all of a value's words; the whole line where none does alone. */
function sentencesSaying(value: string, { page, line }: Place): string[] {
  const whole = saidOn(page.log, line);
  const saying = sentencesIn(whole).filter((sentence) => saysAll(fold(sentence), value));
  return saying.length > 0 ? saying : [whole];
}

/** The sentences that say a value; of a paraphrase all cited ones say it together. */
export const sentencesTelling = (value: string, { spans }: Passed, book: Logbook): string[] =>
  linesTelling(value, placesIn(spans, book)).flatMap((place) => sentencesSaying(value, place));

function linesTelling(value: string, cited: readonly Place[]): readonly Place[] {
  const saying = linesSaying(value, cited);
  return saying.length > 0 ? saying : cited;
}

const [BESIDE, LINK, KIN, SPEAKER] = [saying("beside"), saying("link"), saying("kin"), saying("person")];

/** Whether a sentence that says the value says that it comes beside others: `also`, `too`; not of what stands further behind. */
export const isBeside = (value: string, name: string, { spans }: Passed, book: Logbook): boolean =>
  linesSaying(value, placesIn(spans, book)).some((place) =>
    sentencesSaying(value, place).some((sentence) => {
      const [before = "", ...behind] = withoutLink(sentence, name).toLowerCase().split(value.toLowerCase());
      const rest = behind.join(value.toLowerCase());
      const gap = rest.slice(0, BESIDE.first(rest)?.from);
      return BESIDE.test(before) || (gap !== rest && contentWords(SPEAKER.test(gap) ? rest : gap).length === 0);
    }),
  );

/** `Also, h-mem runs on Neo4j`, document 002's own example, goes on with the talk; `Also speaks Czech` adds to what was told. */
function withoutLink(sentence: string, name: string): string {
  const rest = sentence.slice(LINK.leading(sentence)?.to ?? 0);
  return rest !== sentence && (/^\s?[,，、]/u.test(rest) || SPEAKER.test(rest) || fold(rest).includes(fold(name)))
    ? withoutLink(rest.replace(/^[\s,，、]+/u, ""), name)
    : sentence;
}

/** Slots for those whom somebody has. */
const RELATED = new Set("relation contact family manager lead reports mentor children child pet team".split(" "));
/** But for what makes `my` of `I`. */
const LEAD = /(?![\u7684\u306e])[\p{L}\p{N}]+/gu;
/** Here `sister` alone is mine. */
const UNSAID: ReadonlySet<string> = new Set(["tr", "id", "zh", "ja", "ko"]);

/** Whether a sentence says a value of somebody whom the person, or a named one, has: `My older sister is a vet`. */
export function isOfKin(sentence: string, value: string, slot: string, name: string): boolean {
  const whole = sentence.replace(/^[^\p{L}]+/u, "").toLowerCase();
  const own = withoutArticle(whole.replace(`${name.toLowerCase()}'s `, "my "));
  const isRelated = slot.split(/[._]/).some((word) => RELATED.has(word)) || KIN.test(slotLabel(slot));
  const kin = isRelated || placeOf(name.toLowerCase(), own) >= 0 ? undefined : KIN.first(own);
  if (kin === undefined) return false;
  const after = own.slice(kin.to);
  const lead = SPEAKER.without(own.slice(0, kin.from)).match(LEAD) ?? [];
  const isHad = UNSAID.has(kin.language) || SPEAKER.test(whole.slice(0, whole.length - after.length)) || whole !== own;
  const isSubject = isHad && !lead.some((word) => isSmallWord(word) || isWide(word.charCodeAt(0)));
  return isSubject && !/^['’]/u.test(after) && !SPEAKER.test(after) && fold(after).includes(fold(value));
}

/** Slots whose values are told by a denial: `no GPL code`, `never on Fridays`. */
const DENYING = /avoid|forb|dislike|ban|exclu|never|without|constraint|convention|goal/;
const LIKED = new Set(["preference", "hobby"]);
/** Whether a text denies a value of a slot, or hates what is to be liked. */
export const denies = (text: string, slot: string, value: string, log?: Spoken): boolean =>
  !isPolar(value) && !DENYING.test(slot) && isDeniedValue(value, text, log, LIKED.has(slot.split(".", 1)[0]!));

/** Whether a line further down takes back what a fact's line says: `No, the fair opens on Wednesday`. None that tells another fact. */
export function isTakenBackBelow(
  { value, slot, cardinality }: Fact,
  others: readonly Fact[],
  keys: ReadonlySet<string>,
  { spans }: Passed,
  book: Logbook,
): boolean {
  if (cardinality === "multi" || others.some((other) => other.slot === slot)) return false;
  const named = new Set(contentWords(fold([value, ...keys].join(" "))));
  return placesIn(spans, book).some(({ page, line }) => {
    const told = saidOn(page.log, line);
    const beside = contentWords(page.folded[line]!).filter((word) => !named.has(word));
    return page.folded.some((text, at) => {
      const isCorrected = at === line + 1 && isCorrection(saidOn(page.log, at).split(PAUSE, 1)[0]);
      const isNamed = (key: string) => key === "project" || placeOf(key, text.replace(/[\s_\-/]+/g, " ")) >= 0;
      const isOf = isCorrected || [...keys].some(isNamed);
      const source = sourceText({ ...page.log, from: at + 1, to: at + 1 });
      const isElse = others.some(({ evidence }) => evidence.includes(source));
      if (at <= line || isElse || BESIDE.test(text) || !isOwn(page, at) || !isPersons({ page, line: at })) return false;
      const said = saidOn(page.log, at);
      const from = voicesIn(page).lastIndexOf("person", at - 1) + 1;
      const answered = voicesIn(page)[at - 1] === "assistant" ? page.log.lines.slice(from, at).join("\n") : "";
      const isAnswer = answered !== "" && (from === line + 1 || saysAll(fold(answered), value));
      if (isAnswer && turnsFrom(new Set(contentWords(fold(value))), said, answered)) return true;
      if (!isOf) return false;
      if (isCorrected) return !correctsElse(said, `${told} ${slotLabel(slot)}`);
      const against = strongest([said], { type: "entity", name: told, description: told, body: told });
      if (saysAll(text, value)) return against !== undefined || isDeniedValue(value, said, spokenOf(page.log));
      // Of one thing many lines tell many things.
      const claimed = claimedOf(new Set(contentWords(text)));
      return against?.how === "changes" && beside.length > 0 && beside.every((word) => claims(claimed, word));
    });
  });
}

const DOUBT = saying("hedge", "unconfirmed", "heldOff", "deferral", "aside", "open", "negation", "refusal");
const CLAUSES = /[^.,;:!?。、，；：！？\n]+[?？]?/gu;

/** `Yes to Postgres, not sure about Redis`: a yes to another part of what was proposed proves nothing of a value, or its slot, that is in doubt. */
function isDoubtedApart(names: readonly string[], page: Page, line: number): boolean {
  const voices = voicesIn(page);
  const from = voices.findLastIndex((voice, at) => at < line && voice !== "person") + 1;
  const to = voices.findIndex((voice, at) => at > line && voice !== "person");
  const turn = page.log.lines.slice(from, to < 0 ? undefined : to).map((_, i) => saidOn(page.log, from + i));
  if (!isYes(turn.join("\n"))) return false;
  const clauses = turn.flatMap((said) => said.match(CLAUSES) ?? []).map(fold);
  const about = names.map((name) => clauses.filter((clause) => saysAll(clause, name))).find(({ length }) => length > 0);
  if (!about?.every((clause) => DOUBT.test(clause) || /[?？]$/u.test(clause))) return false;
  const own = new Set(contentWords(about.join("\n")));
  const proposal = page.folded.slice(voices.lastIndexOf("person", from - 1) + 1, from);
  const others = new Set(contentWords(proposal.join("\n")).filter((word) => !own.has(word)));
  return contentWords(clauses.join("\n")).some((word) => others.has(word));
}

/** Whether a captured log tells a value on a line of its own that in the talk below the assistant alone says, and the person agrees to nowhere. */
function isOnlyAssistants({ page, line }: Place, value: string): boolean {
  const { log, folded } = page;
  const voices = voicesIn(page);
  if (voices[line] !== "log" || !log.lines.slice(0, log.bodyStart).some((one) => one.startsWith("session: ")))
    return false;
  const said = folded.flatMap((text, at) => (voices[at] !== "log" && saysAll(text, value) ? [at] : []));
  return (
    said.some((at) => voices[at] === "assistant") &&
    !said.some((at) => voices[at] === "person" || agreementTo(log, voices, at) !== undefined)
  );
}

/** Whether a person says a value on a line: states it, and neither asks for it nor, in a talk, turns it down. */
function states(place: Place, value: string, isNone: (sentence: string, log: Spoken) => boolean): boolean {
  if (!isPersons(place) || isOnlyAssistants(place, value)) return false;
  const asks = voicesIn(place.page)[place.line] === "person";
  if (asks && isDoubtedApart([value], place.page, place.line)) return false;
  return sentencesSaying(value, place).some(
    (sentence) => !asks || !(isQuestion(sentence) || isNone(sentence, spokenOf(place.page.log))),
  );
}

/**
 * The lines of a fact with those on which a person says or confirms it; undefined when only an assistant, or a tool, said it.
 */
export function confirmedFact(value: string, slot: string, passed: Passed, book: Logbook): Passed | undefined {
  // Of a value that is yes or no the slot must be said.
  const words = isPolar(value) ? slotLabel(slot) : value;
  // `Yes, I know TimescaleDB` says nothing of what the project uses; of a skill it says all.
  const isChoice = /^(?:tech|deployment)\./.test(slot);
  const isNone = (said: string, log: Spoken): boolean => (isChoice && isAside(said)) || denies(said, slot, value, log);
  const cited = placesIn(passed.spans, book);
  const telling = linesTelling(words, cited);
  if (telling.some((place) => states(place, words, isNone))) return passed;
  for (const { page, line } of telling) {
    const yes = isPersons({ page, line }) ? answerTo(page, line) : agreementTo(page.log, voicesIn(page), line);
    if (yes !== undefined && !isDoubtedApart([words, slotLabel(slot)], page, yes))
      return withLine(answered(passed), page, yes, book);
  }
  for (const page of new Set(cited.map((place) => place.page))) {
    const own = page.folded.flatMap((_, line) =>
      isOwn(page, line) && voicesIn(page)[line] === "person" ? [{ page, line }] : [],
    );
    const said = linesSaying(words, own).find((place) => states(place, words, isNone));
    if (said) return withLine(passed, page, said.line, book);
  }
  return undefined;
}

/** `Shall I use Poetry?` only asks, until a person says yes. */
function answered(passed: Passed): Passed {
  const { doubt: _, doubtCode, ...settled } = passed;
  return doubtCode === "UNCONFIRMED" ? settled : passed;
}

/** A person's question that the assistant answers with a proposal is confirmed where the person says yes to that. */
function answerTo(page: Page, line: number): number | undefined {
  const voices = voicesIn(page);
  let at = line;
  while (at < voices.length && voices[at] === "person") at++;
  return voices[at] === "assistant" ? agreementTo(page.log, voices, at) : undefined;
}

function withLine(passed: Passed, page: Page, line: number, book: Logbook): Passed {
  const { path, day } = page.log;
  if (passed.spans.some((span) => span.path === path && span.from <= line + 1 && line + 1 <= span.to)) return passed;
  const spans = [...passed.spans, { path, day, from: line + 1, to: line + 1 }];
  return { ...passed, spans, evidence: evidenceDigests(spans, book) };
}

/** What an assistant says on the pages of some lines. */
const assistantsIn = (cited: readonly Place[]): Place[] =>
  [...new Set(cited.map(({ page }) => page))].flatMap((page) =>
    voicesIn(page).flatMap((voice, line) => (voice === "assistant" ? [{ page, line }] : [])),
  );

const UNDOING = saying("return", "withdrawal", "ended", "open");
const WENT_WELL = saying("completion", "mended", "praise", "smoothly");

/** Whether a person takes up what the assistant did: says yes, that it went well, or speaks of it and neither asks nor undoes it. */
function isTakenUp(said: string, done: ReadonlySet<string>): boolean {
  if (isNo(said) || isPutOff(said) || isQuestion(said)) return false;
  if (isYes(said)) return true;
  return !UNDOING.test(said) && (WENT_WELL.test(said) || contentWords(fold(said)).some((word) => done.has(word)));
}

/**
 * Whether a person answers for a process: says its action, agrees to it, or takes it up after the assistant did it. Where no
 * assistant speaks, the log does.
 */
export function isConfirmedProcess(action: string, { spans }: Passed, book: Logbook): boolean {
  const cited = placesIn(spans, book);
  const words = new Set(contentWords(fold(action)));
  const sayIt = (places: readonly Place[]): boolean => {
    const said = new Set(places.flatMap(({ page, line }) => contentWords(page.folded[line]!)));
    return [...words].filter((word) => said.has(word)).length >= words.size * LEAST_SAID;
  };
  if (sayIt(cited.filter(isPersons))) return true;
  const others = cited.filter((place) => !isPersons(place));
  // A line that was turned down is cited no more, and said it all the same.
  const proposed = others.length > 0 ? others : assistantsIn(cited).filter((place) => sayIt([place]));
  if (proposed.length === 0) return true;
  const done = new Set(proposed.flatMap(({ page, line }) => contentWords(page.folded[line]!)));
  return proposed.some(
    ({ page, line }) =>
      agreementTo(page.log, voicesIn(page), line) !== undefined ||
      cited.some(
        (other) =>
          other.page === page && other.line > line && isPersons(other) && isTakenUp(saidOn(page.log, other.line), done),
      ),
  );
}
