/**
 * Secrets told in sentences: the shares of the case file, held through `redact`, and what must not change however it is called.
 */
import { describe, expect, it } from "vitest";
import { piecesOf, secretCases, written } from "../../../bench/secret-cases.ts";
import { redactText } from "../../../src/daily/redact.ts";

const { secrets, neighbours } = secretCases();
const inLog = (text: string): string => `# 2025-01-06\n\n- 09:10\n\n${written(text)}\n`;

const missed = secrets.filter(({ text, secret }) => {
  const shown = redactText(inLog(text)).text;
  return piecesOf(secret).some((piece) => piece.test(shown));
});
const touched = neighbours.filter(({ text }) => redactText(inLog(text)).text !== inLog(text));

describe("of the secrets told in sentences", () => {
  it("at least 95 % are found", () => {
    expect(secrets.length).toBeGreaterThanOrEqual(300);
    expect(1 - missed.length / secrets.length, missed.map(({ id }) => id).join(" ")).toBeGreaterThanOrEqual(0.95);
  });

  it("at least nine of ten are found in each language", () => {
    for (const [language, all] of Map.groupBy(secrets, (one) => one.language)) {
      const lost = missed.filter((one) => one.language === language).length;
      expect(lost / all.length, language).toBeLessThanOrEqual(0.1);
    }
  });

  it("numbers of passports, licences and tax offices are found, all but one", () => {
    expect(missed.filter(({ shape }) => shape === "identity").map(({ id }) => id)).toEqual(["tr-idns04"]);
    expect(touched.filter(({ id }) => /-id[nu]n\d/.test(id))).toEqual([]);
  });

  it("digits in groups on a line below their label are found, and none below another label", () => {
    for (const text of ["Safe PIN:\n4471 2290", "## Door code\n\n44 71 90", "kasa şifresi:\n- 27 61 05"])
      expect(redactText(text).text.split("\n").at(-1)).toMatch(/^(?:- )?\[redacted:\w+\]$/);
    for (const text of ["Meter reading:\n44 71 90", "Door codes:\n12 rooms, 4 locked"])
      expect(redactText(text).text).toBe(text);
  });

  it("at most 1 % of their harmless neighbours are touched", () => {
    expect(touched.length / neighbours.length, touched.map(({ id }) => id).join(" ")).toBeLessThanOrEqual(0.01);
  });

  it("what was redacted once is not redacted again", () => {
    for (const { text } of secrets) {
      const once = redactText(inLog(text)).text;
      expect(redactText(once)).toEqual({ text: once, found: [] });
    }
  });

  it("the same are found in capitals, in bold, in a quotation, in a list and behind a time", () => {
    for (const around of [
      (line: string): string => `- **Note:** ${line}`,
      (line: string): string => `> ${line}`,
      (line: string): string => `  - [ ] ${line}`,
      (line: string): string => `09:41 ${line}`,
    ])
      for (const line of [
        "the staging password is Tulip-42x.",
        "Passwort: Kranich!88",
        "пароль: Zhuravl!88",
        "密码: Xianhe!88",
      ])
        expect(redactText(around(line)).text, around(line)).toMatch(/\[redacted:password\]/);
    expect(redactText("PASSWORT FÜR GRAFANA: KRANICH88!").text).not.toContain("KRANICH");
  });

  it.each([
    "the staging password is $ecret99!",
    "the wifi password is $unnyDay42.",
    "la contraseña del router es %luna2023",
    "mot de passe de la caisse : $oleil77",
    "das Passwort für den Drucker ist @nanas2024x",
    "пароль от склада: $klad4471",
    "密码是$hanghai88",
    "Das Passwort lautet #Sommer21",
    "the admin password is !Tulip88",
  ])("one that begins with a sign is one: %s", (line) => {
    expect(redactText(line).text).toMatch(/^\P{Nd}*\[redacted:password\][!.]?$/u);
  });

  it.each([
    ["$PGPASS12", "$DB_PASSWORD", "$db_pass12", "$user2", "$sha256", "$base64", "$1", "$99.50"],
    ["%PATH%", "%USERPROFILE12%", "%s", "%20x", "$2b$10$abc"],
  ])("a variable, a handle, a price or a scheme is none", (...values) => {
    for (const value of values)
      for (const line of [`the staging password is ${value}`, `Passwort: ${value}`, `password=${value} make up`])
        expect(redactText(line).text).toBe(line);
    for (const value of ["@anna92", "@scope/pkg22", "@v2"])
      expect(redactText(`the staging password is ${value}`).found).toEqual([]);
  });

  it.each([
    ["Nytt lösenord till skrivaren: Rosk4st", "Lösenordet måste bytas var 90:e dag."],
    ["Remember: adgangskoden er Hyben-11.", "Adgangskoden er udløbet siden mandag."],
    ["Passordet for hytta står her: Multe_2026", "Passordet er endret av Ingrid."],
    ["Reitittimen salasana: koivu-ja-mänty9", "Salasana vaihdettiin 12.4.2026."],
    ["Nové heslo k wifi: Smrk.2025", "Heslo se mění každých 90 dní."],
    ["A jelszó most Bükk_8812", "A jelszó lejárt 2026-04-06 óta."],
    ["Noua parolă este Stejar!31", "Parolă: vezi seiful."],
    ["Ο νέος κωδικός πρόσβασης: Elia_2024", "Κωδικός πελάτη 4471 άλλαξε."],
    ["הסיסמה החדשה לשרת: Alon_88!", "הסיסמה שגויה."],
    ["كلمة المرور الجديدة للخادم: Arz_2025", "تنتهي كلمة المرور بعد 90 يوما."],
    ["सर्वर का पासवर्ड Neem_42 है", "पासवर्ड 90 दिन में बदलता है।"],
    ["Mật khẩu wifi: Tre@2025", "Mật khẩu phải có 12 ký tự."],
    ["รหัสผ่าน wifi: Phai!77", "รหัสผ่านต้องมี 12 ตัวอักษร"],
  ])("one is found in a language that has no lexicon, and what is said of one stays: %s", (told, spoken) => {
    expect(redactText(told).found.map(({ rule }) => rule)).toEqual(["password"]);
    expect(redactText(spoken).found).toEqual([]);
  });

  it("one that begins like a word of a state is no form of it", () => {
    const line = "- the staging password is correcthorsebattery9";
    expect(redactText(line).text).toBe("- the staging password is [redacted:password]");
    expect(redactText("- the staging password is correct").found).toEqual([]);
  });

  it.each([
    ["the pin of the safe in Graz is 4711-Kobold", "The PIN for the locker in the Malmö gym is 4 digits"],
    ["client secret: tulpe_88x", "client secret: stored in Vault"],
    ["the API key is hunter2fish-9931", "the API key is kept in vault2 since 2026-04"],
    ["der Hauptschlüssel lautet fisch7teich-204", "der Hauptschlüssel liegt in Raum 204"],
    ["the join code is otter4river-771", "the cache key is user4profile-771"],
    ["the door code of the archive is 4711#9", "the door code of the archive changes every May"],
    ["Le secret client : loutre_63k", "Le secret client : à renouveler"],
    ["секрет клиента: выдра_57п", "секрет клиента: обновлён"],
    ["| client secret | lemur_31d |", "| client secret | CLIENT_SECRET |"],
    [
      "| User | Secret |\n|---|---|\n| ada | gecko_66h |",
      "| Title | Token |\n|---|---|\n| March | PhL6wlstzissQ1kKPwMc18xb |",
    ],
    ["het wachtwoord van de kluis wordt zonnebloem88", "het wachtwoord van de kluis wordt vervangen"],
    ["das Passwort vom Tresor wird sonnenblume18", "das Passwort vom Tresor wird geändert"],
    ["a senha do cofre passa a ser girassol88", "a senha do cofre passa a ser obrigatória"],
    ["the store has the token k3Jf92mXq81LzPw0Rt5Yb7Nc4V==", "the store has the token if (one.of.a.kind == two)"],
    ["la tienda usa el token k3Jf92mXq81LzPw0Rt5Yb7Nc4Vs=", "la tienda usa el token antiguo"],
    [
      "the Heroku key 7c1f0a52-3b9e-4d16-8a7c-52e9d0b4f613 deploys it",
      "idempotency key of 7c1f0a52-3b9e-4d16-8a7c-52e9d0b4f613",
    ],
    ["the passphrase of my key is correct horse battery staple", "the passphrase of my key is asked for twice"],
    [
      "La frase de paso de mi llave es caballo verde mesa tranquila",
      "La frase de paso de mi llave es demasiado corta para todos",
    ],
    ["Fraza hasłowa mojego klucza to cicha rzeka stary most", "Fraza hasłowa mojego klucza to długie zdanie"],
  ])("whose words stand further off: %s, but not %s", (secret, harmless) => {
    expect(redactText(secret).found).toHaveLength(1);
    expect(redactText(harmless).found).toEqual([]);
  });

  it.each([
    ["Remember: wifi password Otterbach", "Remember: wifi password sticker"],
    ["hasło do sejfu lawenda", "hasło w sejfie w sekretariacie"],
    ["пароль от сейфа лаванда", "пароль от сейфа сменили"],
    ["NAS şifresi lavanta", "NAS şifresi değişti"],
    ["ssh with user deploy, pw Otterbach", "ssh with user deploy, pw expired"],
    ["la clave es lavanda", "la clave es escuchar"],
    ["der WLAN-Schlüssel ist Lavendel", "der Schlüssel der Halle ist aus Messing"],
    ["保险柜的密码是薰衣草", "保险柜的密码是公司规定"],
    ["金庫のパスワードはラベンダーです", "金庫のパスワードはアナが選んだものです"],
    ["金庫のパスワードはすみれだよ", "金庫のパスワードは共通だよ"],
    ["금고 비밀번호는 라벤더입니다", "금고 비밀번호는 변경되었습니다"],
    ["credentials for staging are deploy:Otterbach", "credentials for staging are wiki:setup"],
    ["Zugang NAS: root / Otterbach", "Zugang: Hof / Garten"],
    ["accès NAS : root / lavande", "accès NAS : cour / garage"],
    ["Log in to the NAS as root with otterbach", "Log in to the NAS as root with sudo"],
    ["the admin login is hunter-of-seals", "the admin login is read-only"],
    ["the token is 7fk2mqx9lw41", "the token is expired9"],
    ["license key: ABCD-1234-EFGH-5678", "license key: ISO-2022-JP"],
    ["PIN for the card terminal: 4417", "PIN for the card terminal: 12 rooms"],
    ['account of the shop: "ada:Otter77Nest"', 'evidence: "Account:Otter77Nest"'],
    ['"账号：ada / 密码：Otter-77x"', '- "我的账号：Otter77Nest"'],
    ['"密码：HeronLu7thyse"', '- "我的账号：HeronLu7thyse（已认领）"'],
    ["Das WLAN im Lager geht mit Falke77Nest", "Das WLAN im Lager geht mit dem Repeater"],
  ])("a plain word or a mixed one with little around it: %s, but not %s", (secret, harmless) => {
    expect(redactText(secret).found).toHaveLength(1);
    expect(redactText(harmless).found).toEqual([]);
  });

  it.each(["ieri", "oggi", "stamattina"])("a day is none behind a person: %s", (day) => {
    expect(redactText(`- Ho cambiato la password di Sara ${day}.`).found).toEqual([]);
  });

  it("what stands in a secret's place is none: [secret:password]", () => {
    const text = "The staging password is [secret:password]\npasswort für staging: [secret:password]";
    expect(redactText(text).text).toBe(text);
  });

  it("lines stay as many, and one that is allowed stays", () => {
    const text = "a\nThe PIN of the card is 493817.\nb";
    expect(redactText(text)).toEqual({
      text: "a\nThe PIN of the card is [redacted:code].\nb",
      found: [{ rule: "code", line: 2, start: 25, end: 31 }],
    });
    expect(redactText(text, ["493817"]).found).toEqual([]);
  });
});

