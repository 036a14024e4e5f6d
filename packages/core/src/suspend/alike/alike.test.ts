import { describe, expect, test } from "vitest";
import type { Edit, Json, KubeObject, Problem, Result } from "../../object/index.ts";
import { refOf } from "../../object/index.ts";
import { CATALOGUE } from "../catalogue/index.ts";
import { applyEdits } from "../edit/apply-edits.ts";
import generated from "../fixtures/catalogue-samples.json" with { type: "json" };
import samples from "../fixtures/samples.json" with { type: "json" };
import { HAZARDS_TO_ALLOW, type Mechanism } from "../model/mechanism.ts";
import { resolveSuspension } from "../resolve/resolve.ts";
import { mutations } from "../testing/mutations.ts";
import { planResumption } from "../write/resume.ts";
import { planSuspension } from "../write/suspend.ts";
import { editsAlike } from "./alike.ts";
import { bind, bindingOf, unbind } from "./bound-text.ts";

const NOW = Date.parse("2026-11-21T09:00:00Z");
const ITEM = { packagePath: "/p", path: "a.yaml", index: 0 };

const SAMPLES = [...samples, ...generated].map(({ mechanism, object }) => [mechanism, object as KubeObject] as const);

interface Planned {
  readonly edits: readonly Edit[];
  readonly after: { readonly object: KubeObject };
}

type Plan = (object: KubeObject) => Result<Planned>;

const hold =
  (mechanism: Mechanism, holder: string): Plan =>
  (object) => {
    const revision = mechanism.site.kind === "pin" ? { revision: "v1" } : {};
    const request = { mechanism, now: NOW, allow: HAZARDS_TO_ALLOW, item: ITEM };
    return planSuspension(object, { ...request, hold: { holder, effect: mechanism.effect, ...revision } });
  };

const letGo =
  (holder: string): Plan =>
  (object) =>
    planResumption(object, { holder, catalogue: CATALOGUE, now: NOW, item: ITEM, resumeValue: "auto" });

function mechanismOf(id: string): Mechanism {
  const found = CATALOGUE.byId.get(id);
  if (found === undefined) throw new Error(id);
  return found;
}

function held(object: KubeObject, plan: Plan): KubeObject {
  const planned = plan(object);
  const edited = planned.ok ? applyEdits(object, planned.value.edits) : planned;
  if (!edited.ok) throw new Error(edited.problems[0]?.message ?? "");
  return edited.value;
}

/** Returns the object under another name, with its ledger bound to the new name. */
function renamed(object: KubeObject, name: string): KubeObject {
  const { namespace: _, ...metadata } = object.metadata ?? {};
  const other = { ...object, metadata: { ...metadata, name, namespace: "elsewhere" } };
  const [from = "", to = ""] = [object, other].map((one) => bindingOf(refOf(one)));
  const annotations = Object.entries(object.metadata?.annotations ?? {}).map(([key, text]) => {
    const bound = unbind(text, from);
    return [key, bound === undefined ? text.replaceAll(from, to) : bind(bound, to)];
  });
  if (object.metadata?.annotations === undefined) return other;
  return { ...other, metadata: { ...other.metadata, annotations: Object.fromEntries(annotations) } };
}

/** Returns a plan and its result as data, without the name of the object. */
function said({ edits, after }: Planned, problems: readonly Problem[]): unknown {
  const { effects, problems: cautions, ...rest } = resolveSuspension(after.object, CATALOGUE, NOW);
  const told = [...problems, ...cautions].map((problem) => ({ ...problem, ref: undefined }));
  const causes = effects.map((effect) => effect.causes.map((cause) => ({ ...cause, ref: undefined })));
  return { told, causes, effects: effects.map((effect) => ({ ...effect, causes: [] })), rest, count: edits.length };
}

/**
 * Compares the edits that `editsAlike` gives for other objects with those of planning. Returns for how many objects it
 * gave edits.
 */
