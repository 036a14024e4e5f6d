import { describe, expect, test } from "vitest";
import type { Edit, KubeObject, Problem, Result } from "../../object/index.ts";
import { readPath } from "../../object/index.ts";
import { computeStatus } from "../../status/index.ts";
import { CATALOGUE } from "../catalogue/index.ts";
import { REFUSED } from "../catalogue/refused.ts";
import { chooseMechanism } from "../choose/choose.ts";
import { applyEdits } from "../edit/apply-edits.ts";
import { readLedger } from "../ledger/ledger.ts";
import type { Effect } from "../model/effect.ts";
import type { Hold } from "../model/hold.ts";
import type { Hazard } from "../model/mechanism.ts";
import { resolveSuspension } from "../resolve/resolve.ts";
import { resume } from "./resume.ts";
import { suspend } from "./suspend.ts";

const NOW = Date.parse("2026-11-21T09:00:00Z");
const PAUSED = "cluster.x-k8s.io/paused";
const SKIP = "argocd.argoproj.io/skip-reconcile";

function object(apiVersion: string, kind: string, spec: object = {}, more: object = {}): KubeObject {
  return { apiVersion, kind, metadata: { name: "web", namespace: "shop", ...more }, spec };
}

const kustomization = (spec: object = {}): KubeObject =>
  object("kustomize.toolkit.fluxcd.io/v1", "Kustomization", spec);
const policy = (suspension?: object): KubeObject =>
  object("policy.karmada.io/v1alpha1", "PropagationPolicy", suspension === undefined ? {} : { suspension });
const capiMachine = (annotations: object = {}): KubeObject =>
  object("cluster.x-k8s.io/v1beta2", "Machine", {}, { annotations });
const application = (annotations: object = {}, spec: object = {}): KubeObject =>
  object("argoproj.io/v1alpha1", "Application", spec, { annotations });

interface Ask extends Partial<Hold> {
  readonly now?: number;
  readonly allow?: readonly Hazard[];
}

function hold(target: KubeObject, { now = NOW, allow = [], ...asked }: Ask = {}): Result<readonly Edit[]> {
  const mechanism = chooseMechanism(CATALOGUE, target, { effects: asked.effect === undefined ? [] : [asked.effect] });
  if (!mechanism.ok) return mechanism;
  const { effect } = mechanism.value;
  return suspend(target, { hold: { holder: "a", ...asked, effect }, mechanism: mechanism.value, now, allow });
}

function release(target: KubeObject, holder = "a", now?: number): Result<readonly Edit[]> {
  return resume(target, { holder, catalogue: CATALOGUE, ...(now === undefined ? {} : { now }) });
}

function done(target: KubeObject, result: Result<readonly Edit[]>): KubeObject {
  const after = result.ok ? applyEdits(target, result.value) : result;
  if (!after.ok) throw new Error(after.problems.map(({ message }) => message).join());
  return after.value;
}

const held = (target: KubeObject, ask: Ask = {}): KubeObject => done(target, hold(target, ask));
const released = (target: KubeObject, holder = "a", now?: number): KubeObject =>
  done(target, release(target, holder, now));
const codes = (result: { readonly problems: readonly Problem[] }): readonly string[] =>
  result.problems.map(({ code }) => code);
const spec = (target: KubeObject): unknown => target.spec;
const state = (target: KubeObject, effect: Effect, now?: number): string | undefined =>
  resolveSuspension(target, CATALOGUE, now).effects.find((found) => found.effect === effect)?.state;

