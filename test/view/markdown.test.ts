import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cutLines, sayingLines } from "../../src/view/model/log.ts";
import { html } from "../../src/view/pages/html.ts";
import { markdown, phrase, phraseText } from "../../src/view/pages/markdown.ts";
import { cpuMs } from "../support/cpu-time.ts";

const shown = (text: string, more = {}): string => markdown(text, { base: 2, ...more }).text;

describe("Markdown on the page", () => {
  it.each([
    ["a paragraph", "<p>a paragraph</p>"],
    ["# One\n\n### Two\n\n# Three", "<h2>One</h2><h3>Two</h3><h2>Three</h2>"],
    ["- a\n  - b\n    - c\n- d", "<ul><li>a<ul><li>b<ul><li>c</li></ul></li></ul></li><li>d</li></ul>"],
    ["1. a\n2. b", "<ol><li>a</li><li>b</li></ol>"],
    ["- [ ] a\n- [x] b", "<ul><li>☐ a</li><li>☑ b</li></ul>"],
    ["**Why:** it *is* `a**b`", "<p><strong>Why:</strong> it <em>is</em> <code>a**b</code></p>"],
    ["snake_case_name, 2 * 3 * 4, **open", "<p>snake_case_name, 2 * 3 * 4, **open</p>"],
    ["> said\n> so", "<blockquote><p>said\nso</p></blockquote>"],
    ["```ts\na < b\n```\nafter", '<pre tabindex="0"><code>a &lt; b</code></pre><p>after</p>'],
    ["| a | b |", '<pre tabindex="0">| a | b |</pre>'],
  ])("shows %j as elements", (text, wanted) => {
    expect(shown(text)).toBe(wanted);
  });

  it("links the web and mail, and what the page knows; any other address is shown as it is written", () => {
    const rel = 'rel="noreferrer noopener nofollow"';
    expect(shown("[a](https://a.example/x?y=1&z) https://b.example/c.")).toBe(
      `<p><a href="https://a.example/x?y=1&amp;z" ${rel}>a</a> <a href="https://b.example/c" ${rel}>https://b.example/c</a>.</p>`,
    );
    expect(shown("[m](mailto:a@b.example)")).toContain('href="mailto:a@b.example"');
    for (const address of [
      "javascript:alert(1)",
      "JaVaScRiPt:alert(1)",
      "data:text/html,x",
      "file:///etc/passwd",
      "//evil.example",
      "vbscript:x",
    ])
      expect(shown(`[x](${address})`)).toBe(`<p>[x](${address})</p>`);
    expect(shown("[x](project_a.md)", { resolve: () => "/memory/project_a.md" })).toBe(
      '<p><a href="/memory/project_a.md">x</a></p>',
    );
  });

  it("makes no element or attribute of any text but its own", () => {
    const piece = fc.constantFrom(
      "<script>",
      "<img src=x onerror=alert(1)>",
      "**",
      "*",
      "_",
      "`",
      "```\n",
      "[",
      "](",
      ")",
      "\n",
      "- ",
      "# ",
      "> ",
      '" onclick="',
      "http://a.b/",
      "javascript:",
      "é",
      "  ",
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        const tags = shown(pieces.join("")).match(/<[^>]*>/g) ?? [];
        for (const tag of tags)
          expect(tag).toMatch(
            /^<(?:\/?(?:p|h[2-5]|ul|ol|li|strong|em|code|blockquote)|\/?pre|pre tabindex="0"|hr|\/a|a href="(?:https?|mailto):[^"<>]*" rel="noreferrer noopener nofollow")>$/,
          );
      }),
      { numRuns: 500 },
    );
  });

  it.each(["*a", "`a``", "[a", "[](", "**_", "> ", "- \n  "])("reads 20,000 characters of %j at once", (piece) => {
    const begun = cpuMs();
    shown(piece.repeat(20_000 / piece.length));
    expect(cpuMs() - begun).toBeLessThan(1_500);
  });
});

it("shows a name without its marks, with no link in a link, and escaped", () => {
  const name = "**Default timeout** `--timeout` [docs](https://a.example) [x](javascript:y) https://b.example <b>";
  expect(html`${phrase(name)}`.text).toBe(
    "<strong>Default timeout</strong> <code>--timeout</code> docs [x](javascript:y) https://b.example &lt;b&gt;",
  );
  expect(phraseText(name)).toBe("Default timeout --timeout docs [x](javascript:y) https://b.example <b>");
});

describe("the lines of a log that a bullet comes from", () => {
  const logs = [
    { path: "a", lines: ["# Day", "", "- the printer was mended"], more: 0 },
    { path: "b", lines: ["- Decision: the kiln is fired on Thursdays only"], more: 0 },
  ];
  it("is the one that says most of a sentence, on each day that it names", () => {
    const body = "- The kiln is fired on Thursdays (2026-04-08, 2026-04-09)\n- Nobody knows (2026-04-08)\n";
    const found = sayingLines(body, (day) => (day === "2026-04-08" ? logs : []));
    expect(found).toEqual(
      new Map([["The kiln is fired on Thursdays (2026-04-08, 2026-04-09)", new Map([["2026-04-08", ["L2-1"]]])]]),
    );
  });

  it.each([
    ["joined sentences", "The press runs on Mondays alone; Ink is bought in spring. Nobody else may open it"],
    ["a line wrapped", "The press runs on Mondays alone, since ink is bought in spring, and nobody else may open it"],
  ])("are several of %s", (_, text) => {
    const lines = [
      "- The press runs on Mondays alone,",
      "since ink is bought in spring.",
      "",
      "Nobody else may open it.",
    ];
    const found = sayingLines(`- ${text} (2026-04-08)`, () => [{ path: "a", lines, more: 0 }]);
    expect(found.get(`${text} (2026-04-08)`)?.get("2026-04-08")).toEqual(["L1-1", "L1-2", "L1-4"]);
  });

  it("is the one with its words in their order, not a long one that has them all", () => {
    const text = "The kiln is fired on Thursdays";
    const lines = [`Thursdays were fired from the list of days when the ${"old ".repeat(40)}kiln stood`, `${text}.`];
    const found = sayingLines(`- ${text} (2026-04-08)`, () => [{ path: "a", lines, more: 0 }]);
    expect(found.get(`${text} (2026-04-08)`)?.get("2026-04-08")).toEqual(["L1-2"]);
  });

  it("is that of its week's bullet, where it names a week, whoever names weeks below it", () => {
    const weekly =
      "- The press runs on Mondays (2026-04-08)\n- The kiln is fired on Thursdays (2026-04-08, 2026-04-09)\n- The kiln is fired on Thursdays (2026-W15)\n";
    const found = sayingLines(
      "- The kiln is fired on Thursdays (questioned) (2026-W14, 2026-W15)\n- Nobody knows (2026-W15)\n",
      (day) => (day === "2026-04-08" ? logs : []),
      (week) => (week === "2026-W15" ? weekly : ""),
    );
    expect([...found.values()]).toEqual([new Map([["2026-04-08", ["L2-1"]]])]);
  });

  it("is found and shown past the line's 2,000th character, and a page of lines is bounded", () => {
    const { lines } = cutLines([`${"x".repeat(5_000)} kiln`], (text) => text);
    expect(lines[0]).toContain("kiln");
    const long = cutLines(Array<string>(200).fill("x".repeat(20_000)), (text) => text);
    expect([long.lines.length, long.more]).toEqual([50, 150]);
  });
});
