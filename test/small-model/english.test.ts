import { tellsOf } from "./a-week.ts";

tellsOf("kiln-changes", "2026-W11");
