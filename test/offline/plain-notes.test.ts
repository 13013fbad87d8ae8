/**
 * Notes unlike a developer's: kept by the clock, in minutes with speakers, one short line each, in other languages. What
 * they state becomes a memory of its own, and the lunch beside it none.
 */
import { describe, expect, it } from "vitest";
import { answerTo } from "../../src/offline/extractive.ts";
import { isRule } from "../../src/offline/plain-claims.ts";
import { statementsIn } from "../../src/offline/statements.ts";
import { bullets, memoriesIn, sectionsIn } from "./answer.ts";
import { log, request } from "./log.ts";

const answerOf = (...texts: string[]): string =>
  answerTo(request(texts.map((text, i) => log(text, `2026-04-0${6 + i}`))));
/** `type | name | description`, in the order of their names. */
const claims = (answer: string): string[] =>
  memoriesIn(answer)
    .map(({ type, name, description }) => `${type} | ${name} | ${description}`)
    .sort();
const textsOf = (text: string): string[] => statementsIn([log(text)]).map((statement) => statement.text);

describe("a log kept by the clock", () => {
  const day = [
    "# Turno",
    "",
    "07:55 Sin incidencias en el relevo.",
    "09:10 Decisión: la cinta 4 se para cada noche, porque el motor se calienta a partir de 70 grados.",
    "[10:30] Café con Iria.",
    "**11:05** – Lección aprendida: vaciar la tolva antes de lavar, la última vez se atascó dos horas.",
  ].join("\n");

  it("is read entry by entry, without the times", () => {
    expect(textsOf(day)).toEqual([
      "Sin incidencias en el relevo.",
      "Decisión: la cinta 4 se para cada noche, porque el motor se calienta a partir de 70 grados.",
      "Café con Iria.",
      "Lección aprendida: vaciar la tolva antes de lavar, la última vez se atascó dos horas.",
    ]);
  });

  it("gives each marked entry as a memory of its own", () => {
    expect(claims(answerOf(day))).toEqual([
      "feedback | Vaciar la tolva antes de lavar | la última vez se atascó dos horas.",
      "project | La cinta 4 se para cada noche | porque el motor se calienta a partir de 70 grados.",
    ]);
  });

  it("keeps a time that a single line speaks of", () => {
    expect(textsOf("We moved standup.\n\n09:30 is too early for Lisbon.")).toContain("09:30 is too early for Lisbon.");
  });
});

describe("what stands beside a claim", () => {
  it("is no part of it where nothing ties them: another line of the day", () => {
    const answer = answerOf(
      "# Montag\n\nEntscheidung: Wir trocknen die Keramik ab jetzt 12 Stunden, weil sie sonst reißt.\n\n- Mittag mit Wiebke\n- Paket zur Post gebracht",
    );
    expect(memoriesIn(answer).map(({ body }) => body)).toEqual([
      "Wir trocknen die Keramik ab jetzt 12 Stunden, weil sie sonst reißt.",
    ]);
  });

  it("joins it where it points back", () => {
    const answer = answerOf(
      "# Monday\n\nDecision: glaze kilns cool down for 14 hours before anybody opens the door.\n\nOtherwise plates crack on the shelf.\n\nLunch with Wiebke.",
    );
    const [memory] = memoriesIn(answer);
    expect(memory?.body).toContain("Otherwise plates crack");
    expect(memory?.body).not.toContain("Lunch");
  });
});

describe("short lines under each other", () => {
  it("are things of their own where the next word would have fitted", () => {
    expect(
      textsOf(
        "perf: batch the writes, 90ms -> 12ms\nrelease 2.1.0\nnote: never call flush() from a timer, it deadlocks the pool",
      ),
    ).toEqual([
      "perf: batch the writes, 90ms -> 12ms",
      "release 2.1.0",
      "note: never call flush() from a timer, it deadlocks the pool",
    ]);
  });

  it("are one sentence where each begins with the word that ties it", () => {
    expect(
      textsOf("The pump stops at night\nbecause the neighbours complained about it in March, and again in May."),
    ).toHaveLength(1);
  });

  it("end behind an address", () => {
    expect(
      textsOf(
        "Die Messwerte liegen unter https://werte.example/ofen/7\nMorgen kommt der Techniker mit dem neuen Ventil.",
      ),
    ).toHaveLength(2);
  });
});

