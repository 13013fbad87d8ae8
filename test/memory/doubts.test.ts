import { describe, expect, it } from "vitest";
import { readAnswer } from "../../src/compaction/reading.ts";
import { entityWording } from "../../src/memory/entity/entity.ts";
import { readFacts } from "../../src/memory/entity/facts.ts";
import { logbookOf } from "../../src/memory/evidence/logbook.ts";
import { readMemoryFile } from "../../src/memory/file/memory-file.ts";
import { readProposal, writeProposal } from "../../src/memory/file/proposal.ts";
import { unreadableMemory } from "../../src/memory/file/unreadable.ts";
import type { StoredMemory } from "../../src/memory/memory.ts";
import { reconcile, reconciling } from "../../src/memory/reconcile.ts";
import { typed } from "../../src/profile/typed/typed.ts";
import { found, known, stored } from "../support/claims.ts";
import { daily } from "../support/daily.ts";

const about = (body: string) =>
  stored({ type: "project", name: body, description: body, body, created: "2026-04-01", updated: "2026-04-01" });

/** What a week that kept nothing asks about a memory, for a line of its log. */
function asked(line: string, body: string, type: "project" | "feedback" = "project"): string | undefined {
  const book = logbookOf([daily("2026-04-08", ["- Sorted the mail.", `- ${line}`, "- Two calls."])]);
  const [change] = reconcile([], { ...known([{ ...about(body), type }]), week: "2026-W15", book });
  return change?.because;
}

describe("a line that speaks against a memory, and that the week's answer passes over", () => {
  it.each([
    ["Reports go out on Mondays now.", "Reports go out on Friday evening."],
    ["Friday sailings are suspended.", "We sail on Fridays."],
    ["We open on Sundays until 1 pm, customers asked.", "We close the shop on Sundays, since it does not pay."],
    ["Wir öffnen sonntags bis 13 Uhr.", "Wir schließen sonntags, weil es sich nicht lohnt."],
    ["Der Kran läuft wieder, die Kette des Krans ist getauscht.", "Die Kette vom Kran reißt."],
    ["Ravi does not own the import pipeline.", "Ravi owns the import pipeline."],
    ["09:10 Decision: the release is on Thursday.", "The release is on Tuesday."],
    ["**09:10** – Anna: Entscheidung: Jonas leitet den Umzug.", "Lena leitet den Umzug."],
    ["The Larch crew meets on Mondays instead of Fridays.", "The Larch crew meets on Fridays instead of Tuesdays."],
    ["Le pain cuit désormais 35 minutes au lieu de 48.", "Le pain cuit 48 minutes au lieu de 60."],
    [
      "The reports for Brandt go to Ruiz, no longer to Keller.",
      "The reports for Brandt go to Keller, no longer to Ott.",
    ],
  ])("is asked about, whatever else was found: %s", (line, body) => {
    const log = daily("2026-04-08", [`- ${line}`, "- The gate is shut at nine in winter."]);
    const [spanOf, kept] = [(at: number) => ({ path: log.path, day: log.day, from: at, to: at }), about(body)];
    const week = { ...known([kept]), week: "2026-W15", book: logbookOf([log]) };
    const claimOf = (text: string, at: number) =>
      found({ type: "project", name: text, description: text, body: text, spans: [spanOf(at)] });
    const isAsked = (...claims: Parameters<typeof reconcile>[0]) =>
      reconcile(claims, week).some(({ kind }) => ["questioned", "proposed", "superseded"].includes(kind));
    expect(isAsked(claimOf("The gate is shut at nine in winter.", 2))).toBe(true);
    // The old one stands beside what it made of the line.
    expect(isAsked(claimOf(line, 1))).toBe(true);
  });
});

