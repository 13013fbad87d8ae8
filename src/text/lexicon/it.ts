/** Italian. Data for the keys of lexicon.ts, and nothing else. */
import type { Lexicon } from "./lexicon.ts";

export const it: Lexicon = {
  language: "it",
  name: "italiano",
  reason: `
    perché, perchè, poiché, poichè, siccome, dato che, visto che, dal momento che, giacché, in quanto, affinché, per (evitare|non|ridurre|garantire|permettere|poter|far), allo scopo di, al fine di, a causa (di|del|della|dei|delle|dell'), grazie (a|al|alla|ai|alle|all'), per via (di|del|della), quindi, perciò, pertanto, per questo, per questo motivo, per tale motivo, il motivo, la ragione, di conseguenza, altrimenti, in modo (da|che), così da, causat* da, dovut* (a|al|alla), provocat* da`,
  contrast: `ma, però, tuttavia, comunque, nonostante, malgrado, sebbene, benché, anche se, bensì, mentre, invece, al contrario, eccetto, tranne, salvo, piuttosto, in realtà, eppure`,
  link: `ma, e, ed, anche, inoltre, poi, quindi, allora, così, perciò, pertanto, però, tuttavia, altrimenti, dunque, infatti, questo, questa, ciò, esso, essa, pure, dopo, per questo`,
  condition: `quando, se, ogni volta che, ogniqualvolta, una volta che, appena, non appena, prima (di|che), dopo (che|aver), finché, fino a quando, a meno che, salvo che, purché, mentre, in caso di, nel caso, dove`,
  without: "senza",
  negation: `
    !non (solo|soltanto|solamente), !nessun (problema|dubbio), !senza dubbio, !senz'altro, !perché no, !se non, non … (mai|niente|nulla|nessun|nessuno|nessuna), non, mai, @no, niente, nulla, nessuno, nessun, nessuna, senza, né, neanche, nemmeno, neppure, impossibile`,
  ended: `
    niente più, non … più, mai più, smesso di, smettere di, smettiamo di, cessato di, dismess*, eliminat*, rimoss*, ritirat*, abbandonat*, disattivat* definitivamente, fuori servizio, fuori uso, obsolet*, superat*, scadut*, in passato, finora, fino ad ora, fino a oggi, in precedenza, precedentemente, prima (usavamo|era|si usava), non esiste più, è finit*, sono finit*`,
  enough: `!basta (un|una|uno|un'|il|lo|la|l'|i|gli|le|che|poco|solo|così|qui|anche), ^basta, ^stop (a|ai|al|alle|alla|agli), basta con, è morto, è morta, è stato (l'ultimo|l'ultima), era (l'ultimo|l'ultima)`,
  return: `
    torn* (a|al|alla|allo|ai|su|sul|in), tornat* (a|al|alla|su|sul), torniamo (a|al|alla|su), ritorn* (a|al|alla|su), ritorno (a|al|alla), di nuovo (a|al|su|con), tornare indietro, tornati indietro, torniamo indietro, indietro a, ripristin*, ripristinat*, annull* … modifica, revert, rollback, ripres* il, riportat* (a|al|alla), rimess* (in uso|com'era|come prima), come prima, come in precedenza, nuovamente (attiv*|usat*), si torna`,
  again: "di nuovo, nuovamente, ancora una volta, torn* a, riprend*",
  replacement: `
    sostituit* (da|dal|dalla|con), sostitu*, rimpiazzat* (da|con), rimpiazz*, al posto (di|del|della|dei), invece (di|del|che), anziché, piuttosto che, a favore (di|del|della), pass* (da|dal|dalla|a|al|alla), passat* (da|a|al|alla|su), passiamo (da|a|al|alla|su), cambiat* (da|in|con|a), cambiamo (da|in|con|a), migrat* (da|a|su|verso|al), migriamo (da|a|su|verso), migrare (da|a|su|verso), spostat* (da|a|su|al), rinominat* in, scambiat* con, ora (usiamo|usa|è|sono|si usa), d'ora in poi … (invece|al posto), aumentat* … a, portat* a, ridott* … a, abbassat* a`,
  forbidden: "vietat*, proibit*, divieto",
  multiple:
    "il doppio, il triplo, raddoppi*, triplic*, la metà (di|del|della), dimezz*, (due|tre|quattro|cinque|dieci) volte (più|meno|tanto)",
  from: "da, dal, dalla, dallo, dai",
  newly: `
    ora, passa(|no) a, da allora, adesso, ormai, oggi come oggi,
    da (lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|ieri|oggi|ora|gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre),
    d'ora in poi, d'ora in avanti, a partire da, solo su richiesta, al contrario, (tolto|tolta|tolti|tolte) da*, (rimosso|rimossa|eliminato|eliminata) da*, (ridotto|ridotta) a`,
  stays: `
    resta, restano, rimane, rimangono, restiamo, teniamo, tiene, tengono, mantiene, manteniamo, invariat*, basta,
    bastano`,
  withdrawal: `
    ritirat*, ritiriamo, ritirare, revocat*, revochiamo, revocare, annullat*, annulliamo, annullare, cancellat*, cancelliamo, abbandonat*, abbandoniamo, rinunciamo, rinunciato, scartat*, lasciamo perdere, lasciato perdere, lascia perdere, marcia indietro, fatto marcia indietro, cambiat* idea, cambiato opinione, cambiare idea, alla fine (no|non), dopo tutto (no|non), deciso di non, decidiamo di non, deciso contro, ripensat*, ci abbiamo ripensato, riconsiderat*, dimentica (questo|ciò), era (falso|falsa|sbagliato|sbagliata|errato|errata), erano sbagliat*, è (falso|sbagliato|errato), non è vero, non è corretto, si è rivelat* (falso|sbagliat*|errat*), ci sbagliavamo, è stato un errore, non vale più`,
  leaving: `lasciato, lasciamo, abbiamo lasciato, abbandonato, disdetto, disdetta, mollato, chiuso con, (ha preso|prende) … (da|dal|dalla), (subentra|subentrato|subentrata) a`,
  restricted: `solo, soltanto, solamente, esclusivamente, mai`,
  beside: `anche, inoltre, pure, in più, un altro, un'altra`,
  widened: `anche, pure, può, possono, permette, consente, chiunque, tutti, tutte`,
  mended: `
    risolt*, corrett*, sistemat*, riparat*, aggiustat*, sbloccat*, funziona (di nuovo|ora|adesso), torna a funzionare,
    senza (interruzioni|problemi|guasti)`,
  completion: `
    !(non|mai) (ancora |è |è stato |)(fatto|finito|risolto|completato|terminato), fatto, fatta, fatti, fatte, finito, finita, finiti, completat*, terminat*, conclus*, risolt*, corrett*, sistemat*, riparat*, aggiustat*, pubblicat*, rilasciat*, distribuit*, consegnat*, lanciat*, mergiat*, unit* al main, implementat*, messo in (produzione|funzione|linea), messa in (produzione|funzione) (completata|fatta), in produzione, chius*, approvat*, concess*, ricevut*, arrivat*, sbloccat*, rispost*, rinnovat*, firmat*, pagat*, prenotat*, ordinat*, installat*, aggiornat*, migrato, migrata, migrati, funziona (di nuovo|ora|adesso), torna a funzionare, di nuovo (online|disponibile), superat*, raggiunt*, riuscit*, inviat*, pronto, pronta`,
  unfinished: `
    non ancora, ancora no, ancora, ancora da, resta da, restano da, rimane da, rimangono da, manca, mancano, in parte, parzialmente, a metà, quasi, incompiut*, incomplet*, in corso, da (fare|finire|completare|risolvere), sarà, saranno, deve essere, devono essere, deve, devono, bisogna, finché, appena, fino a, in revisione, in review`,
  open: `
    !(senza|nessun|non c'è) (problem*|risch*),
    bloccat*, blocco, blocchi, bloccante*, in attesa (di|del|della|che), aspetta, aspettiamo, aspettano, attende, attendiamo, in sospeso, sospes*, fermo, ferma, fermi, apert*, domanda aperta, domande aperte, punto aperto, punti aperti, irrisolt*, non risolt*, non chiar*, sconosciut*, manca, mancano, mancante*, nessun accesso, senza accesso, fallisce, falliscono, fallit*, rott*, guast*, rinviat*, rimandat*, posticipat*, da decidere, da confermare, serve (una |)(decisione|approvazione|risposta|conferma), rischio, rischi, problema, problemi, disservizio`,
  waiting: `(sono|siamo) (a metà) (di|del|della|dei|delle|dell'), in attesa di, aspetto, aspettiamo, aspettando, bloccato (da|fino), sto (ancora |)lavorando, sto ancora facendo, stiamo (ancora |)lavorando`,
  hedge: `
    forse, magari, probabilmente, possibilmente, eventualmente, presumibilmente, potrebbe, potrebbero, può darsi, dovrebbe, sembra, sembrano, pare, apparentemente, a quanto pare, penso che, credo che, suppongo, immagino, pensiamo, crediamo, non sono sicur*, non siamo sicuri, incert*, mi chiedo, stiamo (pensando|valutando|considerando), sto (pensando|valutando), in un certo senso, presunt*`,
  supposed: `mettiamo che, supponiamo, immagina che, immaginiamo, ammettiamo che, poniamo che, se solo, ipotetic*, in teoria`,
  unreal: `!crebbe, !accrebbe, *rebbe, *rebbero, *remmo`,
  proposal: `
    (propongo|suggerisco|consiglio|raccomando), (proporrei|suggerirei|consiglierei), (proponiamo|suggeriamo|consigliamo), propost*, proposta, proposte, suggeriment*, consigliat*, raccomandazion*, potremmo, possiamo … se, puoi, potresti, potrebbe … usare, si potrebbe, vuoi che, volete che, vuole che, devo, dovremmo, dobbiamo … forse, che ne (dici|dite|pensi|pensate), e se, in alternativa, un'opzione, opzione (1|2|3|a|b|c), fammi sapere, fatemi sapere, se (vuoi|preferisci|volete|ti va), idea`,
  denied: `
    non (si tiene|si terrà|avrà luogo), è (falso|falsa|sbagliato), non è più (vero|valido|valida|così), non vale più, non è (vero|così), (falso|sbagliato) che,
    mai (deciso|concordato|approvato|detto|stato deciso), nessuno … (deciso|concordato|approvato|detto), respint*,
    rifiutat*, senza effetto, nullo`,
  unconfirmed: `
    non (è |è stato |è stata |abbiamo |si è |)(ancora |)(decis*|confermat*|approvat*|definit*|concordat*|risolt*|definitivo|stabilit*), niente (è |)(deciso|confermato), indecis*, da (decidere|confermare|definire|discutere|concordare|vedere), domanda aperta, nessuna (decisione|conferma), decisione (in sospeso|rimandata|rinviata), ancora da (decidere|confermare|vedere|definire), in (discussione|valutazione|fase di discussione), con riserva, salvo approvazione, provvisori*, provvisoriamente, aspetta (con|un attimo|prima), aspettiamo (con|prima|a), bozza, se (dobbiamo|conviene), soggett* a approvazione, prossima decisione,
    (stiamo|sto) (ancora |)(valutando|pensando|riflettendo|ragionando|soppesando), siamo (ancora |)(in dubbio|combattuti|indecisi), non sappiamo (ancora |)se, in forse, esitiamo,
    ne riparliamo, senza via libera`,
  heldOff: `veto, posto il veto, sospes*, sospendiamo, in sospeso, congelat*, in pausa, bloccat* (da|dal|dalla), riconsider*, ripens*, rimess* in discussione, in dubbio, in forse, non (è |)(ancora |)decis*, fino a nuovo ordine, fino a nuovo avviso, si (oppone|oppongono) (a|al|alla|all'), si è opposto, (ha|hanno) (bloccato|fermato), dubita (di|del|della|dell'), dubbi (su|sul|sulla|sull')`,
  postponed: `rinviat*, rimandat*, posticipat*, slitta, slittano, spostat* a`,
  deferral: `(fammi|lasciami) (pensare|pensarci|vedere), (devo|dobbiamo|bisogna|voglio|vorrei|fammi|lasciami|preferisco) … (pensare|pensarci|parlare|parlarne|chiedere|verificare|controllare|chiarire|sentire|discutere|vedere), prima … (parlare|parlarne|chiedere|verificare|chiarire|sentire|discutere), non ancora, aspettiamo, aspetta, (lascia|lasciamo|lasciamolo|mettiamo|mettiamolo) … (in sospeso|da parte|in pausa|perdere|stare), in sospeso, troppo presto, ci penso, ci dormo su, vediamo, (preferisco|preferiamo|meglio) … aspettare, prima (sento|chiedo|parlo|verifico|controllo|guardo), ne parlo, ci devo pensare, aspetterei`,
  decided: `
    deciso, decisa, decisi, decidiamo, decide, decidono, decisione, decisioni, abbiamo (deciso|scelto|concordato|optato|stabilito), si è deciso, è stato deciso, scelto, scelta, scelti, scegliamo, scelte, concordat*, accordo, optato per, optiamo per, stabilit*, adottat*, adottiamo, approvat*, approviamo, selezionat*, definitiv*, andiamo con, teniamo, restiamo (su|con), rimaniamo (su|con), scartat*, respint*, rifiutat*, confermiamo`,
  rule: `
    sempre, @mai, non … mai, deve, devono, dobbiamo, devi, dovete, dovrebbe, dovrebbero, bisogna, occorre, va (fatto|usato|evitato|controllato), vanno (fatti|usati|evitati|fatte|usate), non si (deve|può|usa), non (deve|devono|dobbiamo), obbligatori*, obbligatoriamente, richiest*, necessari*, vietat*, proibit*, non consentit*, non ammess*, evitare, evita, evitiamo, evitate, solo, soltanto, esclusivamente, in nessun caso, per nessun motivo, senza eccezioni, assicurarsi, assicurati, assicuratevi, regola, norma, politica, convenzione, per impostazione predefinita, di default, ogni, tassativamente`,
  lasting: `
    d'ora in poi, d'ora in avanti, da ora in poi, da adesso in poi, da (oggi|domani|ora|adesso|lunedì), a partire da (oggi|ora|domani|adesso|lunedì), in futuro, per il futuro, in avvenire, per sempre, definitivamente, permanentemente, fino a nuovo avviso, fino a nuovo ordine, ogni volta, di regola, in generale, per impostazione predefinita, di default, la prossima volta, ogni (giorno|settimana|mese|lunedì|martedì|mercoledì|giovedì|venerdì|rilascio|release), tutti i (giorni|mesi|lunedì|venerdì), tutte le settimane, quotidianamente, settimanalmente, mensilmente`,
  lesson: `
    lezione, lezioni, imparat*, impariamo, appreso, insegnamento, insegnamenti, morale, col senno di poi, con il senno di poi, a posteriori, avremmo dovuto, avrebbe dovuto, si sarebbe dovuto, errore, errori, si è scoperto, è emerso, è risultato, risulta che, ci siamo accorti, ci siamo resi conto, abbiamo capito, a nostre spese, la prossima volta, mai più, trappola, trappole, causa (principale|radice), retrospettiva, saggezza`,
  probing: `riprodu*, riprodott*, debug*, indag*, analizz*, diagnostic*, ispezion*, esamin*, cerca* la causa`,
  finding: `trovat*, scopert*, abbiamo (trovato|scoperto|notato|visto), è emerso, risulta che, rivela, rivelat*, mostra, mostrat*, notat*, rilevat*, misurat*, osservat*, inaspettat*, sorprendente, causa (principale|era|radice), confermat*, conferma, causat*, riprodott*, individuat*, bug`,
  standing: `è (il|la|l'|nostro|nostra) … (responsabile|capo|referente|proprietario|proprietaria|direttore|direttrice), (responsabile|incaricato|incaricata|referente) (di|del|della|dei|per), (guida|dirige|gestisce|coordina|approva) (il|la|i|le|lo|gli|tutti|tutte|l'), (appartiene|appartengono) (a|al|alla), (risponde|rispondono) (a|al|alla), si occupa (di|del|della|dei), (si trova|si trovano|sta|stanno) (in|nel|nella|su|sul|sulla), (è|sono) … (ospitat*|salvat*|archiviat*|conservat*) (in|nel|nella|su|sul), (richiede|richiedono) (un|una|due|tre), (ogni|tutti i|tutte le) (giorno|giorni|settimana|settimane|mese|mesi|notte|notti|anno|anni|lunedì|martedì|mercoledì|giovedì|venerdì|trimestre)`,
  preference: `
    prefer*, preferit*, preferisc*, piace, piacciono, non (gli |le |mi |ci |)piace, non (gli |le |mi |ci |)piacciono, odia, odio, detesta, detesto, non sopporta, non vuole, non voglio, vuole … (sempre|mai|solo|che), desidera … (sempre|che), insiste (su|per|che), @ama, adora, tiene (molto |)a, preferit*, per favore (sempre|mai|non|niente), gradisce, gradirebbe, meglio se`,
  request: `per favore, per piacere, per cortesia, cortesemente, puoi, potresti, può, potrebbe, potete, aiutami, vorrei che, voglio che, ho bisogno che, mi serve che, ti prego, si prega di, chiede di, ha chiesto, hanno chiesto, richiede`,
  person: `io, mi, mio, mia, miei, mie, noi, ci, nostro, nostra, nostri, nostre`,
  plan: `prossim*, piano, piani, pianificat*, previst*, prevediamo, progettiamo, vogliamo, intendiamo, obiettivo, obiettivi, traguardo, presto, in programma, in arrivo, più tardi, in seguito`,
  consent: `
    =sì, @si, certo, certamente, d'accordo, va bene, vabbè ok, ok, okay, esatto, esattamente, giusto, corretto, proprio così, assolutamente, ovviamente, naturalmente, perfetto, ottimo, bene, benissimo, buona idea, ottima idea, mi piace, sono d'accordo, concordo, confermo, confermato, approvato, procedi, proceda, procedete, procediamo, vai, vai pure, fallo, fai così, facciamo così, facciamolo, continua, continuate, per me va bene, mi sta bene, suona bene, volentieri, senz'altro, è (giusto|corretto|perfetto), !sì … ma, !va bene … ma, !bene … ma, !buona (domanda|osservazione), !buon punto, !buono a sapersi, facciamo (così|cosi), prendiamo (quello|quella|questo|questa), affare fatto, ci sto, andata, aggiudicato`,
  refusal: `
    !nessun problema, !non c'è problema, !non solo, no, nope, assolutamente no, neanche per idea, non così, così no, questo no, non ora, non adesso, non ancora, meglio di no, per favore non, non farlo, non fate, fermo, fermati, fermatevi, stop, aspetta, aspetti, aspettate, sbagliato, è sbagliato, falso, cattiva idea, pessima idea, non è una buona idea, non sono d'accordo, in disaccordo, non mi (piace|convince|sembra), non voglio, rifiutato, respinto, lascia perdere, lascia stare, annulla (questo|tutto|la), annullalo, torna indietro, contrario, lascia (perdere|stare), annulla*, ripristina*, preferisco (tenere|restare|mantenere), rimaniamo (con|su), restiamo (con|su), non ha (funzionato|aiutato), (è|ora è) peggio, scarta*, no grazie, !non è (una |)(cattiva|brutta) idea, brutta idea, lascia com'è, neanche per sogno, non se ne parla, per niente convint*, non ha senso`,
  aside: `prossimo (argomento|punto|tema), prossima domanda, altro (argomento|tema), altra (cosa|domanda), cambiando argomento, a proposito, (lo |)(conosco|vedo|capisco|ricordo), lo so, più tardi, dopo, un'altra volta, domani, la prossima settimana, ci (penso|penserò|guardo), lo guardo, vedremo, vediamo, interessante, buono a sapersi`,
  declining: `mi dispiace, mi spiace, purtroppo, sfortunatamente, non posso, non sono in grado, non mi è possibile, come IA, come modello linguistico, chiedo scusa, scusa ma`,
  transient: `
    attualmente, al momento, in questo momento, per il momento, per ora, per adesso, adesso come adesso, ora come ora, temporaneamente, temporane*, provvisoriamente, provvisori*, momentaneamente, nel frattempo, intanto, fino a (domani|lunedì), solo oggi, per oggi, stamattina, questa mattina, questo pomeriggio, stasera, in corso, sta girando, soluzione tampone, una tantum, tampone`,
  sessionScope: `
    in questa (sessione|conversazione|chat|discussione), per questa (sessione|conversazione|volta), per questo compito, durante questa sessione, solo (per |)(questa volta|stavolta|adesso|ora|oggi|qui), soltanto (per |)(questa volta|stavolta|oggi), stavolta, una volta sola, una sola volta, eccezionalmente, in via eccezionale, prima proviamo, proviamo prima, per ora, per il momento, per adesso, temporaneamente`,
  now: `in questo (preciso |)(momento|istante), proprio (ora|adesso), subito`,
  ticket: `ticket, segnalazione, attività, richiesta di pull`,
  branch: `ramo, rami`,
  checks: `test, suite di test, build, CI, pipeline, compilazione`,
  manner: `bene, meglio, migliore, veloce, velocemente, fluido, fluida, stabile, instabile, lento, lenta, lentamente, male, peggio, benissimo, tranquillo, tranquilla`,
  outage: `giù, irraggiungibile, non raggiungibile, non disponibile, offline, non risponde, fuori servizio, bloccato, bloccata`,
  failing: `fallisce, falliscono, fallito, fallita, fallì, scaduto, bloccat*, respint*, non funziona`,
  passing: `rosso, rossi, rossa, rosse, verde, verdi, fallisce, falliscono, passa, passano, superati, superato`,
  step: `
    buongiorno, buonasera, buonanotte, ciao, grazie (mille|tante|), arrivederci, a (domani|dopo), buon (fine settimana|lavoro|weekend), complimenti, auguri, prego, (file|modifica|modifiche|documento) … (salvato|salvati|salvata|salvate), salvato con successo, nessuna modifica, (server|container|servizio) … riavviato, tutto verde, tutti (verdi|i test passano), nessun avviso, rinominato (una|la|delle|le) (variabile|variabili), (rimosso|eliminato) … (import inutilizzato|import inutilizzati), corretto … (refuso|refusi|errore di battitura), corretta la riga, (lanciato|eseguito) (i test|il linter), (aperto|chiuso) (il terminale|l'editor|il file|una pull request|una PR), (installato|aggiornato) le dipendenze, salvato il (file|documento), svuotata la cache, fatto una pausa`,
  chore: `pushato, pushati, committato, unito il ramo, ho unito, mergiato, fuso, ribasato, ripristinato, taggato, clonato, riavviato, ricaricato, elencato, elencati, riavviata, mergiato il`,
  smoothly: `correttamente, con successo, senza errori`,
  workpiece: `commit, pull request, PR, ramo, rami, branch, file, cartella, directory, script, test, build, CI, pipeline, server, server di prova, processo, backup, copia di sicurezza, cache, bug`,
  codePart: `classe, funzione, metodo, costante, variabile`,
  codeLine: `riga, righe`,
  taskScope: `per questo compito, per questa attività, per l'attività corrente, per il compito attuale, durante questa attività, (per|in) questa sessione`,
  measured: `rispetto (a|al|alla), contro, a confronto, da … a, (sceso|scesa|salito|salita|passato|passata) (da|a), più (veloc*|lent*|piccol*|grand*), meno, riduzione, miglioramento, volte più`,
  momentary: `esegui, esegua, eseguite, lancia, avvia, riavvia, riavviare, svuota, svuotare, controlla, controllate, verifica, apri, aprite, clicca, premi, ricarica, aggiorna, cancella, incolla, digita, elenca, mostra, mostrami, stampa, guarda, riprova, prova, ferma, copia, leggi, rileggi, aspetta, attendi, continua, accedi, esci, reinstalla, controllare, verificare, eseguire`,
  deadline: `scadenza, scadenze, data limite, termine ultimo, termine, termini, entro, entro e non oltre, al più tardi, prima del, deve essere (pronto|pronta|consegnato|consegnata) (entro|per|prima), consegna (entro|il), fino al, entro fine, fine mese, deadline`,
  expiry: `scade, scadono, scadut*, in scadenza, termina (il|a|nel), finisce (il|a|nel), valid* fino, rinnovo, da rinnovare, cessa`,
  nothing: `!nessun*, niente, nulla, niente (di nuovo|da segnalare|da fare|di particolare|da aggiungere), nessun (cambiamento|blocco|punto|aggiornamento), nessuna (novità|decisione|nota|modifica), nessuno, n/a, non applicabile, invariat*, come (ieri|sopra|prima), vedi sopra, sconosciuto, non (specificato|indicato|disponibile), vuoto`,
  praise: `(la |il |) (migliore|miglior|buona|buon|giusta|giusto|più pulita|più semplice) (opzione|soluzione|scelta|idea|approccio|modo|pratica), ha (più |)senso, è (meglio|più pulito|più semplice|logico|giusto|la cosa migliore), semplicemente meglio`,
  onRequest: `su richiesta (di|del|dell'|della), come (richiesto|concordato|discusso|indicato|voluto), per (ordine|volere|richiesta) (di|del|della), (utente|cliente|lui|lei) (ha chiesto|voleva|ha voluto|ha detto|ha richiesto), richiesto dall'(utente|azienda)`,
  qualifier: `chiave, principale, principali, importante, importanti, prese, presa, nuove, nuovi, altre, altri, prossime, prossimi, aperte, aperti, finali, attuali, nostre, nostri, mie, miei, tutte, tutti, le, i, gli, la, il, lo, di, del, della, delle, dei, e, per, tecniche, punti, passi, settimana, giorno, oggi, elenco, riepilogo, nuova, nuovo, diario, registro, note, log`,
  mark: {
    decision: `decisione, decisioni, deciso, scelta, scelte, scelto, accordo, accordi, concordato, delibera, delibere`,
    rule: `regola, regole, norma, norme, politica, convenzione, convenzioni, principio, principi, buona pratica, buone pratiche, d'ora in poi, sempre, linea guida, linee guida`,
    lesson: `lezione, lezioni, lezione imparata, lezioni imparate, lezione appresa, lezioni apprese, imparato, appreso, insegnamento, insegnamenti, trappola, trappole, riflessione, riflessioni, correzione, col senno di poi`,
    remember: `ricorda, ricordare, da ricordare, ricordati, non dimenticare, promemoria permanente, tenere a mente, tieni a mente`,
    preference: `preferenza, preferenze, preferisce, desiderio, desideri, gusto, gusti`,
    fact: `dato di fatto, fatti, buono a sapersi, da sapere`,
    reason: `perché, motivo, motivi, ragione, ragioni, motivazione, motivazioni, causa, cause`,
    apply: `applicazione, come applicare, come applicarlo, applicare, in pratica, nella pratica`,
    outcome: `risultato, risultati, esito, esiti, fatto, finito, completato, completati, risolto, risolti, consegnato, traguardo, traguardi, successo, successi, raggiunto, obiettivi raggiunti`,
    todo: `da fare, compito, compiti, attività, azione, azioni, prossimo passo, prossimi passi, passi successivi, piano, piani, più tardi, seguito`,
    open: `aperto, punto aperto, punti aperti, domanda aperta, domande aperte, questioni aperte, blocco, blocchi, bloccato, bloccante, problema, problemi, rischio, rischi, ostacolo, ostacoli, in attesa, in sospeso, criticità, preoccupazione, preoccupazioni`,
    deadline: `scadenza, scadenze, termine, data limite`,
    reference: `riferimento, riferimenti, collegamento, collegamenti, link, fonte, fonti, vedi, vedi anche, documentazione, risorsa, risorse`,
    proposal: `proposta, proposte, suggerimento, suggerimenti, idea, idee, opzione, opzioni, raccomandazione, raccomandazioni, bozza`,
    question: `domanda, domande, risposta, risposte`,
    request: `richiesta, richieste, promemoria`,
    note: `nota, note, osservazione, osservazioni, attenzione, importante, info, informazioni, aggiornamento, stato, contesto, tema, temi, argomento, argomenti, oggetto, focus, descrizione, riepilogo, sintesi, riassunto, panoramica, dettagli, esempio, commento, commenti, avviso, consiglio, consigli, varie, altro, discussione, discussioni, ordine del giorno, scoperta, scoperte, progetto`,
    meta: `generato, aggiornato, creato, modificato, data, ora, orario, durata, autore, autrice, file modificati, nuovi file, ramo, luogo, partecipanti, presenti, assenti, sessione, costo, costi, ore, meteo, umore, versione, etichette`,
  },
  instruction: {
    frame: `
      per favore, per cortesia, per piacere, sempre, devi, deve, dovete, ricorda di, ricordati di, ricordate di,
      assicurati di, assicuratevi di, non dimenticare di, immediatamente, subito, ti prego di, si prega di, bisogna`,
    agent: `
      agente, agenti, l'agente, assistente, assistenti, l'assistente, IA, l'IA, intelligenza artificiale,
      modello linguistico, modelli linguistici, il modello, i modelli, LLM, chatbot, bot, subagente, sotto-agente`,
    you: `tu, te, ti, tuo, tua, tuoi, tue, voi`,
    this: `questa, questo, queste, questi, quest'`,
    text: `
      regola, regole, riga, righe, nota, note, istruzione, istruzioni, messaggio, paragrafo, voce, frase, memoria,
      indicazione, promemoria, pagina, annotazione, documento, appunto, avviso`,
    read: `
      legge, legga, leggere, leggi, leggendo, letto, lettura, lettore, elabora, elabori, carica, vede, trova, assorb*`,
    reader: `
      chi legge questa, chi legge questo, chiunque legga, chi legge, leggendo questo, se leggi questo,
      quando leggi questo, caro (assistente|agente), cara IA, gentile assistente,
      (nota|messaggio|ordine|avviso) (per|a) (gli |l'|tutti gli |) (assistent|agent|IA|modell)*,
      (chi|chiunque|ogni agente che|l'agente che) (apre|apra|carica|carichi|trova|trovi|riceve),
      alla vista di quest*, aprendo quest*, appena caricat*, dopo la lettura`,
    every: `ogni, tutti, tutte, tutto, inizio, fine, prima, primo, avvio, qualsiasi, ciascun*, appena, durante`,
    turn: `
      sessione, sessioni, conversazione, attività, risposta, risposte, messaggio, segnalazione, richiesta, chat,
      comando, audit, email, e-mail, mail, macchina, progetto, giorno, notte, compilazione, commit, accesso, esecuzione, segnalazione`,
    occasion: `ogni volta che, se ti chiedono, la prima volta, quando si apre, all'avvio`,
    ignore: `
      ignor*, dimentic*, trascur*, scavalc*, aggir*, non seguire, non seguite, non rispettare, non tenere conto,
      non tener conto, sovrascriv*, annull*, scart*, lascia perdere, tralasci*, accanton*, disattend*`,
    prior: `
      precedent*, tutte, tutti, tutto, tue, tuoi, sue, suoi, tua, tuo, anterior*, sopra, esistent*, original*,
      inizial*, sistema, prima, finora, ogni, qualsiasi`,
    guidance: `
      istruzion*, indicazion*, direttiv*, ordin*, prompt*, messaggio di sistema, regol*, vincol*, restrizion*,
      limitazion*, comand*, ciò che … (detto|scritto), quello che … (detto|scritto), quanto … (detto|scritto)`,
    rules: `regola, regole, linee guida, disposizion*, diviet*, limit*, vincol*`,
    hidden: `nascost*, intern*, segret*, inizial*, original*, complet*, riservat*, integral*, privat*`,
    inner: `
      prompt di sistema, messaggio di sistema, istruzioni di sistema, il suo prompt, il tuo prompt,
      la sua configurazione, la tua configurazione, il suo contesto, il tuo contesto, le tue istruzioni,
      le sue istruzioni`,
    reveal: `
      rivel*, mostra, mostri, mostrare, mostrano, stamp*, ripet*, divulg*, visualizz*, svel*, dimmi, dammi, espon*,
      recit*, cita, citi, citare, trascriv*, elenc*, termin* … con, conclud* … con, riport* … testo, spiffer*,
      consegn*, riport*`,
    send: `
      invia*, invii, mand*, inoltr*, pubblica, pubblichi, pubblicare, carica, carichi, caricare, condivid*,
      trasmett*, spedi*, consegn*, trasferisc*, trasferire, gira … a, passa … a, va … a, deposit*, spedisc*,
      sincronizz*, travas*, recapit*, esporta, esporti, esportare`,
    copy: `copia, copi, copiano, copiare, alleg*, aggiung*, incoll*, inser*, inclu*, riport* … (in|su|a), riporti, riportino, inclus*`,
    fetch: `scaric*, recuper*, preleva*, prelevi, prelevino`,
    open: `prendi, prende, prendere, leggi, legge, leggere, apri, apre, aprire, consult*, visit*`,
    run: `esegu*, install*, avvi*, lanci*, import*, passa … (bash|sh), invoc*, richiam*, faccia partire, fa partire`,
    launch: `eseguil*, lo esegu*, la esegu*, installal*, lo install*, lo avvi*, avvial*, lancial*, lo lanc*, la lanc*, eseguirl*, aprilo ed esegu*`,
    disable: `
      lasci* … (spento|spenta|disattivato|disattivata), disattiv*, disabilit*, spegn*, salt*, aggir*, evit*, elud*, rimuov*, sopprim*, togli*, bypass*, omett*,
      sospend*, allent*, escludi, spenga, spengano, spento, ferma, fermi, fermare, fermino, arresta, arresti, blocca, blocchi`,
    safeguard: `
      isolamento, sicurezza, sandbox, ambiente isolato, verific* della firma, verifich*, firma dei commit, permess*, conferm*,
      approvazion*, autorizzazion*, revision*, TLS, SSL, certificat*, firewall, antivirus, audit*,
      registro di controllo, autenticazione, controlli di sicurezza, filtr* dei contenuti, protezion*, salvaguard*,
      scanner, 2FA, MFA, checksum, norme di sicurezza, finestra di conferma, controllo degli accessi,
      registrazione di controllo, registro degli accessi, revisione del codice, verific* delle firme, avvis* di sicurezza`,
    crime: `
      attaccante*, aggressore, aggressori, hacker, malevol*, malware, trojan, phishing, vulnerabilità, falla,
      furto, ruba, rubat*, ladro, ladri, violazione, incidente, compromess* da, backdoor, truffa`,
    erase: `cancell*, elimin*, rimuov*, distrugg*, sovrascriv*, svuot*`,
    obey: `
      (quello|ciò|quanto) che … (dice|c'è|scritto|indica|chiede|trovi), quello che dice, ciò che dice,
      quanto … (scritto|indicato), obbedi*, segui alla lettera, ciò che trovi, quello che trovi, quanto trovi,
      alla lettera, tutto ciò che … (chiede|dice|richiede), ciò che … (chiede|richiede),
      (esegui|esaudisci|accetta) ogni (ordine|richiesta)`,
    agree: `approv*, accett*, autorizz*, consent*, rispond* sì`,
    ask: `chied*, conferm*, permesso, autorizzazione, approvazione, consenso, domand*, consult*`,
    unasked: `di (sua|tua|propria) iniziativa, di testa (sua|tua), arbitrariamente, motu proprio`,
    tell: `
      (dice|dicono|dire|dirlo|dirgli|dica|informar*|inform*|avvis*|menzion*|parlar*|riferi*|rivel*|raccont*|segnal*|mostr*) … (utente|all'utente|operatore|proprietario|nessuno|titolare|umano),
      (disturb*|scomod*|consult*|coinvolg*) … (utente|proprietario|operatore|nessuno),
      (tacer*|tace|nascond*) … (committente|utente|cliente)`,
    mention: `menzion*, rivel*, raccont*, parlar*, riferi*, dire, dica, segnal*, citar*, dirlo, ne faccia parola, ne parli, farne parola`,
    hide: `
      non (dirlo|menzionarlo|menzionarla|riferirlo|rivelarlo|rivelarla|parlarne|raccontarlo|segnalarlo),
      nascondi (questo|lo|tutto), nascond* … all'utente, all'insaputa, tieni … segreto, farne parola,
      qualunque cosa (veda|trovi), a prescindere da, nessuno (deve|ha bisogno di) saper*, nessuno lo (saprà|sappia),
      senza lasciare tracc*, nessuna traccia, mai esistito, mai esistita, alle spalle, mantieni il silenzio,
      non una parola (a|di|con), non (dire|raccontare|menzionare|rivelare) … (cliente|utente|nulla|niente),
      resta tra noi, che nessuno sappia, (tienilo|tienitelo|tieni questo|lo tenga) per (te|sé), zitto su`,
    void: `
      privi di effetto, non hanno più effetto, decad*, null*, non vale più, non valgono più, non conta più, non contano più, come se … non esist*,
      senza effetto, abrogat*, superat*, non (vale|valgono|contano|conta|si applica|si applicano), sospes*,
      revocat*, annullat*, cessan*`,
    role: `
      (ora sei|adesso sei|sei ora|sei adesso), non sei più,
      (d'ora in poi|da ora in poi|d'ora in avanti|da questo momento) … sei, comportati come, agisci come,
      fai finta di, fingi di, fingiti, il tuo nuovo (ruolo|nome|compito), la tua nuova (identità|missione),
      il tuo prompt di sistema, (rispondi|parla|agisci) (d'ora in poi |da ora |) come, nel ruolo di, nei panni di,
      interpreta, recita la parte, assumi il ruolo, vesti i panni`,
    memories: `file di memoria, la tua memoria, memoria a lungo termine, tutte le memorie`,
    private: `
      password, parola chiave, parole d'ordine, credenzial*, chiave (API|SSH|privata|segreta|di accesso|di deploy),
      chiavi, token, segret*, elenco clienti, lista clienti, lista dei clienti, elenco dei clienti,
      database clienti, dati (dei clienti|clienti|personali|bancari|sensibili), appunti di sistema,
      variabili d'ambiente, cronologia (del browser|della chat|delle conversazioni|del terminale), portafoglio,
      frase seme, codice sorgente, contenuto di … env, string* di connessione, profil* AWS, cookie di sessione, carta di credito, carte di credito, codic* di recupero, portachiavi, tutta la (posta|corrispondenza)`,
  },
  narration: {
    speaker: `utente, umano`,
    machine: `assistente, assistente IA, chatbot, agente, IA, modello linguistico, modello, bot, sotto-agente, subagente`,
    asked: `ha chiesto, chiede, chiese, ha detto, dice, ha voluto, voleva, ha richiesto, ha indicato, ha confermato, ha menzionato, ha risposto, ha chiarito, ha incollato, ha scritto, ha ringraziato, ha accettato, ha rifiutato, ha approvato`,
    answered: `ha deciso, ha risposto, risponde, ha suggerito, suggerisce, ha proposto, propone, ha spiegato, spiega, ha consigliato, ha controllato, ha verificato, ha letto, ha scritto, ha creato, ha corretto, ha aggiornato, ha modificato, ha aperto, ha cercato, ha analizzato, ha avviato, ha provato, ha usato, ha trovato, ha confermato, si è scusat*, ha generato, ha fornito, è stato (incaricato|invitato)`,
    talk: `(in|durante|nel corso di) (questa|la|nostra) (conversazione|sessione|chat|discussione), nella (conversazione|sessione), (questa|la) (conversazione|sessione) (ha trattato|ha riguardato|è iniziata|è terminata), come (menzionato|indicato|spiegato|discusso) (sopra|prima|in precedenza), (richiesto|suggerito|proposto|chiesto) dall'(utente|assistente), su richiesta dell'utente, chiesto all'(assistente|agente), sotto-agent* … (avviat*|creat*|lanciat*), (avviato|creato|lanciato) un sotto-agente, (deciso|eseguito|eseguita|riavviato|avviato|verificato|chiesto) (dall'assistente|dall'agente|dall'utente|dal modello)`,
  },
  secret: {
    password: `password, psw, pwd, parola di accesso, cognome da nubile, cognome da signorina, la pass, parola chiave del wifi, parola segreta, parola di sicurezza, parolina, parola d'ordine dell'allarme`,
    label: `pass, psw, passw, pw, p.w, pwd, psswd`,
    phrase: `passphrase, frase segreta, frase di recupero, frase mnemonica, frase seed, parole di recupero`,
    code: `PIN, codice PIN, PUK, codice PUK, codice (della porta|del cancello|del portone|di accesso|d'accesso|d'ingresso|dell'allarme|di sblocco|di sicurezza|di verifica|usa e getta|della cassaforte|del lucchetto), codici (di accesso|d'accesso), codic* di (recupero|emergenza|backup|riserva), combinazione, combinazioni, numero di (carta|conto), IBAN, codice fiscale, CVV, il pin, mio pin, tre cifre, CVC, cifre sul retro, combinazione della, combi, chiave di (recupero|ripristino), codice di attivazione, codice di riserva`,
    key: `chiave, chiavi, codice, codici, parola d'ordine, sul retro, wifi ospiti, wi-fi ospiti, rete ospiti, wifi degli ospiti`,
    token: `chiav* API, chiav* di (accesso|licenza), chiav* (privat|segret)*, token, segreto, segreti, secret, cookie, TOTP, 2FA, autenticatore, seme TOTP, seme, seed`,
    access: `credenziale, credenziali, accesso, accessi, dati di accesso, login, account`,
    account: `utente, nome utente, username, login, account, e-mail`,
    question: `domanda di sicurezza, domande di sicurezza, domanda segreta, domanda di controllo, domanda di recupero, domanda personale, risposta segreta, domande segrete`,
    answer: `risposta, risposte`,
    fact: `primo (cane|gatto|animale|animale domestico|maestro|insegnante|lavoro|telefono), prima (auto|macchina|scuola|maestra|insegnante), cognome da nubile, cognome da ragazza, città natale, luogo di nascita, scuola elementare, amico d'infanzia, soprannome d'infanzia, piatto preferito, insegnante preferito, film preferito, nome (del|del mio) (cane|gatto), via in cui (sono|è) cresciut*, via dell'infanzia, nome della nonna, migliore amico, primo concerto, primo capo, soprannome, animale domestico`,
    replied: `risposto, ho risposto, ho detto, ho messo, abbiamo risposto, abbiamo detto, abbiamo messo, rispondo, ho scritto, ho dato`,
    lock: `wifi, wi-fi, rete, router, porta, porte, cancello, ingresso, portone, garage, cassaforte, allarme, carta, telefono, cellulare, tablet, portatile, computer, lucchetto, armadietto, serratura, bici, SIM, ascensore, cantina, sbarra, cassetta, parcheggio, baita, appartamento, casa, palestra, magazzino, cortile, scala, soffitta, officina, ufficio, citofono, cassetta della posta, valigia, stampante, capannone, portoncino, videocitofono, cassetta chiavi, tornello, casellario, cassettiera, zip, archivio, PDF, disco, disco fisso, telecamera, proiettore, contatore`,
    card: `carta di credito, carta di debito, carta aziendale, carta, visa, mastercard, bancomat`,
    opens: `apre, si apre, aprono, apriva, si apriva, aprire, sblocca, si sblocca, sbloccare, disattivare, disattiva, disattiva*, disinserire, spegnere, spegne, entra, si entra, entrare, accede, si accede, accedere, collega, collegarsi, cifrat*, crittografat*, decifrare, protett*, girando, si apre girando, disinserisce, disinserito, disarma, disarmare, sblocca*, sbloccato, toglie, si sblocca con, aprì, si è aperto, si scompatta, scompattare, decifrato, montato, cifrato`,
    login: `entra, si entra, entrare, entriamo, entrato, entrati, accede, si accede, accedere, accediamo, collega, collegarsi, ci colleghiamo, si collega, logga, loggarsi, ci logghiamo, si logga, entrata come, entrato come, loggato`,
    with: `con, tramite`,
    types: `digitare, digita, digitando, premere, premi, inserire, comporre, premendo, componendo, inserendo, digit*, premuto, inserito, digitato, batti, battere, scrivi, scrivere, scrivendo, metto, mettere, metti, mettiamo, schiaccia, schiacciare`,
    turn: `da, a, di, in`,
    as: `come, per`,
    sets: `messo, abbiamo messo, ho messo, scelto, abbiamo scelto, ho scelto, impostato, usato, usiamo`,
    dial: `lucchetto, lucchetti, cassaforte, cassetta delle chiavi, armadietto, serratura, serratura a combinazione, tastierino, citofono, tastiera del cancello`,
    spoken: `la parola, la frase, frase`,
    is: `è, sono, era, sarà, fu, resta, rimane, diventa, adesso è, ora è, è ora, è adesso, cambiat* in, impostat* (a|su), è impostato su, è semplicemente, è rimast*, è diventat*, è stat* cambiat* in, ora, adesso, d'ora in poi`,
    about: `reset*, reimpost*, recuperare, dimenticat*, criteri, politica, regola, regole, gestore, budget*, limite*, numero di, consumo, rotazione, rinnovo, lunghezza, robustezza, campo, campi, modulo, form, pagina, schermata, hash*, validazione, verifica, durata, scadenza, scade, aggiornamento, costo, al secondo, per richiesta, cambio, codic* (di errore|postale|sorgente|a barre|QR|HTTP|di stato|sconto|promozionale|paese), chiave (primaria|esterna|pubblica|di ricerca|di lettura), parole chiave, parola chiave, punti chiave, punto chiave, codic* (articolo|prodotto|cliente|ordine|colore|di prenotazione|di tracciamento|stradale|civile), codice di tracking`,
    state: `ieri, oggi, domani, stamattina, stasera, cassaforte, pers*, scadut*, mancante*, manca, errat*, sbagliat*, non valid*, valid*, richiest*, obbligatori*, vuot*, protett*, salvat*, cifrat*, vedi, chiedi, chiedere, almeno, minimo, caratteri, cifra, not*, uguale, la stessa, lo stesso, nuov*, vecchi*, cort*, lung*, debole, forte, sicur*, pronta, cambiat*, sotto, *mente, *ata, *ato, *abile, *ibile, superata, fatta`,
  },
  actor: {
    self: `@io, me stesso`,
    project: `progetto, repository, applicazione`,
    who: `utente, utenti, umano, umani, assistente, assistenti, chatbot, persona, persone, gente, io, noi, tu, voi, lei, lui, loro, qualcuno, tutti, intelligenza artificiale`,
    role: `IA, agente, agenti, bot, team, squadra, squadre, gruppo, membro del team, membri del team, sviluppatore, sviluppatori, sviluppatrice, partecipante, partecipanti, cliente, clienti`,
    attitude: `preferenza, preferenze, richiesta, richieste, domanda, domande, desiderio, desideri, opinione, opinioni, intenzione, intenzioni, abitudine, abitudini, umore, aspettativa, aspettative, istruzione, istruzioni`,
    deed: `piano, piani, obiettivo, obiettivi, bisogno, bisogni, idea, idee, preoccupazione, preoccupazioni, decisione, decisioni, azione, azioni, risposta, risposte, comportamento, commento, commenti, suggerimento, suggerimenti, scelta, scelte, interesse, interessi, nome, stile, approvazione`,
  },
  measures: "tonnellata/tonne, tonnellate/tonne, chilo/kilogram, chili/kilogram",
  contraries:
    "inizia/finisce, comincia/finisce, inizia/termina, apre/chiude, aprono/chiudono, corto/lungo, breve/lungo, brevi/lunghi, brevi/lunghe, presto/tardi, primo/ultimo, prima/ultima, alto/basso, alta/bassa, grande/piccolo, sale/scende, compra/vende, caldo/freddo, mattina/sera, estate/inverno, nord/sud, est/ovest, sinistra/destra, formale/informale, ama/odia",
  opposites: `
    attivato/disattivato, attivare/disattivare, abilitato/disabilitato, consentito/vietato, consentire/vietare, sempre/mai, prima/dopo, più/meno, minimo/massimo, almeno/al massimo, aumentato/ridotto, aumentare/ridurre, accettato/rifiutato, aperto/chiuso, pubblico/privato, mantenere/eliminare, avviare/fermare, con/senza, obbligatorio/facoltativo, più veloce/più lento, interno/esterno, manuale/automatico, vero/falso, aggiungere/rimuovere`,
  calendar: {
    months: `gennaio gen genn, febbraio feb febb, marzo mar, aprile apr, maggio mag magg, giugno giu, luglio lug, agosto @ago, settembre @set sett, ottobre ott, novembre nov, dicembre dic`,
    weekdays: `lunedì lunedi lun, martedì martedi mar, mercoledì mercoledi mer, giovedì giovedi gio, venerdì venerdi ven, sabato sab, domenica dom`,
    relative: {
      "day-2": "l'altro ieri, l'altroieri, altro ieri, avantieri",
      "day-1": "ieri, ieri (sera|mattina|notte)",
      day0: "oggi, stamattina, stamani, questa mattina, questo pomeriggio, stasera, stanotte",
      "day+1": "domani, domani (mattina|sera|pomeriggio)",
      "day+2": "dopodomani, dopo domani",
      "week-1": "la settimana scorsa, settimana scorsa, la scorsa settimana, scorsa settimana",
      week0: "questa settimana",
      "week+1":
        "la settimana (prossima|entrante|successiva), settimana prossima, la prossima settimana, prossima settimana",
      "week+2": "tra due settimane",
      "month-1": "il mese scorso, mese scorso, lo scorso mese, scorso mese",
      month0: "questo mese",
      "month+1": "il mese (prossimo|successivo), mese prossimo, il prossimo mese, prossimo mese",
      "year-1": "l'anno scorso, anno scorso, lo scorso anno, scorso anno",
      year0: "quest'anno",
      "year+1": "l'anno prossimo, anno prossimo, il prossimo anno, prossimo anno",
      "quarter-1": "il trimestre scorso, lo scorso trimestre, trimestre scorso",
      quarter0: "questo trimestre",
      "quarter+1": "il prossimo trimestre, prossimo trimestre, trimestre prossimo",
      "end-of-week": "fine (della |)settimana, fine settimana, weekend",
      "end-of-month": "fine (del |)mese, fine mese",
      "end-of-month+1": "fine (del |)(mese prossimo|prossimo mese), fine del mese successivo",
      "end-of-year": "fine (dell'|)anno, fine anno",
    },
    ahead: `(tra|fra) {n} {unit}, nei prossimi {n} {unit}, nelle prossime {n} {unit}`,
    span: `entro {n} {unit}, dopo {n} {unit}, {n} {unit} dopo, {n} {unit} più tardi, in {n} {unit}, per {n} {unit}`,
    ago: `{n} {unit} fa, {n} {unit} (prima|addietro|or sono), negli ultimi {n} {unit}, nelle ultime {n} {unit}, da {n} {unit}`,
    units: { day: "giorno, giorni", week: "settimana, settimane", month: "mese, mesi", year: "anno, anni" },
    numbers: `zero, un uno una un', @due, tre, quattro, cinque, @sei, sette, otto, nove, dieci, undici, dodici, tredici, quattordici, quindici`,
    nextWeekday: `{} prossimo, {} prossima, prossimo {}, prossima {}`,
    weekdayNextWeek: `{} della prossima settimana, {} della settimana prossima`,
    thisWeekday: `questo {}, questa {}`,
    lastWeekday: `{} scorso, {} scorsa, scorso {}, scorsa {}`,
    weekNumber: `settimana {n}, sett {n}`,
    quarterNumber: `Q{n}, {n} trimestre`,
    year: "",
    month: "",
    day: "",
    ordinals: `º, °, o`,
    of: `di, del`,
    yearEnds: ``,
    until: `al, a, fino al, fino alla, sino al, sino alla, all'`,
    first: "day",
  },
  stopWords: `
    il lo la i gli le l' un uno una di del della dello dei degli delle dell' a al alla allo @ai agli alle e ed o ma è sono era erano fu essere ha hanno ho abbiamo aveva
    che chi cui quale quando dove @come perché per con senza su sul sulla tra fra da dal dalla dai dalle in nel nella nei nelle negli non si se ci ne mi ti @vi lo li
    suo sua suoi sue mio mia nostro nostra questo questa questi queste quello quella più anche già molto così @io lui lei loro noi voi tutto tutti tutte ogni ancora poi
    può deve stato stata fatto dopo prima solo quindi però anziché mentre dall' nell' sull'`,
  articles: "il lo la gli le l' un uno una questo questa nostro nostra mio mia dell' all' dall'",
  dangling: `
    il lo la i gli le l un uno una di del della dei delle dell e ed o ma che a al alla ai in nel nella su sul sulla da
    dal dalla con per tra fra senza è sono ha hanno non si se come perché il suo nostro nostra`,
  endings: "azione azioni ione ioni o a i e",
  abbreviations: `
    sig sigg sig.ra dott dott.ssa prof prof.ssa ing avv ecc es p.es cfr pag# pagg# art# n# nr# tel# vol# cap# fig# ca
    circa max min rif vs`,
};
