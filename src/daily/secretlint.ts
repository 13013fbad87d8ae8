/**
 * The door to secretlint's preset: what its rules find beside lithify's own, at the last border, where bytes are few.
 */
import type { FoundSecret } from "./redact.ts";

/**
 * What the preset finds, in order. lithify's own placeholders, and what the user allows, are no secrets; comments in the
 * text that would silence secretlint are not obeyed by lithify's own rules, which therefore go first.
 * @param allow as for `findSecrets`
 */
export async function findByPreset(text: string, allow: readonly string[] = []): Promise<FoundSecret[]> {
  const [{ lintSource }, { creator }, { secretLintProfiler }] = await Promise.all([
    import("@secretlint/core"),
    import("@secretlint/secretlint-rule-preset-recommend"),
    import("@secretlint/profiler"),
  ]);
  // Else it notes the time of each rule on each text, and keeps the notes: tens of megabytes of a year's commit.
  secretLintProfiler.setEnabled(false);
  const { messages } = await lintSource({
    source: { filePath: "memory.md", content: text, ext: ".md", contentType: "text" },
    options: {
      noPhysicFilePath: true,
      config: { rules: [{ id: "@secretlint/secretlint-rule-preset-recommend", rule: creator }] },
    },
  });
  return messages
    .map(({ ruleId, range: [start, end] }) => ({ rule: shortName(ruleId), line: lineAt(text, start), start, end }))
    .filter(({ start, end }) => {
      const found = text.slice(start, end);
      return !found.includes("[redacted:") && !allow.some((allowed) => allowed !== "" && found.includes(allowed));
    });
}

const shortName = (ruleId: string): string => ruleId.replace("@secretlint/secretlint-rule-", "");
const lineAt = (text: string, at: number): number => text.slice(0, at).split("\n").length;
