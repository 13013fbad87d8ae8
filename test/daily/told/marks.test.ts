/** Which words of a line name a secret, in each language and as code writes them. */
import { describe, expect, it } from "vitest";
import { marksIn } from "../../../src/daily/told/marks.ts";
import { setsSecret } from "../../../src/daily/told/reading.ts";

const NAMING = ["password", "phrase", "code", "key", "token"];
const named = (line: string): string[] =>
  marksIn(line)
    .filter(({ part }) => NAMING.includes(part))
    .map(({ from, to }) => line.slice(from, to));

describe("the words that name a secret", () => {
  it.each([
    ["the staging passphrase is Tulip", "passphrase"],
    ["Das Kennwort lautet Tulip", "Kennwort"],
    ["Unser Datenbankpasswort ist Tulip", "Datenbankpasswort"],
    ["le mot de passe est Tulip", "mot de passe"],
    ["la contraseña es Tulip", "contraseña"],
    ["la parola di accesso è Tulip", "parola di accesso"],
    ["a senha é Tulip", "senha"],
    ["het wachtwoord is Tulip", "wachtwoord"],
    ["hasło to Tulip", "hasło"],
    ["Пароль от графаны: Tulip", "Пароль"],
    ["пароль для сервера це Tulip", "пароль"],
    ["kata sandi adalah Tulip", "kata sandi"],
    ["sunucunun şifresi Tulip", "şifresi"],
    ["数据库密码是 Tulip", "密码"],
    ["データベースのパスワードは Tulip", "パスワード"],
    ["데이터베이스 비밀번호는 Tulip", "비밀번호"],
    ["SMTP_PASSWORT=Tulip", "PASSWORT"],
    ["dbPassword = Tulip", "Password"],
    ["mot-de-passe: Tulip", "mot-de-passe"],
  ])("are found in “%s”", (line, word) => {
    expect(named(line)).toContain(word);
  });

  it.each([
    "We pin the version of the action.",
    "The primary key is the id.",
    "Error code 42 again.",
    "OpenClaw",
  ])("are not found in “%s”", (line) => {
    expect(named(line)).toEqual([]);
  });

  it("and what gives it a value", () => {
    expect(setsSecret("Set the password to Tulip")).toBe(true);
    expect(setsSecret("Run the tests")).toBe(false);
    expect(setsSecret("Passwort ist Tulip")).toBe(true);
  });
});
