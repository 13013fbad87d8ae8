import { describe, expect, it } from "vitest";
import { isNo, isProposal, isPutOff, isYes, undoes } from "../../src/text/assent.ts";

const takesUp = (text: string): boolean => isYes(text) && !isPutOff(text);
const turnsDown = (text: string): boolean => isNo(text) || isPutOff(text);

// The second list of each pair was written before the code was run on it: 28 of 30 yes, 29 of 30 no, 19 of 20 refusals then.
describe("a yes", () => {
  it("takes up what was proposed, in words or by a sign", () => {
    for (const yes of [
      ...[
        "Sounds good.",
        "Passt, machen wir so.",
        "Давай.",
        "👍",
        "+1",
        "Tak, bierzemy.",
        "k",
        "Top.",
        "それでいこう。",
      ],
      ...[
        "Yes please, with tests.",
        "Hat geklappt, danke.",
        "Ça a marché.",
        "Сработало.",
        "Ok, mach das.",
        "C'est parti.",
        "Sí, hazlo así.",
        "Sì, procedi.",
        "Bora, pode fazer.",
      ],
      ...[
        "Doe maar.",
        "Robimy tak.",
        "Погнали.",
        "Гаразд, робімо.",
        "Oke, lanjut.",
        "Olur, yapalım.",
        "行，就它了。",
        "👍🏽",
      ],
      ...[
        "좋아요, 진행하세요.",
        "はい、それで。",
        "Yes, and put the schema into the wiki.",
        "Yes. I need to think about the name.",
      ],
    ])
      expect(takesUp(yes), yes).toBe(true);
  });

  it("is that nobody objects, in fifteen languages", () => {
    const [here, unseen] = [
      "No objections.|Keine Einwände.|Sin objeciones.|Aucune objection.|Nessuna obiezione|Sem objeções|Geen bezwaar|Без возражений",
      "Bez sprzeciwu|Не заперечую|没有异议|異論はありません|이의 없어요|İtirazım yok|tidak ada keberatan|我没有意见|Я не против",
    ].map((row) => row.split("|"));
    for (const yes of [...here!, ...unseen!]) expect([takesUp(yes), turnsDown(yes)], yes).toEqual([true, false]);
    for (const no of "No, objections remain|異論あり|이의 있습니다|İtirazım var|Mam zastrzeżenia|没有时间看|yok".split(
      "|",
    ))
      expect(takesUp(no), no).toBe(false);
  });

  it("is none to an offer of which it has no word where it only goes over to what comes next", () => {
    const offer = "I'd also suggest moving the PDFs to S3.";
    for (const none of [
      ...["ok now please fix the login", "Okay then upgrade staging to 16", "gut, dann mach jetzt den Login"],
      ...[
        "vale, ahora arregla el login por favor",
        "ok, maintenant corrige le login",
        "OK、次にログインを直してください",
      ],
      ...["好的，现在请修复登录", "ок, теперь, пожалуйста, почини логин", "tamam, şimdi lütfen girişi düzelt"],
    ]) {
      expect(isYes(none, offer), none).toBe(false);
      expect(isYes(none), none).toBe(true);
    }
    expect(isYes("ok, now the login", offer)).toBe(false);
    for (const yes of [
      ...[
        "ok now implement it",
        "ok, now commit and push",
        "ok then, proceed as proposed",
        "ok, then the first option",
      ],
      ...["okay, then I'll take the second one", "ok, dann setz es um", "ok, jetzt umsetzen", "好的，现在执行"],
      ...["vale, ahora impleméntalo", "ok, maintenant applique ça", "va bene, allora la prima", "ok now run the tests"],
      ...[
        "ok",
        "ok, do that",
        "ok, and then fix the login too",
        "yes, now fix the login",
        "ok now move them",
        "ok then",
      ],
      ...["ok, dann so", "vale, hazlo", "ok, maintenant déplace les PDF", "OK、お願いします", "好的，那就这么办"],
    ])
      expect(isYes(yes, offer), yes).toBe(true);
  });

  it("is none where it passes on to something else, asks back, or puts off", () => {
    for (const none of [
      ...[
        "OK, next topic: the printer.",
        "Sure, later.",
        "好的，下一个话题。",
        "Yes, I know TimescaleDB.",
        "Ладно, потом.",
      ],
      ...[
        "Good point. Let me ask Nora first.",
        "Yes, what about the printer?",
        "Yes and no.",
        "Sounds good. Let me ask Nora first.",
      ],
      ...[
        "Okay, different question: who has the keys?",
        "Gut, nächster Punkt: die Miete.",
        "Okay, schau ich mir morgen an.",
      ],
      ...[
        "D'accord, plus tard.",
        "Vale, otro tema: la impresora.",
        "Sì, lo conosco.",
        "Tá, depois.",
        "Ja, ken ik.",
        "Tak, znam.",
      ],
      ...[
        "Так, знаю.",
        "Ya, nanti.",
        "Evet, biliyorum.",
        "好，以后再说。",
        "はい、後で確認します。",
        "네, 나중에요.",
        "Ok noted.",
      ],
    ])
      expect(takesUp(none), none).toBe(false);
  });
});