describe("a plain sentence", () => {
  it.each([
    ["a deadline", "The lease of the hall ends on 2026-09-30.", "project"],
    ["a deadline in Spanish", "La caldera debe revisarse antes del 30 de junio de 2026.", "project"],
    ["a deadline in French", "Le certificat du four expire le 12 mars 2026.", "project"],
    ["a deadline in Korean", "보고서 제출 마감일은 2026년 5월 8일이다.", "project"],
    ["an agreement in Spanish", "Se acordó que los hornos se limpian los martes de 02:00 a 04:00.", "project"],
    [
      "an agreement behind its occasion",
      "Price round: agreed w/ Odile to end the trial month, since nobody used it",
      "project",
    ],
    ["a rule", "Never restart the mixer before the drum is empty", "feedback"],
    ["a rule in French", "Ne jamais ouvrir le four avant le soir, les assiettes se fendent.", "feedback"],
    ["a pointer", "Roster of the kiln crew is at https://plan.example/ofen", "reference"],
    ["a pointer in German", "Die Messwerte liegen unter https://werte.example/ofen/7", "reference"],
    ["a pointer in Japanese", "窯の設計書は https://docs.example/kama にある", "reference"],
    ["a wish in German", "Dr. Sommer möchte, dass Tabellen immer quer gedruckt werden.", "user"],
    [
      "a label with a space before its colon",
      "Décision : on garde le four à gaz, parce que l'autre coûte 40 jours.",
      "project",
    ],
  ])("that states %s becomes a memory", (_, line, type) => {
    const answer = answerOf(`# 2026-04-06\n\nTired today.\n\n${line}\n\nLunch was late.`);
    expect(memoriesIn(answer).map((memory) => [memory.type, memory.body])).toEqual([
      [type, line.replace(/^Décision : on/, "On")],
    ]);
  });

  it.each([
    ["tells what never happened", "Never been so tired after a week of firing."],
    ["asks for nothing lasting", "Don't know yet who opens the hall on Monday."],
    ["is due within days", "The order needs to be sent before 2026-04-09"],
    ["agrees on an errand", "We agreed to meet on Thursday."],
    ["points to what is closed soon", "The fix is at https://code.example/oven/pull/12"],
    ["says that something ended", "The course ends well for everybody who stayed."],
  ])("that %s becomes none", (_, line) => {
    expect(memoriesIn(answerOf(`# 2026-04-06\n\n${line}\n\nLunch was late.`))).toEqual([]);
  });

  it("is no rule where it says what a thing always does", () => {
    expect(isRule("Always returns an empty tray when the door was open.")).toBe(false);
    expect(isRule("Always process the small plates first.")).toBe(true);
  });

  it("names a pointer without the words that lead to its address", () => {
    expect(claims(answerOf("Die Messwerte liegen unter https://werte.example/ofen/7"))).toEqual([
      "reference | Die Messwerte | https://werte.example/ofen/7",
    ]);
  });

  it("loses its place to no likelier neighbour", () => {
    const answer = answerOf(
      "# Notes\n\nDecision: the mill runs on rye only until May, because the wheat got wet in the barn.\n\nThe vendor contract with Halden ends on 2026-12-31.\n\nMeasured 14 % more flour with the new 3 mm sieve than with the old 5 mm one.",
    );
    expect(memoriesIn(answer).some(({ body }) => body.includes("Halden"))).toBe(true);
  });
});

describe("minutes of a meeting", () => {
  const minutes = [
    "# Meeting minutes 2026-04-06\n\nAttendees: Ines, Pavel, Ruth\n\n**Ines:** Let's begin with the flood.\n**Pavel:** The pump failed at four in the morning.\n**Ines:** OK, decided: the pump is checked every Friday from now on, because it failed twice this spring.\n**Pavel:** Fine by me.",
    "# Meeting minutes 2026-04-07\n\nInes: Lesson from the flood: the alarm must ring at 20 cm of water, not at 50.\nPavel: The insurance with Nordstern ends 2026-12-31; notice is due three months before.\nInes: Thanks all.\nPavel: See you.",
  ];

  it("give what was decided, learned and dated, named without who said it", () => {
    expect(
      memoriesIn(answerOf(...minutes))
        .map(({ type, name }) => `${type} | ${name}`)
        .sort(),
    ).toEqual([
      "feedback | The alarm must ring at 20 cm of water, not at 50",
      "project | The insurance with Nordstern ends 2026-12-31; notice is due three months before",
      "project | The pump is checked every Friday from now on",
    ]);
  });

  it("leave what a speaker says of himself to that person", () => {
    const talk =
      "Omar: hey, back from the coast\nYuna: lovely\nOmar: My permit expires on 2026-09-12 so I have to move\nYuna: oh no\nOmar: yes\nYuna: good night";
    expect(memoriesIn(answerOf(talk)).map(({ type }) => type)).toEqual(["user"]);
  });

  it("tell a decision among the decisions, and not who was there", () => {
    const answer = answerOf(...minutes);
    expect(sectionsIn(answer)["Key Decisions"]?.join("\n")).toContain("Ines: OK, decided: the pump");
    expect(bullets(answer).join("\n")).not.toContain("Attendees");
  });
});
