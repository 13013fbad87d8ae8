/**
 * When two names mean one thing: case, spaces, hyphens, an `@` or article before it and the word for what it is do not
 * matter.
 */
import { withoutArticle } from "../../text/articles.ts";
import { saying } from "../../text/phrases.ts";
import { fold } from "../fold.ts";

export const ENTITY_KINDS = ["person", "project", "organization", "tool", "concept"] as const;
export type EntityKind = (typeof ENTITY_KINDS)[number];

/** How the one person is called whose memory this is, and what a name may end in. */
const THE_USER = saying("narration.speaker", "actor.self");
const AFTER = saying("actor.project");

const isUser = (plain: string): boolean => THE_USER.first(plain)?.from === 0 && THE_USER.without(plain).trim() === "";

/** What is compared: `The H-Mem project` and `h mem` give one key. */
export function nameKey(name: string): string {
  const plain = fold(name)
    .replace(/["']s$/, "")
    .replace(/["']/g, "")
    .replace(/[\s_\-/]+/g, " ")
    .replace(/(?<!\S)@+(?=[^\s@])/g, "")
    .trim();
  if (isUser(plain)) return "user";
  const named = withoutArticle(plain);
  const after = AFTER.closing(named);
  const bare = named.slice(0, after?.from).trim();
  return isUser(bare) ? "user" : bare === "" ? named : bare;
}

/** A name as a heading shows it: the person without a name, and a thing without its article. */
export function displayName(name: string): string {
  const plain = name.normalize("NFC").replace(/\s+/g, " ").trim();
  const key = nameKey(plain);
  if (key === "user") return "User";
  return key === "project" ? "Project" : withoutArticle(plain);
}

/** People share no file with a thing of the same name; a model that calls a tool a concept means the same thing. */
export const sameSort = (one: string | undefined, other: string | undefined): boolean =>
  one === undefined || other === undefined || (one === "person") === (other === "person");
