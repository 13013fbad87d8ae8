/**
 * How commits are signed here, without ever asking for a passphrase.
 */
import fs from "node:fs";
import { basename } from "node:path";
import type { Git } from "./child.ts";
import { settingsOf } from "./repository.ts";

const TRUE = /^(true|yes|on|-?0*[1-9]\d*)$/i;

/**
 * Signs if the user's git signs commits. GnuPG asks through an agent that may put a window on another screen, so it is
 * told not to: through a script at `script`, since git takes a program and no arguments for it. Programs of other
 * formats find no terminal and no askpass.
 * @returns arguments for commit-tree, and `-c` settings for it
 */
export async function signingIn(git: Git, script: string) {
  const settings = await settingsOf(git, "^(commit\\.gpgsign|gpg\\..+)$");
  if (!TRUE.test(settings.get("commit.gpgsign") ?? "")) return { args: [], settings: [] };
  const format = settings.get("gpg.format") ?? "openpgp";
  const program =
    settings.get(`gpg.${format}.program`) ?? (format === "openpgp" ? settings.get("gpg.program") : undefined);
  if (format === "openpgp")
    return { args: ["-S"], settings: [muteGpg(script, program ?? "gpg", "gpg.openpgp.program")] };
  if (format === "x509" && basename(program ?? "gpgsm").startsWith("gpgsm")) {
    return { args: ["-S"], settings: [muteGpg(script, program ?? "gpgsm", "gpg.x509.program")] };
  }
  return { args: ["-S"], settings: [] };
}

function muteGpg(script: string, program: string, key: string): string {
  const fromHome = program.startsWith("~/");
  const quoted = `${fromHome ? '"$HOME"/' : ""}'${program.slice(fromHome ? 2 : 0).replaceAll("'", "'\\''")}'`;
  fs.writeFileSync(script, `#!/bin/sh\nexec ${quoted} "$@" --batch --no-tty --pinentry-mode error\n`, {
    flag: "wx",
    mode: 0o700,
  });
  return `${key}=${script}`;
}
