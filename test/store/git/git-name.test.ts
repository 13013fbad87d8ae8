/** A name is looked at further only where its beginning lets it be git's: none is passed over by that. */
import { expect, it } from "vitest";
import { isGitName } from "../../../src/store/git/git-name.ts";

/** As git looks at any name. */
const isGits = (name: string): boolean =>
  /^(?:\.git|git~\d+)(?:[. ]*|[. ]*:.*)$/.test(
    name
      .normalize("NFKC")
      .replace(/[\u200c-\u200f\u202a-\u202e\u2060-\u206f\ufeff\u00ad]/gu, "")
      .toLowerCase(),
  );

it("knows git's names whatever sign they begin with", () => {
  const beginnings = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code));
  const names = beginnings.flatMap((one) => [
    `${one}git`,
    `${one}it~1`,
    `${one}.git`,
    `${one}git~1`,
    `${one}\u0301git`,
  ]);
  expect(names.filter((name) => isGitName(name) !== isGits(name))).toEqual([]);
  expect(names.filter(isGits).length).toBeGreaterThan(20);
});
