import { describe, expect, it } from "vitest";
import { endedAmong, endOf, tellsOwnEnd } from "../../src/text/task-end.ts";

describe("what was to be done", () => {
  it.each([
    "TODO: send the invoice to Wiesner (sent on Tuesday)",
    "TODO: send the invoice to Wiesner – sent Tuesday",
    "TODO: book the venue for the offsite, booked it this morning",
    "TODO: renew the TLS certificate -> renewed",
    "TODO: Rechnung an Wiesner schicken (am Dienstag verschickt)",
    "À faire : envoyer la facture à Wiesner (envoyée mardi)",
    "Pendiente: enviar la factura a Wiesner (enviada el martes)",
    "TODO: Wiesnerに請求書を送る（火曜日に送付済み）",
    "待办：把发票寄给 Wiesner（周二已寄出）",
    "TODO: отправить счёт Визнеру (отправлен во вторник)",
    "TODO: 송장 보내기 (화요일에 보냈음)",
    "Nadia orders cones. Done, they came.",
    "I need to renew the domain. Did that at noon.",
    "Zu tun: Vertrag kündigen. Heute gekündigt.",
    "Renovar el seguro. Renovado ayer.",
    "Нужно оплатить хостинг. Оплатил.",
    "Renewed the domain, done.",
    "TODO: Vertrag kündigen, erledigt",
    "Renovar el seguro, hecho",
    "续订域名，已完成",
  ])("is told as done by its own line: %s", (line) => {
    expect(tellsOwnEnd(line)).toBe(true);
  });

  it.each([
    "TODO: send the invoice to Wiesner (not sent yet)",
    "TODO: send the invoice to Wiesner (the draft was sent on Tuesday to Ana)",
    "TODO: archive the ticket once the invoice is sent",
    "TODO: send the invoice again (the one sent on Tuesday bounced)",
    "TODO: add the states open, paid, sent",
    "States: open, done",
    "Renew the domain, done by Friday at the latest",
    "Renew the domain, which is not done",
    "TODO: ship 2.0 (after 1.9 is released)",
    "TODO: envoyer la facture (pas encore envoyée)",
    "Send the weekly mail. Sent every Friday.",
    "Call the bank. Called twice, nobody answers.",
    "Write to Ben. Done: the letter to Ana.",
  ])("is open still: %s", (line) => {
    expect(tellsOwnEnd(line)).toBe(false);
  });

  it.each([
    ["TODO: send the invoice to Wiesner", "The invoice to Wiesner was sent on Tuesday.", true],
    ["TODO: Rechnung an Wiesner schicken", "Die Rechnung an Wiesner ist verschickt.", true],
    ["TODO: wysłać fakturę do Wiesnera", "Faktura do Wiesnera wysłana.", true],
    ["TODO: send the invoice to Wiesner", "Sent the invoice to Brandt.", false],
    ["TODO: write the release notes for 2.0", "The release notes for 1.9 were written and sent.", false],
    ["TODO: write the yearly report for Wiesner", "The yearly report for Brandt is finished.", false],
    ["TODO: send the invoice to Wiesner", "The invoice to Wiesner is not sent yet.", false],
    ["- [ ] Renew the passport by May", "- [x] Renew the passport by May", true],
    ["- [ ] Pass von Rudi verlängern", "* [X] Pass von Rudi verlängern", true],
    ["- [ ] Pass von Rudi verlängern", "- [x] Pass von Ana verlängern", false],
    ["- [ ] Renew the passport by May", "- [x] Found out how long it takes to renew the passport by May", false],
    ["TODO: renew the passport by May", "I have renewed the passport.", true],
    ["Todo: renew the certificate of the shop", "The certificate of the blog is renewed, done.", false],
    ["Todo: fix the fence behind the barn", "Fixed the fence behind the barn, done.", true],
    ["À faire : renouveler l'assurance du camion", "L'assurance du bateau est renouvelée.", false],
    ["Todo: die Rechnung für den Verein bezahlen", "Die Rechnung für den Schreiner ist bezahlt.", false],
    ["TODO: label the seed boxes", "Jo labelled the seed boxes yesterday.", true],
    ["TODO: Dachrinne über dem Schuppen reinigen", "Wir haben die Dachrinne über dem Schuppen gereinigt.", true],
    ["À faire : renouveler le passeport", "J'ai renouvelé le passeport.", true],
    ["Pendiente: limpiar el canalón", "Hemos limpiado el canalón.", true],
    ["Da fare: pulire la grondaia", "Abbiamo pulito la grondaia.", true],
    ["A fazer: renovar o passaporte", "Renovei o passaporte.", true],
    ["Te doen: menukaart vertalen", "Eleni heeft de menukaart vertaald.", true],
    ["Do zrobienia: odnowić paszport", "Odnowiłem paszport.", true],
    ["Сделать: почистить жёлоб", "Почистили жёлоб вчера.", true],
    ["Yapılacak: pasaportu yenile", "Pasaportu yeniledim.", true],
    ["やること：メニューを翻訳する", "メニューを翻訳しました。", true],
    ["할 일: 메뉴 번역하기", "메뉴를 번역했습니다.", true],
    ["TODO: buy paint for the gate", "Ana bought paint for the gate.", true],
    ["Pendiente: traducir el manual del horno", "Eva tradujo el manual del horno.", true],
    ["TODO: den Vertrag mit Huber schreiben", "Ich schrieb den Vertrag mit Huber.", true],
    ["Da fare: mettere la targa sulla porta", "Luca ha messo la targa sulla porta.", true],
    ["Сделать: принести ключи от склада", "Олег принёс ключи от склада.", true],
    ["TODO: sell the bikes from the shed", "We found the bikes from the shed.", false],
    ["Pendiente: traducir el manual del horno", "Eva traduce el manual del horno.", false],
    ["TODO: renew the passport by May", "We renew the passport every ten years.", false],
    ["TODO: renew the passport by May", "Have you renewed the passport?", false],
    ["TODO: renew the passport by May", "Once the passport is renewed, book the flight.", false],
    ["TODO: label the seed boxes", "Jo labelled the spice boxes.", false],
    ["TODO: Pass verlängern bis Mai", "Ana verlängert den Pass nächste Woche.", false],
    ["À faire : nettoyer la gouttière", "La gouttière n'a pas été nettoyée.", false],
    ["Pendiente: renovar el pasaporte", "Renovaré el pasaporte en mayo.", false],
    ["Сделать: почистить жёлоб", "Жёлоб почистят завтра.", false],
    ["할 일: 메뉴 번역하기", "메뉴를 번역해야 한다.", false],
    ["TODO: renew the domain of the mill", "Domain of the mill renewed until 2029.", true],
    ["Domain der Mühle verlängern", "Domain der Mühle bis 2029 verlängert.", true],
    ["TODO: renew the domain of the mill", "Domain of the mill renewed until 2 people object.", false],
    ["Lea prüft die Verträge bis Freitag.", "Lea hat die Verträge geprüft.", true],
    ["Rosa tiene que enviar el presupuesto a Díaz.", "Rosa envió el presupuesto a Díaz.", true],
    ["Rosa tiene que enviar el presupuesto a Díaz.", "Rosa envió el presupuesto a Mora.", false],
    ["Lea prüft die Verträge bis Freitag.", "Lea prüft die Verträge.", false],
    ["Follow-up: LOG-240 take the rewrite out of the nightly job", "LOG-240 done: plain runs, in parallel.", true],
    ["Offen: KAI-7 Kran prüfen lassen", "KAI-7 erledigt (Prüfer war da)", true],
    ["TODO: #12 write the tide page", "Closed #12.", true],
    ["Follow-up: LOG-240 take the rewrite out of the nightly job", "LOG-241 done: plain runs, in parallel.", false],
    ["Follow-up: LOG-240 take the rewrite out of the nightly job", "LOG-240 is not done: waits for Ana.", false],
    ["Follow-up: LOG-240 take the rewrite out of the nightly job", "Once LOG-240 is done: LOG-241.", false],
    ["Follow-up: LOG-240 take the rewrite out of the nightly job", "LOG-240 to be done by Ana.", false],
    ["Follow-up: LOG-240 take the rewrite out of the nightly job", "LOG-240: merged the first half of three.", false],
    ["Follow-up: LOG-240 take the rewrite out of the nightly job", "LOG-240 review of the draft is done.", false],
    ["实现Vectra Server", "✅ Vectra Server 实现", true],
    ["实现Vectra Server", "✅ 为“Vectra Server 实现”打下了坚实基础，后续可扩展", false],
    ["集成Vectra到Wiesner", "✅ 可复用的客户端代码，后续可直接集成到 Wiesner", false],
  ])("is told as done in the same words, or by its verb, and of the same: %s, %s", (task, line, is) => {
    expect(endOf(task)(line)).toBe(is);
  });

  it.each([
    ["Blocker: the export job hangs at 2 GB.", "The export job no longer hangs, it streams now.", true],
    ["Problem: Der Import bricht bei Umlauten ab.", "Der Import bricht bei Umlauten nicht mehr ab.", true],
    ["Problème : la synchro perd les accents.", "La synchro ne perd plus les accents.", true],
    ["Problema: o relatório sai em branco.", "O relatório não sai mais em branco.", true],
    ["Проблема: экспорт зависает на больших файлах.", "Экспорт больше не зависает на больших файлах.", true],
    ["问题：导出大文件时会卡住。", "导出大文件时不再卡住。", true],
    ["Issue: the calendar hides events from guests.", "Fixed: guests see the calendar with every event.", true],
    ["Problem: pump 2 leaks at the flange.", "Pump 3 no longer leaks at the flange.", false],
    ["Problem: the import no longer works.", "The import still no longer works.", false],
    ["Problem: the import no longer works.", "The import no longer works, seen again.", false],
    ["Problem: login on Safari is slow.", "Login on Safari is no longer possible.", false],
    ["Проблема: экспорт зависает на больших файлах.", "Экспорт больше не запускается.", false],
    ["Problem: the queue stalls under load.", "If the queue no longer stalls under load, close it.", false],
    ["Problem: the queue stalls under load.", "Does the queue no longer stall under load?", false],
  ])("that is wrong ends with what says that it is so no longer: %s, %s", (fault, line, is) => {
    expect(endOf(fault)(line)).toBe(is);
  });

  it("is told as done by a line behind it alone", () => {
    const line = (text: string, label = "") => ({ text, label, sign: "" });
    const sent = line("Sent the report to Ana.");
    const task = line("TODO: send the report to Ana", "TODO");
    expect(endedAmong([sent, task, line("Lunch."), task, sent, task])).toEqual([1, 3]);
    const ticket = line("Follow-up: LOG-240 take the rewrite out of the nightly job", "Follow-up");
    expect(endedAmong([ticket, line("LOG-240 done: plain runs.")])).toEqual([0]);
    // Caught: the stems of `order` and `ordered` are not alike.
    const order = line("TODO: order 40 chairs", "TODO");
    expect(endedAmong([order, line("40 chairs ordered.")])).toEqual([0]);
    expect(endedAmong([order, line("We sat on 40 chairs.")])).toEqual([]);
  });
});

