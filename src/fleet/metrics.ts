/** `/metrics` of a worker, on the loopback interface alone: whoever collects runs beside it. */
import http from "node:http";
import type { Fleet } from "./database.ts";
import { metricsText, readFleet } from "./report.ts";

const TYPE = "application/openmetrics-text; version=1.0.0; charset=utf-8";

/** @param port one that another worker has is left to it: each tells of the whole fleet */
export function serveMetrics(
  fleet: Fleet,
  port: number,
  now: () => Date,
  note: (event: string, more: object) => void,
): { readonly close: () => void } {
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
  server.on("error", ({ message }) => note("no-metrics", { because: message }));
  server.listen(port, "127.0.0.1");
  return {
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
