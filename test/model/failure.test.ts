import { describe, expect, it } from "vitest";
import { connectionFailure, readServerError, statusFailure } from "../../src/model/failure.ts";

const nothingSaid = { message: "", code: "", parameter: "" };

describe("statusFailure", () => {
  const table: [number, string, string, string, string][] = [
    [401, "", "", "AUTH", "never"],
    [403, "", "", "AUTH", "never"],
    [402, "", "Insufficient credits", "RATE_LIMITED", "never"],
    [404, "", "model 'x' not found", "NOT_AN_ANSWER", "never"],
    [405, "", "", "NOT_AN_ANSWER", "never"],
    [307, "", "", "NOT_AN_ANSWER", "never"],
    [400, "", "messages: wrong", "NOT_AN_ANSWER", "never"],
    [400, "context_length_exceeded", "too long", "CONTEXT_TOO_LONG", "never"],
    [400, "", "the request exceeds the available context size", "CONTEXT_TOO_LONG", "never"],
    [422, "", "This model's maximum context length is 4096 tokens", "CONTEXT_TOO_LONG", "never"],
    [413, "", "", "CONTEXT_TOO_LONG", "never"],
    [408, "", "", "TIMEOUT", "outage"],
    [429, "rate_limit_exceeded", "slow down", "RATE_LIMITED", "outage"],
    [429, "insufficient_quota", "check your billing", "RATE_LIMITED", "never"],
    [500, "", "", "SERVER", "outage"],
    [503, "", "Loading model", "SERVER", "outage"],
    [529, "", "overloaded", "SERVER", "outage"],
  ];
  it.each(table)("takes HTTP %i %s %s for %s, asked again: %s", (status, code, message, expected, remedy) => {
    expect(statusFailure(status, { ...nothingSaid, code, message }, "m", undefined)).toMatchObject({
      code: expected,
      remedy,
    });
  });
});

describe("connectionFailure", () => {
  const table: [string, string, string][] = [
    ["ECONNRESET", "NETWORK", "outage"],
    ["ECONNREFUSED", "NETWORK", "outage"],
    ["EAI_AGAIN", "NETWORK", "outage"],
    ["ETIMEDOUT", "TIMEOUT", "outage"],
    ["DEPTH_ZERO_SELF_SIGNED_CERT", "NETWORK", "never"],
    ["CERT_HAS_EXPIRED", "NETWORK", "never"],
    ["ERR_TLS_CERT_ALTNAME_INVALID", "NETWORK", "never"],
    ["HPE_INVALID_CONSTANT", "NOT_AN_ANSWER", "never"],
    ["", "NETWORK", "never"],
  ];
  it.each(table)("takes %s for %s, asked again: %s", (systemCode, code, remedy) => {
    expect(connectionFailure(systemCode, "words", "m")).toMatchObject({ code, remedy });
  });
});

describe("readServerError", () => {
  it("reads the shapes in which servers say what is wrong", () => {
    expect(readServerError("model not found").message).toBe("model not found");
    expect(readServerError({ detail: "no such field" }).message).toBe("no such field");
    expect(readServerError({ message: "bad", code: "c", param: "p" })).toEqual({
      message: "bad",
      code: "c",
      parameter: "p",
    });
    expect(readServerError({ message: "bad", type: "t", code: 400, param: null })).toEqual({
      message: "bad",
      code: "t",
      parameter: "",
    });
    expect(readServerError({ message: "Provider returned error", metadata: { raw: "no temperature" } }).message).toBe(
      "Provider returned error: no temperature",
    );
    expect(readServerError({ detail: [{ loc: ["body", "stream_options"] }] }).message).toContain("stream_options");
    expect(readServerError(null)).toEqual(nothingSaid);
  });

  it("keeps terminal escapes, line ends and invisible signs out of messages", () => {
    expect(readServerError("a\u001b[31mred\r\n\tb\u202e\u200bc").message).toBe("a [31mred b c");
  });
});
