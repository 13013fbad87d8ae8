/**
 * Whether an entry is over with its session: marked so by the model, or an order for this very moment (`Run codex
 * from…`, `Check gateway logs for…`). A rule in the same mood lasts (`Run the migrations before every release`), and so
 * does a task with a day or an owner.
 */
import { saying } from "../../text/phrases.ts";
import { contentWords } from "../../text/words.ts";
import { isMomentary, isScoped, lasts } from "../typed/routine.ts";
import { STANDING } from "./claim.ts";

/** Said to be for now alone. */
const NOW = saying("now");

/** @returns why the entry will not outlive its session, or undefined */
export function transientIn(entry: Record<"kind" | "content" | "expiry", string>): string | undefined {
  const { kind, content, expiry } = entry;
  if (expiry === "session-only") return "it is said to matter in this session only";
  if (isScoped(content)) return "it holds for one task or session only";
  if (NOW.test(content)) return "it is for this moment only";
  // A preference, a lesson or a decision in the imperative is a rule.
  return !STANDING.includes(kind) && isMomentary(content)
    ? "it is an order for this moment, with no day, owner or rule"
    : undefined;
}

/** `Could try a faster model at some point`, `Ce serait bien d'avoir …`: a wish, with no owner before it and no day. */
export function isNobodys(task: string): boolean {
  const { from = -1 } = UNREAL.first(task) ?? {};
  return from >= 0 && contentWords(task.slice(0, from)).length === 0 && !lasts(task) && !OWN.test(task);
}
const [UNREAL, OWN] = [saying("unreal", "supposed"), saying("person")];
