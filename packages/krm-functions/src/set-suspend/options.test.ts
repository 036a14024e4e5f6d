import type { Json } from "@landfall/core/object";
import { describe, expect, test } from "vitest";
import { parseAllDocuments } from "yaml";
import { type ProcessOutcome, processList } from "../sdk/index.ts";
import { setSuspend } from "./index.ts";

type Config = { readonly [key: string]: Json };
type Fields = { readonly [key: string]: never };

const HOLD = { suspend: true, holder: "a" };
const RELEASE = { suspend: false, holder: "a" };

function run(documents: readonly string[], fields: Config, form: "own" | "ConfigMap" = "own"): ProcessOutcome {
  const config =
    form === "own"
      ? { apiVersion: "fn.landfall.dev/v1alpha1", kind: "SetSuspend", ...fields }
      : { apiVersion: "v1", kind: "ConfigMap", metadata: { name: "c" }, data: asTexts(fields) };
  const items = documents.map((text) => `- ${text.trimEnd().replaceAll("\n", "\n  ")}\n`).join("");
  const head = "apiVersion: config.kubernetes.io/v1\nkind: ResourceList\nitems:\n";
  return processList(setSuspend, `${head}${items}functionConfig: ${JSON.stringify(config)}\n`);
}

function asTexts(fields: Config): { readonly [key: string]: string } {
  const text = (value: Json): string => (typeof value === "string" ? value : JSON.stringify(value));
  return Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, text(value)]));
}

function after(documents: readonly string[], fields: Config): readonly string[] {
  const outcome = run(documents, fields);
  if (outcome.exitCode !== 0) throw new Error(outcome.stderr);
  const { output } = outcome;
  const end = output.search(/^(?:functionConfig|results):/m);
  const body = output.slice(output.indexOf("items:") + 6, end);
  return body
    .split(/^- /m)
    .slice(1)
    .map((text) => text.replaceAll("\n  ", "\n"));
}

const read = (text: string | undefined): Fields => parseAllDocuments(text ?? "")[0]?.toJS() as Fields;
const spec = (text: string | undefined): unknown => read(text)["spec"];
const codes = ({ results }: ProcessOutcome): readonly (string | undefined)[] =>
  results.flatMap(({ tags }) => tags?.["code"] ?? []);

const document = (apiVersion: string, kind: string, name: string, rest = ""): string =>
  `apiVersion: ${apiVersion}\nkind: ${kind}\nmetadata:\n  name: ${name}\n  namespace: shop\n${rest}`;

const POLICY = document(
  "policy.karmada.io/v1alpha1",
  "PropagationPolicy",
  "all",
  "spec:\n  resourceSelectors:\n  - apiVersion: apps/v1\n    kind: Deployment\n  placement:\n    clusterAffinity:\n      clusterNames: [m1, m2]\n",
);
const deployment = (name: string): string => document("apps/v1", "Deployment", name, "spec:\n  replicas: 2\n");
const binding = (name: string): string =>
  `apiVersion: work.karmada.io/v1alpha2
kind: ResourceBinding
metadata:
  name: ${name}-deployment
  namespace: shop
  annotations:
    propagationpolicy.karmada.io/namespace: shop
    propagationpolicy.karmada.io/name: all
spec:
  resource: {apiVersion: apps/v1, kind: Deployment, namespace: shop, name: ${name}}
`;
const work = (name: string, cluster: string): string =>
  `apiVersion: work.karmada.io/v1alpha1
kind: Work
metadata:
  name: ${name}
  namespace: karmada-es-${cluster}
  annotations:
    resourcebinding.karmada.io/namespace: shop
    resourcebinding.karmada.io/name: ${name}-deployment
`;

