import {
  compareRefs,
  failure,
  formatRef,
  type KubeObject,
  type ObjectRef,
  type Problem,
  type Result,
  refKey,
  refOf,
  success,
} from "../../object/index.ts";
import { authorityOf, derivationsOf, mechanismsFor } from "../choose/choose.ts";
import { clusterOf } from "../choose/cluster-of.ts";
import { overwriterOf } from "../links/parent-links.ts";
import type { Effect } from "../model/effect.ts";
import type { Catalogue } from "../model/mechanism.ts";
import { indexObjects } from "./resolve-among.ts";

/**
 * A system's rules, beyond the catalogue, for which object decides about another. See `karmadaClaims` in the adapters.
 */
export interface Claims {
  /** Returns the object that decides an effect of another object, if any. */
  readonly authorityOf: (object: KubeObject, effect: Effect) => ObjectRef | undefined;
  /** Returns the object of which another is only a record, such as the template of a binding. */
  readonly standsFor: (object: KubeObject) => ObjectRef | undefined;
}

/** The objects and rules for a redirection. */
export interface RedirectContext {
  readonly catalogue: Catalogue;
  readonly objects: readonly KubeObject[];
  readonly claims?: Claims;
}

/** An effect that was requested of derived objects and must be requested of their authority. */
export interface Redirection {
  readonly authority: KubeObject;
  /**
   * The effect to request of the authority: for a Cluster it is `reconcile`, which stops `actuation` of the objects
   * made for it.
   */
  readonly effect: Effect;
  /** The clusters of the authority that are meant, sorted; absent: all. */
  readonly clusters?: readonly string[];
  /** The objects of which the effect was requested, sorted. */
  readonly asked: readonly ObjectRef[];
  /** Further objects that would stop too, sorted: holding the authority widens the request. */
  readonly collateral: readonly ObjectRef[];
}

/** Returns whether an effect of an object is decided by another one. */
export function isDecidedElsewhere(object: KubeObject, effect: Effect, context: RedirectContext): boolean {
  return nextAuthority(object, effect, context) !== undefined;
}

/** The object that decides an effect of another one, and the effect that is requested of it. */
export type DecidingObject = Pick<Redirection, "authority" | "effect">;

/**
 * Returns a function that finds the object which decides an effect of another one; `undefined` if the other decides
 * for itself, or if the deciding object is not among the objects.
 */
export function readAuthorities(
  context: RedirectContext,
): (object: KubeObject, effect: Effect) => DecidingObject | undefined {
  const index = indexObjects(context.objects);
  return (object, effect) => {
    const chain = follow(object, effect, context, index);
    if ("code" in chain || chain.trail.length === 1) return undefined;
    return { authority: chain.top, effect: chain.effect };
  };
}

/**
 * Follows objects whose effect is decided elsewhere up to the deciding object, and names for each such authority the
 * other objects that would stop too. An object that decides for itself gives no redirection. The order of the objects
 * does not matter. Problems: `AuthorityNotHere` (the authority is not among the objects), `AuthorityCycle`.
 */
export function redirect(
  asked: readonly KubeObject[],
  effect: Effect,
  context: RedirectContext,
): Result<readonly Redirection[]> {
  const index = indexObjects(context.objects);
  const problems: Problem[] = [];
  const groups = new Map<string, Chain[]>();
  for (const object of asked) {
    const chain = follow(object, effect, context, index);
    if ("code" in chain) problems.push(chain);
    else if (chain.trail.length > 1) {
      const key = refKey(refOf(chain.top));
      groups.set(key, [...(groups.get(key) ?? []), chain]);
    }
  }
  if (problems.length > 0) return failure(...problems);
  const all = groups.size === 0 ? [] : context.objects.map((object) => follow(object, effect, context, index));
  const chains = all.filter((chain): chain is Chain => !("code" in chain) && chain.trail.length > 1);
  const keys = [...groups.keys()].sort();
  return success(keys.map((key) => redirectionTo(groups.get(key) ?? [], chains, context)));
}

/** An object, its authority, and so on up to the object that decides. */
interface Chain {
  readonly trail: readonly KubeObject[];
  readonly top: KubeObject;
  /** The effect that is requested of the last object. */
  readonly effect: Effect;
  /** The cluster to which the first object belongs, if it is one. */
  readonly cluster?: string;
}

