/**
 * What makes the offline model sure, in each language: the words a person marks a claim with, and a few ways of saying
 * outright that something holds. Narrower than the marks of lexicon.ts, which also know what a heading is about: each word
 * here is a promise of the README, whose table is printed from this one. The notation is that of lexicon.ts.
 */
import type { Language, Phrases } from "./lexicon.ts";

export const HEARD_MARKS = ["decision", "rule", "lesson", "remember", "preference"] as const;
export type HeardMark = (typeof HEARD_MARKS)[number];
export type Heard =
  | HeardMark
  /** A rule's time, and nothing that only comes back: `from now on`, not `weekly`. */
  | "lasting"
  /** How a standing order begins: `always`, `never`. */
  | "order"
  /** Behind a person's name: `prefers`, `does not want`. */
  | "wants"
  /** A request about how one is answered and spoken to: `answer in French`, `call me`. */
  | "manner"
  /** Who somebody says that they are: `my name is`, `I am a nurse`. */
  | "self"
  /** What was done about a choice: `chose`, `decided against`. */
  | "chose"
  /** With whom something was decided, behind the word that says so. */
  | "among"
  /** What it was chosen over: `over`, `instead of`. With both and a reason it is a decision. */
  | "over";

export const HEARD: Readonly<Record<Language, Readonly<Record<Heard, Phrases>>>> = {
  en: {
    decision: "decision, decisions, decided, we decided, agreed, we agreed, decision made, decisions made",
    rule: "rule, rules, policy, policies, convention, conventions, principle, principles, new rule",
    lesson: `lesson, lessons, lesson learned, lessons learned, lesson learnt, lessons learnt, learned, learning, learnings,
      takeaway, takeaways, key takeaway, key takeaways`,
    remember: "remember, remember this, to remember, note to self, keep in mind, don't forget, do not forget",
    preference: "preference, preferences, prefers",
    lasting: `from now on, from here on, going forward, moving forward, henceforth, from today on, as a standing rule,
      standing rule, standing preference, new rule, until further notice`,
    order: `!always (a|an), !never a dull, !(always|never) (the same|so|too|more|less|fewer|nice|good|great|fun|lovely|sad|funny|interesting|hungry|tired|late|something|some|enough|there|in my life|before did|in all), !never (again (a|an|such|so|this)|thought|saw|seen|heard|knew|known|felt|met|made it|came|found|understood|would|could|did|will|quite|really|ever|mattered|happened), !(always|never) (thought|wanted|wondered|loved|liked|forget how|know|knows), !never mind, !never actually, !never change, !(always|never) (been|had|was|were|has|works|worked|runs|ran|returns|gets|got), always, never,
      under no circumstances, do not ever, don't ever, do not … without, don't … without, do not … until, don't … until`,
    wants: `(i|we) prefer, !(i|we) never want to (see|hear|go|do), (i|we) (always|never) want, i('d| would) rather, prefers, would rather, dislikes, hates, insists (on|that), does not want, doesn't want, never wants, does not like,
      doesn't like, wants … (always|never|only), asked … (always|never|every time), wants … (remember|remembered), asked … to remember,
      asks … (always|never), likes … (better|more), requested … (always|never|by default), told … (always|never)`,
    manner: `(answer|reply|respond|write|speak|talk) (me |us |to me |to us |)in (English|German|French|Spanish|Italian|Portuguese|Dutch|Polish|Russian|Ukrainian|Indonesian|Turkish|Chinese|Japanese|Korean|Arabic|Hindi), answer (me|us), in your (answers|replies|responses), keep your (answers|replies|responses), be (brief|concise|terse), keep it (short|brief|concise), call me, address me, talk to me, speak to me`,
    self: `my name is, !(i am|i'm) a (bit|little|lot|fan), (i am|i'm) (a|an), (i work|i'm working|i am working) as, i live in, i was born, (i am|i'm) (from|married|retired|allergic|vegetarian|vegan|left-handed|colour-blind|color-blind|deaf|blind|dyslexic), my (pronouns|birthday|job|profession|mother tongue|native language) (is|are)`,
    chose: `chose, chosen, decided (to|on|against|that|not|with), we decided, agreed (to|on|that), agreed with … (to|on|that), settled on, !picked up, opted (for|to), picked,
      went with, going with, (we'll|we will|let's) go with, adopted, rejected, ruled out, dropped, abandoned, switched (to|from), replaced … with,
      approved, retired, stay with, staying with, keep … instead, (we|we'll) (use|take|do|run|go|are using|will use|now use) … instead`,
    among: "with, together with, in the team, by the team, as a team",
    over: "over, instead of, rather than, against, in favo(u|)r of, and not",
  },
  de: {
    decision: "Entscheidung, Entscheidungen, entschieden, Beschluss, Beschlüsse, beschlossen, Festlegung, Festlegungen",
    rule: "Regel, Regeln, Grundsatz, Grundsätze, Richtlinie, Richtlinien, Konvention, Prinzip, Prinzipien, Vorgabe, Vorgaben",
    lesson: "Lektion, Lektionen, Lehre, Lehren, gelernt, Erkenntnis, Erkenntnisse, Lerneffekt, dazugelernt",
    remember:
      "merken, merke, gut zu merken, nicht vergessen, Merksatz, Merkposten, zu merken, bitte merken, zur Erinnerung",
    preference: "Vorliebe, Vorlieben, Präferenz, Präferenzen, bevorzugt",
    lasting:
      "ab sofort, ab jetzt, ab heute, von nun an, von jetzt an, künftig, zukünftig, in Zukunft, bis auf Weiteres, dauerhaft, fortan",
    order:
      "!immer (noch|mehr|wieder|dasselbe|das (gleiche|selbe)|derselbe|dieselbe|dieselben|die (gleiche|gleichen)|der gleiche|schön|schon|gut|nett|spannend|ein|eine|so|diese|dieser|dieses|weniger|öfter|häufiger|besser|schlechter|größer), !(nie|niemals) (wieder so|zuvor|vorher|gedacht|gesehen|gehört|erlebt|hätte|habe|hat|haben|hatte|hatten|war|waren|ist|wurde|kam|im Leben|mehr so), immer, @nie, niemals, auf keinen Fall, unter keinen Umständen, keinesfalls, grundsätzlich",
    wants: `ich bevorzuge, ich ziehe … vor, ich mag (kein|keine|keinen|lieber), wir bevorzugen, bevorzugt, mag (kein|keine|keinen|lieber), möchte … (immer|nie|kein|keine|keinen|nur|lieber), will … (immer|nie|kein|keine|keinen|nur|lieber),
      legt Wert auf, besteht auf, hasst, wünscht sich, zieht … vor, (möchte|will|bittet) … (merke*|merkt), bat … (immer|nie|künftig), bittet … (immer|nie|künftig)`,
    manner: `antworte, antworte mir, antworten Sie (mir|uns|immer|bitte|stets|auf|kurz), (sprich|sprecht|rede|schreib|schreibe) … (mit mir|mit uns|mir), (fass|fasse) dich kurz, fassen Sie sich kurz, (duz|duze|sieze|nenn|nenne) mich, (duzen|siezen|nennen) Sie mich, in deinen Antworten, in Ihren Antworten, halte deine Antworten`,
    self: `ich heiße, ich heisse, mein Name ist, !ich bin (dafür|dagegen|fertig|sicher|mir|nicht|kein*|der Meinung|damit|einverstanden|heute|morgen|gerade|noch|jetzt|am|im|bei|auf|in|für|gegen|krank|weg|zu|so|sehr|froh|erst|schon|wieder|überzeugt|unterwegs|auch|da|dabei), ich bin, ich arbeite als, ich wohne, ich lebe, ich komme aus, meine Muttersprache, mein Beruf, mein Geburtstag`,
    chose: `entschieden, entschied*, beschlossen, uns für … entschieden, gewählt, ausgewählt, geeinigt, einigten, verworfen, abgelehnt,
      wechseln … (zu|auf), umgestiegen, festgelegt, genehmigt, bleiben bei, (nehmen|nutzen|verwenden|benutzen) … statt, wir (nehmen|nutzen|verwenden|benutzen|machen) stattdessen, stattdessen (nehmen|nutzen|verwenden|benutzen|machen) wir`,
    among: "mit, zusammen mit, gemeinsam mit, im Team, in der Runde",
    over: "statt, anstatt, gegen, gegenüber, und nicht",
  },
  fr: {
    decision: "décision, décisions, décidé, acté, convenu, décisions prises",
    rule: "règle, règles, principe, principes, convention, conventions, consigne, consignes",
    lesson: "leçon, leçons, leçon apprise, leçons apprises, appris, enseignement, enseignements, à retenir de",
    remember: "à retenir, à noter, ne pas oublier, se souvenir, mémo, pour mémoire",
    preference: "préférence, préférences, préfère",
    lasting:
      "désormais, dorénavant, à partir de maintenant, à partir d'aujourd'hui, dès maintenant, à l'avenir, jusqu'à nouvel ordre",
    order:
      "!toujours (pas|la même|le même|les mêmes|aussi|plus|moins|autant|un|une|rien|personne|en|agréable|sympa|bien|beau|du|des), !jamais (vu|pensé|cru|deux|eu|entendu|reçu|rien|autant|encore|je|on|il|elle|un|une|compris|connu), toujours, jamais, ne … jamais, ne jamais, en aucun cas, sous aucun prétexte",
    wants: `je préfère, (je veux|nous voulons) (toujours|uniquement), nous préférons, préfère, préfèrent, n'aime pas, ne veut (pas|plus|jamais), veut … (toujours|jamais|uniquement), déteste, tient à, insiste pour, veut … (retien*|rappell*|souvien*),
      souhaite … (toujours|jamais|que), a demandé … (toujours|jamais), demande … (toujours|jamais)`,
    manner: `(réponds|réponds-moi|répondez|répondez-moi|réponds-nous|répondez-nous), (parle|parlez|écris|écrivez)-moi, tes réponses, (appelle|appelez)-moi, (tutoie|vouvoie|tutoyez|vouvoyez)-moi, (sois|soyez) (bref|brève|concis|concise)`,
    self: `je m'appelle, mon nom est, !je suis (d'accord|pour|contre|en|sûr|sûre|sur|au|à|allé|allée|prêt|prête|pas|très|passé|passée|parti|partie|convaincu|convaincue|tombé|tombée), je suis, je travaille comme, je travaille en tant que, j'habite, je vis, je viens de, ma langue maternelle, mon métier, mon anniversaire`,
    chose: `avons choisi, a choisi, choisi, avons décidé, a décidé, décidé (de|que|avec), convenu (de|que|avec), retenu, opté pour, adopté, rejeté, écarté,
      abandonné, passons à, remplacé … par, validé, on garde, nous gardons, (on|nous) (prend|prenons|utilise|utilisons) … à la place`,
    among: "avec, en équipe",
    over: "plutôt que, plutôt qu', au lieu de, au lieu d', contre, pas",
  },
  es: {
    decision: "decisión, decisiones, decidido, acordado, acuerdo, acuerdos, hemos decidido",
    rule: "regla, reglas, norma, normas, principio, principios, convención, convenciones, política",
    lesson: "lección, lecciones, lección aprendida, lecciones aprendidas, aprendido, aprendizaje, aprendizajes",
    remember: "recordar, recuerda, recordatorio permanente, a recordar, no olvidar, tener en cuenta",
    preference: "preferencia, preferencias, prefiere",
    lasting:
      "a partir de ahora, de ahora en adelante, a partir de hoy, desde ahora, en adelante, en lo sucesivo, hasta nuevo aviso",
    order:
      "!siempre (la misma|el mismo|lo mismo|los mismos|las mismas|es|hay|me|nos|un|una|más|menos|tan|igual), !(nunca|jamás) (pensé|vi|vimos|había|hubo|he|hemos|ha|hay|recibí|recibimos|imaginé|me|nos|más un|más una|antes|oí|entendí|supe|tuve|fue|era), siempre, nunca, jamás, en ningún caso, bajo ningún concepto",
    wants: `prefiero, preferimos, prefiere, prefieren, no le gusta, no quiere, quiere … (siempre|nunca|solo|que), odia, pidió … record*, insiste en, exige,
      pidió … (siempre|nunca), pide … (siempre|nunca), le gusta más`,
    manner: `(respóndeme|respóndame|contéstame|contésteme|háblame|hábleme|escríbeme|escríbame), (responde|responda|contesta|conteste) … en (español|castellano|inglés|alemán|francés|italiano|portugués|neerlandés|polaco|ruso|ucraniano|indonesio|turco|chino|japonés|coreano|árabe), (habla|hable) conmigo, tus respuestas, (tutéame|tráteme|trátame|llámame|llámeme), (sé|sea) (breve|conciso|concisa)`,
    self: `me llamo, mi nombre es, =soy, trabajo (como|de), vivo en, mi lengua materna, mi profesión, mi cumpleaños`,
    chose: `elegimos, eligió, elegido, hemos elegido, decidimos, decidió, decidido, hemos decidido, acordamos, acordado, optamos por, optó por,
      adoptado, adoptamos, rechazado, rechazamos, descartado, descartamos, cambiamos a, reemplazado por, aprobado, nos quedamos con, (usamos|usaremos|tomamos) … en su lugar`,
    among: "con, junto con, en equipo",
    over: "en lugar de, en vez de, frente a, antes que, y no, no",
  },
  it: {
    decision: "decisione, decisioni, deciso, concordato, abbiamo deciso, accordo",
    rule: "regola, regole, principio, principi, convenzione, convenzioni, norma, norme",
    lesson: "lezione, lezioni, lezione imparata, lezioni imparate, lezione appresa, imparato, appreso, insegnamento",
    remember: "ricordare, ricorda, da ricordare, non dimenticare, tenere a mente, promemoria permanente",
    preference: "preferenza, preferenze, preferisce",
    lasting:
      "d'ora in poi, d'ora in avanti, da ora in poi, da oggi in poi, da adesso in poi, a partire da oggi, fino a nuovo avviso",
    order:
      "!sempre (la stessa|lo stesso|gli stessi|le stesse|più|meno|un|una|bello|bella|bene|peggio|meglio|il solito|la solita|i soliti|le solite), !mai (visto|vista|visti|viste|pensato|avrei|avevo|avuto|sentito|sentita|ricevuto|un|una|più un|più una|prima|capito|saputo), sempre, @mai, non … mai, in nessun caso, per nessun motivo",
    wants: `preferisco, (voglio|vogliamo) sempre, non (voglio|vogliamo) mai, preferiamo, preferisce, preferiscono, non vuole, vuole … (sempre|mai|solo|che), ha chiesto … ricord*, non gli piace, non le piace, odia, insiste,
      ha chiesto … (sempre|mai), chiede … (sempre|mai)`,
    manner: `(rispondi|rispondimi|rispondici|mi risponda), (parlami|scrivimi|mi parli), parla con me, (chiamami|mi chiami), (dammi|mi dia) del (tu|lei), tue risposte, (sii|sia) (breve|conciso|concisa)`,
    self: `mi chiamo, il mio nome è, sono (un|una|un'), lavoro come, faccio (il|la|l'), abito (a|in), vivo (a|in|con), la mia lingua madre, la mia professione, il mio compleanno`,
    chose: `scelto, abbiamo scelto, ha scelto, deciso (di|che|con), abbiamo deciso, ha deciso, concordato, optato per, adottato, scartato, rifiutato,
      abbandonato, passiamo a, sostituito con, approvato, restiamo con, (usiamo|prendiamo) … al (suo|loro) posto, (usiamo|prendiamo) invece`,
    among: "con, insieme a, in squadra",
    over: "invece (di|che|del|della), anziché, piuttosto che, e non, non",
  },
  pt: {
    decision: "decisão, decisões, decidido, acordado, combinado, ficou decidido",
    rule: "regra, regras, princípio, princípios, convenção, convenções, norma, normas, instrução",
    lesson: "lição, lições, lição aprendida, lições aprendidas, aprendizado, aprendizados, aprendizagem, aprendi",
    remember: "lembrar, lembre-se, lembre, a lembrar, não esquecer, memorizar",
    preference: "preferência, preferências, prefere",
    lasting:
      "a partir de agora, a partir de hoje, daqui em diante, daqui para frente, de agora em diante, doravante, até segunda ordem",
    order:
      "!sempre (a mesma|o mesmo|os mesmos|as mesmas|mais|menos|um|uma|bom|boa|é|há|tem), !(nunca|jamais) (vi|vimos|pensei|recebi|recebemos|tinha|tive|tivemos|ouvi|imaginei|houve|foi|era|mais um|mais uma|antes|soube|entendi), sempre, nunca, jamais, em hipótese alguma, de forma alguma, sob nenhuma circunstância",
    wants: `prefiro, (quero|queremos) sempre, nunca (quero|queremos), preferimos, prefere, preferem, não gosta de, não quer, quer … (sempre|nunca|só|apenas|que), pediu … lembr*, odeia, insiste em, exige,
      pediu … (sempre|nunca|para não), pede … (sempre|nunca)`,
    manner: `(responda-me|responde-me|me responda|me responde), (responda|responde) … em (português|inglês|alemão|francês|espanhol|italiano|holandês|polaco|polonês|russo|ucraniano|indonésio|turco|chinês|japonês|coreano|árabe), (fala|fale) comigo, suas respostas, tuas respostas, (me chame|chama-me|chame-me) de, (seja|sê) (breve|conciso|concisa)`,
    self: `meu nome é, me chamo, chamo-me, @sou, trabalho como, moro (em|no|na), vivo em, minha profissão, meu aniversário, minha língua materna`,
    chose: `escolhemos, escolheu, escolhido, decidimos, decidiu, decidido, combinamos, combinado, optamos por, optou por, adotamos, adotado,
      rejeitado, descartado, descartamos, abandonado, migramos para, trocamos … por, substituído por, aprovado, ficamos com, (usamos|vamos usar) … em vez disso`,
    among: "com, junto com, em equipe, na equipa",
    over: "em vez de, ao invés de, no lugar de, e não, não",
  },
  nl: {
    decision: "beslissing, beslissingen, besluit, besluiten, besloten, afgesproken, afspraak, afspraken",
    rule: "regel, regels, richtlijn, richtlijnen, principe, principes, conventie, conventies",
    lesson: "@les, lessen, geleerd, geleerde les, geleerde lessen, leerpunt, leerpunten",
    remember: "onthouden, om te onthouden, niet vergeten, onthoud",
    preference: "voorkeur, voorkeuren",
    lasting: "vanaf nu, voortaan, van nu af aan, vanaf vandaag, in het vervolg, tot nader order",
    order:
      "!altijd (hetzelfde|dezelfde|weer|leuk|fijn|mooi|een|nog|meer|minder|gezellig|zo), !nooit (gedacht|gezien|gehoord|eerder|meer zo|had|heb|hebben|was|een|zo|geweten|gekregen|begrepen), altijd, nooit, onder geen beding, in geen geval",
    wants: `ik heb liever, ik geef de voorkeur aan, geeft de voorkeur aan, heeft liever, wil … (altijd|nooit|alleen|geen|liever), wil geen, (wil|vraagt) … onthoud*, houdt niet van, haat, staat erop,
      vroeg … (altijd|nooit), vraagt … (altijd|nooit)`,
    manner: `(antwoord|reageer|schrijf) … (in het|mij|me|kort|beknopt), (praat|spreek) … met (mij|me), (noem|tutoyeer) (mij|me), in je antwoorden, je antwoorden, hou het kort, houd het kort, wees (kort|beknopt)`,
    self: `mijn naam is, ik heet, !ik ben (voor|tegen|klaar|zeker|het|niet|er|nu|nog|al|bezig|van mening|op|in|bij|aan|net|ook|naar|ziek|blij|weg), ik ben, ik werk als, ik woon, ik kom uit, mijn beroep, mijn moedertaal, mijn verjaardag`,
    chose: `gekozen, kozen, besloten, afgesproken, kiezen voor, gaan voor, overgestapt, stappen over, afgewezen, verworpen, goedgekeurd,
      vervangen door, blijven bij, (gebruiken|nemen) we in plaats daarvan, we (gebruiken|nemen) … in plaats daarvan`,
    among: "met, samen met, in het team",
    over: "in plaats van, boven, liever dan, niet, geen",
  },
  pl: {
    decision: "decyzja, decyzje, zdecydowano, postanowienie, postanowienia, ustalenie, ustalenia, ustalono",
    rule: "zasada, zasady, reguła, reguły, konwencja, konwencje, złota zasada, złote zasady",
    lesson: "lekcja, lekcje, nauka, nauczka, wyciągnięte wnioski, czego się nauczyłem",
    remember: "zapamiętać, zapamiętaj, do zapamiętania, nie zapomnieć, pamiętać, pamiętaj",
    preference: "preferencja, preferencje, preferuje",
    lasting: "od teraz, od dziś, od dzisiaj, odtąd, od tej pory, na przyszłość, do odwołania",
    order:
      "!zawsze (ta sama|to samo|ten sam|te same|tak samo|miło|fajnie|coś|jakiś|jakaś|więcej|mniej), !nigdy (nie (widzia*|myśla*|sądzi*|słysza*|by*|wiedzia*|mia*|dosta*|rozumia*|spotka*)|bym|wcześniej|przedtem|tak|tyle|jeszcze), zawsze, nigdy, pod żadnym pozorem, w żadnym wypadku, nie wolno",
    wants: `wolę, preferuję, preferuje, woli, =nie chce, nie lubi, nie znosi, chce … (zawsze|nigdy|tylko|żeby|aby), prosi … zapamięt*, nalega, prosi … (zawsze|nigdy),
      prosił* … (zawsze|nigdy|żeby nie|aby nie)`,
    manner: `(odpowiadaj|odpowiadajcie|odpisuj|odpisuj mi), (mów|pisz|mówcie|piszcie) … (do mnie|mi|ze mną), (zwracaj|zwracajcie) się do mnie, twoje odpowiedzi, w odpowiedziach, (pisz|odpowiadaj) (krótko|zwięźle)`,
    self: `nazywam się, mam na imię, !jestem (za|przeciw|gotow*|pewn*|w|na|zdania|przekonan*|chor*|teraz|już), @jestem, pracuję jako, mieszkam, pochodzę z, mój zawód, mój język ojczysty`,
    chose: `wybraliśmy, wybrał*, wybrano, zdecydowaliśmy, zdecydował*, zdecydowano, postanowiliśmy, postanowiono, ustaliliśmy, ustalono,
      odrzuciliśmy, odrzucono, porzucono, przechodzimy na, zamieniliśmy … na, zatwierdzono, zostajemy przy, (używamy|bierzemy) zamiast tego, zamiast tego (używamy|bierzemy)`,
    among: "z, ze, razem z, w zespole",
    over: "zamiast, a nie, niż, nie",
  },
  ru: {
    decision: "решение, решения, решено, решили, договорились, договорённость, договорённости",
    rule: "правило, правила, принцип, принципы, соглашение, соглашения, новое правило",
    lesson: "урок, уроки, извлечённый урок, извлечённые уроки, усвоено",
    remember: "запомнить, запомни, не забыть, не забывать, помнить",
    preference: "предпочтение, предпочтения, предпочитает",
    lasting:
      "с этого момента, отныне, впредь, с сегодняшнего дня, начиная с сегодняшнего дня, теперь всегда, до особого распоряжения, на постоянной основе",
    order:
      "!всегда (одно и то же|та же|тот же|то же|те же|так|приятно|интересно|кто-то|что-то|больше), !никогда (не (видел*|дума*|слыша*|был*|знал*|получа*|понима*|встреча*|мог*)|бы|раньше|ещё|еще|столько|прежде), всегда, никогда, ни в коем случае, ни при каких обстоятельствах, нельзя",
    wants: `предпочитаю, всегда (хочу|хотим), никогда не (хочу|хотим), предпочитаем, предпочитает, предпочитают, не хочет, не любит, ненавидит, хочет … (всегда|никогда|только|чтобы), просит … запомн*, настаивает, требует,
      просит … (всегда|никогда|не), попросил* … (всегда|никогда|не)`,
    manner: `(отвечай|отвечайте|ответь|ответьте), (говори|говорите|пиши|пишите) … (со мной|мне), (обращайся|обращайтесь) ко мне, (называй|называйте|зови|зовите) меня, твои ответы, в ответах, (пиши|пишите) кратко, будь краток`,
    self: `меня зовут, моё имя, мое имя, я работаю, я живу, я родил*, я родом, по профессии, моя профессия, мой родной язык, я (врач|медсестра|медбрат|учитель|учительница|преподаватель|инженер|программист|программистка|студент|студентка|пенсионер|пенсионерка|акушерка|юрист|бухгалтер|дизайнер|повар|водитель|мама|отец)`,
    chose: `выбрали, выбрал*, решили, решил*, решено, договорились, остановились на, отказались от, отказался от, отклонили, приняли, утвердили,
      переходим на, перешли на, заменили … на, остаёмся на, вместо этого (используем|берём|будем), (используем|берём) вместо этого`,
    among: "с, со, вместе с, в команде",
    over: "вместо, а не, не",
  },
  uk: {
    decision: "рішення, вирішено, вирішили, домовились, домовилися, домовленість, домовленості",
    rule: "правило, правила, принцип, принципи, угода, угоди, нове правило",
    lesson: "урок, уроки, засвоєний урок, засвоєні уроки",
    remember: "запам'ятати, запам'ятай, не забути, не забувати, пам'ятати",
    preference: "уподобання, вподобання, перевага, переваги, надає перевагу",
    lasting:
      "відтепер, віднині, надалі, з сьогоднішнього дня, від сьогодні, з цього моменту, до окремого розпорядження",
    order:
      "!завжди (одне й те саме|та сама|той самий|те саме|ті самі|так|приємно|цікаво|хтось|щось|більше), !ніколи (не (бачи*|дума*|чу*|був|була|були|було|знав|знала|отриму*|розумі*|міг|могла)|б|раніше|ще|стільки|досі), завжди, ніколи, у жодному разі, в жодному разі, за жодних обставин, не можна",
    wants: `волію, завжди (хочу|хочемо), ніколи не (хочу|хочемо), надаю перевагу, надає перевагу, віддає перевагу, воліє, не хоче, не любить, ненавидить, хоче … (завжди|ніколи|лише|тільки|щоб), просить … запам'ят*, наполягає, вимагає,
      просить … (завжди|ніколи|не), попросив … (завжди|ніколи|не), попросила … (завжди|ніколи|не)`,
    manner: `(відповідай|відповідайте|відповідай мені), (говори|говоріть|пиши|пишіть) … (зі мною|мені), (звертайся|звертайтеся) до мене, (називай|називайте|клич) мене, твої відповіді, у відповідях, (пиши|пишіть) стисло`,
    self: `мене звати, моє ім'я, я працюю, я живу, я мешкаю, я народи*, я родом, за фахом, моя професія, моя рідна мова, я (лікар|лікарка|медсестра|медбрат|вчитель|вчителька|викладач|інженер|інженерка|програміст|програмістка|студент|студентка|пенсіонер|пенсіонерка|акушерка|юрист|юристка|бухгалтер|бухгалтерка|дизайнер|дизайнерка|кухар|водій|мама|тато)`,
    chose: `обрали, обрав, обрала, вибрали, вирішили, вирішив, вирішила, вирішено, домовились, домовилися, зупинились на, зупинилися на,
      відмовились від, відмовилися від, відхилили, прийняли, затвердили, переходимо на, перейшли на, замінили … на, залишаємось на, замість цього (використовуємо|беремо), (використовуємо|беремо) замість цього`,
    among: "з, із, зі, разом з, у команді",
    over: "замість, а не, ніж, не",
  },
  id: {
    decision: "keputusan, diputuskan, kesepakatan, disepakati",
    rule: "aturan, peraturan, prinsip, kebijakan, konvensi, aturan baru",
    lesson: "pelajaran, pelajaran penting, pembelajaran, hikmah",
    remember: "ingat, untuk diingat, jangan lupa, perlu diingat, harap diingat, catat",
    preference: "preferensi, pilihan pengguna",
    lasting:
      "mulai sekarang, mulai hari ini, sejak sekarang, ke depannya, untuk seterusnya, seterusnya, sampai ada pemberitahuan lebih lanjut",
    order:
      "!selalu (sama|begitu|ada|saja|menyenangkan|itu), selalu, jangan pernah, tidak pernah boleh, tidak boleh, dilarang",
    wants: `saya lebih suka, saya selalu (mau|ingin), saya lebih memilih, lebih suka, lebih memilih, tidak suka, tidak mau, tidak ingin, ingin … (selalu|hanya|agar), mau … (selalu|hanya|agar), bersikeras, minta … (ingat|mengingat),
      minta … (selalu|jangan), meminta … (selalu|jangan)`,
    manner: `(jawablah|balaslah|tolong jawab|mohon jawab|harap jawab|tolong balas), jawab … (dalam bahasa|dengan bahasa|dengan singkat|secara singkat), jawab saya, (bicaralah|berbicaralah|bicara) … (dengan saya|kepada saya), panggil saya, jawabanmu, jawaban Anda`,
    self: `nama saya, saya seorang, saya adalah, saya bekerja sebagai, saya tinggal di, saya berasal dari, pekerjaan saya, bahasa ibu saya`,
    chose: `memilih, dipilih, memutuskan, diputuskan, sepakat, disepakati, menolak, ditolak, membatalkan, beralih ke, mengganti … dengan,
      diganti dengan, disetujui, tetap pakai, tetap menggunakan, kita (pakai|gunakan) … sebagai gantinya, sebagai gantinya kita`,
    among: "dengan, bersama",
    over: "daripada, alih-alih, ketimbang, bukan, tidak",
  },
  tr: {
    decision: "karar, kararlar, karar verildi, karar alındı, kararlaştırıldı, anlaşıldı",
    rule: "kural, kurallar, ilke, ilkeler, prensip, prensipler, yeni kural",
    lesson: "ders, dersler, öğrenilen ders, öğrenilen dersler, çıkarılan ders, çıkarılan dersler, öğrenilenler",
    remember: "hatırla, hatırlanacak, unutma, akılda tut, aklında tut",
    preference: "tercih, tercihler, tercih eder, tercihi",
    lasting: "bundan sonra, bundan böyle, şu andan itibaren, bugünden itibaren, artık her zaman, ikinci bir emre kadar",
    order:
      "!her zaman (aynı|böyle|bir|olduğu gibi), !(asla|hiçbir zaman) (düşün*|tahmin*|görme*|bu kadar|unutama*), her zaman, asla, hiçbir zaman, daima, hiçbir koşulda, kesinlikle",
    wants:
      "tercih ediyorum, tercih ederim, tercih ediyor, tercih eder, istemiyor, sevmiyor, nefret ediyor, her zaman … istiyor, hep … istiyor, asla … istemiyor, hatırla* … istiyor, ısrar ediyor",
    manner: `(yanıtla|yanıtlayın|cevapla|cevaplayın|cevap ver|cevap verin|yanıt ver|yanıt verin), bana … (yaz|yazın|konuş|konuşun|seslen|seslenin|hitap et|de), benimle … (konuş|konuşun), cevapların, yanıtların, kısa tut`,
    self: `benim adım, adım, ben bir, olarak çalışıyorum, yaşıyorum, mesleğim, ana dilim, (hemşireyim|doktorum|hekimim|öğretmenim|mühendisim|öğrenciyim|ebeyim|avukatım|yazılımcıyım|geliştiriciyim|emekliyim|anneyim|babayım)`,
    chose: `karar verdik, karar verildi, kararlaştırdık, seçtik, seçti, seçildi, vazgeçtik, vazgeçildi, reddettik, reddedildi, benimsedik,
      geçtik, geçiyoruz, onaylandı, yerine … kullan*, onun yerine`,
    among: "ile, birlikte",
    over: "yerine, değil",
  },
  zh: {
    decision: "决定, 決定, 决策, 決策, 决议, 決議, 已决定, 已決定, 共识, 共識, 结论, 結論",
    rule: "规则, 規則, 原则, 原則, 约定, 約定, 规范, 規範, 准则, 準則, 规矩",
    lesson: "教训, 教訓, 经验教训, 經驗教訓",
    remember: "记住, 記住, 请记住, 請記住, 牢记, 牢記, 别忘了, 別忘了, 需要记住",
    preference: "偏好, 喜好, 用户偏好, 用戶偏好",
    lasting:
      "从现在起, 從現在起, 从现在开始, 從現在開始, 从今以后, 從今以後, 今后, 今後, 以后都, 以後都, 从今天起, 從今天起, 以后一律, 以後一律",
    order: "必须, 必須, 务必, 務必, 一律, 永远不要, 永遠不要, 绝不, 絕不, 严禁, 嚴禁, 禁止, 切勿, 始终, 始終",
    wants: `我更喜欢, 我更喜歡, 我偏好, 喜欢, 喜歡, 更喜欢, 更喜歡, 偏爱, 偏愛, 不喜欢, 不喜歡, 讨厌, 討厭, 希望 … (总是|總是|始终|始終|只|不要|以后|以後), 要求 … (必须|必須|不要|一律|以后|以後), (要求|希望) … (记住|記住),
      不想要, 习惯用, 習慣用`,
    manner: `(用|以|使用)(中文|汉语|英文|英语|英語|德语|法语|西班牙语|日语|日文|韩语|俄语)…(回答|回复|答复|跟我|和我), (跟我|和我)(说|講|讲)(中文|英文|英语|日语), 回答我, 回复我, 回覆我, (你的|您的)(回答|回复|回覆|答复), 称呼我, 稱呼我, 叫我, 回答要, 回复要, 回覆要, (回答|回复)(简短|簡短|简洁|簡潔)`,
    self: `我叫, 我的名字, 我姓, !我是(说|說|想|否|不|在|因为|因為|用|觉得|覺得|从|從), 我是, 我住在, 我来自, 我來自, 我的职业, 我的職業, 我的母语, 我的母語, 我的生日`,
    chose:
      "决定, 決定, 选择了, 選擇了, 选用, 選用, 采用, 採用, 改用, 放弃, 放棄, 否决, 否決, 敲定, 确定使用, 確定使用, 弃用, 棄用, 换成, 換成",
    among: "与, 和, 跟",
    over: "而不是, 而非, 代替, 取代, 不用, 不再, 没有用, 沒有用",
  },
  ja: {
    decision: "決定, 決定事項, 決めたこと, 決まったこと, 結論, 合意, 合意事項",
    rule: "ルール, 規則, 原則, 方針, 決まり, 約束事, 運用ルール",
    lesson: "教訓, 学び, 学んだこと, 反省点, 気づき",
    remember: "覚えておく, 覚えておくこと, 忘れないこと, 忘れない, 備忘",
    preference: "好み, 希望, 嗜好",
    lasting: "今後は, これからは, 今日から, 今後ずっと, 以後は, 以降は必ず, 当面は変えず",
    order: "!常に(同じ|そう), !非常に, !異常に, !通常に, 必ず, 絶対に, 常に, 決して, 禁止, 厳禁, いかなる場合も",
    wants:
      "を好みます, を好む, を好み, の方が好き, のほうが好き, を嫌う, が嫌い, 苦手, を希望, を望む, を望んで, してほしい, してほしくない, にしてほしい, 覚えておいてほしい",
    manner: `(で|に)(答えて|回答して|返答して|返信して|話して|書いて)(ください|下さい|ほしい|欲しい|くれ), (答えて|回答して|返答して|返信して|話しかけて)(ください|下さい), 回答は, 返答は, 返信は, と呼んで, 簡潔に(答えて|書いて|話して)`,
    self: `私の名前, 僕の名前, と申します, (私|僕|俺)は … です, に住んで, 出身です, として働いて, 私の職業, 私の仕事は, 母語は, 誕生日は`,
    chose:
      "ことにした, ことに決めた, に決めた, すと決めた, ると決めた, を選んだ, を採用, を選択, をやめて, に切り替え, に変更した, 見送った, 見送り, を却下, で合意, に決定",
    among: "と",
    over: "ではなく, の代わり, よりも, より, やめ",
  },
  ko: {
    decision: "결정, 결정사항, 결정 사항, 합의, 합의사항, 결론",
    rule: "규칙, 원칙, 방침, 규정, 약속",
    lesson: "교훈, 배운 점, 배운점, 깨달은 점, 얻은 교훈",
    remember: "기억, 기억할 것, 기억하기, 잊지 말 것, 잊지 말기",
    preference: "선호, 선호사항, 선호 사항, 취향",
    lasting: "앞으로는, 이제부터, 지금부터, 오늘부터, 앞으로 계속, 향후에는",
    order: "!항상 (똑같|같은|그렇), 항상, 반드시, 절대, 절대로, 금지, 무조건",
    wants:
      "*선호해요, *선호한다, *선호합니다, *선호함, *선호해, *싫어한다, *싫어합니다, *싫어해, *좋아한다, *좋아합니다, *원한다, *원합니다, *바란다, *바랍니다, *기억해 달라",
    manner: `*로 (답변해|대답해|답해|말해) (주세요|줘|주십시오), *로 (답해줘|답변해줘|대답해줘|답변해주세요|대답해주세요|답해주세요|답변하세요|대답하세요|답하세요|말해줘|말해주세요), (짧게|간단히|간결하게) (답해*|답변해*|대답해*), 답변은, 나를 … *라고 불러*`,
    self: `제 이름은, 내 이름은, 저는 … *입니다, 저는 … *이에요, 저는 … *예요, 나는 … *이다, *에 살아요, *에 삽니다, *에 살고, *로 일하고, *로 일해요, *로 일합니다, 출신입니다, 제 직업은, 모국어는`,
    chose:
      "*하기로 했다, *하기로 결정, *기로 했다, *기로 결정, *기로 합의, *를 선택, *을 선택, *를 채택, *을 채택, *로 변경했다, *를 포기, *을 포기, *로 전환",
    among: "와, 과",
    over: "대신, 보다, 아니라, 말고",
  },
};
