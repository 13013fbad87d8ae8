import { describe, expect, it } from "vitest";
import { declinesInWords } from "../../../src/model/openai/answer-check.ts";
import { cpuMs } from "../../support/cpu-time.ts";

describe("an answer that declines in plain words", () => {
  it.each([
    "I'm sorry, but I can't help with that.",
    "I’m unable to process these logs.",
    "Sorry, this is beyond what I do.",
    "Unfortunately, I cannot share what the logs hold.",
    "As an AI language model, I do not read logs.",
    "<think>They want a document.</think>\n\nI cannot assist with this request.",
    "Es tut mir leid, dabei kann ich nicht helfen.",
    "抱歉，我无法协助处理。",
    "申し訳ありませんが、お手伝いできません。",
  ])("is told: %s", (text) => {
    expect(declinesInWords(text)).toBe(true);
  });

  it.each([
    "NONE",
    "Nothing happened.",
    "The team is sorry about the outage, and moved to two regions. (2026-04-08)",
    "### Key Decisions\n\n- Sorry pages are cached for an hour. (2026-04-08)",
    "I'm sorry to say that little was kept.\n\n### Outcomes\n\n- The ferry left at 06:40. (2026-04-08)",
    "Sorry for the delay.\n\n```typed_memory\nNONE\n```",
    'I cannot call tools, so here it is:\n{"entries": []}',
    "Sorryville moved its ferry.",
  ])("is not what answers: %s", (text) => {
    expect(declinesInWords(text)).toBe(false);
  });

  it("is looked for in linear time", () => {
    const began = cpuMs();
    for (const part of ["<think>", "I'm sorry ", "\n ", "- "]) declinesInWords(part.repeat(200_000));
    expect(cpuMs() - began).toBeLessThan(1_000);
  });
});
