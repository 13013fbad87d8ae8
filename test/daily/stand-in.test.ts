/** What stands in a log's place and is not the log is told, and not compacted to nothing. */
import { describe, expect, it } from "vitest";
import { standInOf } from "../../src/daily/stand-in.ts";

const of = (text: string): string | undefined => standInOf(text.split("\n"));
const MAIL = "From: Ann <ann@example.org>\nMIME-Version: 1.0\nContent-Transfer-Encoding: ";

describe("what is no log's text", () => {
  it("is what SOPS encrypted, as JSON or as YAML", () => {
    expect(of('{\n\t"data": "ENC[AES256_GCM,data:a,type:str]",\n\t"sops": {}\n}')).toBe("encrypted");
    expect(of("data: ENC[AES256_GCM,data:QmFybg==,type:str]\nsops:\n  version: 3.8\n")).toBe("encrypted");
    expect(of("secret: ENC[AES256_GCM,...] is what the sops file holds now.\n\n- We keep it.\n")).toBe(undefined);
    expect(of('{"data":"ENC[AES256_GCM,data:a,type:str]","sops":{"kms":[]}}')).toBe("encrypted");
    expect(of("barn:\n    door: ENC[AES256_GCM,data:a]\nsops:\n    kms: []\n")).toBe("encrypted");
    expect(of("Example: ENC[AES256,data:a]\n\n- We keep SOPS.\n\n```yaml\nsops:\n  kms: []\n```\n")).toBe(undefined);
  });

  // Caught: `Nothing in this week's logs was worth keeping`, of a day that another program had saved.
  it("is a page, or data, as a whole", () => {
    expect(of("<!doctype html>\n<html><body><li>Decision: the barn is green.</li></body></html>\n")).toContain("HTML");
    expect(of('<html lang="en">\n- The page begins so.\n')).toBe(undefined);
    for (const data of ['{"t":"10:00","text":"The barn is green."}\n', '{"a":1}\n{"a":2}\n', '[\n  {"a": 1}\n]\n'])
      expect(of(data), data).toBe("data (JSON), and no text");
    for (const log of [
      '{"a":1}\n\n- The barn is green.\n',
      "[x] The barn is green.\n",
      "{barn} is green, {shed} too}\n",
      "",
    ])
      expect(of(log), log).toBe(undefined);
  });

  it("is what is made for print", () => {
    expect(of("%PDF-1.4\n1 0 obj\n")).toContain("PDF");
    expect(of("# Day\n\n%PDF-1.4 is how the file begins.\n")).toBe(undefined);
  });

  it("is a mail as it was sent, where its words are told in other letters", () => {
    expect(of(`${MAIL}base64\n\nRGVjaXNpb246IHRoZSBiYXJu\n`)).toBe("a mail as it was sent: save its text");
    expect(of(`${MAIL}quoted-printable\n\nDer Zaun wird gr=C3=BCn.\n`)).toBe("a mail as it was sent: save its text");
    const parts = "From: a@example.org\nContent-Type: multipart/mixed; boundary=x\n\n--x\n";
    expect(of(`${parts}Content-Transfer-Encoding: base64\n\nRGVj\n`)).toContain("a mail");
    expect(of(`${MAIL}quoted-printable\n\nThe fence is painted green.\n`)).toBe(undefined);
    expect(of(`${MAIL}7bit\n\nThe fence is painted green.\n`)).toBe(undefined);
    expect(of(`${parts}Content-Type: text/plain\n\nThe fence.\n--x\nContent-Transfer-Encoding: base64\n\nRGVj\n`)).toBe(
      undefined,
    );
    expect(of(`${MAIL}quoted-printable\n\nSee https://example.org/?id=AB12\n`)).toBe(undefined);
    for (const head of ["Date: 2026-04-06\nTags: mail", "Monday: calm", "  one line"])
      expect(of(`${head}\n\n- We paint.\n\n\`\`\`\nContent-Transfer-Encoding: base64\n\`\`\`\n`), head).toBe(undefined);
    expect(of("# Day\n\nThe mails came with\n\nContent-Transfer-Encoding: base64\n")).toBe(undefined);
  });
});
