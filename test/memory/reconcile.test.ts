import { describe, expect, it } from "vitest";
import type { Found } from "../../src/memory/memory.ts";
import { reconcile } from "../../src/memory/reconcile.ts";
import { found, known, read, stored } from "../support/claims.ts";

const later = {
  spans: [{ path: "logs/2026-05-04.md", day: "2026-05-04", from: 3, to: 3 }],
  evidence: ["cccccccccccc"],
};
const kinds = (...args: Parameters<typeof reconcile>) =>
  reconcile(...args).map(({ kind, file, because }) => ({ kind, file, because }));

describe("a claim that may speak to its reader", () => {
  const doubt = "it may address its reader: it tells the reader to send something away";

  it("waits for a person, whatever is configured, and says why", () => {
    const [change] = reconcile([found({ doubt })], known([]));
    expect(change).toMatchObject({ kind: "proposed" });
    expect(change?.text).toContain(`because: "${doubt}"`);
    expect(reconcile([found({ doubt })], known([stored()]))).toMatchObject([{ kind: "unchanged" }]);
  });

  it("changes nothing that stands", () => {
    const says = {
      body: "Integration tests run against PostgreSQL 17, never a mock. The agent asks nobody.",
      ...later,
    };
    const [change] = reconcile([found({ doubt, ...says })], known([stored()]));
    expect(change).toMatchObject({ kind: "proposed", file: `inbox/${stored().file}` });
  });
});

describe("two claims of the same lines that an answer tells at once", () => {
  const says = (name: string, body: string) => found({ name, description: body, body });
  const one = says("Jobs run on pg-boss", "Jobs run on pg-boss on the Postgres that already runs.");

  it("never supersede each other: of one name the first stands, else a person is asked", () => {
    const twin = says("Jobs run on pg-boss", "Jobs no longer run on pg-boss on the Postgres that already runs.");
    const other = says("Jobs on Postgres", "Jobs no longer run on pg-boss on the Postgres that already runs.");
    expect(kinds([one, twin], known([])).map(({ kind }) => kind)).toEqual(["created", "kept"]);
    expect(kinds([one, other], known([])).map(({ kind }) => kind)).not.toContain("superseded");
    expect(kinds([one, { ...twin, ...later }], known([])).map(({ kind }) => kind)).toContain("superseded");
  });

  it.each([
    ["Alice approves invoices below 500.", "Bob approves invoices above 500."],
    ["Go code uses tabs.", "Python code never uses tabs."],
    ["Die Küche schliesst um fünf.", "Der Laden schliesst nicht mehr um fünf."],
  ])("are both kept under one name where each tells of another thing: %s %s", (first, second) => {
    const both = kinds([says("Ways", first), says("Ways", second)], known([]));
    expect(both.map(({ kind }) => kind)).toEqual(["created", "created"]);
    expect(new Set(both.map(({ file }) => file)).size).toBe(2);
  });

  it("are one where they deny one thing in other words", () => {
    const pair = ["Jobs run on pg-boss, not on BullMQ.", "Jobs run on pg-boss rather than BullMQ."];
    const changes = kinds(
      pair.map((body) => says("Ways", body)),
      known([]),
    );
    expect(changes.filter(({ kind }) => kind === "created")).toHaveLength(1);
    expect(changes.map(({ kind }) => kind)).not.toContain("superseded");
  });
});

it("stands where it names another, and the older one alone is asked about", () => {
  const van = (name: string) => ({
    ...{
      name: `The van for ${name} leaves at noon every Thursday with two drivers`,
      description: `The van for ${name} leaves at noon every Thursday with two drivers`,
    },
    body: `The van for ${name} leaves at noon every Thursday with two drivers, because the ferry is empty then.`,
  });
  const [before] = reconcile([found({ type: "project", ...van("Gildax") })], known([]));
  const memory = read(before!.file, before!.text!);
  const changes = kinds([found({ type: "project", ...van("Mormun"), ...later })], known([memory]));
  expect(changes.map(({ kind, file }) => [kind, file])).toEqual([
    ["created", expect.stringMatching(/^project_the-van-for-mormun/)],
    ["proposed", expect.stringMatching(/^inbox\/project_the-van-for-gildax/)],
  ]);
});

