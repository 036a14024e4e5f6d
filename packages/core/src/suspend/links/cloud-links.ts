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
 * The annotation in which Cluster API's provider for Azure saves the policy of an object during a pause; the policy
 * itself is then written by the provider.
 */
const BEFORE_PAUSE: Path = [
  "metadata",
  "annotations",
  "sigs.k8s.io/cluster-api-provider-azure-pre-pause-reconcile-policy",
];
const PAUSED: Path = ["metadata", "annotations", "crossplane.io/paused"];

const MADE_BY_CAPI =
  "Cluster API's provider for Azure writes the reconcile-policy of what it made, so an edit here is lost";

/** Reads the policy of a namespace, which Azure Service Operator uses for objects without their own. */
function policyOfNamespace(namespace: KubeObject): WindowVerdict | undefined {
  const policy = readString(namespace, POLICY);
  if (policy === undefined || policy === "") return undefined;
  return { state: policy === "skip" ? "unattributed" : "active", field: formatPath(POLICY) };
}

/** Returns the Cluster of an object that was created by Cluster API's provider for Azure. */
function clustersOf(object: KubeObject, isPaused: boolean): readonly ObjectRef[] {
  const name = readString(object, ["metadata", "labels", "cluster.x-k8s.io/cluster-name"]);
  const isTheirs = controllerOf(object)?.group === "infrastructure.cluster.x-k8s.io";
  if (name === undefined || !isTheirs || isPaused !== (readPath(object, BEFORE_PAUSE) !== undefined)) return [];
  return [{ group: "cluster.x-k8s.io", kind: "Cluster", namespace: refOf(object).namespace, name }];
}

/**
 * Reads the pause of a Crossplane composite or claim. Their kinds are defined by users, so they cannot be in the
 * catalogue.
 */
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

/**
 * Parent links of Azure Service Operator, Cluster API's provider for Azure, and Crossplane. Source: their controllers.
 */
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
