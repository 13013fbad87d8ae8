import { expect, it } from "vitest";
import { logbookOf } from "../../src/memory/evidence/logbook.ts";
import { proveClaims } from "../../src/profile/proved.ts";
import { daily } from "../support/daily.ts";

/** The cited lines of a claim that quotes one line. */
function cited(name: string, quote: string, log: string, description = name): string[] {
  const lines = log.split("\n");
  const gate = { book: logbookOf([daily("2026-04-08", lines)]), allow: [], known: new Map<string, string>() };
  const claim = { line: 1, type: "project" as const, name, description, body: `${name}.`, quotes: [quote] };
  const { found } = proveClaims({ claimed: [claim], rejected: [] }, gate);
  return found.flatMap(({ spans }) => spans.flatMap(({ from, to }) => lines.slice(from - 1, to)));
}

it.each([
  [
    "The checkout service moves to Adyen in May",
    "Moves to Adyen in May",
    "## Checkout service\n\n- Moves to Adyen in May",
  ],
  ["Der Kessel wird im März gewartet", "Wird im März gewartet", "## Kessel\n\n- Wird im März gewartet"],
  ["Котёл обслуживаем в марте", "Обслуживаем в марте", "## Котёл\n\n- Обслуживаем в марте"],
  ["The backup server runs on Debian 12", "Runs on Debian 12 now", "- The backup server:\n  - Runs on Debian 12 now"],
])("is proved by the line that names its subject too: %s", (name, quote, log) => {
  expect(cited(name, quote, log)).toEqual(log.split("\n").filter(Boolean));
});

it.each([
  ["says it itself", "The boiler is serviced in March", "## Boiler\n\n- The boiler is serviced in March", undefined],
  [
    "stands under a kind",
    "Decision: boiler service in March",
    "## Decisions\n\n- The boiler is serviced in March",
    undefined,
  ],
  [
    "only has it in its title",
    "The boiler is serviced in March",
    "## House\n\n- The boiler is serviced in March",
    "House: boiler",
  ],
])("is proved by its line alone where that %s", (_, name, log, description) => {
  expect(cited(name, "The boiler is serviced in March", log, description)).toEqual([
    "- The boiler is serviced in March",
  ]);
});

it.each([
  [
    "Memory consolidation is archived before each merge",
    "Archived before each merge, always",
    "# Memory notes of April\n- The first window yielded 96 memories in April\n- Archived before each merge, always",
  ],
  [
    "Rechnungen gehen vor dem Druck ins Archiv",
    "Vor dem Druck ins Archiv, immer",
    "- Im April kamen 96 Rechnungen aus Wels\n- Vor dem Druck ins Archiv, immer",
  ],
  ["商店用 Prisma 技术栈", "技术栈：Prisma", "# 用心日记\n- 核心流程：商品进库 → 用户下单 → 发货\n- 技术栈：Prisma"],
])("is not proved by an item beside it, nor a title, with one of its words: %s", (name, quote, log) => {
  expect(cited(name, quote, log)).toEqual(log.split("\n").slice(-1));
});
