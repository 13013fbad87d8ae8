import { expect, it } from "vitest";
import { repeatsApart } from "../../src/capture/repeats.ts";
import type { ActivityRecord } from "../../src/profile/activity/activity.ts";
import { routeAll } from "../../src/profile/activity/routing.ts";

const chose = (chosen: string, rationale: string, chunk?: number): ActivityRecord => ({
  ...{ kind: "decision", options: [], chosen, rationale, line: 1, messages: [4, 5] },
  ...(chunk === undefined ? {} : { chunk }),
});
const chosenIn = (records: readonly ActivityRecord[]): string[] =>
  records.map((record) => (record.kind === "decision" ? record.chosen : ""));

// Three of four were lost as told twice: they shared the messages and the reason, which made them alike by six words in ten.
it("keeps apart what one answer tells apart, though the choices share a turn and its reason", () => {
  for (const [reason, ...choices] of [
    [
      "The server answers late",
      "Keep the cache for login",
      "Keep ISO dates for mail",
      "Keep the second index for tides",
    ],
    ["Guests read the board from ten metres away in the rain", "Large type for trains", "Large type for ferries"],
    ["Der Anschluss am Pegel hat nur zwei Watt", "Bilder nur stündlich senden", "Videos nur stündlich senden"],
    ["Le quai n'a pas de réseau la nuit", "Garder les mesures sur place", "Garder les alarmes sur place"],
  ] as [string, ...string[]][]) {
    const told = choices.map((choice) => chose(choice, reason));
    expect(chosenIn(repeatsApart(told).records)).toEqual(choices);
    expect(routeAll(told).map(({ to }) => to)).toEqual(told.map(() => "keep"));
  }
});

it("tells once what two answers about the same messages tell in other words", () => {
  const [first, again] = [
    chose("SQLite for the readings", "The Pi has only 512 MB of memory"),
    chose("Store the readings in SQLite", "The Pi has only 512 MB", 1),
  ];
  const other = chose("Postgres for the accounts", "The Pi has only 512 MB", 1);
  expect(chosenIn(repeatsApart([first, again, other]).records)).toEqual([
    "SQLite for the readings",
    "Postgres for the accounts",
  ]);
});
