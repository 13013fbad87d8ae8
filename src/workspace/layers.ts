/**
 * Lays what the user's file, the workspace's file, the environment and the flags say over one another: the later wins, but
 * a workspace, which may be a stranger's clone, can only tighten what the user spends and guards, and where it names the
 * endpoint no key of the user's goes there.
 */
import { fieldsOf, isFields } from "../document/fields.ts";
import { presetOf } from "../model/presets.ts";
import { DEFAULTS } from "./config-defaults.ts";

type Values = Readonly<Record<string, unknown>>;

/** Each as its source says it; {} where it says nothing. */
export interface Layers {
  readonly user: Values;
  readonly workspace: Values;
  readonly environment: Values;
  readonly flags: Values;
}

export function mergedLayers(layers: Layers): Values {
  const { user, workspace, environment, flags } = layers;
  const spending = mergedOver(workspace, spendingOf(user, workspace));
  const model = heldModel(layers);
  const bounded = mergedOver(withSafeguards(spending, user), model ? { model: { name: model.held } } : {});
  return withAnswer([user, bounded, environment, flags].reduce(mergedOver, {}));
}

/** An answer that nobody sized leaves at least half of a window that somebody did. */
function withAnswer(values: Values): Values {
  const { contextTokens, maxOutputTokens } = sectionOf(values, "model");
  return isAmount(contextTokens) && maxOutputTokens === undefined
    ? mergedOver(values, { model: { maxOutputTokens: answerIn(contextTokens, DEFAULTS.model.maxOutputTokens) } })
    : values;
}

/** Tokens of an answer that does not fill the window. */
export const answerIn = (contextTokens: number, asked: number): number =>
  Math.min(asked, Math.floor(contextTokens / 2));

export interface Endpoint {
  /** Empty where nobody named one. */
  readonly baseURL: string;
  readonly namedBy: keyof Layers | undefined;
  /** Whether it is a preset's own, or stands beside its name: another address gets no key that is meant for the preset. */
  readonly ofPreset: boolean;
}

/**
 * Where requests go: the address in force, or that of the preset in force. A preset's name brings its own address along, so
 * that a layer below, which named another, does not get the preset's requests, or the other way round. A workspace that names
 * what the user names too changes nothing.
 */
export function endpointOf(layers: Partial<Layers>): Endpoint {
  let plain: Endpoint = NOWHERE;
  let preset: Endpoint | undefined;
  for (const namedBy of ["user", "workspace", "environment", "flags"] as const) {
    const { provider, baseURL } = sectionOf(layers[namedBy] ?? {}, "model");
    const named = presetOf(provider);
    if (named) preset = repeated(preset, { baseURL: named.baseURL, namedBy, ofPreset: true });
    else if (text(provider) !== "") preset = undefined;
    if (text(baseURL) === "") continue;
    const given = { baseURL: text(baseURL), namedBy, ofPreset: named !== undefined };
    if (preset) preset = repeated(preset, given);
    else plain = repeated(plain, given);
  }
  return preset ?? plain;
}

const NOWHERE: Endpoint = { baseURL: "", namedBy: undefined, ofPreset: false };

/** What is said twice is whose it was first, but for what a stranger said first. */
const repeated = (below: Endpoint | undefined, above: Endpoint): Endpoint =>
  below !== undefined && asAsked(below.baseURL) === asAsked(above.baseURL) && below.namedBy !== "workspace"
    ? below
    : above;
/** However it is spelled. */
const asAsked = (address: string): string => (URL.parse(address)?.href ?? address).replace(/\/+$/, "");

/** What the workspace's file asks for and does not get. */
export interface NotLifted {
  readonly key: string;
  readonly asked: number | string;
  readonly held: number | string;
}

/** In words. */
export const heldBack = ({ key, asked, held }: NotLifted): string =>
  `${key}: the workspace's file asks for ${asked}, and may not lift ${held}`;

/** Limits and safeguards that the workspace's file would lift, for people. */
export function notLifted(layers: Layers): NotLifted[] {
  const { user, workspace } = layers;
  const asked = sectionOf(workspace, "budget");
  const spending = sectionOf(spendingOf(user, workspace), "budget");
  const limits = LIMITS.flatMap((key) => {
    const [limit, held] = [asked[key], spending[key]];
    return isAmount(limit) && isAmount(held) && held !== limit ? [{ key: `budget.${key}`, asked: limit, held }] : [];
  });
  const model = heldModel(layers);
  return [...limits, ...(model ? [{ key: "model.name", ...model }] : []), ...safeguardsLifted(workspace, user)];
}

