import {
  formatRef,
  type KubeObject,
  millisOf,
  type ObjectRef,
  type Problem,
  readPath,
  refKey,
  refOf,
  type TimeInput,
} from "../../object/index.ts";
import { clustersOf } from "../choose/cluster-of.ts";
import { linksOf } from "../links/parent-links.ts";
import type { Effect } from "../model/effect.ts";
import type { Catalogue } from "../model/mechanism.ts";
import type { Combinator, ParentLink, WindowVerdict } from "../model/parent-link.ts";
import type { Cause, EffectResolution, SuspensionState } from "../model/resolution.ts";
import { resolveSuspension } from "./resolve.ts";

/** The facts that are known besides the object itself. */
export interface ResolveSurroundings {
  readonly catalogue: Catalogue;
  /** The objects by `refKey`: see `indexObjects`. */
  readonly objects: Pick<ReadonlyMap<string, KubeObject>, "get">;
  /** The time, in milliseconds since the epoch, RFC 3339 or a `Date`; without it no hold counts as expired. */
  readonly now?: TimeInput;
}

/** One action that is needed before an effect can go on. */
export interface ResumeStep {
  readonly ref: ObjectRef;
  readonly effect: Effect;
  /**
   * The holder whose hold must be released; absent: no hold explains the switch, and somebody must reset `field` by
   * hand.
   */
  readonly holder?: string;
  readonly field: string;
}

/** One effect of an object, with its parents counted. */
export interface EffectAmong {
  readonly effect: Effect;
  readonly state: SuspensionState;
  /** The clusters that are held, for `partial`. */
  readonly clusters?: readonly string[];
  /** The causes on the object itself first, then those on its parents; copies of a parent's state are left out. */
  readonly causes: readonly Cause[];
  /** The switches and holds that must be removed, children before parents; empty if nothing is suspended. */
  readonly resumePlan: readonly ResumeStep[];
}

/** Whether an object is suspended, with its parents counted. */
export interface ResolutionAmong {
  readonly effects: readonly EffectAmong[];
  /** The explanation, in one sentence. */
  readonly explanation: string;
  /**
   * Problems `AuthorityCycle`, `AuthorityTooDeep`, `AuthorityUnknown`, `NotInherited`, `WindowUnclear`, and those of
   * `resolveSuspension`.
   */
  readonly problems: readonly Problem[];
}

/** The largest number of generations of parents that are followed; real systems have at most three. */
const DEEPEST = 64;

const ON: ReadonlySet<SuspensionState> = new Set(["suspended", "partial", "pending", "unattributed"]);

/** States by precedence: if an effect has several switches, one that is on is enough. */
const STOPPED_FIRST: readonly SuspensionState[] = [
  "suspended",
  "unattributed",
  "partial",
  "pending",
  "resuming",
  "unknown",
  "stale-hold",
];

/** Indexes objects for `resolveAmong`. Of two objects with the same ref the last one wins. */
export function indexObjects(objects: readonly KubeObject[]): ReadonlyMap<string, KubeObject> {
  return new Map(objects.map((object) => [refKey(refOf(object)), object]));
}

/**
 * Resolves an object together with its parents, each by the combinator of its system. Pure; the order of the objects
 * does not matter. A parent that is not among the objects is ignored, and named in a problem. Throws a `RangeError` if
 * `now` is not a time.
 */
export function resolveAmong(object: KubeObject, surroundings: ResolveSurroundings): ResolutionAmong {
  const own = resolveSuspension(object, surroundings.catalogue, surroundings.now);
  const problems: Problem[] = [...own.problems];
  const climb: Climb = { surroundings, problems, open: new Map(), known: new Map() };
  const links = linksOf(object).filter((link) => link.parentsOf(object).length > 0);
  const effects = new Set<Effect>([...own.effects, ...links].map(({ effect }) => effect));
  const found = [...effects].map((effect) => walk(object, effect, climb));
  const stopped = found.filter(({ state }) => state !== "active");
  return {
    effects: found,
    explanation: stopped.length === 0 ? "not suspended" : stopped.map(explain).join("; "),
    problems,
  };
}

/** The state of the walk from one object up to its parents. */
interface Climb {
  readonly surroundings: ResolveSurroundings;
  readonly problems: Problem[];
  /** The objects on the path from the first object to the present one. */
  readonly open: Map<string, ObjectRef>;
  /** The effects resolved so far, so that a parent of many objects is resolved once. */
  readonly known: Map<string, EffectAmong>;
}

