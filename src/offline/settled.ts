/**
 * Finds what was open on one day and settled on a later day of the week: it waits no more when the week ends.
 */
import { hasTopic, topicsOf } from "./cues.ts";
import { type Section, sectionOf } from "./sections.ts";
import type { Statement } from "./statements.ts";
import { isGeneric } from "./topics.ts";
import type { WeekText } from "./units.ts";
import { isWide, wordsOf as wordsIn } from "./words.ts";

/** The statement that was open, and the later one that settles it. */
export type Settled = ReadonlyMap<Statement, Statement>;

const SETTLES =
  /\b(?:resolved|fixed|solved|answered|replied|unblocked|granted|delivered|received|arrived|restored|recovered|merged|closed|signed off|done|complete|completed|finished|in place|works (?:now|again)|working again|extended|approved|no longer|back (?:up|online)|landed|shipped|supplied|gelöst|behoben|erledigt|beantwortet|geliefert|erhalten|freigegeben|verlängert|entsperrt|résolue?s?|corrigée?s?|débloquée?s?|répondu|reçue?s?|livrée?s?|accordée?s?|resuelt[oa]s?|corregid[oa]s?|desbloquead[oa]s?|recibid[oa]s?|entregad[oa]s?|risolt[oaie]|sbloccat[oaie]|ricevut[oaie])\b|реш[её]н|исправл|получ(?:ен|или)|разблокир|готово|已?(?:解决|解決|修复|修復|恢复|收到|提供|批准|搞定|解除|完成)了?|解消|修正済|完了|対応済|届い|届き|復旧|直っ|受領|許可され|回答が|해결|완료|복구|받았|승인/i;
/** Settled only in part, or not at all. */
const STILL_OPEN =
  /\b(?:not (?:yet )?(?:\p{L}+ )?(?:resolved|fixed|solved|answered|done|complete|received)|still|unresolved|partly|partially|waiting|noch nicht|immer noch|pas encore|toujours pas|todavía|aún no|non ancora)\b|ещё не|尚未|还没|還沒|未(?:解|完|対応|回答|修)|まだ|ていない|아직/iu;
const PART = /(?<![\d.,])(\d[\d,.]*) (?:of|von|sur|de|из) (?:the |den |las |los )?(\d[\d,.]*)/giu;

/** A cheap look before the careful one. */
const COUNTS = /[\d,.] (?:of|von|sur|de|из) /iu;

/** Says that somebody or something waits. */
const WAITS =
  /\b(?:blocked|blocker|stuck|awaiting|waiting (?:for|on)|pending|no access|missing|blockiert|wartet|warten auf|fehlt|fehlen|bloquée?|en attente|manque|bloquead[oa]|pendiente|falta|in attesa|bloccat[oa]|manca)\b|жд[её]м|заблокир|нет доступа|阻塞|等待|缺少|卡住|待(?:确认|处理|回复)|待ち|未着|止まって|대기|막혀|막힘/i;
