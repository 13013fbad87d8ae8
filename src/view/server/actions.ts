/**
 * What a form asks for, as a person's word; and the one thing that no command does: words of a memory, or of a proposal before it is
 * accepted, changed as an editor would change them in the file.
 */

import { type Folder, type FolderChange, folderWith } from "../../compaction/folder.ts";
import { indexTexts } from "../../compaction/index-texts.ts";
import { plannedFrom } from "../../compaction/plan.ts";
import { findSecrets } from "../../daily/redact.ts";
import { digest12 } from "../../digest.ts";
import { updateFrontMatter } from "../../document/frontmatter-edit.ts";
import { UsageError } from "../../errors.ts";
import { fileName, readFileName } from "../../memory/file/file-name.ts";
import { changeMemoryFile, type MemoryChange } from "../../memory/file/memory-file.ts";
import { readProposal } from "../../memory/file/proposal.ts";
import type { MemoryType, StoredMemory } from "../../memory/memory.ts";
import { loadPlans } from "../../store/state/runs.ts";
import type { SavedPlan } from "../../store/state/saved-plan.ts";
import { detailOfKind, locked } from "../../workspace/locked.ts";
import type { Opened } from "../../workspace/opened.ts";
import { memoriesIn, type OfPlan, runsIn } from "../../workspace/run-history.ts";
import type { GlobalOptions, Seen, Surroundings } from "../../workspace/surroundings.ts";
import { memoriesBefore } from "../../workspace/turned-back.ts";
import { waitingIn } from "../model/inbox.ts";
import { asHeld, PLAIN_TYPES, saidOf, WORDS, type Words, wordsDigest, wordsIn } from "../model/memory.ts";
import { instant, memoryIn, runTold } from "../model/runs.ts";
import { fileOf, idOf, type Say } from "../model/said.ts";
import { type Html, html } from "../pages/html.ts";
import { phrase } from "../pages/markdown.ts";
import type { Place } from "../pages/place.ts";
import type { Ports } from "../ports.ts";
import type { Reading } from "../reading.ts";

/** What was done, and where the person goes on. */
export interface Done {
  readonly told: Html;
  /** The file that a run to take back wrote; undefined where nothing is to be taken back. */
  readonly file?: string;
  /** What may be done next to a run that was taken back, or written again. */
  readonly again?: readonly ["undo" | "redo", run: string];
  readonly goOn: Seat;
}

/** Where on the page something was asked: a person comes back there. */
interface Seat {
  readonly view: "inbox" | "memory" | "health";
  /** Of the proposal or the memory, as in an address. */
  readonly id?: string;
  /** The week of a proposal, which may be gone by then; "" for one of none. */
  readonly of?: string;
  /** Of an inbox that shows one week. */
  readonly week?: string;
}

interface Acting {
  readonly ports: Ports;
  readonly reading: Reading;
  readonly options: GlobalOptions;
  readonly surroundings: Surroundings;
  readonly href: Place["href"];
}

/** @throws {LithifyError} why nothing was done */
export async function actOn(action: string, form: URLSearchParams, acting: Acting): Promise<Done | undefined> {
  const { ports, reading } = acting;
  const id = form.get("id") ?? "";
  const digest = form.get("seen") ?? "";
  const { stored, texts } = reading.opened.folder;
  if (action === "undo" || action === "redo") {
    const run = form.get("run") ?? "";
    await ports.act({ kind: action, run });
    return turned(action, run, seatIn(form), reading);
  }
  if (action === "forget" || action === "bring-back" || action === "edit") {
    const files = stored.map((one) => one.file);
    const file = fileOf(id, files, reading.say);
    if (file === undefined) throw gone(id, reading.say);
    const seen: Seen = { file, digest };
    const goOn: Seat = { view: "memory", id };
    if (action === "edit") {
      const now = await edit(seen, form, acting);
      return now === seen
        ? { told: html`Nothing was changed.`, goOn }
        : {
            told: html`The memory says what you wrote.${now.isWorded && " It is yours now: nothing but you changes it."}`,
            file,
            goOn,
          };
    }
    await ports.act({ kind: action, file, seen });
    const told = action === "forget" ? html`The memory is withdrawn.` : html`The memory stands again.`;
    return { told, file, goOn };
  }
  if (action !== "accept" && action !== "reject" && action !== "keep-both") return undefined;
  const proposal = fileOf(id, filesBelow("inbox/", texts), reading.say);
  if (proposal === undefined) throw gone(id, reading.say);
  const seen: Seen = { file: `inbox/${proposal}`, digest };
  const waiting = waitingIn(reading.opened.folder).find(({ path }) => path === seen.file);
  const isWorded = action !== "reject" && holdsWords(form);
  const shownName = (isWorded ? typedIn(form).name : undefined) ?? waiting?.memory?.name;
  const name = reading.say(shownName ?? proposal, 200);
  const now: Edited = isWorded ? await edit(seen, form, acting) : seen;
  await ports.act({ kind: action, id: proposal, seen: now });
  const memory = acting.href("memory", idOf(now.becomes ?? waiting?.file ?? proposal, reading.say));
  return {
    told:
      action === "reject"
        ? html`The proposal was rejected. “${phrase(name)}” does not come back with the same lines.`
        : action === "accept"
          ? html`The proposal was accepted. “<a href="${memory}">${phrase(name)}</a>” stands now.`
          : html`Both hold: “<a href="${memory}">${phrase(name)}</a>” and what it spoke against.`,
    file: seen.file,
    goOn: { view: "inbox", id, of: waiting?.week ?? "", ...(form.get("week") && { week: form.get("week")! }) },
  };
}

