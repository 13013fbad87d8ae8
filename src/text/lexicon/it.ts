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
  negation: `
    !non (solo|soltanto|solamente), !nessun (problema|dubbio), !senza dubbio, !senz'altro, !perché no, !se non, non … (mai|niente|nulla|nessun|nessuno|nessuna), non, mai, @no, niente, nulla, nessuno, nessun, nessuna, senza, né, neanche, nemmeno, neppure, impossibile`,
  ended: `
    non … più, mai più, smesso di, smettere di, smettiamo di, cessato di, dismess*, eliminat*, rimoss*, ritirat*, abbandonat*, disattivat* definitivamente, fuori servizio, fuori uso, obsolet*, superat*, scadut*, in passato, finora, fino ad ora, fino a oggi, in precedenza, precedentemente, prima (usavamo|era|si usava), non esiste più, è finit*, sono finit*`,
  return: `
    torn* (a|al|alla|allo|ai|su|sul|in), tornat* (a|al|alla|su|sul), torniamo (a|al|alla|su), ritorn* (a|al|alla|su), ritorno (a|al|alla), di nuovo (a|al|su|con), tornare indietro, tornati indietro, torniamo indietro, indietro a, ripristin*, ripristinat*, annull* … modifica, revert, rollback, ripres* il, riportat* (a|al|alla), rimess* (in uso|com'era|come prima), come prima, come in precedenza, nuovamente (attiv*|usat*), si torna`,
  again: "di nuovo, nuovamente, ancora una volta, torn* a, riprend*",
  replacement: `
    sostituit* (da|dal|dalla|con), sostitu*, rimpiazzat* (da|con), rimpiazz*, al posto (di|del|della|dei), invece (di|del|che), anziché, piuttosto che, a favore (di|del|della), pass* (da|dal|dalla|a|al|alla), passat* (da|a|al|alla|su), passiamo (da|a|al|alla|su), cambiat* (da|in|con|a), cambiamo (da|in|con|a), migrat* (da|a|su|verso|al), migriamo (da|a|su|verso), migrare (da|a|su|verso), spostat* (da|a|su|al), rinominat* in, scambiat* con, ora (usiamo|usa|è|sono|si usa), d'ora in poi … (invece|al posto), aumentat* … a, portat* a, ridott* … a, abbassat* a`,
  withdrawal: `
    ritirat*, ritiriamo, ritirare, revocat*, revochiamo, revocare, annullat*, annulliamo, annullare, cancellat*, cancelliamo, abbandonat*, abbandoniamo, rinunciamo, rinunciato, scartat*, lasciamo perdere, lasciato perdere, lascia perdere, marcia indietro, fatto marcia indietro, cambiat* idea, cambiato opinione, cambiare idea, alla fine (no|non), dopo tutto (no|non), deciso di non, decidiamo di non, deciso contro, ripensat*, ci abbiamo ripensato, riconsiderat*, dimentica (questo|ciò), era (falso|falsa|sbagliato|sbagliata|errato|errata), erano sbagliat*, è (falso|sbagliato|errato), non è vero, non è corretto, si è rivelat* (falso|sbagliat*|errat*), ci sbagliavamo, è stato un errore, non vale più`,
  completion: `
    !(non|mai) (ancora |è |è stato |)(fatto|finito|risolto|completato|terminato), fatto, fatta, fatti, fatte, finito, finita, finiti, completat*, terminat*, conclus*, risolt*, corrett*, sistemat*, riparat*, aggiustat*, pubblicat*, rilasciat*, distribuit*, consegnat*, lanciat*, mergiat*, unit* al main, implementat*, messo in (produzione|funzione|linea), messa in (produzione|funzione) (completata|fatta), in produzione, chius*, approvat*, concess*, ricevut*, arrivat*, sbloccat*, rispost*, rinnovat*, firmat*, pagat*, prenotat*, ordinat*, installat*, aggiornat*, migrat*, funziona (di nuovo|ora|adesso), torna a funzionare, di nuovo (online|disponibile), superat*, raggiunt*, riuscit*, inviat*, pronto, pronta`,
  unfinished: `
    non ancora, ancora no, ancora, ancora da, resta da, restano da, rimane da, rimangono da, manca, mancano, in parte, parzialmente, a metà, quasi, incompiut*, incomplet*, in corso, da (fare|finire|completare|risolvere), sarà, saranno, deve essere, devono essere, deve, devono, bisogna, finché, appena, fino a`,
  open: `
    !(senza|nessun|non c'è) (problem*|risch*),
    bloccat*, blocco, blocchi, bloccante*, in attesa (di|del|della|che), aspetta, aspettiamo, aspettano, attende, attendiamo, in sospeso, sospes*, fermo, ferma, fermi, apert*, domanda aperta, domande aperte, punto aperto, punti aperti, irrisolt*, non risolt*, non chiar*, sconosciut*, manca, mancano, mancante*, nessun accesso, senza accesso, fallisce, falliscono, fallit*, rott*, guast*, rinviat*, rimandat*, posticipat*, da decidere, da confermare, serve (una |)(decisione|approvazione|risposta|conferma), rischio, rischi, problema, problemi, disservizio`,
  hedge: `
    forse, magari, probabilmente, possibilmente, eventualmente, presumibilmente, potrebbe, potrebbero, può darsi, dovrebbe, sembra, sembrano, pare, apparentemente, a quanto pare, penso che, credo che, suppongo, immagino, pensiamo, crediamo, non sono sicur*, non siamo sicuri, incert*, mi chiedo, stiamo (pensando|valutando|considerando), sto (pensando|valutando), in un certo senso, presunt*`,
  proposal: `
    (propongo|suggerisco|consiglio|raccomando), (proporrei|suggerirei|consiglierei), (proponiamo|suggeriamo|consigliamo), propost*, proposta, proposte, suggeriment*, consigliat*, raccomandazion*, potremmo, possiamo … se, puoi, potresti, potrebbe … usare, si potrebbe, vuoi che, volete che, vuole che, devo, dovremmo, dobbiamo … forse, che ne (dici|dite|pensi|pensate), e se, in alternativa, un'opzione, opzione (1|2|3|a|b|c), fammi sapere, fatemi sapere, se (vuoi|preferisci|volete|ti va), idea`,
  unconfirmed: `
    non (è |è stato |è stata |abbiamo |si è |)(ancora |)(decis*|confermat*|approvat*|definit*|concordat*|risolt*|definitivo|stabilit*), niente (è |)(deciso|confermato), indecis*, da (decidere|confermare|definire|discutere|concordare|vedere), domanda aperta, nessuna (decisione|conferma), decisione (in sospeso|rimandata|rinviata), ancora da (decidere|confermare|vedere|definire), in (discussione|valutazione|fase di discussione), con riserva, salvo approvazione, provvisori*, provvisoriamente, aspetta (con|un attimo|prima), aspettiamo (con|prima|a), bozza, se (dobbiamo|conviene), soggett* a approvazione, prossima decisione`,
  decided: `
    deciso, decisa, decisi, decidiamo, decide, decidono, decisione, decisioni, abbiamo (deciso|scelto|concordato|optato|stabilito), si è deciso, è stato deciso, scelto, scelta, scelti, scegliamo, scelte, concordat*, accordo, optato per, optiamo per, stabilit*, adottat*, adottiamo, approvat*, approviamo, selezionat*, definitiv*, andiamo con, teniamo, restiamo (su|con), rimaniamo (su|con), scartat*, respint*, rifiutat*, confermiamo`,
  rule: `
    sempre, @mai, non … mai, deve, devono, dobbiamo, devi, dovete, dovrebbe, dovrebbero, bisogna, occorre, va (fatto|usato|evitato|controllato), vanno (fatti|usati|evitati|fatte|usate), non si (deve|può|usa), non (deve|devono|dobbiamo), obbligatori*, obbligatoriamente, richiest*, necessari*, vietat*, proibit*, non consentit*, non ammess*, evitare, evita, evitiamo, evitate, solo, soltanto, esclusivamente, in nessun caso, per nessun motivo, senza eccezioni, assicurarsi, assicurati, assicuratevi, regola, norma, politica, convenzione, per impostazione predefinita, di default, ogni, tassativamente`,
  lasting: `
    d'ora in poi, d'ora in avanti, da ora in poi, da adesso in poi, da (oggi|domani|ora|adesso|lunedì), a partire da (oggi|ora|domani|adesso|lunedì), in futuro, per il futuro, in avvenire, per sempre, definitivamente, permanentemente, fino a nuovo avviso, fino a nuovo ordine, ogni volta, di regola, in generale, per impostazione predefinita, di default, la prossima volta, ogni (giorno|settimana|mese|lunedì|martedì|mercoledì|giovedì|venerdì|rilascio|release), tutti i (giorni|mesi|lunedì|venerdì), tutte le settimane, quotidianamente, settimanalmente, mensilmente`,
  lesson: `
    lezione, lezioni, imparat*, impariamo, appreso, insegnamento, insegnamenti, morale, col senno di poi, con il senno di poi, a posteriori, avremmo dovuto, avrebbe dovuto, si sarebbe dovuto, errore, errori, si è scoperto, è emerso, è risultato, risulta che, ci siamo accorti, ci siamo resi conto, abbiamo capito, a nostre spese, la prossima volta, mai più, trappola, trappole, causa (principale|radice), retrospettiva, saggezza`,
  finding: `trovat*, scopert*, abbiamo (trovato|scoperto|notato|visto), è emerso, risulta che, rivela, rivelat*, mostra, mostrat*, notat*, rilevat*, misurat*, osservat*, inaspettat*, sorprendente, causa (principale|era|radice), confermat*, conferma, causat*, riprodott*, individuat*, bug`,
  preference: `
    prefer*, preferit*, preferisc*, piace, piacciono, non (gli |le |mi |ci |)piace, non (gli |le |mi |ci |)piacciono, odia, odio, detesta, detesto, non sopporta, non vuole, non voglio, vuole … (sempre|mai|solo|che), desidera … (sempre|che), insiste (su|per|che), @ama, adora, tiene (molto |)a, preferit*, per favore (sempre|mai|non|niente), gradisce, gradirebbe, meglio se`,
  request: `per favore, per piacere, per cortesia, cortesemente, puoi, potresti, può, potrebbe, potete, aiutami, vorrei che, voglio che, ho bisogno che, mi serve che, ti prego, si prega di, chiede di, ha chiesto, hanno chiesto, richiede`,
  person: `io, mi, mio, mia, miei, mie, noi, ci, nostro, nostra, nostri, nostre`,
  plan: `prossim*, piano, piani, pianificat*, previst*, prevediamo, progettiamo, vogliamo, intendiamo, obiettivo, obiettivi, traguardo, presto, in programma, in arrivo, più tardi, in seguito`,
  ability: `può, possono, non può, non possono, non si può, si può, impossibile, possibile, in grado di, supporta, supportano, permette, permettono, consente, consentono, funziona solo, limitat*, limite, limiti, dipende (da|dal|dalla), basta, sufficiente, compatibil*, incompatibil*`,
  consent: `
    =sì, @si, certo, certamente, d'accordo, va bene, vabbè ok, ok, okay, esatto, esattamente, giusto, corretto, proprio così, assolutamente, ovviamente, naturalmente, perfetto, ottimo, bene, benissimo, buona idea, ottima idea, mi piace, sono d'accordo, concordo, confermo, confermato, approvato, procedi, proceda, procedete, procediamo, vai, vai pure, fallo, fai così, facciamo così, facciamolo, continua, continuate, per me va bene, mi sta bene, suona bene, volentieri, senz'altro, è (giusto|corretto|perfetto), !sì … ma, !va bene … ma, !bene … ma`,
  refusal: `
    !nessun problema, !non c'è problema, !non solo, no, nope, assolutamente no, neanche per idea, non così, così no, questo no, non ora, non adesso, non ancora, meglio di no, per favore non, non farlo, non fate, fermo, fermati, fermatevi, stop, aspetta, aspetti, aspettate, sbagliato, è sbagliato, falso, cattiva idea, pessima idea, non è una buona idea, non sono d'accordo, in disaccordo, non mi (piace|convince|sembra), non voglio, rifiutato, respinto, lascia perdere, lascia stare, annulla (questo|tutto|la), annullalo, torna indietro, contrario`,
  declining: `mi dispiace, mi spiace, purtroppo, sfortunatamente, non posso, non sono in grado, non mi è possibile, come IA, come modello linguistico, chiedo scusa, scusa ma`,
  transient: `
    attualmente, al momento, in questo momento, per il momento, per ora, per adesso, adesso come adesso, ora come ora, temporaneamente, temporane*, provvisoriamente, provvisori*, momentaneamente, nel frattempo, intanto, fino a (domani|lunedì), solo oggi, per oggi, stamattina, questa mattina, questo pomeriggio, stasera, in corso, sta girando, soluzione tampone, una tantum, tampone`,
  sessionScope: `
    in questa (sessione|conversazione|chat|discussione), per questa (sessione|conversazione|volta), per questo compito, durante questa sessione, solo (per |)(questa volta|stavolta|adesso|ora|oggi|qui), soltanto (per |)(questa volta|stavolta|oggi), stavolta, una volta sola, una sola volta, eccezionalmente, in via eccezionale, prima proviamo, proviamo prima, per ora, per il momento, per adesso, temporaneamente`,
  now: `in questo (preciso |)(momento|istante), proprio (ora|adesso), subito`,
  ticket: `ticket, segnalazione, attività, richiesta di pull`,
  branch: `ramo, rami`,
  measured: `rispetto (a|al|alla), contro, a confronto, da … a, (sceso|scesa|salito|salita|passato|passata) (da|a), più (veloc*|lent*|piccol*|grand*), meno, riduzione, miglioramento, volte più`,
  momentary: `esegui, esegua, eseguite, lancia, avvia, riavvia, controlla, controllate, verifica, apri, aprite, clicca, premi, ricarica, aggiorna, cancella, incolla, digita, elenca, mostra, mostrami, stampa, guarda, riprova, prova, ferma, copia, leggi, rileggi, aspetta, attendi, continua, accedi, esci, reinstalla`,
  deadline: `scadenza, scadenze, data limite, termine ultimo, termine, termini, entro, entro e non oltre, al più tardi, prima del, deve essere (pronto|pronta|consegnato|consegnata) (entro|per|prima), consegna (entro|il), fino al, entro fine, fine mese, deadline`,
  expiry: `scade, scadono, scadut*, in scadenza, termina (il|a|nel), finisce (il|a|nel), valid* fino, rinnovo, da rinnovare, cessa`,
  located: `(è|sono|si trova|si trovano|sta|stanno|vive|risiede) (su|in|sul|sulla|nel|nella|a|al|sotto|qui), (disponibil*|ospitat*|documentat*|salvat*|archiviat*) (su|in|sul|nel|a), vedi, si veda, spostat* (su|in|nel|a)`,
  nothing: `!nessun*, niente, nulla, niente (di nuovo|da segnalare|da fare|di particolare|da aggiungere), nessun (cambiamento|blocco|punto|aggiornamento), nessuna (novità|decisione|nota|modifica), nessuno, n/a, non applicabile, invariat*, come (ieri|sopra|prima), vedi sopra, sconosciuto, non (specificato|indicato|disponibile), vuoto`,
  praise: `(la |il |) (migliore|miglior|buona|buon|giusta|giusto|più pulita|più semplice) (opzione|soluzione|scelta|idea|approccio|modo|pratica), ha (più |)senso, è (meglio|più pulito|più semplice|logico|giusto|la cosa migliore), semplicemente meglio`,
  onRequest: `su richiesta (di|del|dell'|della), come (richiesto|concordato|discusso|indicato|voluto), per (ordine|volere|richiesta) (di|del|della), (utente|cliente|lui|lei) (ha chiesto|voleva|ha voluto|ha detto|ha richiesto), richiesto dall'(utente|azienda)`,
  qualifier: `chiave, principale, principali, importante, importanti, prese, presa, nuove, nuovi, altre, altri, prossime, prossimi, aperte, aperti, finali, attuali, nostre, nostri, mie, miei, tutte, tutti, le, i, gli, la, il, lo, di, del, della, delle, dei, e, per, tecniche, punti, passi, settimana, giorno, oggi, elenco, riepilogo`,
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
    frame: `per favore, sempre, devi, deve, dovete, puoi, potete, ricordati di, ricorda di, assicurati di, assicuratevi di, non dimenticare di, prima, poi, inoltre, anche, subito, immediatamente, ora, adesso, (l'agente|l'assistente|l'IA) (deve|dovrà), se leggi questo, chi legge`,
    ignore: `ignora, ignori, ignorate, ignorare, dimentica, dimentichi, dimenticate, trascura, aggira, scavalca, non seguire, non tenere conto, non considerare, disattendi`,
    prior: `precedent*, anterior*, sopra, tutte, tutti, tutto, tue, tuoi, tua, tuo, sue, vostre, original*, esistent*, di sistema`,
    guidance: `istruzion*, indicazion*, direttiv*, prompt*, messaggio di sistema, regola, regole, linee guida, vincoli`,
    reveal: `rivela, riveli, mostra, mostri, stampa, ripeti, divulga, esponi, dimmi, comunica, condividi, svela`,
    send: `invia, invii, inviate, manda, mandate, spedisci, inoltra, pubblica, carica, copia, condividi, trasmetti`,
    fetch: `scarica, scarichi, scaricate, recupera, preleva`,
    run: `esegui, esegua, eseguite, lancia, installa, installi, installate, avvia`,
    disable: `disattiva, disattivi, disattivate, disabilita, disabiliti, spegni, salta, salti, aggira, evita, rimuovi, elimina, sopprimi`,
    safeguard: `sicurezza, sandbox, verifica, verifiche, firma, firme, permessi, permesso, conferma, conferme, approvazione, approvazioni, revisione, revisioni, TLS, SSL, certificato, certificati, firewall, antivirus, audit, registrazione, autenticazione, controllo, controlli, filtro, filtri, protezione, protezioni, 2FA, MFA`,
    hide: `non (dire|dirlo|informare|avvisare|avvertire|menzionare) … (utente|nessuno|proprietario|operatore|umano), non dirlo, non chiedere (il permesso|conferma|all'|prima), senza (chiedere|permesso|conferma|approvazione|avvisare|informare|dirlo), nascondi (questo|lo), di nascosto, in silenzio`,
    role: `(ora sei|sei ora|adesso sei) (un|una|il|la|mio|libero), non sei più, d'ora in poi sei, agisci come, comportati come, fingi (di|che), fai finta, fa' finta, come IA, il tuo nuovo (ruolo|compito), nuove istruzioni, modalità sviluppatore, il tuo prompt di sistema`,
  },
  narration: {
    speaker: `utente, umano`,
    machine: `assistente, assistente IA, chatbot, agente, IA, modello linguistico, modello, bot, sotto-agente, subagente`,
    asked: `ha chiesto, chiede, chiese, ha detto, dice, ha voluto, voleva, ha richiesto, ha indicato, ha confermato, ha menzionato, ha risposto, ha chiarito, ha incollato, ha scritto, ha ringraziato, ha accettato, ha rifiutato, ha approvato`,
    answered: `ha deciso, ha risposto, risponde, ha suggerito, suggerisce, ha proposto, propone, ha spiegato, spiega, ha consigliato, ha controllato, ha verificato, ha letto, ha scritto, ha creato, ha corretto, ha aggiornato, ha modificato, ha aperto, ha cercato, ha analizzato, ha avviato, ha provato, ha usato, ha trovato, ha confermato, si è scusat*, ha generato, ha fornito, è stato (incaricato|invitato)`,
    talk: `(in|durante|nel corso di) (questa|la|nostra) (conversazione|sessione|chat|discussione), nella (conversazione|sessione), (questa|la) (conversazione|sessione) (ha trattato|ha riguardato|è iniziata|è terminata), come (menzionato|indicato|spiegato|discusso) (sopra|prima|in precedenza), (richiesto|suggerito|proposto|chiesto) dall'(utente|assistente), su richiesta dell'utente, chiesto all'(assistente|agente), sotto-agent* (avviat*|creat*|lanciat*)`,
  },
  secret: {
    word: `password, parola d'ordine, parola chiave, passphrase, frase segreta, PIN, codice PIN, codice segreto, segreto, segreti, token, token di accesso, chiave, chiavi, chiave API, chiave di accesso, chiave privata, chiave segreta, credenziali, credenziale, dati di accesso, codice di accesso, codici di accesso, login, domanda di sicurezza, domanda segreta, risposta segreta, cognome da nubile, codic* di recupero, chiave wifi, password wifi, password del wifi, codice della porta, combinazione, password monouso, numero di carta, numero di conto, IBAN, codice fiscale, CVV`,
    is: `è, sono, era, sarà, adesso è, ora è, cambiat* in, impostat* (a|su), diventa, per … è`,
    about: `reset*, reimpost*, recuper*, dimenticat*, pers*, criteri, politica, gestore, budget*, limite*, numero di, consumo, rotazione, rinnovo, lunghezza, robustezza, campo, campi, modulo, form, pagina, schermata, cassaforte, hash*, validazione, verifica, durata, scadenza, scadut*, aggiornamento, mancante*, errat*, sbagliat*, non valid*, richiest*, obbligatori*, vuot*, protett*, salvat*, cifrat*, costo, al secondo, per richiesta`,
  },
  actor: {
    who: `utente, utenti, umano, umani, assistente, assistenti, chatbot, persona, persone, gente, io, noi, tu, voi, lei, lui, loro, qualcuno, tutti`,
    role: `IA, agente, agenti, bot, team, squadra, squadre, gruppo, membro del team, membri del team, sviluppatore, sviluppatori, sviluppatrice, partecipante, partecipanti, cliente, clienti`,
    attitude: `preferenza, preferenze, richiesta, richieste, domanda, domande, desiderio, desideri, opinione, opinioni, intenzione, intenzioni, abitudine, abitudini, umore, aspettativa, aspettative, istruzione, istruzioni`,
    deed: `piano, piani, obiettivo, obiettivi, bisogno, bisogni, idea, idee, preoccupazione, preoccupazioni, decisione, decisioni, azione, azioni, risposta, risposte, comportamento, commento, commenti, suggerimento, suggerimenti, scelta, scelte, interesse, interessi, nome, stile, approvazione`,
  },
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
      "end-of-year": "fine (dell'|)anno, fine anno",
    },
    ahead: `(tra|fra) {n} {unit}, entro {n} {unit}, dopo {n} {unit}, {n} {unit} dopo, {n} {unit} più tardi, in {n} {unit}, nei prossimi {n} {unit}, nelle prossime {n} {unit}, per {n} {unit}`,
    ago: `{n} {unit} fa, {n} {unit} (prima|addietro|or sono), negli ultimi {n} {unit}, nelle ultime {n} {unit}, da {n} {unit}`,
    units: { day: "giorno, giorni", week: "settimana, settimane", month: "mese, mesi", year: "anno, anni" },
    numbers: `zero, un uno una un', due, tre, quattro, cinque, sei, sette, otto, nove, dieci, undici, dodici`,
    nextWeekday: `{} prossimo, {} prossima, prossimo {}, prossima {}, {} della prossima settimana, {} della settimana prossima`,
    lastWeekday: `{} scorso, {} scorsa, scorso {}, scorsa {}`,
    weekNumber: `settimana {n}, sett {n}`,
    quarterNumber: `Q{n}, {n} trimestre`,
    year: "",
    month: "",
    day: "",
    ordinals: `º, °, o`,
    of: `di, del`,
    yearEnds: ``,
    until: `al, a, fino al, all'`,
    first: "day",
  },
  stopWords: `
    il lo la i gli le l' un uno una di del della dello dei degli delle dell' a al alla allo @ai agli alle e ed o ma è sono era erano fu essere ha hanno ho abbiamo aveva
    che chi cui quale quando dove @come perché per con senza su sul sulla tra fra da dal dalla dai dalle in nel nella nei nelle negli non si se ci ne mi ti @vi lo li
    suo sua suoi sue mio mia nostro nostra questo questa questi queste quello quella più anche già molto così @io lui lei loro noi voi tutto tutti tutte ogni ancora poi
    può deve stato stata fatto dopo prima solo quindi però anziché mentre dall' nell' sull'`,
  dangling: `
    il lo la i gli le l un uno una di del della dei delle dell e ed o ma che a al alla ai in nel nella su sul sulla da
    dal dalla con per tra fra senza è sono ha hanno non si se come perché il suo nostro nostra`,
  endings: "azione azioni ione ioni o a i e",
  abbreviations: `
    sig sigg sig.ra dott dott.ssa prof prof.ssa ing avv ecc es p.es cfr pag# pagg# art# n# nr# tel# vol# cap# fig# ca
    circa max min rif vs`,
};
