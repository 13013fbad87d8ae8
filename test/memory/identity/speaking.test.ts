import { describe, expect, it } from "vitest";
import { isOfAnother } from "../../../src/memory/identity/another.ts";
import { updatedWording } from "../../../src/memory/identity/merge.ts";
import { speaking, turns } from "../../../src/memory/identity/speaking.ts";

const memory = (body: string, name = body) => ({ type: "project" as const, name, description: body, body });
const how = (statement: string, body: string) => speaking(statement, memory(body))?.how;

const ALL = { tells: () => true, rare: () => true };

describe("what a later statement does to a memory", () => {
  it.each([
    ["The choir sings on Tuesdays.", "The choir switched to Fridays.", "The choir is back to Tuesdays."],
    ["Die Ausgabe ist A5.", "Die Ausgabe wurde auf A4 umgestellt.", "Die Ausgabe ist zurück auf A5."],
  ])("denies what was itself a change: %s", (_, changed, returned) => {
    expect(how(returned, changed)).toBe("denies");
  });

  it("reads a line of ten thousand words, and a clause that ends with an `and`", () => {
    const long = `The hut is heated with pellets ${"and logs ".repeat(5_000)}today.`;
    expect(() => how("The hut is heated with logs.", long)).not.toThrow();
    expect(() => how("The hut is heated with logs.", "The hut is heated with pellets and, with logs")).not.toThrow();
  });

  it.each([
    ["The hut is heated with pellets instead of logs.", "Decision: the hut is heated with logs.", "denies"],
    ["Der Kurier fährt für Brandl statt für Moser.", "Der Kurier fährt für Moser.", "denies"],
    ["Los planos se guardan en Revit en lugar de Archicad.", "Los planos se guardan en Archicad.", "denies"],
    ["Mesa zamawia ser u Nowaka zamiast u Zycha.", "Mesa zamawia ser u Zycha.", "denies"],
    ["Сцена работает на Ableton вместо Cubase.", "Сцена работает на Cubase.", "denies"],
    ["Sam reviews the schema, Kim reviews the forms.", "Kim reviews the schema.", "changes"],
    ["Rechnungen gehen per Mail raus, Mahnungen per Post.", "Mahnungen gehen per Mail raus.", "changes"],
    ["Le serveur tourne à Lyon, la base à Nantes.", "La base tourne à Lyon.", "changes"],
    ["Meetings are on Monday at 9 and Friday at 14.", "Meetings are on Monday at 14.", "changes"],
    ["Guests may read the wiki, members may edit it.", "Guests may edit the wiki.", "changes"],
    ["Ada prefers tabs over spaces.", "Ada prefers spaces.", "denies"],
    ["L'épicerie accepte les chèques.", "Fini les chèques à l'épicerie.", "denies"],
    ["Eva bevorzugt Tee gegenüber Kaffee.", "Eva bevorzugt Kaffee.", "denies"],
    ["The discount climbs from 5 to 7 percent.", "Decision: the discount is 5 percent.", "changes"],
    ["Die Miete stieg von 700 auf 780 Euro.", "Die Miete ist 700 Euro.", "changes"],
    ["保証金は500円から800円に上がる。", "保証金は500円。", "changes"],
    ["Sand before painting.", "Paint before sanding.", "changes"],
    ["Brunch is at 10, on Sundays at 11.", "Brunch is at 11.", "changes"],
    ["Le jeudi est pour la paie, le vendredi pour la caisse.", "Le vendredi est pour la paie.", "changes"],
    ["O Davi cuida da horta e a Lia do galinheiro.", "A Lia cuida da horta.", "changes"],
    ["Snapshots are kept at least 7 weeks and at most 20.", "Snapshots are kept at least 20 weeks.", "changes"],
  ])("is no support of what it is made of and does not say: %s, %s", (before, after, does) => {
    expect(how(after, before)).toBe(does);
  });

  it.each([
    ["The hut is heated with pellets instead of logs.", "The hut is heated with pellets."],
    ["Der Kurier fährt für Brandl statt für Moser.", "Der Kurier fährt für Brandl."],
    ["Sam reviews the schema, Kim reviews the forms.", "Kim reviews the forms."],
    ["Rechnungen gehen per Mail raus, Mahnungen per Post.", "Mahnungen gehen per Post raus."],
    ["Meetings are on Monday at 9 and Friday at 14.", "Meetings are on Friday at 14."],
    ["Backups run nightly on the NAS, and are kept for 30 days.", "Backups are kept for 30 days."],
    ["Deploys happen on Tuesdays and Thursdays.", "Deploys happen on Thursdays."],
    ["The discount climbs from 5 to 7 percent.", "The discount is 7 percent."],
    ["Ada prefers tea over coffee in the morning.", "Ada prefers tea in the morning."],
    ["From 9 on 12 people work.", "12 people work."],
    ["Brunch is at 10, on Sundays at 11.", "Brunch is at 10."],
    ["Le jeudi est pour la paie, le vendredi pour la caisse.", "Le vendredi est pour la caisse."],
    ["Snapshots are kept at least 7 weeks and at most 20.", "Snapshots are kept at most 20 weeks."],
    ["Docs live in docs/, examples in examples/.", "Examples live in examples/."],
  ])("nothing, where it says a part of it once more: %s, %s", (before, after) => {
    expect(how(after, before)).toBeUndefined();
  });

  it.each([
    ["Never push to main without a review", "Reminder to Tom: never push to main without a review."],
    ["Always tag the release before lunch", "Told Mirjam: always tag the release before lunch."],
  ])("nothing, where the word that begins it has a capital for that: %s", (before, after) => {
    expect(how(after, before)).toBeUndefined();
  });

  it.each([
    ["The orders ship from the Lyon store.", "Rule: never ship orders without a label."],
    ["Wir liefern die Pakete montags aus.", "Regel: Pakete nie ohne Etikett ausliefern."],
    ["Publicamos el boletín en Ghost.", "Regla: nunca publicar el boletín sin revisión."],
  ])("nothing, where it says how, by two words that deny: %s", (before, after) => {
    expect(how(after, before)).toBeUndefined();
  });

  it.each([
    ["The kitchen bakes with spelt on Mondays.", "No more Monday spelt."],
    ["Besucher zelten hinter der Mühle.", "Schluss mit dem Zelten hinter der Mühle."],
    ["Le riunioni si tengono in cantina.", "Basta riunioni in cantina."],
    ["As reuniões são no salão.", "Chega de reuniões no salão."],
    ["Халати перемо у підвалі.", "Годі прати халати у підвалі."],
    ["Os ensaios são na escola.", "Os ensaios mudaram-se para o clube."],
    ["Die Proben sind in der Schule.", "Die Proben sind in den Klub umgezogen."],
    ["Les répétitions sont à l'école.", "Les répétitions ont déménagé au club."],
    ["Ida prefers phone calls over mail.", "Ida does not want phone calls any more, mail is fine."],
    ["Mara zieht Papier dem Bildschirm vor.", "Mara will kein Papier mehr, der Bildschirm reicht."],
    // What a denial of two parts stands around was not counted, and the name before it alone said too little.
    ["Priya merges the release branches.", "Priya does not merge release branches anymore, the bot does."],
    // Two denials each seemed to say the same as the one.
    ["Boats are lent without a deposit.", "Boats are no longer lent without a deposit."],
    ["Los pedidos salen sin factura.", "Los pedidos ya no salen sin factura."],
    ["Лодки сдаём без залога.", "Без залога лодки больше никому не сдаём."],
    ["금요일마다 배포한다.", "금요일 배포는 더 이상 하지 않는다."],
    ["Die Schrauben an Nezol mit 142 Nm anziehen.", "Nezol ist abgebaut, die Regel für die Schrauben gilt nicht mehr."],
  ])("denies what somebody wants no more of, also by its day alone: %s", (before, after) => {
    expect(how(after, before)).toBe("denies");
  });

  it.each([
    [
      "another thing",
      "The market stall sells honey.",
      "No more jars for the honey at the market stall, ordered forty.",
    ],
    ["a part of an identifier", "Always call `harbour_open` after `harbour_check`.", "Harbour lamp fixed."],
    [
      "what somebody has run out of",
      "Jonas prefers tea over coffee.",
      "Jonas does not have tea any more, bought two boxes.",
    ],
    ["what has run out", "Balı Kemal'den alıyoruz.", "Bal kalmadı artık, Kemal'e haber verildi."],
    ["one name in another case", "Дрова берем у Зимина.", "Нет, Зимин дрова еще не привез."],
  ])("nothing, where it speaks of %s", (_, before, after) => {
    expect(how(after, before)).toBeUndefined();
  });

  it.each([
    [
      "of whose one word it has two forms",
      "Must set `allowedBoats` and the allowlist.",
      'Problem: "ferry not allowed".',
    ],
    ["with a part of its names", "Call `harbour_open` after `harbour_check`.", "Harbour lamp fixed."],
  ])("nothing to a memory that it is not known to be about, %s", (_, before, after) => {
    expect(speaking(after, memory(before), { tells: () => true, rare: () => true })).toBeUndefined();
  });

  it.each([
    ["", "The kiln fires at 900 degrees.", "The kiln fires at 980 degrees, not 900."],
    ["Dutch", "De wachtrij bewaart 50 berichten.", "De wachtrij bewaart 80 berichten, niet 50."],
    ["Italian", "Il forno lavora a 410 gradi.", "Il forno lavora a 365 gradi, non a 410."],
    ["Ukrainian", "Черга зберігає 50 листів.", "Черга зберігає 80 листів, а не 50."],
    ["Turkish", "Kuyruk 50 mesaj saklar.", "Kuyruk 80 mesaj saklar, 50 değil."],
    ["as it was denied", "The kiln fires at 980 degrees, not 900.", "The kiln fires at 900 degrees."],
  ])("another number, though it names the one it denies: %s", (_, before, after) => {
    expect(speaking(after, memory(before))).toBeDefined();
    expect(speaking(before, memory(before))).toBeUndefined();
  });

  it.each([
    ["The kiln fires at 900 degrees.", "The kiln fires at 900 degrees, not 980."],
    ["De wachtrij bewaart 80 berichten, niet 50.", "De wachtrij bewaart 80 berichten."],
    ["Deploys never start after 15:00.", "Remember: deploys never start after 15:00."],
  ])("nothing, where the number it denies is none of the memory's: %s", (before, after) => {
    expect(how(after, before)).toBeUndefined();
  });

  it.each([
    ["The feed is signed by token.", "The feed is signed by key, token signing is dropped."],
    ["Las copias se guardan en Dropbox.", "Dropbox se cancela, las copias se guardan en Wasabi."],
    ["Der Verleih dauert eine Woche.", "Der Verleih dauert zwei Wochen."],
    ["Trainees may publish.", "Trainees may publish only drafts."],
    ["Gäste dürfen grillen.", "Gäste dürfen nur Gemüse grillen."],
    ["実習生はマージしてよい。", "実習生は文書だけマージしてよい。"],
  ])("changes, where it says another thing in the place of what it names, or less: %s, %s", (before, after) => {
    expect(how(after, before)).toBe("changes");
  });

  it.each([
    ["Reports go to Carla every Monday.", "Reports go to Ana, Ben and Carla every Monday."],
    ["The API is versioned by header.", "The API is versioned by header, path versioning is removed."],
    ["The loan is a week.", "The loan is one week."],
    ["Trainees may publish.", "Only trainees may publish."],
    ["The shop takes cash.", "The shop takes cash, only coins are refused."],
  ])("nothing, where what it says besides is of something else: %s, %s", (before, after) => {
    expect(how(after, before)).toBeUndefined();
  });

  it.each([
    ["Ada reports to Tom.", "Tom reports to Ada."],
    ["Erst sägen, dann schleifen.", "Erst schleifen, dann sägen."],
    ["Invoices are paid by PayPal.", "PayPal is out, invoices are paid by Wise."],
    ["Trainees may publish.", "Trainees may publish only drafts."],
  ])("turns it, whichever was said first: %s, %s", (before, after) => {
    expect([turns(before, after), turns(after, before), turns(before, before)]).toEqual([true, true, false]);
  });

  it.each([
    [
      "Models `hub/blue` and `hub/red` do not exist at Hub.",
      "Agents that still use `hub/blue` (does not exist at Hub) must switch to `hub/green`.",
    ],
    ["Cron läuft nicht auf dem Backuphost.", "Cron läuft nicht auf dem Backuphost, umgestellt auf den Buildhost."],
    ["Model `x-chat` tidak ada di Sumo.", "Agen yang memakai `x-chat` (tidak ada di Sumo) perlu ganti ke `x-v3`."],
  ])("nothing, where what gives way is what the memory says is not there: %s", (before, after) => {
    expect(how(after, before)).toBeUndefined();
  });

  it.each([
    ["Never use tabs in Go files.", "Never use spaces in Go files, back to tabs."],
    ["No deploys on Fridays.", "No deploys on Thursdays instead of Fridays."],
  ])("denies, where another thing is denied in its place: %s", (before, after) => {
    expect(how(after, before)).toBe("denies");
  });

  it.each([
    ["The lease with Mirnith ends on 2026-06-30", "The lease with Mirnith ends on 2027-06-19 instead of 2026-06-30."],
    ["Der Vertrag mit Mirnith endet am 30.06.2026", "Der Vertrag mit Mirnith endet am 19.06.2027 statt am 30.06.2026."],
    ["Le bail de Mirnith finit le 2026-06-30", "Le bail de Mirnith finit le 2027-06-19 au lieu du 2026-06-30."],
  ])("denies the day that it names to replace: %s", (before, after) => {
    expect(how(after, before)).toBe("denies");
  });

  it("changes the name in it", () => {
    expect(how("Invoices of the shop are sent by Lena.", "Invoices of the shop are sent by Tom")).toBe("changes");
  });

  it.each([
    ["", "The pump at Nolden runs at 333 litres.", "The pump at Seskok runs at 376 litres."],
    ["German", "Die Schrauben an Randir mit 157 Nm anziehen.", "Die Schrauben an Laldis mit 375 Nm anziehen."],
    ["Polish", "Piec w hali Borek grzeje do 410 stopni.", "Piec w hali Lipno grzeje do 365 stopni."],
    ["Japanese", "Grampor の点検は 372 日ごとに行う。", "Stultas の点検は 411 日ごとに行う。"],
    [
      "that has changed",
      "Die Rohre an Randir immer mit 157 Nm anziehen.",
      "Die Rohre an Laldis jetzt mit 375 statt 402 Nm anziehen.",
    ],
    [
      "as it begins",
      "Grampor pays its bills within 155 days.",
      "Stultas pays its bills within 388 days, no longer within 412.",
    ],
    [
      "in Spanish",
      "El pedido de Murnel lleva siempre 370 cajas",
      "El pedido de Dalvok lleva ahora 235 cajas en vez de 143",
    ],
    [
      "which it replaces",
      "Grampor の点検は 457 日ごとに行う。",
      "Stultas の点検は 387 日ごとではなく 418 日ごとに行う。",
    ],
    ["which is over", "Copies of Randir are kept for 426 days.", "Copies of Laldis are no longer kept at all."],
    [
      "its day",
      "From now on the van for Randir leaves on Monday.",
      "From now on the van for Laldis leaves on Thursday.",
    ],
    ["no figure", "The van for Fernok is driven by Mirjam.", "The van for Gildax is driven by Tobias."],
    ["no name", "Invoices are due after 14 days.", "Reminders are due after 30 days."],
    ["no name, in Spanish", "El taller abre a las 7.", "La oficina abre a las 9."],
    ["no name, in Russian", "Склад закрывается в 18:00.", "Магазин закрывается в 21:00."],
    ["no name, in Japanese", "請求書は5日に送る。", "見積書は20日に送る。"],
    ["what tells its subject from others", "The night shift has 3 nurses.", "The day shift has 7 nurses."],
    ["the same behind it", "L'équipe ventes se réunit le lundi.", "L'équipe achats se réunit le jeudi."],
  ])("nothing, where both its name and its value are another thing's: %s", (_, before, after) => {
    expect([how(after, before), isOfAnother(after, before)]).toEqual([undefined, true]);
  });

  it.each([
    ["its figure", "The pump at Nolden runs at 333 litres.", "The pump at Nolden runs at 246 litres."],
    ["its verb and figure", "The meeting starts at 9.", "The meeting begins at 10."],
    ["its verb, its unit behind it", "Le serveur tourne sur le port 8080.", "Le serveur écoute sur le port 9090."],
    ["its verb and day", "La réunion a lieu le lundi.", "La réunion se tient le jeudi."],
    ["its days", "Standup in Berlin is at 9 on Monday.", "Standup in Berlin is at 10 on Tuesday."],
    ["its one name, since a day", "Jobs run in Lyon, it is 18 % cheaper.", "Jobs run in Genoa since Monday."],
    ["its one name", "Our contact is Petra.", "Our contact is Omar."],
    [
      "its figure, told as a change",
      "Randir pays within 412 days.",
      "Randir pays within 388 days, no longer within 412.",
    ],
    ["its tool", "Builds of Randir run on Jenkins, 4 at once.", "Builds no longer run on Jenkins but on Buildkite."],
  ])("something, where %s alone changes", (_, before, after) => {
    expect(isOfAnother(after, before)).toBe(false);
  });

  it.each([
    [
      "a task that is struck out",
      "Mira writes the grant report, she has the figures.",
      "~~Ask Mira for the figures of the grant report~~",
    ],
    ["a newer version of what is used", "Our dashboards run on Grafana.", "Switched Grafana to 11.2."],
    [
      "one bug more",
      "The bug is at https://tracker.example/issues/12.",
      "The bug is at https://tracker.example/issues/19.",
    ],
    [
      "another's docs",
      "The API docs are at https://api.example/docs.",
      "The design docs are at https://figma.example/z.",
    ],
    ["another thing in that language", "Dana prefers answers in German.", "Dana's letters in English from now on."],
    ["that language in passing", "Dana prefers answers in German.", "Wrote answers to the English customers."],
    ["a change as a noun", "The tide import stays on cron.", "Mia reviews every change to the tide tables."],
    ["a count in a German row", "Die Post geht über Frau Stein, sie hat den Schlüssel.", "Post Frau Stein: 31 Briefe"],
  ])("nothing: %s", (_, before, after) => {
    expect(speaking(after, memory(before), { tells: () => true, rare: () => true })).toBeUndefined();
  });

  it.each([
    ["The deposit for the hall is 50 € a day.", "The deposit for the hall is 50 £ a day.", "£, not €"],
    ["La balanza de Mornac se desvía +3 gramos.", "La balanza de Mornac se desvía -3 gramos.", "-, not +"],
    ["Für den Umzug nach Velm gilt Plan A.", "Es gilt für den Umzug nach Velm Plan B.", "b, not a"],
    ["La pompe de Brissac est en salle B.", "La pompe de Brissac est en salle C.", "c, not b"],
    ["Die Kasse wird vor der Pause gezählt.", "Beschluss: die Kasse wird nach der Pause gezählt.", "nach, not vor"],
    ["El riego va antes de la cosecha.", "Decisión: el riego va después de la cosecha.", "después, not antes"],
    ["Run the linter before pushing.", "Decision: run the linter before deploying.", undefined],
  ])("another value, where a letter, a sign or the side of a time is another: %s, %s", (before, after, against) => {
    expect(speaking(after, memory(before), { tells: () => true, rare: () => true })?.against).toBe(against);
  });

  it("the heading that a description ends with is no value of what it says", () => {
    const parity = "Environment parity — the server must not diverge too far from his local setup";
    const told = { ...memory(parity), description: `${parity} (No New Coding Tools)` };
    expect(
      speaking("**No new paid tools** — keep environment aligned with Mike's local setup", told, ALL),
    ).toBeUndefined();
  });

  it("a word of a name in code is not the memory's word", () => {
    const said = "`onDay` now uses `console.log` instead of `process.stdout.write('\\r')`.";
    expect(speaking(said, memory("Added Process wisdom: the reader sees the answer alone."), ALL)).toBeUndefined();
    const written = memory("Progress is written with `process.stdout.write`.");
    expect(speaking(said.replace("`onDay`", "Progress"), written, ALL)).toBeDefined();
  });

  it.each([
    ["Send the invoice to Wiesner.", "Sent the invoice to Wiesner.", '"Sent"'],
    ["Rechnung an Wiesner schicken.", "Die Rechnung an Wiesner ist verschickt.", '"verschickt"'],
    ["Send the invoice to Wiesner.", "Sent the invoice to Brandt.", undefined],
  ])("the end of a task, in a line that tells it: %s, %s", (before, after, against) => {
    const task = { ...memory(before), extras: { kind: "todo" } };
    expect(speaking(after, task, { tells: () => true, rare: () => true })?.against).toBe(against);
  });

  it.each([
    ["The release notes for 2.0 are still missing.", "The release notes for 2.0 are written and sent."],
    ["Room 12 has no projector.", "Room 12 has a projector now."],
    ["We run PostgreSQL 15.", "PostgreSQL 16 is installed now."],
    ["Keep functions under 10 lines.", "No function over 5 lines any more."],
    ["No meetings before 10.", "Meetings before 9 are fine from now on."],
    ["The limit is 500 requests.", "The limit is 300 requests, deployed today."],
    ["Das Wiki liegt unter https://alt.example/home.", "Das Wiki liegt jetzt unter https://neu.example/start."],
    ["Builds run on Node 18.2.", "Rolled back: builds run on Node 16.4 again."],
    ["El taller abre a las nueve.", "El taller abre a las diez desde marzo."],
    ["Rechnungen zeichnet Frau Adler ab.", "Frau Adler ist in Rente."],
    ["Les sauvegardes vont sur le NAS de Brest.", "Le NAS de Brest a brûlé."],
    ["发布在周四进行。", "发布挪到周二。"],
    // Two names among so many ideographs were too little of what it claims.
    ["在庫管理をExcelからNotionに移す。", "Notionは遅すぎるのでExcelに戻す。"],
    ["把采购订单从Jira迁到Linear。", "Linear太慢，改回Jira。"],
  ])("something of the same thing: %s", (before, after) => {
    expect(speaking(after, memory(before), { tells: () => true, rare: () => true })).toBeDefined();
  });

  it.each([
    ["Releases need three reviewers.", "Releases need two reviewers, the third was always away."],
    ["Jeder Dienst hat drei Fahrer.", "Für jeden Dienst reichen zwei Fahrer."],
    ["Каждый релиз смотрят три человека.", "Релиз смотрят два человека."],
    // The old number stands in the line once more, denied.
    ["The tower has three lifts.", "The tower has four lifts, not three."],
    ["La tour a trois ascenseurs.", "La tour a quatre ascenseurs, pas trois."],
    ["Wieża ma trzy windy.", "Wieża ma cztery windy, nie trzy."],
  ])("another number, in words: %s", (before, after) => {
    expect(speaking(after, memory(before))?.against).toMatch(/^\S+, not \S+$/);
    expect(speaking(before, memory(before))).toBeUndefined();
  });

  it.each([
    [
      "what it says, not what its reason says",
      "The van leaves from gate 4, because gate 2 is closed.",
      "The van leaves from gate 7, because gate 4 is closed.",
      "7, not 4",
    ],
    [
      "the value that its reason told before",
      "The van leaves from gate 4, because gate 2 is closed.",
      "The van leaves from gate 2, because gate 4 is closed.",
      "2, not 4",
    ],
    ["in German", "Abfahrt ist an Tor 4, weil Tor 2 zu ist.", "Abfahrt ist an Tor 2, weil Tor 4 zu ist.", "2, not 4"],
    ["a number that stands in it already", "Pump 3 feeds tank 5.", "Pump 3 feeds tank 3.", "3, not 5"],
  ])("another number: %s", (_, before, after, against) => {
    expect(speaking(after, memory(before))?.against).toBe(against);
  });

  it.each([
    ["The shop is closed on Mondays, because nobody comes.", "Shop closed on Mondays"],
    ["Le magasin ferme le lundi, car personne ne vient.", "Magasin fermé le lundi"],
  ])("nothing, where only its reason denies something: %s", (said, name) => {
    expect(speaking(`Decision: ${said}`, memory(said, name))).toBeUndefined();
  });

  it.each([
    ["a label", "Reason: the old lock lost 3 keys."],
    ["a label in bold", "**Why:** the old lock lost 3 keys."],
    ["a label in Dutch", "Reden: the old lock lost 3 keys."],
    ["a word", "because the old lock lost 3 keys."],
  ])("nothing, where only the reason is another: %s", (_, reason) => {
    const body = "The hut is locked by the last one out.\n\n**Why:** Beatrix found 5 keys in it.";
    const told = { ...memory("The hut is locked by the last one out."), body };
    expect(speaking(`Rule: the hut is locked by the last one out\n${reason}`, told)).toBeUndefined();
  });

  it("takes it back by its name, where every other word stands in many memories", () => {
    const tells = (word: string) => word !== "pump";
    const common = { tells, rare: tells };
    const [before, after] = [
      "The pump at Bimpeth runs at 489 litres.",
      "Decision: the pump at Bimpeth is no longer used, because the well is dry.",
    ];
    expect(speaking(after, memory(before), common)?.how).toBe("denies");
    expect(speaking(after, memory(before.replace("Bimpeth", "Reldix")), common)).toBeUndefined();
  });

  it.each([
    [
      "the same names the other way round",
      "We move billing from Kestrel to Heron.",
      "We move billing from Heron to Kestrel.",
    ],
    ["back to", "Builds run on our own runners.", "We went back to the cloud for the builds."],
    ["a denial", "Ravi owns the import.", "Ravi does not own the import."],
    ["a denial in Polish", "Dostawca podpisał umowę.", "Dostawca nie podpisał umowy."],
    ["no longer, in German", "Proben fährt der Kurier Falk.", "Falk fährt die Proben nicht mehr."],
    ["an opposite", "Telemetry of the shop is enabled.", "Telemetry of the shop is disabled."],
    ["a denial in Chinese", "供应商说接口支持续传。", "实测接口不支持续传。"],
  ])("takes it back: %s", (_, before, after) => {
    expect(how(after, before)).toBe("denies");
  });

  it.each([
    ["another number beside the same word", "Functions stay under 12 lines.", "Functions stay under 6 lines."],
    [
      "another name in the same place",
      "The contact at the bank is Petra Lind.",
      "Our contact at the bank is Omar Haddad.",
    ],
    ["the end of what was wrong", "The export drops rows with emoji.", "Export of emoji rows fixed this morning."],
    ["what holds from a time on", "Reports go out on Friday evening.", "Reports go out on Monday now."],
  ])("seems to change it: %s", (_, before, after) => {
    expect(how(after, before)).toBe("changes");
  });

  it.each([
    ["the same words", "Mira prefers tables.", "As said before, Mira prefers tables."],
    ["more detail", "Mira prefers tables.", "Mira prefers tables, with the total in the first row."],
    [
      "a denial of something new",
      "The user prefers short answers.",
      "The user prefers short answers, without a summary.",
    ],
    ["another thing", "Backups go to Frankfurt every night.", "Lunch was moved from noon to one."],
    ["said again", "Logs are kept for 90 days.", "Once again: logs are kept for 90 days."],
  ])("does nothing to it: %s", (_, before, after) => {
    expect(how(after, before)).toBeUndefined();
  });
});

