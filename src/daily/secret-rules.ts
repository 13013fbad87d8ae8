/**
 * What a secret looks like, one line a rule. A rule is asked only where one of its keywords stands (the gitleaks
 * design), so text without any costs a handful of substring searches.
 *
 * For a new rule: no unbounded run before something that must follow, unless the run's own characters are refused
 * right before its start. Else a line made for it takes quadratic time.
 */
import { hasKeyRun, isChosen, isNamedToken, isPassword, isToken, isUrlPassword } from "./secret-likeness.ts";

export interface SecretRule {
  /** Shown in the placeholder: `[redacted:github-token]`. */
  readonly name: string;
  /** One of them stands in every text that the pattern fits; in lower case when the pattern ignores case. */
  readonly keywords: readonly string[];
  /** With flags `dg`. Group `secret`, where there is one, is what must go; else the whole match. */
  readonly pattern: RegExp;
  /** A second look at the secret, where its shape also fits harmless text. */
  readonly accepts?: (secret: string) => boolean;
}

/** A rule for secrets that begin with one of these prefixes, and not within a longer word (`task-…` holds no `sk-`). */
function starting(
  name: string,
  prefixes: readonly string[],
  rest: string,
  accepts?: SecretRule["accepts"],
): SecretRule {
  const either = prefixes.map((prefix) => prefix.replaceAll(".", "\\.")).join("|");
  return rule(name, prefixes, `(?<![A-Za-z0-9])(?:${either})${rest}`, "dg", accepts);
}

const rule = (
  name: string,
  keywords: readonly string[],
  pattern: string,
  flags: "dg" | "dgi" = "dg",
  accepts?: SecretRule["accepts"],
): SecretRule => ({
  name,
  keywords,
  pattern: new RegExp(pattern, flags),
  ...(accepts === undefined ? {} : { accepts }),
});

/** A password among the arguments of a command. */
const passed = (
  keywords: readonly string[],
  pattern: string,
  accepts: SecretRule["accepts"] = isUrlPassword,
): SecretRule => rule("tool-password", keywords, pattern, "dg", accepts);

const PASSWORD = ["password", "passwd", "passphrase", "pwd"];
const TOKEN = ["secret", "token", "credential", "apikey"];
const KEY = ["api", "access", "secret", "private", "encryption", "signing", "account", "master", "auth"];
/** What stands between a name and its value in YAML, JSON, shells, code and markdown. */
const IS = "[\"'`*]{0,3}[ \\t]{0,5}(?::=|=>|[:=])\\*{0,2}[ \\t]{0,5}";
const VALUE = [
  "(?:",
  '"(?<secret>[^"\\n]{6,200})"|',
  "'(?<secret>[^'\\n]{6,200})'|",
  "`(?<secret>[^`\\n]{6,200})`|",
  "[\"'`]?(?<secret>[^\\s\"'`(){}<>[\\],;&=]{6,}={0,2})",
  ")",
].join("");

/** One argument of a command, no flag and no variable. */
const ARGUMENT =
  "(?:\"(?<secret>[^\"\\n$]{3,100})\"|'(?<secret>[^'\\n]{3,100})'|(?<secret>[^\\s\"'$<>|;&-][^\\s\"'<>|;&]{2,100}))";

/** The names of environment variables, by the word they end in; only in capitals. */
const CHOSEN = ["PASSWORD", "PASSWD", "PASSPHRASE", "PASSWORT", "_PASS", "_PWD", "_PW", "_PSW"];
const MADE = ["SECRET", "_TOKEN", "API_KEY", "SECRET_KEY", "ACCESS_KEY", "PRIVATE_KEY", "ENCRYPTION_KEY", "MASTER_KEY"];
/** Which of them it is. */
const KEPT = "(?:_(?:\\d{1,2}|OLD|NEW|PROD|DEV|TEST|STAGING))?";
/** In a shell or a `.env`, or alone on a line of YAML. */
const ASSIGNED =
  "(?:[ \\t]?=[ \\t]?|:[ \\t]{1,4}(?=[^\\s#]{3,100}[ \\t]{0,4}(?:\\n|$)))" +
  "(?:\"(?<secret>[^\"\\n$]{3,100})\"|'(?<secret>[^'\\n]{3,100})'|(?<secret>[^\\s\"'`$<>|;&(){}[\\]\\\\/=-][^\\s\"'`<>|;&]{2,100}))";

