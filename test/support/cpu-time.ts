/**
 * What a piece of work costs, for tests that hold a scanner to linear time: the processor time of this process, which other
 * programs on the machine do not lengthen as they do the time by the clock.
 */

/** Processor time this process has used so far, in milliseconds; each test file runs in a process of its own. */
export function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** The best of three tries, since what else the machine does is no matter; those behind one that is within the bound are spared. */
export function leastMs(most: number, work: () => void): number {
  let least = Number.POSITIVE_INFINITY;
  for (let tries = 0; tries < 3 && least >= most; tries++) {
    const started = cpuMs();
    work();
    least = Math.min(least, cpuMs() - started);
  }
  return least;
}
