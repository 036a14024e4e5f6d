import type { Problem } from "../../object/index.ts";
import { nameSome } from "../model/name-some.ts";
import type { PlannedWave, PreviousPlan } from "../model/plan.ts";

/**
 * An info `StrategyEdited`, where the strategy is another one than that of the plan before, of the same attempt: who changes the
 * wave by that. What was released stays where it is, and a wave that has passed takes nobody.
 */
export function strategyEdited(
  previous: PreviousPlan | undefined,
  { strategyHash, waves }: { readonly strategyHash: string; readonly waves: readonly PlannedWave[] },
): readonly Problem[] {
  if (previous === undefined || previous.strategyHash === strategyHash) return [];
  const before = new Map(previous.waves.flatMap(({ name, targets }) => targets.map((key) => [key, name] as const)));
  const moved = waves.flatMap(({ name, targets }) =>
    targets.flatMap(({ key }) => {
      const was = before.get(key);
      return was === undefined || was === name ? [] : [`${key} from ${was} to ${name}`];
    }),
  );
  const who = moved.length === 1 ? "1 target changes its wave" : `${moved.length} targets change their wave`;
  const effect = moved.length === 0 ? "no target changes its wave" : `${who} (${nameSome(moved.sort())})`;
  const message = `the strategy was edited while this attempt is on its way: ${effect}`;
  const hint =
    "what was released stays in its wave; count restart up for an attempt that goes by the new strategy alone";
  return [{ code: "StrategyEdited", severity: "info", message, field: "spec.waves", hint }];
}
