import { describe, expect, it } from "vitest";
import { meantDays, startIn } from "../../src/text/days.ts";

// 2026-04-08 is a Wednesday of 2026-W15.
describe("days that relative words mean", () => {
  it.each([
    ["done tomorrow", "2026-04-09"],
    ["yesterday's outage", "2026-04-07"],
    ["by Friday", "2026-04-10"],
    ["next Friday", "2026-04-17"],
    ["on Friday next week", "2026-04-17"],
    ["in two weeks", "2026-04-22"],
    ["within 10 days", "2026-04-18"],
    ["3 months ago", "2026-01-08"],
    ["by the end of the week", "2026-04-12"],
    ["next week", "2026-W16"],
    ["by month end", "2026-04-30"],
    ["明天发布", "2026-04-09"],
    ["三天后上线", "2026-04-11"],
    ["下周五", "2026-04-17"],
    ["来週", "2026-04-13"],
    ["2週間後", "2026-04-22"],
    ["내일까지", "2026-04-09"],
    ["übermorgen", "2026-04-10"],
  ])("%s may mean %s", (text, day) => {
    expect([...meantDays(text, "2026-04-08")]).toContain(day);
  });

  it("clamps to the last day of a shorter month", () => {
    expect([...meantDays("in one month", "2026-01-31")]).toEqual(["2026-02-28"]);
  });

  it("finds none where a text speaks of no time", () => {
    expect([...meantDays("the retry loop is bounded", "2026-04-08")]).toEqual([]);
  });

  it.each([
    "The roofer is back on the 14th",
    "Le couvreur revient le 14",
    "Der Dachdecker kommt am 14. wieder",
    "el 14 vuelve el techador",
    "14日に屋根屋が来る",
    "кровельщик вернётся 14-го",
  ])("are, of a month that nobody names, the last and the next: %s", (text) => {
    expect([...meantDays(text, "2026-04-08")].sort()).toEqual(["2026-03-14", "2026-04-14"]);
  });

  it("are, of a day that is over in this month, this month's and the next", () => {
    expect([...meantDays("paid on the 3rd", "2026-04-08")].sort()).toEqual(["2026-04-03", "2026-05-03"]);
  });

  it.each([
    "back on 14 March",
    "14 ovens",
    "le 14 mars",
    "at 14:30",
    "am 14.5.",
  ])("are none of a number that is more than that: %s", (text) => {
    expect([...meantDays(text, "2026-04-08")].filter((day) => day.endsWith("-14"))).toEqual([]);
  });
});

// A value that begins later stood as today's, since the day of its log.
describe("the day ahead from which something holds", () => {
  it.each([
    ["From 1 June on we deploy to eu-central-1", "2026-06-01"],
    ["As of May 4 invoices go through Adyen", "2026-05-04"],
    ["Starting next Monday Priya handles billing", "2026-04-13"],
    ["Ab Juni deployen wir nach Wien", "2026-06-01"],
    ["Frau Sommer ist ab dem 1. Mai für die Preise zuständig", "2026-05-01"],
    ["A partir de junio desplegamos en París", "2026-06-01"],
    ["À partir du 1er juin on déploie à Lille", "2026-06-01"],
    ["A partire dal 4 maggio usiamo Adyen", "2026-05-04"],
    ["A partir de maio usamos Bun", "2026-05-01"],
    ["Vanaf 1 juni draaien we op Bun", "2026-06-01"],
    ["Od 1 czerwca używamy Buna", "2026-06-01"],
    ["С 1 июня мы на Bun", "2026-06-01"],
    ["З 1 червня ми на Bun", "2026-06-01"],
    ["1 Haziran'dan itibaren Bun kullanıyoruz", "2026-06-01"],
    ["Mulai 1 Juni kami memakai Bun", "2026-06-01"],
    ["6月1日からBunを使う", "2026-06-01"],
    ["From Monday on we run on Bun, to Friday's surprise", "2026-04-13"],
    ["From 4 May to 8 May we run on Bun", "2026-05-04"],
    ["从6月1日起使用Bun", "2026-06-01"],
    ["6월 1일부터 Bun을 쓴다", "2026-06-01"],
    ["Priya handles billing from Monday.", "2026-04-13"],
    ["- From Monday Priya handles billing", "2026-04-13"],
    ["Tests run on Node 26 from June 2026.", "2026-06-01"],
    ["The team uses the new cluster from Monday on", "2026-04-13"],
    ["And from 1 June we deploy to Lille", "2026-06-01"],
    ["The whole team uses a cluster from 4 May onwards", "2026-05-04"],
    ["Orchid od 1 czerwca działa na Bunie", "2026-06-01"],
    ["我们从6月1日使用Bun", "2026-06-01"],
  ])("is that of its words: %s", (text, day) => {
    expect(startIn(text, "2026-04-08")).toBe(day);
  });

  it.each([
    ["since 1 March we run on Node 22"],
    ["From 1 March we run on Node 22"],
    ["from now on we use tabs"],
    ["We deploy to eu-west-1 until 1 June"],
    ["By 1 June we need the certificate"],
    ["The audit is on 4 May"],
    ["Ab sofort nutzen wir Bun"],
    ["Depuis mars on est sur Node"],
    ["3月1日からNode 22"],
    // What comes from a day is no beginning.
    ["We use the palette from Friday's workshop, Solarized"],
    ["We run on Bun since the outage from Tuesday."],
    ["We moved to Bun because the invoice from May was too high"],
    ["The nightly dump from Sunday broke Postgres"],
    // Every week: it was the Monday after.
    ["From Monday to Friday billing runs on Heron"],
    ["From Monday – Friday billing runs on Heron"],
    ["Ab Montag bis Freitag läuft die Abrechnung auf Heron"],
    ["Od poniedziałku do piątku używamy Buna"],
    ["С понедельника по пятницу мы на Bun"],
    ["月曜から金曜までBunを使う"],
    ["从周一到周五使用Bun"],
  ])("is none: %s", (text) => {
    expect(startIn(text, "2026-04-08")).toBeUndefined();
  });
});