function walk(object: KubeObject, effect: Effect, climb: Climb): EffectAmong {
  const ref = refOf(object);
  const key = refKey(ref);
  const place = `${effect} ${key}`;
  const known = climb.known.get(place);
  if (known !== undefined) return known;
  if (climb.open.has(key) || climb.open.size > DEEPEST) {
    const trail = [...climb.open.values(), ref];
    climb.problems.push(climb.open.has(key) ? cycle(trail) : tooDeep(trail));
    return { effect, state: "unknown", causes: [], resumePlan: [] };
  }
  climb.open.set(key, ref);
  const mine = ownEffect(object, effect, climb.surroundings);
  const parents = parentsOf(object, effect, mine.authority);
  const found = parents.reduce((sofar, parent) => withParent(sofar, object, parent, climb), mine.resolution);
  climb.open.delete(key);
  climb.known.set(place, found);
  return found;
}

function withParent(sofar: EffectAmong, object: KubeObject, parent: Parent, climb: Climb): EffectAmong {
  const { surroundings, problems } = climb;
  const ref = refOf(object);
  const isItself = refKey(parent.ref) === refKey(ref);
  const above = isItself ? object : surroundings.objects.get(refKey(parent.ref));
  if (above === undefined) {
    if (parent.combinator !== "most-specific") problems.push(unknown(ref, parent.ref));
    return sofar;
  }
  const theirs =
    parent.says === undefined
      ? walk(above, parent.effect, climb)
      : saying(parent.says(above, object, millisOf(surroundings.now)), parent, ref, problems);
  if (theirs === undefined) return sofar;
  const own = clustersOf(object, sofar.effect, surroundings.catalogue);
  return combine(sofar, inClusters({ ...theirs, effect: sofar.effect }, own), parent, problems, ref);
}

/** Returns the state of an object that goes to these clusters alone, of a hold that applies to some clusters only. */
function inClusters(theirs: EffectAmong, own: readonly string[] | undefined): EffectAmong {
  const { effect, state, clusters, causes, resumePlan } = theirs;
  if (state !== "partial" || clusters === undefined || own === undefined) return theirs;
  const held = clusters.filter((name) => own.includes(name));
  if (held.length === 0) return { effect, state: "active", causes: [], resumePlan: [] };
  const about = causes.filter(({ hold }) => hold?.targets?.clusters.some((name) => held.includes(name)) !== false);
  const holders = new Set(about.flatMap(({ hold, expired }) => (expired ? [] : (hold?.holder ?? []))));
  const plan = resumePlan.filter(({ holder }) => holder === undefined || holders.has(holder));
  if (!own.every((name) => held.includes(name)))
    return { effect, state, clusters: held, causes: about, resumePlan: plan };
  return { effect, state: holders.size > 0 ? "suspended" : "unattributed", causes: about, resumePlan: plan };
}

/**
 * Returns the effect that a parent without a switch has on its child. An unknown state gives a problem, and no effect.
 */
function saying(
  verdict: WindowVerdict | undefined,
  { ref, effect }: Parent,
  child: ObjectRef,
  problems: Problem[],
): EffectAmong | undefined {
  if (verdict === undefined) return undefined;
  const { state, field } = verdict;
  if (state === "unknown") {
    problems.push(unclear(child, ref, field));
    return undefined;
  }
  const on = state === "unattributed";
  const causes: readonly Cause[] = on ? [{ ref, field, expired: false }] : [];
  return { effect, state, causes, resumePlan: on ? [{ ref, effect, field }] : [] };
}

interface Parent extends Pick<ParentLink, "says"> {
  readonly ref: ObjectRef;
  readonly effect: Effect;
  readonly combinator: Combinator;
  readonly saysOwn: boolean;
}

function parentsOf(object: KubeObject, effect: Effect, authority: ObjectRef | undefined): readonly Parent[] {
  const derived: readonly Parent[] =
    authority === undefined ? [] : [{ ref: authority, effect, combinator: "replace", saysOwn: false }];
  const linked = linksOf(object).flatMap((link): readonly Parent[] => {
    const refs = link.effect === effect ? link.parentsOf(object) : [];
    const others = refs.filter((ref) => authority === undefined || refKey(ref) !== refKey(authority));
    const { combinator, parentEffect = effect, own, says } = link;
    const saysOwn = own !== undefined && isThere(readPath(object, own));
    return others.map((ref) => ({ ref, effect: parentEffect, combinator, saysOwn, ...(says && { says }) }));
  });
  return [...derived, ...linked];
}

