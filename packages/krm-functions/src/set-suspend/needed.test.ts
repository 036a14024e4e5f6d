import type { Json } from "@landfall/core/object";
import { describe, expect, test } from "vitest";
import { parseAllDocuments } from "yaml";
import { type ProcessOutcome, processList } from "../sdk/index.ts";
import { setSuspend } from "./index.ts";

type Config = { readonly [key: string]: Json };

function run(documents: readonly string[], fields: Config): ProcessOutcome {
  const config = { apiVersion: "fn.landfall.dev/v1alpha1", kind: "SetSuspend", ...fields };
  const items = documents.map((text) => `- ${text.trimEnd().replaceAll("\n", "\n  ")}\n`).join("");
  const head = "apiVersion: config.kubernetes.io/v1\nkind: ResourceList\nitems:\n";
  return processList(setSuspend, `${head}${items}functionConfig: ${JSON.stringify(config)}\n`);
}

function after(documents: readonly string[], fields: Config): readonly string[] {
  const outcome = run(documents, fields);
  if (outcome.exitCode !== 0) throw new Error(outcome.stderr);
  const { output } = outcome;
  const body = output.slice(output.indexOf("items:") + 6, output.search(/^(?:functionConfig|results):/m));
  return body
    .split(/^- /m)
    .slice(1)
    .map((text) => text.replaceAll("\n  ", "\n"));
}

const suspensionOf = (text: string | undefined): unknown =>
  parseAllDocuments(text ?? "")[0]?.toJS().spec?.suspension as unknown;
const said = ({ results }: ProcessOutcome, code: string): readonly string[] =>
  results.filter(({ tags }) => tags?.["code"] === code).map(({ message }) => message);
const some = (...clusterNames: readonly string[]): unknown => ({ dispatchingOnClusters: { clusterNames } });

const policy = (name: string, more = ""): string => `apiVersion: policy.karmada.io/v1alpha1
kind: PropagationPolicy
metadata:
  name: ${name}
  namespace: shop
spec:
  propagateDeps: true # with what it needs
  resourceSelectors:
  - apiVersion: apps/v1
    kind: Deployment
    name: ${name}
  placement:
    clusterAffinity:
      clusterNames: [blue, green]
${more}`;
const deployment = (name: string): string =>
  `apiVersion: apps/v1\nkind: Deployment\nmetadata:\n  name: ${name}\n  namespace: shop\nspec:\n  replicas: 2\n`;
const binding = (name: string, dependencies?: readonly string[]): string => `apiVersion: work.karmada.io/v1alpha2
kind: ResourceBinding
metadata:
  name: ${name}-deployment
  namespace: shop
  annotations:
    propagationpolicy.karmada.io/namespace: shop
    propagationpolicy.karmada.io/name: ${name}
${
  dependencies === undefined
    ? ""
    : `    resourcebinding.karmada.io/dependencies: '${JSON.stringify(
        dependencies.map((of) => ({ apiVersion: "v1", kind: "ConfigMap", namespace: "shop", name: of })),
      )}'\n`
}spec:
  resource: {apiVersion: apps/v1, kind: Deployment, namespace: shop, name: ${name}}
`;
/** The binding of a ConfigMap that others need, with the clusters of each. */
const needed = (
  name: string,
  by: { readonly [name: string]: readonly string[] },
  more = "",
): string => `apiVersion: work.karmada.io/v1alpha2
kind: ResourceBinding
metadata:
  name: ${name}-configmap
  namespace: shop
${more}spec:
  resource: {apiVersion: v1, kind: ConfigMap, namespace: shop, name: ${name}}
  requiredBy: # Karmada writes it
${Object.entries(by)
  .map(
    ([requirer, clusters]) =>
      `  - namespace: shop\n    name: ${requirer}-deployment\n    clusters: [${clusters.map((cluster) => `{name: ${cluster}}`).join(", ")}]`,
  )
  .join("\n")}
