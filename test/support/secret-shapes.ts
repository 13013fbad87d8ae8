/**
 * Secrets as services make them, and what only looks like one. For the tests of redaction, and for the comparison of
 * lithify's rules with secretlint's. Every secret is put together at run time, so that no scanner finds one in this file;
 * none was ever valid.
 */

export const mixed = (n: number): string => "q8Zr2kW1xT6vB9nM4jH7cF3sD5gL0pYa".repeat(8).slice(0, n);
export const upper = (n: number): string => "Q8ZR2KW1XT6VB9NM4JH7CF3SD5GL0PYA".repeat(4).slice(0, n);
export const hex = (n: number): string => "9f2c4e7a1b3d5f8069c8e7d6b5a4f3e2".repeat(4).slice(0, n);
const letters = (n: number): string => "qZrkWxTvBnMjHcFsDgLpYaQzRwKtXbVn".repeat(4).slice(0, n);
const digits = (n: number): string => "8216493057".repeat(4).slice(0, n);
export const words = (...parts: string[]): string => parts.join("");

export const SHAPES: readonly (readonly [string, string])[] = [
  ["AWS access key", words("AK", "IA", upper(16))],
  ["AWS secret key", `aws_secret_access_key = ${mixed(20)}/+${mixed(18)}`],
  ["GitHub token", words("gh", "p_", mixed(36))],
  ["GitHub app token", words("gh", "s_", mixed(36))],
  ["GitHub fine-grained token", words("github", "_pat_", mixed(22), "_", mixed(59))],
  ["GitLab token", words("gl", "pat-", mixed(20))],
  ["Slack token", words("xo", "xb-", digits(12), "-", digits(12), "-", mixed(24))],
  ["Slack webhook", words("https://hooks.slack", ".com/services/T", upper(8), "/B", upper(8), "/", mixed(24))],
  ["OpenAI key", words("s", "k-", mixed(48))],
  ["OpenAI project key", words("s", "k-proj-", mixed(60), "-", mixed(40))],
  ["Anthropic key", words("sk-", "ant-api03-", mixed(93), "AA")],
  ["AWS user", words("A", "IDA", upper(16))],
  ["old AWS key", words("A", "3TX", upper(16))],
  ["token in .npmrc", words("//registry.npmjs.example/:_auth", "Token=", "9f2c4e7a-1b3d-5f80-69c8-e7d6b5a4f3e2")],
  ["token as a user", words("https://", mixed(40), ":x-oauth-", "basic@github.com/owner/repo")],
  ["Google key", words("AI", "za", mixed(35))],
  ["Stripe key", words("sk", "_live_", mixed(24))],
  ["npm token", words("np", "m_", mixed(36))],
  ["PyPI token", words("py", "pi-Ag", "EIcHlwaS5vcmc", mixed(60))],
  ["SendGrid key", words("S", "G.", mixed(22), ".", mixed(43))],
  ["Twilio key", words("S", "K", hex(32))],
  ["JWT", words("ey", "J", mixed(20), ".ey", "J", mixed(40), ".", mixed(43))],
  ["bearer token", words("Authorization: Bear", "er ", mixed(40))],
  ["basic auth URL", words("https://deploy:", mixed(12), "@example.com/repo.git")],
  ["connection string", words("postgres", "ql://app:", "p4ss-W0rd", "@db.internal:5432/app")],
  ["ADO connection string", words("Server=db;User Id=app;Pass", "word=", "Tr0ub4dor&3", ";Encrypt=true")],
  ["password", words("DB_PASS", "WORD=", "hunter2!x")],
  ["password in JSON", words('{"pass', 'word": "', "c0rrect horse", '"}')],
  ["password in markdown", words("- **Pass", "word:** ", "S3cret-Pa55")],
  ["api key", words("api", "_key: ", mixed(32))],
  ["client secret", words("client_sec", 'ret = "', mixed(28), '"')],
  ["Telegram token", words(digits(10), ":A", "A", mixed(33))],
  ["Discord token", words("M", "T", mixed(22), ".", mixed(6), ".", mixed(38))],
  ["Azure storage key", words("DefaultEndpointsProtocol=https;Account", "Key=", mixed(86), "==")],
  ["Hugging Face token", words("h", "f_", letters(34))],
  ["DigitalOcean token", words("do", "p_v1_", hex(64))],
  ["Shopify token", words("shp", "at_", hex(32))],
  ["Groq key", words("gs", "k_", mixed(52))],
  ["Databricks token", words("da", "pi", hex(32))],
  ["Docker token", words("dckr", "_pat_", mixed(27))],
  ["Azure client secret", words(mixed(3), "8", "Q~", mixed(34))],
  ["Vault token", words("hv", "s.", mixed(90))],
  ["curl with a password", words("curl -s -u admin:", mixed(10), " https://example.com")],
  ["basic header", words('"Authorization": "Bas', "ic ", mixed(24), '"')],
];

