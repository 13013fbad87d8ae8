/**
 * Tells an order to the reader from a fact about the work. Text that addresses an agent's instructions, role or
 * secrets, or tells it to fetch and run, send or disable something, never becomes memory; "we run migrations before
 * tests" does.
 */
import { stripInvisible } from "../../daily/invisible.ts";

interface Rule {
  readonly says: string;
  readonly pattern: RegExp;
}

/** Up to so many characters of the same sentence. */
const within = (characters: number): string => `[^.!?。！？]{0,${characters}}`;
const word = (alternatives: string): string => `(?<![\\p{L}\\p{N}])(?:${alternatives})(?![\\p{L}\\p{N}])`;
/** Words that only begin as given: `ignor` for ignoriere, ignorez, ignora. */
const beginning = (alternatives: string): string => `(?<![\\p{L}\\p{N}])(?:${alternatives})\\p{L}{0,12}`;
/** Where an imperative stands: "send it to x" is an order, "clients send it to x" a fact. */
const IMPERATIVE =
  "(?:^|[.!?:;,>(。！？—-] ?|(?<![\\p{L}])(?:please|always|you|then|also|first|immediately|must you) )";

const rule = (says: string, ...parts: readonly string[]): Rule => ({ says, pattern: new RegExp(parts.join(""), "iu") });

const IGNORE = word("ignore|disregard|forget|override|bypass|neglect");
const OWN_RULES = "instructions?|prompts?|directives|guardrails";
const ANY_RULES = `${OWN_RULES}|rules|guidelines|context|memory|memories`;

/** `verb … all previous … instructions`, in either order of the last two. */
const ignoring = (verbs: string, which: string, what: string): Rule =>
  rule(
    "it addresses the reader's instructions",
    ...[beginning(verbs), within(40)],
    `(?:${beginning(which)}${within(30)}${beginning(what)}|${beginning(what)}${within(30)}${beginning(which)})`,
  );

