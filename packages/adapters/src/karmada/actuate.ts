import {
  formatRef,
  type KubeObject,
  type Problem,
  readPath,
  refOf,
  type Target,
  targetKey,
} from "@landfall/core/object";
import {
  authorityOf,
  CATALOGUE,
  candidateClusters,
  derivationsFor,
  type Hold,
  isLive,
  mechanismsFor,
  readLedger,
} from "@landfall/core/suspend";
import type { ActuationInput, ActuationOutcome, Delivery } from "../actuate/actuation.ts";
import { deleteField, setField } from "../actuate/edit-field.ts";
import { byRef } from "../actuate/move-each.ts";
import { derivedFrom, heldAs, heldBy, notMoved, type Refusal } from "../actuate/refusal.ts";
import { DISPATCHING, DISPATCHING_ON } from "./suspension-fields.ts";

const SUSPENSION = DISPATCHING_ON.slice(0, 2);
const ON_CLUSTERS = DISPATCHING_ON.slice(0, 3);

/**
 * Carries out orders on Karmada's policies. Karmada sends every cluster the same template, so a wave decides who may
 * get it: dispatching is suspended on exactly the clusters that are not released (`dispatchingOnClusters`), and on
 * those that a hold names; clusters that are left to people keep their state. A policy that lists clusters applies to
 * those, any other one to all of the rollout. The list is written as a whole.
 *
 * Problems: `CannotGoBack` for a target that is to have another revision than is rolled out; `NotATarget` for clusters
 * that the policy lists and the rollout does not know, which are never released; `Derived` for a binding or Work of a
 * target, as the policy decides; `SuspendedForAll`; and those of every actuator.
 */
export function actuateKarmada(input: ActuationInput): ActuationOutcome {
  const moves = input.objects.toSorted(byRef).map((delivery) => moveObject(input, delivery));
  return {
    edits: moves.flatMap(({ edits }) => edits),
    problems: moves.flatMap(({ problems }) => problems),
    covers: new Set(moves.flatMap(({ covers }) => [...covers])),
  };
}

const NOTHING: ActuationOutcome = { edits: [], problems: [], covers: new Set() };

function moveObject(input: ActuationInput, delivery: Delivery): ActuationOutcome {
  const { object, target = "" } = delivery;
  const ref = refOf(object);
  const site = mechanismsFor(CATALOGUE, ref).find((mechanism) => mechanism.site.kind === "clusters")?.site;
  if (site?.kind === "clusters" && ref.group === "policy.karmada.io")
    return movePolicy(input, delivery, candidateClusters(site, object));
  const revision = input.orders.get(target);
  if (ref.group !== "work.karmada.io" || revision === undefined) return NOTHING;
  return { ...NOTHING, problems: [notMoved(object, target, revision, derived(object))] };
}

/** Returns the refusal of a binding or Work, which is a copy: the policy is written instead. */
function derived(object: KubeObject): Refusal {
  const [derivation] = derivationsFor(CATALOGUE, refOf(object));
  const authority = derivation === undefined ? undefined : authorityOf(object, derivation);
  const where = authority === undefined ? "its policy" : formatRef(authority);
  const message = "Karmada copies who is suspended from the policy at every sync, so an edit here is lost";
  return { code: "Derived", message, hint: `let the package hold ${where}` };
}

function movePolicy(
  input: ActuationInput,
  delivery: Delivery,
  listed: readonly string[] | undefined,
): ActuationOutcome {
  const named = listed === undefined ? undefined : new Set(listed);
  const own = input.targets.filter(({ cluster }) => named?.has(cluster) ?? true);
  if (own.length === 0) return NOTHING;
  const covers = new Set(own.map(targetKey));
  const ordered = own.filter((target) => input.orders.has(targetKey(target)));
  const refuseAll = (why: Refusal): ActuationOutcome => ({
    edits: [],
    problems: ordered.map((target) => refused(input, delivery, target, why)),
    covers,
  });
  const whole = suspendedForAll(delivery.object) ?? heldAsWhole(delivery.object, input);
  if (whole !== undefined) return refuseAll(whole);
  const held = clustersHeld(delivery.object, input);
  const suspended = new Set([...(listed ?? own.map(({ cluster }) => cluster)), ...held.keys()]);
  const now = new Set(suspendedOn(delivery.object));
  for (const target of own) {
    if (held.has(target.cluster)) continue;
    const isLeft = input.handsOff?.has(targetKey(target)) === true && !now.has(target.cluster);
    if (isReleased(input, target) || isLeft) suspended.delete(target.cluster);
  }
  const problems = [
    ...ordered.flatMap((target) => whyStill(input, held, target).map((why) => refused(input, delivery, target, why))),
    ...strangers(delivery.object, listed ?? [], own),
  ];
  const edits = suspend(delivery, [...suspended].sort());
  const derivation = edits.length === 0 ? undefined : derivedFrom(delivery.object);
  return derivation === undefined ? { edits, problems, covers } : refuseAll(derivation);
}