describe("a later decision that says by its own words that it takes something back", () => {
  it.each([
    // Neither names what it is about: this is the one thing that stays as it is.
    ["Decision: we migrate to Postgres after all, IT gives us two people.", "We stay on MariaDB, nobody has time."],
    ["Entscheidung: doch Umstieg auf Jira, die Zentrale zahlt.", "Wir behalten Redmine, alle kennen es."],
    ["Decisión: al final pasamos a GitLab CI, Marta se encarga.", "Seguimos con Jenkins, nadie tiene tiempo."],
    ["Décision : on passe finalement à Mattermost.", "On reste sur Slack, tout le monde l'utilise."],
    ["決定: 結局GitHub Actionsに移行する。", "Jenkinsのままにする。時間がないため。"],
    ["决定: 最后还是改用Postgres。", "继续用MySQL。"],
    // A name may hold a weekday.
    ["Decision: we move to Postgres after all.", "We stay with Monday.com."],
    ["Decision: we move to Sunday Studio after all.", "We stay on MariaDB."],
    // What was the reason then is another now.
    [
      "Decision: we do the iPhone version after all, the portal came in cheaper.",
      "No app this year, since the budget only covers the portal.",
    ],
    ["Entscheidung: doch ein Rundbrief, die Redaktion wächst.", "Kein Newsletter, weil die Redaktion zu klein ist."],
  ])("is asked about where hardly a word is shared: %s", (line, body) => {
    expect(asked(line, body)).toContain("may hold no longer");
  });

  it.each([
    ["Kursgebühr doch 45 EUR, sonst reicht es nicht.", "Kursgebühr für Kinder 40 EUR, weil die Miete steigt."],
    ["Билет всё-таки 350 рублей, аренда выросла.", "Билет на концерт 300 рублей, потому что зал мал."],
    ["例会还是放在周四下午三点。", "例会改到周二下午三点。"],
    ["周会還是改回週一上午十點。", "周会改到周三上午十点。"],
  ])("needs no mark where it names its thing and another value: %s", (line, body) => {
    expect(asked(line, body)).toContain("may hold no longer");
  });

  it.each([
    ["Decision: we move the summer party to Ghent after all.", "We stay on MariaDB, nobody has time."],
    ["Entscheidung: wir ziehen doch in den dritten Stock um.", "Wir bleiben bei Exchange."],
    ["Decision: we switch to Vite after all.", "We keep the changelog by hand."],
    // A day is no thing to move to for what is no day.
    ["Decision: we switch to Friday after all.", "We stay on MariaDB, nobody has time."],
    ["Entscheidung: doch Wechsel auf Donnerstag.", "Wir bleiben bei Jenkins."],
    ["Decision: we move to 10:30 after all.", "We keep Mailchimp."],
    ["Decision: Ida gets the corner desk after all.", "The newsletter is monthly, because Ida writes it alone."],
    ["The headset worked after all, it was the Bluetooth stick.", "We test on phones, because of Bluetooth."],
    ["Zahnarzt doch am Donnerstag.", "Die Probe findet am Dienstag statt."],
    ["Beamer doch 45 EUR im Angebot.", "Kursgebühr 40 EUR, weil die Miete steigt."],
    ["牙医还是约在周四下午三点。", "例会改到周二下午三点。"],
    ["例会还是很有用，大家都来了。", "例会改到周二下午三点。"],
  ])("is of another thing where it names that: %s", (line, body) => {
    expect(asked(line, body)).toBeUndefined();
  });

  it("is asked of no decision in particular where several things stay as they are", () => {
    const book = logbookOf([daily("2026-04-08", ["- Decision: we move to Brevo after all."])]);
    const both = ["We stay with Jenkins.", "We keep Mailchimp."].map((body, i) => ({
      ...about(body),
      file: `project_${i}.md`,
    }));
    expect(reconcile([], { ...known(both), week: "2026-W15", book })).toEqual([]);
  });
});

describe("a line that moves what stays where it is, or adds to what is one alone", () => {
  it.each([
    ["Entscheidung: Hosting zieht zu AWS um.", "Das Hosting bleibt bei Hetzner, weil es billig ist."],
    ["Entscheidung: Buchhaltung geht zu Lexware.", "Die Buchhaltung bleibt bei Datev."],
    ["Decision: we add German to the app.", "The app ships in English only."],
    ["Décision : on ajoute l'anglais au site.", "Le site est seulement en français."],
  ])("is asked about: %s", (line, body) => {
    expect(asked(line, body)).toContain("may hold no longer");
  });

  it.each([
    ["Decision: we add dark mode to the app.", "The app ships in English only."],
    ["The German customers complained about the comments in the code.", "Code comments are in English only."],
    ["Polish the comments in the code before the release.", "Code comments are in English only."],
    ["Decision: the archive gets a dehumidifier.", "The archive stays in Basel."],
  ])("is not, of something else about it: %s", (line, body) => {
    expect(asked(line, body)).toBeUndefined();
  });
});

it.each([
  ["Correction: the quarterly report goes to Keller, the board and Ruiz.", true],
  ["The quarterly report goes to Keller, the board and Ruiz.", false],
])("is asked about by a claim that is only much like it where that corrects it: %s", (line, expected) => {
  const book = logbookOf([daily("2026-04-08", [`- ${line}`])]);
  const text = "The quarterly report goes to Keller, the board and Ruiz";
  const spans = [{ path: book.pages[0]!.log.path, day: "2026-04-08", from: 1, to: 1 }];
  const claim = found({ type: "project", name: text, description: text, body: `${text}.`, spans, likely: true });
  const one = about("The quarterly report goes to Keller and the board.");
  const [change] = reconcile([claim], { ...known([one]), week: "2026-W15", book });
  const open = readProposal(change!.text!);
  expect("proposal" in open && open.proposal.replaces).toBe(expected ? one.file : undefined);
});

