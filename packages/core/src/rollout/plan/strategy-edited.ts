import type { Problem } from "../../object/index.ts";
import { nameSome } from "../model/name-some.ts";
import type { Plan, PreviousPlan } from "../model/plan.ts";
import { fieldsEdited } from "./fields-edited.ts";

/**
 * Returns an info `StrategyEdited` if the strategy differs from that of the previous plan of the same attempt: the
 * edits, and the targets that change their wave. Released targets stay in their wave, and a wave that has passed takes
 * none; limits and gates apply as they are now, from this decision on.
 */
export function strategyEdited(
  previous: PreviousPlan | undefined,
  { strategyHash, strategyText, waves }: Pick<Plan, "strategyHash" | "strategyText" | "waves">,
): readonly Problem[] {
  if (previous === undefined) return [];
  const fields = fieldsEdited(previous.strategyText, strategyText);
  if (previous.strategyHash === strategyHash && fields.length === 0) return [];
  const before = new Map(previous.waves.flatMap(({ name, targets }) => targets.map((key) => [key, name] as const)));
  const moved = waves.flatMap(({ name, targets }) =>
    targets.flatMap(({ key }) => {
      const was = before.get(key);
      return was === undefined || was === name ? [] : [`${key} from ${was} to ${name}`];
    }),
  );
  const who = moved.length === 1 ? "1 target changes its wave" : `${moved.length} targets change their wave`;
  const effect = moved.length === 0 ? "no target changes its wave" : `${who} (${nameSome(moved.sort())})`;
  const what = fields.length === 0 ? "" : `${nameSome(fields)}; `;
  const message = `the strategy was edited while this attempt is on its way: ${what}${effect}`;
  const hint =
    "what was released stays in its wave; count restart up for an attempt that goes by the new strategy alone";
  return [{ code: "StrategyEdited", severity: "info", message, field: "spec.waves", hint }];
}
