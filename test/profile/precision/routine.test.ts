import { expect, it } from "vitest";
import { logbookOf } from "../../../src/memory/evidence/logbook.ts";
import { precision } from "../../../src/profile/precision/precision.ts";
import { daily } from "../../support/daily.ts";

/** Each is one of document 004's bad examples, or says the like in another language. */
const ROUTINE = [
  "expandInputFiles function in src/parser.ts uses expandGlobRecursive",
  "La función leerDatos en src/datos.py llama a abrirArchivo.",
  "The file was saved successfully",
  "Alle Tests sind grün.",
  "Git status showed no changes",
  "Listed files in directory",
  "Ran git status",
  "Opened the settings page.",
  "Switched to the terminal tab.",
  "Restarted the server to test",
  "tsconfig.json sets strict to true and target to es2023.",
  "AGENTS.md says that all modules use ESM.",
  "Fixed the CORS failure by adding credentials to the fetch call in client.ts",
  "Fehler behoben: die Rundung steht jetzt in betrag.py",
  "Still working on the parser for the bank statements, half way through the edge cases.",
  "The function incrementConfirmations updates confirmations and updated_at",
];
const KEPT = [
  "We switched to the tab layout for orders.",
  "Chose SQLite over Postgres for single-user simplicity.",
  "Fixed the CORS failure in client.ts, because the browser sends no cookies without credentials.",
  "Fixed the leak at the harbour gate.",
  "The end-to-end tests run on two machines in Lyon.",
  // How often makes a rule of an order.
  "Check the pump of the cellar three times a week.",
  "Starte den Router alle drei Wochen neu.",
  "Revisa los filtros dos veces al año.",
];

it("takes no entry that says only what a file holds, what was saved, or how the tests stand", () => {
  const lines = [...ROUTINE, ...KEPT].map((line) => `- ${line}`);
  const entries = [...ROUTINE, ...KEPT].map((content) => ({
    ...{ type: "fact", subject: "The tool", content, importance: 6, expiry: "permanent", tags: ["tool"] },
    ...{ source_context: "the list", evidence: [content] },
  }));
  const gate = { book: logbookOf([daily("2026-04-08", lines)]), allow: [], known: new Map<string, string>() };
  const answer = { text: JSON.stringify({ entries }), calls: [] };
  const { found, rejected } = precision.read(answer, gate, { keepFrom: 5, actors: [] });
  expect(rejected.map(({ code }) => code)).toEqual(ROUTINE.map(() => "ROUTINE"));
  expect(found.map(({ body }) => body)).toEqual(KEPT);
});
