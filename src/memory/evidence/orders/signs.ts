/**
 * What an order names in a notation of its own, the same in every language: addresses, files that hold secrets, a download
 * piped to a shell, switches that take a safeguard away, the marks of a chat's roles.
 */

import { LETTERS } from "../../../text/lexicon/places.ts";

export type Sign =
  /** An address that something can be sent to. */
  | "place"
  /** A file or variable that holds what nobody else may see. */
  | "privateFile"
  /** Downloads and runs in one line. */
  | "pipe"
  /** A program that is fetched by its name and run: `npx helper`, `pip install helper`. */
  | "package"
  | "shell"
  /** A script or program at an address. */
  | "script"
  /** Takes a safeguard away. */
  | "flag"
  /** Roles and tool calls, as models are fed them. */
  | "protocol"
  /** A role at the beginning of a sentence, as chats are written down: `System:`. */
  | "mark"
  /** What agents read at the start of a session. */
  | "agentFile"
  /** What runs by itself at the start of a shell, a session, a commit. */
  | "startFile"
  /** Says that letters stand for other letters. */
  | "decode"
  /** Where anybody reads what is put there. */
  | "paste"
  /** Where a repository's own programs, packages, pushes or a model's answers come from or go to, or an agent without its safeguards. */
  | "hooks"
  /** A number of a bank account: whose it is decides where money goes. */
  | "account"
  /** The user's own messages and conversations. */
  | "letters"
  /** An assistant by its name, which people have too. */
  | "named"
  /** A document in capitals, as `TRUSTED.md`. */
  | "page"
  /** `LGTM` */
  | "agree";

interface Sighting<Key extends string = string> {
  readonly key: Key;
  readonly from: number;
  readonly to: number;
}

/** What lithify wrote in the place of a secret asks for none. */
const PLACEHOLDER = /\[redacted:[\w-]{1,40}\]/g;

