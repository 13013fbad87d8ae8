/**
 * Finds the workspace and its configuration: flags over environment over the workspace's file over the user's file,
 * each file's faults told at once.
 */
import { existsSync, readlinkSync, realpathSync, statSync } from "node:fs";
import { homedir } from "node:os";
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from "node:path";
import { systemZone } from "../calendar/week.ts";
import { defined } from "../document/fields.ts";
import { readOwnYamlWithin } from "../document/own-yaml.ts";
import { type PassOver, shellWord, throwing, UsageError } from "../errors.ts";
import { holdTo } from "../held-folders.ts";
import { asksServer, presetOf } from "../model/presets.ts";
import { namesIn, realPathOf, standingAt } from "../store/disk/real-folder.ts";
import { obeyedText, readNamedFile, readRegularFile } from "../store/disk/regular-file.ts";
import { foldedName } from "../store/git/git-name.ts";
import type { Config, ConfigFault } from "./config.ts";
import { DEFAULTS } from "./config-defaults.ts";
import {
  endpointOf,
  type Layers,
  limitsByStrangersPrice,
  mergedLayers,
  type NotLifted,
  notLifted,
  sectionOf,
} from "./layers.ts";
import { refuseOwner } from "./ownership.ts";
import { ggufAt, userConfigPath } from "./user-folders.ts";

export const CONFIG_FILE = "lithify.yaml";

export interface Flags {
  readonly workspace?: string | undefined;
  readonly provider?: string | undefined;
  readonly model?: string | undefined;
  readonly baseUrl?: string | undefined;
}

export interface Workspace {
  /** Absolute, links resolved. */
  readonly root: string;
  readonly config: Config;
  /** `model.apiKeyFile`, absolute, from the user's own file, where that means this endpoint; the environment's key comes first. */
  readonly apiKeyFile: string | undefined;
  /** Whether a key may go to the endpoint: the user named it, in a file, the environment or a flag. */
  readonly takesKey: boolean;
  /** The environment variable whose key is meant for this endpoint; undefined for one that wants none, or that nobody meant it for. */
  readonly keyVariable: string | undefined;
  /** Limits and safeguards of the user's that the workspace's own file would lift. */
  readonly notLifted: readonly NotLifted[];
  /** Agents whose sessions the user's own file asks for, and folders of sessions that it names, absolute. */
  readonly userSessions: readonly string[];
  /** Folders of logs that the user's own file names, absolute. */
  readonly userLogs: readonly string[];
  /** IANA name of the configured zone. */
  readonly timezone: string;
  /** Where what a key names may lie: in the workspace, and at places that the user's own file names for that key. */
  readonly allowedRoots: Readonly<Record<PlaceKey, readonly string[]>>;
}

/** Where a command runs: of what it is given, as much as finds a workspace. */
interface Around {
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
  readonly signal?: AbortSignal;
}

/** Keys that name places. */
type PlaceKey = "logs" | "memory" | "prompts" | "transcripts";

/**
 * The nearest ancestor holding `lithify.yaml`, else the current folder; links followed.
 * @throws {UsageError} NO_WORKSPACE; UNSAFE_WORKSPACE where another user made it: nothing in it is read
 */
export async function findRoot(flag: string | undefined, place: Around): Promise<string> {
  const root = flag === undefined ? nearestRoot(place.cwd) : namedRoot(place.cwd, flag);
  await refuseOwner(root, [root, join(root, CONFIG_FILE)], place);
  return root;
}

function namedRoot(cwd: string, flag: string): string {
  const named = resolve(cwd, flag);
  if (existsSync(named) && statSync(named).isDirectory()) return realpathSync(named);
  throw new UsageError("NO_WORKSPACE", `no folder ${flag}`, "name a folder that exists, or run lithify init there");
}

function nearestRoot(cwd: string): string {
  for (let folder = cwd; ; folder = dirname(folder)) {
    if (standingAt(join(folder, CONFIG_FILE)) !== undefined) return realpathSync(folder);
    if (dirname(folder) === folder) return namedRoot(cwd, cwd);
  }
}

const serverOf = (address: string): string => URL.parse(address)?.origin ?? address;

/**
 * @param passOver for who only reads memories: what a file says wrong counts as not said, and no model is configured then
 * @throws {UsageError} that names every fault of every file, key by key
 */