describe("a foreign link in a claim", () => {
  it("is text in the memory, wherever it stands", () => {
    const link = "[board](javascript:alert(1))";
    const [change] = reconcile([found({ name: `The ${link}`, description: link, body: link })], known([]));
    expect(change?.text?.match(/board\\{1,2}\]\(javascript:/g)).toHaveLength(3);
  });
});

describe("a claim that is new", () => {
  it("is the same memory by its name, though its file was named when names were romanised otherwise", () => {
    const older = stored({ name: "数据库用真实的", file: "feedback_1a2b3c4d.md" });
    const again = found({
      name: "数据库用真实的",
      spans: [{ path: "logs/2026-04-20.md", day: "2026-04-20", from: 1, to: 1 }],
      evidence: ["cccccccccccc"],
    });
    expect(reconcile([again], known([older]))).toMatchObject([{ kind: "updated", file: older.file }]);
  });

  it("is created with its evidence, named by type and slug", () => {
    const [change] = reconcile([found({ importance: 7 })], known([]));
    expect(change).toMatchObject({
      kind: "created",
      file: "feedback_use-a-real-database-in-integration-tests.md",
      because: "stands in the log of 2026-04-08",
    });
    expect(change?.text).toBe(
      [
        "---",
        "name: Use a real database in integration tests",
        "description: Integration tests run against PostgreSQL 17, never a mock",
        "type: feedback",
        "created: 2026-04-08",
        "updated: 2026-04-08",
        "sources:",
        "  - logs/2026-04-08.md#L12-L13",
        "importance: 7",
        "digest: 389f5b607ca2",
        "---",
        "",
        "Integration tests run against PostgreSQL 17, never a mock.",
        "",
      ].join("\n"),
    );
  });

  it("never takes the file of another claim of the same name, nor of a file that is no memory", () => {
    const other = stored({
      description: "Ask Mirjam before dropping a table",
      body: "Dropping tables needs Mirjam's word.",
    });
    const [change] = reconcile([found(later)], known([other]));
    expect(change?.kind).toBe("created");
    expect(change?.file).toMatch(/^feedback_use-a-real-database-in-integration-tests-[0-9a-f]{8}\.md$/);
    const [beside] = reconcile(
      [found()],
      known([], { names: new Set(["Feedback_use-a-real-database-in-integration-tests.md"]) }),
    );
    expect(beside?.file).toMatch(/-[0-9a-f]{8}\.md$/);
  });

  it("gives two claims of one name in one answer two files", () => {
    const claims = [
      found(),
      found({
        description: "Ask Mirjam before dropping a table",
        body: "Dropping tables needs Mirjam's word.",
        ...later,
      }),
    ];
    expect(new Set(reconcile(claims, known([])).map(({ file }) => file)).size).toBe(2);
  });
});

