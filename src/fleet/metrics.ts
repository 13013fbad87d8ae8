/** `/metrics` of a worker, on the loopback interface alone: whoever collects runs beside it. */
import http from "node:http";
import type { Fleet } from "./database.ts";
import { metricsText, readFleet } from "./report.ts";

const TYPE = "application/openmetrics-text; version=1.0.0; charset=utf-8";

/** Of two workers on a machine one has the port, and each tells of the whole fleet; where that one ends, the other has it soon. */
const AGAIN_MS = 5_000;

/** @param note told once where the port is taken   @returns ends it */
export function serveMetrics(
  fleet: Fleet,
  port: number,
  now: () => Date,
  note: (event: string, more: object) => void,
): () => void {
  const server = http.createServer(async ({ url, headers }, response) => {
    const isOwn =
      [`127.0.0.1:${port}`, `localhost:${port}`].includes(headers.host ?? "") && headers.origin === undefined;
    if (!isOwn || url !== "/metrics") return void response.writeHead(isOwn ? 404 : 403).end();
    const text = await readFleet(fleet).then(
      (report) => metricsText(report, now().getTime()),
      () => undefined,
    );
    response.writeHead(text === undefined ? 503 : 200, { "content-type": TYPE }).end(text);
  });
  let again: NodeJS.Timeout | undefined;
  const listen = (): void => void server.listen(port, "127.0.0.1");
  server.once("error", ({ message }) => note("no-metrics", { because: message }));
  server.on("error", () => {
    again = setTimeout(listen, AGAIN_MS);
  });
  listen();
  return () => {
    clearTimeout(again);
    server.close();
    server.closeAllConnections();
  };
}