describe("who holds", () => {
  test("edge 1: since and actor of a hold stay, reason and until follow the last asking", () => {
    const first = held(kustomization(), { actor: "ana", reason: "INC-1" });
    const again = held(first, { actor: "bob", reason: "INC-2", now: NOW + 3_600_000 });
    const ledger = readLedger(again);
    expect(ledger.ok && ledger.value.holds).toEqual([
      {
        holder: "a",
        effect: "reconcile",
        mechanism: "flux-kustomization-suspend",
        actor: "ana",
        reason: "INC-2",
        since: "2026-11-21T09:00:00Z",
      },
    ]);
  });

  test("row 53: to resume twice is to resume once, and nothing is pending after it", () => {
    const before = kustomization();
    const once = released(held(before));
    expect(once).toEqual(before);
    const again = release(once);
    expect([again.ok && again.value, state(once, "reconcile")]).toEqual([[], "active"]);
  });

  test("edge 3: somebody resumed by hand meanwhile, so the hold goes and their value stays", () => {
    const on = held(kustomization());
    const off: KubeObject = { ...on, spec: { suspend: false } };
    expect(state(off, "reconcile")).toBe("stale-hold");
    const result = release(off);
    expect(codes(result)).toEqual(["ChangedSince"]);
    expect(done(off, result)).toEqual(kustomization({ suspend: false }));
  });

  test("edge 3: asked again, what was resumed by hand is held again, and their value comes back later", () => {
    const off: KubeObject = { ...held(kustomization()), spec: { suspend: false } };
    const again = held(off);
    expect(spec(again)).toEqual({ suspend: true });
    expect(spec(released(again))).toEqual({ suspend: false });
  });

  test("edge 3: with forceRestore the value from before comes back all the same, and that is said", () => {
    const on = held(kustomization({ suspend: false }));
    const changed = { ...on, spec: {} };
    const forced = resume(changed, { holder: "a", catalogue: CATALOGUE, forceRestore: true });
    expect(spec(done(changed, forced))).toEqual({ suspend: false });
    expect(forced.problems[0]?.message).toContain("their change is undone");
  });

  test("edge 4: what was suspended already is adopted, and stays so", () => {
    const before = kustomization({ suspend: true });
    expect(state(before, "reconcile")).toBe("unattributed");
    const result = hold(before);
    expect(codes(result)).toEqual(["Adopted"]);
    expect(released(done(before, result))).toEqual(before);
  });

  test("edge 25 and 26: AC-M9: an expired hold does not count, but only for who has a clock", () => {
    const on = held(kustomization(), { until: "2026-11-21T10:00:00Z" });
    const later = NOW + 2 * 3_600_000;
    expect(state(on, "reconcile", NOW)).toBe("suspended");
    expect(state(on, "reconcile")).toBe("suspended");
    expect(state(on, "reconcile", later)).toBe("resuming");
    const both = held(on, { holder: "b", now: NOW });
    expect(spec(released(both, "b", NOW))).toEqual({ suspend: true });
    expect(spec(released(both, "b", later))).toEqual({});
  });

  test.each([
    ["the past", "2026-11-21T08:00:00Z", "HoldExpired"],
    ["no zone", "2026-11-22T08:00:00", "InvalidHold"],
    ["a date only", "2026-11-22", "InvalidHold"],
    ["30 February", "2027-02-30T00:00:00Z", "InvalidHold"],
    ["a duration", "-1h", "InvalidHold"],
  ])("edge 25: until %s is refused", (_, until, code) => {
    expect(codes(hold(kustomization(), { until }))).toEqual([code]);
  });

  test.each([
    ["nobody", ""],
    ["spaces", "release a"],
    ["a wildcard", "*"],
    ["unicode", "release/é"],
    ["control characters", "a\nb"],
    ["a very long name", "a".repeat(254)],
    ["a leading slash", "/a"],
  ])("edge 27: a holder of %s is refused", (_, holder) => {
    expect(codes(hold(kustomization(), { holder }))).toEqual(["InvalidHold"]);
  });

  test("edge 27: a long holder has a legal key, and its full name inside", () => {
    const holder = `release.example.com/${"freeze-".repeat(20)}1`;
    const on = held(kustomization(), { holder });
    const names = Object.keys(on.metadata?.annotations ?? {}).map((key) => key.split("/")[1] ?? "");
    expect(names.every((name) => name.length <= 63)).toBe(true);
    const ledger = readLedger(on);
    expect(ledger.ok && ledger.value.holds[0]?.holder).toBe(holder);
  });

  test.each([
    ["two lines", "a\nb"],
    ["a mebibyte", "a".repeat(1_048_576)],
    ["an escape", "\u001b[31m"],
    ["nothing", ""],
  ])("edge 28: a reason of %s is refused", (_, reason) => {
    expect(codes(hold(kustomization(), { reason }))).toEqual(["InvalidHold"]);
  });
});

