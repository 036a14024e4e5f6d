import { formatTime } from "@landfall/core/object";
import {
  decide,
  type Evidence,
  type Plan,
  planRollout,
  type RolloutState,
  readStrategy,
  type StrategySpec,
  type TargetState,
} from "@landfall/core/rollout";
import { describe, expect, test } from "vitest";
import { getRolloutCluster, type OcmClusterStatus, type OcmRolloutStatus, type OcmRolloutStrategy } from "./index.ts";

const NOW = Date.parse("2026-11-21T08:00:00Z");
const MINUTE = 60_000;

/** A cluster by its name, in the group of its first letter. */
interface Cluster {
  readonly name: string;
  readonly is?: OcmRolloutStatus;
  /** Minutes since the cluster entered its state; `undefined`: unknown. */
  readonly since?: number;
}

/** One fleet for OCM's engine and for Landfall's: the groups `a` and `b`, one after the other. */
interface Case {
  readonly clusters: readonly Cluster[];
  readonly ocm: OcmRolloutStrategy;
  readonly ours: Partial<StrategySpec["waves"][number]>;
  readonly more?: Omit<StrategySpec, "waves">;
  /** Index of group b in OCM. */
  readonly indexOfB?: number;
}

const groupOf = ({ name }: Cluster): string => name.slice(0, 1);

/** Returns the clusters that OCM has in progress, and the checks that it skips. */
function askOcm({ clusters, ocm, indexOfB = 1 }: Case): {
  readonly onTheWay: readonly string[];
  readonly breach: boolean;
  readonly recheck: boolean;
} {
  const key = (cluster: Cluster) => ({ name: groupOf(cluster), index: groupOf(cluster) === "a" ? 0 : indexOfB });
  const names = ["a", "b"].filter((name) => clusters.some((cluster) => groupOf(cluster) === name));
  const groups = names.map((name) => ({
    name,
    index: name === "a" ? 0 : indexOfB,
    clusters: clusters.filter((cluster) => groupOf(cluster) === name).map((cluster) => cluster.name),
  }));
  const statuses = clusters.flatMap((cluster): readonly OcmClusterStatus[] => {
    const { name, is, since } = cluster;
    const time = since === undefined ? null : formatTime(NOW - since * MINUTE);
    return is === undefined ? [] : [{ cluster: name, group: key(cluster), status: is, lastTransitionTime: time }];
  });
  const result = getRolloutCluster({ strategy: ocm, groups, statuses, now: NOW });
  if (!result.ok) throw new Error(result.problems[0]?.message);
  const { rollout, maxFailureBreach, recheckAfterSeconds } = result.value;
  return {
    onTheWay: rollout.map(({ cluster }) => cluster).toSorted(),
    breach: maxFailureBreach,
    recheck: recheckAfterSeconds !== null,
  };
}

const WORD: Readonly<Record<OcmRolloutStatus, TargetState["state"]>> = {
  ToApply: "Waiting",
  Progressing: "Released",
  Succeeded: "Landed",
  Failed: "Failed",
  TimeOut: "Failed",
  Skip: "Held",
};

/** Returns the case's clusters as Landfall's engine would store them. */
function stateOf({ clusters }: Case, plan: Plan): RolloutState {
  const isFailed = ({ is }: Cluster): boolean => is === "Failed" || is === "TimeOut";
  const targets = clusters.map(({ name, is, since = 0 }): readonly [string, TargetState] => {
    const state = is === undefined ? "Waiting" : WORD[is];
    const at = NOW - since * MINUTE;
    return [
      name,
      { state, revision: is === undefined ? "v1" : "v2", lastGood: "v1", since: at, ...(is && { releasedAt: at }) },
    ];
  });
  const waves = plan.waves.map(({ name, targets: own }, index) => ({
    name,
    failures: own.filter(({ key }) => clusters.some((cluster) => cluster.name === key && isFailed(cluster))).length,
    ...(index === 0 && { openedAt: NOW - 60 * MINUTE }),
  }));
  const at = NOW - MINUTE;
  return { revision: "v2", attempt: 1, restart: 0, at, phase: "Running", wave: 0, waves, targets: new Map(targets) };
}

