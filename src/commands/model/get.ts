/**
 * `lithify model get NAME|URL [--sha256 HEX]`: brings a GGUF file into the user's models folder, gone on with where it broke off, and
 * checked before it has its name.
 */
import fs from "node:fs";
import { join } from "node:path";
import { UsageError } from "../../errors.ts";
import { type Download, DownloadFailed, download, shownUrl } from "../../model/local/download.ts";
import { meant } from "../../nearest.ts";
import { isLoopback } from "../../workspace/config.ts";
import { checkedPath, localName } from "../../workspace/local-model.ts";
import type { GlobalOptions, Surroundings } from "../../workspace/surroundings.ts";
import { modelsFolder } from "../../workspace/user-folders.ts";
import { KNOWN_MODELS, KNOWN_NAMES } from "./known.ts";

/** A server that sends nothing for so long has gone. */
const PATIENCE_MS = 60_000;
/** No model that a machine of one's own runs is larger. */
const MOST_BYTES = 500e9;

/** @returns 0   @throws {UsageError} exit 2   @throws {DownloadFailed} exit 1 */
export async function getModel(
  named: string,
  options: GlobalOptions & { readonly sha256?: string },
  surroundings: Surroundings,
  patienceMs: number = PATIENCE_MS,
): Promise<number> {
  const { env, print, tell, signal, wait } = surroundings;
  const { url, sha256, file, bytes, licence } = wanted(named, options.sha256);
  const to = join(modelsFolder(env), file);
  if (fs.existsSync(to))
    throw new UsageError(
      "MODEL_THERE",
      `${to} is there already`,
      `use it with lithify model use ${localName(to)}, or remove it first`,
    );
  tell(`${shownUrl(url)}${licence ? `, licence ${licence}` : ""}${sha256 ? "" : "; unchecked: no --sha256 was given"}`);
  const asked: Download = {
    ...{ url, to, sha256, patienceMs, isSafe, mostBytes: bytes ?? MOST_BYTES, wait: (ms) => wait(ms, signal) },
    progress: progressIn(tell, surroundings.terminal ? 1 : 10),
  };
  const digest = await download(asked, signal);
  try {
    checkedPath(to);
  } catch (error) {
    fs.rmSync(to, { force: true });
    throw new DownloadFailed("DOWNLOAD", `${shownUrl(url)} is no GGUF file`, "name a file that ends in .gguf", error);
  }
  const size = fs.statSync(to).size;
  if (options.json) print(JSON.stringify({ file: to, bytes: size, sha256: digest, checked: sha256 !== undefined }));
  else
    print(
      `${to}: ${size} bytes, SHA-256 ${digest}${sha256 ? ", as it was published" : ", unchecked"}\nlithify model use ${localName(to)}`,
    );
  return 0;
}

const isSafe = (url: string): boolean => url.startsWith("https:") || isLoopback(url);

interface Wanted {
  readonly url: string;
  readonly file: string;
  readonly sha256: string | undefined;
  readonly bytes?: number;
  readonly licence?: string;
}

function wanted(named: string, sha256: string | undefined): Wanted {
  if (sha256 !== undefined && !/^[0-9a-f]{64}$/i.test(sha256))
    throw new UsageError("USAGE", "--sha256 is no SHA-256", "give its 64 hex digits");
  const known = Object.hasOwn(KNOWN_MODELS, named) ? KNOWN_MODELS[named] : undefined;
  if (known && sha256 !== undefined && sha256.toLowerCase() !== known.sha256)
    throw new UsageError("USAGE", `${named} has another SHA-256, ${known.sha256}`, "leave --sha256 out, or give a URL");
  if (known) return { ...known, file: `${named}.gguf` };
  if (!URL.canParse(named) || !/^https?:/.test(named)) {
    const hint = meant(named, KNOWN_NAMES, `one of ${KNOWN_NAMES.join(", ")}, or the URL of a GGUF file`);
    throw new UsageError("UNKNOWN_MODEL", `no model ${JSON.stringify(named)} is known`, hint);
  }
  const { pathname, username, password } = new URL(named);
  if (!isSafe(named))
    throw new UsageError("USAGE", `${shownUrl(named)}: on its way anybody could change it`, "use its https address");
  if (username || password)
    throw new UsageError("USAGE", `${shownUrl(named)}: a name or password in it is not sent`, "leave it out");
  const file = /([\w][\w.+-]{0,150}\.gguf)$/i.exec(pathname)?.[1];
  if (file === undefined)
    throw new UsageError("USAGE", `${shownUrl(named)} names no .gguf file`, "give the URL of the file itself");
  return { url: named, file, sha256 };
}

/** A line for each so many hundredths; where the size is not told, for each GB. */
function progressIn(tell: (text: string) => void, step: number): Download["progress"] {
  let told = 0;
  return (bytes, of) => {
    const mark = of === undefined ? Math.floor(bytes / 1e9) : Math.floor((100 * bytes) / of / step);
    if (mark === told) return;
    told = mark;
    tell(of === undefined ? `${mark} GB` : `${mark * step} % of ${(of / 1e6).toFixed(0)} MB`);
  };
}
