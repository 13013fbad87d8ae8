/** A person's word on the page, on a real repository: the same files and commits as from the terminal, and nothing of theirs lost. */
import { join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import { compact } from "../../src/commands/compact.ts";
import { inbox } from "../../src/commands/inbox.ts";
import { changeMemoryFile, readMemoryFile } from "../../src/memory/file/memory-file.ts";
import { acquire } from "../../src/store/state/lock.ts";
import { call } from "../commands/called.ts";
import { type TestFolder, testFolder } from "../support/test-folder.ts";
import { testRepository } from "../support/test-repository.ts";
import { viewing } from "./viewing.ts";

const LOGS = {
  "lithify.yaml": "timezone: UTC\nreview: inbox\n",
  "logs/2026-04-08.md":
    "- Decision: deploys run from main only, because the release branch drifted twice.\n- Decision: invoices are numbered per year, because the auditors asked for it.\n",
};
let compacted: Readonly<Record<string, string>> | undefined;
/** Two decisions, both waiting for a person; compacted once, and without the state of that run. */
async function waiting(): Promise<{ folder: TestFolder; ids: string[] }> {
  if (compacted === undefined) {
    const folder = testFolder({ ...LOGS, "lithify.yaml": "git: off\ntimezone: UTC\nreview: inbox\n" });
    expect((await call(compact, folder.path, { week: "2026-W15" })).code).toBe(0);
    compacted = folder.tree("memory");
  }
  const folder = testRepository({ ...LOGS, ...compacted });
  const ids = Object.keys(folder.tree("memory/inbox"))
    .map((path) => path.slice("memory/inbox/".length))
    .sort();
  expect(ids).toHaveLength(2);
  return { folder, ids };
}
const subject = (folder: TestFolder): string => folder.git("log", "-1", "--format=%s");
const texts = (folder: TestFolder): Record<string, string> => folder.tree("memory");

/** What a browser would send of a form: its fields as they were filled in. */
function fieldsOf(page: string, action: string): Record<string, string> {
  const [, form = ""] = new RegExp(`(<form[^>]*action="/${action}"[\\s\\S]*?</form>)`).exec(page) ?? [];
  const plain = (text: string): string =>
    text.replaceAll("&#39;", "'").replaceAll("&#96;", "`").replaceAll("&quot;", '"').replaceAll("&amp;", "&");
  return Object.fromEntries([
    ...[...form.matchAll(/<input[^>]* name="([^"]+)" value="([^"]*)"/g)].map(([, key, value]) => [key!, plain(value!)]),
    ...[...form.matchAll(/<input name="([^"]+)" value="([^"]*)"/g)].map(([, key, value]) => [key!, plain(value!)]),
    ...[...form.matchAll(/<textarea name="([^"]+)"[^>]*>\n([\s\S]*?)<\/textarea>/g)].map(([, key, text]) => [
      key!,
      plain(text!).replaceAll("\n", "\r\n"),
    ]),
    ...[...form.matchAll(/<select name="([^"]+)">[\s\S]*?value="([^"]*)" selected[\s\S]*?<\/select>/g)].map(
      ([, key, value]) => [key!, value!],
    ),
  ]);
}

const NOTE = "memory/feedback_tests-use-a-real-database.md";
async function remembering(over: string = ""): Promise<TestFolder> {
  const text = `---\nname: Tests use a real database\ndescription: A mock hid a broken migration\ntype: feedback\ncreated: 2026-04-08\nupdated: 2026-04-08\n${over}---\n\nTests use a real database.\n`;
  return testRepository({ "lithify.yaml": "timezone: UTC\n", "logs/2026-04-08.md": "- Rain.\n", [NOTE]: text });
}

