import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { compact } from "../../src/commands/compact.ts";
import { undo } from "../../src/commands/undo.ts";
import { armFault } from "../support/fs-faults.ts";
import { answer } from "../support/scripted-answer.ts";
import { startScriptedServer } from "../support/scripted-server.ts";
import { testFolder } from "../support/test-folder.ts";
import { giveIdentity } from "../support/test-repository.ts";
import { call, NOW } from "./called.ts";

const EARLIER = "releases leave on Tuesday at 10:00, because Friday's broke checkout";
const LATER = "two people sign each release note before customers read it";

const later = (minutes: number): Date => new Date(NOW.getTime() + minutes * 60_000);

/** Two weeks, two claims, one name: they fold to one file name, and the second is to get a suffix. */
const claim = (text: string) =>
  `- ${text}\n\n\`\`\`typed_memory\n---\nname: Release rule\ndescription: ${text}\ntype: feedback\nevidence: [${JSON.stringify(text)}]\n---\n\n${text}.\n\`\`\`\n`;

describe("a plan that another week has overtaken", () => {
  it("is made anew from the saved answer, so that two claims of one name both stand", async () => {
    await using server = await startScriptedServer(({ body }) =>
      answer(claim(JSON.stringify(body.messages?.at(-1)).includes("Tuesday") ? EARLIER : LATER)),
    );
    const folder = testFolder({
      "logs/2026-04-08.md": `- Rule: ${EARLIER}.\n`,
      "logs/2026-04-15.md": `- Rule: ${LATER}.\n`,
    });
    const options = { provider: "openai", model: "scripted", baseUrl: server.baseURL } as const;
    await call(compact, folder.path, { ...options, week: "2026-W15" });
    // As a full disk leaves it: the plan of the earlier week is kept, and not one of its files could be written.
    const runs = join(folder.path, ".lithify", "runs");
    const [run = ""] = readdirSync(runs);
    const planFile = join(runs, run, "2026-W15.json");
    writeFileSync(planFile, readFileSync(planFile, "utf8").replace(/"state":"\w+"/, '"state":"planned"'));
    rmSync(join(runs, run, "2026-W15.rest"), { force: true });
    rmSync(join(folder.path, "memory"), { recursive: true });
    renameSync(join(runs, run), join(folder.path, "aside"));
    await call(compact, folder.path, { ...options, week: "2026-W16" }, { now: later(1) });
    renameSync(join(folder.path, "aside"), join(runs, run));

    const after = await call(compact, folder.path, { ...options, json: true }, { now: later(2) });
    const texts = readdirSync(join(folder.path, "memory"))
      .filter((file) => file.startsWith("feedback_"))
      .map((file) => folder.read(`memory/${file}`));
    expect(texts.filter((text) => text.includes("Tuesday"))).toHaveLength(1);
    expect(texts.filter((text) => text.includes("two people"))).toHaveLength(1);
    expect(after.json<{ weeks: object[] }>().weeks).toMatchObject([
      { week: "2026-W15", outcome: "compacted", memories: [{ change: "created" }] },
    ]);
    expect(server.requests).toHaveLength(2);
  });

  it("is made anew also where a fault amid its renames left some of it in place, which git and undo still know", async () => {
    const other = "invoices are numbered per supplier, since auditors read them so";
    const named = claim(other).replace("name: Release rule", "name: Invoice rule");
    await using server = await startScriptedServer(({ body }) =>
      answer(JSON.stringify(body.messages?.at(-1)).includes("Tuesday") ? named + claim(EARLIER) : claim(LATER)),
    );
    const options = { provider: "openai", model: "scripted", baseUrl: server.baseURL } as const;
    const logs = {
      "logs/2026-04-08.md": `- Rule: ${EARLIER}.\n- Rule: ${other}.\n`,
      "logs/2026-04-15.md": `- Rule: ${LATER}.\n`,
    };
    const begun = testFolder(logs);
    const disarm = armFault(join(begun.path, "memory"), "count");
    await call(compact, begun.path, options);
    const renames = disarm().flatMap((one, i) => (one.includes(" renameSync ") ? [i + 1] : []));

    const folder = testFolder(logs);
    folder.git("init", "-q");
    giveIdentity(folder);
    // The third: the folder's id comes first, then one of the two memories.
    const mended = armFault(join(folder.path, "memory"), "once:EIO", renames[2]);
    const broken = await call(compact, folder.path, { ...options, json: true });
    mended();
    expect(broken.json<{ weeks: object[] }>().weeks).toMatchObject([{ outcome: "failed" }, { outcome: "compacted" }]);
    expect(folder.exists("memory/feedback_invoice-rule.md")).toBe(true);

    const after = await call(compact, folder.path, { ...options, json: true }, { now: later(1) });
    expect(after.json<{ weeks: object[] }>().weeks).toMatchObject([
      { week: "2026-W15", outcome: "compacted", memories: [{ change: "unchanged" }, { change: "created" }] },
    ]);
    const texts = readdirSync(join(folder.path, "memory"))
      .filter((file) => file.startsWith("feedback_"))
      .map((file) => folder.read(`memory/${file}`));
    for (const said of ["Tuesday", "two people", "per supplier"])
      expect(texts.filter((text) => text.includes(said))).toHaveLength(1);
    expect(folder.git("status", "--porcelain", "memory")).toBe("");
    const { run } = broken.json<{ run: string }>();
    await call(undo, folder.path, { run }, { now: later(2) });
    expect(folder.exists("memory/feedback_invoice-rule.md")).toBe(false);
  });
});
