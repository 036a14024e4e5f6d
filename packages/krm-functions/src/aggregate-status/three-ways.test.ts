import {
  addObservations,
  carrySince,
  emptyRollup,
  type Observation,
  type Rollup,
  targetFigures,
  writeOpenMetrics,
} from "@landfall/core/aggregate";
import { type KubeObject, readPath, readTargetConfig } from "@landfall/core/object";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseAllDocuments } from "yaml";
import { processList } from "../sdk/index.ts";
import { aggregateStatus } from "./index.ts";
import { observeFleet } from "./observe/observe-fleet.ts";

const MINUTES = [0, 3, 40];
const NOW = Date.parse("2026-11-21T07:45:00Z");
const RESOLVER = readTargetConfig({});
const anyState = fc.record({
  wanted: fc.constantFrom("v1", "v2"),
  synced: fc.constantFrom("v1", "v2"),
  health: fc.constantFrom("Current", "InProgress", "Failed", "NotFound"),
  suspend: fc.boolean(),
  minute: fc.constantFrom(...MINUTES),
});
type State = typeof anyState extends fc.Arbitrary<infer T> ? T : never;
/** The state of the one package in each cluster, which all three ways must report alike. */
const anyFleet = fc.array(anyState, { minLength: 1, maxLength: 6 });

const nameOf = (index: number): string => `edge-${index}`;
const observedAt = ({ minute }: State): string => `2026-11-21T07:${String(minute).padStart(2, "0")}:00Z`;

function kustomization(cluster: string, { wanted, suspend }: State): KubeObject {
  return {
    apiVersion: "kustomize.toolkit.fluxcd.io/v1",
    kind: "Kustomization",
    metadata: { name: "shop", namespace: "flux-system", annotations: { "landfall.dev/target": `${cluster}/shop` } },
    spec: { wait: true, suspend, sourceRef: { kind: "GitRepository", name: `shop-${wanted}` } },
  };
}

const SOURCES = ["v1", "v2"].map((tag) => ({
  apiVersion: "source.toolkit.fluxcd.io/v1",
  kind: "GitRepository",
  metadata: { name: `shop-${tag}`, namespace: "flux-system" },
  spec: { ref: { tag } },
}));

function seen(cluster: string, state: State): readonly KubeObject[] {
  const { health, synced } = state;
  const ready = { type: "Ready", status: "True", reason: "ReconciliationSucceeded", observedGeneration: 1 };
  const pod = (phase: string): KubeObject => ({
    apiVersion: "v1",
    kind: "Pod",
    metadata: { name: "web", namespace: "shop", annotations: { "landfall.dev/target": `${cluster}/shop` } },
    status: { phase, conditions: phase === "Running" ? [{ type: "Ready", status: "True" }] : [] },
  });
  const phase = { Current: "Running", InProgress: "Pending", Failed: "Failed", NotFound: "Pending" }[health];
  return [
    {
      ...kustomization(cluster, state),
      metadata: { ...kustomization(cluster, state).metadata, generation: 1 },
      status: {
        observedGeneration: 1,
        conditions: [ready],
        lastAppliedRevision: synced,
        lastAttemptedRevision: synced,
      },
    },
    pod(phase),
  ];
}

function snapshot(cluster: string, at: string, spec: object): KubeObject {
  const metadata = { name: cluster };
  return {
    apiVersion: "landfall.dev/v1alpha1",
    kind: "StatusSnapshot",
    metadata,
    spec: { cluster, observedAt: at, items: [], ...spec },
  };
}

const declared = (fleet: readonly State[]): readonly KubeObject[] =>
  fleet.map((state, index) => {
    const object = kustomization(nameOf(index), state);
    return { ...object, metadata: { ...object.metadata, name: `shop-${index}` } };
  });

const asObjects = (fleet: readonly State[]): readonly KubeObject[] =>
  fleet.map((state, index) =>
    snapshot(nameOf(index), observedAt(state), {
      items: seen(nameOf(index), state).map((object) =>
        object.kind === "Kustomization"
          ? { ...object, metadata: { ...object.metadata, name: `shop-${index}` } }
          : object,
      ),
    }),
  );

