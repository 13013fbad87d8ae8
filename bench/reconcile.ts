/**
 * How well near-duplicates are told from near misses, on pairs made from the gold annotations: what two annotators wrote of
 * the same lines is one claim in two wordings; two memories of one annotator and week are two claims; a memory whose
 * number or negation was changed is another claim. Usage: npm run bench:reconcile [-- ../shared]
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { judge, sharesItsWords } from "../src/memory/identity/identity.ts";
import { similarIndex } from "../src/memory/identity/similar.ts";
import { difference } from "../src/memory/identity/similarity.ts";
import type { StoredMemory } from "../src/memory/memory.ts";

interface Gold {
  source: string;
  week: string;
  annotator: string;
  memories: { type: StoredMemory["type"]; name: string; description: string; body: string; lines: string[] }[];
}

const shared =
  process.argv.slice(2).find((argument) => !argument.startsWith("--")) ??
  join(import.meta.dirname, "..", "..", "shared");
const golds = ["dev", "train"].flatMap((part) => {
  const folder = join(shared, "bench", "gold", part);
  return readdirSync(folder).flatMap((source) =>
    readdirSync(join(folder, source)).map(
      (file) => JSON.parse(readFileSync(join(folder, source, file), "utf8")) as Gold,
    ),
  );
});

const stored = (memory: Gold["memories"][number], file: string): StoredMemory => ({
  ...{ type: memory.type, name: memory.name, description: memory.description, body: memory.body },
  ...{
    created: "2026-01-01",
    updated: "2026-01-01",
    sources: [],
    status: "active",
    file,
    text: "",
    byPerson: false,
    pinned: false,
  },
});
const overlap = (a: string[], b: string[]): number =>
  a.filter((line) => b.includes(line)).length / new Set([...a, ...b]).size;

/** All memories of annotator a, as one folder: what a claim is held against. */
const folder = golds
  .filter(({ annotator }) => annotator === "a")
  .flatMap(({ source, week, memories }) =>
    memories.map((memory, i) => ({
      source,
      week,
      memory,
      stored: stored(memory, `${source}-${week}-${String(i).padStart(2, "0")}.md`),
    })),
  );
const index = similarIndex(folder.map((entry) => entry.stored));

const tally = { same: 0, doubt: 0, other: 0, wrong: 0 };
const scores: { cosine: number; same: boolean; language: string }[] = [];
for (const gold of golds.filter(({ annotator }) => annotator === "b")) {
  for (const claim of gold.memories) {
    const twins = folder
      .filter(
        ({ source, week, memory }) =>
          source === gold.source && week === gold.week && overlap(memory.lines, claim.lines) >= 0.3,
      )
      .map(({ stored: { file } }) => file);
    const near = index.nearest(claim, 0, () => true);
    const verdict = judge(claim, near);
    if (near)
      scores.push({
        cosine: near.cosine,
        same: twins.includes(near.memory.file),
        language: /[\p{Script=Han}\p{Script=Hiragana}]/u.test(claim.body) ? "cjk" : "latin",
      });
    if (twins.length === 0) {
      if (verdict === "same") tally.wrong++;
      continue;
    }
    if (verdict === "same" && !twins.includes(near!.memory.file)) tally.wrong++;
    else tally[verdict === "same" ? "same" : verdict === "doubt" ? "doubt" : "other"]++;
  }
}
console.log(
  `paraphrases by another annotator: ${tally.same} merged, ${tally.doubt} in doubt, ${tally.other} kept apart; merged with the wrong memory: ${tally.wrong}`,
);

let nearMisses = 0;
let wrong = 0;
for (const { stored: one } of folder) {
  // Of the same week only: across weeks an annotator may have written one claim twice.
  const near = index.nearest(one, 0, ({ file }) => file !== one.file && file.slice(0, -5) === one.file.slice(0, -5));
  nearMisses++;
  if (judge(one, near) === "same") {
    wrong++;
    if (process.argv.includes("--verbose"))
      console.log(`  ${near!.cosine.toFixed(2)} ${one.name}  <>  ${near!.memory.name}`);
  }
}
console.log(`two claims of one annotator, each against its nearest: ${wrong} of ${nearMisses} merged`);

const changes: [string, (text: string) => string][] = [
  ["number", (text) => text.replace(/\d+/g, (digits) => String(Number(digits) + 7))],
  [
    "negation",
    (text) => text.replace(/\b(is|are|was|were|will|must|should|can)\b/, "$1 not").replace(/(是|用|要|する)/, "不$1"),
  ],
  ["name", (text) => text.replace(/(?<=[a-z,] )\p{Lu}\p{L}{3,}/u, "Zebulon")],
];
for (const [kind, change] of changes) {
  let made = 0;
  let merged = 0;
  for (const { stored: one } of folder) {
    const other = { ...one, name: change(one.name), description: change(one.description), body: change(one.body) };
    if (other.body === one.body && other.description === one.description) continue;
    made++;
    if (judge(other, { memory: one, cosine: 1 }) === "same") {
      merged++;
      if (process.argv.includes("--verbose"))
        console.log(
          `  ${kind}: ${difference(`${one.name} ${one.body}`, `${other.name} ${other.body}`)} ${other.body.slice(0, 120)}`,
        );
    }
  }
  console.log(`${kind} changed: ${merged} of ${made} merged`);
}
let named = 0;
let namedSame = 0;
for (const gold of golds.filter(({ annotator }) => annotator === "b"))
  for (const claim of gold.memories)
    for (const twin of folder.filter(
      ({ source, week, memory }) =>
        source === gold.source && week === gold.week && overlap(memory.lines, claim.lines) >= 0.3,
    )) {
      named++;
      if (sharesItsWords(claim, twin.stored)) namedSame++;
    }
console.log(`paraphrases that were given the same name: ${namedSame} of ${named} recognised`);

const by = (same: boolean): string =>
  scores
    .filter((score) => score.same === same)
    .map(({ cosine }) => cosine.toFixed(2))
    .sort()
    .join(" ");
if (process.argv.includes("--verbose")) console.log(`cosines, same: ${by(true)}\ncosines, other: ${by(false)}`);
