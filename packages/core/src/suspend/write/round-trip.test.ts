import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Edit, KubeObject } from "../../object/index.ts";
import { parsePath, readPath } from "../../object/index.ts";
import { CATALOGUE } from "../catalogue/index.ts";
import { applyEdits } from "../edit/apply-edits.ts";
import generated from "../fixtures/catalogue-samples.json" with { type: "json" };
import samples from "../fixtures/samples.json" with { type: "json" };
import { readLedger } from "../ledger/ledger.ts";
import type { Hold } from "../model/hold.ts";
import { HAZARDS_TO_ALLOW, type Mechanism } from "../model/mechanism.ts";
import { resolveSuspension } from "../resolve/resolve.ts";
import { resume } from "./resume.ts";
import { type SuspendRequest, suspend } from "./suspend.ts";

const NOW = Date.parse("2026-11-21T09:00:00Z");

/** For every mechanism an object in which it can be switched on, and the value that is then at its path. */
const SAMPLES = [...samples, ...generated].map(
  ({ mechanism: id, object: sample, path, on }) => [id, sample as KubeObject, path, on] as const,
);

function object(
  apiVersion: string,
  kind: string,
  spec: object,
  annotations?: { readonly [key: string]: string },
): KubeObject {
  return { apiVersion, kind, metadata: { name: "web", namespace: "shop", ...(annotations && { annotations }) }, spec };
}

function edited(before: KubeObject, edits: readonly Edit[]): KubeObject {
  const result = applyEdits(before, edits);
  if (!result.ok) throw new Error(result.problems[0]?.message ?? "");
  return result.value;
}

function mechanism(id: string): Mechanism {
  const found = CATALOGUE.mechanisms.find((known) => known.id === id);
  if (found === undefined) throw new Error(`no mechanism ${id}`);
  return found;
}

function ask(id: string, holder: string, more: Partial<Hold> = {}): SuspendRequest {
  const chosen = mechanism(id);
  const revision = chosen.site.kind === "pin" ? { revision: "v1" } : {};
  const hold = { holder, effect: chosen.effect, ...revision, ...more };
  return { hold, mechanism: chosen, now: NOW, allow: HAZARDS_TO_ALLOW };
}

function suspended(before: KubeObject, request: SuspendRequest): KubeObject {
  const result = suspend(before, request);
  if (!result.ok) throw new Error(result.problems.map(({ message }) => message).join());
  return edited(before, result.value);
}

function resumed(before: KubeObject, holder: string, now?: number): KubeObject {
  const result = resume(before, { holder, catalogue: CATALOGUE, ...(now === undefined ? {} : { now }) });
  if (!result.ok) throw new Error(result.problems.map(({ message }) => message).join());
  return edited(before, result.value);
}

function at(found: KubeObject, path: string): unknown {
  const parsed = parsePath(path);
  if (!parsed.ok) throw new Error(path);
  return readPath(found, parsed.value);
}

describe("every mechanism", () => {
  test("has a sample here", () => {
    expect(SAMPLES.map(([id]) => id).sort()).toEqual(CATALOGUE.mechanisms.map(({ id }) => id).sort());
  });

  test.each(SAMPLES)("%s: suspend writes its value, resume gives the object back", (id, before, path, on) => {
    const held = suspended(before, ask(id, "release/a"));
    expect(at(held, path)).toEqual(on);
    expect(resolveSuspension(held, CATALOGUE).effects.find((effect) => effect.mechanism === id)?.state).toBe(
      "suspended",
    );
    expect(resumed(held, "release/a")).toEqual(before);
  });

  test.each(SAMPLES)("edge 1: %s: the same holder twice gives no edits", (id, before) => {
    const held = suspended(before, ask(id, "release/a", { actor: "ana" }));
    const again = suspend(held, { ...ask(id, "release/a", { actor: "bob" }), now: NOW + 60_000 });
    expect(again.ok && again.value).toEqual([]);
  });

  test.each(SAMPLES)("edge 2: %s: resume by one of two holders leaves it held", (id, before, path, on) => {
    const first = suspended(before, ask(id, "a"));
    const result = suspend(first, ask(id, "b"));
    expect(result.ok && result.value.map((edit) => edit.path.at(-1))).toEqual(["hold.landfall.dev/b"]);
    const both = edited(first, result.ok ? result.value : []);
    const left = resumed(both, "a");
    expect(at(left, path)).toEqual(on);
    expect(resumed(left, "b")).toEqual(before);
  });
});

