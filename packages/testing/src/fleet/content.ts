import { sha256Hex } from "@landfall/core/object";
import type { JsonMap } from "./live.ts";

/** A Deployment that a package brings to a cluster. */
export interface Workload {
  readonly name: string;
  readonly namespace: string;
  readonly replicas: number;
  readonly image: string;
}

/** The content of a package at a revision. */
export type PackageContent = (packageName: string, revision: string) => readonly Workload[];

/** Two Deployments for each package, with the same names at every revision; only the tag of their images changes. */
export function twoDeployments(packageName: string, revision: string): readonly Workload[] {
  return [
    { name: `${packageName}-web`, replicas: 2 },
    { name: `${packageName}-agent`, replicas: 1 },
  ].map(({ name, replicas }) => ({ name, namespace: packageName, replicas, image: `example.com/${name}:${revision}` }));
}

/** The commit that a tag of a package's repository points to. */
export function commitOf(packageName: string, revision: string): string {
  return sha256Hex(`${packageName}@${revision}`).slice(0, 40);
}

/** The pod template of a workload. */
export function podTemplate({ name, image }: Workload): JsonMap {
  return {
    metadata: { labels: { app: name } },
    spec: { containers: [{ name: "main", image, ports: [{ containerPort: 8080 }] }] },
  };
}
