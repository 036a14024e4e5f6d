import { formatRef, type KubeObject, type ObjectRef, type Problem, refKey, refOf } from "../../object/index.ts";
import { authorityOf, derivationsOf } from "../choose/choose.ts";
import { linksOf } from "../links/parent-links.ts";
import type { Catalogue } from "../model/mechanism.ts";
import type { SuspensionState } from "../model/resolution.ts";
import { type ResolveSurroundings, resolveAmong } from "./resolve-among.ts";
import type { StandingReader, SuspensionStanding } from "./standing.ts";

/** The word of the axis `suspended` for each state, the worst first: the first state that occurs decides. */
const WORDS: readonly (readonly [SuspensionState, SuspensionStanding["suspended"]])[] = [
  ["suspended", "yes"],
  ["unattributed", "yes"],
  ["partial", "partial"],
  ["pending", "pending"],
];

/**
 * Creates a reader that also counts the objects that decide about an object, as far as they are among the objects: a
 * Machine is suspended with its Cluster. For `alone` see `standingReader`. A warning `HeldAbove` names the parent
 * through which an object is held.
 */
export function standingAmong(
  alone: StandingReader,
  { catalogue, objects }: Omit<ResolveSurroundings, "now">,
): StandingReader {
  return (object, now) => {
    const own = alone(object, now);
    // A deciding object that is not among the objects is ignored; for most objects this check is the whole cost.
    if (!decidersOf(object, catalogue).some((ref) => objects.get(refKey(ref)) !== undefined)) return own;
    const { effects } = resolveAmong(object, { catalogue, objects, ...(now !== undefined && { now }) });
    const self = refKey(refOf(object));
    const above = effects.map(({ state, causes }) => ({
      state,
      causes: causes.filter(({ ref, expired }) => !expired && refKey(ref) !== self),
    }));
    const held = above.filter(({ causes }) => causes.length > 0);
    const word = WORDS.find(([state]) => held.some((effect) => effect.state === state))?.[1];
    if (word === undefined) return own;
    const causes = held.flatMap((effect) => effect.causes);
    const parents = new Map(causes.map(({ ref }) => [refKey(ref), ref]));
    return {
      suspended: own?.suspended === "yes" ? "yes" : word,
      holds: [...new Set([...(own?.holds ?? []), ...causes.flatMap(({ hold }) => hold?.holder ?? [])])].sort(),
      fields: own?.fields ?? [],
      warnings: [...(own?.warnings ?? []), ...[...parents.values()].map((parent) => heldAbove(object, parent))],
    };
  };
}

/** Returns the objects that decide whether one is suspended: its authority, and the parents that count. */
function decidersOf(object: KubeObject, catalogue: Catalogue): readonly ObjectRef[] {
  const parents = linksOf(object).flatMap((link) => (link.combinator === "none" ? [] : link.parentsOf(object)));
  const authorities = derivationsOf(catalogue, object).flatMap((derivation) => authorityOf(object, derivation) ?? []);
  return [...parents, ...authorities];
}

function heldAbove(object: KubeObject, parent: ObjectRef): Problem {
  const message = `it stands still through ${formatRef(parent)}`;
  return { code: "HeldAbove", severity: "info", message, ref: refOf(object) };
}
