/** German. Data for the keys of lexicon.ts, and nothing else. */
import type { Lexicon } from "./lexicon.ts";

export const de: Lexicon = {
  language: "de",
  name: "Deutsch",
  reason: `
    weil, @denn, da (wir|es|sie|er|der|die|das|ich|sonst|unser*|sich), damit (wir|es|sie|er|der|die|das|ich|nicht|kein*|man),
    deshalb, deswegen, daher, darum, aufgrund, auf Grund, wegen, um … zu (vermeiden|verhindern|sparen|sichern), aus diesem Grund,
    der Grund, Grund dafür, sodass, so dass, infolge, dank, sonst, andernfalls, ansonsten, um zu, Ursache, verursacht durch`,
  contrast: `
    aber, jedoch, allerdings, doch, dennoch, trotzdem, trotz, obwohl, sondern, statt, stattdessen, außer, es sei denn,
    hingegen, dagegen, eigentlich, @während`,
  link: `
    aber, und, auch, außerdem, zudem, dann, also, daher, deshalb, darum, deswegen, somit, sonst, stattdessen, jedoch, allerdings,
    damit, dabei, dies, diese, dieser, dieses, das, es, dazu, ferner, weiterhin, zusätzlich, ebenso, danach`,
  condition: `
    wenn, falls, sobald, solange, sofern, bevor, nachdem, immer wenn, jedes Mal wenn, bis, es sei denn, im Falle, @als, wo`,
  negation: `
    !nicht nur, !nicht zuletzt, !kein Problem, !keine Frage, !kein Zweifel, !keine Sorge, !nicht wahr, !ohne weiteres,
    nicht, nie, niemals, nichts, niemand*, kein, keine, keinen, keinem, keiner, keines, ohne, weder, nirgends, nirgendwo,
    keinesfalls, keineswegs, auf keinen Fall, unmöglich`,
  ended: `
    nicht mehr, kein* … mehr, keine mehr, nie mehr, nie wieder, nicht länger, eingestellt, abgeschafft, abgeschaltet, stillgelegt,
    ausgemustert, abgelöst, aufgehört, früher, bisher, bislang, ehemals, zuvor, bis dahin, ist vorbei, veraltet, überholt,
    außer Betrieb, weggefallen, entfällt, fällt weg, hinfällig, obsolet, ist weg, sind weg`,
  return: `
    zurück (zu|zum|zur|auf|nach), wieder (zu|zum|zur) … (zurück|gewechselt), zurückgewechselt, zurückgekehrt, zurückkehren,
    kehren … zurück, kehrt … zurück, kehrten … zurück, wechsel* … zurück, gehen … zurück, gehen wir zurück, zurückgegangen, zurückgestellt,
    zurückgesetzt, zurückgerollt, rückgängig*, zurückrollen, zurücksetzen, zurückgenommen auf, Rollback, wiederhergestellt,
    doch wieder, nun wieder, jetzt wieder, wieder (eingeführt|eingesetzt|aktiviert|verwendet|benutzt|genutzt), wie vorher, wie zuvor, wie früher, umgekehrt zurück, rückgebaut, Rückkehr zu`,
  again: "!immer wieder, !hin und wieder, wieder, erneut, abermals, aufs Neue, wiederum",
  replacement: `
    ersetzt durch, durch … ersetzt, ersetz*, ersetzt, anstelle, an Stelle, anstatt, statt, stattdessen, abgelöst (durch|von), löst … ab,
    gewechselt (zu|auf|von|nach), wechsel* … (zu|auf|von|nach), umgestiegen, umsteigen auf, steigen … um, stellen … um, umgestellt auf,
    umgestellt, umstellen auf, migriert (von|auf|nach|zu), umgezogen (auf|nach|zu), ziehen … um, geändert (von|auf|in), von … auf … geändert,
    umbenannt in, ausgetauscht, tauschen … aus, zugunsten von, zugunsten, jetzt (mit|ist|läuft|gilt), neuerdings, künftig … statt,
    erhöht … auf, erhöht auf, gesenkt … auf, gesenkt auf, anders als bisher`,
  withdrawal: `
    zurückgezogen, ziehen … zurück, zurückziehen, zurückgenommen, nehmen … zurück, zurücknehmen, widerrufen, widerrufe*, verworfen,
    verwerfen, fallengelassen, fallen gelassen, lassen … fallen, aufgegeben, gestrichen, abgesagt, abgeblasen, storniert, aufgehoben,
    revidiert, gekippt, doch nicht, nun doch nicht, doch kein*, dagegen entschieden, gegen … entschieden, anders entschieden, umentschieden,
    Meinung geändert, es sich anders überlegt, anders überlegt, vergiss (es|das), war falsch, waren falsch, ist falsch,
    stimmt nicht, stimmte nicht, trifft nicht zu, gilt nicht, war ein Irrtum, irrtümlich, hat sich als falsch`,
  completion: `
    !(noch |)nicht (fertig|erledigt|behoben|gelöst|abgeschlossen), !abgeschlossener Vertrag, !fertig machen,
    erledigt, fertig, behoben, gelöst, abgeschlossen, beendet, umgesetzt, implementiert, veröffentlicht, ausgeliefert, ausgerollt,
    geliefert, fertiggestellt, gemergt, gemerged, deployt, deployed, zusammengeführt, live gegangen, ist live, eingespielt, korrigiert, repariert,
    geschlossen, freigegeben, genehmigt, bewilligt, erteilt, erhalten, angekommen, beantwortet, entsperrt, verlängert, unterschrieben,
    bezahlt, gebucht, bestellt, installiert, aktualisiert, funktioniert (wieder|jetzt), läuft wieder, geht wieder, wieder (da|online|verfügbar), bestanden, erreicht, geschafft,
    gelungen, verschickt, versendet, migriert, in Betrieb`,
  unfinished: `
    noch nicht, noch kein*, immer noch, noch immer, noch offen, teilweise, zum Teil, halb fertig, halbfertig, fast, beinahe, unfertig, unvollständig,
    nicht fertig, nicht erledigt, nicht behoben, nicht gelöst, muss noch, müssen noch, soll noch, wird noch, steht noch aus, ausstehend, bis auf,
    in Arbeit, läuft noch, sobald, bis, wird, werden, soll, sollte, muss, müssen, fehlt noch`,
  open: `
    !kein* (Problem*|Störung*|Risik*), !ohne Probleme, !problemlos,
    blockiert, Blocker, blockierend, hängt (an|fest), offen, offene Frage*, offene Punkte, ausstehend, steht aus, stehen aus, wartet (auf|noch), warten auf, warte auf, wartend,
    ungeklärt, unklar, unbekannt, ungelöst, fehlt, fehlen, fehlend*, kein Zugang, kein Zugriff, schlägt fehl, schlagen fehl, fehlgeschlagen, kaputt, defekt,
    braucht … (Entscheidung|Freigabe|Klärung), zu klären, klären, zu erledigen, zurückgestellt, vertagt, verschoben, aufgeschoben, Ausfall, Problem*, Störung*, Risiko, Risiken`,
  hedge: `
    vielleicht, eventuell, evtl, womöglich, möglicherweise, wahrscheinlich, vermutlich, wohl, könnte, könnten, dürfte, dürften, scheint, scheinen,
    anscheinend, scheinbar, ich glaube, ich denke, ich vermute, ich nehme an, wir glauben, wir vermuten, wir überlegen, nicht sicher, unsicher, ungewiss, unter Umständen,
    sozusagen, irgendwie, angeblich, tendenziell, tendieren, ich frage mich, mal sehen`,
  proposal: `
    (ich|wir) (schlage|schlagen) … vor, schlage vor, schlagen vor, schlägt … vor, vorgeschlagen, Vorschlag, Vorschläge, ich würde … (empfehlen|vorschlagen|nehmen), ich empfehle, empfehle, empfohlen, Empfehlung*,
    wir könnten, wir sollten vielleicht, du könntest, Sie könnten, man könnte, soll ich, sollen wir, sollten wir, wollen wir, möchtest du, möchten Sie, willst du, wollt ihr,
    alternativ, eine Möglichkeit, eine Option, Option (1|2|3|a|b|c), wie wäre es, was wäre wenn, sag* (mir |)Bescheid, was hältst du, was halten Sie, wenn du (willst|magst), wenn Sie (wollen|möchten), Idee`,
  unconfirmed: `
    (noch |)nicht (entschieden|beschlossen|geklärt|vereinbart|bestätigt|final|endgültig|abgestimmt|genehmigt|freigegeben|spruchreif|in Stein gemeißelt|fix), unentschieden, ungeklärt, unbestätigt, noch offen, ist offen, offene Frage,
    zu (entscheiden|klären|besprechen|bestätigen), noch zu (entscheiden|klären|besprechen), keine Entscheidung, kein Beschluss, Entscheidung (steht noch aus|offen|vertagt), steht noch nicht fest, in Diskussion, wird noch (diskutiert|geprüft|besprochen), unter Vorbehalt, vorbehaltlich, vorläufig,
    warte* (noch |)(damit|mal|ab), abwarten, halt* … zurück, lass* uns (noch |)warten, Entwurf, ob wir, braucht noch (eine |)(Freigabe|Entscheidung|Zustimmung), nächste Entscheidung`,
  decided: `
    entschieden, entscheid*, entschied*, Entscheidung*, beschlossen, beschließ*, Beschluss, Beschlüsse, gewählt, wählen, auserwählt, ausgewählt, vereinbart, geeinigt, einigten uns, uns … geeinigt, festgelegt, legen … fest, abgemacht,
    genehmigt, verabschiedet, übernommen, wir (nehmen|bleiben bei|setzen auf|verwenden künftig), bleiben bei, setzen auf, nehmen wir, steht fest, ausgeschlossen, abgelehnt, verbindlich, Zuschlag`,
  rule: `
    !nie wieder, !immer (noch|wieder|mehr|weniger|besser), immer, stets, nie, niemals, muss, müssen, musst, darf nicht, dürfen nicht, darf kein*, dürfen kein*, darf nur, dürfen nur, soll, sollen, sollte, sollten, nur noch, ausschließlich, auf keinen Fall, unter keinen Umständen,
    verboten, untersagt, nicht erlaubt, nicht gestattet, Pflicht, verpflichtend, vorgeschrieben, erforderlich, vermeiden, zwingend, unbedingt, grundsätzlich, jede*, sicherstellen, darauf achten, achte* darauf, Regel, Richtlinie, Vorgabe, Konvention, standardmäßig, Faustregel, ist zu (prüfen|verwenden|vermeiden|melden), sind zu (prüfen|verwenden|vermeiden|melden)`,
  lasting: `
    ab (sofort|jetzt|heute|nun|morgen|dann|Montag), von (jetzt|nun|heute) an, künftig, zukünftig, in Zukunft, fortan, nunmehr, in Hinkunft, hinfort, bis auf Weiteres, bis auf weiteres, jedes Mal, jedesmal, grundsätzlich, dauerhaft, auf Dauer, für immer, generell, in der Regel,
    jeden (Tag|Monat|Montag|Dienstag|Mittwoch|Donnerstag|Freitag), jede Woche, jedes Release, wöchentlich, täglich, monatlich, beim nächsten Mal, nächstes Mal, standardmäßig`,
  lesson: `
    gelernt, Lektion*, Lehre*, Lerneffekt, Erkenntnis*, im Nachhinein, rückblickend, im Rückblick, hätte* … sollen, hätten wir, Fehler war, hat sich gezeigt, zeigt sich, stellte sich heraus, hat sich herausgestellt, stellt sich heraus, gemerkt, festgestellt, begriffen, merke, aus … gelernt, nie wieder, beim nächsten Mal, auf die harte Tour, Stolperfalle*, Fallstrick*, Grundursache, Retrospektive`,
  finding: `
    gefunden, entdeckt, festgestellt, herausgefunden, stellte sich heraus, hat sich herausgestellt, zeigte, zeigt sich, bemerkt, aufgefallen, gemessen, beobachtet, erkannt, unerwartet, überraschend, Ursache war, Grundursache, bestätigt, verursacht, reproduziert, eingegrenzt, Abweichung, Bug`,
  preference: `
    bevorzug*, zieht … vor, ziehe … vor, ziehen … vor, lieber, am liebsten, mag (kein*|nicht|lieber|keine), mag, mögen, hasst, hasse, kann … nicht (leiden|ausstehen), gefällt … (besser|nicht), möchte … (immer|nie|nur|lieber|kein*), will … (immer|nie|nur|kein*), wünsch*, Vorliebe*, legt Wert auf, lege Wert auf, besteht auf, bestehe auf, bitte (immer|nie|niemals|kein*|nur|nicht), schätzt, ungern, favorisiert, Lieblings*`,
  request: `bitte, könntest du, können Sie, könnten Sie, kannst du, würdest du, würden Sie, sei so gut, hilf mir, lass uns, bat um, bittet um, gebeten, ich brauche, ich möchte dass, ich hätte gern*`,
  person: `ich, mich, mir, mein, meine, meiner, meinem, meinen, meines, wir, uns, unser, unsere, unserer, unserem, unseren, unseres`,
  plan: `nächste*, geplant, planen, plant, Plan, Pläne, werden wir, wird … (eingeführt|umgesetzt|gebaut), wollen wir, wir wollen, vorgesehen, demnächst, kommende*, Ziel*, Meilenstein*, beabsichtigt, beabsichtigen, vorhaben, haben vor, später, anstehend*`,
  ability: `fehlt, fehlen, fehlende*, benötigt, kann, können, kann nicht, nicht möglich, möglich, unmöglich, unterstützt, unterstützen, erlaubt, nur wenn, funktioniert nur, begrenzt, Grenze*, hängt … ab, hängen … ab, genügt, reicht, inkompatibel, kompatibel`,
  consent: `
    ja, jo, jep, jawohl, genau, stimmt, richtig, korrekt, passt, einverstanden, okay, ok, in Ordnung, geht klar, alles klar, gerne, gern, klar, natürlich, sicher, selbstverständlich, absolut, auf jeden Fall, unbedingt, perfekt, super, prima, gut, sehr gut, bestens, klingt gut, sieht gut aus, gute Idee, mach (das|es|so|weiter), machen wir, so machen wir, machen Sie (das|es|so), bitte machen, leg los, weiter so, weiter, freigegeben, genehmigt, bestätigt, dafür, finde ich gut, gefällt mir, bin dafür, das (stimmt|passt|geht), von mir aus, !ja … aber, !gut … aber`,
  refusal: `
    !kein Problem, !keine Sorge, !keine Einwände, !nein … danke gut, nein, nee, nö, auf keinen Fall, lieber nicht, bitte nicht, nicht so, so nicht, das nicht, nicht jetzt, noch nicht, halt, stopp, stop, warte, warten Sie, falsch, das ist falsch, stimmt nicht, das stimmt nicht, keine gute Idee, schlechte Idee, dagegen, bin dagegen, bin nicht einverstanden, nicht einverstanden, abgelehnt, vergiss (es|das), mach das (nicht|rückgängig), rückgängig machen, will ich nicht, möchte ich nicht, lass das, lassen wir das, kein*, nicht überzeugt`,
  declining: `es tut mir leid, tut mir leid, leider kann ich, leider (können|kann), ich kann (dabei |das |dir |Ihnen |)nicht, das kann ich nicht, als KI, als Sprachmodell, Entschuldigung, ich bin nicht in der Lage`,
  transient: `
    derzeit, zurzeit, zur Zeit, momentan, im Moment, im Augenblick, aktuell, gerade, gegenwärtig, vorerst, fürs Erste, vorübergehend, temporär, vorläufig, einstweilen, provisorisch, behelfsmäßig, übergangsweise, bis morgen, bis Montag, nur heute, für heute, heute früh, heute Morgen, heute Abend, läuft gerade, läuft noch, in der Zwischenzeit, inzwischen, Notlösung, auf die Schnelle, einmalig`,
  sessionScope: `
    in dieser (Sitzung|Unterhaltung|Session), in diesem (Gespräch|Chat|Lauf|Durchlauf|Thread), für diese Sitzung, für diese Aufgabe, für dieses Gespräch, nur (dieses Mal|diesmal|dieses eine Mal|einmal|jetzt|heute|hier), (bloß|nur) für (heute|jetzt|diese Sitzung|diesen Lauf), ausnahmsweise, diesmal, dieses eine Mal, erst mal … (ausprobieren|testen|probieren), mal ausprobieren, fürs Erste, vorläufig, vorerst, vorübergehend, einstweilen`,
  now: `jetzt gerade, gerade jetzt, genau jetzt, in diesem (Moment|Augenblick), sofort ausführen`,
  ticket: `Ticket, Tickets, Vorgang, Fehlermeldung, Aufgabe`,
  branch: `Branch, Branches, Zweig`,
  measured: `als zuvor, statt bisher, verglichen mit, im Vergleich, gegenüber, von … auf, (fiel|sank|stieg|wuchs) (von|auf|um), schneller, langsamer, kleiner, größer, weniger, Verbesserung, billiger, gespart`,
  momentary: `
    führ* … aus, starte, starten, prüf*, schau* (nach|mal|dir), öffne, öffnen, klick*, lade … neu, lösche, lies, zeige, zeig, drück*, kopiere, füge … ein, tippe, versuch*, ruf* … auf, beende, stopp*, warte, mach weiter, installier* … neu, melde dich (an|ab), ausführen, neu starten, neustarten`,
  deadline: `*frist, Frist, Fristen, Abgabefrist, Stichtag, Abgabetermin, Abgabe (bis|am), Deadline, fällig, spätestens, bis spätestens, muss bis, müssen bis, bis zum, bis Ende, bis, vor dem, Anmeldeschluss, Redaktionsschluss, Einsendeschluss, Termin`,
  expiry: `läuft … ab, laufen … ab, läuft ab, laufen ab, lief ab, abgelaufen, ablaufen, Ablauf am, endet (am|zum|im|mit), enden (am|zum|im|mit), gültig bis, erlischt, erlöschen, läuft aus, laufen aus, Laufzeit bis, Laufzeitende, Verlängerung`,
  located: `(liegt|liegen|steht|stehen|ist|sind|läuft|findet sich|finden sich|befindet sich|befinden sich) (unter|auf|in|im|bei|hier), zu finden (unter|auf|in|im|bei), abgelegt (unter|auf|in|im|bei), dokumentiert (unter|auf|in|im), erreichbar unter, siehe, umgezogen nach`,
  nothing: `!keine*, nichts, nichts (Neues|neues|zu berichten|zu tun|besonderes|Besonderes|geändert), keine (Änderungen|Änderung|Einträge|Neuigkeiten|Blocker|Entscheidungen|Notizen|Angabe|Angaben|Begründung), entfällt, unverändert, wie (oben|gestern|gehabt), siehe oben, k.A., unbekannt, leer, kein Grund (angegeben|genannt)`,
  praise: `(die |das |am |) (beste|bessere|gute|richtige|sauberste|sinnvollste|einfachste) (Lösung|Option|Wahl|Ansatz|Idee|Variante|Weg), macht (mehr |)Sinn, ergibt Sinn, ist (besser|am besten|sinnvoll|gut|richtig|schöner|sauberer), einfach besser, sinnvoller`,
  onRequest: `auf (Wunsch|Bitte|Anfrage|Anweisung|Anforderung), (wie|wurde) (gewünscht|angefordert|verlangt|besprochen|vereinbart|angewiesen), auf Wunsch (des|der), (Nutzer|Benutzer|Kunde|Anwender|er|sie) (wollte|bat|verlangte|wünschte|sagte so), laut (Nutzer|Kunde|Anweisung)`,
  qualifier: `wichtige, wichtigste, wichtigsten, zentrale, heutige, heute, neue, weitere, nächste, offene, getroffene, gefasste, finale, aktuelle, unsere, meine, alle, die, der, das, des, und, für, zum, zur, technische, Punkte, Schritte, Woche, Tag, Liste, Übersicht, Zusammenfassung, von, vom`,
  mark: {
    decision: `Entscheidung, Entscheidungen, Beschluss, Beschlüsse, entschieden, beschlossen, Festlegung, Festlegungen, vereinbart, Vereinbarung, Vereinbarungen`,
    rule: `Regel, Regeln, Grundregel, Grundregeln, Richtlinie, Richtlinien, Vorgabe, Vorgaben, Konvention, Konventionen, Grundsatz, Grundsätze, Prinzip, Prinzipien, immer, nie, niemals, ab sofort, künftig`,
    lesson: `Lektion, Lektionen, Erkenntnis, Erkenntnisse, gelernt, Gelerntes, Lehre, Lehren, Lerneffekt, Learning, Learnings, Reflexion, im Nachhinein, Fallstrick, Fallstricke, Muster, Korrektur`,
    remember: `merken, merke, zu merken, Merkposten, nicht vergessen, zur Erinnerung, für später, festhalten, Merksatz`,
    preference: `Vorliebe, Vorlieben, Präferenz, Präferenzen, bevorzugt, Wunsch, Wünsche, mag, mag nicht`,
    fact: `Fakt, Fakten, Tatsache, Tatsachen, gut zu wissen, Wissenswertes`,
    reason: `warum, Grund, Gründe, Begründung, weil, Motivation, Ursache, Ursachen, Hintergrund`,
    apply: `Anwendung, anwenden, Umsetzung, so geht's, in der Praxis, wie anwenden`,
    outcome: `Ergebnis, Ergebnisse, erledigt, fertig, behoben, abgeschlossen, Erfolg, Erfolge, erreicht, Meilenstein, Meilensteine, geliefert, umgesetzt, geschafft, Resultat, Resultate`,
    todo: `zu tun, Aufgabe, Aufgaben, nächster Schritt, nächste Schritte, als Nächstes, als nächstes, Maßnahme, Maßnahmen, geplant, Plan, Pläne, später, noch zu tun, Wiedervorlage`,
    open: `offen, offene Punkte, offener Punkt, offene Frage, offene Fragen, Offenes, Blocker, blockiert, Hindernis, Hindernisse, Problem, Probleme, Risiko, Risiken, ausstehend, ungeklärt, wartet, wartet auf, Sorge, Sorgen, Störung, Störungen`,
    deadline: `Frist, Fristen, fällig, Fälligkeit, Stichtag, Termin, Abgabe, Abgabetermin`,
    reference: `Referenz, Referenzen, Link, Links, Quelle, Quellen, Verweis, Verweise, siehe, siehe auch, Dokumentation, Unterlagen, Ablage`,
    proposal: `Vorschlag, Vorschläge, Idee, Ideen, Option, Optionen, Empfehlung, Empfehlungen, Entwurf`,
    question: `Frage, Fragen, Antwort, Antworten`,
    request: `Bitte, Anfrage, Anfragen, Anforderung, Anforderungen, Erinnerung`,
    note: `Notiz, Notizen, Hinweis, Hinweise, Anmerkung, Anmerkungen, Achtung, wichtig, Info, Update, Stand, Status, Kontext, Thema, Themen, Fokus, Schwerpunkt, Beschreibung, Beobachtung, Beobachtungen, Zusammenfassung, Überblick, Details, Beispiel, Kommentar, Bemerkung, Warnung, Tipp, Tipps, Sonstiges, Verschiedenes, Diskussion, Besprechung, Agenda, Betreff, Projekt`,
    meta: `erstellt, erzeugt, aktualisiert, geändert, Datum, Zeit, Uhrzeit, Dauer, Autor, Autorin, Verfasser, Datei, Dateien, geänderte Dateien, neue Dateien, Zweig, Ort, Teilnehmer, Teilnehmende, Teilnehmerinnen, anwesend, Anwesende, Protokollant, Sitzung, Kosten, Stunden, Wetter, Stimmung, Version, Schlagwörter`,
  },
  instruction: {
    frame: `bitte, immer, stets, du musst, Sie müssen, du sollst, Sie sollen, du darfst, Sie dürfen, denk* daran, denke daran, achte darauf, stelle sicher, zuerst, dann, außerdem, sofort, unverzüglich, jetzt, der (Agent|Assistent) (muss|soll), die KI (muss|soll), wenn du das (liest|siehst), wer das liest`,
    ignore: `ignorier*, missacht*, vergiss, vergesse, vergessen Sie, übergeh*, überschreib*, umgeh*, beachte … nicht, befolge … nicht, setze … außer Kraft, hör* nicht (mehr |)auf`,
    prior: `vorherig*, bisherig*, früher*, obig*, vorangegangen*, alle, alles, jegliche, deine, Ihre, eure, ursprünglich*, bestehend*`,
    guidance: `Anweisung*, Instruktion*, Vorgabe*, Systemprompt*, System-Prompt*, Prompt*, Richtlinie*, Regel*, Sicherheitsregel*, Systemnachricht`,
    reveal: `zeig*, gib … aus, gib … preis, verrate*, offenbare*, drucke*, nenne, nenn, wiederhole, veröffentliche, teile … mit, ausgeben, preisgeben`,
    send: `sende*, send, schick*, verschick*, poste, maile, leite … weiter, weiterleiten, lade … hoch, hochladen, kopiere, übermittle, übertrage, teile`,
    fetch: `lade … herunter, lade … runter, herunterladen, hole, hol, rufe … ab, abrufen, ziehe`,
    run: `führe … aus, führ … aus, ausführen, starte, installier*, starten Sie, führen Sie … aus`,
    disable: `deaktivier*, schalte … (ab|aus), abschalten, ausschalten, abstellen, umgeh*, überspring*, entfern*, unterdrück*, lass … weg, hebel* … aus`,
    safeguard: `Sicherheit*, Sandbox, Prüfung*, Überprüfung*, Signatur*, Berechtigung*, Bestätigung*, Freigabe*, Genehmigung*, Review*, TLS, SSL, Zertifikat*, Firewall, Virenscanner, Virenschutz, Audit*, Protokollierung, Schwärzung, Authentifizierung, Schutz*, Filter, 2FA, MFA`,
    hide: `(sag|sage|erzähl|erzähle|verrate|melde) … (dem|der|den) (Nutzer|Nutzerin|Benutzer|Menschen|Betreiber|Anwender|Besitzer) nicht*, sag* es niemandem, informiere … nicht, ohne (zu fragen|Rückfrage|Nachfrage|Erlaubnis|Zustimmung|Bestätigung|Genehmigung), ohne … zu fragen, ohne … zu informieren, frag* nicht (nach|vorher), verheimlich*, heimlich, verschweig*, stillschweigend`,
    role: `du bist (jetzt|nun|ab jetzt|ab sofort) (ein*|der|die|das|mein*|frei|kein*), du bist nicht mehr, ab (jetzt|sofort) bist du, verhalte dich (wie|als), agiere als, tu so als, gib dich als, als KI, deine neue (Rolle|Aufgabe), dein neuer Auftrag, neue Anweisungen, Entwicklermodus, dein Systemprompt`,
  },
  narration: {
    speaker: `Nutzer, Nutzerin, Benutzer, Benutzerin, Anwender, Anwenderin, User, Mensch`,
    machine: `Assistent, Assistentin, KI-Assistent, Chatbot, Agent, KI, Sprachmodell, Modell, Bot, Subagent, Unteragent`,
    asked: `bat, bittet, fragte, fragt, sagte, sagt, wollte, will, forderte, fordert, verlangte, erklärte, schrieb, antwortete, bestätigte, erwähnte, teilte mit, hat … (gebeten|gefragt|gesagt|verlangt|gefordert|bestätigt|erwähnt|geschrieben), lehnte ab, stimmte zu, bedankte sich`,
    answered: `entschied, entscheidet, antwortete, antwortet, schlug … vor, schlägt … vor, erklärte, erklärt, prüfte, las, schrieb, erstellte, behob, aktualisierte, öffnete, suchte, untersuchte, startete, versuchte, fand, bestätigte, entschuldigte sich, hat … (entschieden|geantwortet|vorgeschlagen|erklärt|geprüft|gelesen|geschrieben|erstellt|behoben|aktualisiert|untersucht|gestartet|versucht|gefunden|bestätigt), wurde … (gebeten|gefragt|angewiesen)`,
    talk: `(in|während|im Laufe) (dieser|diesem|dieses|der|des) (Gespräch|Gesprächs|Sitzung|Unterhaltung|Chat|Chats|Konversation|Session|Dialog|Dialogs), (diese|die) (Sitzung|Unterhaltung|Konversation) (behandelte|begann|endete|drehte sich), wie (oben|zuvor|vorhin) (erwähnt|besprochen|beschrieben|erklärt), vom (Nutzer|Benutzer|Assistenten) (gebeten|vorgeschlagen|gewünscht|verlangt|gefragt), auf (Wunsch|Bitte) des (Nutzers|Benutzers), (bat|fragte|wies) den (Assistenten|Agenten), Subagent* (gestartet|erzeugt|beauftragt)`,
  },
  secret: {
    word: `Passwort, Passwörter, Passwörtern, Kennwort, Kennwörter, Passphrase, Losung, Losungswort, PIN, PIN-Code, Geheimzahl, Geheimnis, Geheimcode, Token, Tokens, Zugangstoken, Zugriffstoken, API-Schlüssel, API-Key, Schlüssel, Zugangsschlüssel, Zugangsdaten, Zugangscode, Zugang, Anmeldedaten, Logindaten, Login, Sicherheitsfrage, Sicherheitsantwort, Mädchenname der Mutter, Wiederherstellungscode*, Wiederherstellungsschlüssel, WLAN-Schlüssel, WLAN-Passwort, WLAN-Kennwort, Türcode, Zahlenkombination, Einmalpasswort, Kartennummer, Kontonummer, IBAN, Sozialversicherungsnummer, TAN, PUK, *passwort, *kennwort`,
    is: `ist, sind, lautet, lauten, war, heißt, wäre, wird, wurde … (auf|geändert), ist jetzt, jetzt, neu, gesetzt auf, geändert (auf|in), auf, für … ist, für … lautet`,
    about: `zurücksetzen, zurückgesetzt, Zurücksetzung, Reset, Richtlinie*, Manager, Verwaltung, Ablauf*, Budget*, Limit*, Anzahl, Verbrauch, Wechsel, Rotation, Verlängerung, Länge, Stärke, Feld, Eingabe, Formular, Seite, Tresor, Hash*, Prüfung, Validierung, Lebensdauer, Erneuerung, abgelaufen, vergessen, verloren, geändert, gespeichert, verschlüsselt, fehlt, falsch, ungültig, erforderlich, leer, geschützt, Kosten, pro Sekunde, pro Anfrage`,
  },
  actor: {
    who: `Nutzer, Nutzers, Nutzerin, Nutzern, Nutzerinnen, Benutzer, Benutzers, Benutzerin, Benutzern, Anwender, Anwenders, Anwenderin, Anwendern, Assistent, Assistenten, Assistentin, Mensch, Menschen, Person, Personen, Leute, ich, wir, du, ihr, jemand, alle`,
    role: `KI, Agent, Agenten, Bot, Bots, Team, Teams, Teammitglied, Teammitglieder, Entwickler, Entwicklerin, Sprecher, Teilnehmer, Kunde, Kunden, Kundin`,
    attitude: `Präferenz, Präferenzen, Vorliebe, Vorlieben, Wunsch, Wünsche, Anfrage, Anfragen, Frage, Fragen, Meinung, Meinungen, Absicht, Absichten, Gewohnheit, Gewohnheiten, Stimmung, Erwartung, Erwartungen, Anweisung, Anweisungen`,
    deed: `Plan, Pläne, Ziel, Ziele, Bedürfnis, Bedürfnisse, Idee, Ideen, Sorge, Sorgen, Entscheidung, Entscheidungen, Antwort, Antworten, Verhalten, Kommentar, Kommentare, Aussage, Aussagen, Vorschlag, Vorschläge, Interesse, Interessen, Name, Stil, Zustimmung`,
  },
  opposites: `
    aktiviert/deaktiviert, aktivieren/deaktivieren, erlaubt/verboten, erlauben/verbieten, immer/nie, vor/nach, mehr/weniger, Minimum/Maximum, mindestens/höchstens, erhöht/gesenkt, steigt/sinkt, angenommen/abgelehnt, offen/geschlossen, öffentlich/privat, behalten/verwerfen, starten/stoppen, mit/ohne, an/aus, ein/aus, Pflicht/optional, schneller/langsamer, billiger/teurer, intern/extern, manuell/automatisch, richtig/falsch, ja/nein, hinzufügen/entfernen`,
  calendar: {
    months: `januar jan jänner jän, februar feb feber, märz mär maerz mrz, april apr, mai, juni jun, juli jul, august aug, september sept sep, oktober okt, november nov, dezember dez`,
    weekdays: `montag montags montagmorgen mo, dienstag dienstags di, mittwoch mittwochs mi, donnerstag donnerstags do, freitag freitags fr, samstag samstags sonnabend sa, sonntag sonntags so`,
    relative: {
      "day-2": "vorgestern",
      "day-1": "gestern, @heute Nacht",
      day0: "heute, heute (früh|Morgen|Mittag|Nachmittag|Abend), heut",
      "day+1":
        "@morgen, !guten Morgen, !am Morgen, !heute Morgen, !jeden Morgen, !gestern Morgen, !diesen Morgen, morgen (früh|Vormittag|Mittag|Nachmittag|Abend), bis morgen, ab morgen",
      "day+2": "übermorgen",
      "week-1": "letzte Woche, letzter Woche, vergangene Woche, vorige Woche, vorige* Woche, vergangene* Woche",
      week0: "diese Woche, dieser Woche, laufende* Woche, aktuelle* Woche",
      "week+1": "nächste Woche, nächste* Woche, kommende* Woche, folgende* Woche",
      "week+2": "übernächste* Woche",
      "month-1": "letzten Monat, letzter Monat, vergangene* Monat, vorige* Monat",
      month0: "diesen Monat, diesem Monat, dieser Monat, laufende* Monat",
      "month+1": "nächste* Monat, kommende* Monat",
      "year-1": "letztes Jahr, letzten Jahr, vergangene* Jahr, voriges Jahr, vorigen Jahr, Vorjahr",
      year0: "dieses Jahr, diesem Jahr, heuer",
      "year+1": "nächste* Jahr, kommende* Jahr",
      "quarter-1": "letztes Quartal, letzten Quartal, voriges Quartal, vergangene* Quartal",
      quarter0: "dieses Quartal, diesem Quartal, laufende* Quartal",
      "quarter+1": "nächste* Quartal, kommende* Quartal",
      "end-of-week": "Ende der Woche, Ende dieser Woche, Wochenende, Wochenschluss",
      "end-of-month": "Monatsende, Ende des Monats, Ende dieses Monats, Ultimo",
      "end-of-year": "Jahresende, Ende des Jahres, Ende dieses Jahres",
    },
    ahead: `in {n} {unit}, (binnen|innerhalb von|nach|für) {n} {unit}, {n} {unit} später, in den nächsten {n} {unit}, die nächsten {n} {unit}`,
    ago: `vor {n} {unit}, {n} {unit} (zuvor|früher|vorher), in den letzten {n} {unit}, seit {n} {unit}`,
    units: {
      day: "Tag, Tage, Tagen, Tags, Tages",
      week: "Woche, Wochen",
      month: "Monat, Monate, Monaten, Monats",
      year: "Jahr, Jahre, Jahren, Jahres",
    },
    numbers: `null, ein eine einem einen einer eins, zwei zwo, drei, vier, fünf, sechs, sieben, acht, neun, zehn, elf, zwölf`,
    nextWeekday: `nächste* {}, kommende* {}, {} nächste* Woche, {} der nächsten Woche`,
    lastWeekday: `letzte* {}, vergangene* {}, vorige* {}, {} letzte* Woche`,
    weekNumber: `KW {n}, Kalenderwoche {n}, Woche {n}`,
    quarterNumber: `Q{n}, {n} Quartal, Quartal {n}`,
    year: "",
    month: "",
    day: "",
    ordinals: `.`,
    of: `des, im`,
    yearEnds: ``,
    until: `bis, bis zum`,
    first: "day",
  },
  stopWords: `
    der die das den dem des ein eine einen einem einer eines und oder aber ist sind @war waren wird werden wurde wurden @hat haben
    hatte hatten sein nicht mit von zu zum zur im in am an auf für aus bei nach über unter vor durch um als auch es er sie wir ihr ich du
    sich uns mir dir ihm ihnen dass wie wenn weil da damit noch nur schon so kann können muss müssen soll sollen wo was wer diese
    dieser dieses diesem diesen bis ab seit beim vom ins mehr sehr kein keine keinen @man dann doch hier dort alle alles ohne gegen bitte jetzt wieder immer mein meine unser unsere ihre seine`,
  dangling: `
    der die das den dem des ein eine einen einem einer und oder aber dass weil wenn als wie mit von zu zum zur im in
    am an auf für bei aus nach vor bis um über unter ohne durch gegen nicht kein keine ist sind war wird werden hat
    haben soll muss kann sich unser unsere`,
  endings: "en er es em e n s ern ens ung ungen ationen",
  abbreviations: `
    z.B z bzw usw u.a u d.h d ca evtl ggf inkl exkl zzgl vgl Nr# Str# St Dr Prof Hr Abs# Art# Bd# S# s# o.ä etc bspw
    sog max min mind Tel Jh Mio Mrd i.d.R i.A z.T z.Z u.U v.a`,
};
