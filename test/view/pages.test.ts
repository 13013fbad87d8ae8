/** What a stranger looked for on a page and did not find: each a thing that the served page must say. */
import fs from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { compact } from "../../src/commands/compact.ts";
import { view } from "../../src/commands/view.ts";
import { call } from "../commands/called.ts";
import { testFolder } from "../support/test-folder.ts";
import { viewing } from "./viewing.ts";

const memory = (name: string, body: string, more = ""): string =>
  `---\nname: ${name}\ndescription: ${name}\ntype: project\nupdated: 2026-04-08\n${more}---\n\n${body}\n`;
const CONFIG = {
  "lithify.yaml": "git: off\ntimezone: UTC\nreview: inbox\n",
  "logs/2026-03-02.md": "- The office was closed.\n",
};
const proposal = (file: string, replaces: string): string =>
  `---\nname: Deploys from a tag\ndescription: Tags\ntype: project\nproposal:\n  file: ${file}\n  because: ${replaces} may hold no longer\n  replaces: ${replaces}\n  type: project\n  evidence: []\n  digest: 0123456789ab\n---\n\nDeploys run from a tag.\n`;

it("marks a memory that a proposal would replace, in the list and on its page, and each leads to the other", async () => {
  const folder = testFolder({
    ...CONFIG,
    "memory/project_main.md": memory("Deploys from main", "Deploys run from main."),
    "memory/project_other.md": memory("Invoices", "Invoices are numbered."),
    "memory/inbox/project_tag.md": proposal("project_tag.md", "project_main.md"),
  });
  const { get } = await viewing(folder);
  const rows = (await get("/memories")).text.split("<li>").filter((row) => row.includes("/memory/project_"));
  expect(rows.map((row) => [row.includes("Invoices"), row.includes("questioned")])).toContainEqual([false, true]);
  expect(rows.map((row) => [row.includes("Invoices"), row.includes("questioned")])).toContainEqual([true, false]);
  // Its description says its name again.
  expect(rows.map((row) => row.split("Invoices").length - 1).sort()).toEqual([0, 1]);
  expect((await get("/memory/project_main.md")).text).toContain(
    'Questioned: <a href="/inbox?at=project_tag.md#inbox-project_tag.md">',
  );
  const inbox = (await get("/inbox")).text;
  expect(inbox).toContain('id="inbox-project_tag.md"');
  expect(inbox).toContain('<p>“<a href="/memory/project_main.md">Deploys from main</a>” may hold no longer</p>');
});

it("finds first what says every word, and says so where nothing does", async () => {
  const folder = testFolder({
    ...CONFIG,
    "memory/project_a.md": memory("PR reviews", "A PR is reviewed, a PR is small, a PR is one idea."),
    "memory/project_b.md": memory(
      "A fault",
      "It came with many other things that were talked of in PR #1341, long ago.",
    ),
  });
  const { get } = await viewing(folder);
  const found = (page: string): string[] => [...page.matchAll(/href="\/memory\/([^"]+)"/g)].map(([, id]) => id!);
  const both = (await get("/memories?q=PR+%231341&sort=")).text;
  expect([found(both)[0], both.includes("None says every word")]).toEqual(["project_b.md", false]);
  expect(both).toContain('<option value="" selected>best match');
  expect(both).not.toContain("More say it");
  const near = (await get("/memories?q=PR+%231342")).text;
  expect([found(near).length > 0, near.includes("None says every word of “PR #1342”")]).toEqual([true, true]);
});