function check(object: KubeObject, plan: Plan, others: readonly KubeObject[]): number {
  const planned = plan(object);
  if (!planned.ok) return 0;
  const expected = said(planned.value, planned.problems);
  const decide = (own: KubeObject): { edits: readonly Edit[]; said: unknown } | undefined => {
    const again = plan(own);
    return again.ok ? { edits: again.value.edits, said: said(again.value, again.problems) } : undefined;
  };
  const alike = editsAlike(object, { edits: planned.value.edits, said: expected }, decide, CATALOGUE);
  return others.filter((other) => {
    const edits = alike(other, ITEM);
    if (edits === undefined) return false;
    const own = plan(other);
    if (!own.ok) throw new Error(`${own.problems[0]?.message}: ${JSON.stringify(other)}`);
    expect(edits).toEqual(own.value.edits);
    expect(said(own.value, own.problems)).toEqual(expected);
    return true;
  }).length;
}

/** Returns the plans for an object without holds, held, held by another holder, and held by both. */
function everyPlan(object: KubeObject, mechanism: Mechanism): readonly (readonly [KubeObject, Plan])[] {
  const [ours, theirs] = [hold(mechanism, "release/a"), hold(mechanism, "b")];
  const byUs = held(object, ours);
  const states = [object, byUs, held(object, theirs), held(byUs, theirs)];
  return states.flatMap((state) => [ours, letGo("release/a")].map((plan) => [state, plan] as const));
}

/** Returns an object of a fleet, which differs from the others by labels and annotations. */
function ofFleet(object: KubeObject, name: string): KubeObject {
  const { labels, annotations, ...metadata } = object.metadata ?? {};
  const own = { "config.kubernetes.io/path": `${name}.yaml`, "example.com/owner": name };
  return {
    ...object,
    metadata: {
      ...metadata,
      name,
      namespace: "shop",
      labels: { ...labels, app: name },
      annotations: { ...annotations, ...own },
    },
  };
}

describe("what was planned for one object", () => {
  test.each(SAMPLES)("%s: holds for another that differs in one thing, wherever it is given", (id, sample) => {
    for (const [state, plan] of everyPlan(ofFleet(sample, "web"), mechanismOf(id))) {
      const others = mutations(state as unknown as Json) as unknown as readonly KubeObject[];
      check(
        state,
        plan,
        others.map((other) => renamed(other, "api")),
      );
    }
  });

  test("is given to whatever differs in its name alone, but of kinds that another object may decide about", () => {
    const others = SAMPLES.filter(
      ([id, sample]) =>
        !everyPlan(ofFleet(sample, "web"), mechanismOf(id)).every(
          ([state, plan]) => check(state, plan, [renamed(state, "api")]) === 1,
        ),
    );
    expect(others.map(([id]) => id)).toEqual([
      "job-suspend",
      "karmada-resourcebinding-dispatching",
      "karmada-resourcebinding-scheduling",
      "karmada-clusterresourcebinding-scheduling",
      "cassandra-cassandradatacenter-stopped",
      "external-secrets-externalsecret-refresh-policy",
      "fleet-bundle-paused",
      "vitess-vitessbackupschedule-suspend",
      "aso-any-reconcile-policy",
      "numaflow-monovertex-desired-phase",
      "numaflow-pipeline-desired-phase",
      "kubeblocks-component-stop",
      "chaos-mesh-awschaos-pause",
      "chaos-mesh-azurechaos-pause",
      "chaos-mesh-blockchaos-pause",
      "chaos-mesh-dnschaos-pause",
      "chaos-mesh-gcpchaos-pause",
      "chaos-mesh-httpchaos-pause",
      "chaos-mesh-iochaos-pause",
      "chaos-mesh-jvmchaos-pause",
      "chaos-mesh-kernelchaos-pause",
      "chaos-mesh-networkchaos-pause",
      "chaos-mesh-physicalmachinechaos-pause",
      "chaos-mesh-podchaos-pause",
      "chaos-mesh-stresschaos-pause",
      "chaos-mesh-timechaos-pause",
    ]);
  });

  test.each([
    [1, 1],
    [7, 1],
    [0, 0],
    ["3", 0],
    [null, 0],
    [undefined, 1],
  ])("of a Deployment that is held back, with three replicas, is given to one with %s: %s", (replicas, count) => {
    const deployment = (spec: object): KubeObject => ({
      apiVersion: "apps/v1",
      kind: "Deployment",
      metadata: { name: "web" },
      spec,
    });
    const other = deployment(replicas === undefined ? {} : { replicas });
    const plan = hold(mechanismOf("deployment-paused"), "a");
    expect(check(deployment({ replicas: 3 }), plan, [other])).toBe(count);
  });
});
