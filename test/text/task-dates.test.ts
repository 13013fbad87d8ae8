import { describe, expect, it } from "vitest";
import { plainText } from "../../src/text/plain.ts";
import { taskDatesIn, withDaysInWords, withDueDay } from "../../src/text/task-dates.ts";

describe("the days that a task is tied to", () => {
  it.each([
    ["Send the offer to Miller 📅 2026-05-07", "Send the offer to Miller (due 2026-05-07)"],
    ["Zertifikat erneuern ⏳ 2026-06-01 📅 2026-06-30", "Zertifikat erneuern (due 2026-06-30)"],
    ["Zertifikat erneuern ⏳ 2026-06-01", "Zertifikat erneuern (planned 2026-06-01)"],
    ["Régler la facture [due:: 2026-05-20].", "Régler la facture (due 2026-05-20)."],
    ["交租 🗓️ 2026-05-31 ➕ 2026-04-01", "交租 (due 2026-05-31)"],
    ["Позвонить Анне DEADLINE: <2026-05-07 чт>", "Позвонить Анне (due 2026-05-07)"],
    ["Call Jo. She is back from Rome. 📅 2026-05-07", "Call Jo (due 2026-05-07). She is back from Rome."],
    ["Book the train by 2026-05-11 📅 2026-05-11", "Book the train by 2026-05-11"],
    ["Send the offer (📅 2026-05-07) #work", "Send the offer (due 2026-05-07)"],
    ["Send the offer 📅 2026-02-30", "Send the offer"],
    [
      "Miete zahlen 🔁 every 3 months on the 1st ⏫ 📅 2026-05-11 🆔 ab12 ⛔ cd34,ef56",
      "Miete zahlen (due 2026-05-11)",
    ],
    ["Deploy ⛔ blocked by Anna", "Deploy ⛔ blocked by Anna"],
    // What is begun, made or comes again has no deadline by that.
    ["Water the plants 🔁 every week ⏫ 🛫 2026-04-10 ➕ 2026-04-01", "Water the plants"],
  ])("are told in words, without their signs: %s", (written, told) => {
    expect(withDueDay(plainText(written), taskDatesIn(written))).toBe(told);
  });

  it.each([
    ["Send the offer (📅 2026-05-07) to Miller", "Send the offer (due 2026-05-07) to Miller"],
    ["Zahlen ➕ 2026-04-01 ⏳ 2026-05-07 ✅ 2026-05-06", "Zahlen (planned 2026-05-07)"],
    ["a - b", "a - b"],
  ])("become words where they stand: %s", (written, told) => {
    expect(withDaysInWords(written)).toBe(told);
  });
});
