/** What a week proposes: whole claims under their own subject, and nothing that is over with its day. */
import { expect, it } from "vitest";
import { answerTo } from "../../src/offline/extractive.ts";
import { log, request } from "./log.ts";

const proposed = (text: string): string[] => {
  const answer = answerTo(request([log(text)]));
  return [...answer.matchAll(/typed_memory likely\n---\nname: "(.*)"/gu)].map(([, name]) => name!);
};

it("proposes a claim with the label that it is about, and none that says that nothing was done", () => {
  const names = proposed(
    [
      "## Wednesday",
      "- Two-phase ferry: first the cars, then the bicycles, since the ramp holds nine tons at most",
      "- No substantive tasks logged by the crew on this day, only the cleaning of the ramp",
    ].join("\n"),
  );
  expect(names.join("\n")).toContain("Two-phase ferry");
  expect(names.join("\n")).not.toContain("No substantive");
});
