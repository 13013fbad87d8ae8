/** Spanish. Data for the keys of lexicon.ts, and nothing else. */
import type { Lexicon } from "./lexicon.ts";

export const es: Lexicon = {
  language: "es",
  name: "español",
  reason: `
    porque, ya que, puesto que, dado que, debido a, a causa de, por culpa de, gracias a, para (que|evitar|no|reducir|garantizar|poder), a fin de, con el fin de, por eso, por ello, por lo tanto, por tanto, por lo que, la razón, el motivo, por esta razón, por este motivo, así que, de modo que, de manera que, en consecuencia, si no, de lo contrario, causad* por, provocad* por, pues`,
  contrast: `pero, sin embargo, no obstante, aunque, a pesar de, pese a, sino, mientras que, salvo, excepto, en cambio, por el contrario, más bien, en lugar de, en realidad`,
  link: `pero, y, también, además, entonces, así que, así, por eso, por lo tanto, por tanto, luego, después, sin embargo, si no, asimismo, igualmente, esto, eso, esta, este, ello, por otro lado, de hecho, y por eso`,
  condition: `cuando, si, siempre que, cada vez que, una vez que, en cuanto, tan pronto como, antes de, después de, hasta que, a menos que, salvo que, mientras, en caso de, donde`,
  without: "sin",
  negation: `
    !no (solo|sólo|solamente|obstante), !sin (duda|embargo), !ningún problema, !no hay (problema|duda), !por qué no, no … (nada|nunca|nadie|ningún|ninguno|ninguna|jamás), @no, nunca, jamás, nada, nadie, ningún, ninguno, ninguna, sin, ni, tampoco, imposible`,
  ended: `
    !no … más que, ya no, dejar de, dejó de, dejamos de, dejado de, deja de, dejaron de, no … más, nunca más, se acabó, se acabaron, eliminad*, retirad*, descontinuad*, dado de baja, dada de baja, fuera de servicio, obsolet*, anticuad*, antes (era|usábamos|se usaba), anteriormente, hasta ahora, hasta entonces, caduc*, desactualizad*, en desuso, descartad*, ha terminado, se ha ido, hemos dejado, se acaba, se acaban`,
  enough: `^basta (de|ya), !nada de (nuevo|especial|particular), ^nada de, ^adiós a, ^no más, está muert*, ha muerto, fue (el|la) últim*`,
  return: `
    volver a, volvemos a, volvimos a, volvió a, vuelve a, vuelto a, vuelven a, de vuelta (a|al|en), de nuevo (a|al|en|con), regresar (a|al), regresamos (a|al), regresó (a|al), regreso (a|al), vuelta (a|al|atrás), dar marcha atrás, marcha atrás, revertir, revertid*, revierte*, revirti*, deshacer, deshech*, deshicimos, rollback, restaurad*, restablecid*, como antes, otra vez (a|al|con), retomar el, retomamos (el|la), se recupera (el|la), volver (al|atrás), volvemos (al|atrás), volvimos (al|atrás), vuelto al`,
  again: "de nuevo, otra vez, nuevamente, vuelv* a, volv* a, una vez más",
  replacement: `
    reemplazad* por, reemplaz*, sustituid* por, sustitu*, sustituy*, en lugar de, en vez de, a cambio de, a favor de, pasar (de|a|al), pasamos (de|a|al), pasado (de|a|al), pasó (de|a|al), cambiar (de|a|al|por), cambiamos (de|a|al|por), cambiad* (de|a|al|por), cambió (de|a|al|por), cambiado … (a|por), migrar (de|a|al|desde|hacia), migramos (de|a|al|desde|hacia), migrad* (de|a|al|desde|hacia), movid* (de|a|al), renombrad* a, ahora (usamos|usa|es|son|se usa), intercambi*, aumentad* … a, subid* a, reducid* … a, bajad* a`,
  forbidden: "prohibid*, prohibición, no está permitido, vetad*",
  multiple: "el doble, el triple, duplic*, triplic*, la mitad de, (dos|tres|cuatro|cinco|diez) veces (más|menos)",
  from: "de, del, desde",
  newly: `
    ahora, (pasamos|movimos|pasaron|movieron|pasa|pasan) … a (las|la), pasa(|n|mos|ron) a, desde entonces, actualmente, hoy en día,
    desde (el|la|ayer|hoy|ahora|mayo|enero|febrero|marzo|abril|junio|julio|agosto|septiembre|octubre|noviembre|diciembre),
    a partir (de|del), de ahora en adelante, en adelante, desde ahora, solo a petición, al revés, ya no, (quitamos|quitaron|quitado|quitada) d*, (eliminamos|eliminado|eliminada|eliminados) d*, (reducido|reducida|redujimos) a`,
  stays: `
    sigue, siguen, seguimos, queda, quedan, se queda, se mantiene*, mantenemos, mantiene, mantienen, permanece*,
    conserva*, sin cambios, basta, bastan`,
  withdrawal: `
    retirar la, retirad*, retiramos, anulad*, anulamos, anular, cancelad*, cancelamos, cancelar, revocad*, revocar, revocamos, descartad*, descartamos, abandonad*, abandonamos, desistir, desistimos, renunciamos, echarse atrás, nos echamos atrás, dar marcha atrás, cambiad* de (opinión|idea|parecer), cambi* de (opinión|idea|parecer), al final no, finalmente no, después de todo no, decidimos no, decidido no, decidido en contra, reconsider*, olvida (eso|esto|lo), olvídalo, era falso, era falsa, era erróne*, era incorrect*, es falso, no es cierto, no es verdad, no era cierto, resultó (ser |)(falso|falsa|errónea|erróneo|incorrecto), estaba equivocad*, estábamos equivocados, nos equivocamos, fue un error, no vale, queda sin efecto`,
  leaving: `dejamos, dejado, hemos dejado, abandonamos, damos de baja, dimos de baja, cancelamos, falló, nos falló, nos fallaron, rescindimos, (tomó|toma|ha tomado) el relevo de, (asume|asumió|ha asumido) … en lugar de`,
  restricted: `solo, sólo, solamente, únicamente, exclusivamente, nunca, jamás`,
  beside: `también, además, asimismo, otro más, otra más`,
  widened: `también, puede, pueden, permite, permiten, cualquiera, todos, todas`,
  mended: `
    resuelt*, solucionad*, arreglad*, corregid*, reparad*, desbloquead*, funciona (de nuevo|otra vez|ahora),
    vuelve a funcionar, ya funciona, sin (problemas|fallos)`,
  completion: `
    !(no|nunca|sin) (está |fue |)(hecho|terminar|terminado|resuelto|resolver|acabado), hecho, hecha, hechos, hechas, terminad*, acabad*, completad*, finalizad*, concluid*, resuelt*, solucionad*, arreglad*, corregid*, reparad*, publicad*, desplegad*, entregad*, lanzad*, fusionad*, mergead*, implementad*, puesto en (marcha|producción), puesta en (marcha|producción) (lista|hecha|completada), en producción, cerrad*, aprobad*, concedid*, recibid*, llegad*, llegó, desbloquead*, respondid*, contestad*, renovad*, firmad*, pagad*, reservad*, pedid*, instalad*, actualizad*, migrad*, funciona (de nuevo|otra vez|ahora), vuelve a funcionar, ya funciona, ya está, listo, lista, superad*, logrado, logrado*, conseguid*, enviad*`,
  unfinished: `
    todavía no, aún no, todavía, aún, sigue sin, siguen sin, sigue, siguen, falta, faltan, queda por, quedan por, parcialmente, en parte, a medias, casi, sin terminar, sin resolver, incomplet*, no está, en curso, en proceso, por (hacer|terminar|resolver), será, serán, debe ser, hay que, tiene que, tienen que, hasta que, en cuanto, en revisión, bajo revisión`,
  open: `
    !(sin|ningún|no hay) (problema*|riesgo*|incidencia*),
    bloquead*, bloqueo*, bloqueante*, atascad*, pendiente*, a la espera de, en espera de, esperando, espera, abiert*, pregunta* abierta*, cuestión abierta, punto* abierto*, sin resolver, no resuelt*, no está claro, desconocid*, falta, faltan, faltante*, sin acceso, falla, fallan, fallando, fallid*, rot(o|a|os|as), caíd*, aplazad*, pospuest*, por decidir, por confirmar, necesita (una |)(decisión|aprobación|respuesta|revisión), riesgo*, problema*, incidencia*, avería*`,
  waiting: `(estoy|estamos|voy|vamos) (a|por la) (mitad|medio|medias) (de|del|con), esperando a, esperando, a la espera de, en espera de, bloqueado (por|hasta), estoy trabajando en, sigo trabajando en, todavía estoy con, (seguimos|estamos|todavía estamos|aún estamos) trabajando en`,
  hedge: `
    quizá, quizás, tal vez, acaso, probablemente, posiblemente, seguramente, podría, podrían, puede que, puede ser, a lo mejor, parece, parecen, al parecer, aparentemente, creo que, creemos que, pienso que, supongo, suponemos, me parece, no estoy segur*, no segur*, inciert*, presuntamente, supuestamente, algo así, me pregunto, considerando, estamos pensando, estoy pensando`,
  supposed: `supongamos, imagina que, imagine que, imaginemos, imaginad que, supón que, suponiendo que, pongamos que, qué pasaría si, ojalá, hipotétic*, en teoría`,
  unreal: `=sería(n|), habría(n|mos|), podría(n|mos|), tendría(n|mos|), bastaría, sobraría, haría(n|), debería(n|mos|), costaría, faltaría, iría(n|), hubiera(n|mos|), hubiese(n|), necesitaríamos, ahorraríamos`,
  proposal: `
    (propongo|sugiero|recomiendo|aconsejo), (propondría|sugeriría|recomendaría), (proponemos|sugerimos|recomendamos), propuesta*, propuest*, sugerencia*, recomendación, recomendaciones, recomendad*, podríamos, podemos … si, puedes, podrías, se podría, quieres que, quiere que, queréis, debería (yo|usar), deberíamos, hago, qué (te|le|os) parece, qué tal si, y si, como alternativa, una opción, opción (1|2|3|a|b|c), avísame, dime si, si (quieres|prefieres|quiere|te parece), idea`,
  denied: `
    no (se celebra|tendrá lugar|tiene lugar), es (falso|falsa), ya no es (cierto|verdad|válid*|así), ya no (vale|aplica|rige), no es (cierto|verdad|así), (falso|incorrecto) que,
    nunca se (decidió|acordó|aprobó|dijo), nunca (decidimos|acordamos), nadie … (decidió|acordó|aprobó|dijo),
    rechazad*, sin efecto, inválid*`,
  unconfirmed: `
    (no|aún no|todavía no) (está |se ha |ha sido |hay |hemos |)(decidid*|acordad*|confirmad*|aprobad*|cerrad*|definid*|resuelt*|decidido|definitivo), nada (está |)(decidido|cerrado|confirmado), sin (decidir|confirmar|definir|acordar), indecis*, pregunta abierta, por (decidir|confirmar|definir|acordar|discutir|ver), queda por (decidir|confirmar|ver), falta (decidir|confirmar), no hay (decisión|acuerdo), ninguna decisión, decisión (pendiente|aplazada), pendiente de (decisión|confirmación|aprobación|decidir|confirmar), en (discusión|debate|estudio), a reserva de, sujeto a (aprobación|confirmación), provisional*, provisionalmente, espera (con|un poco|antes), esperemos, borrador, si (vamos a|debemos), próxima decisión,
    (seguimos|sigo|estamos|estoy) … (dudando|sopesando|valorando|pensando|barajando|deliberando), dudamos (si|entre), (no|aún no|todavía no) (sabemos|está claro) si, está en el aire, en veremos,
    queda (pendiente|en el aire), sin luz verde`,
  heldOff: `veto, vetad*, vetó, vetaron, suspendid*, suspendemos, en suspenso, en pausa, paralizad*, congelad*, reconsider*, replante*, nos lo estamos (pensando|replanteando), en duda, en el aire, (no está|sin) (decidid*|aprobad*), aún no se ha decidido, todavía no se ha decidido, hasta nuevo aviso, parad* por, (se opone|se oponen|se opuso|se opusieron) (a|al), (ha|han) bloqueado, bloqueó, bloquearon, duda de, dudan de, dudas sobre`,
  postponed: `aplazad*, aplaza, aplazamos, pospuest*, pospone, posponemos, retrasad*, se retrasa`,
  deferral: `(tengo que|hay que|debo|quiero|quisiera|déjame|dejadme|prefiero|necesito|tenemos que) … (pensar|pensarlo|hablar|hablarlo|consultar|consultarlo|preguntar|comprobar|revisar|aclarar|ver|verlo), primero … (hablar|hablarlo|consultar|preguntar|comprobar|aclarar|ver), todavía no, aún no, esperemos, vamos a esperar, (déjalo|dejémoslo|deja eso|dejamos|dejemos) … (en pausa|en espera|por ahora|para luego|aparcado|pendiente), en pausa, aparquemos, aparcar, demasiado pronto, ya veremos, ya (te |)diré, hay que consultarlo, hay que pensarlo, lo consulto con la almohada, (prefiero|preferimos|mejor) … esperar, mejor (esperamos|esperar|luego), antes (lo |)(consulto|pregunto|hablo|miro|compruebo), lo (consulto|hablo|pregunto|pienso)`,
  decided: `
    decidid*, decidimos, decidió, decidieron, decide, deciden, decisión, decisiones, hemos (decidido|acordado|elegido|optado), se (decidió|acordó|ha decidido|ha acordado|eligió), acordad*, acordamos, acuerdo, elegid*, elegimos, eligió, elección, escogid*, escogimos, optamos por, optó por, optado por, quedamos en, adoptad*, adoptamos, aprobad*, aprobamos, seleccionad*, definitivo, nos quedamos con, vamos con, seguimos con, descartad*, rechazad*, queda fijado, resolvimos`,
  rule: `
    siempre, nunca, jamás, debe, deben, debemos, debes, debería, deberían, hay que, no hay que, tiene que, tienen que, no se (debe|puede|permite|usa), no (debe|deben|debemos), obligatori*, obligatoriamente, requerid*, requiere, necesari*, prohibid*, se prohíbe, no permitid*, evitar, evita, evite, evitemos, solo, sólo, únicamente, en ningún caso, bajo ningún concepto, sin excepción, asegurarse de, asegúrate de, asegúrese de, regla, norma, política, convención, por defecto, cada, imprescindible`,
  lasting: `
    a partir de (ahora|hoy|mañana|ya|este momento|lunes), de ahora en adelante, de aquí en adelante, desde (ahora|hoy|ya), en adelante, en lo sucesivo, en el futuro, hasta nuevo aviso, hasta nueva orden, para siempre, definitivamente, permanentemente, cada vez, siempre que, por regla general, en general, por defecto, la próxima vez, cada (día|semana|mes|lunes|martes|miércoles|jueves|viernes|versión), todos los (días|meses|lunes|martes|miércoles|jueves|viernes), todas las semanas, diariamente, semanalmente, mensualmente`,
  lesson: `
    lección, lecciones, aprendid*, aprendimos, aprendizaje*, moraleja, en retrospectiva, visto en perspectiva, a posteriori, debimos, deberíamos haber, tendríamos que haber, hubiera sido mejor, error*, resulta que, resultó que, resultó, nos dimos cuenta, se dio cuenta, comprobamos, constatamos, a las malas, por las malas, la próxima vez, nunca más, trampa*, causa raíz, retrospectiva, sabiduría`,
  probing: `reproduc*, depur*, investig*, analiz*, diagnostic*, inspeccion*, examin*, rastre*, averigu*`,
  finding: `encontrad*, encontramos, encontró, descubiert*, descubrimos, descubrió, resulta que, resultó, revela, reveló, muestra, mostró, notamos, detectad*, detectamos, medid*, medimos, observad*, inesperad*, sorprendente*, causa (raíz|fue|era), confirmad*, confirma, causad*, reproducid*, identificad*, bug, fallo`,
  standing: `es (el|la|nuestro|nuestra) … (jefe|jefa|responsable|encargado|encargada|propietario|propietaria|dueño|dueña|director|directora), (responsable|encargado|encargada|propietario|dueño) (de|del), (dirige|lleva|gestiona|coordina|aprueba) (el|la|los|las|todos|todas), (pertenece|pertenecen) (a|al), (depende|dependen) de, se encarga (de|del), (está|están) (guardad*|alojad*|archivad*|en el|en la), se (guarda|guardan|registra|registran|encuentra|encuentran|aloja|alojan) en, (necesita|necesitan|requiere|requieren) (un|una|dos|tres), (cada|todos los|todas las) (día|días|semana|semanas|mes|meses|noche|noches|año|años|lunes|martes|miércoles|jueves|viernes|trimestre)`,
  preference: `
    prefier*, prefer*, preferid*, le gusta*, me gusta*, nos gusta*, les gusta*, no le gusta*, no me gusta*, odia, odio, detesta, detesto, no soporta, no quiere, no quiero, quiere … (siempre|nunca|solo|sólo), desea … (siempre|que), insiste en, le encanta, me encanta, favorit*, por favor (siempre|nunca|no), mejor si, gusto`,
  request: `por favor, porfa, puedes, podrías, puede usted, podría usted, podéis, ayúdame, necesito que, quiero que, quisiera que, me gustaría que, vamos a, pide, pidió, pidieron, solicitó, solicita, favor de`,
  person: `yo, me, mi, mis, mío, mía, nosotros, nosotras, nos, nuestro, nuestra, nuestros, nuestras, @mí`,
  plan: `próxim*, plan, planes, planead*, planificad*, planeamos, previst*, vamos a, va a, van a, queremos, objetivo*, meta*, hito*, pronto, venider*, hoja de ruta, más adelante, más tarde`,
  consent: `
    =sí, si por favor, claro, claro que sí, vale, ok, okay, de acuerdo, dale, correcto, exacto, exactamente, así es, cierto, desde luego, por supuesto, perfecto, genial, bien, muy bien, está bien, me parece bien, bueno, buena idea, excelente, adelante, hazlo, hágalo, hagámoslo, procede, proceda, continúa, continúe, sigue, confirmado, aprobado, me gusta, estoy de acuerdo, conforme, sin duda, suena bien, listo, eso es, por mí bien, venga, !sí … pero, !vale … pero, !bien … pero, !buena (pregunta|observación), !buen punto, !bueno saberlo, hecho, trato hecho, eso mismo, lo hacemos, vamos con (eso|ello|esa|ese), va, sale, órale, tal cual, me sirve, nos quedamos con`,
  refusal: `
    !no hay problema, !ningún problema, !no solo, no, nop, para nada, de ninguna manera, ni hablar, así no, eso no, ahora no, todavía no, aún no, mejor no, por favor no, no lo hagas, no hagas eso, para, alto, espera, espere, detente, mal, está mal, incorrecto, falso, mala idea, no es buena idea, no estoy de acuerdo, en desacuerdo, no me (gusta|convence|parece), no quiero, rechazado, rechazo, olvídalo, déjalo, deshaz (eso|esto), revierte (eso|esto), cancela, en contra, nunca, mejor nos quedamos, nos quedamos como, vuelve atrás, déshazlo, quítalo, revierte*, prefiero (quedarme|seguir|mantener), no (funcionó|ayudó|ha funcionado), (es|fue|está) peor, descarta (eso|esto|la idea), olvidémoslo, no gracias, !no (es|está) (tan |)(mala|mal), qué va, tonterías, de eso nada, (déjalo|dejémoslo) como está`,
  aside: `siguiente (tema|pregunta|punto), próximo tema, otro tema, otra (cosa|pregunta), por cierto, (ya |)(conozco|lo conozco|sé|lo sé|veo|entiendo|entendido|recuerdo), luego, más tarde, después, otro día, en otro momento, mañana, la semana que viene, lo (miro|veo|pienso|pensaré|miraré|veré|consulto), ya veremos, interesante, bueno saberlo`,
  declining: `lo siento, lo lamento, lamentablemente, desafortunadamente, por desgracia, no puedo, no me es posible, como IA, como modelo de lenguaje, disculpa, disculpe, perdón, no estoy en condiciones`,
  transient: `
    actualmente, en este momento, por el momento, por ahora, de momento, ahora mismo, hoy por hoy, temporalmente, temporal*, provisionalmente, provisional*, momentáneamente, mientras tanto, entretanto, hasta mañana, hasta el lunes, solo hoy, sólo hoy, por hoy, esta mañana, esta tarde, esta noche, en curso, está en marcha, parche, puntual*, apaño`,
  sessionScope: `
    en esta (sesión|conversación|charla|ejecución), en este (chat|hilo), para esta (sesión|tarea|vez), durante esta sesión, solo (por |)(esta vez|ahora|hoy|aquí), sólo (por |)(esta vez|ahora|hoy|aquí), únicamente esta vez, por esta vez, una sola vez, excepcionalmente, de forma excepcional, primero probemos, probemos primero, por ahora, por el momento, de momento, temporalmente, (probar|probarlo) primero`,
  now: `ahora mismo, en este (mismo |)(momento|instante), ya mismo`,
  ticket: `ticket, tickets, incidencia, tarea, solicitud de cambios`,
  branch: `rama, ramas`,
  checks: `test, tests, prueba, pruebas, suite de pruebas, build, CI, pipeline, compilación`,
  manner: `bien, mejor, rápido, rápida, rapidísimo, fluido, fluida, estable, inestable, lento, lenta, lentamente, mal, peor, bonito, tranquilo, tranquila`,
  outage: `caído, caída, no responde, inaccesible, no disponible, fuera de línea, fuera de servicio, colgado, colgada, bloquead*`,
  failing: `falla, fallan, falló, fallaron, ha fallado, expiró, se cayó, rechazad*, no funciona, no funcionó`,
  passing: `rojo, rojos, roja, rojas, en rojo, verde, verdes, en verde, falla, fallan, pasa, pasan, fallando, pasando`,
  step: `
    buenos días, buenas (tardes|noches), hola, gracias, muchas gracias, adiós, hasta (mañana|luego), buen (fin de semana|trabajo|día), felicidades, de nada, (archivo|archivos|fichero|ficheros|cambio|cambios|documento) … (guardado|guardados|guardó|guardaron), guardado correctamente, sin cambios, nada que confirmar, (servidor|contenedor|servicio) … reiniciado, todo (verde|en verde), todos los tests pasan, sin avisos, (renombré|renombró|renombrado|renombrada) … (variable|variables), variable … renombrada, (borré|eliminé|eliminado) … (import|imports|importaciones) … (sin usar|), (corregí|corrigió|corregido) … (errata|erratas|error tipográfico), (corregí|corrigió) la línea, (ejecuté|corrí|lancé) … (tests|pruebas|linter), (abrí|cerré) (el terminal|la terminal|el editor|el archivo|una pull request|un PR), (instalé|actualicé) las dependencias, (guardé|guardó|guardado) el (archivo|fichero|documento), (subí|subió|subido) … rama, vacié la caché, hice una pausa`,
  chore: `subí, subido, subidos, subimos, hice push, commiteé, fusioné, fusionado, fusionada, hice merge, rebasé, revertí, etiqueté, cloné, reinicié, reiniciado, recargué, listé, listado, listados`,
  smoothly: `correctamente, con éxito, sin errores, exitosamente`,
  workpiece: `commit, commits, PR, pull request, rama, ramas, archivo, archivos, fichero, ficheros, carpeta, directorio, script, test, tests, prueba, pruebas, build, CI, compilación, servidor, servidor de pruebas, contenedor, proceso, copia de seguridad, respaldo, caché, bug`,
  codePart: `clase, función, método, constante, variable`,
  codeLine: `línea, líneas`,
  taskScope: `para esta tarea, para la tarea actual, solo para esta tarea, durante esta tarea, mientras dure esta tarea, (para|en) esta sesión`,
  measured: `comparad* con, frente a, en comparación, de … a, (cayó|bajó|subió|pasó) (de|a), más (rápid*|lent*|pequeñ*|grande*), menos, reducción, mejora, veces más`,
  momentary: `ejecuta, ejecute, corre, comprueba, compruebe, revisa, revise, abre, abra, haz clic, pulsa, pulse, reinicia, reinicie, reiniciar, borrar, recarga, recargue, actualiza, borra, borre, pega, pegue, escribe, lista, muestra, muestre, imprime, mira, mire, reintenta, intenta, prueba, detén, para, copia, copie, lee, lea, espera, espere, continúa, sigue, inicia sesión, cierra sesión, reinstala, revisar, comprobar, ejecutar`,
  deadline: `fecha límite, fecha tope, fecha de entrega, plazo*, vencimiento*, a más tardar, como muy tarde, como máximo el, antes del, antes de, debe (estar|entregarse) (listo |lista |)(antes|para|el), hasta el, para el, a finales de, fin de mes, deadline`,
  expiry: `vence, vencen, vencid*, caduca, caducan, caducad*, expira, expiran, expirad*, termina (el|en), finaliza (el|en), acaba (el|en), válid* hasta, vigente hasta, renovación`,
  nothing: `!ningún*, nada, nada (nuevo|que reportar|que informar|que hacer|especial|que añadir), ningún (cambio|bloqueo|punto), ninguna (novedad|decisión|nota), sin (cambios|novedades|novedad|decisiones|bloqueos|notas|motivo), ninguno, no aplica, n/a, igual que (ayer|antes), ver arriba, desconocido, no (indicado|especificado|consta), vacío`,
  praise: `(la |el |) (mejor|buena|buen|correcta|más limpia|más simple) (opción|solución|elección|idea|forma|manera|práctica|enfoque), tiene (más |)sentido, es (mejor|lo mejor|más limpio|más simple|lógico|bueno), simplemente mejor`,
  onRequest: `a (petición|pedido|solicitud|instancias) (de|del), por (petición|orden|encargo) (de|del), como (se |)(pidió|solicitó|acordado|acordó|indicado), (usuario|cliente|él|ella) (pidió|quería|solicitó|quiso|dijo), según lo (pedido|acordado|solicitado)`,
  qualifier: `clave, claves, principal, principales, importante, importantes, tomadas, tomada, nuevas, nuevos, otras, otros, próximas, próximos, abiertas, abiertos, finales, actuales, nuestras, nuestros, mis, todas, todos, las, los, la, el, de, del, y, para, técnicas, puntos, pasos, semana, día, hoy, lista, resumen, nueva, nuevo, diario, bitácora, registro, notas`,
  mark: {
    decision: `decisión, decisiones, decidido, acordado, acuerdo, acuerdos, elección, elegido, resolución, resoluciones`,
    rule: `regla, reglas, norma, normas, política, políticas, convención, convenciones, principio, principios, buena práctica, buenas prácticas, a partir de ahora, siempre, nunca, pauta, pautas`,
    lesson: `lección, lecciones, lección aprendida, lecciones aprendidas, aprendido, aprendizaje, aprendizajes, moraleja, trampa, trampas, reflexión, reflexiones, patrón, patrones, corrección`,
    remember: `recordar, recuerda, a recordar, para recordar, no olvidar, no olvides, tener en cuenta, para que conste`,
    preference: `preferencia, preferencias, prefiere, gusto, gustos, deseo, deseos`,
    fact: `dato, datos, bueno saber, bueno a saber, dato útil`,
    reason: `por qué, porqué, razón, razones, motivo, motivos, justificación, porque, motivación, causa, causas`,
    apply: `aplicación, cómo aplicar, cómo aplicarlo, aplicar, en la práctica`,
    outcome: `resultado, resultados, hecho, terminado, completado, resuelto, entregado, logro, logros, hito, hitos, éxito, éxitos, finalizado, conseguido`,
    todo: `por hacer, tarea, tareas, acción, acciones, próximo paso, próximos pasos, siguiente paso, siguientes pasos, siguiente, plan, planes, más tarde, seguimiento`,
    open: `abierto, punto abierto, puntos abiertos, pregunta abierta, preguntas abiertas, bloqueo, bloqueos, bloqueado, pendiente, pendientes, problema, problemas, riesgo, riesgos, obstáculo, obstáculos, incidencia, incidencias, en espera, preocupación, preocupaciones`,
    deadline: `fecha límite, plazo, plazos, vencimiento, vencimientos, fecha de entrega`,
    reference: `referencia, referencias, enlace, enlaces, fuente, fuentes, ver, ver también, véase, documentación, recurso, recursos`,
    proposal: `propuesta, propuestas, sugerencia, sugerencias, idea, ideas, opción, opciones, recomendación, recomendaciones, borrador`,
    question: `pregunta, preguntas, respuesta, respuestas`,
    request: `solicitud, solicitudes, petición, peticiones, recordatorio, recordatorios`,
    note: `nota, notas, observación, observaciones, ojo, atención, importante, información, info, actualización, estado, contexto, tema, temas, asunto, foco, enfoque, descripción, resumen, detalles, ejemplo, comentario, comentarios, advertencia, aviso, consejo, consejos, varios, otros, discusión, discusiones, agenda, hallazgo, hallazgos, proyecto`,
    meta: `generado, actualizado, creado, modificado, fecha, hora, duración, autor, autora, archivo, archivos, archivos modificados, archivos nuevos, fichero, ficheros, rama, lugar, asistentes, participantes, presentes, sesión, coste, costo, horas, clima, ánimo, versión, etiquetas`,
  },
  instruction: {
    frame: `
      por favor, siempre, debes, debe usted, usted debe, tienes que, tiene que, recuerda, recuerde, asegúrate de,
      asegúrese de, no olvides, inmediatamente, haz el favor de, es obligatorio, sin falta`,
    agent: `
      agente, agentes, asistente, asistentes, IA, inteligencia artificial, modelo de lenguaje, modelos de lenguaje,
      el modelo, los modelos, LLM, chatbot, chatbots, bot, bots, subagente, subagentes`,
    you: `tú, te, ti, contigo, usted, ustedes, tus`,
    this: `esta, este, estas, estos, esto`,
    text: `
      regla*, línea*, nota*, instrucción, instrucciones, mensaje, párrafo, entrada, frase, norma*, memoria,
      recuerdo, pauta, indicación, página, anotación, documento, apunte, ficha, aviso`,
    read: `
      lee, lea, leer, lean, leyendo, leas, lees, lector, lectura, leído, procesa, procese, carga, cargue, ve, vea,
      encuentra, encuentre, absorb*`,
    reader: `
      quien lea, quien lee, quienes lean, al leer esto, si lees esto, cuando leas, querid* (asistente|agente|IA),
      estimado (asistente|agente),
      (nota|mensaje|orden|aviso) (para|a) (el |la |los |todos los |) (asistente|agente|IA|modelo)*,
      (quien|quienes|todo el que|cada agente que|el agente que) (abra|abre|cargue|encuentre|reciba), al ver est*,
      al abrir est*, al cargar est*, después de leer`,
    every: `
      cada, todos, todas, toda, todo, inicio, comienzo, final, empezar, comenzar, iniciar, terminar, primera,
      primer, cualquier, en cuanto`,
    turn: `
      sesión, sesiones, conversación, tarea*, respuesta*, charla, mensaje*, incidencia*, solicitud*, orden,
      arranque, comando*, correo*, máquina*, proyecto*, día, noche, compilación, commit*, arranque*, ejecución, informe de errores, informe de error`,
    occasion: `
      cada vez que, si te preguntan, la primera vez que, cuando se abra, en cuanto … (abra|abre|abras|inicie)`,
    ignore: `
      ignor*, olvid*, omit*, haz caso omiso, haga caso omiso, hacer caso omiso, no sigas, no siga, deja de seguir,
      no obedezcas, anul*, sáltate, saltarse, salta, desatiend*, desoye, desoír alto, prescind* de,
      descart*, desech*, haz como si … no`,
    prior: `
      anterior*, previ*, todas, todos, toda, todo, tus, sus, tu, su, original*, existente*, del sistema, de arriba,
      precedente*, antes, hasta ahora, inicial*, vigente*, cualquier`,
    guidance: `
      instruccion*, instrucción, indicacion*, indicación, orden, órdenes, directiva*, directriz, directrices,
      prompt*, mensaje del sistema, mensaje de sistema, salvaguarda*, restriccion*, restricción, limitacion*,
      consigna*, todo lo que … (dijo|dicho|dijeron|escrito), lo que … (dicho|dijo) … antes`,
    rules: `regla*, norma*, pauta*, prohibición, prohibiciones, límite*, veto*`,
    hidden: `ocult*, intern*, secret*, inicial*, original*, complet*, confidencial*, íntegr*, privad*`,
    inner: `
      prompt de sistema, prompt del sistema, mensaje de sistema, mensaje del sistema, instrucciones del sistema,
      su prompt, tu prompt, su configuración, tu configuración, su contexto, tu contexto, sus instrucciones,
      tus instrucciones`,
    reveal: `
      revel*, muestr*, mostrar, mostrad, imprim*, filtr*, repit*, repetir, dime, dígame, divulg*, expon*, expón,
      enseñ*, escrib*, recit*, cit*, desvel*, vuelc*, volcar, termin* … con, acab* … con, enumer*, suelta, suelte,
      cuenta, entrega, entregue`,
    send: `
      envía*, envíe*, enviar*, envien, manda*, mande*, reenvía*, reenvíe*, reenviar*, publica*, publique*, sube*,
      suba, suban, subal*, subir*, comparte*, comparta*, compartir*, transmit*, entrega*, entregue*, traslada*, pasa … a, va … a,
      manda, mande, deposit*, vierte, vuelca, sincroniz*, pasa, pase, traspas*, exporta, exporte, exportar, remita, remite, remitir`,
    copy: `
      copia*, copie*, adjunta*, adjunte*, adjuntar, añade*, añada*, añadir, pega, pegan, pegue, pegar, incluye*,
      incluya*, incluir, deja … en, inserta*, inserte*, agregue, agrega, agregar`,
    fetch: `descarg*, baja, baje, bajar, obtén, obtenga, obtener, recupera*, bájate, recupere, recupera, recuperar`,
    open: `trae, traiga, lee, lea, leer, abre, abra, abrir, consulta*, consulte*, visita*`,
    run: `
      ejecut*, instal*, corre, corra, correr, lanz*, inicia, inicie, iniciar, arranca*, arranque*, importa, importe,
      importar, canaliz*, invoca*, pasa … (bash|sh), lo corre, lance, lancen`,
    launch: `ejecútal*, ejecutarl*, lo ejecut*, la ejecut*, instálal*, lo instal*, lo (lanza|inicia|arranca), lánzalo, lánzala, córrelo, córrela, arráncalo, ábrelo y ejecuta*`,
    disable: `
      dej* … (apagado|apagada|desactivado|desactivada), desactiv*, deshabilit*, inhabilit*, apag*, omit*, salta, saltar*, sáltate, evit*, elud*, quit*, suprim*,
      desconect*, sorte*, retir*, anul*, levant* … (restricción|restricciones|control|controles), prescind* de, salte, suspenda, suspende, suspender, pare, paren, detien*, detenga*, parar, detener, abre … cortafuegos, abre … puerto, abra … puerto, abrir … puerto`,
    safeguard: `
      aislamiento, firma, firmas, seguridad, sandbox, entorno aislado, verificación, verificaciones, firma de commits,
      firma de confirmaciones, comprobación de firmas, permiso, permisos, confirmación, confirmaciones, aprobación,
      aprobaciones, revisión, revisiones, TLS, SSL, certificado*, cortafuegos, antivirus, auditoría*,
      registro de auditoría, autenticación, controles de seguridad, filtro* de contenido, protección, protecciones,
      salvaguarda*, escáner, detector de secretos, 2FA, MFA, doble factor, suma de comprobación,
      suma de verificación, normas de seguridad, diálogo de confirmación, control de acceso, guardarraíl*,
      registro de control, registro de accesos, revisión de código, doble verificación, alerta* de seguridad, aviso* de seguridad`,
    crime: `
      atacante*, pirata*, malicios*, malware, troyano*, phishing, vulnerabilidad*, robo, roba, robó, robad*,
      ladrón*, filtración, incidente, comprometid*, puerta trasera, estafa`,
    erase: `borr*, elimin*, suprim*, destruy*, sobrescrib*, vacía, vacíe, vaciar, quita, quite`,
    obey: `
      lo que … (diga|dice|digan|indique|indica|pida|ponga|pone), lo que esté escrito, lo que está escrito, obedec*,
      todo lo que … (pida|diga|exija|indique), (cumple|cumplir|aceptas|obedeces) cualquier (orden|petición)`,
    agree: `aprueb*, aprob*, acept*, autoriz*, permit*, respond* sí`,
    ask: `pregunt*, permiso, confirmación, aprobación, pedir, pidas, pida, consult*, autorización, consentimiento`,
    unasked: `por su cuenta, por tu cuenta, por cuenta propia, por iniciativa propia, a su aire`,
    tell: `
      (dice|dicen|diga|digas|digan|decir|decirle|dile|inform*|avis*|cuent*|contar|mencion*|coment*|revel*|notific*|muestr*) … (usuario|usuaria|operador|propietario|dueño|nadie|humano|persona),
      (molest*|consult*|involucr*) … (usuario|usuaria|dueño|operador|nadie)`,
    mention: `mencion*, revel*, coment*, cuent*, diga*, informe*, divulg*, contar, decir, decirlo, mencionarlo, contarlo, documenta, registra`,
    hide: `
      no (lo|se lo|la|los) (digas|diga|cuentes|cuente|menciones|mencione|reveles|comentes),
      no se lo (menciones|digas|cuentes|diga), no lo cuentes, oculta (esto|lo|eso), ocult* … al usuario, a espaldas,
      guarda silencio, en secreto, vea lo que vea, pase lo que pase, sea cual sea,
      nadie (tiene que|debe|necesita) saber*, nadie se (entere|enterará), sin dejar rastro, ningún rastro,
      nunca existió, a sus espaldas, a mis espaldas, guarda* silencio, ni una palabra (a|de),
      no (contar|decir|mencionar|revelar) … (cliente|usuario|nadie|nada), queda entre nosotros, sin (decírselo|contárselo|decirlo|contarlo) a nadie, (guárdatelo|guárdalo|guárdeselo|guarda esto|guarda eso) para (ti|usted|sí), no digas nada,
      que nadie se entere, sin contar*`,
    void: `
      queda* sin efecto, sin efecto, nul*, inválid*, no (valen|vale|rigen|rige|aplican|aplica|cuentan) (ya|más),
      ya no (valen|vale|rigen|rige|aplican|cuentan), como si … no existier*, caduc*, derogad*,
      no (cuentan|cuenta|valen|vale|rigen|rige|aplican|aplica), perdido vigencia, pierde vigencia, pierden vigencia,
      levantad*, anulad*, suspendid*`,
    role: `
      (ahora eres|eres ahora), ya no eres, a partir de (ahora|hoy|este momento) … eres, desde ahora … eres,
      de ahora en adelante … eres, actúa como, actúe como, finge (ser|que), hazte pasar por, compórtate como,
      tu nuevo (rol|papel|nombre), tu nueva (tarea|misión|identidad), tu prompt de sistema, obedeces a,
      (responde|habla|actúa|contesta) (desde ahora |ahora |en adelante |) como, en el papel de, haz el papel,
      interpreta (a|el), asume el papel, encarna`,
    memories: `
      archivo* de memoria, fichero* de memoria, archivos de la memoria, tu memoria, memoria a largo plazo,
      todas las memorias`,
    private: `
      contraseña*, clave, claves, credencial*, llave* (privada|privadas|SSH|API|de API|de acceso), token, tokens,
      secreto, secretos, tabla de clientes, lista de clientes, base de clientes,
      datos (de clientes|de los clientes|personales|bancarios|del cliente), portapapeles, variables de entorno,
      historial (del navegador|de chat|de la conversación|de conversaciones|del terminal), cartera, frase semilla,
      código fuente, contenido de … env, cadena* de conexión, perfil* de AWS, cookie* de sesión, tarjeta* de crédito, código* de recuperación, llavero, toda la (bandeja de entrada|correspondencia)`,
  },
  narration: {
    speaker: `usuario, usuaria, humano`,
    machine: `asistente, asistente de IA, chatbot, agente, IA, modelo de lenguaje, modelo, bot, subagente`,
    asked: `pidió, pide, preguntó, pregunta, dijo, dice, solicitó, solicita, quería, quiso, indicó, mencionó, respondió, confirmó, aclaró, pegó, escribió, agradeció, aceptó, rechazó, aprobó, ha pedido, ha solicitado, ha dicho`,
    answered: `decidió, respondió, responde, sugirió, sugiere, propuso, propone, explicó, explica, recomendó, revisó, comprobó, leyó, escribió, creó, arregló, corrigió, actualizó, editó, abrió, buscó, investigó, analizó, inició, intentó, usó, encontró, confirmó, se disculpó, generó, proporcionó, ha (decidido|respondido|propuesto|sugerido|explicado|encontrado|creado), fue (instruido|solicitado)`,
    talk: `(en|durante|a lo largo de) (esta|la|nuestra) (conversación|sesión|charla|discusión), (esta|la) (conversación|sesión|charla) (trató|cubrió|empezó|comenzó|terminó), como se (mencionó|indicó|explicó|discutió) (arriba|antes|anteriormente), (pedido|sugerido|solicitado|propuesto) por el (usuario|asistente), a petición del usuario, (pidió|preguntó) al (asistente|agente), subagente* … (lanzado*|creado*|iniciado*), (lanzó|creó|inició) un subagente, (decidido|decidió|ejecutado|ejecutada|reiniciado|lanzado|revisado|pedido) por (el asistente|el agente|el usuario|el modelo)`,
  },
  secret: {
    password: `contraseña, contraseñas, contraseña maestra, clave de acceso, clave (de|del|para), clave wifi, apellido de soltera, palabra de paso, !clave del éxito, !palabra clave de, !palabras clave de, la pass, contraseñita, santo y seña, palabra de seguridad, palabra clave de la alarma, clave maestra, clav. de acceso`,
    label: `pass, contra, contr, pw, passwd, psw, clav, pswd`,
    phrase: `frase semilla, frase de recuperación, frase secreta, frase de contraseña, frase de paso, semilla del monedero, palabras de recuperación, frase mnemotécnica`,
    code: `PIN, código PIN, PUK, código PUK, código (de la puerta|de acceso|de entrada|de la alarma|del portal|de desbloqueo|de verificación|de seguridad|de un solo uso|de la caja|del candado), códigos (de acceso|de entrada), código* de (recuperación|respaldo|emergencia|rescate), combinación, combinaciones, número de (tarjeta|cuenta|la seguridad social), IBAN, CVV, el pin, mi pin, su pin, tres dígitos, tres cifras, CVC, código del timbre, código del portero, clave del cajero, combi, clave de recuperación, código de activación, el código de recuperación`,
    key: `clave, claves, llave, llaves, código, códigos, reverso, al dorso, wifi invitados, wifi de invitados, wi-fi de invitados, red de invitados, wifi de visitas`,
    token: `clave* API, clave* de (API|licencia), clave* (privad|secret)*, llave* privada*, token, tokens, secreto, secretos, cookie, TOTP, 2FA, autenticador, semilla TOTP, semilla del autenticador, semilla`,
    access: `credencial, credenciales, acceso, accesos, datos de acceso, inicio de sesión, login, cuentas`,
    account: `usuario, usuaria, nombre de usuario, login, cuenta, correo`,
    question: `pregunta de seguridad, preguntas de seguridad, pregunta secreta, pregunta de recuperación, pregunta de control, respuesta secreta, preguntas secretas`,
    answer: `respuesta, respuestas`,
    fact: `primer (perro|gato|coche|carro|auto|colegio|profesor|maestro|trabajo|teléfono), primera (mascota|escuela|maestra|profesora|moto), apellido de soltera, nombre de soltera, ciudad natal, lugar de nacimiento, ciudad de nacimiento, mascota de la infancia, amigo de la infancia, apodo de niño, comida favorita, profesor favorito, profesora favorita, película favorita, nombre (del|de mi) (perro|gato|mascota), calle donde (crecí|viví), calle de mi infancia, nombre de mi abuela, mejor amigo, primer concierto, primer jefe, apodo, primera calle`,
    replied: `respondí, contesté, respondimos, contestamos, dije, dijimos, puse, pusimos, respondido con, contestado con`,
    lock: `wifi, wi-fi, red, router, puerta, puertas, portal, portón, entrada, garaje, caja fuerte, caja, alarma, tarjeta, móvil, teléfono, celular, tableta, tablet, portátil, ordenador, candado, taquilla, cerradura, bici, bicicleta, SIM, ascensor, trastero, verja, parking, aparcamiento, cochera, cabaña, piso, casa, almacén, patio, escalera, taller, oficina, local, telefonillo, interfono, buzón, maleta, impresora, gimnasio, timbre, portero automático, videoportero, llavero, caja de llaves, zip, archivo zip, PDF, disco, disco duro, cámara, proyector, tele, contador, medidor`,
    card: `tarjeta, tarjeta de crédito, tarjeta de débito, visa, mastercard`,
    opens: `abre, se abre, abren, se abren, abrir, abría, desbloquea, desbloquear, se desbloquea, apagar, apaga, desactivar, desactiva, desarmar, entra, se entra, entrar, entramos, accede, acceder, se accede, conecta, conectar, inicia sesión, iniciar sesión, cifrad*, encriptad*, descifrar, protegid*, me conecto, conectarse, desarma, desconectar, desconecta, se desarma, desbloqueé, desbloqueamos, desactivo, apagué, abrió, se abrió, se descomprime, descomprimir, descomprime, descifré, descifrado, monté`,
    login: `entra, se entra, entrar, entramos, entrábamos, accede, acceder, se accede, accedemos, conecta, conectar, conectarse, me conecto, nos conectamos, inicia sesión, iniciar sesión, iniciamos sesión, loguea, loguearse, logueamos, nos logueamos, ingresa, ingresar, ingresamos, entré, entré como, conectado como, entró`,
    with: `con, mediante`,
    types: `pulsar, marcar, marca, teclear, teclea, escribir, introducir, introduce, tecleando, marcando, pulsando, introduciendo, escribiendo, marque, marques, pulsa, pulse, escrib*, tecleé, escribí, marqué, puse, digitar, digita, digité, tecle*, pulsé, pulsas, marcas, tocar, apretar, aprieta, poner, pongo, pongas, ponemos, pon, se pone, meter, metes, meto`,
    turn: `de, a, por`,
    as: `como, de`,
    sets: `puse, pusimos, puso, elegimos, elegí, pusieron, usamos, hemos puesto, se puso, dejamos, quedó`,
    dial: `candado, candados, caja fuerte, caja de llaves, taquilla, cerradura, cerradura numérica, teclado de la puerta, teclado, telefonillo, interfono, portero`,
    spoken: `la palabra, la frase, frase`,
    is: `es, era, será, son, fue, queda, sigue siendo, es ahora, ahora es, pasa a ser, cambiad* a, establecid* en, está en, está puesto en, es simplemente, quedó, quedó en, sigue, terminó siendo, ahora, desde ahora, a partir de ahora, ya es`,
    about: `restablec*, reset*, recuperar, olvidad*, política*, regla*, gestor*, administrador, presupuesto*, límite*, cantidad, número de, consumo, rotación, renovación, longitud, robustez, campo*, formulario*, página*, pantalla*, almacén, hash*, validación, verificación, duración, caducidad, caduca, refresco, costo*, coste*, por segundo, por petición, cambio, código (de error|postal|fuente|de barras|QR|HTTP|de estado|promocional|de país), códigos (de error|postales|fuente), clave (primaria|foránea|externa|pública|del éxito|de lectura), claves (primarias|foráneas|públicas), palabra clave, palabras clave, punto clave, puntos clave, código (de artículo|de producto|de cliente|de pedido|de reserva|de color|de seguimiento|de vestimenta|civil), códigos (de artículo|de producto|de color|de pedido)`,
    state: `bóveda, caja fuerte, perdid*, caducad*, vencid*, falta, faltan, incorrect*, correct*, inválid*, válid*, requerid*, obligatori*, vací*, protegid*, almacenad*, guardad*, cifrad*, ver, véase, preguntar, pregunta a, pedir, como mínimo, mínimo, caracteres, cifra, cifras, conocid*, desconocid*, igual, la misma, el mismo, nueva, nuevo, antigua, viej*, cort*, larg*, débil, fuerte, segur*, mala, buena, lista, listo, errónea, cambiad*, abajo, *mente, *ada, *ado, *able, *ible, superada, hecha`,
  },
  actor: {
    self: `yo`,
    project: `proyecto, repositorio, aplicación`,
    who: `usuario, usuarios, usuaria, usuarias, humano, humanos, asistente, asistentes, chatbot, gente, persona, personas, yo, nosotros, nosotras, tú, usted, ustedes, vosotros, él, ella, ellos, ellas, alguien, todos`,
    role: `IA, agente, agentes, bot, bots, equipo, equipos, miembro del equipo, miembros del equipo, desarrollador, desarrolladores, desarrolladora, hablante, participante, participantes, cliente, clientes`,
    attitude: `preferencia, preferencias, petición, peticiones, solicitud, solicitudes, pregunta, preguntas, deseo, deseos, opinión, opiniones, intención, intenciones, hábito, hábitos, costumbre, ánimo, expectativa, expectativas, instrucción, instrucciones`,
    deed: `plan, planes, objetivo, objetivos, necesidad, necesidades, idea, ideas, preocupación, preocupaciones, decisión, decisiones, acción, acciones, respuesta, respuestas, comportamiento, comentario, comentarios, sugerencia, sugerencias, elección, elecciones, interés, intereses, nombre, estilo, aprobación`,
  },
  measures: "tonelada/tonne, toneladas/tonne, kilo/kilogram, kilos/kilogram",
  contraries:
    "empieza/termina, comienza/termina, inicia/termina, abre/cierra, abren/cierran, corto/largo, cortos/largos, corta/larga, cortas/largas, temprano/tarde, primero/último, primera/última, alto/bajo, alta/baja, grande/pequeño, sube/baja, compra/vende, caliente/frío, verano/invierno, norte/sur, este/oeste, izquierda/derecha, formal/informal, ama/odia",
  opposites: `
    activado/desactivado, activar/desactivar, habilitado/deshabilitado, permitido/prohibido, permitir/prohibir, siempre/nunca, antes/después, más/menos, mínimo/máximo, al menos/como máximo, aumentado/reducido, aumentar/reducir, aceptado/rechazado, abierto/cerrado, público/privado, mantener/eliminar, iniciar/detener, con/sin, obligatorio/opcional, más rápido/más lento, interno/externo, manual/automático, verdadero/falso, añadir/quitar`,
  calendar: {
    months: `enero ene, febrero feb, marzo mar, abril abr, mayo may, junio jun, julio jul, agosto @ago, septiembre setiembre sept sep @set, octubre oct, noviembre nov, diciembre dic`,
    weekdays: `lunes lun, martes mar, miércoles mié mie, jueves jue, viernes vie, sábado sábados sáb sab, domingo domingos dom`,
    relative: {
      "day-2": "anteayer, antes de ayer, antier",
      "day-1": "ayer, anoche",
      day0: "hoy, esta (mañana|tarde|noche)",
      "day+1":
        "@=mañana, !por la mañana, !de la mañana, !esta mañana, !la mañana, !cada mañana, mañana (por la mañana|por la tarde|temprano|mismo), para mañana, hasta mañana",
      "day+2": "pasado mañana",
      "week-1": "la semana pasada, semana pasada",
      week0: "esta semana",
      "week+1": "la (próxima semana|semana que viene|semana próxima|semana siguiente), próxima semana",
      "week+2": "dentro de dos semanas",
      "month-1": "el mes pasado, mes pasado",
      month0: "este mes",
      "month+1": "el (próximo mes|mes que viene|mes próximo), próximo mes",
      "year-1": "el año pasado, año pasado",
      year0: "este año",
      "year+1": "el (próximo año|año que viene), próximo año",
      "quarter-1": "el trimestre pasado, trimestre pasado, último trimestre",
      quarter0: "este trimestre",
      "quarter+1": "el próximo trimestre, próximo trimestre",
      "end-of-week": "fin(al|ales|) de (la |esta |)semana, fin de semana",
      "end-of-month": "fin(al|ales|es|) de(l|) mes, finales de mes, fin de mes",
      "end-of-month+1": "(final|finales|fin|fines) del (próximo mes|mes que viene|mes próximo)",
      "end-of-year": "fin(al|ales|es|) de(l|) año, fin de año",
    },
    ahead: `en {n} {unit}, dentro de {n} {unit}, en los próximos {n} {unit}, en las próximas {n} {unit}`,
    span: `{n} {unit} después, {n} {unit} más tarde, tras {n} {unit}`,
    ago: `hace {n} {unit}, {n} {unit} (atrás|antes), en los últimos {n} {unit}, en las últimas {n} {unit}, desde hace {n} {unit}`,
    units: { day: "día, días", week: "semana, semanas", month: "mes, meses", year: "año, años" },
    numbers: `cero, un uno una, dos, tres, cuatro, cinco, seis, siete, ocho, nueve, diez, @once, doce, trece, catorce, quince`,
    nextWeekday: `(el |)próximo {}, {} que viene, {} próximo`,
    weekdayNextWeek: `{} de la próxima semana, {} de la semana que viene`,
    thisWeekday: `este {}, esta {}`,
    lastWeekday: `{} pasado, {} de la semana pasada`,
    weekNumber: `semana {n}, sem {n}`,
    quarterNumber: `Q{n}, {n} trimestre`,
    year: "",
    month: "",
    day: "",
    ordinals: `º, °, ro, er`,
    of: `de, del`,
    yearEnds: ``,
    until: `al, a, hasta, hasta el`,
    first: "day",
  },
  stopWords: `
    el la los las un una unos unas de del al a y e o u pero es @son @era eran fue ser está están estaba ha han había hay he hemos que qué quien cual cuando donde como cómo por para con @sin
    sobre entre desde hasta en no sí si se su sus me mi mis te tu tus nos lo le les ya más muy también este esta estos estas ese esa eso esto aquel porque
    yo él ella ellos nosotros usted ni todo toda todos todas tan bien así cada otro otra otros ahora solo puede debe tiene tras según uno antes después nuestra nuestro`,
  articles: "el la los las un una unos unas este esta nuestro nuestra mi",
  dangling: `
    el la los las un una unos unas de del y e o u pero que a al en con por para sin sobre entre desde hasta es son
    está ha han se no si como porque su sus nuestro nuestra`,
  endings: "aciones isiones iones ado ada ados adas os as o a es",
  abbreviations: `
    Sr Sra Srta Dr Dra D Dña Ud Uds etc p.ej ej pág# págs# art# núm n.º# tel# av aprox máx mín vol# cap# fig# cf vs
    EE.UU a.C d.C`,
};
