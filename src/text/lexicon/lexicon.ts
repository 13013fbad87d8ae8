/**
 * What is known of a language, under the same typed keys for each, so that what one lacks is a compile error. Data only:
 * `phrases.ts` matches it, `days.ts` reads the calendar, `words.ts` and `languages.ts` the stop words.
 *
 * Entries are parted by commas. An entry is a phrase as people write it, with a small notation where a language inflects:
 *   `decid*`      the word goes on with any letters; in front, `*完了`, it may stand within a word (Korean begins a word else)
 *   `(a|b)`       either; `(a|)` or nothing
 *   `…`           up to five other words of the same clause, or twelve characters of a script without spaces
 *   `PIN`         a word all in capitals is meant in capitals only
 *   `@hier`       a false friend: read only where the line or its log is surely of this language
 *   `=sí`         with its accents only; else a text typed without them says it too
 *   `^Basta`      only where its sentence, or what stands behind a label, begins with it
 *   `!no problem` not this: where the longer phrase stands, no shorter one of the same list does
 */

export const LANGUAGES = [
  "en",
  "de",
  "fr",
  "es",
  "it",
  "pt",
  "nl",
  "pl",
  "ru",
  "uk",
  "id",
  "tr",
  "zh",
  "ja",
  "ko",
] as const;
export type Language = (typeof LANGUAGES)[number];

/** Entries parted by commas. */
export type Phrases = string;
/** A fixed number of groups parted by commas, the forms of each by spaces: the months, January first. */
export type Forms = string;

/** What a person writes before a colon, or as a tag, to be heard; also what a heading announces. Singular and plural. */
export const MARKS = [
  "decision",
  "rule",
  "lesson",
  "remember",
  "preference",
  "fact",
  /** `Why`, `Reason`: goes on with the claim above it. */
  "reason",
  /** `How to apply`. */
  "apply",
  "outcome",
  "todo",
  /** `Blocker`, `Open`, `Risk`. */
  "open",
  "deadline",
  "reference",
  "proposal",
  "question",
  "request",
  /** `Note`, `Update`, `FYI`, `Topic`: says nothing about what follows. */
  "note",
  /** A log's own bookkeeping: `Generated`, `Files changed`, `Author`, `Duration`. */
  "meta",
] as const;
export type Mark = (typeof MARKS)[number];

/** Parts of an order to the READER of a memory. Alone they are everyday words; together, in a frame, they are an attack. */
export type InstructionPart =
  /** What makes an imperative one: `please`, `always`, `you must`, `make sure to`. */
  | "frame"
  /** Who may read it, in all forms: `agent`, `assistant`, `language model`. */
  | "agent"
  | "you"
  /** `this` and `rule`, `line`, `note` beside each other: the text itself. */
  | "this"
  | "text"
  /** Whoever reads it: `dear assistant`. */
  | "reader"
  /** `every`, `first`, `start of` near `session`, `answer`: when a reader acts. */
  | "every"
  | "turn"
  /** Verbs that set rules aside, and what they are set aside from: `ignore … previous … instructions`. */
  | "ignore"
  | "prior"
  | "guidance"
  /** Everyday words for guidance: they count where what stands before is named beside them. */
  | "rules"
  /** Beside guidance, what a model was told: `hidden instructions`. `inner` says so at once: `system prompt`. */
  | "hidden"
  | "inner"
  /** That rules hold no more. */
  | "void"
  /** Verbs, in the forms in which they give an order or tell what an agent does: imperative, infinitive, third person. */
  | "reveal"
  | "send"
  /** Also adding and pasting: what is put somewhere may be seen there. */
  | "copy"
  | "fetch"
  /** What is read may be obeyed. */
  | "open"
  | "run"
  /** What was fetched: `and runs it`. */
  | "launch"
  | "disable"
  /** What is disabled: `sandbox`, `review`, `TLS`. */
  | "safeguard"
  | "erase"
  /** What makes an order one that is told of: `the malicious skill`, `stole`, `the incident`. A person decides then. */
  | "crime"
  /** Code that nobody of the house wrote: `scripts from tickets`, `third-party code`. */
  | "foreign"
  /** Following orders that stand elsewhere: `does what it says`. */
  | "obey"
  /** Before `every`: agreeing to everything. */
  | "agree"
  /** Denied, acting without a person's word: `ask`, `permission`. `unasked` is the denial in one word. */
  | "ask"
  | "unasked"
  /** Denied, keeping something from a person: `tell … user`; before the text itself, `mention`. `hide` says so at once. */
  | "tell"
  | "mention"
  | "hide"
  /** A new role: `you are now`, `pretend to be`. */
  | "role"
  /** What else is read as the text is: `memory files`. */
  | "memories"
  /** What nobody else may have: `API keys`, `customer list`. */
  | "private";

