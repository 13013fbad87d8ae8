/**
 * The configuration where nobody says anything, as `config.ts` has it, and a test holds them equal: most workspaces need no
 * more, and what reads and checks a configuration need not be loaded for it.
 */
import type { Config } from "./config.ts";

export const DEFAULTS: Config = {
  logs: "logs",
  memory: "memory",
  timezone: "system",
  language: "source",
  closes: "auto",
  graceHours: 3,
  schedule: "30 3 * * *",
  watch: { quietSeconds: 30, poll: "auto" },
  profiles: ["typed"],
  precision: { keepFrom: 5, actors: [] },
  transcripts: [],
  prompts: "",
  extractive: { keep: "sure" },
  levels: { monthly: true, yearly: true, wisdom: true },
  model: {
    ...{ provider: "extractive", name: "", path: "", baseURL: "", apiKeyFile: "" },
    ...{ contextTokens: 128_000, maxOutputTokens: 4_096, timeoutSeconds: 300, concurrency: 1, secondLook: true },
    price: { inputPerMTok: 0, cachedInputPerMTok: null, outputPerMTok: 0 },
  },
  budget: { runTokens: 0, dayTokens: 2_000_000, monthUsd: 0 },
  review: "auto",
  mcp: { remember: "inbox" },
  context: { budgetCharacters: 8_000 },
  search: { embeddings: "" },
  git: "commit",
  defaultWorkspace: "",
  memoryShared: false,
  commitOn: "default",
  redact: { allow: [] },
};