/** `waiting for the alias table`. */
const AWAITED =
  /(?:waiting (?:for|on)|awaiting|wartet auf|warten auf|en attente d[eu’']|esperando|in attesa d\p{L}+|жд[её]м|等待) ?([^.,;:()。，；（）]{3,50})/iu;
/** How much of what the open statement says the later one must say too, by rarity. */
const LEAST_SHARED = 0.35;
/** The same of the shorter of the two. */
const LEAST_SHARED_OF_SHORTER = 0.45;
/** The same where both name one ticket. */
const LEAST_SHARED_WITH_TICKET = 0.2;
/** `HAL-812`, `#1204`. */
const TICKET = /(?<![\w-])(?:#\d{1,7}|\p{Lu}[\p{Lu}\d]{1,9}-\d{1,7})(?!\w)/gu;
const LEAST_WORDS = 3;
/** What settles a thing is no longer than this next to it: a report shares words with anything. */
const LONGER = 2;
const LONG = 60;
/** Pairs of wide characters are less than words. */
const LEAST_WIDE_PAIRS = 4;
/** Words that stand in more statements tell nothing about one. */
const MOST_PLACES = 60;

export function settledIn(week: WeekText): Settled {
  const found = new Map<Statement, Statement>();
  const days = new Set(week.statements.map(({ log }) => log.day));
  if (days.size < 2 || week.speakers.size > 0) return found;
  const settling = week.statements.filter((statement) => settles(statement, week));
  const places = new Map<number, Statement[]>();
  for (const statement of settling)
    for (const word of wordsOf(statement, week)) {
      const list = places.get(word);
      if (list === undefined) places.set(word, [statement]);
      else list.push(statement);
    }
  for (const statement of week.statements) {
    if (statement.quoted || !waits(statement) || sectionOf(statement, week) !== OPEN) continue;
    const later = settledBy(statement, week, places);
    if (later !== undefined) found.set(statement, later);
  }
  return found;
}

/** Plainly open: a label, an empty box, or the words; not just a thing to do that a plan names. */
function waits({ label, sign, text }: Statement): boolean {
  if (sign === "open") return true;
  if (sign === "done") return false;
  return (isGeneric(label) && hasTopic(topicsOf(label), "blocker")) || WAITS.test(text);
}

const OPEN: Section = "Blockers & Open Items";

function settles(statement: Statement, week: WeekText): boolean {
  const { text, sign } = statement;
  if (sign === "open" || statement.quoted) return false;
  if (!(SETTLES.test(text) || isWholeCount(text) || sign === "done") || STILL_OPEN.test(text)) return false;
  if (COUNTS.test(text))
    for (const [, part, whole] of text.matchAll(PART)) if (numberOf(part) < numberOf(whole)) return false;
  return sectionOf(statement, week) !== OPEN || sign === "done";
}

/** `41,200 of 41,200`. */
const isWholeCount = (text: string): boolean =>
  COUNTS.test(text) && [...text.matchAll(PART)].some(([, part, whole]) => numberOf(part) === numberOf(whole));

const numberOf = (text = ""): number => Number(text.replace(/[,.](?=\d{3})/g, "").replace(/[,.]$/, ""));

/** The later statement that says most of it. */
function settledBy(
  open: Statement,
  week: WeekText,
  places: ReadonlyMap<number, readonly Statement[]>,
): Statement | undefined {
  const words = wordsOf(open, week);
  const shared = new Map<Statement, { weight: number; count: number }>();
  for (const word of words) {
    const list = places.get(word) ?? [];
    if (list.length > MOST_PLACES) continue;
    for (const statement of list) {
      if (statement.log.day <= open.log.day) continue;
      const sum = shared.get(statement) ?? { weight: 0, count: 0 };
      shared.set(statement, { weight: sum.weight + (week.rarity[word] ?? 0), count: sum.count + 1 });
    }
  }
  const awaited = awaitedBy(open.text);
  const whole = weightOf(words, week);
  const least = isWide(open.text.charCodeAt(open.text.length >> 1)) ? LEAST_WIDE_PAIRS : LEAST_WORDS;
  let best: Statement | undefined;
  let most = 0;
  for (const [statement, { weight, count }] of shared) {
    const shorter = Math.min(whole, weightOf(wordsOf(statement, week), week));
    const isSame =
      (weight >= LEAST_SHARED * whole && weight >= LEAST_SHARED_OF_SHORTER * shorter) ||
      (weight >= LEAST_SHARED_WITH_TICKET * whole && sharesTicket(open.text, statement.text));
    const isAbout = statement.text.length <= LONGER * open.text.length + LONG;
    const isThere = awaited.length > 0 && awaited.every((word) => statement.text.toLowerCase().includes(word));
    if (isAbout && ((count >= least && isSame) || isThere) && weight > most) {
      most = weight;
      best = statement;
    }
  }
  return best;
}

/** The content words of what is waited for. */
function awaitedBy(text: string): string[] {
  const object = AWAITED.exec(text)?.[1] ?? "";
  const words = wordsIn(object);
  return words.length >= 2 ? words : [];
}

function sharesTicket(a: string, b: string): boolean {
  const tickets = new Set(a.match(TICKET));
  return (b.match(TICKET) ?? []).some((ticket) => tickets.has(ticket));
}

const wordsOf = (statement: Statement, week: WeekText): Set<number> =>
  new Set((week.unitsOf[statement.index] ?? []).flatMap(({ words }) => words));

const weightOf = (words: ReadonlySet<number>, week: WeekText): number =>
  [...words].reduce((sum, word) => sum + (week.rarity[word] ?? 0), 0);
