import {
  compareRefs,
  formatRef,
  type KubeObject,
  type ObjectRef,
  outOfScope,
  outsideOf,
  type Problem,
  parseTarget,
  readString,
  refKey,
  refOf,
  type Scope,
  sameJson,
  TARGET_ANNOTATION,
} from "@landfall/core/object";
import type { ChangeRole, ChangeVerdict } from "./contract.ts";
import { ADMISSIONS } from "./generated/admissions.ts";

/** A change for which a system has rules, with their verdict. */
export interface CheckedChange extends ChangeVerdict {
  readonly ref: ObjectRef;
  readonly change: "made" | "changed" | "taken away";
}

/**
 * Checks every object that differs between two versions of a package by the rules of its system: whether it may be
 * changed, which run it begins, and the refused changes, with the rule, the field and the owner. Objects without a
 * system are left out, unless they are outside of the `scope`: their changes are refused, `OutOfScope`. Pure: a
 * webhook, a check of a commit and a function get the same result. Sorted by object.
 *
 * @example
 * ```ts
 * import { checkChanges } from "@landfall/adapters/systems";
 *
 * const stack = (versions: readonly string[]) => ({
 *   apiVersion: "clusterstack.x-k8s.io/v1alpha1",
 *   kind: "ClusterStack",
 *   metadata: { name: "ferrol", namespace: "tenant" },
 *   spec: { provider: "docker", name: "ferrol", kubernetesVersion: "1.27", versions },
 * });
 * const refused = checkChanges([stack(["v1"])], [stack(["v9"])], { role: "user" }).filter(({ allowed }) => !allowed);
 * console.log(refused.flatMap(({ problems }) => problems.map(({ message }) => message)));
 * ```
 */
export function checkChanges(
  before: readonly KubeObject[],
  after: readonly KubeObject[],
  options: { readonly role?: ChangeRole | undefined; readonly scope?: Scope | undefined } = {},
): readonly CheckedChange[] {
  const [old, now] = [indexed(before), indexed(after)];
  const refs = new Map([...old, ...now].map(([key, object]) => [key, refOf(object)]));
  return [...refs]
    .toSorted(([, a], [, b]) => compareRefs(a, b))
    .flatMap(([key, ref]): readonly CheckedChange[] => {
      const [was, is] = [old.get(key), now.get(key)];
      if (was !== undefined && is !== undefined && sameJson(was, is)) return [];
      const kind = `${ref.group}/${ref.kind}`;
      const judges = ADMISSIONS.filter(({ kinds }) => kinds.includes(kind));
      const foreign = foreignChange([was, is], options.scope);
      if (judges.length === 0 && foreign.length === 0) return [];
      const verdicts = judges.map(({ judge }) =>
        judge({ old: was, new: is, before, after, ...(options.role !== undefined && { role: options.role }) }),
      );
      const change = was === undefined ? "made" : is === undefined ? "taken away" : "changed";
      return [{ ref, change, ...joined([...foreign, ...verdicts], ref) }];
    });
}

/**
 * Returns the problem of a change outside of the scope. Both the old and the new object must be inside, as the change
 * affects both.
 */
function foreignChange(
  versions: readonly (KubeObject | undefined)[],
  scope: Scope | undefined,
): readonly ChangeVerdict[] {
  if (scope === undefined) return [];
  for (const object of versions) {
    if (object === undefined || isLocal(object)) continue;
    const ref = refOf(object);
    const target = parseTarget(readString(object, ["metadata", "annotations", TARGET_ANNOTATION]));
    const why = outsideOf(scope, { namespace: ref.namespace, ...(target.ok && { target: target.value }) });
    if (why !== undefined) return [{ allowed: false, problems: [outOfScope(formatRef(ref), why)] }];
  }
  return [];
}

/** Returns whether an object is never in a cluster, so that nobody is responsible for it there. */
function isLocal(object: KubeObject): boolean {
  return readString(object, ["metadata", "annotations", "config.kubernetes.io/local-config"]) === "true";
}

function indexed(objects: readonly KubeObject[]): ReadonlyMap<string, KubeObject> {
  return new Map(objects.map((object) => [refKey(refOf(object)), object]));
}

function joined(verdicts: readonly ChangeVerdict[], ref: ObjectRef): ChangeVerdict {
  const problems = verdicts.flatMap((one) => one.problems).map((problem): Problem => ({ ...problem, ref }));
  const told = verdicts.find(({ rule }) => rule !== undefined);
  return {
    allowed: verdicts.every(({ allowed }) => allowed),
    ...(told?.rule !== undefined && { rule: told.rule }),
    ...(told?.begins !== undefined && { begins: told.begins }),
    problems,
  };
}
