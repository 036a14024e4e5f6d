import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import type { KubeObject } from "../object/index.ts";
import type { StatusRules as Document } from "../schemas/generated/status-rules.ts";
import { computeStatus } from "./compute-status.ts";
import { ABNORMAL_TYPES, PRIMARY_TYPES } from "./generic/condition-types.ts";
import { EXEMPTIONS } from "./kinds/exemptions.ts";
import { findRule } from "./rules/find-rule.ts";
import { statusRuleLibrary as library } from "./rules/generated/index.ts";
import type { Distrusted, StatusOptions } from "./types.ts";

interface Condition {
  readonly type: string;
  readonly status: string | boolean;
  readonly reason?: string;
  readonly message?: string;
  readonly observedGeneration?: number;
}

/** Every condition that contradicts Current, without its reason. */
const CONTRARY: readonly Condition[] = [
  ...ABNORMAL_TYPES.map((type) => ({ type, status: "True" })),
  ...PRIMARY_TYPES.map((type) => ({ type, status: "False" })),
];
/** Reasons that were once read as meaning "at rest". */
const AT_REST =
  "LessAvailable ReplicaSetNotAvailable DeploymentNotAvailable Available Succeeded Complete Completed Healthy NewReplicaSetAvailable AsExpected Stable Success ComponentsAvailable PodCompleted Initialized".split(
    " ",
  );

const folder = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const documents = readdirSync(folder("rules/library/"))
  .filter((name) => name.endsWith(".yaml"))
  .map((name) => parse(readFileSync(folder("rules/library/") + name, "utf8"), { merge: true, maxAliasCount: 10_000 }));
const fixtures = readdirSync(folder("generic/fixtures/"))
  .filter((name) => name.endsWith(".jsonl"))
  .flatMap((name) =>
    readFileSync(folder("generic/fixtures/") + name, "utf8")
      .trim()
      .split("\n"),
  )
  .map((line) => (JSON.parse(line) as { readonly object: KubeObject }).object);
const cases = (documents as Document[]).flatMap(({ spec }) =>
  spec.rules.flatMap((rule) => (rule.cases ?? []).map(({ object }) => object as KubeObject)),
);
/** Every reason in the test objects, and those above. */
const reasons = [
  ...new Set([
    "",
    ...AT_REST,
    ...[...fixtures, ...cases].flatMap((object) => conditionsOf(object).map(({ reason }) => reason ?? "")),
  ]),
].sort();

function conditionsOf(object: KubeObject): readonly Condition[] {
  const list = (object as { readonly status?: { readonly conditions?: unknown } }).status?.conditions;
  return Array.isArray(list)
    ? (list as Condition[]).filter((entry) => typeof entry === "object" && entry !== null)
    : [];
}

/** Returns the object with the given condition instead of its own of that type. */
function withCondition(object: KubeObject, condition: Condition): KubeObject {
  const { status, ...rest } = object as { readonly status?: object };
  const others = conditionsOf(object).filter(({ type }) => type !== condition.type);
  return { ...rest, status: { ...status, conditions: [...others, condition] } } as KubeObject;
}

const isExempt = (exempt: readonly Distrusted[], { type, reason }: Condition): boolean =>
  exempt.some((one) => one.condition === type && (one.reason === undefined || one.reason === reason));

function exemptFor(object: KubeObject, options: StatusOptions): readonly Distrusted[] {
  const [group = ""] = (object.apiVersion ?? "").includes("/") ? (object.apiVersion ?? "").split("/") : [""];
  const rule = options.library === undefined ? undefined : findRule(options.library, group, object.kind ?? "");
  return [...(rule?.overrules?.(object) ?? []), ...(group.includes(".") ? [] : (EXEMPTIONS[object.kind ?? ""] ?? []))];
}

/** Returns the contradicting conditions with which the object is still Current although they are not exempt. */
function broken(object: KubeObject, contrary: readonly Condition[], options: StatusOptions): readonly string[] {
  const exempt = exemptFor(object, options);
  return contrary.flatMap((condition) => {
    if (isExempt(exempt, condition)) return [];
    const { status } = computeStatus(withCondition(object, condition), options);
    return status === "Current" ? [`${object.kind}: ${condition.type}=${condition.status}/${condition.reason}`] : [];
  });
}

