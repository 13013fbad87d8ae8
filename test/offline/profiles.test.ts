import { describe, expect, it } from "vitest";
import { activityAnswer } from "../../src/offline/activity.ts";
import { answerTo } from "../../src/offline/extractive.ts";
import { knowledgeAnswer } from "../../src/offline/knowledge.ts";
import { precisionAnswer } from "../../src/offline/precision.ts";
import { readActivity } from "../../src/profile/activity/activity.ts";
import { finished } from "../../src/steps.ts";
import { sectionsIn } from "./answer.ts";
import { log, request } from "./log.ts";

const asked = (text: string) => request([log(text)]);

describe("a conversation, offline", () => {
  it("gives what the person asks for in so many words, and a choice with its reason", () => {
    const talk = [
      "[User] Please move the retry limit into the config file.",
      "We decided on SQLite instead of PostgreSQL because the server has little memory.",
      "[Assistant] Please note that I changed the limit. From now on it is three.",
      "[User] yes, great",
    ].join("\n");
    const { records, heard } = readActivity({ text: activityAnswer(asked(talk)) });
    expect(heard).toBe(true);
    expect(records).toMatchObject([
      { kind: "decision", rationale: "because the server has little memory." },
      { kind: "request", summary: "Please move the retry limit into the config file." },
    ]);
  });

  it.each([
    ["We decided to use Postgres because the backups are simpler.", "We decided to use Postgres"],
    [
      "Wir haben uns für Postgres entschieden, weil die Backups einfacher sind.",
      "Wir haben uns für Postgres entschieden",
    ],
    ["Hemos decidido usar Redis porque las colas son más simples.", "Hemos decidido usar Redis"],
    ["我们决定用 Postgres，因为备份更简单。", "我们决定用 Postgres"],
    ["The build was rejected because the key was wrong.", undefined],
    ["Have we decided to use Redis because of the queue?", undefined],
    ["Maybe we decided on Redis too early, because nobody measured.", undefined],
    ["Decision rationale: the server has little memory.", undefined],
  ])("has what the person says that they decided, with the reason: %s", (said, chosen) => {
    const { decisions } = JSON.parse(activityAnswer(asked(`[User] ${said}`))) as { decisions: { chosen: string }[] };
    expect(decisions[0]?.chosen).toBe(chosen);
  });

  it("is four empty lists, heard by their reader, where nothing is plain", () => {
    const { records, heard } = readActivity({
      text: activityAnswer(asked("[User] hi\n[Assistant] Tried it, it failed.")),
    });
    expect([records, heard]).toEqual([[], true]);
  });

  const requestsOf = (talk: readonly string[]): string[] =>
    (JSON.parse(activityAnswer(asked(talk.join("\n")))) as { requests: { summary: string }[] }).requests.map(
      ({ summary }) => summary,
    );

  it("has nothing of the answer below, nor of what a terminal printed", () => {
    expect(
      requestsOf([
        "[User] zapisuj licznik w tym samym pliku co metryki, starzy klienci go nie zauważą",
        "[Assistant] Świetnie, zapisuję licznik w pliku metryk i nigdzie indziej.",
        "[User] start it once more, the ferry must never sail without its old theme",
        "➜ ferry git:(main) ✗ echo $TERM must never be xterm-256color",
        "[theme] Detected truecolor (COLORTERM=truecolor, TERM=xterm)",
        "[User] 请把这个文件改成UTF-8编码，因为旧系统只能读这个。",
      ]),
    ).toEqual([
      "zapisuj licznik w tym samym pliku co metryki, starzy klienci go nie zauważą",
      "start it once more, the ferry must never sail without its old theme",
      "请把这个文件改成UTF-8编码，因为旧系统只能读这个。",
    ]);
  });

  it("is the first ask, and of all behind it what outlives the session: a correction with its reason, a rule, a wish", () => {
    const talk = (opening: string, ...rest: string[]) =>
      requestsOf([`[User] ${opening}`, ...rest.flatMap((one) => ["[Assistant] Done.", `[User] ${one}`])]);
    const opening = "Build the report page of the harbour office with its three tables";
    const steps = [
      "hi there, are you awake?",
      "please run the tests again and show me the output",
      "what does this function do",
      "the second button is still a bit too far to the left",
      "don't touch the sluice tables yet, only tell me what you would do",
      "sleep 5 seconds in the terminal and then say hello to the quay",
      "wtf, it still shows the old damn icon because you never read the file",
    ];
    expect(talk(opening, ...steps)).toEqual([opening]);
    expect(talk("hi there, are you awake?", ...steps)).toEqual([]);
    const [whole, ...others] = [
      "that's a bad idea, since the whole archive would be read on each save. speed is crucial. keep an offset per file",
      "use the vendored copy instead of the registry one, since the build box has no network",
      "die Rechnungsnummer darf nie aus der Uhrzeit entstehen",
      "es mala idea, porque se leería todo el historial en cada llamada",
      "从现在起，所有提交信息都用英文写。",
      "мы не храним пароли, потому что вход идёт через портал порта",
    ];
    // What is a reason of the next sentence is told with it.
    expect(talk(opening, whole!, ...others)).toEqual([opening, whole, ...others]);
  });

  it("has nothing of what was pasted: a report between two sentences, lines of code, what nobody says of themselves", () => {
    const report =
      "The watcher must never be started twice because the handle leaks. ".repeat(12) +
      "See the linked issue for all else.";
    const comment =
      "This helper should not be called without a lock, because the map is shared. Consider a guard. The comment above it also claims more than the code holds, so somebody will trip over it one day.";
    const drawn =
      "✅ The harbour is built\n\n- 🔧 The quay must never be empty, because the guard stands there\n- the lamps are always lit on start\n- ⚠️ the token of the pier must never be logged";
    for (const pasted of [report, comment, drawn])
      expect(requestsOf(["[User] ok thanks", "[Assistant] Done.", `[User] ${pasted}`])).toEqual([]);
    const mixed = `[User] keep the ferry list sorted by pier, since the captains read it so\n\n    The list must never be empty because the page breaks.\n\n// must never be null, because it breaks\n\nThe piers are never renamed, because the signs are painted`;
    expect(requestsOf(mixed.split("\n"))).toEqual([
      "keep the ferry list sorted by pier, since the captains read it so",
      "The piers are never renamed, because the signs are painted",
    ]);
  });

  const behind = (...rest: string[]) => requestsOf(rest.flatMap((one) => [`[User] ${one}`, "[Assistant] Done."]));

  it.each([
    "never retry a payment of the ferry 🚫",
    "keep the queue below ≤ 50 ships → never more, because the quay is short",
    "@claude never rename a pier, because the signs are painted",
    "#17 must never be reopened, because the harbour signed it off",
    "Note: dates of the tide must always be ISO",
    "404 must be returned and never 500, because the client retries;",
    "¡Nunca borres la tabla de muelles, porque la auditoría la lee!",
    '"Lieferung" wird nie übersetzt, weil das Portal danach sucht',
    "never do this to the quay again, because it breaks the lamps:",
    "never push to main",
  ])("is a rule whatever sign stands in it: %s", (said) => expect(behind(said)).toEqual([said]));

  it("has a rule without the curse before it, and without the one in it", () => {
    expect(behind("damn, never deploy the harbour on Fridays again")).toEqual([
      "never deploy the harbour on Fridays again",
    ]);
    expect(behind("never touch the fucking migrations of the quay")).toEqual([
      "never touch the migrations of the quay",
    ]);
  });

  it("has the rules of a message that is long, or has a terminal's sign in a list", () => {
    const rules = [
      "the importer must never overwrite a manual count",
      "$ amounts are in francs and must not be rounded",
    ];
    const opening = "Build the importer of the ferry sheet with these rules:";
    expect(behind(`${opening}\n${rules.map((one) => `- ${one}`).join("\n")}`)).toEqual([opening, ...rules]);
    const told = `${opening}\n\n${rules[0]}\n\n${"The ferry is counted by hand each week. ".repeat(24)}\n\nThanks!`;
    expect(behind(told)).toEqual([opening, rules[0]]);
  });

  it.each([
    "don't store dates as strings in the database",
    "the API must return 404 for a missing order",
    "tests go into the test folder, not beside the source",
    "prefer composition over inheritance in the harbour model",
    "remember that the server of the port runs on Windows",
    "stop adding comments to every line",
    "schreib keine Kommentare ohne Grund in den Code",
    "Kommentare im Code bitte auf Englisch",
    "usa Vitest en lugar de Jest",
    "n'ajoute pas de dépendances sans mon accord",
    "пиши комментарии на английском",
    "用 pnpm，不要用 npm",
    "npmではなくpnpmを使ってください",
    "mainに直接コミットしないで",
    "npm 대신 pnpm을 사용하세요",
  ])("has a correction that gives no reason: %s", (said) =>
    expect(behind("hi there, are you awake?", said)).toEqual([said]));

  it.each([
    "no, it is not the second phase of the quay",
    "nothing happens when I click the crane of the pier",
    "no errors in the harbour console",
    "don't push the ferry branch yet",
    "damn, the table of the ferries is still empty",
  ])("has no word of the hour: %s", (said) => expect(behind("hi there, are you awake?", said)).toEqual([]));

  it("keeps of many things that outlive a session those that say so themselves", () => {
    const reasons = Array.from(
      { length: 20 },
      (_, i) =>
        `[User] draw pier ${"ABCDEFGHIJKLMNOPQRST"[i]} with its ${"crane shed quay lamp rope".split(" ")[i % 5]}, because ship ${i} of line ${i * 7} lands there`,
    );
    expect(requestsOf([...reasons, "[User] Eine Fähre darf niemals ohne Namen gezeichnet werden"])).toContain(
      "Eine Fähre darf niemals ohne Namen gezeichnet werden",
    );
  });
});