describe("what one line announces and others tell", () => {
  it.each([
    ["a heading", "## Credentials\n\nBucket\n\n- ik_9f2c4e7a1b3d5f8069c8e7d6b5a4f3e2", "9f2c4e7a"],
    ["a heading of keys", "## API keys\n\n- ik_9f2c4e7a1b3d5f8069c8e7d6b5a4f3e2", "9f2c4e7a"],
    ["a label of keys", "- API-Schlüssel:\n  - ik_9f2c4e7a1b3d5f8069c8e7d6b5a4f3e2", "9f2c4e7a"],
    ["a label", "Wiederherstellungscodes:\n\n- 8842-1190\n- 2207-6651", "2207-6651"],
    ["a label without a colon", "- Backup codes of the registrar\n- 8842-1190\n- 2207-6651", "2207-6651"],
    ["a table", "| Dienst | Kennwort |\n| --- | --- |\n| a | sonnenblume |\n| b | Regen.88 |", "sonnenblume"],
    ["a question", "- Question secrète : premier animal ?\n- Réponse : Moustache", "Moustache"],
    ["somebody who asks", "Ana: what is the wifi password?\nBen: pinecone2024, all lower case", "pinecone2024"],
    ["a user above", "user: robot\npass: inkwell", "inkwell"],
    ["a line of its own", "Das Passwort vom Testshop\n    Laterne/Fluss/9", "Laterne"],
  ])("%s", (_, text, secret) => {
    expect(redactText(text).text).not.toContain(secret);
  });

  it.each(
    (
      "API keys, Access keys, License keys, Claves de API, Llaves privadas, Clés API, Clés d'accès, Chiavi API, Chaves de API, API-sleutels, " +
      "Toegangssleutels, API-Schlüssel, Klucze API, Klucze dostępu, Ключи API, Ключи доступа, Ключі API, API anahtarları, Kunci API, 密钥, " +
      "API 密钥, 令牌, APIキー, アクセスキー, トークン, API 키, 토큰, Keys, SSH keys, Our keys, Deploy keys, Schlüssel, Geheimnisse, Clés, " +
      "Llaves, Chiavi, Chaves, Sleutels, Klucze, Ключи, Ключі, Anahtarlar, Kunci, 鍵, 키"
    ).split(", "),
  )("what a machine made below the heading %s", (heading) => {
    const text = `## ${heading}\n\n- Sentry: iZ3kq81LmPx0Wv7Tn2\n`;
    expect(redactText(text).text).toBe(`## ${heading}\n\n- Sentry: [redacted:key]\n`);
  });

  it.each(
    (
      "Key decisions, Keys to success, Claves del día, Puntos clave, Chiavi di lettura, 代码, コード, 关键决定, Primary keys, " +
      "Public keys, Key files, Our two keys to success"
    ).split(", "),
  )("nothing below the heading %s", (heading) => {
    const text = `## ${heading}\n\n- Deployed: 9f8e7d6c5b4a39281706f5e4d3c2b1a0aabbccdd\n`;
    expect(redactText(text).text).toBe(text);
  });

  it.each([
    "- `user:1234:profile` for 300 s\n- `session:<sha256>`",
    "- Ctrl+Shift+P opens the palette",
    "- checkout.title_v2: Willkommen",
    "- Up from 9f8e7d6c5b4a39281706f5e4d3c2b1a0aabbccdd on",
  ])("no key of a cache, a keyboard or a translation below plain Keys: %s", (lines) => {
    const text = `## Keys\n\n${lines}\n`;
    expect(redactText(text).text).toBe(text);
  });

  it("ends with the next heading, and with the table", () => {
    const sha = "9f2c4e7a1b3d5f8069c8e7d6b5a4f3e29f2c4e7a";
    for (const text of [
      `## Credentials\n\nnone\n\n## Deploys\n\n- ${sha}`,
      `## Key decisions\n\n- Deployed ${sha}`,
      `## Tokens\n\n- Deployed ${sha} with half of them`,
      "| Document | Node token |\n| --- | --- |\n| Home | `PhL6wlstzissQ1kKPwMc18xbngg` |",
      "| a | password |\n|---|---|\n\n| deploy | sonnenblume |",
    ])
      expect(redactText(text).text).toBe(text);
  });
});