/** Where the user asked to be asked, for no commit or for less to read, no clone's file says otherwise: the strict value, or the lower. */
const SAFEGUARDS = [
  { path: ["review"], strict: "inbox" },
  { path: ["git"], strict: "off" },
  { path: ["mcp", "remember"], strict: "inbox" },
  { path: ["context", "budgetCharacters"], strict: 0 },
] as const;

const safeguardsLifted = (workspace: Values, user: Values): (NotLifted & { readonly path: readonly string[] })[] =>
  SAFEGUARDS.flatMap(({ path, strict }) => {
    const [asked, held] = [workspace, user].map((layer) => valueAt(layer, path)) as [NotLifted["asked"], typeof strict];
    const isOther = held === strict && text(asked) !== "" && asked !== strict;
    return isOther || (isAmount(asked) && isAmount(held) && asked > held)
      ? [{ path, key: path.join("."), asked, held }]
      : [];
  });

const withSafeguards = (workspace: Values, user: Values): Values =>
  safeguardsLifted(workspace, user).reduce(
    (values, { path, held }) =>
      mergedOver(values, path.reduceRight<unknown>((below, key) => ({ [key]: below }), held) as Values),
    workspace,
  );

const valueAt = (values: Values, path: readonly string[]): unknown =>
  path.reduce<unknown>((at, key) => (isFields(at) ? at[key] : undefined), values);

/** A limit in USD of the user's own is none where a workspace says what a token costs. */
export const limitsByStrangersPrice = ({ user }: Layers): boolean => {
  const { inputPerMTok, outputPerMTok } = sectionOf(sectionOf(user, "model"), "price");
  return amount(sectionOf(user, "budget").monthUsd) > 0 && amount(inputPerMTok) + amount(outputPerMTok) === 0;
};

/**
 * The user's model where the workspace names another one: it stays wherever the user chose who is asked, since another may cost
 * many times as much within the same tokens, and where a limit in USD rests on its price.
 */
function heldModel(layers: Layers): { asked: string; held: string } | undefined {
  const { user, workspace } = layers;
  const [held, asked] = [user, workspace].map((layer) => sectionOf(layer, "model").name);
  if (typeof held !== "string" || typeof asked !== "string" || asked === held) return undefined;
  const { namedBy } = endpointOf(layers);
  const isUsers = namedBy !== undefined && namedBy !== "workspace";
  return isUsers || amount(sectionOf(user, "budget").monthUsd) > 0 ? { asked, held } : undefined;
}

const LIMITS = ["runTokens", "dayTokens", "monthUsd"] as const;
const PRICES = ["inputPerMTok", "cachedInputPerMTok", "outputPerMTok"] as const;

/** What the workspace's file may say of money: no higher limit than the user's, or the usual one, and no lower price. */
function spendingOf(user: Values, workspace: Values): Values {
  const [limits, asked] = [sectionOf(user, "budget"), sectionOf(workspace, "budget")];
  const lower = (one: number, other: number): number => (one === 0 ? other : other === 0 ? one : Math.min(one, other));
  const held = LIMITS.flatMap((key): [string, number][] => {
    const limit = asked[key];
    return isAmount(limit) ? [[key, lower(limit, isAmount(limits[key]) ? limits[key] : DEFAULTS.budget[key])]] : [];
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
  return {
    ...(held.length > 0 && { budget: Object.fromEntries(held) }),
    ...(prices.length > 0 && { model: { price: Object.fromEntries(prices) } }),
  };
}

/** Objects key by key; lists and scalars whole. */
function mergedOver(below: Values, above: Values): Values {
  const merged: Record<string, unknown> = { ...below };
  for (const [key, value] of Object.entries(above)) {
    const under = merged[key];
    merged[key] = isFields(value) && isFields(under) ? mergedOver(under, value) : value;
  }
  return merged;
}

/** A section of a layer, which may hold anything until it is checked. */
export const sectionOf = (values: Values, key: string): Values => fieldsOf(values[key]) ?? {};

const isAmount = (value: unknown): value is number => typeof value === "number" && value >= 0;
const amount = (value: unknown): number => (isAmount(value) ? value : 0);
const text = (value: unknown): string => (typeof value === "string" ? value : "");