function follow(
  object: KubeObject,
  effect: Effect,
  context: RedirectContext,
  index: ReadonlyMap<string, KubeObject>,
): Chain | Problem {
  const trail = [object];
  const seen = new Set([refKey(refOf(object))]);
  let top = object;
  let asked = effect;
  for (;;) {
    const above = nextAuthority(top, asked, context);
    if (above === undefined) break;
    const { ref } = above;
    const next = index.get(refKey(ref));
    if (next === undefined) return notHere(object, effect, ref);
    asked = above.effect;
    if (seen.has(refKey(ref))) return cycle([...trail, next]);
    seen.add(refKey(ref));
    trail.push(next);
    top = next;
  }
  const cluster = clusterOf(object, effect, context.catalogue);
  return { trail, top, effect: asked, ...(cluster !== undefined && { cluster }) };
}

function nextAuthority(
  object: KubeObject,
  effect: Effect,
  { catalogue, claims }: RedirectContext,
): { readonly ref: ObjectRef; readonly effect: Effect } | undefined {
  const overwriter = overwriterOf(object, effect);
  if (overwriter !== undefined) return overwriter;
  const ref = copiedFrom(object, effect, catalogue, claims);
  return ref === undefined ? undefined : { ref, effect };
}

function copiedFrom(
  object: KubeObject,
  effect: Effect,
  catalogue: Catalogue,
  claims: Claims | undefined,
): ObjectRef | undefined {
  const derivation = derivationsOf(catalogue, object).find((other) => other.effect === effect);
  if (derivation !== undefined) return authorityOf(object, derivation);
  if (claims === undefined) return undefined;
  const decides = mechanismsFor(catalogue, refOf(object)).some((mechanism) => mechanism.effect === effect);
  return decides ? undefined : claims.authorityOf(object, effect);
}

function redirectionTo(asked: readonly Chain[], chains: readonly Chain[], context: RedirectContext): Redirection {
  const { top: authority, effect } = asked[0] as Chain;
  const own = mechanismsFor(context.catalogue, refOf(authority)).find((mechanism) => mechanism.effect === effect);
  const named = asked.map(({ cluster }) => cluster);
  const each = own?.site.kind === "clusters" && named.every((name) => name !== undefined) ? named : undefined;
  const meant = new Set(asked.flatMap(({ trail }) => keysOf(trail.slice(0, -1), context)));
  const key = refKey(refOf(authority));
  const others = chains.filter(
    ({ top, trail, cluster }) =>
      refKey(refOf(top)) === key &&
      (each === undefined || cluster === undefined || each.includes(cluster)) &&
      !keysOf(trail.slice(0, -1), context).some((other) => meant.has(other)),
  );
  const collateral = others.map(({ trail }) => standing(trail.at(-2) as KubeObject, context));
  return {
    authority,
    effect,
    ...(each !== undefined && { clusters: [...new Set(each)].sort() }),
    asked: unique(asked.map(({ trail }) => refOf(trail[0] as KubeObject))),
    collateral: unique(collateral),
  };
}

/** Returns the object as which people know this one: for a binding, its template. */
function standing(object: KubeObject, { claims }: RedirectContext): ObjectRef {
  return claims?.standsFor(object) ?? refOf(object);
}

function keysOf(trail: readonly KubeObject[], context: RedirectContext): readonly string[] {
  return trail.flatMap((object) => [refKey(refOf(object)), refKey(standing(object, context))]);
}

function unique(refs: readonly ObjectRef[]): readonly ObjectRef[] {
  return [...new Map(refs.map((ref) => [refKey(ref), ref])).values()].sort(compareRefs);
}

function notHere(object: KubeObject, effect: Effect, authority: ObjectRef): Problem {
  const message = `${formatRef(authority)} decides ${effect} of it, and is not among the objects`;
  const hint = `ask where ${formatRef(authority)} is`;
  return { code: "AuthorityNotHere", severity: "error", message, ref: refOf(object), hint };
}

function cycle(trail: readonly KubeObject[]): Problem {
  const message = `objects are each other's authority: ${trail.map((object) => formatRef(refOf(object))).join(" -> ")}`;
  return { code: "AuthorityCycle", severity: "error", message, ref: refOf(trail[0] as KubeObject) };
}
