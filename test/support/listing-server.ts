/** A server on loopback that answers GET and POST by path, and nothing else; a path without an answer hangs. */
import http from "node:http";
import type { AddressInfo } from "node:net";

export interface ListingServer extends AsyncDisposable {
  /** `http://127.0.0.1:40001` */
  readonly origin: string;
  /** `GET /api/tags`, with the bodies of posts behind them. */
  readonly asked: readonly string[];
  /** All headers that came. */
  readonly headers: readonly http.IncomingHttpHeaders[];
}

/** Not found, as Express and others say it: with a body that is no list. */
export const NOT_FOUND = Symbol("404");

export async function startListingServer(
  answers: Readonly<Record<string, unknown | typeof NOT_FOUND | ((body: string) => unknown)>>,
): Promise<ListingServer> {
  const asked: string[] = [];
  const headers: http.IncomingHttpHeaders[] = [];
  const server = http.createServer(async (request, response) => {
    response.on("error", () => {});
    let body = "";
    for await (const chunk of request) body += chunk;
    asked.push(`${request.method} ${request.url}${body && ` ${body}`}`);
    headers.push(request.headers);
    const path = request.url ?? "";
    if (!(path in answers)) return;
    const found = answers[path];
    const said = typeof found === "function" ? found(body) : found;
    response.writeHead(said === NOT_FOUND ? 404 : 200, { "content-type": "application/json" });
    response.end(said === NOT_FOUND ? '{"error":"not found"}' : typeof said === "string" ? said : JSON.stringify(said));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    ...{ origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked, headers },
    [Symbol.asyncDispose]: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
