/** The digest that loads nothing, beside Node's own. */
import { createHash, createHmac } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hmac, sha256 } from "../src/digest.ts";

describe("sha256", () => {
  it("is Node's, of every length up to three blocks", () => {
    for (let length = 0; length <= 192; length += 1) {
      const bytes = Buffer.alloc(length, length);
      expect(sha256(bytes).toString("hex")).toBe(createHash("sha256").update(bytes).digest("hex"));
    }
  });

  it("is Node's, of any bytes", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 3_000 }), (bytes) => {
        expect(sha256(bytes).toString("hex")).toBe(createHash("sha256").update(bytes).digest("hex"));
      }),
    );
  });
});

describe("hmac", () => {
  it("is Node's, with keys shorter and longer than a block", () => {
    const text = fc.string({ maxLength: 300, unit: "binary" });
    fc.assert(
      fc.property(text, text, (secret, said) => {
        expect(hmac(secret, said)).toBe(createHmac("sha256", secret).update(said).digest("hex"));
      }),
    );
  });
});
