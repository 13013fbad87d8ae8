/**
 * What a piece of work costs, for tests that hold a scanner to linear time: the processor time of this process, which other
 * programs on the machine do not lengthen as they do the time by the clock.
 */

/** Processor time this process has used so far, in milliseconds; each test file runs in a process of its own. */
export function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