describe("the ledger is never read as empty", () => {
  const on = held(kustomization());
  const key = "hold.landfall.dev/a";
  const value = on.metadata?.annotations?.[key] ?? "";
  const withValue = (text: string): KubeObject => ({
    ...on,
    metadata: { ...on.metadata, annotations: { ...on.metadata?.annotations, [key]: text } },
  });

  test.each([
    ["no JSON", "{", "LedgerCorrupt"],
    ["cut short", value.slice(0, -5), "LedgerCorrupt"],
    ["empty", "", "LedgerCorrupt"],
    ["a list", "[]", "LedgerCorrupt"],
    ["a hold with a field from elsewhere", value.replace('"holds":[{', '"holds":[{"sure":true,'), "LedgerCorrupt"],
    ["another holder's", value.replace('"holder":"a"', '"holder":"b"'), "LedgerCorrupt"],
    ["no holds", value.replace(/"holds":\[.*\]/, '"holds":[]'), "LedgerCorrupt"],
    ["without a version", value.replace('"v":1', '"v":"1"'), "LedgerCorrupt"],
    ["a newer version", value.replace('"v":1', '"v":2'), "LedgerNewer"],
  ])("edge 29: %s", (_, text, code) => {
    const broken = withValue(text);
    expect(codes(release(broken))).toEqual([code]);
    expect(codes(hold(broken, { holder: "b" }))).toEqual([code]);
    expect(resolveSuspension(broken, CATALOGUE).state).toBe("unknown");
  });

  test("edge 30: copied to another object, it is refused and named", () => {
    const clone = { ...on, metadata: { ...on.metadata, name: "web-copy" } };
    expect(codes(release(clone))).toEqual(["LedgerCopied", "LedgerCopied"]);
    expect(resolveSuspension(clone, CATALOGUE).state).toBe("unknown");
  });

  describe("edge 30: of a live object, the uid counts too", () => {
    const withUid = (object: KubeObject, uid: string | undefined): KubeObject =>
      ({ ...object, metadata: { ...object.metadata, ...(uid !== undefined && { uid }) } }) as KubeObject;
    const live = held(withUid(kustomization(), "u-1"));

    test.each([
      ["a clone or a restored backup of the same name is refused", live, "u-2", ["LedgerCopied", "LedgerCopied"]],
      ["the object itself is not", live, "u-1", []],
      ["edge 31: made anew from a package, what was declared there holds", on, "u-2", []],
    ])("%s", (_, source, uid, expected) => {
      const found = withUid(source, uid);
      expect(codes(release(found)).filter((code) => code.startsWith("Ledger"))).toEqual(expected);
      expect(resolveSuspension(found, CATALOGUE).state).toBe(expected.length === 0 ? "suspended" : "unknown");
      expect(codes(hold(found, { holder: "b" })).filter((code) => code.startsWith("Ledger"))).toEqual(expected);
    });

    test("a printed object without its uid is still itself", () => {
      const { uid: _, ...metadata } = live.metadata as { readonly uid?: string };
      expect(resolveSuspension({ ...live, metadata } as KubeObject, CATALOGUE).state).toBe("suspended");
    });

    test("a hold that joins one that was declared leaves the declared records as they are", () => {
      const joined = held(withUid(on, "u-1"), { holder: "b" });
      const before = Object.entries(on.metadata?.annotations ?? {});
      expect(Object.entries(joined.metadata?.annotations ?? {})).toEqual(expect.arrayContaining(before));
      expect(joined.metadata?.annotations?.["hold.landfall.dev/b"]).toContain('"uid":"u-1"');
    });
  });

  test("edge 42: prototype names as holder, cluster and annotation stay data", () => {
    const before = policy();
    const after = held(before, { holder: "constructor", targets: { clusters: ["constructor"] } });
    expect(readPath(after, ["spec", "suspension", "dispatchingOnClusters", "clusterNames"])).toEqual(["constructor"]);
    expect(released(after, "constructor")).toEqual(before);
    expect(codes(hold(before, { holder: "__proto__" }))).toEqual(["InvalidHold"]);
  });
});

