import { describe, expect, it } from "vitest";
import { redactText } from "../../src/daily/redact.ts";
import { SECRET_RULES } from "../../src/daily/secret-rules.ts";
import { NAMED } from "../support/named-secrets.ts";

const bare = (text: string): string => text.replace(/[«»]/g, "");

describe("a rule of redaction", () => {
  // The general rules catch much of what the special ones are for, and leave parts of it: so each is held to its own name.
  it.each(NAMED)("%s takes exactly the secret, and tells its kind: %s", (rule, text) => {
    // One for each line.
    const told = text.replace(/«[^»]*»/, (found) => found.replace(/[^\n]+/g, `[redacted:${rule}]`));
    expect(redactText(`Before ${bare(text)} after`).text).toBe(`Before ${told} after`);
  });

  it("has a secret in this list, and so has each word that leads to it", () => {
    const lacking = SECRET_RULES.flatMap(({ name, keywords, pattern }) => {
      const own = NAMED.filter(([rule]) => rule === name).map(([, text]) => bare(text));
      const unled = keywords.filter((word) => !own.some((text) => text.toLowerCase().includes(word.toLowerCase())));
      return own.some((text) => text.match(pattern))
        ? unled.map((word) => `${name}: ${word}`)
        : [`${name}: ${pattern}`];
    });
    expect(lacking).toEqual([]);
  });
});
