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
  without: "ohne",
  negation: `
    !nicht nur, !nicht zuletzt, !kein Problem, !keine Frage, !kein Zweifel, !keine Sorge, !nicht wahr, !ohne weiteres,
    nicht, nie, niemals, nichts, niemand*, kein, keine, keinen, keinem, keiner, keines, ohne, weder, nirgends, nirgendwo,
    keinesfalls, keineswegs, auf keinen Fall, unmöglich`,
  ended: `
    nicht mehr, kein* … mehr, keine mehr, nie mehr, nie wieder, nicht länger, eingestellt, abgeschafft, abgeschaltet, stillgelegt,
    ausgemustert, abgelöst, aufgehört, früher, bisher, bislang, ehemals, zuvor, bis dahin, ist vorbei, veraltet, überholt,
    außer Betrieb, weggefallen, entfällt, fällt weg, hinfällig, obsolet, ist weg, sind weg`,
  enough: `Schluss mit, Ende mit, vorbei mit, aus mit, ^genug (von|mit), ^weg mit, ist gestorben, sind gestorben, ist Geschichte, sind Geschichte, war der letzte, war die letzte, war das letzte, zu Ende gegangen`,
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
  forbidden: "verboten, untersagt, nicht erlaubt, nicht gestattet, Verbot, tabu",
  multiple:
    "doppelt so, verdoppel*, verdreifach*, halbier*, halb so, (zweimal|dreimal|viermal|fünfmal|zehnmal) so, (das|die|den) (Doppelte|Dreifache|Hälfte), zehnfach",
  from: "von, vom, aus",
  newly: `
    jetzt, nun, nunmehr, inzwischen, mittlerweile, neuerdings,
    seit (montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|gestern|heute|dieser|letzter|januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|version),
    ab (jetzt|sofort|heute|morgen|montag|dienstag|mittwoch|donnerstag|freitag), von nun an, von jetzt an, künftig,
    fortan, nur noch, heutzutage, seitdem, seither, entfernt aus, aus … entfernt, herausgenommen, rausgenommen, aus … gelöscht, reduziert auf, auf … reduziert, gekürzt auf, auf … gekürzt`,
  stays: `
    bleibt, bleiben, blieb, blieben, behält, behalten, weiterhin, unverändert, reicht, genügt`,
  withdrawal: `
    zurückgezogen, ziehen … zurück, zurückziehen, zurückgenommen, nehmen … zurück, zurücknehmen, widerrufen, widerrufe*, verworfen,
    verwerfen, fallengelassen, fallen gelassen, lassen … fallen, aufgegeben, gestrichen, abgesagt, abgeblasen, storniert, aufgehoben,
    revidiert, gekippt, andersherum, doch nicht, nun doch nicht, doch kein*, dagegen entschieden, gegen … entschieden, anders entschieden, umentschieden,
    Meinung geändert, es sich anders überlegt, anders überlegt, vergiss (es|das), war falsch, waren falsch, ist falsch,
    stimmt nicht, stimmte nicht, trifft nicht zu, gilt nicht, war ein Irrtum, irrtümlich, hat sich als falsch`,
  leaving: `gekündigt, kündigen, fällt aus, fallen aus, ausgefallen, hat abgesagt, haben abgesagt, abgesagt, verlassen, weg von, raus, rausgeworfen, aufgegeben, von … übernommen, (übernimmt|übernahm|übernehmen) … von`,
  restricted: `nur, ausschließlich, nie, niemals, allein, bloß`,
  beside: `auch, außerdem, zudem, zusätzlich, daneben, ebenfalls, ebenso, noch ein, noch eine, ein weiteres, eine weitere`,
  widened: `auch, ebenfalls, darf, dürfen, erlaubt, können, kann, alle, jeder, jede`,
  mended: `
    behoben, gelöst, repariert, korrigiert, entsperrt, ausgetauscht, funktioniert (wieder|jetzt), läuft wieder, geht wieder,
    wieder (da|online|verfügbar), ohne (Störung|Probleme|Fehler)`,
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
    in Arbeit, läuft noch, sobald, bis, wird, werden, soll, sollte, muss, müssen, fehlt noch, im Review, in Review, in Prüfung, in der Prüfung, beim Review, zur Prüfung`,
  open: `
    !kein* (Problem*|Störung*|Risik*), !ohne Probleme, !problemlos,
    blockiert, Blocker, blockierend, hängt (an|fest), offen, offene Frage*, offene Punkte, ausstehend, steht aus, stehen aus, wartet (auf|noch), warten auf, warte auf, wartend,
    ungeklärt, unklar, unbekannt, ungelöst, fehlt, fehlen, fehlend*, kein Zugang, kein Zugriff, schlägt fehl, schlagen fehl, scheitert, scheitern, fehlgeschlagen, kaputt, defekt,
    braucht … (Entscheidung|Freigabe|Klärung), zu klären, klären, zu erledigen, zurückgestellt, vertagt, verschoben, aufgeschoben, Ausfall, Problem*, Störung*, Risiko, Risiken`,
  waiting: `(ich bin|wir sind) (halb|zur Hälfte) (durch|fertig) mit, warte auf, warten auf, warte noch auf, blockiert (bis|durch|von), hänge (fest|an), ich arbeite (noch|gerade) an, arbeite noch an, bin gerade dabei, bin noch dabei, wir arbeiten (noch|gerade) (an|am), ist noch in Arbeit`,
  hedge: `
    vielleicht, eventuell, evtl, womöglich, möglicherweise, wahrscheinlich, vermutlich, wohl, könnte, könnten, dürfte, dürften, scheint, scheinen,
    anscheinend, scheinbar, ich glaube, ich denke, ich vermute, ich nehme an, wir glauben, wir vermuten, wir überlegen, nicht sicher, unsicher, ungewiss, unter Umständen,
    sozusagen, irgendwie, angeblich, tendenziell, tendieren, ich frage mich, mal sehen`,
  supposed: `angenommen, !angenommen (wurde|worden|hat|haben), nehmen wir (mal |einmal |)an, stell dir … vor, stellt euch … vor, stellen wir uns … vor, was wäre wenn, was wäre, ^=würde(n|), ^=wäre(n|), ^=hätte(n|), gesetzt den Fall, mal angenommen, rein theoretisch, hypothetisch*`,
  unreal: `!(=würde|=würden|=hätte|=hätten) (gern|gerne), =würde(n|st|), =wäre(n|), =hätte(n|), =bräuchte(n|), =könnte(n|), =müsste(n|), =gäbe, =käme(n|), =ginge(n|), =liefe(n|)`,
  proposal: `
    (ich|wir) (schlage|schlagen) … vor, schlage vor, schlagen vor, schlägt … vor, vorgeschlagen, Vorschlag, Vorschläge, ich würde … (empfehlen|vorschlagen|nehmen), ich empfehle, empfehle, empfohlen, Empfehlung*,
    wir könnten, wir sollten vielleicht, du könntest, Sie könnten, man könnte, soll ich, sollen wir, sollten wir, wollen wir, möchtest du, möchten Sie, willst du, wollt ihr,
    alternativ, eine Möglichkeit, eine Option, Option (1|2|3|a|b|c), wie wäre es, was wäre wenn, sag* (mir |)Bescheid, was hältst du, was halten Sie, wenn du (willst|magst), wenn Sie (wollen|möchten), Idee`,
  denied: `
    (findet|finden) … nicht statt, fällt aus, fallen aus, verworfene, verworfener, verworfenes, abgelehnte, abgelehnter, ist (falsch|unwahr), (nicht mehr|nie) (wahr|gültig|so|richtig), gilt nicht (mehr|), stimmt (so |)nicht (mehr|),
    trifft nicht (mehr |)zu, nicht wahr, unwahr, (falsch|unwahr) dass,
    nie (beschlossen|vereinbart|entschieden|gesagt|zugestimmt|abgemacht),
    niemand hat … (beschlossen|entschieden|vereinbart|gesagt|zugestimmt), niemand … beschlossen, abgelehnt, ungültig`,
  unconfirmed: `
    (noch |)nicht (entschieden|beschlossen|geklärt|vereinbart|bestätigt|final|endgültig|abgestimmt|genehmigt|freigegeben|spruchreif|in Stein gemeißelt|fix), unentschieden, ungeklärt, unbestätigt, noch offen, ist offen, offene Frage,
    zu (entscheiden|klären|besprechen|bestätigen), noch zu (entscheiden|klären|besprechen), keine Entscheidung, kein Beschluss, Entscheidung (steht noch aus|offen|vertagt), steht noch nicht fest, in Diskussion, wird noch (diskutiert|geprüft|besprochen), unter Vorbehalt, vorbehaltlich, vorläufig,
    warte* (noch |)(damit|mal|ab), abwarten, halt* … zurück, lass* uns (noch |)warten, Entwurf, ob wir, braucht noch (eine |)(Freigabe|Entscheidung|Zustimmung), nächste Entscheidung,
    (überlegen|grübeln|schwanken|zögern|prüfen|rätseln) (noch|weiterhin), (noch|weiterhin) (am Überlegen|unschlüssig|unentschlossen|am Abwägen), unschlüssig, hin- und hergerissen, wägen … noch ab, steht in den Sternen, nicht in trockenen Tüchern,
    (kein|noch kein) grünes Licht, ob … (entscheidet|entscheiden)`,
  heldOff: `Veto, Vetos, Einspruch, auf Eis, (liegt|liegen|legen|gelegt) … auf Eis, auf Eis gelegt, auf der Kippe, in der Schwebe, gestoppt, ausgesetzt, ruht, pausiert, eingefroren, vorerst nicht, überdenken, überdenkt, noch einmal (überlegen|überlegt|prüfen|geprüft), nochmal (überlegen|überlegt|prüfen), neu (diskutiert|verhandelt|aufgerollt), wieder offen, infrage gestellt, in Frage gestellt, steht in Frage, zurückgestellt, (nicht|noch nicht|noch nichts) (entschieden|beschlossen), unentschieden, vom Tisch, (stellt|stellen|stellte|stellten) sich (gegen|quer), (hat|haben) … gestoppt, zweifelt an, zweifeln an, Zweifel an, Bedenken (gegen|wegen), ist dagegen, sind dagegen`,
  postponed: `verschoben, verschiebt sich, verschieben sich, verschieben, vertagt, aufgeschoben, hinausgeschoben, verzögert sich`,
  deferral: `(muss|will|möchte|müssen|wollen|sollten|würde) … (nachdenken|überlegen|klären|besprechen|abklären|fragen|nachfragen|reden|sprechen|prüfen|drüber schlafen|abstimmen), (erst|erstmal|erst mal|erst noch|vorher|zuerst|zunächst) … (klären|besprechen|fragen|reden|sprechen|prüfen|abwarten|warten|überlegen|nachdenken), noch nicht, (lass|lassen) … (offen|liegen|warten|ruhen), abwarten, (vorerst|erstmal|erst mal|vorläufig) … (offen|liegen|warten|nicht|ruhen), auf Eis, vertagen, zurückstellen, zu früh, drüber schlafen, darüber schlafen, (will|muss|möchte) … (vorher|erst|zuerst) … (rechnen|durchrechnen|ansehen|anschauen|durchgehen), vorher durchrechnen, (lass|lassen) … offen, lieber (noch |)(warten|abwarten), warten wir, wart mal`,
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
  probing: `reproduz*, nachstell*, nachgestellt, nachvollz*, untersuch*, analysi*, debugg*, Fehlersuche, diagnosti*, eingegrenzt, eingrenzen, Ursachenforschung, aufspüren, nachgesehen, nachgeforscht`,
  finding: `
    gefunden, entdeckt, festgestellt, herausgefunden, stellte sich heraus, hat sich herausgestellt, zeigte, zeigt sich, bemerkt, aufgefallen, gemessen, beobachtet, erkannt, unerwartet, überraschend, Ursache war, Grundursache, bestätigt, verursacht, reproduziert, eingegrenzt, Abweichung, Bug`,
  standing: `ist (der|die|unser|unsere|unserer) … (Ansprechpartner|Ansprechpartnerin|*leiter|*leiterin|Chef|Chefin|*verantwortliche|*verantwortlicher|Eigentümer|Eigentümerin), (zuständig|verantwortlich) für, (leitet|führt|betreut|verwaltet|verantwortet) (den|die|das|alle), gehört (dem|der|den|zu|zum|zur), berichtet an, (liegt|liegen|steht|stehen|sitzt|sitzen) (im|in|auf|unter|bei), (ist|sind) … (abgelegt|hinterlegt), (braucht|brauchen|benötigt|benötigen) (ein|eine|einen|zwei|drei|immer), täglich, wöchentlich, monatlich, jährlich, montags, dienstags, mittwochs, donnerstags, freitags, samstags, sonntags`,
  preference: `
    bevorzug*, zieht … vor, ziehe … vor, ziehen … vor, lieber, am liebsten, mag (kein*|nicht|lieber|keine), mag, mögen, hasst, hasse, kann … nicht (leiden|ausstehen), gefällt … (besser|nicht), möchte … (immer|nie|nur|lieber|kein*), will … (immer|nie|nur|kein*), wünsch*, Vorliebe*, legt Wert auf, lege Wert auf, besteht auf, bestehe auf, bitte (immer|nie|niemals|kein*|nur|nicht), schätzt, ungern, favorisiert, Lieblings*`,
  request: `bitte, könntest du, können Sie, könnten Sie, kannst du, würdest du, würden Sie, sei so gut, hilf mir, lass uns, bat um, bittet um, gebeten, ich brauche, ich möchte dass, ich hätte gern*`,
  person: `ich, mich, mir, mein, meine, meiner, meinem, meinen, meines, wir, uns, unser, unsere, unserer, unserem, unseren, unseres`,
  plan: `nächste*, geplant, planen, plant, Plan, Pläne, werden wir, wird … (eingeführt|umgesetzt|gebaut), wollen wir, wir wollen, vorgesehen, demnächst, kommende*, Ziel*, Meilenstein*, beabsichtigt, beabsichtigen, vorhaben, haben vor, später, anstehend*`,
  consent: `
    ja, jo, jep, jawohl, genau, stimmt, richtig, korrekt, passt, einverstanden, okay, ok, in Ordnung, geht klar, alles klar, gerne, gern, klar, natürlich, sicher, selbstverständlich, absolut, auf jeden Fall, unbedingt, perfekt, super, prima, gut, sehr gut, bestens, klingt gut, sieht gut aus, gute Idee, mach (das|es|so|weiter), machen wir, so machen wir, machen Sie (das|es|so), bitte machen, leg los, weiter so, weiter, freigegeben, genehmigt, bestätigt, dafür, finde ich gut, gefällt mir, bin dafür, das (stimmt|passt|geht), von mir aus, !ja … aber, !mach (das|es) … rückgängig, !gut … aber, !(guter|gutes|berechtigter) (Punkt|Hinweis|Einwand|Argument), !gute Frage, !gut zu wissen, top, jup, jepp, yep, deal, abgemacht, ist gebongt, gebongt, läuft, jawoll, meinetwegen, nehmen wir, machen wir das, tu das`,
  refusal: `
    !kein Problem, !keine Sorge, !keine Einwände, !nein … danke gut, nein, nee, nö, auf keinen Fall, lieber nicht, bitte nicht, nicht so, so nicht, das nicht, nicht jetzt, noch nicht, halt, stopp, stop, warte, warten Sie, falsch, das ist falsch, stimmt nicht, das stimmt nicht, keine gute Idee, schlechte Idee, dagegen, bin dagegen, bin nicht einverstanden, nicht einverstanden, abgelehnt, vergiss (es|das), mach das nicht, mach (das|es) … rückgängig, rückgängig machen, will ich nicht, möchte ich nicht, lass das, lassen wir das, kein*, nicht überzeugt, lieber doch nicht, doch nicht, besser nicht, lass (es|das|mal) (sein|bleiben), lieber (bei|beim), (nimm|nehmt|nehmen Sie) (das|es) (wieder |)zurück, bitte zurücknehmen, zurücknehmen, zurückdrehen, zurückrollen, mach (das|es) (wieder |)(weg|rückgängig), verwirf (das|es), verwerfen, bleiben wir bei, wir bleiben bei, hat nicht (funktioniert|geholfen|geklappt), schlimmer (geworden|gemacht), dann lieber nicht, kommando zurück, !nicht schlecht, !kein* schlechte Idee, Quatsch, Unsinn, (überzeugt|gefällt) mir nicht, überzeugt mich nicht, (halte|halten) … nichts, (lass|lasst) (es|das) so, bringt nichts, kommt nicht in Frage`,
  aside: `nächstes Thema, nächste Frage, nächster Punkt, anderes Thema, andere Frage, (noch |)(was|etwas) anderes, übrigens, nebenbei, zurück (zu|zum|zur), (kenn|kenne|schau|schaue|guck|gucke|überleg|überlege) (ich|wir), ich (kenne|kenn|weiß|verstehe|sehe|erinnere), weiß ich, verstehe, später, ein andermal, irgendwann, nachher, morgen, nächste Woche, ich (denke|schaue|schau|überlege|frage|lese|gucke) … (darüber|drüber|mal|nach|an|erst|noch|morgen|später), mal (sehen|schauen|gucken), schauen wir, interessant, gut zu wissen`,
  declining: `es tut mir leid, tut mir leid, leider kann ich, leider (können|kann), ich kann (dabei |das |dir |Ihnen |)nicht, das kann ich nicht, als KI, als Sprachmodell, Entschuldigung, ich bin nicht in der Lage`,
  transient: `
    derzeit, zurzeit, zur Zeit, momentan, im Moment, im Augenblick, aktuell, gerade, gegenwärtig, vorerst, fürs Erste, vorübergehend, temporär, vorläufig, einstweilen, provisorisch, behelfsmäßig, übergangsweise, bis morgen, bis Montag, nur heute, für heute, heute früh, heute Morgen, heute Abend, läuft gerade, läuft noch, in der Zwischenzeit, inzwischen, Notlösung, auf die Schnelle, einmalig`,
  sessionScope: `
    in dieser (Sitzung|Unterhaltung|Session), in diesem (Gespräch|Chat|Lauf|Durchlauf|Thread), für diese Sitzung, für diese Aufgabe, für dieses Gespräch, nur (dieses Mal|diesmal|dieses eine Mal|einmal|jetzt|heute|hier), (bloß|nur) für (heute|jetzt|diese Sitzung|diesen Lauf), ausnahmsweise, diesmal, dieses eine Mal, erst mal … (ausprobieren|testen|probieren), mal ausprobieren, fürs Erste, vorläufig, vorerst, vorübergehend, einstweilen, (lass|lasst) uns … (erst mal|erstmal|zuerst), (probieren|versuchen|testen) wir … (erst mal|erstmal|zuerst)`,
  now: `jetzt gerade, gerade jetzt, genau jetzt, in diesem (Moment|Augenblick), sofort ausführen`,
  ticket: `Ticket, Tickets, Vorgang, Fehlermeldung, Aufgabe`,
  branch: `Branch, Branches, Zweig`,
  checks: `Test, Tests, Testlauf, Testsuite, Unittests, Build, CI, Pipeline, Lint, Prüfungen`,
  manner: `gut, besser, schön, schöner, fein, prima, schnell, schneller, flüssig, flüssiger, stabil, stabiler, langsam, langsamer, träge, instabil, wackelig, schlecht, schlechter, ruhig, ruhiger, flott, zäh`,
  outage: `nicht erreichbar, unerreichbar, nicht verfügbar, offline, ausgefallen, abgestürzt, hängt, down, außer Betrieb, antwortet nicht, liegt flach, gesperrt, blockiert*`,
  failing: `fehlgeschlagen, (schlägt|schlug|schlugen|schlagen) … fehl, scheitert, scheiterte, gescheitert, Timeout, abgestürzt, (stürzt|stürzte) … ab, abgelehnt, abgebrochen, (bricht|brach) … ab, (geht|ging|lief|läuft) nicht`,
  passing: `rot, grün, schlagen fehl, schlägt fehl, fehlgeschlagen, laufen durch, läuft durch, durchgelaufen, bestanden`,
  step: `
    guten (Morgen|Tag|Abend), gute Nacht, hallo, servus, moin, danke (schön|sehr|dir|euch|), vielen Dank, tschüss, bis (morgen|später|bald), schönes Wochenende, schönen (Tag|Abend|Feierabend), gute Arbeit, alles Gute, herzlichen Glückwunsch, bitte schön, (Datei|Dateien|Änderung|Änderungen|Dokument|Einstellungen) … gespeichert, erfolgreich gespeichert, (status zeigt* |)keine Änderungen, (Server|Container|Dienst) … neu gestartet, alles grün, alle Tests (grün|bestanden|durchgelaufen), keine (Warnungen|Fehler), (Variable|Variablen|Hilfsfunktion|ungenutzte Importe|ungenutzten Import) … (umbenannt|gelöscht|entfernt|verschoben), (Tippfehler|Schreibfehler) … (korrigiert|behoben|verbessert), Zeile … (korrigiert|geändert|gefixt), (Tests|Testsuite|Linter) … (gelaufen|laufen lassen|ausgeführt|gestartet), Kommentar … ergänzt, (Editor|Terminal|Datei) … (geschlossen|geöffnet), (Pull Request|Merge Request|PR) … (geöffnet|gestellt|eröffnet), Abhängigkeiten (installiert|aktualisiert), Cache … geleert, Pause gemacht, mache … (Mittag|Mittagspause|Pause), (Änderungen|Code) (committet|gepusht)`,
  chore: `gepusht, geschoben, hochgeschoben, committet, gemergt, gemerged, rebased, gerebased, getaggt, geklont, neu gestartet, neugestartet, neu geladen, aufgelistet, zurückgesetzt`,
  smoothly: `lief (fehlerfrei|sauber|glatt) durch, erfolgreich, fehlerfrei, ohne Fehler, sauber durchgelaufen, durchgelaufen`,
  workpiece: `Commit, Commits, Pull Request, Pull Requests, PR, Merge Request, Branch, Branches, Zweig, Zweige, Datei, Dateien, Ordner, Verzeichnis, Skript, Test, Tests, Build, CI, Pipeline, Server, Testserver, Container, Prozess, Sicherung, Backup, Cache, Changelog, Bug, Bugs, *server, *container, *backup, *sicherung`,
  codePart: `Klasse, Funktion, Methode, Konstante, Variable`,
  codeLine: `Zeile, Zeilen`,
  taskScope: `für diese (eine |)Aufgabe, für die aktuelle Aufgabe, während dieser Aufgabe, (für|in) (diese|dieser) Sitzung, für diese Session`,
  measured: `als zuvor, statt bisher, verglichen mit, im Vergleich, gegenüber, von … auf, (fiel|sank|stieg|wuchs) (von|auf|um), schneller, langsamer, kleiner, größer, weniger, Verbesserung, billiger, gespart`,
  momentary: `
    führ* … aus, starte, starten, prüf*, schau* (nach|mal|dir), öffne, öffnen, klick*, lade … neu, lösche, lies, zeige, zeig, drück*, kopiere, füge … ein, tippe, versuch*, ruf* … auf, beende, stopp*, warte, mach weiter, installier* … neu, melde dich (an|ab), ausführen, neu starten, neustarten, leer*, schau* … in, (sieh|seht|sehen Sie) … an, sieh dir, prüfen`,
  deadline: `*frist, Frist, Fristen, Abgabefrist, Stichtag, Abgabetermin, Abgabe (bis|am), Deadline, fällig, spätestens, bis spätestens, muss bis, müssen bis, bis zum, bis Ende, bis, vor dem, Anmeldeschluss, Redaktionsschluss, Einsendeschluss, Termin`,
  expiry: `läuft … (ab|aus), laufen … aus, laufen … ab, läuft ab, laufen ab, lief ab, abgelaufen, ablaufen, Ablauf am, endet (am|zum|im|mit), enden (am|zum|im|mit), gültig bis, erlischt, erlöschen, läuft aus, laufen aus, Laufzeit bis, Laufzeitende, Verlängerung`,
  nothing: `!keine*, nichts, nichts (Neues|neues|zu berichten|zu tun|besonderes|Besonderes|geändert), keine (Änderungen|Änderung|Einträge|Neuigkeiten|Blocker|Entscheidungen|Notizen|Angabe|Angaben|Begründung), entfällt, unverändert, wie (oben|gestern|gehabt), siehe oben, k.A., unbekannt, leer, kein Grund (angegeben|genannt)`,
  praise: `(die |das |am |) (beste|bessere|gute|richtige|sauberste|sinnvollste|einfachste) (Lösung|Option|Wahl|Ansatz|Idee|Variante|Weg), macht (mehr |)Sinn, ergibt Sinn, ist (besser|am besten|sinnvoll|gut|richtig|schöner|sauberer), einfach besser, sinnvoller`,
  onRequest: `auf (Wunsch|Bitte|Anfrage|Anweisung|Anforderung), (wie|wurde) (gewünscht|angefordert|verlangt|besprochen|vereinbart|angewiesen), auf Wunsch (des|der), (Nutzer|Benutzer|Kunde|Anwender|er|sie) (wollte|bat|verlangte|wünschte|sagte so), laut (Nutzer|Kunde|Anweisung)`,
  qualifier: `wichtige, wichtigste, wichtigsten, zentrale, heutige, heute, neue, weitere, nächste, offene, getroffene, gefasste, finale, aktuelle, unsere, meine, alle, die, der, das, des, und, für, zum, zur, technische, Punkte, Schritte, Woche, Tag, Liste, Übersicht, Zusammenfassung, von, vom, neuer, neues, Log, Tagebuch, Logbuch, Protokoll, Journal, Notizen`,
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
    frame: `
      bitte, immer, stets, du musst, Sie müssen, du sollst, Sie sollen, denk* daran, achte darauf,
      achten Sie darauf, stelle sicher, stellen Sie sicher, nicht vergessen, vergiss nicht, sofort, unverzüglich,
      umgehend, muss immer, muss stets`,
    agent: `
      Agent*, Assistent*, KI, KIs, KI-Agent*, KI-Helfer*, KI-Assistent*, Sprachmodell*, LLM, LLMs, Chatbot*, Bot, Bots,
      das Modell, Modelle, Coding-Agent*, Helferlein`,
    you: `du, dich, dir, dein, deine, deinen, deinem, deiner`,
    this: `diese, dieser, diesen, dieses, diesem, das`,
    text: `
      Regel*, Zeile*, Notiz*, Vorgabe, Anweisung*, Nachricht, Absatz, Eintrag, Satz, Merksatz, Hinweis, Erinnerung,
      Schritt, Zeilen, Seite, Vermerk, Aufzeichnung, Merkposten, Dokument`,
    read: `liest, lesen, gelesen, Leser, Lektüre, lies, Lesen, verarbeite*, lädt, einliest, sieht, findet, aufnimmt`,
    reader: `
      welcher Agent auch, sobald … gelesen (wird|ist), wer das liest, wer dies liest, wer dies … liest, wer das … liest, wenn du das liest, wenn du dies liest,
      beim Lesen dieser, liebe* (Assistent*|Agent*|KI), lieber (Assistent|Agent|Helfer),
      an alle (Agenten|Assistenten|Helfer|Modelle), für (Helfer|Agenten|Assistenten),
      (Hinweis|Nachricht|Anweisung|Auftrag) an (den |die |das |) (Agent*|Assistent*|KI|Modell),
      wer … (öffnet|lädt|betritt|empfängt|vorfindet), wer diese Datei, wer dieses Repository, beim Anblick,
      beim Laden dieser, nach dem Lesen`,
    every: `jede*, alle, allen, alles, Beginn, Anfang, Ende, Start, ersten, erste, sämtliche*, jegliche*, sobald`,
    turn: `
      Sitzung*, Session*, Unterhaltung*, Konversation*, Aufgabe*, Antwort*, Gespräch*, Chat*, Nachricht, Ticket*,
      Pull-Request*, Befehl*, Start, Commit, E-Mail*, Mail*, Shell, Bau, Build, Rechner, Maschine*, Projekt*, Tag,
      Nacht, Anmeldung, Start, Lauf, Fehlerbericht*`,
    occasion: `jedes Mal, jedesmal, auf Nachfrage, immer wenn du, sobald … (geöffnet|gestartet|geladen)`,
    ignore: `
      ignorier*, missacht*, vergiss, vergesse*, vergisst, übergeh*, überschreib*, überschrieben, umgeh*, umgangen,
      beachte* … nicht, befolg* … nicht, setz* … außer Kraft, außer Kraft setzen, nicht mehr befolgen, hinwegsetz*,
      setz* … hinweg, verwirf*, verwerfen, verwirft, streich*, lass … außer Acht, außer Acht`,
    prior: `
      vorherig*, bisherig*, früher*, obig*, vorangegangen*, vorangehend*, vorig*, alle, alles, allen, jegliche*,
      sämtliche*, deine*, Ihre*, eure*, ursprünglich*, bestehend*, zuvor, vorher, bisher, oben, System*`,
    guidance: `
      Anweisung*, Instruktion*, Systemprompt*, System-Prompt*, Prompt*, Systemnachricht*, Sicherheitsregel*,
      Direktive*, Weisung*, Einschränkung*, Beschränkung*, alles … (gesagt|steht|stand|galt),
      was … (gesagt|aufgetragen) wurde, was … oben steht, Schutzvorgabe*, Leitplanke*, Befehl*`,
    rules: `Regel*, Richtlinie*, Vorgabe*, Verbot*, Schranke*, Grenzen, Leitlinie*`,
    hidden: `
      verborgen*, versteckt*, intern*, geheim*, ursprünglich*, eigen*, vollständig*, vertraulich*, komplett*,
      nicht öffentlich*`,
    inner: `
      Systemprompt*, System-Prompt*, Systemnachricht*, Systemanweisung*, seinen Prompt, deinen Prompt,
      seine Konfiguration, deine Konfiguration, eigene Konfiguration, seinen Kontext, deinen Kontext,
      seine Anweisungen, deine Anweisungen`,
    reveal: `
      zeig*, gib, gibt, geben, gib … (aus|preis|wieder|heraus), gibt … (aus|preis|wieder|heraus),
      geben … (aus|preis|wieder|heraus), verrat*, verrät, offenbar*, druck* … aus, nenn*, wiederhol*,
      veröffentlich*, teil* … mit, ausgeben, ausgibt, auszugeben, preisgeben, preisgibt, leg* … offen, offenleg*,
      offenzulegen, zitier*, schreib* … hin, liest … vor, lies … vor, aufliste*, list* … auf, zitiert, anführ*,
      führ* … an, schließ* … mit, beende* … mit, voranstell*, stell* … voran, vorles*, aufsag*, rausrück*,
      herausgeb*, händig* … aus, aushändig*, weitersag*, mitschreib*, vorliest, vorlesen`,
    send: `
      sende*, send, sendet, schick*, verschick*, verschickt, poste*, postet, mail*, leit* … weiter, weiterleit*,
      weitergeleitet, weiterzuleiten, lad* … hoch, lädt … hoch, hochlad*, hochzuladen, übermittl*, übertrag*,
      überträgt, teil* … mit, übergib*, übergibt, übergeben, reich* … weiter, gib … weiter, gibt … weiter,
      weitergeben, geht … an, gehen … an, sicher* … (nach|auf), spiegel*, lieferst, liefer* … (an|nach),
      spiel* … (auf|nach|zu), lagert … (auf|bei), lege* … (auf|bei), funk*, streue*, speis* … ein, abliefer*,
      überspiel*, leg* … ab, setzt … (unter|in|an), setz* … (unter|in), exportier*, teilt, teile, veröffentlich*, hochlädt, hochgeladen, übermittel*`,
    copy: `
      kopier*, füg* … (an|ein|hinzu|bei), häng* … an, anhäng*, anfüg*, einfüg*, klebt, kleb*, leg* … (ab|an),
      ablegen, schreib* … (in|auf|an), hängt, hängen, beifüg*, einbett*, eingebettet, steht in, stehen in, enthalten`,
    fetch: `
      lad* … (herunter|runter), herunterlad*, herunterzuladen, heruntergeladen*, hol*, abruf*, zieh*, geladen,
      besorg*, zieht, nachlad*, bezieh*, lädt … herunter, lade … herunter, lädt herunter, herunterlädt, heruntergeladen`,
    open: `lädt … (herunter|runter), ruf* … (ab|auf), aufruf*, lies, liest, lesen, öffne*, besuch*, lade, lädt`,
    run: `
      führ* … aus, ausführ*, auszuführen, ausgeführt, start*, installier*, einspiel*, spiel* … ein,
      leit* … (in|an) … shell, piped, pipen, ruf* … auf, import*, gestartet, angestoßen, stoß* … an, aufgerufen, aufruf*`,
    launch: `führ* (es|sie|ihn|das Ergebnis|das Skript) … aus, (startet|starte|installiert) es, installier* (es|ihn|sie|das), start* (es|ihn|sie)`,
    disable: `
      lass* … aus, lässt … aus, bleib* … aus, deaktivier*, schalt* … (ab|aus), abschalt*, abgeschaltet*, ausschalt*, ausgeschaltet*, abzuschalten,
      auszuschalten, abstell*, stell* … ab, umgeh*, umgangen, überspring*, überspringt, entfern*, unterdrück*,
      lass … weg, lässt … weg, weglassen, hebel* … aus, aushebel*, setz* … außer Kraft, heb* … auf, aufheb*,
      locker*, abwürg*, unterlass*, unterlässt, verzicht* auf, stilllegt, stilllegen, aussetzt, aussetzen, stopp*, anhält, hält … an, beend*, abwürg*, lahmleg*`,
    safeguard: `
      Isolation, Isolierung, Abschottung, Sicherheit*, Sandbox*, Signaturprüfung*, Signierung, Signieren,
      Berechtigung*, Bestätigung*, Freigabe*, Genehmigung*, Review*, Code-Review*, TLS, SSL, Zertifikat*, Firewall*,
      Virenscanner*, Virenschutz*, Audit*, Protokollierung*, Schwärzung*, Authentifizierung*, Schutz*, Inhaltsfilter*,
      Rückfrage*, Scanner*, Secret-Scanner, Zugriffskontrolle*, Zwei-Faktor*, 2FA, MFA, Leitplanken, Prüfsumme*,
      Dialog*, Zugriffsschutz, Prüfprotokoll*, Vier-Augen*, Zugriffsprotokoll*, Warnung* zur Sicherheit`,
    crime: `
      Angreifer*, Angriff*, Hacker*, bösartig*, Schadsoftware, Schadcode, Trojaner*, Phishing, Schwachstelle*,
      Sicherheitslücke*, Datendieb*, Diebstahl, stiehlt, stahl, gestohlen*, Vorfall, Einbruch, kompromittiert*,
      Hintertür, Betrug, Malware`,
    erase: `lösch*, entfern*, vernicht*, überschreib*, beseitig*, tilg*, leer*`,
    obey: `
      was (dort|da|darin|drin|es|er|sie|die) …, was dort steht, (tu|tut|tue|mach|macht|machst) was,
      befolg* … (was|Anweisungen dort), gehorch*, nur noch dieser, was … (verlangt|gefordert|steht) wird,
      was auch immer … steht, jede* (Wunsch|Bitte|Befehl|Anfrage) … (erfüll*|ausführ*|befolg*)`,
    agree: `
      genehmig*, akzeptier*, billig*, gib … frei, gibt … frei, freigibt, freigeben, erlaub*, stimm* … zu, zustimm*, mit Ja (beantworte*|antworte*), antworte* mit Ja`,
    ask: `
      frag*, nachfrag*, nachzufragen, zu fragen, Rückfrage*, Nachfrage*, Erlaubnis, Zustimmung, Bestätigung,
      Genehmigung, Freigabe, gefragt, Rücksprache`,
    unasked: `ungefragt, unaufgefordert, eigenmächtig*, auf eigene Faust, nach eigenem Ermessen`,
    tell: `
      (sag|sage|sagt|sagen|erzähl*|verrat*|verrät|meld*|erwähn*|bericht*|informier*|mitteil*|zeig*) … (Nutzer|Nutzerin|Benutzer|Anwender|Menschen|Betreiber|Besitzer|niemand*|jemand*),
      (dem Nutzer|der Nutzerin|dem Benutzer|dem Anwender|dem Menschen|dem Betreiber|niemandem|den Nutzer|Nutzer) … (sag*|erzähl*|verrat*|verrät|meld*|erwähn*|bericht*|informier*|mitteil*|mitzuteilen|gegenüber),
      (stör*|behellig*|bemüh*|beläst*|frag*) … (Nutzer|Nutzerin|Benutzer|Besitzer|Betreiber|niemand*),
      (Nutzer|Besitzer|Inhaber|Betreiber) … (stör*|behellig*|beläst*)`,
    mention: `erwähn*, verrat*, verrät, meld*, sag*, erzähl*, bericht*, offenbar*, preisgeben`,
    hide: `
      verheimlich*, verschweig*, Stillschweigen, geheim halten, geheim zu halten, halte … geheim, hält … geheim,
      egal was, (sag|erwähne|erzähle|verrate|melde|erwähnt|meldet) (das|dies|es|davon) (nicht|niemand*|keinem),
      verbirg … vor, verbirgt … vor, hinter … Rücken, (niemand|keiner) … (wissen|erfahren), muss niemand wissen,
      braucht niemand zu wissen, keine Spur*, ohne Spur*, spurlos, hinter dem Rücken, nie gegeben, nie existiert,
      bewahr* Stillschweigen, kein Wort (darüber|davon|zu), lass … unerwähnt, lässt … unerwähnt, bleibt unter uns,
      niemand erfährt, nicht verraten, ohne … jemand* zu (sagen|melden|verraten|erzählen), behalt* (das|dies|es) für (dich|sich), verlier* kein Wort, still schweig*, verschweig*, verschwiegen`,
    void: `
      nicht mehr (gelten|gilt|gültig|zählen|zählt|bindend), hinfällig, ungültig, gilt nicht mehr, gelten nicht mehr, zählt nicht mehr, zählen nicht mehr, nichtig,
      gegenstandslos, als gäbe es … nicht, außer Kraft, zählen nichts, zählt nichts, gilt nichts, erlischt,
      erlöschen, aufgehoben, entfällt, entfallen, gelten nicht`,
    role: `
      du bist (jetzt|nun|ab jetzt|ab sofort) …, du bist nicht (mehr|länger),
      (ab|von) (jetzt|sofort|nun|heute) (an |) bist du, verhalte dich (wie|als), agiere als, tu so als,
      gib dich als … aus, deine neue (Rolle|Aufgabe|Identität), dein neuer (Auftrag|Name), du gehorchst,
      (antworte|sprich|handle|rede) (fortan|künftig|ab jetzt|von nun an|) als, in der Rolle, spiel* … die Rolle,
      schlüpf* in, fortan bist du, künftig bist du`,
    memories: `
      Gedächtnisdatei*, Memory-Datei*, Memorydatei*, Erinnerungsdatei*, Speicherdatei*, Merkdatei*, dein Gedächtnis,
      Langzeitgedächtnis, alle Erinnerungen, jede Erinnerung`,
    private: `
      Passwort*, Passwörter*, Kennwort*, Kennwörter*, Zugangsdaten, Anmeldedaten, API-Schlüssel*, API-Key*,
      SSH-Schlüssel*, SSH-Key*, Deploy-Key*, Schlüssel, privaten Schlüssel, Geheimnis*, Token, Tokens,
      Zugangstoken*, Kundenliste*, Kundendaten, Kundendatei*, Kundentabelle*, Kundendatenbank*, Personaldaten,
      personenbezogene* Daten, Zwischenablage*, Umgebungsvariable*, Browserverlauf, Chatverlauf*, Gesprächsverlauf*,
      Gespräch*verlauf, Wallet, Bankdaten, Patientendaten, Quellcode, Quelltext, Verbindungszeichenfolge*, AWS-Profil*, Datenbankdump*, Datenbankabzug*, Sitzungscookie*, Kreditkarte*, Wiederherstellungscode*, Signierschlüssel*, Schlüsselbund*, Schlüsseldatei*, (ganze*|gesamte*) (Posteingang|Postfach)`,
  },
  narration: {
    speaker: `Nutzer, Nutzerin, Benutzer, Benutzerin, Anwender, Anwenderin, User, Mensch`,
    machine: `Assistent, Assistentin, KI-Assistent, Chatbot, Agent, KI, Sprachmodell, Modell, Bot, Subagent, Unteragent`,
    asked: `bat, bittet, fragte, fragt, sagte, sagt, wollte, will, forderte, fordert, verlangte, erklärte, schrieb, antwortete, bestätigte, erwähnte, teilte mit, hat … (gebeten|gefragt|gesagt|verlangt|gefordert|bestätigt|erwähnt|geschrieben), lehnte ab, stimmte zu, bedankte sich`,
    answered: `entschied, entscheidet, antwortete, antwortet, schlug … vor, schlägt … vor, erklärte, erklärt, prüfte, las, schrieb, erstellte, behob, aktualisierte, öffnete, suchte, untersuchte, startete, versuchte, fand, bestätigte, entschuldigte sich, hat … (entschieden|beschlossen|geantwortet|vorgeschlagen|erklärt|geprüft|gelesen|geschrieben|erstellt|behoben|aktualisiert|untersucht|gestartet|versucht|gefunden|bestätigt), wurde … (gebeten|gefragt|angewiesen)`,
    talk: `(in|während|im Laufe) (dieser|diesem|dieses|der|des) (Gespräch|Gesprächs|Sitzung|Unterhaltung|Chat|Chats|Konversation|Session|Dialog|Dialogs), (diese|die) (Sitzung|Unterhaltung|Konversation) (behandelte|begann|endete|drehte sich), wie (oben|zuvor|vorhin) (erwähnt|besprochen|beschrieben|erklärt), vom (Nutzer|Benutzer|Assistenten) (gebeten|vorgeschlagen|gewünscht|verlangt|gefragt), auf (Wunsch|Bitte) des (Nutzers|Benutzers), (bat|fragte|wies) den (Assistenten|Agenten), (Subagent*|Unteragent*) … (gestartet|erzeugt|beauftragt), vom (Nutzer|Benutzer|Assistenten|Agenten) … (entschieden|beschlossen|ausgeführt|gestartet|neu gestartet|geprüft|erledigt), (entschieden|beschlossen|ausgeführt|gestartet|geprüft|erledigt) … vom (Nutzer|Benutzer|Assistenten|Agenten)`,
  },
  secret: {
    password: `Passwort, Passwörter, Passwörtern, Passworts, Passwortes, Kennwort, Kennwörter, Kennwörtern, Kennworts, Losung, Losungswort, Codewort, Zugangswort, Mädchenname, Geburtsname der Mutter, *passwort, *kennwort, PW, Passwd, Pwd, Zauberwort, Schlüsselsatz, Passwörtchen`,
    label: `Kennw, Passw, PW, Passwd, Pwd, Pw, Pass, Passw.`,
    phrase: `Passphrase, Passphrasen, Passsatz, Kennsatz, Seed-Phrase, Seedphrase, Seed-Wörter, Wiederherstellungsphrase, Wiederherstellungssatz, Wiederherstellungswörter, Merkphrase, Merksatz, Mnemonik`,
    code: `PIN, PINs, PIN-Code, PUK, PUK-Nummer, TAN, TANs, TAN-Liste, Geheimzahl, Geheimnummer, Zahlenkombination, Kombination, Zahlencode, Türcode, Torcode, Zugangscode, Zugangscodes, Zutrittscode, Alarmcode, Entsperrcode, Freischaltcode, Tresorcode, Schlosscode, Sicherheitscode, Bestätigungscode, Einmalcode, Einmalcodes, Wiederherstellungscode*, Wiederherstellungsschlüssel, Notfallcode*, Backup-Code*, Ersatzcode*, Rettungscode*, Kartennummer, Kontonummer, Kreditkartennummer, IBAN, Sozialversicherungsnummer, Steuernummer, CVV, Pin-Code, die Pin, drei Ziffern, drei Zahlen, Prüfziffer, Prüfziffern, Kartenprüfnummer, CVC, PIN fürs, PIN vom, Kombi, Zahlenkombi, Aktivierungscode, Installateurscode`,
    key: `Schlüssel, Schlüssels, Zugangsschlüssel, Netzwerkschlüssel, *schlüssel, Code, Codes, Kode, *code, Rückseite, auf der Rückseite, Gäste-WLAN, Gästewlan, Gast-WLAN, Gastnetz, Gästenetz, WLAN für Gäste, Besucher-WLAN`,
    token: `API-Schlüssel, API-Key*, Zugriffsschlüssel, Lizenzschlüssel, Token, Tokens, *token, Geheimnis, Client-Secret, Geheimcode, Cookie, TOTP, 2FA, Authenticator, Startwert, Seed, Geheimnisse`,
    access: `Zugangsdaten, Anmeldedaten, Logindaten, Login-Daten, Zugang, Zugänge, Login, Logins, Anmeldung, *zugang, *zugangsdaten, Konten`,
    account: `Benutzer, Benutzername, Nutzer, Nutzername, User, Kennung, Konto, Login, E-Mail`,
    question: `Sicherheitsfrage, Sicherheitsfragen, Geheimfrage, Kontrollfrage, Sicherheitsabfrage*, Kontrollfragen, Identitätsfrage, Merkwort`,
    answer: `Antwort, Antworten, Lösung`,
    fact: `(erstes|erste|erster|ersten|ersten) (Haustier|Haustiers|Hund|Hundes|Katze|Auto|Autos|Schule|Lehrer|Lehrerin|Lehrers|Chef|Handy), Mädchenname, Mädchennamen, Geburtsname*, Geburtsort der Mutter, Geburtsort des Vaters, Grundschule, Grundschullehrer*, Lieblingslehrer*, Lieblingsessen, Lieblingsfarbe, Lieblingsfilm, Kindheitsfreund*, Spitzname*, Haustiername, Name (des|meines|deines) (Hundes|Haustiers), Name der Katze, Straße, in der ich aufgewachsen, erste Straße, Großmutter*, Lieblingstier, bester Freund, erstes Konzert, erste Wohnung, erster Urlaub, Kosename, Tier*name`,
    replied: `geantwortet, beantwortet mit, … gesagt, hab ich gesagt, habe ich gesagt, ich sagte, … geantwortet, … angegeben, … eingegeben, … eingetragen, war die Antwort, gesagt, angegeben`,
    lock: `WLAN, Wifi, Netz, Netzwerk, Router, Tür, Türe, Türen, Türschloss, *tür, *eingang, Eingang, Tor, Garage, Tresor, Safe, Alarm, Alarmanlage, Karte, *karte, Handy, Tablet, Telefon, Laptop, Rechner, Schloss, *schloss, Spind, Schließfach, Schrank, Keller, Fahrrad, Schranke, Aufzug, Koffer, Briefkasten, Anrufbeantworter, Parkhaus, Parkplatz, Tiefgarage, Carport, Hütte, Ferienhaus, Wohnung, Haus, Halle, Lager, Treppenhaus, Hof, Dachboden, Sauna, Vereinsheim, Werkstatt, Büro, Klingel, Gegensprechanlage, Drucker, Schuppen, *schuppen, Garagentor, Hoftor, Gartentor, Rolltor, Einfahrtstor, Schlüsselkasten, Schlüsseltresor, Schlüsselbox, Türleser, Code-Schloss, Pforte, *drucker, Kasse, Zip, ZIP-Datei, Archiv, PDF, Festplatte, LUKS, VeraCrypt, BitLocker, Datenträger, Kamera, *kamera, Beamer, Fernseher, Zähler, Scanner`,
    card: `Karte, *karte, Visa, Mastercard, Kreditkarte, EC-Karte`,
    opens: `öffnet, öffnen, geöffnet, aufgeht, aufmachen, auf, entsperren, entsperrt, freischalten, entschärfen, abschalten, ausschalten, aus, deaktivieren, deaktiviert, anmelden, anmeldet, meldet sich, einloggen, loggt, verschlüsselt, entschlüsseln, entschlüsselt, geschützt, gesichert, reinkommen, kommt man, hineinkommen, steht auf, entriegelt, entriegeln, entsichert, scharf, unscharf, aufsperren, sperrt auf, geht auf, gehen auf, raus, entpackt, entpacken, entpackt sich, aufgemacht, aufgeschlossen, freigeschaltet, abgeschaltet`,
    login: `anmelden, anmeldet, meldet sich, melden wir uns, melden uns, melde mich, angemeldet, einloggen, loggt, loggen, eingeloggt, kommt man, kommen wir, kommt ihr, komme ich, rein, reinkommen, reingekommen, hineinkommen, rein kommt, Einlass, verbindet sich, angemeldet als, angemeldet mit, eingeloggt als`,
    with: `mit, per, durch, über`,
    types: `tippen, tippt, eingeben, eintippen, Eingabe von, drücken, wählen, tippend, Eingeben von, Drücken von, getippt, eingetippt, eingegeben, tippe, gedrückt, drückt, drück, drücke, wähle, wählt, gib, gebe, tipp, Tasten, eingeb*, eintipp*, … eintippen, … eingeben, … drücken, … tippen`,
    turn: `von, auf, zu, in`,
    as: `als`,
    sets: `… gewählt, … gesetzt, … vergeben, … genommen, … eingestellt, … verwendet, … festgelegt, … benutzt, wir nehmen, ich nehme, haben wir, habe ich, verwenden wir, nehmen wir`,
    dial: `Vorhängeschloss, Zahlenschloss, Fahrradschloss, Bügelschloss, *zahlenschloss, Schlüsseltresor, Schlüsselkasten, Schlüsselbox, Schlüsselsafe, Tresor, Safe, Spind, Schließfach, Tastenfeld, Türschloss, Kofferschloss, Gegensprechanlage, Türcode, Codeschloss, Codetastatur, Schlüsseldepot`,
    spoken: `dem Wort, das Wort, der Satz, Satz war, dem Satz, Satz ist, Satz, Spruch`,
    is: `ist, sind, war, lautet, lauten, heißt, ist jetzt, lautet jetzt, ist weiterhin, ist einfach, jetzt, nun, bleibt, gesetzt auf, geändert (auf|in), steht auf, gestellt auf, eingestellt auf, lautet einfach, ist schlicht, blieb, ist geblieben, wurde zu, geändert zu, wurde auf, ab jetzt, ab sofort, inzwischen, mittlerweile, ist immer noch, immer noch, ist nach wie vor, ist noch, noch immer, nach wie vor`,
    about: `zurücksetzen, zurückgesetzt, Zurücksetzung, Reset, Richtlinie*, Regel, Regeln, *regel, *regeln, Vorgabe*, Manager, Verwaltung, Ablauf*, Budget*, *budget, Limit*, Anzahl, Verbrauch, Wechsel, Rotation, Verlängerung, Länge, Stärke, Feld, Eingabe, Formular, Seite, Maske, Hash*, Prüfung, Validierung, Lebensdauer, Erneuerung, Kosten, pro Sekunde, pro Anfrage, Fehler, Erkenntnis, Frage, Wort, vergessen, Terminal, Änderung, Umstellung, Hinweis, Primärschlüssel, Fremdschlüssel, öffentlicher Schlüssel, Schlüsselwort, Schlüsselwörter, (Fehler|Status|Quell|Bar|QR|Länder|Rabatt|Gutschein)-Code, Fehlercode, Fehlercodes, Statuscode, Quellcode, Ländercode, Postleitzahl, Rabattcode, Rabattcodes, Gutscheincode, Gutscheincodes, Promocode, Aktionscode, Platzhalter, Beschriftung, Meldung, Knopf, Artikelcode*, Produktcode*, Kundencode*, Bestellcode*, Buchungscode*, Farbcode*, Flugcode*, Trackingcode*, Projektcode*, Pinbelegung, PIN-Belegung, Dresscode`,
    state: `Tresor, gehasht, abgelaufen, verloren, geändert, gespeichert, verschlüsselt, fehlt, falsch, ungültig, gültig, erforderlich, leer, geschützt, siehe, steht, liegt, liegen, nötig, Pflicht, optional, bekannt, unbekannt, gleich, unverändert, geheim, sicher, unsicher, alt, neu, weg, da, kurz, lang, zu kurz, zu lang, schwach, stark, richtig, kaputt, defekt, fertig, erledigt, mindestens, höchstens, Zeichen, Ziffer, fragen, frag, bei, hat, kennt, KeePass, gesetzt, identisch, verschieden, hinterlegt, unten, oben, folgt, *iert, *bar, *lich, *los, *sam, *ig, bestanden, abgeschlossen`,
  },
  actor: {
    self: `ich, mich, mir`,
    project: `Projekt, Repo, Repository, Anwendung, App`,
    who: `(Nutzer|Benutzer|Anwender)(präferenz*|wunsch|wünsche|vorlieb*|anfrage*|frage*|anweisung*), Nutzer, Nutzers, Nutzerin, Nutzern, Nutzerinnen, Benutzer, Benutzers, Benutzerin, Benutzern, Anwender, Anwenders, Anwenderin, Anwendern, Assistent, Assistenten, Assistentin, Mensch, Menschen, Person, Personen, Leute, ich, wir, du, ihr, jemand, alle, ki, Sprachmodell, Chatbot`,
    role: `KI, Agent, Agenten, Bot, Bots, Team, Teams, Teammitglied, Teammitglieder, Entwickler, Entwicklerin, Sprecher, Teilnehmer, Kunde, Kunden, Kundin`,
    attitude: `Präferenz, Präferenzen, Vorliebe, Vorlieben, Wunsch, Wünsche, Anfrage, Anfragen, Frage, Fragen, Meinung, Meinungen, Absicht, Absichten, Gewohnheit, Gewohnheiten, Stimmung, Erwartung, Erwartungen, Anweisung, Anweisungen`,
    deed: `Plan, Pläne, Ziel, Ziele, Bedürfnis, Bedürfnisse, Idee, Ideen, Sorge, Sorgen, Entscheidung, Entscheidungen, Antwort, Antworten, Verhalten, Kommentar, Kommentare, Aussage, Aussagen, Vorschlag, Vorschläge, Interesse, Interessen, Name, Stil, Zustimmung`,
  },
  measures: "Tsd/1000, Tonne/tonne, Tonnen/tonne, Kilo/kilogram",
  contraries:
    "beginnt/endet, beginnen/enden, startet/endet, öffnet/schließt, öffnen/schließen, kurz/lang, kürzer/länger, früh/spät, früher/später, erste/letzte, hoch/niedrig, höher/niedriger, groß/klein, kauft/verkauft, kaufen/verkaufen, warm/kalt, heiß/kalt, morgens/abends, Sommer/Winter, über/unter, Norden/Süden, Osten/Westen, links/rechts, formell/informell, mag/hasst",
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
      "end-of-month+1": "Ende (des |)nächsten Monats, Ende (des |)kommenden Monats",
      "end-of-year": "Jahresende, Ende des Jahres, Ende dieses Jahres",
    },
    ahead: `in {n} {unit}, in den nächsten {n} {unit}, die nächsten {n} {unit}`,
    span: `(binnen|innerhalb von|nach|für) {n} {unit}, {n} {unit} später`,
    ago: `vor {n} {unit}, {n} {unit} (zuvor|früher|vorher), in den letzten {n} {unit}, seit {n} {unit}`,
    units: {
      day: "Tag, Tage, Tagen, Tags, Tages",
      week: "Woche, Wochen",
      month: "Monat, Monate, Monaten, Monats",
      year: "Jahr, Jahre, Jahren, Jahres",
    },
    numbers: `@null, ein eine einem einen einer eins, zwei zwo, drei, vier, fünf, sechs, sieben, acht, neun, zehn, @elf, zwölf, dreizehn, vierzehn, fünfzehn`,
    nextWeekday: `nächste* {}, kommende* {}`,
    weekdayNextWeek: `{} nächste* Woche, {} der nächsten Woche, {} kommende* Woche`,
    thisWeekday: `diese* {}`,
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
  articles:
    "der die das dem den des ein eine einen einem einer eines dieser diese dieses unser unsere unseren mein meine",
  dangling: `
    der die das den dem des ein eine einen einem einer und oder aber dass weil wenn als wie mit von zu zum zur im in
    am an auf für bei aus nach vor bis um über unter ohne durch gegen nicht kein keine ist sind war wird werden hat
    haben soll muss kann sich unser unsere`,
  endings: "en er es em e n s ern ens ung ungen ationen",
  abbreviations: `
    z.B z bzw usw u.a u d.h d ca evtl ggf inkl exkl zzgl vgl Nr# Str# St Dr Prof Hr Abs# Art# Bd# S# s# o.ä etc bspw
    sog max min mind Tel Jh Mio Mrd i.d.R i.A z.T z.Z u.U v.a`,
};
