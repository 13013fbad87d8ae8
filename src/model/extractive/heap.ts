/**
 * A queue that gives the best first: a binary heap. Before and after: selection.ts. Pure but for its own entries.
 */
import type { Unit } from "./units.ts";

/** Greatest gain first, earlier unit first among equals. */
export class Heap {
  readonly #entries: { gain: number; unit: Unit }[] = [];

  best(): number {
    return this.#entries[0]?.gain ?? Number.NEGATIVE_INFINITY;
  }

  push(gain: number, unit: Unit): void {
    const entries = this.#entries;
    let at = entries.push({ gain, unit }) - 1;
    while (at > 0) {
      const above = (at - 1) >> 1;
      if (!this.#before(at, above)) break;
      this.#swap(at, above);
      at = above;
    }
  }

  pop(): { gain: number; unit: Unit } | undefined {
    const entries = this.#entries;
    const top = entries[0];
    const last = entries.pop();
    if (top === undefined || last === undefined || entries.length === 0) return top;
    entries[0] = last;
    for (let at = 0; ; ) {
      let least = at;
      for (const child of [2 * at + 1, 2 * at + 2])
        if (child < entries.length && this.#before(child, least)) least = child;
      if (least === at) return top;
      this.#swap(at, least);
      at = least;
    }
  }

  #before(i: number, j: number): boolean {
    const a = this.#entries[i];
    const b = this.#entries[j];
    if (a === undefined || b === undefined) return false;
    return a.gain > b.gain || (a.gain === b.gain && a.unit.index < b.unit.index);
  }

  #swap(i: number, j: number): void {
    const a = this.#entries[i];
    const b = this.#entries[j];
    if (a === undefined || b === undefined) return;
    this.#entries[i] = b;
    this.#entries[j] = a;
  }
}
