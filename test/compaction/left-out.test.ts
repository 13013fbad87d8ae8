import { describe, expect, it } from "vitest";
import { compactWeeks } from "../../src/compaction/compact.ts";
import { extractive } from "../../src/offline/extractive.ts";
import { daily } from "../support/daily.ts";
import { answerOf, block, memoryRun } from "./ports.ts";

const MARKED = "Decision: the kiln is fired on Thursdays only, because the power is cheap then.";
const LINES = ["# Tuesday", "", `- ${MARKED}`, "- the printer in the hall was mended", "- Ruta was at the harbour"];
const BULLET = "### Outcomes\n\n- the printer in the hall was mended (2026-04-07)\n\n";
const TOLD = "- The kiln is fired on Thursdays only, because the power is cheap then. (2026-04-07)";

async function documentOf(answer: string, lines: readonly string[] = LINES, over = {}) {
  const run = memoryRun([daily("2026-04-07", lines)], async () => answerOf(answer), { fallback: extractive, ...over });
  const [week] = await compactWeeks(run.states, run.ports, new AbortController().signal);
  const files = run.folder().texts;
  return {
    body: files.get("weekly/2026-W15.md")!.replace(/^---[\s\S]*?\n---\n/, ""),
    notices: week!.notices,
    inbox: [...files.keys()].filter((file) => file.startsWith("inbox/")),
    memories: week!.memories.map(({ file, change }) => `${change} ${file}`),
  };
}

