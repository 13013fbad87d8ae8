/** Logs of one week and a model's answer to them, for tests of the whole way. The answer is made by hand. */

export const LOGS = {
  "logs/2026-04-06.md":
    "# Monday\n\n- Decided: the import reads CAMT.053, because the CSV loses the payment reference.\n- 3,150 of 3,150 sample entries parse.\n",
  "logs/2026-04-08.md":
    "# Wednesday\n\n## Incident\n\n- 214 invoices came out with 19 % VAT instead of 7 %; the unit tests ran against a mocked database.\n- Lesson: integration tests run against a real PostgreSQL, never a mock.\n",
};

export const ANSWER = `### Key Decisions
- The import reads CAMT.053, because the CSV loses the payment reference (2026-04-06)

### Outcomes
- 214 invoices came out with 19 % VAT instead of 7 %: the unit tests ran against a mocked database
- The team hired 12 new engineers in Lisbon (2026-04-07)

\`\`\`typed_memory
---
name: Use a real database in integration tests
description: Integration tests run against a real PostgreSQL, never a mock
type: feedback
evidence:
  - "integration tests run against a real PostgreSQL, never a mock"
  - "214 invoices came out with 19 % VAT instead of 7 %"
importance: 8
---

Integration tests run against a real PostgreSQL, never a mock.

**Why:** 214 invoices came out with 19 % VAT instead of 7 %, unseen by tests on a mocked database.
\`\`\`

\`\`\`typed_memory
---
name: The import reads CAMT.053
description: The import reads CAMT.053, not the CSV
type: project
evidence: ["the import reads CAMT.053, because the CSV loses the payment reference"]
---

The import reads CAMT.053, because the CSV loses the payment reference.
\`\`\`

\`\`\`typed_memory
---
name: Moves to Kafka
description: Everything moves to Kafka in 2027
type: project
evidence: ["we move everything to Kafka in 2027"]
---

Everything moves to Kafka in 2027.
\`\`\`

\`\`\`typed_memory
---
name: Cut off
description: This block
`;

export const FEEDBACK = "memory/feedback_use-a-real-database-in-integration-tests.md";
export const PROJECT = "memory/project_the-import-reads-camt-053.md";
export const WEEKLY = "memory/weekly/2026-W15.md";
