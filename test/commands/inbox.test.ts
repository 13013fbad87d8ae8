/** The two tiers as a user has them, offline: what is sure is kept, what is likely waits, and what is left is told. */
import { describe, expect, it } from "vitest";
import { compact } from "../../src/commands/compact.ts";
import { extract } from "../../src/commands/extract.ts";
import { inbox } from "../../src/commands/inbox.ts";
import { testFolder } from "../support/test-folder.ts";
import { call } from "./called.ts";

const DAYS = ["06", "07", "08", "09", "10"];
const THINGS = [
  ["gauge", "weir", "LoRa radio"],
  ["ledger", "bank", "nightly import"],
  ["ferry", "quay", "timetable feed"],
  ["oven", "bakery", "batch planner"],
  ["archive", "museum", "scan pipeline"],
];
/** Reports that a person may want to keep, two a day, none of them marked or said outright. */
const LOGS = Object.fromEntries(
  DAYS.map((day, i) => {
    const [thing, place, part] = THINGS[i]!;
    const lines = [
      `The ${place} moved its ${thing} to the ${part} since the old one cost ${i + 3}40 EUR a month; the team agreed.`,
      `The ${thing} contract with the ${place} ends on 2026-1${i % 3}-30 and needs ${i + 2} weeks of notice.`,
    ];
    return [`logs/2026-04-${day}.md`, `## The ${place}\n\n- ${lines.join(`\n\n## The ${thing}\n\n- `)}\n`];
  }),
);
const MARKED = { "logs/2026-04-11.md": "Decision: search runs on SQLite, since the server has little memory.\n" };

interface Report {
  readonly weeks: readonly {
    memories: readonly { file: string; change: string }[];
    likely?: { proposed: number; left: number };
  }[];
}
const proposalsIn = (folder: { tree: (path: string) => Record<string, unknown> }): string[] =>
  Object.keys(folder.tree("memory")).filter((path) => path.includes("inbox/"));

const memoriesIn = (folder: Parameters<typeof proposalsIn>[0]): string[] =>
  Object.keys(folder.tree("memory")).filter((path) => /^memory\/\w+_[^/]*$/.test(path));

describe("offline", () => {
  it("keeps what is sure, proposes five at most of what is likely, and tells how many it left", async () => {
    const folder = testFolder({ "lithify.yaml": "git: off\n", ...LOGS, ...MARKED });
    const [week] = (await call(compact, folder.path, { json: true })).json<Report>().weeks;
    expect(week?.memories.filter(({ change }) => change === "created").map(({ file }) => file)).toEqual([
      "memory/project_search-runs-on-sqlite-since-the-server-has-little-memory.md",
    ]);
    expect(week?.likely?.proposed).toBe(5);
    expect(week?.likely?.left).toBeGreaterThan(0);
    expect(proposalsIn(folder)).toHaveLength(5);
  });

  it("says at the end of a run how many proposals wait, and where", async () => {
    const folder = testFolder({ "lithify.yaml": "git: off\n", ...LOGS, ...MARKED });
    const { err } = await call(compact, folder.path, {});
    expect(err).toMatch(/5 proposals wait for your word: lithify inbox, or lithify view$/);
    expect((await call(compact, folder.path, {})).err).not.toContain("wait for your word");
    folder.write("memory/inbox/README.md", "What waits here is decided on Mondays.\n");
    folder.write("memory/inbox/project_broken.md", "---\nname: [\n---\n\nBroken.\n");
    expect((await call(compact, folder.path, { week: "2026-W15" })).err).toContain("5 proposals wait for your word");
  });

  it("lists with --verbose what it neither kept nor proposed", async () => {
    const folder = testFolder({ "lithify.yaml": "git: off\n", ...LOGS });
    const brief = (await call(compact, folder.path, { week: "2026-W15" })).out;
    expect(brief).toMatch(/5 likely proposed, \d+ likely not proposed; --verbose lists them/);
    const full = (await call(compact, folder.path, { week: "2026-W15", force: true, verbose: true })).out;
    expect(full).toMatch(/likely not proposed:\n {6}\S.* {2}logs\/2026-04-\d\d\.md#L\d/);
  });

  it("lets the lines of an older week join the memory that a newer one kept of the same claim", async () => {
    const log = "- Preis: 1.250,00 € pro Monat für Größe XL.\n";
    const folder = testFolder({ "lithify.yaml": "git: off\n", "logs/2026-04-14.md": log, "logs/2026-04-22.md": log });
    await call(compact, folder.path, { week: "2026-W16" });
    folder.write("lithify.yaml", "git: off\nextractive: { keep: likely }\n");
    await call(compact, folder.path, { week: "2026-W17" });
    const file = "memory/project_preis-1-250-00-eur-pro-monat-fuer-groesse-xl.md";
    const ids = [file.slice("memory/".length)];
    expect(folder.read(file)).toMatch(
      /created: 2026-04-22\nupdated: 2026-04-22\nsources:\n {2}- logs\/2026-04-22.md#L1\n/,
    );
    const after =
      /created: 2026-04-14\nupdated: 2026-04-22\nsources:\n {2}- logs\/2026-04-14.md#L1\n {2}- logs\/2026-04-22.md#L1\n/;
    expect((await call(inbox, folder.path, { action: "show", ids })).out).not.toMatch(/^\+updated/m);
    expect((await call(inbox, folder.path, { action: "accept", ids })).code).toBe(0);
    expect(folder.read(file)).toMatch(after);
    expect(folder.read("memory/weekly/2026-W16.md")).toContain(`file: ${ids}`);
    expect(proposalsIn(folder)).toEqual([]);
  });

  const TWICE = {
    "logs/2026-04-06.md": "# Monday\n\nMilo wants short mails.\n",
    "logs/2026-04-14.md": "# Tuesday\n\n- Milo wants short mails.\n- Bring milk.\n",
  };

  it("makes one memory of what two weeks proposed in the same words, resting on both", async () => {
    const folder = testFolder({ "lithify.yaml": "git: off\n", ...TWICE });
    await call(compact, folder.path, { all: true });
    expect(proposalsIn(folder)).toHaveLength(1);
    // Shown beside it, and no part of it.
    expect(folder.read(proposalsIn(folder)[0]!)).toContain("Bring milk");
    const accepted = await call(inbox, folder.path, { action: "accept", all: true });
    // Of a document that nobody touched it said so, and advised to delete it.
    expect(accepted.err).not.toContain("edited by hand");
    expect(memoriesIn(folder)).toEqual(["memory/project_milo-wants-short-mails.md"]);
    const text = folder.read("memory/project_milo-wants-short-mails.md");
    for (const day of ["06", "14"]) expect(text).toContain(`  - logs/2026-04-${day}.md#L3`);
    for (const week of ["2026-W15", "2026-W16"]) await call(compact, folder.path, { week, force: true });
    expect(memoriesIn(folder)).toHaveLength(1);
    expect(text).not.toContain("Bring milk");
    expect(proposalsIn(folder)).toEqual([]);
  });

  it.each(["", "review: inbox\n"])("asks once, and after a no never again, for either week: %j", async (review) => {
    const folder = testFolder({ "lithify.yaml": `git: off\n${review}`, ...TWICE });
    await call(compact, folder.path, { all: true });
    expect(proposalsIn(folder)).toHaveLength(1);
    await call(inbox, folder.path, { action: "reject", all: true });
    for (const week of ["2026-W15", "2026-W16"]) {
      expect(folder.read(`memory/weekly/${week}.md`)).toContain("declined:");
      await call(compact, folder.path, { week, force: true });
    }
    expect([...proposalsIn(folder), ...memoriesIn(folder)]).toEqual([]);
  });

  it("leaves what a person wrote into a proposal when another week tells it again", async () => {
    const folder = testFolder({ "lithify.yaml": "git: off\n", "logs/2026-04-06.md": TWICE["logs/2026-04-06.md"] });
    await call(compact, folder.path, { all: true });
    const [path] = proposalsIn(folder) as [string];
    folder.write(
      path,
      folder.read(path).replace("\n\nMilo wants short mails.", "\n\nMilo wants short mails, he said."),
    );
    const edited = folder.read(path);
    folder.write("logs/2026-04-14.md", TWICE["logs/2026-04-14.md"]);
    await call(compact, folder.path, { all: true });
    expect(folder.read(path)).toBe(edited);
  });

  it.each([
    [
      "Decision: backups are kept 90 days, because of the audit.",
      "Decision: backups are kept 30 days instead of 90 days.",
    ],
    ["Rule: the night shift checks the pumps on Tuesdays", "Rule: the night shift checks the pumps on Thursdays"],
    ["Regel: Rechnungen gehen an Frau Berg", "Regel: Rechnungen gehen nicht mehr an Frau Berg"],
    // Whose description is the reason alone.
    [
      "Decided with Sam to move the checkout service from Stripe to Adyen. Reason: fees.",
      "Decided with Sam to move the checkout service from Adyen back to Stripe. Reason: outages.",
    ],
    [
      "Entscheidung: Wir heizen mit Pellets. Grund: der Preis.",
      "Entscheidung: Wir heizen nicht mit Pellets. Grund: der Platz.",
    ],
  ])("asks about the older of two that were accepted and speak against each other: %s", async (older, newer) => {
    const folder = testFolder({
      "lithify.yaml": "git: off\nreview: inbox\n",
      "logs/2026-04-08.md": `- ${older}\n`,
      "logs/2026-04-16.md": `- ${newer}\n`,
    });
    await call(compact, folder.path, { all: true });
    // Whichever is accepted first.
    const both = proposalsIn(folder).map((path) => path.slice("memory/inbox/".length));
    for (const id of both.reverse()) await call(inbox, folder.path, { action: "accept", ids: [id] });
    const [first, second] = memoriesIn(folder).sort((a) => (folder.read(a).includes("2026-04-08") ? -1 : 1));
    expect(folder.read(first!)).toContain("questioned_by");
    expect(folder.read(second!)).not.toContain("questioned_by");
    expect(proposalsIn(folder)).toEqual([first!.replace("memory/", "memory/inbox/")]);
    await call(inbox, folder.path, { action: "keep-both", ids: [first!.slice("memory/".length)] });
    expect(folder.read(first!)).not.toContain("questioned_by");
    await call(compact, folder.path, { week: "2026-W16", force: true });
    expect(proposalsIn(folder)).toEqual([]);
  });

  it("keeps those too with extractive.keep: likely", async () => {
    const folder = testFolder({ "lithify.yaml": "git: off\nextractive: { keep: likely }\n", ...LOGS });
    const [week] = (await call(compact, folder.path, { json: true })).json<Report>().weeks;
    expect(week?.memories.filter(({ change }) => change === "created").length).toBeGreaterThan(5);
    expect([proposalsIn(folder), week?.likely]).toEqual([[], { proposed: 0, left: 0 }]);
  });

  it("replaces its own proposals when the week is made anew, never one that a person edited, and asks nothing twice", async () => {
    const folder = testFolder({ "lithify.yaml": "git: off\n", ...LOGS });
    await call(compact, folder.path, {});
    const [edited, rejected] = proposalsIn(folder);
    folder.write(edited!, folder.read(edited!).replace("EUR a month", "EUR each month").replace("weeks", "full weeks"));
    const id = rejected!.slice(rejected!.lastIndexOf("/") + 1);
    expect((await call(inbox, folder.path, { action: "reject", ids: [id] })).code).toBe(0);
    await call(compact, folder.path, { week: "2026-W15", force: true });
    const open = proposalsIn(folder);
    expect(open).toHaveLength(5);
    expect(open).toContain(edited);
    expect(open).not.toContain(rejected);
  });

  it("takes all of a week's proposals, or all there are, in one go", async () => {
    const folder = testFolder({ "lithify.yaml": "git: off\n", ...LOGS });
    await call(compact, folder.path, {});
    const none = await call(inbox, folder.path, { action: "accept", all: true, week: "2026-W02", json: true });
    expect(none.json<{ proposals: unknown[] }>().proposals).toEqual([]);
    const { proposals } = (await call(inbox, folder.path, { action: "accept", all: true, json: true })).json<{
      proposals: { file: string }[];
    }>();
    expect(proposals).toHaveLength(5);
    for (const { file } of proposals) expect(folder.read("memory/MEMORY.md")).toContain(file.replace("memory/", ""));
    expect(proposalsIn(folder)).toEqual([]);
    await call(compact, folder.path, { week: "2026-W15", force: true });
    for (const { file } of proposals) expect(folder.exists(file)).toBe(true);
  });

  it("prints and writes of a text what is sure, and says how much is likely", async () => {
    const folder = testFolder({ "lithify.yaml": "git: off\n", "logs/.keep": "" });
    const stdin = [...Object.values(LOGS), ...Object.values(MARKED)].join("\n");
    const options = { file: "-", date: "2026-04-08", profile: "typed", write: true };
    const { out, err } = await call(extract, folder.path, options, { stdin });
    expect(out.match(/```typed_memory\n/g)).toHaveLength(1);
    expect(err).toMatch(/^\d+ likely, and not sure: a compaction proposes the best of them$/m);
    expect(Object.keys(folder.tree("memory")).filter((path) => /project_/.test(path))).toEqual([
      "memory/project_search-runs-on-sqlite-since-the-server-has-little-memory.md",
    ]);
  });
});

describe("the inbox on a terminal", () => {
  const filled = async () => {
    const folder = testFolder({ "lithify.yaml": "git: off\n", ...LOGS });
    await call(compact, folder.path, {});
    const ids = proposalsIn(folder);
    expect(ids).toHaveLength(5);
    return { folder, ids };
  };
  const kept = (folder: { tree: (path: string) => Record<string, unknown> }): number =>
    Object.keys(folder.tree("memory")).filter((path) => /^memory\/(?:user|feedback|project|reference)_/.test(path))
      .length;

  it("shows each with the lines it rests on, and takes a word for each", async () => {
    const { folder, ids } = await filled();
    const { out, code } = await call(inbox, folder.path, {}, { keys: ["y", "n", "s", "y", "s"] });
    expect(code).toBe(0);
    for (const day of DAYS) expect(out).toMatch(new RegExp(`logs/2026-04-${day}\\.md:\\d\\n  \\| - The `));
    expect([kept(folder), proposalsIn(folder)]).toEqual([2, [ids[2], ids[4]]]);
    expect(folder.read("memory/weekly/2026-W15.md").match(/^ {2}- type: /gm)).toHaveLength(1);
  });

  it("keeps what was decided before q, and asks no more", async () => {
    const { folder, ids } = await filled();
    const { out } = await call(inbox, folder.path, {}, { keys: ["y", "q", "y"] });
    expect(out.match(/ of 5/g)).toHaveLength(2);
    expect([kept(folder), proposalsIn(folder)]).toEqual([1, ids.slice(1)]);
  });

  it("accepts what was edited, and asks again where the edit left no proposal", async () => {
    const { folder, ids } = await filled();
    const texts = ["Mine.", "broken"];
    const edit = (file: string): void => {
      expect(file).toContain("/memory/inbox/");
      const text = texts.shift();
      const path = `memory/inbox/${file.slice(file.lastIndexOf("/") + 1)}`;
      folder.write(path, text === "broken" ? "no proposal" : `${folder.read(path).trimEnd()}\n\n${text}\n`);
    };
    const { out } = await call(inbox, folder.path, {}, { keys: ["e", "y", "e", "q"], edit });
    expect(folder.read(ids[0]!.replace("inbox/", ""))).toContain("\nMine.\n");
    expect(out).toContain("does not read as a proposal any more");
    expect(folder.read(ids[1]!)).toBe("no proposal");
  });

  it.each<[string, { action?: string; json?: boolean }]>([
    ["one at a time", {}],
    ["shown", { action: "show" }],
    ["as JSON", { action: "show", json: true }],
  ])("shows no secret that a person wrote into one: %s", async (_, options) => {
    const { folder, ids } = await filled();
    const id = ids[0]!.slice(ids[0]!.lastIndexOf("/") + 1);
    const key = ["-----BEGIN PRIVATE KEY-----", "q8w7e6r5t4y3u2i1", "-----END PRIVATE KEY-----"].join("\n");
    const text = folder.read(ids[0]!).replace(/^( {2}because: ).*$/m, "$1the door code is 447193");
    folder.write(ids[0]!, `${text.trimEnd()}\n\nThe staging password is Tulip-88-zx.\n\n${key}\n`);
    const ask = options.action === undefined ? options : { ...options, ids: [id] };
    const { out } = await call(inbox, folder.path, ask, { keys: ["q"] });
    expect(out).toContain("The staging password is [redacted:password].");
    expect(out).toContain("[redacted:private-key]");
    expect(out).not.toMatch(/Tulip-88|q8w7e6r5|447193/);
    expect((await call(inbox, folder.path, { action: "list" })).out).not.toContain("447193");
  });

  it("goes on with the others where one no longer fits", async () => {
    const { folder, ids } = await filled();
    const made = ids[0]!.replace("inbox/", "");
    const { out } = await call(
      inbox,
      folder.path,
      {},
      {
        keys: ["e", "y", "y", "q"],
        edit: () => folder.write(made, "---\nname: Mine\ndescription: d\ntype: project\n---\n\nMine.\n"),
      },
    );
    expect(out).toContain("left: ");
    expect(folder.read(made)).toContain("Mine.");
    expect(kept(folder)).toBe(2);
  });

  it.each([
    ["without a terminal", {}, {}],
    ["for a script", { json: true }, { keys: ["y"] }],
    ["when that is asked for", { action: "list" }, { keys: ["y"] }],
  ])("is a list %s", async (_, options, calling) => {
    const { folder, ids } = await filled();
    const { out } = await call(inbox, folder.path, options, calling);
    expect(out).toContain(ids[0]!.replace("memory/inbox/", ""));
    expect(proposalsIn(folder)).toEqual(ids);
  });
});
