import { describe, expect, it } from "vitest";
import { findSecrets, redactText } from "../../src/daily/redact.ts";
import { findByPreset } from "../../src/daily/secretlint.ts";
import { HARMLESS, KEY, mixed, PRESET_SHAPES, SHAPES, words } from "../support/secret-shapes.ts";

const around = (secret: string): string => `Before\n${secret}\nafter`;

describe("secretlint's preset", () => {
  it.each(
    PRESET_SHAPES,
  )("finds %s, and lithify's own rules, which stand at all three borders, do too", async (rule, secret) => {
    expect(await findByPreset(around(secret))).toContainEqual(expect.objectContaining({ rule, line: 2 }));
    expect(findSecrets(around(secret))).toContainEqual(expect.objectContaining({ line: 2 }));
    const { text } = redactText(around(secret));
    expect(text).toMatch(/^Before\n.*\[redacted:[a-z-]+\]/);
    expect(text).not.toContain(secret);
  });

  it("keeps no notes of how long each rule took, which grew with each file of a commit", async () => {
    await findByPreset("nothing");
    await new Promise((done) => setImmediate(done));
    expect(performance.getEntriesByType("mark").filter(({ name }) => name.includes("secretlint"))).toEqual([]);
  });

  it("finds no shape that lithify's own rules miss, and nothing in what they have redacted", async () => {
    const missed: string[] = [];
    let preset = 0;
    for (const [name, secret] of [...SHAPES, ["private key", KEY.join("\n")] as const]) {
      const found = await findByPreset(around(secret));
      preset += found.length > 0 ? 1 : 0;
      if (found.length > 0 && findSecrets(around(secret)).length === 0) missed.push(name);
    }
    expect(missed).toEqual([]);
    expect(preset).toBeGreaterThan(15);
    const all = [...SHAPES, ...PRESET_SHAPES].map(([, secret]) => secret).join("\n");
    expect(await findByPreset(redactText(`${all}\n${KEY.join("\n")}`).text)).toEqual([]);
  });

  it("raises no alarm at what is harmless, nor at an account's number, and leaves out what the user allows", async () => {
    expect(await findByPreset([...HARMLESS, "aws_account_id = 1234-5678-9012"].join("\n"))).toEqual([]);
    const token = words("gh", "p_", mixed(36));
    expect(await findByPreset(around(token))).toHaveLength(1);
    expect(await findByPreset(around(token), [token])).toEqual([]);
    expect(await findByPreset(around(token), ["", "another"])).toHaveLength(1);
  });
});
