/** The graph as text that other programs read: Cypher for a database, Mermaid for GitHub and many editors. */
import type { Graph, GraphNode, Properties } from "./graph.ts";

/**
 * Statements, one a line: MERGE by id, so that loading it twice changes nothing. Plain openCypher that Neo4j reads as it is; a
 * database with a schema (Kuzu) needs its tables first.
 */
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

/** Characters of a label: a box is read at a glance. */
const LONGEST_LABEL = 80;

/** A flowchart. */
export function graphMermaid({ nodes, edges }: Graph): string {
  const numbers = new Map<string, string>();
  const counts: Record<string, number> = {};
  for (const { id, label } of nodes) {
    const letter = label[0]!.toLowerCase();
    counts[letter] = (counts[letter] ?? 0) + 1;
    numbers.set(id, `${letter}${counts[letter]}`);
  }
  return [
    "graph LR",
    ...nodes.map((node) => `  ${numbers.get(node.id)}${boxOf(node)}`),
    ...edges.map(({ type, from, to }) => `  ${numbers.get(from)} -->|${type}| ${numbers.get(to)}`),
  ]
    .map((line) => `${line}\n`)
    .join("");
}

function boxOf({ id, label, properties }: GraphNode): string {
  const { name, kind, slot, value, from_day, to_day } = properties;
  switch (label) {
    case "Source":
      return `[/"${text(id)}"/]`;
    case "Entity":
      return `(["${text(kind === undefined ? String(name) : `${name} (${kind})`)}"])`;
    case "Process":
      return `{{"${text(String(name))}"}}`;
    case "Fact":
      return `["${text(`${slot}: ${value}`)}<br/>${text(to_day === undefined ? `since ${from_day}` : `${from_day} to ${to_day}`)}"]`;
  }
}

/** Signs that mean something to Mermaid or to HTML are written by their numbers. */
function text(said: string): string {
  const line = said.replace(/\s+/g, " ").trim();
  const short = [...line].length > LONGEST_LABEL ? `${[...line].slice(0, LONGEST_LABEL - 1).join("")}…` : line;
  return short.replace(/[^\p{L}\p{M}\p{N} ._,:/()@+=%–—…-]/gu, (sign) => `#${sign.codePointAt(0)};`);
}
