/**
 * What waits for a person, by the two keys that decide it: `review` and `mcp.remember`.
 */
import type { Review } from "../memory/change.ts";
import type { Config } from "./config.ts";

export const reviewOf = ({ review, mcp }: Pick<Config, "review" | "mcp">): Review =>
  review === "inbox" ? "inbox" : mcp.remember === "keep" ? "auto" : "agents";
