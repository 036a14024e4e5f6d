import type { Json } from "@landfall/core/object";
import type { RolloutPlan } from "@landfall/core/schemas";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { type ProcessOutcome, processList } from "../sdk/index.ts";
import { setSuspend } from "./index.ts";

type Fields = { readonly [key: string]: Json };
type TargetState = NonNullable<NonNullable<RolloutPlan["status"]>["targets"]>[number];

function plan(states: readonly TargetState[], more: Fields = {}): Json {
  const counts = { total: 3, waiting: 0, released: 0, landed: 0, failed: 0, held: 0 };
  return {
    apiVersion: "landfall.dev/v1alpha1",
    kind: "RolloutPlan",
    metadata: { name: "edge", annotations: { "config.kubernetes.io/local-config": "true" } },
    spec: {
      format: 1,
      rollout: "edge",
      attempt: 1,
      strategy: { name: "edge", hash: "h" },
      package: "web",
      revision: "v2",
      waves: [
        { name: "canary", targets: ["eu-1/web"] },
        { name: "rest", targets: ["eu-2/web", "us-1/web"] },
      ],
      ...more,
    },
    status: { phase: "Running", counts, targets: states.map((state) => ({ ...state })) },
  };
}

function rootSync(cluster: string, revision = "v2", selector = cluster): Json {
  return {
    apiVersion: "configsync.gke.io/v1beta1",
    kind: "RootSync",
    metadata: {
      name: `web-${cluster}`,
      annotations: { "landfall.dev/target": cluster, "configsync.gke.io/cluster-name-selector": selector },
    },
    spec: { sourceType: "git", git: { repo: "https://example.com/r", revision } },
  };
}

function policy(clusterNames: readonly string[]): Json {
  return {
    apiVersion: "policy.karmada.io/v1alpha1",
    kind: "PropagationPolicy",
    metadata: { name: "web" },
    spec: { placement: { clusterAffinity: { clusterNames: [...clusterNames] } } },
  };
}

const WAITING: readonly TargetState[] = [
  { target: "eu-1/web", state: "Released", revision: "v2", lastGood: "v1" },
  { target: "eu-2/web", state: "Waiting", revision: "v1" },
  { target: "us-1/web", state: "Waiting", revision: "v0" },
];
const LANDED: readonly TargetState[] = WAITING.map((state) => ({ ...state, state: "Landed" }));

function run(items: readonly Json[], fields: Fields = {}): ProcessOutcome {
  const config = { apiVersion: "fn.landfall.dev/v1alpha1", kind: "SetSuspend", suspend: true, plan: "edge", ...fields };
  const documents = items.map((item) => `- ${JSON.stringify(item)}\n`).join("");
  const list = `apiVersion: config.kubernetes.io/v1\nkind: ResourceList\nitems:\n${documents}functionConfig: ${JSON.stringify(config)}\n`;
  return processList(setSuspend, list);
}

function after(items: readonly Json[], fields: Fields = {}): readonly Fields[] {
  const outcome = run(items, fields);
  if (outcome.exitCode !== 0) throw new Error(outcome.stderr);
  return (parse(outcome.output) as { readonly items: readonly Fields[] }).items;
}

const revisions = (items: readonly Fields[]): readonly unknown[] =>
  items
    .filter((item) => item["kind"] === "RootSync")
    .map((item) => (item["spec"] as { readonly git: { readonly revision: unknown } }).git.revision);
const codes = ({ results }: ProcessOutcome): readonly (string | undefined)[] =>
  results.map(({ tags }) => tags?.["code"]);

const FLEET = [rootSync("eu-1"), rootSync("eu-2"), rootSync("us-1")];

/** The plan on two pages: the canary released on the first, the rest waiting on the second. */
const PAGES: readonly Json[] = [WAITING.slice(0, 1), WAITING.slice(1)].map((states, index) =>
  pageOf(states, index, {}),
);
const HELD = ["v2", "v1", "v0"];

function pageOf(states: readonly TargetState[], index: number, more: Fields): Json {
  const targets = states.map(({ target }) => target);
  const waves = [
    { name: "canary", targets: targets.filter((target) => target === "eu-1/web") },
    { name: "rest", targets: targets.filter((target) => target !== "eu-1/web") },
  ];
  const page = plan(states, { waves, page: { index, of: 2 }, ...more }) as { readonly metadata: Fields };
  return { ...page, metadata: { ...page.metadata, name: index === 0 ? "edge" : `edge-${index + 1}` } } as Json;
}

