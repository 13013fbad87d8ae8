/**
 * Months and years of a run: which are due, one after the other. Called under the writer's lock, after the weeks.
 */
import { isMonth, type Period } from "../calendar/period.ts";
import { type LevelPorts, type LevelResult, nothingOf } from "./level-result.ts";
import { nextOf, noteFirstDay, statesOfLevels } from "./levels.ts";
import type { Opened } from "./opened.ts";
import type { Surroundings } from "./surroundings.ts";

/** Makes what is due, months first; one that fails leaves the others alone. */
export async function makeLevels(ports: LevelPorts, surroundings: Surroundings): Promise<LevelResult[]> {
  const { opened, selector } = ports;
  if (selector.kind === "none") return [];
  const now = surroundings.now();
  if (ports.run !== undefined) noteFirstDay(opened, ports.folder(), now);
  const results: LevelResult[] = [];
  const tell = (result: LevelResult): void => {
    results.push(result);
    ports.onResult(result);
  };
  const statesNow = () => statesOfLevels(opened, ports.folder(), now, selector, ports.done);
  const tried = new Set<Period>();
  for (;;) {
    // A year is due by its months, which this run may have made.
    const next = nextOf(await statesNow(), ports, tried);
    if (next === undefined) break;
    tried.add(next.period);
    surroundings.signal.throwIfAborted();
    // Most runs find none: what chooses and proves is loaded for one.
    const { makeLevel } = await import("./make-level.ts");
    const result = await makeLevel(next, ports, surroundings);
    tell(result);
    if (result.outcome === "postponed") break;
  }
  if (selector.kind === "named" && !tried.has(selector.period)) {
    const state = (await statesNow()).find(({ period }) => period === selector.period);
    const reason = state?.reason ?? whyNone(selector.period, opened);
    tell({ ...nothingOf(selector.period), outcome: "nothing-due", notices: [reason] });
  }
  return results;
}

function whyNone(period: Period, { workspace, guest }: Opened): string {
  if (guest !== undefined) return "the memory folder is another workspace's, which makes its months";
  const { monthly, yearly } = workspace.config.levels;
  if (isMonth(period) ? !monthly : !yearly) return `levels.${isMonth(period) ? "monthly" : "yearly"} is false`;
  return isMonth(period) ? "no week of it has a document" : "no month of it has a document";
}
