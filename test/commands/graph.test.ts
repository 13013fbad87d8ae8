import { describe, expect, it } from "vitest";
import { graph } from "../../src/commands/graph.ts";
import { reconcile } from "../../src/memory/reconcile.ts";
import { known } from "../support/claims.ts";
import { entity } from "../support/entities.ts";
import { testFolder } from "../support/test-folder.ts";
import { call } from "./called.ts";

const [change] = reconcile([entity("h-mem", [{ value: "SQLite", day: "2026-04-08" }])], known([]));
const WORKSPACE = { "logs/2026-04-08.md": "- we use SQLite\n", "memory/entity_h-mem.md": change!.text! };

describe("lithify graph", () => {
  it("prints the graph in each of its forms, and JSON when none is named", async () => {
    const folder = testFolder(WORKSPACE);
    const plain = await call(graph, folder.path, {});
    expect(plain.json()).toMatchObject({ entities: [{ name: "h-mem" }], facts: [{ value: "SQLite" }], processes: [] });
    expect((await call(graph, folder.path, { json: true, format: "json" })).json()).toEqual(plain.json());
    const cypher = await call(graph, folder.path, { format: "cypher" });
    expect(cypher.out).toContain("MERGE (n:Entity {id: 'entity_h-mem.md'})");
    expect((await call(graph, folder.path, { format: "mermaid" })).out).toMatch(/^graph LR\n/);
    expect((await call(graph, folder.path, { format: "cypher", json: true })).json()).toEqual({
      format: "cypher",
      text: `${cypher.out}\n`,
    });
  });

  it("works where nothing is known yet", async () => {
    const folder = testFolder({ "logs/2026-04-08.md": "- text\n" });
    const { code, out } = await call(graph, folder.path, {});
    expect([code, JSON.parse(out)]).toEqual([
      0,
      { sources: [], entities: [], facts: [], processes: [], relationships: [] },
    ]);
    expect((await call(graph, folder.path, { format: "cypher" })).out).toBe("");
  });

  it("refuses a form that it does not have and names the nearest", async () => {
    const folder = testFolder(WORKSPACE);
    const { code, error, err } = await call(graph, folder.path, { format: "cyper" });
    expect([code, error]).toEqual([2, "BAD_FORMAT"]);
    expect(err).toContain("did you mean cypher?");
  });
});
