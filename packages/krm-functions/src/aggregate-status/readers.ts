import { readApplication } from "@landfall/adapters/argo-cd";
import {
  clusterRefOfAddon,
  readClusterAddon,
  readClusterStack,
  readClusterStackRelease,
} from "@landfall/adapters/cluster-stacks";
import { readSync } from "@landfall/adapters/config-sync";
import { readAssemblage } from "@landfall/adapters/fleeet";
import { readFlux, sourceRefs } from "@landfall/adapters/flux";
import { readBinding, readWork } from "@landfall/adapters/karmada";
import { readPlacement } from "@landfall/adapters/kubefleet";
import { readManifestWork } from "@landfall/adapters/ocm";
import { readBundleDeployment } from "@landfall/adapters/rancher-fleet";
import { clusterConfigurationRef, profileRef, readClusterSummary } from "@landfall/adapters/sveltos";
import { type Observation, type ReadContext, readResourceGroup } from "@landfall/core/aggregate";
import {
  type KubeObject,
  type ObjectRef,
  parseApiVersion,
  readPath,
  readString,
  refKey,
  refOf,
} from "@landfall/core/object";
import type { LiveObject } from "./fleet-input.ts";
import type { Role } from "./kinds.ts";
import { asPart, isOwnedBy } from "./live-object.ts";

/** What one snapshot holds, by ref. */
export type LiveObjects = ReadonlyMap<string, LiveObject>;

/** What a reader is told beside the object. */
export interface Surroundings {
  /** When the snapshot was taken. */
  readonly observedAt: string;
  /** The snapshot that holds the object, and its cluster. */
  readonly objects: LiveObjects;
  readonly cluster: string;
}

type DeliveryReader = (object: KubeObject, context: ReadContext & Surroundings) => readonly Observation[];
type SpreadReader = (
  object: KubeObject,
  context: Surroundings & { readonly package: string },
) => readonly Observation[];

/** How an object that delivers to one target is read, by its role. */
export const DELIVERY_READERS: { readonly [R in Role]?: DeliveryReader } = {
  sync: (object, context) => readSync(object, { ...context, resourceGroup: groupOf(object, context.objects) }),
  flux: (object, context) => [readFlux(object, { ...context, source: sourceOf(object, context.objects) })],
  // What the package declares is no commit, and the entries of a ResourceGroup are of commits.
  group: (object, { target, observedAt }) => readResourceGroup(object, { target, observedAt }),
  application: readApplication,
  work: readWork,
  "manifest-work": readManifestWork,
  "bundle-deployment": (object, context) => {
    const label = (name: string): string => readString(object, ["metadata", "labels", `fleet.cattle.io/${name}`]) ?? "";
    const ref = {
      group: "fleet.cattle.io",
      kind: "Bundle",
      namespace: label("bundle-namespace"),
      name: label("bundle-name"),
    };
    return readBundleDeployment(object, { ...context, bundle: beside(ref, context) });
  },
  "cluster-summary": (object, context) => {
    const profile = beside(profileRef(object), context);
    const configuration = beside(clusterConfigurationRef(object), context);
    return [readClusterSummary(object, { ...context, profile, configuration })];
  },
  "cluster-addon": (object, context) => [
    readClusterAddon(object, { ...context, cluster: beside(clusterRefOfAddon(object), context) }),
  ],
  "cluster-stack": (object, { target, observedAt, objects }) => [
    readClusterStack(object, { target, observedAt }),
    ...[...objects.values()]
      .filter((live) => live.ref.kind === "ClusterStackRelease" && isOwnedBy(live.object, object))
      .map((live) => asPart(readClusterStackRelease(live.object, { target, observedAt }), live.object)),
  ],
};

/** How an object that names the clusters it delivers to is read: a target each. */
export const SPREAD_READERS: { readonly [R in Role]?: SpreadReader } = {
  binding: (object, context) => readBinding(object, { ...context, ...generation(object, context.objects) }),
  placement: readPlacement,
  assemblage: (object, context) => {
    const { group, namespace } = refOf(object);
    const moduleOf = (name: string): KubeObject | undefined =>
      beside({ group, kind: "Module", namespace, name }, context);
    return readAssemblage(object, { ...context, moduleOf });
  },
};

function sourceOf(object: KubeObject, objects: LiveObjects): KubeObject | undefined {
  // An object that is alone in its snapshot has no source there.
  if (objects.size === 1) return undefined;
  const seen = sourceRefs(object).map((ref) => objects.get(refKey(ref)));
  return seen.find((source) => source !== undefined)?.object;
}

function beside(ref: ObjectRef | undefined, { objects }: Surroundings): KubeObject | undefined {
  return ref === undefined ? undefined : objects.get(refKey(ref))?.object;
}

/** What lies on a hub alone, and so is never about the cluster it was seen in. */
const ON_HUBS: ReadonlySet<Role> = new Set(["bundle-deployment", "cluster-summary", "cluster-addon"]);

/** Argo CD's own address of the cluster it runs in. */
const IN_CLUSTER = "https://kubernetes.default.svc";

/** Whether an object delivers to another cluster than the one it lies in, without the name of that cluster. */
export function isElsewhere(object: KubeObject, role: Role): boolean {
  if (ON_HUBS.has(role)) return true;
  if (role === "flux") return readPath(object, ["spec", "kubeConfig"]) !== undefined;
  if (role !== "application") return false;
  const server = readString(object, ["spec", "destination", "server"]) ?? "";
  return server !== "" && server !== IN_CLUSTER;
}

/** The template that a binding distributes. */
export function templateKey(binding: KubeObject): string {
  const field = (name: string): string => readString(binding, ["spec", "resource", name]) ?? "";
  const { group } = parseApiVersion(field("apiVersion"));
  return refKey({ group, kind: field("kind"), namespace: field("namespace"), name: field("name") });
}

/** The generation of the template that a binding distributes, if the template was seen as well. */
function generation(binding: KubeObject, objects: LiveObjects): { readonly templateGeneration?: number } {
  const found = objects.get(templateKey(binding))?.object.metadata?.generation;
  return found === undefined ? {} : { templateGeneration: found };
}

/** The ResourceGroup of a RootSync or RepoSync: it has its name. */
export function groupOf(sync: KubeObject, objects: LiveObjects): KubeObject | undefined {
  const { name, namespace } = refOf(sync);
  return objects.get(refKey({ group: "kpt.dev", kind: "ResourceGroup", namespace, name }))?.object;
}

/** Whether a ResourceGroup is one of Config Sync's; any other is what plain kpt applied. */
export function isOfSync({ name, namespace }: ObjectRef, objects: LiveObjects): boolean {
  return ["RootSync", "RepoSync"].some((kind) =>
    objects.has(refKey({ group: "configsync.gke.io", kind, namespace, name })),
  );
}
