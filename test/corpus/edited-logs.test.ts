/** Random edits of real weeks, every second source from the first on; see editing.ts. */
import { leavesTheirWords } from "./editing.ts";

leavesTheirWords(0);
