/**
 * How chats label the two who talk, in languages of which lithify knows no more: it must not take one's words for the other's.
 */
import type { Phrases } from "./lexicon.ts";

export const PERSON: Phrases = `المستخدم, مستخدم, أنا, کاربر, משתמש, उपयोगकर्ता, người dùng, ผู้ใช้, χρήστης, uživatel, používateľ, användare, användaren, bruker,
  brukeren, bruger, käyttäjä, felhasználó, utilizator, потребител, korisnik, kasutaja, vartotojas, lietotājs`;
export const MACHINE: Phrases = `المساعد, مساعد, الذكاء الاصطناعي, دستیار, עוזר, सहायक, trợ lý, ผู้ช่วย, βοηθός, asistent, assistent, assistenten, avustaja, asszisztens, асистент,
  pomoćnik, assistentti, assistent`;
