import { type KubeObject, otherCode, readString, refOf } from "@landfall/core/object";
import type { ChangeVerdict, ObjectChange } from "../systems/contract.ts";
import { admitCluster, classOf } from "./admit-cluster.ts";
import { admitStack, admitStackDeletion } from "./admit-stack.ts";
import type { StackDecision, StackRole } from "./decision.ts";
import { parseStackName } from "./stack-name.ts";

/**
 * Judges by the rules of cluster stacks whether a ClusterStack, a ClusterStackRelease or a Cluster of a stack may be
 * created, changed or deleted, with the releases and Clusters in the same package. The rules do not apply to a Cluster
 * without a stack.
 */
export function judgeStackChange(change: ObjectChange): ChangeVerdict {
  const { old, new: next, after } = change;
  const kind = (next ?? old)?.kind;
  if (kind === "Cluster") return next === undefined ? ALLOWED : judgeCluster(next, change);
  if (next === undefined) return old === undefined ? ALLOWED : verdictOf(admitStackDeletion(old, clustersIn(after)));
  if (kind !== "ClusterStack") return ALLOWED;
  return verdictOf(
    admitStack({ newSpec: next.spec, ...(old !== undefined && { oldSpec: old.spec }), ...roleOf(change) }),
  );
}

const ALLOWED: ChangeVerdict = { allowed: true, problems: [] };

function judgeCluster(next: KubeObject, change: ObjectChange): ChangeVerdict {
  const { old, after } = change;
  const isOfStack = [old, next].some((one) => parseStackName(classOf(one) ?? "", "dot") !== undefined);
  if (!isOfStack) return ALLOWED;
  const releases = new Map(
    after
      .filter(({ kind }) => kind === "ClusterStackRelease")
      .map((release) => [refOf(release).name, readString(release, ["status", "kubernetesVersion"]) ?? ""]),
  );
  return verdictOf(admitCluster({ new: next, ...(old !== undefined && { old }), releases, ...roleOf(change) }));
}

function clustersIn(objects: readonly KubeObject[]): readonly KubeObject[] {
  return objects.filter(({ kind }) => kind === "Cluster");
}

function roleOf({ role }: ObjectChange): { readonly role?: StackRole } {
  return role === "user" || role === "provider" ? { role } : {};
}

function verdictOf({ allowed, denials, warnings }: StackDecision): ChangeVerdict {
  return {
    allowed,
    problems: [
      ...denials.map(({ rule, field, message, owner }) => {
        const hint = owner === undefined ? {} : { hint: `ask the ${owner}` };
        return { code: otherCode(rule), severity: "error" as const, message, field, ...hint };
      }),
      ...warnings.map((message) => ({ code: "Unproven" as const, severity: "warning" as const, message })),
    ],
  };
}
