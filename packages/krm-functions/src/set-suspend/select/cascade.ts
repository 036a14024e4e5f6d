import { CLAIMS } from "@landfall/adapters/systems";
import {
  failure,
  formatRef,
  type KubeObject,
  type ObjectRef,
  type Problem,
  type Result,
  refKey,
  refOf,
  success,
} from "@landfall/core/object";
import type { SetSuspend } from "@landfall/core/schemas";
import {
  type Claims,
  candidateClusters,
  derivationsFor,
  descendantsOf,
  type Effect,
  isDecidedElsewhere,
  ownMechanisms,
  type RedirectContext,
  type Redirection,
  redirect,
} from "@landfall/core/suspend";
import type { Item, ResourceList } from "../../sdk/index.ts";
import type { TargetReader } from "../../targets/target-reader.ts";
import type { Ask } from "../ask.ts";
import { fileOf } from "../told.ts";
import { isBroughtAlong } from "./brought-along.ts";
import { heldElsewhere, ownHolds } from "./held-elsewhere.ts";
import { withoutIdle } from "./idle.ts";
import type { Sight } from "./project.ts";
import { isCandidate, readExcluded, type Selected } from "./select.ts";

const MOST_NAMES = 20;

/**
 * Widens the selection. With `authority`, objects that others decide for are replaced by those that decide; with
 * `descendants`, the objects below the selected ones are added. Problems: `CollateralNotAccepted`, `AuthorityNotHere`,
 * `AuthorityCycle`, those of `exclude`; notes with a result: `Redirected`, `Collateral`, `Descendants`. Dependencies of
 * the objects below are handled by `wantNeeded`.
 */
export function cascade(
  list: ResourceList,
  config: SetSuspend,
  ask: Ask,
  sight: Sight,
  selected: readonly Selected[],
  targetOf: TargetReader,
): Result<readonly Selected[]> {
  const items = list.items.filter(isCandidate);
  const objects = items.map((item) => item.toObject());
  const byRef = new Map(items.map((item) => [refKey(item.ref), item]));
  if (ask.cascade === "authority") return toAuthorities(config, ask, sight, selected, { objects, byRef });
  const excluded = readExcluded(config, targetOf);
  if (!excluded.ok) return excluded;
  const roots = selected.map(({ item }) => item.toObject());
  const below = descendantsOf(roots, objects, ask.wish.effects, ask.catalogue)
    .flatMap((object) => byRef.get(refKey(refOf(object))) ?? [])
    .filter((item) => !excluded.value(item) && !isBroughtAlong(item.toObject(), ask));
  const added = below.map((item): Selected => ({ item, object: sight.part(item), explicit: false }));
  return success([...selected, ...added], below.length === 0 ? [] : [descendants(below)]);
}

/** The objects of a package, and its items by ref. */
interface Package {
  readonly objects: readonly KubeObject[];
  readonly byRef: ReadonlyMap<string, Item>;
}

function toAuthorities(
  config: SetSuspend,
  ask: Ask,
  sight: Sight,
  selected: readonly Selected[],
  { objects, byRef }: Package,
): Result<readonly Selected[]> {
  const context = { catalogue: ask.catalogue, objects, claims: claimsAmong(objects) };
  const own: Selected[] = [];
  const problems: Problem[] = [];
  const elsewhere = new Map<string, { readonly effect: Effect; readonly asked: Selected[] }>();
  const heldOf = heldElsewhere(ask, sight, byRef, context);
  const isInVain = (item: Item): boolean => !ask.suspend && ownHolds(item, ask, sight).length === 0;
  for (const one of selected) {
    const held = heldOf(one);
    const single = held === undefined ? effectOf(ask, one, context) : undefined;
    const effects = held?.effects ?? (single === undefined ? [] : [single]);
    for (const effect of effects) {
      // An object that names its cluster is held for that cluster, any other one for the requested clusters.
      const key = `${effect} ${one.placeless === undefined}`;
      const group = elsewhere.get(key);
      if (group !== undefined) group.asked.push(one);
      else elsewhere.set(key, { effect, asked: [one] });
    }
    if (effects.length > 0 && held?.isHeldItself !== true) continue;
    if (one.placeless === undefined) own.push(one);
    else if (config.onNoTarget !== "leave" && !isInVain(one.item))
      problems.push(...one.placeless.map((problem): Problem => ({ ...problem, ...fileOf(one.item) })));
  }
  const authorities: Selected[] = [];
  const meant = new Set([...elsewhere.values()].flatMap(({ asked }) => asked.map(({ item }) => refKey(item.ref))));
  for (const { effect, asked: all } of elsewhere.values()) {
    const first = redirectGroup(effect, all, meant, context);
    const asked = first.ok ? all : withoutIdle(all, selected, ({ item }) => isInVain(item), first);
    const whole = asked.length === all.length ? first : redirectGroup(effect, asked, meant, context);
    // Redirected one by one only if the group was refused, because each redirection searches all objects.
    const apart = whole.ok || ask.onRefused === "error" ? [] : asked;
    const results = apart.length === 0 ? [whole] : apart.map((one) => redirectGroup(effect, [one], meant, context));
    for (const found of results) {
      problems.push(...found.problems);
      for (const redirection of found.ok ? found.value : []) {
        const [one] = selectAuthority(sight, redirection, byRef);
        const said = one !== undefined && isInVain(one.item) ? [] : sayRedirection(ask, redirection);
        problems.push(...said);
        if (one !== undefined && !said.some(isError)) authorities.push(one);
      }
    }
  }
  if (ask.onRefused === "error" && problems.some(isError)) return failure(...problems);
  return success(mergeSelected(ask, [...own, ...authorities]), unique(problems));
}

