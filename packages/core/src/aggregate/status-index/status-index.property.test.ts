import * as fc from "fast-check";
import { expect, test } from "vitest";
import { formatTime, type ObjectRef, refKey } from "../../object/index.ts";
import { summarizeTarget, withStaleText, withSuspensionText } from "../judge/summarize-target.ts";
import type { Health } from "../model/axes.ts";
import { judgeFreshness, type Observation } from "../model/observation.ts";
import { observe } from "../model/observations.test-d.ts";
import { addObservations, emptyRollup, type Rollup } from "../rollup/rollup.ts";
import type { GroupPath } from "../rollup/rollup-group.ts";
import { createStatusIndex, type StatusIndex } from "./status-index.ts";

const MINUTE = 60_000;
const NOON = Date.parse("2026-11-21T12:00:00Z");
const STALE_AFTER = 15 * MINUTE;
const CLUSTERS = ["a", "b", "c"] as const;
const ZONES = ["east", "west"] as const;
const PATHS: readonly GroupPath[] = [
  ["fleet"],
  ["package", "shop"],
  ...CLUSTERS.map((name) => ["cluster", name] as const),
  ...ZONES.map((zone) => ["label", "zone", zone] as const),
];

type Step =
  | { readonly do: "upsert"; readonly observation: Observation }
  | { readonly do: "remove"; readonly cluster: string; readonly ref: ObjectRef | undefined }
  | { readonly do: "expire"; readonly now: number }
  | { readonly do: "move"; readonly cluster: string; readonly zone: string }
  | { readonly do: "tell" | "restore" };

const time = fc.integer({ min: -40, max: 90 }).map((minute) => NOON + minute * MINUTE);
const cluster = fc.constantFrom(...CLUSTERS);
const ref = fc
  .constantFrom(undefined, "web", "api")
  .map((name) => (name === undefined ? name : { group: "apps", kind: "Deployment", namespace: "shop", name }));
const observation = fc
  .record({
    cluster,
    ref,
    time,
    health: fc.constantFrom<Health>("Current", "Failed"),
    source: fc.constantFrom("x", "y"),
  })
  .map(({ cluster: name, time: seen, health, ...said }) =>
    observe(name, { ...said, axes: { health }, observedAt: formatTime(seen) }),
  );
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: fc.constant("upsert" as const), observation }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("remove" as const), cluster, ref }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("expire" as const), now: time }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("move" as const), cluster, zone: fc.constantFrom(...ZONES) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constantFrom("tell" as const, "restore" as const) }) },
);

/** The model of an index: its observations, without summaries. */
interface Model {
  readonly parts: Map<string, Observation>;
  /** The present region of each cluster, and the region it had when its first part came. */
  readonly zones: Map<string, string>;
  readonly joined: Map<string, string>;
  now: number | undefined;
}

function tell(model: Model, one: Step): void {
  if (one.do === "upsert") upsert(model, one.observation);
  if (one.do === "expire") model.now = Math.max(model.now ?? one.now, one.now);
  if (one.do === "move") model.zones.set(one.cluster, one.zone);
  if (one.do !== "remove") return;
  for (const [key, part] of partsOf(model, one.cluster))
    if (one.ref === undefined || (part.ref !== undefined && refKey(part.ref) === refKey(one.ref)))
      model.parts.delete(key);
}

function upsert(model: Model, given: Observation): void {
  const { target, source, ref: own } = given;
  if (partsOf(model, target.cluster).length === 0) model.joined.set(target.cluster, zoneOf(model, target.cluster));
  const key = JSON.stringify([target.cluster, source, own]);
  const known = model.parts.get(key);
  if (known === undefined || rankOf(model, given) >= rankOf(model, known)) model.parts.set(key, given);
}

/** Returns the rank of an observation in time; one that claims to be from the future comes before all others. */
function rankOf({ now = Number.POSITIVE_INFINITY }: Model, { observedAt = "" }: Observation): string {
  return `${Date.parse(observedAt) - now > STALE_AFTER ? 0 : 1} ${observedAt}`;
}

function partsOf({ parts }: Model, name: string): readonly (readonly [string, Observation])[] {
  return [...parts].filter(([, { target }]) => target.cluster === name);
}

function zoneOf({ zones }: Model, name: string): string {
  return zones.get(name) ?? "east";
}

function rollUp(model: Model, path: GroupPath): Rollup {
  const { now } = model;
  const isIn = (name: string): boolean => {
    if (path[0] === "label") return model.joined.get(name) === path[2];
    return path[0] === "cluster" ? path[1] === name : true;
  };
  const summaries = CLUSTERS.filter(isIn).flatMap((name) => {
    const parts = partsOf(model, name).map(([, part]) =>
      now === undefined ? part : judgeFreshness(part, now, STALE_AFTER),
    );
    const target = { cluster: name, package: "shop" };
    return parts.length === 0 ? [] : [withStaleText(withSuspensionText(summarizeTarget(target, parts)))];
  });
  return addObservations(emptyRollup(), summaries);
}

function withoutTimes(rollup: Rollup): string {
  return JSON.stringify({ ...rollup, asOf: undefined, oldest: undefined });
}

test("AC-X3: after any observations, removals, moves and jumps of the clock it says what rolling up anew does", () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const model: Model = { parts: new Map(), zones: new Map(), joined: new Map(), now: undefined };
      const options = {
        staleAfter: () => STALE_AFTER,
        labelsOf: ({ cluster: name }: { readonly cluster: string }) => ({ zone: zoneOf(model, name) }),
      };
      const told = new Map(PATHS.map((path) => [path.join("/"), withoutTimes(emptyRollup())]));
      let index: StatusIndex = createStatusIndex(options);
      for (const one of steps) {
        if (one.do === "restore") {
          const kept = JSON.stringify(index.snapshot());
          for (const name of CLUSTERS) model.joined.set(name, zoneOf(model, name));
          index = createStatusIndex(options, JSON.parse(kept) as ReturnType<StatusIndex["snapshot"]>);
          expect(JSON.stringify(index.snapshot())).toBe(kept);
          expect([...index.changes(), ...index.events()]).toEqual([]);
          for (const path of PATHS) told.set(path.join("/"), withoutTimes(rollUp(model, path)));
        }
        if (one.do === "upsert") index.upsert(one.observation);
        if (one.do === "remove") index.remove({ cluster: one.cluster, package: "shop" }, one.ref);
        if (one.do === "expire") index.expire(one.now);
        tell(model, one);
        for (const path of PATHS) expect(JSON.stringify(index.rollup(path))).toBe(JSON.stringify(rollUp(model, path)));
        if (one.do !== "tell") continue;
        for (const { path, rollup } of index.changes()) {
          expect(withoutTimes(rollup)).not.toBe(told.get(path.join("/")));
          told.set(path.join("/"), withoutTimes(rollup));
        }
        for (const path of PATHS) expect(told.get(path.join("/"))).toBe(withoutTimes(rollUp(model, path)));
      }
    }),
    { numRuns: 1000 },
  );
});