const widget: KubeObject = {
  apiVersion: "example.com/v1",
  kind: "Widget",
  metadata: { name: "w", generation: 3 },
  spec: { replicas: 2 },
  status: {
    observedGeneration: 3,
    phase: "Succeeded",
    replicas: 2,
    readyReplicas: 2,
    conditions: [
      { type: "Ready", status: "True" },
      { type: "Available", status: "True" },
      { type: "Complete", status: "True", reason: "Completed" },
    ],
  },
} as KubeObject;

describe("a kind without a rule", () => {
  test(`is not Current with an abnormal condition that is True, or a primary one that is False, for any of ${reasons.length} reasons`, () => {
    const contrary = CONTRARY.flatMap((condition) =>
      reasons.map((reason) => ({ ...condition, ...(reason === "" ? {} : { reason }) })),
    );
    expect(broken(widget, contrary, {})).toEqual([]);
    expect(broken({ ...widget, kind: "WidgetJob" }, contrary, {})).toEqual([]);
  });

  test("is not Current for any text as reason and message", () => {
    fc.assert(
      fc.property(fc.constantFrom(...CONTRARY), fc.string(), fc.string(), (condition, reason, message) => {
        expect(broken(widget, [{ ...condition, reason, message, observedGeneration: 3 }], {})).toEqual([]);
      }),
      { numRuns: 2_000 },
    );
  });

  test("is not Current where the status of such a condition is a boolean", () => {
    const contrary = CONTRARY.map(({ type, status }) => ({ type, status: status === "True" }));
    expect(broken(widget, contrary, {})).toEqual([]);
  });

  test("is Current with such a condition of an older generation, if a newer one says so", () => {
    const ready = { type: "Ready", status: "True", observedGeneration: 3 };
    const fresh = { ...widget, status: { conditions: [ready] } } as KubeObject;
    for (const condition of CONTRARY.filter(({ type }) => type !== "Ready"))
      expect(computeStatus(withCondition(fresh, { ...condition, observedGeneration: 2 })).status, condition.type).toBe(
        "Current",
      );
  });
});

describe("the built-in kinds", () => {
  const file = parse(readFileSync(folder("kinds/fixtures/every-row.yaml"), "utf8")) as {
    readonly [key: string]: readonly { is: string; spec?: object; status?: object; more?: object }[];
  };
  const current = Object.entries(file).flatMap(([key, rows]) =>
    rows
      .filter(({ is }) => is === "Current")
      .map(({ spec, status, more }) => {
        const [apiVersion, kind] = key.split(" ");
        const metadata = { name: "x", namespace: "shop", uid: "u", generation: 1 };
        return { apiVersion, kind, metadata, ...(spec && { spec }), ...(status && { status }), ...more } as KubeObject;
      }),
  );

  test.each(current.map((object) => [object.kind ?? "", object] as const))("%s", (_kind, object) => {
    const contrary = CONTRARY.flatMap((condition) => [...AT_REST, "Other"].map((reason) => ({ ...condition, reason })));
    expect(broken(object, contrary, {})).toEqual([]);
  });

  test("are exempt only where a case of theirs needs it", () => {
    expect(EXEMPTIONS).toEqual({
      Deployment: [{ condition: "Progressing", reason: "NewReplicaSetAvailable" }],
      Pod: [{ condition: "Ready", reason: "PodCompleted" }],
    });
  });
});

describe("every rule of the library", () => {
  const current = cases.filter((object) => computeStatus(object, { library }).status === "Current");

  test("there are enough that say Current", () => expect(current.length).toBeGreaterThan(500));

  test("says Current of no object with such a condition, unless it says what it overrules", () => {
    const found = current.flatMap((object, at) => {
      const reason = AT_REST[at % AT_REST.length] ?? "";
      return broken(object, [...CONTRARY, ...CONTRARY.map((condition) => ({ ...condition, reason }))], { library });
    });
    expect(found).toEqual([]);
  });

  test("nor for any other reason", () => {
    const one = fc.tuple(fc.constantFrom(...current), fc.constantFrom(...CONTRARY), fc.constantFrom(...reasons));
    fc.assert(
      fc.property(one, ([object, condition, reason]) => {
        expect(broken(object, [{ ...condition, reason }], { library })).toEqual([]);
      }),
      { numRuns: 20_000 },
    );
  });
});
