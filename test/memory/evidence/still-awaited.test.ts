import { expect, it } from "vitest";
import { passGate } from "../../../src/memory/evidence/gate.ts";
import { logbookOf } from "../../../src/memory/evidence/logbook.ts";
import { daily } from "../../support/daily.ts";

const doubtOf = (text: string, ...lines: string[]) => {
  const book = logbookOf([
    daily(
      "2026-04-08",
      lines.map((line) => `- ${line}`),
    ),
  ]);
  const passed = passGate({ text, quotes: lines.slice(0, 1) }, { book, allow: [], known: new Map() });
  return "code" in passed ? passed.code : passed.doubt;
};

it.each([
  ["The certificate of the supplier was received", "Waiting for the certificate of the supplier until 15 May"],
  ["La licencia de terraza ya está concedida", "Falta la licencia de terraza, el ayuntamiento contesta en mayo"],
  ["Сертификат от поставщика получен", "Ждём сертификат от поставщика до 15 мая"],
  ["Le certificat du fournisseur a été reçu", "On attend le certificat du fournisseur"],
  ["The jetty lease was renewed", "The jetty lease must be renewed"],
  ["Der Pachtvertrag wurde verlängert", "Der Pachtvertrag muss verlängert werden"],
  ["Le bail du ponton a été renouvelé", "Le bail du ponton doit être renouvelé"],
  ["Il contratto del molo è stato rinnovato", "Il contratto del molo deve essere rinnovato"],
  ["The jetty lease was renewed", "The jetty lease must be properly renewed"],
  ["The lease is signed by Ole", "The lease needs a signature from Ole"],
  ["Hafengebühr wurde gezahlt", "Hafengebühr bis Freitag zahlen"],
  ["El contrato se ha enviado", "El contrato todavía no se ha enviado"],
  ["合同已寄给档案馆", "还没给档案馆寄合同"],
  ["계약을 갱신했다", "계약을 갱신해야 한다"],
])("tells as done what its line waits for: %s", (claim, line) => {
  expect(doubtOf(claim, line)).toBe("its line still waits for it");
});

it.each([
  [
    "The certificate was received",
    ["Waiting for the certificate until 15 May", "The certificate arrived this morning"],
  ],
  ["Die Genehmigung wurde erteilt", ["Sie haben die Genehmigung erteilt, nur die Rechnung fehlt noch"]],
  ["The backups were moved to Hetzner", ["Backups moved to Hetzner but the old ones have not been deleted yet"]],
  ["Ole fixed the pump", ["Ole fixed the pump, the hose needs to be replaced next week"]],
  ["El contrato se firmó", ["Se firmó el contrato y todavía hay que pagar la fianza"]],
  ["The jetty lease was renewed", ["The jetty lease was to be renewed and was, on Friday"]],
  ["The bank offered a loan at 3.1 percent", ["Meeting with the bank until six, loan at 3.1 percent"]],
  ["Miete gezahlt", ["Miete bis Freitag gezahlt"]],
  ["Invoices are approved by Ida", ["Every invoice needs the approval of Ida"]],
  ["Contracts are signed by Ida", ["Every contract needs a signature from Ida"]],
  ["合同已寄给档案馆", ["还没给档案馆寄合同", "合同今天寄给档案馆了"]],
  ["No order is merged before Ida has approved it", ["Never merge an order without waiting for Ida"]],
] as const)("is settled, or a rule: %s", (claim, lines) => {
  expect(doubtOf(claim, ...lines)).not.toBe("its line still waits for it");
});
