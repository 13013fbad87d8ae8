/**
 * Pairs what lithify made with what the annotator wrote down, one to one, by the log lines that both rest on.
 * The pairing is the one with the greatest total overlap, so that the order of the files decides nothing.
 */

/** From this overlap on two sets of lines are about the same claim; a range that spans half a week stays below it. */
export const FOUND = 0.1;

/** From this overlap on the lines are nearly the same ones. */
export const STRICT = 0.3;

export interface Pair {
  readonly wanted: number;
  readonly made: number;
  readonly overlap: number;
}

/** Shared lines as a share of all lines of both, 0 to 1. */
export function overlapOf(one: readonly string[], other: readonly string[]): number {
  const lines = new Set(one);
  const shared = new Set(other.filter((line) => lines.has(line))).size;
  return shared === 0 ? 0 : shared / (lines.size + new Set(other).size - shared);
}

/** @returns the pairs of the best pairing, each with an overlap of FOUND or more; indexes into both lists */
export function pairUp(wanted: readonly (readonly string[])[], made: readonly (readonly string[])[]): Pair[] {
  const gains = wanted.map((lines) =>
    made.map((others) => {
      const overlap = overlapOf(lines, others);
      return overlap >= FOUND ? overlap : 0;
    }),
  );
  return heaviestMatching(gains).map(([row, column]) => ({
    wanted: row,
    made: column,
    overlap: gains[row]?.[column] ?? 0,
  }));
}

/**
 * A matching of greatest total gain. Each round takes the path that adds most, trading earlier pairs for better ones
 * where that pays (Bellman-Ford over gains), and the rounds end when no path adds anything.
 */
export function heaviestMatching(gains: readonly (readonly number[])[]): [row: number, column: number][] {
  const columns = gains[0]?.length ?? 0;
  const rowOf = new Map<number, number>();
  const columnOf = new Map<number, number>();
  const gainOf = (row: number, column: number): number => gains[row]?.[column] ?? 0;
  for (;;) {
    const best = new Array<number>(columns).fill(Number.NEGATIVE_INFINITY);
    const cameFrom = new Array<number>(columns).fill(-1);
    let rows = new Map(gains.flatMap((_, row) => (columnOf.has(row) ? [] : [[row, 0]])) as [number, number][]);
    while (rows.size > 0) {
      const freed = new Map<number, number>();
      for (const [row, so] of rows) {
        for (let column = 0; column < columns; column++) {
          const gain = so + gainOf(row, column);
          if (gainOf(row, column) === 0 || columnOf.get(row) === column || gain <= (best[column] ?? 0) + 1e-12)
            continue;
          best[column] = gain;
          cameFrom[column] = row;
          const owner = rowOf.get(column);
          if (owner !== undefined) freed.set(owner, gain - gainOf(owner, column));
        }
      }
      rows = freed;
    }
    let end = -1;
    for (let column = 0; column < columns; column++) {
      const ends = !rowOf.has(column) && (best[column] ?? 0) > 1e-12;
      if (ends && (end < 0 || (best[column] ?? 0) > (best[end] ?? 0))) end = column;
    }
    if (end < 0) return [...columnOf].sort(([one], [other]) => one - other);
    for (let column = end; column >= 0; ) {
      const row = cameFrom[column] ?? -1;
      const next = columnOf.get(row) ?? -1;
      rowOf.set(column, row);
      columnOf.set(row, column);
      column = next;
    }
  }
}
