import type { Problem } from "../../object/index.ts";
import { demandedTooLate } from "../gates/table.ts";
import type { PreviousPlan } from "../model/plan.ts";
import { wavesIn } from "./fields-edited.ts";

/**
 * Returns warnings `GateTooLate` about gates that an edit of the strategy gives to waves which are open or have passed:
 * they are asked in the next attempt only.
 */
export function gatesTooLate(previous: PreviousPlan | undefined, strategyText: string | undefined): readonly Problem[] {
  const { reached, strategyText: before } = previous ?? {};
  if (reached === undefined || before === undefined || strategyText === undefined || before === strategyText) return [];
  const [old, now] = [wavesIn(before), wavesIn(strategyText)];
  return [...reached].flatMap(([name, how]): readonly Problem[] => {
    const [was, is] = [old.get(name), now.get(name)];
    const late = was === undefined || is === undefined ? [] : demandedTooLate(how, was, is);
    if (late.length === 0) return [];
    const state = how === "open" ? "is open already" : "has passed already";
    const message = `wave ${name} ${state}: by the edited strategy it ${late.join(", ")}, and that asks nothing of it in this attempt`;
    const hint =
      "another attempt asks for it; until then a pause keeps what is not released yet, where the rollout goes forward";
    return [{ code: "GateTooLate", severity: "warning", message, field: "spec.waves", hint }];
  });
}
