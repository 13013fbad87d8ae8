import { defineConfig, mergeConfig } from "vitest/config";
import whole from "./vitest.config.ts";

/** `npm run test:fast`, under a minute: all but what kills, fills disks, waits for a daemon or runs whole commands. */
export default mergeConfig(
  whole,
  defineConfig({
    test: {
      exclude: [
        "test/small-model/**",
        ...["test/**/*crash*.test.ts", "test/**/*faults*.test.ts", "test/**/*e2e*.test.ts", "test/**/*soak*.test.ts"],
        ...["test/redteam/**", "test/commands/watch.test.ts", "test/commands/service.test.ts", "test/store/git/**"],
        ...["test/commands/exit-codes.test.ts", "test/daemon/daemon.test.ts"],
      ],
    },
  }),
);
