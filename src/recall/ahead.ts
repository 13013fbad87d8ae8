/**
 * What the next session is told and searches, looked at by the command that wrote it: the lexicons are loaded there, and whoever
 * begins a session waits for none of it. Where nobody was told or searched yet nothing is done. Losing it costs time, never truth.
 */
import { findingsIn } from "../store/state/kept-findings.ts";
import type { Located } from "../workspace/located.ts";
import type { Surroundings } from "../workspace/surroundings.ts";
import { isIndexed, recall } from "./recall.ts";
import { lyingIn } from "./refresh.ts";
import { toldOf } from "./told.ts";

export async function lookAhead(
  located: Located,
  { now, signal }: Pick<Surroundings, "now" | "signal">,
): Promise<void> {
  const found = findingsIn(located.state, located.workspace.config.redact.allow);
  const passOver = (): void => {};
  const [at, budget] = [now(), located.workspace.config.context.budgetCharacters];
  try {
    if (!found.isEmpty) {
      await toldOf(located, { query: undefined, named: [] }, budget, {
        now: at,
        found,
        passOver,
        lying: lyingIn(located),
        strict: false,
        ahead: true,
      });
      found.save();
    }
    if (isIndexed(located)) await recall(located, "", { limit: 0 }, { nowMs: at.getTime(), signal, passOver });
  } catch {
    // Whoever begins a session looks itself.
  }
}
