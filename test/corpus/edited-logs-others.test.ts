/** Random edits of real weeks, every second source from the second on; see editing.ts. */
import { leavesTheirWords } from "./editing.ts";

leavesTheirWords(1);
