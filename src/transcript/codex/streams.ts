/**
 * Codex writes most messages twice: as an event, as the person saw it, and as an item of the model's history. Versions
 * differ in which they write for whom, so no stream can be left out: each message is taken once, from whichever stream
 * has it.
 */
import type { Stamp } from "../turns.ts";

/** A message that waits to be known as the person's own or the tool's. */
export interface Said {
  readonly stamp: Stamp;
  readonly text: string;
}

/**
 * The person's messages. A user item of the history may be context that the tool added in a shape nobody knows; the event is what
 * was typed. So an item waits until the assistant acts: by then its event has come, if the version writes events at all.
 */
export function personStream() {
  let waiting: Said[] = [];
  let early: string[] = [];
  let eventsAbout = false;

  return {
    event: (said: Said) => {
      eventsAbout = true;
      const key = keyOf(said.text);
      const twin = waiting.find((candidate) => keyOf(candidate.text) === key);
      const without = waiting.filter((candidate) => candidate !== twin);
      waiting = [];
      if (twin === undefined) early.push(key);
      // The item came first, so its identity counts: it is the one that was taken if an earlier reading ended between the two.
      return { take: twin ?? said, without };
    },
    item: (said: Said) => {
      const at = early.indexOf(keyOf(said.text));
      if (at >= 0) early.splice(at, 1);
      else waiting.push(said);
    },
    /** The assistant acts: what waits is taken where no event has ever named the person's words, else it was the tool's. */
    settle: () => {
      const [take, without] = eventsAbout ? [[], waiting] : [waiting, []];
      waiting = [];
      early = [];
      return { take, without };
    },
    /** The file ends here, perhaps only for now: with events about, an item still waits for its own. */
    last: () => (eventsAbout ? [] : waiting),
  };
}

/** The assistant's messages: the first of the two counts, the other is its copy. A message said twice comes four times. */
export function assistantStream() {
  let single: { readonly key: string; readonly stream: "event" | "item" }[] = [];
  return {
    isCopy: (text: string, stream: "event" | "item"): boolean => {
      const key = keyOf(text);
      const at = single.findIndex((other) => other.key === key && other.stream !== stream);
      if (at >= 0) single.splice(at, 1);
      else single.push({ key, stream });
      // The two stand next to each other; what is older has no copy to come.
      if (single.length > 32) single.shift();
      return at >= 0;
    },
    forget: () => {
      single = [];
    },
  };
}

const keyOf = (text: string): string => text.replace(/\s+/g, " ").trim();