const isError = ({ severity }: Problem): boolean => severity === "error";

function unique(problems: readonly Problem[]): readonly Problem[] {
  return [...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values()];
}

/**
 * The effect to request from the object that decides for this one. An object that names no cluster can only be
 * delivered differently per cluster, so its effect is `delivery`.
 */
function effectOf(ask: Ask, one: Selected, context: RedirectContext): Effect | undefined {
  const object = one.item.toObject();
  if (one.placeless === undefined) return effectElsewhere(ask, object, context);
  const isMeant =
    ask.wish.mechanism === undefined && (ask.wish.effects.length === 0 || ask.wish.effects.includes("delivery"));
  return isMeant && isDecidedElsewhere(object, "delivery", context) ? "delivery" : undefined;
}

/**
 * Finds the objects that decide for a group, for the requested clusters. `meant`: all objects requested in the run,
 * which are nobody's collateral.
 */
function redirectGroup(
  effect: Effect,
  group: readonly Selected[],
  meant: ReadonlySet<string>,
  context: RedirectContext,
): Result<readonly Redirection[]> {
  const found = redirect(
    group.map(({ item }) => item.toObject()),
    effect,
    context,
  );
  if (!found.ok) return group.some(isSaidToBeAbout) ? found : success([]);
  const problems: Problem[] = [];
  const narrowed = found.value.flatMap((redirection): readonly Redirection[] => {
    const collateral = redirection.collateral.filter((ref) => !meant.has(refKey(ref)));
    const of = group.filter(({ item }) => redirection.asked.some((ref) => refKey(ref) === refKey(item.ref)));
    const isWhole = redirection.clusters === undefined && of.some(({ placeless }) => placeless === undefined);
    const names = of.flatMap(({ placeless, clusters }) => (placeless === undefined ? [] : (clusters ?? [])));
    if (isWhole || names.length === 0) return [{ ...redirection, collateral }];
    const wanted = [...new Set([...(redirection.clusters ?? []), ...names])].sort();
    const { isPerCluster, candidates } = clustersOf(redirection.authority, context);
    const isSaid = of.some(isSaidToBeAbout);
    if (!isSaid && !isPerCluster) return [];
    const clusters = candidates === undefined ? wanted : wanted.filter((name) => candidates.includes(name));
    if (clusters.length > 0) return [{ ...redirection, collateral, clusters }];
    if (isSaid) problems.push(notThere(redirection, wanted, candidates ?? []));
    return [];
  });
  return problems.length > 0 ? failure(...problems) : success(narrowed);
}

/** Whether it is more than a guess that an object is about the requested clusters: see `placeless`. */
function isSaidToBeAbout({ placeless }: Selected): boolean {
  return placeless === undefined || placeless.length > 0;
}

/** Whether an authority can be held for single clusters, and those that it lists; absent: it may be for any. */
function clustersOf(
  authority: KubeObject,
  { catalogue }: RedirectContext,
): { readonly isPerCluster: boolean; readonly candidates: readonly string[] | undefined } {
  const site = ownMechanisms(catalogue, authority).find((one) => one.site.kind === "clusters")?.site;
  const isPerCluster = site?.kind === "clusters";
  return { isPerCluster, candidates: isPerCluster ? candidateClusters(site, authority) : undefined };
}

function notThere({ authority, asked }: Redirection, wanted: readonly string[], listed: readonly string[]): Problem {
  const message = `${areThese(asked)} delivered by ${formatRef(refOf(authority))}, which is not for ${names(wanted)}`;
  const hint = `it is for ${names(listed)}`;
  return { code: "ClusterUnknown", severity: "error", message, ...(asked[0] && { ref: asked[0] }), hint };
}

