import { readObjectsFromText } from "@landfall/cli";
import { type KubeObject, readPath } from "@landfall/core/object";
import type { Disk } from "../disk.ts";

/** The replicas in both clusters: `undefined` for green until something is propagated there. */
export interface Replicas {
  readonly blue: number;
  readonly green: number | undefined;
}

/**
 * Karmada's control plane on blue, and both clusters: observed replicas approach the wanted ones by one at each tick,
 * unless `stuck` is set.
 */
export class ControlPlane {
  observed: Replicas;
  stuck = false;

  constructor(replicas: number) {
    this.observed = { blue: replicas, green: undefined };
  }

  /** Lets one tick pass: the observed replicas of both clusters approach the wanted ones. */
  tick(disk: Disk): void {
    if (this.stuck) return;
    const objects = disk.list("control-plane").flatMap(([, text]) => objectsIn(text));
    const find = (kind: string): KubeObject | undefined => objects.find((object) => object.kind === kind);
    const { blue, green } = this.observed;
    const template = Number(readPath(find("Deployment"), ["spec", "replicas"]));
    const policy = find("PropagationPolicy");
    const isSuspended = readPath(policy, ["spec", "suspension", "dispatching"]) === true;
    const override = readPath(find("OverridePolicy"), [
      "spec",
      "overrideRules",
      0,
      "overriders",
      "plaintext",
      0,
      "value",
    ]);
    const asked = policy === undefined ? undefined : Number(override ?? template);
    this.observed = {
      blue: blue + Math.sign(template - blue),
      green: isSuspended || asked === undefined ? green : (green ?? 0) + Math.sign(asked - (green ?? 0)),
    };
  }

  /** The statuses that Karmada writes: that of the template for blue, and that of the binding for green. */
  statuses(): readonly KubeObject[] {
    const { blue, green } = this.observed;
    const counts = (count: number): object => (count === 0 ? {} : { replicas: count, readyReplicas: count });
    const web = { apiVersion: "apps/v1", kind: "Deployment", metadata: { namespace: "shop", name: "web" } };
    const aggregatedStatus =
      green === undefined ? [] : [{ clusterName: "green", applied: true, status: counts(green) }];
    return [
      { ...web, status: counts(blue) },
      {
        apiVersion: "work.karmada.io/v1alpha2",
        kind: "ResourceBinding",
        metadata: { namespace: "shop", name: "web-deployment" },
        status: { aggregatedStatus },
      },
    ];
  }
}

/** The objects of a file. */
export function objectsIn(text: string): readonly KubeObject[] {
  const read = readObjectsFromText(text, "file.yaml");
  if (!read.ok) throw new Error(read.problems[0]?.message);
  return read.value;
}
