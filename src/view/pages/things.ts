/**
 * What is known of which thing: a small picture of the things that name one another, and each with its facts.
 */
import type { FactSeen, ThingSeen, Things } from "../model/things.ts";
import { type Html, html } from "./html.ts";
import { phrase, phraseText } from "./markdown.ts";
import type { Place } from "./place.ts";

export function thingsPage({ things, ways }: Things, place: Place): Html {
  const { href } = place;
  const thing = ({ id, name, kind, aliases, facts }: ThingSeen): Html =>
    html`<section class="thing"><h3><a href="${href("memory", id)}">${phrase(name)}</a></h3>
<p class="facts">${kind}${aliases.length > 0 && `; also ${aliases.join(", ")}`}</p>
${factList(facts, place)}</section>`;
  return html`<h1>Graph</h1>
${picture(things, place)}
<h2>Things</h2>
${things.length === 0 && html`<p>No things are known: the <code>knowledge</code> profile finds them.</p>`}
${things.map(thing)}
${
  ways.length > 0 &&
  html`<h2>Ways of working</h2><ul>${ways.map(
    ({ id, name, description }) =>
      html`<li><a href="${href("memory", id)}">${phrase(name)}</a>: ${phrase(description)}</li>`,
  )}</ul>`
}`;
}

export const factList = (facts: readonly FactSeen[], { href }: Place): Html =>
  html`<ul>${facts.map(({ slot, value, of, scope, from, to }) => {
    const named = of === undefined ? value : html`<a href="${href("memory", of)}">${value}</a>`;
    return html`<li>${to !== undefined ? html`<s>${slot}: ${named}</s>` : html`${slot}: <strong>${named}</strong>`} <span class="facts">${scope}, ${to === undefined ? `since ${from}` : `${from} to ${to}`}</span></li>`;
  })}</ul>`;

const MOST = 30;
const SIDE = 640;
const MIDDLE = SIDE / 2;
/** A name is as wide as this. */
const APART = 60;
const WIDEST = 250;

/** The things with most ties, on a circle. */
function picture(things: readonly ThingSeen[], { href }: Place): Html | false {
  const ties = things.flatMap(({ id, names }) => names.map((other) => [id, other] as const));
  if (ties.length === 0) return false;
  const weight = (id: string): number => ties.filter((tie) => tie.includes(id)).length;
  const drawn = things
    .filter(({ id }) => weight(id) > 0)
    .toSorted((a, b) => weight(b.id) - weight(a.id))
    .slice(0, MOST);
  const radius = Math.min(WIDEST, (APART * drawn.length) / Math.PI);
  const height = 2 * radius + APART;
  const seatOf = (angle: number) => ({
    x: Math.round(MIDDLE + radius * Math.cos(angle)),
    y: Math.round(height / 2 + radius * Math.sin(angle)),
  });
  const at = new Map(drawn.map(({ id }, i) => [id, seatOf((i / drawn.length) * 2 * Math.PI - Math.PI / 2)]));
  const lines = ties.flatMap(([from, to]) => {
    const [a, b] = [at.get(from), at.get(to)];
    return a && b ? [html`<line x1="${a.x}" y1="${a.y}" x2="${b.x}" y2="${b.y}"></line>`] : [];
  });
  return html`<figure class="drawn"><figcaption>Things that name one another in a fact that holds</figcaption>
<svg class="net" viewBox="0 0 ${SIDE} ${Math.ceil(height)}" role="group" aria-label="${drawn.length} things and ${lines.length} ties; the list below says the same">${lines}${drawn.map(
    ({ id, name }) => {
      const { x, y } = at.get(id)!;
      return html`<a href="${href("memory", id)}"><circle cx="${x}" cy="${y}" r="7"></circle><text x="${x}" y="${y - 12}">${[...phraseText(name)].slice(0, 24).join("")}</text></a>`;
    },
  )}</svg></figure>`;
}
