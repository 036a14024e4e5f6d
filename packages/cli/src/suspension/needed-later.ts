import { CLAIMS } from "@landfall/adapters/systems";
import { formatRef, type KubeObject, type ObjectRef, type Problem, refKey, refOf } from "@landfall/core/object";
import {
  authorityOf,
  type Catalogue,
  derivationsFor,
  type Hold,
  isLive,
  ownMechanisms,
  readLedger,
  requirementsOf,
  type Stopped,
  whereNobodyNeeds,
} from "@landfall/core/suspend";
import { type FoundSuspension, parentIndex } from "./find-suspensions.ts";

/**
 * Finds dependencies that Karmada propagates to clusters on which one holder holds all objects that need them, while
 * nobody holds the dependency itself: it was added later, or left out. Warnings `NeededGoesOn`, in the order of the
 * objects.
 */
export function neededLater(found: readonly FoundSuspension[], catalogue: Catalogue, now: number): readonly Problem[] {
  const objectsOf = parentIndex(found.map((one) => one.found));
  return found.flatMap(({ found: { object, file, subPackage } }): readonly Problem[] => {
    if (!isBroughtAlong(object, catalogue)) return [];
    const get = objectsOf(subPackage);
    const needing = new Map(
      requirementsOf(object).map(({ ref }) => {
        const binding = get(refKey(ref));
        const policy = binding === undefined ? undefined : policyOf(binding, catalogue);
        const decides = policy === undefined ? undefined : get(refKey(policy));
        return [refKey(ref), decides === undefined ? [] : holdsOn(decides, now)] as const;
      }),
    );
    const holders = [...new Set([...needing.values()].flatMap((holds) => holds.map(({ holder }) => holder)))].sort();
    const own = stoppedBy(holdsOn(object, now));
    for (const holder of holders) {
      const { held } = whereNobodyNeeds(object, (ref) =>
        stoppedBy((needing.get(refKey(ref)) ?? []).filter((hold) => hold.holder === holder)),
      );
      if (held === "nowhere" || own === "everywhere") continue;
      const open = held === "all" ? undefined : held.clusters.filter((cluster) => !own.has(cluster));
      if (open?.length !== 0) return [{ ...goesOn(object, holder, open), file }];
    }
    return [];
  });
}

/**
 * Returns whether a problem only says that a dependency is not held with an object that needs it; `neededLater` reports
 * that where it matters.
 */
export function toldByNeed(found: readonly FoundSuspension[]): (problem: Problem) => boolean {
  const brought = new Set(
    found.flatMap(({ found: { object } }) => (requirementsOf(object).length > 0 ? refKey(refOf(object)) : [])),
  );
  return ({ code, ref }) => code === "NotInherited" && ref !== undefined && brought.has(refKey(ref));
}

function goesOn(object: KubeObject, holder: string, clusters: readonly string[] | undefined): Problem {
  const who = requirementsOf(object).map(({ ref }) => formatRef(ref));
  const where = clusters === undefined ? "everywhere" : `on ${clusters.join(", ")}`;
  const message = `${formatRef(templateOf(object))} is needed by ${who.join(", ")}, which ${holder} holds ${where}, and goes on there`;
  const hint = "hold again what needs it, and it is held with it";
  return { code: "NeededGoesOn", severity: "warning", message, ref: refOf(object), hint };
}

/**
 * Whether an object is a dependency that Karmada propagates with others and that no policy claims, so that its clusters
 * are set on itself.
 */
function isBroughtAlong(object: KubeObject, catalogue: Catalogue): boolean {
  if (object.kind !== "ResourceBinding" || requirementsOf(object).length === 0) return false;
  return ownMechanisms(catalogue, object).some(({ site }) => site.kind === "clusters");
}

function policyOf(binding: KubeObject, catalogue: Catalogue): ObjectRef | undefined {
  const derivation = derivationsFor(catalogue, refOf(binding)).find(({ effect }) => effect === "delivery");
  return derivation === undefined ? undefined : authorityOf(binding, derivation);
}

/** The live holds on the delivery of an object. */
function holdsOn(object: KubeObject, now: number): readonly Hold[] {
  const ledger = readLedger(object);
  return ledger.ok ? ledger.value.holds.filter((hold) => hold.effect === "delivery" && isLive(hold, now)) : [];
}

function stoppedBy(holds: readonly Hold[]): Stopped {
  if (holds.some(({ targets }) => targets === undefined)) return "everywhere";
  return new Set(holds.flatMap(({ targets }) => targets?.clusters ?? []));
}

/** The object that a binding delivers, by which people know the binding. */
function templateOf(binding: KubeObject): ObjectRef {
  for (const make of CLAIMS) {
    const template = make([]).standsFor(binding);
    if (template !== undefined) return template;
  }
  return refOf(binding);
}
