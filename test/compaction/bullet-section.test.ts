/** Where a bullet goes that a careless model put into the wrong section, and which stay where they were put. */
import { describe, expect, it } from "vitest";
import { sectionTold } from "../../src/compaction/bullet-section.ts";

const [DECISIONS, OUTCOMES, OPEN] = ["Key Decisions", "Outcomes", "Blockers & Open Items"] as const;

describe("a bullet under open items", () => {
  it.each([
    "The crane was repaired",
    "Der Kran ist repariert",
    "La grue est réparée",
    "El contrato está firmado",
    "Il recinto è finito",
    "De boot is gerepareerd",
    "Płot jest gotowy",
    "Забор готов",
    "申请已提交",
    "クレーンは修理済み",
    "Çatı onarıldı",
  ])("that is told as done is an outcome: %s", (text) => {
    expect(sectionTold(text, OPEN)).toBe(OUTCOMES);
  });

  it("that was chosen for a reason is a decision", () => {
    expect(sectionTold("We chose Maif, because they insure domes", OPEN)).toBe(DECISIONS);
    expect(sectionTold("Wir haben uns für Eiche entschieden, weil sie länger hält", OPEN)).toBe(DECISIONS);
  });

  it.each([
    "The boiler was serviced but still drips",
    "2 of 5 signs are finished",
    "The repaired pump squeaks",
    "Get the contract signed by Friday",
    "Once the heating is fixed, repaint the hall",
    "Completed forms go to the office",
    "The chosen stone is out of stock",
    "Zaun fertig machen",
    "La pompe réparée fuit",
    "A cerca não está pronta",
    "Договор подписан, но не оплачен",
    "修好的水泵又漏了",
    "契約書に署名したが未払い",
    "决定屋顶颜色",
  ])("stays where it was put: %s", (text) => {
    expect(sectionTold(text, OPEN)).toBe(OPEN);
  });
});

describe("a bullet under outcomes", () => {
  it.each([
    "Blocked: no reply from the fire officer",
    "Waiting for the surveyor",
    "Warten auf den Brandschutz",
    "En attente du pompier",
    "Falta la respuesta de los bomberos",
    "In attesa della banca",
    "Wachten op de bank",
    "Czekamy na bank",
    "Ждём ответа банка",
    "还在等消防员回复",
    "銀行の返事待ち",
  ])("that is told as waiting is open: %s", (text) => {
    expect(sectionTold(text, OUTCOMES)).toBe(OPEN);
  });

  it.each([
    "Waiting time at the counter fell from 12 to 4 minutes",
    "The waiting room was painted",
    "Open day drew 300 visitors",
    "The blocked drain was cleared",
    "Issue #74 brought 21 tools; 47 were skipped for lack of a spec",
    "Warteliste abgebaut: 12 Plätze frei",
    "La salle d'attente est repeinte",
    "Зал ожидания покрашен",
    "未付账单已全部付清",
    "待合室を塗り直した",
  ])("stays where it was put: %s", (text) => {
    expect(sectionTold(text, OUTCOMES)).toBe(OUTCOMES);
  });
});