const RULES: readonly Rule[] = [
  rule(
    "it addresses the reader's instructions",
    ...[IGNORE, within(40), word("previous|prior|above|earlier|preceding|your|system|safety"), within(30)],
    word(ANY_RULES),
  ),
  rule(
    "it addresses the reader's instructions",
    IGNORE,
    within(20),
    word("all|any|other"),
    within(30),
    word(OWN_RULES),
  ),
  rule(
    "it addresses the reader's instructions",
    IGNORE,
    " (?:all|any)(?: of)?(?: the| your| these| those)? (?:rules|guidelines)",
  ),
  rule(
    "it addresses the reader's instructions",
    word("your (?:hidden |secret |original )?system (?:prompt|message|instructions)"),
  ),
  rule(
    "it addresses the reader's instructions",
    ...[IMPERATIVE, word("reveal|print|show|leak|repeat|output|display|dump"), within(20)],
    word("system (?:prompt|message|instructions)"),
  ),
  ignoring(
    "ignorier|missacht|vergiss|vergesse",
    "vorherig|bisherig|früher|obig|alle|deine|ihre",
    "anweisung|instruktion|vorgabe|systemprompt",
  ),
  ignoring("ignore|oubli|néglige", "précédent|antérieur|tous|toutes|système", "instruction|consigne|directive"),
  ignoring("ignor|olvid", "anterior|previ|todas", "instruccion|indicacion|órden"),
  ignoring("ignor|esqueç|esquece|desconsider", "anterior|toda|acima", "instruç|orienta"),
  ignoring("ignora|dimentica", "precedent|tutte", "istruzion"),
  ignoring("игнорируй|проигнорируй|забудь", "предыдущ|все|прежн|выше", "инструкц|указан|команд"),
  rule(
    "it addresses the reader's instructions",
    "(?:忽略|无视|無視|忘记|忘掉).{0,12}(?:之前|以上|上述|所有|全部|先前|你的|系统).{0,8}(?:指令|指示|提示|命令|规则|規則)",
  ),
  rule(
    "it addresses the reader's instructions",
    "(?:以前|これまで|上記|すべて)の(?:指示|命令|プロンプト)を(?:無視|忘れ)",
  ),
  rule("it addresses the reader's instructions", "(?:이전|모든|위의) ?(?:지시|명령|지침).{0,8}(?:무시|잊)"),
  rule("it addresses the reader's role", word("you are now (?:an?|the|in|my|free|no longer)|from now on,? you")),
  rule(
    "it addresses the reader's role",
    word("act as (?:an? |the )?(?:root|admin|administrator|developer mode|unrestricted|dan)|pretend (?:to be|you are)"),
  ),
  rule("it addresses the reader's role", word("as an ai (?:language )?(?:model|assistant)|your new role")),
  rule("it addresses the reader's role", "<\\|?(?:im_start|system|assistant)\\|?>|\\[(?:system|inst)\\]"),
  rule(
    "it addresses the reader's role",
    "(?:^|[.!?>] ?)(?:system|assistant) ?: (?:you\\b|ignore|override|all (?:checks|rules)|i will|sure\\b|new )",
  ),
  rule(
    "it asks for secrets",
    ...[
      IMPERATIVE,
      word("reveal|print|output|exfiltrate|leak|share|send|post|upload|e?mail|include|paste"),
      within(60),
    ],
    "(?<![\\p{L}\\p{N}])(?:secrets?|api[ _-]?keys?|passwords?|credentials?|tokens?|private keys?|\\.env|ssh keys?|environment variables)(?![\\p{L}\\p{N}])",
    ...[within(40), word("to|in|into|with|at|via")],
  ),
  rule(
    "it asks for secrets",
    ...[IMPERATIVE, word("print|send|post|upload|e?mail|include|paste|share"), " (?:the contents of )?[^!?]{0,20}"],
    "\\.env(?![\\p{L}\\p{N}])",
  ),
  rule(
    "it tells the reader to fetch and run something",
    "\\b(?:curl|wget|iwr|invoke-webrequest|fetch|download)\\b.{0,160}(?:\\| ?(?:sudo )?(?:(?:ba|z|da)?sh|python3?|node|iex)\\b|&& ?(?:sh|bash|chmod|\\./))",
  ),
  rule(
    "it tells the reader to fetch and run something",
    "\\b(?:curl|wget|iwr|invoke-webrequest|fetch|download)\\b.{0,160}\\b(?:and|then|&&) (?:then )?(?:run|execute|install|source) (?:it|them|that|the (?:script|result|output|binary|payload|helper|file))\\b",
  ),
  rule(
    "it tells the reader to fetch and run something",
    "\\b(?:npx|pip install|npm i(?:nstall)?|eval|exec)\\b.{0,40}https?://",
  ),
  rule(
    "it tells the reader to send something away",
    ...[
      IMPERATIVE,
      word("send|post|forward|upload|copy|e?mail|exfiltrate"),
      ".{0,80}\\b(?:to|at) (?:https?://|[\\w.+-]{1,64}@[\\w-]{1,64}\\.)",
    ],
  ),
  rule(
    "it tells the reader to disable something",
    "(?<![\\p{L}])(?:always|please|remember to|make sure to|(?:you|agents?|assistants?|the model|the ai) (?:must|should|shall|may|can|need to|have to|always)) (?:(?!not\\b|never\\b)\\p{L}{1,12} ){0,3}",
    ...[word("disable|turn off|switch off|skip|bypass"), within(40)],
    "\\b(?:security|safety|sandbox|verification|signature|permission|confirm|approval|review|tls|ssl|certificate|firewall|antivirus|audit|logging|redaction)",
  ),
  rule(
    "it tells the reader to keep something from a person",
    "\\b(?:do not|don't|never) (?:(?:tell|inform|mention (?:this|it|that) to|alert|notify) (?:the |your )?(?:user|human|operator|owner|developer|anyone)|ask (?:the |your )?(?:user|human|operator|owner|developer|anyone) (?:before|for (?:permission|confirmation|approval|consent)))\\b",
  ),
];

/** What makes a text an order to its reader, or undefined when it is a statement. */
export function orderIn(text: string): string | undefined {
  const plain = plainly(text);
  return RULES.find(({ pattern }) => pattern.test(plain))?.says;
}

/** One line without what hides or decorates: a line end, emphasis or an invisible character must not part an order. */
const plainly = (text: string): string =>
  text
    .split(/\r\n|\r|\n/)
    .map(stripInvisible)
    .join(" ")
    .normalize("NFKC")
    .replace(/[*`]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, "")
    .replace(/[’‘]/g, "'")
    .replace(/\s+/g, " ")
    .trim();
