/** Portuguese, of Brazil and of Portugal. Data for the keys of lexicon.ts, and nothing else. */
import type { Lexicon } from "./lexicon.ts";

export const pt: Lexicon = {
  language: "pt",
  name: "português",
  reason: `
    porque, pois, já que, visto que, uma vez que, dado que, por causa (de|do|da|dos|das), devido (a|ao|à|aos|às), graças (a|ao|à), para (que|evitar|não|reduzir|garantir|poder|permitir), a fim de, com o objetivo de, por isso, por esse motivo, por este motivo, por essa razão, portanto, logo, o motivo, a razão, de modo que, de forma que, em consequência, senão, caso contrário, do contrário, causad* por, provocad* por, em função de, em virtude de`,
  contrast: `mas, porém, contudo, todavia, no entanto, entretanto, embora, apesar de, mesmo assim, ainda que, enquanto que, exceto, salvo, ao contrário, em vez disso, na verdade, senão`,
  link: `mas, e, também, além disso, então, assim, portanto, por isso, logo, depois, porém, contudo, no entanto, entretanto, senão, ademais, aliás, isso, isto, esta, este, ele, ela, daí, em seguida, ainda`,
  condition: `quando, se, sempre que, toda vez que, cada vez que, uma vez que, assim que, logo que, antes de, depois de, até que, a menos que, a não ser que, enquanto, caso, em caso de, onde`,
  without: "sem",
  negation: `
    !não (só|apenas|somente), !sem dúvida, !nenhum problema, !não há (problema|dúvida), !por que não, não … (nada|nunca|ninguém|nenhum|nenhuma|jamais), não, nao, nunca, jamais, nada, ninguém, nenhum, nenhuma, sem, nem, tampouco, impossível`,
  ended: `
    !acabou de, !acabaram de, já não, não … mais, nunca mais, deixar de, deixou de, deixamos de, deixámos de, deixa de, deixaram de, parou de, paramos de, parar de, descontinuad*, retirad*, removid*, desativad* de vez, fora de serviço, fora de uso, obsolet*, ultrapassad*, antiquad*, antigamente, anteriormente, até agora, até então, antes (era|usávamos|usava), caduc*, desatualizad*, em desuso, acabou, não existe mais, abandonad*, aposentad*, acabaram`,
  enough: `^chega de, ^basta de, !nada de (novo|especial|particular), ^nada de, ^adeus (a|ao|à|aos|às), está mort*, morreu, foi (o|a) últim*, chegou ao fim`,
  return: `
    voltar (a|ao|à|para|atrás), voltamos (a|ao|à|para|atrás), voltámos (a|ao|à|para|atrás), voltou (a|ao|à|para|atrás), volta (ao|à|para), voltando (a|ao|à|para), voltam (a|ao|à|para), de volta (a|ao|à|para), retornar (a|ao|à|para), retornamos (a|ao|à|para), retorno (a|ao|à), regressar (a|ao|à), regressamos (a|ao|à), regresso (a|ao|à), reverter, revertid*, revertemos, reverteu, reverte, desfazer, desfeit*, desfizemos, rollback, restaurad*, restabelecid*, repost*, como antes, novamente (ao|à|com|o), de novo (ao|à|com|o), retomar o, retomamos (o|a)`,
  again: "de novo, novamente, outra vez, mais uma vez, volt* a, retom*",
  replacement: `
    substituíd* por, substitu*, trocad* por, trocar … por, trocamos … por, trocou … por, em vez (de|do|da), ao invés (de|do|da), no lugar (de|do|da), em lugar (de|do|da), a favor (de|do|da), passar (de|para), passamos (de|para|a usar), passámos (de|para), passou (de|para|a usar), mudar (de|para), mudamos (de|para), mudámos (de|para), mudou (de|para), mudad* (de|para), mudança (de|para), alterad* (de|para), migrar (de|para|do), migramos (de|para|do), migrad* (de|para|do), migração (de|do) … para, movid* (de|para), renomead* para, agora (usamos|usa|é|são|se usa), aumentad* … para, subiu … para, reduzid* … para, baixou … para`,
  forbidden: "proibid*, proibição, vedad*, interdit*",
  multiple: "o dobro, o triplo, duplic*, triplic*, metade (do|da|de), (duas|três|quatro|cinco|dez) vezes (mais|menos)",
  from: "de, do, da, dos, das, desde",
  newly: `
    agora, atualmente, hoje em dia,
    desde (segunda|terça|quarta|quinta|sexta|ontem|hoje|agora|maio|janeiro|fevereiro|março|abril|junho|julho|agosto|setembro|outubro|novembro|dezembro),
    a partir (de|do|da), de agora em diante, daqui em diante, doravante, passa* a, passam a, só a pedido,
    ao contrário, (tiramos|tirado|tirada) d*, (removido|removida|removemos|eliminado|eliminada) d*, (reduzido|reduzida|reduzimos) (a|para)`,
  stays: `
    continua, continuam, continuamos, fica, ficam, ficamos, mantém, mantêm, mantemos, permanece*, inalterad*, basta,
    bastam`,
  withdrawal: `
    retirar a, retiramos, anulad*, anulamos, anular, cancelad*, cancelamos, cancelar, revogad*, revogar, revogamos, descartad*, descartamos, abandonad*, abandonamos, desistimos, desistir, desistiu, voltar atrás, voltamos atrás, voltámos atrás, mudou de ideia, mudamos de ideia, mudámos de ideia, mudar de ideia, mudei de ideia, mudaram de ideia, no fim não, afinal não, no final não, decidimos não, decidido não, decidimos contra, reconsider*, repensad*, repensamos, esquece (isso|isto), esqueça (isso|isto), deixa pra lá, era (falso|falsa|errado|errada|incorreto), estava (errado|errada|incorreto), estavam errad*, está errado, é falso, não é verdade, não é correto, não procede, revelou-se (falso|errado|incorreto), foi um erro, estávamos enganados, fica sem efeito`,
  leaving: `deixamos, largamos, substituímos, substituímos o, trocamos, trocámos, abandonamos, cancelamos, saímos do, saímos da, rescindimos, (assumiu|assume) … (de|da|do)`,
  restricted: `só, somente, apenas, exclusivamente, nunca, jamais`,
  beside: `também, além disso, ainda outro, igualmente`,
  widened: `também, pode, podem, permite, permitem, qualquer, todos, todas`,
  mended: `
    resolvid*, solucionad*, consertad*, corrigid*, reparad*, arrumad*, desbloquead*, funciona (de novo|novamente|agora),
    voltou a funcionar, já funciona, sem (problemas|falhas)`,
  completion: `
    !(não|nunca|sem) (está |foi |)(feito|terminar|terminado|resolvido|concluído|pronto), feito, feita, feitos, feitas, terminad*, acabad*, concluíd*, completad*, finalizad*, resolvid*, solucionad*, consertad*, corrigid*, reparad*, arrumad*, publicad*, implantad*, entregue, entregues, lançad*, mergead*, integrad* ao main, implementad*, colocad* em produção, em produção, no ar, fechad*, aprovad*, concedid*, recebid*, chegou, desbloquead*, respondid*, renovad*, assinad*, pago, paga, pagos, pagas, reservad*, encomendad*, instalad*, atualizad*, migrad*, funciona (de novo|novamente|agora), voltou a funcionar, já funciona, pronto, pronta, prontos, superad*, alcançad*, atingid*, conseguid*, enviad*`,
  unfinished: `
    ainda não, ainda, ainda por, falta, faltam, resta, restam, por (fazer|terminar|resolver), parcialmente, em parte, pela metade, quase, inacabad*, incomplet*, em andamento, em curso, continua sem, será, serão, deve ser, devem ser, precisa, precisam, tem que, tem de, é preciso, até que, assim que, em revisão, em análise`,
  open: `
    !(sem|nenhum|não há) (problema*|risco*|incidente*),
    bloquead*, bloqueio*, impedimento*, travad*, parad*, pendente*, pendência*, aguardando, à espera de, em espera, esperando, aguarda, abert*, pergunta* abert*, questão em aberto, questões em aberto, em aberto, não resolvid*, sem solução, não está claro, desconhecid*, falta, faltam, faltando, sem acesso, falha, falham, falhando, falhou, quebrad*, adiad*, postergad*, por decidir, a decidir, a confirmar, precisa (de |)(decisão|aprovação|resposta|revisão), risco*, problema*, incidente*`,
  waiting: `(estou|estamos) (na metade) (de|da|do|das|dos), esperando a, esperando o, esperando, aguardando, à espera de, bloqueado (por|até), estou (ainda |)trabalhando, ainda estou, (ainda |)estamos (trabalhando|a trabalhar), continuamos a trabalhar`,
  hedge: `
    talvez, provavelmente, possivelmente, porventura, quiçá, pode ser, poderia, poderiam, pode ser que, deve ser que, parece, parecem, aparentemente, pelo visto, acho que, achamos que, creio que, penso que, suponho, supomos, imagino, não tenho certeza, sem certeza, incert*, supostamente, meio que, tipo isso, me pergunto, pensando em, considerando, avaliando, estamos (pensando|avaliando)`,
  supposed: `suponha* que, suponhamos, imagina que, imagine que, imaginemos, vamos supor, quem dera, hipotétic*, em teoria`,
  unreal: `seria(m|mos), teria(m|), teríamos, haveria, poderia(m|), poderíamos, sobraria, bastaria, daria, precisaria(m|), precisaríamos, deveria(m|), custaria, ficaria(m|), tivesse(m|)`,
  proposal: `
    (proponho|sugiro|recomendo|aconselho), (proporia|sugeriria|recomendaria), (propomos|sugerimos|recomendamos), propost*, proposta, propostas, sugestão, sugestões, recomendação, recomendações, recomendad*, poderíamos, podíamos, podemos … se, você (pode|poderia), podes, poderias, daria para, quer que, queres que, devo, deveríamos, devíamos, que tal, o que (acha|acham|achas), e se, como alternativa, uma opção, opção (1|2|3|a|b|c), me avise, avisa-me, diga se, se (quiser|preferir|quiseres), ideia`,
  denied: `
    não (se realiza|vai acontecer|terá lugar), é (falso|falsa), já não é (verdade|válid*|assim), não é mais (verdade|válid*|assim), não vale mais, não é (verdade|assim),
    (falso|errado) que, nunca foi (decidido|combinado|aprovado|dito), nunca (decidimos|combinamos),
    ninguém … (decidiu|combinou|aprovou|disse), rejeitad*, sem efeito, inválid*`,
  unconfirmed: `
    (não|ainda não|nada) (está |foi |há |temos |se |)(decidid*|acordad*|confirmad*|aprovad*|fechad*|definid*|resolvid*|definitivo|batido), sem (decisão|definição|confirmação), indecis*, em aberto, a (decidir|confirmar|definir|combinar|discutir), por (decidir|confirmar|definir), falta (decidir|confirmar|definir), nenhuma decisão, não há (decisão|acordo), decisão (pendente|adiada), pendente de (decisão|confirmação|aprovação), em (discussão|debate|análise|avaliação), sujeit* a (aprovação|confirmação), provisóri*, provisoriamente, espera (um pouco|aí), esperem*, vamos esperar, segura (isso|aí), rascunho, se (vamos|devemos), próxima decisão,
    (ainda |)(estamos|estou) (ainda |)(a pensar|a avaliar|a ponderar|pensando|avaliando|ponderando|na dúvida|em dúvida|divididos), não sabemos (ainda |)se, hesitamos, no ar,
    sem luz verde, fica pendente`,
  heldOff: `veto, vetou, vetad*, vetaram, suspens*, suspendemos, em suspenso, em espera, congelad*, em pausa, reconsider*, repens*, em dúvida, (ainda |)não (está |foi |)decidid*, até nova ordem, até novo aviso, barrad*, (opõe-se|opõem-se|opôs-se|se opõe|se opôs) (a|ao|à), bloqueou, bloquearam, duvida (de|do|da), dúvidas sobre`,
  postponed: `adiad*, adiamos, postergad*, atrasad*, fica para depois`,
  deferral: `(preciso|tenho que|tenho de|temos que|precisamos|quero|deixa eu|deixe-me|deixa-me|prefiro) … (pensar|falar|perguntar|verificar|conferir|esclarecer|consultar|discutir|ver|conversar), primeiro … (falar|perguntar|verificar|conferir|esclarecer|consultar|discutir|conversar), ainda não, vamos esperar, espera, (deixa|deixamos|deixe|põe|coloca) … (em espera|de lado|em aberto|para depois|parado|em pausa), por enquanto … (espera|lado|aberto|deixa), em espera, cedo demais, depois vemos, vamos ver, (prefiro|preferimos|melhor) … esperar, antes … (falar|perguntar|consultar|verificar|conversar), antes (falo|pergunto|consulto|verifico), vou (pensar|perguntar|falar|conferir)`,
  decided: `
    decidid*, decidimos, decidiu, decidiram, decide, decidem, decisão, decisões, foi decidido, ficou decidido, ficou definido, escolhid*, escolhemos, escolheu, escolha, combinad*, combinamos, acordad*, acordamos, acordo, optamos por, optou por, optado por, adotad*, adotamos, aprovad*, aprovamos, definid*, definimos, selecionad*, definitiv*, ficamos com, vamos com, vamos de, seguimos com, mantemos, descartad*, rejeitad*, resolvemos`,
  rule: `
    sempre, nunca, jamais, deve, devem, devemos, deveria, deveriam, tem que, têm que, temos que, tem de, temos de, é preciso, precisa, precisam, não se (deve|pode|usa), não (deve|devem|devemos|pode|podem), obrigatóri*, obrigatoriamente, exigid*, exige, requer, necessári*, proibid*, é proibido, não permitid*, vedad*, evitar, evite, evitem, só, somente, apenas, unicamente, em nenhum caso, em hipótese alguma, sem exceção, certifique-se, certifica-te, garanta, regra, norma, política, convenção, por padrão, por omissão, cada, @todo, @toda`,
  lasting: `
    a partir de (agora|hoje|amanhã|já|segunda), de agora em diante, daqui em diante, daqui para a frente, daqui pra frente, de hoje em diante, doravante, desde já, desde agora, no futuro, futuramente, para sempre, definitivamente, permanentemente, até novo aviso, até segunda ordem, toda vez, sempre que, cada vez, via de regra, em regra, em geral, por padrão, da próxima vez, na próxima vez, (todo|cada) (dia|mês|release|versão), (toda|cada) (semana|segunda|terça|quarta|quinta|sexta), todos os dias, diariamente, semanalmente, mensalmente`,
  lesson: `
    lição, lições, aprendid*, aprendemos, aprendizado*, aprendizagem, aprendizagens, moral da história, em retrospecto, em retrospectiva, olhando para trás, a posteriori, devíamos ter, deveríamos ter, deveria ter, teria sido melhor, erro, erros, acontece que, descobriu-se, revelou-se, verificou-se, percebemos, nos demos conta, constatamos, na marra, a duras penas, da próxima vez, nunca mais, armadilha*, pegadinha*, causa raiz, retrospectiva, sabedoria`,
  probing: `reproduz*, depur*, investig*, analis*, diagnostic*, inspecion*, examin*, rastre*, apur*`,
  finding: `encontrad*, encontramos, encontrou, descobert*, descobrimos, descobriu, acontece que, revela, revelou, mostra, mostrou, notamos, percebemos, detectad*, detetad*, medid*, medimos, observad*, inesperad*, surpreendente*, causa (raiz|era|foi), confirmad*, confirma, causad*, reproduzid*, identificad*, bug, falha`,
  standing: `é (o|a|nosso|nossa) … (responsável|chefe|gerente|líder|dono|dona|encarregado|encarregada|diretor|diretora), (responsável|encarregado|encarregada) (por|pelo|pela|pelos|pelas), é (dono|dona) (do|da), (dirige|lidera|gere|coordena|aprova) (o|a|os|as|todos|todas), (pertence|pertencem) (a|ao|à), (reporta|reportam) (a|ao|à), cuida (do|da|dos|das), (fica|ficam|está|estão) (em|no|na|nos|nas|guardad*|hospedad*|arquivad*), (precisa|precisam|exige|exigem) (de |)(um|uma|duas|dois|três), (cada|todo|toda|todos os|todas as) (dia|dias|semana|semanas|mês|meses|noite|noites|ano|anos|segundas|terças|quartas|quintas|sextas|trimestre|trimestres)`,
  preference: `
    prefer*, preferid*, prefir*, gosta (de|mais|que), gosto (de|mais|que), gostamos (de|mais), não gosta*, não gosto, odeia, odeio, detesta, detesto, não suporta, não quer, não quero, quer … (sempre|nunca|só|apenas|que), deseja … (sempre|que), insiste em, adora, favorit*, por favor (sempre|nunca|não), melhor se, faz questão`,
  request: `por favor, por gentileza, pode, podes, poderia, poderias, você pode, podem, me ajuda, me ajude, ajuda-me, preciso que, quero que, queria que, gostaria que, vamos, pede, pediu, pediram, solicitou, solicita, favor`,
  person: `eu, me, mim, meu, minha, meus, minhas, nós, a gente, nosso, nossa, nossos, nossas`,
  plan: `próxim*, plano, planos, planejad*, planeado*, planeamos, planejamos, previst*, vamos, vai (ser|adicionar|lançar|migrar|fazer), vão, queremos, objetivo*, meta, metas, marco, marcos, em breve, roteiro, mais tarde, depois`,
  consent: `
    sim, claro, com certeza, certo, certinho, isso, isso mesmo, exato, exatamente, correto, concordo, de acordo, combinado, ok, okay, tá, tá bom, tá certo, está bem, está bom, tudo bem, beleza, blz, perfeito, ótimo, óptimo, excelente, bom, muito bom, bem, boa ideia, boa, legal, pode ser, pode (fazer|seguir|continuar|mandar), faça isso, faz isso, façamos isso, vamos nessa, vai fundo, siga, segue, prossiga, continue, continua, confirmado, confirmo, aprovado, gostei, por mim tudo bem, sem problema, fechado, naturalmente, evidentemente, !sim … mas, !certo … mas, !bom … mas, !boa (pergunta|observação), !bom ponto, !bom saber, bora, topo, fechou, manda ver, pode mandar, fica assim, ficamos com, feito, é isso (aí|mesmo)`,
  refusal: `
    !sem problema, !nenhum problema, !não há problema, !não só, não, nao, nem pensar, de jeito nenhum, de forma alguma, assim não, isso não, agora não, ainda não, melhor não, por favor não, não faça, não faz isso, para, pare, parem, espera, espere, calma aí, errado, está errado, tá errado, falso, má ideia, péssima ideia, ideia ruim, não é (uma |)boa ideia, não concordo, discordo, não (gosto|gostei), não quero, rejeitado, recusado, esquece, esqueça, deixa pra lá, desfaz (isso|isto), desfaça, reverte (isso|isto), reverta, cancela, cancele, contra, não estou convencid*, deixa (quieto|assim), volta atrás, volte atrás, reverta*, prefiro (manter|ficar|continuar), ficamos com o, não (funcionou|ajudou), (ficou|está) pior, descarta*, não obrigad*, !não é (uma |)má ideia, !nada mal, (deixa|deixe) como está, que nada, não faz sentido`,
  aside: `próximo (assunto|tema|ponto|tópico), próxima pergunta, outro (assunto|tema), outra (coisa|pergunta), a propósito, aliás, (eu |já |)(conheço|sei|vejo|entendo|entendi|lembro), mais tarde, depois, outro dia, outra hora, amanhã, semana que vem, na próxima semana, vou (ver|olhar|pensar), veremos, interessante, bom saber`,
  declining: `desculpe, desculpa, sinto muito, lamento, infelizmente, não posso, não consigo, não sou capaz, como IA, como modelo de linguagem, peço desculpa*`,
  transient: `
    atualmente, no momento, neste momento, nesse momento, por enquanto, por agora, por ora, agora mesmo, de momento, temporariamente, temporári*, provisoriamente, provisóri*, momentaneamente, entretanto, enquanto isso, até (amanhã|segunda), só hoje, apenas hoje, por hoje, hoje de manhã, esta manhã, esta tarde, esta noite, hoje à noite, em andamento, está rodando, está em execução, gambiarra, remendo, pontual`,
  sessionScope: `
    nesta (sessão|conversa|execução), neste (chat|bate-papo|tópico), para esta (sessão|tarefa|vez), durante esta sessão, só (por |)(desta vez|dessa vez|agora|hoje|aqui), apenas (por |)(desta vez|dessa vez|agora|hoje|aqui|uma vez), somente (desta vez|dessa vez|agora), desta vez, dessa vez só, uma única vez, excepcionalmente, primeiro vamos (tentar|testar), vamos (tentar|testar) primeiro, por enquanto, por ora, por agora, temporariamente, vamos (tentar|testar|experimentar) … primeiro, vamos primeiro (tentar|testar)`,
  now: `agora mesmo, neste (exato |)(momento|instante), já já`,
  ticket: `chamado, chamados, tarefa, tíquete`,
  branch: `ramo, ramificação`,
  checks: `teste, testes, suíte de testes, build, CI, pipeline, compilação`,
  manner: `bem, melhor, rápido, rápida, fluido, fluida, estável, instável, lento, lenta, devagar, mal, pior, bonito, tranquilo, tranquila`,
  outage: `fora do ar, caiu, indisponível, inacessível, offline, não responde, travado, travada, fora de serviço, bloquead*`,
  failing: `falha, falham, falhou, falharam, expirou, travou, rejeitad*, não funciona, não funcionou`,
  passing: `vermelho, vermelhos, verde, verdes, falha, falham, falhando, passa, passam, passando, passaram`,
  step: `
    bom (dia|trabalho|fim de semana), boa (tarde|noite), olá, oi, obrigado, obrigada, muito obrigado, muito obrigada, tchau, até (amanhã|logo), parabéns, de nada, (arquivo|arquivos|ficheiro|ficheiros|alteração|alterações|documento) … (salvo|salvos|gravado|gravados|guardado), salvo com sucesso, sem alterações, nada para commitar, (servidor|contêiner|serviço) … reiniciado, tudo verde, todos os testes passaram, sem avisos, (renomeei|renomeado) … (variável|variáveis), (variável|variáveis) (renomeada|renomeadas), (removi|apaguei) … (import|imports), (corrigi|corrigido) … (erro de digitação|gralha), corrigi a linha, (rodei|executei|corri) … (testes|linter), (abri|fechei) (o terminal|o editor|o arquivo|um PR|uma pull request), (instalei|atualizei) as dependências, (salvei|guardei) o (arquivo|ficheiro), limpei o cache, fiz uma pausa`,
  chore: `enviei, enviado, enviados, subi, commitei, fiz commit, fiz merge, fiz push, mesclei, reverti, clonei, reiniciei, reiniciado, recarreguei, listei, listados`,
  smoothly: `com sucesso, corretamente, sem erros`,
  workpiece: `commit, commits, PR, pull request, branch, branches, ramo, arquivo, arquivos, ficheiro, pasta, diretório, script, teste, testes, build, CI, compilação, servidor, servidor de testes, contêiner, processo, backup, cópia de segurança, cache, bug`,
  codePart: `classe, função, método, constante, variável`,
  codeLine: `linha, linhas`,
  taskScope: `para esta tarefa, para a tarefa atual, só para esta tarefa, durante esta tarefa, (para|nesta|por|durante) (esta |)sessão`,
  measured: `comparad* (a|com), em relação a, contra, de … para, (caiu|desceu|subiu|passou) (de|para), mais (rápid*|lent*|pequen*|maior*), menos, redução, melhoria, vezes mais`,
  momentary: `rode, roda, execute, executa, corre, verifique, verifica, confira, abra, abre, clique, clica, aperte, reinicie, reinicia, reiniciar, limpar, recarregue, recarrega, atualize, limpe, limpa, cole, cola, digite, liste, lista, mostre, mostra, imprima, olhe, olha, veja, tente, tenta, teste, pare, copie, copia, leia, lê, releia, espere, espera, continue, continua, entre, saia, faça login, reinstale, verificar, executar`,
  deadline: `prazo, prazos, data limite, data-limite, data de entrega, vencimento*, no máximo até, o mais tardar, até o dia, até ao dia, até dia, antes (do|da|de), deve (estar|ser entregue) … (até|antes), entregar até, entrega até, até o fim, até ao fim, até o final, fim do mês, deadline`,
  expiry: `vence, vencem, vencid*, expira, expiram, expirad*, caduca, termina (em|no|na|a), acaba (em|no|na), válid* até, vigente até, renovação, a renovar`,
  nothing: `!nenhum*, nada, nada (de novo|novo|a relatar|a reportar|a fazer|de especial|a acrescentar), nenhum (bloqueio|impedimento|ponto), nenhuma (novidade|decisão|nota|mudança|alteração), sem (mudanças|alterações|novidades|decisões|impedimentos|bloqueios|notas|motivo), nenhum, não se aplica, n/a, igual (a ontem|ao anterior), ver acima, desconhecid*, não (informado|especificado|indicado|consta), vazio`,
  praise: `(a |o |) (melhor|boa|bom|certa|mais limpa|mais simples) (opção|solução|escolha|ideia|abordagem|forma|maneira|prática), faz (mais |)sentido, é (melhor|o melhor|mais limpo|mais simples|lógico|bom), simplesmente melhor`,
  onRequest: `a pedido (de|do|da|dos), por (pedido|ordem|solicitação) (de|do|da), como (pedido|solicitado|combinado|acordado|indicado), conforme (pedido|solicitado|combinado|acordado), (usuário|utilizador|cliente|ele|ela) (pediu|queria|quis|solicitou|disse)`,
  qualifier: `chave, principal, principais, importante, importantes, tomadas, tomada, novas, novos, outras, outros, próximas, próximos, abertas, abertos, finais, atuais, nossas, nossos, minhas, meus, todas, todos, as, os, a, o, de, do, da, dos, das, e, para, técnicas, pontos, passos, semana, dia, hoje, lista, resumo, nova, novo, diário, registro, notas, log`,
  mark: {
    decision: `decisão, decisões, decidido, acordado, acordo, acordos, escolha, escolhas, escolhido, combinado, resolução, resoluções, deliberação, deliberações`,
    rule: `regra, regras, norma, normas, política, políticas, convenção, convenções, princípio, princípios, boa prática, boas práticas, de agora em diante, doravante, sempre, nunca, diretriz, diretrizes`,
    lesson: `lição, lições, lição aprendida, lições aprendidas, aprendido, aprendizado, aprendizados, aprendizagem, aprendizagens, armadilha, armadilhas, reflexão, reflexões, padrão, padrões, correção`,
    remember: `lembrar, lembre, lembre-se, lembra, a lembrar, para lembrar, não esquecer, não esqueça, ter em mente, para registro`,
    preference: `preferência, preferências, prefere, desejo, desejos, gosto, gostos`,
    fact: `fato, fatos, facto, factos, bom saber, bom de saber`,
    reason: `por quê, por que, porquê, porque, motivo, motivos, razão, razões, justificativa, justificação, motivação, causa, causas`,
    apply: `aplicação, como aplicar, como aplicá-lo, aplicar, na prática`,
    outcome: `resultado, resultados, feito, concluído, concluídos, terminado, completado, resolvido, resolvidos, entregue, entregues, conquista, conquistas, marco, marcos, sucesso, sucessos, finalizado`,
    todo: `a fazer, por fazer, tarefa, tarefas, ação, ações, próximo passo, próximos passos, plano, planos, mais tarde, seguimento, acompanhamento`,
    open: `aberto, em aberto, ponto em aberto, pontos em aberto, pergunta em aberto, perguntas em aberto, questão em aberto, questões em aberto, bloqueio, bloqueios, bloqueado, impedimento, impedimentos, pendente, pendentes, pendência, pendências, problema, problemas, risco, riscos, obstáculo, obstáculos, em espera, aguardando, preocupação, preocupações`,
    deadline: `prazo, prazos, data limite, data de entrega, vencimento, vencimentos`,
    reference: `referência, referências, ligação, ligações, link, links, fonte, fontes, ver, ver também, veja, veja também, documentação, recurso, recursos`,
    proposal: `proposta, propostas, sugestão, sugestões, ideia, ideias, opção, opções, recomendação, recomendações, rascunho`,
    question: `pergunta, perguntas, dúvida, dúvidas, resposta, respostas`,
    request: `pedido, pedidos, solicitação, solicitações, lembrete, lembretes`,
    note: `nota, notas, observação, observações, obs, atenção, importante, informação, info, atualização, estado, situação, contexto, tema, temas, assunto, assuntos, foco, descrição, resumo, visão geral, detalhes, exemplo, comentário, comentários, aviso, dica, dicas, outros, diversos, discussão, discussões, pauta, agenda, achado, achados, projeto`,
    meta: `gerado, atualizado, criado, modificado, data, hora, horário, duração, autor, autora, arquivo, arquivos, arquivos alterados, novos arquivos, ficheiro, ficheiros, ramo, local, participantes, presentes, sessão, custo, custos, horas, clima, humor, versão, etiquetas`,
  },
  instruction: {
    frame: `
      por favor, sempre, deves, você deve, deve sempre, tens de, tem de, tem que, lembre-se de, lembra-te de,
      certifique-se de, certifica-te de, não se esqueça de, não esqueças de, imediatamente, é obrigatório, favor`,
    agent: `
      agente, agentes, assistente, assistentes, IA, inteligência artificial, modelo de linguagem,
      modelos de linguagem, o modelo, os modelos, LLM, chatbot, chatbots, bot, robô, robôs, subagente, subagentes`,
    you: `você, vocês, tu, te, ti, contigo`,
    this: `esta, este, estas, estes, desta, deste, isto, isso, essa, esse`,
    text: `
      regra*, linha*, nota*, instrução, instruções, mensagem, parágrafo, entrada, frase, memória, orientação,
      norma*, anotação, lembrete, página, documento, aviso, registro, apontamento, ficha`,
    read: `
      lê, ler, leia, leres, lendo, leitura, leitor, lido, processa, processe, processar, carrega, carregue, vê,
      encontra, absorv*`,
    reader: `
      quem ler, quem lê, quem leia, ao ler isto, se você lê, se lês isto, quando ler isto,
      (caro|prezado) (assistente|agente), cara IA,
      (nota|mensagem|ordem|aviso) (para|a|ao|aos) (o |os |todos os |) (assistente|agente|IA|modelo)*,
      (quem|quem quer que|todo agente que|o agente que) (abrir|abra|carregar|encontrar|receber), ao ver est*,
      ao abrir est*, ao carregar est*, após a leitura`,
    every: `
      cada, todos, todas, toda, tudo, início, começo, fim, final, primeira, primeiro, qualquer, assim que, iniciar,
      começar, todo, sempre que`,
    turn: `
      sessão, sessões, conversa*, tarefa*, resposta*, mensagem, chamado*, pedido*, comando*, arranque, e-mail*,
      email*, máquina*, projeto*, dia, noite, compilação, commit*, execução, acesso, relatório de erros, relatório de erro`,
    occasion: `
      toda vez que, cada vez que, se perguntarem, na primeira vez, sempre que você,
      assim que … (abre|abrir|aberto|inicia)`,
    ignore: `
      ignor*, esqueç*, esquec*, desconsider*, desrespeit*, contorn*, não siga*, não sigas, não obedeça, pare de seguir,
      anul*, sobrescrev*, desprez*, descart*, deixe de lado, deixa de lado, passe por cima, abandon*`,
    prior: `
      anterior*, prévi*, todas, todos, toda, todo, tudo, suas, seus, tuas, teus, sua, seu, tua, teu, acima, existente*,
      origina*, inicia*, do sistema, antes, até agora, qualquer, quaisquer, o que veio antes, veio antes, de antes`,
    guidance: `
      instruç*, instruc*, ordem, ordens, diretriz*, diretiva*, prompt*, mensagem de sistema, mensagem do sistema,
      restriç*, limitaç*, comando*, salvaguarda*, tudo o que … (dito|disse|disseram|escrito), o que … foi dito,
      tudo o que veio antes, tudo que veio antes`,
    rules: `regra*, norma*, orienta*, proibiç*, limite*, veto*`,
    hidden: `ocult*, intern*, secret*, inicia*, origina*, complet*, escondid*, confidencia*, íntegr*, privad*`,
    inner: `
      prompt de sistema, prompt do sistema, mensagem de sistema, mensagem do sistema, instruções do sistema,
      seu prompt, teu prompt, sua configuração, tua configuração, seu contexto, suas instruções, tuas instruções`,
    reveal: `
      revel*, mostr*, imprim*, repit*, repet*, divulg*, exib*, expon*, expõe, diga-me, dize-me, recit*, cite, citar,
      vaz*, list* … (todas|todos), entreg*, termin* … com, encerr* … com, enumer*, despej*, conta, conte`,
    send: `
      envi*, mand*, encaminh*, publi*, carreg* … (para|em), compartilh*, partilh*, transmit*, entreg*, repass*,
      pass* … para, vai … para, vão … para, post*, deposit*, manda, mandar, mande, sincroniz*, despach*, envie,
      suba … (para|em), sobe … (para|em), subir … (para|em), exporta, exporte, exportar, carregue, reencaminhe, reencaminha, suba, sobe`,
    copy: `
      anex*, adicion*, acrescent*, col* … (em|no|na), cola, cole, colar, colam, inclu*, inser*, copia, copiam,
      copie, copiem, copiar, copies, insira, insere, inserir, incluíd*`,
    fetch: `baix*, descarreg*, transfir*, obtenh*, obter, obtém, busc*, busqu*, recuper*, puxe, puxar`,
    open: `leia, ler, lê, lê-se, abr*, consult*, visit*`,
    run: `execut*, rod*, instal*, inici*, lanç*, import*, passe … (bash|sh), invoc*, dispar*, corra, corre, correr`,
    launch: `execute-o, executá-l*, o execut*, instale-o, o instal*, o inicia, rode-o, rode-a, execute-a, execute-o, rodá-lo, rodá-la, executá-la, o rode, a rode, inicie-o, abra-o e`,
    disable: `
      deix* … (desligado|desligada|desativado|desativada), desativ*, desactiv*, deslig*, desabilit*, pul*, salt*, evit*, contorn*, remov*, suprim*, ignor*, dispens*,
      burl*, omit*, retir*, suspend*, pare, parem, parar, interrompa, interrompe`,
    safeguard: ` !pedido(s|) de revisão,      isolamento, segurança, sandbox, ambiente isolado, verificação de assinatura, verificaç*, assinatura de commits, permiss*,
      confirmaç*, aprovaç*, autorizaç*, revis*, TLS, SSL, certificado*, firewall, antivírus, auditoria*,
      registro de auditoria, autenticação, filtro* de conteúdo, proteç*, salvaguarda*, scanner,
      detector de segredos, 2FA, MFA, dois fatores, soma de verificação, normas de segurança, caixa de confirmação,
      controle de acesso, registro de controle, trilha de auditoria, revisão de código, alerta* de segurança, aviso* de segurança`,
    crime: `
      atacante*, invasor*, hacker, malicios*, malware, trojan, phishing, vulnerabilidade*, roubo, rouba, roubou,
      roubad*, furto, ladrão, vazamento, incidente, comprometid*, backdoor, golpe`,
    erase: `apag*, elimin*, exclu*, delet*, remov*, destr*, sobrescrev*, limp*`,
    obey: `
      o que … (diz|disser|manda|mandar|pede|indica), o que (lá |ali |) (estiver|está|esteja), o que estiver escrito,
      obedeç*, obedece*, o que … (pedir|exigir|exige), tudo o que … (pede|pedir|diz|disser),
      (atenda|cumpra|aceite) (todo|qualquer|cada) (pedido|ordem)`,
    agree: `aprov*, aceit*, autoriz*, permit*, respond* sim`,
    ask: `pergunt*, permissão, confirmação, aprovação, pedir, peça*, pede, consult*, autorização, consentimento`,
    unasked: `por conta própria, por iniciativa própria, por (sua|tua) conta, à revelia`,
    tell: `
      (diz|dizem|conta|contam|diga*|digas|dizer|conte|contes|contar|informe*|avise*|mencion*|revel*|coment*|fale*|mostr*|relate*) … (usuário|usuária|utilizador|utilizadora|operador|proprietário|dono|ninguém|humano),
      (incomod*|perturb*|consult*|envolv*) … (usuário|usuária|dono|operador|ninguém)`,
    mention: `mencion*, revel*, coment*, conte, contar, diga*, fale*, divulg*, relate*`,
    hide: `
      escond(e|a|er|am) … (de|do|da|dos|das), não o (digas|diga|conte|contes|menciones), esconda* (isto|isso|do|da),
      escond* … do usuário, pelas costas, guarde segredo, em segredo, mantenha … sigilo, veja o que vir, seja qual for,
      aconteça o que, ninguém (precisa|tem que|deve) (saber|ficar sabendo), ninguém vai saber, sem deixar rastro*,
      sem deixar vestígio*, nenhum rastro, nunca existiu, guarde silêncio, nem uma palavra (a|sobre),
      não (contar|dizer|mencionar|revelar) … (cliente|usuário|nada|ninguém), fica entre nós, que ninguém saiba,
      sem contar, guard* (isso|isto) (para|pra) (você|si|ti)`,
    void: `
      ficam sem efeito, fica sem efeito, sem efeito, nul*, inválid*, não (valem|vale) mais, já não (valem|vale), não se aplica* mais,
      como se … não existi*, caduc*, revogad*, não (contam|conta|valem|vale|se aplicam|se aplica|vigoram), suspens*,
      anulad*, levantad*, perdem a validade`,
    role: `
      (agora você é|você agora é|agora és|és agora), você não é mais, já não és,
      a partir de (agora|hoje) … (você é|és), de agora em diante … (você é|és), aja como, age como, finja (ser|que),
      faça de conta, passe-se por, comporte-se como, seu novo (papel|nome), sua nova (tarefa|missão|identidade),
      seu prompt de sistema, você obedece, (responda|fale|aja|atue) (daqui em diante |a partir de agora |) como,
      no papel de, faça o papel, interprete, assuma o papel, encarne`,
    memories: `
      arquivo* de memória, ficheiro* de memória, sua memória, tua memória, memória de longo prazo, todas as memórias`,
    private: `
      senha*, palavra-passe, palavras-passe, credencia*, chave (API|de API|SSH|privada|secreta|de acesso|de deploy),
      chaves, token, tokens, segredo*, lista de clientes, base de clientes, tabela de clientes,
      dados (de clientes|dos clientes|pessoais|bancários|do cliente), área de transferência, variáveis de ambiente,
      histórico (do navegador|de conversa|de conversas|do terminal|do chat), carteira, frase semente, código-fonte,
      código fonte, conteúdo de … env, senhas que, string* de conexão, perfil* da AWS, cookie* de sessão, cartão de crédito, cartões de crédito, código* de recuperação, toda a (caixa de entrada|correspondência)`,
  },
  narration: {
    speaker: `usuário, usuária, utilizador, utilizadora, humano`,
    machine: `assistente, assistente de IA, chatbot, agente, IA, modelo de linguagem, modelo, bot, subagente`,
    asked: `pediu, pede, perguntou, pergunta, disse, diz, solicitou, solicita, queria, quis, indicou, mencionou, respondeu, confirmou, esclareceu, colou, escreveu, agradeceu, aceitou, recusou, aprovou`,
    answered: `decidiu, respondeu, responde, sugeriu, sugere, propôs, propõe, explicou, explica, recomendou, verificou, leu, escreveu, criou, corrigiu, atualizou, editou, abriu, buscou, procurou, investigou, analisou, iniciou, tentou, usou, encontrou, confirmou, desculpou-se, gerou, forneceu, foi (instruído|solicitado)`,
    talk: `(nesta|durante esta|ao longo desta|durante a|na) (conversa|sessão|discussão), (neste|durante este) (chat|bate-papo|diálogo), (esta|a) (conversa|sessão) (tratou|abordou|começou|terminou|cobriu), como (mencionado|indicado|explicado|discutido) (acima|antes|anteriormente), (pedido|sugerido|solicitado|proposto) pelo (usuário|utilizador|assistente), a pedido do (usuário|utilizador), (pediu|perguntou) ao (assistente|agente), subagente* … (iniciad*|criad*|lançad*), (decidido|executado|executada|reiniciado|iniciado|verificado|pedido) pelo (assistente|agente|usuário|utilizador|modelo)`,
  },
  secret: {
    password: `senha, senhas, senha mestra, palavra-passe, palavras-passe, palavra passe, palavra de passe, nome de solteira, a pass, senhazinha, senhinha, contrassenha, palavra secreta, palavra de segurança, palavra-chave do alarme`,
    label: `pass, snh, pw, passwd, psw, pswd`,
    phrase: `frase-senha, frase secreta, frase de recuperação, frase semente, frase-semente, frase de acesso, palavras de recuperação`,
    code: `PIN, código PIN, PUK, código PUK, código (da porta|do portão|de acesso|de entrada|do alarme|de desbloqueio|de verificação|de segurança|de uso único|do cofre|do cadeado), códigos (de acesso|de entrada), código* de (recuperação|emergência|reserva|backup), combinação, combinações, segredo do cofre, número (do cartão|da conta|de conta), IBAN, CPF, CVV, o pin, meu pin, três dígitos, três algarismos, CVC, segredo, segredo da fechadura, chave de recuperação, código de ativação, combinação do`,
    key: `chave, chaves, código, códigos, no verso, wifi convidados, wi-fi convidados, rede de convidados, wifi de visitantes, wi-fi visitantes`,
    token: `chave* API, chave* da API, chave* de (API|acesso|licença), chave* (privad|secret)*, token, tokens, segredo, segredos, cookie, TOTP, 2FA, autenticador, semente TOTP, semente`,
    access: `credencial, credenciais, acesso, acessos, dados de acesso, login, logins, contas`,
    account: `usuário, utilizador, nome de usuário, nome de utilizador, login, conta, e-mail`,
    question: `pergunta de segurança, perguntas de segurança, pergunta secreta, pergunta de recuperação, pergunta de verificação, resposta secreta, perguntas secretas`,
    answer: `resposta, respostas`,
    fact: `primeiro (cachorro|cão|gato|carro|animal|bicho|animal de estimação|professor|emprego|telefone), primeira (escola|professora|moto), nome de solteira, cidade natal, local de nascimento, cidade onde (nasci|nasceu), animal de estimação, bicho de estimação, amigo de infância, apelido de infância, comida favorita, professor favorito, professora favorita, filme favorito, nome (do|do meu) (cachorro|cão|gato), rua onde (cresci|morei), rua da infância, nome da avó, melhor amigo, primeiro show, primeiro chefe, apelido`,
    replied: `respondi, respondemos, falei, eu disse, dissemos, coloquei, botei, pus, informei, respondido com`,
    lock: `wifi, wi-fi, rede, roteador, router, porta, portas, portão, entrada, garagem, cofre, alarme, cartão, telefone, telemóvel, celular, tablet, portátil, computador, cadeado, armário, fechadura, bicicleta, SIM, chip, elevador, cancela, prédio, estacionamento, chalé, apartamento, casa, academia, armazém, pátio, escada, sótão, oficina, escritório, interfone, caixa de correio, mala, impressora, galpão, condomínio, porteiro, porteiro eletrônico, guarita, chaveiro, catraca, totem, maquininha, zip, arquivo zip, PDF, disco, câmera, câmara, projetor, TV, medidor, contador`,
    card: `cartão, cartão de crédito, cartão de débito, visa, mastercard`,
    opens: `abre, abrem, abre-se, abrir, abria, desbloqueia, desbloquear, desligar, desliga, desativar, desativa, desarmar, entra, entra-se, entrar, entramos, acede, aceder, acessa, acessar, cifrad*, criptografad*, encriptad*, decifrar, protegid*, desarma, desativou, destrava, destravar, destranca, destrancar, desbloqueei, abriu, liberou, libera, descompacta, descompactar, decifrei, montei, decifrado`,
    login: `entra, entra-se, entrar, entramos, a gente entra, entrei, acede, aceder, acessa, acessar, acessamos, acedemos, loga, logar, logamos, se conecta, conectamos, ligamo-nos, conectar, logado como, logada como, entrei como`,
    with: `com, usando`,
    types: `digita-se, tecla-se, marca-se, digitar, digite, digita, teclar, marcar, premir, pressionar, escrever, digitando, teclando, marcando, pressionando, digit*, tecle*, apertar, aperta, aperte, pression*, marque, prima, digitei, digitou, escrevi, escreve, carregar em, carrega em, apert*, ponho, coloco, colocar, bota, boto`,
    turn: `de, para, por`,
    as: `como, de`,
    sets: `pusemos, colocamos, coloquei, escolhemos, escolhi, definimos, usamos, botamos, ficou, ficou sendo`,
    dial: `cadeado, cadeados, cofre, caixa de chaves, cacifo, armário do vestiário, fechadura, fechadura digital, teclado da porta, interfone, teclado do portão, porteiro eletrônico`,
    spoken: `a palavra, a frase, frase`,
    is: `é, são, era, será, foi, fica, ficou, continua, agora é, é agora, passou a ser, mudou para, alterad* para, definid* como, está em, é simplesmente, continua sendo, virou, agora, a partir de agora, de agora em diante`,
    about: `redefin*, reset*, recuperar, esquecid*, esqueceu, política*, regra*, gerenciador*, gestor, orçamento*, limite*, quantidade, número de, consumo, rotação, renovação, comprimento, tamanho, força, campo*, formulário*, página*, tela*, ecrã, hash*, validação, verificação, duração, expiração, expira, atualização, custo*, por segundo, por requisição, mudança, fila, código (de erro|postal|fonte|de barras|QR|HTTP|de status|promocional|do país), códigos (de erro|postais|fonte), chave (primária|estrangeira|pública|de busca), chaves (primárias|estrangeiras|públicas), palavra-chave, palavras-chave, ponto-chave, pontos-chave, código (do produto|de produto|do cliente|do pedido|de rastreio|de cor|civil|do artigo), códigos (de produto|de cor|de rastreio)`,
    state: `cofre, perdid*, expirad*, vencid*, faltando, falta, incorret*, corret*, errad*, inválid*, válid*, exigid*, obrigatóri*, vazi*, protegid*, armazenad*, guardad*, criptografad*, cifrad*, ver, veja, perguntar, pedir, no mínimo, mínimo, caracteres, número, igual, a mesma, o mesmo, nov*, antig*, velh*, curt*, long*, frac*, forte, segur*, pronta, boa, má, conhecid*, alterad*, abaixo, *mente, *ada, *ado, *ável, *ível, feita`,
  },
  actor: {
    self: `@eu, mim`,
    project: `projeto, repositório, aplicativo, aplicação`,
    who: `usuário, usuários, usuária, usuárias, utilizador, utilizadores, utilizadora, humano, humanos, assistente, assistentes, chatbot, gente, pessoa, pessoas, eu, nós, tu, você, vocês, ele, ela, eles, elas, alguém, todos`,
    role: `IA, agente, agentes, bot, bots, equipe, equipa, equipes, time, times, membro da equipe, membros da equipe, desenvolvedor, desenvolvedores, desenvolvedora, participante, participantes, cliente, clientes`,
    attitude: `preferência, preferências, pedido, pedidos, solicitação, solicitações, pergunta, perguntas, dúvida, dúvidas, desejo, desejos, opinião, opiniões, intenção, intenções, hábito, hábitos, humor, expectativa, expectativas, instrução, instruções`,
    deed: `plano, planos, objetivo, objetivos, necessidade, necessidades, ideia, ideias, preocupação, preocupações, decisão, decisões, ação, ações, resposta, respostas, comportamento, comentário, comentários, sugestão, sugestões, escolha, escolhas, interesse, interesses, nome, estilo, aprovação`,
  },
  measures: "tonelada/tonne, toneladas/tonne, quilo/kilogram, quilos/kilogram",
  contraries:
    "começa/termina, começa/acaba, inicia/termina, abre/fecha, abrem/fecham, curto/longo, curtos/longos, curta/longa, curtas/longas, cedo/tarde, primeiro/último, primeira/última, alto/baixo, alta/baixa, grande/pequeno, sobe/desce, compra/vende, quente/frio, manhã/noite, verão/inverno, norte/sul, leste/oeste, esquerda/direita, formal/informal, ama/odeia",
  opposites: `
    ativado/desativado, ativar/desativar, habilitado/desabilitado, permitido/proibido, permitir/proibir, sempre/nunca, antes/depois, mais/menos, mínimo/máximo, pelo menos/no máximo, aumentado/reduzido, aumentar/reduzir, aceito/rejeitado, aberto/fechado, público/privado, manter/remover, iniciar/parar, com/sem, obrigatório/opcional, mais rápido/mais lento, interno/externo, manual/automático, verdadeiro/falso, sim/não, adicionar/remover`,
  calendar: {
    months: `janeiro jan, fevereiro fev, março mar, abril abr, maio mai, junho jun, julho jul, agosto @ago, setembro @set, outubro @out, novembro nov, dezembro dez`,
    weekdays: `segunda-feira segunda seg, terça-feira terça ter, quarta-feira quarta qua, quinta-feira quinta qui, sexta-feira sexta sex, sábado sábados sáb sab, domingo domingos dom`,
    relative: {
      "day-2": "anteontem, antes de ontem",
      "day-1": "ontem, ontem à noite, na noite passada",
      day0: "hoje, esta (manhã|tarde|noite), hoje (à noite|de manhã|à tarde)",
      "day+1": "amanhã",
      "day+2": "depois de amanhã",
      "week-1": "a semana passada, semana passada, na semana passada, última semana",
      week0: "esta semana, nesta semana, essa semana",
      "week+1": "(a |na |)próxima semana, semana que vem, semana seguinte",
      "week+2": "daqui a duas semanas",
      "month-1": "mês passado, último mês",
      month0: "este mês, neste mês, esse mês",
      "month+1": "próximo mês, mês que vem, mês seguinte",
      "year-1": "ano passado",
      year0: "este ano, neste ano, esse ano",
      "year+1": "próximo ano, ano que vem",
      "quarter-1": "trimestre passado, último trimestre",
      quarter0: "este trimestre, neste trimestre",
      "quarter+1": "próximo trimestre",
      "end-of-week": "fim (da|desta|de) semana, final (da|de|desta) semana",
      "end-of-month": "fim (do|deste|de) mês, final (do|deste|de) mês",
      "end-of-month+1": "(fim|final) do (próximo mês|mês que vem|mês seguinte)",
      "end-of-year": "fim (do|deste|de) ano, final (do|deste|de) ano",
    },
    ahead: `em {n} {unit}, dentro de {n} {unit}, daqui a {n} {unit}, daqui {n} {unit}, nos próximos {n} {unit}, nas próximas {n} {unit}`,
    span: `{n} {unit} depois, após {n} {unit}, {n} {unit} mais tarde`,
    ago: `há {n} {unit}, {n} {unit} (atrás|antes), faz {n} {unit}, nos últimos {n} {unit}, nas últimas {n} {unit}`,
    units: { day: "dia, dias", week: "semana, semanas", month: "mês, meses", year: "ano, anos" },
    numbers: `zero, um uma, dois duas, três, quatro, cinco, seis, sete, oito, nove, dez, onze, doze, treze, catorze quatorze, quinze`,
    nextWeekday: `próxima {}, próximo {}, {} que vem`,
    weekdayNextWeek: `{} da próxima semana, {} da semana que vem`,
    thisWeekday: `esta {}, este {}, nesta {}, neste {}`,
    lastWeekday: `{} passada, {} passado, última {}, último {}`,
    weekNumber: `semana {n}, sem {n}`,
    quarterNumber: `Q{n}, {n} trimestre`,
    year: "",
    month: "",
    day: "",
    ordinals: `º, °, o`,
    of: `de, do`,
    yearEnds: ``,
    until: `a, até, ao, até o`,
    first: "day",
  },
  stopWords: `
    o @os a as um uma uns umas de do da dos das e ou mas é são era eram foi foram ser está estão estava tem têm ter há que quem qual quando onde como por para pelo pela pelos pelas com sem
    em @no na nos nas sobre entre desde até não sim se seu sua seus suas meu minha nosso nossa eu ele ela eles elas nós você vocês isso isto este esta estes estas esse essa aquele
    mais muito também já só ao aos à às me te lhe @num numa então porque nem tudo todos todas cada outro outra ainda agora depois antes pode deve`,
  articles: "um uma este esta nosso nossa meu minha",
  dangling: `
    o a os as um uma de do da dos das e ou mas que em no na nos nas por pelo pela para com sem sobre entre até ao à é
    são está foi tem não se como porque seu sua nosso nossa`,
  endings: "acoes acao oes ado ada ados adas os as o a",
  abbreviations: `
    Sr Sra Srs Dr Dra Prof Profa Exmo etc p.ex ex pág# págs# art# nº# n# tel# av aprox máx mín vol# cap# fig# cf vs
    ltda`,
};
