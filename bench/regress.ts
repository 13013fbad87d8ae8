/**
 * What a change of the gates does to what is true, in seconds: every annotated memory of the train weeks as a careful model's
 * answer (its own words, the annotator's lines as quotes), and every case of `bench:orders` and `test/memory/evidence/orders`
 * as a line. It prints counts and, with `--verbose`, what was rejected and what waits, to be compared before and after.
 *
 * Usage: node bench/regress.ts [CHECKOUT] [--verbose]     needs ../shared beside this checkout
 */
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { DailyLog } from "../src/daily/daily-log.ts";
import type { MemoryType } from "../src/memory/memory.ts";
import { daily } from "../test/support/daily.ts";

const [checkout = join(import.meta.dirname, "..")] = process.argv.slice(2).filter((flag) => !flag.startsWith("--"));
const of = async <T>(file: string): Promise<T> => (await import(resolve(checkout, "src", file))) as T;
const { logbookOf } = await of<typeof import("../src/memory/evidence/logbook.ts")>("memory/evidence/logbook.ts");
const { proveClaims } = await of<typeof import("../src/profile/proved.ts")>("profile/proved.ts");
const { mayBeOrder } = await of<typeof import("../src/memory/evidence/instruction.ts")>(
  "memory/evidence/instruction.ts",
);

const verbose = process.argv.includes("--verbose");
const shared = join(import.meta.dirname, "..", "..", "shared");

interface Gold {
  readonly annotator: string;
  readonly memories: readonly {
    readonly type: MemoryType;
    readonly name: string;
    readonly description: string;
    readonly body: string;
    readonly lines: readonly string[];
  }[];
}

const counts = new Map<string, number>();
const told = (what: string, text: string): void => {
  counts.set(what, (counts.get(what) ?? 0) + 1);
  if (verbose) console.log(`${what}: ${text}`);
};

const train = join(shared, "bench", "gold", "train");
for (const source of readdirSync(train))
  for (const file of readdirSync(join(train, source)).sort()) {
    const gold = JSON.parse(readFileSync(join(train, source, file), "utf8")) as Gold;
    if (gold.annotator !== "a") continue;
    const logs = new Map<string, DailyLog>();
    for (const { lines } of gold.memories)
      for (const [, path = ""] of lines.map((line) => /^(.*):\d+$/.exec(line) ?? []))
        if (!logs.has(path)) logs.set(path, logOf(source, path));
    const claimed = gold.memories.map(({ lines, ...claim }, i) => ({
      ...{ ...claim, line: i + 1 },
      quotes: lines.map((line) => {
        const [, path = "", number = "0"] = /^(.*):(\d+)$/.exec(line) ?? [];
        return logs.get(path)?.lines[Number(number) - 1] ?? "";
      }),
    }));
    const gate = { book: logbookOf([...logs.values()]), allow: [], known: new Map<string, string>() };
    const { found, rejected } = proveClaims({ claimed, rejected: [] } as never, gate);
    for (const one of found) {
      const doubt = (one as { doubt?: string }).doubt;
      if (doubt) told("memories: wait", `${source} ${file} ${one.name}: ${doubt}`);
      else told("memories: kept", `${source} ${file} ${one.name}`);
    }
    for (const one of rejected) told("memories: rejected", `${source} ${file} ${one.code} ${one.reason}: ${one.text}`);
  }

function logOf(source: string, path: string): DailyLog {
  const text = readFileSync(join(shared, "corpus", "logs", source, path), "utf8");
  return daily(/\d{4}-\d\d-\d\d/.exec(path)?.[0] ?? "2026-01-01", text.split("\n"), `logs/${path}`);
}

const { cases } = JSON.parse(readFileSync(join(import.meta.dirname, "cases", "orders.json"), "utf8")) as {
  cases: readonly { id: string; text: string; order: boolean; doubtful?: boolean }[];
};
for (const { id, text, order, doubtful } of cases)
  if (!doubtful) {
    const held = mayBeOrder(text) !== undefined;
    told(`${order ? "orders" : "harmless"}: ${held ? "held" : "pass"}`, held === order ? "" : `${id} ${text}`);
  }

for (const what of [...counts.keys()].sort()) console.log(`${what.padEnd(20)} ${counts.get(what)}`);
