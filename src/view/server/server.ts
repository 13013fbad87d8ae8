/**
 * Serves the page on this machine's loopback address, to the one who was given its address. Reading changes nothing; what a form
 * asks for is done one after another, and told on the next page.
 */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { redactText } from "../../daily/redact.ts";
import { LithifyError, UsageError, WorkspaceHeld } from "../../errors.ts";
import { shown } from "../../memory/file/memory-path.ts";
import { holderOf } from "../../store/state/lock.ts";
import { loadPlans } from "../../store/state/runs.ts";
import type { Opened } from "../../workspace/opened.ts";
import { detailIn } from "../../workspace/run-plans.ts";
import type { GlobalOptions, Surroundings } from "../../workspace/surroundings.ts";
import { action, editForm } from "../pages/form.ts";
import { type Html, html } from "../pages/html.ts";
import { type Around, layout } from "../pages/layout.ts";
import { markdown, phrase } from "../pages/markdown.ts";
import { type Place, served } from "../pages/place.ts";
import { SCRIPT } from "../pages/script.ts";
import { ICON, STYLE } from "../pages/style.ts";
import type { Ports } from "../ports.ts";
import { type Reading, readingOf } from "../reading.ts";
import { aroundOf, pageAt } from "../routes.ts";
import { snapshots } from "../snapshot.ts";
import { actOn, holdsWords, seatIn, standingFor, touchedIn, typedOver } from "./actions.ts";
import { cookieName, HEADERS, isKnown, isSame, newSession, refusalOf, type Session } from "./guard.ts";

interface Serving {
  readonly options: GlobalOptions;
  readonly surroundings: Surroundings;
  readonly ports: Ports;
  readonly port: number;
  readonly reveal: boolean;
}

const LARGEST_FORM_BYTES = 1024 * 1024;
const ASSETS: Readonly<Record<string, readonly [type: string, text: string]>> = {
  "/page.css": ["text/css; charset=utf-8", STYLE],
  "/page.js": ["text/javascript; charset=utf-8", SCRIPT],
  "/icon.svg": ["image/svg+xml", ICON],
};
const MOST_NOTICES = 50;
/** Long enough for another action. */
const LONGEST_WAIT_MS = 1_000;

/**
 * @returns its address with the session's key, and with one that is good once, for the browser that is opened
 * @throws {UsageError} PORT_IN_USE, and whatever opening the workspace throws: a page that could show nothing is not served
 */