/** The second page of another plan, which would release `us-1`. */
function otherPage(more: Fields): Json {
  const free = WAITING.slice(1).map((state): TargetState => ({ ...state, state: "Released" }));
  return pageOf(free, 1, more);
}

describe("a torn plan is refused, and nothing is let go", () => {
  const [first = null, second = null] = PAGES;

  test.each<[string, readonly Json[], string]>([
    ["pages of two attempts", [first, otherPage({ attempt: 2 })], "PlanInconsistent spec.attempt"],
    ["pages of two revisions", [first, otherPage({ revision: "v3" })], "PlanInconsistent spec.revision"],
    ["pages of two restarts", [first, otherPage({ restart: 1 })], "PlanInconsistent spec.restart"],
    [
      "pages of two strategies",
      [first, otherPage({ strategy: { name: "edge", hash: "other" } })],
      "PlanInconsistent spec.strategy.hash",
    ],
    ["pages of two packages", [first, otherPage({ package: "db" })], "PlanInconsistent spec.package"],
    [
      "pages with other waves",
      [first, otherPage({ waves: [{ name: "all", targets: ["us-1/web"] }] })],
      "PlanInconsistent spec.waves",
    ],
    ["a target on two pages", [first, pageOf(WAITING, 1, {})], "PlanInconsistent spec.waves"],
    ["a page twice", [first, second, second], "PlanIncomplete spec.page"],
    ["a page of another count", [first, otherPage({ page: { index: 1, of: 3 } })], "PlanIncomplete spec.page"],
    ["a page that is missing", [first], "PlanIncomplete spec.page"],
    ["the first page missing", [second], "PlanIncomplete spec.page"],
    ["a page of a newer format", [first, otherPage({ format: 3 })], "PlanNewer spec.format"],
  ])("%s", (_, pages, problem) => {
    const held = after([...PAGES, ...FLEET]).slice(2) as readonly Json[];
    const outcome = run([...pages, ...held]);
    expect(outcome.results.map(({ tags, field }) => `${tags?.["code"] ?? ""} ${field?.path ?? ""}`)).toEqual([problem]);
    expect(outcome).toMatchObject({ exitCode: 1 });
    expect(outcome).not.toHaveProperty("output");
  });
});

describe("hands off: no hold is made or lifted", () => {
  const at = "2026-11-21T08:00:00Z";
  const TOUCHED: readonly TargetState[] = WAITING.map((state, index) =>
    index === 2 ? state : { ...state, state: "Released", revision: "v2", releasedAt: at },
  );
  const withStatus = (states: readonly TargetState[], more: Fields): Json => {
    const made = plan(states) as { readonly status: Fields };
    return { ...made, status: { ...made.status, ...more } } as unknown as Json;
  };
  const FAILED = TOUCHED.map((state, index): TargetState => (index === 0 ? { ...state, state: "Failed" } : state));

  test.each<[string, Fields]>([
    ["stopped", { phase: "Stopped" }],
    ["under the handbrake", { phase: "Running", brakedBy: "ana" }],
    ["going back, under the handbrake", { phase: "RollingBack", brakedBy: "ana" }],
  ])("in a rollout that is %s", (_, status) => {
    const reverted = [rootSync("eu-1", "v1"), rootSync("eu-2", "v9"), rootSync("us-1")];
    const stopped = withStatus(FAILED, status);
    expect(revisions(after([stopped, ...reverted]))).toEqual(["v1", "v9", "v0"]);
    const held = after([withStatus(WAITING, { phase: "Running" }), ...FLEET]).slice(1) as readonly Json[];
    expect(after([stopped, ...held]).slice(1)).toEqual(held);
  });

  test("a stopped rollout that restores holds what failed, and lets go what is released", () => {
    const restores = withStatus(FAILED, { phase: "Stopped", onStop: "restore" });
    const held = after([withStatus(WAITING, { phase: "Running" }), ...FLEET]).slice(1) as readonly Json[];
    expect(revisions(after([restores, ...held]))).toEqual(["v2", "v2", "v0"]);
  });

  test("a pinned target that has landed, whatever the rollout does", () => {
    const pinned = TOUCHED.map((state, index) =>
      index === 0 ? { ...state, state: "Landed" as const, pinned: true } : state,
    );
    const made = after([
      withStatus(pinned, { phase: "Running" }),
      rootSync("eu-1", "v1"),
      rootSync("eu-2"),
      rootSync("us-1"),
    ]);
    expect(revisions(made)).toEqual(["v1", "v2", "v0"]);
  });

  test("suspend: false still lets all go", () => {
    const held = after([withStatus(WAITING, { phase: "Running" }), ...FLEET]).slice(1) as readonly Json[];
    expect(revisions(after([withStatus(TOUCHED, { phase: "Stopped" }), ...held], { suspend: false }))).toEqual([
      "v2",
      "v2",
      "v2",
    ]);
  });

  test("of a policy, the clusters that people have keep a hold that is there, and get none", () => {
    const names = ["eu-1", "eu-2", "us-1"];
    const clustersOf = (items: readonly Fields[]): unknown => {
      const { suspension } = (items.at(-1)?.["spec"] ?? {}) as { readonly suspension?: Fields };
      return suspension?.["dispatchingOnClusters"];
    };
    const fresh = after([withStatus(TOUCHED, { phase: "Stopped" }), policy(names)]);
    expect(clustersOf(fresh)).toEqual({ clusterNames: ["us-1"] });
    const held = after([plan(WAITING), policy(names)]).at(-1) as Json;
    expect(clustersOf([held as Fields])).toEqual({ clusterNames: ["eu-2", "us-1"] });
    expect(clustersOf(after([withStatus(TOUCHED, { phase: "Stopped" }), held]))).toEqual({
      clusterNames: ["eu-2", "us-1"],
    });
  });
});

