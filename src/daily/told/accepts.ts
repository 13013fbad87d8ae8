/**
 * Whether what is tied to a word for a secret is one. Pure judgement over how it is tied and what it looks like.
 */
import { isWide } from "../../text/scripts.ts";
import type { Mark } from "./marks.ts";
import { digitsOf, goesNoFurther, isAbout, isSmall, joints, type Reading, type Tie } from "./reading.ts";
import type { Part } from "./shapes.ts";
import { isRow } from "./table.ts";
import type { Value } from "./value.ts";
import { endsAsState } from "./vocabulary.ts";

export interface Tied {
  readonly tie: Tie;
  readonly value: Value;
  /** Something between says that the word is only spoken about. */
  readonly doubt: boolean;
  /** The value itself is a word that stands for none. */
  readonly about: boolean;
  /** The value is still the word's own, and not that of another noun. */
  readonly linked: boolean;
  /** An article or the like stands before the value. */
  readonly skipped: boolean;
  /** Nothing else stands between. */
  readonly bare: boolean;
  /** A verb stands behind the value, as it does in some languages. */
  readonly closed: boolean;
}

export function isTold(anchor: Mark, tied: Tied, reading: Reading): boolean {
  if (tied.value.likeness === "none") return false;
  switch (anchor.part) {
    case "code":
      return isCode(tied, reading);
    case "dial":
      return isDialled(anchor, tied, reading);
    case "label":
      return isLabelled(anchor, tied, reading);
    case "key":
    case "token":
      return isMade(tied, reading) || isKey(tied, reading) || (anchor.part === "token" && isNamedSecret(tied, reading));
    default:
      return tied.tie !== "far" && isChosen(anchor, tied, reading);
  }
}

/** A password: any word may be one where nothing else can stand. */
function isChosen(anchor: Mark, tied: Tied, reading: Reading): boolean {
  const { tie, value, doubt, about, linked, skipped } = tied;
  const { likeness, last, quoted, text } = value;
  if (likeness === "machine") return true;
  if (doubt) return likeness === "strong" && tie !== "dash";
  if (about) return false;
  if (tie === "beside") return isChosenBeside(value, reading);
  if (["strong", "mild", "hash", "uuid"].includes(likeness)) return true;
  if (quoted) return (linked || likeness === "joined") && !namesOne(value, reading);
  if (likeness === "joined")
    return (last || linked) && (linked || joints(text) >= 2) && !saysAbout(reading.marks, value) && !/^[/.]/.test(text);
  if (likeness === "named") return linked && last && tie === "sign" && /\d/.test(text) && !/^[/~.]|^\w+:|\(/.test(text);
  if (!linked || !last || isSmall(text)) return false;
  if (likeness === "number") return digitsOf(text) >= 4;
  if (skipped || (endsAsState(text) & anchor.languages) !== 0) return false;
  if (!isWide(text.charCodeAt(0))) return text.length > 2;
  // After は or 는 any predicate stands, and a noun only with its verb behind; 是 is a verb itself.
  const isSaid = /[\u3400-\u9fff]\s?$/.test(reading.line.slice(0, value.from)) && !isSmall(text.slice(-1));
  return tie === "sign" || (NOUN.test(text) && (tied.closed || isSaid));
}
/** Written in one script. */
const NOUN = /^(?:[\u3040-\u309f]{2,12}|[\u30a0-\u30ff]{2,12}|[\u3400-\u9fff]{2,5}|[\uac00-\ud7a3]{2,8})$/;

function isChosenBeside(value: Value, { line, has }: Reading): boolean {
  const { likeness, last, quoted, text, from, to } = value;
  if (likeness === "strong") return true;
  if (quoted) return likeness === "mild" || !/^\s*[,)]/.test(line.slice(to + 1));
  if (likeness === "mild") return last || isWideBeside(line, value);
  if (likeness === "number") return last && digitsOf(text) >= 4;
  if (likeness === "joined") {
    const wide = isWide(line.slice(0, from).trimEnd().slice(-1).charCodeAt(0));
    return (
      (last && (joints(text) >= 2 || /\p{Lu}\p{L}*[_./]\p{Lu}/u.test(text) || (wide && !/[/_]/.test(text)))) ||
      (has("lock") && text.includes("-") && goesNoFurther(line, value))
    );
  }
  return false;
}

const isWideBeside = (line: string, { to }: Value): boolean => isWide(line.slice(to).trimStart().charCodeAt(0));
const saysAbout = (marks: readonly Mark[], { from, to }: Value): boolean =>
  marks.some((one) => isAbout(one) && one.from >= from && one.to <= to);
/** `"Password" became "Passphrase"`: a quotation of the word itself. */
const namesOne = ({ from, to }: Value, { anchors }: Reading): boolean =>
  anchors.some((one) => one.from >= from && one.to <= to);