function askUs(one: Case): { readonly onTheWay: readonly string[]; readonly phase: string; readonly looks: boolean } {
  const names = ["a", "b"].filter((name) => one.clusters.some((cluster) => groupOf(cluster) === name));
  const waves = names.map((name) => {
    const targets = one.clusters.filter((cluster) => groupOf(cluster) === name).map((cluster) => cluster.name);
    return { name, select: { targets }, ...one.ours };
  });
  const strategy = readStrategy({ waves, order: "name", deadline: "10m", ...one.more });
  if (!strategy.ok) throw new Error(strategy.problems[0]?.message);
  const targets = one.clusters.map(({ name }) => ({ target: { cluster: name }, labels: {} }));
  const made = planRollout(strategy.value, targets, { rollout: "quirks" });
  if (!made.ok) throw new Error(made.problems[0]?.message);
  const evidence = new Map(one.clusters.map((cluster) => [cluster.name, evidenceOf(cluster)] as const));
  const { state, requeueAfter } = decide(made.value, stateOf(one, made.value), {
    revision: "v2",
    restart: 0,
    now: NOW,
    evidence,
  });
  const onTheWay = [...state.targets].filter(([, target]) => target.state === "Released").map(([key]) => key);
  return { onTheWay: onTheWay.toSorted(), phase: state.phase, looks: requeueAfter !== undefined };
}

function evidenceOf({ is }: Cluster): Evidence {
  const observed = is === undefined || is === "ToApply" ? "v1" : "v2";
  const health = is === "Progressing" ? "InProgress" : is === "Failed" ? "Failed" : "Current";
  const how = { actuation: "Succeeded", freshness: "fresh", landed: health === "Current" } as const;
  return { observed, wanted: observed, health, observedAt: NOW, ...how };
}

const many = (name: string, count: number): readonly Cluster[] =>
  Array.from({ length: count }, (_, n) => ({ name: `${name}${n}` }));
const perGroup = (maxFailures: number | string = 0, progressDeadline = "10m"): OcmRolloutStrategy => ({
  type: "ProgressivePerGroup",
  progressivePerGroup: { maxFailures, progressDeadline },
});
const progressive = (more: NonNullable<OcmRolloutStrategy["progressive"]>): OcmRolloutStrategy => ({
  type: "Progressive",
  progressive: more,
});
const MANDATORY = { mandatoryDecisionGroups: [{ groupName: "a" }] };