describe("a claim that stands already", () => {
  it("is unchanged when it brings nothing new", () => {
    expect(kinds([found()], known([stored()]))).toEqual([
      { kind: "unchanged", file: stored().file, because: "nothing new" },
    ]);
  });

  it.each([
    ["Use DuckDB for the tide store", ", because the reports scan 40 million rows"],
    ["Kafka statt RabbitMQ für die Etiketten", ", weil die Prüfer Wiederholung brauchen"],
    ["El informe sale los lunes", " porque Pilar lo lee ese día"],
    ["倉庫の記録はDuckDBに置く", "、集計が速いから"],
  ])("is one with its reason and without: %s", (name, reason) => {
    const told = (text: string) => ({
      type: "project" as const,
      name: text,
      description: `${text}.`,
      body: `${text}.`,
    });
    for (const [before, now] of [
      [name, name + reason],
      [name + reason, name],
    ] as const) {
      const memory = stored({ ...told(before), file: "project_a.md" });
      const changes = reconcile([found({ ...told(now), ...later })], known([memory]));
      expect(changes).toMatchObject([{ kind: "updated", file: "project_a.md" }]);
    }
  });

  it("is none that was superseded, told again with a reason", () => {
    const old = stored({
      name: "Labels are printed at noon",
      body: "Labels are printed at noon.",
      status: "superseded",
    });
    const body = "Labels are printed at noon, because the van leaves at one.";
    const [change] = reconcile([found({ name: body.slice(0, -1), description: body, body, ...later })], known([old]));
    expect(change).toMatchObject({ kind: "created" });
  });

  it("gains the new evidence, and keeps its words when the new ones say no more", () => {
    const [change] = reconcile(
      [found({ ...later, body: "Tests of integration use PostgreSQL 17." })],
      known([stored()]),
    );
    const after = read(stored().file, change?.text ?? "");
    expect(change).toMatchObject({ kind: "updated", because: "new evidence" });
    expect(after).toMatchObject({
      body: stored().body,
      created: "2026-04-08",
      updated: "2026-05-04",
      sources: ["logs/2026-04-08.md#L12-L13", "logs/2026-05-04.md#L3"],
      byPerson: false,
    });
  });

  it("gets back nothing that a person took out of its front matter, told again or once more", () => {
    const told = { importance: 7, tags: ["db"], expires: "2027-01-01" };
    const [change] = reconcile([found({ ...told, ...later })], known([stored()]));
    expect(change?.text).not.toMatch(/importance:|tags:/);
    expect(
      kinds([found(told)], known([stored()], { listed: [{ file: stored().file, evidence: found().evidence }] })),
    ).toEqual([{ kind: "unchanged", file: stored().file, because: "nothing new" }]);
  });

  it("takes an update as the memory now reads, keeps what nothing in it touches, and tells what it left out", () => {
    const body =
      "Integration tests run against PostgreSQL 17, never a mock.\n\n**Why:** A fake driver hid the deadlock.";
    const [change] = reconcile(
      [
        found({
          ...later,
          updates: stored().file,
          description: "Integration tests run in CI",
          body: "Integration tests run in CI on every pull request, in 90 seconds.",
        }),
      ],
      known([stored({ body })]),
    );
    expect(change).toMatchObject({
      kind: "updated",
      because: 'reads anew; left out: "Integration tests run against PostgreSQL 17, never a mock."',
    });
    expect(read(stored().file, change?.text ?? "")).toMatchObject({
      description: "Integration tests run in CI",
      body: "Integration tests run in CI on every pull request, in 90 seconds.\n\n**Why:** A fake driver hid the deadlock.",
    });
  });

  it("takes a text that says all of the old and more", () => {
    const sharper = "Integration tests run against PostgreSQL 17, never a mock; `npm run test:db` starts it.";
    const [change] = reconcile([found({ ...later, updates: stored().file, body: sharper })], known([stored()]));
    expect(read(stored().file, change?.text ?? "").body).toBe(sharper);
  });

  it("is known again by the same lines and type, whatever its new name", () => {
    const [change] = reconcile(
      [found({ name: "Never mock the database", description: "No mocked database in tests" })],
      known([stored()], { listed: [{ file: stored().file, evidence: found().evidence }] }),
    );
    expect(change).toMatchObject({ file: stored().file, kind: "unchanged" });
  });

  it("is not known by the numbers of its lines, which may say something else by now", () => {
    const tea = { name: "Prefers tea", description: "The user prefers tea over coffee", body: "Tea over coffee." };
    expect(kinds([found({ ...tea, evidence: ["cccccccccccc"] })], known([stored()]))).toMatchObject([
      { kind: "created", file: "feedback_prefers-tea.md" },
    ]);
  });

  it("that shares its lines with another is told from it by its name or words, in whatever order the answer has them", () => {
    const [postgres, redis] = ["Use PostgreSQL for orders", "Use Redis for sessions"].map((name) =>
      found({ name, description: `${name}, as decided`, body: `${name}.` }),
    ) as [Found, Found];
    const memory = stored({ ...postgres, file: "feedback_use-postgresql-for-orders.md" });
    const listed = [{ file: memory.file, evidence: found().evidence }];
    for (const answer of [
      [postgres, redis],
      [redis, postgres],
    ])
      expect(kinds(answer, known([memory], { listed })).toSorted((a, b) => (a.kind < b.kind ? -1 : 1))).toMatchObject([
        { kind: "created", file: "feedback_use-redis-for-sessions.md" },
        { kind: "unchanged", file: memory.file },
      ]);
  });
});

