/**
 * Whose voice a label names: `You`, `Nutzer`, `我` a person's, `Assistant`, `Бот`, `Claude` a machine's. From the lexicon, and the
 * names under which assistants are sold, which are no language's. And that a sentence is of nobody who is named.
 */
import { once } from "../once.ts";
import { withoutArticle } from "./articles.ts";
import { spelled } from "./folding.ts";
import { bitOf, spokenIn } from "./languages.ts";
import { LEXICONS } from "./lexicon/all.ts";
import type { Phrases } from "./lexicon/lexicon.ts";
import { MACHINE, PERSON } from "./lexicon/voices.ts";
import { expanded } from "./phrases/notation.ts";
import { type Found, saying } from "./phrases.ts";
import { contentWords, isSmallWord } from "./words.ts";

export type Voice = "person" | "machine";

const ASSISTANTS = `
  claude, claude code, chatgpt, gpt, gpt-4, gpt-4o, gpt-5, openai, copilot, github copilot, gemini, bard, codex, cursor, cline, aider,
  openclaw, clawd, clawdbot, moltbot, opencode, windsurf, cascade, devin, deepseek, grok, perplexity, mistral, le chat, llama, qwen, kimi, notebooklm, sonnet, opus, haiku`;
const FACES: Readonly<Record<string, Voice>> = {
  "🤖": "machine",
  "👤": "person",
  "🧑": "person",
  "👩": "person",
  "👨": "person",
};

const voices = once((): ReadonlyMap<string, Voice> => {
  const made = new Map<string, Voice>(Object.entries(FACES));
  const put = (phrases: Phrases, voice: Voice): void => {
    for (const entry of phrases.split(","))
      for (const one of expanded(entry.trim().replace(/^[@=]/u, ""))) {
        const name = nameOf(one);
        if (name !== "" && !name.startsWith("!") && !made.has(name)) made.set(name, voice);
      }
  };
  put(ASSISTANTS, "machine");
  put(MACHINE, "machine");
  for (const { narration } of LEXICONS) put(narration.machine, "machine");
  for (const { narration, actor } of LEXICONS) {
    put(narration.speaker, "person");
    put(actor.self, "person");
    put(actor.who, "person");
  }
  put(PERSON, "person");
  return made;
});

const nameOf = (text: string): string => spelled(text).replace(/\s+/gu, " ").replace(/\.$/u, "").trim();

const SAID = saying("narration.asked", "narration.answered");

/** Undefined where it is no word for either: then it may be somebody's name. `ChatGPT said` is ChatGPT. */
export function voiceOf(label: string): Voice | undefined {
  const name = nameOf(label);
  return voices().get(name) ?? voices().get(nameOf(SAID.without(name)));
}

const [WHO, ADDRESSED, LINK] = [saying("actor.who"), saying("person", "widened"), saying("link")];
/** Of fewer words of content a sentence that goes on from another names nothing, unless it is of us or all; of one it need not name anybody either. */
const [LEAST_NAMING, LEAST_SAYING] = [4, 2];
/** `She drives the bus` does not say who, `That was why they stopped using it` not of what. `O forno`, `Il forno` are no pronouns. */
export function isOfNobody(text: string): boolean {
  const isPronoun = ({ from, to }: Found): boolean => isSmallWord(text.slice(from, to));
  const [who, link, small] = [WHO.all(text).find(isPronoun), LINK.leading(text), text.toLowerCase()];
  // `On ferme le lundi`, where Polish has `on` for him.
  if (ADDRESSED.leading(text) !== undefined) return false;
  const isFirst = who !== undefined && who === WHO.leading(text);
  const language = isFirst ? who.language : link?.language;
  if (language === undefined) return false;
  if ((withoutArticle(small) !== small || small[1] === " ") && (spokenIn(text).sure & bitOf(language)) === 0)
    return false;
  const rest = text.slice(link?.to ?? 0);
  const isNamed = /\p{Lu}|\d/u.test(rest) || ADDRESSED.test(rest);
  return isFirst || (!isNamed && contentWords(rest).length < (who === undefined ? LEAST_SAYING : LEAST_NAMING));
}
