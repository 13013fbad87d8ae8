/** Words that a format prescribes, whatever language a log is in: the patterns of these files may spell them out. */
export const FORMAT_WORDS: Readonly<Record<string, string>> = {
  /** What lithify and agents put into a session themselves. */
  "capture/own-words.ts": "begin day date known typed memory",
  /** Commander's own messages. */
  "cli/program.ts": "error",
  /** Names of our files. */
  /** A line that we ask for. */
  "compaction/echo.ts": "none",
  "compaction/open-items.ts": "closed items none and",
  /** A key of ours. */
  "daemon/attempts.ts": "not before",
  /** A path of npm. */
  "daemon/service/files.ts": "npx",
  /** `NaN`, as JSON5 writes it. */
  "connect/json5.ts": "nan",
  /** PEM. */
  "daily/gateway.ts": "system exec model switched error reply session key user assistant",
  "daily/private-key.ts": "begin private key end type dek info version comment block",
  /** Placeholders of documentation and code. */
  "daily/secret-likeness.ts":
    "import vault env meta secrets your change example this api secret token key password pass passwd pwd placeholder redacted true false yes off none null unset empty required optional string str todo tbd json",
  /** Names of keys in configuration and shells. */
  "daily/secret-rules.ts":
    "bearer secret access key sig curl user login old new test stop pad sep end start next page max server database data source password pwd json sub dump restore import export zip unzip net use wpa passphrase pass out echo with encrypted role set for auth psk cache idempotency partition sort primary public token passwd apikey bos staging private office com webhook bot resource chat signal ping",
  /** First lines of pointers, of encrypted files and of mails, as their tools write them. */
  "daily/stand-in.ts":
    "content base version github com vault age encryption data begin message encrypted file from received type text pdf",
  /** A model's tag. */
  "document/json.ts": "think",
  /** Our front matter. */
  "document/level.ts": "monthly",
  /** Our front matter. */
  "document/memory-shape.ts": "type user feedback project reference",
  "document/weekly-merge.ts": "type weekly",
  /** Schemes of a remote, a schedule of ours. */
  "fleet/registry.ts": "ssh file",
  "fleet/settings.ts": "daily",
  /** What models for vectors are called. */
  "model/reach/listings.ts": "num embed",
  /** YAML. */
  "document/own-yaml.ts": "null true false",
  /** YAML 1.1. */
  "document/yaml.ts": "yes off true false null",
  /** Our paths. */
  "document/wisdom.ts": "weekly",
  "lint/lint.ts": "month year",
  /** Our paths. */
  "lint/unread.ts": "weekly",
  /** Our own sentences around a value; words that models write slots with. */
  "memory/entity/words.ts":
    "are was prefers uses and then wants for one task this project the user api ide url llm ttl deadline date day time hours due start end milestone json http country aws pdf city town",
  /** Our front matter. */
  "memory/evidence/own-output.ts": "type weekly description week more",
  /** Roles of a transcript. */
  "memory/evidence/speaker.ts": "user assistant system call result subagent human",
  /** Endings of files. */
  "memory/evidence/specifics.ts": "json lock",
  /** Our front matter. */
  /** Our types. */
  /** Our paths. */
  "daily/read-logs.ts": "typed memory",
  "memory/evidence/voice.ts": "typed memory type",
  "memory/file/memory-path.ts": "weekly monthly",
  /** Names of our files. */
  "memory/file/proposal.ts": "memory wisdom",
  /** Our front matter. */
  "memory/file/unreadable.ts": "type",
  /** Our front matter. */
  "compaction/heard.ts": "description updates",
  /** Devices of Windows. */
  "memory/file/slug.ts": "con aux nul com",
  /** Our labels. */
  "memory/identity/succession.ts": "why how apply",
  "memory/identity/outdated.ts": "since",
  "memory/identity/join.ts": "why how apply",
  /** Our sentence. */
  /** Our labels. */
  /** Our markers, and an index that overflows: `12 more in [INDEX.md](INDEX.md)`. */
  "memory/index/marks.ts": "begin end more",
  /** HTML. */
  "document/plain-links.ts":
    "script object embed base form meta style hidden background source link input button template",
  /** An attribute of git's, and what git calls one that is not set. */
  "store/git/git.ts": "working tree unspecified",
  /** Names of programs, files, variables, switches and hosts; the marks of chats. */
  "memory/evidence/retraction/places.ts":
    "details summary strong quote cite fail failure missing question help faq example type kind true yes",
  "memory/evidence/orders/signs.ts":
    "service account ini master private server deploy api github internal intern corp llm model hooks staging trust lgtm check certificate security access ssl start end system assistant name input curl wget invoke fetch source eval base npx exec root users ssh credentials bash history vault token env local production live etc passwd wallet dat cookies secrets key secret password pass document set self verify allow all full auto skip permissions gpg sign disable sandbox approval policy ask for never none off false tls reject agents memory copilot instructions keys post merge commit hook bat run rot config json cookie aws profile header database url com net app info online example pip install add download http environment get snap",
  /** HTML, and a command. */
  "memory/evidence/orders/views.ts": "code sub del ins env strong",
  /** HTTP. */
  "model/openai/endpoint.ts": "status code",
  /** Commands of git and of trackers. */
  "profile/activity/noise.ts":
    "add edit commit push pull merge fetch stash switch branch tag pick reset status log issue close update comment ready",
  /** Git's, forges' and standards' own names. */
  "profile/activity/transients.ts":
    "base revision tls ssl adr fix release topic wip commits hash issues pull merge requests commit ticket issue todo http json",
  /** The empty answer our prompts ask for. */
  "profile/chunked-answers.ts": "none",
  /** Our slots. */
  "profile/knowledge/entities.ts": "preference role version",
  /** Our slots, errors as programs print them, commands of a shell. */
  "profile/knowledge/refusals.ts":
    "debug line export manager store storage vault policy scanner rotation renewal expiry lifetime ttl length limit budget usage count design theme error progress todo commit code number exception most npx pip make get curl source color errors exit compose cat",
  /** Our slots. */
  "profile/knowledge/voices.ts": "ban exclu avoid dislike never without convention goal",
  /** The usual names of a repository's first branch, and git's own command. */
  "profile/typed/routine.ts": "main master status ini agents config env readme",
  /** Names of a project's own documents. */
  "profile/activity/reasons.ts": "agents readme",
  /** The empty answer our prompts ask for. */
  "profile/records.ts": "none",
  /** Roles of a request. */
  "prompt/prompt-files.ts": "system user",
  /** SQLite's message. */
  "recall/search-index.ts": "locked",
  /** Git's messages. */
  "store/git/child.ts": "author name email system count key exec discovery config value path",
  /** Git's messages. */
  "store/git/upstream.ts": "couldn find rejected cannot incorrect old memory the lock value",
  /** Git's booleans. */
  "store/git/signing.ts": "true yes",
  /** What git is told before its command. */
  "store/git/open-commit.ts": "dir work tree config env commit",
  /** Our records. */
  "store/state/runs.ts": "version committed files json",
  /** Our paths. */
  "store/state/saved-plan.ts": "weekly memory",
  /** Logseq, Org and MDX. */
  "text/blocks/lines.ts":
    "typed memory import export scheduled deadline closed from todo later now doing waiting wait progress done script style del hidden display none dialog open area embed input source begin comment example template",
  /** Obsidian's plugins, Logseq and Org. */
  "text/task-dates.ts": "scheduled deadline closed due completion planned",
  /** A placeholder of our templates. */
  "text/days/relative.ts": "unit",
  /** HTML. */
  "text/plain.ts": "del",
  /** Claude Code's own lines. */
  "transcript/claude/words.ts": "request user for use",
  /** OpenClaw's own lines. */
  /** Roles of a transcript. */
  "transcript/render.ts": "user assistant system subagent",
  /** Codex's patches and tools. */
  "transcript/tool-lines.ts": "add update file with code time exit",
  /** Zod's message. */
  "workspace/config.ts": "invalid input",
  /** Our keys. */
  "daily/redact.ts": "name description",
  "model/without-secrets.ts": "name description",
  /** Our types and folders. */
  "store/memory-folder.ts": "user feedback project reference week month year",
  /** Our folders and files. */
  "view/model/document.ts": "wisdom",
  "workspace/standing-files.ts": "week month year",
  "workspace/own-paths.ts": "weekly monthly",
  /** A file's ending. */
  "commands/stats.ts": "json",
  /** Types, algorithms, endings of files, and what services call their records. */
  "daily/told/likeness.ts":
    "str text number object any never true false null none nan optional required hash plain yes off tbd todo gpg tls ssl base age issue pull bug ticket case task fix json env ini log lock zip key call resp run thread evt price gen void bearer ssh vue trace string luks totp pdf job",
  /** Shells, and the labels and endings that our readers of sessions write. */
  "daily/tool-calls.ts":
    "timeout env time nice exec npx local run terminal error running rejected the person exit output call user assistant system subagent command bash shell",
  /** A file's ending. */
  "model/prune-answers.ts": "json",
  /** Our files. */
  "store/state/lock.ts": "lock",
  /** Our files. */
  "store/state/state-folder.ts": "lock",
  /** What a server calls its answer. */
  "model/openai/batch.ts": "json",
  /** Keys of our front matter. */
  "recall/best-lines.ts": "name description tags",
  "recall/contents.ts": "digest created updated",
  "daily/told/pairs.ts": "pass",
  /** Our command, as an agent's hook calls it. */
  "connect/call.ts": "bin",
  /** Our folder. */
  "view/pages/timeline.ts": "weekly",
  /** Fossil's marks of a merge. */
  "text/conflicts.ts": "merged",
};
