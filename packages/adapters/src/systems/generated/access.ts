// Generated from packages/adapters/src/*/system.ts by `npm run gen`. Do not edit.
import type { SystemAccess } from "../access.ts";
import { accessOfSecret } from "../../argo-cd/access.ts";
import { accessOfCluster, kubeconfigSecretOf } from "../../cluster-api/access.ts";
import { accessOfProfile } from "../../cluster-inventory/access.ts";
import { accessOfCluster as karmadaAccessOfCluster, secretOfCluster } from "../../karmada/access.ts";

/** How systems say which clusters there are and how they are reached, by the name of the system. */
export const ACCESS: ReadonlyMap<string, SystemAccess> = /* @__PURE__ */ new Map<string, SystemAccess>([
  [
    "argo-cd",
    {
      lists: { group: "", kind: "Secret", labelSelector: "argocd.argoproj.io/secret-type=cluster" },
      read: accessOfSecret,
    },
  ],
  [
    "cluster-api",
    {
      lists: { group: "cluster.x-k8s.io", kind: "Cluster" },
      secretOf: kubeconfigSecretOf,
      read: accessOfCluster,
    },
  ],
  [
    "cluster-inventory",
    { lists: { group: "multicluster.x-k8s.io", kind: "ClusterProfile" }, read: accessOfProfile },
  ],
  [
    "karmada",
    {
      lists: { group: "cluster.karmada.io", kind: "Cluster" },
      secretOf: secretOfCluster,
      read: karmadaAccessOfCluster,
    },
  ],
]);
