import { describe, expect, it } from "vitest";
import { compactWeeks } from "../../src/compaction/compact.ts";
import { withoutClosed } from "../../src/compaction/open-items.ts";
import { sectionsOf } from "../../src/document/sections.ts";
import { readWeekly } from "../../src/document/weekly.ts";
import type { Model } from "../../src/model/model.ts";
import { daily } from "../support/daily.ts";
import { answerOf, memoryRun } from "./ports.ts";

const signal = new AbortController().signal;
const OPEN = "Blockers & Open Items";
const PERMIT = "Permit for the mast at the old weir waits for the authority";
const PUMP = "Spare pump for the greenhouse is not ordered yet";
const ROOF = "Question to Mirjam: who mends the roof of the boat shed";
const QUIET = "Painted the fence";

/** One log a week, from 2026-W15 on: what it says, and what the model answers of it. */
interface Said {
  readonly log: readonly string[];
  readonly answer: string;
}
const DAYS = [
  "2026-04-08",
  "2026-04-15",
  "2026-04-22",
  "2026-04-29",
  "2026-05-06",
  "2026-05-13",
  "2026-05-20",
  "2026-05-27",
];
const open = (...items: string[]): string => `### ${OPEN}\n${items.map((item) => `- ${item}`).join("\n")}\n`;
const outcome = (text: string): string => `### Outcomes\n- ${text}\n`;
const first: Said = { log: [PERMIT, PUMP, ROOF], answer: open(PERMIT, PUMP, ROOF) };

async function weeks(said: readonly Said[], over: Parameters<typeof memoryRun>[2] = {}) {
  const logs = said.map(({ log }, i) =>
    daily(
      DAYS[i]!,
      log.map((line) => `- ${line}`),
    ),
  );
  const model: Model = async ({ logs: of }) => answerOf(said[DAYS.indexOf(of[0]!.day)]!.answer);
  const run = memoryRun(logs, model, over);
  const results = await compactWeeks(run.states, run.ports, signal);
  const openIn = (week: string): string[] => {
    const document = readWeekly(run.folder().texts.get(`weekly/${week}.md`)!);
    return "week" in document ? sectionsOf(document.body)[OPEN].map(({ text }) => text) : [];
  };
  return { run, results, openIn, asked: (i: number) => run.asked[i]!.user };
}

