// Generated from packages/adapters/src/*/system.ts by `npm run gen`. Do not edit.
import type { DeliveryKind } from "../contract.ts";
import { declaredApplicationRevision } from "../../argo-cd/revisions.ts";
import { packageOfAddon } from "../../cluster-stacks/addon.ts";
import { declaredSyncRevision } from "../../config-sync/revisions.ts";
import { declaredWithSource } from "../../flux/revisions.ts";
import { declaredVersion } from "../../kudo/read.ts";
import { downstreamPackage } from "../../porch/inventory.ts";
import { variantRevision } from "../../porch/read.ts";
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

/** The revision that a delivery asks for. */
export const REVISIONS: ReadonlyMap<string, NonNullable<NonNullable<DeliveryKind["declares"]>["revision"]>> = /* @__PURE__ */ new Map<string, NonNullable<NonNullable<DeliveryKind["declares"]>["revision"]>>([
  ["argoproj.io/Application", declaredApplicationRevision],
  ["configsync.gke.io/RootSync", declaredSyncRevision],
  ["configsync.gke.io/RepoSync", declaredSyncRevision],
  ["kustomize.toolkit.fluxcd.io/Kustomization", declaredWithSource],
  ["helm.toolkit.fluxcd.io/HelmRelease", declaredWithSource],
  ["kudo.dev/Instance", declaredVersion],
  ["config.porch.kpt.dev/PackageVariant", variantRevision],
]);

/** The package of what has another name in each cluster. */
export const PACKAGE_NAMES: ReadonlyMap<string, NonNullable<DeliveryKind["packageOf"]>> = /* @__PURE__ */ new Map<string, NonNullable<DeliveryKind["packageOf"]>>([
  ["clusterstack.x-k8s.io/ClusterAddon", packageOfAddon],
  ["config.porch.kpt.dev/PackageVariant", downstreamPackage],
  ["config.projectsveltos.io/ClusterSummary", profileName],
]);