/** How a text tells what happened in a conversation, without articles: `user asked`, `assistant suggested`. */
type NarrationPart = "speaker" | "machine" | "asked" | "answered" | "talk";

/** Telling a secret in a sentence: `the staging password is …`. The inflected forms that stand before a value. */
export type SecretPart =
  /** What a person chose: any word may be one. */
  | "password"
  /** Short for it in a label or beside what it opens, and another word elsewhere: `pass`, `ww`. */
  | "label"
  /** Several words: `passphrase`, `seed phrase`. */
  | "phrase"
  /** Digits, or groups of letters and digits: `PIN`, `door code`, `recovery codes`. */
  | "code"
  /** Harmless alone (`the key insight`): told only by what a machine made, or beside a lock: `key`, `code`. */
  | "key"
  /** Only by what a machine made: `token`, `API key`. */
  | "token"
  /** Heads a pair of user and password: `credentials`, `login`. */
  | "access"
  /** Names the user of a pair. */
  | "account"
  | "question"
  | "answer"
  /** What a security question asks for: `first pet`, `mother's maiden name`. */
  | "fact"
  /** How somebody tells what they answered, before the answer or, with a gap in front, behind it: `answered`, `… dedim`. */
  | "replied"
  /** What a key or a code opens: `wifi`, `door`, `alarm`, `card`. */
  | "lock"
  /** A payment card, or what a state knows a person by (`passport`, `DNI`), beside which a row of its shape is its number. */
  | "card"
  /** `opens`, `unlocks`, `log in`, `encrypted`, `off`. */
  | "opens"
  /** Of these, a person getting into a system: `log in`, `we get into`. */
  | "login"
  /** Touches the value: `with`; with a gap in front where it stands behind it: `… ile`, `…で`. */
  | "with"
  /** Likewise, keys being pressed: `type`, `dial`. */
  | "types"
  /** Likewise, where one value turns into another: `from`, `to`. */
  | "turn"
  /** Before the word: a value is meant to be one. `as` */
  | "as"
  /** Touches the value that somebody chose: `picked`, `… gewählt`. */
  | "sets"
  /** What a number opens, so that one beside it is that number: `padlock`, `safe`. */
  | "dial"
  /** Tells that any word after it is meant: `the word`. */
  | "spoken"
  /** Between the word and the value: `is`, `lautet`, `set to`. */
  | "is"
  /** With the word it names something harmless: `reset`, `policy`, `primary key`, `error code`. */
  | "about"
  /** Stands in the value's place and is none: `empty`, `wrong`, `see`; with `*ed` whatever ends so. */
  | "state";

/** A subject that names who spoke instead of what was spoken about. */
type ActorPart =
  /** One who speaks of themselves: `I`, `me`. */
  | "self"
  /** What a name may end in, adding nothing: `project`, `repo`. */
  | "project"
  /** People and machines in a talk, all forms. */
  | "who"
  /** The same words name things too: `team calendar`, `agent runtime`. */
  | "role"
  /** What only somebody has: `preferences`, `request`, `opinion`. */
  | "attitude"
  /** What somebody has, and things too: `plan`, `decision`. */
  | "deed";

