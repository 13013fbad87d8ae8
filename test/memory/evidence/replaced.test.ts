import { describe, expect, it } from "vitest";
import { logbookOf } from "../../../src/memory/evidence/logbook.ts";
import { replacedWord } from "../../../src/memory/evidence/replaced.ts";
import { daily } from "../../support/daily.ts";

const other = (line: string, claim: string): string | undefined =>
  replacedWord(
    claim,
    [{ path: "logs/2026-05-04.md", day: "2026-05-04", from: 1, to: 1 }],
    logbookOf([daily("2026-05-04", [line, "- pushed to orders-db/joint-saver"])]),
  );

describe("a name or weekday in the place of another, however the line is told", () => {
  it.each([
    ["- We settled on Kafka for the message bus, as it needs no zookeeper.", "The message bus is NATS.", "NATS"],
    ["- We agreed to store invoices in Postgres.", "Invoices are stored in SQLite.", "SQLite"],
    ["- We agreed that releases go out on Thursdays only.", "Releases go out on Tuesdays only.", "Tuesdays"],
    ["- Wir einigten uns, dass die Probe donnerstags ist.", "Die Probe ist dienstags.", "dienstags"],
    ["- 和汉森确认了交货日期，十二日送到。", "已与尼尔森确认交货日期为十二日。", "尼尔"],
    ["- 吴昊部署了新版本。", "新版本是韩磊部署的。", "韩磊"],
    ["- 王经理同意把预算提高到五万。", "预算由刘经理批准提高到五万。", "刘经理"],
    ["- 田中さんが在庫の棚卸しを担当する。", "在庫の棚卸しの担当は鈴木さん。", "木さん"],
    ["- 김민수 씨가 월요일 회의를 준비한다.", "월요일 회의 준비는 박지훈 씨가 맡는다.", "지훈씨"],
    ["- The production API sits behind the gateway on port 8080.", "The staging API is on port 8080.", "staging"],
    ["- Kinder zahlen im Bad vier Euro, nur bar.", "Nur bar zahlen Erwachsene, vier Euro im Bad.", "erwachsene"],
    ["- Тестовый сервер пишет журналы раз в час.", "Журналы пишет боевой сервер раз в час.", "боевой"],
    ["- 测试环境的接口在网关后面的8080端口。", "生产环境的接口在网关后面，端口8080。", "生产"],
  ])("is found: %s", (line, claim, name) => expect(other(line, claim)).toBe(name));

  it.each([
    ["- We settled on Kafka for the message bus.", "The message bus is Kafka."],
    ["- The saver left Vercel and runs on Zeabur since noon.", "JointSaver runs on Zeabur."],
    ["- Releases go out on Thursdays, and on Tuesdays in May.", "Releases go out on Tuesdays in May."],
    ["- we store invoices in the database.", "Invoices are stored in the DBMS."],
    ["- 汉森修好了船屋屋顶，2340欧元。", "船屋屋顶由汉森修理，花费2340欧元。"],
    ["- 我们改用顺丰发货，邮政丢了四件。", "发货改为顺丰，邮政曾丢失四件包裹。"],
    ["- 山本先生に見積もりを頼んだ。", "見積もりを山本先生に依頼した。"],
    ["- 김민수 씨와 통화, 날씨 때문에 배송이 늦는다.", "날씨로 인해 배송이 지연된다."],
    ["- The production database keeps its backups for 30 days.", "The live database keeps its backups for 30 days."],
    ["- Deploys go to staging first, then to production.", "Production gets a deploy after staging."],
    ["- 生产用8080，测试用9090。", "测试环境端口9090。"],
    ["- Adults train on Monday in hall B, kids in hall A.", "Children train on Monday in hall A."],
    ["- Los niños pagan 4 EUR, los mayores 8.", "Los adultos pagan 8 EUR."],
    ["- Salle nord louée jusqu'en mai par la chorale.", "La salle est louée par la chorale jusqu'en mai."],
    ["- Hetzner is our supplier for servers since 2024.", "We are a customer of Hetzner for servers since 2024."],
  ])("is none where a log has it, or the line names nothing else: %s", (line, claim) =>
    expect(other(line, claim)).toBeUndefined());
});
