/**
 * Names a memory: a short title in the log's own words, whole words only.
 */
import { isWide } from "./words.ts";

const MOST_WORDS = 10;
/** One that ends where the sentence pauses may have a few more. */
const MOST_WHOLE_WORDS = 14;
const MOST_WHOLE_CHARACTERS = 80;
const MOST_CHARACTERS = 72;
/** Wide characters weigh about two letters. */
const MOST_WIDE_CHARACTERS = 36;
/** A little more is no reason to cut. */
const NEARLY_WIDE = 8;
/** The end of a Japanese clause that its sentence goes on from: what matters comes last. */
const LEADS_UP =
  /(?:が|ので|けど|けれど|として|ため|ては|ており|また|から|つつ|ながら|は|も|と|に|を|し|く|おそらく)$/u;
const CONJUNCTION = /^(?:また|しかし|そして|さらに|ただ)、?/u;

/** A shorter beginning says too little. */
const LEAST_WORDS = 4;
const REASON =
  /^([^"“(]{12,}?),? (?:because|since|so that|weil|denn|damit|parce qu|car|porque|ya que|perché|poiché|потому что|так как)(?=[\s'’e])/iu;

/** Words that cannot end a title: what they lead to was cut away. */
const DANGLING =
  /[\s,;:(（—–-]+(?:(?:a|an|i\.?e|e\.?g|the|and|or|but|of|to|in|on|at|for|with|from|by|as|is|are|was|were|be|that|which|so|not|no|its|their|our|my|this|than|via|per|when|if|because|instead|rather|due|into|without|while|must|should|can|will|would|has|have|had|und|der|die|das|ein|eine|mit|von|zu|le|la|les|un|une|de|des|et|à|el|los|y|con|para|que|before|until|after|by|dem|den|zum|zur|im|am|bis|vor|nach|auf|für|bei|du|au|aux|en|dans|pour|par|sur|avec|del|al|por|se|sin|antes|hasta|il|lo|gli|di|da|del|della|dei|per|e)|[^\p{L}\p{N}\s]+)$/iu;

/** The beginning of a sentence that can be a title: to the first pause, else as many whole words as fit. */
export function nameFrom(sentence: string, most = MOST_WHOLE_CHARACTERS): string {
  const bare = sentence
    .slice(0, 400)
    .replace(/^(?:[\s"'“”‘’「『(（*_:：-]|[#@](?![\p{L}\p{N}]))+/u, "")
    .replace(/[.。!！;；:：,，、\s]+$/u, "");
  const title = isWide(bare.charCodeAt(0)) || wideShare(bare) > 0.3 ? shortWide(bare, most) : shortSpaced(bare, most);
  return closed(title).replace(/[.。!！;；:：,，、\s]+$/u, "");
}

function shortSpaced(sentence: string, most: number): string {
  const text = withoutReason(sentence);
  const fits = (part: string): boolean => part.length <= most && part.split(" ").length <= MOST_WHOLE_WORDS;
  if (fits(text)) return text;
  const pause = [...text.matchAll(/[,;:(]\s|\s[—–(-]|\s[-–—]{1,2}\s|\.\s|\s(?:→|=>)\s/gu)].map((match) => match.index);
  const whole =
    pause.map((at) => text.slice(0, at)).findLast((part) => fits(part) && part.split(" ").length >= 4) ??
    pause
      .map((at) => text.slice(0, at))
      .findLast((part) => fits(part) && part.split(" ").length >= 2 && part.length >= 16);
  if (whole !== undefined) return whole;
  let cut = "";
  for (const word of text.split(" ").slice(0, MOST_WORDS)) {
    if (cut !== "" && cut.length + word.length + 1 > Math.min(most, MOST_CHARACTERS)) break;
    cut = cut === "" ? word.slice(0, MOST_CHARACTERS) : `${cut} ${word}`;
  }
  const phrase =
    /^(.{20,})\s(?:of|to|in|on|at|for|with|from|by|as|that|which|so|and|or|but|than|via|per|when|if|because|into|without|while|und|mit|von|für|pour|avec|dans|para|con|por)\s\S+(?:\s\S+)?$/iu.exec(
      cut,
    )?.[1];
  if (phrase !== undefined && phrase.split(" ").length >= 4) cut = phrase;
  for (
    let shorter = cut.replace(DANGLING, "");
    shorter !== cut && shorter.includes(" ");
    shorter = cut.replace(DANGLING, "")
  )
    cut = shorter;
  return cut;
}

/** A name says what, the description says why. */
function withoutReason(text: string): string {
  const head = REASON.exec(text)?.[1] ?? "";
  return head.split(" ").length >= LEAST_WORDS ? head : text;
}

/**
 * A script without spaces: whole when it nearly fits, else to the last pause that fits, or what follows the pauses where
 * the part before them only leads up to it, else at a word border. Intl.Segmenter is fast enough for one name.
 */
function shortWide(text: string, most: number): string {
  const room = Math.min(MOST_WIDE_CHARACTERS, Math.floor(most / 2));
  if (text.length <= room + NEARLY_WIDE) return text;
  const pauses = [...text.matchAll(/[、，,；;：:（(。—]|(?<=[\u3000-\uffef])\s(?=[\u3000-\uffef])/gu)].map(
    (match) => match.index,
  );
  const pause = pauses.findLast((at) => at >= 12 && at <= room);
  const head = pause === undefined ? "" : text.slice(0, pause);
  if (head !== "" && !LEADS_UP.test(head)) return head;
  const tail = pauses
    .filter((at) => /[、，,]/.test(text.charAt(at)))
    .map((at) => text.slice(at + 1).replace(CONJUNCTION, ""))
    .find((rest) => rest.length >= 8 && rest.length <= room);
  if (tail !== undefined) return tail;
  if (head !== "") return head;
  let cut = "";
  for (const { segment } of new Intl.Segmenter("und", { granularity: "word" }).segment(text.slice(0, 2 * room))) {
    if (cut.length + segment.length > room) break;
    cut += segment;
  }
  return cut === "" ? text.slice(0, room) : cut;
}

function wideShare(text: string): number {
  let wide = 0;
  const head = text.slice(0, 60);
  for (let i = 0; i < head.length; i++) if (isWide(head.charCodeAt(i))) wide++;
  return wide / Math.max(1, head.length);
}

/** Drops a bracket or code mark that was opened and cut off. */
function closed(title: string): string {
  let text = title;
  if ((text.split("`").length - 1) % 2 === 1) text = text.replace("`", "");
  for (const [open, close] of ["()", "（）", "[]", "「」"]) {
    const at = text.lastIndexOf(open ?? "");
    if (at > 0 && text.indexOf(close ?? "", at) < 0) text = text.slice(0, at);
  }
  const quotes = text.split('"').length - 1;
  return (quotes % 2 === 1 ? text.replace('"', "") : text).trim();
}
