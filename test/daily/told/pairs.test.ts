/** Pairs of user and password under a heading or a label of logins. */
import { describe, expect, it } from "vitest";
import { redactText } from "../../../src/daily/redact.ts";

describe("a pair of user and password", () => {
  it.each([
    "## Credentials\n- staging: deploy, Heron-Lake-7",
    "## Logins\n- Hetzner robot — eva@acme.test — Heron.Lake7",
    "Identifiants OVH : ab12345-ovh / Heron.Lake7",
    "robot logins stay eva@acme.test Heron.Lake7",
    "VPN login: eva, Heron.Lake7",
    "Accès VPN : eva, Heron.Lake7",
    "VPN账号：eva，Heron.Lake7",
  ])("is parted, and the user stays: %s", (text) => {
    const shown = redactText(text).text;
    expect(shown).not.toContain("Heron");
    expect(shown).toMatch(/(?:deploy|eva|ab12345-ovh).*\[redacted:password\]$/);
  });

  it.each([
    "## Accounts\n- billing: carla, finance team\n- metrics: readonly, since May",
    "## Logins\n- OVH console — ops@acme.test — ticket OVH-4471\n- AWS: root, MFA on a key",
    "Sign-in: Google, OAuth2Proxy",
    "Grafana login: tom, v11.2",
  ])("is none where the second says something else: %s", (text) => {
    expect(redactText(text).text).toBe(text);
  });

  it.each([
    "- user / Heron!",
    "- admin / Heron!",
    "Login: root / Heron77!",
    "1. NAS: postgres / heron42",
    "* carla / H3ron!",
    "- Benutzer / Heron!",
    "- пользователь / Heron!",
    "- 用户 / Heron!",
    "## Zugangsdaten\n\n- kasse / Heron!",
    "## Identifiants\n\n- caisse : lea / Heron!",
    "## 登录信息\n\n- 收银台 / Heron!",
  ])("is told by its shape, where nothing else stands in the item: %s", (text) => {
    const shown = redactText(text).text;
    expect(shown).not.toMatch(/heron|h3ron/i);
    expect(shown).toMatch(/ \/ \[redacted:password\]$/);
  });

  it.each([
    "- yes / No!",
    "- Hello / Hola!",
    "- admin / user",
    "- guest / Room12",
    "- E-Mail / Telegram2",
    "- root / guest / service",
    "- user / Team 7!",
    "- user / 95.4%",
    "It runs on Node18 / Node20!",
    "- user / /var/lib/users",
    "- admin / PR-412",
    "- Roles: admin / editor2.md",
    "## Logins\n\n- Google / GitHub",
    "## Accounts\n\n- carla / finance",
  ])("is none in an item of two words: %s", (text) => {
    expect(redactText(text).text).toBe(text);
  });
});
