import { describe, expect, it } from "vitest";
import { speaking } from "../../../src/memory/identity/speaking.ts";

const memory = (body: string) => ({ type: "project" as const, name: body, description: body, body });
const heldOff = (line: string, before: string) =>
  speaking(line, memory(before), { tells: () => true, rare: () => true })?.against;

describe("a line that holds off what a memory settles", () => {
  it.each([
    ["a veto", "Director vetoed the Tessera purchase.", "The museum buys tickets from Tessera.", '"vetoed"'],
    ["a halt, in German", "Der Kauf bei Tessera liegt auf Eis.", "Das Museum kauft bei Tessera.", '"liegt auf Eis"'],
    [
      "doubt told in a clause of its own",
      "Ob wir nach Spandau ziehen, ist noch nicht entschieden.",
      "Wir ziehen nach Spandau.",
      '"noch nicht entschieden"',
    ],
    ["the thing itself put off", "Harvest festival postponed.", "The harvest festival is in May.", '"postponed"'],
    [
      "its subject and nothing else",
      "Суботні прибирання призупинено.",
      "Прибирання відбувається щосуботи.",
      '"призупинено"',
    ],
    ["a halt, in Chinese", "向恒丰公司购买烤箱一事暂缓。", "向恒丰公司购买烤箱。", '"暂缓"'],
  ])("asks: %s", (_, line, before, expected) => {
    expect(heldOff(line, before)).toBe(expected);
  });

  it.each([
    ["an appointment put off", "Timo hat den Ausflug der Jugendgruppe verschoben.", "Timo leitet die Jugendgruppe."],
    ["a word that the memory says", "Checked the suspended ceiling.", "The suspended ceiling is checked each spring."],
    [
      "a word on the reason's thing, behind the rule told again",
      "Told Emeka: no releases on Fridays, the weekend is unstaffed.",
      "Never deploy on Fridays because nobody is there at the weekend.",
    ],
    ["a veto of something else", "Director vetoed the new canteen.", "The museum buys tickets from Tessera."],
  ])("does not: %s", (_, line, before) => {
    expect(heldOff(line, before)).toBeUndefined();
  });
});

describe("a line that tells what had to be done as done", () => {
  it.each([
    ["Repaired the fence with Jo.", "The fence must be repaired before winter."],
    ["Gutter cleaned on Monday.", "The gutter has to be cleaned."],
    ["Der Vertrag mit Meyer ist verlängert.", "Vertrag mit Meyer muss bis März verlängert werden."],
    ["Le toit est réparé.", "Le toit doit être réparé."],
    ["El tejado está reparado.", "El tejado debe ser reparado."],
    ["屋根を修理した。", "屋根を修理しなければならない。"],
  ])("asks: %s", (line, before) => {
    expect(heldOff(line, before)).toBeDefined();
  });

  it.each([
    ["it still must be", "The fence must be repaired, says Jo too.", "The fence must be repaired."],
    ["it is not yet", "The fence is not repaired yet.", "The fence must be repaired."],
    ["something else was done to it", "Dachrinne ist verstopft.", "Die Dachrinne muss gereinigt werden."],
    ["it is met each time anew", "Release 4 is signed.", "Every release must be signed."],
  ])("does not: %s", (_, line, before) => {
    expect(heldOff(line, before)).toBeUndefined();
  });
});

describe("a time that has run out", () => {
  const BEFORE = "Reports of the week go to Nadia.";
  it.each([
    ["Nadia archives the reports, because the week is over.", BEFORE],
    ["Nadia archiva los informes, porque la semana se acabó.", "Los informes de la semana van a Nadia."],
  ])("is a reason, and ends nothing: %s", (line, before) => {
    expect(heldOff(line, before) ?? "").not.toMatch(/"is over"|"se acabó"/);
  });

  it("is no thing that has, for which another takes its place", () => {
    expect(heldOff("Nadia gets a call, because reports are obsolete.", BEFORE)).toBe('"obsolete"');
  });
});

describe("a line that says what took its place as the memory does", () => {
  it.each([
    [
      "Use DuckDB rather than SQLite for the tide store.",
      "Use DuckDB rather than SQLite for the tide store, as the reports are large.",
      undefined,
    ],
    [
      "Kafka statt RabbitMQ für die Etiketten.",
      "Kafka statt RabbitMQ für die Etiketten, weil Prüfer Replay brauchen.",
      undefined,
    ],
    [
      "Use DuckDB rather than SQLite for the tide store.",
      "Use Parquet rather than DuckDB for the tide store.",
      "parquet, not sqlite",
    ],
  ])("takes nothing back, and with another name it does: %s", (before, line, against) => {
    expect(heldOff(line, before)).toBe(against);
  });
});

describe("an event of a thing that is settled", () => {
  it.each([
    [
      "that it went well",
      "Mobile releases go out on Tuesdays.",
      "Mobile release went out on Tuesday without problems.",
    ],
    ["the same in Italian", "Le release escono il martedì.", "La release è uscita martedì senza problemi."],
    ["the same in Russian", "Релизы выходят по вторникам.", "Релиз вышел во вторник без проблем."],
    ["that nobody complained", "The gym opens at seven.", "Nobody complained about the gym opening at seven."],
    ["that it failed so often", "The shop accepts PayPal and cards.", "PayPal in the shop failed twice."],
    ["the same in Spanish", "La tienda acepta PayPal y tarjetas.", "PayPal falló dos veces en la tienda."],
    ["that it was down so long", "Chat runs on Mattermost.", "Mattermost was down for twenty minutes."],
    ["what is still to be done", "Le fatture le approva Marta.", "Marta non ha ancora approvato le fatture di marzo."],
    ["who was there besides", "Редизайном руководит Нина.", "Нина и Павел показали редизайн правлению."],
  ])("asks nothing: %s", (_, before, line) => {
    expect(heldOff(line, before)).toBeUndefined();
  });

  it.each([
    ["the end of what was wrong", "The printer is out of order.", "The printer works without problems."],
    ["a state with no end", "The chat runs on Mattermost.", "The Mattermost chat is down."],
    ["another value, though it went well", "The gym opens at seven.", "The gym opens at eight, without complaints."],
  ])("asks: %s", (_, before, line) => {
    expect(heldOff(line, before)).toBeDefined();
  });
});
