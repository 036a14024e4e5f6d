import { describe, expect, test } from "vitest";
import { type KubeObject, readPath } from "../object/index.ts";
import { computeStatus } from "./compute-status.ts";
import { statusRuleLibrary as library } from "./rules/generated/index.ts";

const metadata = { name: "x", uid: "u", generation: 1 };
const widget = (status: unknown): KubeObject => ({ apiVersion: "example.com/v1", kind: "Widget", metadata, status });
const list = <T>(length: number, item: (index: number) => T): T[] => Array.from({ length }, (_, index) => item(index));
const condition = (type: string, status: string) => ({ type, status, reason: "Because", message: "of that" });

/** Returns an object with the given data, and a counter of how often the data was read. */
function watched(data: object): { readonly seen: object; readonly looks: () => number } {
  let looks = 0;
  const proxies = new Map<object, object>();
  const watch = (value: object): object => {
    const known = proxies.get(value);
    if (known !== undefined) return known;
    const proxy = new Proxy(value, {
      get: (target, key, receiver) => {
        looks++;
        const found: unknown = Reflect.get(target, key, receiver);
        return typeof found === "object" && found !== null ? watch(found) : found;
      },
    });
    proxies.set(value, proxy);
    return proxy;
  };
  return { seen: watch(data), looks: () => looks };
}

const SHAPES: readonly (readonly [title: string, object: (size: number) => KubeObject])[] = [
  ["conditions", (n) => widget({ conditions: list(n, (i) => condition(`Part${i}`, i % 3 === 0 ? "False" : "True")) })],
  ["conditions that cannot be read", (n) => widget({ conditions: list(n, (i) => ({ type: `Part${i}`, status: i })) })],
  [
    "conditions in a map",
    (n) => widget({ conditions: Object.fromEntries(list(n, (i) => [`Part${i}`, condition("Ready", "True")])) }),
  ],
  ["conditions of parts", (n) => widget({ parents: list(n, () => ({ conditions: [condition("Accepted", "True")] })) })],
  ["states of parts", (n) => widget({ members: list(n, () => ({ state: "Ready", readyPods: 1, desiredPods: 1 })) })],
  ["fields of the status", (n) => widget(Object.fromEntries(list(n, (i) => [`part${i}State`, "Ready"])))],
  [
    "counters",
    (n) => widget(Object.fromEntries(list(n, (i) => [`ready${String.fromCharCode(65 + (i % 26))}${i}`, i]))),
  ],
  ["errors", (n) => widget({ errors: list(n, () => ({ code: 1 })) })],
  [
    "containers",
    (n) => ({
      apiVersion: "v1",
      kind: "Pod",
      metadata,
      status: { phase: "Running", containerStatuses: list(n, (i) => ({ name: `c${i}`, state: { running: {} } })) },
    }),
  ],
  [
    "parents of a route",
    (n) => ({
      apiVersion: "gateway.networking.k8s.io/v1",
      kind: "HTTPRoute",
      metadata,
      spec: { parentRefs: list(n, (i) => ({ name: `g${i}` })) },
      status: {
        parents: list(n, (i) => ({ parentRef: { name: `g${i}` }, conditions: [condition("Accepted", "True")] })),
      },
    }),
  ],
  [
    "annotations",
    (n) => ({
      ...widget({ phase: "Ready" }),
      metadata: { annotations: Object.fromEntries(list(n, (i) => [`a/${i}`, "x"])) },
    }),
  ],
];

describe("the work grows with the object, and no faster", () => {
  test.each(SHAPES)("%s", (_title, object) => {
    const work = (size: number): number => {
      const { seen, looks } = watched(object(size));
      computeStatus(seen as KubeObject, { library, now: 0 });
      return looks();
    };
    const [one, four] = [work(500), work(2000)];
    expect(four).toBeLessThanOrEqual(one * 4.2 + 100);
  });

  test("children, each of one owner", () => {
    const pod = (i: number): KubeObject => ({
      apiVersion: "v1",
      kind: "Pod",
      metadata: { name: `p${i}`, uid: `p${i}`, ownerReferences: [{ uid: i === 0 ? "u" : `p${i - 1}` }] } as never,
      status: { phase: "Pending" },
    });
    const work = (size: number): number => {
      const { seen, looks } = watched(list(size, pod));
      computeStatus(widget({ phase: "Ready" }), { children: seen as KubeObject[] });
      return looks();
    };
    expect(work(2000)).toBeLessThanOrEqual(work(500) * 4.2 + 100);
  });
});

