import {
  getConditions,
  type KubeObject,
  type ObjectRef,
  type Path,
  readPath,
  readString,
  refOf,
} from "../../object/index.ts";
import type { Effect } from "../model/effect.ts";
import type { ParentLink } from "../model/parent-link.ts";
import { CLOUD_LINKS } from "./cloud-links.ts";
import { KARGO_LINKS } from "./kargo-links.ts";
import { KARMADA_LINKS } from "./karmada-links.ts";
import { ROLLOUT_LINKS } from "./rollout-links.ts";
import { syncWindowsSay } from "./windows/sync-windows.ts";

const CAPI = "cluster.x-k8s.io";
const KCC = "core.cnrm.cloud.google.com";
const KUEUE = "kueue.x-k8s.io";
const ARGO = "argoproj.io";
const SVELTOS = "config.projectsveltos.io";
const FLUX = "kustomize.toolkit.fluxcd.io";

function textAt(object: KubeObject, path: Path): string | undefined {
  const value = readPath(object, path);
  return typeof value === "string" && value !== "" ? value : undefined;
}

function label(object: KubeObject, key: string): string | undefined {
  return textAt(object, ["metadata", "labels", key]);
}

function inNamespace(group: string, kind: string, path: Path): ParentLink["parentsOf"] {
  return (object) => {
    const name = textAt(object, path);
    return name === undefined ? [] : [{ group, kind, namespace: refOf(object).namespace, name }];
  };
}

function bundlesOf(object: KubeObject): readonly ObjectRef[] {
  const name = label(object, "fleet.cattle.io/bundle-name");
  const namespace = label(object, "fleet.cattle.io/bundle-namespace");
  if (name === undefined || namespace === undefined) return [];
  return [{ group: "fleet.cattle.io", kind: "Bundle", namespace, name }];
}

function kustomizationsOf(object: KubeObject): readonly ObjectRef[] {
  const name = label(object, `${FLUX}/name`);
  const namespace = label(object, `${FLUX}/namespace`);
  return name === undefined || namespace === undefined ? [] : [{ group: FLUX, kind: "Kustomization", namespace, name }];
}

function sveltosClustersOf(object: KubeObject): readonly ObjectRef[] {
  const name = textAt(object, ["spec", "clusterName"]);
  const namespace = textAt(object, ["spec", "clusterNamespace"]);
  const isSveltos = textAt(object, ["spec", "clusterType"]) === "Sveltos";
  if (name === undefined || namespace === undefined || !isSveltos) return [];
  return [{ group: "lib.projectsveltos.io", kind: "SveltosCluster", namespace, name }];
}

/** Returns the owners of one kind, by the object's owner references. */
function ownersOf(
  group: string,
  kind: string,
  scope: "Namespaced" | "Cluster" = "Namespaced",
): ParentLink["parentsOf"] {
  return (object) => {
    const owners = readPath(object, ["metadata", "ownerReferences"]);
    if (!Array.isArray(owners)) return [];
    const namespace = scope === "Cluster" ? "" : refOf(object).namespace;
    return owners.flatMap((owner: unknown) => {
      const sameGroup = readString(owner, ["apiVersion"])?.startsWith(`${group}/`) === true;
      const name = readString(owner, ["name"]);
      return sameGroup && name !== undefined && readString(owner, ["kind"]) === kind
        ? [{ group, kind, namespace, name }]
        : [];
    });
  };
}

/** Returns the CronJob of a Job; none if the Job is finished, as its CronJob can then no longer start it. */
function cronJobsOf(job: KubeObject): readonly ObjectRef[] {
  const { conditions } = getConditions(job);
  const isDone = conditions.some(({ type, status }) => (type === "Complete" || type === "Failed") && status === "True");
  return isDone ? [] : ownersOf("batch", "CronJob")(job);
}

