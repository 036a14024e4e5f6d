import type { Json } from "@landfall/core/object";
import type { RolloutPlan } from "@landfall/core/schemas";
import { describe, expect, test } from "vitest";
import { parse, stringify } from "yaml";
import { type ProcessOutcome, processList } from "../sdk/index.ts";
import { computeWave } from "./index.ts";
import { clock, type Fields, profile as profileWith, report, seen, TIME } from "./testing/fleet.ts";

const CLUSTERS = ["c", "e1", "e2", "u1"];
const WAVES: Json = [
  { name: "canary", select: { matchLabels: { tier: "canary" } } },
  { name: "eu", select: { matchLabels: { region: "eu" } } },
  { name: "rest", select: { rest: true } },
];
const LABELS: { readonly [cluster: string]: { readonly [label: string]: string } } = {
  c: { tier: "canary" },
  e1: { region: "eu" },
  e2: { region: "eu" },
  u1: { region: "us" },
};

function profile(name: string, labels = LABELS[name] ?? {}): Fields {
  return profileWith(name, labels);
}

function rootSync(cluster: string, annotations: Fields = {}, packageName = "shop"): Fields {
  return {
    apiVersion: "configsync.gke.io/v1beta1",
    kind: "RootSync",
    metadata: {
      name: `${packageName}-${cluster}`,
      annotations: { "landfall.dev/target": `${cluster}/${packageName}`, ...annotations },
    },
    spec: { git: { repo: "https://example.com/r", revision: "v1" } },
  };
}

const STRATEGY: Fields = {
  apiVersion: "landfall.dev/v1alpha1",
  kind: "RolloutStrategy",
  metadata: { name: "steady" },
  spec: { waves: WAVES },
};
const FLEET: readonly Fields[] = [STRATEGY, ...CLUSTERS.flatMap((cluster) => [profile(cluster), rootSync(cluster)])];

function run(items: readonly (Fields | string)[], config: Fields = {}): ProcessOutcome {
  const own = {
    apiVersion: "fn.landfall.dev/v1alpha1",
    kind: "ComputeWave",
    rollout: "shop-v2",
    package: "shop",
    revision: "v2",
    ...config,
  };
  const list = items.map(
    (item) => `- ${typeof item === "string" ? item.trimEnd().replaceAll("\n", "\n  ") : JSON.stringify(item)}\n`,
  );
  return processList(
    computeWave,
    `apiVersion: config.kubernetes.io/v1\nkind: ResourceList\nitems:\n${list.join("")}functionConfig: ${JSON.stringify(own)}\n`,
  );
}

function after(items: readonly (Fields | string)[], config: Fields = {}): readonly Fields[] {
  const outcome = run(items, config);
  if (outcome.exitCode !== 0) throw new Error(outcome.stderr);
  return (parse(outcome.output) as { readonly items: readonly Fields[] }).items;
}

function planIn(items: readonly Fields[]): RolloutPlan {
  return items.find(({ kind }) => kind === "RolloutPlan") as unknown as RolloutPlan;
}

function words(items: readonly Fields[]): string {
  const rows = planIn(items).status?.targets ?? [];
  return rows
    .map(({ target, state }) => `${target.split("/")[0]}:${state}`)
    .toSorted()
    .join(" ");
}

const without = (items: readonly Fields[], kind: string): readonly Fields[] =>
  items.filter((item) => item["kind"] !== kind);
const problems = ({ results }: ProcessOutcome): readonly unknown[] =>
  results
    .filter(({ severity }) => severity === "error")
    .map(({ tags, resourceRef, field }) => [tags?.["code"], resourceRef?.name, field?.path]);