/** The seat that a form brings along; Health where it brings none. */
export function seatIn(form: URLSearchParams): Seat {
  const [view, id, of] = [form.get("view"), form.get("id"), form.get("of")];
  return (view === "inbox" || view === "memory") && id !== null
    ? { view, id, ...(of !== null && { of }) }
    : { view: "health" };
}

/** Names the run, and says so where nothing of it could be taken back. */
function turned(action: "undo" | "redo", run: string, from: Seat, { opened, say }: Reading): Done {
  const { plans } = loadPlans(opened.state);
  const goOn = seatAfter(plans.at(-1), from, opened, say);
  const record = runsIn(plans).find((one) => one.run === run);
  const named = html`${record && runTold(record, opened.folder, say)} (${instant(record?.at ?? "", say)} UTC)`;
  const did = action === "undo" ? "taken back" : "written again";
  if (record?.undone !== (action === "undo"))
    return { told: html`Nothing could be ${did} of ${named}: what it wrote was changed since.`, goOn };
  if (action === "redo") return { told: html`Done again: ${named}.`, again: ["undo", run], goOn };
  // What was read before it was taken back.
  const { left } = memoriesBefore(record!.plans, plans, opened);
  const told = left.map(({ file, because }) => `${file} (${because})`).join(", ");
  const all = html`Taken back: ${named}.${told !== "" && ` Left alone: ${say(told, 1_000)}.`}`;
  return { told: all, again: ["redo", run], goOn };
}

/** Health where what the person looked at is gone. */
function seatAfter(last: SavedPlan | undefined, seat: Seat, opened: Opened, say: Say): Seat {
  const isGone = ({ file, after }: OfPlan): boolean =>
    file !== undefined && after === null && idOf(file, say) === seat.id;
  return seat.view === "memory" && last && memoriesIn(last, opened).some(isGone) ? { view: "health" } : seat;
}

const gone = (id: string, say: Say): UsageError =>
  new UsageError(
    "GONE",
    `${say(id, 300)} is not there any more`,
    "look again: it was decided, renamed or deleted meanwhile",
  );

/** What a person typed and chose; without what the form does not hold. */
export const typedIn = (form: URLSearchParams): Partial<Words> =>
  Object.fromEntries(WORDS.flatMap((key) => (form.has(key) ? [[key, asHeld(key, form.get(key)!)]] : [])));

/** What somebody typed or chose anew; where the form does not say how it was, all of it. */
export function touchedIn(form: URLSearchParams): string[] {
  const [was, now] = [form.get("was") ?? "", wordsDigest(typedIn(form))].map((digests) => digests.split(" "));
  return WORDS.filter((_, i) => was![i] !== now![i]);
}

/** What nobody typed over is as it stands now: no word of somebody else's is put back unseen. */
export function typedOver(form: URLSearchParams, now: Partial<Words> = {}): Partial<Words> {
  const touched = touchedIn(form);
  return { ...typedIn(form), ...Object.fromEntries(Object.entries(now).filter(([key]) => !touched.includes(key))) };
}

export const holdsWords = (form: URLSearchParams): boolean => WORDS.some((key) => form.has(key));

/** @throws {UsageError} for words over some that their writer has not seen as they are */
function changed(words: Partial<Words>, memory: StoredMemory, say: Say): (keyof Words)[] {
  const before = wordsIn(memory, say);
  return WORDS.filter((key) => {
    if (words[key] === undefined) return false;
    if (before[key] === undefined)
      throw new UsageError(
        "NOT_SHOWN",
        `not all of its ${key === "body" ? "text" : key} is shown here as it is in the file, and would be lost`,
        "change it in the file itself",
      );
    return words[key] !== asHeld(key, before[key]);
  });
}

interface Edited extends Seen {
  readonly isWorded?: boolean;
  /** The file that a proposal makes now that it is of another type. */
  readonly becomes?: string;
}

/**
 * Writes the person's words into the file of a memory, or of a proposal: there they stay also where it cannot be accepted after all.
 * @returns the file as it is now; `seen` itself where nothing was changed
 */