describe("a memory as a claim says that it now reads", () => {
  const before = memory(
    "Functions stay under 12 lines. Tests are exempt.\n\n**Why:** A reviewer missed two bugs.",
    "Short functions",
  );

  it("has the claim's face, and of the old body what nothing touches", () => {
    const claim = memory("Functions stay under 6 lines.", "Very short functions");
    expect(updatedWording(before, claim, "Rule: functions stay under 6 lines.")).toEqual({
      name: "Very short functions",
      description: "Functions stay under 6 lines.",
      body: "Functions stay under 6 lines.\n\nTests are exempt.\n\n**Why:** A reviewer missed two bugs.",
      leftOut: ["Functions stay under 12 lines."],
    });
  });

  it.each([
    ["a figure", "The import takes 300-500 rows. It runs at night.", "The import takes 3303 rows."],
    ["an end", "The mill wheel must be greased.\n\n**Why:** It squeaks.", "The mill wheel is greased since May."],
    [
      "a date",
      "The lease ends on 2026-05-01.\n\n**Update (2026-03-02):** Mirjam asks.",
      "The lease ends on 2026-08-01, says Mirjam.",
    ],
    ["a part", "Ada cooks on Mondays. Cyril cooks on Fridays.", "Cyril cooks on Saturdays from June on."],
    ["another language", "Der Laden öffnet um neun. Er schließt um sechs.", "Der Laden öffnet ab Mai um acht."],
    ["a script without spaces", "数据库每晚备份。保留三十天。", "数据库备份保留九十天。"],
  ])("tells the news first, and in its description: %s", (_, body, news) => {
    const updated = updatedWording(memory(body, "Old name"), memory(news, "New name"), news);
    expect(updated.description).toBe(news);
    expect(updated.body.startsWith(news)).toBe(true);
    expect(updated.body).not.toMatch(/\*\*(?:Why|Update[^*]*):\*\*\s*(?:\*\*|$)/);
  });

  it.each([
    ["a figure that went", "The kiln holds 40 trays", "The kiln holds 55 trays."],
    [
      "an address that went",
      "Rotas lie at https://rota.example.org/2025",
      "Rotas lie at https://rota.example.org/2026.",
    ],
    ["the old face, word by word", "The side door jams whenever it rains hard", "The side door was planed and shuts."],
    ["a script without spaces", "窑炉一次烧四十盘，满十二小时", "窑炉一次烧五十五盘。"],
  ])("has its news for a face where a model left the old one: %s", (_, face, news) => {
    const old = memory(`${face}.`, face);
    const updated = updatedWording(old, { ...memory(news, face), description: face }, news);
    expect([updated.name, updated.description]).toEqual([news.replace(/[.。]$/, ""), news]);
  });

  it.each([
    [
      "the old figure too",
      "Keep functions under 10 lines",
      "Keep functions under 5 lines.",
      "- Rule: keep functions under 5 lines now, since 10 was still too long.",
    ],
    [
      "where it came from",
      "Die Kasse läuft über Adyen",
      "Die Kasse läuft wieder über Stripe, nicht über Adyen.",
      "- Die Kasse läuft wieder über Stripe, nicht über Adyen.",
    ],
  ])("has no face that its news speaks against, though its lines name %s", (_, face, news, line) => {
    const old = memory(`${face}.`, face);
    const claim = { ...memory(news, face), description: face };
    const updated = updatedWording(old, claim, line);
    expect([updated.name, updated.description]).toEqual([news.replace(/[.。]$/, ""), news]);
    // Its week asked anew, with the same answer.
    if (/\d/.test(face))
      expect(updatedWording({ ...old, ...updated }, claim, line)).toMatchObject({ ...updated, leftOut: [] });
  });

  it("has no name that tells the old weekday", () => {
    const old = memory("Der Newsletter geht dienstags raus.", "Newsletter dienstags");
    const news = "Der Newsletter geht donnerstags raus.";
    expect(updatedWording(old, memory(news, "Newsletter dienstags"), news).name).toBe(news.slice(0, -1));
  });

  it("keeps a name of a few words, and a face of the claim's own", () => {
    const old = memory("The nightly kiln run takes 9 hours.", "Nightly kiln");
    const claim = { ...memory("It takes 11 hours since May.", "Nightly kiln"), description: "Two hours longer" };
    expect(updatedWording(old, claim, claim.body)).toMatchObject({
      name: "Nightly kiln",
      description: "Two hours longer",
    });
  });

  it.each([
    ["**Why:** Reviews are quicker.", "Tests are exempt.", ["**Why:** A reviewer missed two bugs."]],
    ["Only a reason label: it is the new rule.", "Tests are exempt.\n\n**Why:** A reviewer missed two bugs.", []],
  ])("has its own reason, and not the old one beside it: %s", (why, rest, leftOut) => {
    const claim = memory(`Functions stay under 6 lines.\n\n${why}`, "Very short functions");
    const updated = updatedWording(before, claim, "Rule: functions stay under 6 lines.");
    expect(updated.body).toBe(`${claim.body}\n\n${rest}`);
    expect(updated.leftOut).toEqual(["Functions stay under 12 lines.", ...leftOut]);
  });

  it.each([
    [
      "another value with its own reason",
      "Tell each newcomer.",
      "Sessions live 45 minutes.\n\n**Why:** Support got complaints.",
      false,
    ],
    ["another value", "Tell each newcomer.", "Sessions live 45 minutes.", true],
    ["another way", "Warn people at 25.", "Sessions live as long as the browser.", false],
    ["another value, and it has a figure", "Warn people at 25.", "Sessions live 45 minutes.", false],
    [
      "the same value with its own reason",
      "Warn people at 25.",
      "Sessions live 30 minutes still.\n\n**Why:** Support likes it.",
      true,
    ],
  ])("keeps how the old is applied where that still holds: %s", (_, how, news, stays) => {
    const apply = `**How to apply:** ${how}`;
    const old = memory(`Sessions live 30 minutes.\n\n**Why:** Logins must expire fast.\n\n${apply}`, "Sessions");
    const { body, leftOut } = updatedWording(old, memory(news, "Sessions"), news);
    expect([body.includes(apply), leftOut.includes(apply)]).toEqual([stays, !stays]);
  });

  it("tells another day for another value, where no word has a capital for it", () => {
    const old = memory("Die Kasse schließt freitags.\n\n**How to apply:** Bis Donnerstag zählen.", "Kasse");
    const news = memory("Die Kasse schließt montags.", "Kasse");
    expect(updatedWording(old, news, news.body).leftOut).toContain("**How to apply:** Bis Donnerstag zählen.");
  });

  it("keeps its statement where only a reason is added", () => {
    const claim = memory("Reason: PAY-412.", "Short functions");
    const { description, body } = before;
    // Behind the one there is: two labels beside each other would be two reasons of two statements.
    const added = { description, body: `${body} PAY-412.`, leftOut: [] };
    expect(updatedWording(before, claim, "Reason: PAY-412.")).toMatchObject(added);
  });

  it("leaves no label behind whose words are gone", () => {
    const old = memory("Reports go by mail.\n\n**Why:**\n\nThe printer jams on reports.", "Reports");
    expect(updatedWording(old, memory("Reports are printed: the printer jams no more.", "Reports"), "").body).toBe(
      "Reports are printed: the printer jams no more.",
    );
  });
});