describe("the loop", () => {
  test("the first render needs neither plan nor report: the canary goes out", () => {
    const items = after(FLEET, { now: TIME(0) });
    expect(words(items)).toBe("c:Released e1:Waiting e2:Waiting u1:Waiting");
    expect(planIn(items)).toMatchObject({
      metadata: { name: "shop-v2", annotations: { "config.kubernetes.io/path": "rollouts/shop-v2.yaml" } },
      spec: { strategy: { name: "steady" }, package: "shop", revision: "v2", attempt: 1 },
      status: { phase: "Running", wave: 0 },
    });
    const annotations = items.flatMap(({ kind, metadata }) =>
      kind === "RootSync" ? [(metadata as { annotations: Fields }).annotations["landfall.dev/wave"]] : [],
    );
    expect(annotations).toEqual(["0", "1", "1", "2"]);
  });

  test("canary lands and wave 2 opens once; a bad cluster stops wave 3 and is held", () => {
    let items = after([...FLEET, report(0, { c: "v1", e1: "v1", e2: "v1", u1: "v1" }), clock(0)]);
    const next = (minute: number, at: { readonly [cluster: string]: string }): ProcessOutcome => {
      const outcome = run(seen(items, minute, at));
      if (outcome.exitCode !== 0) throw new Error(outcome.stderr);
      items = (parse(outcome.output) as { readonly items: readonly Fields[] }).items;
      return outcome;
    };
    const second = next(5, { c: "v2", e1: "v1", e2: "v1", u1: "v1" });
    expect(words(items)).toBe("c:Landed e1:Released e2:Released u1:Waiting");
    expect(
      second.results.filter(({ tags }) => tags?.["change"] === "released").map(({ resourceRef }) => resourceRef?.name),
    ).toEqual(["shop-e1", "shop-e2"]);
    const third = next(10, { c: "v2", e1: "v2", e2: "v2 Failed", u1: "v1" });
    expect(words(items)).toBe("c:Landed e1:Landed e2:Failed u1:Waiting");
    expect(planIn(items).status).toMatchObject({ phase: "Stopped", reason: "TooManyFailures" });
    expect(planIn(items).status?.targets?.find(({ target }) => target === "e2/shop")).toMatchObject({
      revision: "v2",
      lastGood: "v1",
      message: "Deployment web is Failed",
    });
    expect(third.results.filter(({ severity }) => severity === "warning").map(({ message }) => message)).toEqual([
      "shop-v2: rollout of v2 is stopped: 1 of wave eu failed (e2/shop), 0 tolerated",
      "shop-v2: target e2/shop has failed (Failed: Deployment web is Failed)",
    ]);
    next(15, { c: "v2", e1: "v2", e2: "v2", u1: "v1" });
    expect(words(items)).toBe("c:Landed e1:Landed e2:Failed u1:Waiting");
  });

  test("rendering again with the same inputs changes not one byte", () => {
    const first = run([...FLEET, report(0, { c: "v1", e1: "v1", e2: "v1", u1: "v1" }), clock(0)]);
    if (first.exitCode !== 0) throw new Error(first.stderr);
    const again = processList(computeWave, first.output);
    if (again.exitCode !== 0) throw new Error(again.stderr);
    const itemsOf = (text: string): string => text.slice(0, text.indexOf("functionConfig:"));
    expect(itemsOf(again.output)).toBe(itemsOf(first.output));
  });

  test("the plan is edited in place: what did not change keeps its comments", () => {
    const plan = stringify(planIn(after(FLEET, { now: TIME(0) })));
    const yaml = plan.replace("revision: v2", "revision: v2 # asked for by CHG-7");
    const outcome = run([...FLEET, report(5, { c: "v2", e1: "v1", e2: "v1", u1: "v1" }), clock(5), yaml]);
    expect(outcome.exitCode).toBe(0);
    expect(outcome.exitCode === 0 && outcome.output).toContain("revision: v2 # asked for by CHG-7");
    expect(outcome.exitCode === 0 && outcome.output).toContain("state: Landed");
  });

  test("AC-F9: a revision that moves is flagged", () => {
    const codes = (revision: string): readonly unknown[] =>
      run(FLEET, { now: TIME(0), revision }).results.flatMap(({ tags }) => tags?.["code"] ?? []);
    expect(["main", "HEAD", "refs/heads/x", "v2", "main-1"].map(codes)).toEqual([
      ["MovableRevision"],
      ["MovableRevision"],
      ["MovableRevision"],
      [],
      [],
    ]);
  });

  test("AC-F11: a target is its name: when the first of a wave is removed, nothing changes for the others", () => {
    const items = after(FLEET, { now: TIME(0) });
    const rest = items.filter(
      (item) => (item["metadata"] as Fields)["name"] !== "e1" && (item["metadata"] as Fields)["name"] !== "shop-e1",
    );
    const next = after(rest, { now: TIME(1) });
    expect(planIn(next).status?.targets).toEqual(
      planIn(items).status?.targets?.filter(({ target }) => target !== "e1/shop"),
    );
  });

  test("two rollouts, one named like a page of the other, keep apart", () => {
    const items = after(FLEET, { now: TIME(0), rollout: "shop-2" });
    const both = after(items, { now: TIME(0), rollout: "shop", package: "other" });
    expect(both.filter(({ kind }) => kind === "RolloutPlan")).toHaveLength(2);
  });

  test("a cluster that is added joins, and moves nobody", () => {
    const items = after(FLEET, { now: TIME(0) });
    const more = after([...items, profile("e0", { region: "eu" }), profile("x", {})], { now: TIME(1) });
    expect(planIn(more).spec.waves.map(({ targets }) => targets.toSorted())).toEqual([
      ["c/shop"],
      ["e0/shop", "e1/shop", "e2/shop"],
      ["u1/shop", "x/shop"],
    ]);
  });

  test("a new revision begins again, on top of what had landed", () => {
    const items = after([...FLEET, report(0, { c: "v1", e1: "v1", e2: "v1", u1: "v1" }), clock(0)]);
    const landed = seen(items, 5, { c: "v2", e1: "v1", e2: "v1", u1: "v1" });
    const next = after(after(landed), { revision: "v3" });
    expect(words(next)).toBe("c:Released e1:Waiting e2:Waiting u1:Waiting");
    expect(planIn(next)).toMatchObject({ spec: { attempt: 2, revision: "v3" } });
    expect(planIn(next).status?.targets?.[0]).toMatchObject({ target: "c/shop", revision: "v3", lastGood: "v1" });
  });

  test("paused, nothing starts", () => {
    const items = after([...FLEET, report(0, { c: "v2", e1: "v1", e2: "v1", u1: "v1" }), clock(0)], {
      pause: { by: "ana" },
    });
    expect([words(items), planIn(items).status?.phase]).toEqual([
      "c:Landed e1:Waiting e2:Waiting u1:Waiting",
      "Paused",
    ]);
  });
});

