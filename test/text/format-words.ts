/** Words that a format prescribes, whatever language a log is in: the patterns of these files may spell them out. */
export const FORMAT_WORDS: Readonly<Record<string, string>> = {
  /** What lithify and agents put into a session themselves. */
  "capture/own-words.ts": "day date known typed memory source code session",
  /** Commander's own messages. */
  "cli/program.ts": "error",
  /** Names of our files. */
  "compaction/folder.ts": "weekly",
  /** A key of ours. */
  "daemon/attempts.ts": "not before",
  /** A path of npm. */
  "daemon/service/files.ts": "npx",
  /** PEM. */
  "daily/private-key.ts": "private key end type dek info version comment",
  /** Placeholders of documentation and code. */
  "daily/secret-likeness.ts":
    "vault env meta secrets your change example this api secret token key password pass passwd pwd",
  /** Names of keys in configuration and shells. */
  "daily/secret-rules.ts": "secret access key sig curl user",
  /** A model's tag. */
  "document/json.ts": "think",
  /** YAML. */
  "document/own-yaml.ts": "null true false",
  /** YAML 1.1. */
  "document/yaml.ts": "yes off true false null",
  /** Our paths. */
  "lint/conflicts.ts": "weekly",
  /** Our paths. */
  "lint/unread.ts": "weekly",
  /** Our front matter. */
  "memory/evidence/own-output.ts": "type weekly description week",
  /** Our front matter. */
  "memory/evidence/voice.ts": "typed memory type user feedback project reference",
  /** Our types. */
  "memory/file/memory-file.ts": "user feedback project reference",
  /** Devices of Windows. */
  "memory/file/slug.ts": "con aux nul com",
  /** Our labels. */
  "memory/identity/join.ts": "why how apply",
  /** Our sentence. */
  "memory/identity/outdated.ts": "since",
  /** Our labels. */
  "memory/identity/succession.ts": "why how apply",
  /** Our markers. */
  "memory/index/marks.ts": "end",
  /** HTTP. */
  "model/openai/endpoint.ts": "status code",
  /** Git's, forges' and standards' own names. */
  "profile/activity/transients.ts":
    "tls ssl adr fix release topic wip commits hash issues pull merge requests commit ticket issue todo",
  /** The empty answer our prompts ask for. */
  "profile/chunked-answers.ts": "none",
  /** Our slots. */
  "profile/knowledge/entities.ts": "preference role version",
  /** Our slots, errors as programs print them, commands of a shell. */
  "profile/knowledge/refusals.ts":
    "manager store storage vault policy scanner rotation renewal expiry lifetime ttl length limit budget usage count design theme token error progress todo commit code number exception most npm npx pip make get curl source",
  /** Our slots. */
  "profile/knowledge/voices.ts": "avoid dislike never without convention goal",
  /** The empty answer our prompts ask for. */
  "profile/records.ts": "none",
  /** Roles of a request. */
  "prompt/request.ts": "system user",
  /** SQLite's message. */
  "recall/recall.ts": "locked",
  /** Git's messages. */
  "store/git/child.ts": "author name email system count key exec discovery",
  /** Git's booleans. */
  "store/git/signing.ts": "true yes",
  /** Our records. */
  "store/state/runs.ts": "version committed files",
  /** Our paths. */
  "store/state/saved-plan.ts": "weekly memory",
  /** Logseq, Org and MDX. */
  "text/blocks/lines.ts":
    "scheduled deadline closed from todo later now doing waiting wait progress done due start created",
  /** A placeholder of our templates. */
  "text/days/relative.ts": "unit",
  /** Logseq and Org. */
  "text/plain.ts": "scheduled deadline closed",
  /** Claude Code's own lines. */
  "transcript/claude/words.ts": "request user for use",
  /** OpenClaw's own lines. */
  "transcript/openclaw/words.ts": "system message",
  /** Roles of a transcript. */
  "transcript/render.ts": "user assistant system subagent",
  /** Codex's patches and tools. */
  "transcript/tool-lines.ts": "add update file with code time",
  /** Zod's message. */
  "workspace/config.ts": "invalid input",
  /** Our front matter. */
  "document/weekly-merge.ts": "type weekly",
  /** Our folders and files. */
  "memory/file/memory-path.ts": "weekly monthly",
  "memory/file/proposal.ts": "memory wisdom",
  "workspace/commit-run.ts": "memory",
  "workspace/own-paths.ts": "weekly monthly",
};