describe("what a value means", () => {
  test.each([
    ["edge 6: presence suspends, even as false", capiMachine({ [PAUSED]: "false" }), "reconcile", "unattributed"],
    ["edge 7: what Argo CD cannot parse is not suspended", application({ [SKIP]: "yes" }), "reconcile", "active"],
    ["edge 7: Argo CD reads T as true", application({ [SKIP]: "T" }), "reconcile", "unattributed"],
    ["edge 8: a boolean where a string must be", application({ [SKIP]: true }), "reconcile", "unknown"],
    ["edge 9: a string where a boolean must be", kustomization({ suspend: "true" }), "reconcile", "unknown"],
    ["edge 9: a number where a boolean must be", kustomization({ suspend: 1 }), "reconcile", "unknown"],
    ["edge 10: YAML 1.1's on, kept as a string", kustomization({ suspend: "on" }), "reconcile", "unknown"],
    [
      "edge 11: all and some clusters at once",
      policy({ dispatching: true, dispatchingOnClusters: { clusterNames: ["a"] } }),
      "delivery",
      "unknown",
    ],
    ["some clusters", policy({ dispatchingOnClusters: { clusterNames: ["a"] } }), "delivery", "partial"],
    ["clusters that are no list", policy({ dispatchingOnClusters: { clusterNames: "a" } }), "delivery", "unknown"],
    ["edge 21: replicas absent are one", object("apps/v1", "Deployment"), "run", "active"],
    ["edge 21: replicas 0", object("apps/v1", "Deployment", { replicas: 0 }), "run", "unattributed"],
    ["replicas that are no number", object("apps/v1", "Deployment", { replicas: "0" }), "run", "unknown"],
  ] as const)("%s", (_, target, effect, expected) => {
    expect(state(target, effect)).toBe(expected);
  });

  test.each([
    ["edge 8", application({ [SKIP]: true }), "reconcile"],
    ["edge 9", kustomization({ suspend: "true" }), "reconcile"],
    ["AC-M12, edge 11", policy({ dispatching: true, dispatchingOnClusters: { clusterNames: ["a"] } }), "delivery"],
    ["a parent of a wrong type", policy("all" as unknown as object), "delivery"],
  ] as const)("%s: what cannot be read is not written", (_, target, effect) => {
    expect(codes(hold(target, { effect, allow: ["blocks-deletion"] }))).toEqual(["UnreadableSite"]);
  });

  test("edge 6: the value that already suspends is kept, and said to be misleading", () => {
    const before = capiMachine({ [PAUSED]: "false" });
    const result = hold(before);
    expect(codes(result)).toEqual(["Caution", "Adopted"]);
    expect(released(done(before, result))).toEqual(before);
  });

  test("a pending suspension is not yet suspended", () => {
    const machine: KubeObject = {
      ...capiMachine({ [PAUSED]: "" }),
      status: { conditions: [{ type: "Paused", status: "False" }] },
    };
    expect(state(machine, "reconcile")).toBe("pending");
    expect(state({ ...machine, status: { conditions: [{ type: "Paused", status: "True" }] } }, "reconcile")).toBe(
      "unattributed",
    );
  });
});

describe("what is refused, and what is left alone", () => {
  test("edge 14: an Application without automated sync has nothing to hold, and gets nothing on resume", () => {
    const before = application();
    const result = hold(before, { effect: "delivery" });
    expect(result.ok && result.value).toEqual([]);
    expect(codes(result)).toEqual(["NothingToHold"]);
    expect(released(before)).toEqual(before);
  });

  test("edge 16: an owner that may revert the change is named", () => {
    const owned = object(
      "argoproj.io/v1alpha1",
      "Application",
      { syncPolicy: { automated: {} } },
      { ownerReferences: [{ apiVersion: "argoproj.io/v1alpha1", kind: "ApplicationSet", name: "s", uid: "1" }] },
    );
    expect(codes(hold(owned, { effect: "delivery" }))).toEqual(["Caution"]);
  });

  test("edge 17: a Rollout's own pause conditions are not ours to clear", () => {
    const status = { pauseConditions: [{ reason: "CanaryPauseStep" }] };
    const before: KubeObject = { ...object("argoproj.io/v1alpha1", "Rollout"), status };
    const result = hold(before);
    expect(codes(result)).toEqual(["Caution"]);
    expect(released(done(before, result))).toEqual(before);
  });

  test.each([
    ["a completed Job", object("batch/v1", "Job"), "Complete"],
    ["a finished Workflow", object("argoproj.io/v1alpha1", "Workflow"), "Completed"],
  ])("edge 18: %s", (_, target, type) => {
    const finished: KubeObject = { ...target, status: { conditions: [{ type, status: "True" }] } };
    expect(codes(hold(finished, { allow: ["kills-running"] }))).toEqual(["AlreadyFinished"]);
  });

  test.each([
    ["PipelineRun", "PipelineRunPending"],
    ["TaskRun", "TaskRunPending"],
  ])("edge 18: a %s can be held only before it has started", (kind, value) => {
    const run = object("tekton.dev/v1", kind);
    expect(spec(held(run))).toEqual({ status: value });
    expect(codes(hold({ ...run, status: { startTime: "2026-11-21T08:00:00Z" } }))).toEqual(["CreateOnly"]);
  });

  test("edge 19: a Job that somebody else manages may ignore it", () => {
    const managed = object("batch/v1", "Job", { managedBy: "kueue.x-k8s.io/multikueue" });
    expect(codes(hold(managed, { allow: ["kills-running"] }))).toEqual(["Caution"]);
  });

  test.each([
    ["a Job", object("batch/v1", "Job"), "run", "kills-running"],
    ["replicas", object("apps/v1", "StatefulSet", { replicas: 3 }), "run", "kills-running"],
    ["a Machine", capiMachine(), "reconcile", "blocks-deletion"],
  ] as const)("%s is refused unless its hazard is allowed", (_, target, effect, hazard) => {
    const refused = hold(target, { effect });
    expect(codes(refused)).toEqual(["HazardNotAllowed"]);
    expect(refused.problems[0]?.hint).toContain(hazard);
    expect(codes(hold(target, { effect, allow: [hazard] }))).toEqual([]);
  });

  test("edge 32: what is being deleted is not blocked", () => {
    const dying = object("cluster.x-k8s.io/v1beta2", "Machine", {}, { deletionTimestamp: "2026-11-21T08:00:00Z" });
    expect(codes(hold(dying, { allow: ["blocks-deletion"] }))).toEqual(["Terminating"]);
  });

  test("edge 34: two effects of one object have holds and saved values of their own", () => {
    const before = object("apps/v1", "Deployment", { replicas: 2, paused: false });
    const first = held(before, { effect: "rollout" });
    const both = held(first, { effect: "run", allow: ["kills-running"] });
    expect(spec(both)).toEqual({ replicas: 0, paused: true });
    const one = resume(both, { holder: "a", effects: ["rollout"], catalogue: CATALOGUE });
    expect(spec(done(both, one))).toEqual({ replicas: 0, paused: false });
    expect(released(both)).toEqual(before);
  });

  test("edge 20 and 21: replicas that somebody set meanwhile stay", () => {
    const on = held(object("apps/v1", "Deployment", { replicas: 2 }), { effect: "run", allow: ["kills-running"] });
    const scaled: KubeObject = { ...on, spec: { replicas: 5 } };
    expect(spec(released(scaled))).toEqual({ replicas: 5 });
  });
});