/** All parent links. Source: the controllers of each project; that Flux does not inherit is from its issue tracker. */
export const PARENT_LINKS: readonly ParentLink[] = [
  {
    child: { group: "*.cluster.x-k8s.io", kind: "*" },
    effect: "reconcile",
    combinator: "or",
    parentsOf: inNamespace(CAPI, "Cluster", ["metadata", "labels", "cluster.x-k8s.io/cluster-name"]),
  },
  {
    child: { group: CAPI, kind: "*" },
    effect: "reconcile",
    combinator: "or",
    parentsOf: (object) =>
      object.kind === "Cluster"
        ? []
        : inNamespace(CAPI, "Cluster", ["metadata", "labels", "cluster.x-k8s.io/cluster-name"])(object),
  },
  {
    child: { group: "fleet.cattle.io", kind: "BundleDeployment" },
    effect: "delivery",
    combinator: "or",
    parentsOf: bundlesOf,
  },
  {
    child: { group: KUEUE, kind: "LocalQueue" },
    effect: "scheduling",
    combinator: "or",
    parentsOf: (object) => {
      const name = textAt(object, ["spec", "clusterQueue"]);
      return name === undefined ? [] : [{ group: KUEUE, kind: "ClusterQueue", namespace: "", name }];
    },
  },
  {
    child: { group: KUEUE, kind: "Workload" },
    effect: "scheduling",
    combinator: "or",
    parentsOf: inNamespace(KUEUE, "LocalQueue", ["spec", "queueName"]),
  },
  {
    child: { group: KCC, kind: "ConfigConnectorContext" },
    effect: "actuation",
    combinator: "most-specific",
    own: ["spec", "actuationMode"],
    parentsOf: () => [{ group: KCC, kind: "ConfigConnector", namespace: "", name: `configconnector.${KCC}` }],
  },
  {
    child: { group: ARGO, kind: "Application" },
    effect: "delivery",
    combinator: "deny-over-allow",
    says: syncWindowsSay,
    parentsOf: (object) => {
      const name = textAt(object, ["spec", "project"]) ?? "default";
      return [{ group: ARGO, kind: "AppProject", namespace: refOf(object).namespace, name }];
    },
  },
  {
    child: { group: ARGO, kind: "Application" },
    effect: "delivery",
    combinator: "none",
    parentsOf: ownersOf(ARGO, "ApplicationSet"),
  },
  {
    child: { group: "batch", kind: "Job" },
    effect: "run",
    parentEffect: "new-runs",
    combinator: "none",
    parentsOf: cronJobsOf,
  },
  {
    child: { group: SVELTOS, kind: "ClusterSummary" },
    effect: "delivery",
    combinator: "or",
    parentsOf: (object) => [
      ...sveltosClustersOf(object),
      ...ownersOf(SVELTOS, "Profile")(object),
      ...ownersOf(SVELTOS, "ClusterProfile", "Cluster")(object),
    ],
  },
  {
    child: { group: FLUX, kind: "Kustomization" },
    effect: "reconcile",
    combinator: "none",
    parentsOf: kustomizationsOf,
  },
  {
    child: { group: "helm.toolkit.fluxcd.io", kind: "HelmRelease" },
    effect: "reconcile",
    combinator: "none",
    parentsOf: kustomizationsOf,
  },
  ...CLOUD_LINKS,
  ...KARGO_LINKS,
  ...KARMADA_LINKS,
  ...ROLLOUT_LINKS,
];

const OVERWRITING = PARENT_LINKS.filter(({ overwrites }) => overwrites !== undefined);

/**
 * Returns the parent that overwrites an object's own switch for an effect, with the effect to request of the parent,
 * and the reason.
 */
export function overwriterOf(
  object: KubeObject,
  effect: Effect,
): { readonly ref: ObjectRef; readonly effect: Effect; readonly why: string } | undefined {
  const own = refOf(object);
  for (const link of OVERWRITING) {
    if (link.effect !== effect || !isChild(own, link)) continue;
    const [ref] = link.parentsOf(object);
    if (ref !== undefined) return { ref, effect: link.parentEffect ?? effect, why: link.overwrites ?? "" };
  }
  return undefined;
}

/** Returns whether a parent may overwrite the switches of a kind: see `overwriterOf`. */
export function isOverwritten(of: Pick<ObjectRef, "group" | "kind">): boolean {
  return OVERWRITING.some((link) => isChild(of, link));
}

/** Returns the parent links of one object, without derived kinds: those are `Derivation`s of the catalogue. */
export function linksOf(object: KubeObject): readonly ParentLink[] {
  const ref = refOf(object);
  return PARENT_LINKS.filter((link) => isChild(ref, link));
}

function isChild({ group, kind }: Pick<ObjectRef, "group" | "kind">, { child }: ParentLink): boolean {
  const isPattern = child.group.startsWith("*");
  const sameGroup = isPattern ? group.endsWith(child.group.slice(1)) : group === child.group;
  return sameGroup && (child.kind === "*" || child.kind === kind);
}