/** Longer notations before those they hold. */
const SIGNS: readonly (readonly [Sign | "private", RegExp])[] = [
  [
    "protocol",
    /<\|?\s?(?:im_start|im_end|system|assistant|endoftext|start_header_id|eot_id)\s?\|?>|\[\/?(?:system|inst)\]|<<\/?SYS>>|<\/?(?:function_calls?|tool_calls?|tool_use|tool_code|invoke|antml:[a-z_]{1,30})\b/gi,
  ],
  ["protocol", /"name" ?: ?"[\w.-]{1,60}" ?, ?"(?:arguments|parameters|input)" ?:/gi],
  ["mark", /(?:^|[.!?>¶*•+-] ?)(?:system|assistant) ?:(?=\s)/gi],
  [
    "pipe",
    /\b(?:curl|wget|iwr|irm|invoke-webrequest|fetch)\b[^\n]{0,160}?(?:\| ?(?:sudo )?(?:(?:ba|z|da|k)?sh|python3?|node|perl|ruby|iex)\b|&& ?(?:sudo )?(?:(?:ba|z|da)?sh|python3?|node|chmod|source|\.\/))/gi,
  ],
  [
    "pipe",
    /\b(?:(?:ba|z|da)?sh|source|eval|\.) {0,2}(?:-c )?["']?(?:<\(|\$\() ?(?:curl|wget)\b[^\n)]{0,200}|\biex\b[^\n]{0,40}\b(?:iwr|irm|downloadstring)\b[^\n]{0,120}|\b(?:base64|xxd|openssl)\b[^|\n]{0,60}\| ?(?:sudo )?(?:(?:ba|z|da)?sh|python3?|node)\b/gi,
  ],
  [
    "pipe",
    /\b(?:(?:npx|pnpx|bunx|pipx|uvx)|(?:npm|yarn|pnpm|bun|pip3?|uv)(?: [a-z]{2,8})? (?:i|install|add|exec|x|dlx|run|create|init|set|download))\b[^\n.;]{0,40}?(?:git\+)?https?:\/\/[^\s"'`)>\]]{1,300}|\b(?:npm|yarn|pnpm|pip3?|uv)\b[^\n.;]{0,40}?http:\/\/(?!localhost|127\.)[^\s"'`)>\]]{1,300}|\b(?:eval|exec)\b[^\n]{0,40}https?:\/\/[^\s"'`)>\]]{1,300}/gi,
  ],
  // A shell that somebody elsewhere works with.
  ["pipe", /\b(?:nc|ncat|netcat|socat)\b[^\n]{0,80}(?:-e|-c|exec:)\s?\S{0,40}|\/dev\/tcp\/\S{1,80}/gi],
  // But for this machine and a house's own.
  [
    "hooks",
    /(?:--(?:extra-)?index-url|--registry|\b(?:(?:OPENAI|ANTHROPIC|LITHIFY|GEMINI|GOOGLE|AZURE|MISTRAL|GROQ|DEEPSEEK|OPENROUTER|COHERE|XAI|TOGETHER|OLLAMA|LLM|MODEL|CLAUDE|CODEX)(?:_\w{1,40})?_(?:BASE_URL|API_BASE)|(?:\w{1,40}_)?HTTPS?_PROXY)|\bgit remote\b[^\n:]{0,60}?)[= ]{1,3}["']?https?:\/\/(?!(?:localhost|(?:127|10|192\.168|172\.(?:1[6-9]|2\d|3[01]))(?:\.\d{1,3}){2,3}|(?:github|gitlab|bitbucket|codeberg)\.(?:com|org)|npm\.pkg\.github\.com|download\.pytorch\.org|[\w.-]{1,100}\.(?:local|internal|intern|lan|corp))(?::\d{1,5})?\.?(?:[/"'`)\],;\s]|$))[^\s"'`)>\]]{1,300}/g,
  ],
  [
    "privateFile",
    /(?:~|\$HOME|\/home\/[\w.-]{1,40}|\/root|\/Users\/[\w.-]{1,40})?\/?\.(?:ssh|aws|gnupg|kube|docker|azure|config\/gcloud|config\/gh)(?:\/[\w.*/-]{0,80}|(?![\w.-]))|(?<![\w.])(?:~\/)?\.(?:netrc|npmrc|pypirc|pgpass|git-credentials|my\.cnf|bash_history|zsh_history|vault-token)(?![\w])|(?<![\w.*])(?:[\w~./-]{0,60}\/)?\.env(?:\.(?:local|prod|production|staging|live))?(?![\w.*-])|\bid_(?:rsa|ed25519|ecdsa|dsa)\b|\/etc\/(?:shadow|passwd|sudoers)\b|\b[\w./-]{1,60}\.(?:pem|p12|pfx|kdbx|tfvars|tfstate|keystore)\b|\b(?:wallet\.dat|cookies\.sqlite|credentials\.json|secrets?\.ya?ml)\b/gi,
  ],
  [
    "privateFile",
    /(?:\$\{?[A-Z][A-Z0-9_]{0,40}|\b[A-Z][A-Z0-9]{0,20}_(?:[A-Z0-9]{1,20}_){0,3})(?:KEY|TOKEN|SECRET|PASSWORD|CREDENTIALS?|PASS)\b\}?|\bDATABASE_URL\b|\bprocess(?:\.env| environment)\b|\bprintenv\b|\bdocument\.cookie\b|\bos\.environ\b|\bset \| |\/proc\/self\/environ/g,
  ],
  [
    "private",
    /(?<![\w.])(?:[\w~./-]{0,60}\/)?(?:[\w-]{0,20}(?:secrets?|credentials|service[-_]account[\w-]{0,20})\.(?:json|ya?ml|toml|ini|txt|xml|csv|properties)|(?:master|private|secret|server|deploy)\.key)(?![\w-]|\.\w)/gi,
  ],
  [
    "flag",
    /--(?:dangerously-[a-z-]{1,40}|no-verify|yolo|allow-all(?:-tools)?|trust-all-tools|full-auto|skip-permissions|no-gpg-sign|disable-sandbox|no-sandbox|trusted-host|unsafe-perm|privileged|no-check-certificate|disable-web-security)\b|\bdanger-full-access\b|\bStrictHostKeyChecking[= ]no\b|\bGIT_SSL_NO_VERIFY\b|\bhttp\.sslVerify[= ]false\b|\b(?:approval(?:_policy|-policy|s)?|ask_for_approval|confirmations?) ?[:=] ?["']?(?:never|none|off|false)\b|\bbypassPermissions\b|\bautoApprove\b|\bchmod (?:-[a-zA-Z]{1,3} )?0?777\b|\bNODE_TLS_REJECT_UNAUTHORIZED ?= ?["']?0|\bverify ?= ?False\b|\brm -[a-z]{0,3}r[a-z]{0,3} (?:~|\$HOME|\/)/g,
  ],
  [
    "agentFile",
    /\b(?:CLAUDE|AGENTS?|GEMINI|MEMORY|COPILOT|SOUL|TOOLS)\.md\b|\.cursorrules\b|\.windsurfrules\b|\bcopilot-instructions(?:\.md)?\b|\.claude\/[\w./-]{1,60}|\.cursor\/[\w./-]{1,60}/g,
  ],
  [
    "startFile",
    /(?<![\w.])(?:~\/)?\.(?:bashrc|zshrc|profile|bash_profile|zprofile|zshenv|bash_aliases|gitconfig)\b|\bauthorized_keys\b|\bcrontab\b|\.git\/hooks\b|\bpost-(?:checkout|merge|commit) hook\b|\bLaunchAgents\b|\brc\.local\b|\bpostinstall\b/g,
  ],
  [
    "script",
    /\b(?:https?|ftp):\/\/[\w.:@-]{1,120}\/[!#-&*-;=?-Z\\^_a-z{-~]{1,300}?\.(?:sh|bash|ps1|bat|cmd|py|rb|pl|exe|msi|pkg|dmg|deb|rpm|run|jar)\b/gi,
  ],
  [
    "place",
    /\b(?:https?|ftp|sftp|s3|gs|wss?|ssh|scp|mailto):(?:\/\/)?[!#-&*-;=?-Z\\^_a-z{-~]{1,300}(?<![.,;:!?])|\bwww\.[!#-&*-;=?-Z^_a-z{-~]{3,200}/gi,
  ],
  ["place", /(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}/g],
  // An address of a machine, and a host without a scheme; names of files end otherwise.
  ["place", /(?<![\w.])(?:\d{1,3}\.){3}\d{1,3}(?::\d{2,5})?(?!\.?\w)/g],
  [
    "place",
    /(?<![\w.@/-])(?:[a-z\d-]{1,63}\.){1,4}(?:(?:com|net|org|io|dev|app|xyz|info|cloud|site|online|example)(?:\/[\w./?=&%-]{1,200}|(?![\w(-]|\.\w))|(?!(?:js|ts|py|md|sh|rb|rs|go|gz|db|cs|id|ms)(?![a-z]))(?<=[a-z\d-]{4}\.)[a-z]{2}(?![\w(-]|\.\w))/gi,
  ],
  ["paste", /\bgists?\b|\bpastebins?\b/gi],
  ["hooks", /\bcore\.(?:hooksPath|fsmonitor|sshCommand)\b/gi],
  ["account", /\b[A-Z]{2}\d{2}(?: ?[A-Z\d]{4}){3,7}(?: ?[A-Z\d]{1,3})?\b/g],
  ["page", /\b[A-Z][A-Z_-]{2,30}\.md\b/g],
  ["agree", /\bLGTM\b/g],
  ["decode", /\bbase64\b|\batob\b|\brot13\b|\bfromCharCode\b|\bxxd\b|\bunhexlify\b/gi],
  // Looked at and left standing: their words count as they are.
  ["letters", LETTERS],
  ["named", /\b(?=(?:Claude|ChatGPT|Codex|Copilot|Gemini)\b)/g],
  [
    "package",
    /(?<![\w.-])(?=(?:npx|pnpx|bunx|uvx|(?:pipx|docker|podman|go|uv tool) run|(?:pnpm|yarn) dlx|npm exec|(?:npm|yarn|pnpm|bun|pip3?|uv pip|uv|pipx|uv tool|brew|gem|cargo|go|conda|apt|apt-get|dnf|choco|winget|snap|gh extension) (?:i|install|add))(?: --?[\w=-]{1,30}){0,4} @?[a-z\d][\w./@:+-])/gi,
  ],
  ["shell", /\b(?:bash|zsh|powershell|pwsh|iex|sudo)\b/gi],
];

/** The signs of a line, and the line with a word of the same length in the place of each, so that no letter of it counts. */
export function signsIn(text: string): { signs: Sighting<Sign | "private">[]; rest: string } {
  const signs: Sighting<Sign | "private">[] = [];
  let rest = text.replace(PLACEHOLDER, (found) => FILLER.repeat(found.length));
  for (const [key, pattern] of SIGNS)
    rest = rest.replace(pattern, (found: string, ...args: unknown[]) => {
      const from = args.find((arg) => typeof arg === "number") as number;
      // The line's beginning, or what ends the sentence before, stays.
      const lead = /^[.!?>¶*•+\s-]*/.exec(found)![0].length;
      const at = { from: from + lead, to: from + found.length };
      signs.push({ key, ...at });
      if (key === "script") signs.push({ key: "place", ...at });
      if (key === "flag" && UNGUARDED.test(found)) signs.push({ key: "hooks", ...at });
      return found.slice(0, lead) + found.slice(lead).replace(/[^@]/gu, (one) => FILLER.repeat(one.length));
    });
  return { signs, rest };
}

/** What an agent runs by, and asks nobody any more. */
const UNGUARDED = /^--(?:dangerously-|yolo|trust-all-tools|allow-all|skip-permissions)|^bypassPermissions/;

/** A row of these is no word of any language. */
const FILLER = "q";
