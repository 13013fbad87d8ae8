/** The page as a person has it, in a real Chromium: each view in light and wide, dark and narrow, and a word given by a click. */

import fs from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { compact } from "../../src/commands/compact.ts";
import { acquire } from "../../src/store/state/lock.ts";
import { call } from "../commands/called.ts";
import type { TestFolder } from "../support/test-folder.ts";
import { testRepository } from "../support/test-repository.ts";
import { type Viewing, viewing } from "../view/viewing.ts";
import { chromiumPath, startChromium } from "./chromium.ts";
import { boxesMoved, boxesOf, difference, differenceOf, gridOf } from "./pictures.ts";

const ROOT = join(import.meta.dirname, "..", "..");
const AXE = createRequire(import.meta.url).resolve("axe-core/axe.min.js");
const entity = (name: string, other: string): string =>
  `---\nname: ${name}\ndescription: ${name} of the import\ntype: entity\ncreated: 2026-04-08\nupdated: 2026-04-08\nkind: tool\nfacts:\n  - slot: uses\n    value: ${other}\n    cardinality: multi\n    scope: project\n    from: 2026-04-08\n---\n\nA tool.\n`;
/** Past the last Sunday of the sample logs' month. */
const CLOSED = new Date("2026-05-08T12:00:00Z");
const usage = (day: string, cachedTokens: number): string =>
  JSON.stringify({
    day,
    week: "2026-W15",
    provider: "openai",
    model: "small-1",
    calls: 1,
    inputTokens: 9_000,
    outputTokens: 700,
    cachedTokens,
    costUsd: 0.0123,
  });
const LOGS = Object.fromEntries(
  fs
    .readdirSync(join(ROOT, "logs"), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".md"))
    .map((name) => [`logs/${name}`, fs.readFileSync(join(ROOT, "logs", name), "utf8")]),
);

/** The repository's own sample logs, compacted, with two things, a ledger, a broken file and something hostile. */
async function workspace(): Promise<TestFolder> {
  const folder = testRepository({
    ...LOGS,
    "lithify.yaml": "timezone: UTC\n",
    // A chart of nine weeks.
    "memory/entity_ledger.md": entity("Ledger", "Reader").replace("created: 2026-04", "created: 2026-02"),
    "memory/entity_reader.md": entity("Reader", "Ledger"),
    "memory/user_evil.md": `---\nname: "<img src=x onerror=alert(1)><script>alert(2)</script>"\ndescription: ${"wide".repeat(200)}\ntype: user\nimportance: 9\ntags: [odd, "<b>"]\n---\n\n<script>alert(3)</script> [x](javascript:alert(4))\n`,
    "memory/user_broken.md": "---\nname: [\n---\n\nBroken.\n",
  });
  expect((await call(compact, folder.path, { month: "2026-04" }, { now: CLOSED })).code).toBe(0);
  expect((await call(compact, folder.path, { year: "2026" }, { now: new Date("2027-01-09T12:00:00Z") })).code).toBe(0);
  folder.write(".lithify/ledger.jsonl", `${usage("2026-04-08", 4_000)}\n${usage("2026-04-09", 8_000)}\n`);
  return folder;
}

let browser: Browser;
beforeAll(async () => {
  browser = await startChromium(chromiumPath()!);
});
afterAll(async () => await browser?.close());

interface Look {
  readonly page: Page;
  /** What the browser complained of. */
  readonly complaints: string[];
}

async function look(
  { url }: Viewing,
  width: number,
  colorScheme: "light" | "dark",
  javaScriptEnabled = true,
): Promise<Look> {
  const context = await browser.newContext({ viewport: { width, height: 800 }, colorScheme, javaScriptEnabled });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("dialog", (dialog) => {
    complaints.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on("request", (request) => {
    if (new URL(request.url()).host !== new URL(url).host) complaints.push(`asked for ${request.url()}`);
  });
  await page.goto(url);
  return { page, complaints };
}

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly html: string }[];
}