describe("a memory on the page", () => {
  it("is edited by a person, with a commit and the index, and that is taken back", async () => {
    const folder = await remembering("house: kept\n");
    const before = folder.read(NOTE);
    const { submit, get } = await viewing(folder);
    const page = `/memory/${NOTE.slice("memory/".length)}`;
    const words = {
      name: "Tests run on PostgreSQL",
      description: "No mock",
      body: "Tests run on PostgreSQL.\r\nNo mock.",
    };
    expect((await submit(page, "edit", words)).text).toContain("The memory says what you wrote.");
    expect(folder.read(NOTE)).toContain("name: Tests run on PostgreSQL\n");
    expect(folder.read(NOTE)).toMatch(/house: kept\n---\n\nTests run on PostgreSQL\.\nNo mock\.\n$/);
    expect(folder.read("memory/MEMORY.md")).toContain(
      "[Tests run on PostgreSQL](feedback_tests-use-a-real-database.md)",
    );
    expect(subject(folder)).toBe("chore(memory): edit feedback_tests-use-a-real-database.md");
    expect((await get(page)).text).toMatch(/<strong>a person<\/strong>: edit <span/);
    await submit("/health", "undo");
    expect(folder.read(NOTE)).toBe(before);
  });

  it("is not changed where nothing was typed, and what is no memory any more is kept and led back", async () => {
    const folder = await remembering();
    const before = folder.read(NOTE);
    const { submit } = await viewing(folder);
    const page = `/memory/${NOTE.slice("memory/".length)}`;
    const same = {
      name: "Tests use a real database",
      description: "A mock hid a broken migration",
      body: "Tests use a real database.",
    };
    expect((await submit(page, "edit", same)).text).toContain("Nothing was changed.");
    const refused = await submit(page, "edit", { ...same, body: " " });
    expect([refused.status, folder.read(NOTE)]).toEqual([400, before]);
    expect(refused.text).toMatch(/A memory needs a text\.[\s\S]*<button>Save/);
    const bare = await submit(page, "edit", { ...same, description: " ", body: "My own words." });
    expect([bare.status, folder.read(NOTE)]).toEqual([400, before]);
    expect(bare.text).toMatch(/A memory needs a description: [\s\S]*My own words\.[\s\S]*<button>Save/);
  });

  it("that changed underneath is never written over", async () => {
    const folder = await remembering();
    const { get, post } = await viewing(folder);
    const [, form = ""] = /(<form[^>]*action="\/edit"[\s\S]*?<\/form>)/.exec(
      (await get(`/memory/${NOTE.slice("memory/".length)}`)).text,
    )!;
    const fields = Object.fromEntries(
      [...form.matchAll(/name="(id|seen|token)" value="([^"]+)"/g)].map(([, key, value]) => [key!, value!]),
    );
    folder.write(NOTE, folder.read(NOTE).replace("A mock hid", "An editor knows that a mock hid"));
    const edited = folder.read(NOTE);
    const refused = await post("/edit", { ...fields, name: "Mine", description: "Mine", body: "My own words." });
    expect([refused.status, folder.read(NOTE)]).toEqual([409, edited]);
    expect(refused.text).toMatch(/has changed since you looked at it[\s\S]*My own words\./);
  });

  it("that changed underneath is shown beside what was typed, which may be saved over it; what was not typed is not shown", async () => {
    const folder = await remembering();
    const { get, post } = await viewing(folder);
    const text = (await get(`/memory/${NOTE.slice("memory/".length)}`)).text;
    const fields = fieldsOf(text, "edit");
    folder.write(
      NOTE,
      folder
        .read(NOTE)
        .replace("A mock hid", "An editor knows that a mock hid")
        .replace("---\n\n", "importance: 8\n---\n\n"),
    );
    const untouched = await post("/edit", fields);
    expect([untouched.status, untouched.text.includes("What you wrote")]).toEqual([409, false]);
    const { text: refused } = await post("/edit", { ...fields, body: "My own words." });
    expect(refused).toMatch(
      /has changed since you looked at it[\s\S]*What stands now[\s\S]*An editor knows[\s\S]*What you wrote[\s\S]*<button>Save what I wrote/,
    );
    folder.write(NOTE, folder.read(NOTE).replace("An editor knows", "Two editors know"));
    const again = await post("/edit", fieldsOf(refused, "edit"));
    expect([again.status, again.text]).toEqual([409, expect.stringMatching(/Two editors know[\s\S]*My own words\./)]);
    expect((await post("/edit", fieldsOf(again.text, "edit"))).status).toBe(303);
    // What nobody typed over is as somebody else left it: no word of theirs is put back unseen.
    expect(folder.read(NOTE)).toMatch(/description: Two editors know[\s\S]*importance: 8\n[\s\S]*\nMy own words\.\n/);
  });

  it("keeps its type, and so its name, whatever a form says", async () => {
    const folder = await remembering();
    const { get, post } = await viewing(folder);
    const fields = fieldsOf((await get(`/memory/${NOTE.slice("memory/".length)}`)).text, "edit");
    expect(fields.type).toBeUndefined();
    expect((await post("/edit", { ...fields, type: "project", importance: "8" })).status).toBe(303);
    expect(folder.read(NOTE)).toMatch(/\ntype: feedback\n[\s\S]*\nimportance: 8\n/);
  });

  it("that is long is edited whole: one word changes, and no other byte", async () => {
    const lines = Array.from({ length: 900 }, (_, i) => `Line ${i + 1} of my own: what was decided, by whom and why.`);
    const text = `---\nname: ${"Long ".repeat(200)}name\ndescription: ${"Told at length. ".repeat(300)}End.\ntype: project\n---\n\n${lines.join("\n")}\n`;
    const folder = testRepository({ "lithify.yaml": "timezone: UTC\n", "memory/project_long.md": text });
    const { get, post } = await viewing(folder);
    const fields = fieldsOf((await get("/memory/project_long.md")).text, "edit");
    const change = (from: string, to: string) => (one: string) => one.replace(from, to);
    const [body, name, description] = [
      change("Line 3 of my own", "Line 3 of mine")(fields.body!),
      change("Long Long", "Long long")(fields.name!),
      change("Told at length", "Told once")(fields.description!),
    ];
    expect((await post("/edit", { ...fields, body, name, description })).status).toBe(303);
    expect(folder.read("memory/project_long.md")).toBe(
      text
        .replace("Line 3 of my own", "Line 3 of mine")
        .replace("Long Long", "Long long")
        .replace("Told at length", "Told once"),
    );
  });

  it("keeps what the page does not show as it is: such a text is not changed there, the rest is", async () => {
    const secret = ["hunter", "2-Zebra-41"].join("");
    const bodies = {
      secret: `Staging is on port 8081.\nThe staging password is ${secret}.\nAsk Jan.`,
      soft: "A soft\u00adhyphen, \u202bold\u202c letters and \u001b[31m red.\nAsk Jan.",
    };
    for (const [kind, body] of Object.entries(bodies)) {
      const path = `memory/project_${kind}.md`;
      const text = `---\nname: Mine\ndescription: My own\ntype: project\n---\n\n${body}\n`;
      const folder = testRepository({ "lithify.yaml": "timezone: UTC\n", [path]: text });
      const { get, post } = await viewing(folder);
      const page = (await get(`/memory/project_${kind}.md`)).text;
      expect(page).toContain("The text cannot be changed here");
      const fields = fieldsOf(page, "edit");
      expect(fields.body).toBeUndefined();
      const shown =
        kind === "secret" ? body.replace(secret, "[redacted:password]") : body.replaceAll("\u00ad", "\\u{ad}");
      const forged = await post("/edit", { ...fields, name: "Ours", body: shown.replace("Jan", "Ann") });
      expect([forged.status, forged.text, folder.read(path)]).toEqual([
        400,
        expect.stringMatching(/Not all of its text is shown here[\s\S]*Change it in the file itself[\s\S]*Ann/),
        text,
      ]);
      expect(forged.text).not.toContain("<button>Save<");
      expect((await post("/edit", { ...fields, name: "Ours" })).status).toBe(303);
      expect(folder.read(path)).toBe(text.replace("name: Mine", "name: Ours"));
    }
  });

  it("gives back what was typed sign for sign where it was not taken, and no field that was not there", async () => {
    const folder = testRepository({
      "lithify.yaml": "timezone: UTC\n",
      "memory/project_x.md": "---\nname: X\u200e\ndescription: My own\ntype: project\n---\n\nMine.\n",
    });
    const { get, post } = await viewing(folder);
    const fields = fieldsOf((await get("/memory/project_x.md")).text, "edit");
    const refused = await post("/edit", { ...fields, description: "", body: "An e\u00adle\u00adphant." });
    const again = fieldsOf(refused.text, "edit");
    expect([refused.status, again.name, again.body]).toEqual([400, undefined, "An e\u00adle\u00adphant."]);
    expect((await post("/edit", { ...again, description: "Ours" })).status).toBe(303);
    expect(folder.read("memory/project_x.md")).toBe(
      "---\nname: X\u200e\ndescription: Ours\ntype: project\n---\n\nAn e\u00adle\u00adphant.\n",
    );
  });

  it("that has no description of its own is edited without one", async () => {
    const folder = await remembering();
    folder.write(NOTE, folder.read(NOTE).replace("description: A mock hid a broken migration\n", ""));
    const { submit } = await viewing(folder);
    const words = { name: "Tests use a real database", description: "", body: "My own words." };
    expect((await submit(`/memory/${NOTE.slice("memory/".length)}`, "edit", words)).text).toContain("what you wrote");
  });

  it("that was withdrawn is brought back, in the index too", async () => {
    const folder = await remembering();
    const before = folder.read(NOTE);
    const { submit } = await viewing(folder);
    const page = `/memory/${NOTE.slice("memory/".length)}`;
    await submit(page, "forget");
    expect(folder.read(NOTE)).toContain("status: withdrawn");
    expect((await submit(page, "bring-back")).text).toContain("The memory stands again.");
    expect([folder.read(NOTE), subject(folder)]).toEqual([
      before,
      "chore(memory): bring back feedback_tests-use-a-real-database.md",
    ]);
    expect(folder.read("memory/MEMORY.md")).toContain("Tests use a real database");
  });
});