export async function serve(serving: Serving) {
  const current = snapshots(serving.options, serving.surroundings);
  await current();
  const server = createServer({ maxHeaderSize: 16_384, requestTimeout: 30_000, headersTimeout: 10_000 });
  const port = await listening(server, serving.port);
  const session = newSession(port);
  const page = new Page(session, serving, current);
  server.on("request", (request, response) => void page.answer(request, response));
  const at = `http://127.0.0.1:${port}/`;
  return {
    url: `${at}?token=${session.key}`,
    onceUrl: `${at}?token=${session.onceKey}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function listening(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      const hint = "leave --port out, and any free port is taken";
      const taken = new UsageError("PORT_IN_USE", `port ${port} is not free (${error.code})`, hint);
      reject(error.code === "EADDRINUSE" || error.code === "EACCES" ? taken : error);
    });
    server.listen(port, "127.0.0.1", () => resolve((server.address() as AddressInfo).port));
  });
}

/** A form that was no form, or too long. */
class BadForm extends Error {}

class Page {
  readonly #session: Session;
  readonly #serving: Serving;
  readonly #current: () => Promise<Opened>;
  readonly #place: Place;
  /** What was done, told once by the page that follows: its number stands in the address, its words do not. */
  readonly #notices = new Map<string, Html>();
  #onceKey: string | undefined;
  /** The workspace as it was read last, and how often it was another one. */
  #seen: { readonly opened?: Opened; readonly times: number } = { times: 0 };
  #acting: Promise<unknown> = Promise.resolve();

  constructor(session: Session, serving: Serving, current: () => Promise<Opened>) {
    this.#session = session;
    this.#serving = serving;
    this.#current = current;
    this.#place = served(session.token);
    this.#onceKey = session.onceKey;
  }

  async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { tell } = this.#serving.surroundings;
    try {
      await this.#answer(request, response);
    } catch (error) {
      if (!(error instanceof LithifyError) && !this.#serving.surroundings.signal.aborted)
        tell(`lithify view failed at ${request.method}, and this is a fault of its own: ${(error as Error).stack}`);
      if (response.headersSent) return void response.destroy();
      if (error instanceof LithifyError) return this.#send(response, statusOf(error), plain("Not done", told(error)));
      this.#say(response, 500, "Failed", "lithify failed; the terminal says more.");
    }
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { headers, method = "", url: target = "" } = request;
    const { origin, cookie } = headers;
    // Of two, nobody knows which one somebody in between went by.
    const [host, second] = request.headersDistinct.host ?? [];
    const site = headers["sec-fetch-site"];
    const refused = refusalOf(
      { method, target, host: second === undefined ? host : undefined, origin, cookie, site: site?.toString() },
      this.#session,
    );
    if (refused) return this.#say(response, refused.status, "Refused", refused.why);
    const [path = "/", asked = ""] = target.split("?", 2);
    const query = new URLSearchParams(asked);
    const asset = ASSETS[path];
    const byKey = this.#opens(query.get("token"));
    if (!byKey && !isKnown(cookie, this.#session)) {
      if (asset === undefined) return this.#send(response, 403, STRANGER);
      return this.#send(response, 403, "", "text/plain");
    }
    if (byKey)
      response.setHeader(
        "set-cookie",
        `${cookieName(this.#session)}=${this.#session.cookie}; Path=/; HttpOnly; SameSite=Strict`,
      );
    if (method === "POST") return await this.#act(path.slice(1), request, response);
    if (asset) return this.#send(response, 200, asset[1], asset[0]);
    const reading = await this.#reading();
    if (path === "/pulse") return this.#send(response, 200, reading.pulse!, "text/plain");
    const page = await pageAt(path, query, reading, this.#place, this.#notices.get(query.get("note") ?? ""));
    if (page === undefined)
      return this.#say(response, 404, "Not there", "There is no such page, or what it showed is gone.");
    this.#send(response, 200, page.text);
  }

  /** The printed key is good for the session; the browser's own once, since other users may have seen it. */
  #opens(key: string | null): boolean {
    if (key === null) return false;
    if (this.#onceKey !== undefined && isSame(key, this.#onceKey)) {
      this.#onceKey = undefined;
      return true;
    }
    return isSame(key, this.#session.key);
  }

  async #reading(): Promise<Reading> {
    const { ports, reveal, surroundings } = this.#serving;
    const opened = await this.#current();
    const holder = await holderOf(opened.state.writerLock);
    if (opened !== this.#seen.opened) this.#seen = { opened, times: this.#seen.times + 1 };
    const pulse = `${this.#seen.times} ${holder?.since ?? ""}`;
    return readingOf(opened, { ports, reveal, holder, pulse, nowMs: surroundings.now().getTime() });
  }

  async #act(name: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    let form: URLSearchParams;
    try {
      form = await formOf(request);
    } catch (error) {
      if (!(error instanceof BadForm)) throw error;
      response.setHeader("connection", "close");
      return this.#say(response, 400, "Refused", error.message);
    }
    if (!isSame(form.get("token"), this.#session.token))
      return this.#say(response, 403, "Refused", "This form is not of this session: load the page again.");
    // Two words at once would wait for each other's lock in one process.
    const turn = this.#acting.then(() => this.#done(name, form));
    this.#acting = turn.catch(() => {});
    let goOn: string | undefined;
    try {
      goOn = await turn;
    } catch (error) {
      if (!(error instanceof LithifyError)) throw error;
      const body = await this.#refused(name, form, error);
      const around = await aroundOf(await this.#reading(), undefined);
      return this.#send(response, statusOf(error), plain("Not done", body, around));
    }
    if (goOn === undefined) return this.#say(response, 404, "Not there", "There is no such action.");
    response.setHeader("location", goOn);
    this.#send(response, 303, "");
  }

  /** Where the person goes on; undefined where there is no such action. A refusal is told on the page it was asked from. */
  async #done(name: string, form: URLSearchParams): Promise<string | undefined> {
    const { ports, options, surroundings } = this.#serving;
    const { href } = this.#place;
    await this.#refuseWhileHeld();
    const done = await actOn(name, form, { ports, options, surroundings, href, reading: await this.#reading() });
    if (done === undefined) return undefined;
    const { told, file, again, goOn } = done;
    const { view, id, of, week } = goOn;
    const wrote = file === undefined ? undefined : lastRunOf(await this.#current(), file);
    const seat = { view, ...(id !== undefined && { id }), ...(of !== undefined && { of }) };
    const { token } = this.#session;
    const [turn, run] = again ?? (["undo", wrote] as const);
    const button = run && action(turn, turn === "undo" ? "Undo" : "Redo", token, { run, ...seat });
    const note = this.#note(
      html`<div class="notice" id="notice" role="status" tabindex="-1">${told} ${button}<a class="dismiss" href="${href(view, id)}" aria-label="Dismiss">×</a></div>`,
    );
    return `${href(view, id, { ...(of !== undefined && { of }), ...(week !== undefined && { week }), note }).split("#")[0]}#notice`;
  }

  /** A person does not wait for another lithify as a command does. @throws {WorkspaceHeld} */
  async #refuseWhileHeld(): Promise<void> {
    const { wait, signal } = this.#serving.surroundings;
    if ((await this.#reading()).atWork === undefined) return;
    await wait(LONGEST_WAIT_MS, signal);
    const { atWork } = await this.#reading();
    if (atWork !== undefined)
      throw new WorkspaceHeld(`${atWork}, so this was not done`, "nothing was changed: ask again when it is done");
  }

  /** Why it was not done, the way back to where it was asked, and what was typed. */
  async #refused(name: string, form: URLSearchParams, error: LithifyError): Promise<Html> {
    const { token } = this.#session;
    const id = form.get("id") ?? "";
    const { view, id: at } = Object.hasOwn(ASKED_ON, name) ? { view: ASKED_ON[name]!, id } : seatIn(form);
    const back = html`${told(error)}<p><a href="${this.#place.href(view, at)}">Back to where you were</a></p>`;
    if (name === "reject" || !holdsWords(form) || touchedIn(form).length === 0) return back;
    const { say, opened } = await this.#reading();
    // Every sign as it was typed, since it may be sent again; a secret is shown to nobody who looks on.
    const { allow } = opened.workspace.config.redact;
    const shownAgain = (text: string): string => (this.#serving.reveal ? text : redactText(text, allow).text);
    const now = error.code === "CHANGED_SINCE" ? standingFor(name, form, opened.folder, say) : undefined;
    const typed = Object.entries(typedOver(form, now?.words));
    const words = Object.fromEntries(typed.map(([key, text]) => [key, shownAgain(text)]));
    const button = BUTTONS[name]?.[now === undefined ? 0 : 1];
    const mayPost =
      now !== undefined || ["SECRET", "NO_NAME", "NO_DESCRIPTION", "NO_TEXT", "NAME_TAKEN"].includes(error.code);
    const seen = now?.seen ?? form.get("seen") ?? "";
    const was = now?.was ?? form.get("was") ?? "";
    const mine = editForm(words, token, { id, seen }, name, mayPost ? button : undefined, was);
    return html`${back}${now && html`<h2>What stands now</h2><p><strong>${phrase(now.said.name)}</strong></p><p>${phrase(now.said.description)}</p><div class="body">${markdown(now.said.body, { base: 2 })}</div>`}
<h2>What you wrote</h2>${mine}`;
  }

  #note(notice: Html): string {
    const id = String(1 + Number([...this.#notices.keys()].at(-1) ?? 0));
    this.#notices.set(id, notice);
    if (this.#notices.size > MOST_NOTICES) this.#notices.delete(this.#notices.keys().next().value!);
    return id;
  }

  #say(response: ServerResponse, status: number, title: string, why: string): void {
    this.#send(response, status, plain(title, html`<p>${why}</p>`));
  }

  #send(response: ServerResponse, status: number, body: string, type = "text/html; charset=utf-8"): void {
    response.writeHead(status, { ...HEADERS, "content-type": type, "content-length": Buffer.byteLength(body) });
    response.end(body);
  }
}

/** Where what is done to a proposal, or to a memory that stands, is asked for. */
const ASKED_ON: Readonly<Record<string, "inbox" | "memory">> = {
  ...{ accept: "inbox", reject: "inbox", "keep-both": "inbox" },
  ...{ forget: "memory", "bring-back": "memory", edit: "memory" },
};
/** What the button says under words that could not be taken as they were; and where somebody else changed it meanwhile: both texts are in sight. */
const BUTTONS: Readonly<Record<string, readonly [again: string, mine: string]>> = {
  accept: ["Accept as edited", "Accept what I wrote"],
  "keep-both": ["Keep both as edited", "Keep both, mine as I wrote it"],
  edit: ["Save", "Save what I wrote"],
};

const statusOf = (error: LithifyError): number =>
  error instanceof WorkspaceHeld || error.code === "CHANGED_SINCE" ? 409 : error instanceof UsageError ? 400 : 500;

const UNKNOWN: Around = { workspace: "", hasThings: false, waiting: 0, notice: undefined };

/** @param around without the workspace, which may be what could not be read. */
function plain(title: string, body: Html, around: Around = UNKNOWN): string {
  return layout(undefined, title, html`<h1>${title}</h1>${body}`, served(""), around).text;
}

const told = ({ message, hint }: LithifyError): Html =>
  html`<div class="notice bad" role="alert"><p>${sentence(message)}</p><p>${sentence(hint)}</p></div>`;

/** A message of a command, as a page says it. */
const sentence = (text: string): string =>
  text.replace(/^[a-z](?=[a-z]*[ ,])/, (first) => first.toUpperCase()) + (/[\p{L}\p{N})"”\]]$/u.test(text) ? "." : "");

const STRANGER = plain(
  "Refused",
  html`<p>This page is for the one who started it: open the address that <code>lithify view</code> printed.</p>`,
);

/** The run that wrote a file last. */
function lastRunOf(opened: Opened, file: string): string | undefined {
  const path = shown(opened, file);
  const last = loadPlans(opened.state).plans.findLast((plan) => plan.files.some((one) => one.path === path));
  return last && detailIn(last)?.kind !== "undo" ? last.run : undefined;
}

async function formOf(request: IncomingMessage): Promise<URLSearchParams> {
  const [kind = ""] = (request.headers["content-type"] ?? "").split(";");
  if (kind.trim().toLowerCase() !== "application/x-www-form-urlencoded")
    throw new BadForm("only forms of this page are understood");
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > LARGEST_FORM_BYTES) throw new BadForm("that is too long");
    chunks.push(chunk);
  }
  return new URLSearchParams(Buffer.concat(chunks).toString("utf8"));
}
