/**
 * The user of all tests: what they make is their own to write, whatever the machine's mask (a state folder that others may
 * write is refused), and the folders in which lithify kept its secret, and tests their files, go when all tests have ended.
 */
import fs from "node:fs";

export default ({ config }: { config: { env: Record<string, unknown> } }) => {
  process.umask(0o022);
  const { LITHIFY_TEST_STATE, LITHIFY_TEST_MEMORY } = config.env;
  return () => {
    for (const folder of [LITHIFY_TEST_STATE, LITHIFY_TEST_MEMORY])
      if (folder !== undefined) fs.rmSync(String(folder), { recursive: true, force: true });
  };
};
