import { createTwoFilesPatch } from "diff";
import { expect, it } from "vitest";
import { planDiff } from "../../src/report/diff.ts";

const KEY = [
  "-----BEGIN PRIVATE KEY-----",
  ...Array.from({ length: 60 }, (_, i) => `line ${i}`),
  "-----END PRIVATE KEY-----",
];
const cleaned = (text: string): string =>
  text.replace(/-----BEGIN.*?END PRIVATE KEY-----/gs, (key) => key.replace(/.+/g, "[redacted]"));
const diffOf = (before: string | null, after: string | null, clean = cleaned): string =>
  planDiff({ files: [{ file: "INDEX.md", before, after, because: "" }] }, (file) => `memory/${file}`, clean);

it("takes a secret out of what is shown of a plan, also one that begins long before the line that changed", () => {
  const at = (last: string) => ["# Mine", ...KEY.slice(0, -2), last, KEY.at(-1), "- tail", ""].join("\n");
  const shown = diffOf(at("one"), at("other"));
  expect(shown).toBe(
    createTwoFilesPatch("a/memory/INDEX.md", "b/memory/INDEX.md", at("one"), at("other"), undefined, undefined, {
      context: 3,
    })
      .replace(/^=+\n/, "")
      .replace(/^([-+ ])(?:line \d+|one|other|-----END.*)$/gm, "$1[redacted]"),
  );
  expect(shown).toContain("-[redacted]\n+[redacted]\n");
  expect(diffOf(null, `${KEY.join("\n")}\n`)).not.toContain("line 1");
  expect(diffOf("a\n", null)).toBe("--- a/memory/INDEX.md\n+++ /dev/null\n@@ -1,1 +0,0 @@\n-a\n");
});

it("looks through what is near a changed line alone, in an index of ten thousand", () => {
  const index = (changed: string): string =>
    Array.from({ length: 10_000 }, (_, i) => (i === 7_000 ? changed : `- memory ${i}\n`)).join("");
  let looked = 0;
  const shown = diffOf(index("- old\n"), index("- new\n"), (text) => {
    looked += text.split("\n").length;
    return text;
  });
  expect(shown).toContain(" - memory 6999\n-- old\n+- new\n - memory 7001\n");
  expect(looked).toBeLessThan(1_000);
});
