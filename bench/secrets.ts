/**
 * How many secrets told in sentences get past lithify, and how many harmless neighbours it redacts: the texts of
 * `cases/secrets.json`, one a day, offline and with a model that repeats every line it is shown. A secret is caught when
 * neither it nor half of its words stands in a request, under memory/ or .lithify/, in a git object or in a file name. A
 * neighbour is touched when the request does not show it as it is, or when something made of its day holds a redaction.
 *
 * Usage: node bench/secrets.ts [--verbose]     writes only to temporary folders
 */
import { addDays, weekOf } from "../src/calendar/week.ts";
import { asking, blockText, serveWeeks } from "./scripted-weeks.ts";
import { type Neighbour, piecesOf, type Secret, secretCases, squashed, written } from "./secret-cases.ts";
import { type Trial, trial } from "./trial.ts";

type Placed<T> = T & { readonly day: string; readonly path: string };

const BORDERS = ["request", "memory", "state", "git", "file name"] as const;
type Border = (typeof BORDERS)[number];

const verbose = process.argv.includes("--verbose");
const { secrets, neighbours } = secretCases();

function placed<T extends Neighbour>(list: readonly T[]): Placed<T>[] {
  return list.map((one, i) => {
    const day = addDays("2025-01-06", i);
    return { ...one, day, path: `logs/${day}.md` };
  });
}

const logText = ({ text, day }: Placed<Neighbour>): string => `# ${day}\n\n- 09:10\n\n${written(text)}\n`;