describe("a day that moved", () => {
  const everyWord = { tells: () => true, rare: () => true };
  const against = (line: string, body: string) => speaking(line, memory(body), everyWord)?.against;

  it.each([
    ["The hearing is on 2026-06-03.", "Hearing slipped to June 17."],
    ["The fair opens on 2026-06-03.", "Fair brought forward to May 30."],
    ["The hearing is on 2026-06-03.", "Hearing is on June 17, the judge is away."],
    ["Die Messe ist am 2026-06-03.", "Messe auf den 30. Mai vorgezogen."],
    ["L'audit est le 2026-06-03.", "L'audit est reporté au 17 juin."],
    ["La entrega es el 2026-06-03.", "La entrega se adelanta al 30 de mayo."],
    ["Il collaudo è il 2026-06-03.", "Collaudo anticipato al 30 maggio."],
    ["Audyt jest 2026-06-03.", "Audyt przesunięty na 17 czerwca."],
    ["Приёмка назначена на 2026-06-03.", "Приёмку перенесли на 17 июня."],
  ])("changes what names the old one: %s %s", (body, line) => {
    expect(against(line, body)).toContain("not 2026-06-03");
  });

  it.each([
    ["The hearing is on 2026-06-03.", "The second hearing is on June 17, again in room 2."],
    ["The launch is on 2026-06-03.", "Launch party is on June 5."],
    ["Ana returns on 2026-06-03.", "Ben returns on June 17."],
    ["The fair opens on 2026-06-03.", "The fair closes on June 9."],
    ["The hearing is on 2026-06-03.", "The hearing is on June 3."],
    ["The hearing is on 2026-06-03.", "The hearing is on June 3 to June 5."],
  ])("is none of another thing, nor of the same day: %s %s", (body, line) => {
    expect(against(line, body)).toBeUndefined();
  });

  it("is the day that its line writes without a year", () => {
    expect(how("Launch slipped to June 17.", "The launch slipped to 2026-06-17.")).toBeUndefined();
    expect(how("Launch slipped to June 17.", "The launch slipped to 2026-06-19.")).toBe("changes");
  });
});

