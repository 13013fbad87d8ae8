/**
 * How much a text looks like a secret. The shape alone decides: no list of words tells whether `sunshine` is a password; where
 * it stands does (`accepts.ts`).
 */
import { isPlaceholder, isToken } from "../secret-likeness.ts";

/**
 * - `word`: letters only; `joined`: words with signs between (`blue-fish`); `number`: three digits or more, also in groups
 * - `named`: as code, tickets, versions and files are called; `hash` and `uuid`: what they say
 * - `mild`: letters and digits (`hunter2`); `strong`: chosen to be hard to guess; `machine`: a long random token
 */
export type Likeness =
  | "none"
  | "word"
  | "joined"
  | "number"
  | "named"
  | "hash"
  | "uuid"
  | "mild"
  | "strong"
  | "machine";

const WORD = /^[\p{L}\p{M}]+(?:['’]\p{L}{1,3})?[!?]?$/u;
const JOINED = /^\p{L}[\p{L}\p{M}]*(?:[-‐._/'’][\p{L}\p{M}]+)+[-._]?$/u;
const HALF = /^\p{L}[\p{L}\p{M}]+[-_]$/u;
const NUMBER = /^[*#]?\d(?:[\d.\-–/ #*]*\d)?[#*]?$/;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const HASH = /^(?:0x)?(?=[0-9a-f]*\d)(?=[0-9a-f]*[a-f])[0-9a-f]{7,128}(?:…|\.\.\.)?$|^(?=[A-F]*\d)[0-9A-F]{16,128}$/;

/** Types, states and methods as code and configuration name them. */
const CODE_WORD =
  /^(?:str|string|text|bool|boolean|int|integer|number|float|bytes|buffer|object|any|void|never|true|false|null|none|nil|undefined|nan|optional|required|varchar|uuid|hash|plain|basic|bearer|oauth2?|jwt|saml|oidc|ldap|ssh|https?|yes|no|on|off|n\/a|na|tbd|todo|ok|x+|\*+|•+|\.+|-+|_+|—|–|\?+)$/i;
const LONGEST_CODE_WORD = 9;
/** Most of all tokens. */
const PLAIN_WORD = /^[A-Za-z]{2,}$/;
const ALGORITHM =
  /^(?:argon2(?:id|i|d)?|bcrypt|scrypt|pbkdf2|md[45]|sha-?\d+|sha\d-\d+|hmac|aes|rsa|dsa|ecdsa|ed25519|x25519|curve25519|chacha20|poly1305|blake[23]|luks\d?|gpg\d?|pgp|x\.?509|tls|ssl|pkcs\d+|hs\d{3}|rs\d{3}|es\d{3}|base(?:32|58|64)|utf-?\d+|totp|hotp|webauthn|fido2?|u2f|nist|p-?256|secp256k1|age|zlib|gzip|argon)(?:[-_/].*)?$/i;
const NAMED = [
  // A version, a date, a time, a size, a share, an ordinal, an address.
  /^v?\d+(?:\.\d+)+(?:[-+.][\w.]+)*$/i,
  /^v\d+$/i,
  /^\d{4}-\d{2}(?:-\d{2})?(?:T.*)?$|^\d{4}-W\d{2}$/,
  /^\d{1,2}[.:h]\d{2}(?:[.:]\d{2})?(?:am|pm|h|uhr)?$|^\d{1,2}\.\d{1,2}\.\d{2,4}$/i,
  /^[+-]?[$€£~<>]?\d[\d.,]*(?:[a-z\u00b5%°$€£]{1,8}|[kmgt]i?b(?:\/s)?)\+?$|^\d[\d.,]*[x×]\d*$/i,
  /^\d{1,3}(?:\.\d{1,3}){3}(?::\d+)?(?:\/\d+)?$/,
  // A ticket, a name in capitals, a product with its number, a function, a file.
  /^#\d+$|^[a-z][\w./-]*#\d+$|^[\w.-]+\/[\w.-]+#\d+$|^(?:[A-Z]{1,5}|Issue|Pull|Bug|Ticket|Case|Task|Fix)#\d+$/,
  /^[A-Z]{2,10}[-_]?\d{1,6}$|^\p{Lu}{1,4}\d{1,3}\p{L}?(?:[-/]\p{L}[\p{L}\d]*)*$|^\p{L}+-\p{Lu}\d{1,2}$/u,
  /^v\d\w*$|^\d+(?:st|nd|rd|th)$/i,
  /^(?:PR|MR|CL|GH|RFC|CVE|ISO|EN|KB|BUG|JIRA)[-#]?\d.*$/i,
  /^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+$|^[A-Z]\d{1,3}$/,
  /^[A-Za-z]{2,}-?\d{1,2}(?:\.\d{1,2})+(?:-[a-z]+)?$|^(?:Q|H|W|KW|S)\d{1,2}$/,
  /\(\)|\w\(.*\)$|^[\w$.]+\(|=>|::|&&|\|\||==/,
  /^[\w@~.\-/]*\.(?:[cm]?[jt]sx?|json5?|ya?ml|md|mdx|txt|py|rb|go|rs|java|kt|sh|env|toml|ini|cfg|conf|xml|html?|s?css|sql|csv|log|lock|png|jpe?g|svg|pdf|gif|zip|gz|tar|pem|key|crt|gguf|db|sqlite\d?|vue|php|swift|c|h|cpp|hpp)(?::\d+.*)?$/i,
  /^[A-Za-z][\w.-]*(?::[\w.[\]-]+){2,}$/,
  /^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$|^@[\w-]+(?:\/[\w.-]+)?$/,
  /^(?:[a-z][a-z0-9+.-]*:\/\/|www\.|\/|~\/|\.{1,2}\/|[A-Za-z]:\\)/i,
  /^--?[a-z][\w-]*(?:=.*)?$|^\$|\$\{|\{\{|^[<{[%]/i,
  // A place in a file, a path of a package, what a service calls a call, a message or a run.
  /^#[0-9a-f]{3,8}$|#L\d+|^[\w./-]+\.[a-z]{1,5}#|(?:^|\/)\.{2}\/|node_modules\//,
  /^(?:call|toolu|srvtoolu|msg|resp|req|run|thread|asst|chatcmpl|evt|rs|fc|batch|cus|pi|price|prod|acct|org|proj|sess|job|trace|span|gen)[_-][A-Za-z0-9]+$/,
];
const PATH = /^[\w@.-]+(?:\/[\w@.*-]+)+\/?$/;

/** Between letters or digits: hardly a word has it. `&`, `+`, `=`, `?`, `@` stand in addresses and terms: only with a digit. */
const RARE_SIGN = /[\p{L}\p{N}][!*%$#^~§]+[\p{L}\p{N}]|[\p{L}\p{N}][!$§^]$/u;
const SIGN = /[\p{L}\p{N}][&@+=?][\p{L}\p{N}]/u;

/** Behind what is written in base64, and no comparison of code. */
const PADDING = /(?<=[A-Za-z0-9+/_-]{16})={1,2}$/;
/** Of a longer one the beginning tells. */
const LONGEST_JUDGED = 100;

export function likenessOf(whole: string): Likeness {
  const text = whole.slice(0, LONGEST_JUDGED).replace(PADDING, "");
  if (PLAIN_WORD.test(text)) return text.length > LONGEST_CODE_WORD || !CODE_WORD.test(text) ? "word" : "none";
  if (isSigned(text)) return "mild";
  if (
    text.length < 2 ||
    /\*\*|__|~~/.test(text) ||
    text.includes("[redac") ||
    isPlaceholder(text) ||
    CODE_WORD.test(text)
  )
    return "none";
  if (/\s/.test(text)) return /\d/.test(text) && /\p{L}/u.test(text) ? "mild" : "joined";
  if (UUID.test(text)) return "uuid";
  if (HASH.test(text)) return "hash";
  if (NUMBER.test(text) && (text.match(/\d/g) ?? []).length >= 3) return isNamed(text) ? "named" : "number";
  if (/^[\d.,:;/\-+%#*]+$/.test(text) || !/[\p{L}\p{N}]/u.test(text)) return "none";
  if (WORD.test(text)) return "word";
  if (ALGORITHM.test(text) || isNamed(text)) return "named";
  if (JOINED.test(text) || HALF.test(text)) return "joined";
  if (isToken(text)) return "machine";
  const digit = /\d/.test(text);
  if (RARE_SIGN.test(text) || (digit && SIGN.test(text))) return isTerm(text) ? "named" : "strong";
  if (!digit) return "joined";
  // Paths and names in code with a digit: `kv/shop2/prod`, `user_id_2`, `step-2`.
  if (PATH.test(text) && !/\p{Lu}/u.test(text)) return "named";
  if (!/\p{L}.*\p{L}/u.test(text)) return text.length < 5 ? "named" : "mild";
  return isHard(text) ? "strong" : "mild";
}

/**
 * `$ecret99`, `%luna2023`, `@dmin2024x`: a sign in a letter's place, small letters and two digits. Variables, handles and algorithms
 * begin so too: `$PGPASS12`, `$user2`, `$sha256`, `@anna92`, `%PATH%`.
 */
const SIGNED = /^(?:[$%]\p{L}{3,}\d{2,}\p{L}{0,3}|@\p{L}{3,}\d{2,}\p{L}{1,3})[!?#*]{0,3}$/u;
const isSigned = (text: string): boolean =>
  SIGNED.test(text) && /\p{Ll}/u.test(text) && !ALGORITHM.test(text.slice(1)) && !isNamed(text.slice(1));

const isNamed = (text: string): boolean => NAMED.some((one) => one.test(text));

/** `C#`, `a*b`, `src/*.ts`, `us$100`, `x%5`, and a unit: `MOhm*cm`. */
const isTerm = (text: string): boolean =>
  text.length < 6 ||
  /^\p{L}{1,5}\*[a-z]{1,3}[23]?$/u.test(text) ||
  /[/\\].*\*|\*.*[/\\.]|^\*|^\w{1,3}\$\d+|^\d+[%*]\d+|[<>{}()]/.test(text) ||
  /^\w+[?&]\w+=/.test(text);

/** Capitals, small letters and digits, and not a single name with its number (`OAuth2`, `React18`). */
function isHard(text: string): boolean {
  if (text.length < 6 || !/\p{Lu}/u.test(text) || !/\p{Ll}/u.test(text)) return false;
  return !/^\p{Lu}\p{L}{1,12}\d{1,2}$/u.test(text) || /\p{Ll}\p{Lu}\p{Ll}+\d{1,2}$/u.test(text);
}