/** Returns whether a target is ordered to have the revision of the template. */
function isReleased({ orders, revision }: ActuationInput, target: Target): boolean {
  return orders.get(targetKey(target)) === revision;
}

function refused({ orders, revision }: ActuationInput, { object }: Delivery, target: Target, why: Refusal): Problem {
  const key = targetKey(target);
  return notMoved(object, key, orders.get(key) ?? revision, why);
}

/** Returns why a target with an order stays suspended. */
function whyStill(input: ActuationInput, held: ReadonlyMap<string, Hold>, target: Target): readonly Refusal[] {
  if (!isReleased(input, target)) {
    const message = "Karmada sends every cluster the same template, so one cannot go back alone";
    const hint = "put the template back and roll that out; until then nothing more is sent there";
    return [{ code: "CannotGoBack", message, hint }];
  }
  const hold = held.get(target.cluster);
  return hold === undefined ? [] : [heldAs(target.cluster, hold)];
}

function strangers(object: KubeObject, listed: readonly string[], own: readonly Target[]): readonly Problem[] {
  const known = new Set(own.map(({ cluster }) => cluster));
  const unknown = listed.filter((cluster) => !known.has(cluster)).toSorted();
  if (unknown.length === 0) return [];
  const message = `the policy lists ${unknown.join(", ")}, which the rollout does not know: nothing is sent there`;
  const hint = "add it to the inventory, or take it off the policy";
  return [
    { code: "NotATarget", severity: "warning", message, ref: refOf(object), field: DISPATCHING_ON.join("."), hint },
  ];
}

/**
 * Returns the refusal of a policy that is suspended for all clusters: the API refuses a list beside that, and whoever
 * suspended it did not agree.
 */
function suspendedForAll(policy: KubeObject): Refusal | undefined {
  if (readPath(policy, DISPATCHING) !== true) return undefined;
  const message = "the policy suspends dispatching on all clusters";
  return { code: "SuspendedForAll", message, hint: `remove ${DISPATCHING.join(".")}`, field: DISPATCHING.join(".") };
}

/** Returns the refusal of a policy that is held for all clusters, by a known holder or an unknown one. */
function heldAsWhole(policy: KubeObject, input: ActuationInput): Refusal | undefined {
  const ledger = readLedger(policy);
  const isWhole = !ledger.ok || otherHolds(ledger.value.holds, input).some(({ targets }) => targets === undefined);
  return isWhole ? heldBy(policy, input) : undefined;
}

function clustersHeld(policy: KubeObject, input: ActuationInput): ReadonlyMap<string, Hold> {
  const ledger = readLedger(policy);
  const holds = ledger.ok ? otherHolds(ledger.value.holds, input) : [];
  return new Map(holds.flatMap((hold) => (hold.targets?.clusters ?? []).map((cluster) => [cluster, hold] as const)));
}

function otherHolds(holds: readonly Hold[], { holder, now }: ActuationInput): readonly Hold[] {
  return holds.filter((hold) => hold.holder !== holder && isLive(hold, now));
}

function suspendedOn(policy: KubeObject): readonly string[] {
  const names: unknown = readPath(policy, DISPATCHING_ON);
  return Array.isArray(names) ? names.filter((name) => typeof name === "string") : [];
}

/**
 * Returns the edits for a list of suspended clusters. The same names in another order are left as they are; without any
 * names the field is removed.
 */
function suspend(delivery: Delivery, names: readonly string[]): ActuationOutcome["edits"] {
  const before = new Set(suspendedOn(delivery.object));
  if (names.length > 0) {
    const isSame = before.size === names.length && names.every((name) => before.has(name));
    return isSame ? [] : setField(delivery, DISPATCHING_ON, [...names]);
  }
  const block = readPath(delivery.object, SUSPENSION);
  const isAlone = block !== null && typeof block === "object" && Object.keys(block).join() === "dispatchingOnClusters";
  return deleteField(delivery, isAlone ? SUSPENSION : ON_CLUSTERS);
}