const isForBoth = (target: KubeObject): boolean => {
  const names = readPath(target, ["spec", "suspension", "dispatchingOnClusters", "clusterNames"]);
  const isForSome = Array.isArray(names) && names.length > 0;
  return isForSome && readPath(target, ["spec", "suspension", "dispatching"]) === true;
};

describe("Karmada", () => {
  const clusters = (target: KubeObject): unknown => readPath(target, ["spec", "suspension"]);

  test("AC-M12, edge 11: widening from some clusters to all moves the list aside, and back", () => {
    const before = policy({ dispatchingOnClusters: { clusterNames: ["z"] } });
    const some = held(before, { targets: { clusters: ["a", "b"] } });
    expect(clusters(some)).toEqual({ dispatchingOnClusters: { clusterNames: ["z", "a", "b"] } });
    const all = held(some, { holder: "b" });
    expect(clusters(all)).toEqual({ dispatching: true, dispatchingOnClusters: {} });
    const unclaimed = resolveSuspension(all, CATALOGUE).effects.flatMap(({ causes }) =>
      causes.filter((cause) => !cause.hold),
    );
    expect(unclaimed.map(({ field }) => field)).toEqual(["spec.suspension.dispatchingOnClusters.clusterNames"]);
    expect(clusters(released(all, "b"))).toEqual(clusters(some));
    expect(released(released(all, "a"), "b")).toEqual(before);
  });

  test("a cluster that somebody else adds meanwhile stays; ours go", () => {
    const some = held(policy(), { targets: { clusters: ["a"] } });
    const more: KubeObject = { ...some, spec: { suspension: { dispatchingOnClusters: { clusterNames: ["a", "x"] } } } };
    expect(clusters(released(more))).toEqual({ dispatchingOnClusters: { clusterNames: ["x"] } });
  });

  test.each([
    ["an empty list", []],
    ["a wildcard", ["eu-*"]],
    ["an empty name", [""]],
  ])("edge 13: %s of clusters is refused", (_, names) => {
    expect(codes(hold(policy(), { targets: { clusters: names } }))).toEqual(["InvalidHold"]);
  });

  test("edge 13: a cluster named twice counts once", () => {
    expect(clusters(held(policy(), { targets: { clusters: ["b", "a", "b"] } }))).toEqual({
      dispatchingOnClusters: { clusterNames: ["a", "b"] },
    });
  });

  test.each([
    [
      "Work",
      "work.karmada.io/v1alpha1",
      { "resourcebinding.karmada.io/name": "b", "resourcebinding.karmada.io/namespace": "shop" },
      "ResourceBinding.work.karmada.io shop/b",
    ],
    [
      "ResourceBinding",
      "work.karmada.io/v1alpha2",
      { "propagationpolicy.karmada.io/name": "p", "propagationpolicy.karmada.io/namespace": "shop" },
      "PropagationPolicy.policy.karmada.io shop/p",
    ],
    [
      "ResourceBinding",
      "work.karmada.io/v1alpha2",
      { "clusterpropagationpolicy.karmada.io/name": "p" },
      "ClusterPropagationPolicy.policy.karmada.io p",
    ],
    ["ClusterResourceBinding", "work.karmada.io/v1alpha2", {}, "its ClusterPropagationPolicy"],
  ])(
    "AC-M2, edge 12: delivery of a %s is decided elsewhere, and where is said",
    (kind, apiVersion, annotations, where) => {
      const result = hold(object(apiVersion, kind, {}, { annotations }), { effect: "delivery" });
      expect(codes(result)).toEqual(["Derived"]);
      expect(result.problems[0]?.message).toContain(where);
    },
  );

  /** Karmada's webhook refuses a policy that suspends dispatching for all and for some at once. */
  test.each<[string, object | undefined]>([
    ["nothing", undefined],
    ["dispatching: false", { dispatching: false }],
    ["dispatching to nobody, by hand", { dispatching: true }],
    ["a list, by hand", { dispatchingOnClusters: { clusterNames: ["z"] } }],
    ["dispatching to nobody, and an empty list", { dispatching: true, dispatchingOnClusters: {} }],
  ])("row 49: from %s no order of holds on some and on all ever asks for both", (_, suspension) => {
    const some: Ask = { targets: { clusters: ["a"] } };
    const all: Ask = { holder: "b" };
    for (const asked of [[some], [all], [some, all], [all, some]]) {
      let target = policy(suspension);
      const seen = [target];
      for (const ask of asked) seen.push((target = held(target, ask)));
      for (const ask of asked) seen.push((target = released(target, ask.holder ?? "a")));
      expect(target).toEqual(policy(suspension));
      for (const one of seen) expect(isForBoth(one), JSON.stringify(clusters(one))).toBe(false);
    }
  });

  test("row 37: the scheduling of a binding is its own", () => {
    const on = held(object("work.karmada.io/v1alpha2", "ResourceBinding"), { effect: "scheduling" });
    expect(clusters(on)).toEqual({ scheduling: true });
  });
});

