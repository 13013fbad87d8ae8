/** The service definition of a workspace, for systemd and launchd, and the name of its instance. */
import { hash } from "node:crypto";

export type Platform = "linux" | "darwin";

export interface ServiceFacts {
  readonly name: string;
  /** Absolute, as are the following. */
  readonly workspace: string;
  readonly node: string;
  readonly bin: string;
  /** Given to `watch`: `--provider openai`. */
  readonly flags: readonly string[];
  /** launchd writes its output here; systemd has its journal. */
  readonly logFile: string;
  /** What a service would otherwise lack of the installer's environment: where git is, where the user's config lies. */
  readonly environment: Readonly<Record<string, string>>;
}

/** `lithify-notes-1f2e3d4c`: the folder's name for people, and its whole path for the machine. */
export function instanceName(workspace: string): string {
  const folder = workspace.split(/[\\/]/).filter(Boolean).at(-1) ?? "";
  const slug = folder
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 32);
  const digest = hash("sha256", workspace).slice(0, 8);
  return ["lithify", slug, digest].filter(Boolean).join("-");
}

export const definitionFor = (platform: Platform, facts: ServiceFacts): string =>
  platform === "darwin" ? launchdAgent(facts) : systemdUnit(facts);

const commandOf = ({ node, bin, workspace, flags }: ServiceFacts): string[] => [
  ...[node, bin, "-C", workspace, "watch"],
  ...flags,
];

/**
 * Restarts after a crash, at most five times in ten minutes; exit 2 (configuration) and 3 (another one watches) would
 * only come again. Nothing may gain rights, and the system's own folders are read-only; the home is not, for git's
 * signing programs and filters keep their state there. The folder ends with a slash and its description with a quotation mark:
 * white space at the end of a line would be lost, and a backslash there would join the next line to it.
 */
function systemdUnit(facts: ServiceFacts): string {
  const { name, workspace, environment } = facts;
  const variables = Object.entries(environment).map(([key, value]) => `Environment=${word(`${key}=${value}`, false)}`);
  return `[Unit]
Description=lithify compacts the daily logs of "${escaped(workspace)}"
StartLimitIntervalSec=600
StartLimitBurst=5

[Service]
Type=exec
ExecStart=${commandOf(facts)
    .map((text) => word(text, true))
    .join(" ")}
ExecReload=/bin/kill -HUP $MAINPID
WorkingDirectory=${escaped(workspace).replace(/\/?$/, "/")}
${variables.join("\n")}
SyslogIdentifier=${name}
Restart=on-failure
RestartSec=10
RestartPreventExitStatus=2 3
TimeoutStopSec=10
KillMode=mixed
Nice=10
IOSchedulingClass=idle
NoNewPrivileges=yes
ProtectSystem=full
RestrictSUIDSGID=yes
LockPersonality=yes
RestrictRealtime=yes
SystemCallArchitectures=native

[Install]
WantedBy=default.target
`;
}

/** In a unit a percent sign begins a specifier, and a line end the next setting. */
const escaped = (text: string): string => text.replace(/[\p{Cc}]/gu, "").replaceAll("%", "%%");
/** One word of a setting; in a command line a dollar sign begins a variable, elsewhere it is one. */
function word(text: string, isCommand: boolean): string {
  const plain = escaped(text).replaceAll("\\", "\\\\").replaceAll('"', '\\"');
  return `"${isCommand ? plain.replaceAll("$", "$$$$") : plain}"`;
}

/**
 * Restarted after a crash only, and not faster than once in thirty seconds. `--quiet`: its file is never rotated, so only
 * what ends the daemon is written there; the rest is in the journal, which is.
 */
function launchdAgent(facts: ServiceFacts): string {
  const { name, workspace, logFile, environment } = facts;
  const program = [...commandOf(facts), "--quiet"].map((text) => `    <string>${xml(text)}</string>`);
  const variables = Object.entries(environment).map(
    ([key, value]) => `    <key>${xml(key)}</key>\n    <string>${xml(value)}</string>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
<dict>
  <key>Label</key>
  <string>${xml(name)}</string>
  <key>ProgramArguments</key>
  <array>
${program.join("\n")}
  </array>
  <key>WorkingDirectory</key>
  <string>${xml(workspace)}</string>
  <key>EnvironmentVariables</key>
  <dict>
${variables.join("\n")}
  </dict>
  <key>RunAtLoad</key>
  <true/>
  <key>KeepAlive</key>
  <dict>
    <key>SuccessfulExit</key>
    <false/>
  </dict>
  <key>ThrottleInterval</key>
  <integer>30</integer>
  <key>ProcessType</key>
  <string>Background</string>
  <key>LowPriorityIO</key>
  <true/>
  <key>StandardOutPath</key>
  <string>${xml(logFile)}</string>
  <key>StandardErrorPath</key>
  <string>${xml(logFile)}</string>
</dict>
</plist>
`;
}

/** Controls have no place in XML 1.0, not even escaped. */
const xml = (text: string): string =>
  text
    .replace(/[\p{Cc}]/gu, "")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");

/** Packages that npx, bunx or pnpm dlx run lie in a cache that is cleared some day: no service may point there. */
export const isCached = (bin: string): boolean =>
  /[\\/](?:_npx|\.npx|_cacache|dlx|dlx-[^\\/]+|bunx-[^\\/]+|xfs-[^\\/]+)[\\/]/.test(bin);

/** What whoever installs the service should know. */
export function hintsFor(platform: Platform, provider: string): string[] {
  const key =
    "variables of your shell, such as OPENAI_API_KEY and LITHIFY_PROVIDER, do not reach a service: choose the provider in your own config, and name a file of mode 0600 that holds the key there as model.apiKeyFile";
  const linger = "services of a user end when the user logs out: `loginctl enable-linger` keeps this one running";
  return [...(provider === "extractive" ? [] : [key]), ...(platform === "linux" ? [linger] : [])];
}
