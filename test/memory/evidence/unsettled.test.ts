import { describe, expect, it } from "vitest";
import { isUnsettled, unsettledIn } from "../../../src/memory/evidence/unsettled.ts";

describe("what was left open", () => {
  it.each([
    ["The shop gets a database of its own", "Not settled: whether we give the shop a database of its own."],
    ["Die App zieht auf Flutter um", "Wir haben noch nicht entschieden, ob die App auf Flutter umzieht."],
    ["Приложение переезжает на Flutter", "Пока не решили, переезжает ли приложение на Flutter."],
    ["改用 pnpm", "还没决定是否改用 pnpm。"],
    ["We move to Postgres", "We are still torn about moving to Postgres."],
    ["On passe à Postgres", "On hésite encore à passer à Postgres."],
    ["Przechodzimy na Postgres", "Wciąż się wahamy, czy przejść na Postgres."],
    ["Postgres'e geçiyoruz", "Postgres'e geçip geçmeyeceğimize hâlâ karar vermedik."],
    ["Das Depot öffnet sonntags", "Ob das Depot sonntags öffnet, entscheidet der Vorstand im Mai."],
  ])("proves no claim that tells it as settled: %s", (claim, line) => {
    expect(unsettledIn(claim, line)).toBe("open");
  });

  it.each([
    ["Node 24 is pinned in CI", "Should we pin Node 24 in CI?"],
    ["The Lyon pilot is dropped", "Maybe we should drop the Lyon pilot."],
    ["We use Kafka for events", "We might use Kafka for events, Tom said."],
    ["Orchid uses Oracle", "If orchid used Oracle, we would need licences."],
    ["Oracle", "If orchid used Oracle, we would need licences."],
    ["We use Kafka", "We would use Kafka if the events were replayable."],
    ["We picked DynamoDB", "Had we picked DynamoDB, the migration would be over by now."],
    ["The gateway runs on Go", "Imagine the gateway ran on Go, how much memory that saves."],
    ["Das Gateway läuft auf Go", "Angenommen, das Gateway liefe auf Go, dann reicht der Speicher."],
    ["Orchidee läuft auf Oracle", "Wenn Orchidee auf Oracle liefe, bräuchten wir Lizenzen."],
    ["El buscador corre en Meilisearch", "Si el buscador corriera en Meilisearch, sobraría memoria."],
    ["Bramka działa na Go", "Gdyby bramka działała na Go, zostałoby sporo pamięci."],
    ["网关用 Go 写", "假如网关用 Go 写，内存就够了。"],
    ["ゲートウェイはGoで動いている", "もしゲートウェイがGoで動いていたら、メモリは足りたはずだ。"],
    // Caught: which way somebody leans, told as what was chosen.
    ["Die Vorträge sind freitags", "Tendenz geht zu freitags für die Vorträge."],
    ["Le comptoir est en chêne", "On penche pour le chêne pour le comptoir."],
    ["Las charlas son los viernes", "Nos inclinamos por los viernes para las charlas."],
    ["Стойка из дуба", "Склоняемся к дубу для стойки."],
    ["吧台用橡木", "我们倾向于用橡木做吧台。"],
    ["The barge is rented", "We would sooner rent the barge than buy it."],
    ["La péniche est louée", "Hedda préférerait louer la péniche."],
    ["The depot moves to Wels", "If the bank agrees on Friday, we move the depot to Wels."],
    ["Wir backen ab Mai für Hallein", "Beschlossen: Wenn der zweite Ofen kommt, backen wir ab Mai für Hallein."],
    ["Zostajemy przy papierze", "Jeśli pilotaż się nie uda, zostajemy przy papierze."],
    ["倉庫は札幌に移る", "もし銀行が認めれば、倉庫は札幌に移る。"],
    ["The depot runs on solar power", "I wish the depot ran on solar power."],
    ["Die Waage misst in Gramm", "Hoffentlich misst die Waage bald in Gramm."],
    ["Le four chauffe au gaz", "Si seulement le four chauffait au gaz."],
    ["Весы считают в граммах", "Хорошо бы весы считали в граммах."],
    ["倉庫は太陽光で動いている", "倉庫が太陽光で動いていればいいのに。"],
    ["仓库用太阳能", "要是仓库用太阳能就好了。"],
    ["The crane was inspected before May", "Nora wants the crane inspected before May."],
    ["Zoe is the team lead", "Zoe would be a good team lead."],
    ["Zoe ist Teamleiterin", "Zoe wäre eine gute Teamleiterin."],
    ["Zoé dirige l'équipe", "Zoé ferait une bonne cheffe, elle dirige bien l'équipe."],
    ["Zoe es jefa de equipo", "Zoe sería una buena jefa de equipo."],
    ["Ivo owns the depot", "Ivo was asked whether he owns the depot, he did not answer."],
    ["The contract was signed", "Ida would like the contract signed."],
    ["zstd compressed the dumps to 3 GB", "zstd would compress the dumps to 3 GB."],
    ["The cron jobs moved to Temporal", "Moving the cron jobs to Temporal next week."],
    ["The pool was raised, the timeouts went away", "If the pool is raised, the timeouts go away."],
    ["The tests were sharded over 4 runners", "Plan: shard the tests over 4 runners."],
    ["zstd brachte die Dumps auf 3 GB", "zstd würde die Dumps auf 3 GB bringen."],
    ["Los cron pasaron a Temporal", "La semana que viene los cron pasan a Temporal."],
    ["zstd сжал дампы до 3 ГБ", "zstd сжал бы дампы до 3 ГБ."],
    ["Redisを使う\nRedisを使う。読み込みが速い。", "Redisを使うのはどうだろう。読み込みが速い。"],
  ])("is a doubt where it was asked or supposed: %s", (claim, line) => {
    expect(unsettledIn(claim, line)).toBe("unsure");
  });

  it.each([
    ["The move of the shop is not decided yet", "The move of the shop is not decided yet."],
    ["Perhaps the shop moves in May", "Maybe the shop moves in May."],
    ["The badge was renewed", "Ida wanted the badge renewed and it was renewed."],
    ["The badge has to be renewed", "Ida wants the badge renewed."],
    ["Polling was shipped\nPolling was shipped to unblock.", "Polling was shipped to unblock us (webhooks? sockets?)"],
    [
      "Invoices are numbered per year",
      "Invoices are numbered per year.\nWhether we rename the shop is not decided yet.",
    ],
    ["The shop moves in May", "Should the shop move in May?\nYes, the shop moves in May."],
    ["A release waits for approval by two people", "Rule: a release waits for approval by two people."],
    [
      "Anna approved the collapse of the kinds into the wiki: user→entity, feedback→concept, project→project",
      "Mapping: user→entity, feedback→concept, project→project.",
    ],
    ["Orchid uses Oracle", "Orchid uses Oracle; imagine the licence bill."],
    ["Orchid uses Oracle", "Orchid uses Oracle, and if the licence ended we would take Postgres."],
    ["With Oracle orchid would need licences", "If orchid used Oracle, it would need licences."],
    ["The depot moves to Wels, provided that the bank agrees", "If the bank agrees, we move the depot to Wels."],
    ["Petra gives access to staging", "If you need access to staging, ask Petra."],
    ["A failed payout is parked", "If a payout fails twice, it is parked."],
    ["zstd would compress the dumps to 3 GB", "zstd would compress the dumps to 3 GB."],
    ["The pool was raised to 50", "The pool was raised to 50; 80 would be better."],
    ["Decided to shard the tests", "Decision: shard the tests over 4 runners next week."],
    ["The call was sold", "Sold the call, since fears faded faster than gold could reclaim its place."],
    ["The dumps were compressed", "zstd would compress the dumps.\nzstd compressed the dumps."],
    ["Alle Berichte als Tabelle", "Wir hätten gern alle Berichte als Tabelle."],
    ["Invoices are rounded to whole cents", "We wish to round invoices to whole cents."],
    ["On garde Postgres", "On garde Postgres, après avoir hésité deux semaines."],
    ["Kasjer wydaje zwroty do 50 zł bez pytania", "Kasjer może wydać zwrot do 50 zł bez pytania."],
    ["The export is slow, since it writes twice", "The export is slow, probably since it writes twice."],
    ["The data is kept 30 days if a customer cancels", "If a customer cancels, we keep the data 30 days."],
    ["Bypassed the proxy", "I think the proxy was the culprit: I bypassed it"],
    ["Downgraded the driver", "It was probably the old driver, so I downgraded it"],
    ["Vidé le cache\nLa page charge vite", "C'était peut-être le cache, je l'ai vidé et la page charge vite"],
    ["Vaciado la caché\nLa página carga", "Quizás era la caché, la he vaciado y la página carga"],
    ["Svuotata la cache\nLa pagina si carica", "Forse era la cache: l'ho svuotata e la pagina si carica"],
    ["I turni di notte sono sistemati da Marco", "Marco sistema i turni di notte."],
    ["Bernhard refused to sign, so the offer was withdrawn", "Bernhard would not sign, so the offer was withdrawn"],
  ])("is no matter where the claim says so, or another sentence tells it outright: %s", (claim, cited) => {
    expect(unsettledIn(claim, cited)).toBeUndefined();
  });

  it.each([
    ["We ship the crates", "The bridge is whole", "Regardless of whether the bridge is whole, we ship the crates."],
    ["We ship the crates", "The bridge is whole", "We ship the crates, no matter if the bridge is whole."],
    [
      "Wir liefern freitags aus",
      "Die Brücke ist gesperrt",
      "Egal, ob die Brücke gesperrt ist, wir liefern freitags aus.",
    ],
    [
      "Der Umstieg legitimiert die Expansion",
      "Es gibt eine saubere Plastikindustrie",
      "Unabhängig davon, ob es eine saubere Plastikindustrie geben kann: Der Umstieg dient dazu, die Expansion zu legitimieren.",
    ],
    [
      "On livre les caisses vendredi",
      "Le pont est réparé",
      "Indépendamment de savoir si le pont est réparé, on livre les caisses vendredi.",
    ],
    [
      "Entregamos las cajas el viernes",
      "El puente está reparado",
      "Independientemente de si el puente está reparado, entregamos las cajas el viernes.",
    ],
    [
      "Entregamos as caixas na sexta",
      "A ponte está reparada",
      "Independentemente de saber se a ponte está reparada, entregamos as caixas na sexta.",
    ],
    [
      "Consegniamo le casse",
      "Il ponte è riparato",
      "A prescindere dal fatto che il ponte sia riparato, consegniamo le casse.",
    ],
    ["We leveren de kisten", "De brug is heel", "Ongeacht of de brug heel is, we leveren de kisten."],
    ["Wysyłamy skrzynie", "Most jest naprawiony", "Niezależnie od tego, czy most jest naprawiony, wysyłamy skrzynie."],
    ["Отправляем ящики", "Мост починили", "Независимо от того, починили ли мост, отправляем ящики."],
    ["Відправляємо ящики", "Міст полагодили", "Незалежно від того, чи полагодили міст, відправляємо ящики."],
    ["Kami mengirim peti", "Jembatan diperbaiki", "Terlepas dari apakah jembatan diperbaiki, kami mengirim peti."],
    [
      "Kasaları sevk ediyoruz",
      "Köprü sağlam",
      "Köprünün sağlam olup olmadığına bakılmaksızın, kasaları sevk ediyoruz.",
    ],
    ["周五照常发货", "大桥修好", "不管大桥是否修好，周五照常发货。"],
    ["金曜に木箱を出荷する", "橋が直っている", "橋が直っているかどうかにかかわらず、金曜に木箱を出荷する。"],
    ["금요일에 상자를 출고한다", "다리가 고쳐져 있다", "다리가 고쳐져 있는지와 상관없이 금요일에 상자를 출고한다."],
  ])("what holds either way is settled, and what may be or not is none: %s", (holds, may, line) => {
    expect(unsettledIn(holds, line)).toBeUndefined();
    expect(unsettledIn(may, line)).toBeDefined();
  });

  it.each([
    ["If the dam breaks, the mill floods", "The mill floods", "If the dam broke, the mill would flood within an hour."],
    [
      "Wenn der Damm bricht, läuft die Mühle voll",
      "Die Mühle läuft voll",
      "Wenn der Damm bräche, würde die Mühle volllaufen.",
    ],
    [
      "Bei einem Stopp verlorenginge ein Drittel der Sümpfe",
      "Ein Drittel der Sümpfe ging verloren",
      "Bei einem Stopp würde ein Drittel der Sümpfe verlorengehen.",
    ],
    ["Si la digue cède, le moulin est inondé", "Le moulin est inondé", "Si la digue cédait, le moulin serait inondé."],
    ["Si el dique cede, el molino se inunda", "El molino se inunda", "Si el dique cediera, el molino se inundaría."],
    ["Jeśli tama pęknie, młyn zaleje woda", "Młyn zalała woda", "Jeśli tama by pękła, młyn zalałaby woda."],
  ])("is told under the same condition, and not without it: %s", (claim, without, line) => {
    expect([unsettledIn(claim, line), unsettledIn(without, line)]).toEqual([undefined, "unsure"]);
  });

  it.each([
    ["When the dam broke, the mill flooded", "If the dam broke, the mill would flood."],
    ["Als der Damm brach, lief die Mühle voll", "Wenn der Damm bräche, würde die Mühle volllaufen."],
    ["The mill floods where the river bends", "If the dam broke, the mill would flood."],
    ["The seal is whole", "Ask Tom — before noon — whether the seal is whole."],
    ["We move to Postgres", 'Nora said "maybe we move to Postgres".'],
    ["The header is a red bar", 'Maybe the header "offline" is a red bar.'],
  ])("is a doubt under another condition, behind an aside and within a quote that is the claim: %s", (claim, line) => {
    expect(unsettledIn(claim, line)).toBe("unsure");
  });

  it.each([
    ["A leaking seal is replaced", "Check the seals weekly — if a seal leaks, replace it."],
    ["Un joint qui fuit est remplacé", "Vérifier les joints — si un joint fuit, il est remplacé."],
    ["Si una junta pierde, se cambia", "Comprobar las juntas – si una junta pierde, se cambia."],
    [
      "Die Rechnungen werden freitags abgelegt",
      "Klären und prüfen wir montags, die Rechnungen werden freitags abgelegt.",
    ],
    ["The notice is a red bar", 'The notice "maybe offline" is a red bar.'],
    ["Der Hinweis ist ein roter Balken", "Der Hinweis „vielleicht offline“ ist ein roter Balken."],
    ["Le bandeau est une barre rouge", "Le bandeau « peut-être hors ligne » est une barre rouge."],
    ["提示是红色横条", "提示“可能离线”是红色横条。"],
    ["通知は赤い帯で出る", "通知「おそらくオフライン」は赤い帯で出る。"],
  ])("is no doubt across a dash, nor for what is only quoted: %s", (claim, line) => {
    expect(unsettledIn(claim, line)).toBeUndefined();
  });
});

