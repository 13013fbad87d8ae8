import { describe, expect, it } from "vitest";
import { passGate } from "../../../../src/memory/evidence/gate.ts";
import { logbookOf } from "../../../../src/memory/evidence/logbook.ts";
import { retractionOf } from "../../../../src/memory/evidence/retraction/retraction.ts";
import { daily } from "../../../support/daily.ts";

const gateOf = (lines: readonly string[]) => ({
  book: logbookOf([daily("2026-04-08", lines)]),
  allow: [],
  known: new Map<string, string>(),
});
const outcome = (text: string, lines: readonly string[]): string => {
  const passed = passGate({ text, quotes: [] }, gateOf(lines));
  return "code" in passed ? passed.code : "passed";
};

describe("what was turned down in the same breath", () => {
  it.each([
    [
      "a decision that the next line holds off",
      "Exports run on the replica",
      ["- Decision: exports run on the replica.", "- Hold off on that, it is not settled."],
    ],
    [
      "the same in German",
      "Exporte laufen auf dem Replikat",
      ["- Entscheidung: Exporte laufen auf dem Replikat.", "- Halt, das ist noch nicht beschlossen."],
    ],
    [
      "an assistant's choice that the person names to say no to it",
      "Der Export geht nach Parquet",
      ["[assistant] Der Export geht nach Parquet, weil das klein ist.", "[user] Kein Parquet."],
    ],
    [
      "the same in English, with a reason",
      "The export goes to Parquet",
      ["[assistant] The export goes to Parquet, not to CSV.", "[user] No Parquet, nobody can open it."],
    ],
    [
      "an assistant's choice that the person calls a bad idea",
      "Always re-sync the whole index on start",
      [
        "[assistant] I always re-sync the whole index on start.",
        "[user] it is bad idea, start takes minutes then",
        "[assistant] Ok.",
      ],
    ],
    [
      "one that the person wants to wait with",
      "The export goes to the standby node",
      ["[assistant] The export goes to the standby node.", "[user] Wait with that, nothing is settled."],
    ],
    [
      "though the no is shown beside it",
      "The export goes to the standby node.\n\nBeside it in the log:\n- Wait, that is not settled.",
      ["[assistant] The export goes to the standby node.", "[user] Wait, that is not settled."],
    ],
  ])("is no evidence: %s", (_, text, lines) => {
    expect(outcome(text, lines)).toBe("UNCONFIRMED");
  });

  it("is not what stands above a rule on something else", () => {
    const lines = ["- 决定：合唱团每周二聚会，因为大厅空着。", "- 规则：不要在消防门前停车。"];
    const passed = passGate({ text: "合唱团每周二聚会，因为大厅空着。", quotes: [] }, gateOf(lines));
    expect(passed).not.toHaveProperty("code");
    expect(passed).not.toHaveProperty("doubt");
  });

  const offered = "[assistant] I keep the scans in the cold archive, since space is scarce.";
  it.each([
    "Let me think about that one.",
    "park that for now",
    "Moment, das muss ich vorher noch mit Ole besprechen.",
    "Il faut d'abord que j'en parle à Luc.",
    "Najpierw muszę to omówić z Olą.",
    "いったん保留にして。",
    "그건 일단 미뤄 두자.",
    "先放一放吧。",
  ])("is no evidence where the person puts it off: %s", (said) => {
    expect(outcome("Scans are kept in the cold archive", [offered, `[user] ${said}`])).toBe("UNCONFIRMED");
  });

  it.each([
    ["[user] Yes, do that."],
    ["[user] Let me think.", "[assistant] Ok.", "[user] Cold archive it is."],
  ])("stands where the person takes it up, at once or later: %s", (...said) => {
    expect(outcome("Scans are kept in the cold archive", [offered, ...said])).toBe("passed");
  });

  it("waits where a later yes is to something else, though it says a word of it", () => {
    const lines = [
      "[assistant] I suggest NATS JetStream for the parcel labels, because it keeps a window of 72 hours.",
      "[user] And the print driver?",
      "[assistant] The print driver could be CUPS.",
      "[user] Yes, use that, because the old driver drops every tenth label.",
    ];
    const text = "Parcel labels use NATS JetStream, because it keeps a window of 72 hours.";
    const quotes = [lines[0]!.slice("[assistant] ".length)];
    expect(passGate({ text, quotes }, gateOf(lines))).toMatchObject({ doubt: expect.stringContaining("supposes") });
    const taken = passGate({ text, quotes }, gateOf([...lines, "[user] JetStream it is, then."]));
    expect("doubt" in taken && taken.doubt).toBeFalsy();
  });

  it.each([
    [
      "a decision before another one that says no",
      "Exports run on the replica",
      ["- Decision: exports run on the replica.", "- No meetings before ten from now on."],
    ],
    [
      "an assistant's choice that the person takes up",
      "Always re-sync the whole index on start",
      ["[assistant] I always re-sync the whole index on start.", "[user] yes, do it", "[assistant] Ok."],
    ],
    [
      "an assistant's two ways, of which the person turns down one by its name",
      "Take the time from the radio beacon",
      [
        "[assistant] I take the time from the radio beacon, or we buy GPS modules.",
        "[user] No GPS, that empties the battery.",
      ],
    ],
    [
      "what tells the refusal too",
      "Re-sync the whole index on start was called a bad idea, start takes minutes then",
      ["[assistant] I always re-sync the whole index on start.", "[user] it is bad idea, start takes minutes then"],
    ],
  ])("is something else: %s", (_, text, lines) => {
    expect(outcome(text, lines)).toBe("passed");
  });
});