/** What the rules of secretlint's preset are for, by the name of the rule: ours must find all of it. */
export const PRESET_SHAPES: readonly (readonly [string, string])[] = [
  ["aws", `aws_secret_access_key: ${mixed(20)}+/${mixed(18)}`],
  ["npm", words("np", "m_", mixed(20), "_", mixed(15))],
  ["slack", words("xo", "xp-1-", digits(12), "-", digits(12), "-", mixed(24))],
  ["slack", words("https://hooks.slack", ".com/services/T", upper(8), "/B", upper(8), "/", mixed(24))],
  ["basicauth", words("https://deploy:", mixed(12), "@git.acme.io/repo.git")],
  ["basicauth", words("ftp://deploy:", mixed(12), "@files.acme.io")],
  ["openai", words("s", "k-proj-", mixed(74), "T3Blbk", "FJ", mixed(74))],
  ["openai", words("s", "k-", mixed(20), "T3Blbk", "FJ", mixed(20))],
  ["anthropic", words("sk-", "ant-api03-", mixed(93), "AA")],
  ["groq", words("gs", "k_", mixed(52))],
  ["huggingface", words("h", "f_", letters(34))],
  ["linear", words("lin", "_api_", mixed(40))],
  ["notion", words("nt", "n_", digits(11), mixed(35))],
  ["sendgrid", words("S", "G.", mixed(22), ".", mixed(43))],
  ["shopify", words("shp", "ca_", hex(32))],
  ["stripe", words("rk", "_live_", mixed(24))],
  ["github", words("gh", "o_", mixed(36))],
  ["github", words("gh", "s_", digits(7), "_", mixed(60), ".", mixed(90), ".", mixed(40))],
  ["github", words("github", "_pat_", mixed(22), "_", mixed(59))],
  ["gitlab", words("gl", "pat-", mixed(20))],
  ["grafana", words("gl", "sa_", mixed(32), "_", hex(8))],
  [
    "grafana",
    words("gl", "c_", Buffer.from(JSON.stringify({ o: "1", n: "x", k: mixed(24), m: { r: "eu" } })).toString("base64")),
  ],
  [
    "1password",
    words("op", "s_", Buffer.from(JSON.stringify({ email: "x@acme.io", secretKey: mixed(91) })).toString("base64")),
  ],
  ["database-connection-string", words("mongodb+srv", "://svc:", mixed(14), "@cluster0.acme.io/app")],
  ["database-connection-string", words("mysql", "://svc:", mixed(14), "@db.acme.io:3306/app")],
  ["database-connection-string", words("postgres", "ql://svc:", mixed(14), "@db.acme.io:5432/app")],
  ["hashicorp-vault", words("hv", "s.", mixed(95))],
  ["hashicorp-vault", words("hv", "b.", mixed(150))],
  ["hashicorp-vault", words("hv", "r.", mixed(95))],
  ["vercel", words("vc", "p_", mixed(24))],
  ["databricks", words("da", "pi", hex(32))],
  ["docker", words("dckr", "_pat_", mixed(27))],
  ["figma", words("fig", "d_", mixed(45))],
  ["cloudflare", words("cf", "ut_", mixed(40), hex(8))],
  ["tailscale", words("ts", "key-auth-", mixed(12), "-", mixed(32))],
  [
    "privatekey",
    [
      words("-----BEGIN PRI", "VATE KEY-----"),
      `MI${mixed(62)}`,
      mixed(64),
      words("-----END PRI", "VATE KEY-----"),
    ].join("\n"),
  ],
];

export const KEY = [
  words("-----BEGIN RSA PRI", "VATE KEY-----"),
  mixed(64),
  mixed(64),
  "Qw==",
  words("-----END RSA PRI", "VATE KEY-----"),
];

export const HARMLESS = [
  `commit ${hex(40)}`,
  `sha256: ${hex(64)}`,
  "digest 9f2c4e7a1b3d",
  "id 123e4567-e89b-12d3-a456-426614174000",
  "task-management-for-the-whole-team-2026-notes",
  "risk-assessment-2026-04-08-with-everyone-present",
  "sk-learn-pipeline-refactoring-2026-notes-and-more",
  "The token used to assign the agent lacks permissions.",
  "Tokens: 1,294 a query, max_tokens: 4000, tokens=128000",
  "password: required, at least one digit",
  "password=process.env.DB_PASSWORD",
  "const token = getToken(request);",
  words("api_key: $", "{API_KEY}"),
  "api_key: <your-key-here>",
  "client_secret: /run/secrets/oauth_client_2",
  "see https://example.com:8443/a/b@2.0.0 and git@github.com:owner/repo.git",
  "postgres://user:password@localhost/db",
  "Bearer tokens are refused with 401 everywhere",
  "npm_config_cache and hf_transfer and pat_slice",
  "monkey: banana, keyboard: qwertz, secretary: Ms 12345",
  "2026-04-08T10:00:00Z, v1.2.3-beta.4, +49 30 1234567, 192.168.0.1:8080",
];
