/**
 * Gives a claim another name than the thing that it is about, when that thing has a file of its own: two lines of an
 * index under one name tell nobody which to open.
 */
import { nameKey } from "../entity/names.ts";
import type { Found } from "../memory.ts";

/** Characters of what stands behind the thing's name. */
const LONGEST_LEAD = 60;

/** The claims, in their order; only names change, and only of those that bear the name of a thing found with them. */
export function namedApart(found: readonly Found[]): Found[] {
  const things = new Set(
    found
      .filter(({ type }) => type === "entity")
      .flatMap(namesOf)
      .map(nameKey),
  );
  return found.map((claim) => {
    if (claim.type === "entity" || !things.has(nameKey(claim.name))) return claim;
    const lead = leadOf(claim);
    return lead === "" ? claim : { ...claim, name: `${claim.name}: ${lead}` };
  });
}

function namesOf({ name, extras }: Found): string[] {
  const aliases = Array.isArray(extras?.aliases) ? extras.aliases : [];
  return [name, ...aliases.filter((alias) => typeof alias === "string")];
}

/** What the claim says, up to its first pause, without the thing's name before it. */
function leadOf({ name, description }: Found): string {
  const line = description.replace(/\s+/gu, " ").trim();
  const rest = line.toLowerCase().startsWith(name.toLowerCase()) ? line.slice(name.length) : line;
  const told = rest.replace(/^(?:['’]s(?=\s))?[\s:：,;、—–-]+/u, "");
  const [lead = ""] = told.split(/[.;:](?=\s|$)|[。；：]|\s[—–(-]\s?|,\s/u, 1);
  if (lead.length <= LONGEST_LEAD) return lead.trim();
  const cut = lead.slice(0, LONGEST_LEAD + 1);
  const space = cut.lastIndexOf(" ");
  return cut.slice(0, space > LONGEST_LEAD / 2 ? space : LONGEST_LEAD).trim();
}