describe("a decision that its own details take back", () => {
  const DECISION = "- Decision: reports go out by mail, because paper gets lost.";
  const doubtOf = (lines: readonly string[]): string | undefined => {
    const text = "Reports go out by mail";
    const passed = passGate({ text, quotes: [] }, gateOf([DECISION, ...lines]));
    return "code" in passed ? passed.code : passed.doubt;
  };

  it.each([
    [["  - reverted on Thursday, we do not do this"], 2],
    [["  - Ana agreed", "  - Update: we went back to paper"], 3],
    [["  - am Donnerstag zurückgenommen"], 2],
    [["- Annulé jeudi."], 2],
  ])("waits: %s", (lines, line) => {
    expect(doubtOf(lines)).toBe(`line ${line} of its log may turn it down`);
  });

  it.each([
    [["  - the old fax went back to the vendor"]],
    [["  - reverted the staging flag"]],
    [["  - the fax was cancelled"]],
    [["- The tram runs again.", "  - Reverted on Thursday."]],
    [["- The tram is out.", "- Reverted on Thursday."]],
  ])("stands: %s", (lines) => {
    expect(doubtOf(lines)).toBeUndefined();
  });

  it("is no decision that its claim tells as taken back", () => {
    const text = "Reports by mail: decided, then reverted on Thursday";
    const passed = passGate({ text, quotes: [] }, gateOf([DECISION, "  - reverted on Thursday"]));
    expect(passed).not.toHaveProperty("doubt");
  });
});

describe("a line below that holds off something else", () => {
  const decision = "- Decision: invoices are numbered per year, because the auditor asks for it.";
  const below = (line: string) =>
    passGate({ text: "Invoices are numbered per year", quotes: [] }, gateOf([decision, line]));

  it.each([
    "- Whether we rename the shop is not decided yet, hold off on it.",
    "- Hold off on the rename of the shop, it is not settled.",
  ])("leaves the decision to a person, and does not take it away: %s", (line) => {
    expect(below(line)).toMatchObject({ doubt: "line 2 of its log may turn it down" });
  });

  it.each([
    "- Hold off on that, it is not settled.",
    "- Hold off on the numbering of invoices, it is not settled.",
  ])("takes it away where it names the same, or nothing of its own: %s", (line) => {
    expect(below(line)).toMatchObject({ code: "UNCONFIRMED" });
  });
});

describe("what an assistant suggests with a reason", () => {
  const told = (...answers: readonly string[]): string => {
    const said = ["[user] which broker?", "[assistant] I suggest Mosquitto for the sensors, because it needs 4 MB."];
    const text = "The sensors use Mosquitto, because it needs 4 MB.";
    const passed = passGate({ text, quotes: ["Mosquitto for the sensors"] }, gateOf([...said, ...answers]));
    return "code" in passed ? passed.code : (passed.doubt ?? "passed");
  };

  it("waits where the person goes on to something else", () => {
    expect(told("[user] What about the invoices?")).toBe("its line only asks or supposes it");
  });

  it.each([
    "[user] yes, do that.",
    "[user] Mosquitto it is. What about the invoices?",
  ])("passes behind: %s", (answer) => {
    expect(told(answer)).toBe("passed");
  });
});

