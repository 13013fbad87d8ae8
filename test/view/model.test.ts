/** What the page makes of files, without a server: history, chains, differences, addresses. */
import { describe, expect, it } from "vitest";
import { compact } from "../../src/commands/compact.ts";
import { view } from "../../src/commands/view.ts";
import { folderOf } from "../../src/compaction/folder.ts";
import { marksOf } from "../../src/document/hand-edits.ts";
import { writeWeekly } from "../../src/document/weekly.ts";
import { sideBySide } from "../../src/report/diff.ts";
import { documentOf } from "../../src/view/model/document.ts";
import { memoriesOf, sayingOf, wantedIn, wholeIn } from "../../src/view/model/memories.ts";
import { memoryOf, quotedOf } from "../../src/view/model/memory.ts";
import { type Ran, stepsOf } from "../../src/view/model/runs.ts";
import { fileOf, idOf, type Say, sayWith } from "../../src/view/model/said.ts";
import { timelineOf } from "../../src/view/model/timeline.ts";
import { html } from "../../src/view/pages/html.ts";
import { standingFor } from "../../src/view/server/actions.ts";
import { call } from "../commands/called.ts";
import { mixed, words } from "../support/secret-shapes.ts";
import { testFolder } from "../support/test-folder.ts";

const say: Say = sayWith([], false);
const memory = (name: string, more = ""): string =>
  `---\nname: ${name}\ndescription: ${name}\ntype: project\n${more}---\n\n${name}.\n`;
const ran = (run: string, before: string | null, after: string | null, kind = "compact"): Ran => ({
  ...{ run, kind, at: "2026-04-13T03:30:00.000Z", subject: `${kind} x`, model: "" },
  files: [{ path: "memory/a.md", before, after }],
});

describe("the history of a memory", () => {
  it("tells a person's hand between two runs and after the last from what runs wrote", () => {
    const steps = stepsOf(
      "memory/a.md",
      [ran("1", null, "a\n"), ran("2", "b\n", "c\n"), ran("3", "c\n", "d\n", "forget")],
      "e\n",
      say,
    );
    expect(steps.map(({ who, run, diff }) => [who, run, diff.map(({ kind, text }) => kind + text).join(" ")])).toEqual([
      ["lithify", "1", "+a"],
      ["person", undefined, "-a +b"],
      ["lithify", "2", "-b +c"],
      ["person", "3", "-c +d"],
      ["person", undefined, "-d +e"],
    ]);
  });

  it("walks what replaced what once, also where a person made a circle of it", () => {
    const folder = folderOf([
      {
        file: "project_a.md",
        text: memory("A", "status: superseded\nsuperseded_by: project_b.md\nsupersedes: project_b.md\n"),
      },
      { file: "project_b.md", text: memory("B", "supersedes: project_a.md\nsuperseded_by: project_a.md\n") },
    ]);
    const seen = memoryOf(folder.stored[1]!, folder, { path: "memory/project_b.md", plans: [], quoted: [] }, say);
    expect(seen.chain.map(({ name, isThis }) => [name, isThis])).toEqual([
      ["A", false],
      ["B", true],
    ]);
    expect(seen.chain[1]!.diff.filter(({ kind }) => kind !== " ").map(({ kind, text }) => kind + text)).toEqual([
      "-A",
      "-A",
      "+B",
      "+B",
      "-A.",
      "+B.",
    ]);
  });

  it("sets lines side by side, what changed beside what it was", () => {
    const rows = sideBySide("same\nold\nend\n", "same\nnew\nmore\nend\n");
    expect(rows.map(({ left, right }) => [left, right])).toEqual([
      ["same", "same"],
      ["old", "new"],
      [undefined, "more"],
      ["end", "end"],
    ]);
  });
});

