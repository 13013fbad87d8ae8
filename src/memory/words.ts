/**
 * The content words of a text in any language, as keys for overlap: lower case, lightly stemmed. Of scripts without
 * spaces: katakana words whole, ideographs alone and in pairs (the usual index for Chinese), so that a paraphrase still
 * meets them; hiragana is the grammar around them and says nothing by itself.
 */

const STOP = new Set(
  (
    "a an the and or but if then so of to in on at for with from by as is are was were be been being it its this that these those " +
    "we you they he she i our your their his her not no do does did done has have had will would can could should may might must " +
    "there here which who what when where why how than too also into over under about after before because while per via just " +
    "der die das und oder ist sind war ein eine mit von zu im auf für nicht le la les de des et est un une du que el los las y en"
  ).split(" "),
);
/** A run of one script; all scripts that put spaces between words count as one. */
const RUN =
  /\p{Script=Han}+|[\p{Script=Katakana}ー]+|\p{Script=Hiragana}+|\p{Script=Thai}+|(?:(?![\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}\p{Script=Thai}])[\p{L}\p{M}\p{N}_])+/gu;
const HAN = /^\p{Script=Han}/u;
const HIRAGANA = /^\p{Script=Hiragana}/u;
const THAI = /^\p{Script=Thai}/u;

/** In order, with repetitions. */
export function contentWords(text: string): string[] {
  const words: string[] = [];
  // Without other letters there is one script and nothing to normalize.
  if (ASCII.test(text)) {
    eachRun(text.toLowerCase(), words);
    return words;
  }
  for (const [run] of text.normalize("NFKC").toLowerCase().matchAll(RUN)) {
    if (HAN.test(run)) words.push(...run, ...pairs(run));
    else if (THAI.test(run)) words.push(...pairs(run));
    else if (!HIRAGANA.test(run)) pushKey(run, words);
  }
  return words;
}

const ASCII = /^[\0-\x7f]*$/;

/** The runs of letters, digits and underscores of a text in lower case and ASCII. */
function eachRun(text: string, words: string[]): void {
  let start = -1;
  for (let i = 0; i <= text.length; i++) {
    const code = i < text.length ? text.charCodeAt(i) : 32;
    if ((code >= 97 && code <= 122) || (code >= 48 && code <= 57) || code === 95) {
      if (start < 0) start = i;
    } else if (start >= 0) {
      pushKey(text.slice(start, i), words);
      start = -1;
    }
  }
}

/** Words met before, with their keys; "" for one that says nothing. Logs say the same few thousand again and again. */
const known = new Map<string, string>();
const MOST_KNOWN = 20_000;
/** A longer one is rare, and would keep the whole text in memory that it is cut from. */
const LONGEST_KNOWN = 12;

function pushKey(word: string, words: string[]): void {
  let key = known.get(word);
  if (key === undefined) {
    key = STOP.has(word) ? "" : stem(word);
    if (known.size >= MOST_KNOWN) known.clear();
    if (word.length <= LONGEST_KNOWN) known.set(word, key);
  }
  if (key !== "") words.push(key);
}

function pairs(run: string): string[] {
  const characters = [...run];
  return characters.slice(1).map((character, i) => characters[i]! + character);
}

const ENDINGS = ["ations", "ation", "ments", "ment", "ings", "ing", "ies", "ied", "edly", "ed", "es", "ly", "s"];

/** Cuts the commonest English endings (a shortened Porter 1980); words with digits and other scripts stay as they are. */
export function stem(word: string): string {
  if (word.length < 4 || /[^a-z]/.test(word)) return word;
  const ending = ENDINGS.find((end) => word.endsWith(end) && word.length - end.length >= 3);
  let root = ending ? word.slice(0, -ending.length) + (ending === "ies" || ending === "ied" ? "y" : "") : word;
  if (root.length > 3 && root.endsWith("e")) root = root.slice(0, -1);
  if (root.length > 3 && root.at(-1) === root.at(-2) && !/[ls]$/.test(root)) root = root.slice(0, -1);
  return root;
}
