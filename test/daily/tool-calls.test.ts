/** What of a tool call stays in a log: its name, and the file or the program; never what it was given. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { programOf, shownOfCall, withoutToolArguments } from "../../src/daily/tool-calls.ts";
import { cpuMs } from "../support/cpu-time.ts";

describe("a tool call", () => {
  it.each([
    [`Bash psql -c "update accounts set iban='DE89370400440532013000'"`, "Bash psql"],
    ["Bash PGPASSWORD='hunter 2' sudo -u postgres psql -h db", "Bash psql"],
    ['Bash cd "my app" && FOO=$(cat k) git commit -m "the pin is 4711"', "Bash"],
    ["Bash cd app && timeout 20 ./bin/deploy.sh --key abc", "Bash deploy.sh"],
    ["shell cat > notes.md <<'EOF'", "shell cat"],
    ["Bash", "Bash"],
    ["Read src/cli.ts", "Read src/cli.ts"],
    ["Read src/cli.ts:12-40", "Read src/cli.ts:12-40"],
    ["apply_patch src/a.ts, docs/b.md", "apply_patch src/a.ts, docs/b.md"],
    ["WebFetch https://example.org/?token=abc", "WebFetch"],
    ["Grep the password of Anna", "Grep"],
    ['mcp__db__query {"sql": "select 1"}', "mcp__db__query"],
    ["Task describe what Ben earns", "Task"],
    ["Bash ok, 12 lines", "Bash ok, 12 lines"],
    ["Bash rejected by the person, no output", "Bash rejected by the person, no output"],
  ])("%s", (call, shown) => {
    expect(shownOfCall(call)).toBe(shown);
  });

  it("shows nothing of an argument, whatever the shell's quoting", () => {
    fc.assert(
      fc.property(fc.constantFrom("Bash", "exec_command", "WebSearch", "mcp__x__y"), fc.string(), (tool, rest) => {
        expect(shownOfCall(`${tool} psql -c "zebrafish ${rest}`)).not.toContain("zebrafish");
        expect(programOf(`A='zebrafish ${rest.replaceAll("'", "")}' psql`)).not.toContain("zebrafish");
      }),
    );
  });
});

describe("in a log", () => {
  it("what a call was given goes up to the next message, over all its lines", () => {
    const lines = [
      "[User] raise her limit",
      `[ToolCall] Bash psql -c "`,
      "  update accounts set iban='DE89'",
      "",
      "- a bullet of the query",
      '"',
      "[ToolResult] Bash ok, 1 line",
      "[Assistant] Raised.",
    ];
    expect(withoutToolArguments(lines)).toEqual([
      "[User] raise her limit",
      "[ToolCall] Bash psql",
      "",
      "",
      "",
      "",
      "[ToolResult] Bash ok, 1 line",
      "[Assistant] Raised.",
    ]);
  });

  it("elsewhere up to the end of the paragraph", () => {
    const lines = ["- Ran it.", "[ToolCall] Bash psql -c 'a", "b'", "", "The import is done.", "- Next: the index."];
    expect(withoutToolArguments(lines)).toEqual(["- Ran it.", "[ToolCall] Bash psql", "", "", ...lines.slice(4)]);
  });

  it("as versions before this captured it, and in a numbered transcript", () => {
    expect(
      withoutToolArguments(["- **Tool**, 14:02: Bash mysql -ptulip", "- **Tool**, 14:02: Bash ok, 3 lines"]),
    ).toEqual(["- **Tool**, 14:02: Bash mysql", "- **Tool**, 14:02: Bash ok, 3 lines"]);
    expect(withoutToolArguments(["[m00012][tool-call] Bash mysql -ptulip"])).toEqual([
      "[m00012][tool-call] Bash mysql",
    ]);
  });

  it("any other line stays as it is, and lines stay as many", () => {
    fc.assert(
      fc.property(fc.array(fc.string()), (lines) => {
        expect(withoutToolArguments(lines)).toHaveLength(lines.length);
        const plain = lines.filter((line) => !/ToolCall|tool-call|\*\*Tool/.test(line));
        expect(withoutToolArguments(plain)).toEqual(plain);
      }),
    );
  });

  it("a megabyte of one call takes linear time", () => {
    for (const unit of ["[ToolCall] Bash ", "a=b ", "cd x && ", "sudo ", "'", "env "]) {
      const started = cpuMs();
      withoutToolArguments([`[ToolCall] Bash ${unit.repeat(1_000_000 / unit.length)}`]);
      expect(cpuMs() - started, unit).toBeLessThan(500);
    }
  });
});
