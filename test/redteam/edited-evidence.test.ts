/** Logs edited in a clone: no false memory stands, with the built command and without the state of whoever compacted. */
import { rmSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { compact } from "../../src/commands/compact.ts";
import { call } from "../commands/called.ts";
import { within } from "../support/cpu-time.ts";
import { lithify } from "../support/lithify-here.ts";
import { jsonOf } from "../support/run-lithify.ts";
import { type TestFolder, testFolder } from "../support/test-folder.ts";

const LOG = "logs/2026-04-08.md";
const SHORT = "- The user prefers short answers.";
const NATS = "- Decision: events go over NATS, because Kafka is too heavy to run.";
const log = (...lines: string[]): string => `${["# Wednesday", "", ...lines].join("\n")}\n`;

/** A clone of a repository whose week was compacted and committed elsewhere. */
async function clonedWeek(...lines: string[]): Promise<TestFolder> {
  const origin = testFolder({ [LOG]: log(...lines) });
  origin.git("init", "-q", "-b", "main");
  expect((await lithify(origin.path, ["compact"])).code).toBe(0);
  origin.git("add", "-A");
  origin.git("-c", "user.name=T", "-c", "user.email=t@example.org", "commit", "-qm", "logs");
  const clone = testFolder();
  clone.git("clone", "-q", origin.path, ".");
  return clone;
}
const active = (folder: TestFolder): string[] =>
  Object.entries(folder.tree("memory"))
    .filter(([file, text]) => /^memory\/\w+_[^/]*\.md$/.test(file) && !/^status:/m.test(text))
    .map(([, text]) => /^name: "?(.*?)"?$/m.exec(text)![1]!)
    .sort();

describe("a log that was edited in a clone", () => {
  it("has a claim superseded by what it became, not by what came to stand on its line", async () => {
    const clone = await clonedWeek("- Decision: the queue is NATS because it is small.");
    clone.write(
      LOG,
      log(
        "- Decision: invoices are numbered by year because auditors want it.",
        "- Decision: the queue is Kafka because it is small.",
      ),
    );
    expect((await lithify(clone.path, ["compact"])).code).toBe(0);
    const [, old] = Object.entries(clone.tree("memory")).find(([file]) => file.includes("nats"))!;
    expect(old).toMatch(/^superseded_by: project_.*kafka.*\.md$/m);
  });

  // Its number alone was its evidence: nothing said a word, and the week made anew listed it with the other line's words.
  it.each([
    ["a copy of it", "project_the-mill-is-let-to-ada (1).md"],
    ["an older version of it, put back", "project_the-mill-is-let-to-ada.md"],
  ])("does not bear out %s", async (_, name) => {
    const clone = await clonedWeek("- Decision: the mill is let to Ada.", "- Decision: the oven is gas.");
    const old = clone.read("memory/project_the-mill-is-let-to-ada.md");
    clone.write(LOG, log("- Decision: the mill is let to Bruno.", "- Decision: the oven is gas."));
    await lithify(clone.path, ["compact"]);
    clone.write(`memory/${name}`, old);
    const said = async (...args: string[]) => (await lithify(clone.path, args)).stdout;
    expect(await said("status")).toContain(`SOURCE_CHANGED: ${name}`);
    expect(await said("lint")).toContain('its lines have another word than "ada"');
    expect(await said("why", name)).toContain("no longer as it was");
    clone.write("logs/2026-04-09.md", log("- Decision: the stove is green."));
    await lithify(clone.path, ["compact"]);
    expect(active(clone)).toEqual(["The mill is let to Bruno", "The oven is gas", "The stove is green"]);
  });

  it("still bears out a memory whose line only moved, though no document lists it any more", async () => {
    const clone = await clonedWeek("- Decision: the mill is let to Ada.");
    rmSync(clone.at("memory/weekly"), { recursive: true });
    clone.write(LOG, log("- Decision: the mill is let to Bruno."));
    clone.write("logs/2026-04-09.md", log("- Decision: the mill is let to Ada."));
    expect((await lithify(clone.path, ["status"])).stdout).not.toContain("SOURCE_CHANGED");
  });

  it.each([
    "Decision (withdrawn): the queue is NATS.",
    "Decision: the queue is NATS. No longer true.",
    "Decision: the queue is NATS.\n\nStatus: superseded",
  ])("has no memory of what it takes back now: %s", async (line) => {
    const clone = await clonedWeek("# Backend", "", "Decision: the queue is NATS.");
    clone.write(LOG, log("# Backend", "", line));
    expect((await lithify(clone.path, ["compact"])).code).toBe(0);
    expect(active(clone)).toEqual([]);
  });

  it.each([
    "Decision: the queue is NATS ❌",
    "❌ Decision: the queue is NATS.",
  ])("has a memory questioned that is crossed out now: %s", async (line) => {
    const clone = await clonedWeek("# Backend", "", "Decision: the queue is NATS.");
    clone.write(LOG, log("# Backend", "", line));
    expect((await lithify(clone.path, ["compact"])).code).toBe(0);
    expect(clone.tree("memory")["memory/project_the-queue-is-nats.md"]).toContain("questioned_by:");
  });

  it.each([
    "Decision (rejected): the queue is NATS.",
    "Decision: the queue is NATS (withdrawn)",
    "| Decision | the queue is NATS | rejected |",
    "Decision: the queue is NATS.\n\nStatus: rejected",
  ])("has a memory questioned, and no second source, by a later week: %s", async (line) => {
    const clone = await clonedWeek("# Backend", "", "Decision: the queue is NATS.");
    clone.write("logs/2026-05-05.md", log("# Backend", "", line));
    expect((await lithify(clone.path, ["compact"])).code).toBe(0);
    const memory = clone.tree("memory")["memory/project_the-queue-is-nats.md"]!;
    expect(memory).toContain("questioned_by:");
    expect(memory).not.toContain("logs/2026-05-05.md");
  });

  it("has a claim told as changed, not as one that says more, whose one word was changed, or only how it is spelled", async () => {
    const pump = "- Decided: the pump draws 2 mW, because of heat.";
    const area = "- Decided: the plot measures 10² metres, because of the fence.";
    const clone = await clonedWeek(SHORT, "", pump, "", area);
    clone.write(LOG, log(SHORT.replace("short", "long"), "", pump.replace("mW", "MW"), "", area.replace("10²", "102")));
    const { stdout } = await lithify(clone.path, ["compact"]);
    expect(active(clone)).toEqual([
      "The plot measures 102 metres, because of the fence",
      "The pump draws 2 MW, because of heat",
      "The user prefers long answers",
    ]);
    expect(stdout.match(/updated: its lines say it so now/g)).toHaveLength(3);
  });

  it.each([
    [
      "another line in its place",
      [SHORT.replace("short answers", "tea over coffee"), NATS],
      ["Events go over NATS, because Kafka is too heavy to run", "The user prefers tea over coffee"],
    ],
    [
      "its opposite",
      [SHORT, "- Decision: events go over Kafka, because NATS loses messages."],
      ["Events go over Kafka, because NATS loses messages", "The user prefers short answers"],
    ],
    [
      "a decision on top",
      ["- Decision: the gauge lives in Grafana, because Noor looks there.", SHORT, NATS],
      [
        "Events go over NATS, because Kafka is too heavy to run",
        "The gauge lives in Grafana, because Noor looks there",
        "The user prefers short answers",
      ],
    ],
    ["nothing", [], []],
  ])("by %s leaves as current what it says now, and no source that says something else", async (_, lines, names) => {
    const clone = await clonedWeek(SHORT, NATS);
    clone.write(LOG, log(...lines));
    const before = await lithify(clone.path, ["status", "--json"]);
    expect((await lithify(clone.path, ["compact"])).code).toBe(0);
    expect(active(clone)).toEqual(names);
    for (const file of Object.keys(clone.tree("memory")).filter((path) => /^memory\/\w+_/.test(path))) {
      const { evidence } = jsonOf<{ evidence: { text: string; stands: boolean }[] }>(
        await lithify(clone.path, ["why", file, "--json"]),
      );
      expect(evidence.filter(({ stands }) => !stands)).toEqual([]);
    }
    expect(before.stdout.includes("SOURCE_CHANGED")).toBe(names.length < 3);
    expect((await lithify(clone.path, ["lint", "--warnings-as-errors"])).code).toBe(0);
  });
});

it("a log merged into an older one and changed on the way leaves neither claim unquestioned", async () => {
  const ON = "- Decision: the ledger is kept in SQLite, because one file is easy to copy.";
  const later = "logs/2026-04-09.md";
  const folder = testFolder({ [LOG]: log(SHORT), [later]: log(ON) });
  expect((await lithify(folder.path, ["compact"])).code).toBe(0);
  rmSync(folder.at(later));
  folder.write(LOG, log(SHORT, "", ON.replace("SQLite", "DuckDB")));
  expect((await lithify(folder.path, ["compact"])).code).toBe(0);
  const kept = Object.entries(folder.tree("memory")).filter(([file]) => /^memory\/project_/.test(file));
  expect(kept.map(([, text]) => /^questioned_by:/m.test(text))).toEqual([true, true]);
});

describe("a rule that two weeks tell, one of them less of it", () => {
  const WHOLE = "Backups run at two in the night and are kept for 30 days";
  const LESS = "Backups run at two in the night";
  const OTHER = "Lunch is at noon on all days";
  const decided = (what: string): string => log(`- Decision: ${what}.`);
  const ofBackups = (folder: TestFolder): string[] => active(folder).filter((name) => name.startsWith("Backups"));

  it.each<[string, string, Record<string, string>, readonly string[]]>([
    ["the line that tells it whole goes", OTHER, {}, [LESS]],
    ["the line that tells it whole says less now, too", LESS, {}, [LESS]],
    ["another week tells it whole as well", OTHER, { "logs/2026-04-22.md": decided(WHOLE) }, [WHOLE]],
    ["another week tells the rest", OTHER, { "logs/2026-04-22.md": decided("backups are kept for 30 days") }, [WHOLE]],
    ["it is put in other words", `${LESS}, and are kept 30 days`, {}, [WHOLE]],
  ])("is told as its lines say it: %s", async (_, after, more, left) => {
    const folder = testFolder({ [LOG]: decided(WHOLE), "logs/2026-04-15.md": decided(LESS), ...more });
    expect((await lithify(folder.path, ["compact"])).code).toBe(0);
    expect(ofBackups(folder)).toContain(WHOLE);
    folder.write(LOG, decided(after));
    expect((await lithify(folder.path, ["compact"])).code).toBe(0);
    expect(ofBackups(folder)).toEqual(left);
    expect((await lithify(folder.path, ["lint", "--warnings-as-errors"])).stdout).toContain("0 errors, 0 warnings");
    expect((await lithify(folder.path, ["compact"])).stdout).toBe("nothing is due\n");
  });

  it("waits for a person where every change does", async () => {
    const folder = testFolder({ [LOG]: decided(WHOLE), "logs/2026-04-15.md": decided(LESS) });
    expect((await lithify(folder.path, ["compact"])).code).toBe(0);
    folder.write("lithify.yaml", "review: inbox\n");
    folder.write(LOG, decided(OTHER));
    expect((await lithify(folder.path, ["compact"])).stdout).toContain("those that stand say less");
    expect(ofBackups(folder)).toEqual([WHOLE]);
    await lithify(folder.path, ["inbox", "accept", "--all"]);
    expect(ofBackups(folder)).toEqual([LESS]);
  });
});

describe("a log that was renamed and edited at once in a clone", () => {
  const GAUGE = "- Decision: the gauge lives in Grafana, because Noor looks there.";
  const KAFKA = NATS.replace("Kafka is too heavy", "RabbitMQ is too heavy").replace("over NATS", "over Kafka");
  const KEPT = ["The gauge lives in Grafana, because Noor looks there", "The user prefers short answers"];
  const gone = ["SOURCE_CHANGED", "SOURCE_MISSING"];

  it.each<[string, Record<string, string>, readonly string[], readonly string[]]>([
    [
      "under another name of its day",
      { "logs/2026-04-08-notes.md": log(GAUGE, KAFKA, SHORT) },
      ["Events go over Kafka, because RabbitMQ is too heavy to run", ...KEPT],
      gone,
    ],
    [
      "under another day of its week",
      { "logs/2026-04-10.md": log(SHORT, KAFKA, GAUGE) },
      ["Events go over Kafka, because RabbitMQ is too heavy to run", ...KEPT],
      gone,
    ],
    [
      "split, what was edited in another part than the rest",
      { "logs/2026-04-08-a.md": log(KAFKA), "logs/2026-04-08-b.md": log(SHORT, GAUGE) },
      ["Events go over Kafka, because RabbitMQ is too heavy to run", ...KEPT],
      gone,
    ],
    ["and a line taken out of it", { "logs/2026-04-08-notes.md": log(SHORT, GAUGE) }, KEPT, gone],
    ["under a day of an earlier week", { "logs/2026-04-01.md": log(SHORT, GAUGE) }, KEPT, gone],
    [
      "split under days of two other weeks",
      { "logs/2026-04-02.md": log(SHORT, GAUGE), "logs/2026-04-16.md": log("- Decision: invoices carry a year.") },
      ["Invoices carry a year", ...KEPT],
      gone,
    ],
    [
      "so far that it is deleted, beside a later week that repeats one of its lines",
      { "logs/2026-04-15.md": log(SHORT) },
      ["Events go over NATS, because Kafka is too heavy to run", ...KEPT],
      ["SOURCE_MISSING"],
    ],
    // Nothing says that these two are one: what was read in a log that is deleted stays.
    [
      "so far that it is deleted, beside another log",
      { "logs/2026-04-08-late.md": log("- Decision: the office opens at eight, because Ilse commutes.") },
      [
        "Events go over NATS, because Kafka is too heavy to run",
        KEPT[0]!,
        "The office opens at eight, because Ilse commutes",
        KEPT[1]!,
      ],
      ["SOURCE_MISSING"],
    ],
    // One of its three, which the day after says as well, is no sign of a new name.
    [
      "so far that it is deleted, beside a log that repeats one of its lines",
      { "logs/2026-04-09.md": log(SHORT) },
      ["Events go over NATS, because Kafka is too heavy to run", ...KEPT],
      ["SOURCE_MISSING"],
    ],
  ])("%s", async (_, logs, names, told) => {
    const clone = await clonedWeek(SHORT, NATS, GAUGE);
    rmSync(join(clone.path, LOG));
    for (const [path, text] of Object.entries(logs)) clone.write(path, text);
    for (const command of ["status", "lint"]) {
      const { stdout } = await lithify(clone.path, [command]);
      expect(gone.filter((code) => stdout.includes(code))).toEqual(told);
    }
    expect((await lithify(clone.path, ["compact"])).code).toBe(0);
    expect(active(clone)).toEqual([...names].sort());
    const { stdout } = await lithify(clone.path, ["context"]);
    expect(stdout.includes("over NATS")).toBe(names.some((name) => name.includes("over NATS")));
    expect(clone.read("memory/MEMORY.md").includes("over NATS")).toBe(stdout.includes("over NATS"));
  });

  it.each([
    "logs/2026-04-08-notes.md",
    "logs/2026-03-31.md",
    "logs/2026-04-22.md",
  ])("leaves what a person edited as it is, told as changed before the week is compacted: %s", async (path) => {
    const clone = await clonedWeek(SHORT, NATS, GAUGE);
    const [file, text] = Object.entries(clone.tree("memory")).find(([path]) => path.includes("nats"))!;
    clone.write(file, `${text}Mended by hand.\n`);
    rmSync(join(clone.path, LOG));
    clone.write(path, log(SHORT, GAUGE, KAFKA));
    expect((await lithify(clone.path, ["lint"])).stdout).toMatch(/nats\S*\.md:\d+ +warning SOURCE_CHANGED/);
    const why = jsonOf<{ evidence: { stands: boolean }[] }>(await lithify(clone.path, ["why", file, "--json"]));
    expect(why.evidence.map(({ stands }) => stands)).toEqual([false]);
    expect((await lithify(clone.path, ["compact"])).code).toBe(0);
    expect(clone.read(file)).toBe(`${text}Mended by hand.\n`);
    expect(clone.tree("memory/inbox")).not.toEqual({});
  });

  const EDITED = (text: string): string => `${text}Mended by hand.\n`;
  const PINNED = (text: string): string => text.replace("\ntype: ", "\npinned: true\ntype: ");
  it.each([
    [SHORT, SHORT.replace("short", "long"), EDITED],
    [SHORT, SHORT.replace("short", "long"), PINNED],
    ["- Rule: never merge without a review.", "- Rule: we no longer require a review before a merge.", EDITED],
    ["- Decision: events go over Kafka.", "- Decision: events go over RabbitMQ, for its size.", EDITED],
    ["- Regel: Tests laufen immer lokal.", "- Regel: Tests laufen immer remote.", EDITED],
  ])("asks about what is a person's once its log says otherwise in its place, %#: %s", async (was, now, by) => {
    const clone = await clonedWeek(was);
    const [file, text] = Object.entries(clone.tree("memory")).find(([path]) => /\/[a-z]+_/.test(path))!;
    const theirs = by(text);
    clone.write(file, theirs);
    clone.write(LOG, log(now));
    expect((await lithify(clone.path, ["compact"])).code).toBe(0);
    expect(clone.read(file)).toBe(theirs);
    expect((await lithify(clone.path, ["status"])).stdout).toContain(`${file} is questioned`);
  });
});

it("sources that name a thousand million lines, and lists without end, cost no time and withdraw nothing of a person's", async () => {
  const clone = await clonedWeek(SHORT);
  const sources = Array.from({ length: 150 }, (_, i) => `  - ${LOG}#L${i + 1}-L999999999`).join("\n");
  const theirs = `---\nname: Mine\ndescription: Mine\ntype: user\nsources:\n${sources}\n---\n\nMine.\n`;
  clone.write("memory/user_mine.md", theirs);
  const weekly = clone.read("memory/weekly/2026-W15.md");
  const evidence = Array.from({ length: 500 }, (_, i) => i.toString(16).padStart(12, "0")).join(", ");
  clone.write(
    "memory/weekly/2026-W15.md",
    weekly.replace("memories:\n", `memories:\n  - file: user_mine.md\n    evidence: [${evidence}]\n`),
  );
  clone.write(LOG, log("- Rain.", SHORT));
  const began = performance.now();
  for (const args of [["status"], ["why", "memory/user_mine.md"], ["compact"]])
    expect((await lithify(clone.path, args)).code, args[0]).toBe(0);
  expect((await lithify(clone.path, ["lint"])).stdout).toMatch(/^\d+ files, /m);
  within(performance.now() - began, 60_000);
  expect(clone.read("memory/user_mine.md")).toBe(theirs);
});

describe("a line that is denied in place", () => {
  const CLAIM = "Decision: we use NATS for the event bus";
  const DENIALS: [string, ...string[]][] = [
    ["in front", `- It is wrong that: "${CLAIM}."`],
    ["by nobody", `- Nobody decided this: ${CLAIM.slice(10)}.`],
    ["behind a comma", `- Someone claimed "${CLAIM.slice(10)}", which is false.`],
    ["in brackets", `- ${CLAIM}. (withdrawn)`],
    ["behind a dash", `- ${CLAIM} -- this was never agreed.`],
    ["by the line that goes on with it", `- ${CLAIM}.`, "  No longer true, reverted the same evening."],
    ["by a comment around it", "<!--", `- ${CLAIM}.`, "-->"],
    ["by a comment on its line", `<!-- - ${CLAIM}. -->`],
    ["by its heading", "## Rejected ideas", "", `- ${CLAIM}.`],
    ["by a heading above its heading", "## Rules that were turned down", "", "### Events", "", `- ${CLAIM}.`],
    ["by its lead-in", "None of the following is true any more:", "", `- ${CLAIM}.`],
    ["by its box", `- [-] ${CLAIM}.`],
    ["by a block that no reader sees", "<template>", "", `- ${CLAIM}.`, "", "</template>"],
    ["by a heading that is underlined", "Turned down", "-----------", "", `- ${CLAIM}.`],
    ["by its callout", "> [!failure] Rejected", "> After lunch.", `> ${CLAIM}.`],
    ["by what its box of HTML is called", "<details><summary>Obsolete</summary>", "", `- ${CLAIM}.`, "", "</details>"],
    ["by a strike that goes over its lines", `~~${CLAIM}, because`, "Kafka needs more machines.~~"],
    ["by a strike that begins above it", "~~Of last week:", `${CLAIM}.~~`],
    ["by a block that readers see struck through", "<del>", "", `- ${CLAIM}.`, "", "</del>"],
  ];
  const run = async (folder: TestFolder) => expect((await call(compact, folder.path, {})).code).toBe(0);

  it.each(DENIALS)("%s, is no evidence any more", async (_, ...lines) => {
    const folder = testFolder({ [LOG]: log(`- ${CLAIM}.`, "", SHORT) });
    await run(folder);
    expect(active(folder)).toEqual(["The user prefers short answers", "We use NATS for the event bus"]);
    folder.write(LOG, log(SHORT, "", ...lines));
    await run(folder);
    expect(active(folder)).toEqual(["The user prefers short answers"]);
  });

  it.each<[string, ...string[]]>([
    [
      "behind a box that is shut",
      "<details><summary>Obsolete</summary>",
      "",
      "Old notes.",
      "</details>",
      "",
      `- ${CLAIM}.`,
    ],
    ["below a strike that nobody ends", "~~Lunch is at one.", "", `- ${CLAIM}.`, "", "- ~~Bread~~"],
    ["below a callout that ends", "> [!failure] Rejected", "> The broker of last year.", "", `- ${CLAIM}.`],
    [
      "below another underlined heading",
      "Turned down",
      "===========",
      "",
      "Lunch.",
      "",
      "Plans",
      "=====",
      "",
      `- ${CLAIM}.`,
    ],
  ])("%s, is none: it stands", async (_, ...lines) => {
    const folder = testFolder({ [LOG]: log(SHORT, "", ...lines) });
    await run(folder);
    expect(active(folder)).toContain("We use NATS for the event bus");
  });

  it.each(DENIALS)("%s, makes no memory from nothing", async (_, ...lines) => {
    const folder = testFolder({ [LOG]: log(SHORT, "", ...lines) });
    await run(folder);
    expect(active(folder)).toEqual(["The user prefers short answers"]);
  });
});

it("withdraws a decision whose line became a task, which is told as open", async () => {
  const path = "logs/2026-04-08.md";
  const said = "use PostgreSQL for integration tests, because a mocked migration broke production.\n";
  const folder = testFolder({ "lithify.yaml": 'git: "off"\n', [path]: `# Day\n\n- Decision: we ${said}` });
  const memory = "memory/project_we-use-postgresql-for-integration-tests.md";
  expect((await lithify(folder.path, ["compact"])).code).toBe(0);
  expect(folder.read(memory)).not.toContain("status:");
  folder.write(path, `# Day\n\n- [ ] Decide whether we ${said}`);
  expect((await lithify(folder.path, ["compact"])).code).toBe(0);
  expect(folder.read(memory)).toContain("status: withdrawn");
  expect(folder.read("memory/MEMORY.md")).not.toContain("PostgreSQL");
  expect(folder.read("memory/weekly/2026-W15.md")).toMatch(/### Blockers & Open Items\n\n- Decide whether we use/);
});

describe("a memory told before its week was compacted", () => {
  const CASES: [string, string, string][] = [
    ["names another now", "- Decision: the wall paint is ordered at Caparol.", "The wall paint is ordered at Caparol"],
    [
      "is denied now",
      "- Decision: the wall paint is no longer ordered at Farrow.",
      "The wall paint is no longer ordered at Farrow",
    ],
    ["is another's now", "- Decision: the choir rehearses in Turku.", "The choir rehearses in Turku"],
  ];
  const told = async (): Promise<TestFolder> => {
    const folder = testFolder({ [LOG]: log("- Decision: the wall paint is ordered at Farrow.") });
    folder.git("init", "-q", "-b", "main");
    expect((await lithify(folder.path, ["extract", LOG, "--write"])).code).toBe(0);
    expect(active(folder)).toEqual(["The wall paint is ordered at Farrow"]);
    return folder;
  };

  it.each(CASES)("does not stand on a line that %s", async (_, line, name) => {
    const folder = await told();
    folder.write(LOG, log(line));
    for (const command of ["lint", "status"])
      expect((await lithify(folder.path, [command])).stdout).toContain("SOURCE_CHANGED");
    const why = ["why", "project_the-wall-paint-is-ordered-at-farrow.md"];
    expect((await lithify(folder.path, why)).stdout).toContain("no longer as it was");
    expect((await lithify(folder.path, ["compact"])).code).toBe(0);
    expect(active(folder)).toEqual([name]);
  });

  it.each(CASES.slice(0, 2))("nor in a clone, where nobody noted its words, on one that %s", async (_, line, name) => {
    const origin = await told();
    origin.git("add", "-A");
    origin.git("-c", "user.name=T", "-c", "user.email=t@example.org", "commit", "-qm", "logs");
    const clone = testFolder();
    clone.git("clone", "-q", origin.path, ".");
    clone.write(LOG, log(line));
    expect((await lithify(clone.path, ["compact"])).code).toBe(0);
    expect(active(clone)).toEqual([name]);
  });

  it("stands where its line went, and on no line that came in its place", async () => {
    const folder = await told();
    folder.write(
      LOG,
      log("- Decision: the choir rehearses in Turku.", "- Decision: the wall paint is ordered at Farrow."),
    );
    expect((await lithify(folder.path, ["compact"])).code).toBe(0);
    expect(folder.read("memory/project_the-wall-paint-is-ordered-at-farrow.md")).toContain(`sources:\n  - ${LOG}#L4\n`);
  });

  it("is what was told by hand no more once the person has written their line anew", async () => {
    const folder = testFolder();
    folder.git("init", "-q", "-b", "main");
    expect((await lithify(folder.path, ["init"])).code).toBe(0);
    expect((await lithify(folder.path, ["remember", "the choir rehearses in Turku"])).code).toBe(0);
    const path = Object.keys(folder.tree("logs")).find((file) => file.endsWith("-remembered.md"))!;
    folder.write(path, folder.read(path).replace("Turku", "Porvoo"));
    expect((await lithify(folder.path, ["compact", "--week", "this"])).code).toBe(0);
    expect(active(folder)).toEqual([]);
  });

  it("is not what was told by hand in a clone, where its line says something else", async () => {
    const origin = testFolder();
    origin.git("init", "-q", "-b", "main");
    expect((await lithify(origin.path, ["init"])).code).toBe(0);
    expect((await lithify(origin.path, ["remember", "the choir rehearses in Turku"])).code).toBe(0);
    origin.git("add", "-A");
    origin.git("-c", "user.name=T", "-c", "user.email=t@example.org", "commit", "-qm", "told");
    const clone = testFolder();
    clone.git("clone", "-q", origin.path, ".");
    const path = Object.keys(clone.tree("logs")).find((file) => file.endsWith("-remembered.md"))!;
    clone.write(path, clone.read(path).replace("the choir rehearses in Turku", "Decision: the bar opens at noon"));
    expect((await lithify(clone.path, ["compact", "--week", "this"])).code).toBe(0);
    expect(active(clone)).toContain("The bar opens at noon");
  });

  it("is compared with what its week's document listed, though that was deleted", async () => {
    const folder = await told();
    expect((await lithify(folder.path, ["compact"])).code).toBe(0);
    rmSync(join(folder.path, "memory/weekly/2026-W15.md"));
    folder.write(LOG, log("- Decision: the wall paint is ordered at Caparol."));
    expect((await lithify(folder.path, ["compact"])).code).toBe(0);
    expect(active(folder)).toEqual(["The wall paint is ordered at Caparol"]);
  });
});

it.each([
  ["ten weeks apart", "logs/2026-06-17.md"],
  ["in one week", "logs/2026-04-10.md"],
])("takes no later line for support of what it turns, %s", async (_, later) => {
  const folder = testFolder({
    "lithify.yaml": 'git: "off"\n',
    [LOG]: log("- Decision: the hut is heated with pellets instead of logs."),
    [later]: log("- Decision: the hut is heated with logs."),
  });
  expect((await lithify(folder.path, ["compact"])).code).toBe(0);
  const old = folder.read("memory/project_the-hut-is-heated-with-pellets-instead-of-logs.md");
  expect(old).toMatch(/^(?:superseded_by|questioned_by):/m);
  const [, now] = Object.entries(folder.tree("memory")).find(([file]) => file.endsWith("with-logs.md"))!;
  expect(now).not.toContain(LOG);
});
