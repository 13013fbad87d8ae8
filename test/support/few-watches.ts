/**
 * Lets a process have only so many watches, as a system does that has run out: `fs.watch` throws ENOSPC from then on.
 * Preloaded: `NODE_OPTIONS=--import=<this file>`, FEW_WATCHES=<how many>. Before: watch-faults.test. After: the daemon.
 */
import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";

const most = Number(process.env.FEW_WATCHES ?? Number.POSITIVE_INFINITY);
const { watch } = fs;
let made = 0;

fs.watch = ((...args: Parameters<typeof watch>) => {
  made += 1;
  if (made > most) {
    const message = `ENOSPC: System limit for number of file watchers reached, watch '${args[0]}'`;
    throw Object.assign(new Error(message), { code: "ENOSPC", errno: -28, syscall: "watch", path: String(args[0]) });
  }
  return watch(...args);
}) as typeof watch;
syncBuiltinESMExports();