describe("our engine has none of the quirks of OCM's, on the same clusters", () => {
  test("O1: a member that timed out lets no other group start while one is on the way", () => {
    const clusters: readonly Cluster[] = [
      { name: "a0", is: "TimeOut", since: 20 },
      { name: "a1", is: "Progressing", since: 5 },
      { name: "b0" },
    ];
    const one: Case = { clusters, ocm: perGroup(1), ours: { maxFailures: 1 } };
    expect(askOcm(one).onTheWay).toEqual(["a1", "b0"]);
    expect(askUs(one).onTheWay).toEqual(["a1"]);
  });

  test("O2: what failed holds no place, also without a deadline", () => {
    const failed = ["a0", "a1"].map((name): Cluster => ({ name, is: "Failed", since: 5 }));
    const clusters = [...failed, { name: "a2" }, { name: "a3" }];
    const ocm = progressive({ maxConcurrency: 2, maxFailures: 3 });
    const one: Case = { clusters, ocm, ours: { maxConcurrent: 2, maxFailures: 3 }, more: { deadline: "none" } };
    expect(askOcm(one)).toEqual({ onTheWay: ["a0", "a1"], breach: false, recheck: false });
    expect(askUs(one).onTheWay).toEqual(["a2", "a3"]);
  });

  test("O3: what lands makes room at once, also behind a group that had to come first", () => {
    const clusters: readonly Cluster[] = [
      { name: "a0", is: "Succeeded", since: 30 },
      { name: "b0", is: "Progressing", since: 5 },
      ...many("b", 3).slice(1),
    ];
    const ocm = progressive({ ...MANDATORY, maxConcurrency: 2, progressDeadline: "10m" });
    const one: Case = { clusters, ocm, ours: { maxConcurrent: 2 } };
    expect(askOcm(one).onTheWay).toEqual(["b0"]);
    expect(askUs(one).onTheWay).toEqual(["b0", "b1"]);
  });

  test("O4: one that timed out and is tolerated does not block the rest", () => {
    const clusters: readonly Cluster[] = [
      { name: "a0", is: "Succeeded", since: 30 },
      { name: "b0", is: "Progressing", since: 20 },
      ...many("b", 3).slice(1),
    ];
    const ocm = progressive({ ...MANDATORY, maxConcurrency: 2, maxFailures: 2, progressDeadline: "10m" });
    const one: Case = { clusters, ocm, ours: { maxConcurrent: 2, maxFailures: 2 } };
    expect(askOcm(one)).toMatchObject({ onTheWay: [], breach: false });
    expect(askUs(one)).toMatchObject({ onTheWay: ["b1", "b2"], phase: "Running" });
  });

  test("O5: to tolerate more than there are is not to tolerate nothing", () => {
    const clusters: readonly Cluster[] = [{ name: "a0", is: "TimeOut", since: 20 }, { name: "a1" }];
    const one: Case = { clusters, ocm: progressive({ maxFailures: 9 }), ours: { maxFailures: 9 } };
    expect(askOcm(one)).toMatchObject({ onTheWay: [], breach: true });
    expect(askUs(one)).toMatchObject({ onTheWay: ["a1"], phase: "Running" });
  });

  test("O6: what had to land first and timed out stops what comes after it", () => {
    const clusters: readonly Cluster[] = [{ name: "a0", is: "TimeOut", since: 20 }, { name: "b0" }];
    const one: Case = {
      clusters,
      ocm: progressive({ ...MANDATORY, maxFailures: 1, progressDeadline: "10m" }),
      ours: {},
    };
    expect(askOcm(one).onTheWay).toEqual(["b0"]);
    expect(askUs(one)).toMatchObject({ onTheWay: [], phase: "Stopped" });
  });

  test("O7: no group is lost, whatever it is numbered", () => {
    const clusters: readonly Cluster[] = [{ name: "a0", is: "Succeeded", since: 30 }, { name: "b0" }];
    const one: Case = { clusters, ocm: perGroup(), ours: {}, indexOfB: 2 };
    expect(askOcm(one).onTheWay).toEqual([]);
    expect(askUs(one).onTheWay).toEqual(["b0"]);
  });

  test("O8: every release has a time of the engine's own, and so a deadline that comes", () => {
    const one: Case = {
      clusters: [{ name: "a0", is: "Progressing" }],
      ocm: progressive({ progressDeadline: "10m" }),
      ours: {},
    };
    expect(askOcm(one).onTheWay).toEqual(["a0"]);
    expect(askUs(one)).toMatchObject({ onTheWay: ["a0"], looks: true });
    const later = { ...one, clusters: [{ name: "a0", is: "Progressing", since: 10 } as const] };
    expect(askUs(later)).toMatchObject({ onTheWay: [], phase: "Stopped" });
  });

  test("O9: a cap beyond all is all, and a cap of nothing is refused, not taken for all", () => {
    const clusters = many("a", 3);
    const none: Case = { clusters, ocm: progressive({ maxConcurrency: 0 }), ours: { maxConcurrent: 0 } };
    expect(askOcm(none).onTheWay).toEqual(["a0", "a1", "a2"]);
    expect(() => askUs(none)).toThrow("must be at least 1");
    expect(askUs({ ...none, ours: { maxConcurrent: 9 } }).onTheWay).toEqual(["a0", "a1", "a2"]);
  });

  test("O10: groups come in their order, not by the alphabet of their clusters", () => {
    const strategy = readStrategy({
      waves: [
        { name: "z", select: { targets: ["z0"] } },
        { name: "a", select: { targets: ["a0"] } },
      ],
    });
    const made =
      strategy.ok &&
      planRollout(
        strategy.value,
        ["a0", "z0"].map((cluster) => ({ target: { cluster }, labels: {} })),
        { rollout: "quirks" },
      );
    if (made === false || !made.ok) throw new Error("no plan");
    const { state } = decide(made.value, undefined, { revision: "v2", restart: 0, now: NOW, evidence: new Map() });
    expect(["z0", "a0"].map((key) => state.targets.get(key)?.state)).toEqual(["Released", "Waiting"]);
    const groups = [
      { name: "z", index: 0, clusters: ["z0"] },
      { name: "a", index: 1, clusters: ["a0"] },
    ];
    const ocm = getRolloutCluster({ strategy: progressive({ maxConcurrency: 1 }), groups, statuses: [], now: NOW });
    expect(ocm.ok && ocm.value.rollout.map(({ cluster }) => cluster)).toEqual(["a0"]);
  });

  test("O11: what soaks holds no place", () => {
    const clusters: readonly Cluster[] = [{ name: "a0", is: "Succeeded", since: 1 }, { name: "a1" }];
    const ocm = progressive({ maxConcurrency: 1, minSuccessTime: 3600 });
    const one: Case = { clusters, ocm, ours: { maxConcurrent: 1, soak: "1h" } };
    expect(askOcm(one).onTheWay).toEqual(["a0"]);
    expect(askUs(one).onTheWay).toEqual(["a1"]);
  });
});
