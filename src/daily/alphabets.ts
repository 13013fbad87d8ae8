/**
 * Letters beyond ASCII that people of one language write: a text that was read in the wrong encoding has letters of several.
 */
const alphabet = (letters: string): ReadonlySet<string> =>
  new Set(letters + letters.toUpperCase() + letters.toLowerCase());

/** By the family of encodings that a language was written in. */
export const ALPHABETS = {
  // Names of all neighbours stand in a text of any of them.
  western: [alphabet("àáâãäåæçèéêëìíîïñòóôõöøùúûüÿœßªºµ"), alphabet("áéíóúýþæöð"), alphabet("äåöéšžüõ")],
  central: [
    alphabet("ąćęłńóśźż"),
    alphabet("áčďéěíňóřšťúůýž"),
    alphabet("áäčďéíĺľňóôŕšťúýž"),
    alphabet("áéíóöőúüű"),
    alphabet("ăâîşţ"),
    alphabet("čćđšž"),
    alphabet("äöüß"),
  ],
  turkish: [new Set([...alphabet("çğıöşüâîû"), "\u0130"])],
  cyrillic: [alphabet("абвгдежзийклмнопрстуфхцчшщъыьэюяё"), alphabet("абвгґдеєжзиіїйклмнопрстуфхцчшщьюя")],
} as const;

/** The commonest of Cyrillic: in another encoding of the same alphabet others seem to be. */
export const COMMON_CYRILLIC = alphabet("оеаинтірсвл");