describe("an object is read as far as it can be", () => {
  test("a cyclic object", () => {
    const status: Record<string, unknown> = { phase: "Ready" };
    status["self"] = status;
    status["list"] = [status];
    expect(computeStatus(widget(status)).status).toBe("Current");
  });

  test("objects of client-node, with Dates and undefined fields", () => {
    class V1Condition {
      readonly type: string = "Ready";
      readonly status: string = "True";
      readonly lastTransitionTime: Date = new Date(0);
      readonly reason: string | undefined = undefined;
    }
    const typed = {
      ...widget({ conditions: [new V1Condition()] }),
      metadata: { name: "w", creationTimestamp: new Date(0), deletionTimestamp: undefined },
    };
    expect(computeStatus(typed).status).toBe("Current");
    expect(computeStatus({ ...typed, metadata: { name: "w", deletionTimestamp: new Date(0) } }).status).toBe(
      "Terminating",
    );
  });

  test("conditions as a map are read by their keys, with a warning", () => {
    const result = computeStatus(widget({ conditions: { Ready: { status: "False", reason: "CreateFailed" } } }));
    expect(result.status).toBe("Failed");
    expect(result.warnings.map(({ code }) => code)).toContain("ConditionsNotAList");
  });

  test("many conditions that cannot be read give few warnings", () => {
    const conditions = Array.from({ length: 100_000 }, (_, index) => ({
      type: `Part${index}`,
      status: index % 2 === 0 ? 1 : "True",
    }));
    expect(computeStatus(widget({ conditions })).warnings.length).toBeLessThanOrEqual(8);
  });

  test("keys of the prototype are data like others", () => {
    const status = JSON.parse(
      '{"__proto__": {"phase": "Ready"}, "constructor": {"conditions": [{"type": "Ready", "status": "True"}]}}',
    ) as unknown;
    expect(computeStatus(widget(status)).evidence.rule).not.toBe("");
    expect(
      computeStatus(JSON.parse('{"__proto__": {"apiVersion": "v1", "kind": "ConfigMap"}}') as KubeObject).status,
    ).toBe("Unknown");
  });

  test("a huge message with control characters becomes one short line", () => {
    const message = `cannot pull\u0000\n\u001b[31m${"x".repeat(1_000_000)}`;
    const result = computeStatus(
      widget({ conditions: [{ type: "Ready", status: "False", reason: "PullFailed", message }] }),
    );
    expect(result.message.startsWith("cannot pull [31mxxx")).toBe(true);
    expect(result.message).toHaveLength(256);
  });

  test.each([null, undefined, 0, "text", [], new Date(0), () => undefined])("%s is no object", (value) => {
    expect(computeStatus(value as unknown as KubeObject)).toMatchObject({
      status: "Unknown",
      reason: "UnreadableObject",
    });
  });
});

describe("a hundred thousand of something", () => {
  const many = 100_000;
  test.each([
    ["conditions that are as they should be", { conditions: list(many, (i) => condition(`Part${i}`, "True")) }],
    ["members that are ready", { members: list(many, () => ({ phase: "Ready" })) }],
    ["fields", Object.fromEntries(list(many, (i) => [`part${i}State`, "Ready"]))],
  ])("%s: Current, and its evidence stays small and goes", (_title, status) => {
    const { status: word, evidence } = computeStatus(widget(status));
    expect(word).toBe("Current");
    expect(evidence.fields.length).toBeLessThanOrEqual(64);
    const left = structuredClone(status) as Record<string, unknown>;
    for (const { path } of evidence.fields) {
      expect(readPath(widget(status), path)).toBeDefined();
      if (path.length === 1) return expect(computeStatus(widget(undefined)).status).not.toBe("Current");
      delete left[String(path[1])];
    }
    expect(computeStatus(widget(left)).status).not.toBe("Current");
  });

  test("levels", () => {
    let deep: unknown = "Ready";
    for (let level = 0; level < many; level++) deep = { conditions: [deep], error: deep, state: deep };
    expect(computeStatus(widget(deep)).status).not.toBe("");
    expect(computeStatus(widget({ phase: "Ready", lastError: deep })).status).not.toBe("");
  });
});

describe("odd values anywhere", () => {
  const odd: readonly unknown[] = [
    Number.NaN,
    -0,
    10n,
    Symbol("s"),
    () => "Ready",
    new Map([["phase", "Ready"]]),
    new Date(Number.NaN),
    new (class Ready {})(),
    Object.create(null),
    Array<unknown>(2),
    "\ud800",
    "\u0000\u001b[31m\u202e",
  ];
  const places = ["metadata", "spec", "status", "kind", "apiVersion"] as const;
  test.each(places)("%s", (place) => {
    for (const value of odd) {
      for (const kind of ["Widget", "Pod", "Deployment", "Gateway"]) {
        const whole = { ...widget({ phase: "Ready" }), kind, [place]: value } as unknown as KubeObject;
        expect(computeStatus(whole, { now: 0, children: [whole] }).message).toMatch(/^[^\p{Cc}\p{Bidi_Control}]+$/u);
        const inner = { ...widget({ conditions: value, phase: value, readyReplicas: value, errors: [value] }), kind };
        expect(computeStatus(inner, { now: 0, library }).message).toMatch(/^[^\p{Cc}\p{Bidi_Control}]+$/u);
        const deeper = widget({ conditions: [{ type: value, status: value, reason: value, message: value }, value] });
        expect(computeStatus(deeper, { library }).message).toMatch(/^[^\p{Cc}\p{Bidi_Control}]+$/u);
      }
    }
  });
});