describe("a proposal that waits", () => {
  const waiting = (body: string) => {
    const { file, text } = about(body);
    const of = { file, because: "likely", type: "project", evidence: [], week: "2026-W14", likely: true } as const;
    return new Map([[`inbox/${file}`, writeProposal(text, of)]]);
  };
  const told = (line: string, open: ReadonlyMap<string, string>, memories: readonly StoredMemory[] = []) =>
    reconcile([], {
      ...known(memories),
      week: "2026-W15",
      open,
      book: logbookOf([daily("2026-04-08", [`- ${line}`])]),
    });

  it.each([
    [
      "Great. In each list from now on like this, never load all.",
      "In each list from now on like this, never load all.",
    ],
    ["Super. Ab jetzt bei jeder Liste so, nie alles laden.", "Ab jetzt bei jeder Liste so, nie alles laden."],
  ])("is not taken back by itself: %s", (line, body) => {
    expect(asked(line, body, "feedback")).toBeUndefined();
  });

  it("is not asked about for the opposite on another day of the week", () => {
    expect(asked("We open the shop at eight on Saturdays.", "We close the shop on Sundays.")).toBeUndefined();
  });

  it("says that a later week speaks against it, once", () => {
    const open = waiting("We will not support Excel uploads in v3.");
    const line = "Changed our mind about Excel: v3 will support Excel uploads after all.";
    const [change, ...others] = told(line, open);
    expect([change?.kind, change?.file, others]).toEqual(["proposed", [...open.keys()][0], []]);
    const read = readProposal(change!.text!);
    expect("proposal" in read && read.proposal).toMatchObject({
      because: expect.stringMatching(
        /^likely; .*"We will not support Excel uploads in v3\." \(2026-04-01\), "Changed our/,
      ),
      week: "2026-W14",
      likely: true,
    });
    expect(told(line, new Map([[change!.file, change!.text!]]))).toEqual([]);
  });

  it("stays as it is where a person edited it, or a line is about something else", () => {
    const open = waiting("We will not support Excel uploads in v3.");
    expect(told("The Excel course was fun.", open)).toEqual([]);
    const [[path, text]] = [...open] as [[string, string]];
    const edited = new Map([[path, text.replaceAll("in v3.", "in v3, ever.")]]);
    expect(told("v3 will support Excel uploads after all.", edited)).toEqual([]);
  });

  it("says so where it lies, under whatever name", () => {
    const [[, text]] = [...waiting("We will not support Excel uploads in v3.")] as [[string, string]];
    const changes = told("v3 will support Excel uploads after all.", new Map([["inbox/excel.md", text]]));
    expect(changes.map(({ file }) => file)).toEqual(["inbox/excel.md"]);
  });

  it("stays as it is where only a word of change speaks against it", () => {
    const open = waiting(
      "Dry run with all 41,200 invoices: 41,188 imported, 12 rejected for a missing supplier number.",
    );
    const line = "From now on every importer gets a dry run on the full data before review.";
    expect(told(line, open)).toEqual([]);
  });

  it("is told by words that are rare in the folder too", () => {
    const folder = Array.from({ length: 60 }, (_, i) => ({
      ...about(`We use vendor${i} for billing and part ${i}.`),
      file: `project_${i}.md`,
    }));
    expect(told("We use Redis for sessions.", waiting("We use Postgres for billing."), folder)).toEqual([]);
  });
});

describe("a memory whose file cannot be read", () => {
  const torn = (file: string, text: string) =>
    unreadableMemory(file, text, { line: 3, fault: "the key description stands twice" })!;
  const lines = (...own: string[]) =>
    logbookOf([
      daily(
        "2026-04-08",
        own.map((line) => `- ${line}`),
      ),
    ]);
  const ferry = torn(
    "project_ferry.md",
    "---\nname: The ferry leaves at nine\ndescription: mine\ndescription: The ferry leaves at nine\ntype: project\nupdated: 2026-04-01\nsources:\n  - logs/2026-04-01.md#L1\n---\n\nThe ferry leaves at nine.\n",
  );

  it("is asked about as one that can, by the line alone, so that the question stands once it is mended", () => {
    const book = lines("Correction: the ferry leaves at ten, not nine.", "Correction: the mill grinds wheat.");
    const [change, ...others] = reconcile([], { ...known([ferry]), week: "2026-W15", book });
    expect(others).toEqual([]);
    const read = readProposal(change!.text!);
    expect("proposal" in read && [read.proposal.replaces, read.proposal.file === ferry.file]).toEqual([
      ferry.file,
      false,
    ]);
  });

  it("is rewritten in no proposal, where the newer claim stands already", () => {
    const line = "Decision: the ferry leaves at ten on weekdays.";
    const book = lines(line);
    const spans = [{ path: book.pages[0]!.log.path, day: "2026-04-08", from: 1, to: 1 }];
    const claim = found({ type: "feedback", name: line, description: line, body: line, spans });
    for (const { text } of reconcile([claim], { ...known([ferry]), week: "2026-W15", book }))
      expect(text ?? "").not.toContain("description: mine");
  });
});