it("leads from a week to the lines it was made from, and to its proposals that wait", async () => {
  const folder = testFolder({
    ...CONFIG,
    "logs/2026-04-08.md":
      "# Wednesday\n- Decision: deploys run from main only, because the release branch drifted twice.\n- The password is hunter2hunter2.\n",
  });
  expect((await call(compact, folder.path, { week: "2026-W15" })).code).toBe(0);
  const { get, submit } = await viewing(folder);
  const week = (await get("/document/2026-W15")).text;
  expect(week).toMatch(/main only, because[^<]*\(<a href="\/log\/2026-04-08\?mark=L1-2#L1-2">2026-04-08<\/a>\)/);
  expect(week).toContain('<a href="/log/2026-04-08">logs/2026-04-08.md</a>');
  expect(week).toMatch(/<a href="\/inbox\?week=2026-W15">1 proposal<\/a> of this week waits/);
  const log = (await get("/log/2026-04-08")).text;
  expect(log).toContain('<li value="2" id="L1-2">- Decision: deploys run from main only');
  expect((await get("/log/2026-04-08?mark=L1-2,L9-9")).text).toContain(
    '<li value="2" id="L1-2"><mark>- Decision: deploys',
  );
  expect(log).not.toContain("hunter2hunter2");
  expect((await get("/log/2026-04-09")).status).toBe(404);
  expect(log).toContain('<a href="/document/2026-W15">2026-W15</a>');
  const [, card = ""] = /class="proposal"([\s\S]*?)<\/section>/.exec((await get("/inbox")).text) ?? [];
  expect(card).toContain('<a href="/log/2026-04-08?mark=L1-2#L1-2"><code>logs/2026-04-08.md</code></a>');
  folder.write("logs/2026-04-06.md", "- Tea.\n");
  folder.write(
    "logs/2026-04-15.md",
    "- Decision: invoices are numbered per year, because the auditors asked for it.\n",
  );
  expect((await call(compact, folder.path, { week: "2026-W16", force: true })).code).toBe(0);
  expect((await call(view, folder.path, { export: "page.html" })).code).toBe(0);
  expect(folder.read("page.html")).toMatch(/A copy, made \d{4}-\d{2}-\d{2} \d{2}:\d{2} \(UTC\)/);
  const copy = folder.read("page.html");
  expect(copy).toContain('(<a href="#log-2026-04-08-L1-2">2026-04-08</a>)');
  const [, day = ""] = /<section id="log-2026-04-08">([\s\S]*?)<\/section>/.exec(copy) ?? [];
  expect(day).toContain('<li value="2" id="log-2026-04-08-L1-2"><mark>- Decision: deploys run from main only');
  expect(day).toContain('<li value="1"># Wednesday</li>');
  expect(day).toContain('<li value="3">');
  expect(copy).not.toContain("hunter2hunter2");
  const ofWeek = (await get("/inbox?week=2026-W15")).text;
  expect([ofWeek.match(/class="proposal"/g)?.length, ofWeek.includes("all 2 that wait")]).toEqual([1, true]);
  expect(((await get("/inbox")).text.match(/class="proposal"/g) ?? []).length).toBe(2);
  const after = (await submit("/inbox?week=2026-W15", "reject")).text;
  expect(after).toMatch(/Of <a href="\/document\/2026-W15"[\s\S]*the one that waits[\s\S]*was rejected/);
  expect((await get("/memories?q=numbered+auditors")).text).toContain(
    '<p>1 document says every word of it: <a href="/document/2026-W16">2026-W16</a>.',
  );
  expect((await get("/memories?q=zzzz")).text).toContain("There is no memory yet.");
  const between = (await get("/log/2026-04-08")).text;
  expect(between).toMatch(/href="\/log\/2026-04-06" rel="prev"[\s\S]*href="\/log\/2026-04-15" rel="next"/);
  expect((await get("/document/2026-W15")).text).toContain('<a href="/document/2026-W16" rel="next">2026-W16 →</a>');
  expect((await get("/document/2026-W16")).text).toContain('<a href="/document/2026-W15" rel="prev">← 2026-W15</a>');
});

it("says what is true where no memory is found, and where else to look", async () => {
  const folder = testFolder({
    ...CONFIG,
    "logs/2026-04-08.md": "- Decision: deploys run from main only.\n- The zebra ate the password hunter2hunter2.\n",
    "memory/inbox/project_tag.md": proposal("project_tag.md", "project_main.md"),
  });
  const { get } = await viewing(folder);
  const said = async (query = ""): Promise<string> =>
    /<h1>Memories<\/h1>(?:[\s\S]*<\/form>)?([\s\S]*)<ol/
      .exec((await get(`/memories${query}`)).text)![1]!
      .replace(/<[^>]+>/g, "")
      .replace(/\s+/g, " ")
      .trim();
  const waits = "1 proposal waits for your word in the inbox: only what you accept becomes a memory.";
  expect(await said()).toBe(`There is no memory yet. lithify compact makes them from your logs. ${waits}`);
  folder.write("memory/project_main.md", memory("Deploys from main", "Deploys run from main.", "status: superseded\n"));
  expect(await said()).toBe(`None of 1 memories is active: choose another status. ${waits}`);
  expect(await said("?since=2026-05-02&until=2026-05-01")).toBe(
    `From (2026-05-02) is after To (2026-05-01): no day lies between them. ${waits}`,
  );
  expect(await said("?q=zebra")).toBe(
    `None of 1 memories is like that. The logs say every word of it on 2026-04-08. ${waits}`,
  );
  expect(await said("?q=hunter2hunter2")).toBe(`None of 1 memories is like that. ${waits}`);
  expect(await said("?q=tag&status=active")).toBe(
    `None of 1 memories is like that. 1 proposal says every word of it: Deploys from a tag. ${waits}`,
  );
  expect((await get("/memories?q=zebra")).text).toContain('<a href="/log/2026-04-08?mark=L1-2#L1-2">2026-04-08</a>');
});

