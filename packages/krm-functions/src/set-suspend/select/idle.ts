import { type Problem, type Result, refKey } from "@landfall/core/object";
import type { Selected } from "./select.ts";

/**
 * Returns a group without the objects about which a resume has nothing to say: nobody named their kind or name, they hold
 * nothing (`isIdle`), and the object that decides for them is not here. The whole group, if all that is selected is so.
 */
export function withoutIdle(
  group: readonly Selected[],
  selected: readonly Selected[],
  isIdle: (one: Selected) => boolean,
  { problems }: Result<unknown>,
): readonly Selected[] {
  const lost = new Set(problems.flatMap((problem) => keyOfLost(problem)));
  const rest = group.filter((one) => one.explicit || !lost.has(refKey(one.item.ref)) || !isIdle(one));
  return group.length - rest.length < selected.length ? rest : group;
}

function keyOfLost({ code, ref }: Problem): readonly string[] {
  return code === "AuthorityNotHere" && ref !== undefined ? [refKey(ref)] : [];
}
