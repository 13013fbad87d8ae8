import { describe, expect, it } from "vitest";
import { contradiction } from "../../../src/memory/evidence/contradiction.ts";

it.each([
  ["Kein Deploy am Montag", "Wir deployen nie am Montag"],
  ["Geen deploy op vrijdag", "We deployen nooit op vrijdag"],
])("a denial is the same beside another form of the word: %s", (name, line) => {
  expect(contradiction(`${name}\n${line}\n${line}`, line)).toBeUndefined();
  expect(contradiction(name.replace(/^(?:Keine?|Geen) /, ""), line)).toBeDefined();
});

it.each([
  ["配色は青を基調に、派手すぎない方針", "青を基調とした派手すぎない配色にすると決定。"],
  ["缓存放在内存而非磁盘", "缓存不放磁盘，而是放在内存"],
  ["發布走夜間流水線而非手動", "發布不走手動，而是走夜間流水線"],
])("both deny the same, in another order: %s", (claim, line) => {
  expect(contradiction(claim, line)).toBeUndefined();
});

it.each([
  ["Anything not under # session: H1 is internal", "Convention: anything not under `# session:` H1 is internal."],
  ["Alles, was nicht unter ## Log: steht, ist intern", "Regel: alles, was nicht unter `## Log:` steht, ist intern."],
])("word for word the same denies nothing, whichever of the two marks its code: %s", (claim, line) => {
  expect(contradiction(claim, line)).toBeUndefined();
});

it.each([
  ["You may not enter the lab alone.", "It is forbidden to enter the lab alone."],
  ["Personne ne doit entrer seul au labo.", "Il est interdit d'entrer seul au labo."],
  ["Нельзя входить в лабораторию одному.", "Запрещено входить в лабораторию одному."],
])("what is forbidden is told as a denial: %s", (claim, line) => {
  expect(contradiction(claim, line)).toBeUndefined();
  expect(contradiction(line, claim)).toBeUndefined();
});

it.each([
  ["The parts from Brno have not arrived yet.", "Waiting for the parts from Brno to arrive."],
  ["Der Vertrag ist noch nicht unterschrieben.", "Offen: der Vertrag muss unterschrieben werden."],
])("what is waited for has not come yet: %s", (claim, line) => {
  expect(contradiction(claim, line)).toBeUndefined();
  expect(contradiction(line, claim)).toBeUndefined();
  expect(contradiction(claim.replace(/ not| nicht/u, "").replace(/ yet| noch/u, ""), claim)).toBeDefined();
});

it("the end of a line, behind a dash, denies nothing of it, whatever language each is read in", () => {
  expect(
    contradiction("локально, no fees", "**Сбербанк** остаётся правильным выбором — локально, no fees."),
  ).toBeUndefined();
});

// Of 14 turned ones written before the code 9 are heard (1 before), of 22 true retellings none is taken for one.
it.each([
  ["we drop RabbitMQ for LISTEN/NOTIFY", "% is dropped for %", "RabbitMQ", "LISTEN/NOTIFY"],
  ["Wir nehmen Holz statt Alu für die Rahmen", "Die Rahmen werden aus % statt aus % gebaut", "Holz", "Alu"],
  ["Zakken in plaats van dozen voor de broden", "We kopen % in plaats van %", "zakken", "dozen"],
  ["Для очереди: Kafka вместо NATS", "Очередь работает на % вместо %", "Kafka", "NATS"],
])("a retelling in other words turns no sides round: %s", (line, claim, first, second) => {
  const told = (...names: string[]) => claim.replace("%", names[0]!).replace("%", names[1]!);
  expect(contradiction(told(second, first), line)).toBeDefined();
  expect(contradiction(told(first, second), line)).toBeUndefined();
});

it("what is given up in favour of another is not the other", () => {
  expect(contradiction("The team uses Notion", "The team dropped Trello in favour of Notion")).toBeUndefined();
  expect(contradiction("The team uses Trello", "The team dropped Trello in favour of Notion")).toBeDefined();
});

