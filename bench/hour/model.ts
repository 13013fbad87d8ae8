/**
 * The model of the hour: what it answers follows from the logs in the request alone, so that whoever asks, and whenever, is told the
 * same. Under `/v1` it takes its time, misbehaves as it is told, and keeps the bills by key; under `/calm/v1` it does neither.
 */
import { createHash } from "node:crypto";
import http from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

/** An answer that was made, and so is paid for. */
export interface Bill {
  readonly workspace: string;
  /** Of the messages. */
  readonly digest: string;
  /** Of the logs in them alone; undefined for a second look, which shows some lines only. */
  readonly logs: string | undefined;
  readonly endedMs: number;
  /** Nobody was there any more to take it. */
  readonly unheard: boolean;
}

export type Misbehaviour = "429" | "500" | "401" | "garbage" | "hang" | "reset";

export interface HourModel extends Disposable {
  readonly port: number;
  readonly bills: Bill[];
  readonly misbehaved: Record<string, number>;
  /** Asked for each request that is not calm. */
  misbehave: (workspace: string) => Misbehaviour | undefined;
}

const sha = (text: string): string => createHash("sha256").update(text).digest("hex");
const chance = (text: string, of: number): boolean => Number.parseInt(sha(text).slice(0, 8), 16) % of === 0;
const TYPES = ["project", "feedback", "reference"] as const;

/** Some lines of each log become bullets, some of those memories. */
export function answerTo(user: string): string {
  const bullets: string[] = [];
  const blocks: string[] = [];
  for (const log of user.split(/^=== /m).slice(1)) {
    const day = /\((?:\w+ )?(\d{4}-\d{2}-\d{2})\)/.exec(log)?.[1] ?? "";
    const lines = log
      .split("\n")
      .filter((line) => line.startsWith("| "))
      .map((line) => line.slice(2).trim())
      .filter((line) => line.length >= 30 && line.length <= 240 && !/^[#>|`<]|redacted|https?:/.test(line));
    for (const line of lines.filter((one) => chance(one, 2)).slice(0, 6)) {
      const claim = line.replace(/^[-*+\d.\s[\]x]+/i, "").replace(/[*_`"]/g, "");
      bullets.push(`- ${claim} (${day})`);
      if (!chance(claim, 3)) continue;
      const type = TYPES[claim.length % 3];
      const keys = { name: claim.slice(0, 60), description: claim, type };
      const head = Object.entries(keys).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
      blocks.push(
        ["```typed_memory", "---", ...head, `evidence: [${JSON.stringify(line)}]`, "---", "", claim, "```"].join("\n"),
      );
    }
  }
  if (bullets.length === 0) return "NONE";
  return `### Key Decisions\n${bullets.join("\n")}\n\n${blocks.join("\n\n")}\n`;
}

/** @param latencyMs of an answer, by a number from 0 to 1 */
export async function startHourModel(latencyMs: (draw: number) => number): Promise<HourModel> {
  const bills: Bill[] = [];
  const misbehaved: Record<string, number> = {};
  const model = { misbehave: (_: string): Misbehaviour | undefined => undefined };
  const server = http.createServer(async (incoming, response) => {
    response.on("error", () => {});
    const chunks: Buffer[] = [];
    try {
      for await (const chunk of incoming) chunks.push(chunk as Buffer);
    } catch {
      return;
    }
    const text = Buffer.concat(chunks).toString("utf8");
    const body = JSON.parse(text) as { model: string; messages: { content: string }[] };
    const user = body.messages.at(-1)!.content;
    const isCalm = incoming.url!.startsWith("/calm/");
    const workspace = String(incoming.headers.authorization).replace("Bearer key-of-", "");
    const how = isCalm ? undefined : model.misbehave(workspace);
    if (how !== undefined) misbehaved[how] = (misbehaved[how] ?? 0) + 1;
    const refuse = (status: number, headers = {}): void => {
      response.writeHead(status, { "content-type": "application/json", ...headers });
      response.end(JSON.stringify({ error: { message: `refused with ${status}` } }));
    };
    if (how === "429") return refuse(429, { "retry-after": "2" });
    if (how === "500" || how === "401") return refuse(Number(how));
    if (how === "garbage")
      return void response.writeHead(200, { "content-type": "text/html" }).end("<html>Busy</html>");
    if (how === "hang") return;
    if (how === "reset") return void incoming.socket.resetAndDestroy();
    if (!isCalm) await sleep(latencyMs(Math.random()));
    const content = user.includes("<daily_logs>") ? answerTo(user) : "```typed_memory\nNONE\n```";
    const [prompt_tokens, completion_tokens] = [text, content].map((of) => Math.ceil(Buffer.byteLength(of) / 4));
    const choices = [{ index: 0, message: { role: "assistant", content }, finish_reason: "stop" }];
    const unheard = incoming.socket.destroyed;
    response.writeHead(200, { "content-type": "application/json" });
    response.end(JSON.stringify({ model: body.model, choices, usage: { prompt_tokens, completion_tokens } }));
    if (isCalm) return;
    const messages = JSON.stringify(body.messages);
    const logs = /<daily_logs>[\s\S]*<\/daily_logs>/.exec(user)?.[0];
    bills.push({ workspace, digest: sha(messages), logs: logs && sha(logs), endedMs: Date.now(), unheard });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return Object.assign(model, {
    ...{ port: (server.address() as AddressInfo).port, bills, misbehaved },
    [Symbol.dispose]: () => {
      server.close();
      server.closeAllConnections();
    },
  });
}
