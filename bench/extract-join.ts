/**
 * How often a claim that two profiles found becomes one memory, on the gold weeks; and how often it would be taken for one
 * after a number in it was changed or its statement denied, which must never be. Effects: reads SHARED.
 */
import { readAnswer } from "../src/compaction/reading.ts";
import { joinFound } from "../src/memory/identity/join.ts";
import type { Found } from "../src/memory/memory.ts";
import { answerTo } from "../src/offline/extractive.ts";
import { typed } from "../src/profile/typed/typed.ts";
import { precisionOf } from "./extract-profiles.ts";
import { goldWeeks, logsOfWeek } from "./quality-corpus.ts";

export function joinNumbers(shared: string): string {
  const count = { typed: 0, precision: 0, joined: 0, beside: 0, changed: 0, falsely: 0 };
  for (const part of ["train", "dev"] as const)
    for (const { source, week } of goldWeeks(shared, part)) {
      const logs = logsOfWeek(shared, source, week);
      const { reading, book } = precisionOf(logs, 5);
      const request = {
        task: "extract",
        system: "",
        user: "",
        temperature: 0,
        maxOutputTokens: 0,
        logs,
        known: [],
      } as const;
      const gate = { book, allow: [], known: new Map<string, string>() };
      const first = readAnswer(answerTo(request), typed, gate, "extract").found;
      const isJoined = (claim: Found): boolean => joinFound([first, [claim]]).length === first.length;
      count.typed += first.length;
      count.precision += reading.found.length;
      for (const claim of reading.found) {
        const shares = first.some(({ evidence }) => evidence.some((line) => claim.evidence.includes(line)));
        if (!isJoined(claim)) {
          if (shares) count.beside++;
          continue;
        }
        count.joined++;
        for (const other of changedIn(claim)) {
          count.changed++;
          if (isJoined(other)) count.falsely++;
        }
      }
    }
  return [
    `joined with typed: ${count.joined} of ${count.precision} entries (typed has ${count.typed} claims)`,
    `on the same lines and yet apart: ${count.beside}`,
    `of ${count.changed} with a changed number or a denial joined all the same: ${count.falsely}`,
  ].join("\n");
}

/** The claim with another number, and with a denial. */
function changedIn(claim: Found): Found[] {
  const number = /\d+/.exec(claim.body)?.[0];
  const verb = / (?:is|are|was|were|uses?|runs?) /.exec(claim.body)?.[0];
  const replaced = (from: string, to: string): Found => ({
    ...claim,
    body: claim.body.replace(from, to),
    description: claim.description.replace(from, to),
  });
  return [
    ...(number === undefined ? [] : [replaced(number, String(Number(number) + 37))]),
    ...(verb === undefined ? [] : [replaced(verb, `${verb}not `)]),
  ];
}