export async function openWorkspace(flags: Flags, place: Around, passOver?: PassOver): Promise<Workspace> {
  const { cwd, env } = place;
  const root = await findRoot(flags.workspace, place);
  const userFile = userConfigPath(env);
  const ownPath = join(root, CONFIG_FILE);
  const [own, user] = [
    await readConfigFile(ownPath, (bytes) => readRegularFile(inside(root, ownPath), bytes), passOver),
    await readConfigFile(userFile, (bytes) => readNamedFile(userFile, bytes), passOver),
  ];
  const given = fromEnvironment(env);
  const flagged = { model: defined({ provider: flags.provider, name: flags.model, baseURL: flags.baseUrl }) };
  const layers: Layers = { user, workspace: own, environment: given, flags: flagged };
  const config = [user, own, given.model, flagged.model].every(saysNothing)
    ? DEFAULTS
    : await configOf(layers, userFile, cwd, env).catch((error: unknown) => {
        if (passOver === undefined || !(error instanceof UsageError)) throw error;
        passOver(error);
        return configToRead(layers);
      });
  const preset = presetOf(config.model.provider);
  const endpoint = endpointOf(layers);
  // A key is for the server beside it, whatever the path; where none is, for any that the user names.
  const isFor = (beside: string): boolean => beside === "" || serverOf(beside) === serverOf(endpoint.baseURL);
  return {
    root,
    config,
    apiKeyFile: (preset ? endpoint.namedBy === "user" : isFor(endpointOf({ user }).baseURL))
      ? keyFileOf(user, userFile)
      : undefined,
    takesKey: endpoint.namedBy !== "workspace",
    keyVariable: (preset ? endpoint.ofPreset : isFor(env.OPENAI_BASE_URL ?? ""))
      ? (preset ?? { keyVariable: "OPENAI_API_KEY" }).keyVariable
      : undefined,
    notLifted: notLifted(layers),
    userSessions: [user.transcripts]
      .flat()
      .flatMap((named) => (typeof named === "string" ? [named] : pathsIn(sectionOf({ named }, "named").path, root))),
    userLogs: pathsIn(user.logs, root),
    // Where the machine is takes a tenth of a start to find out, and few commands ask.
    get timezone() {
      return config.timezone === "system" ? systemZone() : config.timezone;
    },
    allowedRoots: namedPlaces(user, root),
  };
}

const saysNothing = (values: Readonly<Record<string, unknown>>): boolean => Object.keys(values).length === 0;

/** What the layers say together. @throws {UsageError} that names every fault of every file, key by key */
async function configOf(layers: Layers, userFile: string, cwd: string, env: NodeJS.ProcessEnv): Promise<Config> {
  const { readConfig, refusedInWorkspace, faultsTogether, isLoopback } = await import("./config.ts");
  const { user, workspace: own, environment: given, flags: flagged } = layers;
  const wrong = [
    [CONFIG_FILE, faultsOf(readConfig(own))],
    [userFile, faultsOf(readConfig(user))],
  ] as const;
  const refused = refusedInWorkspace(own);
  const unpriced = limitsByStrangersPrice(layers) ? [PRICE_MISSING] : [];
  const values = mergedLayers(layers);
  const apart = faultsTogether(values).filter(({ key }) => !unpriced.some((one) => one.key === key));
  const mend = wrong.some(([, faults]) => faults.length > 0)
    ? "change what is named there, or take it out to have the default"
    : [
        ...(refused.length > 0 ? [`move them to ${userFile}`] : []),
        ...(unpriced.length > 0 ? [`set model.price in ${userFile}`] : []),
        ...(apart.length > 0 ? ["change one of the two keys that do not go together"] : []),
      ].join(", and ");
  refuse([...wrong, [CONFIG_FILE, refused], [userFile, unpriced], ["configuration", apart]], mend);

  const read = readConfig(values);
  refuse([["flags and environment", faultsOf(read)]], "run lithify --help");
  const endpoint = endpointOf(layers);
  const { config: merged } = read as { config: Config };
  const path = ggufPath(layers, userFile, cwd, env);
  const config: Config = { ...merged, model: { ...merged.model, baseURL: endpoint.baseURL, path } };
  const { provider } = config.model;
  const chosenElsewhere = [user, given, flagged].some((layer) => sectionOf(layer, "model").provider === provider);
  if (asksServer(provider)) {
    if (!config.model.baseURL)
      throw new UsageError(
        "NO_BASE_URL",
        "model.baseURL: the openai provider needs to know where its server is",
        "set model.baseURL, OPENAI_BASE_URL or --base-url, for example http://127.0.0.1:11434/v1",
      );
    if (!chosenElsewhere && !isLoopback(config.model.baseURL))
      throw new UsageError(
        "ENDPOINT_REFUSED",
        `model.provider: ${CONFIG_FILE} chose ${provider}, and OPENAI_BASE_URL points elsewhere than this machine`,
        `choose the provider yourself: --provider ${provider}, LITHIFY_PROVIDER or your own config`,
      );
    if (!config.model.name)
      throw new UsageError(
        "NO_MODEL_NAME",
        `model.name: the ${provider} provider needs the name of a model`,
        "set model.name, LITHIFY_MODEL or --model",
      );
  }
  return config;
}