/** Combines what all systems claim about which object decides for which. */
function claimsAmong(objects: readonly KubeObject[]): Claims {
  const all = CLAIMS.map((make) => make(objects));
  return {
    authorityOf: (object, effect) => firstOf(all, (claims) => claims.authorityOf(object, effect)),
    standsFor: (object) => firstOf(all, (claims) => claims.standsFor(object)),
  };
}

function firstOf<T, U>(all: readonly T[], ask: (one: T) => U | undefined): U | undefined {
  for (const one of all) {
    const answer = ask(one);
    if (answer !== undefined) return answer;
  }
  return undefined;
}

/**
 * The requested effect, if another object decides it. Without a request, the only effect that the kind has, or the one
 * that the object is a copy for.
 */
function effectElsewhere({ wish, catalogue }: Ask, object: KubeObject, context: RedirectContext): Effect | undefined {
  const ref = refOf(object);
  const copied = derivationsFor(catalogue, ref).map(({ effect }) => effect);
  const own = ownMechanisms(catalogue, object).map(({ effect }) => effect);
  const isOnly = wish.mechanism === undefined && new Set(own).size === 1;
  const only = own.length === 0 ? copied : isOnly ? own : [];
  const wishes = wish.effects.length > 0 ? wish.effects : only;
  const meant = wishes.find((effect) => isDecidedElsewhere(object, effect, context) || own.includes(effect));
  return meant !== undefined && isDecidedElsewhere(object, meant, context) ? meant : undefined;
}

function selectAuthority(
  sight: Sight,
  { authority, clusters, effect }: Redirection,
  byRef: ReadonlyMap<string, Item>,
): readonly Selected[] {
  const item = byRef.get(refKey(refOf(authority)));
  if (item === undefined) return [];
  return [{ item, object: sight.part(item), explicit: true, effect, ...(clusters !== undefined && { clusters }) }];
}

/**
 * Merges the selections of each item: to the whole item if any selects it as a whole, else to all the clusters. What
 * lets different effects go lets all of them go.
 */
function mergeSelected({ suspend }: Ask, selected: readonly Selected[]): readonly Selected[] {
  const merged = new Map<Item, Selected>();
  for (const one of selected) {
    const other = merged.get(one.item);
    const isOfAny = other !== undefined && !suspend && other.effect !== one.effect;
    const { clusters, ...rest } = one;
    const whole = isOfAny ? ofAnyEffect(rest) : rest;
    if (other === undefined) merged.set(one.item, one);
    else if (clusters === undefined || other.clusters === undefined) merged.set(one.item, whole);
    else merged.set(one.item, { ...whole, clusters: [...new Set([...other.clusters, ...clusters])].sort() });
  }
  return [...merged.values()];
}

function ofAnyEffect(one: Selected): Selected {
  const { effect, ...rest } = one;
  return effect === undefined ? one : rest;
}

function sayRedirection(ask: Ask, { authority, clusters, asked, collateral }: Redirection): readonly Problem[] {
  const ref = refOf(authority);
  const where = clusters === undefined ? "" : ` for ${names(clusters)}`;
  const message = `${areThese(asked)} decided by ${formatRef(ref)}, which is asked instead${where}`;
  const redirected: Problem = { code: "Redirected", severity: "info", message, ref };
  if (collateral.length === 0) return [redirected];
  if (!ask.suspend) {
    const goes = `what is let go there is on more than was asked for: ${refs(collateral)}`;
    return [redirected, { code: "Collateral", severity: "warning", message: goes, ref }];
  }
  const stops = `to hold it stops more than was asked for: ${refs(collateral)}`;
  if (ask.acceptCollateral) return [redirected, { code: "Collateral", severity: "warning", message: stops, ref }];
  const hint = "acceptCollateral: true accepts that; or give what was asked for an authority of its own";
  return [{ code: "CollateralNotAccepted", severity: "error", message: stops, ref, hint }];
}

function descendants(below: readonly Item[]): Problem {
  const message = `what goes on below the targets is meant too: ${refs(below.map(({ ref }) => ref))}`;
  return { code: "Descendants", severity: "info", message };
}

/** The objects with their verb: `Deployment.apps shop/web is`, `Deployment.apps shop/api, Deployment.apps shop/web are`. */
function areThese(all: readonly ObjectRef[]): string {
  return `${refs(all)} ${all.length === 1 ? "is" : "are"}`;
}

function refs(all: readonly ObjectRef[]): string {
  return names(all.map((ref) => formatRef(ref)));
}

function names(all: readonly string[]): string {
  const more = all.length > MOST_NAMES ? ` and ${all.length - MOST_NAMES} more` : "";
  return `${all.slice(0, MOST_NAMES).join(", ")}${more}`;
}
