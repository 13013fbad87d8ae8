import { describe, expect, it } from "vitest";
import { type CompactOptions, compact } from "../../src/commands/compact.ts";
import { type ExtractOptions, extract } from "../../src/commands/extract.ts";
import { stats } from "../../src/commands/stats.ts";
import type { Stats } from "../../src/memory/stats.ts";
import { type TestFolder, testFolder } from "../support/test-folder.ts";
import { call } from "./called.ts";

const WEDNESDAY = `# Wednesday

## Gauges

- Decision: gauges send over LoRa instead of SIM cards, because the cards cost 4.20 EUR a month each
- fixed typo
`;
const OTHER = "- Decision: the depot closes at four on Fridays, because the gate guard leaves then\n";
const workspace = (profiles: string, logs: Record<string, string> = { "logs/2026-04-08.md": WEDNESDAY }) =>
  testFolder({ "lithify.yaml": `profiles: ${profiles}\ngit: "off"\n`, ...logs });
const run = (folder: TestFolder, over: CompactOptions = {}) => call(compact, folder.path, { all: true, ...over });
const memories = (folder: TestFolder): [string, string][] =>
  Object.entries(folder.tree("memory")).filter(([path]) => /\/(?:user|feedback|project|reference)_/.test(path));
const named = (folder: TestFolder, part: string): [string, string] => {
  const found = memories(folder).filter(([, text]) => text.includes(part));
  expect(found).toHaveLength(1);
  return found[0]!;
};

describe("the precision profile, from the command line and offline", () => {
  it("beside typed gives one memory a claim: the type of the one, the kind and subject of the other", async () => {
    const folder = workspace("[typed, precision]");
    expect((await run(folder)).code).toBe(0);
    const [path, text] = named(folder, "LoRa");
    expect(path).toContain("memory/project_");
    expect(text).toContain("kind: decision\nsubject: Gauges\n");
    expect(text).toMatch(/^importance: [5-9]$/m);
    expect((await run(folder)).out).not.toContain("created");
  });

  it("prints what it finds in any text, and NONE where there is nothing", async () => {
    const from = (stdin: string, over: Partial<ExtractOptions> = {}) =>
      call(extract, testFolder().path, { file: "-", profile: "precision", date: "2026-04-08", ...over }, { stdin });
    const { out, code } = await from("[User] Always give weights in ounces in every report.\n[Assistant] Noted.\n");
    expect(code).toBe(0);
    expect(out).toContain("kind: lesson");
    expect(out).toContain("type: feedback");
    expect((await from("[User] hi\n[Assistant] Hello! We always use Redis on port 6380.\n")).out).toBe("NONE");
  });

  it("says why an entry was turned away, and counts it in the statistics", async () => {
    const folder = workspace("[precision]\nprecision: { keepFrom: 9 }");
    const { out, err } = await run(folder);
    expect(memories(folder)).toEqual([]);
    expect(out + err).toMatch(/ - not kept of the logs' lines: \d+ below the importance that is kept/);
    const turnedAway = async (): Promise<number> =>
      (await call(stats, folder.path, { json: true })).json<Stats>().turnedAway;
    const ofWeek = await turnedAway();
    expect(ofWeek).toBeGreaterThan(0);
    // A text that is extracted is counted beside it, once, until its week is compacted with it.
    const extracted = () =>
      call(
        extract,
        folder.path,
        { file: "-", profile: "precision", date: "2026-04-09", write: true },
        { stdin: OTHER },
      );
    await extracted();
    const withText = await turnedAway();
    expect(withText).toBeGreaterThan(ofWeek);
    await extracted();
    expect(await turnedAway()).toBe(withText);
    folder.write("logs/2026-04-09.md", OTHER);
    await run(folder);
    expect(await turnedAway()).toBe(withText);
  });

  it("keeps a changed value of another week beside the old one, or asks a person", async () => {
    const folder = workspace("[precision]");
    await run(folder);
    folder.write("logs/2026-04-15.md", WEDNESDAY.replace("4.20", "5.90"));
    await run(folder);
    const all = Object.values(folder.tree("memory")).join("\n");
    expect(all).toContain("4.20 EUR");
    expect(all).toContain("5.90 EUR");
  });
});
