/** Random edits of logs that were compacted: what then stands is what the logs say now. */
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { listLogs, readLog } from "../../src/daily/read-logs.ts";
import { digest12 } from "../../src/digest.ts";
import { voicesOf } from "../../src/memory/evidence/voice.ts";
import type { Answer, Model } from "../../src/model/model.ts";
import { extractive } from "../../src/offline/extractive.ts";
import { NO_USAGE } from "../../src/usage.ts";
import {
  current,
  type Edited,
  editedWeeks,
  editings,
  expectAgreement,
  expectTrueThroughout,
  hasMissing,
  type Logs,
  linesOf,
} from "./edited-weeks.ts";

const ROOT = join(import.meta.dirname, "..", "..");

/** Each a claim of its own, with the reason that it may have. */
const CLAIMS: readonly (readonly [string, string])[] = [
  ["Decided: invoices travel over NATS between the services", "the broker before it lost 3 messages"],
  ["Decided: the CAMT import runs every 15 minutes", "accounting closes at 6"],
  ["Decided: die Rechnungsnummern laufen pro Jahr weiter", "der Steuerberater will es so"],
  ["Rule: never mock the PostgreSQL database in integration tests", "a mocked migration broke production in March"],
  ["Rule: send figures to Mirjam as a table", "she reads them on her phone"],
  ["Rule: コミットは小さく保つ", "レビューが速い"],
  ["Decided: backups of the ledger are kept 90 days", "the audit asked for a quarter"],
  ["Decided: the gauge of open suppliers lives in Grafana", "Noor looks there each morning"],
  ["Rule: rebase feature branches before asking for review", "merge commits hid a conflict"],
  ["Decided: 検索はSQLiteのFTS5を使う", "外部サーバーがいらない"],
];

const reasoned = (text: string, why: string): string[] => [`- ${text}`, `  Reason: ${why}.`];
const chatter = fc.constantFrom(
  "",
  "# Notes",
  "- Standup.",
  "Lunch with Ilse at 12.",
  "```",
  "- Reviewed PR 12.",
  "## Later",
);
type Lines = fc.Arbitrary<readonly string[]>;
const linesWith = (claims: typeof CLAIMS, withReason: Lines): Lines => {
  const piece = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...claims).map(([text]) => [`- ${text}`]) },
    { weight: 2, arbitrary: withReason },
    { weight: 3, arbitrary: chatter.map((line) => [line]) },
  );
  return fc.array(piece, { minLength: 1, maxLength: 5 }).map((pieces) => pieces.flat());
};
const lines = linesWith(
  CLAIMS,
  fc.constantFrom(...CLAIMS).map(([text, why]) => reasoned(text, why)),
);
const few = CLAIMS.slice(0, 2);
/** The same claim again and again, each time for another reason. */
const again = linesWith(
  few,
  fc.tuple(fc.constantFrom(...few), fc.constantFrom(...CLAIMS)).map(([[text], [, why]]) => reasoned(text, why)),
);
const logsOf = (some: Lines): fc.Arbitrary<Logs> =>
  fc
    .dictionary(
      fc
        .constantFrom("2026-04-06", "2026-04-07", "2026-04-07-b", "2026-04-09", "2026-04-14", "2026-04-15")
        .map((day) => `logs/${day}.md`),
      some,
      { minKeys: 1, maxKeys: 5 },
    )
    .map((record) => new Map(Object.entries(record)));

/** Says of each marked line what it says, with its reason, and nothing of the rest: no line depends on another. */
const faithful =
  (nameOf: (text: string) => string): Model =>
  async ({ logs }) => {
    const blocks = logs.flatMap((log) => {
      const voices = voicesOf(log);
      return log.lines.flatMap((line, i) => {
        const said = /^[-*]\s+(Decided|Rule):\s+(.*\S)\s*$/.exec(line);
        if (!said || voices[i] !== "own") return [];
        const why = /^\s+Reason:\s+(.*\S)\s*$/.exec(log.lines[i + 1] ?? "")?.[1];
        const text = said[2]!.replace(/\s+/g, " ").normalize("NFC");
        const quotes = [line, ...(why === undefined ? [] : [log.lines[i + 1]!])];
        return [
          [
            "```typed_memory",
            "---",
            `name: ${JSON.stringify(nameOf(text))}`,
            `description: ${JSON.stringify(text)}`,
            `type: ${said[1] === "Rule" ? "feedback" : "project"}`,
            `evidence: ${JSON.stringify(quotes)}`,
            "---",
            "",
            `${text}.${why === undefined ? "" : `\n\n**Why:** ${why.replace(/\s+/g, " ").normalize("NFC")}`}`,
            "```",
            "",
          ].join("\n"),
        ];
      });
    });
    return { text: blocks.join("\n") || "NONE", model: "faithful", usage: NO_USAGE } satisfies Answer;
  };

