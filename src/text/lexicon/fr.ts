/** French. Data for the keys of lexicon.ts, and nothing else. */
import type { Lexicon } from "./lexicon.ts";

export const fr: Lexicon = {
  language: "fr",
  name: "français",
  reason: `
    parce (que|qu), @car, puisque, puisqu', afin (de|que|d'), pour (éviter|que|qu'|ne pas|réduire|garantir|permettre), étant donné, vu que, en raison (de|du|des|d'), à cause (de|du|des|d'), grâce (à|au|aux), du fait (de|que|qu'|des), c'est pourquoi, voilà pourquoi, la raison, pour cette raison, donc, par conséquent, en conséquence, ainsi que prévu, sinon, faute de, dû à, due à, dus à, causé* par, provoqué* par, de sorte que, de façon à, de manière à`,
  contrast: `mais, cependant, pourtant, toutefois, néanmoins, malgré, bien que, bien qu', quoique, en revanche, par contre, tandis que, alors que, sauf, plutôt, au lieu de, en fait, or`,
  link: `mais, et, donc, alors, ainsi, aussi, également, de plus, en outre, par ailleurs, ensuite, puis, sinon, cependant, toutefois, par conséquent, cela, ceci, c'est, ce, cette, ces, il, elle, ils, elles, en effet, d'ailleurs`,
  condition: `quand, lorsque, lorsqu', si, dès que, dès qu', avant (de|que|d'), après, une fois que, chaque fois que, à chaque fois, sauf si, à moins que, tant que, jusqu'à ce que, en cas de, au cas où, pendant que, où`,
  without: "sans",
  negation: `
    !pas (seulement|uniquement|mal|à pas), !pas de (problème|souci|doute), !aucun (problème|souci|doute), !pourquoi pas, !n'est-ce pas, !sans doute, !sans aucun doute, ne … pas, !ne … plus que, !n' … plus que, ne … plus, n' … plus, n'est pas, n'a pas, pas de, pas d', pas, jamais, plus jamais, rien, aucun, aucune, personne ne, sans, ni, nulle part, ne … jamais, ne … rien, ne … aucun*, n' … (pas|jamais|rien|aucun|aucune), impossible, non`,
  ended: `
    !plus (de|d') (1*|2*|3*|4*|5*|6*|7*|8*|9*), !plus (de|d') (deux|trois|quatre|cinq|six|dix|vingt|trente|cent|cents|mille|la moitié|détails|temps), ne … plus, n' … plus, plus jamais, n'est plus, ne sera plus, n'utilis* plus, arrêté (de|d'), cessé (de|d'), arrête (de|d'), abandonné*, supprimé*, retiré*, mis hors service, désactivé définitivement, auparavant, autrefois, jusqu'ici, jusqu'à présent, jusqu'alors, est terminé*, obsolète*, périmé*, caduc, caduque, dépassé*, anciennement, ^plus (de|d'|aucun*)`,
  enough: `^(finis|finie|finies) (la|les|l'), ^assez (de|d'), (c'est|c'en est|en a|en avons|en ont) fini (de|d'|du|des|avec|pour), ^stop (à|aux|au), est enterré*, sont enterré*, c'était (le|la) dernier*, c'était (le|la) dernière, a pris fin, ont pris fin`,
  return: `
    revenir (à|au|aux|sur|en), reven* (à|au|aux) , revenu* (à|au|aux|sur), revenus (à|au|aux|sur), revient (à|au|aux|sur), revenons (à|au|aux|sur), on revient, retour (à|au|aux|en arrière|vers), retourn* (à|au|aux|vers|sur), de retour (à|au|sur), annul* … (et reprendre|le changement), annul* la migration, retour arrière, rollback, rétabli*, restauré*, remis (à|au|en) , remettre … (comme avant|en place), à nouveau utilisé*, comme avant, comme auparavant, rebascul*, repass* (à|au|aux|sur), repris l'ancien*`,
  again: "à nouveau, de nouveau, derechef, encore une fois, repren*, reprend*, repris*",
  replacement: `
    remplac* par, remplacé* par, remplac*, au lieu (de|d'|du|des), à la place (de|d'|du|des), plutôt que, en faveur (de|d'|du|des), pass* … (de|du|d') … (à|au|aux|vers), pass* (à|au|aux|sur), passé* (à|au|aux|de|sur), passons (à|au|aux|sur), bascul* (vers|sur|de|à), migr* (vers|de|depuis|sur), chang* … (pour|en|de|par), changé* (pour|en|de), renommé* en, troqu*, échang* contre, utilise désormais, utilisons désormais, est désormais, sont désormais, désormais … (au lieu|à la place), augmenté* … à, porté* à, réduit* … à, abaissé* à`,
  forbidden: "interdit*, défendu*, proscrit*, interdiction",
  multiple:
    "deux fois (plus|moins), trois fois (plus|moins), quatre fois (plus|moins), dix fois (plus|moins), le double, doublé*, triplé*, moitié (moins|plus), divisé* par (deux|trois)",
  from: "de, du, d', des, depuis",
  newly: `
    désormais, depuis lors, dorénavant, maintenant, à présent,
    depuis (lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|hier|aujourd'hui|cette|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|la version),
    à partir (de|d'|du), dès (lundi|mardi|mercredi|jeudi|vendredi|demain|aujourd'hui|maintenant),
    seulement sur demande, uniquement sur demande, dans l'autre sens, (a|ont) disparu d*, enlevé* d*, supprimé* d*, réduit* à, ramené* à`,
  stays: `
    reste, restent, restons, restera, garde, gardent, gardons, conserve, conservent, maintient, maintenu*, inchangé*,
    suffit, suffisent`,
  withdrawal: `
    retir* la décision, retiré*, renonc* (à|au|aux), abandonn*, laissé* tomber, laisser tomber, laissons tomber, annulé*, annulons, annuler, annulation, révoqu*, rejeté*, décommandé*, changé d'avis, changer d'avis, change d'avis, finalement (pas|non), finalement … (ne|pas), en fin de compte … pas, décidé de ne pas, décidé contre, revenu* sur (la|notre|cette|sa) décision, revenons sur (la|notre|cette) décision, reconsidér*, oubli* (ça|cela), était faux, était fausse, était erroné*, est faux, est fausse, c'est faux, c'était faux, n'est pas vrai, n'est pas correct, erreur de notre part, s'est révélé* faux, se trompait, ne tient plus`,
  leaving: `quitte, quittons, quittent, quitté, on quitte, lâche, lâchons, abandonn*, laisse tomber, résilié*, résilions, au profit de, est annulé*, (a repris|reprend|reprendra) … (de|à)`,
  restricted: `seul, seule, seuls, seulement, uniquement, exclusivement, jamais, ne … que`,
  beside: `aussi, également, en plus, de plus, en outre`,
  widened: `aussi, également, peut, peuvent, autorise*, permet, permettent, tout le monde, tous, toute l'équipe`,
  mended: `
    résolu*, corrigé*, réparé*, réglé*, débloqué*, fonctionne (à nouveau|maintenant|de nouveau), remarche,
    sans (problème|panne|incident)`,
  completion: `
    !*(er|ez), !(pas|jamais) (encore |)(terminé*|fini*|résolu*|corrigé*|fait*), fait, faite, faits, terminé, terminée, terminés, terminées, fini, finie, achevé*, résolu, résolue, résolus, résolues, corrigé*, réparé*, réglé*, livré*, publié*, déployé*, fusionné*, =mergé*, mis en (ligne|production|place|service), mise en (ligne|production|place|service) (faite|terminée|effectuée), en production, est en ligne, lancé*, @clos, @close, clôturé*, fermé*, approuvé*, accordé*, reçu*, arrivé*, débloqué*, répondu, validé*, implémenté*, migré*, prolongé*, signé*, payé*, réservé*, commandé*, installé*, mis à jour, fonctionne (à nouveau|maintenant|de nouveau), remarche, de nouveau (disponible|en ligne), réussi*, atteint*, envoyé*`,
  unfinished: `
    pas encore, toujours pas, encore (à|en|pas), reste (à|encore), restent à, en partie, partiellement, à moitié, presque, quasiment, inachevé*, incomplet*, incomplète*, en cours, sera, seront, doit être, doivent être, à faire, devra, devrait, devraient, tant que, dès que, jusqu'à, en revue, en relecture, en cours de revue`,
  open: `
    !(sans|pas de|aucun) (problème*|risque*|incident*),
    bloqué*, bloquant*, blocage*, blocages, en attente (de|d'|du), attend, attendons, attendent, en suspens, coincé*, ouvert*, question* ouverte*, point* ouvert*, non résolu*, pas résolu*, pas clair*, inconnu*, manque, manquent, manquant*, pas d'accès, échoue, échouent, échoué*, cassé*, en panne, panne*, à décider, à valider, besoin (de|d') (une décision|validation|l'accord|réponse), reporté*, différ(é|ée|és|ées), risque*, problème*, souci*, incident*`,
  waiting: `(je suis|on est|nous sommes) (à mi-chemin|à la moitié) (de|du|des|d'), en attente de, en attente d', j'attends, on attend, nous attendons, bloqué (par|jusqu'à|en attendant), je suis (encore |)en train de, je travaille (encore|toujours) sur, (on travaille|nous travaillons) (encore|toujours) sur`,
  hedge: `
    peut-être, peut être que, probablement, sans doute, possiblement, éventuellement, vraisemblablement, pourrait, pourraient, devrait, semble, semblent, on dirait, apparemment, je pense, je crois, je suppose, j'imagine, nous pensons, on pense, pas sûr*, incertain*, il se peut, a priori, en quelque sorte, soi-disant, je me demande, envisage*, envisageons, plutôt enclin*`,
  supposed: `supposons, imaginons, imagine(z|) que, supposez que, admettons que, à supposer que, en supposant, hypothétique*, en théorie`,
  unreal: `serai(t|ent), aurai(t|ent), faudrait, pourrai(t|ent), devrai(t|ent), =ferai(t|ent), coûterai(t|ent), permettrai(t|ent), irai(t|ent), viendrai(t|ent), prendrai(t|ent), gagnerai(t|ent|ons)`,
  proposal: `
    je (propose|suggère|recommande|conseille), je (proposerais|suggérerais|recommanderais), nous (proposons|suggérons|recommandons), on (propose|pourrait|peut), propos* de, proposé*, proposition*, suggestion*, recommandation*, recommandé*, nous pourrions, tu (pourrais|peux), vous (pourriez|pouvez), voulez-vous, veux-tu, souhaitez-vous, souhaites-tu, dois-je, devrions-nous, devons-nous, sinon on, une option, option (1|2|3|a|b|c), et si (on|nous), pourquoi ne pas, que pensez-vous, qu'en penses-tu, dites-moi, dis-moi si, si vous (voulez|préférez), si tu (veux|préfères), idée`,
  denied: `
    n'a pas lieu, n'aura pas lieu, n'auront pas lieu, est (faux|fausse), c'est faux, n'est plus (vrai|valable|le cas|d'actualité), plus (valable|vrai), n'est pas vrai, pas vrai, faux que,
    jamais (décidé|convenu|validé|approuvé|dit|été décidé),
    (personne|nul) (n'a|ne l'a) … (décidé|convenu|validé|dit), rejeté*, nul et non avenu, sans effet`,
  unconfirmed: `
    (pas|n'est pas|n'a pas) (encore |)(été |)(décidé*|tranché*|confirmé*|arrêté*|validé*|acté*|réglé*|fixé*|définitif|définitive), rien n'est (décidé|arrêté|acté|fixé|confirmé), non (décidé|confirmé|tranché|validé)*, indécis*, en suspens, question* ouverte*, reste à (décider|confirmer|discuter|trancher|voir|valider), à (décider|confirmer|discuter|trancher|valider), aucune décision, pas de décision, décision (reportée|en attente|à venir), en (discussion|réflexion|cours de discussion), sous réserve, provisoire, provisoirement, attend* (un peu|avant), attendons, ne … pas encore, brouillon, si nous, soumis* à (validation|approbation), prochaine décision,
    hésit* (encore|toujours|entre), (encore|toujours) (en train de peser|indécis*), on (pèse|réfléchit) encore, réfléchi* encore, se tâte*, on se demande si, à l'étude, pas encore sûr*,
    pas … feu vert, on en (rediscute|reparle)`,
  heldOff: `veto, véto, opposé* son veto, suspendu*, suspend, suspension, en suspens, gelé*, en pause, mis* en attente, remis* en (question|cause), remet* en (question|cause), réfléchit de nouveau, réfléchit à nouveau, réfléchissons de nouveau, revoir, reconsidèr*, reconsidér*, pas (encore |)(décidé|tranché), rien n'est décidé, jusqu'à nouvel ordre, bloqué* par, à l'étude, n'est pas acquis*, (s'oppose|s'opposent) (à|au|aux), s'est opposé*, (a|ont) bloqué, doute (de|du|des), doutes sur, des doutes`,
  postponed: `reporté*, repoussé*, ajourné*, décalé*, différé*, retardé*`,
  deferral: `(il faut|faut|je dois|on doit|je veux|je voudrais|il faudrait|je préfère|laisse-moi|laissez-moi) … (parle|parler|réfléchir|vérifier|demander|discuter|clarifier|consulter|voir), d'abord … (parle|parler|réfléchir|vérifier|demander|discuter|clarifier), pas encore, attendons, on attend, attends, (laisse|laissons|laisser|laisse ça|mets|mettons|on laisse|on met) … (de côté|en suspens|en attente|en pause|pour l'instant|pour plus tard), de côté, en suspens, trop tôt, à tête reposée, on (en |)reparle, la nuit porte conseil, on verra, (préfère|préférons|vaut mieux|autant) … attendre, (laisse|laissez)-moi (voir|vérifier|demander|réfléchir), (je |)vais (d'abord |)(demander|vérifier|voir avec|en parler), avant, j'en parle`,
  decided: `
    décidé, décidée, décidés, décide, décidons, décidé de, décision, décisions, on a (décidé|choisi|convenu|opté|retenu), nous avons (décidé|choisi|convenu|opté|retenu), choisi*, choix, choisissons, convenu*, convenons, opté pour, optons pour, retenu*, adopt*, approuv*, validé*, tranché*, arrêté que, acté*, d'accord (pour|sur|que), on part sur, partons sur, on garde, nous gardons, on reste (sur|avec), restons (sur|avec), écarté*, rejeté*, refusé*, sélectionné*, accord`,
  rule: `
    toujours, jamais, ne … jamais, doit, doivent, devons, devez, dois, devrait, devraient, il faut, il ne faut pas, faut, ne faut pas, ne pas, ne … (doit|doivent) pas, interdit*, défendu, défense de, pas autorisé*, obligatoire*, obligatoirement, exigé*, requis*, nécessaire*, éviter, évitez, évite, évitons, veiller à, veillez à, s'assurer, assurez-vous, assure-toi, seulement, uniquement, en aucun cas, sous aucun prétexte, sans exception, systématiquement, règle, politique, convention, par défaut, chaque, impératif, impérativement, il est interdit, à proscrire`,
  lasting: `
    désormais, dorénavant, à partir (de maintenant|d'aujourd'hui|de demain|d'aujourd'hui|de lundi|de là|de ce jour), à compter (de ce jour|d'aujourd'hui|de maintenant), dès (maintenant|à présent|aujourd'hui|demain), à l'avenir, dans le futur, par la suite, jusqu'à nouvel ordre, définitivement, pour de bon, en permanence, à chaque fois, chaque fois, systématiquement, en général, par défaut, la prochaine fois, chaque (jour|semaine|mois|lundi|mardi|mercredi|jeudi|vendredi|release|version), toutes les semaines, tous les (jours|mois|lundis|mardis|mercredis|jeudis|vendredis), quotidien*, hebdomadaire*, mensuel*`,
  lesson: `
    leçon*, appris, apprise*, retenu que, enseignement*, à retenir, avec le recul, rétrospectivement, après coup, aurait dû, aurions dû, aurait fallu, erreur*, il s'avère, s'est avéré*, s'avère, se révèle, s'est révélé*, on a compris, nous avons compris, constaté que, réalisé que, à nos dépens, la prochaine fois, plus jamais, piège*, cause (première|racine|profonde), rétrospective, sagesse`,
  probing: `reprodui*, débogu*, déboguer, enquêt*, analys*, diagnosti*, investigu*, examin*, inspect*, cherch*`,
  finding: `trouvé*, découvert*, découvre, constaté*, il s'avère, s'est avéré*, révèle, révélé*, montre, montré*, remarqué*, détecté*, mesuré*, observé*, inattendu*, surprenant*, cause (était|racine|première), confirmé*, provoqué*, reproduit*, identifié*, écart, bug`,
  standing: `est (le|la|notre) … (responsable|chef|cheffe|référent|référente|propriétaire|directeur|directrice), (responsable|chargé|chargée|propriétaire) (de|des|du), (dirige|gère|pilote|valide) (le|la|les|l'|tous|toutes), (appartient|appartiennent) (à|au|aux), s'occupe (de|des|du), (est|sont) … (hébergé*|rangé*|stocké*|archivé*|classé*) (dans|sur|chez), se (trouve|trouvent) (dans|sur|chez|au|à), (exige|exigent|nécessite|nécessitent|demande|demandent) (un|une|deux|trois), (chaque|tous les|toutes les) (jour|jours|semaine|semaines|mois|nuit|nuits|an|ans|lundis|mardis|mercredis|jeudis|vendredis|trimestres)`,
  preference: `
    préfèr*, préfér*, aime (mieux|pas|bien), n'aime pas, n'aiment pas, déteste*, ne supporte pas, a horreur (de|d'), ne veut (pas|plus|jamais), veut … (toujours|jamais|seulement|uniquement), souhaite … (toujours|jamais|que), tient à (ce|ce que), insiste (pour|sur), apprécie*, plutôt (que|du), favori*, favorite*, merci de (toujours|ne jamais|ne pas), s'il (te|vous) plaît (toujours|jamais|ne), aimerait … (toujours|que)`,
  request: `s'il te plaît, s'il vous plaît, s'il te plait, s'il vous plait, svp, stp, merci de, merci d', veuillez, peux-tu, pouvez-vous, pourrais-tu, pourriez-vous, tu peux, vous pouvez, aide-moi, aidez-moi, j'aimerais que, je voudrais que, je veux que, demande de, demande à, demandé de, a demandé, prière de`,
  person: `je, j', moi, mon, ma, mes, nous, on, notre, nos`,
  plan: `prochain*, prévu*, prévoit, prévoyons, planifi*, plan, plans, allons, va (être|ajouter|lancer|migrer|faire), vont, objectif*, but, à venir, bientôt, comptons, jalon*, feuille de route, plus tard, ensuite`,
  consent: `
    oui, ouais, si, d'accord, ok, okay, entendu, exact, exactement, tout à fait, absolument, bien sûr, évidemment, certainement, parfait, très bien, bien, super, génial, excellent, bon, bonne idée, ça marche, ça me va, c'est (bon|ça|bien|parfait|exact|juste|correct|validé), c'est d'accord, vas-y, allez-y, allons-y, fais-le, faites-le, fais (ça|comme ça), faites (ça|comme ça), on fait ça, faisons ça, continue, continuez, je suis d'accord, je valide, validé, confirmé, approuvé, volontiers, avec plaisir, pas de problème, entendu, soit, ça roule, !oui … mais, !d'accord … mais, !bien … mais, !bonne (question|remarque), !bon (point|à savoir), banco, c'est parti, adjugé, on prend, on part (là-dessus|sur ça), top, impec, nickel, on y va`,
  refusal: `
    !pas de (problème|souci), !aucun (problème|souci), !non seulement, non, nan, surtout pas, pas question, hors de question, pas comme ça, pas ça, pas maintenant, pas encore, pas d'accord, je ne suis pas d'accord, je refuse, refusé, rejeté, arrête, arrêtez, stop, attends, attendez, faux, c'est faux, mauvaise idée, pas une bonne idée, je ne (veux|pense|crois) pas, ne (fais|faites) pas (ça|cela), annule (ça|cela), annulez, laisse tomber, laissez tomber, oublie, oubliez, je préfère pas, je préfère que non, pas convaincu*, contre, merci mais non, finalement non, plutôt pas, reviens en arrière, revenez en arrière, remets comme avant, retire (ça|cela), on (garde|reste)*, je préfère (garder|rester), c'est pire, ça n'a pas (marché|aidé), non merci, abandonne (ça|l'idée), !pas (une |)mauvaise idée, !pas mal, ne me (plaît|convainc|convient) pas, me (plaît|convainc) pas, certainement pas, (laisse|laissez) comme c'est, n'importe quoi, aucun sens`,
  aside: `sujet suivant, question suivante, point suivant, (autre|prochain) sujet, prochaine question, autre (chose|question), au fait, d'ailleurs, (je|on) (connais|connait|sais|vois|comprends|regarde|regarderai|verrai|verra|vérifie|réfléchis|réfléchirai|demande), plus tard, une autre fois, tout à l'heure, demain, la semaine prochaine, intéressant, bon à savoir`,
  declining: `je suis désolé*, désolé, désolée, malheureusement, je ne peux pas, je ne suis pas en mesure, je suis incapable, en tant (qu'IA|que modèle), mes excuses, navré*, il m'est impossible`,
  transient: `
    actuellement, en ce moment, pour le moment, pour l'instant, à l'heure actuelle, présentement, temporairement, temporaire*, provisoirement, provisoire*, momentanément, en attendant, entre-temps, jusqu'à (demain|lundi|nouvel ordre), aujourd'hui seulement, seulement aujourd'hui, pour aujourd'hui, ce matin, cet après-midi, ce soir, en cours, est en train, solution provisoire, dépannage, ponctuel*`,
  sessionScope: `
    dans cette (session|conversation|discussion), pour cette (session|conversation|fois|tâche|fois-ci), durant cette session, seulement (cette fois|pour aujourd'hui|maintenant|ici), juste (cette fois|pour aujourd'hui|pour cette fois|une fois), uniquement (cette fois|pour cette session), cette fois seulement, cette fois-ci, une seule fois, exceptionnellement, à titre exceptionnel, essayons d'abord, d'abord essayer, pour l'instant, pour le moment, provisoirement, temporairement`,
  now: `en ce moment même, à l'instant, tout de suite, dès maintenant`,
  ticket: `ticket, tickets, demande de tirage, tâche, anomalie`,
  branch: `branche, branches`,
  checks: `test, tests, suite de tests, build, CI, pipeline, compilation`,
  manner: `bien, mieux, meilleur, meilleure, vite, plus vite, rapide, rapides, rapidement, fluide, stable, instable, lent, lente, lentement, mal, pire, joliment, calme`,
  outage: `en panne, injoignable, indisponible, hors ligne, ne répond (pas|plus), planté*, hors service, tombé*, bloqué, bloquée, bloqués, bloquées`,
  failing: `échoue, échouent, échoué, a expiré, plante, planté, rejeté, refusé, ne (marche|fonctionne) pas`,
  passing: `rouge, rouges, vert, verts, au vert, au rouge, échoue, échouent, passe, passent, réussi, réussis`,
  step: `
    bonjour, bonsoir, salut, bonne (nuit|journée|soirée), merci (beaucoup|bien|encore|), au revoir, à (demain|bientôt|plus tard), bon (week-end|travail), bravo, félicitations, joyeux anniversaire, de rien, (fichier|fichiers|modification|modifications|document) … (enregistré|enregistrés|enregistrée|enregistrées|sauvegardé|sauvegardés), enregistré avec succès, aucune modification, (serveur|conteneur|service) … redémarré, tout est vert, tout passe, aucun avertissement, renommé (une|la|des|les) (variable|variables), (supprimé|retiré) … (import inutilisé|imports inutilisés), corrigé … (faute de frappe|coquille), corrigé la ligne, (lancé|exécuté) (les tests|le linter), (ouvert|fermé) (le terminal|l'éditeur|le fichier), ouvert une (pull request|PR), (installé|mis à jour) les dépendances, vidé le cache, fait une pause, (enregistré|sauvegardé) le (fichier|document)`,
  chore: `poussé, poussée, poussés, poussées, commité, fusionné, fusionnée, mergé, rebasé, cloné, étiqueté, redémarré, relancé, rechargé, listé, listés`,
  smoothly: `s'est (bien |)(terminé|terminée|terminés) … succès, avec succès, sans erreur, sans erreurs, correctement`,
  workpiece: `commit, commits, PR, pull request, demande de fusion, branche, branches, fichier, fichiers, dossier, dossiers, répertoire, script, test, tests, build, CI, pipeline, serveur, serveur de test, conteneur, processus, sauvegarde, cache, bug`,
  codePart: `classe, fonction, méthode, constante, variable`,
  codeLine: `ligne, lignes`,
  taskScope: `pour cette tâche, pour la tâche (en cours|actuelle), le temps de cette tâche, durant cette tâche, (pour|dans|durant) cette session`,
  measured: `que avant, contre, par rapport (à|au|aux), comparé*, de … à, (tombé*|passé*|monté*|descendu*) (de|à), plus (rapide*|lent*|petit*|grand*), moins, réduction, amélioration, fois plus, gagné*`,
  momentary: `lance, lancez, exécute, exécutez, vérifie, vérifiez, ouvre, ouvrez, clique, cliquez, redémarre, redémarrez, redémarrer, relancer, vide, videz, vider, effacer, recharge, rechargez, actualise, efface, effacez, appuie, appuyez, colle, collez, tape, tapez, liste, affiche, affichez, montre, montrez, regarde, regardez, réessaie, réessayez, essaie, essayez, arrête, arrêtez, copie, copiez, lis, lisez, relis, attends, attendez, continue, continuez, connecte-toi, connectez-vous, réinstalle, vérifier, regarder, ouvrir, (jette|jetez|jeter) un œil, il faut (redémarrer|relancer|vider)`,
  deadline: `date limite, date butoir, échéance*, délai*, au plus tard, avant le, d'ici (le|la|à|fin), doit être (prêt*|livré*|rendu*) (avant|pour|le), à rendre (pour|avant|le), jusqu'au, avant la fin, avant fin, fin (du|de la) (mois|semaine), deadline`,
  expiry: `expire, expirent, expiré*, expiration, prend fin, prennent fin, se termine (le|en|fin), s'achève, arrive* à échéance, valable jusqu', valide jusqu', caduc, renouvellement, à renouveler`,
  nothing: `!aucun*, rien, rien (de neuf|de nouveau|à signaler|à faire|de particulier|changé), aucun (changement|blocage|point|événement), aucune (modification|décision|nouveauté|note), néant, sans objet, s/o, n/a, inchangé*, voir ci-dessus, comme (hier|ci-dessus), inconnu, non (précisé|renseigné|communiqué|indiqué), aucune raison, vide, RAS`,
  praise: `(la |le |) (meilleure|meilleur|bonne|bon) (solution|option|choix|approche|idée|façon|manière|pratique), plus (propre|logique|simple|pratique|sensé), c'est (mieux|bien|logique|plus propre|plus simple|le mieux), fait sens, a du sens, tout simplement mieux`,
  onRequest: `à la demande (de|du|d'|des), sur demande, sur (instruction|ordre) (de|du), comme (demandé|convenu|souhaité|discuté), (utilisateur|client|il|elle) (a demandé|voulait|souhaitait|a voulu|a dit), demandé par (le|la|l') (client|utilisateur|équipe)`,
  qualifier: `clés, clé, principal, principale, principales, principaux, importantes, importants, majeures, prises, prise, nouvelles, nouveaux, autres, prochaines, prochains, ouvertes, ouverts, finales, actuelles, nos, notre, mes, toutes, tous, les, la, le, des, de, du, et, pour, techniques, points, étapes, semaine, jour, jour, aujourd'hui, liste, résumé, obtenus, obtenu, obtenues, nouvelle, nouveau, journal, carnet, notes`,
  mark: {
    decision: `décision, décisions, décidé, choix, choisi, accord, accords, arbitrage, arbitrages, résolution, résolutions`,
    rule: `règle, règles, consigne, consignes, principe, principes, convention, conventions, politique, bonne pratique, bonnes pratiques, désormais, dorénavant, toujours, jamais`,
    lesson: `leçon, leçons, leçon apprise, leçons apprises, leçon retenue, leçons retenues, appris, enseignement, enseignements, apprentissage, apprentissages, piège, pièges, avec le recul, à retenir pour la suite, réflexion, réflexions, correction`,
    remember: `à retenir, retenir, retenons, se souvenir, souviens-toi, rappel à garder, pour mémoire, pense-bête, à ne pas oublier, ne pas oublier, n'oublie pas, mémo`,
    preference: `préférence, préférences, préfère, souhait, souhaits, goût, goûts`,
    fact: `faits, fait établi, bon à savoir, à savoir`,
    reason: `pourquoi, raison, raisons, justification, parce que, motif, motifs, motivation, cause, causes, contexte de la décision`,
    apply: `application, comment appliquer, comment l'appliquer, appliquer, en pratique, mise en pratique`,
    outcome: `résultat, résultats, terminé, fini, livré, corrigé, achevé, réalisé, réalisations, jalon, jalons, succès, réussite, réussites, accompli, bilan`,
    todo: `à faire, tâche, tâches, action, actions, prochaine étape, prochaines étapes, suite, suites, plan, plans, plus tard, à suivre, reste à faire`,
    open: `ouvert, point ouvert, points ouverts, question ouverte, questions ouvertes, blocage, blocages, bloqué, bloquant, obstacle, obstacles, problème, problèmes, risque, risques, en attente, en suspens, incident, incidents`,
    deadline: `échéance, échéances, date limite, délai, délais, date butoir`,
    reference: `référence, références, lien, liens, source, sources, voir, voir aussi, documentation, ressource, ressources`,
    proposal: `proposition, propositions, suggestion, suggestions, idée, idées, option, options, recommandation, recommandations, brouillon`,
    question: `question, questions, réponse, réponses`,
    request: `demande, demandes, requête, requêtes, rappel, rappels`,
    note: `note, notes, remarque, remarques, nb, attention, important, info, infos, mise à jour, statut, état, contexte, thème, thèmes, sujet, sujets, focus, description, observation, observations, résumé, synthèse, aperçu, détails, exemple, commentaire, commentaires, avertissement, astuce, conseil, divers, autre, autres, discussion, discussions, ordre du jour, constat, constats, objet, projet`,
    meta: `généré, mis à jour, créé, modifié, date, heure, durée, auteur, auteurs, fichier, fichiers, fichiers modifiés, nouveaux fichiers, branche, lieu, participants, présents, absents, session, coût, heures, météo, humeur, version, étiquettes`,
  },
  instruction: {
    frame: `
      s'il te plaît, s'il vous plaît, svp, merci de, toujours, tu dois, vous devez, il faut, n'oublie pas de,
      n'oubliez pas de, assure-toi de, assurez-vous de, veille à, veillez à, veuillez, immédiatement,
      impérativement, prière de`,
    agent: `
      agent, agents, l'agent, assistant, assistants, l'assistant, IA, l'IA, modèle de langage, modèles de langage,
      le modèle, les modèles, LLM, chatbot, chatbots, robot conversationnel, sous-agent, sous-agents, copilote,
      copilotes`,
    you: `tu, te, toi, ton, ta, tes, vous, votre, vos`,
    this: `cette, ce, ces, cet, ceci`,
    text: `
      règle*, ligne*, note*, consigne*, instruction*, message, paragraphe, entrée, phrase, mémoire, passage,
      directive, rappel, page, remarque, fiche, document, annotation`,
    read: `
      lit, lira, lisent, lecture, lisant, lis, lu, lecteur, lire, traite, charge, voit, trouve, absorbé, traité, ingère`,
    reader: `
      quiconque lit, qui lit ceci, qui lit cette, en lisant ceci, si tu lis, si vous lisez ceci, quand tu lis,
      cher (assistant|agent), chère IA, chers (assistants|agents),
      (note|message|consigne|avis) (aux|pour les|à l'|pour l') (assistant|agent|IA|modèle)*,
      (quiconque|qui|celui qui|tout agent qui|tout assistant qui) (ouvre|charge|trouve|reçoit), à la vue de,
      à l'ouverture de ce, en ouvrant ce, après lecture`,
    every: `chaque, tous, toutes, toute, tout, début, fin, première, premier, démarrage, ouverture, dès`,
    turn: `
      session*, conversation*, tâche*, réponse*, discussion*, message*, ticket*, demande*, démarrage, lancement,
      commande, courriel*, e-mail*, mail*, commit*, compilation*, machine*, projet*, jour, nuit, ouverture, connexion, rapport de bug, rapport d'erreur`,
    occasion: `
      chaque fois que, à chaque fois, quand une session, lorsqu'une session, si on te demande,
      dès que … (ouvert|lancé|chargé)`,
    ignore: `
      ignor*, oubli*, néglig*, contourn*, outrepass*, passe outre, passez outre, fais fi de, faites fi de,
      ne tiens (pas|plus) compte, ne tenez (pas|plus) compte, ne suis (pas|plus), ne suivez (pas|plus),
      ne respecte* (pas|plus), écarte*, laisse* de côté, abandonn*`,
    prior: `
      précédent*, précédemment, antérieur*, ci-dessus, plus haut, tous, toutes, toute, tout, tes, vos, ton, ta, votre,
      ses, existant*, d'origine, initial*, système, préalable*, auparavant, avant, jusqu'ici, jusqu'à présent`,
    guidance: `
      instruction*, consigne*, directive*, prompt*, invite système, message système, garde-fou*, garde-fous, ordre*,
      restriction*, contrainte*, tout ce qui … (dit|écrit|demandé), tout ce que … (dit|demandé), ce qui … été dit`,
    rules: `règle*, recommandation*, interdit*, interdiction*, limite*, garde-fou*`,
    hidden: `
      caché*, interne*, secret*, secrète*, initial*, confidentiel*, entier, d'origine, intégral*, complet*,
      complète*, privé*`,
    inner: `
      prompt système, prompts système, invite système, message système, instructions système, son prompt, ton prompt,
      sa configuration, ta configuration, son contexte, ton contexte, ses instructions, tes instructions`,
    reveal: `
      révèl*, révél*, affich*, montr*, imprim*, répèt*, répét*, divulgu*, donne-moi, donnez-moi, dis-moi, dites-moi,
      communiqu*, expos*, dévoil*, récit*, livr*, cit*, recopi*, énumèr*, cite, cites, énonc*, termin* … par,
      finit … par, énumér*, déball*, livre, livrent, réciter, récite, remet, remettent`,
    send: `
      part(|ent) vers, envoi*, envoy*, transmet*, transfèr*, transfér*, poste, postez, poster, publie*, téléverse*,
      partag*, expédi*, achemin*, adresse*, remet, remettre, fais suivre, faites suivre, faire suivre, fait suivre,
      va … vers, part … vers, pousse*, relay*, joindre, dépos*, refil*, relai*, bascul*, synchronis*, verse, versent,
      exporte, exporter, exportent, fasse suivre, fassent suivre`,
    copy: `
      copie, copient, copies, copier, copiez, ajoute*, ajouter, joins, joint, joindre, joignez, colle, collent,
      coller, collez, insère*, insérer, inclus, inclut, inclure, intègre*, joigne, joignent, inclue*, recopie*, figure dans, figurent dans`,
    fetch: `télécharg*, récupèr*, récupér*, va chercher, cherche, charge, chargé*, rapatri*`,
    open: `lis, lit, lire, lisez, ouvre*, ouvrir, consult*, visit*, charge*`,
    run: `
      exécut*, lance, lancent, lancer, lancez, install*, démarr*, import*, pass* … à (bash|sh), redirig*, appell*,
      appeler, lancé*, démarré*`,
    launch: `
      (exécut*|lanc*|install*)-(le|la|les), le (lance|lancer|exécute|exécuter|installe), l'(exécut*|install*),
      la (lance|lancer|exécute|exécuter), exécute-le, exécute-la, exécutez-le, lance-le, lance-la, lancez-le, démarre-le, démarre-la, installe-le, installe-la, exécut* le (binaire|fichier|résultat|script)`,
    disable: `
      laiss* … (désactivé|désactivée|désactivés|désactivées|éteint|éteinte), désactiv*, coup*, contourn*, saut*, ignor*, supprim*, enlèv*, enlev*, éteins, éteint, éteindre, éteignez,
      neutralis*, retir*, omet*, omett*, lèv*, assoupli*, court-circuit*, débranch*, passe outre, se passe* de,
      n'activ*, éteigne*, suspend*, arrêt*, stopp*`,
    safeguard: `
      isolement, cloisonnement, sécurité, bac à sable, sandbox, vérification* de signature, vérification*, signature* des commits,
      permission*, autorisation*, confirmation*, approbation*, validation*, revue*, TLS, SSL, certificat*, pare-feu,
      antivirus, audit*, journalisation, caviardage, authentification, garde-fou*, filtre* de contenu, protection*,
      scanner, détecteur de secrets, 2FA, MFA, double authentification, somme de contrôle, double facteur,
      authentification à deux facteurs, boîte de dialogue, contrôle* d'accès, garde-fous, journal d'audit,
      piste d'audit, contrôle* d'approbation, relecture, alerte* de sécurité, avertissement* de sécurité`,
    crime: `
      attaquant*, pirate*, malveillant*, malware, cheval de Troie, hameçonnage, phishing, vulnérabilité*,
      faille*, vol de, vole, volé*, voleur*, fuite de données, incident, compromis par, porte dérobée, arnaque`,
    erase: `effac*, supprim*, détrui*, écras*, vid*, élimin*, retir*`,
    obey: `
      ce qui y est, ce qu'il dit, ce qu'elle dit, ce qu'on y, ce qui est (écrit|indiqué), ce qui y,
      (fais|fait|faire|suis|suivre|suit) … (ce qui|ce que|ce qu'il|ce qu'elle), obéi*,
      ce que … (demande|demandera|exige|dit), tout ce que … (demande|exige|dit),
      (toute demande|tout ordre|chaque demande)`,
    agree: `approuv*, valid*, accept*, autoris*, consen*, répond* oui`,
    ask: `demand*, confirmation, autorisation, permission, approbation, accord, question*, consult*`,
    unasked: `de (son|ton|votre|leur) propre chef, de (sa|ta|leur) propre initiative, d'office, d'autorité`,
    tell: `
      (dis|dit|dire|dites|signal*|mentionn*|parl*|informe*|inform*|avert*|révèl*|révél*|prévien*|prévenir|montr*) … (utilisateur|utilisatrice|opérateur|propriétaire|humain|personne|quiconque),
      (dérang*|import*|embêt*|consult*) … (utilisateur|utilisatrice|propriétaire|opérateur|personne)`,
    mention: `mentionn*, révèl*, révél*, parl*, dis, dire, dites, signal*, divulgu*, évoqu*, le dire, en souffle`,
    hide: `
      parl(e|es|er|ez) à personne, (garde-le|gardez-le|garde ça|gardez ça|garde cela|gardez cela) pour (toi|vous),
      n'en (dis|dites|dire|parle|parlez|parler) (rien|pas|à), n'en rien (dire|révéler), à l'insu,
      pass* sous silence, gard* … secret*, cach* ceci, cach* … à l', quoi qu'il voie, quoi qu'il arrive,
      quel que soit le, tais, personne n'a besoin de (savoir|le savoir), personne ne doit (savoir|le savoir),
      personne n'en saura, sans laisser de trace*, aucune trace, n'a jamais existé, dans le dos, sans en parler,
      garde* le silence, gardez le silence, pas un mot (à|de|sur), passe* … sous silence, reste entre nous,
      n'en souffl*, omets de, ne souffle mot, tait les`,
    void: `
      caduc*, caducs, nul et non avenu, nulles et non avenues,
      ne (s'applique|s'appliquent|vaut|valent|compte|comptent) plus, comme si … n'existai*, sans effet, périmé*,
      ne (comptent|compte|valent|vaut|tiennent|tient|s'appliquent|s'applique) (plus|pas), n'ont plus cours,
      n'a plus cours, est levé*, sont levé*, annulé*, abrogé*`,
    role: `
      tu es (maintenant|désormais|dorénavant|à présent), vous êtes (maintenant|désormais|dorénavant), tu n'es plus,
      vous n'êtes plus, à partir de maintenant … (tu|vous), désormais … tu es, dorénavant … tu es,
      agis (comme|en tant que), fais semblant, fais comme si, comporte-toi comme, ton nouveau (rôle|nom),
      ta nouvelle (tâche|mission|identité), ton prompt système, tu obéis,
      (réponds|parle|agis) (désormais|dorénavant|) (comme|en tant que|en), dans le rôle de, joue le rôle,
      jouez le rôle, prends le rôle, endosse, incarne`,
    memories: `fichier* de mémoire, fichier* mémoire, ta mémoire, mémoire à long terme, toutes les mémoires`,
    private: `
      mot de passe, mots de passe, identifiant*,
      clé* (API|d'API|SSH|secrète|secrètes|privée|privées|d'accès|de déploiement), clef*, la clé, les clés,
      ses clés, toutes les clés, jeton*, secret*, base clients, fichier clients, liste des clients, liste clients,
      données (clients|client|personnelles|bancaires|des clients), presse-papiers, variables d'environnement,
      historique (du navigateur|de navigation|des conversations|de conversation|du terminal), coordonnées bancaires,
      portefeuille, code source, contenu de … env, chaîne* de connexion, profil* AWS, cookie* de session, numéro* de carte, carte bancaire, code* de récupération, trousseau*, toute la (boîte de réception|boîte mail|correspondance)`,
  },
  narration: {
    speaker: `utilisateur, utilisatrice, humain, usager`,
    machine: `assistant, assistante, assistant IA, chatbot, agent, IA, modèle, modèle de langage, bot, sous-agent`,
    asked: `a demandé, demande, demanda, a dit, dit, a voulu, voulait, a souhaité, a précisé, a confirmé, a indiqué, a répondu, a mentionné, a collé, a écrit, a remercié, a accepté, a refusé, a approuvé, réclame, a réclamé`,
    answered: `a décidé, a répondu, répond, a proposé, propose, a suggéré, suggère, a expliqué, explique, a vérifié, a lu, a écrit, a créé, a corrigé, a modifié, a ouvert, a cherché, a analysé, a lancé, a démarré, a essayé, a tenté, a utilisé, a trouvé, a confirmé, s'est excusé*, a fourni, a généré, a été (invité|prié|chargé)`,
    talk: `(dans|pendant|durant|au cours de|lors de) (cette|la|notre) (conversation|session|discussion|séance), (cette|la) (conversation|session|discussion) (a porté|portait|a commencé|a couvert|s'est terminée), comme (mentionné|indiqué|expliqué|discuté) (ci-dessus|plus haut|précédemment|auparavant), (demandé|proposé|suggéré|souhaité) par (l'utilisateur|l'assistant), à la demande de l'utilisateur, demandé à (l'assistant|l'agent|l'IA), sous-agent* … (lancé*|créé*|démarré*), (décidé|décidée|exécuté|exécutée|lancé|lancée|redémarré|vérifié|demandé) par (l'assistant|l'agent|l'utilisateur|le modèle)`,
  },
  secret: {
    password: `mot de passe, mots de passe, mdp, code wifi, code wi-fi, nom de jeune fille, mot secret, le pass`,
    label: `m.d.p, mdpasse, pass, mdpe, mot de p, mdps, m de p, mdp wifi`,
    phrase: `phrase secrète, phrase de passe, phrase de récupération, phrase mnémonique, phrase de sauvegarde, phrase graine, graine du portefeuille, mots de récupération`,
    code: `PIN, code PIN, codes PIN, code confidentiel, code secret, PUK, code PUK, digicode, code (d'entrée|de la porte|du portail|d'accès|d'alarme|de l'alarme|du coffre|du cadenas|de déverrouillage|de vérification|de sécurité|de confirmation|à usage unique), codes (d'accès|d'entrée), code* de (récupération|secours|sauvegarde), clé de récupération, combinaison, combinaisons, numéro de (carte|compte|sécurité sociale), IBAN, cryptogramme, CVV, code pin, trois chiffres, 3 chiffres, CVC, combi, code du (coffre|portail|cadenas|casier|local|garage), clé de secours`,
    key: `clé, clef, clés, clefs, clé secrète, code, codes, au dos, wifi invités, wifi invité, wi-fi invités, réseau invité, réseau invités, wifi visiteurs`,
    token: `clé* API, clé* d'API, clé* d'accès, clé* privée*, clé* de licence, jeton, jetons, jeton d'accès, token, tokens, secret, secrets, cookie, TOTP, 2FA, graine TOTP, authentificateur, graine`,
    access: `identifiants, identifiant, accès, connexion, login, logins, informations de connexion, données de connexion, comptes`,
    account: `utilisateur, utilisatrice, identifiant, nom d'utilisateur, login, compte, courriel, e-mail`,
    question: `question secrète, questions secrètes, question de sécurité, questions de sécurité, question de récupération, question personnelle, réponse secrète, question de contrôle`,
    answer: `réponse, réponses`,
    fact: `premier (animal|chien|chat|professeur|instituteur|vélo|emploi), première (voiture|école|institutrice|maîtresse), nom de jeune fille, école primaire, lieu de naissance, ville de naissance, ville natale, animal de compagnie, surnom d'enfance, ami d'enfance, plat préféré, professeur préféré, prof préféré, film préféré, nom (du|de mon|de ton) (chien|chat), rue de mon enfance, rue où j'ai grandi, prénom de (ma|la) grand-mère, nom de ma grand-mère, meilleur ami, premier concert, premier patron, première maison, surnom`,
    replied: `répondu, j'ai répondu, j'ai mis, j'ai dit, on a mis, on a répondu, on a dit, j'ai donné`,
    lock: `wifi, wi-fi, réseau, box, routeur, porte, portes, portail, portillon, entrée, garage, coffre, coffre-fort, alarme, carte, téléphone, tablette, portable, ordinateur, cadenas, casier, serrure, cave, vélo, ascenseur, puce, SIM, barrière, immeuble, boîte à clés, boîte, parking, chalet, appartement, maison, salle, entrepôt, cour, escalier, grenier, atelier, bureau, local, interphone, boîte aux lettres, valise, imprimante, gîte, hangar, borne, digicode, visiophone, sas, portier, guichet, abri, zip, archive, PDF, disque, disque dur, caméra, projecteur, télé, compteur`,
    card: `carte, carte bancaire, carte bleue, CB, visa, mastercard`,
    opens: `ouvre, s'ouvre, ouvrir, ouvrent, ouvert, ouverte, déverrouille, déverrouiller, déverrouillage, couper, coupe, désactiver, désactive, désarmer, désarme, connecte, se connecte, connecter, se connecter, connexion, entre, entrer, chiffré*, déchiffrer, déchiffre, protégé*, verrouillé*, sécurisé*, débloquer, débloque, désactivé, désarmé, donne accès, ouvre-toi, se décompresse, décompresser, décompresse, déchiffré, monté`,
    login: `connecte, se connecte, connecter, se connecter, on se connecte, connecté, connectée, on entre, rentre, on rentre, rentrer, entrer dans, accède, accéder, on accède, nous accédons, rentrons, entrons, connecté en, connectée en`,
    with: `avec, par, via`,
    types: `taper, tapez, tape, on tape, composer, composez, compose, saisir, saisissez, entrer, entrez, tapant, composant, saisissant, tapé, tapée, composé, saisi, saisie, appuyer sur, appuyez sur, appuyer, entré, on compose, tapent, tapait, mettre, je mets, mets, faire, fais`,
    turn: `de, à, en, par`,
    as: `comme, pour`,
    sets: `choisi, mis, on a mis, j'ai mis, défini, pris, on a choisi, utilisé, on utilise, retenu`,
    dial: `cadenas, antivol, coffre, coffre-fort, boîte à clés, boîte à clé, casier, consigne, digicode, serrure à code, serrure, boîtier à clés, boîtier à clé, interphone, visiophone, clavier du portail, clavier de la porte, cadenas du`,
    spoken: `le mot, du mot, au mot, la phrase, phrase`,
    is: `est, sont, était, c'est, c'était, sera, vaut, devient, reste, est maintenant, est désormais, est toujours, désormais, changé (en|pour), défini à, est réglé sur, est réglée sur, réglé sur, réglée sur, est simplement, est tout simplement, c'est simplement, est resté(e|), est devenu(e|), maintenant, dorénavant, à présent, est encore, c'est encore, est toujours le même, vaut encore`,
    about: `réinitialis*, oublié*, politique*, règle*, gestionnaire*, budget*, limite*, nombre, consommation, rotation, renouvellement, longueur, robustesse, champ*, saisie, formulaire*, page*, écran*, hachage, haché*, hash*, validation, vérification, durée, expiration, expire, rafraîchissement, coût*, par seconde, par requête, changement, code (d'erreur|postal|source|barre|barres|QR|HTTP|de statut|promo|de retour|pays), codes (d'erreur|postaux|source), clé (primaire|étrangère|publique), clés (primaires|étrangères|publiques), mot-clé, mots-clés, mot clé, point clé, points clés, budget de jetons, secret du, secret de, code (article|produit|client|de commande|de réservation|couleur|de suivi|projet|de la route|du travail|civil), codes (articles|produits|clients|couleur), code du module`,
    state: `coffre*, perdu*, expiré*, manquant*, manque, faux, fausse, incorrect*, invalide*, valide*, requis, requise, obligatoire, vide, protégé*, stocké*, chiffré*, voir, cf, demander, demande, dans, auprès, au moins, minimum, caractères, chiffre, chiffres, inconnu*, connu*, identique*, inchangé*, le même, la même, ancien*, nouveau, nouvelle, court*, long, longue, faible, fort, bon, bonne, mauvais*, sûr, partagé*, prêt, fait, changé*, ci-dessous, *ment, *able, *ible, *aire, passée, réussie`,
  },
  actor: {
    self: `@moi, @je`,
    project: `projet, dépôt, application`,
    who: `utilisateur, utilisateurs, utilisatrice, utilisatrices, humain, humains, assistant, assistants, assistante, assistantes, chatbot, gens, personne, personnes, je, moi, nous, tu, toi, vous, il, elle, ils, elles, quelqu'un, tout le monde, ia, modèle de langage`,
    role: `IA, agent, agents, bot, bots, équipe, équipes, membre de l'équipe, membres de l'équipe, développeur, développeurs, développeuse, intervenant, intervenants, participant, participants, client, clients, cliente`,
    attitude: `préférence, préférences, demande, demandes, question, questions, souhait, souhaits, avis, opinion, opinions, intention, intentions, habitude, habitudes, humeur, attente, attentes, instruction, instructions, requête, requêtes`,
    deed: `plan, plans, objectif, objectifs, besoin, besoins, idée, idées, inquiétude, inquiétudes, décision, décisions, action, actions, réponse, réponses, comportement, commentaire, commentaires, suggestion, suggestions, choix, intérêt, intérêts, nom, style, accord`,
  },
  measures: "tonne/tonne, tonnes/tonne, kilo/kilogram, kilos/kilogram",
  contraries:
    "commence/finit, commence/se termine, commence/termine, débute/finit, ouvre/ferme, ouvrent/ferment, court/long, courts/longs, courte/longue, courtes/longues, tôt/tard, premier/dernier, première/dernière, haut/bas, grand/petit, grande/petite, monte/baisse, achète/vend, chaud/froid, matin/soir, été/hiver, nord/sud, est/ouest, gauche/droite, formel/informel, aime/déteste",
  opposites: `
    activé/désactivé, activer/désactiver, autorisé/interdit, autoriser/interdire, toujours/jamais, avant/après, plus/moins, minimum/maximum, au moins/au plus, augmenté/diminué, augmenter/réduire, accepté/refusé, ouvert/fermé, public/privé, garder/supprimer, démarrer/arrêter, avec/sans, obligatoire/facultatif, plus rapide/plus lent, interne/externe, manuel/automatique, vrai/faux, oui/non, ajouter/retirer`,
  calendar: {
    months: `janvier janv jan, février févr fév fevrier, mars, avril avr, mai, juin, juillet juil, août aout, septembre sept sep, octobre oct, novembre nov, décembre déc dec decembre`,
    weekdays: `lundi lundis lun, mardi mardis mar, mercredi mercredis mer, jeudi jeudis jeu, vendredi vendredis ven, samedi samedis sam, dimanche dimanches dim`,
    relative: {
      "day-2": "avant-hier",
      "day-1": "@hier, hier (soir|matin), la veille au soir",
      day0: "aujourd'hui, ce matin, cet après-midi, ce soir, cette nuit",
      "day+1": "demain, demain (matin|soir)",
      "day+2": "après-demain",
      "week-1": "la semaine (dernière|passée), semaine (dernière|passée)",
      week0: "cette semaine, la semaine en cours",
      "week+1": "la semaine (prochaine|suivante|qui vient), semaine prochaine",
      "week+2": "dans quinze jours, dans deux semaines",
      "month-1": "le mois (dernier|passé), mois (dernier|passé)",
      month0: "ce mois-ci, ce mois",
      "month+1": "le mois (prochain|suivant|qui vient), mois prochain",
      "year-1": "l'année (dernière|passée), l'an (dernier|passé)",
      year0: "cette année",
      "year+1": "l'année prochaine, l'an prochain",
      "quarter-1": "le trimestre dernier, trimestre dernier, dernier trimestre",
      quarter0: "ce trimestre",
      "quarter+1": "le trimestre prochain, trimestre prochain, prochain trimestre",
      "end-of-week": "fin de (la |)semaine, le week-end, ce week-end, en fin de semaine",
      "end-of-month": "fin (de |du |de ce |)mois, la fin du mois",
      "end-of-month+1": "fin du mois prochain, fin du mois suivant",
      "end-of-year": "fin (de l'|d')année, la fin de l'année",
    },
    ahead: `dans {n} {unit}, d'ici {n} {unit}, dans les {n} prochains {unit}, les {n} prochains {unit}`,
    span: `sous {n} {unit}, {n} {unit} plus tard, {n} {unit} après, au bout de {n} {unit}`,
    ago: `il y a {n} {unit}, voici {n} {unit}, {n} {unit} (plus tôt|auparavant|avant), depuis {n} {unit}`,
    units: { day: "jour, jours", week: "semaine, semaines", month: "mois", year: "an, ans, année, années" },
    numbers: `zéro, un une, deux, trois, quatre, cinq, six, @sept, huit, neuf, dix, onze, douze, treize, quatorze, quinze`,
    nextWeekday: `{} prochain`,
    weekdayNextWeek: `{} de la semaine prochaine, {} en huit`,
    thisWeekday: `ce {}, cette {}`,
    lastWeekday: `{} dernier, {} passé, {} de la semaine dernière`,
    weekNumber: `semaine {n}, sem {n}`,
    quarterNumber: `Q{n}, {n} trimestre`,
    year: "",
    month: "",
    day: "",
    ordinals: `er, ère, ème, e`,
    of: `de, du`,
    yearEnds: ``,
    until: `au, à, jusqu'au, jusqu'à, jusqu'en`,
    first: "day",
  },
  stopWords: `
    le la les l' un une des du de d' et ou mais est sont était étaient être a ont avait avons avez @ai suis ce cet cette ces il elle ils elles nous vous je j' tu on se s'
    que qu' qui quoi dont où ne n' @pas plus pour par avec sans sur sous dans en au aux à y si @son sa ses leur leurs mon ma mes ton ta tes notre nos votre vos
    comme quand donc @car ni très aussi @tout tous toute toutes même entre après avant depuis jusqu'à chez vers été @fait peut doit faut c' m' t' lui eux moi alors puis encore déjà`,
  articles: "le la les l' un une des ce cet cette ces notre nos mon ma mes",
  dangling: `
    le la les l un une des de du d et ou mais que qu qui à au aux en dans sur sous par pour avec sans ne n est sont
    été a ont car parce si comme entre vers chez se ce cette ces son sa ses notre nos leur`,
  endings: "s es ee ees e ions",
  abbreviations: `
    M MM Mme Mlle Dr Pr St Ste etc cf ex p# pp# av env n# no# nos# vol# art# chap# fig# tél max min réf c.-à-d`,
};
