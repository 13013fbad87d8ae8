/** `/metrics` of a worker, on the loopback interface alone: whoever collects runs beside it. */
import http from "node:http";
import type { AddressInfo } from "node:net";
import type { Fleet } from "./database.ts";
import { metricsText, readFleet } from "./report.ts";

const TYPE = "application/openmetrics-text; version=1.0.0; charset=utf-8";

/** @param port 0: none. One that another worker has is left to it: each tells of the whole fleet. */
export async function serveMetrics(
  fleet: Fleet,
  port: number,
  now: () => Date,
  note: (event: string, more: object) => void,
): Promise<{ readonly close: () => void } | undefined> {
  if (port === 0) return undefined;
  const server = http.createServer(async ({ method, url, headers }, response) => {
    const own = [`127.0.0.1:${port}`, `localhost:${port}`];
    const end = (status: number, text: string, type = "text/plain"): void =>
      void response.writeHead(status, { "content-type": type }).end(text);
    if (!own.includes(headers.host ?? "") || headers.origin !== undefined) return end(403, "not from there\n");
    if (method !== "GET" || url !== "/metrics") return end(404, "GET /metrics\n");
    try {
      end(200, metricsText(await readFleet(fleet), now().getTime()), TYPE);
    } catch (error) {
      end(503, `${(error as Error).message}\n`);
    }
  });
  const failed = await new Promise<Error | undefined>((resolve) => {
    server.once("error", resolve);
    server.listen(port, "127.0.0.1", () => resolve(undefined));
  });
  if (failed !== undefined) {
    note("no-metrics", { because: failed.message });
    return undefined;
  }
  note("metrics", { port: (server.address() as AddressInfo).port });
  return {
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
