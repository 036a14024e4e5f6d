import type { KubeObject } from "@landfall/core/object";
import type { Client } from "@landfall/kubernetes";

/** The group, kind and namespace of the Applications in the tests. */
export const APPLICATION = { group: "argoproj.io", kind: "Application", namespace: "argocd" };
/** The group, kind and namespace of the Rollouts in the tests. */
export const ROLLOUT = { group: "landfall.dev", kind: "Rollout", namespace: "fleet" };

/** The kind Application, whose definition accepts every field. */
export const APPLICATION_KIND = { group: "argoproj.io", version: "v1alpha1", kind: "Application" };

export interface App extends KubeObject {
  readonly spec: { readonly source: { readonly targetRevision: string } };
  readonly status?: { readonly sync?: { readonly revision?: string } };
}

/** The strategy `canary`: one target, then the rest, with further fields for that wave. */
export function canary(rest: object): KubeObject {
  const waves = [
    { name: "canary", select: { count: 1 } },
    { name: "rest", select: { rest: true }, ...rest },
  ];
  return {
    apiVersion: "landfall.dev/v1alpha1",
    kind: "RolloutStrategy",
    metadata: { name: "canary", namespace: "fleet" },
    spec: { order: "name", waves },
  } as KubeObject;
}

/** Creates an Application for each cluster, which has landed at v1. */
export async function makeApps(client: Client, rollout: string, clusters: readonly string[]): Promise<void> {
  for (const cluster of clusters) {
    const metadata = {
      name: `${rollout}-${cluster}`,
      namespace: "argocd",
      labels: { rollout },
      annotations: { "landfall.dev/target": `${cluster}/${rollout}` },
    };
    const source = { repoURL: "https://git.example.com/shop", path: ".", targetRevision: "v1" };
    const status = { sync: { status: "Synced", revision: "v1" }, health: { status: "Healthy" } };
    const app = { apiVersion: "argoproj.io/v1alpha1", kind: "Application", metadata, spec: { source }, status };
    await client.create(app as unknown as KubeObject);
  }
}

/** Creates a Rollout to v2 for the Applications with its name, by the strategy `canary`. */
export async function makeRollout(client: Client, name: string, more: object = {}): Promise<void> {
  const match = { group: "argoproj.io", kind: "Application", labelSelector: { matchLabels: { rollout: name } } };
  const actuate = [{ system: "argo-cd", ...match }];
  const spec = { package: name, revision: "v2", strategyRef: "canary", inventory: [match], actuate, ...more };
  const metadata = { name, namespace: "fleet" };
  await client.create({ apiVersion: "landfall.dev/v1alpha1", kind: "Rollout", metadata, spec } as KubeObject);
}
