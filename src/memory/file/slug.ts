/**
 * The file name of a memory: `<type>_<slug>.md`, generated, never taken from a model. Other scripts are romanised by
 * tables of single characters (so kanji read as pinyin): no dictionary is loaded for a name that nobody speaks.
 */
import { hash } from "node:crypto";
import { isRomanisedWhole, romanised } from "../../text/romanise.ts";

const LONGEST = 60;
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)$/;

/**
 * `[a-z0-9-]`, 1 to 60 characters. A name that loses letters, is cut, comes out empty or is a device name on Windows gets
 * `-` and 8 hex of its digest. Other names may share a slug: whoever takes one looks whether it is free.
 */
export function slugOf(name: string): string {
  const plain = name.normalize("NFKC");
  const slug = romanised(plain);
  const lossy = slug === "" || slug.length > LONGEST || RESERVED.test(slug) || !isRomanisedWhole(plain);
  return lossy ? suffixed(slug, name) : slug;
}

/** A slug with 8 hex of the digest of `distinct`, still at most 60 characters. */
export function suffixed(slug: string, distinct: string): string {
  const hex = hash("sha256", distinct.normalize("NFC")).slice(0, 8);
  const room = slug.slice(0, LONGEST - 9).replace(/-+$/, "");
  return room === "" ? hex : `${room}-${hex}`;
}
