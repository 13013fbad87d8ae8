import { describe, expect, it } from "vitest";
import { type Failure, failure } from "../../../src/model/failure.ts";
import { decideRetry, RETRY_LIMITS, readRetryAfter } from "../../../src/model/openai/retry.ts";

const outage = failure("SERVER", "HTTP 500", "outage");
const asking = (retryAfterMs: number) => failure("RATE_LIMITED", "HTTP 429", "outage", retryAfterMs);
const poor = failure("EMPTY", "no text", "poor-answer");
const lasting = failure("AUTH", "HTTP 401", "never");
const minute = 60_000;

describe("decideRetry", () => {
  const table: [string, Failure[], number, object][] = [
    ["waits a second after a first outage", [outage], 0, { waitMs: 1000 }],
    ["doubles the wait", [outage, outage], 0, { waitMs: 2000 }],
    ["asks a fourth time", [outage, outage, outage], 0, { waitMs: 4000 }],
    ["asks no fifth time", [outage, outage, outage, outage], 0, { giveUp: "asked 4 times" }],
    ["never asks again what cannot pass", [lasting], 0, { giveUp: "" }],
    ["stops at a lasting failure after an outage", [outage, lasting], 0, { giveUp: "" }],
    ["asks again after a poor answer", [poor], 0, { waitMs: 1000 }],
    ["asks again after a second one", [poor, poor], 0, { waitMs: 2000 }],
    ["but at most twice", [poor, poor, poor], 0, { giveUp: "asked 3 times" }],
    ["counts outages apart from poor answers", [poor, outage, poor], 0, { waitMs: 4000 }],
    ["waits as long as the server asks", [asking(90_000)], 0, { waitMs: 90_000 }],
    ["waits for the backoff where the server asks for less", [outage, asking(0)], 0, { waitMs: 2000 }],
    ["waits ten minutes when asked to", [asking(10 * minute)], 0, { waitMs: 10 * minute }],
    ["waits no longer", [asking(10 * minute + 1)], 0, { giveUp: "the server asks to wait 601 seconds" }],
    ["begins no request after 45 minutes", [outage], 45 * minute, { giveUp: "no answer after 2700 seconds" }],
  ];
  it.each(table)("%s", (_, failures, elapsedMs, decision) => {
    expect(decideRetry(failures, elapsedMs, RETRY_LIMITS)).toEqual(decision);
  });
});

describe("readRetryAfter", () => {
  const now = Date.UTC(2026, 3, 13, 8, 0, 0);
  const table: [string, Record<string, string>, number | undefined][] = [
    ["seconds", { "retry-after": "90" }, 90_000],
    ["parts of a second", { "retry-after": "1.5" }, 1500],
    ["no wait", { "retry-after": "0" }, 0],
    ["milliseconds, which are more exact", { "retry-after-ms": "250", "retry-after": "1" }, 250],
    ["a date", { "retry-after": "Mon, 13 Apr 2026 08:01:30 GMT" }, 90_000],
    ["a date that has passed", { "retry-after": "Mon, 13 Apr 2026 07:00:00 GMT" }, 0],
    ["nothing", {}, undefined],
    ["something else", { "retry-after": "soon" }, undefined],
    ["a negative number", { "retry-after": "-5" }, undefined],
    ["unreadable milliseconds beside readable seconds", { "retry-after-ms": "NaN", "retry-after": "2" }, 2000],
  ];
  it.each(table)("reads %s", (_, headers, expected) => {
    expect(readRetryAfter((name) => headers[name] ?? null, now)).toBe(expected);
  });
});