describe("a line of which an update was made that could not be proved", () => {
  const log = (line: string) => daily("2026-04-08", ["- Sorted the mail.", `- ${line}`, "- Two calls."]);
  /** What becomes of a memory that a claim names, with a figure that no line has. */
  function madeOf(line: string, body: string, claim: string, key = "updates"): string | undefined {
    const [book, memory] = [logbookOf([log(line)]), about(body)];
    const text = `\`\`\`typed_memory\n---\nname: ${JSON.stringify(claim)}\ndescription: ${JSON.stringify(claim)}\ntype: project\nevidence: ${JSON.stringify([line])}\n${key}: ${memory.file}\n---\n\n${claim}\n\`\`\`\n`;
    const gate = { book, allow: [], known: new Map([[memory.file, body]]) };
    const { found: claims, rejected } = readAnswer(text, typed, gate, "extract");
    expect([claims.length, rejected.map(({ code }) => code)]).toEqual([0, ["UNSUPPORTED"]]);
    const refused = rejected.flatMap(({ changes }) => changes ?? []);
    const [change] = reconcile(claims, { ...known([memory]), week: "2026-W15", book, refused });
    return change?.because;
  }

  it.each([
    ["Launch slips two weeks.", "The launch is on 2026-05-04.", "The launch is on 2026-05-18."],
    [
      "Die Miete der Halle steigt um zehn Prozent.",
      "Die Miete der Halle beträgt 900 Euro.",
      "Die Miete der Halle beträgt 990 Euro.",
    ],
    [
      "Termin składania ofert przesunięto o trzy dni.",
      "Termin składania ofert to 2026-05-08.",
      "Termin składania ofert to 2026-05-11.",
    ],
    ["仓库租金上涨百分之五。", "仓库租金每月8000元。", "仓库租金每月8400元。"],
  ])("asks about the memory, which stood as if nothing had been said: %s", (line, body, claim) => {
    for (const key of ["updates", "supersedes"]) {
      expect(madeOf(line, body, claim, key)).toContain("may hold no longer (what was made of its line");
      expect(madeOf(line, body, claim, key)).toContain(line.slice(0, 12));
    }
  });

  it.each([
    [
      "of another thing",
      "Ordered two sacks of sand.",
      "The kiln is fired at 1200 degrees.",
      "The kiln is fired at 1180 degrees.",
    ],
    [
      "once more",
      "The safe stands in the cellar.",
      "The safe stands in the cellar.",
      "The safe stands in the cellar since 1998.",
    ],
    [
      "with more",
      "El taller cierra a las 18:00, como siempre.",
      "El taller cierra a las 18:00.",
      "El taller cierra a las 18:00 desde 2015.",
    ],
  ])("asks nothing where the line tells the memory, or is about another thing: %s", (_, line, body, claim) => {
    expect(madeOf(line, body, claim)).toBeUndefined();
  });
});

describe("a line that says a memory once more, with a sign that takes it back", () => {
  const [parcels, halle] = ["Parcels are weighed twice.", "Die Halle bleibt sonntags zu."];

  it.each([
    ["Parcels are weighed twice ❌", parcels],
    ["✗ parcels are weighed twice", parcels],
    ["🚫 Rule: parcels are weighed twice", parcels],
    ["~~Rule: parcels are weighed twice.~~", parcels],
    ["~~**Rule:** parcels are weighed twice~~", parcels],
    ["<del>parcels are weighed twice</del>", parcels],
    ["[-] parcels are weighed twice", parcels],
    ["~~die Halle bleibt sonntags zu~~", halle],
    ["[-] die Halle bleibt sonntags zu", halle],
    ["~~仓库每周一盘点~~", "仓库每周一盘点。"],
    ["창고는 매주 월요일에 재고를 조사한다 ❌", "창고는 매주 월요일에 재고를 조사한다."],
  ])("is asked about: %s", (line, body) => {
    expect(asked(line, body)).toContain("may hold no longer");
  });

  it("is asked about, where a model makes a doubtful claim of it that the memory stands beside", () => {
    const log = daily("2026-04-08", ["- parcels are weighed twice ❌"]);
    const week = { ...known([about(parcels)]), week: "2026-W15", book: logbookOf([log]) };
    const span = { path: log.path, day: log.day, from: 1, to: 1 };
    const claim = found({ type: "project", name: parcels, description: parcels, body: parcels, spans: [span] });
    const changes = reconcile([{ ...claim, doubt: "line 1 of its log may turn it down", likely: true }], week);
    expect(changes.map(({ because }) => because).join()).toContain("may hold no longer");
  });

  it.each([
    ["Parcels are weighed twice ✅", parcels],
    ["[x] parcels are weighed twice", parcels],
    ["~~weigh the parcels for Anna~~", parcels],
    ["[-] buy scales for the parcels", parcels],
    ["❌ never weigh parcels twice", "Never weigh parcels twice."],
  ])("but not: %s", (line, body) => {
    expect(asked(line, body)).toBeUndefined();
  });
});

it("is not asked about by a line that only heads what stands below it", () => {
  expect(asked("Potager, à voir avec Lise :", "Le potager est arrosé le soir.")).toBeUndefined();
  expect(asked("Kiln schedule: bisque on Fridays", "Kiln schedule: bisque on Mondays.")).toBeDefined();
});

