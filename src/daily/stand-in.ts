/**
 * Tells what stands in a log's place and is not the log: the pointer of a large-file store, a link's text, what is encrypted or
 * packed for another program, or the two sides of a merge that nobody has settled. What such a file does not say, nobody took back.
 */
import { tried } from "../errors.ts";
import { conflictsIn } from "../text/conflicts.ts";
import { fencedIn } from "../text/fences.ts";

const LFS = /^version https:\/\/(?:git-lfs\.github\.com|hawser\.github\.com)\/spec\//;
/** git-annex's pointer, or its link's text on a disk that has no links; and so any link's that leads to a log. */
const ANNEX = /^\S*\/annex\/objects\/\S+$/;
const LINK = /^(?:\.{0,2}\/.*|[^\s/]+\/\S*)\.(?:md|markdown|txt)$/i;
/** ansible-vault, age, what OpenSSL writes (transcrypt), and Obsidian's Meld Encrypt; what git-crypt writes is binary. */
const ENCRYPTED =
  /^(?:\$ANSIBLE_VAULT;|age-encryption\.org\/|U2FsdGVkX1[\w+/=]*$|%%🔐|\{ ?"version": ?"[\d.]+",.{0,300}"encodedData":)/u;
/** Joplin's. */
const CIPHER_TEXT = /^encryption_cipher_text: JED/;
const SOPS = [/^\{?(?:\s*"?[\w.-]+"?:){1,3} ?"?ENC\[[A-Z]/, /^sops:/];
/** Lines of a mail's head, and how what stands below it may be told in other letters. */
const MAIL_FIELD = /^(?:[A-Za-z][\w-]*:(?: |$)|[ \t])/;
const MAIL_OWN = /^(?:From|MIME-Version|Received|Content-Type):/i;
const MAIL_CODED = /^Content-Transfer-Encoding: *(?:base64|(quoted-printable)) *$/im;
const PART_OF_TEXT = /^--\S(?![\s\S]*^Content-Type:(?! *text\/))/im;
/** Letters in figures, and not the value in an address. */
const QUOTED_PRINTABLE = /=(?:3D|$)|(?<![?&][\w-]{0,40})=[\dA-F]{2}/;
const ARMOUR = /^-----BEGIN (PGP MESSAGE|AGE ENCRYPTED FILE|PKCS7|CMS)-----$/;

/** A line of base64, alone or of a data: address; the last one may end in the middle. */
const BASE64 = /^(?:data:[^,\s]{0,80},)?[\w+/-]{4,}={0,2}$/;
/** Shorter ones are a name, a digest or a key, which a log may hold. */
const LEAST_BASE64 = 100;

function isBase64(lines: readonly string[]): boolean {
  if (!lines.every((line) => line.trim() === "" || BASE64.test(line.trim()))) return false;
  const full = lines.map((line) => line.trim()).filter((line) => line !== "");
  const text = full.join("");
  // Words, one a line, have lines of all lengths; packed text is cut at one.
  const isCut = full.slice(0, -1).every((line) => line.length === full[0]!.length && line.length >= 32);
  return isCut && text.length >= LEAST_BASE64 && /[a-z]/.test(text) && /[A-Z]/.test(text) && /\d/.test(text);
}

/** Why a log's lines are none of its writer's, where they are not. */
export function standInOf(lines: readonly string[]): string | undefined {
  const [first = "", ...more] = lines.slice(0, 10).filter((line) => line.trim() !== "");
  if (LFS.test(first)) return "a git-lfs pointer, not the log";
  if (ANNEX.test(first) && more.every((line) => line.startsWith("/annex/"))) return "a git-annex pointer, not the log";
  if (first === "XSym" || (lines.length === 1 && LINK.test(first))) return "the text of a link, not the log";
  if (ENCRYPTED.test(first) || lines.some((line) => CIPHER_TEXT.test(line))) return "encrypted";
  if (isSops(first + (more[0] ?? ""), lines) || isArmoured(first, lines)) return "encrypted";
  if (first.startsWith("{\\rtf")) return "rich text (RTF): save it as plain text";
  if (/^%PDF-\d/.test(first)) return "a document made for print (PDF): save its text";
  if (isPage(lines)) return "a page of HTML or XML: save its text";
  if (isData(lines)) return "data (JSON), and no text";
  if (isCodedMail(lines)) return "a mail as it was sent: save its text";
  if (isBase64(lines)) return "nothing but base64";
  return isTorn(lines) ? "it has conflict markers" : undefined;
}

/** From its first word to its last: what a log quotes of one stands among its own lines. */
const isPage = (lines: readonly string[]): boolean =>
  /^\s*<(?:!doctype html|html|\?xml)[\s>]/i.test(lines.find((line) => line.trim() !== "") ?? "") &&
  /<\/[\w:-]+>\s*$/i.test(lines.findLast((line) => line.trim() !== "") ?? "");
/** The whole of it, or each line for itself. */
function isData(lines: readonly string[]): boolean {
  const told = lines.filter((line) => line.trim() !== "");
  const isObject = (text: string): boolean =>
    /^\s*[{[][\s\S]*[}\]]\s*$/.test(text) && tried(() => typeof JSON.parse(text) === "object", false);
  return told.length > 0 && (told.every(isObject) || isObject(told.join("\n")));
}

/** Of lines that all are keys, or belong to one. */
const isSops = (beginning: string, lines: readonly string[]): boolean =>
  SOPS[0]!.test(beginning) &&
  (beginning.startsWith("{") ||
    (lines.some((line) => SOPS[1]!.test(line)) && lines.every((line) => /^(?:[\w.-]+:(?: |$)|[ \t#]|$)/.test(line))));

/** One whose quoted words are all plain reads as it stands; so does one whose text, of several parts the first, is not coded. */
function isCodedMail(lines: readonly string[]): boolean {
  const head = lines.slice(0, Math.max(0, lines.indexOf("")));
  if (!head.some((line) => MAIL_OWN.test(line)) || !head.every((line) => MAIL_FIELD.test(line))) return false;
  const [first = "", ...parts] = lines.join("\n").split(/\n(?:[ \t]*\n)+/);
  const text = /^Content-Type: *multipart/im.test(first) ? parts.find((part) => PART_OF_TEXT.test(part)) : first;
  const coded = MAIL_CODED.exec(text ?? "");
  return coded !== null && (coded[1] === undefined || lines.some((line) => QUOTED_PRINTABLE.test(line)));
}

/** The whole of a file, and not a message that a log goes on after. */
function isArmoured(first: string, lines: readonly string[]): boolean {
  const kind = ARMOUR.exec(first.trim())?.[1];
  if (kind === undefined) return false;
  const end = lines.findIndex((line) => line.trim() === `-----END ${kind}-----`);
  return end < 0 || lines.slice(end + 1).every((line) => line.trim() === "");
}

/** A merge's two sides; in a closed fence they are an example. */
function isTorn(lines: readonly string[]): boolean {
  const torn = conflictsIn(lines);
  if (torn.length === 0) return false;
  const fenced = fencedIn(lines);
  return torn.some(({ from }) => !fenced.has(from));
}