describe("the inbox on the page", () => {
  it("shows a proposal with its lines, accepts it with a commit, and takes that back", async () => {
    const { folder, ids } = await waiting();
    const before = texts(folder);
    const { get, submit, post } = await viewing(folder);
    const page = (await get("/inbox")).text;
    expect(page).toContain("2 proposals wait");
    expect(page).toMatch(/<mark>- Decision: deploys run from main only/);
    const done = await submit("/inbox", "accept");
    expect(done.text).toContain("The proposal was accepted.");
    expect(done.text).toContain("1 proposal waits");
    // Whoever goes on by Tab and Enter takes back, and loses no way to.
    expect(done.text).toMatch(/id="notice"[\s\S]*<button>Undo[\s\S]*aria-label="Dismiss"/);
    expect(subject(folder)).toBe(`chore(memory): accept ${ids[0]}`);
    expect(folder.exists(`memory/${ids[0]}`)).toBe(true);
    const [, run = ""] = /name="run" value="([^"]+)"/.exec(done.text) ?? [];
    const [, token = ""] = /name="token" value="([^"]+)"/.exec(done.text) ?? [];
    const undone = await post("/undo", { token, run });
    expect((await get(undone.headers.get("location")!)).text).toMatch(
      /Taken back: accepting “Deploys run from main only, [^”]+” \(2026-05-01 12:00 UTC\)\.[\s\S]*<button>Redo/,
    );
    expect([folder.exists(`memory/${ids[0]}`), texts(folder)[`memory/inbox/${ids[0]}`]]).toEqual([
      false,
      before[`memory/inbox/${ids[0]}`],
    ]);
    expect((await submit("/health", "redo")).text).toMatch(
      /Done again: accepting “Deploys run from main only, [^”]+” \([^<]*<form[\s\S]*?<button>Undo/,
    );
    expect(folder.exists(`memory/${ids[0]}`)).toBe(true);
    // The other is rejected, waits again, and is accepted: rejecting it can be done no more, and is told by its name throughout.
    const [, rejecting = ""] = /name="run" value="([^"]+)"/.exec((await submit("/inbox", "reject")).text) ?? [];
    const back = await post("/undo", { token, run: rejecting });
    expect((await get(back.headers.get("location")!)).text).toContain("Taken back: rejecting “Invoices are numbered");
    await submit("/inbox", "accept");
    const again = await post("/redo", { token, run: rejecting });
    expect((await get(again.headers.get("location")!)).text).toContain(
      "Nothing could be written again of rejecting “Invoices are numbered",
    );
  });

  it("rejects one, so that its week does not propose it again", async () => {
    const { folder, ids } = await waiting();
    const { submit } = await viewing(folder);
    expect((await submit("/inbox", "reject")).text).toContain("The proposal was rejected.");
    expect(subject(folder)).toBe(`chore(memory): reject ${ids[0]}`);
    await call(compact, folder.path, { week: "2026-W15", force: true });
    expect(Object.keys(folder.tree("memory/inbox"))).toEqual([`memory/inbox/${ids[1]}`]);
  });

  it("keeps both where what is proposed would replace what stands", async () => {
    const folder = testRepository({
      "lithify.yaml": "timezone: UTC\n",
      "logs/2026-04-08.md": "- Decision: builds run on our own runners, the cloud was too dear.\n",
    });
    await call(compact, folder.path, {});
    folder.write("logs/2026-04-15.md", "- We went back to the cloud with the builds, our runners burned down.\n");
    await call(compact, folder.path, {});
    const { get, post, submit } = await viewing(folder);
    const [, form = ""] = /(<form[^>]*action="\/accept"[\s\S]*?<\/form>)/.exec((await get("/inbox")).text) ?? [];
    expect(form).toContain('<button formaction="/keep-both">Keep both</button>');
    const fields = Object.fromEntries(
      [...form.matchAll(/name="(id|seen|token)" value="([^"]+)"/g)].map(([, key, value]) => [key!, value!]),
    );
    const done = await post("/keep-both", fields);
    expect((await get(done.headers.get("location")!)).text).toContain("Both hold: ");
    expect(subject(folder)).toBe(`chore(memory): keep-both ${fields.id}`);
    expect(folder.read("memory/MEMORY.md")).not.toContain("(questioned)");
    await submit("/health", "undo");
    expect(folder.read("memory/MEMORY.md")).toContain("(questioned)");
  });

  it("accepts it in a person's words, which are then theirs", async () => {
    const { folder, ids } = await waiting();
    const { submit } = await viewing(folder);
    const words = {
      name: "Deploy from main",
      description: "Main alone is deployed",
      body: "Deploys run from main.\r\nNothing else is deployed.",
    };
    expect((await submit("/inbox", "accept", words)).text).toContain(
      `The proposal was accepted. “<a href="/memory/${ids[0]}">Deploy from main</a>” stands now.`,
    );
    const read = readMemoryFile(ids[0]!, folder.read(`memory/${ids[0]}`));
    expect(
      "memory" in read && [read.memory.name, read.memory.description, read.memory.body, read.memory.byPerson],
    ).toEqual([
      ...["Deploy from main", "Main alone is deployed", "Deploys run from main.\nNothing else is deployed.", true],
    ]);
    expect(folder.read(`memory/${ids[0]}`)).not.toContain("proposal:");
    const page = (await submit("/inbox", "reject")).text;
    expect(page).toContain("Nothing waits for your word.");
  });

  it.each([{}, { name: "Ours" }])("accepts no line that was shown beside the claim: with %j", async (words) => {
    const { folder, ids } = await waiting();
    const path = `memory/inbox/${ids[0]}`;
    const proposed = readMemoryFile(ids[0]!, folder.read(path));
    if (!("memory" in proposed)) throw new Error("no memory");
    const { body } = proposed.memory;
    const told = `${body}\n\nBeside it in the log:\n- The office was closed.`;
    folder.write(path, changeMemoryFile(proposed.memory, { body: told }));
    const { get, post } = await viewing(folder);
    const page = (await get("/inbox")).text;
    expect(page).not.toContain("The office was closed");
    expect((await post("/accept", { ...fieldsOf(page, "accept"), ...words })).status).toBe(303);
    const read = readMemoryFile(ids[0]!, folder.read(`memory/${ids[0]}`));
    expect("memory" in read && [read.memory.byPerson, read.memory.body]).toEqual(["name" in words, body]);
  });

  it("accepts with either button, above and below the words: what was typed, and lithify's own words where nothing was", async () => {
    const { folder, ids } = await waiting();
    const proposed = folder.read(`memory/inbox/${ids[0]}`);
    const { get, post } = await viewing(folder);
    const page = (await get("/inbox")).text;
    const [, form = ""] = /(<form[^>]*action="\/accept"[\s\S]*?<\/form>)/.exec(page) ?? [];
    expect(form.match(/<button[^>]*>[^<]*/g)).toEqual([
      "<button>Accept",
      '<button formaction="/reject">Reject',
      "<button>Accept as edited",
    ]);
    expect((await post("/accept", fieldsOf(page, "accept"))).status).toBe(303);
    const read = readMemoryFile(ids[0]!, folder.read(`memory/${ids[0]}`));
    expect("memory" in read && [read.memory.byPerson, proposed.includes(read.memory.body)]).toEqual([false, true]);
  });

  it("accepts a proposal as edited without the signs that stand for what is not shown", async () => {
    const { folder, ids } = await waiting();
    const path = `memory/inbox/${ids[0]}`;
    const text = `${folder.read(path).trimEnd()}\n\nMine: so\u00adft.\n`;
    folder.write(path, text);
    const { get, post } = await viewing(folder);
    const fields = fieldsOf((await get("/inbox")).text, "accept");
    expect(fields.body).toBeUndefined();
    expect((await post("/accept", { ...fields, name: "Ours" })).status).toBe(303);
    const accepted = folder.read(`memory/${ids[0]}`);
    expect(accepted).toContain("name: Ours\n");
    // Accepting takes out what cannot be seen, as the command does; it writes no sign that stands for it.
    expect(accepted).toContain("\nMine: soft.\n");
  });

  it("accepts it as another type and importance, and a later run does not find it twice", async () => {
    const { folder, ids } = await waiting();
    const { get, post } = await viewing(folder);
    const fields = fieldsOf((await get("/inbox")).text, "accept");
    const odd = await post("/accept", { ...fields, type: "entity" });
    expect([odd.status, odd.text]).toEqual([400, expect.stringContaining("A memory cannot become that.")]);
    const accepted = await post("/accept", { ...fields, type: "feedback", importance: "9" });
    const file = `memory/${ids[0]!.replace(/^project_/, "feedback_")}`;
    const told = (await get(accepted.headers.get("location")!)).text;
    expect(told).toContain(`href="/memory/${file.slice("memory/".length)}">`);
    expect([accepted.status, folder.read(file)]).toEqual([
      303,
      expect.stringMatching(/\ntype: feedback\n[\s\S]*\nimportance: 9\n/),
    ]);
    expect(folder.exists(`memory/${ids[0]}`)).toBe(false);
    expect(folder.read("memory/weekly/2026-W15.md")).toContain(`file: ${file.slice("memory/".length)}`);
    const before = folder.read(file);
    await call(compact, folder.path, { week: "2026-W15", force: true });
    expect([folder.read(file), Object.keys(folder.tree("memory/inbox"))]).toEqual([before, [`memory/inbox/${ids[1]}`]]);
  });

  it("takes no edit without a text, keeps what was typed, and leads back", async () => {
    const { folder, ids } = await waiting();
    const before = texts(folder);
    const { submit } = await viewing(folder);
    const { status, text } = await submit("/inbox", "accept", {
      name: "Typed name",
      description: "Typed too",
      body: " \n",
    });
    expect(status).toBe(400);
    expect(text).toMatch(/A memory needs a text\.[\s\S]*href="\/inbox\?at=[^"]+#inbox-[\s\S]*value="Typed name"/);
    expect(texts(folder)).toEqual(before);
    const path = `memory/inbox/${ids[0]}`;
    folder.write(path, folder.read(path).replace(/(\n---\n)[\s\S]*$/, "$1"));
    const told = await call(inbox, folder.path, { action: "accept", ids: [ids[0]!] });
    expect(told.error).toBe("NO_TEXT");
  });

  it("goes on where the proposal stood, page by page", async () => {
    const { folder, ids } = await waiting();
    const [first = ""] = ids;
    const text = folder.read(`memory/inbox/${first}`);
    for (let i = 10; i < 49; i += 1) folder.write(`memory/inbox/zz_${i}.md`, text);
    const { get, submit } = await viewing(folder);
    const named = (page: string): string[] =>
      [...page.matchAll(/class="proposal" id="inbox-([^"]+)"/g)].map(([, id]) => id!);
    const [one, two] = [(await get("/inbox")).text, (await get("/inbox?page=2")).text];
    expect(named(one).concat(named(two))).toEqual([...ids, ...Array.from({ length: 38 }, (_, i) => `zz_${i + 10}.md`)]);
    expect([one.includes("page 1 of 3"), one.includes('href="/inbox?page=2"')]).toEqual([true, true]);
    expect(named((await get("/inbox?at=zz_40.md")).text)).toContain("zz_40.md");
    const done = (await submit("/inbox?page=2", "reject")).text;
    const notice = done.indexOf('id="notice"');
    expect(named(done.slice(notice))[0]).toBe("zz_29.md");
    expect(named(done.slice(0, notice))).toEqual([]);
  });

  it("asks before a run is taken back from Health, with what it wrote", async () => {
    const { folder } = await waiting();
    await call(compact, folder.path, { week: "2026-W15", force: true });
    folder.write("logs/2026-04-16.md", "- Decision: backups are kept for a year, because the auditors asked for it.\n");
    await call(compact, folder.path, { week: "2026-W16", force: true });
    const { get, post } = await viewing(folder);
    const { text } = await get("/health");
    expect(text).toMatch(
      /<details><summary>Undo…<\/summary><p>Takes back 1 proposal\.<\/p><p>Taken back:<\/p><ul><li><code>inbox\/[^<]+<\/code><\/li><\/ul><form/,
    );
    expect(text.split("<details>")[0]).not.toContain('action="/undo"');
    const [path = ""] = Object.keys(folder.tree("memory/inbox")).filter((one) => folder.read(one).includes("backups"));
    folder.write(path, `${folder.read(path)}\nA person wrote on.\n`);
    expect((await get("/health")).text.split("Undo…").length).toBe(text.split("Undo…").length - 1);
    const [, token = ""] = /name="token" value="([^"]+)"/.exec(text) ?? [];
    const [, run = ""] = /name="run" value="([^"]+)"/.exec(text) ?? [];
    const undone = await post("/undo", { token, run });
    expect((await get(undone.headers.get("location")!)).text).toContain(
      "Nothing could be taken back of compacting 2026-W16",
    );
  });

  it("takes no secret and no memory without a name", async () => {
    const { folder } = await waiting();
    const before = texts(folder);
    const { submit } = await viewing(folder);
    const key = ["gh", "p_q8Zr2kW1xT6vB9nM4jH7cF3sD5gL0pYaq8Zr"].join("");
    const refused = await submit("/inbox", "accept", { name: "x", description: "", body: `the key is ${key}` });
    expect([refused.status, refused.text.includes("the key is "), refused.text.includes(key)]).toEqual([
      400,
      true,
      false,
    ]);
    expect((await submit("/inbox", "accept", { name: " ", description: "", body: "x" })).status).toBe(400);
    expect(texts(folder)).toEqual(before);
  });
});