describe("what a person did", () => {
  it("keeps a memory that was edited by hand", () => {
    const edited = read(stored().file, stored().text.replace("never a mock.", "never a mock. Really."));
    expect(edited.byPerson).toBe(true);
    expect(kinds([found(later)], known([edited]))).toEqual([
      { kind: "kept", file: edited.file, because: "edited by hand" },
    ]);
  });

  it("keeps a pinned memory, and one that was withdrawn", () => {
    const pinned = read(stored().file, stored().text.replace("digest:", "pinned: true\ndigest:"));
    expect(kinds([found(later)], known([pinned]))).toMatchObject([{ kind: "kept", because: "pinned" }]);
    const withdrawn = stored({ status: "withdrawn" });
    expect(kinds([found()], known([withdrawn]))).toEqual([
      { kind: "kept", file: withdrawn.file, because: "withdrawn" },
    ]);
    expect(kinds([found(later)], known([withdrawn]))).toMatchObject([
      { kind: "proposed", file: `inbox/${withdrawn.file}` },
    ]);
  });

  it("does not bring back by the same evidence what was deleted", () => {
    const declined = [{ type: "feedback", evidence: [...found().evidence].reverse() }];
    expect(reconcile([found()], known([], { declined }))).toMatchObject([{ kind: "kept" }]);
    expect(reconcile([found()], known([], { declined }))[0]).not.toHaveProperty("text");
    expect(reconcile([found(later)], known([], { declined }))).toMatchObject([{ kind: "created" }]);
    // The same words of another week made it anew: this week's line is declined all the same.
    const anew = stored();
    const listedElsewhere = [{ file: anew.file, evidence: found().evidence }];
    expect(reconcile([found()], known([anew], { declined, listedElsewhere }))).toMatchObject([{ kind: "kept" }]);
    expect(reconcile([found()], known([anew], { declined, listedElsewhere }))[0]!.because).toContain("took it back");
  });

  it("neither brings back nor proposes what its own week had listed and a person has deleted since", () => {
    const { file } = stored();
    const gone = [{ type: "feedback", evidence: found().evidence }];
    const because = "a person took it back; the same evidence does not revive it";
    expect(reconcile([found()], known([], { gone, deleted: new Set([file]) }))).toEqual([
      { kind: "kept", file, because },
    ]);
    // Under another name it was renamed, and stands.
    const renamed = read("feedback_database.md", stored().text);
    expect(kinds([found()], known([renamed], { gone, deleted: new Set([file]) }))).toEqual([
      { kind: "unchanged", file: "feedback_database.md", because: "nothing new" },
    ]);
  });
});

describe("a claim that replaces another", () => {
  const replacing = found({
    ...later,
    name: "Tests run on SQLite",
    description: "SQLite since May",
    body: "Integration tests run on SQLite.",
    supersedes: stored().file,
  });

  it("links both files both ways and keeps the old one", () => {
    const [created, old] = reconcile([replacing], known([stored()]));
    expect(created).toMatchObject({
      kind: "created",
      file: "feedback_tests-run-on-sqlite.md",
      because: `replaces ${stored().file}`,
    });
    expect(read("x.md", created?.text ?? "").supersedes).toBe(stored().file);
    expect(old).toMatchObject({ kind: "superseded", file: stored().file });
    expect(read(stored().file, old?.text ?? "")).toMatchObject({
      status: "superseded",
      superseded_by: "feedback_tests-run-on-sqlite.md",
      body: stored().body,
    });
  });

  it("waits for a person where a person edited the old one, which stays as it is", () => {
    const edited = read(stored().file, stored().text.replace("never a mock.", "never a mock. Really."));
    expect(kinds([replacing], known([edited]))).toEqual([
      {
        kind: "proposed",
        file: "inbox/feedback_tests-run-on-sqlite.md",
        because: `it would replace ${edited.file}, which was edited by hand`,
      },
    ]);
  });

  it("never overrules newer evidence", () => {
    const newer = stored({ updated: "2026-06-01" });
    expect(kinds([replacing], known([newer]))).toEqual([
      { kind: "kept", file: newer.file, because: "newer evidence of 2026-06-01 stands" },
    ]);
  });

  it("takes a name that does not exist for none at all, and never for a path", () => {
    expect(reconcile([found({ supersedes: "../../etc/passwd" })], known([])).map(({ file }) => file)).toEqual([
      "feedback_use-a-real-database-in-integration-tests.md",
    ]);
  });
});

