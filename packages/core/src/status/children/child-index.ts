import type { KubeObject } from "../../object/index.ts";
import { isFields, own, ownList, type Subject, subjectOf } from "../subject.ts";
import type { ChildIndex } from "../types.ts";

/**
 * The objects among which the children of many others are to be found, for `computeStatus(object, { children })`:
 * built once, so that each question costs only the owner's own children. What is no object is left out.
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
