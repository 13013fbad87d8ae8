/** All languages, in the order of `LANGUAGES`. A new one is a file beside this and a line here. */
import { de } from "./de.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { id } from "./id.ts";
import { it } from "./it.ts";
import { ja } from "./ja.ts";
import { ko } from "./ko.ts";
import type { Lexicon } from "./lexicon.ts";
import { nl } from "./nl.ts";
import { pl } from "./pl.ts";
import { pt } from "./pt.ts";
import { ru } from "./ru.ts";
import { tr } from "./tr.ts";
import { uk } from "./uk.ts";
import { zh } from "./zh.ts";

export const LEXICONS: readonly Lexicon[] = [en, de, fr, es, it, pt, nl, pl, ru, uk, id, tr, zh, ja, ko];

/** Words for a password in languages that have no lexicon here: the logs of many hold them, and a secret cannot be taken back. */
export const PASSWORD_ELSEWHERE =
  "lösenord, lösenordet, adgangskode, adgangskoden, kodeord, kodeordet, passord, passordet, salasana, salasanan, heslo, hesla, heslem, jelszó, jelszava, parolă, lozinka, zaporka, geslo, κωδικός, κωδικός πρόσβασης, парола, лозинка, סיסמה, סיסמא, הסיסמה, הסיסמא, كلمة المرور, كلمة مرور, كلمة السر, الرقم السري, رمز عبور, पासवर्ड, mật khẩu, รหัสผ่าน, kata laluan";
/** Likewise for a code, and what says what it is. */
export const CODE_ELSEWHERE =
  "larmkod, larmkoden, portkod, portkoden, dörrkod, dörrkoden, alarmkode, alarmkoden, dørkode, dørkoden, kód alarmu, kód k alarmu, kód od (branky|brány|dveří|vchodu), kód dverí, riasztókód, kapukód";
export const IS_ELSEWHERE =
  "är, är nu, är numera, har ändrats till, er nå, er nu, je teď, je nově, je teraz, alarmu je, (branky|brány|dveří|vchodu) je, (kartě|karty) je, PIN je";