describe("a claim that its line corrects", () => {
  const doubtOf = (told: string, ...lines: readonly string[]): string | undefined => {
    const passed = passGate({ text: told, quotes: [lines[0]!] }, gateOf(lines));
    return "code" in passed ? passed.code : passed.doubt;
  };
  const [old, corrected] = ["The tapes are kept ten years", "Decision: The tapes are kept ten years"];

  it.each([
    [old, `${corrected}. Correction: eight years.`],
    [old, `${corrected}. EDIT: eight`],
    [old, `${corrected} (correction: eight)`],
    [old, `${corrected}, corrected to eight.`],
    [old, `${corrected}.`, "  *Correction:* eight years"],
    [old, `${corrected}.`, "- Correction: the tapes are kept eight years."],
    ["Der Schlüssel liegt bei Jonas", "Regel: Der Schlüssel liegt bei Jonas. Berichtigung: bei Mareike."],
    ["Les archives restent à Lyon", "Décision : les archives restent à Lyon. Correction : à Nantes."],
    ["El horno se enciende a las seis", "Decisión: el horno se enciende a las seis. Corrección: a las cinco."],
    ["Копии хранятся десять лет", "Решение: копии хранятся десять лет. Исправление: восемь лет."],
    ["备份保留十年", "决定：备份保留十年。更正：八年。"],
    ["請求書は五日に送る", "決定：請求書は五日に送る。訂正：七日。"],
    ["백업은 10년 보관한다", "결정: 백업은 10년 보관한다. 정정: 8년."],
    // Heard or written wrong.
    ["The kiln fires on Mondays", "Decision: The kiln fires on Mondays.", "I misheard Ana: it fires on Thursdays."],
    ["Der Ofen brennt montags", "Regel: Der Ofen brennt montags.", "Da habe ich mich verhört, er brennt donnerstags."],
    [
      "El horno se enciende el lunes",
      "Decisión: El horno se enciende el lunes.",
      "Lo apunté mal: se enciende el jueves.",
    ],
    ["Печь топят в понедельник", "Решение: Печь топят в понедельник.", "Я неправильно записал: топят в четверг."],
    ["窑周一烧", "决定：窑周一烧。", "我记错了，周四烧。"],
    [old, `${corrected}.`, "Update 17:30: we withdrew this."],
    [old, `${corrected}. → dropped on Friday`],
    // Over by a year that is past.
    [old, "Decision (until 2023): The tapes are kept ten years."],
    [old, `${corrected} (until 2023).`],
    ["Fahrten stehen auf Papier", "Regel (bis Ende 2023): Fahrten stehen auf Papier."],
    ["経費は紙で出す", "ルール（2022年まで）：経費は紙で出す。"],
    // Only to be discussed.
    [old, "Decision (for discussion): The tapes are kept ten years."],
    ["Die Halle wird grün", "Entscheidung (zur Diskussion): Die Halle wird grün."],
  ])("waits where it tells the first half: %s, of %s", (told, ...lines) => {
    expect(doubtOf(told, ...lines)).toMatch(/turn it down|UNCONFIRMED/);
  });

  it.each([
    ["The tapes are kept eight years", `${corrected}. Correction: eight years.`],
    [old, `${corrected}. Correction: fixed a typo in the flyer.`],
    [old, `${corrected}. Edit: Hugo agreed.`],
    [old, `${corrected}.`, "- Corrections: page 3 of the flyer had a typo."],
    [old, `${corrected}.`, "I misheard the radio: rain is due on Thursday."],
    [old, `${corrected}.`, "Update 17:30: the labels arrived."],
    [
      "Der Ofen brennt montags",
      "Regel: Der Ofen brennt montags.",
      "Lena hat die Adresse falsch notiert, ich rufe sie an.",
    ],
    ["The build goes main → staging", "Decision: The build goes main → staging."],
    ["The correction of the invoice takes two days", "Decision: The correction of the invoice takes two days."],
    ["Korrekturen gehen an Dana", "Regel: Korrekturen gehen an Dana."],
    ["訂正は赤字で書く", "ルール：訂正は赤字で書く。"],
    [old, "Decision (until 2043): The tapes are kept ten years."],
    [`${old} until 2023`, `${corrected} (until 2023).`],
    [old, `${corrected} (compared to 2023).`],
    ["Les archives restent à Lyon", "Règle (à partir de 2021) : les archives restent à Lyon."],
    [old, "Decision (since 2021): The tapes are kept ten years."],
  ])("stands: %s, of %s", (told, ...lines) => {
    expect(doubtOf(told, ...lines)).toBeUndefined();
  });
});

