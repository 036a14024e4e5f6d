import type { Edit, KubeObject } from "../../object/index.ts";
import { changesOf, testsOf } from "./json-patch.ts";
import type { PatchOperation } from "./live-step.ts";

/**
 * Returns a JSON patch for edits of a live object that changes nothing unless the object has the same uid and the
 * edited fields still have the values that were read. Empty for no edits.
 */
export function testedPatch(object: KubeObject, edits: readonly Edit[]): readonly PatchOperation[] {
  const changes = changesOf(object, edits);
  return changes.length === 0
    ? []
    : [
        ...testsOf(
          object,
          edits.map(({ path }) => path),
        ),
        ...changes,
      ];
}