describe("pins", () => {
  const rootSync = (source: object, status?: object): KubeObject => ({
    ...object("configsync.gke.io/v1beta1", "RootSync", source),
    ...(status === undefined ? {} : { status }),
  });
  const image = "registry.example.com:5000/team/pkg";

  test.each([
    ["git", { git: { branch: "main" } }, "v1", ["git", "revision"], "v1"],
    ["git by name", { sourceType: "git", git: { revision: "v2" } }, "v1", ["git", "revision"], "v1"],
    [
      "an image by digest",
      { sourceType: "oci", oci: { image: `${image}:v2` } },
      "a".repeat(64),
      ["oci", "image"],
      `${image}@sha256:${"a".repeat(64)}`,
    ],
    [
      "an image by tag",
      { sourceType: "oci", oci: { image: `${image}@sha256:${"b".repeat(64)}` } },
      "v1",
      ["oci", "image"],
      `${image}:v1`,
    ],
    ["a chart", { sourceType: "helm", helm: { version: "2.0.0" } }, "1.0.0", ["helm", "version"], "1.0.0"],
  ])("Config Sync stays at the revision asked for: %s", (_, source, revision, path, expected) => {
    const before = rootSync(source);
    const on = held(before, { revision });
    expect(readPath(on, ["spec", ...path])).toBe(expected);
    expect(released(on)).toEqual(before);
  });

  test("without a revision, at the one that the object reports as landed", () => {
    const before = rootSync({ git: { branch: "main" } }, { sync: { commit: "abc" } });
    expect(readPath(held(before), ["spec", "git", "revision"])).toBe("abc");
  });

  test("without either, at the one it has; with none, it is refused", () => {
    expect(readPath(held(rootSync({ git: { revision: "v2" } })), ["spec", "git", "revision"])).toBe("v2");
    expect(codes(hold(rootSync({ git: { branch: "main" } })))).toEqual(["PinRevisionUnknown"]);
  });

  test("a newer wanted revision written meanwhile does not slip through, and comes with the release", () => {
    const on = held(rootSync({ git: { revision: "v2" } }), { revision: "v1" });
    const bumped: KubeObject = { ...on, spec: { git: { revision: "v3" } } };
    const again = held(bumped);
    expect(spec(again)).toEqual({ git: { revision: "v1" } });
    expect(spec(released(again))).toEqual({ git: { revision: "v3" } });
  });

  test.each([
    ["a text", "v3", "v1", "v1"],
    ["a number", 3, "v1", 1],
  ])("a PackageVariant keeps the type of its revision: %s", (_, before, revision, expected) => {
    const variant = object("config.porch.kpt.dev/v1alpha1", "PackageVariant", { upstream: { revision: before } });
    const on = held(variant, { revision });
    expect(readPath(on, ["spec", "upstream", "revision"])).toBe(expected);
    expect(released(on)).toEqual(variant);
  });
});

