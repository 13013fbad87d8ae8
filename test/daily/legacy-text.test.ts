/**
 * Logs in the encodings that were in use before UTF-8, in all languages of the lexicon: read as they were written, or not at all.
 */
import { describe, expect, it } from "vitest";
import { decode } from "../../src/daily/decode.ts";

/** A log of a few lines, and one of a single line. */
const TEXTS: Readonly<Record<string, readonly [string, string]>> = {
  de: [
    "# Mittwoch\n\n- Entscheidung: Für die Prüfung der Rechnungen wählen wir künftig PostgreSQL, weil die Größe der Tabellen wächst.\n- Jürgen möchte, dass Änderungen täglich geprüft werden.\n- Der Übergang läuft über Köln; die Störung ist behoben.\n",
    "- Beschluss: Die Übergabe erfolgt künftig freitags.\n",
  ],
  es: [
    "# Miércoles\n\n- Decisión: a partir de mañana la facturación se envía los lunes, porque el banco cierra temprano.\n- El equipo prefirió una solución más sencilla; la revisión está en producción.\n- ¿Quién actualizará la documentación? Íñigo, el año próximo.\n",
    "- Decisión: las versiones se publican los martes por la mañana.\n",
  ],
  fr: [
    "# Mercredi\n\n- Décision : à partir de demain, les factures sont envoyées le lundi, parce que la banque ferme tôt.\n- L'équipe préfère une solution plus légère ; la revue a été terminée.\n- Où était le problème ? Le cœur du système, d'après François.\n",
    "- Décision : les déploiements passent par la branche principale, même à Noël.\n",
  ],
  it: [
    "# Mercoledì\n\n- Decisione: da lunedì le fatture si inviano la mattina, perché la banca chiude presto.\n- La squadra preferisce una soluzione più semplice; la qualità è già buona.\n- Così il rilascio sarà più veloce, finché c'è attività.\n",
    "- Decisione: più test d'integrazione, perché la qualità è calata.\n",
  ],
  pt: [
    "# Quarta-feira\n\n- Decisão: a partir de amanhã as faturas são enviadas à segunda-feira, porque o banco fecha cedo.\n- A equipa prefere uma solução mais simples; a revisão está em produção.\n- João não vai atualizar a documentação até março.\n",
    "- Decisão: as versões saem às terças, após a revisão.\n",
  ],
  nl: [
    "# Woensdag\n\n- Besluit: vanaf maandag worden de facturen 's ochtends verstuurd, omdat de bank vroeg sluit.\n- Het team kiest één oplossing; de coördinatie ligt bij Zoë.\n- Daarna is alles geüpload, ook de reünie-gegevens in België.\n",
    "- Besluit: één release per week, geïntegreerd getest.\n",
  ],
  id: [
    "# Rabu\n\n- Keputusan: mulai Senin faktur dikirim pagi hari, karena bank tutup lebih awal – kata André.\n- Tim memilih solusi yang lebih sederhana.\n- Biaya server naik menjadi 120 € per bulan.\n",
    "- Keputusan: rilis setiap Selasa – bukan Jumat.\n",
  ],
  en: [
    "# Wednesday\n\n- Decided: deploys run from main only – the release branch drifted twice.\n- José prefers “short” answers; the café budget is £200.\n- Zoë’s naïve approach worked.\n",
    "- Decided: the café’s invoices go out on Mondays.\n",
  ],
  pl: [
    "# Środa\n\n- Decyzja: od poniedziałku faktury wysyłamy rano, ponieważ bank zamyka się wcześnie.\n- Zespół woli prostsze rozwiązanie; przegląd został zakończony w środę.\n- Łukasz zaktualizuje dokumentację w przyszłym tygodniu, żeby uniknąć błędów.\n",
    "- Decyzja: wdrożenia idą tylko z głównej gałęzi.\n",
  ],
  tr: [
    "# Çarşamba\n\n- Karar: pazartesiden itibaren faturalar sabah gönderilecek, çünkü banka erken kapanıyor.\n- Ekip daha basit bir çözüm tercih ediyor; inceleme tamamlandı.\n- İbrahim belgeleri gelecek ay güncelleyecek, ağ ayarları değişti.\n",
    "- Karar: dağıtımlar yalnızca ana daldan yapılır.\n",
  ],
  ru: [
    "# Среда\n\n- Решение: с понедельника счета отправляются утром, потому что банк закрывается рано.\n- Команда предпочитает более простое решение; проверка завершена.\n- Ольга обновит документацию на следующей неделе, чтобы избежать ошибок.\n",
    "- Решение: выкладываем только из главной ветки.\n",
  ],
  uk: [
    "# Середа\n\n- Рішення: з понеділка рахунки надсилаються вранці, тому що банк зачиняється рано.\n- Команда віддає перевагу простішому рішенню; перевірку завершено.\n- Євген оновить документацію наступного тижня, щоб уникнути помилок.\n",
    "- Рішення: викладаємо лише з головної гілки.\n",
  ],
  zh: [
    "# 星期三\n\n- 决定:从下周一开始,发票在早上发送,因为银行关门早。\n- 团队更喜欢简单的方案;审查已经完成。\n- 王伟下周会更新文档,避免出现错误。\n",
    "- 决定:只从主分支部署,因为发布分支出过两次问题。\n",
  ],
  ja: [
    "# 水曜日\n\n- 決定:来週の月曜日から請求書は朝に送ります。銀行が早く閉まるためです。\n- チームはより簡単な方法を選びました。レビューは完了しています。\n- 田中さんが来週ドキュメントを更新します。\n",
    "- 決定:デプロイはメインブランチからのみ行います。\n",
  ],
  ko: [
    "# 수요일\n\n- 결정: 다음 주 월요일부터 청구서는 아침에 보냅니다. 은행이 일찍 닫기 때문입니다.\n- 팀은 더 간단한 방법을 선택했습니다. 검토가 끝났습니다.\n- 김민수 씨가 다음 주에 문서를 갱신합니다.\n",
    "- 결정: 배포는 메인 브랜치에서만 합니다.\n",
  ],
};

