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
  negation: `
    !niet alleen, !geen probleem, !geen twijfel, !geen zorgen, !niet in het minst, niet, nooit, niets, niemand, geen, zonder, @noch, nergens, onmogelijk, geenszins, nimmer`,
  ended: `
    niet meer, niet langer, geen … meer, nooit meer, gestopt met, stoppen met, stopgezet, afgeschaft, uitgezet, uitgefaseerd, vervallen, voorheen, vroeger, tot nu toe, tot dan toe, tot dusver,
    voorbij, verouderd, achterhaald, buiten gebruik, opgeheven, is weg, zijn weg, beëindigd`,
  return: `
    terug (naar|op), terug te (gaan|keren|draaien), gaan … terug, ging* … terug, teruggegaan, teruggekeerd, keren … terug, terugkeren, terugkeer naar, teruggedraaid, draaien … terug, terugdraaien, teruggezet, zetten … terug, terugzetten, teruggerold, rollback,
    ongedaan*, toch weer, nu weer, weer (ingevoerd|gebruikt|ingeschakeld|actief), hersteld naar, opnieuw ingevoerd, zoals (vroeger|voorheen|eerst), overgestapt … terug`,
  again: "!alweer, weer, opnieuw, nogmaals, wederom",
  replacement: `
    vervangen door, vervangt, vervang*, door … vervangen, in plaats van, in de plaats van, overgestapt (op|naar|van), stappen … over, overstappen (op|naar), stapt* … over, overgeschakeld (op|naar|van), overgegaan (op|naar), gaan … over op, gewisseld (naar|van), gemigreerd (naar|van), migreren (naar|van),
    verhuisd (naar|van), gewijzigd (naar|in|van), veranderd (naar|in|van), omgezet naar, hernoemd naar, ten gunste van, voortaan … in plaats van, gebruiken nu, is nu, zijn nu, verhoogd … naar, verhoogd naar, verlaagd … naar, verlaagd naar, ruilen … in`,
  withdrawal: `
    ingetrokken, trekken … in, intrekken, teruggenomen, terugnemen, herroepen, verworpen, laten vallen, laten … vallen, opgegeven, geschrapt, schrappen, afgelast, geannuleerd, afgezegd, afgeblazen, herzien, toch niet, toch geen, bij nader inzien, van gedachten veranderd, van mening veranderd, tegen … besloten, besloten … niet,
    heroverwogen, vergeet (het|dat|maar), laat maar, was fout, was onjuist, was verkeerd, klopt niet, klopte niet, is onjuist, bleek onjuist, een vergissing, niet waar, geldt niet`,
  completion: `
    !(nog |)niet (klaar|af|gedaan|opgelost|afgerond), klaar, gedaan, afgerond, voltooid, af, opgelost, verholpen, gefixt, gefikst, gerepareerd, hersteld, afgehandeld, opgeleverd, uitgebracht, uitgerold, vrijgegeven, gepubliceerd, gemerged, samengevoegd, geleverd, live gegaan, staat live, is live, gesloten,
    goedgekeurd, toegekend, verleend, ontvangen, aangekomen, beantwoord, gedeblokkeerd, verlengd, ondertekend, betaald, geboekt, besteld, geïnstalleerd, bijgewerkt, werkt (weer|nu), doet het weer, weer (online|beschikbaar), gelukt, gehaald, geslaagd, bereikt, verstuurd, verzonden, gemigreerd, geïmplementeerd, doorgevoerd`,
  unfinished: `
    nog niet, nog geen, nog steeds, nog altijd, gedeeltelijk, deels, half klaar, halverwege, bijna, onvolledig, onafgemaakt, niet klaar, niet opgelost, niet af, moet nog, moeten nog, zal nog, wordt nog, nog te, op … na, mee bezig, onderhanden, zodra, tot, zal, zullen, moet, moeten, zou, zouden`,
  open: `
    !(geen|zonder) (probleem|problemen|risico*|storing*),
    geblokkeerd, blokkade, blokkeert, blokker, wacht op, wachten op, wachtend op, in afwachting van, vastgelopen, zit vast, hangende, openstaand*, open vraag, open vragen, open punt*, onduidelijk, onbekend, onopgelost, ontbreekt, ontbreken, ontbrekend*, geen toegang, mislukt, faalt, falen, kapot, defect, stuk, uitgesteld, opgeschort, on hold, storing*, probleem, problemen, risico, risico's, moet nog, heeft … nodig`,
  hedge: `
    misschien, wellicht, mogelijk, waarschijnlijk, vermoedelijk, zou kunnen, kan zijn, lijkt, lijken, blijkbaar, kennelijk, ik denk, ik geloof, ik vermoed, ik neem aan, we denken, we overwegen, overweeg*, niet zeker, onzeker, eventueel, zogezegd, naar verluidt, soort van, ik vraag me af, neig* naar`,
  proposal: `
    (ik|we|wij) (stel|stellen) … voor, stel voor, stellen voor, stelt … voor, voorgesteld, voorstel, voorstellen, ik zou … (aanraden|voorstellen|kiezen), ik raad … aan, aanbevolen, aanbeveling*, we (kunnen|zouden|zouden kunnen), je (kunt|zou kunnen), u (kunt|zou kunnen), zal ik, zullen we, wil je, wilt u, moeten we, als alternatief, een optie, optie (1|2|3|a|b|c), wat dacht je van, wat als, laat (me|het) weten, als je (wilt|wil), wat vind je, idee`,
  unconfirmed: `
    (nog |)niet (besloten|beslist|afgesproken|bevestigd|definitief|vastgesteld|geregeld|rond|goedgekeurd|vastgelegd), onbeslist, onbevestigd, nog open, staat nog open, open vraag, nader te bepalen, n.t.b, nog te (beslissen|bepalen|bespreken|bevestigen), geen (besluit|beslissing|akkoord), (besluit|beslissing) (volgt|uitgesteld|hangt), nog niet vast, wordt nog (besproken|bekeken|overwogen), onder voorbehoud, voorlopig, wacht (daarmee|even|nog), laten we (nog |)wachten, concept, of we, moet nog (besloten|bevestigd|goedgekeurd), volgende beslissing`,
  decided: `
    besloten, beslist, beslis*, besluit*, beslissing*, gekozen, kiezen voor, kiest voor, kozen, kies, keuze, afgesproken, overeengekomen, goedgekeurd, vastgesteld, vastgelegd, gaan voor, we gaan (met|voor), blijven bij, aangenomen, akkoord, afgewezen, uitgesloten, definitief, geselecteerd, knoop doorgehakt`,
  rule: `
    !altijd (nog|al), altijd, steeds, nooit, moet, moeten, mag niet, mogen niet, mag geen, mogen geen, mag alleen, mogen alleen, dient te, dienen te, zou moeten, zouden moeten, hoort te, alleen maar, uitsluitend, in geen geval, onder geen beding, verboten, verboden, niet toegestaan, verplicht, vereist, vermijd*, zorg (dat|ervoor), zorg ervoor dat, let op dat, elke, ieder*, regel, richtlijn, beleid, afspraak, conventie, standaard, vuistregel`,
  lasting: `
    voortaan, vanaf (nu|vandaag|morgen|heden|maandag|dan), van nu af (aan|), in de toekomst, in het vervolg, toekomstig*, voorgoed, voor altijd, tot nader order, blijvend, permanent, elke keer, telkens, de volgende keer, in het algemeen, in principe, standaard, elke (dag|week|maand|release|maandag|dinsdag|woensdag|donderdag|vrijdag), wekelijks, dagelijks, maandelijks`,
  lesson: `
    geleerd, @les, lessen, leerpunt*, inzicht*, achteraf gezien, achteraf, had* … moeten, fout was, vergissing, het blijkt, bleek, blijkt dat, beseft, gerealiseerd, ondervonden, door schade en schande, volgende keer, nooit meer, valkuil*, hoofdoorzaak, terugblik, retrospectief, wijsheid`,
  finding: `gevonden, ontdekt, vastgesteld, bleek, blijkt, gebleken, opgemerkt, gemerkt, gemeten, waargenomen, onverwacht, verrassend, oorzaak was, hoofdoorzaak, bevestigd, veroorzaakt, gereproduceerd, achterhaald, afwijking, bug, toonde, toont aan`,
  preference: `
    geeft … de voorkeur, geef … de voorkeur, geven … de voorkeur, voorkeur*, liever, het liefst, verkies*, prefereert, prefereer, houdt (niet |)van, hou (niet |)van, haat, heeft een hekel aan, wil … (altijd|nooit|alleen|geen), wens*, vindt … (fijn|prettig|vervelend), graag (altijd|nooit|alleen|geen), alsjeblieft (altijd|nooit|geen|niet), staat erop, sta erop, hecht aan, lievelings*, favoriet*`,
  request: `alsjeblieft, alstublieft, a.u.b, graag, kun je, kan je, kunt u, zou je, zou u, wil je, wilt u, help me, laten we, vroeg om, vraagt om, verzocht, gevraagd om`,
  person: `ik, mij, me, mijn, wij, we, ons, onze`,
  plan: `volgende, gepland, plannen, plan, zullen, zal … (invoeren|bouwen|doen), gaan we, we willen, van plan, binnenkort, aankomend*, komend*, doel, doelen, mijlpaal, bedoeling, later`,
  ability: `kan, kunnen, kan niet, kunnen niet, onmogelijk, mogelijk, ondersteunt, ondersteunen, staat … toe, werkt alleen, alleen als, beperkt, limiet*, hangt af van, voldoende, compatibel, incompatibel`,
  consent: `
    ja, jazeker, jawel, zeker, klopt, precies, inderdaad, juist, correct, akkoord, eens, mee eens, goed, prima, oké, ok, oke, okay, perfect, mooi, uitstekend, top, super, natuurlijk, vanzelfsprekend, absoluut, graag, doe maar, ga je gang, doe dat, ga door, ga verder, laten we dat doen, goed idee, klinkt goed, ziet er goed uit, is goed, lijkt me goed, bevestigd, goedgekeurd, dat is (het|goed|juist|prima), !ja … maar, !goed … maar`,
  refusal: `
    !geen probleem, !geen zorgen, nee, neen, nope, niet doen, doe (dat|het) niet, liever niet, niet zo, zo niet, dat niet, nu niet, niet nu, nog niet, stop, wacht, fout, verkeerd, onjuist, dat klopt niet, klopt niet, slecht idee, geen goed idee, ben ertegen, niet mee eens, oneens, afgewezen, laat maar, vergeet (het|dat|maar), draai (dat|het) terug, maak (dat|het) ongedaan, wil ik niet, niet overtuigd, geen sprake van`,
  declining: `het spijt me, sorry, helaas kan ik, helaas, ik kan (je |u |dit |dat |)(niet|daarbij niet), dat kan ik niet, als AI, als taalmodel, mijn excuses`,
  transient: `
    momenteel, op dit moment, op het moment, thans, tegenwoordig, nu even, voorlopig, tijdelijk, voor nu, voor het ogenblik, vooralsnog, in de tussentijd, ondertussen, intussen, tot morgen, tot maandag, alleen vandaag, voor vandaag, vanochtend, vanmiddag, vanavond, loopt nog, is bezig, noodoplossing, eenmalig, provisorisch`,
  sessionScope: `in deze (sessie|chat|conversatie|run|thread), in dit gesprek, voor deze (sessie|taak|keer), alleen (deze keer|ditmaal|nu|vandaag|hier), (slechts|alleen) (één|een) keer, deze ene keer, ditmaal, bij wijze van uitzondering, laten we … proberen, eerst … proberen, voorlopig, voor nu, vooralsnog, tijdelijk`,
  now: `op dit (eigenste |)moment, nu meteen, direct nu`,
  ticket: `ticket, tickets, taak, melding`,
  branch: `tak, branch`,
  measured: `vergeleken met, tegenover, van … naar, (daalde|zakte|steeg) (van|naar|met), sneller, langzamer, kleiner, groter, minder, verbetering, goedkoper, bespaard`,
  momentary: `voer … uit, start, herstart, controleer, bekijk, kijk (naar|in), open, klik, ververs, herlaad, wis, druk, plak, typ, toon, laat … zien, probeer, stop, kopieer, lees, wacht, ga (door|verder), log (in|uit), installeer … opnieuw`,
  deadline: `deadline*, uiterlijk, uiterste datum, vervaldatum, inleverdatum, vóór, moet (vóór|voor) … (klaar|af), op zijn laatst, tegen eind, uiterlijk op, sluitingsdatum, termijn, eind (van de |)(week|maand), einddatum`,
  expiry: `verloopt, verlopen, vervalt, vervallen, loopt af, lopen af, loopt … af, afgelopen op, eindigt (op|in), eindigen (op|in), geldig tot, houdbaar tot, verlenging`,
  located: `(staat|staan|ligt|liggen|is|zijn|draait|bevindt zich|bevinden zich) (op|in|onder|bij|hier), te vinden (op|in|onder|bij), (opgeslagen|gedocumenteerd|gehost) (op|in|onder|bij), bereikbaar (op|via), zie, verhuisd naar`,
  nothing: `!geen, niets, niks, geen (wijzigingen|nieuws|items|notities|besluiten|blokkades|opmerkingen), niets (nieuws|te melden|te doen|bijzonders|gewijzigd), n.v.t, niet van toepassing, ongewijzigd, zie boven, zelfde als, onbekend, leeg, geen reden (gegeven|opgegeven)`,
  praise: `(de |het |) (beste|betere|goede|juiste|schoonste|mooiste|eenvoudigste) (oplossing|optie|keuze|aanpak|idee|manier), logischer, is (beter|het beste|logisch|goed|netter|mooier|handiger), gewoon beter, zinvoller`,
  onRequest: `op (verzoek|aanvraag|aanwijzing), op verzoek van, zoals (gevraagd|gewenst|besproken|afgesproken|verzocht), (gebruiker|klant|hij|zij) (wilde|vroeg|verzocht|zei), in opdracht van`,
  qualifier: `belangrijke, belangrijkste, voornaamste, genomen, gemaakte, nieuwe, andere, meer, volgende, open, openstaande, laatste, huidige, onze, mijn, alle, de, het, van, en, voor, technische, punten, stappen, week, dag, vandaag, lijst, overzicht, samenvatting`,
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
    open: `open punt, open punten, open vraag, open vragen, openstaand, blokkade, blokkades, geblokkeerd, knelpunt, knelpunten, probleem, problemen, risico, risico's, wacht op, wachten op, zorg, zorgen, uitgesteld`,
    deadline: `deadline, uiterste datum, vervaldatum, inleverdatum, termijn`,
    reference: `referentie, referenties, link, links, bron, bronnen, zie, zie ook, documentatie, verwijzing, verwijzingen`,
    proposal: `voorstel, voorstellen, idee, ideeën, optie, opties, suggestie, suggesties, aanbeveling, aanbevelingen, concept`,
    question: `vraag, vragen, antwoord, antwoorden`,
    request: `verzoek, verzoeken, aanvraag, aanvragen, herinnering`,
    note: `notitie, notities, opmerking, opmerkingen, let op, belangrijk, info, update, stand, status, context, thema, thema's, onderwerp, onderwerpen, focus, beschrijving, observatie, observaties, samenvatting, overzicht, details, voorbeeld, waarschuwing, tip, tips, overig, overige, discussie, bespreking, agenda, bevinding, bevindingen, project`,
    meta: `gegenereerd, bijgewerkt, aangemaakt, gewijzigd, datum, tijd, tijdstip, duur, auteur, bestand, bestanden, gewijzigde bestanden, nieuwe bestanden, locatie, plaats, deelnemers, aanwezig, aanwezigen, sessie, kosten, uren, weer, stemming, versie, trefwoorden`,
  },
  instruction: {
    frame: `alsjeblieft, alstublieft, altijd, je moet, u moet, jij moet, je mag, u mag, vergeet niet, zorg ervoor dat, zorg dat, eerst, dan, daarna, ook, onmiddellijk, meteen, nu, de (agent|assistent|AI) (moet|dient), als je dit leest, wie dit leest`,
    ignore: `negeer, negeren, vergeet, veronachtzaam, omzeil, overschrijf, sla geen acht op, volg … niet`,
    prior: `vorige, eerdere, voorgaande, bovenstaande, alle, je, jouw, uw, oorspronkelijke, bestaande`,
    guidance: `instructies, instructie, aanwijzing*, opdracht*, prompt, prompts, systeemprompt, richtlijnen, regels, systeembericht, veiligheidsregels`,
    reveal: `toon, laat … zien, onthul, geef … weer, geef … prijs, druk … af, herhaal, vertel, lek, deel, print`,
    send: `stuur, verstuur, zend, verzend, mail, post, upload, kopieer, deel, geef … door`,
    fetch: `download, haal … op, haal … binnen, ophalen`,
    run: `voer … uit, uitvoeren, installeer, start, draai`,
    disable: `schakel … uit, uitschakelen, zet … uit, uitzetten, deactiveer, omzeil, sla … over, overslaan, verwijder, onderdruk`,
    safeguard: `beveiliging, veiligheid*, sandbox, verificatie, controle*, handtekening*, machtiging*, toestemming*, bevestiging*, goedkeuring*, review*, TLS, SSL, certificaat, certificaten, firewall, virusscanner, audit*, logging, redactie, authenticatie, filter*, 2FA, MFA`,
    hide: `(vertel|zeg|meld) … (de|het) (gebruiker|mens|eigenaar|beheerder) niet*, vertel het niemand, vertel niemand, informeer … niet, zonder (te vragen|toestemming|bevestiging|goedkeuring|overleg), zonder … te (vragen|informeren), vraag niet (om|eerst), verzwijg, stiekem, heimelijk`,
    role: `je bent (nu|vanaf nu|voortaan) (een|de|het|mijn|vrij|geen), je bent niet langer, vanaf nu ben je, gedraag je als, doe alsof, doe je voor als, als AI, je nieuwe (rol|taak), nieuwe instructies, ontwikkelaarsmodus, je systeemprompt`,
  },
  narration: {
    speaker: `gebruiker, gebruikster, mens, eindgebruiker`,
    machine: `assistent, AI-assistent, chatbot, agent, AI, taalmodel, model, bot, subagent`,
    asked: `vroeg, vraagt, zei, zegt, wilde, wil, verzocht, verzoekt, gaf aan, vertelde, antwoordde, bevestigde, vermeldde, schreef, plakte, bedankte, heeft … (gevraagd|gezegd|verzocht|bevestigd|gevraagd|aangegeven), stemde in, wees af`,
    answered: `besloot, besluit, antwoordde, antwoordt, stelde … voor, stelt … voor, legde … uit, legt … uit, controleerde, las, schreef, maakte, repareerde, werkte … bij, opende, zocht, onderzocht, startte, probeerde, vond, bevestigde, verontschuldigde, heeft … (besloten|geantwoord|voorgesteld|uitgelegd|gecontroleerd|gelezen|geschreven|gemaakt|bijgewerkt|onderzocht|gestart|geprobeerd|gevonden|bevestigd), werd … (gevraagd|verzocht)`,
    talk: `(in|tijdens|gedurende) (dit|deze|het|de) (gesprek|sessie|chat|conversatie|discussie|dialoog), (dit|deze) (gesprek|sessie|conversatie) (ging|behandelde|begon|eindigde), zoals (hierboven|eerder) (besproken|vermeld|beschreven|uitgelegd), door de (gebruiker|assistent) (gevraagd|voorgesteld|gewenst), op verzoek van de gebruiker, (vroeg|verzocht) de (assistent|agent), subagent* (gestart|aangemaakt|ingezet)`,
  },
  secret: {
    word: `wachtwoord, wachtwoorden, wachtzin, paswoord, PIN, pincode, pin-code, geheim, geheimen, token, tokens, toegangstoken, API-sleutel, API-key, sleutel, toegangssleutel, privésleutel, inloggegevens, aanmeldgegevens, toegangscode, inlog, login, beveiligingsvraag, geheime vraag, meisjesnaam van (moeder|je moeder|mijn moeder), herstelcode*, herstelsleutel, wifi-wachtwoord, wificode, wifi-code, deurcode, cijfercode, eenmalig wachtwoord, kaartnummer, rekeningnummer, IBAN, burgerservicenummer, BSN, *wachtwoord`,
    is: `is, zijn, was, luidt, wordt, werd, is nu, staat op, ingesteld op, gewijzigd (in|naar), veranderd (in|naar), voor … is`,
    about: `reset*, herstel*, beleid, beheerder, manager, budget*, limiet*, aantal, verbruik, rotatie, verlenging, lengte, sterkte, veld, invoer*, formulier, pagina, scherm, kluis, hash*, validatie, controle, levensduur, vernieuwing, verlopen, vergeten, kwijt, gewijzigd, opgeslagen, versleuteld, ontbreekt, fout, ongeldig, vereist, leeg, beschermd, kosten, per seconde`,
  },
  actor: {
    who: `gebruiker, gebruikers, gebruikster, eindgebruiker, eindgebruikers, mens, mensen, assistent, assistenten, persoon, personen, ik, wij, we, jij, je, jullie, iemand, iedereen`,
    role: `AI, agent, agenten, agents, bot, bots, team, teams, teamlid, teamleden, ontwikkelaar, ontwikkelaars, spreker, deelnemer, deelnemers, klant, klanten`,
    attitude: `voorkeur, voorkeuren, verzoek, verzoeken, vraag, vragen, wens, wensen, mening, meningen, bedoeling, bedoelingen, gewoonte, gewoontes, gewoonten, stemming, verwachting, verwachtingen, instructie, instructies`,
    deed: `plan, plannen, doel, doelen, behoefte, behoeften, idee, ideeën, zorg, zorgen, beslissing, beslissingen, actie, acties, antwoord, antwoorden, gedrag, opmerking, opmerkingen, suggestie, suggesties, keuze, keuzes, interesse, interesses, naam, stijl, goedkeuring`,
  },
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
      "end-of-year": "eind(e|) van het jaar, eind dit jaar, jaareinde",
    },
    ahead: `over {n} {unit}, binnen {n} {unit}, na {n} {unit}, {n} {unit} later, de komende {n} {unit}`,
    ago: `{n} {unit} (geleden|eerder|terug), de afgelopen {n} {unit}`,
    units: { day: "dag, dagen", week: "week, weken", month: "maand, maanden", year: "jaar, jaren" },
    numbers: `nul, een één 'n, twee, drie, vier, vijf, zes, zeven, acht, negen, tien, elf, twaalf`,
    nextWeekday: `volgende {}, {} volgende week`,
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
  dangling: `
    de het een en of maar dat die van te in op aan voor met uit bij naar over onder door om als is zijn was wordt
    worden heeft niet geen er onze ons omdat want tot tussen zonder`,
  endings: "en ers ingen s e",
  abbreviations: `
    bijv bv enz d.w.z o.a m.b.t i.p.v t/m ca nr# dr drs ir mr mw prof St vs etc blz p# evt incl excl max min resp jl#
    a.u.b n.v.t`,
};
