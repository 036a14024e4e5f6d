import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Choices } from "./driven-strategy.ts";
import { play, type Step } from "./journey.ts";

/**
 * Which journeys are played: in `npm test` always the same few; with `LANDFALL_HISTORIES` that many, drawn anew. A
 * thousand take about ten minutes of one core.
 */
const ASKED = process.env["LANDFALL_HISTORIES"];
const JOURNEYS = ASKED === undefined ? { numRuns: 8, seed: 13 } : { numRuns: Number(ASKED) };

/** The longest that a test may take, in milliseconds; no test asserts a time. */
const PATIENCE = 3_600_000;

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
      .map(([[verb, about], number]) => ({ kind: "say" as const, verb, about, die: number })),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant("follow"), die }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("strategy"), choices }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("clusters"), names: clusters }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("revision"), revision: fc.constantFrom("v1", "v2", "v3") }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("measure"), value: fc.constantFrom(0, 0.05, 0.9) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("hand"), die, revision: fc.constantFrom("v1", "v2", "v3") }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("unclock") }) },
);

const STRICT: Choices = {
  soak: false,
  approval: "none",
  metric: true,
  maxConcurrent: 1,
  maxFailures: 1,
  onFailure: "hold",
  onUnreachable: "fail",
  onSupersede: "restart",
  onRecovery: "count",
  onStop: "leave",
  holdOn: "regression",
  inventory: "live",
  deadline: "none",
  retry: true,
  window: true,
  domains: false,
};

describe("a rollout that is driven by the command, at random", () => {
  test(
    "a wave that was through is promoted while its canary is tried again, as explain says, and nobody is asked twice",
    () => {
      const steps: readonly Step[] = [
        { kind: "look", minutes: 20, dice: [0.49, 0.063, 0.499, 0.075] },
        { kind: "measure", value: 0.05 },
        { kind: "look", minutes: 0, dice: [0.707, 0.802, 0.719, 0.598] },
        { kind: "look", minutes: 5, dice: [0.035, 0.808, 0.014, 0.962] },
        { kind: "look", minutes: 12, dice: [0.829, 0.067, 0.79, 0.78] },
        { kind: "say", verb: "retry", about: "target", die: 0 },
        { kind: "look", minutes: 1, dice: [0.157, 0.557, 0.678, 0.242] },
      ];
      expect(play(STRICT, ["a", "b", "c", "d"], steps)).toEqual([]);
    },
    PATIENCE,
  );

  test(
    "what the command says comes true, and what it prints can be run",
    () => {
      fc.assert(
        fc.property(choices, clusters, fc.array(step, { minLength: 2, maxLength: 9 }), (strategy, names, steps) => {
          expect(play(strategy, names, steps)).toEqual([]);
        }),
        JOURNEYS,
      );
    },
    PATIENCE,
  );
});