it("lets others have their turn between the lines of a week, so that a signal is heard", () => {
  const lines = Array.from({ length: 200 }, (_, i) => `- Gate ${i % 3} is shut at ${i} now.`);
  const week = { ...known([about("Gate 1 is shut at 7.")]), week: "2026-W15" };
  const steps = reconciling([], { ...week, book: logbookOf([daily("2026-04-08", lines)]) });
  let turns = 0;
  while (!steps.next().done) turns++;
  expect(turns).toBeGreaterThanOrEqual(lines.length);
});

it.each([
  [
    "Spent the morning with the invoices of last year. The thumbnails come from Fastly now. Two long calls about the lease.",
    "We serve the thumbnails from Bunny.",
  ],
  [
    "Heute Vormittag die letzten alten Rechnungen sortiert. Die Etiketten druckt jetzt Pfau. Danach zwei lange Gespräche geführt.",
    "Etiketten beziehen wir von Moll.",
  ],
])("reads a line of prose sentence by sentence, as the same in a bullet of its own: %s", (line, body) => {
  expect(asked(line, body)).toBeDefined();
  expect(asked(line.split(". ")[0]!, body)).toBeUndefined();
});

it("proposes what a line says, and not when or by whom it was said", () => {
  for (const ahead of ["", "14:00 ", "[14:00] ", "09:10 Ana: ", "14:00 – "]) {
    const book = logbookOf([daily("2026-04-08", [`- ${ahead}Deploys need two approvals.`])]);
    const [change] = reconcile([], { ...known([about("Deploys need one approval.")]), week: "2026-W15", book });
    expect(change?.text, ahead).toContain("name: Deploys need two approvals\n");
  }
});

it.each([
  ["10:00 is the new start of the standup.", "The standup starts at 9:30."],
  ["14:00-15:00 is quiet time now.", "Quiet time is 13:00-14:00."],
  ["18:30 ist jetzt die Probe des Chors.", "Die Probe des Chors ist um 19:00."],
])("asks about the clock that is what a line says: %s", (line, body) => {
  expect(asked(line, body)).toContain("may hold no longer");
});

it("asks below which heading soever a correction stands", () => {
  const body = "The login tokens live 20 minutes.";
  const below = (heading: string, mark: string) => {
    const book = logbookOf([daily("2026-04-08", [heading, "", `- ${mark}the login tokens live 60 minutes, not 20.`])]);
    const memory = { ...about(body), description: `${body} (Staging)` };
    return reconcile([], { ...known([memory]), week: "2026-W15", book }).length;
  };
  expect(below("## Production", "")).toBe(0);
  expect(below("## Production", "Correction: ")).toBe(1);
  expect(below("## Produktion", "14:00 Korrektur: ")).toBe(1);
});

it("asks about each of the memories that a line speaks against, in a proposal of its own", () => {
  const memories = ["Alba", "Bruno", "Cora", "Dino"].map((name) => ({
    ...{ ...about(`Parcels go out by bike with ${name}.`), file: `project_${name}.md` },
  }));
  const line = "- Parcels no longer go out by bike with Alba, with Bruno, with Cora or with Dino.";
  const book = logbookOf([daily("2026-04-08", [line])]);
  const asked = reconcile([], { ...known(memories), week: "2026-W15", book });
  expect(new Set(asked.map(({ file }) => file)).size).toBe(4);
  expect(asked.map(({ text }) => /replaces: (.*)/.exec(text!)?.[1])).toEqual(memories.map(({ file }) => file));
});

describe("a line that says how a thing does", () => {
  it.each([
    ["Product rotating nicely now.", "Product has 17 images, few of them subtle enough."],
    ["Oars look good now.", "Varnish the oars before the season."],
    ["Die Küche riecht jetzt besser.", "Die Küche schließt um zehn."],
    ["La cuisine sent meilleur maintenant.", "La cuisine ferme à dix heures."],
    ["Кухня теперь пахнет лучше.", "Кухня закрывается в десять."],
    ["Mutfak artık daha güzel kokuyor.", "Mutfak saat onda kapanıyor."],
  ])("asks about no rule that only names the thing: %s", (line, body) => {
    expect(asked(line, body, "feedback")).toBeUndefined();
  });

  it.each([
    ["The export runs smoothly now.", "The export drops rows with emoji.", "project"],
    ["The slides turn slowly now.", "The slides turn fast.", "feedback"],
    ["The slides turn to the left now.", "The slides turn to the right.", "feedback"],
    ["Reports go out faster on Mondays now.", "Reports go out on Friday evening.", "feedback"],
  ] as const)("asks where a fault may be over, or it says what the rule says: %s", (line, body, type) => {
    expect(asked(line, body, type)).toBeDefined();
  });
});