`;
const settings = `apiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: settings\n  namespace: shop\ndata: {a: b}\n`;

const WEB = [policy("web"), deployment("web"), binding("web")];
const API = [policy("api"), deployment("api"), binding("api")];
const ALONE = [...WEB, needed("settings", { web: ["blue", "green"] }), settings];
const SHARED = [...WEB, ...API, needed("settings", { web: ["blue", "green"], api: ["green"] }), settings];
const HOLD = { suspend: true, holder: "a", effect: "delivery", cascade: "authority" };
const of = (name: string, more: object = {}): Config => ({
  ...HOLD,
  targets: [{ kind: "Deployment", name, ...more }],
});
const letGo = (config: Config): Config => ({ ...config, suspend: false });

describe("AC-M7, row 47: what Karmada brings along because a template needs it is held with the template", () => {
  test.each<[string, Config, unknown]>([
    ["the template", of("web"), { dispatching: true }],
    ["the template, in one cluster", of("web", { clusters: ["blue"] }), some("blue")],
    ["its binding", { ...HOLD, targets: [{ kind: "ResourceBinding", name: "web-deployment" }] }, { dispatching: true }],
    [
      "its policy, with nothing said of authorities",
      { suspend: true, holder: "a", targets: [{ kind: "PropagationPolicy" }] },
      { dispatching: true },
    ],
    [
      "its policy and what is below",
      { suspend: true, holder: "a", cascade: "descendants", targets: [{ kind: "PropagationPolicy" }] },
      { dispatching: true },
    ],
  ])("held through %s, told by name, and given back byte for byte", (_, config, suspension) => {
    const outcome = run(ALONE, config);
    const held = after(ALONE, config);
    expect(said(outcome, "NeededHeld")).toEqual([expect.stringContaining("ConfigMap shop/settings")]);
    expect(said(outcome, "NeededGoesOn")).toEqual([]);
    expect([suspensionOf(held[0]), suspensionOf(held[3])]).toEqual([suspension, suspension]);
    expect(after(held, config)).toEqual(held);
    expect(after(held, letGo(config))).toEqual(ALONE);
  });

  test.each<[string, Config]>([
    ["its binding", { name: "settings-configmap" }],
    ["the object that is needed", { kind: "ConfigMap", name: "settings" }],
  ])("unless %s is excluded", (_, exclude) => {
    const held = after(ALONE, { ...of("web"), exclude: [exclude] });
    expect(suspensionOf(held[0])).toEqual({ dispatching: true });
    expect(held[3]).toBe(ALONE[3]);
    const notHere = ALONE.slice(0, 4);
    expect(after(notHere, { ...of("web"), exclude: [exclude] })[3]).toBe(ALONE[3]);
  });

  test("where it is needed by one that goes on it goes on too, and that is said", () => {
    const outcome = run(SHARED, of("web"));
    const held = after(SHARED, of("web"));
    expect(suspensionOf(held[6])).toEqual(some("blue"));
    expect(said(outcome, "NeededGoesOn")).toEqual([
      expect.stringMatching(/Deployment\.apps shop\/api.*held on blue alone/),
    ]);
    const green = run(SHARED, of("web", { clusters: ["green"] }));
    expect(after(SHARED, of("web", { clusters: ["green"] }))[6]).toBe(SHARED[6]);
    expect(said(green, "NeededGoesOn")).toEqual([expect.stringContaining("it goes on")]);
    expect(said(green, "NeededHeld")).toEqual([]);
  });

  test("with the last that needs it it is held everywhere, and let go with the first, in any order", () => {
    const both = { ...HOLD, targets: [{ kind: "Deployment" }] };
    const atOnce = after(SHARED, both);
    const after1 = after(after(SHARED, of("web")), of("api"));
    expect(suspensionOf(atOnce[6])).toEqual({ dispatching: true });
    expect(after1.map(suspensionOf)).toEqual(atOnce.map(suspensionOf));
    for (const held of [atOnce, after1]) {
      const withoutApi = after(held, letGo(of("api")));
      expect(suspensionOf(withoutApi[6])).toEqual(some("blue"));
      expect(suspensionOf(after(held, letGo(of("web")))[6])).toBe(undefined);
      expect(after(withoutApi, letGo(of("web")))).toEqual(SHARED);
      expect(after(held, letGo(both))).toEqual(SHARED);
    }
  });

  test("reason and end stay with what is left of the hold", () => {
    const both = { ...HOLD, reason: "INC-1", until: "2027-01-01T00:00:00Z", targets: [{ kind: "Deployment" }] };
    const left = after(after(SHARED, both), letGo(of("api")))[6] ?? "";
    expect(left).toContain("INC-1");
    expect(left).toContain("2027-01-01T00:00:00Z");
  });

  test("a part of the clusters is let go with the template's part", () => {
    const held = after(
      after(ALONE, of("web", { clusters: ["blue", "green"] })),
      letGo(of("web", { clusters: ["blue"] })),
    );
    expect([suspensionOf(held[0]), suspensionOf(held[3])]).toEqual([some("green"), some("green")]);
  });

  test("what another holder holds is neither counted as stopped nor let go", () => {
    const byOther = after(ALONE, { ...of("web"), holder: "b" });
    const byBoth = after(byOther, of("web"));
    expect(after(byBoth, letGo(of("web"))).map(suspensionOf)).toEqual(byOther.map(suspensionOf));
    const shared = after(after(SHARED, { ...of("web"), holder: "b" }), of("api"));
    expect(suspensionOf(shared[6])).toEqual(some("blue"));
  });

  test("one that has a policy of its own goes on, and is told", () => {
    const claim =
      "  annotations:\n    propagationpolicy.karmada.io/namespace: shop\n    propagationpolicy.karmada.io/name: own\n";
    const all = [...WEB, needed("settings", { web: ["blue"] }, claim), policy("own")];
    expect(after(all, of("web"))[3]).toBe(all[3]);
    expect(said(run(all, of("web")), "NeededGoesOn")).toEqual([expect.stringContaining("policy of its own")]);
    expect(said(run(all, { ...HOLD, targets: [{ kind: "PropagationPolicy" }] }), "NeededGoesOn")).toEqual([]);
  });

  test("what the binding says it needs and is not here is told, as is a policy without bindings", () => {
    const named = [policy("web"), deployment("web"), binding("web", ["settings", "flags"]), ...ALONE.slice(3)];
    expect(said(run(named, of("web")), "NeededGoesOn")).toEqual([
      expect.stringContaining("ConfigMap shop/flags, of which"),
    ]);
    const bare = [policy("web"), deployment("web")];
    expect(said(run(bare, of("web")), "NeededGoesOn")).toEqual([expect.stringContaining("propagateDeps")]);
    expect(said(run(bare, letGo(of("web"))), "NeededGoesOn")).toEqual([]);
  });

  test("the object that is needed can be asked for itself: its binding is held", () => {
    const config = { ...HOLD, targets: [{ kind: "ConfigMap", name: "settings" }] };
    const held = after(ALONE, config);
    expect(suspensionOf(held[3])).toEqual({ dispatching: true });
    expect(held[0]).toBe(ALONE[0]);
    expect(after(held, letGo(config))).toEqual(ALONE);
  });

  test("a refused policy takes nothing along", () => {
    const broken = [policy("web", "  suspension: {dispatching: 3}\n"), ...ALONE.slice(1)];
    const held = run(broken, { ...of("web"), onRefused: "warn" });
    expect(held.exitCode === 0 && held.output).not.toContain("hold.landfall.dev");
  });

  test("a cluster asked for as a whole holds what goes there alone, without a word about the effect", () => {
    const held = after(ALONE, { suspend: true, holder: "a", cascade: "authority", targets: [{ clusters: ["blue"] }] });
    expect([suspensionOf(held[0]), suspensionOf(held[3])]).toEqual([some("blue"), some("blue")]);
    const elsewhere = [...WEB, needed("settings", { web: ["green"] })];
    expect(
      after(elsewhere, { suspend: true, holder: "a", cascade: "authority", targets: [{ clusters: ["blue"] }] })[3],
    ).toBe(elsewhere[3]);
  });
});
