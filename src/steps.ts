/**
 * Work on as many things as a log may hold, which is told step by step: between two of them whoever runs it may let others
 * have their turn, so that a signal is heard, or run it to its end at once.
 */
export type Steps<Result> = Generator<undefined | typeof LONG, Result, undefined>;

/** Yielded between steps that may take long by themselves. */
export const LONG = "long";

/** At once. */
export function finished<Result>(work: Steps<Result>): Result {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}

/** Any other step takes about a millisecond. */
const STEPS_A_TURN = 32;

/** @param turn resolves when others had theirs */
export async function inTurns<Result>(work: Steps<Result>, turn: () => Promise<unknown>): Promise<Result> {
  for (let step = 1; ; step++) {
    const { done, value } = work.next();
    if (done) return value;
    if (value === LONG || step % STEPS_A_TURN === 0)
      try {
        await turn();
      } catch (error) {
        clearAway(work, error);
        throw error;
      }
  }
}

/** What was begun is cleared away by whoever began it; why it ended is what it ended for. */
function clearAway(work: Steps<unknown>, error: unknown): void {
  try {
    work.throw(error);
  } catch {
    // Told by the caller.
  }
}
