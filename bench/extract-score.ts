/**
 * Scores what a profile made of a labelled text. Entries and expectations are paired one to one, an expectation only by an
 * entry that says all its keywords; whatever is left over counts against the profile, a second telling as much as junk. So
 * five copies of one entry are one hit and four charges. Before: extract-cases. After: extract prints it. Pure.
 */

/** What a text should give. */
export interface Expected {
  readonly kind: string;
  /** Each must stand in the entry; of `a|b` one of the two. */
  readonly keywords: readonly string[];
  /** None may. */
  readonly without?: readonly string[];
  /** Least and most importance, where the profile rates. */
  readonly importance?: readonly [number, number];
}

export interface Made {
  readonly kind: string;
  /** All that it says, subject included. */
  readonly text: string;
  readonly importance?: number;
}

export interface Score {
  readonly expected: number;
  readonly made: number;
  readonly hits: number;
  readonly sameKind: number;
  /** Of the hits with an expected importance, how many have it. */
  readonly rated: number;
  readonly rateable: number;
  /** Entries that say what another, paired one says already. */
  readonly duplicates: number;
  /** All other entries without an expectation. */
  readonly junk: number;
}

export function scoreOf(expected: readonly Expected[], made: readonly Made[]): Score {
  const pairs = pairsOf(expected, made);
  const hits = [...pairs].map(([e, m]) => ({ wanted: expected[e]!, got: made[m]! }));
  const rateable = hits.filter(({ wanted }) => wanted.importance !== undefined);
  const paired = new Set(pairs.values());
  const left = made.filter((_, m) => !paired.has(m));
  const duplicates = left.filter((one) => expected.some((wanted) => fits(wanted, one))).length;
  return {
    expected: expected.length,
    made: made.length,
    hits: hits.length,
    sameKind: hits.filter(({ wanted, got }) => isKind(wanted, got)).length,
    rateable: rateable.length,
    rated: rateable.filter(({ wanted, got }) => {
      const [least, most] = wanted.importance!;
      return got.importance !== undefined && got.importance >= least && got.importance <= most;
    }).length,
    duplicates,
    junk: left.length - duplicates,
  };
}

/** Of `fact|event` either is right. */
export const isKind = (wanted: Expected, got: Made): boolean => wanted.kind.split("|").includes(got.kind);

export function fits({ keywords, without = [] }: Expected, { text }: Made): boolean {
  const plain = folded(text);
  return (
    keywords.every((keyword) => keyword.split("|").some((one) => plain.includes(folded(one)))) &&
    !without.some((word) => plain.includes(folded(word)))
  );
}

const folded = (text: string): string =>
  text.normalize("NFKC").toLowerCase().replace(/[`*]/g, "").replace(/’/g, "'").replace(/\s+/g, " ");

/** The most pairs there can be (augmenting paths, Kuhn 1955), those of one kind first. */
function pairsOf(expected: readonly Expected[], made: readonly Made[]): Map<number, number> {
  const of = new Map<number, number>();
  const choices = expected.map((wanted) =>
    made
      .flatMap((one, m) => (fits(wanted, one) ? [m] : []))
      .sort((a, b) => Number(isKind(wanted, made[b]!)) - Number(isKind(wanted, made[a]!))),
  );
  const pair = (e: number, tried: Set<number>): boolean => {
    for (const m of choices[e]!) {
      if (tried.has(m)) continue;
      tried.add(m);
      const other = of.get(m);
      if (other === undefined || pair(other, tried)) {
        of.set(m, e);
        return true;
      }
    }
    return false;
  };
  for (const e of expected.keys()) pair(e, new Set());
  return new Map([...of].map(([m, e]) => [e, m]));
}

export const sumOf = (scores: readonly Score[]): Score => {
  const total = (key: keyof Score): number => scores.reduce((sum, score) => sum + score[key], 0);
  return {
    expected: total("expected"),
    made: total("made"),
    hits: total("hits"),
    sameKind: total("sameKind"),
    rated: total("rated"),
    rateable: total("rateable"),
    duplicates: total("duplicates"),
    junk: total("junk"),
  };
};

export const f1Of = ({ hits, expected, made }: Score): number =>
  expected + made === 0 ? 1 : (2 * hits) / (expected + made);
