import { type KubeObject, type ObjectRef, type Path, readPath, readString, refOf } from "../object/index.ts";
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
  /** Which objects they are; empty: this object has no such parent. */
  readonly parentsOf: (object: KubeObject) => readonly ObjectRef[];
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

/** The bindings of the templates that need this one (`propagateDeps`). */
function requirersOf(object: KubeObject): readonly ObjectRef[] {
  const list = readPath(object, ["spec", "requiredBy"]);
  if (!Array.isArray(list)) return [];
  return list.map((entry: unknown) => ({
    group: "work.karmada.io",
    kind: "ResourceBinding",
    namespace: readString(entry, ["namespace"]) ?? "",
    name: readString(entry, ["name"]) ?? "",
  }));
}

/** Source: the controllers of each project; that Flux and Crossplane do not inherit, their issue trackers. */
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
  {
    child: { group: "work.karmada.io", kind: "ResourceBinding" },
    effect: "delivery",
    combinator: "none",
    parentsOf: requirersOf,
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
