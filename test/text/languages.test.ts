import { describe, expect, it } from "vitest";
import { languagesOf, spokenIn, spokenInLog } from "../../src/text/languages.ts";

const sure = (text: string) => languagesOf(spokenIn(text).sure);

describe("the language of a line", () => {
  it.each([
    ["en", "We decided to keep the queue, as it is the simplest of them."],
    ["de", "Wir haben die Warteschlange behalten, weil sie einfach ist."],
    ["fr", "On garde la file d'attente parce que c'est le plus simple."],
    ["es", "Nos quedamos con la cola porque es lo más simple."],
    ["it", "Teniamo la coda perché è la cosa più semplice."],
    ["pt", "Ficamos com a fila porque é o mais simples de todos."],
    ["nl", "We houden de wachtrij omdat die het eenvoudigst is."],
    ["pl", "Zostajemy przy kolejce, bo jest to najprostsze."],
    ["ru", "Оставляем очередь, потому что так проще всего."],
    ["uk", "Залишаємо чергу, бо так найпростіше для всіх."],
    ["id", "Kami tetap memakai antrean karena itu yang paling sederhana."],
    ["tr", "Kuyruğu tutuyoruz çünkü en basit olan bu."],
    ["zh", "我们继续使用队列，因为它最简单。"],
    ["ja", "一番単純なのでキューを使い続ける。"],
    ["ko", "가장 단순하기 때문에 큐를 계속 쓴다."],
  ])("%s is sure of “%s”", (language, text) => {
    expect(sure(text)).toEqual([language]);
  });

  it("takes ten characters without kana for Chinese alone, fewer for either, unless the log is Japanese", () => {
    const possible = (text: string, log?: string[]) =>
      languagesOf(spokenIn(text, log && spokenInLog(log)).possible).filter((one) => one !== "en");
    expect(possible("站点的报表保留队列六十六天")).toEqual(["zh"]);
    expect(possible("検討事項")).toEqual(["zh", "ja"]);
    const log = ["会議で検索の方式を決めました。", "サーバーの設定は来週に回します。"];
    expect(possible("次回会議事項及検討課題一覧", log)).toEqual(["ja"]);
  });

  it.each([
    "It's Sam's team",
    "won't do pages, won't get proof",
    "he'd say they'd wait",
    "Ben’s and Mia’s plans",
  ])("hears no French in what English puts behind its apostrophes: “%s”", (text) => {
    expect(sure(text)).not.toContain("fr");
    expect(languagesOf(spokenIn(text).possible)).toContain("en");
  });

  it.each([
    "All merges failed on step 2 (n=5, p=0.9)",
    "Suhu di kotak C: -40 °C",
    "Plan D kostet 5 L auf 100",
  ])("hears no French in a symbol: “%s”", (text) => {
    expect(sure(text)).not.toContain("fr");
  });

  it("hears the French before theirs", () => {
    for (const text of ["d'accord, t'as raison", "Il s'en va et m'a dit que c'est fini"])
      expect(sure(text)).toEqual(["fr"]);
  });

  it("is sure of none where a line could be of several", () => {
    expect(sure("Redis 7.2")).toEqual([]);
    expect(languagesOf(spokenIn("Redis 7.2").possible)).toContain("pl");
  });

  it("lets the log decide a line that tells too little", () => {
    const log = spokenInLog([
      "Wir haben das gemacht.",
      "Es ist nicht mehr so wie es war.",
      "Die Kollegin ist für heute fertig.",
    ]);
    expect(languagesOf(log.sure)).toEqual(["de"]);
    expect(languagesOf(spokenIn("hier: Redis", log).sure)).toEqual(["de"]);
  });

  it("believes a line that speaks against its log", () => {
    const log = spokenInLog([
      "Wir haben das gemacht.",
      "Es ist nicht mehr so wie es war.",
      "Die Kollegin ist für heute fertig.",
    ]);
    expect(languagesOf(spokenIn("We have to keep it as it was before, and that is it.", log).sure)).toEqual(["en"]);
  });

  it("reads the words of work in a line of another script as English", () => {
    expect(languagesOf(spokenIn("把 staging 的 cache 关掉，rollback 之后再说").possible)).toContain("en");
  });
});

describe("the languages of a log", () => {
  it("knows a log of two", () => {
    const lines = [
      "We decided to keep the queue for the time being.",
      "The import was slow, so it is now done in two steps.",
      "Мы решили оставить очередь, потому что так проще.",
      "Импорт был медленным, поэтому теперь он идёт в два этапа.",
    ];
    expect(languagesOf(spokenInLog(lines).sure)).toEqual(["en", "ru"]);
  });

  it("does not take the figures of a day for Latin words", () => {
    const log = spokenInLog(["# 2026-04-07", "", "- 決定: 監視をDatadogからGrafanaに移す。理由: 費用。", ""]);
    expect(languagesOf(log.sure)).toEqual(["ja"]);
    expect(languagesOf(spokenInLog(["- 公開は明日の正午。"]).sure)).toEqual(["ja"]);
  });

  it("takes a Japanese log's lines without kana for Japanese", () => {
    const log = spokenInLog(["今日は会議があった。", "データベースを移行した。", "明日は休み。"]);
    expect(languagesOf(spokenIn("本番環境移行", log).sure)).toEqual(["ja"]);
  });
});
