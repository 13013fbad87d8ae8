/**
 * Reads for each view what it shows. Every text passes `Say`; nothing here writes.
 */
import { setImmediate as othersTurn, setTimeout as wait } from "node:timers/promises";
import { parseWeek } from "../calendar/week.ts";
import { decode } from "../daily/decode.ts";
import { redact } from "../daily/redact.ts";
import { shown } from "../memory/file/memory-path.ts";
import type { StoredMemory } from "../memory/memory.ts";
import { questionsIn } from "../memory/questions.ts";
import { onceFor, onceOf } from "../once.ts";
import { recall } from "../recall/recall.ts";
import { bytesOf, foundIn } from "../recall/refresh.ts";
import { readLedger, sumUsage } from "../store/state/ledger.ts";
import type { Holder } from "../store/state/lock.ts";
import { loadPlans } from "../store/state/runs.ts";
import { statesOfLevels } from "../workspace/levels.ts";
import type { Opened } from "../workspace/opened.ts";
import { memoriesIn, runsIn } from "../workspace/run-history.ts";
import { detailIn } from "../workspace/run-plans.ts";
import { evidenceOf } from "../workspace/told-memory.ts";
import { memoriesBefore } from "../workspace/turned-back.ts";
import { type Cost, costOf } from "./model/cost.ts";
import { type HealthSeen, healthOf } from "./model/health.ts";
import { nextAt, proposalOf, seatOf, waitingIn } from "./model/inbox.ts";
import { cutLines, type LogSeen } from "./model/log.ts";
import {
  documentsSaying,
  type Elsewhere,
  logsSaying,
  type MemoriesSeen,
  memoriesOf,
  saidIn,
  sayingOf,
  type Wanted,
  wholeIn,
} from "./model/memories.ts";
import { type MemorySeen, memoryOf, type Quoted, quotedOf } from "./model/memory.ts";
import { type Ran, runsOf } from "./model/runs.ts";
import { idOf, sayWith } from "./model/said.ts";
import { timelineOf } from "./model/timeline.ts";
import type { InboxSeen } from "./pages/inbox.ts";
import type { Ports } from "./ports.ts";

/** The best of them: who looks for more narrows the question. */
const MOST_FOUND = 100;
/** For the order of what is found already. */
const LONGEST_WAIT_MS = 500;
const MOST_PROPOSALS = 20;
const MOST_RUNS = 20;

/** A folder is asked again and again, until it is another one. */
const questionsOf = onceFor(questionsIn);
const foundOnce = onceFor(foundIn);
const storedIn = onceFor(
  (opened: Opened) => new Map(opened.folder.stored.map((one) => [shown(opened, one.file), one])),
);

/** More are not looked through while somebody waits. */
const MANY_FILES = 1_000;

export type Reading = ReturnType<typeof readingOf>;

/** @param timeZone of the workspace, in which its people read a clock */
function atWorkTold({ command, since }: Holder, timeZone: string): string {
  const at = new Date(since);
  const clock = Number.isNaN(at.getTime())
    ? ""
    : `, since ${at.toLocaleTimeString("en-GB", { timeZone, hour: "2-digit", minute: "2-digit" })}`;
  return `${command || "another lithify"} is at work here${clock}`;
}

interface Looking {
  readonly ports: Ports;
  readonly nowMs: number;
  /** Whether secrets are shown: to a person, on their own page. */
  readonly reveal: boolean;
  readonly holder?: Holder | null;
  readonly pulse?: string;
}

