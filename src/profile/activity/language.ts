/**
 * Whether a record is written in another language than the messages it tells of, as `language:` asks for. Then its
 * words stand nowhere, and only what a translation leaves alone can prove it.
 */

const SCRIPTS: readonly (readonly [string, RegExp])[] = [
  ["ja", /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ["han", /\p{Script=Han}/gu],
  ["ko", /\p{Script=Hangul}/gu],
  ["cyrillic", /\p{Script=Cyrillic}/gu],
  ["arabic", /\p{Script=Arabic}/gu],
  ["latin", /\p{Script=Latin}+/gu],
];
/** Small words that no other of these languages has. */
const SMALL_WORDS: Readonly<Record<string, RegExp>> = {
  en: /\b(?:the|and|is|are|was|with|for|that|this|not|it|of|to|should|be|on|we|you)\b/gi,
  de: /\b(?:der|die|das|und|ist|sind|nicht|mit|für|ein|eine|wird|werden|dass|auf|von|zu|im|wir)\b/gi,
  fr: /\b(?:le|les|des|une|est|sont|pas|avec|pour|que|dans|sur|du|nous|et|au)\b/gi,
  es: /\b(?:el|los|las|una|es|son|con|para|que|del|por|y|se|al|como)\b/gi,
};
/** Of fewer words of a Latin script nobody can tell the language. */
const LEAST_WORDS = 3;

/** What of a text is neither quoted nor code: those keep their own language. */
const own = (text: string): string =>
  text.replace(/`[^`\n]{0,300}`|"[^"\n]{0,300}"|「[^」\n]{0,300}」|“[^”\n]{0,300}”/g, " ");

/** @returns undefined where nothing tells */
function languageOf(text: string): string | undefined {
  const plain = own(text);
  const counts = SCRIPTS.map(([name, pattern]) => [name, plain.match(pattern)?.length ?? 0] as const);
  const count = (name: string): number => counts.find(([one]) => one === name)?.[1] ?? 0;
  // Japanese writes Han too; kana alone tells it. Words in Latin letters stand in every language's talk of work.
  if (count("ja") > 0 && count("ja") * 8 >= count("han")) return "ja";
  const [script, most] = counts.reduce((best, one) => (one[1] > best[1] ? one : best), ["", 0] as const);
  if (most === 0) return undefined;
  return script === "latin" ? latinLanguageOf(plain) : script;
}

function latinLanguageOf(text: string): string | undefined {
  const found = Object.entries(SMALL_WORDS).map(([name, words]) => [name, text.match(words)?.length ?? 0] as const);
  const [first, second] = found.toSorted((a, b) => b[1] - a[1]);
  return first && first[1] >= LEAST_WORDS && first[1] > 2 * (second?.[1] ?? 0) ? first[0] : undefined;
}

/** Of a message so much is looked at to tell its language. */
const SAMPLE = 2_000;

/** The languages that messages are written in, as far as they tell. */
export const languagesOf = (messages: readonly { readonly text: string }[]): ReadonlySet<string> =>
  new Set(messages.flatMap(({ text }) => languageOf(text.slice(0, SAMPLE)) ?? []));

/** Whether a text is written in none of these languages; false in doubt. */
export function isForeign(text: string, languages: ReadonlySet<string>): boolean {
  const told = languageOf(text);
  return told !== undefined && languages.size > 0 && !languages.has(told);
}
