import { type KubeObject, type ObjectRef, type Path, readPath, refOf } from "../object/index.ts";
import type { Effect } from "./effect.ts";

/**
 * How what a parent says and what an object says become one, as the system really does it.
 *
 * | combinator | the effect is stopped when |
 * |---|---|
 * | or | either says so |
 * | replace | the parent says so; what stands on the object is a copy |
 * | most-specific | the object says so; if it says nothing, the parent |
 * | none | the object says so; people expect the parent to count, and it does not |
 */
export type Combinator = "or" | "replace" | "most-specific" | "none";

/** Where the suspension of an object is decided too. */
export interface ParentLink {
  readonly child: { readonly group: string; readonly kind: string };
  readonly effect: Effect;
  readonly combinator: Combinator;
  /** The effect of the parent that counts. Default: the same. */
  readonly parentEffect?: Effect;
  /** For `most-specific`: where the object says something of its own. */
  readonly own?: Path;
  /** Which object it is; `undefined`: this object has no such parent. */
  readonly parentOf: (object: KubeObject) => ObjectRef | undefined;
}

const CAPI = "cluster.x-k8s.io";
const KCC = "core.cnrm.cloud.google.com";
const KUEUE = "kueue.x-k8s.io";
const FLUX = "kustomize.toolkit.fluxcd.io";

function textAt(object: KubeObject, path: Path): string | undefined {
  const value = readPath(object, path);
  return typeof value === "string" && value !== "" ? value : undefined;
}

function label(object: KubeObject, key: string): string | undefined {
  return textAt(object, ["metadata", "labels", key]);
}

function inNamespace(group: string, kind: string, path: Path): ParentLink["parentOf"] {
  return (object) => {
    const name = textAt(object, path);
    return name === undefined ? undefined : { group, kind, namespace: refOf(object).namespace, name };
  };
}

function bundleOf(object: KubeObject): ObjectRef | undefined {
  const name = label(object, "fleet.cattle.io/bundle-name");
  const namespace = label(object, "fleet.cattle.io/bundle-namespace");
  if (name === undefined || namespace === undefined) return undefined;
  return { group: "fleet.cattle.io", kind: "Bundle", namespace, name };
}

function kustomizationOf(object: KubeObject): ObjectRef | undefined {
  const name = label(object, `${FLUX}/name`);
  const namespace = label(object, `${FLUX}/namespace`);
  return name === undefined || namespace === undefined
    ? undefined
    : { group: FLUX, kind: "Kustomization", namespace, name };
}

/** Source: the controllers of each project; that Flux and Crossplane do not inherit, their issue trackers. */
export const PARENT_LINKS: readonly ParentLink[] = [
  {
    child: { group: "*.cluster.x-k8s.io", kind: "*" },
    effect: "reconcile",
    combinator: "or",
    parentOf: inNamespace(CAPI, "Cluster", ["metadata", "labels", "cluster.x-k8s.io/cluster-name"]),
  },
  {
    child: { group: CAPI, kind: "*" },
    effect: "reconcile",
    combinator: "or",
    parentOf: (object) =>
      object.kind === "Cluster"
        ? undefined
        : inNamespace(CAPI, "Cluster", ["metadata", "labels", "cluster.x-k8s.io/cluster-name"])(object),
  },
  {
    child: { group: "fleet.cattle.io", kind: "BundleDeployment" },
    effect: "delivery",
    combinator: "or",
    parentOf: bundleOf,
  },
  {
    child: { group: KUEUE, kind: "LocalQueue" },
    effect: "scheduling",
    combinator: "or",
    parentOf: (object) => {
      const name = textAt(object, ["spec", "clusterQueue"]);
      return name === undefined ? undefined : { group: KUEUE, kind: "ClusterQueue", namespace: "", name };
    },
  },
  {
    child: { group: KUEUE, kind: "Workload" },
    effect: "scheduling",
    combinator: "or",
    parentOf: inNamespace(KUEUE, "LocalQueue", ["spec", "queueName"]),
  },
  {
    child: { group: KCC, kind: "ConfigConnectorContext" },
    effect: "actuation",
    combinator: "most-specific",
    own: ["spec", "actuationMode"],
    parentOf: () => ({ group: KCC, kind: "ConfigConnector", namespace: "", name: `configconnector.${KCC}` }),
  },
  { child: { group: FLUX, kind: "Kustomization" }, effect: "reconcile", combinator: "none", parentOf: kustomizationOf },
  {
    child: { group: "helm.toolkit.fluxcd.io", kind: "HelmRelease" },
    effect: "reconcile",
    combinator: "none",
    parentOf: kustomizationOf,
  },
];

/** The links of one object, the copies of derived kinds excluded: those are `Derivation`s of the catalogue. */
export function linksOf(object: KubeObject): readonly ParentLink[] {
  const { group, kind } = refOf(object);
  return PARENT_LINKS.filter(({ child }) => {
    const sameGroup = child.group.startsWith("*.") ? group.endsWith(child.group.slice(1)) : group === child.group;
    return sameGroup && (child.kind === "*" || child.kind === kind);
  });
}
