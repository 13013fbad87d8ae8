import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { digestsOfForms } from "../../src/daily/read-logs.ts";

const digest = (text: string): string => createHash("sha256").update(text).digest("hex");
const formsOf = (text: string): string[] => digestsOfForms(Buffer.from(text));

it.each(["a\nb\n", "a\r\nb\r\n", "a\r\nb\n", "\ufeffa\nb\n", "\ufeffa\r\nb\r\n"])("knows %j in each form", (text) => {
  const forms = ["a\nb\n", "a\r\nb\r\n", "\ufeffa\nb\n", "\ufeffa\r\nb\r\n"].map(digest);
  expect(formsOf(text).sort()).toEqual(forms.sort());
});

it("takes a CR alone for a line end of its own, which is another text", () => {
  expect(formsOf("a\r\r\nb\n")).toEqual([]);
  expect(formsOf("a\r\nb\n")).not.toContain(digest("a\r\r\nb\n"));
});

it("keeps bytes that are no UTF-8", () => {
  const bytes = Buffer.from([0xe4, 0x0a, 0xff]);
  expect(digestsOfForms(bytes)).toContain(createHash("sha256").update(bytes).digest("hex"));
});