function isThere(value: unknown): boolean {
  return value !== undefined && value !== null;
}

function combine(
  mine: EffectAmong,
  theirs: EffectAmong,
  { ref, combinator, saysOwn }: Parent,
  problems: Problem[],
  child: ObjectRef,
): EffectAmong {
  if (combinator === "none") {
    if (ON.has(theirs.state) && !ON.has(mine.state)) problems.push(notInherited(child, ref));
    return mine;
  }
  if (combinator === "most-specific") return saysOwn ? mine : theirs;
  if (combinator === "replace") {
    return ON.has(theirs.state) ? theirs : { ...theirs, causes: [...theirs.causes, ...mine.causes] };
  }
  if (!ON.has(theirs.state)) return mine.state === "active" ? { ...mine, state: theirs.state } : mine;
  return {
    ...mine,
    state: ON.has(mine.state) ? mine.state : theirs.state,
    causes: [...mine.causes, ...theirs.causes],
    resumePlan: [...mine.resumePlan, ...theirs.resumePlan],
  };
}

function ownEffect(
  object: KubeObject,
  effect: Effect,
  { catalogue, now }: ResolveSurroundings,
): { readonly resolution: EffectAmong; readonly authority?: ObjectRef } {
  const all = resolveSuspension(object, catalogue, now).effects.filter((found) => found.effect === effect);
  const causes = all.flatMap((found) => found.causes);
  const clusters = all.find((found) => found.clusters !== undefined)?.clusters;
  const state = STOPPED_FIRST.find((word) => all.some((found) => found.state === word)) ?? "active";
  const authority = all.find((found) => found.authority !== undefined)?.authority;
  const resumePlan = authority === undefined && ON.has(state) ? all.flatMap(stepsOf) : [];
  const resolution: EffectAmong = { effect, state, ...(clusters !== undefined && { clusters }), causes, resumePlan };
  return { resolution, ...(authority !== undefined && { authority }) };
}

function stepsOf({ effect, causes }: EffectResolution): readonly ResumeStep[] {
  return causes
    .filter(({ expired }) => !expired)
    .map(({ ref, field, hold }) => ({ ref, effect, field, ...(hold !== undefined && { holder: hold.holder }) }));
}

function explain({ effect, state, causes, resumePlan }: EffectAmong): string {
  const why = causes.map(({ ref, field, hold }) =>
    hold === undefined ? `${formatRef(ref)} ${field}` : `${formatRef(ref)} held by ${hold.holder}`,
  );
  const ways = resumePlan.filter(({ holder }) => holder === undefined).length;
  const hint = ways === 0 ? "" : `; ${ways} of them without a hold`;
  return `${effect} ${state}${why.length === 0 ? "" : `: ${why.join(", ")}`}${hint}`;
}

function cycle(trail: readonly ObjectRef[]): Problem {
  const message = `objects are each other's authority: ${trail.map((ref) => formatRef(ref)).join(" -> ")}`;
  return { code: "AuthorityCycle", severity: "error", message, ...(trail[0] !== undefined && { ref: trail[0] }) };
}

function tooDeep(trail: readonly ObjectRef[]): Problem {
  const message = `more than ${DEEPEST} generations of objects decide about each other`;
  return { code: "AuthorityTooDeep", severity: "error", message, ...(trail[0] !== undefined && { ref: trail[0] }) };
}

function unknown(child: ObjectRef, parent: ObjectRef): Problem {
  const message = `${formatRef(parent)} decides too, and is not among the objects`;
  return { code: "AuthorityUnknown", severity: "info", message, ref: child };
}

function unclear(child: ObjectRef, parent: ObjectRef, field: string): Problem {
  const message = `${formatRef(parent)} ${field} decides too, and it cannot be told what it says`;
  const hint = "give the time; a schedule must be a cron line of five fields";
  return { code: "WindowUnclear", severity: "info", message, ref: child, hint };
}

function notInherited(child: ObjectRef, parent: ObjectRef): Problem {
  const message = `${formatRef(parent)} is suspended, and that does not stop this object`;
  return { code: "NotInherited", severity: "warning", message, ref: child, hint: "hold it too, if it shall stop" };
}