it("says on every page who is at work, and refuses a word meanwhile with the workspace's name and count", async () => {
  const { folder, ids } = await waiting();
  const { get, submit } = await viewing(folder);
  expect((await submit("/inbox", "reject")).status).toBe(200);
  const before = texts(folder);
  const lock = await acquire(join(folder.path, ".lithify", "writer.lock"), {
    ...{ holder: "lithify compact", waitMs: 0, now: () => new Date("2026-04-13T10:42:00Z"), wait: async () => {} },
  });
  for (const path of ["/", "/inbox", "/health"])
    expect((await get(path)).text).toMatch(
      /lithify compact is at work here, since 10:42: 0 of 1 weeks, months and years are made <progress max="1" value="0">/,
    );
  const refused = await submit("/inbox", "reject");
  lock.release();
  expect([refused.status, refused.text.includes("since 10:42, so this was not done")]).toEqual([409, true]);
  expect(refused.text).toMatch(/class="brand">lithify <span>[^<]+<[\s\S]*class="count">1</);
  expect([texts(folder), ids.length]).toEqual([before, 2]);
  expect((await get("/inbox")).text).not.toContain("is at work here");
});

it("tells of months too how far a run is, where it makes them", async () => {
  const folder = testFolder({
    ...LOGS,
    "lithify.yaml": "git: off\n",
    "logs/2026-03-04.md": "- Decision: we bake by hand.\n",
  });
  await call(compact, folder.path, { since: "2026-03-04" });
  const { get } = await viewing(folder);
  for (const [holder, told] of [
    ["lithify compact", "2 of 2"],
    ["lithify compact --all", "2 of 3"],
  ] as const) {
    const lock = await acquire(join(folder.path, ".lithify", "writer.lock"), {
      ...{ holder, waitMs: 0, now: () => new Date("2026-04-13T10:42:00Z"), wait: async () => {} },
    });
    expect((await get("/")).text).toContain(`: ${told} weeks, months and years are made <progress`);
    lock.release();
  }
});

