import { describe, expect, it } from "vitest";
import { withPlainLinks } from "../../src/document/plain-links.ts";
import { cpuMs } from "../support/cpu-time.ts";

/** Each opens something else than a page or a letter, in some program that shows Markdown. */
const FOREIGN: readonly (readonly [written: string, kept: string])[] = [
  ["[a](javascript:alert(1))", "[a\\](javascript:alert(1))"],
  ["![a](data:text/html;base64,PHg+)", "\\![a\\](data:text/html;base64,PHg+)"],
  ["[a]( &#106;avascript:x)", "[a\\]( &#106;avascript:x)"],
  ["[a](java&Tab;script:x)", "[a\\](java&Tab;script:x)"],
  ["[a](javascript&colon;x)", "[a\\](javascript&colon;x)"],
  ["[a](<java\tscript:x>)", "[a\\](<java\tscript:x>)"],
  ["[a](JAVASCRIPT\\:x)", "[a\\](JAVASCRIPT\\:x)"],
  ["[a](\njavascript:x)", "[a\\](\njavascript:x)"],
  ["[a][b]\n\n[b]: vbscript:x", "[a][b]\n\n[b\\]: vbscript:x"],
  ["[a](file:///etc/shadow)", "[a\\](file:///etc/shadow)"],
  ["[a](vscode://file/x)", "[a\\](vscode://file/x)"],
  // With the scheme of whoever shows it: of a file on Windows a share, which gets the reader's name and password.
  ["[a](//x.example/y)", "[a\\](//x.example/y)"],
  ["[a](</\t&bsol;x.example>) [b](\\\\\\\\x\\y)", "[a\\](</\t&bsol;x.example>) [b\\](\\\\\\\\x\\y)"],
  ["[a][b]\n\n[b]: /&#47;x.example", "[a][b]\n\n[b\\]: /&#47;x.example"],
  ['<a href="//x.example">a</a>', '\\<a href="//x.example">a\\</a>'],
  ["<javascript:alert(1)>", "\\<javascript:alert(1)>"],
  ['<a href="javascript:x">a</a>', '\\<a href="javascript:x">a\\</a>'],
  ["<a href=j&#97;vascript:x>a</a>", "\\<a href=j&#97;vascript:x>a\\</a>"],
  ["<img src=x onerror=alert(1)>", "\\<img src=x onerror=alert(1)>"],
  ["<script>x</script>", "\\<script>x\\</script>"],
  ["![a](https://x.example/p.png?q=1)", "\\![a](https://x.example/p.png?q=1)"],
  ["![a][b] and [![c](https://x.example/c.svg)](d)", "\\![a][b] and [\\![c](https://x.example/c.svg)](d)"],
  ["<img src=https://x.example/p.png>", "\\<img src=https://x.example/p.png>"],
  ["seen <!-- unseen --> seen", "seen \\<!-- unseen --> seen"],
  ['<p style="display:none">x</p>', '\\<p style="display:none">x\\</p>'],
  ["<svg/onload=alert(1)>", "\\<svg/onload=alert(1)>"],
  ["a [backslash \\\\](javascript:x)", "a [backslash \\\\\\](javascript:x)"],
  // What looks like code on its line is none in its paragraph, or in its cell.
  ["a ` b\nc ` [x](javascript:x) ` d", "a ` b\nc ` [x\\](javascript:x) ` d"],
  ["| ` | [x](javascript:x) | ` |", "| ` | [x\\](javascript:x) | ` |"],
];

const LIVE = [
  "[a](https://x.example/a:b) and [b](http://x.example) and [c](mailto:a@b.example)",
  "[a](../src/a.ts) and [b](#part) and [c](/x//y) and [d](notes.md:12) and <https://x.example>",
  '[a](file.md "Title: javascript: the parts")',
  "`![a](https://x.example/p.png)` and `<img>`, a <b>word</b>, Array<string>, well done!",
  "`[a](javascript:x)` is how it was written",
  "the `<script>` tag, Map<string, number>, a < b",
  "[10:30]: standup: all there",
  "\\[a\\](javascript:x)",
];

describe("a link of another scheme", () => {
  it.each(FOREIGN)("is text: %j", (written, kept) => {
    expect(withPlainLinks(written)).toBe(kept);
    expect(withPlainLinks(kept)).toBe(kept);
  });

  it.each(LIVE)("is told from what stays as it is: %j", (text) => {
    expect(withPlainLinks(text)).toBe(text);
  });

  it.each([
    "](",
    "]: ",
    "<a ",
    "[x](javascript:",
    "&#106;",
    "](&#x",
    "` ",
    "![",
    "<!--",
    "<svg ",
  ])("is found in linear time: %j", (piece) => {
    const start = cpuMs();
    withPlainLinks(piece.repeat(300_000 / piece.length));
    expect(cpuMs() - start).toBeLessThan(2_000);
  });
});