describe("cascade: authority", () => {
  const UP = { ...HOLD, effect: "delivery", cascade: "authority" };
  const alone = [POLICY, deployment("web"), binding("web"), work("web", "m1")];
  const shared = [...alone, deployment("api"), binding("api"), work("api", "m1")];

  test.each<[string, Config, object]>([
    ["AC-M2: a workload", { kind: "Deployment", name: "web" }, { dispatching: true }],
    ["AC-M2: its binding", { kind: "ResourceBinding" }, { dispatching: true }],
    ["AC-M2: a Work: its cluster alone", { kind: "Work" }, { dispatchingOnClusters: { clusterNames: ["m1"] } }],
    ["AC-M2: the policy itself", { kind: "PropagationPolicy" }, { dispatching: true }],
  ])("%s: the policy is held, and nothing else is written", (_, target, suspension) => {
    const [policy, ...others] = after(alone, { ...UP, targets: [target] });
    expect(spec(policy)).toMatchObject({ suspension });
    expect(others).toEqual(alone.slice(1));
    expect(after([policy ?? "", ...others], { ...UP, ...RELEASE, targets: [target] })).toEqual(alone);
  });

  test("edge 12: what else would stop is named, and nothing is written", () => {
    const outcome = run(shared, { ...UP, targets: [{ kind: "Deployment", name: "web" }] });
    expect(outcome.exitCode).toBe(1);
    expect(codes(outcome)).toContain("CollateralNotAccepted");
    expect(outcome.exitCode === 1 && outcome.stderr).toContain("shop/api");
    expect(outcome.exitCode === 1 && outcome.stderr).toContain("acceptCollateral: true");
  });

  test("edge 12: unless it is accepted; then it is said", () => {
    const config = { ...UP, acceptCollateral: true, targets: [{ kind: "Deployment", name: "web" }] };
    expect(codes(run(shared, config))).toEqual(["Redirected", "Collateral"]);
    expect(spec(after(shared, config)[0])).toMatchObject({ suspension: { dispatching: true } });
  });

  test.each<[string, Config]>([
    ["as a whole", { kind: "ResourceBinding", name: "web-deployment" }],
    ["for a cluster", { kind: "ResourceBinding", name: "web-deployment", clusters: ["m1"] }],
  ])("AC-M2: a binding that has lost the name of its policy, %s: that is said, and what to do", (_, target) => {
    const bare = binding("web").replace(/ {2}annotations:\n( {4}.*\n)+/, "");
    const outcome = run([POLICY, bare], { ...UP, onRefused: "error", targets: [target] });
    expect(codes(outcome)).toEqual(["Derived"]);
    const message = outcome.results[0]?.message;
    expect(message).toContain("propagationpolicy.karmada.io/name");
    expect(message).toContain("select its PropagationPolicy or ClusterPropagationPolicy");
  });

  test("an effect that the object has itself stays with it", () => {
    const [policy, web] = after(alone, { ...UP, effect: "rollout", targets: [{ kind: "Deployment" }] });
    expect(policy).toBe(POLICY);
    expect(spec(web)).toMatchObject({ paused: true });
  });

  test("an authority that is not in the package is an error that names it", () => {
    const outcome = run([work("web", "m1")], { ...UP, targets: [{ kind: "Work" }] });
    expect(codes(outcome)).toEqual(["AuthorityNotHere"]);
  });

  describe("a resume of what is held beside an object whose authority is elsewhere", () => {
    const down = { ...RELEASE, cascade: "authority" };
    const all = [{}];
    const heldWeb = (): string =>
      after([deployment("web")], { ...HOLD, effect: "rollout", targets: [{ kind: "Deployment" }] })[0] ?? "";

    test("lets go, and has nothing to say about the other, which holds nothing", () => {
      const outcome = run([heldWeb(), work("web", "m1")], { ...down, targets: all });
      expect(outcome.exitCode).toBe(0);
      expect(codes(outcome)).not.toContain("AuthorityNotHere");
    });

    test.each<[string, Config]>([
      ["is asked for by its kind", { ...down, targets: [{ kind: "Work" }] }],
      ["is asked for among others", { ...down, targets: [{ kind: "Work" }, { kind: "Deployment" }] }],
    ])("still names the authority, if the other %s", (_, config) => {
      expect(codes(run([heldWeb(), work("web", "m1")], config))).toContain("AuthorityNotHere");
    });

    test("still names the authority, if the other is all there is", () => {
      expect(codes(run([work("web", "m1")], { ...down, targets: all }))).toContain("AuthorityNotHere");
    });
  });
});

describe("AC-M8: a Lazy policy", () => {
  const lazy = POLICY.replace("spec:\n", "spec:\n  activationPreference: Lazy\n");
  const config = { ...HOLD, effect: "delivery", targets: [{ kind: "PropagationPolicy" }] };
  const cautions = ({ results }: ProcessOutcome): readonly string[] =>
    results.filter(({ tags }) => tags?.["code"] === "Caution").map(({ message }) => message);

  test("names what to touch when it is held, and when it is let go", () => {
    const [held = "", ...others] = after([lazy, deployment("web"), deployment("api")], config);
    for (const outcome of [
      run([lazy, deployment("web"), deployment("api")], config),
      run([held, ...others], { ...config, ...RELEASE }),
    ])
      expect(cautions(outcome).at(-1)).toContain(
        "change an annotation of Deployment.apps shop/api, Deployment.apps shop/web",
      );
  });

  test("of which no template is here, that is said", () => {
    expect(cautions(run([lazy], config)).at(-1)).toContain("none of which is here");
  });

  test("that nothing changes for, or that is not Lazy, is not told of", () => {
    const [held = ""] = after([lazy], config);
    expect(cautions(run([held], config)).filter((text) => text.includes("next change"))).toEqual([]);
    expect(cautions(run([POLICY, deployment("web")], config))).toEqual([]);
  });
});