it("shows Health of a large folder at once, and what lint finds of it when that is there", async () => {
  const files: Record<string, string> = {};
  for (let i = 0; i < 1_001; i++)
    files[`memory/user_node-${i}.md`] = `---\nname: Node ${i}\ndescription: Port ${i}\ntype: user\n---\n\nPort ${i}.\n`;
  const { get } = await viewing(
    testFolder({
      "lithify.yaml": "git: off\n",
      "logs/2026-04-08.md": "- Painted the fence\n",
      "memory/user_odd.md": "---\nname: [\n",
      ...files,
    }),
  );
  const first = (await get("/health")).text;
  expect(first).toContain("Still looking: what it finds is shown here when it is done.");
  expect(first).not.toContain("lint finds");
  // What the page was given is no pulse that the server has, so the page asks again.
  expect(first).not.toContain(`data-pulse="${(await get("/pulse")).text}"`);
  await vi.waitFor(
    async () => expect((await get("/health")).text).toContain("<p>1,002 files, 1 error, 1 warning"),
    100_000,
  );
  expect((await get("/health")).text).toContain(`data-pulse="${(await get("/pulse")).text}"`);
});

it("has another pulse once anything that is shown has changed, or somebody begins to write, and else the same", async () => {
  const { folder } = await waiting();
  const { get, submit } = await viewing(folder);
  await submit("/inbox", "reject");
  const pulse = async (): Promise<string> => (await get("/pulse")).text;
  const before = await pulse();
  expect((await get("/")).text).toContain(`<body data-pulse="${before}" data-live>`);
  expect((await get("/inbox")).text).toContain(`<body data-pulse="${before}">`);
  expect(await pulse()).toBe(before);
  folder.write("memory/user_new.md", "---\nname: New\ndescription: New\ntype: user\n---\n\nNew.\n");
  const written = await pulse();
  const lock = await acquire(join(folder.path, ".lithify", "writer.lock"), {
    ...{ holder: "lithify compact", waitMs: 0, now: () => new Date("2026-04-13T10:42:00Z"), wait: async () => {} },
  });
  const held = await pulse();
  lock.release();
  expect(new Set([before, written, held]).size).toBe(3);
  expect(await pulse()).toBe(written);
});

