/**
 * The user of all tests: what they make is their own to write, whatever the machine's mask (a state folder that others may
 * write is refused), and the folder in which lithify kept its secret goes when all tests have ended.
 */
import fs from "node:fs";

export default ({ config }: { config: { env: Record<string, unknown> } }) => {
  process.umask(0o022);
  return () => fs.rmSync(String(config.env.LITHIFY_TEST_STATE), { recursive: true, force: true });
};
