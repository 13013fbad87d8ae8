/** A claim as text. */
import type { Claimed } from "./profile.ts";

/** What a record states, without the quotes that it names for it. */
export type Stated = Omit<Claimed, "quotes">;

export const saying = ({ name, description, body }: Pick<Claimed, "name" | "description" | "body">): string =>
  `${name}\n${description}\n${body}`;