it.each([
  ["Blocked: the bread slicer is broken, we wait for the fitter from Ulm.", "The bread slicer works again."],
  ["Blocked: the payment sandbox is down, waiting for support.", "The payment sandbox is back since this morning."],
  ["Blockiert: die Mehlwaage ist down, wir warten auf Ulm.", "Die Mehlwaage aus Ulm läuft seit heute wieder."],
  ["Bloqué : la balance du moulin est en panne, on attend Ulm.", "La balance du moulin remarche depuis ce matin."],
  ["Bloccato: il forno grande è guasto, aspettiamo il tecnico.", "Il forno grande funziona di nuovo."],
  ["Заблокировано: северный лифт сломан, ждём мастера.", "Северный лифт снова работает."],
])("what is out of order is over once that works again, whomever it held up: %s", (waiting, back) => {
  const lines = (...texts: string[]) =>
    texts.map((text) => ({ text, label: /^([^:：]+?)\s?[:：]/u.exec(text)?.[1] ?? "", sign: "" }));
  expect(endedAmong(lines(waiting, back))).toEqual([0]);
  for (const other of [
    "The south gate works again.",
    "Support answered, no date.",
    "The bread is sliced by hand again.",
  ])
    expect(endedAmong(lines(waiting, other))).toEqual([]);
});
