/** Of two values of one day the earlier is asked about, or history, and never the later: whatever tells which was said first. */
import { describe, expect, it } from "vitest";
import { compactWeeks } from "../../src/compaction/compact.ts";
import { byTime } from "../../src/daily/hours.ts";
import { extractive } from "../../src/offline/extractive.ts";
import { daily } from "../support/daily.ts";
import { answerOf, block, memoryRun } from "./ports.ts";

/** What stands unquestioned when a day was compacted. */
async function standing(logs: Readonly<Record<string, string>>): Promise<string[]> {
  const day = "2026-04-06";
  const read = Object.entries(logs).map(([name, text]) => daily(day, text.split("\n"), `logs/${day}${name}.md`));
  const run = memoryRun(read.sort(byTime), extractive, { offline: true });
  await compactWeeks(run.states, run.ports, new AbortController().signal);
  const stands = run.folder().stored.filter(({ status, questioned_by }) => status === "active" && !questioned_by);
  return stands.map(({ description }) => description);
}

const PAIRS = [
  ["Decision: the queue runs on NATS.", "Decision: the queue runs on Kafka, no longer on NATS."],
  ["Decision: the bakery opens at seven on weekdays.", "Decision: the bakery opens at eight on weekdays."],
  ["Entscheidung: die Queue läuft auf NATS.", "Entscheidung: die Queue läuft doch auf Kafka, nicht auf NATS."],
  ["決定：キューは NATS で動かす。", "決定：キューは NATS ではなく Kafka で動かすことに変更。"],
] as const;

describe.each(PAIRS)("of %s and %s the later stands", (earlier, later) => {
  const said = later.replace(/^.*?[:：]\s*/u, "").toLowerCase();
  const only = async (logs: Readonly<Record<string, string>>): Promise<void> => {
    const stands = await standing(logs);
    expect(stands.filter((one) => one.toLowerCase() !== said)).toEqual([]);
  };

  it.each([
    "- 17:40 {later}\n- 09:10 {earlier}",
    "## 17:40 – Call\n\n- {later}\n\n## 09:10\n\n- {earlier}",
    "**5:40 pm** {later}\n\n**9:10 am** {earlier}",
    "## Evening\n\n- {later}\n\n## Morning\n\n- {earlier}",
    "- 09:10 {earlier}\n- 17:40 {later}",
    "- 22:00 {earlier}\n- 00:20 {later}",
    "- {earlier}\n- {later}",
  ])("in one log: %j", async (log) => {
    await only({ "": log.replace("{later}", later).replace("{earlier}", earlier) });
  });

  it("of two logs, by the times of their lines or the part of the day in their names", async () => {
    await only({ "-a": `- 17:40 ${later}`, "-b": `- 09:10 ${earlier}` });
    await only({ "-evening": `- ${later}`, "-morning": `- ${earlier}` });
  });
});

it.each<readonly [string, string]>([
  ...PAIRS.filter((_, i) => i !== 1),
  ["Decision: Priya owns the billing service.", "Decision: Marek owns the billing service, not Priya."],
  ["Décision : Chloé gère le budget.", "Décision : Karim gère le budget, plus Chloé."],
])("of two logs that do not tell, the one that takes the other back is the later: %s", async (earlier, later) => {
  for (const [one, other] of [
    ["-retro", "-standup"],
    ["-a", "-b"],
  ] as const) {
    expect(await standing({ [one]: `- ${later}`, [other]: `- ${earlier}` })).toHaveLength(1);
    expect((await standing({ [one]: `- ${earlier}`, [other]: `- ${later}` })).length).toBeLessThan(2);
    expect(await standing({ [one]: `- ${later}`, [other]: `- ${earlier}` })).not.toContain(earlier);
  }
});

it.each([
  ["- 17:40 {b}\n- 09:10 {a}"],
  ["## 17:40\n\n- {b}\n\n## 09:10\n\n- {a}"],
])("two things of one day both stand: %j", async (log) => {
  for (const [a, b] of [
    ["Decision: Lena leads the migration.", "Decision: Jonas leads the hiring."],
    ["Rule: every invoice needs two signatures.", "Rule: every contract needs one witness."],
    ["Decision: the shop opens at 9:10.", "Decision: the café opens at 10:00."],
  ] as const)
    expect(await standing({ "": log.replace("{a}", a).replace("{b}", b) })).toHaveLength(2);
});

describe("a model that tells the later of two claims first", () => {
  const OLD = "The retry limit of the mailer is 3, because the vendor throttles.";
  const NEW = "The retry limit of the mailer is 3 no longer.";
  const told = (text: string): string => block("The retry limit of the mailer", text, text);

  it.each([
    ["of one log", [["2026-04-06", `- Decision: ${OLD}\n- Decision: ${NEW}`]]],
    [
      "of two days",
      [
        ["2026-04-06", `- Decision: ${OLD}`],
        ["2026-04-08", `- Decision: ${NEW}`],
      ],
    ],
  ])("leaves the earlier superseded, whatever its answer's order: %s", async (_, logs) => {
    for (const texts of [
      [NEW, OLD],
      [OLD, NEW],
    ]) {
      const answer = async () => answerOf(texts.map(told).join("\n"));
      const run = memoryRun(
        logs.map(([day, text]) => daily(day!, text!.split("\n"))),
        answer,
      );
      await compactWeeks(run.states, run.ports, new AbortController().signal);
      const active = run.folder().stored.filter(({ status }) => status === "active");
      expect(active.map(({ body }) => body.trim())).toEqual([NEW]);
    }
  });
});
