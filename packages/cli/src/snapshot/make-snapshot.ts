import {
  compareRefs,
  failure,
  fingerprint,
  formatTime,
  type Json,
  type Problem,
  parseTarget,
  parseTime,
  type Result,
  refKey,
  refOf,
  success,
} from "@landfall/core/object";
import type { StatusSnapshot } from "@landfall/core/schemas";
import { projectObject } from "./project.ts";
import type { Samples } from "./prometheus-answer.ts";

/** Facts about a snapshot besides its objects. */
export interface SnapshotOptions {
  /** The cluster's name in the inventory. */
  readonly cluster: string;
  /** The time when the objects were read (RFC 3339). */
  readonly observedAt: string;
  /** The origin of the objects, for people: `kubectl get`. */
  readonly source?: string;
  /** The answers of Prometheus, if it was asked. */
  readonly samples?: Samples;
}

/**
 * Makes a StatusSnapshot of objects read from a cluster: each is projected to what status needs, ordered by ref, so
 * that the same state gives the same bytes. Problems: `InvalidCluster`, `InvalidTime`, `NotAnObject`, and
 * `DuplicateObject` for two objects with one ref.
 */
export function makeSnapshot(
  objects: readonly { readonly [key: string]: Json }[],
  { cluster, observedAt, source, samples }: SnapshotOptions,
): Result<StatusSnapshot> {
  const time = parseTime(observedAt);
  const problems = [...clusterProblems(cluster), ...objects.flatMap(objectProblems), ...duplicates(objects)];
  if (time === undefined) {
    const message = `${JSON.stringify(observedAt)} is no time with a zone`;
    problems.push({ code: "InvalidTime", severity: "error", message, hint: "write it as 2026-12-01T06:00:00Z" });
  }
  if (problems.length > 0 || time === undefined) return failure(...problems);
  return success({
    apiVersion: "landfall.dev/v1alpha1",
    kind: "StatusSnapshot",
    metadata: {
      name: snapshotName(cluster),
      annotations: { "config.kubernetes.io/local-config": "true" },
    },
    spec: {
      cluster,
      observedAt: formatTime(time),
      ...(source === undefined ? {} : { source }),
      ...(samples === undefined ? {} : { samples }),
      items: objects.map(projectObject).sort((a, b) => compareRefs(refOf(a), refOf(b))),
    },
  });
}

/**
 * The name of a cluster's snapshot and of its file. Clusters whose names differ only by case, or by characters that
 * names cannot have, get different names, which differ by more than case.
 */
export function snapshotName(cluster: string): string {
  const legible = cluster
    .toLowerCase()
    .replaceAll(/[^a-z0-9.-]+/g, "-")
    .slice(0, LONGEST_NAME)
    .replaceAll(/^[.-]+|[.-]+$/g, "");
  if (legible === cluster) return legible;
  const telling = fingerprint(cluster).toString(36).slice(-TELLING).padStart(TELLING, "0");
  return `${legible.slice(0, LONGEST_NAME - TELLING - 1)}-${telling}`.replace(/^-/, "");
}

/** The longest name, and the number of hash characters that distinguish similar names. */
const LONGEST_NAME = 63;
const TELLING = 8;

function clusterProblems(cluster: string): readonly Problem[] {
  const target = parseTarget(cluster);
  if (target.ok && target.value.package === undefined) return [];
  const message = `${JSON.stringify(cluster.slice(0, 253))} is no name of a cluster`;
  return [{ code: "InvalidCluster", severity: "error", message, hint: "give it as --cluster eu-1" }];
}

function objectProblems(object: { readonly [key: string]: Json }): readonly Problem[] {
  const ref = refOf(object);
  const missing =
    object["apiVersion"] === undefined
      ? "apiVersion"
      : ref.kind === ""
        ? "kind"
        : ref.name === ""
          ? "metadata.name"
          : undefined;
  if (missing === undefined) return [];
  return [{ code: "NotAnObject", severity: "error", message: `an object must have ${missing}`, ref, field: missing }];
}

function duplicates(objects: readonly { readonly [key: string]: Json }[]): readonly Problem[] {
  const seen = new Set<string>();
  return objects.flatMap((object): readonly Problem[] => {
    const ref = refOf(object);
    const key = refKey(ref);
    if (!seen.has(key)) {
      seen.add(key);
      return [];
    }
    const hint = "leave out one of them: a snapshot is of one cluster at one time";
    return [{ code: "DuplicateObject", severity: "error", message: "is given twice", ref, hint }];
  });
}