describe("an effect is asked for, never a word", () => {
  test("a kind with several effects and none asked for is refused with a list", () => {
    const result = hold(object("apps/v1", "Deployment"));
    expect(codes(result)).toEqual(["AmbiguousEffect"]);
    expect(result.problems[0]?.message).toContain("rollout, run");
  });

  test.each([
    ["a kind without a mechanism", object("v1", "ConfigMap"), "reconcile", "NoMechanism"],
    ["an effect that the kind has not", kustomization(), "delivery", "EffectNotAvailable"],
  ] as const)("%s is refused", (_, target, effect, code) => {
    expect(codes(hold(target, { effect }))).toEqual([code]);
  });

  test("the first effect of the preference that the kind has is taken", () => {
    const chosen = chooseMechanism(CATALOGUE, kustomization(), { effects: ["delivery", "reconcile"] });
    expect(chosen.ok && chosen.value.effect).toBe("reconcile");
  });

  test("a mechanism by its id", () => {
    const cluster = object("cluster.x-k8s.io/v1beta2", "Cluster");
    const ids = [{ effects: [] }, { effects: [], mechanism: "capi-cluster-annotation" }].map((wish) => {
      const chosen = chooseMechanism(CATALOGUE, cluster, wish);
      return chosen.ok ? chosen.value.id : "";
    });
    expect(ids).toEqual(["capi-cluster-paused", "capi-cluster-annotation"]);
  });
});

test("one sentence says what is held, by whom, since when and why", () => {
  const on = held(policy(), {
    targets: { clusters: ["b", "a"] },
    actor: "ana",
    reason: "canary",
    until: "2026-12-01T06:00:00Z",
  });
  expect(resolveSuspension(on, CATALOGUE, NOW).explanation).toBe(
    "delivery partial on a, b: held by a for ana since 2026-11-21T09:00:00Z until 2026-12-01T06:00:00Z (canary)",
  );
});

describe("what the API would refuse", () => {
  test.each([
    ["running beside runStrategy", { running: true, runStrategy: "Always" }],
    ["running alone", { running: true }],
  ])("edge 22: a VirtualMachine with %s is refused, and what to write is said", (_, fields) => {
    const machine = object("kubevirt.io/v1", "VirtualMachine", fields);
    const refused = hold(machine, { effect: "run", allow: ["kills-running"] });
    expect(codes(refused)).toEqual(["FieldsExclude"]);
    expect(refused.problems[0]?.hint).toContain("spec.runStrategy");
  });

  test("edge 39: an immutable field is not written at all", () => {
    const proxy = object("addons.cluster.x-k8s.io/v1alpha1", "HelmChartProxy", { reconcileStrategy: "Continuous" });
    expect(codes(hold(proxy))).toEqual(["NoMechanism"]);
    expect(REFUSED.find(({ kind }) => kind === "HelmChartProxy")?.reason).toContain("immutable");
  });

  test.each(["v1beta1", "v1beta2"])(
    "edge 24: a Cluster of %s is the same kind, and comes back as it was",
    (version) => {
      const cluster = object(`cluster.x-k8s.io/${version}`, "Cluster", version === "v1beta1" ? { paused: false } : {});
      const on = held(cluster, { effect: "reconcile", allow: ["blocks-deletion", "stops-cert-rotation"] });
      expect(spec(on)).toEqual({ paused: true });
      expect(released(on)).toEqual(cluster);
    },
  );

  test("edge 24: a hold made under one version is let go under another", () => {
    const on = held(object("notification.toolkit.fluxcd.io/v1beta2", "Alert"));
    expect(spec(released({ ...on, apiVersion: "notification.toolkit.fluxcd.io/v1beta3" }))).toEqual({});
  });

  test("edge 33: what would be orphaned by pruning is said when it is held", () => {
    expect(codes(hold(kustomization()))).toEqual(["OrphansOnDelete"]);
  });

  test("AC-M8: a Lazy policy acts on a hold only later, and that is said", () => {
    const lazy = object("policy.karmada.io/v1alpha1", "PropagationPolicy", { activationPreference: "Lazy" });
    expect(codes(hold(lazy))).toEqual(["Caution"]);
  });
});

