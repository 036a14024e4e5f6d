import type { Json } from "@landfall/core/object";
import { describe, expect, test } from "vitest";
import { type ProcessOutcome, processList } from "../sdk/index.ts";
import { setSuspend } from "../set-suspend/index.ts";
import { computeWave } from "./index.ts";

type Fields = { readonly [key: string]: Json };

const CLUSTERS = ["a", "b", "c"];

/** An item as a person would write it: with a comment and quotes of its own. */
function item(type: string, name: string, target: string | undefined, spec: string): string {
  const [apiVersion, kind] = type.split(" ");
  const annotations = target === undefined ? "" : `    annotations: {landfall.dev/target: ${target}}\n`;
  return `- apiVersion: ${apiVersion}\n  kind: ${kind}\n  metadata:\n    name: ${name} # by hand\n    namespace: fleet\n${annotations}  spec:\n${spec}`;
}

const sync = (cluster: string, revision = "v6"): string =>
  item(
    "configsync.gke.io/v1beta1 RootSync",
    `shop-${cluster}`,
    `${cluster}/shop`,
    `    git:\n      repo: r\n      revision: '${revision}' # what runs\n`,
  );
const kustomization = (cluster: string, source: string): string =>
  item(
    "kustomize.toolkit.fluxcd.io/v1 Kustomization",
    `shop-${cluster}`,
    `${cluster}/shop`,
    `    sourceRef: {kind: GitRepository, name: ${source}}\n`,
  );
const source = (name: string): string =>
  item("source.toolkit.fluxcd.io/v1 GitRepository", name, undefined, "    ref:\n      tag: v6\n");
const policy = (name: string): string =>
  item(
    "policy.karmada.io/v1alpha1 PropagationPolicy",
    name,
    undefined,
    "    placement:\n      clusterAffinity:\n        clusterNames: [a, b, c]\n",
  );

const SYNCS = CLUSTERS.map((cluster) => sync(cluster)).join("");

const CONFIG: Fields = {
  apiVersion: "fn.landfall.dev/v1alpha1",
  kind: "ComputeWave",
  rollout: "shop",
  package: "shop",
  revision: "v7",
  now: "2026-11-21T08:00:00Z",
  annotate: false,
  clusters: CLUSTERS.map((name) => ({ name })),
  strategy: {
    waves: [
      { name: "canary", select: { targets: ["a/shop"] } },
      { name: "rest", select: { rest: true } },
    ],
  },
};

function run(items: string, config: Fields): ProcessOutcome {
  const functionConfig = JSON.stringify({ ...CONFIG, ...config });
  return processList(
    computeWave,
    `apiVersion: config.kubernetes.io/v1\nkind: ResourceList\nitems:\n${items}functionConfig: ${functionConfig}\n`,
  );
}

/** The text of the input's items in the output. */
function after(outcome: ProcessOutcome): string {
  if (outcome.exitCode !== 0) throw new Error(outcome.stderr);
  return outcome.output
    .replace(/^[^]*?items:\n/, "")
    .replace(/^(?:- apiVersion: landfall\.dev|functionConfig|results)[^]*/m, "");
}

/** The messages of results that have this code or change in their tags. */
function said(outcome: ProcessOutcome, tag: "code" | "change", value: string): readonly string[] {
  return outcome.results.filter(({ tags }) => tags?.[tag] === value).map(({ message }) => message);
}

const ACTUATE: Fields = { actuate: [{ system: "config-sync" }] };