describe("a decision with a short note behind it", () => {
  const doubtOf = (decision: string, note: string, told: string, between: string): string | undefined => {
    const passed = passGate({ text: told, quotes: [decision] }, gateOf(`${decision}${between}${note}`.split("\n")));
    return "code" in passed ? passed.code : passed.doubt;
  };
  const [shop, laden] = ["The shop closes at six on Fridays", "Der Laden schließt freitags um sechs"];

  describe.each([[" "], ["\n"], ["\n\n"]])("parted by %j", (between) => {
    it.each([
      ["That was an error.", shop, `Decision: ${shop}.`],
      ["Wrong, see the minutes.", shop, `Decision: ${shop}.`],
      ["My mistake.", shop, `Decision: ${shop}.`],
      ["Ben vetoed this.", shop, `Decision: ${shop}.`],
      ["Disregard the above.", shop, `Decision: ${shop}.`],
      ["No! Monday.", shop, `Decision: ${shop}.`],
      ["Just kidding.", shop, `Decision: ${shop}.`],
      ["Ben from the board vetoed it.", shop, `Decision: ${shop}.`],
      ["Void.", shop, `Decision: ${shop}.`],
      ["Obiges bitte streichen.", laden, `Beschluss: ${laden}.`],
      ["Am Abend wieder gekippt.", laden, `Beschluss: ${laden}.`],
      ["Überholt.", laden, `Beschluss: ${laden}.`],
      ["C'est une erreur.", "La boutique ferme à six heures", "Décision : la boutique ferme à six heures."],
      ["Ignorar la línea anterior.", "La tienda cierra a las seis", "Decisión: la tienda cierra a las seis."],
      ["Ha posto il veto.", "Il negozio chiude alle sei", "Decisione: il negozio chiude alle sei."],
      ["Já não vale.", "A loja fecha às seis", "Decisão: a loja fecha às seis."],
      ["Dat was een fout.", "De winkel sluit om zes uur", "Besluit: de winkel sluit om zes uur."],
      ["Powyższe zignorować.", "Sklep zamykamy o szóstej", "Decyzja: sklep zamykamy o szóstej."],
      ["Строку выше не учитывать.", "Магазин закрывается в шесть", "Решение: магазин закрывается в шесть."],
      ["Це помилка.", "Крамниця зачиняється о шостій", "Рішення: крамниця зачиняється о шостій."],
      ["Bu bir yanlışlıktı.", "Dükkân altıda kapanır", "Karar: dükkân altıda kapanır."],
      ["Abaikan baris di atas.", "Toko tutup jam enam", "Keputusan: toko tutup jam enam."],
      ["请忽略上一行。", "商店六点关门", "决定：商店六点关门。"],
      ["上の行は無視。", "店は六時に閉まる", "決定：店は六時に閉まる。"],
      ["위 줄은 무시.", "가게는 여섯 시에 닫는다", "결정: 가게는 여섯 시에 닫는다."],
    ])("waits: %s", (note, told, decision) => {
      expect(doubtOf(decision, note, told, between)).toMatch(/turn it down/);
    });

    it.each([
      ["Prices were wrong on the flyer.", shop, `Decision: ${shop}.`],
      ["试了把花放在门口，丢了，搬回来了。", "商店六点关门，因为少了人", "决定：商店六点关门，因为少了人。"],
      ["Kim vetoed the budget.", shop, `Decision: ${shop}.`],
      ["Wrong size delivered, returned.", shop, `Decision: ${shop}.`],
      ["Mistakes are written down the same day.", shop, `Decision: ${shop}.`],
      ["Staying open till eight was a mistake.", shop, `Decision: ${shop}.`],
      ["Cancelled the newspaper subscription.", shop, `Decision: ${shop}.`],
      ["The old sign is outdated.", shop, `Decision: ${shop}.`],
      ["The sign is outdated.", shop, `Decision: ${shop}.`],
      ["El bono ya no sirve.", "La tienda cierra a las seis", "Decisión: la tienda cierra a las seis."],
      ["No exceptions.", shop, `Decision: ${shop}.`],
      ["no. 5350, model 30387", shop, `Decision: ${shop}.`],
      ["Stop 10:54", shop, `Decision: ${shop}.`],
      ["Tom was wrong about the weather.", shop, `Decision: ${shop}.`],
      ["Falsche Größe geliefert, zurückgeschickt.", laden, `Beschluss: ${laden}.`],
      ["Kim hat das Budget abgelehnt.", laden, `Beschluss: ${laden}.`],
      ["Bis acht offen zu bleiben war ein Fehler.", laden, `Beschluss: ${laden}.`],
      ["L'ancien panneau est périmé.", "La boutique ferme à six heures", "Décision : la boutique ferme à six heures."],
      ["No antes.", "La tienda cierra a las seis", "Decisión: la tienda cierra a las seis."],
      ["Не тот размер, вернули.", "Магазин закрывается в шесть", "Решение: магазин закрывается в шесть."],
      ["チラシの値段が間違っていた。", "店は六時に閉まる", "決定：店は六時に閉まる。"],
    ])("stands: %s", (note, told, decision) => {
      expect(doubtOf(decision, note, told, between)).toBeUndefined();
    });
  });

  it("waits where another turns it down in a chat, and the first gives it up", () => {
    const said = [
      "**Kim:** Decision: the crane is leased from Boels.",
      "",
      "**Tom:** I see.",
      "",
      "**Kim:** OK, dropped then.",
    ];
    const passed = passGate({ text: "The crane is leased from Boels", quotes: [said[0]!] }, gateOf(said));
    expect(passed).toMatchObject({ doubt: "line 5 of its log may turn it down" });
  });
});

