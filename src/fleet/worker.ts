/**
 * `lithify fleet work`: takes jobs from the queue and does what becomes of them. pg-boss fetches, beats and finds the jobs of workers
 * that died; whatever is settled here is settled only while the job is still this worker's.
 */
import { once } from "node:events";
import http from "node:http";
import { hostname } from "node:os";
import type { Surroundings } from "../workspace/surroundings.ts";
import { heartbeat } from "./beat.ts";
import { DEAD, dropJobs, type Fleet, type Job, type JobResult, openFleet, QUEUE } from "./database.ts";
import type { Ending } from "./ended.ts";
import { takeInLeft } from "./left.ts";
import { metricsText, readFleet } from "./report.ts";
import type { Settings } from "./settings.ts";
import { clonesInUse, registeredAs, takeTurn } from "./turn.ts";

/** Ten seconds are promised: so long a job may go on, then its child ends, and the job goes back. */
const FINISH_MS = 5_000;
const GIVE_BACK_MS = 3_000;
/** Whoever waits for an answer that was left looks every second. */
const LEFT_EVERY_MS = 2_000;

/** @returns 0 after SIGTERM, 130 after SIGINT */
export async function work(concurrency: number, settings: Settings, surroundings: Surroundings): Promise<number> {
  const { signal, now, env, tell } = surroundings;
  const name = `${hostname()}:${process.pid}`;
  const fleet = await openFleet(settings, surroundings, { name, connections: Math.min(20, concurrency * 2 + 4) });
  const stop = new AbortController();
  /** A line an event, `key=value`, for whatever collects the output. */
  const note: Note = (event, more = {}) =>
    tell(
      [now().toISOString(), event, ...Object.entries(more).map(([key, value]) => `${key}=${quoted(value)}`)].join(" "),
    );
  await sweep(fleet);
  const endMetrics = settings.metricsPort > 0 ? serveMetrics(fleet, settings.metricsPort, now, note) : undefined;
  const endBeat = heartbeat(env, now, clonesInUse);
  const taking = setInterval(() => void takeInLeft(fleet, env).catch(() => {}), LEFT_EVERY_MS);
  const options = {
    includeMetadata: true,
    perJobResults: true,
    pollingIntervalSeconds: 1,
    localConcurrency: concurrency,
  } as const;
  await fleet.boss.work(QUEUE, options, async ([job]: Job[]) => [
    await take(fleet, settings, job!, stop.signal, note, surroundings),
  ]);
  note("started", { concurrency });
  if (!signal.aborted) await once(signal, "abort");
  note("stopping");
  const timer = setTimeout(() => stop.abort(), FINISH_MS);
  await fleet.boss.stop({ graceful: true, timeout: FINISH_MS + GIVE_BACK_MS });
  clearTimeout(timer);
  endMetrics?.();
  clearInterval(taking);
  endBeat();
  note("stopped");
  return (signal.reason as { signal?: string } | undefined)?.signal === "SIGINT" ? 130 : 0;
}

type Note = (event: string, more?: object) => void;
const quoted = (value: unknown): string => (/^[\w.:/@-]+$/.test(String(value)) ? String(value) : JSON.stringify(value));

/** @returns what pg-boss is to write down, where the job was not settled here already */
async function take(
  fleet: Fleet,
  settings: Settings,
  job: Job,
  stop: AbortSignal,
  note: Note,
  surroundings: Surroundings,
): Promise<JobResult> {
  const { id, data } = job;
  const begun = surroundings.now().getTime();
  const registered = await registeredAs(fleet, data.workspace);
  if (registered === undefined) return { id, status: "completed", output: { code: "REMOVED", because: "" } };
  const { remote } = registered;
  note("begin", { workspace: remote, tried: job.retryCount });
  const turn = await takeTurn(fleet, settings, job, registered, stop, surroundings);
  const seconds = Math.round((surroundings.now().getTime() - begun) / 100) / 10;
  const { kind, code, message: because } = turn;
  note(kind, { workspace: remote, code, ...(because && { because }), seconds });
  const output = { code, because };
  if (kind === "none") return { id, status: "completed", output };
  await fleet.rows(
    `with told as (update lithify_fleet.workspace set ended = now(), code = $2, because = $3,
         oldest_due = case when $6 then coalesce(case when oldest_due < $7 then oldest_due end, $4) else oldest_due end where id = $1),
       swept as (delete from lithify_fleet.request where workspace = $1
         and (asked < now() - interval '90 days' or (answer is null and $5)
           or not exists (select from lithify_fleet.workspace where id = $1)))
     insert into lithify_fleet.tally as t (code, jobs) values ($2, 1) on conflict (code) do update set jobs = t.jobs + 1`,
    [
      ...[data.workspace, code, because, turn.oldest ?? null, kind === "done" || kind === "more"],
      // What came before the weeks that it began with it did not look at.
      ...[turn.oldest !== undefined, data.since ?? null],
    ],
  );
  // What waited for a person is over, or told anew.
  await dropJobs(fleet.boss, DEAD, { data: { workspace: data.workspace } });
  if (kind === "done") return { id, status: "completed", output };
  if (kind === "again") return { id, status: "failed", output };
  if (kind === "dead") return { id, status: "deadletter", output };
  if (kind === "key") await holdKey(fleet, data.workspace, because);
  else await followed(fleet, job, turn, output);
  return { id, status: "completed", output };
}

/** The next job of a workspace takes the place of this one in one step, so that none is lost and none is doubled. */
async function followed(
  { boss, atOnce }: Fleet,
  job: Job,
  ending: Ending & { readonly kind: "more" | "later" },
  output: object,
): Promise<void> {
  const { since, failed } = ending.kind === "more" ? ending : job.data;
  await atOnce(async (db) => {
    const { affected } = (await boss.complete(QUEUE, job, output, { db })) as { affected: number };
    if (affected === 0) return;
    const { workspace } = job.data;
    await boss.send(
      QUEUE,
      { workspace, since, failed },
      {
        ...{ db, singletonKey: workspace },
        startAfter: ending.kind === "more" ? 0 : Math.ceil(ending.afterSeconds),
      },
    );
  });
}

const holdKey = (fleet: Fleet, workspace: string, because: string): Promise<unknown> =>
  fleet.rows(
    `insert into lithify_fleet.hold (scope, because) select 'key:' || key, $2 from lithify_fleet.workspace where id = $1
     on conflict do nothing`,
    [workspace, because],
  );

/** Periods that nobody asks for any more. */
const sweep = ({ rows }: Fleet): Promise<unknown> =>
  rows(`delete from lithify_fleet.spend where period < to_char(now() - interval '400 days', 'YYYY-MM')
    or (length(period) = 10 and period < to_char(now() - interval '40 days', 'YYYY-MM-DD'))`);

/** `/metrics` of a worker, on the loopback interface alone: whoever collects runs beside it. */
const TYPE = "application/openmetrics-text; version=1.0.0; charset=utf-8";

/** Of two workers on a machine one has the port, and each tells of the whole fleet; where that one ends, the other has it soon. */
const AGAIN_MS = 5_000;

/** @param note told once where the port is taken   @returns ends it */
function serveMetrics(
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
