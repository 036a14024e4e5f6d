import { type Edit, type KubeObject, type Problem, refKey, refOf } from "@landfall/core/object";
import type { ActuationInput, ActuationOutcome, Delivery } from "./actuation.ts";
import { badName, keptBy, notMoved, type Refusal } from "./refusal.ts";

/** The edits that bring one object to a revision, or the reason why it is not moved. */
export type Move = readonly Edit[] | Refusal;

/** Moves each object of a kind separately, for systems in which an object delivers to one target. */
export function moveEach(
  input: ActuationInput,
  isOurs: (object: KubeObject) => boolean,
  move: (delivery: Delivery, revision: string) => Move,
): ActuationOutcome {
  const edits: Edit[] = [];
  const problems: Problem[] = [];
  const ours = input.objects.filter(({ object, target }) => target !== undefined && isOurs(object)).toSorted(byRef);
  for (const delivery of ours) {
    const { object, target = "" } = delivery;
    const revision = input.orders.get(target);
    if (revision === undefined) continue;
    const moved = badName(revision) ?? move(delivery, revision);
    const refusal = isRefusal(moved) ? moved : moved.length > 0 ? keptBy(object, input) : undefined;
    if (refusal !== undefined) problems.push(notMoved(object, target, revision, refusal));
    else if (!isRefusal(moved)) edits.push(...moved);
  }
  return { edits, problems, covers: new Set(ours.flatMap(({ target }) => target ?? [])) };
}

/** Returns whether a move is a refusal. */
export function isRefusal(move: Move): move is Refusal {
  return "code" in move;
}

/** Orders objects by ref, so that their order in a package does not matter. */
export function byRef(a: Delivery, b: Delivery): number {
  const [left, right] = [sortKey(a), sortKey(b)];
  return left === right ? 0 : left < right ? -1 : 1;
}

function sortKey({ object, item, target = "" }: Delivery): string {
  return [refKey(refOf(object)), item?.packagePath ?? "", item?.path ?? "", item?.index ?? 0, target].join("\n");
}