describe("a line that denies what a thing or a process says", () => {
  const fact = (slot: string, value: string, scope = "universal") => ({
    ...{ slot, value, cardinality: "single", scope, from: "2026-04-01", evidence: ["logs/2026-04-01.md#L3"] },
  });
  const thing = (name: string, kind: string, ...facts: readonly object[]) => {
    const wording = entityWording({ name, extras: { kind, facts } }, readFacts(facts));
    const days = { created: "2026-04-01", updated: "2026-04-01", sources: ["logs/2026-04-01.md#L3"] };
    return stored({ type: "entity", file: `entity_${name.toLowerCase()}.md`, name, ...wording, ...days });
  };
  const ask = (line: string, memory: StoredMemory) => {
    const book = logbookOf([daily("2026-04-08", ["- Sorted the mail.", `- ${line}`, "- Two calls."])]);
    return reconcile([], { ...known([memory]), week: "2026-W15", book });
  };
  const billing = thing("billing", "project", fact("role.lead", "Ole"), fact("tech.database", "Heron", "project"));

  it("asks whether the fact has ended on that day, and leaves the others as they are", () => {
    const [change, ...others] = ask("The billing lead is Karin, not Ole.", billing);
    expect(others).toEqual([]);
    expect(change?.because).toContain('may hold no longer ("not"): "billing\'s lead is Ole." (2026-04-01)');
    expect(change?.text).toContain("to: 2026-04-08");
    const open = readProposal(change!.text!);
    const read = "proposal" in open && readMemoryFile(billing.file, open.memoryText);
    expect(read && "memory" in read && read.memory.body).toBe(
      "billing's database is Heron (since 2026-04-01).\n\nFrom 2026-04-01 to 2026-04-08 the lead was Ole.",
    );
  });

  it.each([
    ["Billing no longer runs on the Heron database.", billing],
    ["Die Datenbank von billing ist nicht mehr Heron.", billing],
    ["La base de données de billing n'est plus Heron.", billing],
    ["База billing больше не Heron.", billing],
    ["Dana no longer prefers the dark theme.", thing("Dana", "person", fact("preference.theme", "dark"))],
  ])("in any language: %s", (line, memory) => {
    expect(ask(line, memory)).toHaveLength(1);
  });

  const user = thing("User", "person", fact("location.city", "Bergen"), fact("tool.editor", "vim"));

  it.each([
    "I no longer live in Bergen.",
    "Ich wohne nicht mehr in Bergen.",
    "Je n'habite plus à Bergen.",
    "Ya no uso vim.",
    "I stopped using vim.",
  ])("of whoever writes, who names no more than what is over: %s", (line) => {
    expect(ask(line, user)[0]?.text).toContain("to: 2026-04-08");
  });

  it.each([
    ["I live in Bergen now, near the port.", user],
    ["Ich wohne jetzt in einer größeren Wohnung.", user],
    ["Ana lives in Oslo now.", user],
    ["My sister moved to Oslo.", user],
    ["I still live in Bergen.", user],
    ["My sister no longer lives in Bergen.", user],
    ["The old ferry from Bergen no longer runs on Sundays.", user],
    ["vim no longer crashes on big logs.", user],
    ["The billing lead is Ole, not Karin.", billing],
    ["Heron does not start on the M1.", billing],
    ["Billing: invoices are not sent on Sundays.", billing],
    ["Billing has a new database icon now.", billing],
    ["Ole was not in the office.", billing],
  ])("and of nothing else: %s", (line, memory) => {
    expect(ask(line, memory)).toEqual([]);
  });

  it("asks about a process as a whole", () => {
    const body = "Drain the queue before the workers restart.";
    const process = { ...about(body), type: "process" as const };
    expect(ask("We do not drain the queue before the workers restart.", process)[0]?.text).toContain("withdrawn");
    expect(ask("The queue is long now.", process)).toEqual([]);
  });
});

