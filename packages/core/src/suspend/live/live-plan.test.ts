import { describe, expect, test } from "vitest";
import { type KubeObject, readPath, refOf } from "../../object/index.ts";
import { CATALOGUE } from "../catalogue/index.ts";
import generated from "../fixtures/catalogue-samples.json" with { type: "json" };
import samples from "../fixtures/samples.json" with { type: "json" };
import { isLedgerKey } from "../ledger/ledger.ts";
import { HAZARDS_TO_ALLOW } from "../model/mechanism.ts";
import { patched } from "../testing/patched.ts";
import { resume } from "../write/resume.ts";
import { suspend } from "../write/suspend.ts";
import { stripHolds } from "../write/upkeep.ts";
import { liveLedgerRef } from "./ledger-steps.ts";
import { type LiveDecision, type LiveObject, planLive } from "./live-plan.ts";
import { fieldManagerOf, type LiveStep } from "./live-step.ts";

const SAMPLES = [...samples, ...generated].map(({ mechanism, object }) => [mechanism, object as KubeObject] as const);

function holding(id: string, holder: string, clusters?: readonly string[]): LiveDecision {
  const mechanism = CATALOGUE.byId.get(id);
  if (mechanism === undefined) throw new Error(id);
  const { effect, site } = mechanism;
  const more = { ...(site.kind === "pin" && { revision: "v1" }), ...(clusters && { targets: { clusters } }) };
  return (object) => suspend(object, { hold: { holder, effect, ...more }, mechanism, allow: HAZARDS_TO_ALLOW });
}

const lettingGo =
  (holder: string): LiveDecision =>
  (object) =>
    resume(object, { holder, catalogue: CATALOGUE });

/** Returns the object with a uid and field owners, as an API server returns it. */
function live(object: KubeObject): LiveObject {
  const metadata = { ...object.metadata, uid: "u-1", resourceVersion: "7" };
  return { object: { ...object, metadata } as KubeObject };
}

/** Returns the object and its ledger after a step; a failed test of the step fails this test. */
function after({ object, ledger }: LiveObject, step: LiveStep): LiveObject {
  if (step.type === "delete") return { object };
  if (step.type === "create") {
    const metadata = { ...(step.body["metadata"] as object), uid: "l-1", resourceVersion: "1" };
    return { object, ledger: { ...step.body, metadata } as unknown as KubeObject };
  }
  const isLedger = step.ref.kind === "SuspensionLedger";
  const changed = patched(isLedger ? (ledger as KubeObject) : object, step.operations);
  if (changed === undefined) throw new Error(`a test fails: ${JSON.stringify(step.operations)}`);
  return isLedger ? { object, ledger: changed } : { object: changed, ...(ledger && { ledger }) };
}

function stepsOf(at: LiveObject, decide: LiveDecision, holder: string) {
  const planned = planLive(at, decide, { catalogue: CATALOGUE, holder });
  if (!planned.ok) throw new Error(planned.problems[0]?.message);
  return planned.value;
}

/** Carries out all steps, planning anew after each, as a process without memory would. */
function toTheEnd(start: LiveObject, decide: LiveDecision, holder: string): readonly LiveObject[] {
  const stations = [start];
  for (let at = start; ; stations.push(at)) {
    const [step] = stepsOf(at, decide, holder).steps;
    if (step === undefined) return stations;
    at = after(at, step);
    if (stations.length > 5) throw new Error("it does not end");
  }
}

const last = (stations: readonly LiveObject[]): LiveObject => stations.at(-1) as LiveObject;

/** Returns the object without an empty map of annotations, which an API server does not keep. */
function shown({ object, ledger }: LiveObject) {
  const { annotations = {}, ...metadata } = object.metadata ?? {};
  return { ledger, object: { ...object, metadata: Object.keys(annotations).length > 0 ? object.metadata : metadata } };
}

