/**
 * Lays what the user's file, the workspace's file, the environment and the flags say over one another: the later wins, but
 * a workspace, which may be a stranger's clone, can only tighten what the user spends, and where it names the endpoint no
 * key of the user's goes there.
 */
import type { Config } from "./config.ts";

type Values = Readonly<Record<string, unknown>>;

/** Each as its source says it; {} where it says nothing. */
export interface Layers {
  readonly user: Values;
  readonly workspace: Values;
  readonly environment: Values;
  readonly flags: Values;
}

export function mergedLayers({ user, workspace, environment, flags }: Layers, defaults: Config): Values {
  const bounded = withSpending(workspace, spendingOf(user, workspace, defaults));
  return [user, bounded, environment, flags].reduce(mergedOver, {});
}

/** Whose word it is that the requests go where they go. A workspace that names what the user names too changes nothing. */
export function endpointNamedBy({ user, workspace, environment, flags }: Layers): "user" | "workspace" | undefined {
  const [ofUser, ofWorkspace] = [user, workspace].map((layer) => text(sectionOf(layer, "model").baseURL));
  if ([environment, flags].some((layer) => text(sectionOf(layer, "model").baseURL) !== "")) return "user";
  if (ofWorkspace !== "" && ofWorkspace !== ofUser) return "workspace";
  return ofUser === "" ? undefined : "user";
}

/** Limits that the workspace's file asks for and does not get, for people: key, what it asks for, what holds. */
export function limitsNotLifted(
  { user, workspace }: Layers,
  defaults: Config,
): { key: string; asked: number; held: number }[] {
  const asked = sectionOf(workspace, "budget");
  const held = spendingOf(user, workspace, defaults).budget;
  return LIMITS.flatMap((key) => {
    const limit = asked[key];
    return isAmount(limit) && held[key] !== undefined && held[key] !== limit
      ? [{ key: `budget.${key}`, asked: limit, held: held[key] }]
      : [];
  });
}

/** A limit in USD of the user's own is none where a workspace says what a token costs. */
export const limitsByStrangersPrice = ({ user }: Layers): boolean => {
  const { inputPerMTok, outputPerMTok } = sectionOf(sectionOf(user, "model"), "price");
  return amount(sectionOf(user, "budget").monthUsd) > 0 && amount(inputPerMTok) + amount(outputPerMTok) === 0;
};

const LIMITS = ["runTokens", "dayTokens", "monthUsd"] as const;
type Limits = Partial<Record<(typeof LIMITS)[number], number>>;
const PRICES = ["inputPerMTok", "cachedInputPerMTok", "outputPerMTok"] as const;
type Prices = Partial<Record<(typeof PRICES)[number], number>>;

/** What the workspace's file may say of money: no higher limit than the user's, or the usual one, and no lower price. */
function spendingOf(user: Values, workspace: Values, { budget }: Config): { budget: Limits; price: Prices } {
  const [limits, asked] = [sectionOf(user, "budget"), sectionOf(workspace, "budget")];
  const lower = (one: number, other: number): number => (one === 0 ? other : other === 0 ? one : Math.min(one, other));
  const held = LIMITS.flatMap((key): [string, number][] => {
    const limit = asked[key];
    return isAmount(limit) ? [[key, lower(limit, isAmount(limits[key]) ? limits[key] : budget[key])]] : [];
  });
  const [paid, told] = [user, workspace].map((layer) => sectionOf(sectionOf(layer, "model"), "price")) as [
    Values,
    Values,
  ];
  const own: Values = { ...paid, cachedInputPerMTok: paid.cachedInputPerMTok ?? paid.inputPerMTok };
  const prices = PRICES.flatMap((key): [string, number][] => {
    const [price, theirs] = [own[key], told[key]];
    return isAmount(theirs) ? [[key, isAmount(price) ? Math.max(price, theirs) : theirs]] : [];
  });
  return { budget: Object.fromEntries(held), price: Object.fromEntries(prices) };
}

const withSpending = (workspace: Values, { budget, price }: { budget: Limits; price: Prices }): Values =>
  mergedOver(workspace, {
    ...(Object.keys(budget).length > 0 && { budget }),
    ...(Object.keys(price).length > 0 && { model: { price } }),
  });

/** Objects key by key; lists and scalars whole. */
function mergedOver(below: Values, above: Values): Values {
  const merged: Record<string, unknown> = { ...below };
  for (const [key, value] of Object.entries(above)) {
    const under = merged[key];
    merged[key] = isSection(value) && isSection(under) ? mergedOver(under, value) : value;
  }
  return merged;
}

/** A section of a layer, which may hold anything until it is checked. */
export const sectionOf = (values: Values, key: string): Values => {
  const section = values[key];
  return isSection(section) ? section : {};
};

const isSection = (value: unknown): value is Values =>
  value !== null && typeof value === "object" && !Array.isArray(value);
const isAmount = (value: unknown): value is number => typeof value === "number" && value >= 0;
const amount = (value: unknown): number => (isAmount(value) ? value : 0);
const text = (value: unknown): string => (typeof value === "string" ? value : "");