type PlainKey =
  /** Why: `because`, `so that`, `due to`. */
  | "reason"
  | "contrast"
  /** Words that only tie a sentence to the one before, at its beginning: `But`, `Also`, `また`. */
  | "link"
  /** When or if: `when`, `whenever`, `unless`. */
  | "condition"
  | "negation"
  /** Behind a deed it denies what follows, not the deed: `run it without a word`. */
  | "without"
  /** What held holds no more: `no longer`, `stopped using`. */
  | "ended"
  /** Somebody wants no more of a practice, which cannot run out as a thing does: `Enough of`, `Schluss mit`, `Basta`. */
  | "enough"
  /** To an older value: `back to`, `revert`, `roll back`. */
  | "return"
  /** Once more: of a value a return, of an event only that it happens. */
  | "again"
  /** By another: `replaced by`, `instead of`, `switched from`. */
  | "replacement"
  /** Beside a word of change, what held till then: `from`. */
  | "from"
  /** Beside a day, from which something holds: `from`, `as of`, `ab`, `…から`. */
  | "starts"
  /** A denial in a word: `forbidden`, `hates`. */
  | "forbidden"
  /** How many times as much, in words: `twice as`, `halved`. */
  | "multiple"
  /**
   * Otherwise than before, from a time on: `now`, `since Monday`, `from now on`; or less of it: `removed from`, `reduced to`.
   * Beside what was said before it changes it.
   */
  | "newly"
  /** Otherwise than was settled, by its own words: `after all`, `finalement`. */
  | "afterAll"
  /** As it is, or was, whatever was planned: `stays`, `keeps`, `is enough`. */
  | "stays"
  /** Taken back without another: `dropped`, `called off`, `changed our mind`. */
  | "withdrawal"
  /** Verbs that end with something named beside them: `we are leaving X`, `X is cancelled`. Of a person or a parcel they say nothing. */
  | "leaving"
  /** To one alone, or to none: `only`, `never`; and the other way round, to more: `also`, `may`, `everyone`. */
  | "restricted"
  /** A flat no, which is no verb as `cancel`, and what joins the last of a list: a no before either is one of the list. */
  | "listed"
  | "widened"
  /** One more of them, and none less: `also`, `as well`. */
  | "beside"
  /** That what stands beside it is not so, or that nobody decided it: `no longer true`, `nobody agreed`, `rejected`. */
  | "denied"
  /** How a heading, a lead-in or a note in brackets takes back what it stands by: `former`, `not taken`, `the following … no longer`. */
  | "takenBack"
  /** Of the words before it, that they were wrong, often with what it should have said: `that was a mistake`, `vetoed it`, `Correction`. */
  | "mistaken"
  /** What was settled last is undone, without its name: `undo it`, `take it out again`, `that was a mistake`. */
  | "undone"
  | "completion"
  /** The end of what was wrong: `repaired`, `works again`. Of other work it says nothing. */
  | "mended"
  /** Done in part, or not yet: `still`, `not yet`, `partly`. Takes a completion back. */
  | "unfinished"
  /** Waits: `blocked`, `pending`, `waiting for`. */
  | "open"
  /** How somebody says that they wait, or are at it: `waiting for`, `still working on`. */
  | "waiting"
  | "hedge"
  /** `imagine`, `what if`, `ask … whether`; `unreal` beside a condition: `if it ran …, we would …`. */
  | "supposed"
  | "unreal"
  /** Before or behind what may be or not, while the rest holds: `regardless of whether`, `bakılmaksızın`. */
  | "regardless"
  /** Before what a rule leaves out, or behind it: `except`, `hariç`. None of them adds: `кроме того`. */
  | "except"
  /** Before what somebody wants or means to do, and has not done: `wants to`, `planned to`. */
  | "wish"
  /** An offer that waits for a word: `I suggest`, `we could`, `shall I`. */
  | "proposal"
  /** Not settled: `not decided yet`, `hold off`, `to be confirmed`. */
  | "unconfirmed"
  /** The same only over what it is said of, or below it: a thing may wait for its answer by a rule. `no answer yet`, `awaiting approval` */
  | "unanswered"
  /** Said of what was decided: `vetoed`, `on hold`, `reconsidering`. */
  | "heldOff"
  /** To another day: `postponed`, `brought forward`; also of what a day should have brought. */
  | "postponed"
  /** How an answer puts off what was proposed: `let me think`, `first … talk`, `park it`. Elsewhere these are everyday words. */
  | "deferral"
  | "decided"
  /** Must, should, always, never. */
  | "rule"
  /** From now on: a rule's time. */
  | "lasting"
  | "lesson"
  | "finding"
  /** Work whose outcome is what was seen: `reproduce`, `debug`, `look into`. */
  | "probing"
  /** Who answers for a thing, whose it is and where it is kept: `is the lead`, `lives in`. */
  | "standing"
  | "preference"
  /** Whom somebody has: `sister`, `neighbour`. */
  | "kin"
  /** A polite ask: `please`, `could you`. */
  | "request"
  /** Who says it: `I`, `my`, `our`. */
  | "person"
  | "plan"
  /** How an answer begins that says yes, or no. */
  | "consent"
  | "refusal"
  /** Behind a yes it takes up nothing: `ok, next topic`, `sure, later`, `yes, I know it`. */
  | "aside"
  /** How an answer begins that has heard, and goes over to what comes next: `ok, now`, `gut, dann`. */
  | "onward"
  /** How a model declines to answer. */
  | "declining"
  /** Holds for now: `currently`, `for now`, `temporarily`. */
  | "transient"
  | "sessionScope"
  /** This very moment, and no longer: `right now`. */
  | "now"
  /** Beside numbers it compares them: `faster`, `than`, `fell from`. */
  | "measured"
  /** What has a number in a tracker, singular: `ticket`, `pull request`. */
  | "ticket"
  /** A branch of a repository. */
  | "branch"
  /** What runs and is green or red: `tests`, `build`; and how it stands: `passing`. */
  | "checks"
  | "passing"
  /** How a thing does, for better or worse: `nicely`, `flaky`. */
  | "manner"
  /** Out of order, or that it went wrong: `down`, `ill`, `timed out`. */
  | "outage"
  /** Done in a moment, and nothing is left of it: `file was saved`, `good morning`. */
  | "step"
  /** A moment's work, told as done: `pushed`, `restarted`; of a `workpiece` it leaves nothing to remember. */
  | "chore"
  /** How work went that went as it should: `successfully`, `without errors`. */
  | "smoothly"
  /** What such work is done on: `branch`, `file`, `line`, `backup`. */
  | "workpiece"
  /** Names a piece of code, or with a number beside it a place in a file: `function`, `line`. */
  | "codePart"
  /** That something was so, and tells no deed: `was`, `*ait`. */
  | "was"
  /** What goes wrong in a program: `crash`, `bug`. */
  | "fault"
  /** For as long as one task lasts: `for this task`. */
  | "taskScope"
  /** For one project: `in this project`, `for the Weir project`. */
  | "projectScope"
  /** Imperatives of a minute's work: `restart`, `click`, `open`. */
  | "momentary"
  | "deadline"
  /** Ends by itself: `expires`, `runs out`. */
  | "expiry"
  /** That there is nothing to say: `none`, `n/a`. */
  | "nothing"
  /** Praise that fits every choice: `best option`, `makes sense`. */
  | "praise"
  /** Somebody asked, given as the reason. */
  | "onRequest"
  /** In a heading beside a mark, adding nothing: `key`, `main`, `today's`. */
  | "qualifier";

