// Generated from packages/adapters/src/*/system.ts by `npm run gen`. Do not edit.

/** Modules of systems that few runs need. */
export const SYSTEM_MODULES: readonly string[] = [
  "adapters/src/argo-cd/actuate",
  "adapters/src/argo-cd/application",
  "adapters/src/argo-cd/application-set",
  "adapters/src/cluster-api/read",
  "adapters/src/cluster-stacks/read",
  "adapters/src/config-sync/actuate",
  "adapters/src/config-sync/read",
  "adapters/src/fleeet/read",
  "adapters/src/flux/actuate",
  "adapters/src/karmada/actuate",
  "adapters/src/karmada/read-binding",
  "adapters/src/karmada/read-work",
  "adapters/src/kubefleet/read",
  "adapters/src/kudo/read",
  "adapters/src/ocm/read-manifest-work",
  "adapters/src/porch/actuate",
  "adapters/src/porch/gather",
  "adapters/src/rancher-fleet/read",
  "adapters/src/sveltos/read",
];
