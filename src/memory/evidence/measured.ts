/**
 * Figures of a claim that its lines tell with another unit or magnitude: `4 days` of `within 4 hours`, `3,4 EUR` of `3,4 Mio.
 * EUR`. A figure that either tells without one is believed.
 */
import { escaped } from "../../text/days/forms.ts";
import { withFigures } from "../../text/folding.ts";
import { saying } from "../../text/phrases.ts";
import { HALF, type Quantity, quantitiesIn, tellsHalf } from "../../text/quantities.ts";

export type Mismeasured = NonNullable<ReturnType<typeof mismeasured>>;

export function mismeasured(claim: string, evidence: string) {
  // `An hour` of `half an hour`: an article counts beside a half.
  const least = tellsHalf(claim) || tellsHalf(evidence) ? 1 : undefined;
  const told = quantitiesIn(claim, least);
  if (told.length === 0) return undefined;
  const said = evidence.split("\n").flatMap((line) => quantitiesIn(line, least));
  const plain = withFigures(claim);
  const lines = withFigures(evidence);
  for (const one of told) {
    // `451K` of a line in another language than the claim.
    const written = plain.slice(one.from, one.to);
    if (/^\d/.test(written) && standsIn(lines, written)) continue;
    const same = said.filter(
      (other) => areDigitsOf(one.digits, other.digits) || isHalfOf(one, other) || isHalfOf(other, one),
    );
    if (same.length === 0 || said.some((other) => mayBe(one, other))) continue;
    const isTold = same.some((other) => other.digits.length > one.digits.length || other.readings.some(isMeasured));
    return { text: written, sure: isTold };
  }
  return undefined;
}

const standsIn = (text: string, figure: string): boolean =>
  new RegExp(`(?<![\\p{L}\\p{N}.,])${escaped(figure)}(?![\\p{L}\\p{N}]|[.,]\\d)`, "u").test(text);

const isHalfOf = (one: Quantity, other: Quantity): boolean =>
  Number(one.digits) === HALF &&
  Number(other.digits) === 1 &&
  one.readings.some(({ unit }) => unit !== undefined && other.readings.some((its) => its.unit === unit));

const isMeasured = ({ unit, magnitude }: Quantity["readings"][number]): boolean =>
  unit !== undefined || magnitude !== 1;

const MULTIPLE = saying("multiple");

/** `Twice as many as before`, where no line says so and none has two figures to reckon it from. */
export function unsaidMultiple(claim: string, evidence: string): string | undefined {
  const found = MULTIPLE.first(claim);
  if (found === undefined || MULTIPLE.test(evidence)) return undefined;
  const figures = new Set(
    evidence
      .split("\n")
      .flatMap((line) => quantitiesIn(line))
      .map(({ digits }) => digits),
  );
  return figures.size < LEAST_RECKONED ? claim.slice(found.from, found.to) : undefined;
}
const LEAST_RECKONED = 2;

/** The same, or without its thousands: `120` of `120.000`. */
const areDigitsOf = (a: string, b: string): boolean =>
  a === b || THOUSANDS.test(rest(a, b)) || THOUSANDS.test(rest(b, a));
const rest = (long: string, short: string): string => (long.startsWith(short) ? long.slice(short.length) : "");
const THOUSANDS = /^(?:000)+$/;

function mayBe({ readings }: Quantity, other: Quantity): boolean {
  return readings.some((ours) =>
    other.readings.some(
      (theirs) =>
        (ours.unit === undefined || theirs.unit === undefined || ours.unit === theirs.unit) &&
        ours.value * ours.magnitude === theirs.value * theirs.magnitude,
    ),
  );
}