// Those from the third on were written before the code and run on it once.
it.each([
  ["The fair opens on %.", "The fair opens on Tuesday — no, Wednesday.", "Tuesday", "Wednesday"],
  ["Wir nehmen %.", "Wir nehmen yarn, nein, pnpm.", "yarn", "pnpm"],
  ["我们用 %", "我们用 yarn，不对，用 pnpm", "yarn", "pnpm"],
  ["Мы используем %", "Мы используем yarn, нет, pnpm.", "yarn", "pnpm"],
  ["Używamy %", "Używamy yarn, nie, pnpm.", "yarn", "pnpm"],
])("of what a sentence corrects in itself the later counts: %s", (claim, line, first, last) => {
  expect(contradiction(claim.replace("%", first), line)).toBeDefined();
  expect(contradiction(claim.replace("%", last), line)).toBeUndefined();
  expect(contradiction(claim.replace("%", first), claim.replace("%", `${first}, no?`))).toBeUndefined();
});

it.each([
  ["Reviewers can approve pull requests", "Reviewers can approve, reject, or comment on pull requests."],
  ["Editors can publish articles", "Editors can publish articles, reject, archive and restore."],
  ["The dialog shows Save first", "The dialog shows Save first, Cancel, then Help."],
  ["The form takes cash", "The form takes cash, no, and cards, yes."],
  ["Das Formular nimmt Ja", "Das Formular nimmt Ja, nein, oder nichts."],
  ["La réponse est oui par défaut", "La réponse est oui par défaut, non, ou inconnu."],
])("a list takes nothing back: %s", (claim, line) => expect(contradiction(claim, line)).toBeUndefined());

it("a long clause without a comma is read at once", () => {
  expect(contradiction("We use yarn", `We use yarn, ${"word ".repeat(20_000)}end`)).toBeUndefined();
  expect(
    contradiction("We use yarn daily", "First we use yarn daily, then we use yarn daily, no, pnpm"),
  ).toBeUndefined();
}, 3_000);