describe("carrying a rollout out in the package", () => {
  test("is off unless it is asked for", () => {
    expect(after(run(SYNCS, {}))).toBe(SYNCS);
    expect(after(run(SYNCS, { actuate: [] }))).toBe(SYNCS);
  });

  test("moves what is released, and nothing else: one line, comments and all", () => {
    const outcome = run(SYNCS, ACTUATE);
    expect(after(outcome)).toBe(SYNCS.replace("revision: 'v6' # what runs", "revision: 'v7' # what runs"));
    expect(outcome.results.find(({ tags }) => tags?.["change"] === "moved")).toMatchObject({
      severity: "info",
      message: 'shop: RootSync.configsync.gke.io fleet/shop-a moves: spec.git.revision was "v6", now "v7"',
      resourceRef: { kind: "RootSync", name: "shop-a" },
      field: { path: "spec.git.revision", currentValue: "v6", proposedValue: "v7" },
    });
  });

  test("rendered again it changes nothing, and says nothing of it", () => {
    const first = run(SYNCS, ACTUATE);
    if (first.exitCode !== 0) throw new Error(first.stderr);
    const list = first.output.replace(/^results:[^]*/m, "");
    const second = processList(computeWave, list);
    expect(second.exitCode === 0 && second.output.replace(/^results:[^]*/m, "")).toBe(list);
    expect(said(second, "change", "moved")).toEqual([]);
  });

  test("leaves alone what a rule does not select", () => {
    const outcome = run(SYNCS, { actuate: [{ system: "config-sync", name: "shop-b" }] });
    expect(after(outcome)).toBe(SYNCS);
    expect(said(outcome, "code", "UnknownTarget")).toEqual([
      expect.stringMatching(/^target a\/shop is to have v7, and nothing that may be moved here delivers to it/),
    ]);
  });

  test("writes nothing that two rules want otherwise, or every render would change it back", () => {
    const field = { system: "field", path: "spec.git.revision", template: "r-{revision}" };
    const outcome = run(SYNCS, { actuate: [{ system: "config-sync" }, field] });
    expect(after(outcome)).toBe(SYNCS);
    expect(said(outcome, "code", "SeveralRevisions")).toEqual([
      expect.stringMatching(/^nothing of it is moved: spec.git.revision is to be "r-v7" and "v7"/),
    ]);
  });

  test("Flux: a source of its own moves, a shared one does not", () => {
    const own = kustomization("a", "s-a") + source("s-a") + kustomization("b", "s-b") + source("s-b");
    expect(after(run(own, { actuate: [{ system: "flux" }] }))).toBe(own.replace("tag: v6", "tag: v7"));
    const shared = kustomization("a", "s") + kustomization("b", "s") + source("s");
    const outcome = run(shared, { actuate: [{ system: "flux" }] });
    expect(after(outcome)).toBe(shared);
    expect(said(outcome, "code", "SharedSource")).toHaveLength(1);
  });

  test("Flux: what a rule does not select still shares its source", () => {
    const shared = kustomization("a", "s") + kustomization("b", "s") + source("s");
    const outcome = run(shared, { actuate: [{ system: "flux", name: "shop-a" }] });
    expect([after(outcome), said(outcome, "code", "SharedSource").length]).toEqual([shared, 1]);
  });

  test("AC-M11: Karmada: the clusters that are not released are suspended, on the policies selected", () => {
    const outcome = run(policy("shop") + policy("base"), { actuate: [{ system: "karmada", name: "shop" }] });
    const [shop = "", base = ""] = after(outcome).split(/^(?=- )/m);
    expect(shop).toMatch(/suspension:\n {6}dispatchingOnClusters:\n {8}clusterNames:\n {8}- b\n {8}- c\n/);
    expect(base).toBe(policy("base"));
  });

  test("a field of any object, in a text", () => {
    const app = item("example.com/v1 App", "shop-a", "a/shop", "    image: example.com/shop:v6\n");
    const rule = { system: "field", kind: "App", path: "spec.image", template: "example.com/shop:{revision}" };
    const outcome = run(app, { actuate: [rule], inventory: [{ kind: "App" }], clusters: [{ name: "b" }] });
    expect(after(outcome)).toBe(app.replace("shop:v6", "shop:v7"));
  });

  test("a target whose order nobody can carry out is a warning, and the rest goes on", () => {
    const outcome = run(sync("b"), { ...ACTUATE, strategy: { waves: [{ name: "all", select: { rest: true } }] } });
    expect(after(outcome)).toBe(sync("b", "v7"));
    expect(said(outcome, "code", "UnknownTarget")).toHaveLength(2);
  });
});