/** As somebody who forgets: of the same claims now these, now those, as the logs happen to be. */
const forgetful: Model = async (request, signal) => {
  const answer = await byText(request, signal);
  const seed = digest12(request.logs.map(({ lines }) => lines.join("\n")).join("\n"));
  const blocks = answer.text.split(/(?=^```typed_memory)/m).filter((block) => digest12(seed + block) < "9");
  return { ...answer, text: blocks.join("") || "NONE" };
};
const byText = faithful((text) => text);
/** As many models name: by the topic, so that two claims bear one name. */
const byTopic = faithful((text) => text.split(" ").slice(0, 2).join(" "));

const KEEP = fc.constantFrom("sure", "likely");
const RUNS = Number(process.env.LITHIFY_EDITS ?? 16);
const holds = (
  model: Model,
  { force = false, some = lines }: { force?: boolean; some?: Lines },
  more?: (edited: Edited, now: Logs) => Promise<void>,
) =>
  fc.assert(
    fc.asyncProperty(editings(logsOf(some), some), async (editing) => {
      const { edited, now } = await expectTrueThroughout(editedWeeks(model, { force }), editing);
      await more?.(edited, now);
    }),
    { numRuns: RUNS },
  );

describe("logs that are edited after they were compacted", () => {
  it.each([
    ["each memory with the words it rests on", lines],
    ["every reason of a claim that stands in several places", again],
  ])("leave what the same logs give from nothing, %s", { timeout: 600_000 }, (_, some) =>
    holds(byText, { some }, async (edited, now) => {
      const fresh = editedWeeks(byText);
      await fresh.compact(now);
      // A log that is gone makes nothing due: such a week speaks when it is made anew for another reason.
      if (!hasMissing(edited, now)) expectAgreement(current(edited, now), current(fresh, now));
      await edited.again(now);
      expectAgreement(current(edited, now), current(fresh, now));
      expect(await edited.again(now)).toEqual([]);
    }),
  );

  it("leave no reason as the evidence of a decision that is gone, whatever is asked about it, nor a proposal of what stands", async () => {
    const [early, late] = ["logs/2026-04-06.md", "logs/2026-04-15.md"];
    const ledger = (days: string): string[] => [
      `- Decided: the ledgers of the bakery stay on tape for ${days}`,
      "  Reason: the bank asks.",
    ];
    const edited = editedWeeks(byText);
    const stand = async (first: readonly string[], second: readonly string[]) => {
      const now = new Map([
        [early, [...first]],
        [late, [...second]],
      ]);
      await edited.compact(now);
      const { active, proposed } = current(edited, now);
      return { active: active.map(({ name }) => name), proposed: proposed.map(({ name }) => name) };
    };
    const [forty, ninety] = [
      "the ledgers of the bakery stay on tape for forty days",
      "the ledgers of the bakery stay on tape for 90 days",
    ];
    expect(await stand(ledger("90 days"), ledger("90 days"))).toEqual({ active: [ninety], proposed: [] });
    expect(await stand(ledger("forty days"), ledger("90 days"))).toEqual({ active: [ninety], proposed: [forty] });
    expect(await stand(ledger("forty days"), [])).toEqual({ active: [], proposed: [forty] });
    expect(await stand([...ledger("forty days"), "- Rain."], [])).toEqual({ active: [forty], proposed: [] });
  });

  it("leave the offline model's memories of this repository's own logs with their words", {
    timeout: 600_000,
  }, async () => {
    const { logs: own } = await listLogs(ROOT, [join(ROOT, "logs")]);
    const read = (await Promise.all(own.map((log) => readLog(log)))).flatMap((one) => ("log" in one ? [one.log] : []));
    const real = new Map(read.map((log) => [log.path, log.lines]));
    await fc.assert(
      fc.asyncProperty(editings(fc.constant(real), linesOf(real)), KEEP, async (editing, keep) => {
        await expectTrueThroughout(editedWeeks(extractive, { keep }), editing);
      }),
      { numRuns: Math.ceil(RUNS / 4) },
    );
  });

  it.each([
    ["names two claims alike", byTopic, false],
    ["forgets claims", forgetful, false],
    ["forgets claims, asked anew by a person", forgetful, true],
  ])("leave no memory without its words, also where the model %s", { timeout: 600_000 }, (_, model, force) =>
    holds(model, { force }),
  );
});
