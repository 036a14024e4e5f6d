import * as fc from "fast-check";
import { ACTUATION, type Axes, FRESHNESS, HEALTH, RECONCILE, SUSPENDED, UP_TO_DATE } from "./axes.ts";
import { makeObservation, type Observation } from "./observation.ts";

/** Returns an observation of a target that has landed, with the given differences. */
export function observe(
  cluster: string,
  changes: { readonly axes?: Partial<Axes> } & Partial<Omit<Observation, "axes">> = {},
): Observation {
  const { axes, ...rest } = changes;
  const landed = makeObservation({
    target: { cluster, package: "shop" },
    revision: { wanted: "v1", observed: "v1" },
    axes: { health: "Current", actuation: "Succeeded", reconcile: "Succeeded", upToDate: "yes", suspended: "no" },
    reason: "Landed",
    message: "all good",
    observedAt: "2026-11-21T07:00:00Z",
    source: "test",
  });
  return { ...landed, ...rest, axes: { ...landed.axes, ...axes } };
}

const time: fc.Arbitrary<string> = fc.integer({ min: 0, max: 5 }).map((minute) => `2026-11-21T07:0${minute}:00Z`);

export const anyAxes: fc.Arbitrary<Axes> = fc.record({
  health: fc.constantFrom(...HEALTH),
  actuation: fc.constantFrom(...ACTUATION),
  reconcile: fc.constantFrom(...RECONCILE),
  upToDate: fc.constantFrom(...UP_TO_DATE),
  suspended: fc.constantFrom(...SUSPENDED),
  freshness: fc.constantFrom(...FRESHNESS),
});

/** Generates observations that collide often: few clusters, packages, revisions and times. */
export const anyObservation: fc.Arbitrary<Observation> = fc
  .record({
    cluster: fc.constantFrom("a", "b", "c", "é\u0000x", "y".repeat(300)),
    package: fc.constantFrom("shop", "base", "z".repeat(100)),
    wanted: fc.option(fc.constantFrom("v1", "v2", "v3"), { nil: undefined }),
    observed: fc.option(fc.constantFrom("v1", "v2", "v3", "v4", "v5", "r".repeat(200), `${"r".repeat(199)}s`), {
      nil: undefined,
    }),
    axes: anyAxes,
    blockedBy: fc.option(fc.constant("cluster/a"), { nil: undefined }),
    message: fc.constantFrom("no", "so", '"'.repeat(300), "\u0001".repeat(300), "漢".repeat(300)),
    since: fc.option(time, { nil: undefined }),
    observedAt: fc.option(time, { nil: undefined }),
  })
  .map(({ cluster, package: name, wanted, observed, ...rest }) => ({
    target: { cluster, package: name },
    revision: { wanted, observed },
    reason: "Because",
    source: "test",
    ...rest,
  }));