export const HEARD_MARKS = ["decision", "rule", "lesson", "remember", "preference"] as const;
export type HeardMark = (typeof HEARD_MARKS)[number];
export type Heard =
  | HeardMark
  /** A rule's time, and nothing that only comes back: `from now on`, not `weekly`. */
  | "lasting"
  /** How a standing order begins: `always`, `never`. */
  | "order"
  /** Behind a person's name: `prefers`, `does not want`. */
  | "wants"
  /** A request about how one is answered and spoken to: `answer in French`, `call me`. */
  | "manner"
  /** Who somebody says that they are: `my name is`, `I am a nurse`. */
  | "self"
  /** What was done about a choice: `chose`, `decided against`. */
  | "chose"
  /** With whom something was decided, behind the word that says so. */
  | "among"
  /** What it was chosen over: `over`, `instead of`. With both and a reason it is a decision. */
  | "over";

export type PhraseKey =
  | PlainKey
  | `mark.${Mark}`
  | `heard.${Heard}`
  | `instruction.${InstructionPart}`
  | `narration.${NarrationPart}`
  | "secret.about"
  | `actor.${ActorPart}`
  | `time.${RelativeTime}`;

/** Those of secrets are read by `daily/told/`, in every language at once; what is harmless about one, by orders too. */
export type SecretKey = `secret.${SecretPart}`;

/** A time told from the day of the log: the unit, and how many of it away. `end-of-week` is its last days. */
export type RelativeTime =
  | "day-2"
  | "day-1"
  | "day0"
  | "day+1"
  | "day+2"
  | "day+8"
  | "week-1"
  | "week0"
  | "week+1"
  | "week+2"
  | "month-1"
  | "month0"
  | "month+1"
  | "year-1"
  | "year0"
  | "year+1"
  | "quarter-1"
  | "quarter0"
  | "quarter+1"
  | "end-of-week"
  | "end-of-month"
  | "end-of-month+1"
  | "end-of-year";

/** `fortnight`: two weeks in a word, which most languages lack. */
export type Unit = "day" | "week" | "fortnight" | "month" | "year";