describe("what a person marked and an answer passes over", () => {
  it("stands in the document in the log's own words, and is no memory", async () => {
    const { body, notices, memories } = await documentOf(BULLET);
    expect(body).toContain(`### Key Decisions\n\n${TOLD}\n`);
    expect(notices).toEqual(["marked lines that the answer passed over: 1 told in their own words"]);
    expect(memories).toEqual([]);
  });

  it("is told on one line with its options and its reason, without their marks", async () => {
    const lines = ["- Decision: the kiln runs on gas", "  - Other options: wood", "  - Why: wood smokes for an hour"];
    const { body } = await documentOf(BULLET, [...LINES.filter((line) => !line.includes("kiln")), ...lines]);
    expect(body).toContain("- The kiln runs on gas. Other options: wood Why: Wood smokes for an hour. (2026-04-07)");
  });

  it("stands there when the answer told it with another figure, and was rejected for it", async () => {
    const wrong = block("Kiln on Thursdays", "The kiln is fired on Thursdays only, at 1240 degrees", MARKED);
    expect((await documentOf(BULLET + wrong)).body).toContain(TOLD);
  });

  it("stands there when the answer told it of another, which only waits for a person", async () => {
    const others = ["- the oven of Zaldir is cold", "- Ruta counted the plates", "- the van was late"];
    const marked = "Decision: the kiln of Maldax is fired on Fridays only, because the power is cheap then.";
    const swapped = "The kiln of Zaldir is fired on Fridays only, because the power is cheap then.";
    const answer = BULLET + block(swapped, swapped, marked);
    const { body, memories } = await documentOf(answer, [
      ...LINES.filter((line) => !line.includes("kiln")),
      ...others,
      `- ${marked}`,
    ]);
    expect(memories.filter((one) => one.startsWith("created"))).toEqual([]);
    expect(body).toContain(
      "- The kiln of Maldax is fired on Fridays only, because the power is cheap then. (2026-04-07)",
    );
  });

  it("takes the place of a bullet of the answer that told a part of it, and of no item that is open", async () => {
    const marked = "Decision: `KilnPlan` is a union of strings (`'bisque'|'glaze'|'raku'`), not our old shape.";
    const open = "`KilnPlan` is not our old shape (2026-04-07)";
    const context = "`KilnPlan` is a union of strings (2026-04-07)";
    const answer = `${BULLET}### Blockers & Open Items\n\n- ${open}\n\n### Context\n\n- ${context}\n`;
    const { body } = await documentOf(answer, ["- the printer in the hall was mended", `- ${marked}`]);
    const whole = "- `KilnPlan` is a union of strings (`'bisque'|'glaze'|'raku'`), not our old shape. (2026-04-07)";
    for (const told of [whole, open, "the printer in the hall was mended"]) expect(body).toContain(told);
    expect(body).not.toContain(context);
  });

  it("takes the place of a bullet of the answer that told it and found no room", async () => {
    const late = Array.from(
      { length: 12 },
      (_, i) => `the ferry of berth ${i + 1} was ${i + 40} minutes late on its way`,
    );
    const decided = Array.from(
      { length: 9 },
      (_, i) => `gate ${i + 1} is closed at ${i + 31} knots of wind, whoever is in it`,
    );
    const answer = `### Key Decisions\n\n${decided.map((line) => `- ${line}`).join("\n")}\n- the kiln is fired on Thursdays only, because the power is cheap then\n\n### Outcomes\n\n${late.map((line) => `- ${line}`).join("\n")}\n`;
    const { body } = await documentOf(answer, [...LINES, ...[...decided, ...late].map((line) => `- ${line}`)]);
    expect(body).toContain("- The kiln is fired on Thursdays only (2026-04-07)");
    expect(Buffer.byteLength(body)).toBeLessThanOrEqual(1_024);
  });

  it.each([
    ["a bullet", "### Key Decisions\n\n- Kiln fired on Thursdays only (2026-04-07)\n"],
    [
      "a memory",
      BULLET + block("Kiln fired on Thursdays", "The kiln is fired on Thursdays only: power is cheap", MARKED),
    ],
  ])("is told once where %s tells it", async (_, answer) => {
    const { body, notices } = await documentOf(answer);
    expect(body).not.toContain(TOLD);
    expect(notices).toEqual([]);
  });

  it.each([
    [
      "Lesson: frost cracks kilns; salt glaze eats the shelves of the hall",
      "frost cracks kilns",
      "salt glaze eats the shelves of the hall",
    ],
    ["教训: 低于 5 度窑会裂；盐釉会腐蚀棚板", "低于 5 度窑会裂", "盐釉会腐蚀棚板"],
    [
      "Lektion: unter 5 Grad reißt der Ofen; Salzglasur frisst die Platten",
      "unter 5 Grad reißt der Ofen",
      "Salzglasur frisst die Platten",
    ],
  ])("is told without what the answer tells of it: %s", async (line, part, rest) => {
    const answer = `${BULLET}### Context\n\n- ${part}, Ruta was at the harbour (2026-04-07)\n`;
    const { body } = await documentOf(answer, [...LINES.filter((one) => !one.includes("kiln")), `- ${line}`]);
    expect(body).toMatch(new RegExp(`^- ${rest}[.]? \\(2026-04-07\\)$`, "m"));
    expect(body.split(part)).toHaveLength(2);
  });

  it("is left to the answer where it tells what overtook it", async () => {
    const lines = [...LINES, "- the kiln is fired on Fridays now instead of Thursdays"];
    const { body } = await documentOf(
      "### Key Decisions\n\n- the kiln is fired on Fridays now instead of Thursdays (2026-04-07)\n",
      lines,
    );
    expect(body).not.toContain(TOLD);
  });

  it("leaves what was only said to the answer, and NONE as it is", async () => {
    const said = ["# Tuesday", "", "- From now on the van leaves every Friday at noon, because the ferry is empty."];
    expect((await documentOf("### Context\n\n- Ruta was at the harbour\n", [...LINES, ...said])).body).not.toContain(
      "van",
    );
    expect((await documentOf("NONE")).body).toContain("Nothing in this week's logs was worth keeping.");
  });

  it("takes the room of the last bullets that are no decision; half of the document is the answer's, the rest waits in the inbox", async () => {
    const decided = Array.from(
      { length: 30 },
      (_, i) => `- Decision: gate ${i + 1} is closed at ${i + 31} knots of wind`,
    );
    const happened = Array.from({ length: 12 }, (_, i) => `- the ferry of berth ${i + 1} was ${i + 40} minutes late`);
    const answer = `### Outcomes\n\n${happened.map((line) => `${line} (2026-04-07)`).join("\n")}\n`;
    const { body, inbox, notices } = await documentOf(answer, ["# Tuesday", "", ...decided, ...happened]);
    expect(Buffer.byteLength(body)).toBeLessThanOrEqual(1_024);
    const [kept, told] = [body.match(/^- the ferry/gm)!.length, body.match(/^- Gate/gm)!.length];
    expect([kept, told]).toEqual([9, 8]);
    expect(inbox.length).toBe(5);
    expect(notices).toContainEqual(
      expect.stringContaining(`${told} told in their own words; ${30 - told} had no room`),
    );
  });
});