/** In a connection string. */
const CONNECTING = "['\"]?(?<secret>[^\\s;'\"$<>]{3,100})";

/** Of a link that lets in whoever has it: `/reset/MQ/c7x-…`, `/invite/…`, `/verify?ticket=…`. */
const LETS_IN = ["reset", "invit", "verif", "confirm", "activat", "magic", "recover"];
const LINK_END =
  "[\\w-]{0,24}(?:/(?:[A-Z][\\w=]{1,11}/)?|/?[?#](?:[\\w-]{1,20}=[\\w.-]{0,40}&){0,3}[\\w-]{1,20}=)(?<secret>[\\w%+~-]{16,200})";

/** The first that fits names the placeholder: the special come before the general. */
export const SECRET_RULES: readonly SecretRule[] = [
  starting(
    "aws-key",
    ["AKIA", "ASIA", "ABIA", "ACCA", "AGPA", "AIDA", "AROA", "AIPA", "ANPA", "ANVA"],
    "[0-9A-Z]{16}(?![0-9A-Z])",
  ),
  starting("aws-key", ["A3T"], "[0-9A-Z]{17}(?![0-9A-Z])"),
  rule(
    "aws-secret",
    ["secret"],
    `secret[_-]?(?:access)?[_-]?key${IS}["'\`]?(?<secret>[A-Za-z0-9/+]{40})(?![A-Za-z0-9/+])`,
    "dgi",
  ),
  starting("github-token", ["ghp_", "gho_", "ghu_", "ghs_", "ghr_"], "[A-Za-z0-9]{36,}"),
  starting("github-token", ["github_pat_"], "[A-Za-z0-9_]{22,}"),
  rule("github-token", ["ghs_"], "(?<![\\w-])ghs_\\d{1,20}_[\\w-]{1,1000}\\.[\\w-]{1,10000}\\.[\\w-]{1,1000}"),
  rule("github-token", [":x-oauth-basic@"], "://(?<secret>[^\\s/:@[]{1,256}:x-oauth-basic)@"),
  starting("gitlab-token", ["glpat-", "gldt-", "glrt-", "glcbt-", "glptt-"], "[A-Za-z0-9_-]{20,}"),
  rule(
    "slack-token",
    ["xox", "xapp-"],
    "(?<![A-Za-z0-9])(?:xox[abeoprs][-.]|xapp-)(?=[A-Za-z-]{0,8}\\d)[A-Za-z0-9.-]{10,}",
  ),
  // Broken over two lines, so that neither is long enough.
  starting(
    "split-token",
    "glpat- ghp_ gho_ ghs_ github_pat_ xoxb- xoxp- sk-ant- sk_live_ rk_live_ hf_ npm_ shpat_".split(" "),
    "[A-Za-z0-9_-]{4,60}\\n[ \\t>]{0,8}(?=[A-Za-z_-]{0,40}\\d)[A-Za-z0-9_-]{8,80}(?![^\\n])",
  ),
  starting("slack-webhook", ["hooks.slack.com/"], "(?:services|workflows|triggers)/[A-Za-z0-9/_+-]{20,}"),
  rule("teams-webhook", ["/webhook"], "office(?:365)?\\.com/webhook(?:b2)?/[\\w@/-]{30,}"),
  starting("discord-webhook", ["discord.com/api/webhooks/", "discordapp.com/api/webhooks/"], "\\d{16,20}/[\\w-]{50,}"),
  rule(
    "discord-token",
    ["MT", "MD", "Mj", "Mz", "ND", "NT", "Nj", "Nz", "OD", "OT"],
    "(?<![\\w-])[MNO][A-Za-z0-9_-]{23,27}\\.[\\w-]{6}\\.[\\w-]{27,}",
  ),
  rule("telegram-token", [":AA"], "(?:(?<![A-Za-z0-9])|(?<=/bot))\\d{8,10}:AA[\\w-]{32,34}"),
  starting("anthropic-key", ["sk-ant-"], "[A-Za-z0-9_-]{20,}"),
  starting("openai-key", ["sk-"], "[A-Za-z0-9_-]{20,}", hasKeyRun),
  starting("google-key", ["AIza"], "[A-Za-z0-9_-]{35}"),
  starting("google-oauth", ["GOCSPX-", "ya29."], "[A-Za-z0-9_-]{20,}"),
  starting("stripe-key", ["sk_live_", "rk_live_", "sk_test_", "rk_test_", "whsec_"], "[A-Za-z0-9+/]{16,}={0,2}"),
  starting("npm-token", ["npm_"], "[A-Za-z0-9_]{36}(?!\\w)", isToken),
  rule("npm-token", ["_authtoken"], "_authToken=[\"']?(?<secret>[^\\s$\"'<>]{8,})", "dgi", isNamedToken),
  starting("pypi-token", ["pypi-Ag"], "[A-Za-z0-9_-]{30,}"),
  starting("rubygems-key", ["rubygems_"], "[0-9a-f]{48}"),
  starting("docker-token", ["dckr_pat_", "dckr_oat_"], "[A-Za-z0-9_-]{24,}"),
  starting("sendgrid-key", ["SG."], "[A-Za-z0-9_-]{16,32}\\.[A-Za-z0-9_-]{30,}"),
  rule("mailgun-key", ["key-"], "(?<![\\w-])key-[0-9a-f]{32}(?![0-9a-z])"),
  rule("mailchimp-key", ["-us"], "(?<![A-Za-z0-9])[0-9a-f]{32}-us\\d{1,2}(?![0-9a-z])"),
  starting("twilio-key", ["SK"], "[0-9a-f]{32}(?![0-9A-Za-z])"),
  starting("huggingface-token", ["hf_", "api_org_"], "[A-Za-z0-9]{34,}"),
  starting("digitalocean-token", ["dop_v1_", "doo_v1_", "dor_v1_"], "[0-9a-f]{64}"),
  starting("shopify-token", ["shpat_", "shpca_", "shppa_", "shpss_"], "[0-9A-Za-z]{32}"),
  starting("groq-key", ["gsk_"], "[A-Za-z0-9]{40,}"),
  starting("replicate-token", ["r8_"], "[A-Za-z0-9]{37,}"),
  starting("perplexity-key", ["pplx-"], "[A-Za-z0-9]{40,}"),
  starting("xai-key", ["xai-"], "[A-Za-z0-9]{60,}"),
  starting("databricks-token", ["dapi"], "[0-9A-Fa-f]{32}"),
  starting("linear-key", ["lin_api_", "lin_oauth_"], "[A-Za-z0-9_]{32,}"),
  starting("notion-token", ["ntn_", "secret_"], "[A-Za-z0-9]{40,}"),
  starting("figma-token", ["figd_"], "[A-Za-z0-9_-]{30,}"),
  starting("vault-token", ["hvs.", "hvb.", "hvr."], "[A-Za-z0-9_-]{24,}"),
  starting("vercel-token", ["vcp_", "vci_", "vca_", "vcr_", "vck_"], "[A-Za-z0-9]{20,}"),
  starting("cloudflare-token", ["cfk_", "cfut_", "cfat_"], "[A-Za-z0-9]{40,}"),
  starting("tailscale-key", ["tskey-"], "[a-z]{2,20}-\\w{8,40}-\\w{16,}"),
  starting("onepassword-token", ["ops_ey"], "[A-Za-z0-9+/]{100,}={0,2}"),
  starting("doppler-token", ["dp.pt.", "dp.st.", "dp.ct."], "[A-Za-z0-9._-]{40,}"),
  starting("grafana-token", ["glsa_", "glc_"], "[A-Za-z0-9+/_=]{32,}"),
  starting("sentry-token", ["sntrys_", "sntryu_"], "[A-Za-z0-9+/_=]{40,}"),
  starting("newrelic-key", ["NRAK-"], "[A-Z0-9]{27}"),
  starting("postman-key", ["PMAK-"], "[0-9a-f]{24}-[0-9a-f]{34}"),
  starting("atlassian-token", ["ATATT3"], "[A-Za-z0-9_=-]{50,}"),
  starting("planetscale-token", ["pscale_tkn_", "pscale_pw_", "pscale_oauth_"], "[A-Za-z0-9_.=-]{32,}"),
  starting("square-token", ["sq0atp-", "sq0csp-"], "[A-Za-z0-9_-]{22,}"),
  starting("netlify-token", ["nfp_"], "[A-Za-z0-9_]{36,}"),
  starting("supabase-token", ["sbp_", "sb_secret_"], "[A-Za-z0-9_-]{30,}"),
  starting("fly-token", ["fm1_", "fm2_", "fo1_"], "[A-Za-z0-9+/_,=-]{40,}"),
  starting("airtable-token", ["pat"], "[A-Za-z0-9]{14}\\.[0-9a-f]{64}"),
  starting("age-key", ["AGE-SECRET-KEY-1"], "[0-9A-Z]{40,}"),
  rule(
    "azure-key",
    ["AccountKey=", "SharedAccessKey="],
    "(?:AccountKey|SharedAccessKey)=(?<secret>[A-Za-z0-9+/]{40,}={0,2})",
  ),
  // Of a link that opens a file without a login: S3, Google Cloud, CloudFront, OSS, Azure. Code has no such run.
  rule("url-signature", ["sig"], "[?&;][a-z-]{0,12}sig(?:nature)?=(?<secret>[\\w%+/=~-]{26,})", "dgi", isToken),
  rule(
    "url-signature",
    ["rlkey=", "resourcekey=", "authkey="],
    "[?&](?:rl|resource|auth)key=(?<secret>[\\w%!+~-]{16,})",
  ),
  rule("url-signature", ["/private-"], "/private-(?<secret>[0-9a-f]{32})(?![0-9a-z])"),
  // Who has the address is in: a group, or what is pinged.
  rule(
    "link-token",
    ["chat.whatsapp.com/", "hc-ping.com/", "t.me/+", "signal.group/#"],
    "(?:chat\\.whatsapp\\.com/|hc-ping\\.com/|t\\.me/\\+|signal\\.group/#)(?<secret>[\\w-]{14,80})",
  ),
  rule("link-token", LETS_IN, `://[^\\s"'<>]{1,160}?(?:${LETS_IN.join("|")})${LINK_END}`, "dg", isToken),
  rule("azure-secret", ["Q~"], "(?<![\\w~.-])[\\w~.-]{3}\\dQ~[\\w~.-]{31,34}"),
  rule("jwt", ["eyJ"], "(?<![A-Za-z0-9_-])eyJ[A-Za-z0-9_-]{8,}\\.[A-Za-z0-9_-]{8,}\\.[A-Za-z0-9_-]{10,}"),
  rule("url-password", ["://"], ":\\/\\/[^\\s/:@\"'`<>[]{0,100}:(?<secret>[^\\s/\"'`<>]+)@[\\w[]", "dg", isUrlPassword),
  rule("basic-auth", ["basic"], `authorization${IS}["'\`]?basic[ \\t]{1,3}(?<secret>[A-Za-z0-9+/]{8,}={0,2})`, "dgi"),
  rule(
    "basic-auth",
    ["curl "],
    "curl [^\\n]{0,80}?(?:-u|--user)[ =][\"']?[\\w.@-]{1,64}:(?<secret>[^\\s\"']{4,})",
    "dg",
    isUrlPassword,
  ),
  // What tools take as an argument: `sshpass -p …`, `mysql -p…`, `docker login -p …`, `redis-cli -a …`.
  passed(["sshpass"], `sshpass[ \\t]+-p[ \\t]?${ARGUMENT}`),
  passed(["mysql", "mariadb"], `(?:mysql|mariadb)[\\w-]{0,20}(?:[ \\t]+[^\\s|;&]{1,80}){0,8}?[ \\t]+-p${ARGUMENT}`),
  passed(
    [" -p ", " -a ", " -w "],
    `(?:(?:docker|podman|helm|az|oc|skopeo|buildah)[ \\t](?:registry[ \\t])?login|redis-cli|mongosh?|mongodump|ldapsearch|smbclient|xfreerdp|rabbitmqadmin)(?:[ \\t]+[^\\s|;&]{1,80}){0,8}?[ \\t]+-[paw][ \\t]+${ARGUMENT}`,
  ),
  passed(
    [" -P ", " -p "],
    `(?:mosquitto_(?:pub|sub|rr)|cqlsh|ipmitool|sqlcmd|bcp|mongo(?:sh|dump|restore|import|export)|zip|unzip|sqlplus|psexec|cadaver|snmpwalk|rabbitmqctl|nxc|smbmap)(?:[ \\t]+[^\\s|;&]{1,80}){0,10}?[ \\t]+-(?:P|p)[ \\t]+${ARGUMENT}`,
    (text) => isUrlPassword(text) && !/^\d{1,5}$|^[./~]/.test(text),
  ),
  rule(
    "tool-password",
    ["net use", "htpasswd", "wpa_passphrase", "requirepass", "storepass", "-keypass"],
    `(?:net[ \\t]+use[ \\t][^\\n|;&]{0,80}?/user:\\S{1,40}|htpasswd[ \\t]+-\\w*b\\w*[ \\t]+\\S{1,80}[ \\t]+\\S{1,40}|wpa_passphrase[ \\t]+(?:"[^"\\n]{1,40}"|'[^'\\n]{1,40}'|\\S{1,40})|requirepass|-(?:src|dest)?storepass|-keypass)[ \\t]+${ARGUMENT}`,
  ),
  passed(
    ["/pass:", "lftp", "smbclient", "-passin", "-passout", "7z", "sqlplus"],
    "(?:/pass:|lftp[ \\t][^\\n|;&]{0,60}?-u[ \\t]*[\\w.@-]{1,40},|smbclient[ \\t][^\\n|;&]{0,80}?-U[ \\t]*['\"]?[\\w.@\\\\-]{1,40}%|-pass(?:in|out)[ \\t]+pass:|7z[ar]?[ \\t][^\\n|;&]{0,60}?-p|sqlplus[ \\t]+(?:-\\w+[ \\t]+){0,3}[\\w.-]{1,40}/)['\"]?(?<secret>[^\\s'\"$@<>|;&][^\\s'\"@<>|;&]{3,100})",
  ),
  // What is piped into a command that asks for one.
  passed(
    ["sudo -S", "--password-stdin", "chpasswd", "cryptsetup"],
    "(?:echo|printf)[ \\t]+(?:-n[ \\t]+)?(?:['\"]?[\\w.-]{1,40}:(?=[^|\\n]{3,80}\\|[ \\t]*(?:sudo[ \\t]+)?chpasswd))?['\"]?(?<secret>[^\\s'\"$|]{4,100})['\"]?[ \\t]*\\|[ \\t]*(?:sudo[ \\t]+-S|(?:sudo[ \\t]+)?(?:chpasswd|cryptsetup)|[^\\n|]{1,60}--password-stdin)",
  ),
  // SQL: `IDENTIFIED BY '…'`, `ALTER ROLE … PASSWORD '…'`.
  rule(
    "sql-password",
    ["identified", "password"],
    "(?:identified[ \\t]+(?:with[ \\t]+\\w+[ \\t]+)?(?:by|as)|(?:encrypted[ \\t]+|with[ \\t]+)password|(?:role|user|login)[ \\t]+[\"'`\\w@%.-]{1,64}[ \\t]+(?:\\w+[ \\t]+){0,3}?password|set[ \\t]+password[ \\t]+for[ \\t]+[^\\s=]{1,60})[ \\t]*=?[ \\t]*['\"](?<secret>[^'\"\\n]{3,100})['\"]",
    "dgi",
    isUrlPassword,
  ),
  // `jdbc.pass=…`, `redis.auth = …`: a key of a configuration.
  rule(
    "password",
    [".pass", ".auth", ".pw", "_pass", "_auth", ".psk"],
    "(?<![\\w.])[a-z][\\w-]{1,30}(?:[._][\\w-]{1,30}){0,3}[._](?:pass|auth|pw|pwd|psk)[ \\t]?=[ \\t]?(?<secret>[^\\s\"'`$<>{}()]{6,100})",
    "dgi",
    isPassword,
  ),
  rule(
    "url-password",
    ["jdbc:oracle"],
    "jdbc:oracle:\\w{1,10}:[\\w.-]{1,40}/(?<secret>[^\\s@/]{3,80})@",
    "dgi",
    isUrlPassword,
  ),
  // A header whose name says that it lets somebody in.
  rule(
    "auth-header",
    ["auth", "key", "token", "secret", "pass"],
    "(?<![\\w-])(?!(?:[a-z]{1,20}-){0,3}(?:cache|idempotency|surrogate|partition|sort|primary|public|page|next|csrf|xsrf)-)(?:[a-z]{1,20}-){1,4}(?:auth|key|token|secret|pass|password|passwd|apikey)[\"'`]?[ \\t]{0,2}:[ \\t]{0,2}[\"'`]?(?<secret>[^\\s\"'`,;<>{}()$]{6,200})",
    "dgi",
    (text) =>
      isNamedToken(text) &&
      /\p{L}/u.test(text) &&
      !/^\d{4}-\d\d|^v?\d+(?:\.\d+)*$|\.(?:ts|js|md|json|ya?ml|py)$/.test(text),
  ),
  rule("iban", ["iban"], `iban${IS}["'\`]?(?<secret>[A-Z]{2}\\d{2}(?:[ ]?[A-Z0-9]{2,4}){3,8})(?![A-Z0-9])`, "dgi"),
  rule(
    "bearer-token",
    ["bearer"],
    "(?<![a-z])bearer[ \\t]{1,3}(?<secret>[A-Za-z0-9._~+/-]{16,}={0,2})",
    "dgi",
    isToken,
  ),
  // `PGPASSWORD=… pg_restore`: the last word of a variable's name says what it holds, so that any word may be one.
  rule("password", CHOSEN, `(?:${CHOSEN.join("|")})${KEPT}${ASSIGNED}`, "dg", isChosen),
  rule(
    "secret",
    MADE,
    `(?<!(?:STOP|PAD|EOS|BOS|SEP|CLS|END|START|NEXT|PAGE|MAX)_)(?:${MADE.join("|")})${KEPT}${ASSIGNED}`,
    "dg",
    (text) => isChosen(text) && !/^\d+$/.test(text),
  ),
  // `host=db user=app password=…`: among other assignments any word is one.
  rule(
    "password",
    ["password=", "pwd="],
    `(?<![a-z])(?:user|uid|user id|host|server|dbname|database|data source)=[^\\n=]{1,60}(?:[ ;][a-z ]{2,20}=[^\\n=]{1,60}){0,6}[ ;](?:password|pwd)=${CONNECTING}`,
    "dgi",
    isChosen,
  ),
  rule(
    "password",
    ["password=", "pwd="],
    `(?<![a-z])(?:password|pwd)=${CONNECTING}(?=[;'" ][^\\n=]{0,40}(?:user|uid|user id|host|server|dbname|database)=)`,
    "dgi",
    isChosen,
  ),
  rule("password", PASSWORD, `(?:${PASSWORD.join("|")})${IS}${VALUE}`, "dgi", isPassword),
  rule(
    "secret",
    [...TOKEN, "key"],
    `(?:${TOKEN.join("|")}|(?:${KEY.join("|")})[ _-]?key)${IS}${VALUE}`,
    "dgi",
    isToken,
  ),
];