describe("the requests of every mechanism", () => {
  test.each(SAMPLES)("%s: held by two, let go by one and by the other, cut off anywhere", (id, sample) => {
    const start = live(sample);
    const first = toTheEnd(start, holding(id, "a"), "a");
    const second = toTheEnd(last(first), holding(id, "b"), "b");
    const third = toTheEnd(last(second), lettingGo("a"), "a");
    const fourth = toTheEnd(last(third), lettingGo("b"), "b");
    expect(shown(last(fourth))).toEqual(shown(start));
    expect(stepsOf(last(first), holding(id, "a"), "a").steps).toEqual([]);
    for (const station of first) {
      expect(shown(last(toTheEnd(station, holding(id, "a"), "a")))).toEqual(shown(last(first)));
      expect(shown(last(toTheEnd(station, lettingGo("a"), "a")))).toEqual(shown(start));
    }
    const strip: LiveDecision = (object) => stripHolds(object, { catalogue: CATALOGUE });
    for (const station of [...second, ...third, ...fourth])
      expect(shown(last(toTheEnd(station, strip, "a")))).toEqual(shown(start));
  });

  test("a step that was done is refused when it comes again", () => {
    const [id, sample] = SAMPLES[0] as (typeof SAMPLES)[number];
    const start = live(sample);
    const [step] = stepsOf(start, holding(id, "a"), "a").steps;
    if (step?.type !== "patch") throw new Error("no patch");
    const done = patched(start.object, step.operations) as KubeObject;
    expect(patched(done, step.operations)).toBeUndefined();
    expect(
      patched({ ...start.object, metadata: { ...start.object.metadata, uid: "u-2" } } as KubeObject, step.operations),
    ).toBeUndefined();
  });
});

const CRON_JOB: KubeObject = {
  apiVersion: "batch/v1",
  kind: "CronJob",
  metadata: { name: "a", namespace: "b" },
  spec: { schedule: "* * * * *", suspend: false },
};

/** Returns the live object `CRON_JOB`, in which another manager owns the given fields. */
function owned(spec: object, entry: object = {}): LiveObject {
  const { object } = live({ ...CRON_JOB, spec: { ...(CRON_JOB.spec as object), ...spec } });
  const fields = { "f:spec": { "f:schedule": {}, "f:suspend": {} } };
  const owner = { manager: "helm", operation: "Update", apiVersion: "batch/v1", fieldsType: "FieldsV1", ...entry };
  return {
    object: {
      ...object,
      metadata: { ...object.metadata, managedFields: [{ ...owner, fieldsV1: fields }] },
    } as KubeObject,
  };
}

/** Returns `CRON_JOB` as a server returns it, `managedFields` included, after one manager has changed its switch. */
function taken({ object }: LiveObject, manager: string): LiveObject {
  const ours = { manager, operation: "Update", apiVersion: "batch/v1", fieldsV1: { "f:spec": { "f:suspend": {} } } };
  const theirs = { manager: "helm", operation: "Update", apiVersion: "batch/v1", fieldsType: "FieldsV1" };
  const managedFields = [{ ...theirs, fieldsV1: { "f:spec": { "f:schedule": {} } } }, ours];
  return { object: { ...object, metadata: { ...object.metadata, managedFields } } as KubeObject };
}

