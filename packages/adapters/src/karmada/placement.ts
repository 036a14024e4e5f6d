import {
  formatPath,
  isMap,
  type KubeObject,
  type Path,
  parseLabelSelector,
  readPath,
  readString,
} from "@landfall/core/object";
import { textsIn } from "./suspend.ts";

/**
 * Whether a placement selects a cluster. `unknown`: the Cluster object that decides is not known. `field` is what
 * removes the cluster, or would have to be compared.
 */
export type Selected =
  | { readonly word: "yes" }
  | { readonly word: "no" | "unknown"; readonly field: string; readonly why: string };

/** Finds the Cluster object of a cluster. */
export type ClusterOf = (name: string) => KubeObject | undefined;

const YES: Selected = { word: "yes" };
const PLACEMENT: Path = ["spec", "placement"];
const NO_EXECUTE = "NoExecute";

/**
 * Returns whether the placement of a policy still selects a cluster to which it was propagated: by the affinity or one
 * of its groups, and by the taints that evict. A taint `NoSchedule` does not remove what is there, so it is ignored.
 *
 * | field of the placement | removes a cluster that |
 * | --- | --- |
 * | `clusterNames` | is not in the list, which has names |
 * | `exclude` | is in the list |
 * | `labelSelector`, `fieldSelector` | does not match: by its Cluster object |
 * | `clusterAffinities` | none of the groups selects |
 * | `clusterTolerations` | has a taint `NoExecute` that none tolerates forever: by its Cluster object |
 *
 * Rules: `ClusterAffinity` of Karmada's API, its ClusterMatches, and its taint manager.
 */
export function placementSelects(policy: KubeObject, cluster: string, clusterOf: ClusterOf): Selected {
  const byAffinity = selectedByAffinities(policy, cluster, clusterOf);
  return byAffinity.word === "yes" ? toleratedBy(policy, clusterOf(cluster)) : byAffinity;
}

function selectedByAffinities(policy: KubeObject, cluster: string, clusterOf: ClusterOf): Selected {
  const groups = readPath(policy, [...PLACEMENT, "clusterAffinities"]);
  if (!Array.isArray(groups) || groups.length === 0)
    return selectedBy(policy, [...PLACEMENT, "clusterAffinity"], cluster, clusterOf);
  const found = groups.map((_, at) => selectedBy(policy, [...PLACEMENT, "clusterAffinities", at], cluster, clusterOf));
  const best = found.find(({ word }) => word === "yes") ?? found.find(({ word }) => word === "unknown");
  const why = `none of the groups of spec.placement.clusterAffinities selects ${cluster}`;
  return best ?? { word: "no", field: formatPath([...PLACEMENT, "clusterAffinities"]), why };
}

function selectedBy(policy: KubeObject, at: Path, cluster: string, clusterOf: ClusterOf): Selected {
  const affinity = readPath(policy, at);
  if (!isMap(affinity)) return YES;
  const say = (word: "no" | "unknown", key: string, why: string): Selected => ({
    word,
    field: formatPath([...at, key]),
    why: `${formatPath([...at, key])} ${why}`,
  });
  if (textsIn(affinity["exclude"]).includes(cluster)) return say("no", "exclude", `names ${cluster}`);
  const names = textsIn(affinity["clusterNames"]);
  if (names.length > 0 && !names.includes(cluster)) return say("no", "clusterNames", `does not name ${cluster}`);
  const asked = (["labelSelector", "fieldSelector"] as const).filter((key) => isMap(affinity[key]));
  if (asked.length === 0) return YES;
  const object = clusterOf(cluster);
  const unmatched = asked.find((key) => object === undefined || MATCHES[key](affinity[key], object) !== true);
  if (unmatched === undefined) return YES;
  if (object === undefined)
    return say("unknown", unmatched, `selects by the Cluster object of ${cluster}, which is not here`);
  const isReadable = MATCHES[unmatched](affinity[unmatched], object) !== undefined;
  return isReadable ? say("no", unmatched, `does not select ${cluster}`) : say("unknown", unmatched, "cannot be read");
}

/** Returns whether a selector selects a Cluster; `undefined`: it is not understood. */
const MATCHES = { labelSelector: matchesLabels, fieldSelector: matchesFields } as const;

function matchesLabels(selector: unknown, cluster: KubeObject): boolean | undefined {
  const matches = parseLabelSelector(selector);
  return matches.ok ? matches.value(cluster.metadata?.labels) : undefined;
}

function matchesFields(selector: unknown, cluster: KubeObject): boolean | undefined {
  const rules = readPath(selector, ["matchExpressions"]);
  if (!Array.isArray(rules)) return true;
  const answers = rules.map((rule: unknown) => {
    const values = textsIn(readPath(rule, ["values"]));
    const own = fieldOf(cluster, readString(rule, ["key"]));
    if (own === undefined) return undefined;
    const isIn = own.some((value) => values.includes(value));
    const operator = readString(rule, ["operator"]);
    if (operator === "In") return isIn;
    return operator === "NotIn" ? !isIn : undefined;
  });
  if (answers.includes(false)) return false;
  return answers.includes(undefined) ? undefined : true;
}

/** Returns the provider, region or zones of a Cluster. */
function fieldOf(cluster: KubeObject, key: string | undefined): readonly string[] | undefined {
  if (key === "provider" || key === "region") return [readString(cluster, ["spec", key]) ?? ""];
  if (key !== "zone") return undefined;
  const zones = textsIn(readPath(cluster, ["spec", "zones"]));
  return zones.length > 0 ? zones : [readString(cluster, ["spec", "zone"]) ?? ""];
}

function toleratedBy(policy: KubeObject, cluster: KubeObject | undefined): Selected {
  const taints = readPath(cluster, ["spec", "taints"]);
  const tolerations = readPath(policy, [...PLACEMENT, "clusterTolerations"]);
  const all: readonly unknown[] = Array.isArray(tolerations) ? tolerations : [];
  const evicting: readonly unknown[] = Array.isArray(taints) ? taints : [];
  const taint = evicting.find(
    (one) => readString(one, ["effect"]) === NO_EXECUTE && !all.some((toleration) => tolerates(toleration, one)),
  );
  if (taint === undefined) return YES;
  const why = `the taint ${readString(taint, ["key"]) ?? ""} of the cluster evicts what runs there`;
  return { word: "no", field: formatPath([...PLACEMENT, "clusterTolerations"]), why };
}

/** Returns whether a toleration tolerates a taint forever: one with `tolerationSeconds` only delays the eviction. */
function tolerates(toleration: unknown, taint: unknown): boolean {
  const of = (key: string): string => readString(toleration, [key]) ?? "";
  if (readPath(toleration, ["tolerationSeconds"]) !== undefined) return false;
  if (of("effect") !== "" && of("effect") !== NO_EXECUTE) return false;
  if (of("key") === "") return of("operator") === "Exists";
  if (of("key") !== readString(taint, ["key"])) return false;
  return of("operator") === "Exists" || of("value") === (readString(taint, ["value"]) ?? "");
}