describe("what is undone without its name", () => {
  const held = "Exports run on the replica, because the primary is busy";
  const talk = (undoing: string, said = held, between = "[Assistant] OK."): string[] => [
    `[User] ${said}`,
    between,
    `[User] ${undoing}`,
  ];

  // It stood in every profile, offline and with a model: only what names the thing was seen.
  it.each([
    ["en", "revert it, the replica lags 40 s", held],
    ["en", "no, that was a mistake", held],
    ["en", "take it out again", held],
    ["de", "mach das wieder rückgängig", "Exporte laufen auf dem Replikat"],
    ["es", "reviértelo, va lento", "Las exportaciones corren en la réplica"],
    ["fr", "annule ça", "Les exports tournent sur la réplique"],
    ["it", "annullalo", "Le esportazioni girano sulla replica"],
    ["pt", "desfaz isso", "As exportações correm na réplica"],
    ["nl", "draai dat terug", "Exports draaien op de replica"],
    ["pl", "cofnij to", "Eksporty działają na replice"],
    ["ru", "верни как было", "Экспорт идёт на реплике"],
    ["uk", "поверни як було", "Експорт іде на репліці"],
    ["tr", "bunu geri al", "Dışa aktarma replikada çalışıyor"],
    ["id", "batalkan itu", "Ekspor berjalan di replika"],
    ["ja", "それを元に戻して", "エクスポートはレプリカで実行する"],
    ["zh", "把它改回去", "导出在副本上运行"],
    ["ko", "그거 되돌려 줘", "내보내기는 복제본에서 실행한다"],
  ])("%s: %s", (_, undoing, said) => {
    expect(outcome(said, talk(undoing, said))).toBe("UNCONFIRMED");
  });

  it("is refused of an offer that was taken up before", () => {
    const lines = [`[Assistant] I suggest: ${held}.`, "[User] perfect", "[Assistant] Done.", "[User] undo that please"];
    expect(outcome(held, lines)).toBe("UNCONFIRMED");
  });

  it.each([
    ["further down in a log, where it names a word of it", [held, "Kai is ill.", "Undid it, the replica lags."]],
    ["with what else the assistant did between", talk("revert it", held, "[Assistant] Done. The pool size is 20 now.")],
  ])("waits %s", (_, lines) => {
    expect(passGate({ text: held, quotes: [lines[0]!] }, gateOf(lines))).toMatchObject({
      doubt: "line 3 of its log may turn it down",
    });
  });

  it.each([
    ["undo works now"],
    ["revert the formatting"],
    ["revert it if CI fails"],
    ["if it breaks, revert it"],
    ["can you revert it?"],
    ["take it out of the box"],
    ["Rollback plan: snapshot first"],
    ["the upstream project reverted it in 3.2"],
    ["don't revert it, it works"],
    ["falls es klemmt, rückgängig machen"],
    ["撤销徽标的修改"],
  ])("stands: %s", (said) => {
    expect(outcome(held, talk(said))).toBe("passed");
  });

  it("stands where something else was settled since, and the claim of what took its place too", () => {
    const lines = [`[User] ${held}`, "[Assistant] OK.", "[User] rename the save button", "[User] revert it"];
    expect(outcome(held, lines)).toBe("passed");
    expect(outcome("The replica lags 40 s", talk("revert it, the replica lags 40 s"))).toBe("passed");
  });

  // The decision was gone, and nobody was asked.
  it.each([
    ["My laptop patch was wrong, reverted it."],
    ["Tried the macOS beta, rolled it back."],
    ["The supplier sent a price notice yesterday, it was withdrawn."],
    ["I lost my key, never mind."],
    ["But my laptop broke down, I reverted it."],
    ["Mein Laptop-Patch war falsch, habe ihn zurückgenommen."],
    ["J'ai essayé la bêta de macOS, annulé."],
    ["新しいOSを試した。元に戻した。"],
  ])("stands above an aside on another thing: %s", (said) => {
    const passed = passGate({ text: held, quotes: [held] }, gateOf(talk(said)));
    expect(passed).not.toHaveProperty("code");
    expect(passed).not.toHaveProperty("doubt");
  });

  it.each([
    ["no, that was a mistake, revert it", "UNCONFIRMED"],
    ["That made everything worse, roll it back", "UNCONFIRMED"],
    ["Das war uns zu langsam, mach das rückgängig", "UNCONFIRMED"],
    ["那太慢了，把它改回去", "UNCONFIRMED"],
    ["The replica was too slow, rolled it back", "passed"],
  ])("is undone for what is wrong with it, and waits where that is named: %s", (said, expected) => {
    expect(outcome(held, talk(said))).toBe(expected);
    const passed = passGate({ text: held, quotes: [held] }, gateOf(talk(said)));
    expect("code" in passed || passed.doubt).toBeTruthy();
  });

  it("is heard a hundred lines further down", () => {
    const between = Array.from({ length: 100 }, () => "[Assistant] OK.");
    expect(outcome(held, [`[User] ${held}`, ...between, "[User] revert it"])).toBe("UNCONFIRMED");
  });

  it("stands above the correction of something else", () => {
    const lines = [
      "- Correction: the tower has four lifts, not three.",
      "- Correction: the mill grinds wheat, not rye.",
    ];
    const passed = passGate({ text: "The tower has four lifts, not three", quotes: [] }, gateOf(lines));
    expect(passed).not.toHaveProperty("doubt");
    expect(passed).toHaveProperty("spans");
  });
});