test("edge 18: what is finished is an error if it was named, and a note if it only happened to match", () => {
  const done = `apiVersion: batch/v1
kind: Job
metadata:
  name: done
spec: {}
status: {conditions: [{type: Complete, status: "True"}]}
`;
  const codesOf = (targets: Json): readonly unknown[] =>
    run([done], { ...HOLD, allow: ["kills-running"], targets }).results.map(({ severity, tags }) => [
      severity,
      tags?.["code"],
    ]);
  expect(codesOf([{ kind: "Job" }])).toEqual([["error", "AlreadyFinished"]]);
  expect(codesOf([{}])).toEqual([["info", "AlreadyFinished"]]);
});

test("edge 12: cascade: authority asks a Cluster for reconcile where actuation of what it made in Azure is asked for", () => {
  const network = `apiVersion: network.azure.com/v1
kind: VirtualNetwork
metadata:
  name: net
  labels:
    cluster.x-k8s.io/cluster-name: prod
  ownerReferences:
  - {apiVersion: infrastructure.cluster.x-k8s.io/v1beta1, kind: AzureCluster, name: prod, controller: true}
spec: {}
`;
  const documents = [
    network,
    "apiVersion: cluster.x-k8s.io/v1beta1\nkind: Cluster\nmetadata:\n  name: prod\nspec:\n  a: b\n",
  ];
  const targets = [{ kind: "VirtualNetwork" }];
  expect(run(documents, { ...HOLD, targets }).results[0]).toMatchObject({
    severity: "warning",
    tags: { code: "Derived" },
  });
  const up = { cascade: "authority", targets, allow: ["blocks-deletion", "stops-cert-rotation"] };
  const held = after(documents, { ...HOLD, ...up });
  expect(read(held[1])).toMatchObject({ spec: { paused: true } });
  expect(held[0]).toBe(network);
  expect(after(held, { ...RELEASE, ...up })).toEqual(documents);
});

describe("cascade: descendants", () => {
  const KUSTOMIZATION = document("kustomize.toolkit.fluxcd.io/v1", "Kustomization", "apps", "spec:\n  prune: true\n");
  const release = (name: string): string =>
    `apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata:
  name: ${name}
  namespace: shop
  labels:
    kustomize.toolkit.fluxcd.io/name: apps
    kustomize.toolkit.fluxcd.io/namespace: shop
spec:
  interval: 5m
`;
  const DOWN = { ...HOLD, cascade: "descendants", targets: [{ kind: "Kustomization" }] };

  test("AC-M7: what goes on although its parent stops is held too, unless it is excluded", () => {
    const all = [KUSTOMIZATION, release("web"), release("api")];
    const [kustomization, web, api] = after(all, { ...DOWN, exclude: [{ name: "api" }] });
    expect([kustomization, web, api].map((text) => (spec(text) as Fields)["suspend"])).toEqual([true, true, undefined]);
    expect(codes(run(all, DOWN))).toContain("Descendants");
    expect(after(after(all, DOWN), { ...DOWN, suspend: false })).toEqual(all);
  });
});