describe("what earlier weeks left open", () => {
  it("is shown numbered, and what the week does not close is carried on with its day, once, week after week", async () => {
    const { openIn, asked } = await weeks([
      first,
      {
        log: ["Spare pump ordered at Vink", "Boat needs a new oar"],
        answer: `${open("Boat needs a new oar")}\nClosed: 2\n`,
      },
      { log: [QUIET], answer: `${outcome(QUIET)}\nClosed: none` },
    ]);
    expect(asked(0)).not.toContain("open_items");
    expect(asked(1)).toContain(
      `<open_items>\n| 1. ${PERMIT} (2026-04-08)\n| 2. ${PUMP} (2026-04-08)\n| 3. ${ROOF} (2026-04-08)\n</open_items>`,
    );
    const left = ["Boat needs a new oar (2026-04-15)", `${PERMIT} (2026-04-08)`, `${ROOF} (2026-04-08)`];
    expect(openIn("2026-W16")).toEqual(left);
    expect(openIn("2026-W17")).toEqual(left);
    expect(asked(2)).not.toContain(PUMP);
  });

  it("stays open where a model closes it and the week's logs have no word of it", async () => {
    const { openIn } = await weeks([
      first,
      { log: [QUIET, "Spare pump came"], answer: `${outcome(QUIET)}\nClosed: 1-9` },
    ]);
    expect(openIn("2026-W16")).toEqual([`${PERMIT} (2026-04-08)`, `${ROOF} (2026-04-08)`]);
  });

  it("is told once where the week tells it too: in the week's words, with its first day", async () => {
    const again = "Permit for the mast at the old weir waits for the authority and for Ilse";
    const log = [again, "Spare pump came", "Roof of the boat shed mended"];
    const { openIn } = await weeks([first, { log, answer: `${open(again)}Closed: 2, 3` }]);
    expect(openIn("2026-W16")).toEqual([`${again} (2026-04-08, 2026-04-15)`]);
  });

  it.each([
    ["Spare pump for the greenhouse is ordered", [PERMIT, ROOF]],
    ["Spare pump for the greenhouse is still not ordered, the shop was closed", [PERMIT, PUMP, ROOF]],
  ])("is closed by a bullet that tells its end, though the model forgot the line: %s", async (told, left) => {
    const { openIn } = await weeks([first, { log: [told], answer: outcome(told) }]);
    expect(openIn("2026-W16")).toEqual(left.map((item) => `${item} (2026-04-08)`));
  });

  it("stays out where a person deleted or changed the line", async () => {
    const said = [first, { log: [QUIET], answer: outcome(QUIET) }];
    const logs = said.map(({ log }, i) =>
      daily(
        DAYS[i]!,
        log.map((line) => `- ${line}`),
      ),
    );
    const model: Model = async ({ logs: of }) => answerOf(said[DAYS.indexOf(of[0]!.day)]!.answer);
    const run = memoryRun(logs, model);
    const edited = () => {
      const folder = run.ports.folder();
      const text = folder.texts.get("weekly/2026-W15.md");
      if (text === undefined) return folder;
      const changed = text.replace(`- ${PUMP} (2026-04-08)\n`, "").replace(ROOF, "Who mends the roof?");
      return { ...folder, texts: new Map([...folder.texts, ["weekly/2026-W15.md", changed]]) };
    };
    await compactWeeks(run.states, { ...run.ports, folder: edited }, signal);
    const text = run.folder().texts.get("weekly/2026-W16.md")!;
    expect(text).toContain(`- ${PERMIT} (2026-04-08)`);
    expect(text).not.toMatch(/pump|roof/i);
  });

  it("falls out after six weeks, and whoever reads the run is told", async () => {
    const quiet = { log: [QUIET], answer: outcome(QUIET) };
    const { openIn, results } = await weeks([first, ...Array.from({ length: 7 }, () => quiet)]);
    expect(openIn("2026-W21")).toHaveLength(3);
    expect(openIn("2026-W22")).toEqual([]);
    const told = results.filter(({ notices }) => notices.some((notice) => notice.includes("no longer carried on")));
    expect(told.map(({ week }) => week)).toEqual(["2026-W22"]);
    expect(told[0]!.notices.join()).toContain(
      "Permit for the mast at the old weir waits for the authority (2026-04-08)",
    );
  });

  it("leaves the week's own bullets their room, and is told where it has none", async () => {
    const many = Array.from({ length: 12 }, (_, i) => `Item ${i} of the harbour list waits: ${"word ".repeat(12)}${i}`);
    const own = Array.from(
      { length: 6 },
      (_, i) => `Berth ${i} was cleaned by ${["Ada", "Bo", "Cy"][i % 3]} alone in ${i + 20} minutes`,
    );
    const { results, run } = await weeks([
      { log: [...many, ...many.map((line) => `${line} ${line}`)], answer: open(...many) },
      { log: own, answer: `### Outcomes\n${own.map((line) => `- ${line}`).join("\n")}\nClosed: none` },
    ]);
    const text = run.folder().texts.get("weekly/2026-W16.md")!;
    for (const line of own) expect(text).toContain(line);
    expect(results[1]!.bytes.weekly).toBeLessThanOrEqual(1_024);
    expect(results[1]!.notices.join()).toContain("no longer carried on: Item");
  });

  it("is no business of the offline model, and is found behind a week that it wrote", async () => {
    const said = [
      first,
      { log: ["Permit for the mast at the old weir arrived"], answer: outcome("Planets orbit in ellipses") },
      { log: [QUIET], answer: outcome(QUIET) },
    ];
    const { run, openIn } = await weeks(said, {
      fallback: async () => answerOf(outcome("Permit for the mast at the old weir arrived"), { model: "extractive" }),
    });
    expect(openIn("2026-W16")).toEqual([]);
    expect(run.asked.at(-1)!.user).toContain(PUMP);
    expect(openIn("2026-W17")).toContain(`${ROOF} (2026-04-08)`);
  });
});

describe("the line that says what is closed", () => {
  const heard = (text: string, count = 9) => {
    const { answers, closed } = withoutClosed([answerOf(text)], count);
    return { left: answers[0]!.text.trim(), closed: [...closed].sort() };
  };
  it.each([
    ["Closed: 1, 4", [1, 4]],
    ["**Closed:** #2 and 3", [2, 3]],
    ["- Closed: 2–4.", [2, 3, 4]],
    ["Closed: 1 (2026-04-08), 3 (permit came)", [1, 3]],
    ["Closed: none", []],
    ["### Closed\n- 1 (2026-04-15)\n- 2: the permit came\n", [1, 2]],
    ["### Closed\n\n1, 2", [1, 2]],
  ])("%j", (text, closed) => expect(heard(text)).toEqual({ left: "", closed }));

  it.each([
    "- Closed: 3 tickets of the sprint",
    "- Closed the shop at 4",
    "- 3 items were closed: 1, 2",
  ])("is not %j", (text) => expect(heard(text)).toEqual({ left: text, closed: [] }));
  it("counts in any part of a week that was split", () => {
    const parts = [answerOf("Closed: none"), answerOf("- Done\nClosed: 2")];
    const { answers, closed } = withoutClosed(parts, 3);
    expect([answers.map(({ text }) => text), [...closed]]).toEqual([["", "- Done\n"], [2]]);
  });
  it("is prose where nothing was asked, and in a memory", () => {
    expect(heard("Closed: 1", 0)).toEqual({ left: "Closed: 1", closed: [] });
    const block = "```typed_memory\nClosed: 1\n```";
    expect(heard(block)).toEqual({ left: block, closed: [] });
  });
});