describe("following a plan", () => {
  test("what is not released stays at what it had; what is released gets what is wanted", () => {
    const [, ...held] = after([plan(WAITING), ...FLEET]);
    expect(revisions(held)).toEqual(["v2", "v1", "v0"]);
    expect(after([plan(WAITING), ...held] as readonly Json[]).slice(1)).toEqual(held);
    expect(after([plan(LANDED), ...held] as readonly Json[]).slice(1)).toEqual(FLEET);
  });

  test("a setter that writes the wanted revision before every run does not let it through", () => {
    const [, ...held] = after([plan(WAITING), ...FLEET]);
    const bumped = held.map((item) => {
      const spec = item["spec"] as { readonly git: Fields };
      return { ...item, spec: { ...spec, git: { ...spec.git, revision: "v3" } } };
    });
    const again = after([plan(WAITING), ...bumped] as readonly Json[]);
    expect(revisions(again)).toEqual(["v3", "v1", "v0"]);
    expect(revisions(after([plan(LANDED), ...again.slice(1)] as readonly Json[]))).toEqual(["v3", "v3", "v3"]);
  });

  test("what failed or is held stays where the plan says, and why is kept with the hold", () => {
    const states: readonly TargetState[] = [
      { target: "eu-1/web", state: "Failed", revision: "v2", lastGood: "v1" },
      { target: "eu-2/web", state: "Held", revision: "v1", lastGood: "v0", message: "crash loop\nof web" },
      { target: "us-1/web", state: "Waiting", revision: "v1" },
    ];
    const items = after([plan(states), ...FLEET]);
    expect(revisions(items)).toEqual(["v2", "v1", "v1"]);
    const bumped = [rootSync("eu-1", "v3"), ...items.slice(2)] as readonly Json[];
    expect(revisions(after([plan(states), ...bumped]))).toEqual(["v2", "v1", "v1"]);
    expect(JSON.stringify(items[2])).toContain("crash loop");
  });

  test("AC-M11: a Karmada policy holds the clusters that are not released, and no others", () => {
    const item = after([plan(WAITING), policy(["eu-1", "eu-2", "ap-1"])])[1] as { readonly spec: Fields };
    expect(item.spec["suspension"]).toEqual({ dispatchingOnClusters: { clusterNames: ["eu-2"] } });
    expect(after([plan(LANDED), item as unknown as Json])[1]).toEqual(policy(["eu-1", "eu-2", "ap-1"]));
  });

  test("suspend: false stops following: everything that the plan held is let go", () => {
    const [, ...held] = after([plan(WAITING), ...FLEET]);
    expect(after([plan(WAITING), ...held] as readonly Json[], { suspend: false }).slice(1)).toEqual(FLEET);
  });

  test("what others hold stays held when the plan lets go", () => {
    const freeze = { plan: undefined, holder: "freeze", targets: [{}], revision: "v0" } as unknown as Fields;
    const frozen = after(FLEET, freeze);
    expect(revisions(after([plan(LANDED), ...frozen] as readonly Json[]))).toEqual(["v0", "v0", "v0"]);
  });

  test("objects of targets outside the plan, and objects without a target, are left alone", () => {
    const other = rootSync("ap-1");
    const cronJob = { apiVersion: "batch/v1", kind: "CronJob", metadata: { name: "c" }, spec: {} };
    expect(after([plan(WAITING), other, cronJob]).slice(1)).toEqual([other, cronJob]);
  });

  test("pages of a plan are one plan, in any order", () => {
    for (const pages of [PAGES, PAGES.toReversed()]) expect(revisions(after([...pages, ...FLEET]))).toEqual(HELD);
  });

  test("a new target, of which nobody knows a revision to stay at, is reported and keeps nobody else from going on", () => {
    const states = WAITING.filter(({ target }) => target !== "eu-2/web");
    const outcome = run([plan(states), ...FLEET]);
    expect(outcome).toMatchObject({ exitCode: 0 });
    expect(codes(outcome)).toEqual(["PinRevisionUnknown", undefined]);
    expect(outcome.results[0]?.message).toMatch(/nothing to stay at: it is not held, and may get v2 before its wave: /);
    expect(revisions(after([plan(states), ...FLEET]))).toEqual(["v2", "v2", "v0"]);
  });

  test("a new target starts with what all others had before, where they had the same", () => {
    const states: readonly TargetState[] = [
      { target: "eu-1/web", state: "Released", revision: "v2", lastGood: "v1" },
      { target: "us-1/web", state: "Waiting", revision: "v1" },
    ];
    expect(revisions(after([plan(states), ...FLEET]))).toEqual(["v2", "v1", "v1"]);
    const warned = run([plan(states), ...FLEET], { onUnknownRevision: "warn" });
    expect(warned.exitCode).toBe(0);
    expect(codes(warned)).toEqual(["PinRevisionUnknown", undefined]);
    const refused = run([plan(states), ...FLEET], { onUnknownRevision: "error" });
    expect(refused.exitCode).toBe(1);
    expect(codes(refused)).toContain("PinRevisionUnknown");
  });

  test("a target that is sent back is held at its own last good revision, and the next attempt lets it go", () => {
    const back: readonly TargetState[] = [
      { target: "eu-1/web", state: "RollingBack", revision: "v1", lastGood: "v1", since: "2026-11-21T08:00:00Z" },
      { target: "eu-2/web", state: "RolledBack", revision: "v0", lastGood: "v0" },
      { target: "us-1/web", state: "Held", revision: "v0" },
    ];
    const [, ...held] = after([plan(back), ...FLEET]);
    expect(revisions(held)).toEqual(["v1", "v0", "v0"]);
    expect(JSON.stringify(held[0])).toContain("2026-11-21T08:00:00Z");
    expect(after([plan(back), ...held] as readonly Json[]).slice(1)).toEqual(held);
    expect(after([plan(LANDED), ...held] as readonly Json[]).slice(1)).toEqual(FLEET);
  });

  test("what only a switch holds is not brought back by holding it, and that is said", () => {
    const kustomization = {
      apiVersion: "kustomize.toolkit.fluxcd.io/v1",
      kind: "Kustomization",
      metadata: { name: "web", annotations: { "landfall.dev/target": "eu-1" } },
      spec: {},
    };
    const back: readonly TargetState[] = [{ target: "eu-1/web", state: "RollingBack", revision: "v1" }];
    expect(codes(run([plan(back), kustomization]))).toContain("CannotGoBack");
  });

  test("what only a switch holds is let go to go back where its source asks for the last good revision", () => {
    const metadata = { name: "web", namespace: "flux-system", annotations: { "landfall.dev/target": "eu-1" } };
    const sourceRef = { kind: "GitRepository", name: "web" };
    const kustomization = {
      apiVersion: "kustomize.toolkit.fluxcd.io/v1",
      kind: "Kustomization",
      metadata,
      spec: { sourceRef },
    };
    const source = (ref: Fields): Json => ({
      apiVersion: "source.toolkit.fluxcd.io/v1",
      kind: "GitRepository",
      metadata: { name: "web", namespace: "flux-system" },
      spec: { ref },
    });
    const COMMIT = "0c9ef728b00f9ed362fc5ee114176e914aa2980c";
    const at = (state: "Waiting" | "RollingBack"): readonly TargetState[] => [
      { target: "eu-1/web", state, revision: `v1@sha1:${COMMIT}` },
    ];
    const [, held] = after([plan(at("Waiting")), kustomization, source({ tag: "v1" })]);
    expect(held).toMatchObject({ spec: { suspend: true } });
    for (const ref of [{ commit: COMMIT }, { tag: "v1" }]) {
      const items = [plan(at("RollingBack")), held as Json, source(ref)];
      expect(after(items)[1]).toEqual(kustomization);
      expect(codes(run(items))).not.toContain("CannotGoBack");
    }
    const stuck = run([plan(at("RollingBack")), held as Json, source({ tag: "v2" })]);
    expect(codes(stuck)).toContain("CannotGoBack");
  });

  test("holds began when the plan says, and a later render does not move them", () => {
    const at = (time: string): readonly TargetState[] => WAITING.map((state) => ({ ...state, since: time }));
    const [, , held] = after([plan(at("2026-11-20T00:00:00Z")), ...FLEET]);
    expect(JSON.stringify(held)).toContain('\\"since\\":\\"2026-11-20T00:00:00Z');
    const states = at("2026-11-21T00:00:00Z");
    expect(after([plan(states), held as unknown as Json])[1]).toEqual(held);
  });

  test("a hold has no begin where the plan began without a clock, also after that: nobody knows it", () => {
    const states = WAITING.map((state) => ({ ...state, since: "1970-01-01T00:00:00Z" }));
    const [, , held] = after([plan(states), ...FLEET]);
    expect(JSON.stringify(held)).toContain("hold.landfall.dev/");
    expect(JSON.stringify(held)).not.toContain('\\"since\\"');
    const later = WAITING.map((state) => ({ ...state, since: "2026-11-21T00:00:00Z" }));
    expect(after([plan(later), held as unknown as Json])[1]).toEqual(held);
  });

  test.each<[string, readonly Json[], string]>([
    ["no such plan", [], "PlanNotFound"],
    ["a plan of a newer format", [plan([], { format: 3 })], "PlanNewer"],
    ["an object that says two targets", [plan([]), rootSync("eu-2", "v2", "us-1")], "AmbiguousTarget"],
  ])("%s is an error", (_, items, code) => {
    expect(codes(run(items))).toEqual([code]);
  });
});

