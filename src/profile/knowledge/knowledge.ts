/**
 * The knowledge profile: what is true of which thing and in which scope, and ways of working that proved themselves
 * (document 002). Answers on the JSON wire; entities become `entity_` files with their facts, processes `process_`
 * files.
 */
import type { Gate } from "../../memory/evidence/gate.ts";
import { finished, LONG, type Steps } from "../../steps.ts";
import type { FurtherProfile, FurtherReading } from "../further.ts";
import { readRecords, type Spoken } from "../records.ts";
import { readEntities } from "./entities.ts";
import { readProcesses } from "./processes.ts";
import { entitySchema, factSchema, KNOWLEDGE_TOOL, processSchema } from "./schema.ts";

const LISTS = { entities: entitySchema, facts: factSchema, processes: processSchema };
/** Other names of the lists, as other prompts taught them. */
const DIALECTS = { attributes: "facts", procedures: "processes" } as const;

export const knowledge: FurtherProfile = {
  name: "knowledge",
  prompt: "knowledge",
  tool: KNOWLEDGE_TOOL,
  read: (answer, gate) => finished(readingKnowledge(answer, gate)),
  reading: readingKnowledge,
};

function* readingKnowledge(answer: Spoken, gate: Gate): Steps<FurtherReading> {
  const { lists, rejected, heard } = readRecords(answer, KNOWLEDGE_TOOL.name, LISTS, DIALECTS);
  const entities = readEntities(lists.entities, lists.facts, gate);
  yield LONG;
  const processes = readProcesses(lists.processes, gate);
  return {
    found: [...entities.found, ...processes.found],
    rejected: [...rejected, ...entities.rejected, ...processes.rejected].sort((a, b) => a.line - b.line),
    heard,
  };
}
