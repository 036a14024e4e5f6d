import type { KubeObject } from "@landfall/core/object";
import type { Client } from "@landfall/kubernetes";

/** Where the Applications of the tests lie. */
export const APPLICATION = { group: "argoproj.io", kind: "Application", namespace: "argocd" };
/** Where the Rollouts of the tests lie. */
export const ROLLOUT = { group: "landfall.dev", kind: "Rollout", namespace: "fleet" };

/** The kind of Applications, for a definition that takes every field. */
export const APPLICATION_KIND = { group: "argoproj.io", version: "v1alpha1", kind: "Application" };

export interface App extends KubeObject {
  readonly spec: { readonly source: { readonly targetRevision: string } };
  readonly status?: { readonly sync?: { readonly revision?: string } };
}

/** The strategy `canary`: one target, and then the rest, with what holds for it. */
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

/** Makes an Application a cluster, that has landed at v1. */
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

/** Makes the Rollout that brings the Applications of its name to v2, by the strategy `canary`. */
export async function makeRollout(client: Client, name: string, more: object = {}): Promise<void> {
  const match = { group: "argoproj.io", kind: "Application", labelSelector: { matchLabels: { rollout: name } } };
  const actuate = [{ system: "argo-cd", ...match }];
  const spec = { package: name, revision: "v2", strategyRef: "canary", inventory: [match], actuate, ...more };
  const metadata = { name, namespace: "fleet" };
  await client.create({ apiVersion: "landfall.dev/v1alpha1", kind: "Rollout", metadata, spec } as KubeObject);
}
