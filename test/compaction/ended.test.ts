/** What was due on a day ahead is told no more, by documents alone, once a line of a later log has ended it: however full that week was. */
import { describe, expect, it } from "vitest";
import { compactWeeks } from "../../src/compaction/compact.ts";
import { extractive } from "../../src/offline/extractive.ts";
import { openIn } from "../../src/recall/read-anew.ts";
import { daily } from "../support/daily.ts";
import { memoryRun } from "./ports.ts";

const FULL = [
  "Decision: the shelves are labelled by row and column, because the old numbers ran out.",
  "Lesson: weigh the pallets before the truck comes. The scale at the gate is closed at noon.",
  "From now on every delivery is photographed before it is unpacked, because the insurer asks for it.",
  "Decision: the newsletter goes out on Tuesdays, since nobody reads it on Mondays.",
];

/** Bullets with a day ahead that the documents leave open behind 15 April, and what the second of them says. */
async function openAfter(item: string, ...lines: string[]) {
  const logs = [
    daily("2026-04-10", [`- ${item}`]),
    daily(
      "2026-04-15",
      [...FULL, ...lines].map((one) => `- ${one}`),
    ),
  ];
  const run = memoryRun(logs, extractive, { offline: true });
  await compactWeeks(run.states, run.ports, new AbortController().signal);
  const { open } = openIn(["2026-W15", "2026-W16"], run.folder(), "2026-04-15")!;
  const ahead = [...open.lines, ...open.earlier].flatMap(({ line, due }) => (due ? [line] : []));
  return { ahead, document: run.folder().texts.get("weekly/2026-W16.md")! };
}

const ACCESS = "HAL-812 answered: test access to the ledger API is open until 17 April 2026.";

describe("what a line of a full week ends", () => {
  it.each([
    [ACCESS, "Halden extended the test access to 29 May 2026."],
    ["Das Angebot von Krause gilt bis 24. April 2026.", "Krause hat das Angebot bis 2. Juni 2026 verlängert."],
  ])("is told with its new day alone: %s %s", async (item, line) => {
    const { ahead } = await openAfter(item, line);
    expect(ahead).toEqual([`${line} (2026-04-15)`]);
  });

  it.each([
    ["TODO: renew the wildcard certificate by 24 April 2026.", "Renewed the wildcard certificate."],
    ["Pendiente: enviar el contrato a Lucía antes del 22 de abril de 2026.", "Contrato enviado a Lucía."],
  ])("is told as an outcome, and as due no more: %s %s", async (item, line) => {
    const { ahead, document } = await openAfter(item, line);
    expect(ahead).toEqual([]);
    expect(document).toMatch(new RegExp(`### Outcomes\n(?:\n- .*)*\n- ${line} \\(2026-04-15\\)`));
  });

  it.each([
    ["TODO: renew the wildcard certificate by 24 April 2026.", "Renewed the certificate of the mail server."],
    ["The offer of the printer is valid until 20 April 2026.", "The paper mill's offer is valid until 15 May 2026."],
    ["TODO: extend the test access of Kruse by 24 April 2026.", "Halden extended the test access to 29 May 2026."],
    ["The test access of Kruse is open until 24 April 2026.", "Halden's test access was extended to 29 May 2026."],
    [ACCESS, "Halden asked whether we need the test access after 29 May 2026."],
  ])("is still told where that is another's: %s %s", async (item, line) => {
    const { ahead } = await openAfter(item, line);
    expect(ahead).toContainEqual(`${item} (2026-04-10)`);
  });

  it("is told no more in its own document where it was put off in the same week", async () => {
    const logs = [
      daily("2026-04-13", [`- ${ACCESS}`]),
      daily("2026-04-15", ["- Halden extended the test access to 29 May 2026."]),
    ];
    const run = memoryRun(logs, extractive, { offline: true });
    await compactWeeks(run.states, run.ports, new AbortController().signal);
    expect(run.folder().texts.get("weekly/2026-W16.md")).not.toContain("HAL-812");
  });
});
