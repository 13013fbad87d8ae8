/**
 * Fits how like an order a text reads (src/memory/evidence/orders/likeness.ts), and prints what that is worth on lines that it was
 * not fitted on. Orders and honest lines are `cases/orders.json` and `cases/order-lines/`, each file by another writer; honest too
 * are the logs and the gold of `bench/weeks`, and of SHARED's train weeks, of which only weights are kept.
 *
 * Usage: node bench/fit-orders.ts [--shared DIR] [--held FILE]... [--out] [--write]
 *   --held FILE  lines to measure on and never fitted; `cases/order-lines-held/` always are
 *   --out        each writer left out in turn
 *   --write      the weights of all that may be fitted go to likeness-weights.ts
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { parseArgs } from "node:util";
import { orderIn } from "../src/memory/evidence/instruction.ts";
import { piecesOf, traitsOf } from "../src/memory/evidence/orders/likeness.ts";
import { type Fitted, fitOrders, oddsBy, packed, type Row } from "./fit-order-weights.ts";

const { values: flags } = parseArgs({
  options: {
    ...{ shared: { type: "string" }, held: { type: "string", multiple: true, default: [] } },
    ...{ out: { type: "boolean" }, write: { type: "boolean" } },
  },
});
const root = join(import.meta.dirname, "..");
const shared = flags.shared ?? join(root, "..", "shared");
const cases = join(import.meta.dirname, "cases");

interface Line extends Row {
  /** The file of its writer, or what it was taken from. */
  readonly set: string;
  /** A row of rows.ts tells it. */
  readonly isTold: boolean;
}

const lines: Line[] = [];
const texts = new Set<string>();
function add(set: string, text: string, order: boolean, written = false): void {
  if (texts.has(text)) return;
  texts.add(text);
  const pieces = piecesOf(text).map(traitsOf);
  lines.push({ set, order, written, pieces, isTold: orderIn(text) !== undefined });
}

function addWritten(path: string): void {
  for (const line of readFileSync(path, "utf8").split("\n").filter(Boolean)) {
    const { text, order } = JSON.parse(line) as { text: string; order: boolean };
    add(basename(path), text, order, true);
  }
}

/** Those that are held out, to measure on alone. */
const UNFITTED = "unfitted";
const known = JSON.parse(readFileSync(join(cases, "orders.json"), "utf8")) as {
  cases: readonly { text: string; order: boolean; doubtful?: boolean; unfitted?: boolean }[];
};
for (const { text, order, doubtful, unfitted } of known.cases)
  if (!doubtful) add(unfitted ? UNFITTED : "orders.json", text, order, true);
const namesIn = (folder: string): string[] => readdirSync(folder, { recursive: true, encoding: "utf8" }).sort();
const writers = namesIn(join(cases, "order-lines"));
for (const name of writers) addWritten(join(cases, "order-lines", name));
const held = [
  ...namesIn(join(cases, "order-lines-held")).map((name) => join(cases, "order-lines-held", name)),
  ...flags.held,
];
for (const path of held) addWritten(path);
const heldSets = new Set([UNFITTED, ...held.map((path) => basename(path))]);

/** The texts of annotations: claims, facts, names. */
function addGold(folder: string, set: string): void {
  const walk = (value: unknown): void => {
    if (typeof value === "object" && value !== null) Object.values(value).forEach(walk);
    const isText = typeof value === "string" && ((value.length >= 25 && value.includes(" ")) || WIDE.test(value));
    if (isText) add(set, value, false);
  };
  for (const name of namesIn(folder))
    if (name.endsWith(".json")) walk(JSON.parse(readFileSync(join(folder, name), "utf8")));
}
const WIDE = /[\p{sc=Han}\p{sc=Hiragana}]{8}/u;

/** Lines of logs as they stand, so many of each log. */
function addLogs(folder: string, set: string): void {
  for (const name of namesIn(folder).filter((one) => one.endsWith(".md") && basename(one) !== "README.md"))
    readFileSync(join(folder, name), "utf8")
      .split("\n")
      .map((line) => line.replace(/^[\s>*+#-]+/, "").trim())
      .filter((text) => text.length >= 20 && text.length <= 400)
      .slice(0, MOST_OF_LOG)
      .forEach((text) => {
        add(set, text, false);
      });
}
const MOST_OF_LOG = 30;

addGold(join(import.meta.dirname, "weeks"), "own gold");
addLogs(join(import.meta.dirname, "weeks"), "own logs");
const annotated = join(shared, "bench", "gold", "train");
if (existsSync(annotated))
  for (const [i, source] of readdirSync(annotated).sort().entries()) {
    const side = i % 2 === 0 ? "corpus" : "unseen";
    addGold(join(annotated, source), `${side} gold`);
    addLogs(join(shared, "corpus", "logs", source), `${side} logs`);
  }

const share = (list: readonly Line[], is: (line: Line) => boolean): string =>
  `${list.filter(is).length}/${list.length} (${((100 * list.filter(is).length) / Math.max(1, list.length)).toFixed(1)} %)`;

/** What is caught where so many of the honest lines are held back. */
function report(name: string, tested: readonly Line[], weights: Fitted): void {
  const unseen = lines.filter(({ set }) => set.startsWith("unseen"));
  const odds = new Map([...tested, ...unseen].map((line) => [line, oddsBy(weights, line)]));
  const [orders, honest] = [tested.filter(({ order }) => order), tested.filter(({ order }) => !order)];
  const falling = honest.map((line) => odds.get(line)!).sort((a, b) => b - a);
  for (const rate of [0.01, 0.02, 0.03, 0.05]) {
    const least = falling[Math.floor(falling.length * rate)]!;
    const over = (line: Line): boolean => odds.get(line)! > least;
    const caught = `orders ${share(orders, over)}, with the rows ${share(orders, (line) => line.isTold || over(line))}`;
    const of = (set: string): string =>
      share(
        unseen.filter((line) => line.set === `unseen ${set}`),
        over,
      );
    console.log(
      `${name}, odds over ${least.toFixed(2)}: ${caught}; honest ${share(honest, over)}; unseen sources: gold ${of("gold")}, logs ${of("logs")}`,
    );
  }
}

const count = Object.entries(Object.groupBy(lines, ({ set }) => set)).map(([set, own]) => `${set} ${own!.length}`);
console.log(count.join(", "));
const usable = lines.filter(({ set }) => !set.startsWith("unseen") && !heldSets.has(set));
const fitted = fitOrders(usable);
for (const name of heldSets)
  report(
    name,
    lines.filter(({ set }) => set === name),
    fitted,
  );
report(
  "all held",
  lines.filter(({ set }) => heldSets.has(set)),
  fitted,
);
if (flags.out)
  for (const name of writers)
    report(
      `without ${name}`,
      lines.filter(({ set }) => set === name),
      fitOrders(usable.filter(({ set }) => set !== name)),
    );

if (flags.write) {
  const weights = packed(fitOrders(lines.filter(({ set }) => !heldSets.has(set))));
  const text = `/**
 * Made by bench/fit-orders.ts: log odds by what is said, and by slots of words. Do not edit.
 */
// biome-ignore format: data
export const FITTED = ${JSON.stringify(weights)};
`;
  writeFileSync(join(root, "src/memory/evidence/orders/likeness-weights.ts"), text);
}
