import { expect, it } from "vitest";
import { passGate } from "../../../src/memory/evidence/gate.ts";
import { logbookOf } from "../../../src/memory/evidence/logbook.ts";
import { daily } from "../../support/daily.ts";

const told = (text: string, log: string) =>
  passGate(
    { text, quotes: [], tellsOpen: true },
    { book: logbookOf([daily("2026-04-08", log.split("\n"))]), allow: [], known: new Map() },
  );

it.each([
  [
    "QuietLedger: create the tables by hand",
    "- QuietLedger: the first plan stands\n- the User is happy\n## Notes for the User\n- create the tables by hand",
  ],
  [
    "QuietLedger : créer les tables de la base",
    "- QuietLedger : le plan tient\n- l'Assistant répond\n## Décisions de l'Assistant\n- Créer les tables de la base",
  ],
  [
    "QuietLedger: create the database tables, connect the frontend to real data",
    "# 2026-04-08\n## Evening\n### What we did\n- Repo created: `ada/quiet-ledger`\n- Pages pushed\n### Current status\n- Database tables need to be created\n- Frontend needs to connect to real data",
  ],
  [
    "`quiet-ledger`: create the database tables, connect the frontend to real data",
    "## Done\n- QuietLedger pages pushed to the host\n## Next\n- create the database tables\n- connect the frontend to real data",
  ],
  [
    "QuietLedger: Datenbanktabellen anlegen, Frontend mit echten Daten verbinden",
    "## Abend\n### Erledigt\n- Repo angelegt: `ada/quiet-ledger`\n### Offen\n- Datenbanktabellen anlegen\n- Frontend mit echten Daten verbinden",
  ],
  [
    "QuietLedger : créer les tables de la base, brancher les vraies données",
    "## Fait\n- Dépôt créé : `ada/quiet-ledger`\n## Prochaines étapes\n- Créer les tables de la base\n- Brancher les vraies données",
  ],
  [
    "QuietLedger: crear las tablas de la base, conectar los datos reales",
    "## Hecho\n- Repositorio creado: `ada/quiet-ledger`\n## Próximos pasos\n- Crear las tablas de la base\n- Conectar los datos reales",
  ],
  [
    "QuietLedger: utworzyć tabele bazy, podłączyć prawdziwe dane",
    "## Zrobione\n- Repo utworzone: `ada/quiet-ledger`\n## Następne kroki\n- Utworzyć tabele bazy\n- Podłączyć prawdziwe dane",
  ],
  [
    "QuietLedger：データベースの表を作る、実データに接続する",
    "## 完了\n- リポジトリ作成：`ada/quiet-ledger`\n## 次のステップ\n- データベースの表を作る\n- 実データに接続する",
  ],
  [
    "QuietLedger：创建数据库表，接入真实数据",
    "## 完成\n- 仓库已建：`ada/quiet-ledger`\n## 下一步\n- 创建数据库表\n- 接入真实数据",
  ],
])("a claim may begin with what its log is about, however that is written: %s", (text, log) => {
  expect(told(text, log)).toHaveProperty("spans");
});

const TASKS = "- create the database tables\n- connect the frontend to real data";
it.each([
  ["under another's heading", `## Evening\n### Repo work\n- pushed \`ada/quiet-ledger\`\n### Billing\n${TASKS}`],
  ["beside another", `## Done\n- pushed \`ada/quiet-ledger\`\n- pushed \`ada/mill-gate\`\n## Next\n${TASKS}`],
  [
    "below a heading that names another",
    `## Done\n- pushed \`ada/quiet-ledger\`\n- saw Kestrel\n## Next for Kestrel\n${TASKS}`,
  ],
  [
    "in items of another",
    `## Done\n- pushed \`ada/quiet-ledger\`\n## Next\n- \`mill-gate\`\n${TASKS.replaceAll("- ", "  - ")}`,
  ],
  [
    "labelled with another",
    `## Done\n- pushed \`ada/quiet-ledger\`\n## Next\n${TASKS.replaceAll("- ", "- MillGate: ")}`,
  ],
  ["under a section of its own", `## \`quiet-ledger\`\n- pushed\n## Next\n${TASKS}`],
])("not with one that its lines are not about: %s", (_, log) => {
  expect(told("QuietLedger: create the database tables, connect the frontend to real data", log)).toMatchObject({
    code: "UNSUPPORTED",
    reason: expect.stringContaining("QuietLedger"),
  });
});