/** In templates: `{n}` a number in digits or words, `{unit}` a unit's word, `{}` a weekday's. */
interface Calendar {
  /**
   * January first; each with its full forms, cases and abbreviations. `May`, written in capitals: a common word without them;
   * `@out`: another word where the language is not sure.
   */
  readonly months: Forms;
  /** Monday first. */
  readonly weekdays: Forms;
  /** Morning, noon, afternoon, evening, night; words of one by hyphens. */
  readonly daytimes: Forms;
  readonly relative: Readonly<Record<Exclude<RelativeTime, "day+8">, Phrases>> & { readonly "day+8"?: Phrases };
  /** `in {n} {unit}`. */
  readonly ahead: Phrases;
  /** `for {n} {unit}`, `within`, `after`: as often how long something takes, always, as a day to come; or before another. */
  readonly span: Phrases;
  /** `{n} {unit} ago`. */
  readonly ago: Phrases;
  readonly units: Readonly<Record<Exclude<Unit, "fortnight">, Phrases> & { fortnight?: Phrases }>;
  /** From 0 to 12 at least, with articles that mean one. */
  readonly numbers: Forms;
  /** Of which people differ whether it is the coming one or that of next week. */
  readonly nextWeekday: Phrases;
  /** Surely of next week. */
  readonly weekdayNextWeek: Phrases;
  readonly thisWeekday: Phrases;
  readonly lastWeekday: Phrases;
  /** Numbered weeks and quarters: `week {n}`, `KW {n}`, `Q{n}`. */
  /** A day of a month that is not named: `the {n}th`. */
  readonly monthDay: Phrases;
  readonly weekNumber: Phrases;
  readonly quarterNumber: Phrases;
  /** Signs behind the numbers of a year, a month and a day, where a script has them: `年`, `月`, `日`. */
  readonly year?: Phrases;
  readonly month?: Phrases;
  readonly day?: Phrases;
  /** Behind a day's number: `st`, `º`, `er`; between day, month and year: `of`, `de`; behind a year: `г.`. */
  readonly ordinals?: Phrases;
  readonly of?: Phrases;
  readonly yearEnds?: Phrases;
  /** Between the ends of a range: `to`, `bis`, `至`. */
  readonly until: Phrases;
  /** How `8/4` is written: which comes first, else the day. Both are read, this one is the better guess. */
  readonly first?: "month";
}

export interface Lexicon extends Readonly<Record<PlainKey, Phrases>> {
  readonly language: Language;
  /** In its own words, for lists shown to people. */
  readonly name: string;
  /** What is to be remembered, and preferences, are marked by the words of heard.ts alone. */
  readonly mark: Readonly<Record<Exclude<Mark, "remember" | "preference">, Phrases>>;
  readonly instruction: Readonly<Record<InstructionPart, Phrases>>;
  readonly narration: Readonly<Record<NarrationPart, Phrases>>;
  readonly secret: Readonly<Record<SecretPart, Phrases>>;
  readonly actor: Readonly<Record<ActorPart, Phrases>>;
  /** Pairs such as `enable/disable`: a claim says the opposite where it says one of them, and the other claim the other. */
  readonly opposites: Phrases;
  /** Words of which another says nothing else, `keep/store*`, of what begins so; or what excludes it, `staging≠test/testing`. */
  readonly alike: Phrases;
  /** Units and magnitudes that locale data lacks: `tons/tonne`, `Tsd/1000`. */
  readonly measures?: Phrases;
  readonly calendar: Calendar;
  /** Words of no content; also what tells the language of a line. `@ai`: a word of content in another language. */
  readonly stopWords: string;
  /** What may stand before a name and is no part of it, parted by spaces: `the`, `our`, `l'`. */
  readonly articles?: string;
  /** What cannot end a title, as what it leads to was cut away: `the`, `because`; in Japanese the ends of clauses. */
  readonly dangling: string;
  /** What tells a verb as done: its ending, `-ed`, where it is not a longer one, `!-aré`, or a word beside it, `habe … verlängert`; `wrote/writ` for one that turns its root, of a verb that begins so. By spaces. */
  readonly past?: string;
  /** Inflected endings that a word's stem does not have, without accents; cut by script, so that one word gives one key. */
  readonly endings?: string;
  /** After these a full stop ends no sentence: `e.g`, `bzw`; `no#` only before a number. */
  readonly abbreviations?: string;
  /** Where names have no capitals: what a person's ends with, by spaces. */
  readonly titles?: string;
}
