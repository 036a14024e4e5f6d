import type { KubeObject } from "../../object/index.ts";
import { isFields, own, ownList, type Subject, subjectOf } from "../subject.ts";

/** Objects by the uid of each of their owners. */
export type ChildIndex = ReadonlyMap<string, readonly Subject[]>;

/** Built once for a question, so that each level of a tree of owners costs only its own children. */
export function indexChildren(objects: readonly KubeObject[]): ChildIndex {
  const index = new Map<string, Subject[]>();
  for (const object of objects) {
    const subject = subjectOf(object);
    if (typeof subject === "string") continue;
    for (const reference of ownList(subject.metadata, "ownerReferences")) {
      const uid = isFields(reference) ? own(reference, "uid") : undefined;
      if (typeof uid !== "string" || uid === "") continue;
      const known = index.get(uid);
      if (known === undefined) index.set(uid, [subject]);
      else known.push(subject);
    }
  }
  return index;
}