describe("onUnknown", () => {
  const WIDGET = document("example.com/v1", "Widget", "w", "spec:\n  size: 2 # by hand\n");
  const definition = (description: string): string =>
    `apiVersion: apiextensions.k8s.io/v1
kind: CustomResourceDefinition
metadata:
  name: widgets.example.com
spec:
  group: example.com
  names: {kind: Widget}
  versions:
  - name: v1
    schema:
      openAPIV3Schema:
        properties:
          spec:
            properties:
              paused: {type: boolean, description: ${description}}
`;
  const NAMED = { ...HOLD, targets: [{ kind: "Widget" }] };

  test.each<[string, Config, readonly string[], number]>([
    ["error is the default", {}, ["NoMechanism"], 1],
    ["warn leaves it out", { onUnknown: "warn" }, ["NoMechanism", "NothingSelected"], 0],
    ["heuristic finds nothing in an empty description", { onUnknown: "heuristic" }, ["NoMechanism"], 1],
  ])("%s", (_, fields, expected, exitCode) => {
    const outcome = run([WIDGET, definition('""')], { ...NAMED, ...fields });
    expect(codes(outcome)).toEqual(expected);
    expect(outcome.exitCode).toBe(exitCode);
  });

  test("heuristic reads the definition, says so, and the hold can be let go without it", () => {
    const documents = [WIDGET, definition("Stops reconciliation")];
    const config = { ...NAMED, onUnknown: "heuristic" };
    expect(codes(run(documents, config))).toEqual(["Guessed"]);
    const [held = ""] = after(documents, config);
    expect(spec(held)).toEqual({ size: 2, paused: true });
    expect(after([held], { ...RELEASE, targets: [{}] })).toEqual([WIDGET]);
  });

  test("a guess that is not the effect asked for is refused", () => {
    const outcome = run([WIDGET, definition("All pods go")], { ...NAMED, effect: "reconcile", onUnknown: "heuristic" });
    expect(outcome.results[0]).toMatchObject({ tags: { code: "EffectNotAvailable" } });
  });

  test("what only happens to match is not guessed at without a definition", () => {
    expect(after([WIDGET], { ...HOLD, targets: [{}], onUnknown: "heuristic" })).toEqual([WIDGET]);
  });
});

describe("how much, and what comes back", () => {
  const QUEUE = document("kueue.x-k8s.io/v1beta1", "ClusterQueue", "q", "spec:\n  cohort: x\n");
  const KUSTOMIZATION = document("kustomize.toolkit.fluxcd.io/v1", "Kustomization", "apps", "spec:\n  prune: true\n");
  const ALL = { targets: [{}] };

  test("strength: drain is written where it is allowed", () => {
    const drain = { ...HOLD, ...ALL, strength: "drain", allow: ["kills-running"] };
    expect(spec(after([QUEUE], drain)[0])).toMatchObject({ stopPolicy: "HoldAndDrain" });
    expect(codes(run([QUEUE], { ...drain, allow: [] }))).toEqual(["HazardNotAllowed"]);
    expect(codes(run([KUSTOMIZATION], drain))).toEqual(["StrengthNotAvailable"]);
  });

  test.each([
    ["auto", KUSTOMIZATION],
    ["restore", KUSTOMIZATION],
    ["delete", KUSTOMIZATION],
    ["explicit", `${KUSTOMIZATION}  suspend: false\n`],
  ])("resumeValue: %s", (resumeValue, expected) => {
    expect(after(after([KUSTOMIZATION], { ...HOLD, ...ALL }), { ...RELEASE, ...ALL, resumeValue })).toEqual([expected]);
  });

  test("AC-M6: a held cluster that the placement takes away otherwise is told of, at every run", () => {
    const config = { ...HOLD, ...ALL, effect: "delivery" };
    const [held = ""] = after([POLICY], { ...config, targets: [{ clusters: ["m2"] }] });
    const excluded = held.replace("      clusterNames: [m1, m2]\n", "      exclude: [m2]\n");
    const outcome = run([excluded], { ...HOLD, holder: "b", targets: [{ name: "other" }] });
    expect(codes(outcome)).toEqual(["NothingSelected", "RemovalPlanned"]);
    expect(outcome.results[1]).toMatchObject({
      severity: "warning",
      field: { path: "spec.placement.clusterAffinity.exclude" },
      resourceRef: { kind: "PropagationPolicy", name: "all" },
    });
  });

  test("AC-M6: a held cluster stays in the placement, and allowDeletion lets it go", () => {
    const config = { ...HOLD, ...ALL };
    const scaled = (after([POLICY], config)[0] ?? "").replace("clusterNames: [m1, m2]", "clusterNames: [m1]");
    expect(codes(run([scaled], config))).toEqual(["RemovalHeld"]);
    expect(after([scaled], config)[0]).toContain("- m1\n      - m2\n");
    expect(codes(run([scaled], { ...config, allowDeletion: true }))).toEqual([]);
    expect(after([scaled], { ...config, allowDeletion: true })[0]).toContain("clusterNames: [m1]");
  });
});

test("edge 34: a switch that nobody looks at while another is set is held, and that is said", () => {
  const paused = "spec:\n  clusterOperation:\n    reconciliationPaused: true\n";
  const cluster = document("kafka.stackable.tech/v1alpha1", "KafkaCluster", "k", paused);
  const outcome = run([cluster], { ...HOLD, effect: "run", allow: ["kills-running"], targets: [{}] });
  expect(codes(outcome)).toEqual(["Overridden"]);
  expect(outcome.results.map(({ tags }) => tags?.["state"])).toContain("pending");
});