describe("what a person is to decide", () => {
  const wider = {
    ...later,
    description: "Integration tests run in CI",
    body: "Integration tests run in CI, in 90 seconds.",
  };

  it("proposes what a week says beyond a text that a person wrote, with the person's words in it", () => {
    const edited = read(stored().file, stored().text.replace("never a mock.", "never a mock. Really."));
    const [change] = reconcile([found({ ...wider, updates: edited.file })], known([edited]));
    expect(change).toMatchObject({
      kind: "proposed",
      file: `inbox/${edited.file}`,
      because: "the memory was edited by hand, and this week says more",
    });
    expect(change?.text).toContain("never a mock. Really.");
    expect(change?.text).toContain("**Update (2026-05-04):** Integration tests run in CI, in 90 seconds.");
  });

  it("asks whether a memory still holds when a claim much like it has another number, and shows both with their days", () => {
    const other = found({
      ...later,
      name: "Use a real database for integration tests",
      description: "Integration tests run against PostgreSQL 18, never a mock",
      body: "Integration tests run against PostgreSQL 18, never a mock.",
    });
    const [change] = reconcile([other], known([stored()]));
    expect(change).toMatchObject({
      kind: "proposed",
      file: "inbox/feedback_use-a-real-database-for-integration-tests.md",
      because: `${stored().file} may hold no longer (18, not 17): "Integration tests run against PostgreSQL 17, never a mock." (2026-04-08), "Integration tests run against PostgreSQL 18, never a mock" (2026-05-04)`,
    });
    expect(change?.text).toContain(`replaces: ${stored().file}`);
  });

  it("supersedes a memory that a claim in its words takes back, though no model said so", () => {
    const plain = stored({
      description: "Integration tests run against PostgreSQL 17",
      body: "Integration tests run against PostgreSQL 17, a mock of it.",
    });
    const name = "Use a real database for integration tests";
    const body = "Integration tests run against PostgreSQL 17, no longer a mock of it.";
    const claim = found({ ...later, name, description: "Integration tests run against PostgreSQL 17", body });
    expect(kinds([claim], known([plain])).map(({ kind }) => kind)).toEqual(["created", "superseded"]);
  });

  it("merges a claim in nearly the same words that says nothing else", () => {
    const same = found({ ...later, name: "Integration tests use a real database" });
    expect(kinds([same], known([stored()]))).toEqual([
      { kind: "updated", file: stored().file, because: "new evidence" },
    ]);
  });

  it("proposes again, and no more, what a person deleted when the evidence is new", () => {
    expect(kinds([found(later)], known([], { deleted: new Set([stored().file]) }))).toMatchObject([
      { kind: "proposed", because: "a person deleted it; this evidence is new" },
    ]);
  });

  it("sends everything to the inbox when a person is to review", () => {
    expect(kinds([found()], known([], { review: "inbox" }))).toMatchObject([{ kind: "proposed" }]);
    expect(kinds([found({ ...wider, updates: stored().file })], known([stored()], { review: "inbox" }))).toMatchObject([
      { kind: "proposed", because: expect.stringMatching(/^reads anew/) },
    ]);
    expect(
      kinds([found({ ...wider, supersedes: stored().file })], known([stored()], { review: "inbox" })),
    ).toMatchObject([{ kind: "proposed", because: `replaces ${stored().file}` }]);
  });

  it("finds a memory again that a person renamed", () => {
    const renamed = { ...stored(), file: "feedback_databases.md" };
    expect(kinds([found()], known([renamed], { listed: [] }))).toEqual([
      { kind: "unchanged", file: "feedback_databases.md", because: "nothing new" },
    ]);
  });

  it("never lets older evidence change the words of newer", () => {
    const newer = stored({ updated: "2026-06-01", sources: ["logs/2026-06-01.md#L1"] });
    const [change] = reconcile([found({ ...wider, updates: newer.file })], known([newer]));
    expect(read(newer.file, change?.text ?? "")).toMatchObject({
      body: newer.body,
      updated: "2026-06-01",
      created: "2026-04-08",
    });
  });
});