describe("the inventory", () => {
  const config = { now: TIME(0) };
  const strategy: Fields = { strategy: { waves: [{ name: "all", select: { rest: true } }] } };

  test("is the clusters of the config", () => {
    const items = after([], {
      ...config,
      strategy: { waves: WAVES },
      clusters: [
        { name: "c", labels: { tier: "canary" } },
        { name: "e1", labels: { region: "eu" } },
      ],
    });
    expect(words(items)).toBe("c:Released e1:Waiting");
  });

  test("is the delivery objects that a rule selects, by what they say, and only those of the package", () => {
    const items = after([rootSync("a"), rootSync("b"), rootSync("b", {}, "other")], {
      ...config,
      ...strategy,
      inventory: [{ kind: "RootSync" }],
    });
    expect(words(items)).toBe("a:Released b:Released");
  });

  test("as a ConfigMap, in strings", () => {
    const data = {
      rollout: "r",
      revision: "v2",
      now: TIME(0),
      strategy: JSON.stringify(strategy["strategy"]),
      clusters: '[{"name": "c"}]',
    };
    const list = `apiVersion: config.kubernetes.io/v1\nkind: ResourceList\nitems: []\nfunctionConfig: ${JSON.stringify({ apiVersion: "v1", kind: "ConfigMap", metadata: { name: "function-input" }, data })}\n`;
    const outcome = processList(computeWave, list);
    expect(outcome).toMatchObject({ exitCode: 0 });
    expect(outcome.exitCode === 0 && outcome.output).toContain("state: Released");
  });

  test("a delivery without a package is reported under its name", () => {
    const bare = { ...rootSync("a"), metadata: { name: "sync-a", annotations: { "landfall.dev/target": "a" } } };
    const items = after([bare, profile("a", {}), report(3, { a: "v2" }, "sync-a"), clock(3)], strategy);
    expect(words(items)).toBe("a:Landed");
  });

  test("a report that tells of other packages alone is a warning: the targets may have another name there", () => {
    const { results } = run(
      [profile("a", {}), report(3, { a: "v2" }, "shop-a"), clock(3)],
      strategy as unknown as Fields,
    );
    expect(results.find(({ severity }) => severity === "warning")?.message).toBe(
      "the report tells nothing of a/shop, nor of any other target; of a it tells package shop-a: correct package, or say by annotation landfall.dev/target what an object delivers",
    );
  });

  test("whole clusters, where no package is given: their only line counts, whatever it is called", () => {
    const items = after([profile("a", {}), report(3, { a: "v2" }, "base"), clock(3)], {
      ...strategy,
      package: undefined,
    } as unknown as Fields);
    expect(planIn(items).status?.targets).toMatchObject([{ target: "a", state: "Landed" }]);
    const two = [report(3, { a: "v2" }, "base"), report(3, { a: "v2" }, "shop")].map(clustersOf);
    const both = {
      ...report(3, {}),
      status: { clusters: [{ cluster: "a", total: 2, landed: 2, omitted: 0, targets: two.flat() }] },
    };
    expect(problems(run([profile("a", {}), both], { ...strategy, package: undefined } as unknown as Fields))).toEqual([
      ["SeveralPackages", undefined, "package"],
    ]);
  });
});

