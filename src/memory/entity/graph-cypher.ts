/**
 * The graph as Cypher statements, one a line: MERGE by id, so that loading it twice changes nothing. Plain openCypher
 * that Neo4j reads as it is; a database with a schema (Kuzu) needs its tables first.
 */
import type { Graph, Properties } from "./graph.ts";

export function graphCypher({ nodes, edges }: Graph): string {
  const labels = new Map(nodes.map(({ id, label }) => [id, label]));
  return [
    ...nodes.map(
      ({ id, label, properties }) => `MERGE (n:${label} {id: ${literal(id)}})${assignments("n", properties)};`,
    ),
    ...edges.map(
      ({ type, from, to, properties }) =>
        `MATCH (a:${labels.get(from)} {id: ${literal(from)}}), (b:${labels.get(to)} {id: ${literal(to)}}) MERGE (a)-[r:${type}]->(b)${assignments("r", properties)};`,
    ),
  ]
    .map((statement) => `${statement}\n`)
    .join("");
}

/** Keys are ours and plain names; every value is a literal. */
function assignments(variable: string, properties: Properties): string {
  const set = Object.entries(properties).map(([key, value]) => `${variable}.${key} = ${literal(value)}`);
  return set.length > 0 ? ` SET ${set.join(", ")}` : "";
}

/**
 * A value that no text can break out of: quotes and backslashes escaped. White space becomes single spaces, since databases do
 * not agree on what `\\n` means (Kuzu 0.11 reads an n): so a statement stays on its line, and the memory's file has the lines.
 */
export function literal(value: Properties[string]): string {
  if (typeof value === "boolean") return String(value);
  if (typeof value !== "string") return `[${value.map(literal).join(", ")}]`;
  const line = value.replace(/[\s\u0000-\u001f\u007f-\u009f]+/g, " ").trim();
  return `'${line.replace(/[\\']/g, "\\$&")}'`;
}
