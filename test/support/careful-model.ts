/**
 * A server on the loopback interface that answers as a careful model would: what it is told about a line, it says of each
 * request whose logs hold that line, on the wire that is asked for.
 */
import { answer } from "./scripted-answer.ts";
import { type ScriptedServer, startScriptedServer } from "./scripted-server.ts";

export interface Reading {
  readonly line: string;
  /** A memory of the typed profile. */
  readonly claim?: { readonly name: string; readonly body: string; readonly type: string };
  readonly entities?: readonly { readonly name: string; readonly type: string }[];
  /** Facts of things, without their evidence. */
  readonly facts?: readonly Readonly<Record<string, string>>[];
}

export function carefulModel(readings: readonly Reading[]): Promise<ScriptedServer> {
  return startScriptedServer(({ body }) => {
    const said = JSON.stringify(body.messages?.at(-1)?.content ?? "");
    const heard = readings.filter(({ line }) => said.includes(JSON.stringify(line).slice(1, -1)));
    if (!JSON.stringify(body).includes("submit_knowledge"))
      return answer(heard.length === 0 ? "NONE" : heard.map(weekly).join("\n\n"));
    const entities = heard.flatMap(({ entities: named = [] }) => named);
    const facts = heard.flatMap(({ line, facts: told = [] }) => told.map((fact) => ({ ...fact, evidence: [line] })));
    return answer(JSON.stringify({ entities, facts, processes: [] }));
  });
}

function weekly({ line, claim }: Reading): string {
  const bullet = `### Key Decisions\n\n- ${line}`;
  if (claim === undefined) return bullet;
  const { name, body, type } = claim;
  const matter = `name: ${JSON.stringify(name)}\ndescription: ${JSON.stringify(body)}\ntype: ${type}`;
  return `${bullet}\n\n\`\`\`typed_memory\n---\n${matter}\nevidence:\n  - ${JSON.stringify(line)}\n---\n\n${body}\n\`\`\``;
}

/** Options of a command that asks it. */
export const asking = ({ baseURL }: ScriptedServer) =>
  ({ provider: "openai", model: "careful", baseUrl: baseURL }) as const;