describe("a file that changed underneath", () => {
  it.each([
    ["accept", {}],
    ["reject", {}],
    ["accept", { name: "n", description: "d", body: "b" }],
  ])("is not decided on by %s with %j, and keeps its bytes", async (action, words) => {
    const { folder, ids } = await waiting();
    const { get, post } = await viewing(folder);
    const [, token = ""] = /name="token" value="([^"]+)"/.exec((await get("/inbox")).text) ?? [];
    const [, seen = ""] = /name="seen" value="([^"]+)"/.exec((await get("/inbox")).text) ?? [];
    const path = `memory/inbox/${ids[0]}`;
    folder.write(path, `${folder.read(path)}\nA person wrote on.\n`);
    const before = texts(folder);
    const { status, text } = await post(`/${action}`, {
      token,
      seen,
      id: ids[0]!,
      ...words,
    });
    expect([status, text.includes("has changed since you looked at it")]).toEqual([409, true]);
    expect(texts(folder)).toEqual(before);
  });

  it("is told gone where it is", async () => {
    const { folder, ids } = await waiting();
    const { get, post } = await viewing(folder);
    const [, token = ""] = /name="token" value="([^"]+)"/.exec((await get("/inbox")).text) ?? [];
    folder.remove(`memory/inbox/${ids[0]}`);
    expect((await post("/accept", { token, seen: "x", id: ids[0]! })).text).toContain("is not there any more");
  });
});