describe("a rule about what waits for its answer", () => {
  // They were rejected, as if their line said that it is not settled.
  it.each([
    ["Unanswered tickets close after three days", "Decision: tickets waiting for an answer close after three days."],
    ["Unsigned contracts are kept in the safe", "Decision: contracts not yet signed are kept in the safe."],
    ["Zwei Personen geben Bestellungen frei", "Entscheidung: Bestellungen warten auf Freigabe durch zwei."],
    ["Rechnungen brauchen zwei Unterschriften", "Regel: keine Rechnung wird ohne zwei Unterschriften genehmigt."],
    [
      "Les commandes expirent après 3 jours",
      "Décision : les commandes en attente de validation expirent après 3 jours.",
    ],
    ["无人理会的询价三天后关闭", "决定：没有回复的询价三天后关闭。"],
    ["連絡の途絶えた問い合わせは三日後に閉じる", "決定：返事がない問い合わせは三日後に閉じる。"],
  ])("is settled: %s", (claim, line) => {
    const passed = passGate({ text: claim, quotes: [line] }, gateOf([`- ${line}`]));
    expect("code" in passed ? passed.code : passed.doubtCode).not.toBe("UNCONFIRMED");
  });
});

describe("what a section's frame says of its lines", () => {
  const claim = "The archive moves to Leipzig";
  const line = "- Decision: the archive moves to Leipzig.";
  const waits = (lines: readonly string[]): boolean => {
    const passed = passGate({ text: claim, quotes: [line.slice(2)] }, gateOf(lines));
    return !("code" in passed) && passed.doubt !== undefined;
  };

  // They were kept.
  it.each([
    "None of this was agreed in the end",
    "Sam suggested, no answer yet",
    "Nobody has signed off on this",
    "All of this was cancelled on Friday",
    "Noch zu entscheiden",
    "Keiner hat zugestimmt",
    "Sam propuso, todavía sin respuesta",
    "Reste à décider",
    "まだ決まっていない",
    "以下都没有通过",
    "Still up for discussion",
    "Warten auf Freigabe",
    "En attente de validation",
    "返事待ち",
    "Пока нет ответа",
    "Ainda sem resposta",
  ])("leaves it open above it: %s", (lead) => {
    expect([`${lead}:`, `## ${lead}`].map((over) => waits([over, "", line]))).toEqual([true, true]);
  });

  it.each([
    "Nobody was against it",
    "What was still open yesterday is decided now",
    "Das war gestern noch offen und steht jetzt fest",
    "Sams Vorschlag haben alle angenommen",
    "After the cancelled meeting we settled by mail",
    "Not discussed for long, but settled",
    "You were right, and I was wrong",
    "Nothing was rejected",
    "没有人反对",
    "反対なしで決まった",
  ])("has it stand: %s", (lead) => {
    expect([`${lead}:`, `## ${lead}`].map((over) => waits([over, "", line]))).toEqual([false, false]);
  });

  it.each([
    ["status: rejected", true],
    ["Status: Entwurf", true],
    ["estado: borrador", true],
    ["状态: 草稿", true],
    ["type: proposal", true],
    ["draft: true", true],
    ["status: accepted", false],
    ["draft: false", false],
    ["title: Rejected bidders", false],
    ["tags: [draft, idea]", false],
    // Of something else in it, which had every decision of the log wait.
    ["tasks:\n  - name: buy a van\n    status: rejected", false],
    ["posts:\n  - title: Spring\n    draft: true", false],
    ["# status: draft", false],
    ["previous:\n  status: draft\nstatus: final", false],
  ])("is told by front matter: %s", (matter, expected) => {
    const lines = ["---", ...matter.split("\n"), "---", line];
    const log = { ...daily("2026-04-08", lines), bodyStart: lines.length - 1 };
    const passed = passGate({ text: claim, quotes: [] }, { ...gateOf([]), book: logbookOf([log]) });
    expect("doubt" in passed).toBe(expected);
  });

  it.each([
    ["No: too expensive, machine after all.", true],
    ["No, the board said it costs too much.", true],
    ["Rejected by the board.", true],
    ["Not agreed, Ben wants something else.", true],
    ["Refusé par la direction.", true],
    ["不行：太贵。", true],
    ["No later than May.", false],
    ["No: 3, yes: 9.", false],
    ["No exceptions, also for guests.", false],
    ["Niemand war dagegen.", false],
    ["没有例外。", false],
  ])("is answered by what is indented below it: %s", (answer, expected) => {
    expect(waits([line, `  - ${answer}`])).toBe(expected);
  });
});

