import { describe, expect, it } from "vitest";
import type { Found } from "../../src/memory/memory.ts";
import { reconcile } from "../../src/memory/reconcile.ts";
import { found, known, stored } from "../support/claims.ts";

const agents = { path: "logs/2026-05-04-agent-remembered.md", day: "2026-05-04", from: 3, to: 3 };
const persons = { path: "logs/2026-05-04-remembered.md", day: "2026-05-04", from: 3, to: 3 };
const told = (over: Partial<Found> = {}): Found => found({ spans: [agents], evidence: ["cccccccccccc"], ...over });
const other = { name: "Deploy on Tuesdays", description: "The ferry crew is on shore", body: "We deploy on Tuesdays." };
const kinds = (claims: readonly Found[], over: Parameters<typeof known>[1] = {}, memories = [stored()]) =>
  reconcile(claims, known(memories, { review: "agents", ...over })).map(({ kind, file }) => [kind, file]);

describe("what only agents told", () => {
  it("is proposed as a new memory, as more for one that stands, and in the place of one", () => {
    expect(kinds([told(other)])).toEqual([["proposed", "inbox/feedback_deploy-on-tuesdays.md"]]);
    expect(kinds([told()])).toEqual([["proposed", `inbox/${stored().file}`]]);
    const replacing = { ...other, supersedes: stored().file };
    expect(kinds([told(replacing)])).toEqual([["proposed", "inbox/feedback_deploy-on-tuesdays.md"]]);
  });

  it("is kept like any line where a person told it, where another log says it too, and with mcp.remember: keep", () => {
    for (const spans of [[persons], [agents, { ...agents, path: "logs/2026-05-04.md" }]])
      expect(kinds([told({ ...other, spans })])).toEqual([["created", "feedback_deploy-on-tuesdays.md"]]);
    expect(kinds([told(other)], { review: "auto" })).toEqual([["created", "feedback_deploy-on-tuesdays.md"]]);
  });

  it("holds up nothing of the same week that the logs say", () => {
    expect(
      kinds([
        told(other),
        found({ ...other, name: "Deploy by hand", body: "Deploys are by hand.", description: "No robot" }),
      ]),
    ).toEqual([
      ["created", "feedback_deploy-by-hand.md"],
      ["proposed", "inbox/feedback_deploy-on-tuesdays.md"],
    ]);
  });

  it("waits whole where it tells anything of a thing, and takes no claim of the logs with it", () => {
    const fact = (value: string, span: typeof agents) => ({
      ...{ slot: "port", value, cardinality: "single", scope: "universal", from: "2026-05-04" },
      evidence: [`${span.path}#L3`],
    });
    const own = { ...agents, path: "logs/2026-05-04.md" };
    const thing = (span: typeof agents, value: string): Found =>
      found({
        type: "entity",
        name: "H-MEM",
        description: "A store",
        body: `Its port is ${value}.`,
        spans: [span],
        evidence: [value.repeat(3)],
        extras: { kind: "tool", facts: [fact(value, span)] },
      });
    expect(kinds([thing(own, "8080"), thing(agents, "9090")], {}, [])).toEqual([
      ["created", "entity_h-mem.md"],
      ["proposed", "inbox/entity_h-mem.md"],
    ]);
  });

  it("is not asked about again once a person accepted it, in whatever words it is told", () => {
    const accepted = stored({
      ...other,
      file: "feedback_deploy-on-tuesdays.md",
      sources: ["logs/2026-05-04-agent-remembered.md#L3"],
    });
    const again = told({ ...other, body: "We deploy on Tuesdays, from the release branch." });
    expect(kinds([again], {}, [accepted])).toEqual([["kept", accepted.file]]);
  });
});