describe("strip", () => {
  const KPTFILE = "apiVersion: kpt.dev/v1\nkind: Kptfile\nmetadata:\n  name: p\n";
  const CRONJOB = document("batch/v1", "CronJob", "backup", 'spec:\n  schedule: "0 3 * * *"\n');
  const REPORT = "apiVersion: landfall.dev/v1alpha1\nkind: PackageReport\nmetadata:\n  name: r\n";

  test("takes every hold and object of ours away, whoever holds", () => {
    const held = after([KPTFILE, CRONJOB], { ...HOLD, targets: [{}] });
    expect(after([...held, REPORT], { strip: true })).toEqual([KPTFILE, CRONJOB]);
  });

  test("without it an item can still not get lost, and with it nothing else can be asked", () => {
    expect(after([REPORT, CRONJOB], { ...RELEASE, targets: [{}] })).toEqual([REPORT, CRONJOB]);
    const outcome = run([CRONJOB], { strip: true, holder: "a", targets: [{}] });
    expect(outcome.results.map(({ field }) => field?.path)).toEqual([
      "functionConfig.holder",
      "functionConfig.targets",
    ]);
  });
});

describe("bad options name the field, and say what to write", () => {
  test.each<[string, Config, string]>([
    ["collateral without an authority", { acceptCollateral: true }, "cascade: authority"],
    ["a cascade of a plan", { plan: "edge", cascade: "authority" }, "leave cascade out"],
    ["a strength that is no word of ours", { strength: "hard" }, "strength"],
    ["a word for what comes back", { resumeValue: "false" }, "resumeValue"],
    ["a word for what is unknown", { onUnknown: "guess" }, "onUnknown"],
    ["a typing mistake", { acceptColateral: true }, "did you mean acceptCollateral?"],
  ])("%s", (_, fields, words) => {
    const { plan, ...rest } = fields;
    const base = plan === undefined ? { ...HOLD, targets: [{}] } : { suspend: true, plan };
    const outcome = run([deployment("web")], { ...base, ...rest });
    expect(outcome.exitCode).toBe(1);
    expect(JSON.stringify([outcome.results, outcome.exitCode === 1 ? outcome.stderr : ""])).toContain(words);
  });
});

describe("edge 36: each option as a string of a ConfigMap", () => {
  test.each<[string, Config, readonly string[]]>([
    ["strength", { strength: "drain", allow: ["kills-running"] }, ["StrengthNotAvailable"]],
    ["resumeValue", { suspend: false, resumeValue: "explicit" }, []],
    ["allowDeletion", { allowDeletion: true }, []],
    ["cascade", { cascade: "authority", acceptCollateral: true }, []],
    ["onUnknown", { onUnknown: "warn" }, []],
    ["forceRestore", { suspend: false, forceRestore: true }, []],
    ["exclude", { exclude: [{ kind: "Deployment" }] }, ["NothingSelected"]],
  ])("%s", (_, fields, expected) => {
    const config = { ...HOLD, effect: "rollout", targets: [{}], ...fields };
    expect(codes(run([deployment("web")], config, "ConfigMap"))).toEqual(expected);
  });

  test("strip", () => {
    expect(run([deployment("web")], { strip: true }, "ConfigMap").exitCode).toBe(0);
  });
});

describe("edge 13: clusters that are not what they seem", () => {
  const held = (clusters: readonly string[], more: Config = {}): ProcessOutcome =>
    run([POLICY], { ...HOLD, effect: "delivery", targets: [{ clusters: [...clusters] }], ...more });

  test.each([
    ["a name that nothing is about", ["m9"], {}, ["NothingSelected", "ClusterUnknown"], 0],
    ["one such name among others", ["m1", "m9"], {}, ["ClusterUnknown"], 0],
    ["the same, where that shall be an error", ["m1", "m9"], { onNoMatch: "error" }, ["ClusterUnknown"], 1],
    ["a pattern", ["m*"], {}, ["InvalidSelector"], 1],
    ["a name twice", ["m1", "m1"], {}, [], 0],
  ])("%s", (_, clusters, more, problems, exitCode) => {
    const outcome = held(clusters, more);
    expect(codes(outcome).filter((code) => /Cluster|Selector|Selected/.test(code ?? ""))).toEqual(problems);
    expect(outcome.exitCode).toBe(exitCode);
  });
});