const WESTERN = ["windows-1252", "iso-8859-15"];
const ENCODINGS: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(["de", "es", "fr", "it", "pt", "nl", "id", "en"].map((language) => [language, WESTERN])),
  pl: ["windows-1250", "iso-8859-2"],
  tr: ["windows-1254", "iso-8859-9"],
  ru: ["windows-1251", "koi8-r", "iso-8859-5", "ibm866", "x-mac-cyrillic"],
  uk: ["windows-1251", "koi8-u", "iso-8859-5"],
  zh: ["gbk", "big5"],
  ja: ["shift_jis", "euc-jp", "iso-2022-jp"],
  ko: ["euc-kr"],
};

/** What of a text the older encodings have no sign for. */
const PLAIN: Readonly<Record<string, string>> = { "–": "-", "“": '"', "”": '"', "’": "'", "€": "EUR" };
/** Big5 has the signs of Taiwan. */
const TRADITIONAL =
  "决決从從开開发發银銀关關门門团團队隊欢歡简簡单單审審经經伟偉会會错錯误誤现現档檔过過两兩问問题題为為";

/** Node only decodes: what each sign is in an encoding is found by decoding all there are. */
const signsOf = new Map<string, Map<string, readonly number[]>>();
function signs(encoding: string): Map<string, readonly number[]> {
  const known = signsOf.get(encoding) ?? new Map<string, readonly number[]>();
  if (known.size > 0) return known;
  const decoder = new TextDecoder(encoding);
  const put = (...bytes: number[]): void => {
    const sign = decoder.decode(Uint8Array.from(bytes));
    if ([...sign].length === 1 && sign !== "\ufffd" && !known.has(sign)) known.set(sign, bytes);
  };
  for (let one = 0; one < 256; one++) put(one);
  for (let one = 0x81; one < 255; one++) for (let two = 0x40; two < 255; two++) put(one, two);
  signsOf.set(encoding, known);
  return known;
}

/** ISO-2022-JP is EUC-JP by seven bits, between shifts. */
function shifted(text: string): Buffer {
  const euc = signs("euc-jp");
  const parts = text.match(/[\0-\x7f]+|[^\0-\x7f]+/g) ?? [];
  return Buffer.concat(
    parts.map((part) =>
      part < "\x80"
        ? Buffer.from(part)
        : Buffer.from([
            0x1b,
            0x24,
            0x42,
            ...[...part].flatMap((sign) => euc.get(sign)!.map((byte) => byte & 0x7f)),
            0x1b,
            0x28,
            0x42,
          ]),
    ),
  );
}