describe("a claim that denies what its evidence says", () => {
  it.each([
    ["The warehouse sends labels by mail.", "The warehouse does not send labels by mail."],
    ["We do not keep the night shift in Lyon.", "We keep the night shift in Lyon."],
    ["Telemetry of the shop app is enabled by default.", "Telemetry of the shop app is disabled by default."],
    ["Billing moves from Kestrel to Heron.", "Decided: billing moves from Heron to Kestrel."],
    [
      "Parcels are not weighed by two porters before they leave the yard.",
      "Rule: every parcel is weighed by two porters before it leaves the yard.",
    ],
    // Their stems differ by a letter.
    ["Registrations are not reviewed by the treasurer.", "Rule: every registration is reviewed by the treasurer."],
    ["Lieferungen werden sonntags nicht im Hof gewogen.", "Regel: jede Lieferung wird sonntags im Hof gewogen."],
    ["The limit rose from 40 to 25 requests.", "The limit rose from 25 to 40 requests."],
    ["Das Lager arbeitet sonntags.", "Das Lager arbeitet sonntags nicht."],
    ["La boutique de Vigo ferme en juin.", "La boutique de Vigo ne ferme pas en juin."],
    ["La tienda de Vigo cierra en junio.", "La tienda de Vigo no cierra en junio."],
    ["Il fornitore consegna il sabato mattina.", "Il fornitore non consegna il sabato mattina."],
    ["A filial de Braga abre em maio.", "A filial de Braga não abre em maio."],
    ["De gemeente betaalt de pomp.", "De gemeente betaalt de pomp niet."],
    ["Gmina dopłaca do paneli szkoły.", "Gmina nie dopłaca do paneli szkoły."],
    ["Старый сервер отключаем в июне.", "Старый сервер в июне не отключаем."],
    ["Старий сервер вимикаємо в червні.", "Старий сервер у червні не вимикаємо."],
    ["Gudang memakai pemindai Zeta.", "Gudang tidak memakai pemindai Zeta."],
    ["Kargo cumartesi günü dağıtım yapıyor ve bu kesin değil.", "Kargo cumartesi günü dağıtım yapıyor ve bu kesin."],
    ["接口支持断点续传。", "接口不支持断点续传。"],
    ["倉庫は日曜日に稼働する。", "倉庫は日曜日に稼働しない。"],
    ["창고는 일요일에 배송한다.", "창고는 일요일에 배송하지 않는다."],
  ])("is found: %s", (claim, evidence) => {
    expect(contradiction(claim, `Two calls.\n- ${evidence}`)).toMatchObject({ sentence: claim });
  });

  it.each([
    ["The guests want bread with oil, not with butter.", "The guests want bread with butter, not with oil."],
    ["Nils signs the offers, not Petra.", "Petra signs the offers, not Nils."],
    ["Wir liefern mittags, nicht abends.", "Wir liefern abends, nicht mittags."],
    [
      "Ordina la resina dal fornitore nuovo, non da quello vecchio.",
      "Ordina la resina dal fornitore vecchio, non da quello nuovo.",
    ],
    [
      "Plant beans instead of peas on bed 4, since it is wet.",
      "Decided to plant peas instead of beans on bed 4, since it is wet.",
    ],
  ])("is found where the one and the one that it shuts out have changed places: %s", (claim, evidence) => {
    expect(contradiction(claim, `Two calls.\n- ${evidence}`)).toMatchObject({ sentence: claim });
  });

  it.each([
    ["order", "Wir liefern mittags, nicht abends.", "Nicht abends, sondern mittags liefern wir."],
    ["two that are shut out", "No tabs, no spaces at the end.", "No spaces, no tabs at the end."],
    ["a list", "We plant beans, peas and kale, no leeks.", "We plant kale, peas and beans, no leeks."],
    [
      "two clauses",
      "The boat leaves at nine, the bus leaves at ten.",
      "The bus leaves at ten, the boat leaves at nine.",
    ],
    ["said in other words", "Avoid deploying on Fridays.", "Do not deploy on Fridays."],
    ["a denied opposite", "Telemetry of the shop is disabled.", "Telemetry of the shop is not enabled."],
    ["two denials", "Deploy only with a green smoke test.", "Never deploy without a green smoke test."],
    [
      "a denial left out that is another",
      "Tests run against a real database.",
      "Tests run against a real database, never a mock.",
    ],
    [
      "a contrast left out",
      "The scanner reads code labels because round tags tear at the scanner.",
      "The scanner reads code labels, not round tags, because round tags tear at the scanner.",
    ],
    [
      "a contrast told with another word",
      "Bins are sorted per street and year, not by weight, since drivers ask for it.",
      "Bins are sorted per street and year instead of by weight, since drivers ask for it.",
    ],
    ["a denial behind a label", "No vans leave the depot on Sundays.", "Decision: no vans leave the depot on Sundays."],
    ["the other order of words", "Billing moves to Kestrel from Heron.", "Billing moves from Heron to Kestrel."],
    [
      "corrected in the log itself",
      "Lunch is at noon in Lyon.",
      "Lunch is not at noon in Lyon.\nAfter all lunch is at noon in Lyon.",
    ],
    [
      "another statement",
      "The shop of Lyon opens in May.",
      "The shop of Vigo does not open before June, and Braga waits.",
    ],
  ])("is not found in what is %s", (_, claim, evidence) => {
    expect(contradiction(claim, evidence)).toBeUndefined();
  });

  it.each([
    // The line goes on with a reason, before or behind.
    ["Billing moves to Heron.", "We do not move billing to Heron, because exports are missing."],
    [
      "Billing moves to Heron, since dunning is built in.",
      "Because exports are missing, we do not move billing to Heron.",
    ],
    ["Billing does not move to Heron.", "We move billing to Heron because dunning is built in."],
    // The denial is a word, or a part of one.
    ["Lind uses Terraform for the edge nodes.", "Lind won't use Terraform for the edge nodes."],
    ["On passe à Svelte.", "On ne passe pas à Svelte, car le portail est vieux."],
    // Two words, and no others.
    ["На Heron переезжаем.", "На Heron не переезжаем."],
    ["На Heron не переезжаем.", "На Heron переезжаем, потому что старый кластер дорогой."],
    ["На Heron переїжджаємо.", "На Heron не переїжджаємо, бо кластер дорогий."],
    // What is denied is itself a word that replaces.
    ["pnpm へ移行する。", "pnpm への移行はしない。"],
    ["Migramos la cola a Heron.", "No migramos la cola a Heron."],
    ["Spostiamo la fatturazione su Heron.", "Non spostiamo la fatturazione su Heron, perché mancano le esportazioni."],
    ["Movemos a cobrança para o Heron.", "Não movemos a cobrança para o Heron, porque faltam exportações."],
    ["We verhuizen de facturatie naar Heron.", "We verhuizen de facturatie niet naar Heron, omdat exports ontbreken."],
    ["Przenosimy rozliczenia do Heron.", "Nie przenosimy rozliczeń do Heron, bo brakuje eksportów."],
    ["Kami memindahkan tagihan ke Heron.", "Kami tidak memindahkan tagihan ke Heron, karena ekspor belum ada."],
    ["Die Abrechnung zieht zu Heron um.", "Wir ziehen die Abrechnung nicht zu Heron um, weil Exporte fehlen."],
    ["账单迁移到 Heron。", "账单不迁移到 Heron，因为缺少导出。"],
    ["결제를 Heron로 옮긴다.", "결제를 Heron로 옮기지 않는다, 내보내기가 없기 때문이다."],
  ])("is sure where the clause denies nothing but what is claimed: %s", (claim, evidence) => {
    expect(contradiction(`Name\n${claim}`, evidence)).toMatchObject({ sentence: claim, sure: true });
  });

  it.each([
    ["The message bus is NATS.", "After the spike we decided against NATS for the message bus, since it is young."],
    ["Releases go out on Tuesdays only.", "We rejected the idea that releases go out on Tuesdays only."],
    ["商店迁到 Kubernetes", "我们否决了商店迁到 Kubernetes 的方案"],
    ["A fila usa o Kafka.", "Decidimos contra o Kafka para a fila porque precisa de operação própria."],
    ["Für die Trauung wird die Orgel genommen.", "Wir haben uns gegen die Orgel für die Trauung entschieden."],
    ["На входе в музей бумажные билеты.", "Мы отказались от бумажных билетов на входе в музей."],
    ["El menú de noche se sirve con pan.", "Servimos el menú de noche sin pan, porque el horno cierra."],
  ])("is doubted where all of it stands behind what turns it down: %s", (claim, evidence) => {
    expect(contradiction(claim, evidence)).toMatchObject({ sentence: claim, sure: false });
  });

  it.each([
    ["Rejected uploads go to quarantine.", "Rejected uploads go to quarantine for a week."],
    ["The shop uses Postgres.", "We rejected MySQL, the shop uses Postgres."],
    ["The message bus is Kafka.", "We decided against NATS and for Kafka on the message bus."],
    ["The spring concert avoids the church hall.", "We decided against the church hall for the spring concert."],
    ["The kids class moved to Tuesday.", "We dropped the Monday class for kids and moved it to Tuesday."],
    ["콘서트는 헛간에서 한다.", "북쪽 홀은 포기하고 콘서트는 헛간에서 한다."],
    ["Anträge, die abgelehnt wurden, gehen zurück an das Amt.", "Abgelehnte Anträge gehen zurück an das Amt."],
    ["#x17 prepared: #stock-7 from Ana (2 ml)", "get a #stock-7 from Ana (stored in the cellar)"],
    ["The bank refunds the fee.", "The bank cancelled the contract and refunds the fee."],
    [
      "Boundaries: no deletions except own files",
      "Boundaries: no deletions except own files or artifacts when clearly needed;",
    ],
  ])("is none where something else is turned down: %s", (claim, evidence) => {
    expect(contradiction(claim, evidence)).toBeUndefined();
  });

  it("is doubted in Turkish, where what moves is another word than what is moved", () => {
    const claim = "Faturalamayı Heron'a taşıyoruz.";
    expect(contradiction(claim, "Faturalamayı Heron'a taşımıyoruz, çünkü dışa aktarma eksik.")).toBeDefined();
  });

  it.each([
    ["We move billing to Heron in June.", "We move billing to Heron in June, we do not touch payroll."],
    ["We move billing to Heron.", "We do not move payroll, we move billing to Heron."],
    ["It is possible to move billing to Heron.", "It is not impossible to move billing to Heron, exports exist."],
    ["We move billing to Heron.", "We not only move billing to Heron, payroll follows."],
    ["Billing moves to Heron.", "We move billing to Heron, because exports do not work in Kestrel."],
    ["Billing runs on Heron.", "Billing no longer runs on Kestrel but on Heron."],
    ["Ann moves billing to Heron, because billing has no exports here.", "Ann moves billing to Heron, exports here"],
    [
      "Anna zieht die Abrechnung zu Heron, weil Kestrel keine Abrechnung kann.",
      "Anna zieht die Abrechnung zu Heron, Kestrel",
    ],
    ["Never push on Fridays.", "Never push on Fridays, because nobody is there."],
    ["Avoid pushing on Fridays.", "Never push on Fridays, because nobody is there."],
    ["Lind may deploy Kestrel.", "Nobody but Lind may deploy Kestrel."],
    ["Die Abrechnung zieht zu Heron um.", "Wir ziehen nicht nur die Abrechnung zu Heron um, auch die Löhne."],
    ["On ne déploie pas le vendredi.", "Pas de déploiement le vendredi, car personne ne répond."],
    ["В пятницу не деплоим.", "Никогда не деплоим в пятницу, потому что никого нет."],
    ["Nunca desplegamos los viernes.", "No desplegamos los viernes, porque no hay nadie."],
    // A part of a denial is the mark behind it; what stands at an end is a word of its own.
    ["取引先には番号を教えず、登録だけとする。", "今後、取引先には番号を教えない。"],
    ["3月7日は棚卸しと重なり不可。", "3月7日は棚卸しと重なる。"],
  ])("is not found where the line says so too: %s", (claim, evidence) => {
    expect(contradiction(`Name\n${claim}`, evidence)).toBeUndefined();
  });

  it.each([
    ["We ship to Norway.", "We no longer ship to Norway.", true],
    ["We ship to Norway.", "We no longer ship to Norway, because customs takes weeks.", true],
    ["Wir liefern nach Norwegen.", "Wir liefern nicht mehr nach Norwegen.", true],
    ["On livre en Norvège.", "On ne livre plus en Norvège.", true],
    ["Enviamos a Noruega.", "Ya no enviamos a Noruega.", true],
    ["Отправляем заказы в Норвегию.", "Больше не отправляем заказы в Норвегию.", true],
    ["我们向挪威发货。", "我们不再向挪威发货。", true],
    ["노르웨이로 배송한다.", "노르웨이로 더 이상 배송하지 않는다.", false],
    ["Wysyłamy do Norwegii.", "Nie wysyłamy już do Norwegii.", true],
    ["Spediamo in Norvegia.", "Non spediamo più in Norvegia.", true],
    ["Enviamos para a Noruega.", "Não enviamos mais para a Noruega.", true],
    ["We leveren aan Noorwegen.", "We leveren niet meer aan Noorwegen.", true],
    ["Norveç'e gönderiyoruz.", "Norveç'e artık göndermiyoruz.", true],
    ["Sentry is used in the app.", "Stopped using Sentry in the app.", false],
    ["Always deploy on Fridays.", "Never deploy on Fridays.", false],
    ["Deploying on Fridays is allowed.", "Deploying on Fridays is forbidden.", false],
    ["周五允许部署。", "周五禁止部署。", false],
    ["在庫の記録は自動で行う。", "在庫の記録は手動で行う。", false],
    ["Immer sonntags im Hof wiegen.", "Nie sonntags im Hof wiegen.", true],
  ])("ends, forbids or turns down what is claimed: %s", (claim, evidence, sure) => {
    expect(contradiction(`Name\n${claim}`, evidence)).toMatchObject({ sentence: claim, sure });
    expect(contradiction(`Name\n${evidence}`, claim)).toBeDefined();
  });

  it.each([
    ["We do not use Kestrel.", "We no longer use Kestrel."],
    [
      "The night job had not updated the shop's live price list.",
      "The night job had not successfully updated the shop's live price list.",
    ],
    ["We stopped using Kestrel.", "We no longer use Kestrel."],
    ["Kestrel is no longer used.", "Stopped using Kestrel."],
    ["Payments run on Heron.", "We stopped using Kestrel, payments run on Heron."],
    ["Always call customers after ten.", "Never call customers before ten."],
    ["Wir nutzen Kestrel.", "Wir nutzen nicht mehr nur Kestrel, sondern auch Heron."],
    ["The Kestrel contract was not signed.", "The Kestrel contract was cancelled."],
    ["The draft was approved.", "The draft was first rejected, then approved."],
    ["The offer of Heron was declined.", "The offer of Heron was rejected."],
  ])("is not found where both end it, or another thing: %s", (claim, evidence) => {
    expect(contradiction(`Name\n${claim}`, evidence)).toBeUndefined();
  });

  it.each([
    ["面白かった論文の一覧を作成しようか検討中", "そのうち、項目別で面白かった論文の一覧を作成しようか検討中。"],
    ["会議室の鍵は受付に返却する", "部署別に会議室の鍵は受付に返却する。"],
  ])("hears no Chinese word beside kana: %s", (claim, line) => {
    expect(contradiction(claim, line)).toBeUndefined();
  });

  it("hears it in Chinese", () => {
    expect(contradiction("把日志写到数据库", "别把日志写到数据库。")).toBeDefined();
  });

  it("hears a denial within marks of emphasis", () => {
    expect(contradiction("No crates were shipped by rail.", "_No crates were shipped by rail._")).toBeUndefined();
    expect(contradiction("Crates were shipped by rail.", "__No crates were shipped by rail__")).toBeDefined();
  });

  it("is not found where a description was cut behind its denial", () => {
    const line =
      "It might be that **tasks moved between statuses via the board or the sync aren't reflected in the roadmap**.";
    const cut = "It might be that tasks moved between statuses via the board or the sync aren't…";
    expect(contradiction(`Tasks of the roadmap\n${cut}`, line)).toBeUndefined();
    expect(contradiction("Kestrel does not ship on Sundays…", "Kestrel ships on Sundays.")).toBeDefined();
  });

  it("is not found in a name, which tells what a claim is about", () => {
    const claim = "Move billing to Heron\nBilling does not move to Heron.";
    expect(contradiction(claim, "We do not move billing to Heron, exports are missing.")).toBeUndefined();
  });

  it.each([
    ["Technically oversold is not an opportunity in headwinds.", "Technical oversold ≠ an opportunity in headwinds"],
    ["Barato no es bueno para el tejado.", "Barato ≠ bueno para el tejado"],
    ["A vacina fica em freezer azul.", "A vacina fica no freezer azul."],
    ["Nora will Briefe statt Anrufe.", "Nora will keine Anrufe, nur Briefe."],
    ["合同等待房东签字。", "合同还没签字，房东在看。"],
    [
      "MySQL yerine PostgreSQL seçildi, coğrafi sorgular gerekiyor.",
      "MySQL yerine PostgreSQL seçtik, coğrafi sorgular lazım.",
    ],
    [
      "The cellar has no Wi-Fi, so the meter reports by cable.",
      "Wi-Fi is not reachable in the cellar, the meter reports by cable",
    ],
    [
      "Im Keller gibt es kein WLAN, der Zähler meldet per Kabel.",
      "WLAN ist im Keller nicht erreichbar, der Zähler meldet per Kabel",
    ],
    [
      "En el sótano no hay wifi, el contador usa cable.",
      "El wifi no está disponible en el sótano, el contador usa cable",
    ],
    ["Os relatórios ficam guardados no servidor, na pasta.", "Os relatórios ficam guardados na pasta do servidor"],
  ])("is none where both deny, in whatever words, and `no` of Portuguese is no denial: %s", (claim, evidence) => {
    expect(contradiction(claim, evidence)).toBeUndefined();
  });

  it.each([
    ["Technically oversold is an opportunity in headwinds.", "Technical oversold ≠ an opportunity in headwinds"],
    ["WLAN ist im Keller erreichbar.", "WLAN ist im Keller nicht erreichbar"],
    ["El wifi está disponible en el sótano.", "El wifi no está disponible en el sótano"],
    ["Os relatórios ficam guardados no servidor.", "Os relatórios não ficam guardados no servidor"],
    ["Klucze leżą w magazynie.", "Klucze nie leżą w magazynie"],
    ["There is a Drive folder.", "There is no Drive folder"],
  ])("is one where one of them does not: %s", (claim, evidence) => {
    expect(contradiction(claim, evidence)).toBeDefined();
  });

  it.each([
    ["nothing but the denial parts them", "Kestrel ships on Sundays.", "Kestrel does not ship on Sundays.", true],
    ["nothing but the order of two values", "Rent rose from 90 to 70 euro.", "Rent rose from 70 to 90 euro.", true],
    [
      "its name alone leaves room",
      "MySQL plutôt que Postgres\nOn garde MySQL plutôt que Postgres.",
      "On garde Postgres plutôt que MySQL, car l'équipe le connaît.",
      true,
    ],
    [
      "each has a word of its own",
      "Kestrel ships tea on Sundays from the depot.",
      "Kestrel does not ship rice on Sundays from the depot.",
      false,
    ],
  ])("is sure or not: %s", (_, claim, evidence, sure) => {
    expect(contradiction(claim, evidence)?.sure).toBe(sure);
  });

  it.each([
    [
      'Worker fix: "model not allowed" solved by an explicit model definition in agent `coder`',
      'Solution: update of the agent `coder` with an explicit model definition + `workers: { allowAgents: ["*"] }`',
    ],
    [
      "Fehler „nicht erlaubt“ mit einer Liste erlaubter Agenten im Worker behoben",
      "Behoben mit einer Liste erlaubter Agenten im Worker",
    ],
    [
      "Erreur « non permis » corrigée par la liste des agents permis du robot",
      "Corrigée par la liste des agents permis du robot",
    ],
    [
      'Error "no permitido" corregido con la lista de agentes permitidos del bot',
      "Corregido con la lista de agentes permitidos del bot",
    ],
    ["Ошибка «не разрешён» исправлена списком разрешённых агентов бота", "Исправлена списком разрешённых агентов бота"],
    ["用机器人的允许代理列表修复“不允许”错误", "用机器人的允许代理列表修复"],
    ["ボットの許可リストで「許可されない」エラーを修正", "ボットの許可リストで修正"],
    [
      "Error 'not allowed' fixed by the list of allowed agents of the bot",
      "Fixed by the list of allowed agents of the bot",
    ],
  ])("is not found in what a claim only quotes: %s", (claim, line) => {
    expect(contradiction(claim, line)).toBeUndefined();
  });

  it.each([
    ['We use "Kestrel" in the edge nodes', 'We do not use "Kestrel" in the edge nodes'],
    ["Wir nutzen „Kestrel“ in den Randknoten", "Wir nutzen „Kestrel“ nicht in den Randknoten"],
    ["Używamy „Kestrel” w węzłach brzegowych", "Nie używamy „Kestrel” w węzłach brzegowych"],
    ["我们在边缘节点使用“Kestrel”网关", "我们在边缘节点不使用“Kestrel”网关"],
    ['Problem: "model allowed" when spawning workers', 'Problem: "model not allowed" when spawning workers'],
    [
      '"Model not allowed" was solved by an explicit model definition in the agent',
      '"Model not allowed" was not solved by an explicit model definition in the agent',
    ],
    ["Deploy on Friday evenings from the depot", 'Mike: "Do not deploy on Friday evenings from the depot"'],
    ["Freitagabends aus dem Depot deployen", "Mike: „Freitagabends nicht aus dem Depot deployen“"],
    ["周五晚上从仓库部署", "迈克：“周五晚上不从仓库部署”"],
  ])("is found beside a quote, in one that was changed, and where it is all that was said: %s", (claim, line) => {
    expect(contradiction(claim, line)).toBeDefined();
  });

  it.each([
    [
      "Bot fix: model not allowed fixed by the list of allowed agents of the bot",
      "Problem: model not allowed in the bot\nSolution: fixed by the list of allowed agents of the bot",
    ],
    [
      "Beim Start nicht erlaubt, behoben mit einer Liste erlaubter Agenten im Worker",
      "Problem: beim Start nicht erlaubt\nLösung: behoben mit einer Liste erlaubter Agenten im Worker",
    ],
    [
      "Al arrancar no permitido, corregido con la lista de agentes permitidos del bot",
      "Problema: no permitido al arrancar\nSolución: corregido con la lista de agentes permitidos del bot",
    ],
    [
      "Au lancement non permis, corrigé par la liste des agents permis du robot",
      "Problème : non permis au lancement\nSolution : corrigé par la liste des agents permis du robot",
    ],
    [
      "При запуске не разрешён, исправлено списком разрешённых агентов бота",
      "Проблема: не разрешён при запуске\nРешение: исправлено списком разрешённых агентов бота",
    ],
    ["启动时不允许，用机器人的允许代理列表修复", "问题：启动时不允许\n解决：用机器人的允许代理列表修复"],
  ])("is not found where a line says what was wrong, and the next what helped: %s", (claim, lines) => {
    expect(contradiction(claim, lines)).toBeUndefined();
  });

  it.each([
    [
      "Today we do not move billing to Heron",
      "Payroll: we do not move payroll to Heron\nBilling: we move billing to Heron",
    ],
    ["Das Lager liefert montags nicht", "Problem: das Lager liefert sonntags nicht\nLösung: das Lager liefert montags"],
    ["La tienda no abre el lunes", "Problema: la tienda no abre el domingo\nSolución: la tienda abre el lunes"],
    [
      "Sklep nie otwiera w poniedziałek",
      "Problem: sklep nie otwiera w niedzielę\nRozwiązanie: sklep otwiera w poniedziałek",
    ],
    ["商店周一不开门", "问题：商店周日不开门\n解决：商店周一开门"],
  ])("is found where the denial of one line is told of the next: %s", (claim, lines) => {
    expect(contradiction(claim, lines)).toBeDefined();
  });
});

