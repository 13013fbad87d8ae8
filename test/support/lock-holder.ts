/**
 * A child process that takes the lock named on its command line, says `held`, and keeps it until it is killed or told
 * `release` on stdin. For the lock tests.
 */
import { once } from "node:events";
import { acquire } from "../../src/store/state/lock.ts";

const [path = ""] = process.argv.slice(2);
const wait = async () => {};
const lock = await acquire(path, { holder: "lithify watch", waitMs: 0, now: () => new Date(0), wait });
console.log("held");
await once(process.stdin, "data");
lock.release();
console.log("released");
