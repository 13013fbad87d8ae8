/**
 * When two names mean one thing: case, spaces, hyphens, an `@` or article before it and the word for what it is do not
 * matter.
 */
import { fold } from "../fold.ts";

export const ENTITY_KINDS = ["person", "project", "organization", "tool", "concept"] as const;
export type EntityKind = (typeof ENTITY_KINDS)[number];

/** How the one person is called whose memory this is. */
const THE_USER = new Set("user|me|i|myself|the human|human|用户|使用者|我|ユーザー|ユーザ|私|사용자|나".split("|"));
const BEFORE = /^(?:the|our|this|my|a|an) (?=.)/;
const AFTER = / (?:project|repo|repository|codebase|app|application|プロジェクト|项目|프로젝트)$/;

/** What is compared: `The H-Mem project` and `h mem` give one key. */
export function nameKey(name: string): string {
  const plain = fold(name)
    .replace(/["']s$/, "")
    .replace(/["']/g, "")
    .replace(/[\s_\-/]+/g, " ")
    .replace(/(?<!\S)@+(?=[^\s@])/g, "")
    .trim();
  if (THE_USER.has(plain)) return "user";
  const bare = plain
    .replace(BEFORE, "")
    .replace(AFTER, "")
    .replace(/项目$|プロジェクト$/, "")
    .trim();
  return THE_USER.has(bare) ? "user" : bare === "" ? plain : bare;
}

/** A name as a heading shows it: the person without a name, and a thing without its article. */
export function displayName(name: string): string {
  const plain = name.normalize("NFC").replace(/\s+/g, " ").trim();
  const key = nameKey(plain);
  if (key === "user") return "User";
  return plain.replace(/^(?:the|our|this|my) (?=\S)/i, "").replace(/^project$/, "Project");
}

/** People share no file with a thing of the same name; a model that calls a tool a concept means the same thing. */
export const sameSort = (one: string | undefined, other: string | undefined): boolean =>
  one === undefined || other === undefined || (one === "person") === (other === "person");
