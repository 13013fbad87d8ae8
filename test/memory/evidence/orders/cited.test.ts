import { describe, expect, it } from "vitest";
import { logbookOf } from "../../../../src/memory/evidence/logbook.ts";
import { orderInCited } from "../../../../src/memory/evidence/orders/cited.ts";
import { daily } from "../../../support/daily.ts";

const SAYS_SECRETS = { says: "it asks the reader for secrets", sure: false };

/** What the lines around one line, counted from 1, say to a claim that rests on it. */
function orderAt(line: number, ...lines: string[]) {
  const log = daily("2026-03-06", lines);
  return orderInCited([{ path: log.path, day: log.day, from: line, to: line }], logbookOf([log]));
}

describe("an order in the lines that a claim rests on", () => {
  const TOKEN = "Давай через Cloudflare Tunnel с токеном, который ты можешь получить вручную.";

  it("is met over the lines of one bullet", () => {
    expect(orderAt(2, "- the tunnel is up", `- ${TOKEN}`, "  так быстрее")).toEqual(SAYS_SECRETS);
    expect(orderAt(3, "- the tunnel is up", `- ${TOKEN}`, "  так быстрее")).toEqual(SAYS_SECRETS);
  });

  it.each([
    ["in a session's export", ["user: ok", `assistant: ${TOKEN}`, "assistant: Ошибка доступа. Нужен sudo."]],
    ["in a rendered conversation", ["[User] ok", `[Assistant] ${TOKEN}`, "[ToolResult] E: sudo is needed"]],
  ])("is not that of another turn, %s", (_, lines) => {
    expect(orderAt(2, ...lines)).toEqual(SAYS_SECRETS);
    expect(orderAt(3, ...lines)).toBeUndefined();
    expect(orderAt(1, ...lines)).toBeUndefined();
  });
});
