import { describe, expect, it } from "vitest";
import { exchanged } from "../../../src/memory/identity/exchanged.ts";
import { saysItAgain, saysTheSame } from "../../../src/memory/identity/identity.ts";

describe("two words that have changed places", () => {
  it.each([
    ["The user prefers tea over coffee.", "The user prefers coffee over tea.", false],
    ["Traffic goes from the proxy to the cache", "Traffic goes from the cache to the proxy", false],
    ["We chose New York over Lyon, since it is near", "We chose Lyon over New York, since it is near", false],
    ["用户喜欢茶胜过咖啡。", "用户喜欢咖啡胜过茶。", false],
    ["Склад важнее магазина для Анны", "Магазина важнее склад для Анны", true],
    ["Anna prüft, was Bernd schreibt, immer", "Bernd prüft, was Anna schreibt, immer", true],
    ["The archive is moved from B2 to Wasabi.", "We shift the archive from Wasabi to B2", false],
    ["El almacén vuelve de Odoo a SAP, por las caídas.", "Pasamos el almacén de SAP a Odoo, por el coste.", false],
    ["La compta repasse de Pennylane à Sage.", "On transfère la compta de Sage vers Pennylane", false],
    ["Пошта переїжджає з Прото на Укрнет", "Ми переносимо пошту з Укрнету на Прото", false],
    ["Mağaza Ticimax'tan Shopify'a geçiyor.", "Mağazayı Shopify'dan Ticimax'a taşıyoruz.", false],
    ["网站从腾讯云迁到阿里云", "我们把网站从阿里云迁到腾讯云", false],
    ["Oak was picked over larch for the door", "We picked larch over oak for the door", false],
    ["Le chêne a été choisi plutôt que le mélèze", "On choisit le mélèze plutôt que le chêne", false],
    ["Eiche wurde statt Lärche genommen", "Wir nehmen Lärche statt Eiche", false],
    ["Vor dem Shop läuft nginx statt Caddy", "Statt nginx läuft jetzt Caddy vor dem Shop", false],
    ["The shop runs nginx instead of Caddy", "Instead of nginx the shop now runs Caddy", false],
    ["Взяли Jenkins вместо GitLab CI", "Вместо Jenkins взяли GitLab CI", false],
    ["橡木被选中而不是松木", "我们选择松木而不是橡木", false],
  ])("are found: %s", (one, other, atBeginning) => {
    expect(exchanged(one, other)).toMatchObject({ atBeginning });
    expect(exchanged(other, one)).toMatchObject({ atBeginning });
  });

  it.each([
    ["Ann and Bob review the plan", "Bob and Ann review the plan"],
    ["Das prüfen Anna oder Bernd", "Das prüfen Bernd oder Anna"],
    ["The user prefers tea over coffee.", "The user prefers tea over coffee."],
    ["On Mondays the depot sells tea", "The depot sells tea on Mondays"],
    ["The user prefers tea over coffee.", "The user prefers tea over cocoa."],
    ["Oak was not picked over larch", "We picked larch over oak"],
    ["Larch was picked over oak", "We picked larch over oak"],
    ["Vor dem Shop läuft Caddy statt nginx", "Statt nginx läuft jetzt Caddy vor dem Shop"],
    ["The oak desk over oak shelves", "An oak desk over oak shelves"],
    ["Over the bus we take the train", "We take the train over the bus"],
    ["The shop goes from Odoo to Vend", "We move the till from Vend to Odoo"],
    ["We compared Odoo and SAP for the shop", "We move the shop from SAP to Odoo"],
    ["No jars for the honey at the market stall", "The market stall sells honey"],
  ])("are none: %s", (one, other) => {
    expect(exchanged(one, other)).toBeUndefined();
  });
});

it("make another claim of it, which neither says the old one again nor is it put otherwise", () => {
  const told = (name: string) => ({ type: "user" as const, name, description: name, body: `${name}.` });
  const [tea, coffee] = [told("The user prefers tea over coffee"), told("The user prefers coffee over tea")];
  expect([saysItAgain(tea, tea), saysTheSame(tea, tea)]).toEqual([true, true]);
  expect([saysItAgain(coffee, tea), saysTheSame(coffee, tea)]).toEqual([false, false]);
});