/** The target entries of a report. */
function clustersOf(of: Fields): readonly Json[] {
  return (of["status"] as { readonly clusters: readonly { readonly targets: readonly Json[] }[] }).clusters.flatMap(
    ({ targets }) => targets,
  );
}

describe("dependencies between delivery objects", () => {
  const dependsOn = (name: string): Fields => ({
    "config.kubernetes.io/depends-on": `configsync.gke.io/RootSync/${name}`,
  });
  const all: Fields = { now: TIME(0), strategy: { waves: [{ name: "all", select: { rest: true } }] } };

  test("hold a target back until what it depends on has landed", () => {
    const fleet = [profile("a", {}), profile("b", {}), rootSync("a"), rootSync("b", dependsOn("shop-a"))];
    expect(words(after(fleet, all))).toBe("a:Released b:Waiting");
  });

  test("also on another package", () => {
    const fleet = [profile("a", {}), rootSync("a", dependsOn("base-a")), rootSync("a", {}, "base")];
    expect(words(after(fleet, all))).toBe("a:Waiting");
    expect(words(after([...fleet, report(0, { a: "v9" }, "base"), clock(0)], all))).toBe("a:Released");
  });

  test("AC-F12: a dependency that is not in the package is a warning at the object", () => {
    const outcome = run([profile("a", {}), rootSync("a", dependsOn("elsewhere"))], all);
    expect(outcome.results.find(({ tags }) => tags?.["code"] === "UnknownDependency")).toMatchObject({
      severity: "warning",
      resourceRef: { name: "shop-a" },
    });
  });

  describe("between clusters of the inventory", () => {
    const onCluster = (name: string, on: string): Fields => ({
      ...profile(name, {}),
      metadata: {
        name,
        annotations: { "config.kubernetes.io/depends-on": `multicluster.x-k8s.io/ClusterProfile/${on}` },
      },
    });

    test("AC-P8: they are honoured as between delivery objects", () => {
      expect(words(after([profile("a", {}), onCluster("b", "a")], all))).toBe("a:Released b:Waiting");
    });

    test("AC-P8: a cycle is an error that names it, at one of its clusters", () => {
      const cycle = run([onCluster("a", "b"), onCluster("b", "a")], all);
      expect(problems(cycle)).toEqual([
        ["DependencyCycle", "a", 'metadata.annotations["config.kubernetes.io/depends-on"]'],
      ]);
      expect(cycle.results.map(({ message }) => message).join()).toContain("a/shop → b/shop → a/shop");
    });

    test("AC-P8: a cycle through a cluster and a delivery object is found", () => {
      const sync = rootSync("a", { "config.kubernetes.io/depends-on": "multicluster.x-k8s.io/ClusterProfile/b" });
      expect(problems(run([profile("a", {}), sync, onCluster("b", "a")], all))).toEqual([
        ["DependencyCycle", "shop-a", 'metadata.annotations["config.kubernetes.io/depends-on"]'],
      ]);
    });

    test("a cluster that is no target is a warning", () => {
      const outcome = run([onCluster("a", "gone")], all);
      expect(outcome.results.filter(({ severity }) => severity === "warning")).toMatchObject([
        { resourceRef: { name: "a" }, tags: { code: "UnknownDependency" } },
      ]);
    });
  });

  test("a cycle, and an edge to a later wave, are errors at the object", () => {
    const cycle = run(
      [profile("a", {}), profile("b", {}), rootSync("a", dependsOn("shop-b")), rootSync("b", dependsOn("shop-a"))],
      all,
    );
    expect(problems(cycle)).toEqual([
      ["DependencyCycle", "shop-a", 'metadata.annotations["config.kubernetes.io/depends-on"]'],
    ]);
    const later = run([...FLEET.filter((item) => item !== FLEET[2]), rootSync("c", dependsOn("shop-e1"))], {
      now: TIME(0),
    });
    expect(problems(later)).toEqual([
      ["DependencyOnLaterWave", "shop-c", 'metadata.annotations["config.kubernetes.io/depends-on"]'],
    ]);
  });
});

