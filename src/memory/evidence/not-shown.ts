/** What stands for a line, or a paragraph, that an agent is not shown. */
export const WITHHELD = "(not shown: it may address its reader)";