// Caught: the correction was refused for good by its own line, and the old value stood alone.
it.each([
  ["[user] Forget that: Flyeralarm does our printing.", "Flyeralarm does our printing."],
  ["[user] Scratch that: Flyeralarm does our printing.", "Flyeralarm does our printing."],
  ["[user] Vergiss das: Flyeralarm druckt für uns.", "Flyeralarm druckt für uns."],
  ["[user] Oublie ça : Flyeralarm imprime pour nous.", "Flyeralarm imprime pour nous."],
  ["[user] Olvida eso: Flyeralarm imprime para nosotros.", "Flyeralarm imprime para nosotros."],
  ["[user] That's not true: Flyeralarm does our printing.", "Flyeralarm does our printing."],
  ["- Dat klopt niet: Flyeralarm drukt voor ons.", "Flyeralarm drukt voor ons."],
  ["- To nieprawda: drukuje nam Flyeralarm.", "Drukuje nam Flyeralarm."],
  ["[user] No, that's wrong: Flyeralarm does our printing.", "Flyeralarm does our printing."],
  ["[user] Nein, das stimmt nicht: Flyeralarm druckt für uns.", "Flyeralarm druckt für uns."],
  ["[user] Non, c'est faux : Flyeralarm imprime pour nous.", "Flyeralarm imprime pour nous."],
  ["[user] Нет, неверно: печатает для нас Flyeralarm.", "Печатает для нас Flyeralarm."],
])("what takes back what stood before goes on with what holds: %s", (line, claim) => {
  const book = logbookOf([daily("2026-04-06", ["[user] Our printer is Kopix.", "[assistant] Noted.", line])]);
  const path = book.pages[0]!.log.path;
  expect(retractionOf(claim, [{ path, day: "2026-04-06", from: 3, to: 3 }], book)).toBeUndefined();
});

