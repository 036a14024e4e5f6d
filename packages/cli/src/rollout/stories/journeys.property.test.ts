import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Choices } from "./driven-strategy.ts";
import { play, type Step } from "./journey.ts";

/** The number of journeys; more of them by `LANDFALL_HISTORIES`. */
const JOURNEYS = Number(process.env["LANDFALL_HISTORIES"] ?? 15);

const choices: fc.Arbitrary<Choices> = fc.record({
  soak: fc.boolean(),
  approval: fc.constantFrom("none", "none", "canary", "rest", "both"),
  metric: fc.boolean(),
  maxConcurrent: fc.constantFrom<Choices["maxConcurrent"]>(1, 2, "50%"),
  maxFailures: fc.constantFrom(0, 1),
  onFailure: fc.constantFrom("hold", "rollback"),
  onUnreachable: fc.constantFrom("fail", "skip"),
  onSupersede: fc.constantFrom("restart", "queue", "fastForward", "refuse"),
  onRecovery: fc.constantFrom("leave", "count", "retry"),
  onStop: fc.constantFrom("leave", "restore"),
  holdOn: fc.constantFrom("regression", "failure", "never"),
  inventory: fc.constantFrom("live", "frozen"),
  deadline: fc.constantFrom("15m", "none"),
  retry: fc.boolean(),
  window: fc.boolean(),
  domains: fc.boolean(),
});

const die = fc.nat({ max: 999 }).map((number) => number / 1000);
const clusters = fc.subarray(["a", "b", "c", "d"], { minLength: 2 });
const VERBS: readonly (readonly [verb: string, about: "" | "target" | "wave" | "v2"])[] = [
  ...(["pause", "handbrake", "resume", "approve", "promote", "retry", "abort", "rollback"] as const).map(
    (verb) => [verb, ""] as const,
  ),
  ...(["skip", "pin", "accept", "retry", "resume"] as const).map((verb) => [verb, "target"] as const),
  ["promote", "wave"],
  ["approve", "wave"],
  ["clear", "v2"],
];
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 7,
    arbitrary: fc.record({
      kind: fc.constant("look"),
      minutes: fc.constantFrom(0, 1, 5, 5, 12, 20, 45, 130, -10),
      dice: fc.array(die, { minLength: 4, maxLength: 4 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc
      .tuple(fc.constantFrom(...VERBS), die)
      .map(([[verb, about], number]) => ({ kind: "say", verb, about, die: number })),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant("follow"), die }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("strategy"), choices }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("clusters"), names: clusters }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("revision"), revision: fc.constantFrom("v1", "v2", "v3") }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("measure"), value: fc.constantFrom(0, 0.05, 0.9) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("hand"), die, revision: fc.constantFrom("v1", "v2", "v3") }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("unclock") }) },
);

describe("a rollout that is driven by the command, at random", () => {
  test("what the command says comes true, and what it prints can be run", () => {
    fc.assert(
      fc.property(choices, clusters, fc.array(step, { minLength: 2, maxLength: 9 }), (strategy, names, steps) => {
        expect(play(strategy, names, steps)).toEqual([]);
      }),
      { numRuns: JOURNEYS },
    );
  }, 3_600_000);
});