describe("a memory on the page", () => {
  it("is forgotten, and tells its history: the run, a person's hand, a person's word", async () => {
    const folder = testRepository({ ...LOGS, "lithify.yaml": "timezone: UTC\n" });
    await call(compact, folder.path, { week: "2026-W15" });
    const [file = ""] = Object.keys(folder.tree("memory"))
      .map((path) => path.slice("memory/".length))
      .filter((path) => path.startsWith("project_"));
    folder.write(`memory/${file}`, folder.read(`memory/${file}`).replace(/\n---\n\n/, "\n---\n\nBy hand: "));
    const { get, submit } = await viewing(folder);
    expect((await submit(`/memory/${file}`, "forget")).text).toContain("The memory is withdrawn.");
    expect(subject(folder)).toBe(`chore(memory): forget ${file}`);
    const { text } = await get(`/memory/${file}`);
    const history = text.slice(text.indexOf("<h2>History"));
    expect(
      [...history.matchAll(/<li><strong>([^<]+)<\/strong>: ([^<,]+)/g)].map(
        ([, who, what]) => `${who}: ${what!.trim()}`,
      ),
    ).toEqual(["lithify: compact 2026-W15", "a person: edited by hand", "a person: forget"]);
    expect(history).toContain("By hand: ");
    expect(text).not.toContain('action="/forget"');
  });

  it("is shown as it is at that moment", async () => {
    const folder = testRepository({
      ...LOGS,
      "memory/user_tea.md": "---\nname: Tea\ndescription: Green\ntype: user\n---\n\nGreen tea.\n",
    });
    const { get } = await viewing(folder);
    expect((await get("/memory/user_tea.md")).text).toContain("Green tea.");
    folder.write("memory/user_tea.md", "---\nname: Tea\ndescription: Black\ntype: user\n---\n\nBlack tea.\n");
    expect((await get("/memory/user_tea.md")).text).toContain("Black tea.");
    expect((await get("/memories?q=black")).text).toContain("<strong>1</strong> of 1");
    folder.remove("memory/user_tea.md");
    expect((await get("/memory/user_tea.md")).status).toBe(404);
  });
});
