import { CATALOGUE, type Catalogue, LEDGER_KIND, mechanismsFor } from "@landfall/core/suspend";
import type { Resource } from "../client/resource.ts";

/** A rule of a Role or ClusterRole. */
export interface PolicyRule {
  readonly apiGroups: readonly string[];
  readonly resources: readonly string[];
  readonly verbs: readonly string[];
}

/**
 * The RBAC rules that a SuspensionController needs, and no others, in a cluster that serves these kinds. Rules for its
 * Lease, which is in one namespace, are not included.
 */
export function suspensionRules(served: readonly Resource[], catalogue: Catalogue = CATALOGUE): readonly PolicyRule[] {
  const isHeld = (resource: Resource): boolean =>
    resource.verbs.includes("watch") && mechanismsFor(catalogue, resource).length > 0;
  const kinds = served.filter(isHeld);
  const groups = [...new Set(kinds.map(({ group }) => group))].sort();
  return [
    ...groups.map((group): PolicyRule => {
      const resources = kinds.filter((kind) => kind.group === group).map(({ plural }) => plural);
      return {
        apiGroups: [group],
        resources: [...new Set(resources)].sort(),
        verbs: ["get", "list", "patch", "watch"],
      };
    }),
    {
      apiGroups: [LEDGER_KIND.group],
      resources: ["suspensionledgers"],
      verbs: ["delete", "get", "list", "patch", "watch"],
    },
    {
      apiGroups: ["apiextensions.k8s.io"],
      resources: ["customresourcedefinitions"],
      verbs: ["list", "watch"],
    },
    { apiGroups: ["events.k8s.io"], resources: ["events"], verbs: ["create"] },
  ];
}
