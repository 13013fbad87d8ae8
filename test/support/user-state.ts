/** Takes away, when all tests have ended, the folder in which lithify kept its secret meanwhile. */
import fs from "node:fs";

export default ({ config }: { config: { env: Record<string, unknown> } }) =>
  () =>
    fs.rmSync(String(config.env.LITHIFY_TEST_STATE), { recursive: true, force: true });