it("tells of a thing its facts on its own page, under the names that its file gives them", async () => {
  const thing = (scope: string): string =>
    `---\nname: Clio\ndescription: An agent\ntype: entity\nupdated: 2026-04-08\nfacts:\n  - slot: works on\n    value: Ledger\n    cardinality: multi\n    scope: ${scope}\n    from: 2026-04-03\n---\n\nAn agent.\n`;
  const folder = testFolder({
    ...CONFIG,
    "memory/entity_clio.md": thing("project"),
    "memory/entity_dora.md": thing("global"),
  });
  const { get } = await viewing(folder);
  folder.write("memory/entity_main.md", thing("project").replace("Clio", "Main ledger\naliases: [Ledger, Clio]"));
  // A value that names another thing leads to it; one that names the thing itself leads nowhere.
  const fact =
    '<li>works on: <strong><a href="/memory/entity_main.md">Ledger</a></strong> <span class="facts">project, since 2026-04-03';
  expect((await get("/memory/entity_clio.md")).text).toContain(fact);
  const graph = (await get("/things")).text;
  expect([graph.includes(fact), graph.includes("<li>works on: <strong>Ledger</strong>")]).toEqual([true, true]);
  expect((await get("/health")).text).toMatch(
    /entity_dora\.md:6[\s\S]*fact 1 is not read: its scope is &quot;global&quot;/,
  );
});

it("tells of a week what waits of it, no noughts, and draws nothing of one week alone", async () => {
  const folder = testFolder({
    ...CONFIG,
    "logs/2026-04-08.md": "- Decision: deploys run from main only, because the release branch drifted twice.\n",
    "memory/project_a.md": memory("Tea", "Tea is green.", "created: 2026-04-08\n"),
  });
  await call(compact, folder.path, { week: "2026-W15" });
  const { get } = await viewing(folder);
  const one = (await get("/")).text;
  expect([
    one.includes("<figure"),
    one.includes('data-label="waiting"><a href="/inbox?week=2026-W15" aria-label="waiting of 2026-W15: 1">1</a>'),
    />0</.test(one),
  ]).toEqual([false, true, false]);
  // Of a month from before lithify came nobody would tell: it is made when it is asked for.
  const unmade = "1 month that is over has no document";
  folder.write("logs/2026-05-07.md", "- Tea.\n");
  const later = (await get("/")).text;
  folder.write("lithify.yaml", `${CONFIG["lithify.yaml"]}levels: { monthly: false }\n`);
  expect([one, later, (await get("/")).text].map((text) => text.includes(unmade))).toEqual([false, true, false]);
  folder.write("memory/project_b.md", memory("Milk", "Milk is white.", "created: 2026-04-15\n"));
  expect((await get("/")).text.match(/<text class="column" x="[^"]+" y="[^"]+">2026-W1[56]</g)).toHaveLength(2);
});

it("shows names with their marks as elements wherever they stand", async () => {
  const name = "**Default timeout** of `--timeout`";
  const folder = testFolder({
    ...CONFIG,
    "memory/project_a.md": `---\nname: "${name}"\ndescription: "${name}"\ntype: project\n---\n\nBody.\n`,
  });
  const { get } = await viewing(folder);
  for (const path of ["/memories", "/memory/project_a.md"]) {
    // Words to edit stand in a form as they are in the file.
    const text = (await get(path)).text.replace(/<form[\s\S]*?<\/form>/g, "");
    expect([path, text.includes("**"), text.includes("<strong>Default timeout</strong> of <code>--timeout")]).toEqual([
      path,
      false,
      true,
    ]);
  }
});

it("says in a line how things stand, with the command for what is due", async () => {
  const folder = testFolder({
    ...CONFIG,
    "logs/2026-04-08.md": "- Decision: deploys run from main only, because the release branch drifted twice.\n",
  });
  const { get } = await viewing(folder);
  const due = (await get("/health")).text;
  expect(due).toContain("<strong>To do: 2 due.");
  expect(due).toContain("<code>lithify compact --week 2026-W15</code>");
  expect(due).toContain("The daemon is not running. Until <code>lithify watch</code>");
  expect((await get("/")).text).toContain('<a class="due" href="/health">due: why</a>');
  await call(compact, folder.path, { all: true });
  expect((await get("/health")).text).toContain("<strong>All is well");
});

