/** How people pick the first or the second of what was offered, in every language at once. `First, look at the log` picks nothing. */
import type { Phrases } from "./lexicon.ts";

export const PLACES: readonly [first: Phrases, second: Phrases] = [
  `the first, first one, the former, (der|die|das|den) (erste|ersten|erstere|ersteren), (le|la) (premier|première), (el|la) (primero|primera|primer),
  (il|la) (primo|prima), (o|a) (primeiro|primeira), de eerste, het eerste, pierwszy, pierwsza, pierwszą, pierwsze, первый, первая, первое, первую,
  перший, перша, перше, першу, (yang|opsi|pilihan) pertama, ilki, ilkini, birinci, birincisi, birincisini, 第一, 前者, 最初, 一つ目, 一番目, 첫`,
  `the second, second one, the latter, (der|die|das|den) (zweite|zweiten|letztere|letzteren), (le|la) (deuxième|second|seconde), (el|la) (segundo|segunda),
  (il|la) (secondo|seconda), (o|a) (segundo|segunda), de tweede, het tweede, drugi, druga, drugą, drugie, второй, вторая, второе, вторую,
  другий, друга, друге, другу, (yang|opsi|pilihan) kedua, ikinci, ikincisi, ikincisini, 第二, 后者, 後者, 二つ目, 二番目, 두 번째, 두번째, 둘째`,
];

/** What puts something in a place, in every language at once: a sentence can do without it and its name. */
export const BEFORE_NAMES: ReadonlySet<string> = new Set(
  `on in at with of auf im am mit bei von dans sur avec de du en con del su nel di em no na com op van bij met
  w ze z przy в на с во при у з pada di`.split(/\s+/u),
);