describe("what two claims of one week have to do with each other", () => {
  it("likely ones do not name each other for a word that both have and one denies", () => {
    const likely = (body: string, line: number) =>
      found({
        ...{ type: "project", name: body, description: body, body, likely: true, evidence: [`${line}`.repeat(12)] },
        spans: [{ path: "logs/2026-04-08.md", day: "2026-04-08", from: line, to: line }],
      });
    const changes = reconcile(
      [likely("The boiler in hall 3 needs a new valve.", 1), likely("No new chairs for hall 3 this year.", 2)],
      known([]),
    );
    for (const { because } of changes) expect(because).not.toContain("otherwise");
  });

  it("one that updates a memory which is none is new, and says so", () => {
    const [change] = reconcile([found({ updates: "feedback_nowhere.md" })], known([]));
    expect(change).toMatchObject({
      kind: "created",
      because: expect.stringContaining("feedback_nowhere.md, which is no memory"),
    });
  });
});

describe("a claim that names a memory about something else", () => {
  const of = (says: string) => ({
    type: "project" as const,
    name: says.replace(/[.。]$/u, ""),
    description: says,
    body: says,
  });
  const memoryOf = (says: string) => {
    const [change] = reconcile([found(of(says))], known([]));
    return read(change!.file, change!.text!);
  };
  const WAREHOUSE = "The warehouse in Halle closes at 16:00.";

  it.each([
    ["updates", WAREHOUSE, "Lena leads the design team."],
    ["supersedes", WAREHOUSE, "The canteen opens at 16:00."],
    ["updates", "Das Lager in Halle hat drei Tore.", "Rechnungen gehen an Petra."],
    ["supersedes", "仓库十六点关门。", "莱娜带领设计团队。"],
  ])("stands beside it, and says that the link was not followed: %s", (link, had, says) => {
    const memory = memoryOf(had);
    const changes = kinds([found({ ...of(says), ...later, [link]: memory.file })], known([memory]));
    expect(changes).toMatchObject([
      { kind: "created", because: expect.stringContaining(`${memory.file}, with which`) },
    ]);
  });

  it.each([
    ["One reviewer is enough from now on.", "Every pull request needs two reviews."],
    ["Rechnungen werden wieder gemailt.", "Ausgangsrechnung per Post."],
    ["レビューは再び GitLab でやる。", "コードレビューは Gerrit に移した。"],
    ["Лагерь в Halle закрывается в 18:00.", WAREHOUSE],
  ])("replaces it where they share a word, be it of another form, or a name: %s", (says, had) => {
    const memory = memoryOf(had);
    const changes = kinds([found({ ...of(says), ...later, supersedes: memory.file })], known([memory]));
    expect(changes.map(({ kind }) => kind)).toEqual(["created", "superseded"]);
  });

  it("is asked about where it is in another language and shares no name", () => {
    const memory = memoryOf("Wir liefern nicht nach Norwegen.");
    const changes = kinds(
      [found({ ...of("Мы отправляем заказы."), ...later, supersedes: memory.file })],
      known([memory]),
    );
    expect(changes).toMatchObject([{ kind: "proposed", because: expect.stringContaining("another language") }]);
  });
});

