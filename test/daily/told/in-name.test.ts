import { expect, it } from "vitest";
import { pathWithoutSecrets } from "../../../src/daily/safe-path.ts";

const shown = (path: string): string => pathWithoutSecrets(`logs/${path}.md`, []);

it.each([
  ["2026-03-03-password-hunter2swordfish", "2026-03-03-password-[redacted:password]"],
  ["2026-03-03-db-password-reset-to-hunter2swordfish", "2026-03-03-db-password-reset-to-[redacted:password]"],
  ["2026-03-05_passwort_Kranich88x", "2026-03-05_passwort_[redacted:password]"],
  ["2026-03-06-mot-de-passe-Cigogne31", "2026-03-06-mot-de-passe-[redacted:password]"],
  ["2026-03-07-пароль-Zhuravl77", "2026-03-07-пароль-[redacted:password]"],
  ["2026-03-02-密码Xianhe2087", "2026-03-02-密码[redacted:password]"],
  ["2026-03-01-パスワード-tsubaki404", "2026-03-01-パスワード-[redacted:password]"],
  ["2026-03-01-비밀번호-hodori2024x", "2026-03-01-비밀번호-[redacted:password]"],
  ["2026-03-01-kata-sandi-melati88", "2026-03-01-kata-sandi-[redacted:password]"],
  ["2026-03-03-tulip42x-is-the-password", "2026-03-03-[redacted:password]-is-the-password"],
  ["2026-03-03 wifi password sommergarten", "2026-03-03 wifi password [redacted:password]"],
  ["2026-03-03-pin-7702", "2026-03-03-pin-[redacted:code]"],
  ["2026-03-03.key.Abc123xyz", "2026-03-03.key.[redacted:key]"],
  ["2026-03-01-api-key-a8f3k29dk20s", "2026-03-01-api-key-[redacted:key]"],
  ["haslo-slonecznik9/2026/2026-03-05", "haslo-[redacted:password]/2026/2026-03-05"],
])("shows no secret that a name tells: %s", (path, told) => {
  expect(shown(path)).toBe(`logs/${told}.md`);
});

it.each([
  ...[
    "password-reset",
    "password-manager-choice",
    "passwort-vergessen",
    "password-hashing-argon2id",
    "wifi-password-reset",
  ],
  ...["token-budget-2026", "oauth2-token-refresh-1f2e3d4c", "tokens-per-second-llama3", "api-key-rotation-phase2"],
  ...["key-results-q3", "error-code-4042", "code-review-pr482", "pin-node-v20", "tan-20260303", "secrets-in-k8s"],
])("leaves a name that only speaks of them: %s", (name) => {
  expect(shown(`2026-03-03-${name}`)).toBe(`logs/2026-03-03-${name}.md`);
});

it("leaves what the user allows", () => {
  const path = "logs/2026-03-03-password-kranich88.md";
  expect(pathWithoutSecrets(path, ["kranich88"])).toBe(path);
});
