/** Whatever a log or a memory holds is shown as text, without its secrets, and bounded. */
import { describe, expect, it } from "vitest";
import { compact } from "../../src/commands/compact.ts";
import { view } from "../../src/commands/view.ts";
import { call } from "../commands/called.ts";
import { mixed, words } from "../support/secret-shapes.ts";
import { type TestFolder, testFolder } from "../support/test-folder.ts";
import { viewing } from "./viewing.ts";

const KEY = words("gh", "p_", mixed(36));
const EVIL = `<script>alert(1)</script><img src=x onerror=alert(2)> "quoted" 'single' </textarea></title>&lt;b&gt; [x](javascript:alert(3)) data:text/html,<b>`;
const STEER = "\u001b[31m\u202eevil\u202c\u200b";
const STEERING = /[\u001b\u202e\u200b]/;
const memory = (name: string, body: string, more = ""): string =>
  `---\nname: ${JSON.stringify(name)}\ndescription: ${JSON.stringify(name)}\ntype: feedback\n${more}---\n\n${body}\n`;

const hostile = (): TestFolder =>
  testFolder({
    ...{ "lithify.yaml": "git: off\ntimezone: UTC\n", "logs/2026-04-08.md": `Decision: ${EVIL}\n\n${STEER}\n` },
    "memory/feedback_evil.md": memory(
      EVIL,
      `${EVIL}\n${STEER}`,
      "created: 2026-04-08\nupdated: 2026-04-08\nsources:\n  - logs/2026-04-08.md#L1\n",
    ),
    "memory/feedback_key.md": memory("The deploy key", `Deploys use ${KEY} for now.`),
    [`memory/feedback_${KEY}.md`]: memory("Named by a key", "Body."),
    "memory/user_long.md": memory("Long", "long ".repeat(150_000)).replace("feedback", "user"),
    "memory/inbox/feedback_evil.md": memory(
      EVIL,
      EVIL,
      `proposal:\n  file: feedback_new.md\n  because: ${JSON.stringify(EVIL)}\n  type: feedback\n  evidence: [aaaaaaaaaaaa]\n  digest: aaaaaaaaaaaa\n`,
    ),
    "memory/weekly/2026-W15.md": `---\ntype: weekly\nweek: 2026-W15\nfrom: 2026-04-06\nto: 2026-04-12\nsources: []\nmodel: ${JSON.stringify(EVIL)}\nprompt: aaaaaaaaaaaa\n---\n\n## 2026-W15\n\n### Key Decisions\n\n- ${EVIL}\n`,
  });

const PAGES = [
  "/",
  "/memories",
  "/memories?status=all&q=evil",
  "/memory/feedback_evil.md",
  "/inbox",
  "/things",
  "/cost",
  "/health",
  "/document/2026-W15",
];

/** Every tag of a page that none of our templates has, and every address that leads elsewhere. */
const strangers = (page: string): string[] =>
  [...page.matchAll(/<[a-z!/][^>]*>/gi)].flatMap(([tag]) => {
    const bare = tag.replace(/="[^"]*"/g, "");
    const leads = [...tag.matchAll(/ (?:href|src|action)="([^"]*)"/g)].map(([, to]) => to!);
    const isOurs = !/^<(?:img|b|iframe|object|embed|base)\b|\s(?:on\w+|style)\b|[=']/i.test(bare);
    const isScript = bare.startsWith("<script") && tag !== '<script src="/page.js" defer>';
    return isOurs && !isScript && leads.every((to) => /^(?:\/(?!\/)|#)/.test(to)) ? [] : [tag];
  });

describe("hostile text", () => {
  it("is text on every page, and in the exported file", async () => {
    const folder = hostile();
    const { get, errors } = await viewing(folder);
    for (const path of PAGES) {
      const { status, text } = await get(path);
      expect([path, status, strangers(text)]).toEqual([path, 200, []]);
      expect([path, STEERING.test(text)]).toEqual([path, false]);
    }
    expect((await get("/memory/feedback_evil.md")).text).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
    expect(errors).toEqual([]);
    expect((await call(view, folder.path, { export: "page.html" })).code).toBe(0);
    const page = folder.read("page.html");
    expect(strangers(page)).toEqual([]);
    expect(page).not.toMatch(/<script|<form|<link|<img/);
    expect(page).toContain(`content="default-src 'none'; style-src 'sha256-`);
    expect(page).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
  });

  it("shows no secret, by whatever way, unless a person asks to see them, and never in a file", async () => {
    const folder = hostile();
    const { get } = await viewing(folder);
    for (const path of ["/", "/memories?status=all", "/memories?q=deploy", "/memory/feedback_key.md", "/health"])
      expect([path, (await get(path)).text.includes(KEY)]).toEqual([path, false]);
    expect((await get("/memory/feedback_key.md")).text).toContain("[redacted:github-token]");
    const [, link = ""] = /href="([^"]+)">Named by a key/.exec((await get("/memories")).text) ?? [];
    expect(link).toMatch(/^\/memory\/~[0-9a-f]{12}$/);
    const named = await get(link);
    expect([named.status, named.text.includes(KEY)]).toEqual([200, false]);
    const revealed = await viewing(folder, { reveal: true });
    expect((await revealed.get("/memory/feedback_key.md")).text).toContain(KEY);
    await call(view, folder.path, { export: "page.html" });
    expect(folder.read("page.html")).not.toContain(KEY);
    expect((await call(view, folder.path, { export: "page.html", reveal: true })).code).toBe(2);
  });

  it("writes its page over an earlier page alone, never over another file, and makes no folders", async () => {
    const folder = hostile();
    const log = folder.read("logs/2026-04-08.md");
    folder.write("theirs.html", "<!doctype html><title>How we use lithify</title>\n");
    for (const file of ["logs/2026-04-08.md", "memory/feedback_evil.md", "theirs.html", "nowhere/page.html"])
      expect(await call(view, folder.path, { export: file })).toMatchObject({ code: 2 });
    expect(folder.read("logs/2026-04-08.md")).toBe(log);
    for (let i = 0; i < 2; i++) expect((await call(view, folder.path, { export: "page.html" })).code).toBe(0);
  });

  it("is bounded: a line of a megabyte in a log, and a memory of 750 KB", async () => {
    const line = `Decision: deploys run from main only, because the release branch drifted. ${"x ".repeat(500_000)}`;
    const folder = testFolder({
      "lithify.yaml": "git: off\ntimezone: UTC\n",
      "logs/2026-04-08.md": `${line}\n- Decision: builds run nightly, because the queue is long by day.\n`,
      "memory/user_long.md": hostile().read("memory/user_long.md"),
    });
    await call(compact, folder.path, { week: "2026-W15" });
    const made = Object.keys(folder.tree("memory"))
      .map((path) => path.slice("memory/".length))
      .filter((path) => /^(?:project|feedback)_/.test(path));
    expect(made.length).toBeGreaterThan(0);
    const { get } = await viewing(folder);
    for (const file of [...made, "user_long.md"]) {
      const { status, text } = await get(`/memory/${file}`);
      expect([file, status, text.length < 200_000]).toEqual([file, 200, true]);
    }
    expect((await get("/memory/user_long.md")).text).toContain("The text cannot be changed here");
    expect((await get("/memory/user_long.md")).text).toMatch(/… \(\d+ more characters\)/);
  });
});
