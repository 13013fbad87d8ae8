import { describe, expect, it } from "vitest";
import { speaking } from "../../../src/memory/identity/speaking.ts";

const memory = (body: string) => ({ type: "project" as const, name: body, description: body, body });
const alike = () => true;
const against = (after: string, before: string, rare: (word: string) => boolean = alike) =>
  speaking(after, memory(before), { tells: alike, rare })?.against;
const OTHERWISE = "the same subject, told otherwise";

describe("a line that takes nothing back, and may be another word on what a memory settles", () => {
  it.each([
    ["a second decision", "Keys hang in the hall.", "Decision: keys lie in the safe.", '"Decision"'],
    ["a second lesson", "Stubs do for the card reader.", "Lesson: try the card reader itself.", '"Lesson"'],
    ["a word of change", "The choir sings in Latin.", "The choir sings Welsh from now on.", '"from now on"'],
    [
      "a small word",
      "Décision : les pinceaux sont dans l'évier.",
      "Décision : les pinceaux sont sous l'évier.",
      "sous, not dans",
    ],
    [
      "an account that is gone",
      "Wir posten Fotos auf Instagram.",
      "Unser Instagram-Konto ist gelöscht.",
      '"ist gelöscht" "instagram"',
    ],
    // Pairs of ideographs astride two words made one word of six seem too little of a claim.
    ["a word of change in Chinese", "前端由小周负责。", "前端现在交给阿明了。", '"现在"'],
    ["a status in Japanese", "請求書は郵送で送る。", "請求書郵送：終了", '"終了"'],
    [
      "what the reason was against",
      "Gloves come from Medline, because Halyard is late.",
      "In the end we stay with Halyard, they gave their word.",
      '"In the end"',
    ],
    [
      "the same in another form, behind which a colon stands",
      "Шкуры сдаём Меховику, потому что Руно не платит.",
      "В конце концов остаёмся с Руном: долг вернули.",
      '"В конце концов"',
    ],
    [
      "the same beside the thing itself",
      "Rope is kept in the loft, since the cellar floods.",
      "In the end the rope stays in the cellar, the pump works.",
      '"In the end"',
    ],
    ["what it came to in the end", "Usaremos Ionos para la web.", "La web al final la alojamos en casa.", '"al final"'],
    ["the same in Japanese", "決定：会報は紙で配る。", "会報は結局メールで送った。", '"結局"'],
    [
      "a place that is closed",
      "Tours start in the courtyard.",
      "The courtyard is under renovation: start at the tower.",
      '"under renovation"',
    ],
    ["who has quit", "Den Empfang macht Jonas.", "Jonas hat hingeschmissen.", '"hingeschmissen" "jonas"'],
    [
      "whose last day it was",
      "Décision : les releases, c'est Nadia.",
      "Dernier jour de Nadia.",
      '"Dernier jour de" "nadia"',
    ],
    [
      "who closed the account",
      "We take payments with Stripe.",
      "Stripe closed our account.",
      '"closed our account" "stripe"',
    ],
    ["what is to be forgotten", "We deploy with Nomad.", "lol no, forget Nomad", '"forget" "nomad"'],
    ["an end behind the first pause", "We ship with Nomad.", "Lee: lol no, forget Nomad", '"forget" "nomad"'],
    ["a denial of its subject", "Umzug nach Fulda.", "Zieht niemand um: kein Umzug.", "a denial"],
    [
      "another in its place",
      "Lisa betreut den Kunden Adler.",
      "Entscheidung: Jan betreut den Kunden Adler, weil Lisa geht.",
      "jan, not lisa",
    ],
    ["another who alone may", "Only Ada opens the vault.", "Only Karin opens the vault.", "karin, not ada"],
    ["the same in German", "Nur Ada öffnet den Tresor.", "Nur Karin öffnet den Tresor.", "karin, not ada"],
    ["a wish turned", "Olga does not want invoices on paper.", "Olga wants her invoices on paper.", OTHERWISE],
    ["the same in French", "Léa n'aime pas les appels vidéo.", "Léa aime bien les appels vidéo.", OTHERWISE],
    ["the same in Russian", "Оля не любит созвоны утром.", "Оля любит созвоны утром.", OTHERWISE],
    ["the same in Japanese", "花子は電話を好まない。", "花子は電話を好む。", OTHERWISE],
    ["a rule turned", "Never open the kiln above 100 degrees.", "Open the kiln above 100 degrees.", OTHERWISE],
    ["the same with a word of order", "Don't use tabs in the config.", "Always use tabs in the config.", OTHERWISE],
    ["the end of a denial", "Trainees never drive alone.", "Trainees drive by themselves.", OTHERWISE],
    ["nothing but its subject", "Soup comes from Lind.", "Soup: our own pot, Lind is too dear.", OTHERWISE],
    ["its subject, in Japanese", "朝礼は中央広場で行う。", "朝礼は食堂になる。", OTHERWISE],
    ["a thing that is left", "We plan in Wekan.", "We moved away from Wekan this month.", '"moved away from" "wekan"'],
    ["the same in German", "Das Lager ist in Celle.", "Celle hat abgesagt, Peine nimmt uns.", '"hat abgesagt" "celle"'],
    [
      "another who took it over",
      "Tove keeps the gate list.",
      "Emil has taken over the gate list from Tove.",
      '"taken over the gate list from" "tove"',
    ],
    [
      "the same in Polish",
      "Oliwia prowadzi kasę koła.",
      "Kasę koła przejął po Oliwii Bartek.",
      '"przejął po" "oliwii"',
    ],
    [
      "the same in Dutch",
      "Sanne beheert de sleutels.",
      "Joris neemt de sleutels over van Sanne.",
      '"neemt de sleutels over van" "sanne"',
    ],
    ["what died", "Backups go to the NAS in Lund.", "The NAS in Lund died, Backblaze takes them.", '"died" "lund"'],
    ["the same in French", "Les photos sont sur le disque de Paul.", "Le disque de Paul est mort.", '"mort" "paul"'],
    ["the same in Russian", "Бэкапы идут на NAS в Лунде.", "NAS в Лунде сдох.", '"сдох" "лунде"'],
    [
      "what is deleted",
      "We publish photos on Instagram.",
      "Our account on Instagram is deleted.",
      '"is deleted" "instagram"',
    ],
    [
      "the same in Polish",
      "Zdjęcia publikujemy na Instagramie.",
      "Konto na Instagramie zostało usunięte.",
      '"zostało usunięte" "instagramie"',
    ],
    ["a no", "We rehearse in the Old Brewery.", "The Brewery said no, we take the gym.", '"The Brewery said no"'],
    [
      "the same in Spanish",
      "Guardamos las sillas en el granero.",
      "El dueño del granero dijo que no, van al sótano.",
      '"El dueño del granero dijo que no"',
    ],
    ["leave for more than one", "Only Ada opens the vault.", "Team leads may open the vault.", '"may"'],
    ["an end in other words", "Der Chor probt im Pfarrsaal.", "Im Pfarrsaal singen wir nicht mehr.", '"nicht mehr"'],
    ["the same in Polish", "Mleko oddajemy do Rybna.", "Do Rybna już nie jeździmy.", '"już nie"'],
    ["enough of it", "Statyści jedzą w garderobie.", "Koniec z posiłkami w garderobie.", '"Koniec z"'],
    ["an end of its day", "On livre le vendredi.", "Plus de tournées le vendredi, trop de retards.", '"Plus de"'],
    [
      "what worked and is out",
      "Outgoing mail runs over Arl.",
      "Outgoing mail over Arl is blocked: they froze us.",
      '"blocked"',
    ],
    [
      "part of it",
      "The importer parses CAMT files of each bank.",
      "CAMT imports are down: the bank is away.",
      '"down"',
    ],
    ["the same in German", "Der Abgleich läuft über Celle.", "Der Abgleich über Celle ist gesperrt.", '"gesperrt"'],
    ["the same in Chinese", "价格抓取读取京东的价格。", "京东的价格抓取被封锁。", '"被封"'],
    ["what held told as the reason", "Le pain vient de Colin.", "On fait le pain ici, Colin livrait tard.", OTHERWISE],
    ["the same in Swedish", "Nyckeln ligger hos Karin.", "Nyckeln hänger i köket, Karin flyttar.", OTHERWISE],
    ["another wish for one thing", "Mira prefers short tours.", "Mira prefers long tours.", "long, not short"],
    ["the same in French", "Anna préfère les sauces douces.", "Anna préfère les sauces fortes.", "fortes, not douces"],
    ["the same in Turkish", "Ada kısa molaları tercih ediyor.", "Ada uzun molaları tercih ediyor.", "uzun, not kısa"],
    ["the same in Japanese", "ミラは短い手紙を好む。", "ミラは長い手紙を好む。", "長い, not 短い"],
    ["its preposition", "Mira prefers walks with children.", "Mira prefers walks with dogs.", "dogs, not children"],
    ["the same in Russian", "Склад открывает только Ада.", "Склад могут открывать кладовщики.", '"могут"'],
    [
      "the end of a practice",
      "We rent the barn on Mondays.",
      "That was the last Monday in the barn.",
      '"was the last"',
    ],
    ["the same in Turkish", "Fırın gece yakılıyor.", "Fırında gece dönemi bitti.", '"dönemi bitti"'],
    [
      "what has ended, in another form",
      "On livre le lait à vélo.",
      "Livraison du lait à vélo : abandonnée.",
      '"abandonnée"',
    ],
    ["a struck figure", "Le tarif est de 12 euros.", "Tarif : ~~12 euros~~ 9 euros", 'struck: "12 euros"'],
    [
      "a value behind a small word with a capital",
      "Die Proben lagern im Kühlschrank 3.",
      "Wir lagern die Proben ab jetzt im Gefrierraum.",
      '"ab jetzt"',
    ],
    ["somebody's doubt", "We hire the tent from Lind.", "Second thoughts about Lind.", '"Second thoughts about"'],
    [
      "the same place filled otherwise",
      "The hall is rented to clubs.",
      "Decision: the hall goes to the school.",
      '"Decision"',
    ],
    ["another day", "Los ensayos son los martes.", "Decidido: ensayos los jueves, hay obras.", '"Decidido"'],
    [
      "what stays otherwise",
      "The door is shut at night.",
      "Decision: the door stays open at night.",
      "stays open, not is shut",
    ],
    ["somebody against it", "Le chœur chante à Brest.", "Le bureau s'oppose au concert à Brest.", `"s'oppose au"`],
  ])("asks: %s", (_, before, after, expected) => {
    expect(against(after, before)).toBe(expected);
  });

  it.each([
    [
      "the reason once more",
      "Der Arzt telefoniert über Sipgate, weil Vodafone ausfällt.",
      "Am Ende bleibt Vodafone ausgefallen.",
    ],
    [
      "another matter of whom the reason is against",
      "Gloves come from Medline, because Halyard is late.",
      "In the end Halyard stays closed on Fridays.",
    ],
    ["the same said again", "Keys hang in the hall.", "Decision: the keys hang in the hall."],
    ["a call that was taken over", "Tove keeps the gate list.", "Tove took over the parking from Emil."],
    ["what is not there yet", "Het hout komt van Jorna.", "Nee, het hout van Jorna ligt er nog niet."],
    ["a question that was answered", "We rehearse in the Old Brewery.", "Asked whether the Brewery has a lift: no."],
    [
      "a lesson with a word of it",
      "The harbour master's report was thorough and named each worn bolt.",
      "Lesson: be thorough about which rope was cut.",
    ],
    [
      "the same in German",
      "Die Winde im Hafen braucht ein anderes Getriebe und eine Kette.",
      "Erkenntnis: Getriebe zuerst bestellen, Lieferung dauert.",
    ],
    ["one word of four to begin with", "Standard berth twelve avoids pilots.", "Standard rope too short: bought 60 m."],
    [
      "a name within another",
      "Mid-tow restarts fail, Volvo-made injectors jam.",
      "The pump needs a switch to `volvo:cli`.",
    ],
    [
      "what is to be done each day",
      "`TideModel` is separate, without the `MoonModel`, for small harbours.",
      "These daily tide entries must stand in the moon table.",
    ],
    ["what happened once", "Soup comes from Lind.", "Soup delivered and eaten."],
    ["a person of whom it tells a wish", "Mira prefers tables.", "Mira is now in Vigo."],
    ["where a thing is moved to", "Mira prefers short tours.", "Backups: we move to a shed at Mira's."],
    ["the same in French", "Mira préfère les visites courtes.", "Sauvegardes : on passe à un disque chez Mira."],
    ["a wish for another thing", "Mira prefers short tours.", "Mira prefers short sermons."],
    ["the same in Spanish", "Ana prefiere sopas claras.", "Ana prefiere misas claras."],
    ["another's wish", "Mira prefers short tours.", "Jan prefers long tours."],
    ["the same wish of another", "Mira prefers short tours.", "Jan prefers short tours."],
    [
      "a habit with two words of it",
      "`HarbourModel` is standalone (not the core's `CurrentModel`) to keep rented boats self-contained.",
      "These harbour entries are mandatory in the daily current table.",
    ],
    ["a thing used up", "Der Traktor tankt bei Raaben.", "Kein Diesel mehr im Traktor, bei Raaben getankt."],
    ["no more than it names", "The digest goes out on Sundays.", "Sunday digest sent, no more than three bounces."],
    ["a name beyond a comma", "La fruta la trae Pilar.", "Ya no hay peras, Pilar trae más el lunes."],
    ["why one day went otherwise", "Le pain vient de chez Colin.", "Pas de pain lundi, Colin est malade."],
    ["what became of both", "Der Chor probt im Saal.", "Im Saal fiel die Heizung aus, der Chor sang trotzdem."],
    ["a problem", "Soup comes from Lind.", "Problem: soup tastes of tin."],
    ["a thing left at what is named", "We ship with Correos.", "Dejamos doce cajas pesadas en Correos."],
    ["who alone may do it", "Only Ada opens the vault.", "Ada was in the vault on Monday."],
    [
      "the same rule of another thing",
      "Never load the lift at Zoskuk with more than 320 kilos.",
      "Rule: the lift at Pandok carries 172 kilos instead of 162.",
    ],
    [
      "another thing that is out",
      "Sync of the tablets runs over the hall.",
      "Our order for tablets is blocked until June.",
    ],
    ["what was out before", "The pump at Lind is blocked by mud.", "The pump at Lind is down, blocked by mud."],
    [
      "the rule of another condition",
      "Always coil the ropes before sailing.",
      "Rule: always coil the hoses before mooring.",
    ],
    [
      "the same in German",
      "Immer die Luken schließen, bevor es regnet.",
      "Regel: immer die Luken schließen, bevor es friert.",
    ],
    ["the same in Japanese", "朝食の前に手を洗う。", "規則: 作業の前に手を洗う。"],
    ["the last of a stock", "We buy jars from Lind.", "Lind sent two jars, the lids were bent."],
    ["another subject", "Keys hang in the hall.", "Decision: lamps come from Vigo."],
    ["one more thing never to do", "Never mock the database.", "Rule: never mock the clock, because drift hides."],
    ["another thing never to do", "Never deploy on Fridays.", "We never mock the ledger in integration tests."],
    ["the same in Spanish", "Nunca zarpar los viernes.", "Nunca usar la bomba vieja de verdad."],
    ["the same in French", "Ne jamais livrer le vendredi.", "Ne jamais effacer les vieux journaux."],
    [
      "a long report",
      "Soup comes from Lind.",
      "Soup cost us ten euro each week while plates, cups, spoons rose faster.",
    ],
    [
      "what happened in spite of a wish",
      "Marta no quiere fotos en blanco y negro.",
      "Marta mandó fotos en blanco y negro.",
    ],
    ["another wish", "Ida does not like meetings before ten.", "Ida likes short meetings."],
    ["a rule kept", "Never push to main without tests.", "Push to main with tests."],
    ["one thing told the other way round", "Omar keeps the key to the archive.", "Borrowed the archive key from Omar."],
    ["what is only named behind the first pause", "We ship with Nomad.", "Long afternoon with Lee, read about Nomad."],
    ["what is not to be forgotten", "We deploy with Nomad.", "Don't forget the Nomad token."],
    ["the end of a day", "La web está en Ionos.", "Al final del día revisé la web."],
    ["a count that has a word of the end in it", "工资由小周核算。", "小周今天核算了三十份工资。"],
    ["what only has it in its name", "Events laufen über Kafka.", "kafka-demo ist gelöscht."],
    ["what was deleted somewhere", "We publish photos on Instagram.", "Deleted two photos on Instagram."],
    [
      "the same without what it denies",
      "The archive runs on the basement server, not on a cloud host.",
      "Archive: basement server",
    ],
    ["the same in Spanish", "El coro ensaya en la capilla, no en el salón.", "Coro: ensaya en la capilla"],
    [
      "a decision for the same purpose",
      "Parser is a file of its own to keep the core free of imports.",
      "Decision: Tests live beside it to keep the core free of imports",
    ],
    [
      "a lesson with one word of five",
      "Plan quarterly tours of every well, pump and valve.",
      "Lesson: plan-view drawings that age should be thrown away",
    ],
    [
      "a denial in an aside",
      "Configure two alarms: one at seven, one at nine.",
      "Note: no new tanks (Hall sensor not configured)",
    ],
    [
      "a name that is a part of the memory's word",
      "Minimax and ZAI run, Ollama on localhost after a start.",
      "Ollama Local: runs (after a start)",
    ],
    ["another matter of the same", "The ferry leaves at noon.", "Decision: the ferry takes forty bicycles."],
    ["the same in German", "Das Lager wird abends abgeschlossen.", "Entscheidung: das Lager hat zwei Tore."],
    ["the same in Portuguese", "O clube reúne-se no barracão.", "Decisão: o clube paga a tinta."],
    ["the same in Polish", "Klub spotyka się w szopie.", "Decyzja: klub kupuje farbę."],
    ["what remains so", "Le chiavi sono in cucina.", "Decisione: le chiavi rimangono in cucina."],
    ["another article", "Decision: the lathe stands in shed B.", "Decision: our lathe stands in shed B."],
    ["the same in Dutch", "Besluit: de kraan staat op kade 4.", "Besluit: onze kraan staat op kade 4."],
    [
      "the same in French",
      "Décision : le tour est au fond de la cour.",
      "Décision : notre tour est au fond de la cour.",
    ],
    ["what goes on as it did", "O café abre às sete.", "Decisão: o café continua a abrir às sete."],
    ["the same in Spanish", "La piscina abre a las diez.", "Decisión: la piscina sigue abriendo a las diez."],
    ["the same without its subject", "Sklep otwieramy o ósmej.", "Decyzja: nadal otwieramy o ósmej."],
  ])("does not: %s", (_, before, after) => {
    expect(against(after, before)).toBeUndefined();
  });

  it.each([
    [
      "Entscheidung: Kran vier hebt höchstens acht Tonnen.",
      "Der Schlüssel zum alten Kran im Hof fehlt seit der Inventur.",
      "Kran hebt Kisten.",
    ],
    [
      "Decisão: a API aceita cem pedidos por minuto.",
      "Chave da Brave API ausente, acesso SSH falhou.",
      "API aceita vales de papel e dinheiro.",
    ],
  ])("does not ask by its label alone for one word of a memory, unless that begins with it, and says it of it: %s", (line, before, ofIt) => {
    expect(against(line, before)).toBeUndefined();
    expect(against(line, ofIt, () => false)).toBeDefined();
  });

  it("does not ask for a subject of which the week often speaks", () => {
    expect(against("Soup: our own pot.", "Soup comes from Lind.", () => false)).toBeUndefined();
  });
});