describe("edge 5: a previous value comes back exactly", () => {
  const FLAG = mechanism("flux-kustomization-suspend");
  test.each([
    ["false", { suspend: false }],
    ["null", { suspend: null }],
    ["absent", {}],
  ])("%s", (_, spec) => {
    const before = object("kustomize.toolkit.fluxcd.io/v1", "Kustomization", spec);
    expect(resumed(suspended(before, ask(FLAG.id, "a")), "a")).toEqual(before);
  });

  test.each([
    ["an empty map of annotations", {}],
    ["an empty annotation elsewhere", { "example.com/x": "" }],
  ])("%s", (_, annotations) => {
    const before = object("kustomize.toolkit.fluxcd.io/v1", "Kustomization", {}, annotations);
    expect(resumed(suspended(before, ask(FLAG.id, "a")), "a")).toEqual(before);
  });

  test.each([
    ["an empty suspension", { suspension: {} }],
    ["a null suspension", { suspension: null }],
    ["an empty list of clusters", { suspension: { dispatchingOnClusters: { clusterNames: [] } } }],
    ["a null list of clusters", { suspension: { dispatchingOnClusters: { clusterNames: null } } }],
    ["dispatching false", { suspension: { dispatching: false } }],
    ["a list of clusters", { suspension: { dispatchingOnClusters: { clusterNames: ["z", "a"] } } }],
  ])("%s", (_, spec) => {
    const before = object("policy.karmada.io/v1alpha1", "PropagationPolicy", spec);
    const id = "karmada-propagationpolicy-dispatching";
    for (const targets of [{}, { targets: { clusters: ["m"] } }]) {
      expect(resumed(suspended(before, ask(id, "a", targets)), "a")).toEqual(before);
    }
  });

  test.each([
    ["an empty annotation value that is off", "parse-bool", ""],
    ["a value that is off in words", "parse-bool", "yes"],
  ])("%s", (_, __, value) => {
    const before = object("argoproj.io/v1alpha1", "Application", {}, { "argocd.argoproj.io/skip-reconcile": value });
    const held = suspended(before, ask("argocd-skip-reconcile", "a"));
    expect(held).not.toEqual(before);
    expect(resumed(held, "a")).toEqual(before);
  });
});

test("edge 15: enabled absent and enabled true are different previous values", () => {
  for (const automated of [{}, { enabled: true }]) {
    const before = object("argoproj.io/v1alpha1", "Application", { syncPolicy: { automated } });
    expect(resumed(suspended(before, ask("argocd-automated-enabled", "a")), "a")).toEqual(before);
  }
});

/** Generates the events that may happen to an object, in any order. */
const EVENT = fc.oneof(
  fc.record({
    kind: fc.constant("suspend" as const),
    holder: fc.constantFrom("a", "b", "rollout/c"),
    clusters: fc.subarray(["x", "y", "z"]),
  }),
  fc.record({ kind: fc.constant("resume" as const), holder: fc.constantFrom("a", "b", "rollout/c") }),
  fc.record({ kind: fc.constant("reconcile" as const) }),
);

describe("AC-M1: the order of holders does not matter and nobody removes another's hold", () => {
  test.each([
    "karmada-propagationpolicy-dispatching",
    "flux-kustomization-suspend",
    "porch-packagevariant-pin",
    "capi-machine-annotation",
  ])("property: after any history of %s the object is what its live holds say", (id) => {
    const before = SAMPLES.find(([known]) => known === id)?.[1];
    if (before === undefined) throw new Error(id);
    const byCluster = mechanism(id).site.kind === "clusters";
    fc.assert(
      fc.property(fc.array(EVENT, { maxLength: 12 }), (events) => {
        let live = before;
        const expected = new Map<string, readonly string[]>();
        for (const event of events) {
          if (event.kind === "suspend") {
            const clusters = byCluster ? event.clusters : [];
            const targets = clusters.length === 0 ? {} : { targets: { clusters } };
            live = suspended(live, { ...ask(id, event.holder, targets), now: NOW });
            const kept = expected.get(event.holder);
            const isWhole = clusters.length === 0 || kept?.length === 0;
            expected.set(event.holder, isWhole ? [] : [...new Set([...(kept ?? []), ...clusters])]);
          } else if (event.kind === "resume") {
            live = resumed(live, event.holder);
            expected.delete(event.holder);
          }
        }
        const ledger = readLedger(live);
        expect(ledger.ok && ledger.value.holds.map(({ holder }) => holder)).toEqual([...expected.keys()].sort());
        const fresh = [...expected].toReversed();
        const direct = fresh.reduce((found, [holder, clusters]) => {
          const targets = clusters.length === 0 ? {} : { targets: { clusters } };
          return suspended(found, { ...ask(id, holder, targets), now: NOW });
        }, before);
        expect(live).toEqual(direct);
      }),
      { numRuns: 300 },
    );
  });
});
