/**
 * A queue that gives the best first: a binary heap over two plain arrays, since a week pushes a hundred thousand
 * entries and an object for each was a fifth of all that it left to the collector. Before and after: selection.ts.
 */
import type { Unit } from "./units.ts";

/** Greatest gain first, earlier unit first among equals. */
export class Heap {
  readonly #gains: number[] = [];
  readonly #units: Unit[] = [];

  /** The gain of the unit that comes next; the least number when there is none. */
  best(): number {
    return this.#gains.length === 0 ? Number.NEGATIVE_INFINITY : (this.#gains[0] ?? 0);
  }

  push(gain: number, unit: Unit): void {
    let at = this.#gains.push(gain) - 1;
    this.#units.push(unit);
    while (at > 0) {
      const above = (at - 1) >> 1;
      if (!this.#before(at, above)) break;
      this.#swap(at, above);
      at = above;
    }
  }

  pop(): Unit | undefined {
    const top = this.#units[0];
    const gain = this.#gains.pop();
    const unit = this.#units.pop();
    const count = this.#gains.length;
    if (gain === undefined || unit === undefined || count === 0) return top;
    this.#gains[0] = gain;
    this.#units[0] = unit;
    for (let at = 0; ; ) {
      const left = 2 * at + 1;
      let least = at;
      if (left < count && this.#before(left, least)) least = left;
      if (left + 1 < count && this.#before(left + 1, least)) least = left + 1;
      if (least === at) return top;
      this.#swap(at, least);
      at = least;
    }
  }

  #before(i: number, j: number): boolean {
    const a = this.#gains[i] ?? 0;
    const b = this.#gains[j] ?? 0;
    return a > b || (a === b && (this.#units[i]?.index ?? 0) < (this.#units[j]?.index ?? 0));
  }

  #swap(i: number, j: number): void {
    const gain = this.#gains[i];
    const unit = this.#units[i];
    const otherGain = this.#gains[j];
    const otherUnit = this.#units[j];
    if (gain === undefined || unit === undefined || otherGain === undefined || otherUnit === undefined) return;
    this.#gains[i] = otherGain;
    this.#units[i] = otherUnit;
    this.#gains[j] = gain;
    this.#units[j] = unit;
  }
}