// Catches: a taste or a mast taken for an open choice.
it.each([
  "Ana preferiría recibir todo por correo.",
  "Bram zou liever ’s ochtends repeteren.",
  "Der Mast neigt sich nach links.",
  "Wir neigen dazu, die Proben zu überziehen.",
  "El mástil se inclina hacia la izquierda.",
  "돛대가 왼쪽으로 기울어 있다.",
])("what leans and who would rather is no open choice: %s", (line) => {
  expect([isUnsettled(line), unsettledIn(line, line)]).toEqual([false, undefined]);
});

describe("a text", () => {
  it.each([
    "Reviews run in two passes, cheap relief added (not final acceptance criteria)",
    "Lieferung freitags bei Müller (Preis noch nicht bestätigt)",
    "Les factures partent le lundi (modèle pas encore validé)",
    "会议定在周二（会议室待定）",
    "請求書は毎週月曜に送る（新しい書式は未承認）",
    "Read the log, summarise it, then ask whether to archive",
    "Before coding, ask whether to deepen",
    "Decide whether to run: always dry-run first",
    "Every release: check whether to bump the major version",
    "Vor dem Löschen immer fragen, ob wir ein Backup haben",
    "Antes de codificar, preguntar siempre si vamos a profundizar",
    "Przed kodowaniem zawsze pytać, czy mamy pogłębiać",
    "每次部署前必须确认是否要备份",
    "着手前に深掘りするかどうかを必ず確認する",
    "考虑到成本，我们用 TiDB",
    "La web sugiere el envío más barato",
    "Магазин предлагает бесплатную доставку от 3000 рублей",
    "Arama kutusu kelime öneriyor",
    "El comercial propone y el jefe decide",
    "还没有定价的商品不上架",
    "Думаем, потом пишем код",
  ])("is settled that has to ask, or leaves open what stands beside it: %s", (text) => {
    expect(isUnsettled(text)).toBe(false);
  });

  it.each([
    "We move to Linz (not decided yet)",
    "Umzug nach Linz (noch nicht entschieden)",
    "リンツへ移転（未定）",
    "Ask Jo whether to renew the lease",
    "Before Friday ask the bank whether to extend",
    "Jo fragen, ob wir den Vertrag verlängern",
    "契約を更新するかどうか、ジョーに聞く",
    "Whether we always ship on Fridays is still open",
    "Draft: always two reviewers",
    "Daily standup: whether we move it to 10 is open",
    "Should we always ask whether to deepen?",
    "Maybe always ship on Fridays",
    "Pilar propone abrir los domingos",
    "Luca suggerisce di passare a Postgres",
    "A Rita sugere mudar a loja para Braga",
    "Аня предлагает перейти на Kafka",
    "Оля пропонує переїхати до Львова",
    "Ayşe cumartesi açmayı öneriyor",
    "考虑把仓库搬到苏州，还没有定",
    "在犹豫是否租下二楼",
    "Думаем сменить банк, решим в мае",
    "가게를 옮길지도 모름. 다음 달에 결정",
  ])("is not settled that has to be asked or decided once: %s", (text) => {
    expect(isUnsettled(text)).toBe(true);
  });
});