/** What needs no reading, and says things that go wrong together. */
const NOT_TO_READ = new Set(["model", "search", "budget"]);

/** What reading takes of layers that have faults: each key that says nothing wrong. */
async function configToRead({ user, workspace }: Layers): Promise<Config> {
  const { readConfig } = await import("./config.ts");
  const [ours, theirs] = [user, workspace].map((layer) =>
    Object.fromEntries(
      Object.entries(layer).filter(([key, value]) => !NOT_TO_READ.has(key) && "config" in readConfig({ [key]: value })),
    ),
  ) as [Layers["user"], Layers["workspace"]];
  const read = readConfig(mergedLayers({ user: ours, workspace: theirs, environment: {}, flags: {} }));
  return "config" in read ? read.config : DEFAULTS;
}

/** A file of a model, from a flag, the environment or the user's own file: what a workspace calls a model names none. */
function ggufPath({ user, environment, flags }: Layers, userFile: string, cwd: string, env: NodeJS.ProcessEnv): string {
  const [flag, variable, own] = [
    sectionOf(flags, "model").name,
    sectionOf(environment, "model").name,
    sectionOf(user, "model").path,
  ].map((named) => (typeof named === "string" ? expandHome(named) : ""));
  return ggufAt(flag || variable || "", cwd, env) || ggufAt(own ?? "", dirname(userFile), env);
}

/** A configuration with every option in use has 60 keys; a list of transcripts adds some. */
export const CONFIG_LIMITS = { bytes: 64 * 1024, keys: 500, depth: 6, tokens: 20_000 };

/**
 * @param read its bytes, within a bound; undefined when there is no file
 * @param passOver told what does not read; the entries that do are given
 */
