import { compareRefs, type KubeObject, type ObjectRef } from "../../object/index.ts";
import type { Observation } from "../model/observation.ts";
import { type ResourceGroupStatus, resourceGroupStatus } from "./write-resource-group.ts";

/** The parts of which a ResourceGroup is made. */
export interface ResourceGroupInput {
  /** Name and namespace of a new ResourceGroup. */
  readonly name: string;
  readonly namespace?: string | undefined;
  /** The existing ResourceGroup, whose metadata and list are kept. */
  readonly inventory?: KubeObject | undefined;
  /** The objects to list. Default for a new one: the observed objects. */
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

/**
 * Returns the state of objects as one ResourceGroup: the existing one with its status, or a new one that lists them. What
 * the applier noted in the existing one stays: its `strategy`, and an `actuation` that did not succeed.
 */
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
    status: resourceGroupStatus(observations, {
      observedGeneration: inventory?.metadata?.generation ?? 0,
      applied: inventory,
    }),
  };
}

function refOnly({ group, kind, namespace, name }: ObjectRef): ObjectRef {
  return { group, kind, namespace, name };
}
