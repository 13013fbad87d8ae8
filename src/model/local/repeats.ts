/**
 * Tells a text that goes round in circles, as small models do until their tokens are used up.
 */

/** A circle is at least as long as a short line, and at most as a paragraph. */
const SHORTEST = 12;
const LONGEST = 600;
/** Said so often in a row. */
const TIMES = 4;

/** Whether a text ends with the same piece several times over. Looks at its end alone. */
export function repeatsItself(text: string): boolean {
  const tail = text.slice(-LONGEST * TIMES);
  for (let length = SHORTEST; length * TIMES <= tail.length; length++) {
    const piece = tail.slice(-length);
    let times = 1;
    while (times < TIMES && tail.slice(-length * (times + 1), -length * times) === piece) times++;
    if (times === TIMES && piece.trim() !== "") return true;
  }
  return false;
}