export async function readConfigFile(
  path: string,
  read: (limitBytes: number) => Buffer | undefined,
  passOver: PassOver = throwing,
): Promise<Record<string, unknown>> {
  let text: string;
  try {
    const bytes = read(CONFIG_LIMITS.bytes);
    if (bytes === undefined) return {};
    text = obeyedText(bytes);
  } catch (error) {
    passOver(
      new UsageError(
        "BAD_CONFIG",
        `cannot read ${path}: ${(error as Error).message}`,
        "make it a readable text file, saved as UTF-8, or remove it",
        error,
      ),
    );
    return {};
  }
  const quick = readOwnYamlWithin(text, CONFIG_LIMITS);
  if (quick !== undefined) return quick.data;
  // The same YAML as front matter: no tags, no aliases, no key twice.
  const { readYaml } = await import("../document/yaml.ts");
  const yaml = readYaml(text, CONFIG_LIMITS);
  if (!("fault" in yaml)) return yaml.data;
  passOver(
    new UsageError(
      "BAD_CONFIG",
      `${path}:${yaml.line}: ${yaml.fault}`,
      "correct that line; a value with a colon, a # or quotation marks is safe inside single quotes",
    ),
  );
  const entries = text.split(/^(?=[\p{L}"'])/mu).map((entry) => readYaml(entry, CONFIG_LIMITS));
  return Object.assign({}, ...entries.map((entry) => ("fault" in entry ? {} : entry.data)));
}

/**
 * A file that a person named: a link in a cloned workspace must not take another file of this machine along.
 * @param path absolute   @throws {UsageError} OUTSIDE_WORKSPACE for one in the workspace that leads out of it
 */
export function refuseLinkOut(root: string, path: string, named: string): void {
  if (!within(root, path) || within(root, realPlace(path))) return;
  throw new UsageError(
    "OUTSIDE_WORKSPACE",
    `${named} is a link out of the workspace (${realPlace(path)})`,
    "name that file itself if you mean it",
  );
}

/** The file itself where its link stays in the workspace; one that leads out of it is left, for the reading to refuse. */
function inside(root: string, path: string): string {
  const real = realPathOf(path);
  return within(root, real) ? real : path;
}

const faultsOf = (read: { config: Config } | { faults: readonly ConfigFault[] }): readonly ConfigFault[] =>
  "faults" in read ? read.faults : [];

const PRICE_MISSING: ConfigFault = {
  key: "budget.monthUsd",
  message: "a limit in USD needs model.price beside it: in a workspace's file anyone could write one",
};

/** Every fault of every file at once. */
function refuse(files: readonly (readonly [where: string, faults: readonly ConfigFault[]])[], hint: string): void {
  const told = files
    .filter(([, faults]) => faults.length > 0)
    .map(([where, faults]) => `${where}: ${faults.map(({ key, message }) => `${key}: ${message}`).join("\n  ")}`);
  if (told.length > 0) throw new UsageError("BAD_CONFIG", told.join("\n"), hint);
}

const fromEnvironment = (env: NodeJS.ProcessEnv): { readonly model: Record<string, unknown> } => ({
  model: defined({
    provider: env.LITHIFY_PROVIDER || undefined,
    name: env.LITHIFY_MODEL || undefined,
    baseURL: env.OPENAI_BASE_URL || undefined,
  }),
});

function keyFileOf(user: Record<string, unknown>, userFile: string): string | undefined {
  const named = sectionOf(user, "model").apiKeyFile;
  return typeof named === "string" && named !== "" ? resolve(dirname(userFile), expandHome(named)) : undefined;
}

const expandHome = (path: string): string => (path.startsWith("~/") ? join(homedir(), path.slice(2)) : path);

/**
 * The workspace, and places outside of it that the user's own configuration names, each for its own role: the folder of another
 * one's prompts is no place to write memories to. `logs: logs` names none: in another workspace it may be a link that its author
 * made.
 */
function namedPlaces(user: Record<string, unknown>, root: string): Workspace["allowedRoots"] {
  const sessions = [user.transcripts].flat().map((named) => sectionOf({ named }, "named").path);
  const rootsOf = (named: unknown): string[] => [root, ...pathsIn(named, root).filter((place) => !within(root, place))];
  return {
    ...{ logs: rootsOf(user.logs), memory: rootsOf(user.memory) },
    ...{ prompts: rootsOf(user.prompts), transcripts: rootsOf(sessions) },
  };
}

/** Absolute paths of one that is named, or of several. */
export const pathsIn = (named: unknown, root: string): string[] =>
  [named]
    .flat()
    .filter((path): path is string => typeof path === "string" && path !== "")
    .map((path) => resolve(root, expandHome(path)));

/**
 * A configured folder, absolute. One that lies outside the workspace, by its path or through a link, is refused unless
 * the user's own configuration names the place for that key (contract §7.10). From then on it is held to where it leads.
 */
export function placeOf(workspace: Workspace, path: string, key: PlaceKey): string {
  if (path.includes("\0"))
    throw new UsageError(
      "BAD_CONFIG",
      `${key}: ${JSON.stringify(path)} is no path`,
      "take the NUL character out of it",
    );
  const place = asSpelled(workspace.root, resolve(workspace.root, expandHome(path)), key === "memory");
  const real = realPlace(place);
  const allowed = workspace.allowedRoots[key].some((root) => within(realPlace(root), real));
  if (!allowed)
    throw new UsageError(
      "OUTSIDE_WORKSPACE",
      `${key}: ${path} lies outside the workspace (${real})`,
      `name that place under ${key} in your own configuration if you mean it`,
    );
  holdTo(place, real);
  return place;
}

/** As the disk has it in the workspace: one that knows no case finds `Memory` by `memory`, and git would get each file under two names. */
function asSpelled(root: string, place: string, isMade: boolean): string {
  if (place === root || !within(root, place) || (!isMade && standingAt(place) === undefined)) return place;
  const [above, name] = [asSpelled(root, dirname(place), isMade), basename(place)];
  const names = namesIn(above);
  const found = names.includes(name) ? name : names.find((one) => foldedName(one) === foldedName(name));
  if (found === undefined || standingAt(join(above, name)) !== undefined) return join(above, found ?? name);
  throw new UsageError(
    "BAD_CONFIG",
    `there is no folder ${join(above, name)}, and ${found} beside it would be the same on other disks`,
    `name it so in ${CONFIG_FILE}, or rename it: git mv ${shellWord(found)} ${shellWord(name)}`,
  );
}

/** More links in a row than this lead nowhere. */
const MOST_LINKS = 40;

/** Links followed; a place that is not there yet lies where the nearest folder above it does. */
export function realPlace(place: string, links = 0): string {
  if (existsSync(place)) return realpathSync(place);
  // A link to nowhere may lead anywhere once something stands there.
  if (links < MOST_LINKS && standingAt(place)?.isSymbolicLink())
    return realPlace(resolve(dirname(place), readlinkSync(place)), links + 1);
  return dirname(place) === place ? place : join(realPlace(dirname(place), links), basename(place));
}

/** Whether a path is a folder or lies below it; both absolute. */
export const within = (root: string, path: string): boolean =>
  path === root ||
  (!relative(root, path).startsWith(`..${sep}`) && relative(root, path) !== ".." && !isAbsolute(relative(root, path)));
