/** The weeks of real logs, every second source from the second on; see soaking.ts. */
import { it } from "vitest";
import { losesNothing } from "./soaking.ts";

it("loses nothing in the weeks of real logs", { timeout: 3_600_000 }, () => losesNothing(1));
