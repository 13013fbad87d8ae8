/** Short lines that hold for long, among those of ordinary days: none is told nowhere. Eight languages, written for this. */
import { expect, it } from "vitest";
import { answerTo } from "../../src/offline/extractive.ts";
import { rankedClaims } from "../../src/offline/salience/claims.ts";
import { readWeek } from "../../src/offline/statements.ts";
import { bullets } from "./answer.ts";
import { log, request, sureClaims } from "./log.ts";

interface Week {
  readonly lasting: readonly string[];
  readonly ordinary: readonly string[];
}

const WEEKS: Readonly<Record<string, Week>> = {
  "en-de": {
    lasting: [
      "The web app must work on Firefox ESR.",
      "Invoices are sent on the last working day of each month.",
      "Dana is the security lead.",
      "Bugs live in the Linear team CORE.",
      "The owner of the billing service is the Payments team.",
      "Die Mobil-App muss auch auf Android 9 laufen.",
      "Jonas ist der Ansprechpartner für das Lager.",
      "Die Wiki-Seiten liegen im Confluence-Bereich LOGI.",
      "Backups laufen jede Nacht auf den zweiten Server.",
      "Rechnungen über 500 Euro brauchen zwei Unterschriften.",
    ],
    ordinary: [
      "Standup: Dana out sick in the morning, back after lunch.",
      "Fixed the flaky login test, it waited for the wrong element.",
      "Reviewed two pull requests for the checkout page.",
      "Looked at the slow report again, nothing new.",
      "Lunch with the people from sales.",
      "Pushed the branch with the new header.",
      "Called the printer company, they come on Thursday.",
      "Updated three dependencies, all tests green.",
      "Build was red for an hour, cache was full.",
      "Wrote a small script that renames the screenshots.",
      "Heute zwei Stunden am Importfehler gesessen, lag an einem Leerzeichen.",
      "Mit Peter über den Umzug der Büros gesprochen.",
      "Drei Tickets geschlossen, eines neu aufgemacht.",
      "Kaffeemaschine ist wieder kaputt.",
      "Den Bericht für März fertig gemacht und verschickt.",
      "Kurzes Gespräch mit dem Lieferanten wegen der Paletten.",
      "Die Seite mit den Öffnungszeiten angepasst.",
      "Am Nachmittag Schulung zur neuen Zeiterfassung.",
    ],
  },
  "fr-es": {
    lasting: [
      "Le site doit rester lisible sur un écran de 320 pixels.",
      "Claire est la responsable des achats.",
      "Les contrats signés sont rangés dans le dossier partagé JURIDIQUE.",
      "Les factures partent toujours le 25 du mois.",
      "Le code du portail est hébergé sur GitLab, groupe atelier.",
      "El almacén de Valencia cierra cada agosto.",
      "Marta es la jefa de soporte.",
      "Las incidencias se registran en el proyecto de Jira SOP.",
      "La app debe funcionar sin conexión.",
      "El propietario del servicio de pagos es el equipo de Finanzas.",
    ],
    ordinary: [
      "Réunion d'équipe ce matin, rien de particulier.",
      "Corrigé la marge du tableau des commandes.",
      "Appelé le transporteur, il rappelle demain.",
      "Passé deux heures à chercher un fichier perdu.",
      "Relu le devis de la menuiserie.",
      "Déjeuner avec Paul et les nouveaux.",
      "Le serveur de test a redémarré tout seul vers midi.",
      "Mis à jour la page des horaires.",
      "Imprimé les étiquettes pour l'envoi de lundi.",
      "Reunión con el equipo de ventas por la mañana.",
      "Arreglé el botón que no respondía en la página de pedidos.",
      "Hablé con el proveedor sobre el retraso.",
      "Por la tarde revisé los textos de la página nueva.",
      "Subí la rama con los cambios del menú.",
      "Comimos con la gente de Sevilla.",
      "La impresora volvió a fallar.",
      "Envié el informe de marzo.",
      "Probé dos bibliotecas para los gráficos.",
    ],
  },
  "zh-ja": {
    lasting: [
      "移动端必须支持 iOS 14。",
      "王芳是采购负责人。",
      "设计稿都放在 Figma 的 Orion 团队里。",
      "每周五下午备份客户数据库。",
      "合同超过一万元需要两人签字。",
      "管理画面はタブレットでも必ず使えること。",
      "佐藤さんは経理の責任者です。",
      "議事録は Notion の「定例」ページにあります。",
      "請求書は毎月末日に発行します。",
      "在庫サービスの担当は物流チームです。",
    ],
    ordinary: [
      "上午开了站会,没有新情况。",
      "修好了登录页面的一个小问题。",
      "下午和销售同事聊了报价。",
      "打印机又坏了,叫人来修。",
      "看了两个合并请求。",
      "中午和新同事一起吃饭。",
      "测试环境重启了一次。",
      "整理了三月份的报表。",
      "把截图脚本改了一下。",
      "午前は打ち合わせ、特に問題なし。",
      "ログイン画面の余白を直した。",
      "運送会社に電話した、折り返し待ち。",
      "昼は新しい人たちと食べた。",
      "テスト環境が昼ごろ落ちた。",
      "三月の報告書を送った。",
      "プリンターの紙が切れた。",
      "プルリクエストを二つ見た。",
      "午後は研修だった。",
    ],
  },
  "ru-pl": {
    lasting: [
      "Сайт должен открываться в Яндекс Браузере.",
      "Ольга отвечает за закупки.",
      "Макеты лежат в Figma, команда Север.",
      "Счета отправляем каждый последний день месяца.",
      "Владелец сервиса доставки — команда логистики.",
      "Aplikacja musi działać na Androidzie 10.",
      "Tomek jest kierownikiem magazynu.",
      "Zgłoszenia są w projekcie Jira MAG.",
      "Kopie zapasowe robimy co noc na drugim serwerze.",
      "Faktury powyżej 2000 zł wymagają dwóch podpisów.",
    ],
    ordinary: [
      "Утром созвон, ничего нового.",
      "Поправил отступ в таблице заказов.",
      "Звонил перевозчику, обещал перезвонить.",
      "Два часа искал потерянный файл.",
      "Обед с новыми коллегами.",
      "Тестовый сервер перезагрузился сам.",
      "Обновил страницу с расписанием.",
      "Напечатал этикетки для отправки.",
      "Посмотрел два запроса на слияние.",
      "Rano spotkanie zespołu, nic nowego.",
      "Poprawiłem przycisk na stronie zamówień.",
      "Rozmawiałem z dostawcą o opóźnieniu.",
      "Po południu sprawdziłem teksty nowej strony.",
      "Obiad z ludźmi z Gdańska.",
      "Drukarka znowu się zepsuła.",
      "Wysłałem raport za marzec.",
      "Wypróbowałem dwie biblioteki do wykresów.",
      "Wieczorem krótka rozmowa z kierowcą.",
    ],
  },
};

