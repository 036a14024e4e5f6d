import { compareRefs, type KubeObject, type ObjectRef } from "../../object/index.ts";
import type { Observation } from "../model/observation.ts";
import { type ResourceGroupStatus, resourceGroupStatus } from "./write-resource-group.ts";

/** The parts that a ResourceGroup is made of. */
export interface ResourceGroupInput {
  /** Name and namespace of a new one. */
  readonly name: string;
  readonly namespace?: string | undefined;
  /** The one that is there: its metadata and its list stay. */
  readonly inventory?: KubeObject | undefined;
  /** The objects; default of a new one: those that were observed. */
  readonly resources?: readonly ObjectRef[] | undefined;
  /** Observations of objects, each with its ref. */
  readonly observations: readonly Observation[];
}

/** A ResourceGroup as kpt and Config Sync have it. */
export interface ResourceGroupObject {
  readonly apiVersion: string;
  readonly kind: "ResourceGroup";
  readonly metadata: NonNullable<KubeObject["metadata"]>;
  readonly spec: unknown;
  readonly status: ResourceGroupStatus;
}

/** The state of objects as one ResourceGroup: the one that is there with its status, or a new one that lists them. */
export function resourceGroupObject(input: ResourceGroupInput): ResourceGroupObject {
  const { name, namespace, inventory, observations } = input;
  const seen = observations.flatMap(({ ref }) => ref ?? []);
  const resources = input.resources ?? [...new Map(seen.map((ref) => [JSON.stringify(refOnly(ref)), ref])).values()];
  const metadata = { name, ...(namespace !== undefined && { namespace }) };
  return {
    apiVersion: inventory?.apiVersion ?? "kpt.dev/v1alpha1",
    kind: "ResourceGroup",
    metadata: inventory?.metadata ?? metadata,
    spec: inventory?.["spec"] ?? { resources: resources.toSorted(compareRefs).map(refOnly) },
    status: resourceGroupStatus(observations, { observedGeneration: inventory?.metadata?.generation ?? 0 }),
  };
}

function refOnly({ group, kind, namespace, name }: ObjectRef): ObjectRef {
  return { group, kind, namespace, name };
}
