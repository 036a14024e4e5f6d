import type { Resource } from "../client/resource.ts";
import { isOfRollouts, isWrittenByRollouts } from "./rollout-objects.ts";
import type { PolicyRule } from "./suspension-rules.ts";

const READ: readonly string[] = ["list", "watch"];

/**
 * The RBAC rules that a RolloutController needs in a cluster that serves these kinds. `named`: further kinds that
 * rollouts name in `inventory` and `actuate`, as `group/kind`. Rules for its Lease are not included.
 */
export function rolloutRules(served: readonly Resource[], named: readonly string[] = []): readonly PolicyRule[] {
  const isNamed = ({ group, kind }: Resource): boolean => named.includes(`${group}/${kind}`);
  const kinds = served.filter((one) => one.group !== "landfall.dev" && (isOfRollouts(one) || isNamed(one)));
  const groups = [...new Set(kinds.map(({ group }) => group))].sort();
  const isWritten = (one: Resource): boolean => isNamed(one) || isWrittenByRollouts(one);
  const ours = served.filter((one) => one.group === "landfall.dev" && isOfRollouts(one)).map(({ plural }) => plural);
  return [
    ...groups.flatMap((group): readonly PolicyRule[] => {
      const own = kinds.filter((kind) => kind.group === group);
      const names = (some: readonly Resource[]): readonly string[] =>
        [...new Set(some.map(({ plural }) => plural))].sort();
      const [written, read] = [names(own.filter(isWritten)), names(own.filter((one) => !isWritten(one)))];
      return [
        ...(written.length === 0 ? [] : [{ apiGroups: [group], resources: written, verbs: [...READ, "patch"] }]),
        ...(read.length === 0 ? [] : [{ apiGroups: [group], resources: read, verbs: READ }]),
      ];
    }),
    { apiGroups: ["landfall.dev"], resources: [...new Set(ours)].sort(), verbs: READ },
    { apiGroups: ["landfall.dev"], resources: ["rollouts"], verbs: ["get"] },
    { apiGroups: ["landfall.dev"], resources: ["rolloutplans"], verbs: ["create", "delete", "get"] },
    { apiGroups: ["landfall.dev"], resources: ["rolloutplans/status", "rollouts/status"], verbs: ["update"] },
    { apiGroups: ["events.k8s.io"], resources: ["events"], verbs: ["create"] },
  ];
}
