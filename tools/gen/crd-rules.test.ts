import { fileURLToPath } from "node:url";
import { readStrategy, type StrategySpec } from "@landfall/core/rollout";
import { noControlPlane, startEnvironment, type TestEnvironment } from "@landfall/testing/envtest";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

const CRDS = fileURLToPath(new URL("../../schemas/crds", import.meta.url));
const PATH = "/apis/landfall.dev/v1alpha1/namespaces/default/rolloutstrategies?dryRun=All&fieldValidation=Strict";

type Wave = StrategySpec["waves"][number];
const wave = (more: Partial<Wave>): StrategySpec => ({ waves: [{ name: "all", select: { rest: true }, ...more }] });
const select = (chosen: Wave["select"]): StrategySpec => wave({ select: chosen });
const metric = (more: object): StrategySpec => wave({ metrics: [{ name: "errors", ...more }] });
const REST: Wave = { name: "rest", select: { rest: true } };
const FIRST: Wave = { name: "first", select: { count: 1 } };

/** Strategies that the schema allows field by field, but that contradict themselves; with the field of the error. */
const REFUSED: readonly (readonly [what: string, spec: StrategySpec, field: string])[] = [
  ["two sizes", select({ count: 1, cumulative: "10%" }), "spec.waves[0].select"],
  ["the rest of some", select({ rest: true, matchLabels: { a: "b" } }), "spec.waves[0].select"],
  ["the rest by count", select({ rest: true, count: 3 }), "spec.waves[0].select"],
  ["nothing", select({ rest: false }), "spec.waves[0].select"],
  ["the rest before others", { waves: [REST, FIRST] }, "spec.waves"],
  ["the rest twice", { waves: [REST, { ...REST, name: "more" }] }, "spec.waves"],
  [
    "In without values",
    select({ matchExpressions: [{ key: "a", operator: "In" }] }),
    "spec.waves[0].select.matchExpressions[0]",
  ],
  [
    "Exists with values",
    select({ matchExpressions: [{ key: "a", operator: "Exists", values: ["b"] }] }),
    "spec.waves[0].select.matchExpressions[0]",
  ],
  ["a metric without bounds", metric({}), "spec.waves[0].metrics[0]"],
  ["bounds that let nothing pass", metric({ min: 2, max: 1.5 }), "spec.waves[0].metrics[0]"],
  ["a quorum that nobody asks for", metric({ max: 1, quorum: 2 }), "spec.waves[0].metrics[0]"],
  ["judge: quorum without one", metric({ max: 1, judge: "quorum" }), "spec.waves[0].metrics[0]"],
  ["a shared budget without bounds", { ...wave({}), budgets: { shared: [{ name: "a" }] } }, "spec.budgets.shared[0]"],
];

const TAKEN: readonly (readonly [what: string, spec: StrategySpec])[] = [
  ["the rest", wave({})],
  ["some, then the rest", { waves: [FIRST, REST] }],
  ["a wave that says that it is not the rest", { waves: [{ ...FIRST, select: { rest: false, count: 1 } }, REST] }],
  ["labels and a count", select({ matchLabels: { a: "b" }, count: 2 })],
  ["some in a set", select({ matchExpressions: [{ key: "a", operator: "NotIn", values: ["b"] }] })],
  ["an empty list of values", select({ matchExpressions: [{ key: "a", operator: "Exists", values: [] }] })],
  ["one bound", metric({ min: 0 })],
  ["both bounds alike", metric({ min: 1, max: 1 })],
  ["a quorum", metric({ max: 0.5, judge: "quorum", quorum: "50%" })],
  ["one bound of a shared budget", { ...wave({}), budgets: { shared: [{ name: "a", maxFailures: 0 }] } }],
];

describe("what the engine says of a strategy", () => {
  test.each(REFUSED)("%s is refused", (_, spec, field) => {
    const read = readStrategy(spec);
    expect(read.ok ? [] : read.problems.map(({ field: at }) => at)).toContainEqual(expect.stringContaining(field));
  });

  test.each(TAKEN)("%s is taken", (_, spec) => {
    expect(readStrategy(spec)).toMatchObject({ ok: true });
  });
});

describe.skipIf(noControlPlane())("a real API server says the same, before anything is stored", () => {
  let environment: TestEnvironment;
  beforeAll(async () => {
    environment = await startEnvironment({ crds: [CRDS] });
  });
  afterAll(() => environment?.stop());

  const answerTo = async (spec: StrategySpec): Promise<{ readonly status: number; readonly body: unknown }> => {
    const body = { apiVersion: "landfall.dev/v1alpha1", kind: "RolloutStrategy", metadata: { name: "a" }, spec };
    return environment.request("POST", PATH, { body });
  };

  test.each(REFUSED)("%s is refused", async (_, spec, field) => {
    const { status, body } = await answerTo(spec);
    expect({ status, body }).toMatchObject({ status: 422, body: { message: expect.stringContaining(`${field}: `) } });
  });

  test.each(TAKEN)("%s is taken", async (_, spec) => {
    expect(await answerTo(spec)).toMatchObject({ status: 201 });
  });
});
