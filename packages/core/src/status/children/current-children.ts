import { isOfGroup, own, ownFields, ownText, type Subject } from "../subject.ts";
import type { ChildIndex } from "../types.ts";

const REVISION_ANNOTATION = "deployment.kubernetes.io/revision";
const REVISION_LABEL = "controller-revision-hash";

/**
 * Returns the children that belong to the current revision of their owner. Children of an older revision, or of one
 * that cannot be determined, are left out.
 *
 * | owner | children | test of a current child |
 * |---|---|---|
 * | Deployment | ReplicaSets | annotation `deployment.kubernetes.io/revision` is the Deployment's |
 * | StatefulSet | Pods | label `controller-revision-hash` is `status.updateRevision` |
 * | DaemonSet | Pods | that label is the newest ControllerRevision's; all, once every pod is updated |
 * | any other | all | – |
 */
export function currentChildren(owner: Subject, { byOwner }: ChildIndex): readonly Subject[] {
  const uid = ownText(owner.metadata, "uid");
  const children = uid === "" ? undefined : byOwner.get(uid);
  if (children === undefined) return [];
  if (!isOfGroup(owner, "apps")) return children;
  if (owner.kind === "Deployment") return currentReplicaSets(owner, children);
  if (owner.kind === "StatefulSet") return podsOf(ownText(owner.status, "updateRevision"), children);
  return owner.kind === "DaemonSet" ? currentDaemonPods(owner, children) : children;
}

function currentReplicaSets(owner: Subject, children: readonly Subject[]): readonly Subject[] {
  const revision = annotation(owner, REVISION_ANNOTATION);
  if (revision === "") return [];
  return children.filter((child) => child.kind === "ReplicaSet" && annotation(child, REVISION_ANNOTATION) === revision);
}

function currentDaemonPods(owner: Subject, children: readonly Subject[]): readonly Subject[] {
  const { status } = owner;
  const desired = own(status, "desiredNumberScheduled");
  if (desired !== undefined && own(status, "updatedNumberScheduled") === desired)
    return children.filter((child) => child.kind === "Pod");
  let newest: Subject | undefined;
  for (const child of children) {
    if (child.kind === "ControllerRevision" && (newest === undefined || revisionOf(child) > revisionOf(newest)))
      newest = child;
  }
  return newest === undefined ? [] : podsOf(label(newest, REVISION_LABEL), children);
}

function podsOf(revision: string, children: readonly Subject[]): readonly Subject[] {
  if (revision === "") return [];
  return children.filter((child) => child.kind === "Pod" && label(child, REVISION_LABEL) === revision);
}

function revisionOf({ object }: Subject): number {
  const revision = own(object as { readonly [key: string]: unknown }, "revision");
  return typeof revision === "number" ? revision : -1;
}

function annotation({ metadata }: Subject, key: string): string {
  return ownText(ownFields(metadata, "annotations"), key);
}

function label({ metadata }: Subject, key: string): string {
  return ownText(ownFields(metadata, "labels"), key);
}
