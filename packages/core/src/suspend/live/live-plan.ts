import {
  type Edit,
  failure,
  type KubeObject,
  type Problem,
  type Result,
  refKey,
  refOf,
  success,
} from "../../object/index.ts";
import type { Catalogue } from "../model/mechanism.ts";
import { type LiveWrite } from "./live-write.ts";
import { liveWrites } from "./live-writes.ts";
import { inOrder, type Verb } from "./order.ts";

/** The edits of one live object, as `suspend` and `resume` give them. */
export interface LiveChange {
  /** As it was read; of a kind that cannot carry its holds, as `withEntry` gives it. */
  readonly object: KubeObject;
  readonly edits: readonly Edit[];
}

/**
 * The requests of many live objects for one holder, in the order in which they must be sent: see `inOrder` and
 * `liveWrites`. Everything is checked before there is a first one; a problem with any object leaves none.
 */
export function planLive(
  changes: readonly LiveChange[],
  verb: Verb,
  request: { readonly holder: string; readonly catalogue: Catalogue },
): Result<readonly LiveWrite[]> {
  const ordered = inOrder(
    changes.map(({ object }) => object),
    verb,
    request.catalogue,
  );
  if (!ordered.ok) return ordered;
  const edits = new Map(changes.map(({ object, edits: of }) => [refKey(refOf(object)), of]));
  const writes: LiveWrite[] = [];
  const problems: Problem[] = [];
  for (const object of ordered.value) {
    const own = liveWrites(object, edits.get(refKey(refOf(object))) ?? [], request);
    problems.push(...own.problems);
    if (own.ok) writes.push(...own.value);
  }
  return problems.some(({ severity }) => severity === "error") ? failure(...problems) : success(writes, problems);
}