describe("a line that no claim took up", () => {
  it.each([
    [
      "RESOLVED: the root cause was a missing key in the settings.",
      "Find the root cause, fix it, verify the settings.",
    ],
    ["Behoben: der Export schrieb die Umlaute als Fragezeichen.", "Die Umlaute schreibt der Export als UTF-8."],
  ])("ends no rule with work that is done: %s", (line, body) => {
    const book = logbookOf([daily("2026-04-08", [`- ${line}`])]);
    const ask = (type: "feedback" | "user" | "project") =>
      reconcile([], { ...known([{ ...about(body), type }]), week: "2026-W15", book });
    expect([...ask("feedback"), ...ask("user")]).toEqual([]);
    expect(ask("project")).not.toEqual([]);
  });

  it.each([
    ["Reports go out on Mondays now.", "Reports go out on Friday evening."],
    ["Ravi does not own the import pipeline.", "Ravi owns the import pipeline."],
    ["Fixed: the export keeps rows with emoji.", "The export drops rows with emoji."],
    ["The permit for the mast came on Thursday, all signed.", "We are waiting for the permit of the mast."],
    // Only the roots of the words are the same.
    ["Voltámos a entregar também à tarde.", "Entregas só de manhã."],
    ["[Telegram Ann id:7 2026-04-08 10:00Z] no, we stay with Quill for the digest", "We move the digest to Postbee."],
    ["Friday sailings are suspended.", "We sail on Fridays."],
    ["No more Friday sailings, the pier is shut.", "We sail to the island on Fridays."],
    ["The rule is lifted: from now on sailing without Ana is allowed.", "From now on never sail without Ana."],
    ["Segeln ohne Ana ist erlaubt.", "Nie ohne Ana segeln."],
    ["Der Kran läuft wieder, die Kette des Krans ist getauscht.", "Die Kette vom Kran reißt."],
  ])("questions the memory it speaks against: %s", (line, body) => {
    expect(asked(line, body)).toContain("may hold no longer");
  });

  it.each([
    ["a person", "Mirjam signed off the March figures.", "Mirjam: please send figures as a table, never as prose."],
    [
      "the words of a formula",
      "The rule on crews is lifted: from now on sailing alone is allowed.",
      "Parcels go out on Thursdays now, no longer on Tuesdays.",
    ],
    [
      "the words of a formula in German",
      "Die Regel ist aufgehoben: von nun an darf man allein segeln.",
      "Pakete gehen nun donnerstags raus.",
    ],
    [
      "a noun, and work that is done",
      "Alias table in place; 41,200 invoices imported.",
      "Invoices are numbered per year and supplier.",
    ],
    [
      "a noun, and another decision",
      "Decision: merged suppliers keep their old number as an alias.",
      "Invoices are numbered per year and supplier instead of by one counter.",
    ],
    [
      "a noun, and a denial of something else",
      "No commits were needed.",
      "The repository has five commits a day by hand.",
    ],
    ["a thing that has run out", "No more wax for the skis, ordered ten bars.", "Wax comes from Ulvik."],
    ["what is still to come", "The wax from Ulvik is not here yet.", "We get the wax from Ulvik."],
    ["an address", "The repository is https://example.org/team/mesh", "Repository: https://example.org/team/roles"],
    [
      "a word in Portuguese",
      "A Inês aprovou os números de março.",
      "A Inês quer os números em tabela, nunca em texto.",
    ],
  ])("leaves alone a memory with which it shares %s", (_, line, body) => {
    expect(asked(line, body)).toBeUndefined();
  });
});

it("asks once of a line, where its claim already proposes to replace the memory", () => {
  const line = "The van leaves from gate 7, because gate 4 is closed.";
  const book = logbookOf([daily("2026-04-08", ["- Sorted the mail.", `- Decided: ${line}`])]);
  const body = "The van leaves from gate 4, because gate 2 is closed.";
  const spans = [{ path: "logs/2026-04-08.md", day: "2026-04-08", from: 2, to: 2 }];
  const claim = found({ type: "project", name: line, description: line, body: line, spans });
  const changes = reconcile([claim], { ...known([about(body)]), week: "2026-W15", book });
  expect(changes).toMatchObject([{ kind: "proposed", because: expect.stringContaining("(7, not 4)") }]);
});

describe("two logs of one day that give one thing two values", () => {
  const logs = (one: string, other: string) => [
    daily("2026-04-08", [`- ${one}`]),
    daily("2026-04-08", [`- ${other}`], "logs/2026-04-08-ana.md"),
  ];
  const claimed = ({ path, day, lines }: ReturnType<typeof daily>) => {
    const body = lines[0]!.slice(2);
    return found({ type: "project", name: body, description: body, body, spans: [{ path, day, from: 1, to: 1 }] });
  };
  const standing = (log: ReturnType<typeof daily>) => {
    const { body } = claimed(log);
    return { ...about(body), created: log.day, updated: log.day, sources: [`${log.path}#L1`] };
  };

  it.each([
    ["The backup runs at 03:00.", "The backup runs at 05:00."],
    ["The spring meeting takes place in hall C.", "The spring meeting takes place in hall D."],
    ["Der Chor probt am Montag.", "Der Chor probt am Mittwoch."],
    ["The Larch crew prefers tea at noon.", "The Larch crew prefers coffee at noon."],
  ])("are asked about once, whichever came first: %s", (...lines) => {
    const both = logs(...lines);
    const [one, other] = both as [(typeof both)[0], (typeof both)[0]];
    const asks = (claims: typeof both, memories: typeof both) =>
      reconcile(claims.map(claimed), { ...known(memories.map(standing)), week: "2026-W15", book: logbookOf(both) })
        .filter(({ kind }) => kind === "proposed")
        .map(({ because }) => because);
    const asked = expect.stringContaining("may hold no longer");
    expect([asks(both, []), asks([other], [one]), asks([one], [other])]).toEqual([[asked], [asked], [asked]]);
  });
});

