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
  /** Why the plan holds it. */
  readonly reason?: string;
  /** The time since when the plan holds it. */
  readonly since?: number;
  /** The plan sends the target back to `revision`. */
  readonly goesBack?: true;
  /** It asks for `revision` by itself: what carries it out takes its target back. */
  readonly isSentBack?: true;
  /** The revision of the plan that the object must not be pinned at only because it asks for it. */
  readonly notAt?: string;
  /** The revision of the plan that a target may stay at of which nothing is known. */
  readonly before?: string;
  /** It is held, or let go, because others need it that are. */
  readonly needed?: true;
  /** The holder's hold is brought to exactly this, whatever was asked of the others. */
  readonly replace?: true;
  /** The words of the hold. Default: those of the run. */
  readonly words?: HoldWords;
}

/** Whether the same is wanted of two objects. Named one by one, as this is asked for each object of a list. */
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

/** An item that is in no file yet has no identity but its ref. */
export function itemId({ id }: Item): { readonly item?: ItemId } {
  return id.path === "" ? {} : { item: id };
}

/** Tells the wish for a selected object; `undefined`: none. */
export type Want = (selected: Selected) => Result<Wanted | undefined>;

/** The same for every object that was selected. */
export function wantAlike({ suspend, revision }: Ask): Want {
  const pinned = revision !== undefined && { revision };
  return (selected) => success(Object.assign({ suspend }, selected, pinned));
}

/**
 * For each object what a plan says about its target; objects that the plan is not about are left out. An object
 * that names its kind in the config and not its target is a problem, one that only happens to match is not meant.
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

/** The clusters on which the rollout holds an object already. */
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

/** Holds the clusters that are not released, where an object stands for many; where people have it, those that are. */
function wantOfMany(one: Selected, ask: Ask, plan: TargetPlan): readonly Wanted[] | undefined {
  const site = ownMechanisms(ask.catalogue, one.object).find((mechanism) => mechanism.site.kind === "clusters")?.site;
  if (site?.kind !== "clusters") return undefined;
  // It goes with those that need it.
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