/** The bytes of a text, and the text as that encoding can say it. */
function written(text: string, encoding: string): { bytes: Buffer; said: string } {
  const traditional = (sign: string): string => TRADITIONAL[TRADITIONAL.indexOf(sign) | 1] ?? sign;
  const local =
    encoding === "big5" ? [...text].map((sign) => (TRADITIONAL.includes(sign) ? traditional(sign) : sign)) : [...text];
  if (encoding === "iso-2022-jp") return { bytes: shifted(text), said: text };
  const known = signs(encoding);
  const said = local.map((sign) => (known.has(sign) ? sign : (PLAIN[sign] ?? "?"))).join("");
  return { bytes: Buffer.from([...said].flatMap((sign) => known.get(sign)!)), said };
}

const readAs = (bytes: Uint8Array): string | undefined => {
  const decoded = decode(bytes);
  return "skipped" in decoded ? undefined : `${decoded.lines.join("\n")}\n`;
};

describe.each(Object.entries(ENCODINGS))("a log in %s", (language, encodings) => {
  it.each(encodings)("in %s is read as it was written", (encoding) => {
    for (const text of TEXTS[language]!) {
      const { bytes, said } = written(text, encoding);
      expect(readAs(bytes)).toBe(said);
    }
  });
});

/** Letters of encodings of DOS and of the Macintosh, which Node does not have or nothing tells apart. */
const OLDER: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  CP437: letters(
    "äöüßÄÖÜéèêëàáâçñóòôíìîïúùûÉ¿",
    "8494 81e1 8e99 9a82 8a88 8985 a083 87a4 a295 93a1 8d8c 8ba3 9796 90a8",
  ),
  CP852: letters("ąćęłńóśźżŁŚŹŻ", "a586 a988 e4a2 98ab be9d 978d bd"),
  CP857: letters("çğıöşüÇĞİÖŞÜ", "87a7 8d94 9f81 80a6 9899 9e9a"),
  macRoman: letters(
    "äöüßÄÖÜéèêëàáâçñóòôíìîïúùûÉ¿",
    "8a9a 9fa7 8085 868e 8f90 9188 8789 8d96 9798 9992 9394 959c 9d9e 83c0",
  ),
};
function letters(all: string, hex: string): Readonly<Record<string, number>> {
  const bytes = Buffer.from(hex.replaceAll(" ", ""), "hex");
  return Object.fromEntries([...all].map((letter, i) => [letter, bytes[i]!]));
}

describe.each(Object.entries(OLDER))("a log in %s", (name, known) => {
  const languages = {
    CP437: ["de", "es", "fr", "it", "nl"],
    CP852: ["pl"],
    CP857: ["tr"],
    macRoman: ["de", "es", "fr", "it", "nl"],
  };
  it.each(languages[name as keyof typeof languages])("in %s is not read", (language) => {
    for (const text of TEXTS[language]!) {
      const all = [...text].filter((sign) => sign < "\x80" || sign in known);
      expect(readAs(Buffer.from(all.map((sign) => known[sign] ?? sign.charCodeAt(0))))).toBeUndefined();
    }
  });
});

it.each([
  ["signs of measures and prices", "- Keep the cache at 20 °C, ±2, £30 – ½ of it, § 4, 5 µs, “fine” — it’s 3×4 • ok\n"],
  ["dashes within words", "- We use main—not develop—for deploys, said François.\n"],
  ["names of many neighbours", "- Zoë, Åsa, Søren, Müller, José and Škoda met; a naïve façade, 1½ hours, 30€.\n"],
  ["one name in a long log", `${"- Decided: deploys run from main only.\n".repeat(4000)}- Jürgen möchte das.\n`],
])("reads %s in windows-1252 as it did", (_, text) => {
  expect(readAs(written(text, "windows-1252").bytes)).toBe(text);
});

it("finds a sentence of another encoding far behind English", () => {
  const text = `${"# log\n\n- Decided: deploys run from main only.\n".repeat(4000)}${TEXTS.ko![0]}`;
  expect(readAs(written(text, "euc-kr").bytes)).toBe(text);
});

it("does not read Korean between shifts, which Node does not decode", () => {
  const bytes = Buffer.concat([
    Buffer.from("\x1b$)C- \x0e"),
    Buffer.from([0x30, 0x61, 0x41, 0x24]),
    Buffer.from("\x0f\n"),
  ]);
  expect(decode(bytes)).toEqual({ skipped: "not UTF-8 text" });
});