/** What axe finds, a line each. It is put into the page by the browser's own hand, past the page's policy. */
async function axe(page: Page): Promise<string[]> {
  await page.evaluate(fs.readFileSync(AXE, "utf8"));
  const found = (await page.evaluate("axe.run()")) as { violations: readonly Violation[] };
  return found.violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .slice(0, 3)
        .map(({ html }) => html)
        .join(" ")}`,
  );
}

/** Of the page, and of a chart within it. */
const overflow = (page: Page): Promise<number> =>
  page.evaluate<number>(
    "Math.max(...[document.documentElement, ...document.querySelectorAll('figure > div')].map((one) => one.scrollWidth - one.clientWidth))",
  );

/** Fourteen views, each read by axe: 20 s, and more on a machine that does other things. */
const MANY_VIEWS_MS = 90_000;
const VIEWS: Readonly<Record<string, string>> = {
  ...{ timeline: "/", week: "/document/2026-W15", month: "/document/2026-04", year: "/document/2026" },
  ...{ memories: "/memories?status=all" },
  ...{
    searched: "/memories?q=invoices",
    evil: "/memory/user_evil.md",
    broken: "/memory/user_broken.md",
    inbox: "/inbox",
  },
  ...{ log: "/log/2026-04-08", things: "/things", cost: "/cost", health: "/health", nothing: "/memories?q=zzzz" },
};

describe("in Chromium", () => {
  it("follows a compaction that began after the page was opened, and takes nothing from under a hand", async () => {
    const folder = testRepository({ ...LOGS, "lithify.yaml": "timezone: UTC\n" });
    const shown = await viewing(folder);
    const { page, complaints } = await look(shown, 1280, "light");
    const inbox = await page.context().newPage();
    await inbox.goto(new URL("/inbox", shown.url).href);
    const made = (week: string) => call(compact, folder.path, { week }, { now: CLOSED });
    expect((await made("2026-W15")).code).toBe(0);
    await page.waitForSelector("a[href*='2026-W15']");
    // What waits since then is counted beside the way to it.
    await page.waitForSelector(`nav .count:text-is("${fs.readdirSync(join(folder.path, "memory/inbox")).length}")`);
    const lock = await acquire(join(folder.path, ".lithify", "writer.lock"), {
      ...{ holder: "lithify compact", waitMs: 0, now: () => CLOSED, wait: async () => {} },
    });
    await page.waitForSelector(".due progress[value='1']");
    lock.release();
    expect((await made("2026-W16")).code).toBe(0);
    await page.waitForSelector("a[href*='2026-W16']");
    await inbox.waitForSelector(".news");
    // The document may be seen while the run that wrote it still commits.
    await expect.poll(() => page.locator(".due").count()).toBe(0);
    expect(await inbox.locator(".news").count()).toBe(1);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it.each([
    [1280, "light"],
    [360, "dark"],
  ] as const)(
    "every view reads at %i pixels in %s, without a complaint of the browser or of axe",
    async (width, scheme) => {
      const shown = await viewing(await workspace());
      const { page, complaints } = await look(shown, width, scheme);
      expect(page.url()).not.toContain("token");
      const { origin } = new URL(shown.url);
      for (const [name, path] of Object.entries(VIEWS)) {
        expect([name, (await page.goto(origin + path))?.status()]).toEqual([name, 200]);
        expect([name, await page.locator("h1").count(), await overflow(page)]).toEqual([name, 1, 0]);
        expect([name, await differenceOf(`${name}-${width}-${scheme}`, page)]).toEqual([name, undefined]);
        for (const summary of await page.locator("summary").all()) await summary.click();
        expect([name, await axe(page)]).toEqual([name, []]);
      }
      await page.goto(`${origin}/memories`);
      // What the comparison is worth.
      const [before, boxes] = [await gridOf(page), await boxesOf(page)];
      expect(difference(before, await gridOf(page))).toBeUndefined();
      await page.evaluate("document.body.style.fontFamily = 'monospace'");
      expect([difference(before, await gridOf(page)), boxesMoved(boxes, await boxesOf(page))]).toEqual([
        ...[expect.stringContaining("cells are others"), undefined],
      ]);
      await page.evaluate("document.querySelector('.rows').style.marginLeft = '40px'");
      expect(boxesMoved(boxes, await boxesOf(page))).toContain("boxes are others");
      await page.reload();
      await page.locator("main").evaluate((main) => main.setAttribute("hidden", ""));
      expect(difference(before, await gridOf(page))).toContain("cells are others");
      await page.reload();
      await page.locator(".rows a", { hasText: "real PostgreSQL" }).click();
      expect(await page.locator("mark").count()).toBeGreaterThan(0);
      expect([await axe(page), complaints]).toEqual([[], []]);
    },
    MANY_VIEWS_MS,
  );

  it("goes by keys, filters while it is typed and when a choice is made, and reads without a script", async () => {
    const shown = await viewing(await workspace());
    const { page, complaints } = await look(shown, 1280, "light");
    await page.keyboard.press("2");
    await page.waitForURL("**/memories");
    await page.keyboard.press("/");
    await page.keyboard.type("ostgresql");
    await page.waitForURL("**q=ostgresql**");
    await page.keyboard.press("Home");
    await page.keyboard.type("p");
    await page.waitForURL("**q=postgresql**");
    const field = "[document.activeElement.value, document.activeElement.selectionStart]";
    const typed = [await page.evaluate(field), await page.getByRole("status").textContent()];
    expect(typed).toEqual([["postgresql", 1], expect.stringMatching(/^1 of \d+: 1 /)]);
    await page.keyboard.press("Escape");
    await page.keyboard.press("j");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/memory/**");
    await page.goBack();
    expect(await page.locator("input[type=search]").inputValue()).toBe("postgresql");
    await page.goBack();
    expect(new URL(page.url()).pathname).toBe("/");
    await page.goto(`${new URL(shown.url).origin}/memories`);
    await page.selectOption("select[name=type]", "entity");
    await page.waitForURL("**type=entity**");
    expect(await page.locator(".rows li").count()).toBe(2);
    expect(complaints).toEqual([]);
    const plain = await look(shown, 800, "light", false);
    await plain.page.getByRole("link", { name: "Memories", exact: true }).click();
    await plain.page.locator("input[type=search]").fill("postgresql");
    await plain.page.getByRole("button", { name: "Show" }).click();
    expect(await plain.page.locator(".rows li").count()).toBeGreaterThan(0);
  });

  it("goes by keys from a year to its month, its week and the lines of a log", async () => {
    const { page, complaints } = await look(await viewing(await workspace()), 360, "dark");
    await page.keyboard.press("j");
    const follow = async (name: RegExp): Promise<void> => {
      for (let stops = 0; stops < 20; stops += 1) {
        if (name.test(await page.evaluate<string>("document.activeElement.textContent"))) break;
        await page.keyboard.press("Tab");
      }
      await page.keyboard.press("Enter");
    };
    for (const [name, path] of [["2026"], ["2026-04"], ["2026-W15"], ["2026-04-08", "/log/2026-04-08"]] as const) {
      await follow(new RegExp(`^${name}$`));
      await page.waitForURL((url) => url.pathname === (path ?? `/document/${name}`));
    }
    const inSight =
      "(({ top }) => top >= 0 && top < innerHeight)(document.querySelector('mark').getBoundingClientRect())";
    expect([await page.evaluate(inSight), complaints]).toEqual([true, []]);
  });

  it("goes through the inbox by keys, from heading to heading, and on from where a decision was made", async () => {
    const { page, complaints } = await look(await viewing(await workspace()), 1280, "light");
    await page.keyboard.press("3");
    await page.waitForURL("**/inbox");
    const headings = await page.locator(".proposal h2").allTextContents();
    const focused = (): Promise<string> => page.evaluate<string>("document.activeElement.textContent");
    expect(headings.length).toBeGreaterThan(2);
    for (const heading of headings.slice(0, 3)) {
      await page.keyboard.press("j");
      expect(await focused()).toBe(heading);
    }
    await page.keyboard.press("k");
    expect([await focused(), await page.evaluate("document.activeElement.getBoundingClientRect().top < 100")]).toEqual([
      ...[headings[1], true],
    ]);
    for (const stop of ["Accept", "Reject", "Edit first", "Read its lines"]) {
      await page.keyboard.press("Tab");
      expect(await focused()).toBe(stop);
    }
    await page.keyboard.press("k");
    expect(await focused()).toBe(headings[1]);
    await page.locator(".proposal").nth(1).getByRole("button", { name: "Reject" }).click();
    await page.waitForURL("**#notice");
    expect(await focused()).toContain(headings[1]);
    const inSight =
      "(({ top, bottom }) => top >= 0 && bottom <= innerHeight)(document.activeElement.getBoundingClientRect())";
    expect(await page.evaluate(inSight)).toBe(true);
    await page.keyboard.press("j");
    expect(await focused()).toBe(headings[2]);
    await page.keyboard.press("/");
    await page.waitForURL("**/memories#q");
    await page.keyboard.type("postgresql");
    expect(await page.locator("input[type=search]").inputValue()).toBe("postgresql");
    expect(complaints).toEqual([]);
  });

  it("shows of fifteen proposals enough to decide on, newest week first, and decides by keys", async () => {
    const folder = await workspace();
    const [path = ""] = Object.keys(folder.tree("memory/inbox"));
    const text = folder.read(path).replaceAll("2026-W15", "2026-W10").replaceAll("2026-W16", "2026-W10");
    const wait = Object.keys(folder.tree("memory/inbox")).length;
    for (let i = wait; i < 15; i += 1) folder.write(`memory/inbox/project_a${i}.md`, text);
    const shown = await viewing(folder);
    const { page, complaints } = await look(shown, 360, "light");
    await page.goto(`${new URL(shown.url).origin}/inbox`);
    expect(await page.locator(".proposal").count()).toBe(15);
    expect(await page.evaluate("document.documentElement.scrollHeight")).toBeLessThan(8_000);
    const top = (await page.getByRole("button", { name: "Accept" }).first().boundingBox())!.y;
    expect(top).toBeLessThan(800);
    const facts = await page.locator(".proposal .facts").allTextContents();
    const weeks = facts.flatMap((text) => text.match(/\d{4}-W\d{2}/g) ?? []);
    expect([...new Set(weeks)]).toEqual(["2026-W16", "2026-W15", "2026-W10"].filter((week) => weeks.includes(week)));
    expect(weeks).toEqual([...weeks].sort().reverse());
    const labels = () =>
      page.evaluate<string[]>("[...document.querySelectorAll('.proposal')].map((one) => one.ariaLabel)");
    // Nobody stands at a proposal yet.
    await page.keyboard.press("a");
    expect(await page.locator(".proposal").count()).toBe(15);
    await page.keyboard.press("j");
    const names = await labels();
    await page.keyboard.press("a");
    await page.getByRole("status").getByText("The proposal was accepted.").waitFor();
    await page.keyboard.press("j");
    await page.keyboard.press("r");
    await page.getByRole("status").getByText("The proposal was rejected.").waitFor();
    const left = await labels();
    expect(left).toEqual(names.slice(2));
    await page.getByRole("link", { name: "Dismiss" }).click();
    expect(await page.getByRole("status").count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  it("loses no typed word by a key, and asks before a page with one is left", async () => {
    const { page, complaints } = await look(await viewing(await workspace()), 1280, "light");
    await page.getByRole("link", { name: "Memories", exact: true }).click();
    await page.locator(".rows a", { hasText: "real PostgreSQL" }).click();
    await page.getByText("Edit", { exact: true }).click();
    const typed = page.getByLabel("Text");
    await typed.fill("Typed, not saved.");
    await page.locator("h2").first().click();
    for (const key of ["1", "/", "j", "k"]) await page.keyboard.press(key);
    expect([await typed.inputValue(), complaints]).toEqual(["Typed, not saved.", []]);
    await page.getByRole("link", { name: "Inbox" }).click({ noWaitAfter: true });
    await expect.poll(() => complaints).toEqual([expect.stringMatching(/^dialog: /)]);
    expect([await typed.inputValue(), page.url()]).toEqual(["Typed, not saved.", expect.stringContaining("/memory/")]);
    await typed.fill(" ");
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByText("A memory needs a text.").waitFor();
    await page.keyboard.press("1");
    await typed.fill("Typed, not saved.");
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByRole("status").getByText("The memory says what you wrote.").waitFor();
    await page.keyboard.press("1");
    await page.waitForURL((url) => url.pathname === "/");
    expect(complaints).toEqual([expect.any(String), expect.stringContaining("400")]);
  });

  it("accepts by a click, edited too, tells it, and takes it back", async () => {
    const folder = await workspace();
    const { page, complaints } = await look(await viewing(folder), 1280, "light");
    await page.getByRole("link", { name: "Inbox" }).click();
    const before = await page.locator(".proposal").count();
    const first = page.locator(".proposal").first();
    await first.getByText("Edit first").click();
    await first.getByLabel("Text").fill("In a person's words.\nAnd a second line.");
    await first.getByRole("button", { name: "Accept", exact: true }).click();
    await page.getByRole("status").getByText("The proposal was accepted.").waitFor();
    expect(await page.locator(".proposal").count()).toBe(before - 1);
    expect(folder.git("show", "--stat", "--format=%s", "HEAD")).toMatch(/^chore\(memory\): accept /);
    expect(Object.values(folder.tree("memory")).join("")).toContain("In a person's words.\nAnd a second line.\n");
    await page.getByRole("status").getByRole("button", { name: "Undo" }).click();
    await page.getByRole("status").getByText("Taken back: accepting").waitFor();
    await page.getByRole("status").getByRole("button", { name: "Redo" }).waitFor();
    expect(await page.locator(".proposal").count()).toBe(before);
    await page.locator(".proposal").first().getByRole("button", { name: "Reject" }).click();
    await page.getByRole("status").getByText("The proposal was rejected.").waitFor();
    expect([await axe(page), complaints]).toEqual([[], []]);
  });

  it("edits a memory, forgets it and brings it back by clicks, at 360 pixels, and keeps both of a question", async () => {
    const folder = await workspace();
    folder.write("logs/2026-05-12.md", "- Decision: builds run on our own runners, the cloud was too dear.\n");
    await call(compact, folder.path, {}, { now: new Date("2026-05-19T12:00:00Z") });
    folder.write("logs/2026-05-20.md", "- We went back to the cloud with the builds, our runners burned down.\n");
    await call(compact, folder.path, {}, { now: new Date("2026-05-26T12:00:00Z") });
    const { page, complaints } = await look(await viewing(folder), 360, "dark");
    const said = (text: string) => page.getByRole("status").getByText(text).waitFor();
    await page.getByRole("link", { name: "Memories", exact: true }).click();
    await page.locator(".rows a", { hasText: "Builds run on our own runners" }).click();
    await page.getByText("Edit", { exact: true }).click();
    await page.getByLabel("Description").fill("A person knows why.");
    expect(await axe(page)).toEqual([]);
    await page.getByRole("button", { name: "Save" }).click();
    await said("The memory says what you wrote.");
    await page.getByRole("status").getByRole("button", { name: "Undo" }).click();
    await said("Taken back: editing");
    await page.getByRole("link", { name: /^project_we-went-back/ }).click();
    const question = page.locator(".proposal", { hasText: "We went back to the cloud" });
    await question.getByRole("button", { name: "Keep both" }).click();
    await said("Both hold: ");
    await page.getByRole("link", { name: "Memories", exact: true }).click();
    expect(await page.getByText("questioned").count()).toBe(0);
    await page.locator(".rows a", { hasText: "Builds run on our own runners" }).click();
    await page.getByRole("button", { name: "Forget it" }).click();
    await said("The memory is withdrawn.");
    expect(await axe(page)).toEqual([]);
    await page.getByRole("button", { name: "Bring it back" }).click();
    await said("The memory stands again.");
    expect(complaints).toEqual([]);
  });
});
