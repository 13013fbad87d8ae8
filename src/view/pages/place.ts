/**
 * Where a page stands: how it names the others, and whether a person may act on it. A page served and a page in an exported file
 * differ in this alone.
 */

export type View = "timeline" | "document" | "memories" | "memory" | "log" | "inbox" | "things" | "cost" | "health";

export interface Place {
  /** @param query of the memories: what is asked for */
  readonly href: (view: View, id?: string, query?: Readonly<Record<string, string | number>>) => string;
  /** Where lines of a day's logs stand, by their ids there; undefined where they are not shown. */
  readonly lines: (day: string, ids?: readonly string[]) => string | undefined;
  /** A part of a document. */
  readonly part: (id: string, part: "decisions" | "memories") => string;
  /** What every action must bring; undefined where nothing can be done. */
  readonly token: string | undefined;
}

export const partAnchor = (id: string, part: string): string => anchorOf("document", `${id}-${part}`);

const pathOf = (view: View): string => (view === "timeline" ? "/" : `/${view}`);

export function served(token: string): Place {
  const href: Place["href"] = (view, id, query) => {
    // A proposal is a place in the inbox, on whichever page of it.
    const inInbox = view === "inbox" && id !== undefined;
    const path = id === undefined || inInbox ? pathOf(view) : `${pathOf(view)}/${encodeURIComponent(id)}`;
    const asked = new URLSearchParams(inInbox ? { at: id } : {});
    for (const [key, value] of Object.entries(query ?? {})) asked.set(key, String(value));
    return `${path}${asked.size === 0 ? "" : `?${asked}`}${inInbox ? `#${encodeURIComponent(anchorOf(view, id))}` : ""}`;
  };
  return {
    ...{ token, href, part: (id, part) => `${href("document", id)}#${partAnchor(id, part)}` },
    // A day's page marks these lines and begins at the first of them.
    lines: (day, ids = []) =>
      ids.length === 0 ? href("log", day) : `${href("log", day, { mark: ids.join(",") })}#${ids[0]}`,
  };
}

/** Of one view, or one thing of it, in a file that holds all. */
export const anchorOf = (view: View, id?: string): string =>
  id === undefined ? view : `${view}-${encodeURIComponent(id)}`;

/** @param shown the lines of each day that the file holds, by their ids */
export function exported(shown: ReadonlyMap<string, ReadonlySet<string>>): Place {
  const href: Place["href"] = (view, id) => `#${encodeURIComponent(anchorOf(view, id))}`;
  return {
    ...{ token: undefined, href, part: (id, part) => `#${partAnchor(id, part)}` },
    lines: (day, ids = []) => {
      const first = ids.find((id) => shown.get(day)?.has(id));
      if (!shown.has(day)) return undefined;
      return first === undefined ? href("log", day) : `#${lineAnchor(day, first)}`;
    },
  };
}

/** Of a line where many days stand in one file. */
export const lineAnchor = (day: string, id: string): string => `${anchorOf("log", day)}-${id}`;