function observationsOf(objects: readonly KubeObject[], revisions: readonly string[] = []): readonly Observation[] {
  if (!RESOLVER.ok) throw new Error("an empty config is a config");
  const found = observeFleet(
    objects.map((object) => ({ object })),
    { resolver: RESOLVER.value, now: NOW, staleAfter: 900_000, revisions },
  );
  expect(found.problems).toEqual([]);
  return found.observations;
}

function rollupOf(objects: readonly KubeObject[], revisions?: readonly string[]): Rollup {
  const observations = observationsOf(objects, revisions).map((observation) => carrySince(observation, undefined));
  return addObservations(emptyRollup(), observations);
}

/** The reports that a cluster makes of its own state by this function, and sends. */
function reportsOf(objects: readonly KubeObject[], kind: string): readonly KubeObject[] {
  const functionConfig = { apiVersion: "fn.landfall.dev/v1alpha1", kind: "AggregateStatus" };
  const list = { apiVersion: "config.kubernetes.io/v1", kind: "ResourceList", items: objects, functionConfig };
  const outcome = processList(aggregateStatus, JSON.stringify(list));
  if (outcome.exitCode !== 0) throw new Error(outcome.stderr);
  const [document] = parseAllDocuments(outcome.output);
  const items = readPath(document?.toJS(), ["items"]) as readonly KubeObject[];
  return items.filter((item) => item.kind === kind);
}

/** The samples that an instant query returns after a scrape. */
function samplesOf(observations: readonly Observation[]): readonly object[] {
  const text = writeOpenMetrics(observations.map((observation) => targetFigures(observation, [observation])));
  return text.split("\n").flatMap((line) => {
    const [, metric, labels = "", value] = /^(\w+)\{(.*)\} (\S+)$/.exec(line) ?? [];
    const pairs = [...labels.matchAll(/(\w+)="([^"]*)"/g)].map(([, label, text]) => [label, text]);
    return metric === undefined ? [] : [{ metric, labels: Object.fromEntries(pairs), value, at: 1_795_000_000.5 }];
  });
}

/** The fields that samples carry: all but holders, reasons and times. */
function carried({ word, total, landed, counted, upToDate, suspended, freshness, revisions }: Rollup): object {
  return { word, total, landed, counted, upToDate, suspended, freshness, revisions };
}

describe("AC-P1: one fleet, three ways in", () => {
  test.each(["FleetReport", "PackageReport"])(
    "a %s that every cluster pushed gives the rollup of its objects",
    (kind) => {
      fc.assert(
        fc.property(anyFleet, (fleet) => {
          const objects = asObjects(fleet);
          const wanted = [...declared(fleet), ...SOURCES];
          const pushed = fleet.map((state, index) => {
            const own = [objects[index], wanted[index], ...SOURCES].filter((object) => object !== undefined);
            return snapshot(nameOf(index), observedAt(state), { items: reportsOf(own, kind) });
          });
          expect(JSON.stringify(rollupOf([...pushed, ...wanted]))).toBe(
            JSON.stringify(rollupOf([...objects, ...wanted])),
          );
        }),
        { numRuns: 60 },
      );
    },
  );

  test("a hub that pushes reports of both kinds counts each of its targets once, at its own cluster", () => {
    fc.assert(
      fc.property(anyFleet, (fleet) => {
        const objects = [...asObjects(fleet), ...declared(fleet), ...SOURCES];
        const items = [...reportsOf(objects, "FleetReport"), ...reportsOf(objects, "PackageReport")];
        const pushed = [snapshot("hub", "2026-11-21T07:44:00Z", { items })];
        expect(JSON.stringify(rollupOf(pushed))).toBe(JSON.stringify(rollupOf(objects)));
      }),
      { numRuns: 60 },
    );
  });

  test("samples give it on all that they carry", () => {
    fc.assert(
      fc.property(anyFleet, (fleet) => {
        const wanted = [...declared(fleet), ...SOURCES];
        const objects = [...asObjects(fleet), ...wanted];
        const samples = samplesOf(observationsOf(objects));
        const sampled = [snapshot("hub", "2026-11-21T07:44:00Z", { samples }), ...wanted];
        expect(carried(rollupOf(sampled, ["v1", "v2"]))).toEqual(carried(rollupOf(objects)));
      }),
      { numRuns: 100 },
    );
  });
});
