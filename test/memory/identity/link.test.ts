import { expect, it } from "vitest";
import { isNarrower, relationOf } from "../../../src/memory/identity/link.ts";
import type { MemoryType } from "../../../src/memory/memory.ts";

const told = (body: string, type: MemoryType = "user") => ({ type, name: "Tools", description: "Tools", body });

it.each([
  ["In the Orion repository Ana indents with spaces.", "Ana always indents with tabs."],
  ["For the billing dashboard Ana indents with spaces.", "Ana indents with tabs."],
  ["Ana indents with spaces in this project.", "Ana indents with tabs."],
  ["In the Orion project Ana indents with spaces.", "In the Vega project Ana indents with tabs."],
  ["Beim Lagerprogramm nimmt Ida das helle Thema.", "Ida nimmt überall das dunkle Thema."],
  ["Im Projekt Hafen nimmt Ida das helle Thema.", "Ida nimmt überall das dunkle Thema."],
  ["En el repositorio Faro Mia usa pnpm.", "Mia siempre usa npm."],
  ["В приложении Orion Olga использует pnpm.", "Olga всегда использует npm."],
  ["Orion プロジェクトでは Rei は VS Code を使う。", "Rei はいつも Vim を使う。"],
])("what is of one project holds beside what is of all: %s", (claim, memory) => {
  expect(relationOf(told(claim), told(memory))).toBe("narrower");
});

it.each([
  ["In the Orion project Ana indents with spaces.", "Ana indents Orion with tabs."],
  ["Im Projekt Hafen nimmt Ida das helle Thema.", "Ida nimmt im Hafen das dunkle Thema."],
  ["Ana indents with spaces in every repository.", "Ana always indents with tabs."],
  ["In the morning she opens the app and indents with spaces.", "She indents with tabs."],
  ["Orion プロジェクトでは Rei は VS Code を使う。", "Rei は Orion で Vim を使う。"],
])("what is of the same project, or of none, is the memory's own: %s", (claim, memory) => {
  expect(relationOf(told(claim), told(memory))).toBe("related");
});

it.each([
  ["Ana leads design for the Orion project and lives in Porto.", "Ana lives in Graz and leads nothing."],
  ["In this project I learned: indent with spaces.", "Ana indents with tabs."],
  ["Ana writes tests first, also in the Orion project.", "Ana writes tests last."],
])("a project that is named for a part of the words, or for where they were learnt, narrows nothing: %s", (claim, memory) => {
  expect(relationOf(told(claim), told(memory))).not.toBe("narrower");
});

it("a project that leads to what was found in it narrows nothing", () => {
  const rule = told("Never store dates without a zone.");
  expect(isNarrower("In the app: never store dates without a zone.", rule)).toBe(false);
  expect(isNarrower("In the app never store dates without a zone.", rule)).toBe(true);
});

it("of a project itself the two are one", () => {
  const [claim, memory] = [told("In the Orion project we use SQLite.", "project"), told("We use Postgres.", "project")];
  expect(relationOf(claim, memory)).toBe("related");
});
