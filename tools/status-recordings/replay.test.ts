import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { formatTime, type KubeObject, parseTime } from "@landfall/core/object";
import { computeStatus, indexChildren, type StatusResult } from "@landfall/core/status";
import { describe, expect, test } from "vitest";
import { type Recording, readRecording, type Version } from "./recording.ts";

const folder = join(import.meta.dirname, "recordings");
const recordings = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".jsonl"))
  .toSorted()
  .map((file) => readRecording(readFileSync(join(folder, file), "utf8")));

/** The subject after a version, judged together with all objects of that moment. */
interface Instant {
  readonly at: number;
  readonly version: Version;
  /** The result; absent while the subject does not exist. */
  readonly result: StatusResult | undefined;
}

/** Replays a history: judges the subject after every version. */
function replay({ subject, versions }: Recording): readonly Instant[] {
  const world = new Map<string, KubeObject>();
  let now = 0;
  return versions.map((version, at) => {
    if (version.object === undefined) world.delete(version.key);
    else world.set(version.key, version.object);
    now = Math.max(now, ...timesIn(version.object));
    const object = world.get(subject);
    const options = { now: formatTime(now), live: true, children: indexChildren([...world.values()]) };
    return { at, version, result: object === undefined ? undefined : computeStatus(object, options) };
  });
}

function timesIn(value: unknown): readonly number[] {
  const time = typeof value === "string" ? parseTime(value) : undefined;
  if (time !== undefined) return [time];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(timesIn);
}

describe.each(recordings.map((recording) => [recording.name, recording] as const))(
  "%s, as it was recorded",
  (_, recording) => {
    const instants = replay(recording);
    const ofSubject = instants.filter(
      ({ version }) => version.key === recording.subject && version.object !== undefined,
    );

    test("is never Current before kubectl says that it is done", () => {
      const early = ofSubject
        .filter(({ version, result }) => result?.status === "Current" && version.done !== true)
        .map(({ at, version, result }) => [at, version.says, result?.reason]);
      expect(early).toEqual([]);
    });

    test("is Failed by the next version after the cause, where there is one, and where kubectl says so", () => {
      const cause = instants.findIndex(({ version }) => version.cause === true);
      const next = cause < 0 ? undefined : (instants[cause + 1] ?? instants[cause]);
      if (next !== undefined) expect([next.at, next.result?.status]).toEqual([next.at, "Failed"]);
      const missed = ofSubject.filter(({ version, result }) => version.failed === true && result?.status !== "Failed");
      expect(missed.map(({ at, version }) => [at, version.says])).toEqual([]);
    });

    test("ends with the word that kubectl ends with", () => {
      const last = ofSubject.at(-1);
      const isLeaving = last?.version.object?.metadata?.deletionTimestamp !== undefined;
      const word = last?.result?.status;
      if (isLeaving) expect(word).toBe("Terminating");
      else expect([last?.version.says, word === "Current"]).toEqual([last?.version.says, last?.version.done]);
    });
  },
);

test("every kind that controllers of Kubernetes run has a history", () => {
  const kinds = new Set(recordings.map(({ subject }) => subject.split(" ")[0]));
  expect([...kinds].toSorted((a = "", b = "") => (a < b ? -1 : 1))).toEqual([
    "CronJob",
    "DaemonSet",
    "Deployment",
    "HorizontalPodAutoscaler",
    "Job",
    "Namespace",
    "PersistentVolumeClaim",
    "Pod",
    "PodDisruptionBudget",
    "ReplicaSet",
    "Service",
    "StatefulSet",
  ]);
});