/** `wifi pass: …`, `the pass is …` beside what it opens: not `the pass is at 2,100 m`, `pass: 14 tests`. */
function isLabelled(anchor: Mark, tied: Tied, reading: Reading): boolean {
  const { tie, value, doubt, linked } = tied;
  const { likeness, last, text } = value;
  if (tie === "far" || tie === "dash" || doubt || reading.line.startsWith("PASS", anchor.from)) return false;
  if (likeness === "strong") return true;
  const named = ["lock", "access", "account", "name"].some((part) => reading.has(part as Part));
  if (tie === "sign" && linked && last && named) return isChosen(anchor, tied, reading);
  return likeness === "mild" && text.length >= 6 && last && (named || (tie === "sign" && linked));
}

/** Digits, or letters and digits in groups. */
function isCode({ tie, value, doubt, bare }: Tied, { line, has }: Reading): boolean {
  const { likeness, text, quoted } = value;
  const digits = digitsOf(text);
  if (doubt || digits === 0 || isWide(text.charCodeAt(0))) return false;
  if (likeness === "machine" || likeness === "strong" || likeness === "hash" || likeness === "uuid") return true;
  if (tie === "beside" && !quoted && digits < 4 && !(digits === 3 && has("card"))) return false;
  if (likeness === "number")
    return digits >= 3 && ((tie !== "beside" && (bare || (digits === 3 && has("card")))) || goesNoFurther(line, value));
  return (likeness === "mild" || likeness === "named") && text.length >= 4 && !/[.:%€$]/.test(text);
}

const isLock = ({ part }: Mark): boolean => part === "lock" || part === "dial";

const NO_DIAL = /[.:/]|^(?:19|20)\d\d$|^(?:0?[1-9]|[12]\d|3[01])-(?:0?[1-9]|1[0-2])-[0-3]\d$/;
/** What a padlock or a safe is set to. */
function isDialled(anchor: Mark, { tie, value, doubt, linked }: Tied, { line, marks }: Reading): boolean {
  const { likeness, text, from, to } = value;
  const digits = digitsOf(text);
  // `the pin of the safe in Graz is 4711-Kobold`: what it opens stands between.
  if ((likeness === "mild" || likeness === "strong") && tie !== "beside" && !doubt)
    return digits >= 4 && value.last && marks.some((one) => isLock(one) && one.from >= anchor.to && one.to <= from);
  if (likeness !== "number" || doubt || digits < 4 || digits > 9 || NO_DIAL.test(text)) return false;
  if (tie === "is")
    return (
      (linked || !marks.some((one) => one.part === "state" && one.to <= value.from)) &&
      (goesNoFurther(line, value) || text.includes("-"))
    );
  if (tie === "beside") return linked && goesNoFurther(line, value);
  return value.last || marks.some((one) => one.part === "opens" && one.from >= to);
}

/** What a machine made. */
function isMade({ tie, value, doubt, about, linked }: Tied, { line }: Reading): boolean {
  const { likeness, text } = value;
  if (about) return false;
  if (likeness === "machine") return true;
  if (doubt) return false;
  if (likeness === "hash") return text.length >= 16 && (linked || tie === "beside");
  if (likeness === "uuid") return linked && tie !== "far";
  const isMixed = likeness === "mild" && tie !== "far" && goesNoFurther(line, value) && MIXED.test(text);
  return (linked && (isMixed || (likeness === "strong" && text.length >= 8))) || GROUPED.test(text);
}
/** `7fk2mqx9lw41`, and the groups in which licences are printed. */
const MIXED =
  /^(?=[a-z\d]{10,}$|[A-Z\d]{10,}$)(?:[A-Za-z]+\d+[A-Za-z]|\d+[A-Za-z]+\d)|^(?=.*\d)(?=.*[A-Z])[A-Z\d]{4,6}(?:-[A-Z\d]{4,6}){2,}$/;
const GROUPED = /^(?:[A-Z2-7]{4}[ -]){3,}[A-Z2-7]{1,4}$/;

/** `client secret: tulpe_88x`, in a table too: a word with its number, where nothing else of the sentence follows. */
function isNamedSecret({ tie, value, doubt, about, linked }: Tied, { line }: Reading): boolean {
  if (about || doubt || !linked || !value.last || value.likeness !== "mild") return false;
  return WORD_AND_NUMBER.test(value.text) && (tie !== "beside" || isRow(line));
}
const WORD_AND_NUMBER = /^\p{L}{3,}(?:\d{1,3}\p{L}{2,})?(?:[-_.]\p{L}+)*[-_.]?\d{2,}\p{L}{0,3}$/u;

/** Beside a lock, what a person would choose. */
function isKey({ tie, value, doubt, about, linked }: Tied, { line, has, marks }: Reading): boolean {
  const { likeness, text, last } = value;
  const digits = digitsOf(text);
  if (about || doubt) return false;
  if (likeness === "mild" && tie === "sign" && linked && has("account")) return true;
  if (!(has("lock") || has("dial")) || saysAbout(marks, value)) return false;
  if (likeness === "number") return linked && digits >= 3 && goesNoFurther(line, value);
  if (likeness === "mild") return linked && text.length >= 4;
  const ends = last || (isWideBeside(line, value) && goesNoFurther(line, value));
  return likeness === "joined" && ends && !/^[/.]|[./]\w+$/.test(text);
}
