/**
 * The graph as a Mermaid flowchart, which GitHub and many editors draw.
 */
import type { Graph, GraphNode } from "./graph.ts";

/** Characters of a label: a box is read at a glance. */
const LONGEST_LABEL = 80;

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