// Each is its line: a sign for `not`, a passive with its stop, an adjective before its noun, a word that stands twice.
it.each([
  ["Cheap ≠ good value in a weak market", "Pattern: cheap ≠ good value in a weak market"],
  [
    "The bridge restores `trade_size` from the state file, and only falls back to config",
    "The bridge restores `trade_size` from the state file, and only falls back to `base_size` from config if the state file doesn't have it.",
  ],
  [
    "Die Fähre nimmt Strom vom Nordkai und weicht nur auf den Diesel aus",
    "Die Fähre nimmt Strom vom Nordkai und weicht nur auf den Diesel aus, wenn der Nordkai keinen Strom hat.",
  ],
  ["Delivery day ≠ pay day", "- Delivery day ≠ pay day, says Ute."],
  ["交货日≠付款日", "- 交货日≠付款日，会计说"],
  ["L'idée de livrer les paniers le mardi est rejetée.", "On a rejeté l'idée de livrer les paniers le mardi."],
  ["Los nuevos socios pagan su cuota en enero.", "Los socios nuevos pagan la cuota en enero."],
  [
    "- rope in drawers should be same as in line rope in drawers",
    "rope in drawers should be same as in line rope in drawers",
  ],
])("a line told again denies nothing of itself: %s", (claim, line) => {
  expect(contradiction(claim, line)).toBeUndefined();
});