describe("beside set-suspend", () => {
  const HOLD: Fields = {
    apiVersion: "fn.landfall.dev/v1alpha1",
    kind: "SetSuspend",
    suspend: true,
    now: "2026-11-21T07:00:00Z",
  };

  function suspend(items: string, config: Fields): string {
    const functionConfig = JSON.stringify({ ...HOLD, ...config });
    const outcome = processList(
      setSuspend,
      `apiVersion: config.kubernetes.io/v1\nkind: ResourceList\nitems:\n${items}functionConfig: ${functionConfig}\n`,
    );
    if (outcome.exitCode !== 0) throw new Error(outcome.stderr);
    return outcome.output.replace(/^[^]*?items:\n/, "").replace(/^(?:functionConfig|results)[^]*/m, "");
  }

  test("an object that somebody holds is not moved, and a result says who holds it", () => {
    const held = suspend(SYNCS, {
      holder: "incident/INC-1",
      revision: "v6",
      reason: "a fire",
      targets: [{ kind: "RootSync", name: "shop-a" }],
    });
    const outcome = run(held, ACTUATE);
    expect(after(outcome)).toBe(held);
    expect(said(outcome, "code", "Held")[0]).toMatch(/shop-a is held by incident\/INC-1 \(a fire\)/);
  });

  test("holds that follow the same rollout do not fight: one render moves what is released, the next changes nothing", () => {
    const render = (items: string): string => {
      const waves = run(items, ACTUATE);
      if (waves.exitCode !== 0) throw new Error(waves.stderr);
      const all = waves.output.replace(/^[^]*?items:\n/, "").replace(/^(?:functionConfig|results)[^]*/m, "");
      return suspend(all, { plan: "shop" });
    };
    const pinned = suspend(SYNCS, { holder: "rollout/shop", revision: "v6", targets: [{ kind: "RootSync" }] });
    const once = render(pinned);
    const [a = "", b = ""] = once.split(/^(?=- )/m);
    expect(a).toContain("revision: 'v7'");
    expect(a).not.toContain("hold.landfall.dev");
    expect(b).toContain("revision: 'v6'");
    expect(b).toContain("hold.landfall.dev");
    expect(render(once)).toBe(once);
  });

  test("Karmada: suspended by both, a cluster is let go by both", () => {
    const render = (items: string, config: Fields): string => {
      const waves = run(items, { actuate: [{ system: "karmada" }], ...config });
      if (waves.exitCode !== 0) throw new Error(waves.stderr);
      const all = waves.output.replace(/^[^]*?items:\n/, "").replace(/^(?:functionConfig|results)[^]*/m, "");
      return suspend(all, { plan: "shop" });
    };
    const names = (items: string): readonly string[] =>
      [
        ...(/clusterNames:\n((?: {8}- \w\n)+)/.exec(items.replace(/clusterNames: \[[^\]]*\]/, ""))?.[1] ?? "").matchAll(
          /- (\w)/g,
        ),
      ].map(([, name = ""]) => name);
    const first = render(policy("shop"), {});
    expect(names(first)).toEqual(["b", "c"]);
    expect(render(first, {})).toBe(first);
    const all = { strategy: { waves: [{ name: "all", select: { rest: true } }] }, restart: 1 };
    const last = render(first, all);
    expect(names(last)).toEqual([]);
    expect(last).not.toContain("hold.landfall.dev");
    expect(render(last, all)).toBe(last);
  });
});

test.each<[string, Fields, string, string]>([
  ["a field without a path", { system: "field" }, "InvalidActuation", "actuate[0].path"],
  ["a path that is none", { system: "field", path: "spec..x" }, "InvalidActuation", "actuate[0].path"],
  ["a path where the system knows its own", { system: "flux", path: "spec.x" }, "InvalidActuation", "actuate[0].path"],
  [
    "a selector that is none",
    { system: "flux", labelSelector: { matchLabels: 7 } },
    "InvalidSelector",
    "actuate[0].labelSelector.matchLabels",
  ],
])("%s is an error, and nothing is written", (_, rule, code, field) => {
  const outcome = run(SYNCS, { actuate: [rule] });
  expect(outcome.exitCode).toBe(1);
  expect(outcome.results.filter(({ severity }) => severity === "error")).toMatchObject([
    { tags: { code }, field: { path: field } },
  ]);
});

test.each([
  [{ system: "fluxx" }, "fluxx"],
  [{}, "system"],
  [{ system: "field", path: "spec.x", template: "v" }, "{revision}"],
])("the schema refuses %j", (rule, word) => {
  const outcome = run(SYNCS, { actuate: [rule] });
  expect(outcome.exitCode === 1 && outcome.stderr).toContain(word);
});
