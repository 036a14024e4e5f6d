import { type ItemId, type Result, success } from "@landfall/core/object";
import { candidateClusters, type Hold, mechanismsFor, ownMechanisms, readLedger } from "@landfall/core/suspend";
import type { Item } from "../sdk/index.ts";
import type { AsksFor } from "../targets/asks-for.ts";
import type { TargetReader } from "../targets/target-reader.ts";
import type { Ask, HoldWords } from "./ask.ts";
import type { TargetPlan } from "./plan.ts";
import { isBroughtAlong } from "./select/brought-along.ts";
import type { Selected } from "./select/select.ts";

const STEP = "landfall.dev/step";

/** The state that one object shall have after the run. */
export interface Wanted extends Selected {
  readonly suspend: boolean;
  readonly revision?: string;
  /** The reason why the plan holds the object. */
  readonly reason?: string;
  /** The time since when the plan holds the object. */
  readonly since?: number;
  /** The plan returns the target to `revision`. */
  readonly goesBack?: true;
  /** The plan's actuation writes `revision` into the object itself and so takes its target back. */
  readonly isSentBack?: true;
  /** The revision of the plan, at which an object must not be pinned merely because it requests it already. */
  readonly notAt?: string;
  /** The revision at which a target may be pinned if its own is unknown. */
  readonly before?: string;
  /** Set if the object is held or released because objects that need it are. */
  readonly needed?: true;
  /** Set if the holder's existing hold is replaced by exactly this one, whatever the run's `replace` says. */
  readonly replace?: true;
  /** The reason and other texts of the hold. Default: those of the run. */
  readonly words?: HoldWords;
}

/** Whether two wishes are equal. The fields are compared one by one, because this runs for each object of a list. */
export function sameWish(one: Wanted, other: Wanted): boolean {
  return (
    one.suspend === other.suspend &&
    one.explicit === other.explicit &&
    one.clusters === other.clusters &&
    one.guessed === other.guessed &&
    one.effect === other.effect &&
    one.placeless === other.placeless &&
    one.revision === other.revision &&
    one.reason === other.reason &&
    one.since === other.since &&
    one.goesBack === other.goesBack &&
    one.isSentBack === other.isSentBack &&
    one.notAt === other.notAt &&
    one.before === other.before &&
    one.needed === other.needed &&
    one.replace === other.replace &&
    one.words === other.words
  );
}

/** The identity of an item; none for one without a file, which only its ref identifies. */
export function itemId({ id }: Item): { readonly item?: ItemId } {
  return id.path === "" ? {} : { item: id };
}

/** Returns the wish for a selected object; `undefined` if nothing is wanted. */
export type Want = (selected: Selected) => Result<Wanted | undefined>;

/** The same wish for every selected object. */
export function wantAlike({ suspend, revision }: Ask): Want {
  const pinned = revision !== undefined && { revision };
  return (selected) => success(Object.assign({ suspend }, selected, pinned));
}

/**
 * Wishes as a plan states them for each object's target; objects that the plan is not about are left out. An object
 * whose kind the config names, but whose target is unknown, is a problem; one that merely matches is left out.
 */
export function wantAsPlanned(ask: Ask, plan: TargetPlan, targetOf: TargetReader, asksFor: AsksFor): Want {
  return (one) => {
    if (mechanismsFor(ask.catalogue, one.item.ref).length === 0) return success(undefined);
    const policy = wantOfMany(one, ask, plan);
    if (policy !== undefined) return success(policy[0]);
    const target = targetOf(one.item);
    if (!target.ok) {
      const unknown = target.problems.every(({ code }) => code === "NoTarget");
      return one.explicit || !unknown ? target : success(undefined);
    }
    const standing = plan.standingOf(target.value, one.item.annotations[STEP]);
    if (standing === undefined) return success(undefined);
    const { released, handsOff, waitsForStep, ...rest } = standing;
    if (handsOff === true && ask.suspend) return success(undefined);
    if (waitsForStep === true && !isHeldBy(one, ask)) return success(undefined);
    const before = plan.before === undefined ? {} : { before: plan.before };
    const { goesBack, revision } = standing;
    const isSentBack = goesBack === true && revision !== undefined && asksFor(one.item, revision);
    const wanted = { ...one, ...rest, ...before, suspend: ask.suspend && !released, notAt: plan.revision };
    return success(isSentBack ? { ...wanted, isSentBack } : wanted);
  };
}

/** The clusters in which the rollout already holds an object. */
function clustersHeldBy(one: Selected, ask: Ask): readonly string[] {
  return holdsOf(one, ask).flatMap(({ targets }) => targets?.clusters ?? []);
}

function isHeldBy(one: Selected, ask: Ask): boolean {
  return holdsOf(one, ask).length > 0;
}

function holdsOf({ object }: Selected, ask: Ask): readonly Hold[] {
  const ledger = readLedger(object);
  return ledger.ok ? ledger.value.holds.filter(({ holder }) => holder === ask.holder) : [];
}

/**
 * The wish for an object that serves several clusters: holds those that are not released, and keeps holds where people
 * have taken over.
 */
function wantOfMany(one: Selected, ask: Ask, plan: TargetPlan): readonly Wanted[] | undefined {
  const site = ownMechanisms(ask.catalogue, one.object).find((mechanism) => mechanism.site.kind === "clusters")?.site;
  if (site?.kind !== "clusters") return undefined;
  // A dependency is held together with the objects that need it.
  if (isBroughtAlong(one.object, ask)) return [];
  const own = one.clusters ?? candidateClusters(site, one.object);
  if (own !== undefined && !own.some((cluster) => plan.clusters.has(cluster))) return [];
  const isOwn = (cluster: string): boolean => own === undefined || own.includes(cluster);
  const kept = clustersHeldBy(one, ask).filter((cluster) => plan.leftClusters.has(cluster));
  const held = [...new Set([...plan.heldClusters, ...kept])].filter(isOwn).sort();
  const { clusters: _, ...whole } = one;
  if (held.length === 0 || !ask.suspend) return [{ ...whole, suspend: false }];
  const since = plan.since === undefined ? {} : { since: plan.since };
  return [{ ...whole, ...since, suspend: true, clusters: held }];
}
