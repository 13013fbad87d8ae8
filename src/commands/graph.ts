/**
 * `lithify graph`: entities, facts, processes and where they come from, as JSON, Cypher or a Mermaid chart.
 */
import { graphJson, graphOf } from "../memory/entity/graph.ts";
import { graphCypher, graphMermaid } from "../memory/entity/graph-text.ts";
import { oneOf } from "../nearest.ts";
import { open } from "../workspace/opened.ts";
import type { GlobalOptions, Surroundings } from "../workspace/surroundings.ts";

const GRAPH_FORMATS = ["json", "cypher", "mermaid"] as const;

interface GraphOptions extends GlobalOptions {
  /** `json` when absent. With `--json` the graph is one JSON object whatever its format. */
  readonly format?: string;
}

/** @throws {UsageError} BAD_FORMAT */
export async function graph(options: GraphOptions, surroundings: Surroundings): Promise<number> {
  const { format = "json" } = options;
  oneOf(format, GRAPH_FORMATS, `there is no format ${JSON.stringify(format)}`, "BAD_FORMAT");
  const { folder } = await open(options, surroundings);
  const found = graphOf(folder.stored);
  if (options.json) {
    const text = format === "cypher" ? graphCypher(found) : format === "mermaid" ? graphMermaid(found) : undefined;
    surroundings.print(JSON.stringify(text === undefined ? graphJson(found) : { format, text }));
  } else if (format === "json") surroundings.print(JSON.stringify(graphJson(found), null, 2));
  else surroundings.print((format === "cypher" ? graphCypher(found) : graphMermaid(found)).trimEnd());
  return 0;
}
