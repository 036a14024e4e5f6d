import type { KubeObject } from "../../object/index.ts";
import { isFields, own, ownList, type Subject, subjectOf } from "../subject.ts";
import type { ChildIndex } from "../types.ts";

/**
 * Indexes objects by their owners for `computeStatus(object, { children })`: built once, so that each lookup costs only
 * the owner's own children. Values that are not objects are left out.
 */
export function indexChildren(objects: readonly KubeObject[]): ChildIndex {
  const byOwner = new Map<string, Subject[]>();
  for (const object of objects) {
    const subject = subjectOf(object);
    if (typeof subject === "string") continue;
    for (const reference of ownList(subject.metadata, "ownerReferences")) {
      const uid = isFields(reference) ? own(reference, "uid") : undefined;
      if (typeof uid !== "string" || uid === "") continue;
      const known = byOwner.get(uid);
      if (known === undefined) byOwner.set(uid, [subject]);
      else known.push(subject);
    }
  }
  return { byOwner };
}