describe("the timeline", () => {
  const grown = (...days: string[]) => {
    const texts = days.map((day, i) => ({ file: `project_${i}.md`, text: memory(`M${i}`, `created: ${day}\n`) }));
    return timelineOf(folderOf(texts), [], say).growth;
  };

  it("has a bar for each week, also where nothing was found, over the turn of a year", () => {
    const { by, rows } = grown("2026-12-20", "2027-01-04", "2027-01-10");
    expect([by, rows.map(({ label, counts }) => `${label} ${counts}`)]).toEqual([
      "week",
      ["2026-W51 1", "2026-W52 0", "2026-W53 0", "2027-W01 2"],
    ]);
  });

  it("counts what a week and a month tell, also once a document was seen before", () => {
    const body =
      "## 2026-W15\n\n### Key Decisions\n\n- One (2026-04-06)\n- Two (2026-04-07)\n\n### Outcomes\n\n- Three (2026-04-07)";
    const week = (text: string) =>
      writeWeekly({
        ...{
          type: "weekly",
          week: "2026-W15",
          from: "2026-04-06",
          to: "2026-04-12",
          sources: [],
          model: "m",
          prompt: "0".repeat(12),
        },
        ...{ memories: [{ file: "project_0.md", evidence: [] }], declined: [], ...marksOf(text), body: text },
      });
    const seen = (text: string) =>
      timelineOf(
        folderOf([
          { file: "project_0.md", text: memory("M0", "created: 2026-04-06\n") },
          { file: "weekly/2026-W15.md", text: week(text) },
        ]),
        [],
        say,
      ).weeks[0];
    expect(seen(body)).toMatchObject({ isMade: true, decisions: 2, memories: 1 });
    // As large as `compact` says: what it tells, and not what lithify notes above it.
    expect(seen(body)).toMatchObject({ decisions: 2, bytes: Buffer.byteLength(body) });
    expect(seen(body.replace("- Two (2026-04-07)\n", ""))).toMatchObject({ decisions: 1 });
  });

  it("has a bar for each month of years", () => {
    const { by, rows } = grown("2024-01-31", "2026-02-01");
    expect([by, rows.length, rows.reduce((sum, { counts }) => sum + counts[0]!, 0)]).toEqual(["month", 26, 2]);
    expect(grown("1902-06-01", "2026-02-01").rows.map(({ label }) => label)).toEqual(["1902-06", "2026-02"]);
  });
});

it("what stands now is offered in the fields that a form held, and in no other: a type that may not be changed stays out", () => {
  const form = new URLSearchParams({ id: "project_a.md", name: "Mine", body: "Mine." });
  const folder = folderOf([{ file: "project_a.md", text: memory("A", "importance: 8\n") }]);
  expect(standingFor("edit", form, folder, say)?.words).toEqual({ name: "A", body: "A." });
});

describe("a month", () => {
  it("leads to the months before and after it, from its year and to it, and says who wrote it in words", () => {
    const level = (key: string, span: string, model: string) =>
      `---\ntype: ${key.startsWith("month") ? "monthly" : "yearly"}\n${key}\n${span}\nsources: []\nmodel: ${model}\nprompt: aaaaaaaaaaaa\ndeclined: []\n---\n\n## X\n\n### Themes\n\n- A theme (2026-W06)\n`;
    const folder = folderOf([
      { file: "monthly/2026-02.md", text: level("month: 2026-02", "from: 2026-02-02\nto: 2026-03-01", "extractive") },
      { file: "monthly/2026-04.md", text: level("month: 2026-04", "from: 2026-03-30\nto: 2026-05-03", "gpt-9") },
      {
        file: "yearly/2026.md",
        text: level("year: 2026", "from: 2025-12-29\nto: 2027-01-03", "gpt-9").replace(
          "sources: []",
          "sources:\n  - path: memory/monthly/2026-02.md\n    sha256: a\n  - path: memory/monthly/2026-03.md\n    sha256: a",
        ),
      },
    ]);
    const seen = (id: string) => documentOf(id, folder, say, () => []);
    expect([seen("2026-02")?.beside, seen("2026-02")?.model, seen("2026-04")?.model]).toEqual([
      { before: undefined, after: "2026-04" },
      ...["lithify itself, in the logs' own words", "gpt-9"],
    ]);
    expect(seen("2026")?.beside).toEqual({ before: undefined, after: undefined });
    expect([seen("2026")?.below, seen("2026-02")?.above, seen("2026")?.above]).toEqual([
      ["2026-02"],
      "2026",
      undefined,
    ]);
  });
});

describe("evidence", () => {
  it("is shown in its surroundings, and lines near one another together", () => {
    const lines = Array.from({ length: 40 }, (_, i) => `line ${i + 1}`);
    const at = (from: number, to = from) => ({ path: "logs/a.md", from, to, stands: true });
    const shown = quotedOf(
      [at(2), at(5, 6), at(30)],
      () => lines,
      () => undefined,
      say,
    ).map((one) => one.lines.map(({ number, isCited }) => (isCited ? `[${number}]` : `${number}`)).join(" "));
    expect(shown).toEqual(["1 [2] 3 4 [5] [6] 7 8 9", "27 28 29 [30] 31 32 33"]);
    expect(
      quotedOf(
        [at(2)],
        () => [],
        () => ({ day: "2026-04-08", log: 1 }),
        say,
      ),
    ).toEqual([{ path: "logs/a.md", at: { day: "2026-04-08", ids: [] }, stands: true, lines: [] }]);
  });
});

