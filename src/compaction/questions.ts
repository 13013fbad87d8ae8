/**
 * The questions about a week, from its logs and from what the memory folder knows when its turn to ask comes.
 */
import type { Week } from "../calendar/week.ts";
import type { DailyLog } from "../daily/daily-log.ts";
import { digest12 } from "../digest.ts";
import { logbookOf } from "../memory/evidence/logbook.ts";
import type { KnownMemory } from "../model/model.ts";
import type { FurtherProfile, Settings } from "../profile/further.ts";
import type { Prompt } from "../prompt/request.ts";
import { bytesIn, roomIn } from "../prompt/split.ts";
import type { LogMark } from "./due.ts";
import type { Folder } from "./folder.ts";
import { NO_OPEN_ITEMS, type OpenItems, openBefore } from "./open-items.ts";
import { type Matter, profileQuestion, type Question, weekQuestion } from "./question.ts";
import { relevantMemories } from "./relevant.ts";

export interface QuestionPorts extends Pick<Matter, "contextTokens" | "maxOutputTokens" | "language"> {
  /**
   * Reads the logs of a week, redacted; one that cannot be read as text is left out with a notice. `marks` carry the
   * digests of the bytes that were read, which may be newer than those that were listed.
   */
  readonly readLogs: (marks: readonly LogMark[]) => Promise<{ logs: DailyLog[]; marks: LogMark[]; notices: string[] }>;
  /** The memory folder as the run sees it now: as on disk, with what the run has written. */
  readonly folder: () => Folder;
  /** What earlier requests for the same logs and prompts showed: a redo after a crash is then the same request. */
  readonly shown?: ShownBefore;
  /** Whether the model reads logs as they are: no window, no tokens. */
  readonly offline: boolean;
  readonly prompt: Prompt;
  readonly profiles: Profiles;
  /** `redact.allow`. */
  readonly allow: readonly string[];
}

/** Which memories are looked for, beside the weekly document. */
export interface Profiles {
  /** Whether those of the week's own answer are wanted, which come at no further cost. */
  readonly typed: boolean;
  /** Asked about the same logs, each in a request of its own. */
  readonly further: readonly { readonly profile: FurtherProfile; readonly prompt: Prompt }[];
  readonly settings: Settings;
}

/** What stands in a request beside the logs. */
export interface Shown {
  readonly known: readonly KnownMemory[];
  readonly open: OpenItems;
}

/** Kept from the moment of asking, since weeks asked together do not see each other's memories and a redo would. */
export interface ShownBefore {
  /** @param key 12 hex over the logs and prompts */
  readonly get: (week: Week, key: string) => Promise<Shown | undefined>;
  readonly keep: (week: Week, key: string, shown: Shown) => Promise<void>;
}

/** The questions about a week, its own first, with what its logs were laid out to. */
export async function questionsFor(
  week: Week,
  listed: readonly LogMark[],
  ports: QuestionPorts,
  folder: Folder = ports.folder(),
) {
  const { logs, marks, notices } = await ports.readLogs(listed);
  const book = logbookOf(logs);
  const key = digest12(
    [promptDigest(ports), ports.language, ...marks.map(({ path, sha256 }) => `${path} ${sha256}`)].join("\n"),
  );
  const contextTokens = ports.offline ? Number.POSITIVE_INFINITY : ports.contextTokens;
  const roomBytes = bytesIn(roomIn(contextTokens, ports.maxOutputTokens));
  const shown = (await ports.shown?.get(week, key)) ?? {
    known: ports.offline ? [] : relevantMemories(folder.stored, book, week, roomBytes),
    open: ports.offline ? NO_OPEN_ITEMS : openBefore(week, folder, ports.allow),
  };
  const matter: Matter & { week: Week } = {
    ...{ week, logs, language: ports.language, maxOutputTokens: ports.maxOutputTokens, contextTokens },
    ...{ known: shown.known, open: shown.open.shown },
  };
  const further = ports.profiles.further.map(({ profile, prompt }) => profileQuestion(matter, profile, prompt));
  const questions: [Question, ...Question[]] = [weekQuestion(matter, ports.prompt), ...further];
  return { questions, key, shown, book, marks, notices: [...notices, ...book.notices] };
}

/** As one prompt alone has it, while there is but one. */
export const promptDigest = ({ prompt, profiles: { further } }: Pick<QuestionPorts, "prompt" | "profiles">): string =>
  further.length === 0
    ? prompt.digest
    : digest12([prompt.digest, ...further.map((one) => one.prompt.digest)].join("\n"));
