import type { Derivation } from "../../model/mechanism.ts";

const BUNDLE = ["metadata", "labels", "fleet.cattle.io/bundle-name"];
const BUNDLE_NAMESPACE = ["metadata", "labels", "fleet.cattle.io/bundle-namespace"];

/**
 * Derivations of Fleet: it computes a BundleDeployment from its Bundle and its Cluster, paused if either is, and a
 * Bundle from its GitRepo, if it has one. Source: Fleet's controllers.
 */
export const FLEET_DERIVED: readonly Derivation[] = [
  {
    group: "fleet.cattle.io",
    kind: "BundleDeployment",
    effect: "delivery",
    path: ["spec", "paused"],
    authorities: [{ group: "fleet.cattle.io", kind: "Bundle", name: [BUNDLE], namespace: [BUNDLE_NAMESPACE] }],
    message: "Fleet writes it from the Bundle and the Cluster at every sync, so an edit here is lost",
  },
  {
    group: "fleet.cattle.io",
    kind: "Bundle",
    effect: "delivery",
    path: ["spec", "paused"],
    authorities: [
      {
        group: "fleet.cattle.io",
        kind: "GitRepo",
        name: [["metadata", "labels", "fleet.cattle.io/repo-name"]],
        namespace: [["metadata", "namespace"]],
      },
    ],
    onlyIfNamed: true,
    message:
      "Fleet replaces spec and annotations of the Bundle when it next applies its GitRepo, so an edit here is lost",
  },
];
