import { tellsOf } from "./a-week.ts";

tellsOf("rada-pl", "2025-W42");
