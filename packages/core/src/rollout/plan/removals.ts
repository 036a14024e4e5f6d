import { compareText } from "../../object/index.ts";
import type { Plan, PlannedTarget } from "../model/plan.ts";

/** The targets to remove, and facts about them by the target's key. */
export interface RemovalInputs {
  /**
   * Targets to remove: those that left the inventory, as `Plan.removed` of the next plan names them, or all targets of
   * a rollout that ends.
   */
  readonly targets: Iterable<string>;
  /** Targets whose deletion has begun. Default: none. */
  readonly removing?: ReadonlySet<string>;
  /** Targets whose objects are all gone. Default: none. */
  readonly gone?: ReadonlySet<string>;
  /**
   * Targets that must not be deleted now, with the reason for people: somebody suspended or pinned them. Leave out
   * those with a hold that has `allowDeletion`. Default: none.
   */
  readonly held?: ReadonlyMap<string, string>;
  /** How many removals may be in progress at once; with 0 none begins. Default: 1. */
  readonly maxConcurrent?: number;
}

/** The removal of one target. */
export interface Removal {
  readonly target: string;
  /**
   * `Removed`: no object is left. `Removing`: its removal has begun or may begin now. `Waiting`: it comes later.
   * `Held`: it waits for a person.
   */
  readonly state: "Removed" | "Removing" | "Waiting" | "Held";
  /**
   * The machine-readable reason: `Gone`, `Begun`, `Released`, `ConcurrencyLimit`, `Dependents`, `DependentStays` or
   * `Suspended`.
   */
  readonly reason: string;
  /** The human-readable reason. */
  readonly message: string;
}

/**
 * Decides which targets may be deleted now. The order is that of the plan that had them, backwards: the last wave
 * first, and dependents before their dependencies; targets that are not in the plan go first. A held target stays, as
 * do all its dependencies, and blocks no other. The result does not depend on the order of `targets`.
 */
export function planRemovals(plan: Plan, inputs: RemovalInputs): readonly Removal[] {
  const { targets, removing = new Set(), gone = new Set(), held = new Map(), maxConcurrent = 1 } = inputs;
  const going = new Set(targets);
  const dependents = dependentsOf(plan);
  const states = new Map<string, Removal>();
  let room = maxConcurrent - [...going].filter((target) => removing.has(target) && !gone.has(target)).length;
  for (const target of backwards(plan, going)) {
    const say = (state: Removal["state"], reason: string, message: string): void =>
      void states.set(target, { target, state, reason, message });
    const others = (dependents.get(target) ?? []).filter((other) => !gone.has(other));
    const staying = others.find((other) => !going.has(other) || states.get(other)?.state === "Held");
    if (gone.has(target)) say("Removed", "Gone", "nothing of it is left");
    else if (removing.has(target)) say("Removing", "Begun", "its deletion has begun");
    else if (held.has(target)) say("Held", "Suspended", held.get(target) ?? "");
    else if (staying !== undefined) say("Held", "DependentStays", `${staying} depends on it and stays`);
    else if (others[0] !== undefined) say("Waiting", "Dependents", `${others[0]} depends on it and goes first`);
    else if (room <= 0) say("Waiting", "ConcurrencyLimit", `${maxConcurrent} may go at once`);
    else {
      room -= 1;
      say("Removing", "Released", "nothing depends on it any more");
    }
  }
  return [...states.values()];
}

/** Returns the targets that depend on each target, sorted. */
function dependentsOf({ waves }: Plan): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const { key, dependsOn } of waves.flatMap((wave): readonly PlannedTarget[] => wave.targets))
    for (const other of dependsOn) {
      const known = found.get(other);
      if (known === undefined) found.set(other, [key]);
      else known.push(key);
    }
  for (const keys of found.values()) keys.sort(compareText);
  return found;
}

/**
 * Returns the targets to remove, the last of the plan first; targets that are not in the plan come before them, by
 * name.
 */
function backwards({ waves }: Plan, going: ReadonlySet<string>): readonly string[] {
  const planned = waves.flatMap((wave) => wave.targets.map(({ key }) => key));
  const known = new Set(planned);
  const strangers = [...going].filter((key) => !known.has(key)).sort(compareText);
  return [...strangers, ...planned.toReversed().filter((key) => going.has(key))];
}
