/**
 * How thorough a run of the tests is: `LITHIFY_RUNS=5 npm test` draws five times as many cases of each property, and cuts at every
 * byte. Which are drawn is told by `seed.ts`.
 */
const TIMES = Number(process.env.LITHIFY_RUNS ?? 1);

/** So many cases, by default. */
export const runs = (usual: number): number => Math.ceil(usual * TIMES);

/**
 * Places to cut bytes at: all beside what is no letter, digit or blank, where one thing ends and the next begins, and every fifth
 * within what is long and alike.
 * @param every of those places one in so many, and the last: where what is cut shows the same at each
 * @returns ascending, from 0 to the length
 */
export function cutsIn(bytes: Uint8Array, every = 1): number[] {
  const isWord = (at: number): boolean => {
    const byte = bytes[at];
    return byte !== undefined && /[a-z0-9 ]/i.test(String.fromCharCode(byte));
  };
  const isDull = (end: number): boolean => [-1, 0].every((by) => isWord(end + by));
  const ends = Array.from({ length: bytes.length + 1 }, (_, end) => end);
  if (TIMES > 1) return ends;
  return ends
    .filter((end) => end % 5 === 0 || !isDull(end))
    .filter((end, i) => i % every === 0 || end === bytes.length);
}