// Caught: `Doch nicht: wir nehmen Lärche` refused the larch, and the spruce stood alone.
it.each([
  ["Doch nicht: wir nehmen Lärche.", "Wir nehmen Lärche."],
  ["Non è vero: il forno va a gas.", "Il forno va a gas."],
  ["Неверно: насос работает ночью.", "Насос работает ночью."],
  ["Nieprawda: piec jest na gaz.", "Piec jest na gaz."],
])("a no with a colon may be of what follows or of what stood before: %s", (line, claim) => {
  const retracted = (said: string) => {
    const book = logbookOf([daily("2026-04-06", [`- ${said}`])]);
    const path = book.pages[0]!.log.path;
    return retractionOf(claim, [{ path, day: "2026-04-06", from: 1, to: 1 }], book)?.sure;
  };
  expect(retracted(line)).not.toBe(true);
  const [no, rest] = line.split(/(?<=[:：])\s?/u);
  expect(retracted(`${no} "${rest}"`)).toBe(true);
});

it("a no that leads with its that denies what follows, without a quote too", () => {
  for (const [line, claim] of [
    ["- It is not true that: the printer is Kopix.", "The printer is Kopix."],
    ["- Het klopt niet dat: Kopix drukt voor ons.", "Kopix drukt voor ons."],
  ] as const) {
    const book = logbookOf([daily("2026-04-06", [line])]);
    const path = book.pages[0]!.log.path;
    expect([line, retractionOf(claim, [{ path, day: "2026-04-06", from: 1, to: 1 }], book)?.sure]).toEqual([
      line,
      true,
    ]);
  }
});

it("what is called off is taken back with what it names", () => {
  const book = logbookOf([daily("2026-04-06", ["- Called off: Flyeralarm does our printing."])]);
  const path = book.pages[0]!.log.path;
  expect(retractionOf("Flyeralarm does our printing.", [{ path, day: "2026-04-06", from: 1, to: 1 }], book)).toEqual({
    line: 1,
    sure: true,
  });
});

// Caught: the value that its own next line corrects, and the corrected one held where only a figure is another.
it.each([
  ["La harina es de Gallo.", "Quise decir Harimsa.", "La harina es de Harimsa."],
  ["La farina è di Barilla.", "Scusate, volevo dire Caputo.", "La farina è di Caputo."],
  ["Het meel komt van Zeeuw.", "Sorry, ik bedoelde Soezie.", "Het meel komt van Soezie."],
  ["Mąka jest z Lubelli.", "Pomyłka, z Basi.", "Mąka jest z Basi."],
  ["面粉用金龙鱼。", "说错了，是古船。", "面粉用古船。"],
  ["Die Plane ist 6 mal 4 Meter.", "Falsch abgelesen, sie ist 8 mal 5 Meter.", "Die Plane ist 8 mal 5 Meter."],
])("what was meant takes the place of what was said: %s %s", (before, after, now) => {
  const book = logbookOf([daily("2026-04-06", [`- ${before}`, `- ${after}`])]);
  const span = { path: book.pages[0]!.log.path, day: "2026-04-06", from: 1, to: 1 };
  const stands = (claim: string, to: number) => retractionOf(`${claim}\n${claim}`, [{ ...span, to }], book);
  expect([stands(before, 1)?.line, stands(now, 2)]).toEqual([2, undefined]);
});

it.each([
  ["The pond is 4 m deep.", "I meant to ask Bo about the nets."],
  ["La farina è di Barilla.", "Scusate, domani il forno è chiuso."],
  ["Mąka jest z Lubelli.", "Pomyłka przy dostawie drożdży: przyszło 5 kg."],
  ["Мука от Макфы.", "Бо имел в виду другой цех."],
  ["面粉用金龙鱼。", "老师说错了日期，孩子们笑了。"],
  ["排练在周二。", "说错了话，向小王道歉。"],
  ["小麦粉は日清。", "司会が言い間違えて、客が笑った。"],
])("who meant or mixed up something else leaves it as it is: %s %s", (before, after) => {
  const book = logbookOf([daily("2026-04-06", [`- ${before}`, `- ${after}`])]);
  const span = { path: book.pages[0]!.log.path, day: "2026-04-06", from: 1, to: 1 };
  expect(retractionOf(before, [span], book)).toBeUndefined();
});
