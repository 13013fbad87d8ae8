import { describe, expect, it } from "vitest";
import { activityAnswer } from "../../src/offline/activity.ts";
import { knowledgeAnswer } from "../../src/offline/knowledge.ts";
import { precisionAnswer } from "../../src/offline/precision.ts";
import { readActivity } from "../../src/profile/activity/activity.ts";
import { finished } from "../../src/steps.ts";
import { log, request } from "./log.ts";

const asked = (text: string) => request([log(text)]);

describe("a conversation, offline", () => {
  it("gives what the person asks for in so many words, and a choice with its reason", () => {
    const talk = [
      "[User] Please move the retry limit into the config file.",
      "We decided on SQLite instead of PostgreSQL because the server has little memory.",
      "[Assistant] Please note that I changed the limit. From now on it is three.",
      "[User] yes, great",
    ].join("\n");
    const { records, heard } = readActivity({ text: activityAnswer(asked(talk)) });
    expect(heard).toBe(true);
    expect(records).toMatchObject([
      { kind: "decision", rationale: "because the server has little memory." },
      { kind: "request", summary: "Please move the retry limit into the config file." },
    ]);
  });

  it("is four empty lists, heard by their reader, where nothing is plain", () => {
    const { records, heard } = readActivity({
      text: activityAnswer(asked("[User] hi\n[Assistant] Tried it, it failed.")),
    });
    expect([records, heard]).toEqual([[], true]);
  });
});

describe("knowledge, offline", () => {
  it("is what a named person wants, and nothing that has to be read between the lines", () => {
    const text =
      "Dana prefers short mails with numbers first.\n\nWe use PostgreSQL 16.\n\nThe user prefers dark themes.";
    expect(JSON.parse(finished(knowledgeAnswer(asked(text))))).toEqual({
      entities: [{ name: "Dana", type: "person" }],
      facts: [
        {
          ...{ entity: "Dana", slot: "preference", value: "prefers short mails with numbers first" },
          ...{ cardinality: "multi", scope: "universal" },
          evidence: ["Dana prefers short mails with numbers first."],
        },
      ],
      processes: [],
    });
  });
});

describe("precision, offline", () => {
  it.each([
    ["# Tuesday 16 June\n\nDecision: on Monday the weir moves to LoRa, because the cable broke.", /^LoRa$/],
    ["# Dienstag\n\nEntscheidung: ab Montag misst der Pegel mit LoRa, weil das Kabel brach.", /Pegel|LoRa/],
    ["Decision: from Tuesday 16:30 on the build runs on Kamal, because Capistrano broke.", /Kamal/],
  ])("is about a thing and never about a day: %j", (text, subject) => {
    const { entries } = JSON.parse(finished(precisionAnswer(asked(text)))) as { entries: { subject: string }[] };
    expect(entries.map((one) => one.subject)).toEqual([expect.stringMatching(subject)]);
  });

  it("gives each sure claim its kind and the thing it is about", () => {
    const text =
      "## Billing\n\nDecision: invoices are numbered per year.\n\nLesson: restore a backup before a release.";
    const { entries } = JSON.parse(finished(precisionAnswer(asked(text)))) as { entries: Record<string, unknown>[] };
    expect(entries).toMatchObject([
      { type: "decision", subject: "Billing", content: "Invoices are numbered per year.", expiry: "permanent" },
      { type: "lesson", subject: "Billing", evidence: ["Lesson: restore a backup before a release."] },
    ]);
  });

  it("is empty where nothing is marked or said outright", () => {
    expect(JSON.parse(finished(precisionAnswer(asked("Fixed the build, all 12 tests pass."))))).toEqual({
      entries: [],
    });
  });
});