describe("an address", () => {
  it("names a file by its name, or by a digest where the name holds a secret, and nothing else", () => {
    const files = ["user_tea.md", `user_${words("gh", "p_", mixed(36))}.md`];
    for (const file of files) expect(fileOf(idOf(file, say), files, say)).toBe(file);
    expect(idOf(files[1]!, say)).toMatch(/^~[0-9a-f]{12}$/);
    for (const id of [files[1]!, "../user_tea.md", "user_tea", "", "~"]) expect(fileOf(id, files, say)).toBe(undefined);
  });

  it("asks for what it does not understand as if it had not been said", () => {
    expect(wantedIn(new URLSearchParams("type=x&status=y&importance=-3&since=2026-99-99&page=-1&sort=z&by=q"))).toEqual(
      wantedIn(new URLSearchParams()),
    );
    expect(wantedIn(new URLSearchParams("importance=Infinity&page=1e99")).page).toBeGreaterThan(0);
  });

  it("narrows and pages what it asks for", () => {
    const folder = folderOf(
      Array.from({ length: 250 }, (_, i) => ({
        file: `project_${String(i).padStart(3, "0")}.md`,
        text: memory(`M${i}`, `importance: ${1 + (i % 10)}\nupdated: 2026-04-0${1 + (i % 9)}\ntags: [t${i % 2}]\n`),
      })),
    );
    const asked = (query: string) => memoriesOf(folder.stored, wantedIn(new URLSearchParams(query)), undefined, say);
    expect([asked("").found, asked("").rows.length, asked("page=3").rows.length, asked("page=9").wanted.page]).toEqual([
      250, 100, 50, 3,
    ]);
    expect(asked("importance=10&tag=t1").found).toBe(25);
    expect(asked("since=2026-04-09").rows.every(({ updated }) => updated === "2026-04-09")).toBe(true);
    expect(
      memoriesOf(
        folder.stored,
        wantedIn(new URLSearchParams("q=x")),
        { memories: [folder.stored[7]!, folder.stored[3]!], whole: 0, isCut: false },
        say,
      ).rows.map(({ id }) => id),
    ).toEqual(["project_007.md", "project_003.md"]);
  });
});

describe("a text that is looked for", () => {
  it("is said first by what says every word of it, also where the search passed that over", () => {
    const { stored } = folderOf([
      { file: "project_a.md", text: memory("PR reviews") },
      { file: "project_b.md", text: memory("Talked of in PR #1341") },
      { file: "project_c.md", text: memory("Also #1341, another PR") },
    ]);
    const [a, b, c] = stored;
    const whole = wholeIn("pr  #1341", stored, say);
    expect(whole).toEqual([b, c]);
    expect(sayingOf(whole, [a!, c!], false)).toEqual({ memories: [c, b, a], whole: 2, isCut: false });
  });
});

describe("the exported file", () => {
  it("holds everything, and each of its ways leads somewhere in it", async () => {
    const folder = testFolder({
      ...{ "lithify.yaml": "git: off\ntimezone: UTC\n" },
      "logs/2026-04-08.md": "- Decision: deploys run from main only, because the release branch drifted twice.\n",
      "memory/user_ein tee & 茶.md": "---\nname: Tee\ndescription: Tee\ntype: user\n---\n\nTee.\n",
    });
    await call(compact, folder.path, { month: "2026-04" }, { now: new Date("2026-05-08T12:00:00Z") });
    await call(view, folder.path, { export: "page.html" });
    const page = folder.read("page.html");
    const ids = new Set([...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    const ways = [...page.matchAll(/ href="([^"]+)"/g)].map(([, to]) => to!);
    expect(ways.filter((to) => !to.startsWith("#") || !ids.has(decodeURIComponent(to.slice(1))))).toEqual([]);
    expect(ways.length).toBeGreaterThan(10);
    for (const part of ["timeline", "memories", "inbox", "cost", "health", "document-2026-W15", "document-2026-04"])
      expect(ids).toContain(part);
    expect(page).toMatch(/<mark>- Decision: deploys run from main only/);
  });
});

describe("a template", () => {
  it("escapes whatever is put into it, but its own results", () => {
    const text = `<b a="1" b='2' c=\`3\`>&amp;`;
    expect(html`<p title="${text}">${[text, html`<i>${1}</i>`, false, undefined, null]}</p>`.text).toBe(
      `<p title="&lt;b a=&quot;1&quot; b=&#39;2&#39; c=&#96;3&#96;&gt;&amp;amp;">&lt;b a=&quot;1&quot; b=&#39;2&#39; c=&#96;3&#96;&gt;&amp;amp;<i>1</i></p>`,
    );
  });
});
