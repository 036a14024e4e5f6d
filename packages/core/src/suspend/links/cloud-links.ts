import {
  formatPath,
  type KubeObject,
  type ObjectRef,
  type Path,
  readPath,
  readString,
  refOf,
} from "../../object/index.ts";
import type { ParentLink, WindowVerdict } from "../model/parent-link.ts";
import { controllerOf } from "./controller-of.ts";

const AZURE = { group: "*.azure.com", kind: "*" };
const POLICY: Path = ["metadata", "annotations", "serviceoperator.azure.com/reconcile-policy"];
/**
 * The annotation in which Cluster API's provider for Azure saves the policy while it pauses: the policy itself is then
 * the provider's copy.
 */
const BEFORE_PAUSE: Path = [
  "metadata",
  "annotations",
  "sigs.k8s.io/cluster-api-provider-azure-pre-pause-reconcile-policy",
];
const PAUSED: Path = ["metadata", "annotations", "crossplane.io/paused"];

const MADE_BY_CAPI =
  "Cluster API's provider for Azure writes the reconcile-policy of what it made, so an edit here is lost";

/** Azure Service Operator reads the policy of a namespace where an object has none. */
function policyOfNamespace(namespace: KubeObject): WindowVerdict | undefined {
  const policy = readString(namespace, POLICY);
  if (policy === undefined || policy === "") return undefined;
  return { state: policy === "skip" ? "unattributed" : "active", field: formatPath(POLICY) };
}

/** The Cluster of an object that Cluster API's provider for Azure made. */
function clustersOf(object: KubeObject, isPaused: boolean): readonly ObjectRef[] {
  const name = readString(object, ["metadata", "labels", "cluster.x-k8s.io/cluster-name"]);
  const isTheirs = controllerOf(object)?.group === "infrastructure.cluster.x-k8s.io";
  if (name === undefined || !isTheirs || isPaused !== (readPath(object, BEFORE_PAUSE) !== undefined)) return [];
  return [{ group: "cluster.x-k8s.io", kind: "Cluster", namespace: refOf(object).namespace, name }];
}

/** Crossplane's composites and claims have kinds of the user's own, so their one switch is read here. */
function crossplanePaused(parent: KubeObject): WindowVerdict | undefined {
  const isPaused = readPath(parent, PAUSED) === "true";
  return isPaused ? { state: "unattributed", field: formatPath(PAUSED) } : undefined;
}

function compositesOf(object: KubeObject): readonly ObjectRef[] {
  if (readString(object, ["metadata", "labels", "crossplane.io/composite"]) === undefined) return [];
  const composite = controllerOf(object);
  return composite === undefined ? [] : [composite];
}

function claimsOf(composite: KubeObject): readonly ObjectRef[] {
  const said = (field: string): string => readString(composite, ["spec", "claimRef", field]) ?? "";
  const { group, kind } = refOf({ apiVersion: said("apiVersion"), kind: said("kind") });
  const name = said("name");
  return kind === "" || name === "" ? [] : [{ group, kind, namespace: said("namespace"), name }];
}

/** Those of Azure Service Operator, Cluster API's provider for Azure, and Crossplane. Source: their controllers. */
export const CLOUD_LINKS: readonly ParentLink[] = [
  {
    child: AZURE,
    effect: "actuation",
    combinator: "most-specific",
    own: POLICY,
    says: policyOfNamespace,
    parentsOf: (object) => {
      const { namespace } = refOf(object);
      return namespace === "" ? [] : [{ group: "", kind: "Namespace", namespace: "", name: namespace }];
    },
  },
  {
    child: AZURE,
    effect: "actuation",
    parentEffect: "reconcile",
    combinator: "or",
    overwrites: MADE_BY_CAPI,
    parentsOf: (object) => clustersOf(object, false),
  },
  {
    child: AZURE,
    effect: "actuation",
    parentEffect: "reconcile",
    combinator: "replace",
    overwrites: MADE_BY_CAPI,
    parentsOf: (object) => clustersOf(object, true),
  },
  {
    child: { group: "*", kind: "*" },
    effect: "reconcile",
    combinator: "none",
    says: crossplanePaused,
    parentsOf: (object) => [...compositesOf(object), ...claimsOf(object)],
  },
];
