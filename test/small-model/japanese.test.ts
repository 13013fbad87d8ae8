import { tellsOf } from "./a-week.ts";

tellsOf("nisshi-ja", "2025-W47");