describe("a word that tells of what is only spoken about", () => {
  it.each([
    "Password for the court booking page: letmein42",
    "Password of the new booking form is letmein42",
    "Passwort für die Seite des Platzwarts: letmein42",
    "Contraseña para la página de reservas: letmein42",
  ])("says whose the secret is behind a small word: %s", (text) => {
    expect(redactText(text).text).not.toContain("letmein42");
  });

  it.each(["Password page: letmein42.html", "Password form v2: 12 fields"])("else speaks about it: %s", (text) => {
    expect(redactText(text).text).toBe(text);
  });
});

describe("a unit behind a word that opens", () => {
  it.each([
    "open: get pure water, the machine gives 18.2 MOhm*cm water",
    "Unlock the pump with 4 Pa*s oil",
    "open: the spring has 12 N*m",
    "open: the beam bends by 3 kN*m2",
  ])("is no password: %s", (text) => {
    expect(redactText(text).text).toBe(text);
  });
});

it("a password is no unit for being of two parts", () => {
  expect(redactText("open the old server with Suk*dal7").text).not.toContain("Suk*dal7");
});

describe("a security question with its answer on one line", () => {
  it.each([
    "Security question: first pet? Rufus",
    "Security question of the registrar: first pet? Rufus",
    "Security question: first pet – Rufus",
    "Sicherheitsfrage: erstes Haustier? Rufus",
    "Pregunta de seguridad: ¿primer colegio? Rufus",
    "秘密の質問: 最初のペットは？ Rufus",
  ])("loses the answer: %s", (text) => {
    expect(redactText(text).text).toBe(text.replace("Rufus", "[redacted:answer]"));
  });

  it.each([
    "Security question: do we need SSO? No",
    "The security question is open – ask Ben",
    "security question flow: rewritten - done",
    "Security question: should we rotate keys? Yes, in May",
  ])("is none: %s", (text) => {
    expect(redactText(text).text).toBe(text);
  });
});