describe("a captured session, offline", () => {
  const MATTER = ["---", "source: codex", "session: s1", "entries: 1-9", "---"];
  const captured = (...requests: string[]) => capturedUnder("Requests", requests);
  const capturedUnder = (heading: string, told: readonly string[]) => {
    const lines = [...MATTER, "# Codex session, 2026-04-08", "", `## ${heading}`, "", ...told.map((one) => `- ${one}`)];
    return answerTo(request([log(lines.join("\n"), "2026-04-08", MATTER.length)]));
  };
  const errands = [
    "Create a table of the ferries with their draught",
    "you need to port the weir model to the new format",
  ];

  it("proposes no errand as a memory, and what was asked for good", () => {
    expect(captured(...errands)).not.toContain("typed_memory");
    expect(captured(...errands, "Ein Wehr ohne Namen darf niemals einen Fehler auslösen")).toContain("typed_memory");
  });

  it("keeps no attempt as a rule or a choice, whatever it says", () => {
    const tried = [
      "I tried the sandbox — did not work: it timed out behind our proxy, never use it from CI",
      "We chose Typst over LaTeX — did not work: the tables failed because our fonts lack ligatures",
    ];
    expect(capturedUnder("Attempts", tried)).not.toContain("typed_memory");
    expect(sectionsIn(capturedUnder("Attempts", tried))).toEqual({
      Context: tried.map((one) => `Attempts: ${one} (2026-04-08)`),
    });
  });

  it("tells what was asked for as that, each whole and for itself, and no errand as what waits", () => {
    const whole = "The archive would be read on each save, a bad idea. Keep an offset per file of the weir archive";
    expect(sectionsIn(captured(...errands, whole))).toEqual({
      Context: [whole, ...errands].map((one) => `Requests: ${one} (2026-04-08)`),
    });
    // What is due on a day that is ahead waits, whoever asked for it.
    expect(sectionsIn(captured("The permit for the weir has to be handed in by 12 May"))).toEqual({
      "Blockers & Open Items": ["Requests: The permit for the weir has to be handed in by 12 May (2026-04-08)"],
    });
  });
});