describe("verbs and gates of the config", () => {
  const metrics = [{ name: "errors", max: 0.01 }];
  const strategy = (more: Fields): Json => ({
    waves: [
      { name: "canary", select: { targets: ["c/shop"] }, metrics },
      { name: "rest", select: { rest: true } },
    ],
    ...more,
  });
  const begun = (more: Fields = {}): readonly Fields[] =>
    after([...without(FLEET, "RolloutStrategy"), report(0, { c: "v1" })], { strategy: strategy(more), now: TIME(0) });
  const landed = (more: Fields = {}): readonly Fields[] => [
    ...without(begun(more), "FleetReport"),
    report(5, { c: "v2" }),
  ];

  test("AC-P10: a wave waits for its metrics, and records with which it passed", () => {
    const waiting = after(landed(), { strategy: strategy({}), now: TIME(6) });
    expect(words(waiting)).toBe("c:Landed e1:Waiting e2:Waiting u1:Waiting");
    const measured = [{ name: "errors", value: 0, at: TIME(6) }];
    const passed = after(waiting, { strategy: strategy({}), now: TIME(7), metrics: measured });
    expect(words(passed)).toBe("c:Landed e1:Released e2:Released u1:Released");
    expect(planIn(passed).status?.waves?.[0]).toMatchObject({ metrics: measured });
    expect(after(passed, { strategy: strategy({}), now: TIME(7) })).toEqual(passed);
  });

  test("promotions, pins and the handbrake are kept in the plan", () => {
    const promotions = [{ wave: "canary", revision: "v2", by: "ana" }];
    const pins = [{ target: "e1/shop", by: "bob" }];
    const config = { strategy: strategy({}), now: TIME(6), promotions, pins };
    const braked = after(landed(), { ...config, handbrake: { by: "eve" } });
    expect(planIn(braked).status).toMatchObject({ phase: "Paused", reason: "Handbrake", brakedBy: "eve" });
    const promoted = after(braked, config);
    expect(words(promoted)).toBe("c:Landed e1:Held e2:Released u1:Released");
    expect(planIn(promoted).status?.waves?.[0]?.promotedBy).toBe("ana");
  });

  test("AC-F6: onSupersede refuse is an error, queue goes on and says so", () => {
    const next = { revision: "v3", now: TIME(6) };
    const refused = run(landed({ onSupersede: "refuse" }), { ...next, strategy: strategy({ onSupersede: "refuse" }) });
    expect(problems(refused)).toEqual([["SupersedeRefused", undefined, "revision"]]);
    const queued = run(landed({ onSupersede: "queue" }), { ...next, strategy: strategy({ onSupersede: "queue" }) });
    expect(queued.results.map(({ message }) => message)).toContain("shop-v2: revision v3 waits until v2 has ended");
  });
});

