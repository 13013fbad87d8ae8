/** What stands before and after a day or a week. */

/** Undefined where there is nothing on that side. */
export type Beside = ReturnType<typeof besideOf>;

/** @param all in their order   @param one that need not be among them */
export const besideOf = (all: readonly string[], one: string) => ({
  before: all.findLast((other) => other < one),
  after: all.find((other) => other > one),
});
