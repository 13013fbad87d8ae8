/** Parts a line into its sentences; one without end is cut, and its pieces are read together, two by two. */

export interface Unit {
  readonly from: number;
  readonly to: number;
  /** It goes on with the sentence of the unit before. */
  readonly goesOn: boolean;
}

/** Where a line ended, in a text that is one line. */
export const LINE_END = "¶";
const LONGEST = 320;
/** A full stop within a number or a name ends nothing. */
const ENDS =
  /¶|(?<![.!?])[.!?]+["'”»)]?(?=\s|$)|(?<![!?])[!?]+(?=[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}])|[。！？｡]+[」』”]?/gu;

export function unitsOf(text: string): Unit[] {
  const units: Unit[] = [];
  let from = 0;
  const close = (end: number): void => {
    for (let goesOn = false; from < end; goesOn = true) {
      const to = end - from > LONGEST ? from + LONGEST : end;
      units.push({ from, to, goesOn });
      from = to;
    }
  };
  for (const { 0: sign, index } of text.matchAll(ENDS)) close(index + sign.length);
  close(text.length);
  return units;
}
