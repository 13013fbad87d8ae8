/** A state folder that lithify itself made, as the tests' user: what is put into it counts. */
import { join } from "node:path";
import { lookAtState, type State } from "../../src/store/state/state-folder.ts";
import { environment, USER_STATE } from "./run-lithify.ts";
import { type TestFolder, testFolder } from "./test-folder.ts";

/** As a command would open it. */
export async function ownState(path: string): Promise<State> {
  const state = await lookAtState(path, {
    env: environment(path),
    userFolders: [join(USER_STATE, "lithify")],
    tell: () => {},
  });
  state.open();
  return state;
}

/** A folder of these files, those below `.lithify/` as lithify's own. */
export async function folderWithState(files: Readonly<Record<string, string | Uint8Array>>): Promise<TestFolder> {
  const folder = testFolder();
  await ownState(folder.path);
  for (const [path, content] of Object.entries(files)) folder.write(path, content);
  return folder;
}
