/**
 * What the page has of the terminal's commands: it decides nothing that they decide, and writes only through them.
 */
import type { Opened } from "../workspace/opened.ts";
import type { Seen } from "../workspace/surroundings.ts";
import type { Linted, Standing } from "./model/health.ts";

export interface Ports {
  /** As `status` tells it. */
  readonly standingOf: (opened: Opened) => Promise<Standing>;
  /** As `lint` tells it; of thousands of files it takes seconds, in which others have their turn. */
  readonly lint: (opened: Opened) => Promise<Linted>;
  /** Does what a person asked for, under the writer's lock, and commits it. @throws {LithifyError} */
  readonly act: (asked: Asked) => Promise<void>;
}

/** A person's word. */
export type Asked =
  | { readonly kind: "accept" | "reject" | "keep-both"; readonly id: string; readonly seen: Seen }
  | { readonly kind: "forget" | "bring-back"; readonly file: string; readonly seen: Seen }
  | { readonly kind: "undo"; readonly run: string }
  | { readonly kind: "redo"; readonly run: string };
