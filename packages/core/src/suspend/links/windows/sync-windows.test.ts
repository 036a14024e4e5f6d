import { describe, expect, test } from "vitest";
import type { KubeObject } from "../../../object/index.ts";
import { CATALOGUE } from "../../catalogue/index.ts";
import { indexObjects, resolveAmong } from "../../resolve/resolve-among.ts";
import { parseCron } from "./cron.ts";

/** Noon of a Saturday, in milliseconds. */
const NOON = Date.parse("2026-11-21T12:00:00Z");

function object(apiVersion: string, kind: string, name: string, spec: object = {}, metadata: object = {}): KubeObject {
  return { apiVersion, kind, metadata: { name, namespace: "argocd", ...metadata }, spec };
}

const application = object("argoproj.io/v1alpha1", "Application", "web", {
  project: "shop",
  destination: { server: "https://eu-1", namespace: "shop" },
  syncPolicy: { automated: {} },
});
const projectOf = (...syncWindows: readonly object[]): KubeObject =>
  object("argoproj.io/v1alpha1", "AppProject", "shop", { syncWindows });
const window = (kind: string, schedule: string, duration: string, more: object = {}): object => ({
  kind,
  schedule,
  duration,
  applications: ["*"],
  ...more,
});

function delivery(
  project: KubeObject,
  now: number | undefined = NOON,
): { state: unknown; plan: unknown; codes: unknown } {
  const surroundings = { catalogue: CATALOGUE, objects: indexObjects([project]), ...(now !== undefined && { now }) };
  const { effects, problems } = resolveAmong(application, surroundings);
  const found = effects.find(({ effect }) => effect === "delivery");
  return {
    state: found?.state,
    plan: found?.resumePlan.map(({ ref, field }) => `${ref.kind} ${field}`),
    codes: problems.map(({ code }) => code),
  };
}

describe("deny over allow: the windows of an AppProject", () => {
  const MORNING = "0 9 * * *";

  test.each<[string, readonly object[], string, readonly string[]]>([
    ["none: it goes on", [], "active", []],
    ["an allow that is open", [window("allow", MORNING, "8h")], "active", []],
    ["an allow that is closed", [window("allow", MORNING, "2h")], "unattributed", ["AppProject spec.syncWindows[0]"]],
    ["a deny that is open", [window("deny", MORNING, "8h")], "unattributed", ["AppProject spec.syncWindows[0]"]],
    ["a deny that is closed", [window("deny", MORNING, "2h")], "active", []],
    [
      "an open deny goes before an open allow",
      [window("allow", "* * * * *", "1h"), window("deny", MORNING, "8h")],
      "unattributed",
      ["AppProject spec.syncWindows[1]"],
    ],
    ["one open allow of two is enough", [window("allow", MORNING, "1h"), window("allow", MORNING, "8h")], "active", []],
    ["over midnight", [window("deny", "0 22 * * fri", "24h")], "unattributed", ["AppProject spec.syncWindows[0]"]],
    [
      "by the clocks of a place",
      [window("deny", "0 21 * * *", "30m", { timeZone: "Asia/Tokyo" })],
      "unattributed",
      ["AppProject spec.syncWindows[0]"],
    ],
    ["the same hour elsewhere", [window("deny", "0 21 * * *", "30m")], "active", []],
    ["of other applications", [window("deny", MORNING, "8h", { applications: ["api", "w?"] })], "active", []],
    [
      "of its namespace",
      [window("deny", MORNING, "8h", { applications: ["api"], namespaces: ["sh*"] })],
      "unattributed",
      ["AppProject spec.syncWindows[0]"],
    ],
    [
      "of its namespace, where all must be named",
      [window("deny", MORNING, "8h", { applications: ["api"], namespaces: ["sh*"], andOperator: true })],
      "active",
      [],
    ],
    [
      "of its cluster",
      [window("deny", MORNING, "8h", { applications: [], clusters: ["https://eu-*"] })],
      "unattributed",
      ["AppProject spec.syncWindows[0]"],
    ],
  ])("%s", (_, windows, state, plan) => {
    expect(delivery(projectOf(...windows))).toEqual({ state, plan, codes: [] });
  });

  test.each<[string, object, number | undefined]>([
    ["without the time", window("deny", MORNING, "8h"), undefined],
    ["a schedule that is none", window("deny", "soon", "8h"), NOON],
    ["a duration that is none", window("deny", MORNING, "long"), NOON],
    ["a place that is not known", window("deny", MORNING, "8h", { timeZone: "Atlantis/City" }), NOON],
  ])("%s it cannot be told, and that is said", (_, one, now) => {
    const { effects, problems } = resolveAmong(application, {
      catalogue: CATALOGUE,
      objects: indexObjects([projectOf(one)]),
      ...(now !== undefined && { now }),
    });
    expect(effects.find(({ effect }) => effect === "delivery")?.state).toBe("active");
    expect(problems.map(({ code }) => code)).toEqual(["WindowUnclear"]);
  });
});

describe("a cron line", () => {
  test.each(["* * * * *", "*/15 9-17 * * mon-fri", "0 0 1,15 jan *", "5/20 * ? * 0", "@daily"])("%s", (line) => {
    expect(parseCron(line)).toBeDefined();
  });

  test.each([
    "",
    "* * * *",
    "60 * * * *",
    "* 24 * * *",
    "* * 0 * *",
    "5-1 * * * *",
    "*/0 * * * *",
    "a * * * *",
    "1-2-3 * * * *",
    "@every 5m",
  ])("%j is none that is known here", (line) => {
    expect(parseCron(line)).toBeUndefined();
  });
});

describe("most specific, and or", () => {
  const POLICY = "serviceoperator.azure.com/reconcile-policy";
  const namespace = (policy?: string): KubeObject => ({
    apiVersion: "v1",
    kind: "Namespace",
    metadata: { name: "argocd", ...(policy !== undefined && { annotations: { [POLICY]: policy } }) },
  });
  const account = (policy?: string): KubeObject =>
    object(
      "storage.azure.com/v1",
      "StorageAccount",
      "a",
      {},
      policy === undefined ? {} : { annotations: { [POLICY]: policy } },
    );
  const actuation = (target: KubeObject, parent: KubeObject): unknown =>
    resolveAmong(target, { catalogue: CATALOGUE, objects: indexObjects([parent]) }).effects.find(
      ({ effect }) => effect === "actuation",
    )?.state;

  test.each<[string, string | undefined, string | undefined, string]>([
    ["nobody says anything", undefined, undefined, "active"],
    ["the namespace skips", undefined, "skip", "unattributed"],
    ["the object goes before its namespace", "manage", "skip", "active"],
    ["and the other way round", "skip", "manage", "unattributed"],
  ])("Azure Service Operator: %s", (_, own, parent, state) => {
    expect(actuation(account(own), namespace(parent))).toBe(state);
  });

  test("Sveltos: a ClusterSummary stands still with its cluster", () => {
    const summary = object("config.projectsveltos.io/v1beta1", "ClusterSummary", "s", {
      clusterName: "eu",
      clusterNamespace: "argocd",
      clusterType: "Sveltos",
    });
    const cluster = object("lib.projectsveltos.io/v1beta1", "SveltosCluster", "eu", { paused: true });
    const { effects } = resolveAmong(summary, { catalogue: CATALOGUE, objects: indexObjects([cluster]) });
    expect(effects.find(({ effect }) => effect === "delivery")?.state).toBe("unattributed");
  });
});
