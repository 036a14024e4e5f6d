import type { Problem } from "@landfall/core/object";
import type { Plan } from "@landfall/core/rollout";
import type { Item, ResourceList } from "../sdk/index.ts";
import type { StepPlace } from "./steps/native-places.ts";
import type { Followed } from "./steps/walk.ts";
import {
  MOST_DEPENDENCIES,
  namesByKind,
  namesThoseBefore,
  PLACE_PATH,
  unnamedBefore,
  type WavePlace,
  writePlace,
} from "./wave-elsewhere.ts";

/** The waves of a rollout, and the objects to write them to. */
export interface WaveWork {
  /** The systems whose own fields are written, too. */
  readonly systems: ReadonlySet<string>;
  readonly plan: Plan;
  readonly items: ReadonlyMap<string, readonly Item[]>;
  /** The targets that people have taken over. */
  readonly left: ReadonlySet<string>;
  /** The steps within targets, whose order is written as well. */
  readonly steps: Pick<Followed, "places" | "unsaid"> | undefined;
}

const WAVE = ["metadata", "annotations", "landfall.dev/wave"] as const;
const FIRST: StepPlace = { level: 0, before: [] };

/**
 * Writes the wave number to all delivery objects, and their position to the fields of other systems: wave after wave,
 * and within a wave in the order of the steps. Objects of targets that people have taken over keep their number.
 */
export function writeWaves(list: ResourceList, { systems, plan, items, left, steps }: WaveWork): void {
  const isInOrder = namesThoseBefore(systems);
  const itemsOf = (keys: readonly string[]): readonly Item[] => keys.flatMap((key) => items.get(key) ?? []);
  const placeOf = (item: Item): StepPlace => steps?.places.get(item) ?? FIRST;
  const unsaid = new Set<string>(systems.size > 0 ? steps?.unsaid : []);
  let before: WavePlace["before"] = new Map();
  let number = 0;
  for (const [wave, { name, targets }] of plan.waves.entries()) {
    const keys = targets.map(({ key }) => key);
    const all = itemsOf(keys);
    let unwritten = 0;
    for (const item of itemsOf(keys.filter((key) => !left.has(key)))) {
      const { level, before: near } = placeOf(item);
      const place = { wave: number + level, before: level === 0 ? before : namesByKind(near) };
      if (!writePlace(item, place, systems)) unwritten++;
      for (const other of unnamedBefore(item, near, systems)) unsaid.add(`${item.name} after ${other.name}`);
      item.set(WAVE, String(wave));
      if (place.wave === wave || systems.size === 0) item.delete(PLACE_PATH);
      else item.set(PLACE_PATH, String(place.wave));
    }
    if (unwritten > 0) list.addProblem(tooManyDependencies(name, unwritten));
    if (all.length > 0 && isInOrder) before = namesByKind(all);
    number += 1 + Math.max(0, ...all.map((item) => placeOf(item).level));
  }
  for (const item of itemsOf(plan.held)) {
    writePlace(item, undefined, systems);
    item.delete(WAVE);
    item.delete(PLACE_PATH);
  }
  if (unsaid.size > 0) list.addProblem(notNative([...systems], [...unsaid]));
}

function tooManyDependencies(wave: string, count: number): Problem {
  const each = `each would name more than ${MOST_DEPENDENCIES} of the wave before`;
  const message = `wave ${wave}: spec.dependsOn of ${count} objects is not written: ${each}`;
  return { code: "TooManyDependencies", severity: "warning", message, field: "spec.dependsOn" };
}

const MAX_NAMED = 8;

/** Notes the parts of steps that systems with a mere order cannot express. */
function notNative(systems: readonly string[], unsaid: readonly string[]): Problem {
  const more = unsaid.length > MAX_NAMED ? ` and ${unsaid.length - MAX_NAMED} more` : "";
  const message = `the order of the steps is written for ${systems.toSorted().join(" and ")} too; what it cannot say: ${unsaid.slice(0, MAX_NAMED).join(", ")}${more}`;
  const hint = "these hold as long as compute-wave carries the steps out";
  return { code: "StepsNotNative", severity: "info", message, field: "alsoWrite", hint };
}
