import { describe, expect, it } from "vitest";
import { answerTo } from "../../src/offline/extractive.ts";
import { siblingsOf } from "../../src/offline/siblings.ts";
import { statementsIn } from "../../src/offline/statements.ts";
import { memoriesIn } from "./answer.ts";
import { log, request } from "./log.ts";

const members = ["put(key, value)", "get(key)", "drop(key)", "list(prefix)", "snapshot()", "merge(other)"];
/** A night of an agent that grew a library, told as such logs are: one release after another, each with its members. */
const releases = Array.from({ length: 12 }, (_, i) =>
  [
    `## Round ${i + 1}: store ${i + 2}.0\n\n### Key design decisions\n`,
    ...members.map(
      (member, j) =>
        `- \`${member.replace("(", `${i}(`)}\`: walks the links from a root, only when asked. Supports depth ${i + j} and a \`limit\``,
    ),
  ].join("\n"),
).join("\n\n");

describe("siblings", () => {
  it("are the items of one list under one heading, with their mean length and the share that begins with a name", () => {
    const statements = statementsIn([
      log("# A\n\n- `put()`: ab\n- Cost: free\n- plain item\n  - inside\n\n# B\n\n- other"),
    ]);
    expect(siblingsOf(statements).map(({ count }) => count)).toEqual([3, 3, 3, 1, 1]);
    expect(siblingsOf(statements)[0]).toEqual({ count: 3, length: (11 + 10 + 10) / 3, named: 2 / 3 });
  });
});

describe("a catalogue", () => {
  it("of what a library can do is no memory, however often the week tells one; a decision among them is", () => {
    const decision =
      "\n\n## Storage\n\n- Decision: snapshots stay on the local disk until June, because the object store loses files above 2 GB.";
    const found = memoriesIn(answerTo(request([log(releases + decision)])));
    expect(found.map(({ body }) => body)).toEqual([
      "Snapshots stay on the local disk until June, because the object store loses files above 2 GB.",
    ]);
  });
});