test("AC-M7: what the templates of a policy need follows the plan with it, and goes where they go", () => {
  const binding = (name: string, annotations: Fields, spec: Fields): Json => ({
    apiVersion: "work.karmada.io/v1alpha2",
    kind: "ResourceBinding",
    metadata: { name, namespace: "shop", annotations },
    spec,
  });
  const claim = { "propagationpolicy.karmada.io/name": "web", "propagationpolicy.karmada.io/namespace": "shop" };
  const clusters = ["eu-1", "eu-2", "us-1"].map((name) => ({ name }));
  const items = (states: readonly TargetState[], held: readonly Json[] = []): readonly Json[] => [
    plan(states),
    ...(held.length > 0
      ? held
      : [
          { ...(policy(["eu-1", "eu-2", "us-1"]) as Fields), metadata: { name: "web", namespace: "shop" } },
          binding("web-deployment", claim, {}),
          binding("settings-configmap", {}, { requiredBy: [{ namespace: "shop", name: "web-deployment", clusters }] }),
        ]),
  ];
  const suspended = (all: readonly Fields[]): readonly unknown[] =>
    all.map((item) => (item["spec"] as { readonly suspension?: unknown }).suspension).slice(1);
  const held = after(items(WAITING));
  const some = { dispatchingOnClusters: { clusterNames: ["eu-2", "us-1"] } };
  expect(suspended(held)).toEqual([some, undefined, some]);
  expect(suspended(after(items(LANDED, held.slice(1))))).toEqual([undefined, undefined, undefined]);
  expect(after(items(WAITING, held.slice(1)))).toEqual(held);
});