async function edit(seen: Seen, form: URLSearchParams, { reading, options, surroundings }: Acting): Promise<Edited> {
  const { say, opened: shownFrom } = reading;
  const { type: chosen, ...told } = typedIn(form);
  // What stands keeps the name that it was made with, and so its type.
  const words: Partial<Words> = isProposal(seen.file) ? { ...told, ...(chosen && { type: chosen }) } : told;
  const standing = memoryIn(seen.file, shownFrom.folder);
  // Nobody's edit: whatever the proposal is, accepting it is for the command to judge.
  if (standing && changed(words, standing, say).length === 0) return seen;
  // One of a person's own that never had any may go without.
  if (words.description === "" && standing?.description !== "")
    throw new UsageError("NO_DESCRIPTION", "a memory needs a description: it is what agents see of it", "write one");
  refuseUnfit(words, shownFrom.workspace.config.redact.allow);
  const { result } = await locked(
    "lithify view",
    { ...options, seen: [seen] },
    surroundings,
    async ({ opened, write }) => {
      const memory = memoryIn(seen.file, opened.folder);
      if (memory === undefined) throw gone(seen.file, say);
      const keys = changed(words, memory, say);
      if (keys.length === 0) return seen;
      const { importance, ...others }: Partial<Words> = Object.fromEntries(keys.map((key) => [key, words[key]]));
      const change = { ...others, ...(importance && { importance: Number(importance) }) } as MemoryChange;
      // A person's words bear no digest of lithify's.
      const rated = changeMemoryFile({ ...memory, byPerson: true }, change);
      const worded = importance === "" ? updateFrontMatter(rated, { importance: undefined }) : rated;
      const { type } = others;
      const { text: after, ...named } = type === undefined ? { text: worded } : retyped(type, worded, opened.folder);
      const changes: FolderChange[] = [{ file: seen.file, after }];
      const subject = `edit ${seen.file}`;
      changes.push(...indexTexts(folderWith(opened.folder, changes)));
      const kind = isProposal(seen.file) ? "inbox" : "edit";
      await write(plannedFrom(changes, opened.folder, subject), detailOfKind(kind, subject));
      // Its rank is no word of it: lithify's own text stays lithify's.
      return { ...seen, digest: digest12(after), isWorded: keys.some((key) => key !== "importance"), ...named };
    },
  );
  return result;
}

const isProposal = (file: string): boolean => file.startsWith("inbox/");

/** A proposal of another type says so of the file that it would make. */
function retyped(type: string, text: string, { texts }: Folder): { readonly text: string; readonly becomes?: string } {
  const read = readProposal(text);
  if (!("proposal" in read)) return { text };
  const parts = readFileName(read.proposal.file);
  // What a person named keeps its name.
  const becomes = parts ? fileName(type as MemoryType, parts.slug) : read.proposal.file;
  if (becomes !== read.proposal.file && texts.has(becomes))
    throw new UsageError("NAME_TAKEN", `${becomes} stands there already`, "keep the type, or give that one another");
  return { becomes, text: updateFrontMatter(text, { proposal: { file: becomes } }) };
}

/** @throws {UsageError} for what no memory may be */
function refuseUnfit({ name, description, body, type, importance }: Partial<Words>, allow: readonly string[]): void {
  const [secret] = findSecrets([name, description, body].join("\n"), allow);
  if (secret !== undefined)
    throw new UsageError("SECRET", `that holds what looks like a secret (${secret.rule})`, "write it without");
  if (name === "" || name?.includes("\n"))
    throw new UsageError("NO_NAME", "a memory needs a name, of one line", "write one");
  if (body === "") throw new UsageError("NO_TEXT", "a memory needs a text", "write one, or take it back");
  if (type !== undefined && !PLAIN_TYPES.some((one) => one === type))
    throw new UsageError("NO_TYPE", "a memory cannot become that", `choose one of ${PLAIN_TYPES.join(", ")}`);
  if (importance && !/^(?:[1-9]|10)$/.test(importance))
    throw new UsageError("NO_IMPORTANCE", "importance is a number from 1 to 10", "choose one of them, or none");
}

const filesBelow = (prefix: string, texts: Folder["texts"]): string[] =>
  [...texts.keys()].flatMap((path) => (path.startsWith(prefix) ? [path.slice(prefix.length)] : []));

/** What a form was about, as it is now; undefined where it is gone or does not read. */
export function standingFor(action: string, form: URLSearchParams, folder: Folder, say: Say) {
  const prefix = action === "edit" ? "" : "inbox/";
  const file = fileOf(form.get("id") ?? "", filesBelow(prefix, folder.texts), say);
  const memory = file === undefined ? undefined : memoryIn(prefix + file, folder);
  if (memory === undefined) return undefined;
  // What the form did not hold is not offered now: the type of a proposal about a memory that stands.
  const held = Object.entries(wordsIn(memory, say)).filter(([key]) => form.has(key));
  const words: Partial<Words> = Object.fromEntries(held);
  const seen = digest12(folder.texts.get(prefix + file)!);
  return { said: saidOf(memory, say), words, was: wordsDigest(words), seen };
}