describe("a claim that an answer tells twice, each time for another reason", () => {
  const line = (n: number) => [{ path: "logs/2026-04-08.md", day: "2026-04-08", from: n, to: n + 1 }];
  const telling = (why: string, at: number, digest: string): Found => {
    const { body } = found();
    return found({ body: `${body}\n\n**Why:** ${why}`, spans: line(at), evidence: ["aaaaaaaaaaaa", digest] });
  };
  const speed = telling("the mock hid it.", 3, "bbbbbbbbbbbb");
  const outage = telling("Beatrix lost 3 days.", 7, "cccccccccccc");
  const paragraphs = (text = "") => text.split("\n---\n")[1]!.trim().split("\n\n").sort();
  const [alone] = reconcile([outage], known([]));
  const standing = read(alone!.file, alone!.text!);
  const listed = [{ file: alone!.file, evidence: outage.evidence }];

  it("says both, whichever was there first", () => {
    const both = paragraphs(`\n---\n${found().body}\n\n**Why:** the mock hid it.\n\n**Why:** Beatrix lost 3 days.`);
    for (const claims of [
      [speed, outage],
      [outage, speed],
    ])
      for (const before of [known([]), known([standing], { listed })]) {
        const changes = reconcile(claims, before);
        expect(changes.map(({ file }) => file)).toEqual([standing.file]);
        expect(paragraphs(changes[0]?.text)).toEqual(both);
        expect(changes[0]?.text).toMatch(
          /sources:\n {2}- logs\/2026-04-08.md#L3-L4\n {2}- logs\/2026-04-08.md#L7-L8\n/,
        );
      }
  });

  it("is one claim only where the rest of it is the same", () => {
    for (const other of [{ likely: true }, { updates: "feedback_other.md" }, { body: "Never a mock." }] as const)
      expect(reconcile([speed, { ...outage, ...other }], known([]))).toHaveLength(2);
  });
});

describe("a claim that another answer sorts as another type", () => {
  const dana = "Dana wants numbers first in status mails";
  const told = (name: string, description: string) => ({ name, description, body: `${description}.`, ...later });
  const memory = stored({
    ...{ type: "user", file: "user_numbers-first-for-dana.md" },
    ...{ name: "Numbers first for Dana", description: dana, body: `${dana}.` },
  });

  it.each([
    ["word for word, under another name", "Mails for the board", dana],
    ["put otherwise", "Status mails start with numbers", "Status mails put numbers first, as Dana wants"],
  ])("is the memory that stands, %s", (_, name, description) => {
    const claim = found({ type: "feedback", ...told(name, description) });
    expect(kinds([claim], known([memory]))).toMatchObject([{ kind: "updated", file: memory.file }]);
  });

  it.each([
    ["of somebody else", "Emeka wants text first in status mails"],
    ["of another thing", "Status mails go out on Mondays before ten"],
  ])("is one of its own, %s", (_, description) => {
    const claim = found({ type: "feedback", ...told(description, description) });
    expect(kinds([claim], known([memory]))).toMatchObject([{ kind: "created" }]);
  });
});

describe("a memory that another took the place of", () => {
  const successor = stored({ name: "Tests never need a database", file: "feedback_tests-never-need-a-database.md" });
  const old = stored({ status: "superseded", superseded_by: successor.file });
  const listedElsewhere = [{ file: old.file, evidence: found().evidence }];
  const on = (day: string) => ({ spans: [{ path: `logs/${day}.md`, day, from: 3, to: 4 }] });
  const after = { ...successor, created: "2026-04-15", updated: "2026-04-15" };

  it.each([
    ["is asked about anew where people went back to it, in the very same words", "2026-04-22", "proposed"],
    ["is asked about anew where both are said on one day", "2026-04-15", "proposed"],
    ["is not, by an older line", "2026-04-14", "kept"],
  ])("%s", (_, day, kind) => {
    const [change] = reconcile([found(on(day))], known([old, after], { listedElsewhere }));
    expect([change?.kind, change?.file === old.file]).toEqual([kind, kind === "kept"]);
  });
});
