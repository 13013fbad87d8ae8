/**
 * Where a page stands: how it names the others, and whether a person may act on it. A page served and a page in an exported file
 * differ in this alone.
 */

export type View = "timeline" | "document" | "memories" | "memory" | "log" | "inbox" | "things" | "cost" | "health";

export interface Place {
  /** @param query of the memories: what is asked for */
  readonly href: (view: View, id?: string, query?: Readonly<Record<string, string | number>>) => string;
  /** What every action must bring; undefined where nothing can be done. */
  readonly token: string | undefined;
}

const PATHS: Readonly<Record<View, string>> = {
  timeline: "/",
  document: "/document",
  memories: "/memories",
  memory: "/memory",
  log: "/log",
  inbox: "/inbox",
  things: "/things",
  cost: "/cost",
  health: "/health",
};

export const served = (token: string): Place => ({
  token,
  href: (view, id, query) => {
    // A proposal is a place in the inbox, on whichever page of it.
    const inInbox = view === "inbox" && id !== undefined;
    const path = id === undefined || inInbox ? PATHS[view] : `${PATHS[view]}/${encodeURIComponent(id)}`;
    const asked = new URLSearchParams(
      Object.entries({ ...(inInbox && { at: id }), ...query }).map(([key, value]): [string, string] => [
        key,
        String(value),
      ]),
    );
    return `${path}${asked.size === 0 ? "" : `?${asked}`}${inInbox ? `#${encodeURIComponent(anchorOf(view, id))}` : ""}`;
  },
});

/** Of one view, or one thing of it, in a file that holds all. */
export const anchorOf = (view: View, id?: string): string =>
  id === undefined ? view : `${view}-${encodeURIComponent(id)}`;

export const exported: Place = { token: undefined, href: (view, id) => `#${encodeURIComponent(anchorOf(view, id))}` };