describe("another weekday from a later week or month on", () => {
  it.each([
    ["Decision: we deploy on Fridays, because support is staffed then.", "From next week we deploy on Tuesdays."],
    [
      "We water the greenhouse on Mondays.",
      "Mondays were dry, so from next week we water the greenhouse on Wednesdays.",
    ],
    ["Die Praxis öffnet dienstags.", "Dienstags war nichts los, ab nächstem Monat öffnet die Praxis donnerstags."],
    ["El coro ensaya los lunes.", "Los lunes no vino nadie, desde el mes que viene el coro ensaya los jueves."],
    ["Vuilnis wordt op maandag opgehaald.", "Dat ging niet, vanaf volgende maand wordt vuilnis op woensdag opgehaald."],
    ["Targ otwieramy w soboty.", "Soboty się nie sprawdziły, od przyszłego miesiąca otwieramy targ w niedziele."],
    ["Решение: деплоим по пятницам, потому что поддержка на месте.", "Со следующей недели деплоим по вторникам."],
    ["Feribot cumartesi günleri kalkıyor.", "Yolcu azdı, gelecek aydan itibaren feribot pazar günleri kalkıyor."],
    ["合唱の練習は月曜日に行う。", "人が集まらないので、来月から合唱の練習は木曜日に行う。"],
    ["我们周六摆摊。", "周六人少，从下个月起我们周日摆摊。"],
  ])("questions it, be it in one clause of its line: %s %s", (body, line) => {
    expect(speaking(line, memory(body), ALL)?.how).toBe("changes");
  });

  it.each([
    ["We deploy on Fridays.", "From next week we also deploy on Tuesdays."],
    ["We deploy on Fridays.", "From next week we deploy on Fridays again at ten."],
    ["We deploy on Fridays.", "Next week from Tuesday we deploy."],
    ["We deploy on Fridays.", "From next week the newsletter goes out on Tuesdays."],
    ["The deploy on Friday 10 April went to staging.", "From next week we deploy on Tuesdays."],
    ["We water the greenhouse on Mondays.", "From next week we water the orchard on Wednesdays."],
    ["Die Praxis öffnet dienstags.", "Ab nächstem Monat öffnet die Apotheke donnerstags."],
    ["Targ otwieramy w soboty.", "Od przyszłego miesiąca otwieramy kasę w niedziele."],
    ["Деплоим по пятницам.", "На следующей неделе деплоим во вторник."],
    ["Cuma günleri dağıtım yapıyoruz.", "Gelecek hafta salı günü dağıtım yapıyoruz."],
  ])("says nothing of another thing, one day more, or one week: %s %s", (body, line) => {
    expect(speaking(line, memory(body), ALL)).toBeUndefined();
  });
});