/** Two days, a language each; what lasts stands among the rest. */
const logsOf = ({ lasting, ordinary }: Week) =>
  ["2026-04-06", "2026-04-08"].map((day, i) => {
    const lines = ordinary.slice(9 * i, 9 * i + 9).map((line) => `- ${line}`);
    for (const [at, line] of lasting.slice(5 * i, 5 * i + 5).entries()) lines.splice(2 * at + 1, 0, `- ${line}`);
    return log(`${lines.join("\n")}\n`, day);
  });

it.each(Object.entries(WEEKS))("tells each in the document, keeps, proposes or counts it: %s", (_, week) => {
  const logs = logsOf(week);
  const text = readWeek(logs);
  const sure = sureClaims(text);
  const taken = new Set(sure.flatMap(({ statements }) => statements));
  const claims = [...sure, ...rankedClaims(text, { taken })].map(({ lead }) => lead.text);
  const told = bullets(answerTo(request(logs))).join("\n");
  expect(week.lasting.filter((line) => !claims.includes(line) && !told.includes(line))).toEqual([]);
});

it("tells more of what lasts than of what happened, where the document has room for a few lines", () => {
  const [lasting, ordinary] = ["lasting", "ordinary"].map((kind) =>
    Object.values(WEEKS).flatMap((week) => {
      const told = bullets(answerTo(request(logsOf(week)))).join("\n");
      return week[kind as keyof Week].filter((line) => told.includes(line));
    }),
  );
  expect(lasting!.length).toBeGreaterThanOrEqual(30);
  expect(lasting!.length).toBeGreaterThanOrEqual(5 * ordinary!.length);
});

it("tells what a person is asked about before what only happened, where the document has room for a few lines", () => {
  const asked = Object.values(WEEKS).flatMap((week) => {
    const logs = logsOf(week);
    const text = readWeek(logs);
    const taken = new Set(sureClaims(text).flatMap(({ statements }) => statements));
    const told = bullets(answerTo(request(logs))).join("\n");
    return rankedClaims(text, { taken })
      .slice(0, 5)
      .map(({ lead }) => told.includes(lead.text));
  });
  // 15 of 20 where likelihood alone chooses.
  expect(asked.filter(Boolean).length).toBeGreaterThanOrEqual(16);
});
