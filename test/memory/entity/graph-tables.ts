/** The tables that a database with a schema must have before the statements of a graph run. */
import { EDGE_TYPES, type EdgeType, NODE_LABELS, type NodeLabel } from "../../../src/memory/entity/graph.ts";

const TEXT_KEYS: Readonly<Record<NodeLabel, readonly string[]>> = {
  Source: ["path", "day"],
  Entity: ["name", "kind", "description", "created", "updated"],
  Fact: ["slot", "value", "cardinality", "scope", "from_day", "to_day"],
  Process: [
    ...["name", "description", "trigger", "action", "outcome", "context", "problem_statement", "key_insight"],
    ...["created", "updated", "status"],
  ],
};
const OTHER_KEYS: Partial<Record<NodeLabel, string>> = {
  Entity: "aliases STRING[]",
  Process: "is_generalizable BOOLEAN",
};
const ENDS: Readonly<Record<EdgeType, readonly (readonly [NodeLabel, NodeLabel])[]>> = {
  GENERATES: [
    ["Source", "Fact"],
    ["Source", "Process"],
  ],
  HAS_ATTRIBUTE: [["Entity", "Fact"]],
  SUPERSEDED_BY: [
    ["Fact", "Fact"],
    ["Process", "Process"],
  ],
};

export const cypherTables = (): string =>
  [
    ...NODE_LABELS.map((label) => {
      const keys = [...TEXT_KEYS[label].map((key) => `${key} STRING`), ...[OTHER_KEYS[label] ?? []].flat()];
      return `CREATE NODE TABLE ${label}(id STRING PRIMARY KEY, ${keys.join(", ")});\n`;
    }),
    ...EDGE_TYPES.map((type) => {
      const ends = ENDS[type].map(([from, to]) => `FROM ${from} TO ${to}`);
      return `CREATE REL TABLE ${type}(${ends.join(", ")}${type === "GENERATES" ? ", lines STRING" : ""});\n`;
    }),
  ].join("");