export function readingOf(opened: Opened, { ports, nowMs, reveal, holder, pulse }: Looking) {
  const { folder, state, workspace, listed, weeks, guest } = opened;
  const { allow } = workspace.config.redact;
  const say = sayWith(allow, reveal);
  /** Only a log that is listed: no path of a memory leads anywhere else. */
  const decodedOf = (path: string): readonly string[] => {
    const log = listed.get(path);
    const decoded = decode((log && bytesOf(log.absolute)) ?? new Uint8Array());
    return "skipped" in decoded ? [] : decoded.lines;
  };
  const linesOf = onceOf((path): readonly string[] => {
    const decoded = decodedOf(path);
    return reveal ? decoded : redact(decoded, allow).lines;
  });
  const ofDay = Map.groupBy(listed.values(), ({ day }) => day);
  const placeOf = (path: string) => {
    const log = listed.get(path);
    return log && { day: log.day, log: ofDay.get(log.day)!.indexOf(log) };
  };
  const quotedBy = async (memory: StoredMemory | undefined): Promise<Quoted[]> =>
    memory === undefined ? [] : quotedOf(await evidenceOf(memory, opened), linesOf, placeOf, say);
  /** What says every word of a text, where no memory does. */
  const elsewhere = (text: string): Elsewhere => {
    const isSaid = saidIn(text, say);
    const logs = [...listed.values()]
      .sort((a, b) => (a.day < b.day ? 1 : -1))
      .values()
      .map(({ path }) => ({ ...placeOf(path)!, lines: decodedOf(path), shown: () => linesOf(path) }));
    return {
      documents: documentsSaying(text, folder.texts, say),
      proposals: waitingIn(folder)
        .filter(({ memory }) => memory && isSaid(`${memory.name}\n${memory.description}\n${memory.body}`))
        .map(({ path, memory }) => ({ id: idOf(path.slice("inbox/".length), say), name: say(memory!.name, 200) })),
      logs: logsSaying(text, logs, say),
    };
  };
  let plans: readonly Ran[] | undefined;
  const ran = (): readonly Ran[] => {
    plans ??= loadPlans(state).plans.map((plan) => {
      const { kind = "", subject = "", model = "" } = detailIn(plan) ?? {};
      return { run: plan.run, at: plan.at, files: plan.files, kind, subject, model };
    });
    return plans;
  };
  return {
    ...{ opened, say },
    /** Of the page that is served. */
    pulse,
    /** Who writes in the workspace now, in a sentence. */
    atWork: holder ? say(atWorkTold(holder, workspace.timezone), 300) : undefined,
    /** Of what has a document or gets one from who is at work: months and years too, which are due once their weeks are made. */
    progress: async (): Promise<{ made: number; all: number }> => {
      const kind = holder?.command.endsWith("--all") ? "all" : "due";
      const levels = await statesOfLevels(opened, folder, new Date(nowMs), { kind });
      const isOpen = ({ due, heldBy }: { due: boolean; heldBy?: string }): boolean => due || heldBy !== undefined;
      const open = [...weeks, ...levels].filter(isOpen).length;
      const has = [...weeks.filter((one) => one.hasDocument), ...levels.filter((one) => folder.levels.has(one.period))];
      const made = has.filter((one) => !isOpen(one)).length;
      return { made, all: made + open };
    },
    memories: async (wanted: Wanted): Promise<MemoriesSeen> => {
      const questions = questionsOf(folder);
      if (wanted.text === "") return memoriesOf(folder.stored, wanted, undefined, say, { questions });
      const { since, until, status, type } = wanted;
      const asked = {
        ...{ since: since || undefined, until: until || undefined, type: type || undefined },
        ...{ status: status === "all" ? undefined : status, limit: MOST_FOUND, unquoted: () => true },
      };
      const whole = wholeIn(wanted.text, folder.stored, say);
      // What most of many say tells none of them from another.
      const isSaidByMost = whole.length > Math.max(MANY_FILES, folder.stored.length / 2);
      const asking = isSaidByMost
        ? { results: [] }
        : recall(opened, wanted.text, asked, { nowMs, found: foundOnce(opened) });
      // Of ten thousand files the search is first made ready: who is shown what says every word need not wait for it.
      const answer = await (whole.length === 0 ? asking : Promise.race([asking, wait(LONGEST_WAIT_MS, undefined)]));
      const { results } = answer ?? { results: [] };
      const found = results.flatMap(({ path }) => storedIn(opened).get(path) ?? []);
      const saying = sayingOf(whole, found, results.length === MOST_FOUND);
      const seen = memoriesOf(folder.stored, wanted, saying, say, { questions });
      return seen.found > 0
        ? { ...seen, isEarly: answer === undefined }
        : { ...seen, elsewhere: elsewhere(wanted.text) };
    },
    memory: async (file: string): Promise<MemorySeen | undefined> => {
      const memory = folder.stored.find((one) => one.file === file);
      if (memory === undefined) return undefined;
      const quoted = await quotedBy(memory);
      return memoryOf(memory, folder, { path: shown(opened, file), plans: ran(), quoted }, say);
    },
    /** @param wanted a page, from 1, or the one from a proposal on (`at`, and its week where it may be gone), of a week or of all where it is ""; everything where it is absent */
    inbox: async (wanted?: { page: number; at: string; of: string | null; week: string }): Promise<InboxSeen> => {
      const all = waitingIn(folder);
      const week = parseWeek(wanted?.week ?? "") === undefined ? "" : wanted!.week;
      const waiting = week === "" ? all : all.filter((one) => one.week === week);
      const most = wanted === undefined ? waiting.length || 1 : MOST_PROPOSALS;
      const pages = Math.max(1, Math.ceil(waiting.length / most));
      const seats = waiting.map(seatOf).map((seat) => ({ ...seat, id: idOf(seat.id, say) }));
      const at = nextAt(seats, { id: wanted?.at ?? "", week: wanted?.of ?? null });
      const asked = wanted?.at ? Math.floor(at / most) + 1 : (wanted?.page ?? 1);
      const page = Math.min(Math.max(1, asked), pages);
      const proposals = [];
      for (const one of waiting.slice((page - 1) * most, page * most))
        proposals.push(proposalOf(one, folder, await quotedBy(one.memory), say));
      const weeks = [...Map.groupBy(all, ({ week: of = "" }) => of)]
        .filter(([of]) => parseWeek(of) !== undefined)
        .map(([of, { length }]) => ({ week: of, count: length }));
      const next = at - (page - 1) * most;
      return { proposals, next, weeks, waiting: waiting.length, all: all.length, week, page, pages };
    },
    timeline: () => timelineOf(folder, weeks, say, workspace.config.levels.monthly && guest === undefined),
    /** The logs of a day, those that may be read. */
    logs: (day: string): LogSeen[] => {
      const all = weeks.flatMap((week) => [...week.unread, ...week.refused]);
      const unread = new Map(all.flatMap((one) => (one.day === day ? [[one.path, one.reason]] : [])));
      const paths = new Set([...(ofDay.get(day) ?? []).map(({ path }) => path), ...unread.keys()]);
      return [...paths].map((path) => {
        const reason = unread.get(path);
        const seen = { path: say(path, 300), ...cutLines(linesOf(path), say) };
        return reason === undefined ? seen : { ...seen, unread: say(reason, 500) };
      });
    },
    /** Those that have logs, in their order. */
    days: (): string[] => [...ofDay.keys()].sort(),
    cost: (): Cost => {
      const { entries, ignored } = readLedger(state);
      const sumsBy = (by: Parameters<typeof sumUsage>[1]) => sumUsage(entries, by);
      const sums = { day: sumsBy("day"), week: sumsBy("week"), model: sumsBy("model"), all: sumsBy("all") };
      const { inputPerMTok, outputPerMTok } = workspace.config.model.price;
      return costOf(sums, ignored, inputPerMTok + outputPerMTok > 0, say);
    },
    health: async (): Promise<HealthSeen> => {
      const { plans: all } = loadPlans(state);
      const records = runsIn(all)
        .slice(-MOST_RUNS)
        .map((record) => {
          const { changes, left } = memoriesBefore(record.plans, all, opened);
          return {
            ...record,
            wroteMemories: record.plans.some((plan) => memoriesIn(plan, opened).length > 0),
            ...{ taken: changes.map(({ file }) => file), left: left.map(({ file }) => file) },
          };
        });
      const isMade = (name: string): boolean => folder.documents.has(name) || folder.levels.has(name);
      const standing = await ports.standingOf(opened);
      // Whoever looks at the served page sees the rest when it is there.
      const isAwaited = pulse === undefined || folder.texts.size < MANY_FILES;
      const linted = await Promise.race([ports.lint(opened), ...(isAwaited ? [] : [othersTurn()])]);
      return healthOf(standing, linted ?? undefined, runsOf(records, folder, say), say, isMade);
    },
  };
}