it("says that a price is unknown where none is configured", async () => {
  const usage = { day: "2026-04-08", week: "2026-W15", provider: "openai", model: "small-1", calls: 1 };
  const counts = { inputTokens: 9_000, outputTokens: 700, cachedTokens: 0, costUsd: 0 };
  const folder = testFolder(CONFIG);
  await call(compact, folder.path, { all: true });
  folder.write(".lithify/ledger.jsonl", `${JSON.stringify({ ...usage, ...counts })}\n`);
  const { get } = await viewing(folder);
  const { text } = await get("/cost");
  expect([text.includes("<strong>price unknown</strong> for 1 request;"), text.includes("0.00")]).toEqual([
    true,
    false,
  ]);
  const { week: _, ...ofMonth } = usage;
  folder.write(".lithify/ledger.jsonl", `${JSON.stringify({ ...ofMonth, ...counts, week: null })}\n`);
  const spent = (await get("/cost")).text;
  expect(["By day it was spent", "By week of the logs", "months, years"].filter((one) => !spent.includes(one))).toEqual(
    [],
  );
  folder.write("lithify.yaml", `${CONFIG["lithify.yaml"]}model:\n  price:\n    inputPerMTok: 1\n`);
  expect((await get("/cost")).text).toContain("<strong>0.00 USD</strong>");
});

it("tells of a log that could not be read what to do with it, and never that all is well", async () => {
  const folder = testFolder({
    ...CONFIG,
    "logs/2026-04-08.md": "- Decision: deploys run from main only, because the release branch drifted twice.\n",
    "elsewhere.md": "- Tea.\n",
  });
  folder.write("logs/2026-04-09.md", Buffer.from("89504e470d0a1a0a0000000d49484452", "hex"));
  fs.symlinkSync(join(folder.path, "elsewhere.md"), join(folder.path, "logs/2026-04-10.md"));
  await call(compact, folder.path, { all: true });
  const { get } = await viewing(folder);
  const { text } = await get("/health");
  expect(text).not.toContain("All is well");
  const row = /<tr[^>]*><th[^>]*><a href="\/document\/2026-W15">[\s\S]*?<\/tr>/.exec(text)?.[0] ?? "";
  expect([
    row.includes("UNREAD_LOG"),
    row.includes("<code>lithify"),
    /data-label="what to do">[^<]+</.test(row),
  ]).toEqual([true, false, true]);
  expect((await get("/log/2026-04-09")).text).toMatch(/This log could not be read: [^<]*binary/);
  expect((await get("/log/2026-04-10")).text + row).toMatch(/link/);
});

it("says on the wisdom's page what is proposed for dropping, of a month how long its text is, and leads from a year to the lines", async () => {
  const rules = ["04", "11", "18"].map(
    (day) => [`logs/2026-05-${day}.md`, "- Rule: never sail on Fridays.\n"] as const,
  );
  const late = { "logs/2026-12-16.md": "- Decision: the boat is sold in spring, because nobody sails it.\n" };
  const folder = testFolder({ ...CONFIG, "lithify.yaml": "git: off\ntimezone: UTC\n", ...Object.fromEntries(rules) });
  await call(compact, folder.path, { all: true }, { now: new Date("2026-06-10T12:00:00Z") });
  const { get } = await viewing(folder);
  const before = (await get("/document/WISDOM")).text;
  expect([before.match(/Wisdom<\/h/g), before.includes("proposed for dropping")]).toEqual([["Wisdom</h"], false]);
  for (const [path, text] of Object.entries(late)) folder.write(path, text);
  await call(compact, folder.path, {}, { now: new Date("2027-01-10T12:00:00Z") });
  expect((await get("/document/WISDOM")).text).toMatch(
    /nothing has borne out &quot;Never sail on Fridays&quot; since 2026-W21: it is proposed for dropping: delete its line/,
  );
  const month = folder.read("memory/monthly/2026-05.md");
  const body = month.slice(month.indexOf("## 2026-05")).trimEnd();
  const timeline = (await get("/")).text;
  expect(timeline).toMatch(new RegExp(`2026-05</a>.*>${Buffer.byteLength(body)} B<`));
  expect((await get("/document/2026")).text).toContain(
    'Fridays. (<a href="/document/2026-W19">2026-W19</a>: <a href="/log/2026-05-04?mark=L1-1#L1-1">2026-05-04</a>, <a',
  );
  const [, to = "", anchor = ""] = /href="([^"#]+)#([^"]+)" aria-label="decisions of 2026-W51: 1"/.exec(timeline) ?? [];
  expect((await get(to)).text).toContain(`<h2 id="${anchor}">Key Decisions</h2>`);
});
