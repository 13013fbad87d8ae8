/**
 * How a file of the memory folder is named to people and in plans.
 */

/** `memory/feedback_x.md` for `feedback_x.md`. @param memoryPath the memory folder, relative to the workspace */
export const shown = ({ memoryPath }: { readonly memoryPath: string }, file: string): string =>
  memoryPath === "" ? file : `${memoryPath}/${file}`;