describe("knowledge, offline", () => {
  it("is what a named person wants, and nothing that has to be read between the lines", () => {
    const text =
      "Dana prefers short mails with numbers first.\n\nWe use PostgreSQL 16.\n\nThe user prefers dark themes.";
    expect(JSON.parse(finished(knowledgeAnswer(asked(text))))).toEqual({
      entities: [{ name: "Dana", type: "person" }],
      facts: [
        {
          ...{ entity: "Dana", slot: "preference", value: "prefers short mails with numbers first" },
          ...{ cardinality: "multi", scope: "universal" },
          evidence: ["Dana prefers short mails with numbers first."],
        },
      ],
      processes: [],
    });
  });
});

describe("precision, offline", () => {
  it.each([
    ["# Tuesday 16 June\n\nDecision: on Monday the weir moves to LoRa, because the cable broke.", /^LoRa$/],
    ["# Dienstag\n\nEntscheidung: ab Montag misst der Pegel mit LoRa, weil das Kabel brach.", /Pegel|LoRa/],
    ["Decision: from Tuesday 16:30 on the build runs on Kamal, because Capistrano broke.", /Kamal/],
    ["Decision: larch for the raised beds instead of cedar, because the fund has only 400 EUR left.", /^Larch/],
    // Caught: the option that was turned down.
    ["- Entscheidung: statt Zeder nehmen wir Lärche für die Bank.", /^Lärche$/],
    ["- Decision: Kopix rather than Flyeralarm prints the flyers.", /^Kopix/],
    ["- Решение: печатает Kopix вместо Flyeralarm.", /^Kopix$/],
    ["- Decision: the flyers are printed by Kopix.", /^Kopix$/],
  ])("is about a thing and never about a day: %j", (text, subject) => {
    const { entries } = JSON.parse(finished(precisionAnswer(asked(text)))) as { entries: { subject: string }[] };
    expect(entries.map((one) => one.subject)).toEqual([expect.stringMatching(subject)]);
  });

  it("gives each sure claim its kind and the thing it is about", () => {
    const text =
      "## Billing\n\nDecision: invoices are numbered per year.\n\nLesson: restore a backup before a release.";
    const { entries } = JSON.parse(finished(precisionAnswer(asked(text)))) as { entries: Record<string, unknown>[] };
    expect(entries).toMatchObject([
      { type: "decision", subject: "Billing", content: "Invoices are numbered per year.", expiry: "permanent" },
      { type: "lesson", subject: "Billing", evidence: ["Lesson: restore a backup before a release."] },
    ]);
  });

  it("is empty where nothing is marked or said outright", () => {
    expect(JSON.parse(finished(precisionAnswer(asked("Fixed the build, all 12 tests pass."))))).toEqual({
      entries: [],
    });
  });
});
