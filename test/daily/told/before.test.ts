/** A value that stands before the word for it, in every language, told by its looks. */
import { describe, expect, it } from "vitest";
import { redactText } from "../../../src/daily/redact.ts";

describe("a value that stands before the word for it", () => {
  it.each([
    "keep Heron.Lake7 as the password of the NAS",
    "Keep hunter22 as the staging password",
    "Heron.Lake7 is the NAS password now",
    "Heron.Lake7 stays the admin password",
    "the staging DB accepts 'Heron.Lake7' as password",
    "new hires get Heron.Lake7 as their first password",
    "Heron.Lake7 (NAS password)",
    "Heron2024! ist weiterhin das Passwort vom Drucker",
    "Beschluss: Heron.Lake7 bleibt das Admin-Passwort",
    "Gardez Heron.Lake7 comme mot de passe admin",
    "Dejamos Heron.Lake7 como contraseña del NAS",
    "Heron.Lake7 resta la password del NAS",
    "Mantenham Heron.Lake7 como senha do NAS",
    "Heron.Lake7 blijft het wachtwoord van het NAS",
    "Heron.Lake7 to teraz hasło do NAS",
    "Оставляем Heron.Lake7 как пароль от склада",
    "Залишаємо Heron.Lake7 як пароль до складу",
    "Heron.Lake7 yazıcının şifresi olarak kalsın",
    "Pakai terus Heron.Lake7 sebagai kata sandi NAS",
    "Heron.Lake7 をNASのパスワードにした",
    "Heron.Lake7 를 프린터 비밀번호로 유지한다",
    "把 Heron.Lake7 设为NAS的密码",
    "8842 is the PIN of the safe",
    "hunter22 stays the guest wifi password until spring",
  ])("is gone: %s", (line) => {
    const { text } = redactText(line);
    expect(text).not.toMatch(/Heron|hunter22|8842/);
    // No word of the sentence goes with it.
    expect(text.replace(/\[redacted:\w+\]/, "").length).toBeGreaterThanOrEqual(line.length - "'Heron.Lake7'".length);
  });

  it.each([
    "GPT-4.1-Mini is the model that resets passwords.",
    "KeePassXC2 is the password manager now.",
    "UserService2 is the class with the password check.",
    "Set3DPassword is the function.",
    "Keycloak24 est désormais le service des mots de passe.",
    "ISO-27001 bleibt die Vorgabe für das Passwort-Konzept.",
    "Keep Node24 as the runtime; the password flow stays.",
    "2048 is the PIN length limit.",
    "Keycloak24 is the NAS password portal.",
    "决定把 Vault2Go 作为密码管理器。",
  ])("stays where the word is about something else: %s", (line) => {
    expect(redactText(line).text).toBe(line);
  });
});