describe("what is wrong is said, and nothing is written", () => {
  const now = TIME(0);
  const rest = { waves: [{ name: "all", select: { rest: true } }] };
  const cases: readonly [
    what: string,
    items: readonly Fields[],
    config: Fields,
    problem: readonly (string | undefined)[],
  ][] = [
    ["a time that is none", FLEET, { now: "noon" }, ["SchemaViolation", undefined, "functionConfig.now"]],
    ["no strategy", FLEET.slice(1), { now }, ["NoStrategy", undefined, "strategyRef"]],
    [
      "two strategies",
      [...FLEET, { ...STRATEGY, metadata: { name: "other" } }],
      { now },
      ["SeveralStrategies", undefined, "strategyRef"],
    ],
    [
      "both kinds of strategy",
      FLEET,
      { now, strategy: rest, strategyRef: "steady" },
      ["SeveralStrategies", undefined, "strategyRef"],
    ],
    ["no targets", [STRATEGY], { now }, ["NoTargets", undefined, "clusters"]],
    [
      "an inventory that selects by nothing",
      FLEET,
      { now, inventory: [{}] },
      ["InvalidInventory", undefined, "inventory[0]"],
    ],
    [
      "an uncovered target",
      FLEET,
      { now, strategy: { waves: [{ name: "c", select: { targets: ["c/shop", "e1/shop", "e2/shop"] } }] } },
      ["UncoveredTarget", "u1", "strategy.leftover"],
    ],
    [
      "an uncovered target, of a strategy that is an object",
      [{ ...STRATEGY, spec: { waves: [{ name: "one", select: { targets: ["c/shop"] } }] } }],
      { now, clusters: [{ name: "c" }, { name: "u1" }] },
      ["UncoveredTarget", "steady", "spec.leftover"],
    ],
    [
      "an ambiguous target",
      [
        {
          ...STRATEGY,
          spec: {
            waves: [
              ...(WAVES as readonly Json[]).slice(0, 2),
              { name: "c2", select: { targets: ["c/shop"] } },
              { name: "r", select: { rest: true } },
            ],
          },
        },
        ...FLEET.slice(1),
      ],
      { now },
      ["AmbiguousTarget", "c", "spec.waves[2].select"],
    ],
    [
      "an object whose targets differ",
      [
        ...FLEET,
        {
          ...rootSync("e1"),
          metadata: {
            name: "two",
            annotations: { "landfall.dev/target": "e1", "configsync.gke.io/cluster-name-selector": "e2" },
          },
        },
      ],
      { now },
      ["AmbiguousTarget", "two", undefined],
    ],
    [
      "a strategy that its schema refuses",
      [{ ...STRATEGY, spec: { waves: [{ name: "a", select: { rest: true }, windows: [] }] } }, ...FLEET.slice(1)],
      { now },
      ["UnknownField", "steady", "spec.waves[0].windows"],
    ],
    [
      "a plan of a later release",
      [
        ...FLEET,
        {
          apiVersion: "landfall.dev/v1alpha1",
          kind: "RolloutPlan",
          metadata: { name: "shop-v2" },
          spec: { format: 9 },
        },
      ],
      { now },
      ["PlanNewer", "shop-v2", "spec.format"],
    ],
  ];
  test.each(cases)("%s", (_, items, config, problem) => {
    const outcome = run(items, config);
    expect(outcome.exitCode).toBe(1);
    expect(problems(outcome)[0]).toEqual(problem);
  });

  test("a plan of another package", () => {
    const items = after(FLEET, { now });
    expect(problems(run(items, { now, package: "other" }))[0]).toEqual(["PlanOfOtherPackage", undefined, "package"]);
  });
});
