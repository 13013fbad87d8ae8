/** The parts of a workspace, as every room that works on one is given them. */
import type { AbsentFile } from "../store/git/absent.ts";
import type { State } from "../store/state/state-folder.ts";
import type { Ownership } from "./memory-owner.ts";
import type { LogWord } from "./word/logs.ts";
import type { Workspace } from "./workspace.ts";

/** Where a workspace's parts are; nothing of them is read yet. */
export interface Located {
  readonly workspace: Workspace;
  readonly state: State;
  /** Absolute. */
  readonly memoryFolder: string;
  /** Where that leads, every link followed: it is written to only while it still leads there. */
  readonly memoryReal: string;
  /** Relative to the workspace, with forward slashes, for plans and messages. */
  readonly memoryPath: string;
  /** Of the memory folder, what git tracks and this checkout leaves out: whoever reads the folder has it as git does. */
  readonly absent: readonly AbsentFile[];
  /** Whose the memory folder is. */
  readonly ownership: Ownership;
  /** As in `ownership`: where a guest keeps its weeks. */
  readonly guest: string | undefined;
  /** Absolute. */
  readonly logFolders: readonly string[];
  /** Folders of logs that wait for the user's word. */
  readonly logWord: LogWord;
}
