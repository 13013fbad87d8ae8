/** Who may see the page and act on it: nobody but the one who was given its address, whatever is sent over the wire. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import net from "node:net";
import { describe, expect, it } from "vitest";
import { cpuMs, within } from "../support/cpu-time.ts";
import { BIN, environment } from "../support/run-lithify.ts";
import { type TestFolder, testFolder } from "../support/test-folder.ts";
import { viewing } from "./viewing.ts";

const MEMORY = "---\nname: Tea\ndescription: Green tea at four\ntype: user\n---\n\nGreen tea at four.\n";
const workspace = (): TestFolder =>
  testFolder({
    ...{ "lithify.yaml": "git: off\ntimezone: UTC\n", "secret.txt": "canary-of-the-root\n" },
    ...{ "logs/2026-04-08.md": "Tea.\n", "memory/user_tea.md": MEMORY },
  });
const head = (answer: string): number => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]);

describe("the page's server", () => {
  it("answers nobody without the session's key or cookie, for no address", async () => {
    const { getAsStranger, url, port } = await viewing(workspace());
    for (const path of [
      "/",
      "/memories",
      "/memory/user_tea.md",
      "/inbox",
      "/health",
      "/page.css",
      "/nothing",
      "/?token=",
      "/?token=x",
    ]) {
      const { status, text } = await getAsStranger(path);
      expect([path, status]).toEqual([path, 403]);
      expect(text).not.toContain("Tea");
    }
    expect((await getAsStranger("/", { cookie: `lithify-${port}=x` })).status).toBe(403);
    const { status, headers } = await getAsStranger(new URL(url).search.replace(/^/, "/"));
    expect(status).toBe(200);
    expect(headers.get("set-cookie")).toMatch(/^lithify-\d+=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/);
    expect(headers.get("content-security-policy")).toMatch(/^default-src 'none'; .*frame-ancestors 'none'$/);
    expect(headers.get("content-security-policy")).not.toContain("unsafe");
  });

  it("answers only where it was asked for by its own address, so that no name can be bound to it anew", async () => {
    const { raw, url, port } = await viewing(workspace());
    const path = url.slice(url.indexOf("/?"));
    const asked = (lines: string): Promise<string> => raw(`GET ${path} HTTP/1.1\r\n${lines}Connection: close\r\n\r\n`);
    expect(head(await asked(`Host: 127.0.0.1:${port}\r\n`))).toBe(200);
    expect(head(await asked(`Host: localhost:${port}\r\n`))).toBe(200);
    expect(head(await asked(`Host: localhost:${port}\r\nHost: evil.example\r\n`))).toBe(421);
    for (const host of [
      "evil.example",
      `evil.example:${port}`,
      "127.0.0.1",
      `127.0.0.1:${port}.evil.example`,
      `127.0.0.1:${port + 1}`,
      `0.0.0.0:${port}`,
      "",
    ])
      expect([host, head(await asked(`Host: ${host}\r\n`))]).toEqual([host, 421]);
    expect(head(await asked(""))).toBe(400);
    expect(
      head(
        await raw(`GET http://evil.example${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nConnection: close\r\n\r\n`),
      ),
    ).toBe(400);
    for (const origin of ["http://evil.example", "null", `https://127.0.0.1:${port}`, `http://127.0.0.1:${port + 1}`])
      expect([origin, head(await asked(`Host: 127.0.0.1:${port}\r\nOrigin: ${origin}\r\n`))]).toEqual([origin, 403]);
  });

  it("leads nowhere outside, however the way is written", async () => {
    const { raw, url, port } = await viewing(workspace());
    const key = url.slice(url.indexOf("?"));
    const ways = [
      ...[
        "/../secret.txt",
        "/../../etc/passwd",
        "/%2e%2e/secret.txt",
        "/memory/..%2f..%2fsecret.txt",
        "/memory/../../secret.txt",
      ],
      ...[
        "/memory/%2e%2e%5csecret.txt",
        "/memory/..\\..\\secret.txt",
        "//secret.txt",
        "/document/..%2Fsecret",
        "/memory/%00",
      ],
      ...[
        "/memory/.%2e/user_tea.md",
        "/memory/%252e%252e%252fsecret.txt",
        "/memory/..;/secret.txt",
        "/memory/%",
        "/memory/%ff",
      ],
      ...["/.lithify/token", "/lithify.yaml", "/logs/2026-04-08.md", "/memory/../lithify.yaml", "*", "secret.txt"],
    ];
    for (const way of ways) {
      const answer = await raw(`GET ${way}${key} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nConnection: close\r\n\r\n`);
      expect([way, [400, 404].includes(head(answer))]).toEqual([way, true]);
      expect(answer).not.toMatch(/canary|root:/);
    }
  });

  it("takes an action only from its own page, with the form's token", async () => {
    const folder = workspace();
    const { get, post, getAsStranger } = await viewing(folder);
    const { text } = await get("/memory/user_tea.md");
    const [, token = ""] = /name="token" value="([^"]+)"/.exec(text) ?? [];
    const [, seen = ""] = /name="seen" value="([^"]+)"/.exec(text) ?? [];
    const fields = { token, seen, id: "user_tea.md" };
    expect(token).toHaveLength(43);
    const refused = [
      await post("/forget", { ...fields, token: "" }),
      await post("/forget", { ...fields, token: `${token}x` }),
      await post("/forget", fields, { origin: "http://evil.example" }),
      await post("/forget", fields, { origin: "null" }),
      await post("/forget", fields, { "sec-fetch-site": "cross-site" }),
      await post("/forget", fields, { "sec-fetch-site": "same-site" }),
      await post("/forget", fields, { cookie: "" }),
      await getAsStranger(`/forget?${new URLSearchParams(fields)}`),
    ];
    expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403, 403, 403, 403]);
    expect((await get(`/forget?${new URLSearchParams(fields)}`)).status).toBe(404);
    expect((await post("/forget", fields, { "content-type": "text/plain" })).status).toBe(400);
    expect((await post("/forget", { ...fields, more: "x".repeat(2_000_000) })).status).toBe(400);
    expect((await post("/compact", fields)).status).toBe(404);
    expect(folder.read("memory/user_tea.md")).toBe(MEMORY);
    expect((await post("/forget", fields)).status).toBe(303);
    expect(folder.read("memory/user_tea.md")).toContain("status: withdrawn\n");
  });

  it("writes nothing when it is read", async () => {
    const folder = workspace();
    const { get } = await viewing(folder);
    const before = folder.tree("memory");
    for (const path of ["/", "/memories?q=tea", "/memory/user_tea.md", "/inbox", "/things", "/cost", "/health"])
      expect([path, (await get(path)).status]).toEqual([path, 200]);
    expect(folder.tree("memory")).toEqual(before);
  });

  it("opens the browser with a key that is good once", async () => {
    const folder = workspace();
    folder.write(
      "bin/xdg-open",
      `#!/bin/sh\nprintf %s "$1" > ${folder.at("opened.tmp")} && mv ${folder.at("opened.tmp")} ${folder.at("opened")}\n`,
    );
    fs.chmodSync(folder.at("bin/xdg-open"), 0o755);
    const told = new Promise<void>((resolve) => {
      const watcher = fs.watch(folder.path, () => {
        if (!folder.exists("opened")) return;
        watcher.close();
        resolve();
      });
    });
    const env = environment(folder.path, { PATH: `${folder.at("bin")}:${process.env.PATH}` });
    const { url, getAsStranger } = await viewing(folder, { open: true }, { terminal: true, env });
    await told;
    const opened = folder.read("opened");
    expect(opened).not.toBe(url);
    const path = opened.slice(opened.indexOf("/?"));
    expect([(await getAsStranger(path)).status, (await getAsStranger(path)).status]).toEqual([200, 403]);
  });
});

describe("what stands in a document", () => {
  const month = (bullet: string): string =>
    `---\ntype: monthly\nmonth: 2026-04\nfrom: 2026-03-30\nto: 2026-05-03\nsources:\n  - path: memory/weekly/2026-W15.md\n    sha256: ${"a".repeat(64)}\nmodel: m\nprompt: p\ndeclined: []\n---\n\n## 2026-04 (30 March – 3 May 2026)\n\n### Themes\n\n- ${bullet}\n`;

  it("leads to its weeks, to memories and to the web, and nowhere else", async () => {
    const folder = workspace();
    folder.write(
      "memory/monthly/2026-04.md",
      month(
        'Tea (2026-W15, 2026-W16) [a](javascript:alert(1).md) [b](https://evil.example/x.md) [c](../../secret.md) [<b>](user_tea.md) ["><img>](weekly/2026-W99.md) 2026-W15"onclick="x',
      ),
    );
    const week = "type: weekly\nweek: 2026-W15\nfrom: 2026-04-06\nto: 2026-04-12\nsources: []\nmodel: m\nprompt: p";
    folder.write("memory/weekly/2026-W15.md", `---\n${week}\nmemories: []\ndeclined: []\n---\n\n- Tea.\n`);
    const { text } = await (await viewing(folder)).get("/document/2026-04");
    const hrefs = [...text.slice(text.indexOf("<article>")).matchAll(/<a href="([^"]*)"/g)].map(([, href]) => href);
    const web = "https://evil.example/x.md";
    expect(hrefs.slice(0, 5)).toEqual([
      ...["/document/2026-W15", web, "/memory/user_tea.md", "/document/2026-W99", "/document/2026-W15"],
    ]);
    expect(text).toContain(`<a href="${web}" rel="noreferrer noopener nofollow">b</a>`);
    expect(hrefs.every((href) => href === web || href!.startsWith("/"))).toBe(true);
    expect(text).toContain("&lt;b&gt;</a>");
    expect(text).not.toMatch(/<img>|onclick="x|<h2>2026-04/);
  });

  it("of 10 MB on one line is shown in bounds, and soon", async () => {
    const folder = workspace();
    folder.write(
      "memory/monthly/2026-04.md",
      month(`${"[x](weekly/2026-W15.md) ".repeat(400_000)}`.slice(0, 10_000_000)),
    );
    const begun = cpuMs();
    const { status, text } = await (await viewing(folder)).get("/document/2026-04");
    expect([[200, 404].includes(status), text.length < 20_000_000]).toEqual([true, true]);
    expect(cpuMs() - begun).toBeLessThan(20_000);
  });

  it("is not told over a socket that asks in odd ways", async () => {
    const { raw, url, port } = await viewing(workspace());
    const key = url.slice(url.indexOf("?"));
    const host = `Host: 127.0.0.1:${port}\r\nConnection: close\r\n`;
    for (const request of [
      `GET /memory/user_tea.md HTTP/1.1\r\n${host}\r\n`,
      `GET /memory/user_tea.md HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nHost: evil.example\r\nConnection: close\r\n\r\n`,
      `GET /${key} HTTP/1.1\r\nHost: [::1]:${port}\r\nConnection: close\r\n\r\n`,
      `GET /${key} HTTP/1.1\r\nHost: 127.1:${port}\r\nConnection: close\r\n\r\n`,
      `GET /${key} HTTP/1.1\r\nHost: 2130706433:${port}\r\nConnection: close\r\n\r\n`,
      `GET /${key} HTTP/1.1\r\nHost: localhost.:${port}\r\nConnection: close\r\n\r\n`,
      `PUT /${key} HTTP/1.1\r\n${host}\r\n`,
      `CONNECT evil.example:443 HTTP/1.1\r\n${host}\r\n`,
      `GET /memory/%c0%ae%c0%ae%c0%afsecret.txt${key} HTTP/1.1\r\n${host}\r\n`,
      `GET /memory/user_tea.md%00.txt${key} HTTP/1.1\r\n${host}\r\n`,
      `GET /document/%2e%2e%2f%2e%2e%2fsecret${key} HTTP/1.1\r\n${host}\r\n`,
      `POST /forget${key} HTTP/1.1\r\n${host}Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 17\r\n\r\nid=user_tea.md&x=`,
    ]) {
      const answer = await raw(request);
      expect([request.slice(0, 60), head(answer) === 200 || answer.includes("Green tea")]).toEqual([
        request.slice(0, 60),
        false,
      ]);
    }
  });
});

describe("the built command", () => {
  it("listens on loopback alone and ends on SIGTERM within two seconds, also while a request is open", async () => {
    const folder = workspace();
    const child = spawn(process.execPath, [BIN, "view", "--no-open"], {
      cwd: folder.path,
      env: environment(folder.path),
    });
    const [line] = (await once(child.stdout.setEncoding("utf8"), "data")) as [string];
    const port = Number(new URL(line.trim()).port);
    const elsewhere = net.connect(port, "127.0.0.2");
    expect(((await once(elsewhere, "error")) as [NodeJS.ErrnoException])[0].code).toBe("ECONNREFUSED");
    const open = net.connect(port, "127.0.0.1");
    await once(open, "connect");
    open.on("error", () => {}).write("GET / HTTP/1.1\r\n");
    const begun = performance.now();
    child.kill("SIGTERM");
    const [code] = await once(child, "close");
    expect(code).toBe(130);
    within(performance.now() - begun, 2_000);
  });
});
