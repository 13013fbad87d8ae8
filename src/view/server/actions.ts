/**
 * What a form asks for, as a person's word; and the one thing that no command does: words of a proposal changed before it is
 * accepted, which is what an editor would do to its file.
 */
import { plannedFrom } from "../../compaction/plan.ts";
import { findSecrets } from "../../daily/redact.ts";
import { UsageError } from "../../errors.ts";
import { changeMemoryFile, readMemoryFile } from "../../memory/file/memory-file.ts";
import { digest12 } from "../../memory/fold.ts";
import { detailOfKind, locked } from "../../workspace/locked.ts";
import type { GlobalOptions, Seen, Surroundings } from "../../workspace/surroundings.ts";
import { shownWords } from "../model/inbox.ts";
import { fileOf, type Say } from "../model/said.ts";
import type { Ports } from "../ports.ts";
import type { Reading } from "../reading.ts";

/** What was done, and where the person goes on. */
export interface Done {
  readonly told: string;
  /** The file that a run to take back wrote; undefined where nothing is to be taken back. */
  readonly file: string | undefined;
  readonly goOn: "inbox" | "health" | "memories";
}

export interface Acting {
  readonly ports: Ports;
  readonly reading: Reading;
  readonly options: GlobalOptions;
  readonly surroundings: Surroundings;
}

/** @throws {LithifyError} why nothing was done */
export async function actOn(action: string, form: URLSearchParams, acting: Acting): Promise<Done | undefined> {
  const { ports, reading } = acting;
  const id = form.get("id") ?? "";
  const digest = form.get("seen") ?? "";
  const { stored, texts } = reading.opened.folder;
  if (action === "undo" || action === "redo") {
    await ports.act({ kind: action, run: form.get("run") ?? "" });
    const told = action === "undo" ? "The run was taken back." : "The run was written again.";
    return { told, file: undefined, goOn: "health" };
  }
  if (action === "forget") {
    const file = fileOf(
      id,
      stored.map((one) => one.file),
      reading.say,
    );
    if (file === undefined) throw gone(id, reading.say);
    await ports.act({ kind: "forget", file, seen: { file, digest } });
    return { told: "The memory is withdrawn.", file, goOn: "memories" };
  }
  if (action !== "accept" && action !== "reject" && action !== "edit") return undefined;
  const ids = [...texts.keys()].flatMap((path) => (path.startsWith("inbox/") ? [path.slice("inbox/".length)] : []));
  const proposal = fileOf(id, ids, reading.say);
  if (proposal === undefined) throw gone(id, reading.say);
  const seen: Seen = { file: `inbox/${proposal}`, digest };
  const kind = action === "reject" ? "reject" : "accept";
  const read = readMemoryFile(proposal, texts.get(seen.file)!);
  const name = "memory" in read ? reading.say(read.memory.name, 200) : id;
  const now = action === "edit" ? await edit(seen, form, acting) : seen;
  await ports.act({ kind, id: proposal, seen: now });
  return {
    told:
      kind === "reject"
        ? `The proposal was rejected. “${name}” does not come back with the same lines.`
        : `The proposal was accepted. “${name}” stands now.`,
    file: seen.file,
    goOn: "inbox",
  };
}

const gone = (id: string, say: Say): UsageError =>
  new UsageError(
    "GONE",
    `${say(id, 300)} is not there any more`,
    "look again: it was decided, renamed or deleted meanwhile",
  );

/**
 * Writes the person's words into the proposal: they stay there also where it cannot be accepted after all.
 * @returns the proposal as it is now
 */
async function edit(seen: Seen, form: URLSearchParams, { reading, options, surroundings }: Acting): Promise<Seen> {
  const { say, opened: shownFrom } = reading;
  const given = (key: string): string => (form.get(key) ?? "").replace(/\r\n?/g, "\n").trim();
  const words = { name: given("name"), description: given("description"), body: given("body") };
  const [secret] = findSecrets(Object.values(words).join("\n"), shownFrom.workspace.config.redact.allow);
  if (secret !== undefined)
    throw new UsageError("SECRET", `that holds what looks like a secret (${secret.rule})`, "write it without");
  if (words.name === "" || words.name.includes("\n"))
    throw new UsageError("NO_NAME", "a memory needs a name, of one line", "write one");
  const { result } = await locked(
    "lithify view",
    { ...options, seen: [seen] },
    surroundings,
    async ({ opened, write }) => {
      const text = opened.folder.texts.get(seen.file) ?? "";
      // The memory as it would stand, in the file of its proposal: what makes it one are keys that stay.
      const read = readMemoryFile(seen.file.slice("inbox/".length), text);
      if (!("memory" in read)) throw gone(seen.file, say);
      // What came back as it was shown was not changed, also where something of it was not shown.
      const before = shownWords(read.memory, say);
      const keys = (["name", "description", "body"] as const).filter((key) => words[key] !== before[key].trim());
      if (keys.length === 0) return seen;
      const change = Object.fromEntries(keys.map((key) => [key, words[key]]));
      // A person's words bear no digest of lithify's.
      const after = changeMemoryFile({ ...read.memory, byPerson: true }, change);
      const subject = `edit ${seen.file}`;
      write(plannedFrom([{ file: seen.file, after }], opened.folder, subject), detailOfKind("inbox", subject));
      return { file: seen.file, digest: digest12(after) };
    },
  );
  return result;
}
