/** Dutch. Data for the keys of lexicon.ts, and nothing else. */
import type { Lexicon } from "./lexicon.ts";

export const nl: Lexicon = {
  language: "nl",
  name: "Nederlands",
  reason: `
    omdat, @want, doordat, zodat, aangezien, vanwege, wegens, daarom, dus, dankzij, om … te (voorkomen|vermijden|besparen), om te, de reden,
    reden hiervoor, reden daarvoor, om die reden, daardoor, vandaar, ten gevolge van, als gevolg van, anders, veroorzaakt door, oorzaak`,
  contrast: `maar, echter, hoewel, ondanks, toch, daarentegen, terwijl, behalve, tenzij, in plaats daarvan, eigenlijk, nochtans, ofschoon`,
  link: `maar, en, ook, dus, daarom, dan, toen, daarna, verder, bovendien, daarnaast, echter, anders, hierdoor, daardoor, dit, dat, deze, die, het, ze, tevens`,
  condition: `wanneer, als, indien, zodra, zolang, voordat, nadat, tenzij, tot, totdat, telkens als, elke keer dat, elke keer als, in geval van, waar`,
  without: "zonder",
  negation: `
    !niet alleen, !geen probleem, !geen twijfel, !geen zorgen, !niet in het minst, niet, nooit, niets, niemand, geen, zonder, @noch, nergens, onmogelijk, geenszins, nimmer`,
  ended: `
    niet meer, niet langer, geen … meer, nooit meer, gestopt met, stoppen met, stopgezet, afgeschaft, uitgezet, uitgefaseerd, vervallen, voorheen, vroeger, tot nu toe, tot dan toe, tot dusver,
    voorbij, verouderd, achterhaald, buiten gebruik, opgeheven, is weg, zijn weg, beëindigd`,
  enough: `gedaan met, afgelopen met, genoeg van, ^weg met, een einde aan`,
  return: `
    terug (naar|op), terug te (gaan|keren|draaien), gaan … terug, ging* … terug, teruggegaan, teruggekeerd, keren … terug, terugkeren, terugkeer naar, teruggedraaid, draaien … terug, terugdraaien, teruggezet, zetten … terug, terugzetten, teruggerold, rollback,
    ongedaan*, toch weer, nu weer, weer (ingevoerd|gebruikt|ingeschakeld|actief), hersteld naar, opnieuw ingevoerd, zoals (vroeger|voorheen|eerst), overgestapt … terug`,
  again: "!alweer, weer, opnieuw, nogmaals, wederom",
  replacement: `
    vervangen door, vervangt, vervang*, door … vervangen, in plaats van, in de plaats van, overgestapt (op|naar|van), stappen … over, overstappen (op|naar), stapt* … over, overgeschakeld (op|naar|van), overgegaan (op|naar), gaan … over op, gewisseld (naar|van), gemigreerd (naar|van), migreren (naar|van),
    verhuisd (naar|van), gewijzigd (naar|in|van), veranderd (naar|in|van), omgezet naar, hernoemd naar, ten gunste van, voortaan … in plaats van, gebruiken nu, is nu, zijn nu, verhoogd … naar, verhoogd naar, verlaagd … naar, verlaagd naar, ruilen … in`,
  forbidden: "verboden, niet toegestaan, verbod",
  multiple:
    "twee keer zo, dubbel zo, drie keer zo, vier keer zo, tien keer zo, verdubbel*, verdrievoudig*, gehalveerd*, half zo",
  from: "van, vanuit",
  newly: `
    nu, sindsdien, inmiddels, tegenwoordig,
    sinds (maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag|gisteren|vandaag|deze|vorige|januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december|versie),
    vanaf (nu|vandaag|morgen|maandag|dinsdag|woensdag|donderdag|vrijdag|heden), voortaan, van nu af, alleen nog,
    andersom, uit … gehaald, verwijderd uit, uit … verwijderd, geschrapt uit, teruggebracht (naar|tot)`,
  stays: `
    blijft, blijven, bleef, bleven, houdt, houden, behoudt, behouden, ongewijzigd, volstaat, is genoeg`,
  withdrawal: `
    ingetrokken, trekken … in, intrekken, teruggenomen, terugnemen, herroepen, verworpen, laten vallen, laten … vallen, opgegeven, geschrapt, schrappen, afgelast, geannuleerd, afgezegd, afgeblazen, herzien, toch niet, toch geen, bij nader inzien, van gedachten veranderd, van mening veranderd, tegen … besloten, besloten … niet,
    heroverwogen, vergeet (het|dat|maar), laat maar, was fout, was onjuist, was verkeerd, klopt niet, klopte niet, is onjuist, bleek onjuist, een vergissing, niet waar, geldt niet`,
  leaving: `opgezegd, verlaten, weg bij, gestopt met, afscheid genomen van, af van, van … overgestapt, overgenomen van, van … overgenomen, (neemt|nam) … over van`,
  restricted: `alleen, uitsluitend, enkel, nooit, slechts`,
  beside: `ook, bovendien, daarnaast, eveneens, nog een`,
  widened: `ook, eveneens, mag, mogen, kan, kunnen, iedereen, alle`,
  mended: `
    opgelost, verholpen, gefixt, gefikst, gerepareerd, hersteld, gedeblokkeerd, werkt (weer|nu), doet het weer,
    weer (online|beschikbaar), zonder (storing|problemen|fouten)`,
  completion: `
    !(nog |)niet (klaar|af|gedaan|opgelost|afgerond), klaar, gedaan, afgerond, voltooid, af, opgelost, verholpen, gefixt, gefikst, gerepareerd, hersteld, afgehandeld, opgeleverd, uitgebracht, uitgerold, vrijgegeven, gepubliceerd, gemerged, samengevoegd, geleverd, live gegaan, staat live, is live, gesloten,
    goedgekeurd, toegekend, verleend, ontvangen, aangekomen, beantwoord, gedeblokkeerd, verlengd, ondertekend, betaald, geboekt, besteld, geïnstalleerd, bijgewerkt, werkt (weer|nu), doet het weer, weer (online|beschikbaar), gelukt, gehaald, geslaagd, bereikt, verstuurd, verzonden, gemigreerd, geïmplementeerd, doorgevoerd`,
  unfinished: `
    nog niet, nog geen, nog steeds, nog altijd, gedeeltelijk, deels, half klaar, halverwege, bijna, onvolledig, onafgemaakt, niet klaar, niet opgelost, niet af, moet nog, moeten nog, zal nog, wordt nog, nog te, op … na, mee bezig, onderhanden, zodra, tot, zal, zullen, moet, moeten, zou, zouden, in review, ter review, wordt beoordeeld`,
  open: `
    !(geen|zonder) (probleem|problemen|risico*|storing*),
    geblokkeerd, blokkade, blokkeert, blokker, wacht op, wachten op, wachtend op, in afwachting van, vastgelopen, zit vast, hangende, openstaand*, open vraag, open vragen, open punt*, onduidelijk, onbekend, onopgelost, ontbreekt, ontbreken, ontbrekend*, geen toegang, mislukt, faalt, falen, kapot, defect, stuk, uitgesteld, opgeschort, on hold, storing*, probleem, problemen, risico, risico's, moet nog, heeft … nodig`,
  waiting: `wacht op, wachten op, wachtend op, in afwachting van, geblokkeerd (door|tot), ik werk nog aan, ben nog bezig met, ik ben bezig met`,
  hedge: `
    misschien, wellicht, mogelijk, waarschijnlijk, vermoedelijk, zou kunnen, kan zijn, lijkt, lijken, blijkbaar, kennelijk, ik denk, ik geloof, ik vermoed, ik neem aan, we denken, we overwegen, overweeg*, niet zeker, onzeker, eventueel, zogezegd, naar verluidt, soort van, ik vraag me af, neig* naar`,
  proposal: `
    (ik|we|wij) (stel|stellen) … voor, stel voor, stellen voor, stelt … voor, voorgesteld, voorstel, voorstellen, ik zou … (aanraden|voorstellen|kiezen), ik raad … aan, aanbevolen, aanbeveling*, we (kunnen|zouden|zouden kunnen), je (kunt|zou kunnen), u (kunt|zou kunnen), zal ik, zullen we, wil je, wilt u, moeten we, als alternatief, een optie, optie (1|2|3|a|b|c), wat dacht je van, wat als, laat (me|het) weten, als je (wilt|wil), wat vind je, idee`,
  denied: `
    gaat niet door, gaan niet door, verworpen, afgewezen, ingetrokken, is (onjuist|onwaar|fout), niet (meer|langer) (waar|geldig|zo), geldt niet (meer|), klopt niet (meer|), niet waar, onwaar,
    (onwaar|onjuist|fout) dat, nooit (besloten|afgesproken|beslist|goedgekeurd|gezegd),
    niemand heeft … (besloten|afgesproken|beslist|gezegd), afgewezen, afgekeurd, ongeldig`,
  unconfirmed: `
    (nog |)niet (besloten|beslist|afgesproken|bevestigd|definitief|vastgesteld|geregeld|rond|goedgekeurd|vastgelegd), onbeslist, onbevestigd, nog open, staat nog open, open vraag, nader te bepalen, n.t.b, nog te (beslissen|bepalen|bespreken|bevestigen), geen (besluit|beslissing|akkoord), (besluit|beslissing) (volgt|uitgesteld|hangt), nog niet vast, wordt nog (besproken|bekeken|overwogen), onder voorbehoud, voorlopig, wacht (daarmee|even|nog), laten we (nog |)wachten, concept, of we, moet nog (besloten|bevestigd|goedgekeurd), volgende beslissing,
    (twijfelen|aarzelen|overwegen|dubben) (nog|we nog), we (twijfelen|aarzelen|overwegen) … nog, weten … nog niet of, nog niet zeker of, hangt nog in de lucht, zijn er nog niet uit,
    nog geen groen licht, of … (beslist|hangt)`,
  heldOff: `veto, vetode, on hold, stilgelegd, opgeschort, bevroren, in de ijskast, in de wacht, gepauzeerd, tegengehouden, heroverweg*, herover*, opnieuw (bekeken|bekijken|besproken), ter discussie, (nog |)niet (besloten|beslist), onbeslist, op losse schroeven, van tafel`,
  postponed: `uitgesteld, verschoven, verplaatst naar, schuift op, verdaagd`,
  deferral: `(moet|moeten|wil|willen|laat me|laten we) … (nadenken|overleggen|bespreken|vragen|navragen|checken|uitzoeken|afstemmen|slapen|wachten), eerst … (overleggen|bespreken|vragen|navragen|checken|nadenken|uitzoeken|afstemmen), nog niet, nog even niet, (laat|laten) … (liggen|rusten|wachten|open), even (wachten|liggen), we wachten, te vroeg, in de ijskast, een nachtje, afwachten, (eerst|nog) … (rekenen|kijken|zien|wachten|overleggen), liever … wachten, laat … open, wacht (even|nog), ik (vraag|overleg|bespreek) … eerst`,
  decided: `
    besloten, beslist, beslis*, besluit*, beslissing*, gekozen, kiezen voor, kiest voor, kozen, kies, keuze, afgesproken, overeengekomen, goedgekeurd, vastgesteld, vastgelegd, gaan voor, we gaan (met|voor), blijven bij, aangenomen, akkoord, afgewezen, uitgesloten, definitief, geselecteerd, knoop doorgehakt`,
  rule: `
    !altijd (nog|al), altijd, steeds, nooit, moet, moeten, mag niet, mogen niet, mag geen, mogen geen, mag alleen, mogen alleen, dient te, dienen te, zou moeten, zouden moeten, hoort te, alleen maar, uitsluitend, in geen geval, onder geen beding, verboten, verboden, niet toegestaan, verplicht, vereist, vermijd*, zorg (dat|ervoor), zorg ervoor dat, let op dat, elke, ieder*, regel, richtlijn, beleid, afspraak, conventie, standaard, vuistregel`,
  lasting: `
    voortaan, vanaf (nu|vandaag|morgen|heden|maandag|dan), van nu af (aan|), in de toekomst, in het vervolg, toekomstig*, voorgoed, voor altijd, tot nader order, blijvend, permanent, elke keer, telkens, de volgende keer, in het algemeen, in principe, standaard, elke (dag|week|maand|release|maandag|dinsdag|woensdag|donderdag|vrijdag), wekelijks, dagelijks, maandelijks`,
  lesson: `
    geleerd, @les, lessen, leerpunt*, inzicht*, achteraf gezien, achteraf, had* … moeten, fout was, vergissing, het blijkt, bleek, blijkt dat, beseft, gerealiseerd, ondervonden, door schade en schande, volgende keer, nooit meer, valkuil*, hoofdoorzaak, terugblik, retrospectief, wijsheid`,
  probing: `reproduc*, onderzoek*, onderzocht, debugg*, analys*, geanalyseerd, uitgezocht, uitzoeken, nagaan, diagnosti*, opsporen`,
  finding: `gevonden, ontdekt, vastgesteld, bleek, blijkt, gebleken, opgemerkt, gemerkt, gemeten, waargenomen, onverwacht, verrassend, oorzaak was, hoofdoorzaak, bevestigd, veroorzaakt, gereproduceerd, achterhaald, afwijking, bug, toonde, toont aan`,
  preference: `
    geeft … de voorkeur, geef … de voorkeur, geven … de voorkeur, voorkeur*, liever, het liefst, verkies*, prefereert, prefereer, houdt (niet |)van, hou (niet |)van, haat, heeft een hekel aan, wil … (altijd|nooit|alleen|geen), wens*, vindt … (fijn|prettig|vervelend), graag (altijd|nooit|alleen|geen), alsjeblieft (altijd|nooit|geen|niet), staat erop, sta erop, hecht aan, lievelings*, favoriet*`,
  request: `alsjeblieft, alstublieft, a.u.b, graag, kun je, kan je, kunt u, zou je, zou u, wil je, wilt u, help me, laten we, vroeg om, vraagt om, verzocht, gevraagd om`,
  person: `ik, mij, me, mijn, wij, we, ons, onze`,
  plan: `volgende, gepland, plannen, plan, zullen, zal … (invoeren|bouwen|doen), gaan we, we willen, van plan, binnenkort, aankomend*, komend*, doel, doelen, mijlpaal, bedoeling, later`,
  consent: `
    ja, jazeker, jawel, zeker, klopt, precies, inderdaad, juist, correct, akkoord, eens, mee eens, goed, prima, oké, ok, oke, okay, perfect, mooi, uitstekend, top, super, natuurlijk, vanzelfsprekend, absoluut, graag, doe maar, ga je gang, doe dat, ga door, ga verder, laten we dat doen, goed idee, klinkt goed, ziet er goed uit, is goed, lijkt me goed, bevestigd, goedgekeurd, dat is (het|goed|juist|prima), !ja … maar, !goed … maar, !goede (vraag|opmerking), !goed (punt|om te weten), doen we, afgesproken, helemaal goed, gaan we voor, komt goed`,
  refusal: `
    !geen probleem, !geen zorgen, nee, neen, nope, niet doen, doe (dat|het) niet, liever niet, niet zo, zo niet, dat niet, nu niet, niet nu, nog niet, stop, wacht, fout, verkeerd, onjuist, dat klopt niet, klopt niet, slecht idee, geen goed idee, ben ertegen, niet mee eens, oneens, afgewezen, laat maar, vergeet (het|dat|maar), draai (dat|het) terug, maak (dat|het) ongedaan, wil ik niet, niet overtuigd, geen sprake van, toch maar niet, laat (dat|het) (zitten|maar), terugdraaien, zet (dat|het) terug, ik (hou|houd) liever, (liever|we) blijven bij, we houden, werkte niet, hielp niet, (is|werd) erger, schrap (dat|het), nee bedankt`,
  aside: `volgend (onderwerp|punt), volgende vraag, (ander|nieuw) onderwerp, andere vraag, iets anders, trouwens, overigens, ken ik, ik (ken|weet|zie|snap|begrijp|herinner), weet ik, snap ik, later, een andere keer, straks, morgen, volgende week, ik (kijk|denk|vraag) … (ernaar|erover|na|eerst|morgen|later|even), we zien wel, interessant, goed om te weten`,
  declining: `het spijt me, sorry, helaas kan ik, helaas, ik kan (je |u |dit |dat |)(niet|daarbij niet), dat kan ik niet, als AI, als taalmodel, mijn excuses`,
  transient: `
    momenteel, op dit moment, op het moment, thans, tegenwoordig, nu even, voorlopig, tijdelijk, voor nu, voor het ogenblik, vooralsnog, in de tussentijd, ondertussen, intussen, tot morgen, tot maandag, alleen vandaag, voor vandaag, vanochtend, vanmiddag, vanavond, loopt nog, is bezig, noodoplossing, eenmalig, provisorisch`,
  sessionScope: `in deze (sessie|chat|conversatie|run|thread), in dit gesprek, voor deze (sessie|taak|keer), alleen (deze keer|ditmaal|nu|vandaag|hier), (slechts|alleen) (één|een) keer, deze ene keer, ditmaal, bij wijze van uitzondering, laten we … proberen, eerst … proberen, voorlopig, voor nu, vooralsnog, tijdelijk`,
  now: `op dit (eigenste |)moment, nu meteen, direct nu`,
  ticket: `ticket, tickets, taak, melding`,
  branch: `tak, branch`,
  checks: `test, tests, testrun, testsuite, build, CI, pipeline`,
  outage: `plat, onbereikbaar, niet bereikbaar, niet beschikbaar, offline, reageert niet, buiten werking, hangt, ligt eruit, geblokkeerd`,
  passing: `rood, groen, slaagt, slagen, geslaagd, faalt, falen, mislukt`,
  step: `
    (bestand|bestanden|wijziging|wijzigingen|document) … opgeslagen, succesvol opgeslagen, geen wijzigingen, (server|container|dienst) … herstart`,
  chore: `gepusht, gecommit, gemerged, samengevoegd, gerebased, teruggedraaid, getagd, gekloond, herstart, opnieuw gestart, herladen, opgesomd, opgestart, gemerged`,
  smoothly: `succesvol, foutloos, zonder fouten, met succes`,
  workpiece: `commit, commits, pull request, PR, branch, branches, tak, bestand, bestanden, map, mappen, script, test, tests, build, CI, pipeline, server, testserver, proces, back-up, backup, cache, bug, *server, *container`,
  codePart: `functie, methode, constante, variabele`,
  codeLine: `regel, regels`,
  taskScope: `voor deze taak, voor de huidige taak, alleen voor deze taak, tijdens deze taak, (voor|in) deze sessie`,
  measured: `vergeleken met, tegenover, van … naar, (daalde|zakte|steeg) (van|naar|met), sneller, langzamer, kleiner, groter, minder, verbetering, goedkoper, bespaard`,
  momentary: `voer … uit, start, herstart, herstarten, opnieuw starten, controleer, bekijk, kijk (naar|in), open, klik, ververs, herlaad, wis, druk, plak, typ, toon, laat … zien, probeer, stop, kopieer, lees, wacht, ga (door|verder), log (in|uit), installeer … opnieuw`,
  deadline: `deadline*, uiterlijk, uiterste datum, vervaldatum, inleverdatum, vóór, moet (vóór|voor) … (klaar|af), op zijn laatst, tegen eind, uiterlijk op, sluitingsdatum, termijn, eind (van de |)(week|maand), einddatum`,
  expiry: `verloopt, verlopen, vervalt, vervallen, loopt af, lopen af, loopt … af, afgelopen op, eindigt (op|in), eindigen (op|in), geldig tot, houdbaar tot, verlenging`,
  nothing: `!geen, niets, niks, geen (wijzigingen|nieuws|items|notities|besluiten|blokkades|opmerkingen), niets (nieuws|te melden|te doen|bijzonders|gewijzigd), n.v.t, niet van toepassing, ongewijzigd, zie boven, zelfde als, onbekend, leeg, geen reden (gegeven|opgegeven)`,
  praise: `(de |het |) (beste|betere|goede|juiste|schoonste|mooiste|eenvoudigste) (oplossing|optie|keuze|aanpak|idee|manier), logischer, is (beter|het beste|logisch|goed|netter|mooier|handiger), gewoon beter, zinvoller`,
  onRequest: `op (verzoek|aanvraag|aanwijzing), op verzoek van, zoals (gevraagd|gewenst|besproken|afgesproken|verzocht), (gebruiker|klant|hij|zij) (wilde|vroeg|verzocht|zei), in opdracht van`,
  qualifier: `belangrijke, belangrijkste, voornaamste, genomen, gemaakte, nieuwe, andere, meer, volgende, open, openstaande, laatste, huidige, onze, mijn, alle, de, het, van, en, voor, technische, punten, stappen, week, dag, vandaag, lijst, overzicht, samenvatting, nieuw`,
  mark: {
    decision: `beslissing, beslissingen, besluit, besluiten, besloten, afspraak, afspraken, keuze, keuzes, gekozen`,
    rule: `regel, regels, richtlijn, richtlijnen, beleid, conventie, conventies, principe, principes, voortaan, altijd, nooit, vuistregel`,
    lesson: `les, lessen, geleerd, geleerde les, geleerde lessen, leerpunt, leerpunten, inzicht, inzichten, valkuil, valkuilen, reflectie, patroon, correctie, achteraf`,
    remember: `onthouden, onthoud, te onthouden, niet vergeten, ter herinnering, om te onthouden`,
    preference: `voorkeur, voorkeuren, wens, wensen`,
    fact: `feit, feiten, goed om te weten, weetje`,
    reason: `waarom, reden, redenen, omdat, motivatie, oorzaak, oorzaken, aanleiding, achtergrond`,
    apply: `toepassing, toepassen, hoe toe te passen, in de praktijk, zo pas je het toe`,
    outcome: `resultaat, resultaten, uitkomst, uitkomsten, klaar, gedaan, afgerond, opgelost, voltooid, opgeleverd, mijlpaal, mijlpalen, bereikt, succes, successen`,
    todo: `te doen, taak, taken, actie, acties, actiepunt, actiepunten, volgende stap, volgende stappen, vervolg, plan, plannen, later, opvolging, nog te doen`,
    open: `open punt, open punten, open vraag, open vragen, openstaand, blokkade, blokkades, geblokkeerd, knelpunt, knelpunten, probleem, problemen, risico, risico's, wacht op, wachten op, zorg, zorgen, uitgesteld, openstaande (punten|zaken|vragen)`,
    deadline: `deadline, uiterste datum, vervaldatum, inleverdatum, termijn`,
    reference: `referentie, referenties, link, links, bron, bronnen, zie, zie ook, documentatie, verwijzing, verwijzingen`,
    proposal: `voorstel, voorstellen, idee, ideeën, optie, opties, suggestie, suggesties, aanbeveling, aanbevelingen, concept`,
    question: `vraag, vragen, antwoord, antwoorden`,
    request: `verzoek, verzoeken, aanvraag, aanvragen, herinnering`,
    note: `notitie, notities, opmerking, opmerkingen, let op, belangrijk, info, update, stand, status, context, thema, thema's, onderwerp, onderwerpen, focus, beschrijving, observatie, observaties, samenvatting, overzicht, details, voorbeeld, waarschuwing, tip, tips, overig, overige, discussie, bespreking, agenda, bevinding, bevindingen, project`,
    meta: `gegenereerd, bijgewerkt, aangemaakt, gewijzigd, datum, tijd, tijdstip, duur, auteur, bestand, bestanden, gewijzigde bestanden, nieuwe bestanden, locatie, plaats, deelnemers, aanwezig, aanwezigen, sessie, kosten, uren, weer, stemming, versie, trefwoorden`,
  },
  instruction: {
    frame: `
      alsjeblieft, alstublieft, altijd, steeds, je moet, u moet, jij moet, gelieve, graag, zorg dat,
      zorg ervoor dat, vergeet niet, denk eraan, onmiddellijk, meteen, verplicht`,
    agent: `
      agent, agents, agenten, assistent, assistenten, AI, AI's, AI-assistent, AI-agent, taalmodel*, LLM, LLM's,
      chatbot*, bot, bots, het model, modellen, subagent*`,
    you: `je, jij, jou, jouw, u, uw`,
    this: `deze, dit`,
    text: `
      regel, regels, notitie, instructie, bericht, alinea, vermelding, zin, herinnering, opdracht, aanwijzing,
      passage, stap, pagina, aantekening, document, memo, stuk`,
    read: `leest, lezen, lees, gelezen, lezer, verwerkt, verwerken, laadt, ziet, vindt, inleest, tegenkomt`,
    reader: `
      wie dit leest, wie deze … leest, als je dit leest, wanneer je dit leest, bij het lezen van (dit|deze),
      beste (assistent|agent|AI), (bericht|notitie|opdracht) (aan|voor) (de |alle |) (assistent|agent|AI|model)*,
      (wie|iedereen die|elke agent die|de agent die) … (opent|laadt|tegenkomt|ontvangt), bij het zien van,
      bij het openen van (dit|deze), na het lezen`,
    every: `elk, elke, iedere, ieder, alle, alles, begin, einde, eind, start, eerste, zodra`,
    turn: `
      sessie*, gesprek*, taak, taken, antwoord*, bericht, melding*, ticket*, pull request, opdracht, commando,
      e-mail*, mail*, machine*, project*, dag, nacht, build*, commit*, aanmelding, uitvoering, opstarten`,
    occasion: `elke keer, telkens als, telkens wanneer, op verzoek, zodra … (geopend|start|opent|geladen)`,
    ignore: `
      negeer*, negeren, genegeerd, vergeet, vergeten, omzeil*, overschrijf*, overschrijven, overschrijft,
      volg … niet, volg niet, volgt niet meer, niet meer opvolgen, laat … buiten beschouwing, buiten beschouwing,
      schuif … opzij, opzijschui*, verwerp*, verwerpen, trek je niets aan van, sla … in de wind, lap … aan`,
    prior: `
      eerder*, vorige, voorgaand*, bovenstaand*, alle, alles, elke, jouw, je, uw, zijn, bestaand*, oorspronkelijk*,
      systeem, hiervoor, tevoren, tot nu toe, voorheen`,
    guidance: `
      instructie*, aanwijzing*, opdracht*, prompt*, systeemprompt*, systeembericht*, bevel*, beperking*, vangrail*,
      alles wat … (gezegd|staat|stond|verteld), wat … (gezegd|verteld) is`,
    rules: `regel, regels, richtlijn*, voorschrift*, verbod*, limiet*, grenzen`,
    hidden: `verborgen, intern*, geheim*, oorspronkelijk*, volledig*, vertrouwelijk*, integrale, privé`,
    inner: `
      systeemprompt*, systeembericht*, systeeminstructie*, zijn prompt, je prompt, zijn configuratie,
      je configuratie, zijn context, je context, zijn instructies, je instructies`,
    reveal: `
      toon*, tonen, geef … (weer|prijs|vrij), geeft … (weer|prijs|vrij), onthul*, onthullen, druk … af, drukt … af,
      herhaal*, herhalen, verklap*, openbaar*, openbaren, vertel me, vertel mij, laat … zien, lek, lekt, lekken,
      citeer*, citeren, som … op, somt … op, prijsgeven, weergeven, noem*, eindig* … met, besluit … met, citeert,
      somt op, opsom*, draagt voor, geeft prijs, overhandig*, dreun*, afdrukt, prijsgeeft, verraadt`,
    send: `
      stuur*, sturen, verstuur*, versturen, zend*, verzend*, mail, mailt, mailen, e-mail*, post, plaats, plaatst,
      plaatsen, upload*, deel, deelt, delen, doorsturen, door te sturen, geef … door, geeft … door, publiceer*,
      publiceren, gaat … naar, gaan … naar, overdraag*, lever … aan, stal*, dump*, synchroniseer*, lever* … af,
      brengt … naar, zet … neer, exporteer*, exporteren, doorstuurt`,
    copy: `
      kopieer*, kopiëren, kopieert, voeg … toe, voegt … toe, toevoeg*, plak, plakt, plakken, verwerk … in,
      hang … aan, hangt … aan, zet … (op|in|bij), zetten … (op|in|bij), zet … onder, zetten … onder, bijvoegt, invoegt, opneemt`,
    fetch: `download*, haal*, halen, ophalen, op te halen, ophaalt, binnenhaalt`,
    open: `lees, leest, lezen, open, opent, openen, bezoek*, raadpleeg*, raadplegen, laad*, laden`,
    run: `
      voer … uit, voert … uit, uitvoer*, uit te voeren, uitgevoerd, draai*, draaien, installeer*, installeren,
      start, starten, importeer*, importeren, leid … naar, pipe, roep … aan`,
    launch: `(voert|voer) (het|ze|hem) uit, (installeer|installeert|start) (het|hem), draai (het|hem|ze), draait (het|hem|ze), start (het|hem|ze)`,
    disable: `
      laat … uit, laten … uit, schakel* … uit, uitschakel*, uitgeschakeld*, uit te schakelen, zet … uit, zetten … uit, uitzet*, uitgezet,
      deactiveer*, deactiveren, omzeil*, sla … over, slaat … over, overslaan, over te slaan, overgeslagen,
      verwijder*, onderdruk*, laat … weg, weglaten, hef … op, versoepel*, passeer, passeren, schort … op, uitzet, overslaat, stillegt, stop, stopt, stoppen, stillegt, stilzet, zet … stil`,
    safeguard: `
      isolatie, afscherming, beveiliging*, veiligheid*, sandbox, handtekeningcontrole*, ondertekening, toestemming*, rechtencontrole,
      bevestiging*, goedkeuring*, review*, code-review*, TLS, SSL, certifica*, firewall, virusscanner*, antivirus*,
      audit*, logboek*, authenticatie, bescherming*, inhoudsfilter*, scanner, geheimenscanner, vangrails, 2FA, MFA,
      tweestaps*, controlesom, veiligheidsregels, bevestigingsvenster, toegangscontrole, auditspoor, controlelog*,
      codereview, beveiligingswaarschuwing*`,
    crime: `
      aanvaller*, aanval, hacker*, kwaadaardig*, malware, phishing, kwetsbaarheid, kwetsbaarheden, diefstal,
      steelt, stal, gestolen, dief, datalek, incident, gehackt*, achterdeur, oplichting`,
    erase: `
      verwijder*, wis, wist, wissen, verwijderen, overschrijf*, overschrijven, vernietig*, leeg, leegt, gooi … weg`,
    obey: `
      doe(t|n) wat er … gevraagd,
      wat (daar|er|daarin|erin|het) … (staat|zegt|vraagt), doe wat, gehoorzaam*, alleen nog,
      alles wat … (vraagt|zegt|staat), (voldoe|voldoet) aan elk (verzoek|bevel)`,
    agree: `keur* … goed, goedkeur*, accepteer*, sta* … toe, autoriseer*`,
    ask: `vraag, vraagt, vragen, toestemming, bevestiging, goedkeuring, overleg`,
    unasked: `ongevraagd*, eigenmachtig, op eigen houtje, op eigen gezag, op eigen initiatief`,
    tell: `
      (vertel*|zeg*|meld*|vermeld*|noem*|informeer*|inlicht*|laat* zien) … (gebruiker|operator|eigenaar|beheerder|niemand|iemand|mens),
      gebruiker … (vertel*|zeg*|meld*|informeer*),
      (stoor*|lastig*|raadpleeg*|betrek*) … (gebruiker|eigenaar|beheerder|niemand)`,
    mention: `vermeld*, noem*, vertel*, meld*, zeg*, onthul*, verklap*, melden, over zegt, over zeggen, iets zegt`,
    hide: `
      verzwijg*, verberg* … voor, houd* … geheim, geheim te houden,
      (vertel|zeg|meld|noem) (dit|dat|het|er) (niet|niemand|aan niemand), er niets over, achter … rug,
      wat hij ook ziet, ongeacht wat, buiten medeweten, niemand (hoeft|mag) … weten, hoeft niemand te weten,
      zonder spoor, zonder sporen, geen spoor, geen sporen, nooit bestaan, (meldt|meld|vertelt) (dat|dit) niet,
      zwijg* over, geen woord (over|tegen), hou* (dit|dat|het) voor (je|jezelf|zich), blijft onder ons, laat … onvermeld, laat … weg uit,
      (zonder|niet) … te vertellen, niemand mag het weten`,
    void: `
      vervalt, vervall*, ongeldig, nietig, geldt niet meer, gelden niet meer, telt niet meer, tellen niet meer,
      alsof … niet besta*, buiten werking, tellen niet, telt niet, gelden niet, geldt niet, vervallen, opgeheven,
      opgeschort, niet langer van kracht`,
    role: `
      je bent (nu|voortaan|vanaf nu), u bent (nu|voortaan), je bent (niet langer|geen),
      (vanaf nu|voortaan|van nu af aan) … (ben je|bent u|ben jij|gehoorzaam je), gedraag je als, doe alsof,
      doe je voor als, je nieuwe (rol|taak|naam|identiteit), je systeemprompt, je gehoorzaamt,
      (antwoord|spreek|handel) (voortaan |vanaf nu |) als, in de rol van, speel* … (rol|beheerder), je speelt,
      kruip in de huid, neem de rol`,
    memories: `geheugenbestand*, memorybestand*, je geheugen, langetermijngeheugen, alle herinneringen`,
    private: `
      wachtwoord*, inloggegeven*, toegangsgegevens, API-sleutel*, API-key*, SSH-sleutel*, sleutel, sleutels,
      privésleutel*, geheim, geheimen, token, tokens, klantenlijst*, klantgegevens, klantenbestand*,
      klantendatabase*, persoonsgegevens, klembord*, omgevingsvariabele*, browsergeschiedenis, chatgeschiedenis,
      gespreksgeschiedenis, bankgegevens, broncode, verbindingsreeks*, AWS-profiel*, sessiecookie*, creditcard*, herstelcode*, sleutelbos`,
  },
  narration: {
    speaker: `gebruiker, gebruikster, mens, eindgebruiker`,
    machine: `assistent, AI-assistent, chatbot, agent, AI, taalmodel, model, bot, subagent`,
    asked: `vroeg, vraagt, zei, zegt, wilde, wil, verzocht, verzoekt, gaf aan, vertelde, antwoordde, bevestigde, vermeldde, schreef, plakte, bedankte, heeft … (gevraagd|gezegd|verzocht|bevestigd|gevraagd|aangegeven), stemde in, wees af`,
    answered: `besloot, besluit, antwoordde, antwoordt, stelde … voor, stelt … voor, legde … uit, legt … uit, controleerde, las, schreef, maakte, repareerde, werkte … bij, opende, zocht, onderzocht, startte, probeerde, vond, bevestigde, verontschuldigde, heeft … (besloten|geantwoord|voorgesteld|uitgelegd|gecontroleerd|gelezen|geschreven|gemaakt|bijgewerkt|onderzocht|gestart|geprobeerd|gevonden|bevestigd), werd … (gevraagd|verzocht)`,
    talk: `(in|tijdens|gedurende) (dit|deze|het|de) (gesprek|sessie|chat|conversatie|discussie|dialoog), (dit|deze) (gesprek|sessie|conversatie) (ging|behandelde|begon|eindigde), zoals (hierboven|eerder) (besproken|vermeld|beschreven|uitgelegd), door de (gebruiker|assistent) (gevraagd|voorgesteld|gewenst), op verzoek van de gebruiker, (vroeg|verzocht) de (assistent|agent), subagent* … (gestart|aangemaakt|ingezet), door de (assistent|agent|gebruiker) … (besloten|uitgevoerd|gestart|herstart|gevraagd), (besloten|uitgevoerd|gestart|herstart|gevraagd) door de (assistent|agent|gebruiker)`,
  },
  secret: {
    password: `wachtwoord, wachtwoorden, paswoord, paswoorden, codewoord, meisjesnaam, *wachtwoord, wachtwoordje, toverwoord, geheim woord, wachtwoordzinnetje`,
    label: `ww, wachtw, pw, wachtwrd, pwd, paswrd, ww'tje, wwoord, wacht.w`,
    phrase: `wachtzin, wachtzinnen, wachtwoordzin, herstelzin, herstelwoorden, seedphrase, seed phrase, geheugenzin`,
    code: `PIN, pincode, pincodes, pin-code, *pincode, PUK, pukcode, PUK-code, deurcode, toegangscode, toegangscodes, alarmcode, poortcode, ontgrendelcode, kluiscode, slotcode, cijfercode, cijfercombinatie, combinatie, herstelcode*, noodcode*, back-upcode*, reservecode*, verificatiecode, beveiligingscode, eenmalige code*, herstelsleutel, kaartnummer, rekeningnummer, IBAN, burgerservicenummer, BSN, CVV, de pin, drie cijfers, CVC, pin van, combi, cijferslotcode, activeringscode, afdelingscode, installateurscode`,
    key: `sleutel, sleutels, *sleutel, code, codes, *code, achterop, op de achterkant, wifi gasten, gastenwifi, gasten-wifi, gastnetwerk, gastennetwerk, wifi voor gasten`,
    token: `(API|toegangs|licentie)(-|)sleutel*, API-key*, token, tokens, *token, geheim, geheimen, cookie, TOTP, 2FA, authenticator, seed`,
    access: `inloggegevens, aanmeldgegevens, toegangsgegevens, toegang, inlog, login, logins, accounts`,
    account: `gebruiker, gebruikersnaam, user, login, account, e-mail`,
    question: `beveiligingsvraag, beveiligingsvragen, geheime vraag, controlevraag, herstelvraag, controlevragen, geheim antwoord, geheime vragen`,
    answer: `antwoord, antwoorden`,
    fact: `eerste (huisdier|hond|kat|poes|auto|school|juf|meester|leraar|baan|telefoon), meisjesnaam, geboorteplaats, basisschool, jeugdvriend*, bijnaam, lievelingseten, lievelingsdier, favoriete leraar, favoriete film, naam van (mijn|je|de) (hond|kat|huisdier), straat waar ik opgroeide, naam van oma, beste vriend, eerste concert, eerste baas, eerste straat, koosnaam`,
    replied: `geantwoord, beantwoord met, ik zei, zei ik, … gezegd, … geantwoord, … ingevuld, … opgegeven, ingevuld, gezegd, opgegeven`,
    lock: `fietsenhok, fietshok, fietsenstalling, berging, schuur, wifi, *wifi, netwerk, router, deur, deuren, *deur, ingang, *ingang, poort, garage, kluis, alarm, pas, *pas, kaart, telefoon, tablet, laptop, computer, hangslot, slot, locker, kluisje, kelder, fiets, SIM, simkaart, lift, slagboom, parkeergarage, parkeerplaats, huisje, appartement, huis, sportschool, magazijn, binnenplaats, trappenhuis, zolder, werkplaats, kantoor, bel, intercom, brievenbus, koffer, printer, schuur, sleutelkast*, sleutelkluis*, deurbel, fietsenkelder, poortje, hek, toegangspoort, voordeur, kassa, kast, zip, zipbestand, archief, PDF, schijf, camera, beamer, tv, meter, scherm`,
    card: `kaart, *kaart, pas, *pas, bankpas, creditcard, visa, mastercard`,
    opens: `opent, open, openen, opengaat, ontgrendel*, inloggen, inlogt, logt, log, ingelogd, aanmelden, uit, uitschakelen, uitzetten, versleuteld, ontsleutelen, beveiligd, beschermd, binnenkomen, kom je, eraf, deactiveert, deactiveren, uitzet, gaat open, ging open, opengegaan, afzetten, afgezet, uitpakken, uitgepakt, pakt uit, ontsleuteld, gekoppeld`,
    login: `inloggen, inlogt, logt in, log in, ingelogd, loggen in, loggen we, aanmelden, aangemeld, meldt aan, melden aan, binnenkomen, kom je, komen we, kom ik, kom je binnen, komen binnen, binnen, erin, binnengekomen, gaan we in, ingelogd als, ingelogd met`,
    with: `met, via`,
    types: `typ, typen, toets, toetsen, druk, intypen, intoetsen, invoeren, intoetsen van, toetsen van, getypt, ingetypt, ingetoetst, ingedrukt, druk op, drukken, ingevoerd, tik, tik in, tikken, tikte, typte, toetste, draai, draaien naar, draaien, voer, … intypen, … intoetsen, … invoeren, … indrukken`,
    turn: `van, naar, in`,
    as: `als`,
    sets: `… gekozen, … ingesteld, … gezet, … genomen, … gebruikt, hebben we, heb ik, gebruiken we, kozen we, nemen we`,
    dial: `hangslot, cijferslot, fietsslot, kluis, kluisje, sleutelkastje, sleutelkluis, sleutelkluisje, locker, deurslot, toetsenpaneel, intercom, codeslot, codepaneel, sleutelkast`,
    spoken: `het woord, de zin, zin`,
    is: `is, zijn, was, luidt, luiden, blijft, is nu, luidt nu, is nog, staat op, ingesteld op, gewijzigd (in|naar), veranderd (in|naar), is gewoon, bleef, is gebleven, werd, nu, voortaan, vanaf nu, is nog steeds, nog steeds`,
    about: `reset*, herstellen, beleid, *beleid, regel, regels, *regels, beheerder, manager, budget*, *budget, limiet*, aantal, verbruik, rotatie, verlenging, lengte, sterkte, veld, invoer*, formulier, pagina, scherm, hash*, validatie, controle, levensduur, vernieuwing, verloopt, kosten, per seconde, terminal, *terminal, vergeten, wijziging, primaire sleutel, vreemde sleutel, publieke sleutel, foutcode, foutcodes, broncode, statuscode, postcode, landcode, sleutelwoord, sleutelwoorden, artikelcode*, productcode*, klantcode*, bestelcode*, kleurcode*, boekingscode*, kortingscode*, projectcode*`,
    state: `kluis, gehasht, verlopen, kwijt, gewijzigd, opgeslagen, versleuteld, ontbreekt, fout, ongeldig, geldig, vereist, verplicht, leeg, beschermd, zie, vraag, bij, minstens, minimaal, tekens, cijfer, bekend, onbekend, gelijk, hetzelfde, onveranderd, geheim, veilig, onveilig, oud, nieuw, weg, kort, lang, zwak, sterk, goed, juist, onjuist, klaar, stuk, kapot, betekent, hieronder, *baar, *lijk, *loos, *eerd, gelukt, geslaagd`,
  },
  actor: {
    self: `ik, @mij`,
    project: `project, repo, applicatie`,
    who: `gebruiker, gebruikers, gebruikster, eindgebruiker, eindgebruikers, mens, mensen, assistent, assistenten, persoon, personen, ik, wij, we, jij, je, jullie, iemand, iedereen`,
    role: `AI, agent, agenten, agents, bot, bots, team, teams, teamlid, teamleden, ontwikkelaar, ontwikkelaars, spreker, deelnemer, deelnemers, klant, klanten`,
    attitude: `voorkeur, voorkeuren, verzoek, verzoeken, vraag, vragen, wens, wensen, mening, meningen, bedoeling, bedoelingen, gewoonte, gewoontes, gewoonten, stemming, verwachting, verwachtingen, instructie, instructies`,
    deed: `plan, plannen, doel, doelen, behoefte, behoeften, idee, ideeën, zorg, zorgen, beslissing, beslissingen, actie, acties, antwoord, antwoorden, gedrag, opmerking, opmerkingen, suggestie, suggesties, keuze, keuzes, interesse, interesses, naam, stijl, goedkeuring`,
  },
  measures: "ton/tonne, kilo/kilogram, uren/hour",
  contraries:
    "begint/eindigt, beginnen/eindigen, start/eindigt, opent/sluit, openen/sluiten, kort/lang, korte/lange, korter/langer, vroeg/laat, vroege/late, eerste/laatste, hoog/laag, hoge/lage, groot/klein, grote/kleine, stijgt/daalt, koopt/verkoopt, warm/koud, ochtend/avond, zomer/winter, noord/zuid, oost/west, links/rechts, formeel/informeel",
  opposites: `
    inschakelen/uitschakelen, ingeschakeld/uitgeschakeld, toegestaan/verboden, toestaan/verbieden, altijd/nooit, voor/na, meer/minder, minimum/maximum, minstens/hoogstens, verhoogd/verlaagd, aanvaard/afgewezen, open/gesloten, openbaar/privé, behouden/verwijderen, starten/stoppen, met/zonder, aan/uit, verplicht/optioneel, sneller/langzamer, goedkoper/duurder, intern/extern, handmatig/automatisch, waar/onwaar, ja/nee, toevoegen/verwijderen`,
  calendar: {
    months: `januari jan, februari feb, maart mrt, april apr, mei, juni jun, juli jul, augustus aug, september sept sep, oktober okt, november nov, december dec`,
    weekdays: `maandag maandags ma, dinsdag dinsdags di, woensdag woensdags wo, donderdag donderdags do, vrijdag vrijdags vr, zaterdag zaterdags za, zondag zondags zo`,
    relative: {
      "day-2": "eergisteren",
      "day-1": "gisteren, gisteravond, gisterochtend, gistermiddag, vannacht",
      day0: "vandaag, vanochtend, vanmorgen, vanmiddag, vanavond",
      "day+1": "@morgen, !goede morgen, !van morgen, morgenochtend, morgenmiddag, morgenavond, morgen(vroeg| vroeg)",
      "day+2": "overmorgen",
      "week-1": "vorige week, afgelopen week",
      week0: "deze week",
      "week+1": "volgende week, komende week",
      "week+2": "over twee weken",
      "month-1": "vorige maand, afgelopen maand",
      month0: "deze maand",
      "month+1": "volgende maand, komende maand",
      "year-1": "vorig jaar, afgelopen jaar",
      year0: "dit jaar",
      "year+1": "volgend jaar, komend jaar",
      "quarter-1": "vorig kwartaal, afgelopen kwartaal",
      quarter0: "dit kwartaal",
      "quarter+1": "volgend kwartaal, komend kwartaal",
      "end-of-week": "eind(e van de| van de|) week, weekend, weekeinde, einde van de week",
      "end-of-month": "eind(e|) van de maand, eind deze maand, maandeinde",
      "end-of-month+1": "(eind|einde|eind van|einde van) (de |)volgende maand",
      "end-of-year": "eind(e|) van het jaar, eind dit jaar, jaareinde",
    },
    ahead: `over {n} {unit}, de komende {n} {unit}`,
    span: `binnen {n} {unit}, na {n} {unit}, {n} {unit} later`,
    ago: `{n} {unit} (geleden|eerder|terug), de afgelopen {n} {unit}`,
    units: { day: "dag, dagen", week: "week, weken", month: "maand, maanden", year: "jaar, jaren" },
    numbers: `nul, een één 'n, twee, drie, vier, vijf, zes, zeven, acht, negen, tien, @elf, twaalf, dertien, veertien, vijftien`,
    nextWeekday: `volgende {}`,
    weekdayNextWeek: `{} volgende week, volgende week {}`,
    thisWeekday: `deze {}`,
    lastWeekday: `vorige {}, afgelopen {}, {} vorige week`,
    weekNumber: `week {n}, wk {n}`,
    quarterNumber: `Q{n}, kwartaal {n}`,
    year: "",
    month: "",
    day: "",
    ordinals: `e, ste, de`,
    of: `van`,
    yearEnds: ``,
    until: `tot, t/m, tot en met`,
    first: "day",
  },
  stopWords: `
    de het een en of maar is zijn was waren wordt worden werd heeft hebben had niet met van te in op aan voor uit bij naar over onder @door om als
    ook er hij zij ze wij we ik je jij u jullie zich ons onze hun hen dat die dit deze wat wie waar hoe wanneer nog maar al zo kan kunnen moet moeten zal zou
    tot sinds tussen geen meer dan toen hier daar alle alles zonder tegen nu weer mijn jouw uw omdat dus @want nodig na per via tegen`,
  articles: "de het een dit deze die onze ons mijn",
  dangling: `
    de het een en of maar dat die van te in op aan voor met uit bij naar over onder door om als is zijn was wordt
    worden heeft niet geen er onze ons omdat want tot tussen zonder`,
  endings: "en ers ingen s e",
  abbreviations: `
    bijv bv enz d.w.z o.a m.b.t i.p.v t/m ca nr# dr drs ir mr mw prof St vs etc blz p# evt incl excl max min resp jl#
    a.u.b n.v.t`,
};