it.each([
  ["The roof is tin", "Probably going with the tin roof."],
  ["Das Dach ist aus Blech", "Wahrscheinlich nehmen wir das Blechdach."],
  ["Крыша из жести", "Скорее всего, крыша будет из жести."],
])("is what is likely chosen: %s", (claim, line) => {
  expect(unsettledIn(claim, line)).toBe("unsure");
});

it.each([
  ["The counter is oak", "We go with oak for the counter; Olga is for it, Sam against."],
  ["Olga is for the merger", "Olga is for the merger, Sam against."],
  ["The counter is oak", "I think we go with oak for the counter."],
  ["The race goes to Poole", "Apparently decided in May: the race goes to Poole."],
])("is not what was chosen, where somebody stands, or what a person thinks they choose: %s", (claim, line) => {
  expect(unsettledIn(claim, line)).toBeUndefined();
});

const SUNDAYS = "The ferry line gives up its Sunday run in May.";
it.each([
  [SUNDAYS, `Hearsay from the port: ${SUNDAYS}`],
  ["Die Fährlinie fährt ab Mai sonntags nicht.", "Gerücht im Hafen: Die Fährlinie fährt ab Mai sonntags nicht."],
  ["Le bac s'arrête le dimanche en mai.", "Rumeur au port : le bac s'arrête le dimanche en mai."],
  ["El aserradero despide a veinte personas.", "Se dice que el aserradero despide a veinte personas."],
  ["A balsa para aos domingos em maio.", "Boato no porto: a balsa para aos domingos em maio."],
  ["Prom nie kursuje w niedziele w maju.", "Plotka z portu: prom nie kursuje w niedziele w maju."],
  ["Лесопилка весной уволит двадцать человек.", "Говорят, что лесопилка весной уволит двадцать человек."],
  ["Feribot pazar seferlerini kaldırıyor.", "Limanda söylenti: feribot pazar seferlerini kaldırıyor."],
  ["渡轮五月起取消周日班次。", "港口传闻：渡轮五月起取消周日班次。"],
  ["フェリーは5月から日曜便を廃止する。", "港の噂：フェリーは5月から日曜便を廃止する。"],
])("is what people only say: %s", (claim, line) => {
  expect(unsettledIn(claim, line)).toBe("unsure");
});

it.each([
  [SUNDAYS, `Rumour confirmed: ${SUNDAYS}`],
  [`Rumour has it: ${SUNDAYS}`, `Rumour from the port: ${SUNDAYS}`],
  ["Die Fährlinie fährt ab Mai sonntags nicht.", "Das Gerücht stimmt: Die Fährlinie fährt ab Mai sonntags nicht."],
  ["Prom nie kursuje w maju.", "Plotka potwierdzona: prom nie kursuje w maju."],
  ["У собаки хороший слух.", "Слух у собаки хороший, свисток работает."],
  ["渡轮五月起取消周日班次。", "传闻属实：渡轮五月起取消周日班次。"],
  ["호밀빵을 빵집에서 주문한다.", "소문난 빵집에서 호밀빵을 주문한다."],
])("is not what was seen to be true, nor what tells the rumour: %s", (claim, line) => {
  expect(unsettledIn(claim, line)).toBeUndefined();
});
