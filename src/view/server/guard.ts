/**
 * Which requests are answered at all: those of the person who started the page, from the page itself. Whatever a name, another
 * page in the same browser, or another program on this machine asks is refused before anything is read.
 */
import { createHash, randomBytes, timingSafeEqual } from "node:crypto";

/** What a request says of itself. */
interface Arrival {
  readonly method: string;
  /** As it came on the wire. */
  readonly target: string;
  readonly host: string | undefined;
  readonly origin: string | undefined;
  /** `Sec-Fetch-Site`: browsers say who asks. */
  readonly site: string | undefined;
  readonly cookie: string | undefined;
}

export type Session = ReturnType<typeof newSession>;

export const newSession = (port: number) => {
  const random = (): string => randomBytes(32).toString("base64url");
  return {
    port,
    /** In the address that is printed; the other in that which the browser is opened with, which other users may see: good once. */
    ...{ key: random(), onceKey: random(), cookie: random() },
    /** In every form. */
    token: random(),
  };
};

/** One browser may look at several workspaces: its cookies do not tell ports apart. */
export const cookieName = ({ port }: Session): string => `lithify-${port}`;

/** An address of our own: a path and what is asked, nothing that climbs. */
const TARGET = /^\/(?!\/)[^\\\u0000-\u0020\u007f-\uffff#]*$/;
const CLIMBS = /(?:^|\/)(?:\.|%2e){1,2}(?:\/|$)|%2f|%5c|%00/i;

/** Why a request is not answered; undefined where it may be, if it brings the session's key or cookie. */
export function refusalOf({ method, target, host, origin, site }: Arrival, { port }: Session) {
  const own = [`127.0.0.1:${port}`, `localhost:${port}`];
  if (host === undefined || !own.includes(host.toLowerCase()))
    return { status: 421, why: "this page is asked for by its own address only" };
  if (origin !== undefined && !own.some((one) => origin === `http://${one}`))
    return { status: 403, why: "another page asked for this" };
  if (!TARGET.test(target) || CLIMBS.test(target.split("?")[0]!))
    return { status: 400, why: "there is no such address" };
  if (method !== "GET" && method !== "HEAD" && method !== "POST")
    return { status: 405, why: "GET, HEAD and POST are known" };
  if (method === "POST" && (origin === undefined || (site !== undefined && site !== "same-origin")))
    return { status: 403, why: "only the page itself may ask for this" };
  return undefined;
}

/** Whether a request comes from the one who was given the address. */
export function isKnown(cookie: string | undefined, session: Session): boolean {
  const name = cookieName(session);
  return (cookie ?? "").split(/;\s*/).some((pair) => {
    const at = pair.indexOf("=");
    return pair.slice(0, at) === name && isSame(pair.slice(at + 1), session.cookie);
  });
}

/** In a time that says nothing of how much of it is right. */
export function isSame(given: string | null | undefined, secret: string): boolean {
  const digest = (text: string): Buffer => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(given ?? ""), digest(secret));
}

/** Nothing but what the page itself brings: no inline style or script, no frame, no other place. */
export const HEADERS: Readonly<Record<string, string>> = {
  "content-security-policy":
    "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  "cache-control": "no-store",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "referrer-policy": "same-origin",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
};