describe("a secret told by what asks for it, behind a comma, or as what another became", () => {
  it.each([
    ["If the VPN asks, type moonlight55.", "moonlight55"],
    ["Le wifi des visiteurs veut pomme-verte-12.", "pomme-verte-12"],
    ["J'ai donné le code du portail au plombier, 9041.", "9041"],
    ["Mia's pw, it's lantern-boat.", "lantern-boat"],
    ["Switched the root account of the NAS from Spring23 to Autumn24.", "Autumn24"],
    ["The seed phrase begins with river cotton lemon spark.", "river cotton lemon spark"],
    ["Cambié el router, ahora es GarzaRoja51 para el wifi.", "GarzaRoja51"],
    ["Larmkoden är numera 6614.", "6614"],
    ["Kód alarmu je 6614.", "6614"],
  ])("is gone: %s", (text, secret) => {
    expect(redactText(text).text).not.toContain(secret);
  });

  it.each([
    "The VPN wants a new certificate.",
    "When the network asks for a name, type build.",
    "Told Bea the order number, 3370.",
    "Switched the admin panel from React17 to React18.",
    "The seed phrase begins with the word that Ann chose.",
    "New router in the lobby, it is a Fritz7590 now.",
    "会場から電話があり、代替は2月28日か3月7日。",
    "Larmet gick 4711 gånger i år.",
  ])("is none: %s", (text) => {
    expect(redactText(text).text).toBe(text);
  });
});
