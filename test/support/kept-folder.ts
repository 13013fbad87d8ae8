/** What a large memory folder is made of, and a state folder that is trusted. */
import { writeMemoryFile } from "../../src/memory/file/memory-file.ts";
import type { State } from "../../src/store/state/state-folder.ts";

export const STATE = (folder: string): State => ({ folder, trusted: () => true, mark: () => "here" }) as State;

export const memoryFileOf = (i: number): string =>
  writeMemoryFile({
    ...{
      type: "project",
      name: `Rule ${i}`,
      description: `Service ${i} listens on port ${8000 + i}`,
      status: "active",
    },
    ...{ body: `Service ${i} listens on port ${8000 + i}.`, created: "2026-04-08", updated: "2026-04-08" },
    sources: ["logs/2026-04-08.md#L3"],
  });