describe("a no", () => {
  it("is heard in what takes back the thing, wherever its clause stands, and in what stays as it was", () => {
    for (const no of [
      ...[
        "That made it worse, roll it back.",
        "Scrap that.",
        "I'd rather keep Postmark for now.",
        "先撤回吧。",
        "Lieber doch nicht.",
      ],
      ...[
        "On second thought, leave Postmark.",
        "👎",
        "Bleiben wir bei Postmark.",
        "Mach das bitte wieder rückgängig.",
        "Non merci.",
      ],
      ...[
        "Mejor no, seguimos con Postmark.",
        "Meglio di no.",
        "Toch maar niet.",
        "Jednak nie.",
        "Откати это.",
        "Краще не треба.",
      ],
      ...[
        "Nggak jadi.",
        "Vazgeçtim.",
        "还是算了。",
        "やっぱりやめよう。",
        "그냥 두세요.",
        "It broke the bounces, undo it.",
      ],
      // What somebody thinks of it: 58 of 161 such answers in fifteen languages were not heard.
      ...[
        "That's a horrible idea.",
        "Das überzeugt mich nicht.",
        "Ça ne me plaît pas.",
        "Dejémoslo como está.",
        "Brutta idea.",
        "Isso não faz sentido.",
        "Dat bevalt me niet.",
        "To bez sensu.",
      ],
      ...[
        "Мне это не нравится.",
        "У жодному разі.",
        "Beni ikna etmedi.",
        "Biarkan saja.",
        "気に入らない。",
        "말도 안 돼.",
        "这是个坏主意。",
        "这主意不好",
      ],
    ])
      expect(turnsDown(no), no).toBe(true);
  });

  it("is not heard in what goes on with it", () => {
    for (const on of ["No es mala idea.", "Pas une mauvaise idée.", "Bukan ide buruk.", "Неплохо.", "Nicht schlecht."])
      expect(isNo(on), on).toBe(false);
    for (const on of [
      ...["Then add a test for the parser.", "What does it cost?", "Wir brauchen noch Vorlagen.", "Et les modèles ?"],
      ...["Добавь тесты.", "再加一个测试。", "The old one is paid until June.", "Quedan tres plantillas."],
    ])
      expect(turnsDown(on), on).toBe(false);
  });
});

describe("an offer", () => {
  it.each([
    "I could keep the gauge names in a table.",
    "Ich könnte die Pegelnamen in eine Tabelle legen.",
    "Podría poner los nombres en una tabla.",
    "Je pourrais mettre les noms dans une table.",
    "Potrei mettere i nomi in una tabella.",
    "Eu poderia guardar os nomes numa tabela.",
    "Ik zou de namen in een tabel kunnen zetten.",
    "Mógłbym trzymać nazwy w tabeli.",
    "Я мог бы держать имена в таблице.",
    "Я міг би тримати назви в таблиці.",
    "名前を表に入れることもできます。",
    "我可以把名称放到表里。",
    "이름을 표에 둘 수도 있습니다.",
    "Adları bir tabloya koyabilirim.",
    "Saya bisa menyimpan nama di tabel.",
  ])("is what the first person only could do: %s", (text) => {
    expect(isProposal(text)).toBe(true);
  });

  it("is not what they did", () => {
    const did = ["I keep the names in a table.", "Ich lege die Namen in eine Tabelle.", "名前を表に入れました。"];
    expect(did.filter(isProposal)).toEqual([]);
  });

  it.each([
    "Hm, das ist noch offen.",
    "That is still open.",
    "这个还没定。",
  ])("is put off by what leaves it open: %s", (text) => {
    expect(isPutOff(text)).toBe(true);
  });
});

it("what somebody mixed up takes back what they said, and no train and no soup", () => {
  const known = ["shop", "shopify"];
  for (const said of [
    "Sorry, I mixed that up: it is WooCommerce.",
    "Pardon, je me suis trompé : c'est WooCommerce.",
    "Извини, я перепутал: это WooCommerce.",
    "不好意思，记错了，是 WooCommerce。",
    "すみません、間違えました。WooCommerce です。",
    "Pardon, karıştırdım: WooCommerce.",
  ])
    expect(undoes(said, known), said).toBe(true);
  for (const said of [
    "I mixed up the price lists, sorry.",
    "Je me suis trompé de train.",
    "駅を間違えました。",
    "Çorbayı karıştırdım.",
    "不好意思，我来晚了。",
  ])
    expect(undoes(said, known), said).toBe(false);
});
