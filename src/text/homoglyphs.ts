/**
 * Letters that look like letters of another script, so that `іgnоrе` with Cyrillic letters is read as it is seen. What NFKC
 * folds (full width, mathematical, circled letters) is not listed. From the confusables of UTS #39, the letters alone.
 */

/** Row by row: the Latin letter, then those that pass for it. */
const LIKE_LATIN = `
  a аαɑạᴀ b ьʙβ c сϲᴄ d ԁɗᴅ e еεҽєɛᴇ f ƒꜰ g ɡԍġɢ h һհʜ i іιıɩїίɪӏᎥ j јϳᴊ k кκĸᴋ l ӏℓⅼǀʟ m мᴍ n пηոɴ o оοօσᴏ p рρᴘ q ԛգǫ r гʀ s ѕꜱ t тτᴛ
  u υսᴜ v νѵᴠ w ԝωᴡѡ x хχ y уγүʏ z ᴢ
  A АΑᎪ B ВΒᏴ C СϹᏟ D Ꭰ E ЕΕᎬ F Ϝ G ԌᏀᏳ H НΗᎻ I ІΙӀ J ЈᎫ K КΚᏦ L Ꮮ M МΜᎷ N ΝᏁ O ОΟᎾᏅ P РΡᏢ Q Ԛ R ᏒᎡ S ЅᏚ T ТΤᎢ U Ս V ᏙѴ W ԜᎳ X ХΧ Y УΥҮᎩ Z ΖᏃ`;

/** Letters in discs and boxes, and of flags, which NFKC leaves: a whole alphabet from each of these on. */
const BOXED = /[\u{1f150}-\u{1f169}\u{1f170}-\u{1f189}\u{1f1e6}-\u{1f1ff}]/gu;
export const unboxed = (text: string): string =>
  text.replace(BOXED, (sign) =>
    String.fromCharCode(97 + ((sign.codePointAt(0)! - (sign < "\u{1f1e6}" ? 0x1f150 : 0x1f1e6)) % 32)),
  );

/** The other way: the Cyrillic letter, then the Latin ones that pass for it. */
const LIKE_CYRILLIC = `
  а a в b с c е e г r н h к k м m о o р p и u т t у y х x п n з 3 ё ë і i ї ï ѕ s ј j
  А A В B С C Е E Н H К K М M О O Р P Т T У Y Х X З 3 І I`;

const tableOf = (rows: string): ReadonlyMap<string, string> => {
  const words = rows.trim().split(/\s+/);
  const table = new Map<string, string>();
  for (let i = 0; i + 1 < words.length; i += 2) for (const like of words[i + 1]!) table.set(like, words[i]!);
  return table;
};
const TO_LATIN = tableOf(LIKE_LATIN);
const TO_CYRILLIC = tableOf(LIKE_CYRILLIC);

const LOOKS_MIXED =
  /[A-Za-z][\u0370-\u052f\u0570-\u0590\u13a0-\u13f4\ua730-\ua7af]|[\u0370-\u052f\u0570-\u0590\u13a0-\u13f4\ua730-\ua7af][A-Za-z]/;
const WORD = /[\p{L}\p{M}\d]+/gu;

/** Whether a word is written with the letters of two scripts that look alike. */
export const mixesScripts = (text: string): boolean => LOOKS_MIXED.test(text);

/** Each word that can be written in Latin letters as it looks, so written; in a text of another script this is gibberish. */
export const seenAsLatin = (text: string): string =>
  text.replace(WORD, (word) => respelled(word, TO_LATIN, /^[\p{sc=Latin}\p{M}\d]+$/u));

/** The same with Cyrillic letters. */
export const seenAsCyrillic = (text: string): string =>
  text.replace(WORD, (word) => respelled(word, TO_CYRILLIC, /^[\p{sc=Cyrillic}\p{M}\d]+$/u));

function respelled(word: string, table: ReadonlyMap<string, string>, whole: RegExp): string {
  let seen = "";
  for (const letter of word) seen += table.get(letter) ?? letter;
  return whole.test(seen) ? seen : word;
}