describe("a claim that names the memory it updates", () => {
  /** What becomes of a memory whose words a claim says with a line of its own week. */
  function updating(line: string, before: string, body = before) {
    const memory = about(before);
    const book = logbookOf([daily("2026-04-08", ["- Sorted the mail.", `- ${line}`, "- Two calls."])]);
    const span = { path: book.pages[0]!.log.path, day: "2026-04-08", from: 2, to: 2 };
    const from = book.pages[0]!.log.lines.findIndex((one) => one.includes(line)) + 1;
    const claim = found({
      ...{ type: "project", name: before, description: body, body, updates: memory.file },
      spans: [{ ...span, from, to: from }],
    });
    return reconcile([claim], { ...known([memory]), week: "2026-W15", book });
  }

  it.each([
    ["Reports go to Delft every Thursday from now on.", "Reports go to Delft every Monday."],
    ["Berichte gehen nicht mehr nach Delft.", "Berichte gehen nach Delft."],
    ["Les rapports ne partent plus à Delft.", "Les rapports partent à Delft."],
  ])("does not rest on a line that speaks against what it repeats: %s", (line, before) => {
    const changes = updating(line, before);
    expect(changes.map(({ kind }) => kind)).not.toContain("updated");
    expect(changes[0]).toMatchObject({ kind: "proposed", because: expect.stringContaining("may hold no longer") });
    expect(changes[0]?.text).toContain(`\n\n${line}`);
  });

  it.each([
    ["Reports still go to Delft every Monday.", "Reports go to Delft every Monday."],
    ["Reports go to Delft every Monday, since Friday does not suit them.", "Reports go to Delft every Monday."],
  ])("rests on a line that says it again: %s", (line, before) => {
    expect(updating(line, before)[0]).toMatchObject({ kind: "updated", because: "new evidence" });
  });

  const EXPORTER = "Throughput of the exporter is 300-500 rows a second.";
  const MEASURED = "Exporter measured again after the index: 3303 rows a second";
  it.each([
    ["in an update below the old statement", `${EXPORTER}\n\n**Update:** 3303 rows a second after the index.`],
    ["in a reason alone", "**Why:** measured again after the index: 3303 rows a second."],
    ["in a reason, said anew above it", "**Why:** the exporter was measured again: the throughput was measured."],
    ["below the old value in other words", "The exporter writes 300-500 rows a second.\n\n**Update:** 3303 by now."],
  ])("does not hide another figure of its line %s", (_, body) => {
    const changes = updating(MEASURED, `${EXPORTER}\n\n**Why:** Measured on the old server by Jonas.`, body);
    expect(changes).toHaveLength(1);
    expect(changes[0]).toMatchObject({ kind: "proposed", because: expect.stringContaining("(3303, not 300)") });
    expect(changes[0]?.text).toContain(`description: "${MEASURED}"`);
    expect(changes[0]?.text).not.toContain(`---\n\n${EXPORTER}`);
  });

  it.each([
    "Exporter writes 3303 rows a second after the index.",
    "Throughput of the exporter is 3303 rows a second after the index, up from 300-500.",
  ])("tells another figure of its line first: %s", (body) => {
    const [change] = updating(MEASURED, EXPORTER, body);
    expect(change).toMatchObject({ kind: "updated", text: expect.stringContaining(`---\n\n${body}`) });
  });

  it("adds a reason to the one there is", () => {
    const [change] = updating(
      "Exporter reads every row twice, says Mara",
      `${EXPORTER}\n\n**Why:** Measured on the old server by Jonas.\n\n**How to apply:** Plan for it.`,
      "**Why:** the exporter reads every row twice, says Mara.",
    );
    expect(change?.text).toContain(
      `${EXPORTER}\n\n**Why:** Measured on the old server by Jonas. the exporter reads every row twice, says Mara.\n\n**How`,
    );
  });

  it("reads as its line says now", () => {
    const body = "Reports go to Delft every Thursday.";
    const [change] = updating(
      "Reports go to Delft every Thursday from now on.",
      "Reports go to Delft every Monday.",
      body,
    );
    expect(change).toMatchObject({ kind: "updated", text: expect.stringContaining(body) });
  });
});

it("puts a joined proposal in no memory's place for a line that it does not begin with", () => {
  const lead = "Labels are printed on the green roll.";
  const line = "The van leaves from gate 7, because gate 4 is closed.";
  const book = logbookOf([daily("2026-04-08", [`- ${lead}`, `- Decided: ${line}`])]);
  const body = "The van leaves from gate 4, because gate 2 is closed.";
  const spans = [{ path: "logs/2026-04-08.md", day: "2026-04-08", from: 1, to: 2 }];
  const wording = { name: lead, description: lead, body: `${lead}\n\n- ${line}` };
  const claim = found({ type: "project", ...wording, spans, likely: true });
  const changes = reconcile([claim], { ...known([about(body)]), week: "2026-W15", book });
  expect(changes.map(({ text }) => text?.includes("replaces:"))).toEqual([false, true]);
  expect(changes[1]?.text).toContain(line);
  expect(changes[1]?.text).not.toContain(lead);
});
