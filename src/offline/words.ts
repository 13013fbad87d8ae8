/**
 * The words of a text, for counting and comparing: lower case, numbers too; where a script writes no spaces, pairs of
 * neighbouring characters stand in for words. Not Intl.Segmenter here: its dictionaries differ between builds of Node,
 * and the same logs must give the same document; pairs are also many times as fast.
 */

/** Longer runs are data, not words; only their beginning is looked at. */
const LONGEST_WORD = 40;

const STOP = new Set(
  `a an the and or but if then so of to in on at for with from by as is are was were be been being am it its this that these
those there here he she we they i you me him her us them my your his our their not no do does did done have has had having
can could will would shall should may might must just about into over under again more most some such only own same than
too very now also up out off down all any both each few other which who what when where why how
der die das und oder ist sind war ein eine einen einem einer den dem des zu im in von mit auf für nicht auch als es sich
le la les un une des et ou est sont dans pour avec sur par pas que qui ce cette il elle nous vous au aux du de
el los las y o es son en con por se del al lo su como gli e è sono di da che non per si una uno del della
и в на не что это как с по для из у к за от`.split(/\s+/),
);

/** Everyday words that fill talk and reports alike: they count for less, however rare they are in a small week. */
const COMMON = new Set(
  `really great good nice cool awesome amazing wonderful fun happy glad sure yeah yes hey hi hello bye wow thank thanks sorry
please okay ok well like love feel feeling felt think thought know see look looking looked seem seems make makes made making
get gets got getting go going goes went gone come coming came take taking took give gave giving keep keeping kept let help
helping try trying tried want need use used using work working thing things stuff lot lots bit kind sort way ways time times
day days today week year life people someone something anything everything everyone nothing part place point idea talk
talking said say saying tell told ask asked mean hope guess believe find found start started still already always never ever
even much many little big small new old last first next long short better best bad hard easy important special different
able back right left away around together soon later again maybe perhaps definitely totally actually though while since
because until before after between without within during through every another same whole real super pretty quite
excited inspiring amazing beautiful interesting enjoy share sharing support supporting positive proud strong true wait
journey experience moment moments reminder passion dream`
    .split(/\s+/)
    .map((word) => contentWord(word)),
);

/** What a word counts for next to others as rare: less when everybody says it every day. */
export const weightOfWord = (word: string): number => (COMMON.has(word) ? 0.35 : 1);

/** Calls `onWord` for every word and every pair of wide characters, in order, as written. */
export function scanWords(text: string, onWord: (word: string) => void): void {
  let start = -1;
  let lastWide = -2;
  for (let i = 0; i <= text.length; i++) {
    const code = i < text.length ? text.charCodeAt(i) : 32;
    if (isLetter(code)) {
      if (start < 0) start = i;
      continue;
    }
    if (start >= 0) onWord(text.slice(start, Math.min(i, start + LONGEST_WORD)));
    start = -1;
    if (!isWide(code)) continue;
    const before = i - 1;
    if (lastWide === before && !(isHiragana(code) && isHiragana(text.charCodeAt(before))))
      onWord(text.slice(before, i + 1));
    lastWide = i;
  }
}

/** The content word behind a word in lower case: the plural and the possessive folded; "" for a stop word or a letter. */
export function contentWord(word: string): string {
  if (STOP.has(word)) return "";
  if (word.length > 3 && word.endsWith("s") && !word.endsWith("ss")) return word.slice(0, -1);
  return word.length === 1 && (word < "0" || word > "9") ? "" : word;
}

/** @returns the content words in order, with repetitions */
export function wordsOf(text: string): string[] {
  const found: string[] = [];
  scanWords(text, (word) => {
    const content = contentWord(word.toLowerCase());
    if (content !== "") found.push(content);
  });
  return found;
}

function isLetter(code: number): boolean {
  if (code < 0x80)
    return (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57) || code === 95;
  return code >= 0xc0 && code < 0x2000 && code !== 0xd7 && code !== 0xf7 && !isWide(code);
}

/** Scripts written without spaces, kana, Han, Thai to Khmer; and Hangul, whose particles cling to the word. */
export function isWide(code: number): boolean {
  return (
    (code >= 0x3041 && code <= 0x30ff) ||
    (code >= 0x3400 && code <= 0x9fff) ||
    (code >= 0xac00 && code <= 0xd7a3) ||
    (code >= 0x0e00 && code <= 0x0eff) ||
    (code >= 0x1000 && code <= 0x109f) ||
    (code >= 0x1780 && code <= 0x17ff) ||
    (code >= 0xf900 && code <= 0xfaff) ||
    code === 0x3005
  );
}

/** How wide a text is to a reader: a wide character counts as two letters. */
export function widthOf(text: string): number {
  let width = text.length;
  for (let i = 0; i < text.length; i++) if (isWide(text.charCodeAt(i))) width++;
  return width;
}

const isHiragana = (code: number): boolean => code >= 0x3041 && code <= 0x309f;
