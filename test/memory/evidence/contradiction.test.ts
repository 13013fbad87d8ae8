import { describe, expect, it } from "vitest";
import { contradiction } from "../../../src/memory/evidence/contradiction.ts";

describe("a claim that denies what its evidence says", () => {
  it.each([
    ["The warehouse sends labels by mail.", "The warehouse does not send labels by mail."],
    ["We do not keep the night shift in Lyon.", "We keep the night shift in Lyon."],
    ["Telemetry of the shop app is enabled by default.", "Telemetry of the shop app is disabled by default."],
    ["Billing moves from Kestrel to Heron.", "Decided: billing moves from Heron to Kestrel."],
    [
      "Parcels are not weighed by two porters before they leave the yard.",
      "Rule: every parcel is weighed by two porters before it leaves the yard.",
    ],
    // Their stems differ by a letter.
    ["Registrations are not reviewed by the treasurer.", "Rule: every registration is reviewed by the treasurer."],
    ["Lieferungen werden sonntags nicht im Hof gewogen.", "Regel: jede Lieferung wird sonntags im Hof gewogen."],
    ["The limit rose from 40 to 25 requests.", "The limit rose from 25 to 40 requests."],
    ["Das Lager arbeitet sonntags.", "Das Lager arbeitet sonntags nicht."],
    ["La boutique de Vigo ferme en juin.", "La boutique de Vigo ne ferme pas en juin."],
    ["La tienda de Vigo cierra en junio.", "La tienda de Vigo no cierra en junio."],
    ["Il fornitore consegna il sabato mattina.", "Il fornitore non consegna il sabato mattina."],
    ["A filial de Braga abre em maio.", "A filial de Braga não abre em maio."],
    ["De gemeente betaalt de pomp.", "De gemeente betaalt de pomp niet."],
    ["Gmina dopłaca do paneli szkoły.", "Gmina nie dopłaca do paneli szkoły."],
    ["Старый сервер отключаем в июне.", "Старый сервер в июне не отключаем."],
    ["Старий сервер вимикаємо в червні.", "Старий сервер у червні не вимикаємо."],
    ["Gudang memakai pemindai Zeta.", "Gudang tidak memakai pemindai Zeta."],
    ["Kargo cumartesi günü dağıtım yapıyor ve bu kesin değil.", "Kargo cumartesi günü dağıtım yapıyor ve bu kesin."],
    ["接口支持断点续传。", "接口不支持断点续传。"],
    ["倉庫は日曜日に稼働する。", "倉庫は日曜日に稼働しない。"],
    ["창고는 일요일에 배송한다.", "창고는 일요일에 배송하지 않는다."],
  ])("is found: %s", (claim, evidence) => {
    expect(contradiction(claim, `Two calls.\n- ${evidence}`)).toMatchObject({ sentence: claim });
  });

  it.each([
    ["said in other words", "Avoid deploying on Fridays.", "Do not deploy on Fridays."],
    ["a denied opposite", "Telemetry of the shop is disabled.", "Telemetry of the shop is not enabled."],
    ["two denials", "Deploy only with a green smoke test.", "Never deploy without a green smoke test."],
    [
      "a denial left out that is another",
      "Tests run against a real database.",
      "Tests run against a real database, never a mock.",
    ],
    [
      "a contrast left out",
      "The scanner reads code labels because round tags tear at the scanner.",
      "The scanner reads code labels, not round tags, because round tags tear at the scanner.",
    ],
    [
      "a contrast told with another word",
      "Bins are sorted per street and year, not by weight, since drivers ask for it.",
      "Bins are sorted per street and year instead of by weight, since drivers ask for it.",
    ],
    ["a denial behind a label", "No vans leave the depot on Sundays.", "Decision: no vans leave the depot on Sundays."],
    ["the other order of words", "Billing moves to Kestrel from Heron.", "Billing moves from Heron to Kestrel."],
    [
      "corrected in the log itself",
      "Lunch is at noon in Lyon.",
      "Lunch is not at noon in Lyon.\nAfter all lunch is at noon in Lyon.",
    ],
    [
      "another statement",
      "The shop of Lyon opens in May.",
      "The shop of Vigo does not open before June, and Braga waits.",
    ],
  ])("is not found in what is %s", (_, claim, evidence) => {
    expect(contradiction(claim, evidence)).toBeUndefined();
  });

  it.each([
    ["nothing but the denial parts them", "Kestrel ships on Sundays.", "Kestrel does not ship on Sundays.", true],
    ["nothing but the order of two values", "Rent rose from 90 to 70 euro.", "Rent rose from 70 to 90 euro.", true],
    [
      "each has a word of its own",
      "Kestrel ships tea on Sundays from the depot.",
      "Kestrel does not ship rice on Sundays from the depot.",
      false,
    ],
    ["one prefers", "Kestrel ships tea instead of rice.", "Kestrel does not ship tea instead of rice.", false],
  ])("is sure or not: %s", (_, claim, evidence, sure) => {
    expect(contradiction(claim, evidence)?.sure).toBe(sure);
  });
});
