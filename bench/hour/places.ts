/**
 * The workspaces of the hour and their people: a bare repository each, a clone from which people push, and when they push what. What
 * `people.ts` would have them do is done here.
 */
import fs from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { World } from "../../test/support/fleet-world.ts";
import type { HourModel } from "./model.ts";
import { type Edit, edited, type Step, sourcesOfCorpus, stepsOf } from "./people.ts";
import { memoryAt, type Undisturbed, undisturbedOf } from "./undisturbed.ts";

export interface Hour {
  readonly world: World;
  readonly model: HourModel;
  readonly minutes: number;
  readonly seed: number;
  readonly calm: (folder: string, ...args: string[]) => Promise<string>;
  readonly tally: (what: string) => void;
}

export interface Place {
  readonly name: string;
  readonly remote: string;
  /** The clone of its people. */
  readonly people: string;
  readonly undisturbed: Undisturbed;
  readonly steps: { atMs: number; readonly step: Step }[];
  /** A hook refuses, or the remote is not there. */
  refusedUntilMs: number;
}

type Files = Readonly<Record<string, string | null>>;

/** Small, and the same everywhere. */
export function drawing(from: number): () => number {
  let state = from;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Each with a key of its own, by which the model knows who asks. @returns them, and their keys for `fleet.yaml` */
export function makePlaces(hour: Hour, count: number): { readonly places: Place[]; readonly keys: string[] } {
  const { git, base } = hour.world;
  const sources = sourcesOfCorpus();
  const keys: string[] = [];
  const places = Array.from({ length: count }, (_, i) => {
    const source = sources[i % sources.length]!;
    const name = `w${String(i).padStart(2, "0")}-${source}`;
    const draw = drawing(hour.seed * 1_000 + i);
    const [first, ...steps] = stepsOf(source, Math.floor(i / sources.length), draw);
    const [remote, people] = [join(base, "remotes", `${name}.git`), join(base, "people", name)];
    keys.push(`  ${name}: { config: ${keyOf(hour, name)} }`);
    for (const folder of [remote, people]) fs.mkdirSync(folder, { recursive: true });
    git(remote, "init", "-q", "--bare", "-b", "main");
    git(people, "init", "-q", "-b", "main");
    git(people, "remote", "add", "origin", remote);
    const undisturbed = undisturbedOf(remote, join(base, "undisturbed", name), git, hour.calm);
    const spreadMs = 0.92 * hour.minutes * 60_000;
    const timed = steps.map((step, k) => ({ atMs: ((k + draw()) / steps.length) * spreadMs, step }));
    const place: Place = { name, remote, people, undisturbed, steps: timed, refusedUntilMs: 0 };
    push(hour, place, { "lithify.yaml": "timezone: UTC\n", ".gitignore": ".lithify/\n", ...first.files });
    return place;
  });
  return { places, keys };
}

/** Stands for $XDG_CONFIG_HOME. */
function keyOf({ world, model }: Hour, name: string): string {
  const folder = join(world.base, "keys", name);
  fs.mkdirSync(join(folder, "lithify"), { recursive: true });
  fs.writeFileSync(join(folder, "lithify", "key"), `key-of-${name}`, { mode: 0o600 });
  fs.writeFileSync(
    join(folder, "lithify", "config.yaml"),
    `model: { provider: openai, name: m, baseURL: "http://127.0.0.1:${model.port}/v1", apiKeyFile: key, timeoutSeconds: 20 }\n`,
  );
  return folder;
}

/** @throws where somebody else was first */
function push({ world: { git } }: Hour, { people }: Place, files: Files): void {
  for (const [path, text] of Object.entries(files)) {
    const full = join(people, path);
    fs.mkdirSync(dirname(full), { recursive: true });
    if (text === null) fs.rmSync(full, { force: true });
    else fs.writeFileSync(full, text);
  }
  git(people, "add", "--all");
  git(people, "-c", "user.name=t", "-c", "user.email=t@example.org", "commit", "-q", "-m", "people");
  git(people, "push", "-q", "origin", "HEAD:main");
}

/** Of what lithify wrote and somebody finds in the remote. */
function editIn(
  { world: { git } }: Hour,
  { people }: Place,
  kind: Edit["edit"],
  draw: () => number,
): Files | undefined {
  const pattern = kind === "weekly" ? /^memory\/weekly\/.*\.md$/ : /^memory\/(?:project|feedback|reference)_.*\.md$/;
  const files = [...memoryAt(git, people, "HEAD").keys()].filter((path) => pattern.test(path));
  const path = files[Math.floor(draw() * files.length)];
  if (path === undefined) return undefined;
  const text = fs.readFileSync(join(people, path), "utf8");
  return { [path]: edited(kind, text, Math.floor(draw() * 1_000)) };
}

/** Until the last push got through. Whoever finds that the fleet was first fetches and pushes again. */
export async function pushAll(hour: Hour, places: readonly Place[], beganMs: number): Promise<void> {
  const { git } = hour.world;
  const draw = drawing(hour.seed + 77);
  const due = places.flatMap((place) => place.steps.map((one) => ({ place, ...one, tried: 0 })));
  for (;;) {
    const elapsed = Date.now() - beganMs;
    due.sort((a, b) => a.atMs - b.atMs);
    const [next] = due;
    if (next === undefined) return;
    if (next.atMs > elapsed) {
      await sleep(Math.min(1_000, next.atMs - elapsed));
      continue;
    }
    due.shift();
    const { place, step } = next;
    // Later steps of the same place wait behind it.
    const again = (seconds: number): void => {
      for (const one of due) if (one.place === place) one.atMs = Math.max(one.atMs, elapsed + seconds * 1_000 + 1);
      due.push({ ...next, atMs: elapsed + seconds * 1_000, tried: next.tried + 1 });
    };
    if (!fs.existsSync(place.remote)) {
      again(5);
      continue;
    }
    git(place.people, "fetch", "-q", "origin");
    git(place.people, "reset", "-q", "--hard", "origin/main");
    const files = "edit" in step ? editIn(hour, place, step.edit, draw) : step.files;
    if (files === undefined) {
      if (next.tried < 4) again(15);
      else hour.tally("edits for which there was nothing");
      continue;
    }
    try {
      push(hour, place, files);
      hour.tally("edit" in step ? `people's edits: ${step.edit}` : "people's pushes of logs");
    } catch {
      git(place.people, "reset", "-q", "--hard", "origin/main");
      hour.tally("pushes of people that came second");
      again(1);
    }
    await sleep(10);
  }
}