describe("a field that somebody owns", () => {
  test("is saved with its owner, comes back, and then goes back to them", () => {
    const held = taken(last(toTheEnd(owned({}), holding("cronjob-suspend", "a"), "a")), fieldManagerOf("a"));
    const first = stepsOf(held, lettingGo("a"), "a");
    expect(first).toMatchObject({ more: true, steps: [{ deed: "restore" }] });
    const back = after(held, first.steps[0] as LiveStep);
    expect(readPath(back.object, ["spec", "suspend"])).toBe(false);
    expect(Object.keys(back.object.metadata?.annotations ?? {}).filter(isLedgerKey)).toHaveLength(2);
    const second = stepsOf(back, lettingGo("a"), "a");
    expect(second).toMatchObject({ more: false, steps: [{ deed: "give-back" }] });
    const end = after(back, second.steps[0] as LiveStep);
    expect(end.object.metadata).toEqual(owned({}).object.metadata);
  });

  test("stays with who took it meanwhile", () => {
    const held = last(toTheEnd(owned({}), holding("cronjob-suspend", "a"), "a"));
    const [step, ...others] = stepsOf(held, lettingGo("a"), "a").steps;
    const back = after(held, step as LiveStep);
    expect(others).toEqual([]);
    expect(stepsOf(back, lettingGo("a"), "a").steps).toMatchObject([{ deed: "forget" }]);
  });

  test("is remembered although its hold was cut off while it was let go, and taken up again", () => {
    const held = taken(last(toTheEnd(owned({}), holding("cronjob-suspend", "a"), "a")), fieldManagerOf("a"));
    const [step] = stepsOf(held, lettingGo("a"), "a").steps;
    const again = last(toTheEnd(after(held, step as LiveStep), holding("cronjob-suspend", "b"), "b"));
    const saved = again.object.metadata?.annotations?.["saved.hold.landfall.dev/cronjob-suspend"];
    expect(JSON.parse(saved ?? "")).toMatchObject({ fields: [{ owners: [{ manager: "helm" }] }] });
  });
});

describe("what a request says", () => {
  test("it names the holder, the uid, and the values that it rests on", () => {
    expect(stepsOf(live(CRON_JOB), holding("cronjob-suspend", "release/x"), "release/x").steps).toMatchObject([
      {
        type: "patch",
        deed: "hold",
        apiVersion: "batch/v1",
        fieldManager: fieldManagerOf("release/x"),
        operations: [
          { op: "test", path: "/metadata/uid", value: "u-1" },
          { op: "test", path: "/metadata/annotations", value: null },
          { op: "test", path: "/spec/suspend", value: false },
          { op: "add", path: "/metadata/annotations" },
          { op: "add", path: "/spec/suspend", value: true },
          { op: "add", path: "/metadata/annotations/saved.hold.landfall.dev~1cronjob-suspend" },
        ],
      },
    ]);
  });

  test("the last hold goes only if nobody has come meanwhile", () => {
    const held = last(toTheEnd(live(CRON_JOB), holding("cronjob-suspend", "a"), "a"));
    const [step] = stepsOf(held, lettingGo("a"), "a").steps;
    const joined = last(toTheEnd(held, holding("cronjob-suspend", "b"), "b"));
    if (step?.type !== "patch") throw new Error("no patch");
    expect(patched(joined.object, step.operations)).toBeUndefined();
  });

  test.each([
    [
      { group: "config.projectsveltos.io", kind: "Profile", namespace: "shop", name: "web" },
      /^profile-web-[0-9a-f]{16}$/,
    ],
    [
      { group: "config.projectsveltos.io", kind: "ClusterProfile", namespace: "", name: "a.b" },
      /^clusterprofile-a-b-[0-9a-f]{16}$/,
    ],
    [{ group: "g", kind: "Kind", namespace: "", name: "x".repeat(253) }, /^[a-z0-9-]{1,117}$/],
  ])("the name of the ledger of %j is a legal one", (ref, name) => {
    expect(liveLedgerRef(ref).name).toMatch(name);
  });

  test("two that differ in a capital have ledgers of their own", () => {
    const ref = refOf(CRON_JOB);
    expect(liveLedgerRef({ ...ref, kind: "Cronjob" })).not.toEqual(liveLedgerRef(ref));
  });

  test("holders of different clusters share the list", () => {
    const id = "karmada-propagationpolicy-dispatching";
    const sample = SAMPLES.find(([known]) => known === id)?.[1] as KubeObject;
    const first = toTheEnd(live(sample), holding(id, "a", ["x"]), "a");
    const second = toTheEnd(last(first), holding(id, "b", ["y"]), "b");
    const third = toTheEnd(last(second), lettingGo("a"), "a");
    const some = ["spec", "suspension", "dispatchingOnClusters", "clusterNames"];
    expect([first, second, third].map((stations) => readPath(last(stations).object, some))).toEqual([
      ["x"],
      ["x", "y"],
      ["y"],
    ]);
  });
});