/** What a request shows of a day: from the line that names its log to the next one that names a log. */
function shownOf(request: string, path: string): string[] {
  const lines = request.split("\n");
  const from = lines.findIndex((line) => !line.startsWith("|") && line.includes(path));
  if (from < 0) return [];
  const rest = lines.slice(from + 1);
  const to = rest.findIndex((line) => !line.startsWith("|"));
  return rest
    .slice(0, to < 0 ? undefined : to)
    .map((line) => line.replace(/^\| ?/, ""))
    .filter((line) => line.trim() !== "" && !/^# \d|^- 09:10$/.test(line));
}

function echoOf(request: string, list: readonly Placed<Neighbour>[]): string {
  const days = list
    .map(({ day, path }) => ({ day, lines: shownOf(request, path) }))
    .filter(({ lines }) => lines.length);
  const claim = (lines: readonly string[]): string => lines.map((line) => line.replace(/^[\s#-]+/, "")).join(" ");
  const bullets = days.map(({ day, lines }) => `- ${claim(lines)} (${day})`);
  const blocks = days.map(({ lines }) =>
    blockText({
      ...{ name: [...claim(lines)].slice(0, 70).join(""), description: claim(lines), type: "project" },
      ...{ body: claim(lines), evidence: lines.map((line) => line.trim()) },
    }),
  );
  return `### Outcomes\n${bullets.join("\n")}\n\n${blocks.join("\n\n")}\n`;
}

interface Seen {
  readonly requests: readonly string[];
  readonly workspace: Trial;
}

async function compacted<T>(list: readonly Placed<Neighbour>[], mode: string, look: (seen: Seen) => T): Promise<T> {
  using workspace = trial(Object.fromEntries(list.map((one) => [one.path, logText(one)])));
  workspace.git("init", "-q", "-b", "main");
  const weeks = [...Map.groupBy(list, ({ day }) => weekOf(day)).values()];
  await using server = await serveWeeks(
    weeks.map((some) => ({ logs: some.map(({ path }) => path), answer: (request) => echoOf(request, some) })),
  );
  const ran = await workspace.lithify("compact", "--all", "--json", ...(mode === "offline" ? [] : asking(server)));
  if (ran.code !== 0) throw new Error(`compact ended with ${ran.code}: ${ran.stderr}`);
  const { commitPostponed } = JSON.parse(ran.stdout) as { commitPostponed?: string | null };
  if (commitPostponed) console.log(`${mode}, ${list[0]!.language}: not committed, ${commitPostponed}`);
  const requests = server.requests.map(({ body }) => (body.messages ?? []).map(({ content }) => content).join("\n"));
  return look({ requests, workspace });
}

function bordersCrossed(list: readonly Placed<Secret>[], { requests, workspace }: Seen): Map<Placed<Secret>, Border[]> {
  const [memory, state] = [workspace.files("memory"), workspace.files(".lithify")];
  const places: readonly (readonly [Border, string])[] = [
    ["request", requests.join("\n")],
    ["memory", Object.values(memory).join("\n")],
    ["state", Object.values(state).join("\n")],
    ["git", workspace.git("cat-file", "--batch-all-objects", "--batch").replace(/^[0-9a-f]{40,64} \w+ \d+$/gm, "")],
  ];
  const names = [...Object.keys(memory), ...Object.keys(state)].map(squashed);
  return new Map(
    list.map((one) => {
      const pieces = piecesOf(one.secret);
      const crossed = places.filter(([, text]) => pieces.some((piece) => piece.test(text))).map(([border]) => border);
      const word = squashed(one.secret);
      return [one, word.length >= 6 && names.some((name) => name.includes(word)) ? [...crossed, "file name"] : crossed];
    }),
  );
}

function touched(list: readonly Placed<Neighbour>[], { requests, workspace }: Seen): Placed<Neighbour>[] {
  const memory = Object.entries(workspace.files("memory"));
  return list.filter(({ text, day, path }) => {
    const request = requests.find((one) => one.includes(path));
    if (request !== undefined && !shownOf(request, path).join("\n").includes(text)) return true;
    return memory.some(([name, content]) =>
      name.startsWith("memory/weekly/")
        ? content.split("\n").some((line) => line.startsWith("- ") && line.includes(day) && isRedacted(line))
        : content.includes(`${path}#`) && isRedacted(content.replaceAll(text, "")),
    );
  });
}

const isRedacted = (text: string): boolean => /\[redacted:/.test(text);
const share = (n: number, of: number): string => `${n} of ${of} (${((100 * n) / of).toFixed(1)} %)`;
const byLanguage = <T extends Neighbour>(list: readonly T[]): T[][] => [
  ...Map.groupBy(list, ({ language }) => language).values(),
];

const crossed = new Map<string, Set<Border>>();
const touchedIds = new Set<string>();
for (const mode of ["offline", "echoing model"]) {
  const here = new Map<Placed<Secret>, Border[]>();
  for (const list of byLanguage(secrets).map(placed))
    for (const [one, borders] of await compacted(list, mode, (seen) => bordersCrossed(list, seen)))
      here.set(one, borders);
  const red: Placed<Neighbour>[] = [];
  for (const list of byLanguage(neighbours).map(placed))
    red.push(...(await compacted(list, mode, (seen) => touched(list, seen))));
  for (const [{ id }, borders] of here) crossed.set(id, new Set([...(crossed.get(id) ?? []), ...borders]));
  for (const { id } of red) touchedIds.add(id);
  const missed = [...here].filter(([, borders]) => borders.length > 0);
  console.log(`\n${mode}`);
  console.log(`  secrets caught       ${share(here.size - missed.length, here.size)}`);
  for (const border of BORDERS)
    console.log(`    past ${border.padEnd(15)} ${missed.filter(([, borders]) => borders.includes(border)).length}`);
  console.log(`  neighbours touched   ${share(red.length, neighbours.length)}`);
}

const missed = secrets.filter(({ id }) => crossed.get(id)!.size > 0);
const shapes = new Set(secrets.map(({ shape }) => shape));
console.log(
  `\nboth together: ${secrets.length} secrets, ${shapes.size} shapes, ${byLanguage(secrets).length} languages`,
);
console.log(`  secrets caught       ${share(secrets.length - missed.length, secrets.length)}`);
console.log(`  neighbours touched   ${share(touchedIds.size, neighbours.length)}`);
console.log(`  missed by language   ${tally(missed, ({ language }) => language)}`);
console.log(`  missed by shape      ${tally(missed, ({ shape }) => shape)}`);
for (const { id, text, secret } of verbose ? missed : [])
  console.log(
    `  missed ${id} ${JSON.stringify(text)}: ${JSON.stringify(secret)} [${[...crossed.get(id)!].join(", ")}]`,
  );
for (const { id, text } of neighbours) if (touchedIds.has(id)) console.log(`  touched ${id} ${JSON.stringify(text)}`);

function tally(list: readonly Secret[], key: (one: Secret) => string): string {
  const counts = [...Map.groupBy(list, key)].sort((a, b) => b[1].length - a[1].length);
  return counts.map(([name, some]) => `${name} ${some.length}`).join(", ") || "none";
}
