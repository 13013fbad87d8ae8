/** A log that comes late, among more memories of later days than its week brings: what was said since is held against it. */
import { expect, it } from "vitest";
import { lithify } from "../support/lithify-here.ts";
import { testFolder } from "../support/test-folder.ts";

it("is asked about where a later memory denies what it says, though most later ones are about other things", async () => {
  const later = [
    "- Decision: we no longer deploy the billing service on Fridays, because nobody watches it then.",
    "- Decision: invoices are stored in PostgreSQL, because reports need joins.",
    "- Decision: the importer is written in Rust, because it is fast.",
  ];
  const folder = testFolder({
    "logs/2026-05-04.md": `# Monday\n\n${later.join("\n")}\n`,
    "lithify.yaml": "timezone: UTC\n",
  });
  await lithify(folder.path, ["compact"]);
  folder.write(
    "logs/2026-03-02.md",
    "# Monday\n\n- Decision: we deploy the billing service on Fridays, because the week's work is done then.\n",
  );
  const { stdout } = await lithify(folder.path, ["compact", "--json"]);
  const { weeks } = JSON.parse(stdout) as { weeks: { memories: { because: string }[] }[] };
  // In the memory's own words: the week's document says it too, behind its label.
  expect(weeks.flatMap(({ memories }) => memories.map(({ because }) => because)).join("\n")).toContain(
    '"We no longer deploy the billing service on Fridays, because nobody watches it then." (2026-05-04)',
  );
});
