/** Property tests draw the same values each time: a change is judged, and no luck. `LITHIFY_SEED=7` draws others. */
import { configureGlobal } from "fast-check";

configureGlobal({ seed: Number(process.env.LITHIFY_SEED ?? 1) });
