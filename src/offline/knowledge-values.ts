/**
 * What the extractive model knows by name: values that tell their slot, words for slots, and roles people have.
 * Readable data.
 */

export interface KnownSlot {
  readonly slot: string;
  readonly cardinality: "single" | "multi";
  /** Values, as patterns. */
  readonly values: string;
  /** What a text calls the slot. */
  readonly called: string;
}

export const PROJECT_SLOTS: readonly KnownSlot[] = [
  {
    slot: "tech.database",
    cardinality: "single",
    values:
      "PostgreSQL|Postgres|MySQL|MariaDB|SQLite|MongoDB|Neo4j|DynamoDB|CockroachDB|ClickHouse|DuckDB|SQL Server|Cassandra|Firestore|Supabase|TimescaleDB",
    called: "database|db|datastore|data store|数据库|資料庫|データベース|데이터베이스",
  },
  {
    slot: "tech.cache",
    cardinality: "single",
    values: "Redis|Memcached|Valkey",
    called: "cache|caching layer|缓存|キャッシュ",
  },
  {
    slot: "tech.framework",
    cardinality: "multi",
    values:
      "Django|Ruby on Rails|Rails|React|Vue|Angular|SvelteKit|Svelte|Next\\.js|Nuxt|FastAPI|Flask|Express|NestJS|Spring Boot|Gin|Laravel|Phoenix|Hono",
    called: "framework|web framework|框架|フレームワーク",
  },
  {
    slot: "tech.language",
    cardinality: "multi",
    values: "TypeScript|JavaScript|Python|Golang|Rust|Kotlin|Swift|Ruby|PHP|Elixir|Scala|Haskell|C#|C\\+\\+",
    called: "language|programming language|编程语言|プログラミング言語",
  },
  {
    slot: "tech.package_manager",
    cardinality: "single",
    values: "pnpm|npm|Yarn|Bun|Poetry|uv|pip",
    called: "package manager|包管理器|パッケージマネージャー?",
  },
  {
    slot: "tech.test_framework",
    cardinality: "multi",
    values: "Vitest|Jest|pytest|Mocha|Playwright|Cypress|JUnit|RSpec",
    called: "test framework|test runner|testing framework|测试框架|テストフレームワーク",
  },
  {
    slot: "tech.ci",
    cardinality: "single",
    values: "GitHub Actions|GitLab CI|Jenkins|CircleCI|Buildkite|Travis CI",
    called: "CI|CI system",
  },
  {
    slot: "deployment",
    cardinality: "single",
    values: "AWS|Google Cloud|GCP|Azure|Fly\\.io|Vercel|Netlify|Heroku|Hetzner|Cloudflare Workers|Kubernetes",
    called: "hosting|host|cloud provider|部署平台",
  },
];

export const PERSON_SLOTS: readonly KnownSlot[] = [
  {
    slot: "preference.theme",
    cardinality: "single",
    values: "(?:dark|light)(?: mode| theme)|(?:深色|暗色|浅色|亮色)(?:模式|主题)?|(?:ダーク|ライト)(?:モード|テーマ)",
    called: "theme|主题|テーマ",
  },
  {
    slot: "preference.editor",
    cardinality: "single",
    values: "Neovim|Vim|Emacs|VS ?Code|Visual Studio Code|IntelliJ|Zed|Sublime Text|Cursor|Helix",
    called: "editor|IDE|编辑器|エディタ",
  },
  {
    slot: "preference.indentation",
    cardinality: "single",
    values: "tabs|(?:two|four|2|4) spaces|spaces",
    called: "indentation|缩进|インデント",
  },
  { slot: "preference.shell", cardinality: "single", values: "zsh|fish|bash|nushell", called: "shell" },
  {
    slot: "preference.package_manager",
    cardinality: "single",
    values: "pnpm|npm|Yarn|Bun|Poetry|uv",
    called: "package manager",
  },
];

export const ROLES =
  "(?:tech(?:nical)?|team|engineering|project|product|design|QA|release|security|data|backend|frontend|platform)[ -](?:lead|manager|owner|director|coordinator|architect)|tech lead|CTO|CEO|COO|CFO|maintainer|product owner|scrum master|designer|project manager|engineering manager|architect|team leader";

/** Words with a capital at a sentence's beginning that are nobody's name. */
export const NO_NAMES = new Set(
  (
    "the this that these those it he she we they you i there here who what which where when why how and but or so if then now today " +
    "also still next each every all some no not yes one two another agent user users client customer team everyone nobody someone " +
    "step phase status note result decision update summary goal action plan task issue system server service project test tests code " +
    "claude codex gpt chatgpt gemini assistant human bot monday tuesday wednesday thursday friday saturday sunday january february " +
    "march april may june july august september october november december"
  ).split(" "),
);
