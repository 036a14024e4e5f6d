import { computeStatus } from "@landfall/core/status";
import { describe, expect, test } from "vitest";
import {
  createRandom,
  type DesiredObject,
  type FleetCluster,
  generateFaults,
  generateFleet,
  landedCluster,
  prefetchJob,
  type SimulatedObject,
  simulateCluster,
  syncObjects,
  type WorkloadFault,
  worthKeeping,
} from "./index.ts";

const START = "2026-11-21T09:00:00Z";
const later = (minutes: number): string =>
  new Date(Date.parse(START) + minutes * 60_000).toISOString().replace(".000Z", "Z");
const cluster = (system: FleetCluster["system"]): FleetCluster => ({ name: "eu-1", labels: {}, system });
const fleet = { clusters: [], packages: ["base"] };
const CRASH: readonly WorkloadFault[] = [{ kind: "crash-loop", deployment: "base-web", revision: "v2" }];

/** A fleet on which v1 has landed and then v2 is desired, observed at each of the minutes. */
function upgrade(
  system: FleetCluster["system"],
  minutes: readonly number[],
  faults: readonly WorkloadFault[] = [],
  edit: (desired: DesiredObject) => DesiredObject = (desired) => desired,
): readonly SimulatedObject[] {
  const desired = syncObjects(cluster(system), "base", "v2").map(edit);
  return minutes.reduce(
    (live, minute) => simulateCluster(live, desired, { cluster: "eu-1", now: later(minute), faults }),
    landedCluster(fleet, cluster(system), "v1", START),
  );
}

const statusOf = (objects: readonly SimulatedObject[], kind: string, name: string): string => {
  const object = objects.find((one) => one.kind === kind && one.metadata.name === name);
  const children = objects.filter((one) => one.metadata.ownerReferences !== undefined);
  return object === undefined ? "absent" : computeStatus(object, { children }).status;
};

const imageOf = (objects: readonly SimulatedObject[], name: string): string =>
  /example\.com\/[^"]+/.exec(JSON.stringify(objects.find((one) => one.metadata.name === name)?.spec))?.[0] ?? "";

const suspend = (desired: DesiredObject): DesiredObject => ({ ...desired, spec: { ...desired.spec, suspend: true } });

describe("simulateCluster", () => {
  for (const system of ["config-sync", "flux"] as const) {
    test(`${system}: a landed cluster is Current in all its objects`, () => {
      const live = landedCluster(fleet, cluster(system), "v1", START);
      expect(live.map((object) => [object.metadata.name, computeStatus(object).status])).toEqual(
        live.map((object) => [object.metadata.name, "Current"]),
      );
    });

    test(`${system}: a new revision is first in progress, then Current, and the spec says what was asked for`, () => {
      expect(statusOf(upgrade(system, [30]), "Deployment", "base-web")).toBe("InProgress");
      const landed = upgrade(system, [30, 40, 40]);
      expect(statusOf(landed, "Deployment", "base-web")).toBe("Current");
      expect(imageOf(landed, "base-web")).toBe("example.com/base-web:v2");
    });

    test(`${system}: what crashes is Failed when its deadline is over, stays so, and its pods say why`, () => {
      for (const minutes of [
        [30, 45],
        [30, 45, 90],
      ]) {
        const live = upgrade(system, minutes, CRASH);
        expect(statusOf(live, "Deployment", "base-web")).toBe("Failed");
        expect(JSON.stringify(worthKeeping(live))).toContain("CrashLoopBackOff");
      }
    });

    test(`${system}: without its source the cluster keeps what it has, and says so`, () => {
      const live = upgrade(system, [30, 40], [{ kind: "source-error", message: "connection timed out" }]);
      expect(imageOf(live, "base-web")).toBe("example.com/base-web:v1");
      expect(JSON.stringify(live)).toContain("connection timed out");
    });

    test(`${system}: an offline cluster does not change at all`, () => {
      expect(upgrade(system, [30], [{ kind: "offline" }])).toEqual(landedCluster(fleet, cluster(system), "v1", START));
    });

    test(`${system}: with nothing new to do, a later step gives the same objects`, () => {
      expect(upgrade(system, [30, 40, 41, 60])).toEqual(upgrade(system, [30, 40, 41]));
    });
  }

  test("suspended, Flux keeps the revision it has; let go, it takes the new one", () => {
    const held = upgrade("flux", [30, 40], [], suspend);
    expect(imageOf(held, "base-web")).toBe("example.com/base-web:v1");
    const desired = syncObjects(cluster("flux"), "base", "v2");
    const free = simulateCluster(held, desired, { cluster: "eu-1", now: later(50) });
    expect(imageOf(free, "base-web")).toBe("example.com/base-web:v2");
  });

  test("a suspended CronJob does not run", () => {
    const job = prefetchJob(cluster("flux"), "base", "v2");
    const run = (desired: DesiredObject): SimulatedObject | undefined =>
      [5, 65].reduce<readonly SimulatedObject[]>(
        (live, minute) => simulateCluster(live, [desired], { cluster: "eu-1", now: later(minute) }),
        [],
      )[0];
    expect(run(job)?.status).toMatchObject({ lastScheduleTime: "2026-11-21T10:00:00Z" });
    expect(run(suspend(job))?.status).toBeUndefined();
  });
});

describe("a seed", () => {
  test("gives the same fleet and faults every time, and another seed another one", () => {
    const make = (seed: number): unknown => {
      const made = generateFleet({ seed, clusters: 30 });
      return [made, [...generateFaults(made, seed, 0.3)]];
    };
    expect(make(1)).toEqual(make(1));
    expect(make(1)).not.toEqual(make(2));
  });

  test("gives numbers that fill their range", () => {
    const random = createRandom(7);
    expect(new Set(Array.from({ length: 500 }, () => random.int(1, 6)))).toEqual(new Set([1, 2, 3, 4, 5, 6]));
  });
});
