/** Proposals that came with a clone: what they say of themselves is a wish, and what a yes would write passes every gate. */
import { describe, expect, it } from "vitest";
import { jsonOf } from "../support/run-lithify.ts";
import { cloned, type Victim } from "./clone.ts";

const KEPT = "project_queue-is-nats.md";
const memory = (name: string, body: string): string =>
  `---\nname: ${JSON.stringify(name)}\ndescription: ${JSON.stringify(name)}\ntype: project\ncreated: 2026-04-08\nupdated: 2026-04-08\n---\n\n${body}\n`;
const proposal = (
  file: string,
  more: string,
  name = "Deploys run from main",
  body = "Deploys run from main only.",
): string =>
  memory(name, body).replace(
    /\n---\n\n/,
    `\nproposal:\n  file: ${file}\n  because: found again\n  type: project\n  evidence: [c33fb6f0775a]\n  week: 2026-W15\n${more}  digest: "000000000000"\n---\n\n`,
  );
const GOOD = "project_deploys-run-from-main.md";
const victimOf = (inbox: Record<string, string>): Victim =>
  cloned((origin) => {
    origin.write(`memory/${KEPT}`, memory("The queue is NATS", "Events go through NATS."));
    for (const [name, text] of Object.entries(inbox)) origin.write(`memory/inbox/${name}`, text);
  });

describe("a proposal that would replace another memory", () => {
  it("says so wherever a person decides, though its reason does not", async () => {
    const victim = victimOf({ "a.md": proposal(GOOD, `  replaces: ${KEPT}\n`) });
    const listed = await victim.run("inbox", "list");
    expect(listed.stdout).toContain(`would replace memory/${KEPT}`);
    const shown = (await victim.run("inbox", "show", "a")).stdout;
    expect(shown).toContain(`it would replace memory/${KEPT}`);
    expect(shown).toContain(`--- a/memory/${KEPT}`);
    expect(shown).toContain("+status: superseded");
    const accepted = await victim.run("inbox", "accept", "a");
    expect(accepted.stdout).toContain(`accepted: memory/${GOOD}, in place of memory/${KEPT}`);
    expect(victim.clone.read(`memory/${KEPT}`)).toContain("status: superseded");
  });

  it("gives nobody a command to type that its own name would run", async () => {
    const name = "a;touch PWNED;.md";
    const victim = victimOf({ [name]: proposal(GOOD, `  replaces: ${KEPT}\n`) });
    expect((await victim.run("status")).stdout).toContain(`lithify inbox show '${name}'`);
    victim.clone.git("branch", "-m", "x;touch$IFS-PWNED");
    victim.clone.git("checkout", "-q", "--detach");
    victim.clone.git("rm", "-rq", "memory");
    victim.clone.git("commit", "-qm", "without memory");
    expect((await victim.run("compact")).stderr).toContain("git checkout 'x;touch$IFS-PWNED',");
  });

  it("is told in JSON", async () => {
    const victim = victimOf({ "a.md": proposal(GOOD, `  replaces: ${KEPT}\n`), "b.md": proposal("project_b.md", "") });
    const { proposals } = jsonOf<{ proposals: object[] }>(await victim.run("inbox", "list", "--json"));
    expect(proposals).toMatchObject([{ replaces: `memory/${KEPT}` }, {}]);
    expect(proposals[1]).not.toHaveProperty("replaces");
    expect(jsonOf(await victim.run("inbox", "accept", "a", "--json"))).toMatchObject({ replaces: `memory/${KEPT}` });
  });
});

describe("what a yes writes", () => {
  it("holds nothing that acts or hides", async () => {
    const [esc, turned] = ["\u001b[31m\u0007", "\u202e"];
    const victim = victimOf({
      "a.md": proposal(
        GOOD,
        "",
        `Deploys ${turned}run from main`,
        `Deploys run from [main](javascript:alert(1)).\n\n<img src="https://x.example/p"> ${esc}![here](https://x.example/p.png)`,
      ).replace("type: project\ncreated", 'type: project\ntags: ["<script>x</script>"]\ncreated'),
    });
    expect((await victim.run("inbox", "accept", "a")).code).toBe(0);
    const [text, index] = [victim.clone.read(`memory/${GOOD}`), victim.clone.read("memory/MEMORY.md")];
    expect(text).toContain("[main\\](javascript:alert(1))");
    expect(text).toContain("\\<img");
    expect(text).toContain("\\![here](https://x.example/p.png)");
    expect(text).not.toContain('"<script');
    expect(text + index).not.toMatch(/[\u001b\u0007\u202e]/);
    expect(index).toContain("Deploys run from main");
  });

  it("holds no secret: the word is not taken, with the reason", async () => {
    const token = ["gh", "p_a1B2c3D4e5F6g7H8i9J0k1L2m3N4o5P6q7R8"].join("");
    const victim = victimOf({ "a.md": proposal(GOOD, "", "Deploys run from main", `The token is ${token}.`) });
    const ran = await victim.run("inbox", "accept", "a");
    expect([ran.code, ran.stderr]).toEqual([2, expect.stringContaining("github-token")]);
    expect(ran.stderr + ran.stdout).not.toContain(token);
    expect(victim.clone.exists(`memory/${GOOD}`)).toBe(false);
  });

  it.each([
    ["a file that is no memory's", proposal("README.md", "")],
    ["a file of a person's", proposal("notes.md", "")],
    ["what does not read as a memory", proposal("project_x.md", "").replace("type: project\ncreated", "created")],
  ])("is refused alone for %s, and the others are taken", async (_, evil) => {
    const victim = victimOf({ "a.md": evil, "b.md": proposal(GOOD, "") });
    victim.clone.write("memory/notes.md", "# Notes\n");
    const ran = await victim.run("inbox", "accept", "--all");
    expect([ran.code, ran.stdout.trim()]).toEqual([0, `accepted: memory/${GOOD}`]);
    expect(ran.stderr).toMatch(/left: a\.md .*lithify inbox reject a\.md/);
    expect(victim.clone.read("memory/notes.md")).toBe("# Notes\n");
    expect(victim.clone.exists("memory/README.md")).toBe(false);
    expect((await victim.run("inbox", "reject", "a")).code).toBe(0);
  });
});

it("writes no control of a clone's memory's name into the index", async () => {
  const victim = cloned((origin) => {
    origin.write(
      "memory/project_x.md",
      memory("X", "Deploys run from main.").replace('name: "X"', 'name: "Deploys \\e[31m\\a\\u202Erun\\L from main"'),
    );
  });
  await victim.run("compact");
  const index = victim.clone.read("memory/MEMORY.md");
  expect(index).toContain("[Deploys run from main](project_x.md)");
  expect(index).not.toMatch(/[\u001b\u0007\u202e\u2028]/);
});
