// Generated from packages/adapters/src/*/system.ts by `npm run gen`. Do not edit.
import type { DeliveryKind } from "../contract.ts";
import { packageOfAddon } from "../../cluster-stacks/addon.ts";
import { downstreamPackage } from "../../porch/inventory.ts";
import { profileName } from "../../sveltos/refs.ts";

/** The kinds that declare targets, as `group/kind`. */
export const DECLARING: ReadonlySet<string> = new Set([
  "argoproj.io/Application",
  "configsync.gke.io/RootSync",
  "configsync.gke.io/RepoSync",
  "kustomize.toolkit.fluxcd.io/Kustomization",
  "helm.toolkit.fluxcd.io/HelmRelease",
  "kudo.dev/Instance",
  "work.open-cluster-management.io/ManifestWork",
  "config.porch.kpt.dev/PackageVariant",
]);

/** The package of what has another name in each cluster. */
export const PACKAGE_NAMES: ReadonlyMap<string, NonNullable<DeliveryKind["packageOf"]>> = /* @__PURE__ */ new Map<string, NonNullable<DeliveryKind["packageOf"]>>([
  ["clusterstack.x-k8s.io/ClusterAddon", packageOfAddon],
  ["config.porch.kpt.dev/PackageVariant", downstreamPackage],
  ["config.projectsveltos.io/ClusterSummary", profileName],
]);
