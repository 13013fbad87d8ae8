/**
 * What the folder knows as a graph: things with their facts, ways of working, and the logs they come from. The same
 * folder gives the same graph.
 */

import { dayOfPath } from "../../daily/daily-log.ts";
import { byCodeUnit } from "../../text/order.ts";
import { readSource } from "../evidence/source.ts";
import type { StoredMemory } from "../memory.ts";
import { aliasesIn } from "./entity.ts";
import { type Fact, readFacts, valueKey } from "./facts.ts";

export const NODE_LABELS = ["Source", "Entity", "Fact", "Process"] as const;
export type NodeLabel = (typeof NODE_LABELS)[number];
export const EDGE_TYPES = ["GENERATES", "HAS_ATTRIBUTE", "SUPERSEDED_BY"] as const;
export type EdgeType = (typeof EDGE_TYPES)[number];

/** Texts, truth values, and lists of texts: what every graph database stores. */
export type Properties = Readonly<Record<string, string | boolean | readonly string[]>>;

export interface GraphNode {
  /** Unique among all nodes: `entity_h-mem.md`, `entity_h-mem.md#tech.database/project/neo4j@2026-04-08`, a log's path. */
  readonly id: string;
  readonly label: NodeLabel;
  readonly properties: Properties;
}

interface GraphEdge {
  readonly type: EdgeType;
  readonly from: string;
  readonly to: string;
  readonly properties: Properties;
}

export interface Graph {
  readonly nodes: readonly GraphNode[];
  readonly edges: readonly GraphEdge[];
}

/** Of the entities and processes of a folder; withdrawn ones are left out, superseded ones say what they are. */
export function graphOf(stored: readonly StoredMemory[]): Graph {
  const memories = stored.filter(({ status }) => status !== "withdrawn").toSorted((a, b) => byCodeUnit(a.file, b.file));
  const parts = memories.flatMap((memory) =>
    memory.type === "entity" ? [entityPart(memory)] : memory.type === "process" ? [processPart(memory)] : [],
  );
  const edges = parts.flatMap((part) => part.edges);
  const sources = [...new Set(edges.flatMap(({ type, from }) => (type === "GENERATES" ? [from] : [])))].sort(
    byCodeUnit,
  );
  const nodes = [...sources.map(sourceNode), ...parts.flatMap((part) => part.nodes)];
  const supersessions = memories.flatMap((memory): GraphEdge[] =>
    memory.type === "process" && nodes.some(({ id }) => id === memory.superseded_by)
      ? [{ type: "SUPERSEDED_BY", from: memory.file, to: memory.superseded_by!, properties: {} }]
      : [],
  );
  return { nodes, edges: [...edges, ...supersessions] };
}

function sourceNode(path: string): GraphNode {
  const day = dayOfPath(path);
  return { id: path, label: "Source", properties: { path, ...(day !== undefined && { day }) } };
}

function entityPart(memory: StoredMemory): Graph {
  const { file, name, description, extras, created, updated } = memory;
  const aliases = aliasesIn(extras);
  const entity: GraphNode = {
    id: file,
    label: "Entity",
    properties: {
      name,
      ...(typeof extras?.kind === "string" && { kind: extras.kind }),
      ...(aliases.length > 0 && { aliases }),
      ...{ description, created, updated },
    },
  };
  const facts = readFacts(extras?.facts);
  const idOf = ({ slot, scope, value, from }: Fact): string => `${file}#${slot}/${scope}/${valueKey(value)}@${from}`;
  const successorOf = (fact: Fact): Fact | undefined => {
    const { slot, scope, to, superseded_by } = fact;
    const next = facts.filter(
      (one) => one.slot === slot && one.scope === scope && valueKey(one.value) === valueKey(superseded_by ?? ""),
    );
    return superseded_by === undefined ? undefined : (next.find((one) => one !== fact && one.from === to) ?? next[0]);
  };
  const nodes = new Map<string, GraphNode>();
  const edges: GraphEdge[] = [];
  for (const fact of facts) {
    const id = idOf(fact);
    if (nodes.has(id)) continue;
    const { slot, value, cardinality, scope, from, to } = fact;
    const properties = { slot, value, cardinality, scope, from_day: from, ...(to !== undefined && { to_day: to }) };
    nodes.set(id, { id, label: "Fact", properties });
    edges.push({ type: "HAS_ATTRIBUTE", from: file, to: id, properties: {} });
    edges.push(...generated(fact.evidence, id));
    const successor = successorOf(fact);
    if (successor) edges.push({ type: "SUPERSEDED_BY", from: id, to: idOf(successor), properties: {} });
  }
  return { nodes: [entity, ...nodes.values()], edges };
}

const STORY = ["trigger", "action", "outcome", "context", "problem_statement", "key_insight"] as const;

function processPart({ file, name, description, extras, created, updated, status, sources }: StoredMemory): Graph {
  const story = Object.fromEntries(
    STORY.flatMap((key) => (typeof extras?.[key] === "string" ? [[key, extras[key]]] : [])),
  ) as Record<string, string>;
  const flag = extras?.is_generalizable;
  const node: GraphNode = {
    id: file,
    label: "Process",
    properties: {
      ...{ name, description, ...story },
      ...(typeof flag === "boolean" && { is_generalizable: flag }),
      ...{ created, updated, status },
    },
  };
  return { nodes: [node], edges: generated(sources, file) };
}

/** One edge from each log, with the lines of it. */
function generated(sources: readonly string[], id: string): GraphEdge[] {
  const lines = new Map<string, string[]>();
  for (const source of sources) {
    const path = readSource(source)?.path ?? source;
    const of = lines.get(path) ?? [];
    lines.set(path, of);
    if (path !== source) of.push(source.slice(path.length + 1));
  }
  return [...lines]
    .toSorted(([a], [b]) => byCodeUnit(a, b))
    .map(([path, of]) => ({
      type: "GENERATES",
      from: path,
      to: id,
      properties: of.length > 0 ? { lines: of.join(", ") } : {},
    }));
}

/** One object: nodes under the names of their labels, edges in one list. */
export function graphJson({ nodes, edges }: Graph): object {
  const of = (label: NodeLabel): object[] =>
    nodes.filter((node) => node.label === label).map(({ id, properties }) => ({ id, ...properties }));
  return {
    sources: of("Source"),
    entities: of("Entity"),
    facts: of("Fact"),
    processes: of("Process"),
    relationships: edges.map(({ type, from, to, properties }) => ({ type, from, to, ...properties })),
  };
}