describe("what a system refuses, or does not look at, is data of its row", () => {
  test.each([
    ["it is not there", {}, ["Caution"]],
    ["it is false", { shutdownAfterJobFinishes: false }, ["Caution"]],
    ["nothing, where it is true", { shutdownAfterJobFinishes: true }, []],
  ])("a RayJob is warned about where shutdownAfterJobFinishes is not true: %s", (_, spec, expected) => {
    const job = object("ray.io/v1", "RayJob", spec);
    expect(codes(hold(job, { allow: ["kills-running"] }))).toEqual(expected);
  });

  test("the definition of kro's instances has no switch, and they have", () => {
    const of = (kind: string): readonly string[] => codes(hold(object("kro.run/v1alpha1", kind)));
    expect([of("ResourceGraphDefinition"), of("WebApp")]).toEqual([["NoMechanism"], []]);
    const paused = { annotations: { "kro.run/reconcile": "suspended" } };
    const told = ["ResourceGraphDefinition", "WebApp"].map(
      (kind) => computeStatus(object("kro.run/v1alpha1", kind, {}, paused)).suspended,
    );
    expect(told).toEqual([false, true]);
  });
});

describe("truths of single systems", () => {
  const clickHouse = (suspend: unknown): KubeObject =>
    object("clickhouse.altinity.com/v1", "ClickHouseInstallation", { suspend });
  const hosted = (pausedUntil: unknown): KubeObject =>
    object("hypershift.openshift.io/v1beta1", "HostedCluster", { pausedUntil });

  test.each([
    ["a word for yes is on", clickHouse("Enabled"), "unattributed"],
    ["a word for no is off", clickHouse("off"), "active"],
    ["edge 8: a boolean where a string must be", clickHouse(true), "unknown"],
    ["a word for neither", clickHouse("maybe"), "unknown"],
    ["true pauses without end", hosted("true"), "unattributed"],
    ["a time pauses until then", hosted("2026-12-01T06:00:00Z"), "unattributed"],
    ["what is neither does not pause", hosted("tomorrow"), "active"],
  ])("%s", (_, target, expected) => {
    expect(resolveSuspension(target, CATALOGUE).effects.find(({ effect }) => effect === "reconcile")?.state).toBe(
      expected,
    );
  });

  test("edge 20: a StatefulSet's rollout is held above every replica there may be, and its partition comes back", () => {
    const set = object("apps/v1", "StatefulSet", { replicas: 3, updateStrategy: { rollingUpdate: { partition: 1 } } });
    const on = held(set, { effect: "rollout" });
    expect(spec(on)).toMatchObject({ updateStrategy: { rollingUpdate: { partition: 2_147_483_647 } } });
    const scaled = { ...on, spec: { ...(on.spec as object), replicas: 9 } };
    expect(spec(released(scaled))).toEqual({ replicas: 9, updateStrategy: { rollingUpdate: { partition: 1 } } });
  });
});

describe("values of an enum", () => {
  const queue = (stopPolicy?: unknown): KubeObject => object("kueue.x-k8s.io/v1beta1", "ClusterQueue", { stopPolicy });

  test.each([
    ["a weaker value is on", "Hold", "unattributed"],
    ["a stronger value is on too", "HoldAndDrain", "unattributed"],
    ["a value that resumes is off", "None", "active"],
    ["nothing is off", undefined, "active"],
    ["edge 23: a value of a newer API is unknown", "Freeze", "unknown"],
  ])("%s", (_, value, expected) => {
    expect(resolveSuspension(queue(value), CATALOGUE).state).toBe(expected);
  });

  test("edge 23: a value that is not known is kept and not overwritten", () => {
    const effect = resolveSuspension(queue(), CATALOGUE).effects[0]?.effect;
    expect(effect === undefined ? [] : codes(hold(queue("Freeze"), { effect }))).toEqual(["UnreadableSite"]);
  });
});
