import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { rowCodec, same } from "../../run/codec.ts";
import type { PastRun } from "../../run/index.ts";
import { validateRolloutPlan } from "../../schemas/generated/rollout-plan.ts";
import type { Measurement } from "../model/asked.ts";
import type { Taint } from "../model/policies.ts";
import type { Aborted, DomainFailures, TargetState, WaveState } from "../model/state.ts";
import { type Head, readHead, readTarget, TARGET_FIELDS, targetWriter, WAVE_ROW, writeHead } from "./plan-rows.ts";

/** An arbitrary for every field, so that the compiler reports a new field without one. */
type FieldsOf<T> = { readonly [Field in keyof T]-?: fc.Arbitrary<NonNullable<T[Field]>> };

const MANY = { numRuns: 1000 };
const count = fc.nat(1_000_000);
const time = fc.integer({ min: 0, max: 4_000_000_000 }).map((seconds) => seconds * 1000);
const word = fc.string({ minLength: 1, maxLength: 63, unit: "grapheme-ascii" });
const words = fc.string({ maxLength: 256 });

function recordOf<T>(fields: FieldsOf<T>, required: readonly (keyof T)[]): fc.Arbitrary<T> {
  return fc.record(fields, { requiredKeys: [...required] }) as unknown as fc.Arbitrary<T>;
}

const TARGET: FieldsOf<TargetState> = {
  state: fc.constantFrom("Waiting", "Released", "Landed", "Failed", "Held", "RollingBack", "RolledBack"),
  revision: word,
  lastGood: word,
  since: time,
  releasedAt: time,
  reason: word,
  message: words,
  soaked: fc.nat(),
  seenAt: time,
  samples: fc.integer({ min: 1, max: 1_000_000 }),
  cause: fc.constantFrom("change", "infrastructure", "invalid", "preexisting"),
  tries: fc.integer({ min: 2, max: 1000 }),
  retryAt: time,
  brokenBefore: fc.constant(true),
  joined: fc.constant(true),
  pinned: fc.constant(true),
  movedTo: word,
  earlier: fc.array(word, { minLength: 1, maxLength: 3 }),
  evidenceAt: time,
};
const MEASUREMENT: FieldsOf<Measurement> = {
  name: word,
  value: fc.integer(),
  at: time,
  target: word,
  wave: word,
  revision: word,
  from: word,
};
const WAVE: FieldsOf<WaveState> = {
  name: word.map((name) => name.replace(/[^a-z0-9]/gi, "a").toLowerCase()),
  failures: count,
  infrastructure: count,
  uncounted: count,
  forgiven: count,
  forgivenInfrastructure: count,
  rampedFrom: count,
  openedAt: time,
  landedAt: time,
  approvedBy: word,
  promotedBy: word,
  metrics: fc.uniqueArray(recordOf(MEASUREMENT, ["name", "value", "at"]), {
    maxLength: 3,
    selector: (one) => one.name,
  }),
};
const ABORTED: FieldsOf<Aborted> = { at: time, reason: word, message: words, by: word };
const DOMAIN: FieldsOf<DomainFailures> = { name: word, failures: fc.integer({ min: 1, max: 9 }), forgiven: count };
const TAINT: FieldsOf<Taint> = {
  revision: word,
  attempt: fc.integer({ min: 1, max: 1_000_000 }),
  reason: fc.constantFrom("Stopped", "Aborted", "RolledBack"),
};
const RUN: FieldsOf<PastRun> = {
  attempt: fc.integer({ min: 1, max: 1_000_000 }),
  revision: word,
  outcome: word,
  startedAt: time,
  endedAt: time,
};
const HEAD: FieldsOf<Head> = {
  at: time,
  startedAt: time,
  phase: fc.constantFrom("Running", "Paused", "Stopped", "Completed", "RollingBack", "RolledBack"),
  completedAt: time,
  stillSince: time,
  brakedBy: word,
  pausedBy: word,
  onStop: fc.constantFrom("leave", "restore"),
  tainted: fc.uniqueArray(recordOf(TAINT, ["revision", "attempt", "reason"]), {
    maxLength: 3,
    selector: (one) => one.revision,
  }),
  aborted: recordOf(ABORTED, ["at", "reason"]),
  wave: count,
  domains: fc.uniqueArray(recordOf(DOMAIN, ["name", "failures"]), { maxLength: 3, selector: (one) => one.name }),
  history: fc.record({
    forgotten: count,
    runs: fc.uniqueArray(recordOf(RUN, ["attempt", "revision", "outcome", "startedAt", "endedAt"]), {
      maxLength: 3,
      selector: (one) => one.attempt,
    }),
  }),
};

const targets = recordOf(TARGET, ["state"]);
const waves = recordOf(WAVE, ["name", "failures"]);
const heads = recordOf(HEAD, ["at", "phase", "wave"]);

/** Returns the validator's verdict on a page with that status. */
function judge(status: object): unknown {
  const spec = { format: 1, rollout: "shop", strategy: { hash: "h" }, revision: "v2", attempt: 1, waves: [] };
  const page = { apiVersion: "landfall.dev/v1alpha1", kind: "RolloutPlan", metadata: { name: "shop" }, spec, status };
  return validateRolloutPlan(page);
}

describe("what is written of a state is read back", () => {
  test("property: of a target, and the schema takes it", () => {
    fc.assert(
      fc.property(targets, (target) => {
        const row = targetWriter()("c", target);
        expect(readTarget(row)).toEqual(target);
        expect(judge({ targets: [row] })).toEqual([]);
      }),
      MANY,
    );
  });

  test("property: of a wave, and the schema takes it", () => {
    fc.assert(
      fc.property(waves, (wave) => {
        const row = WAVE_ROW.write(wave);
        expect(WAVE_ROW.read(row)).toEqual(wave);
        expect(judge({ waves: [{ ...row, state: "Open", total: 1, landed: 0 }] })).toEqual([]);
      }),
      MANY,
    );
  });

  test("property: of the rollout itself, and the schema takes it", () => {
    fc.assert(
      fc.property(heads, (head) => {
        const row = writeHead(head);
        expect(readHead(row)).toEqual(head);
        expect(judge(row)).toEqual([]);
      }),
      MANY,
    );
  });

  test.each<[string, TargetState, TargetState]>([
    [
      "a message beyond its length is cut",
      { state: "Failed", message: "a".repeat(300) },
      { state: "Failed", message: `${"a".repeat(255)}…` },
    ],
    ["what is not joined says nothing of it", { state: "Landed", joined: false }, { state: "Landed" }],
    ["what is undefined is left out", { state: "Held", reason: undefined }, { state: "Held" }],
  ])("%s", (_, target, stored) => {
    const { target: __, ...row } = targetWriter()("c", target);
    expect(readTarget(JSON.parse(JSON.stringify(row)) as typeof row)).toStrictEqual(stored);
  });

  test("a field of the state that has no row is refused by the compiler, and so is one that the schema has not", () => {
    type Value = { readonly one: string; readonly other?: number };
    // @ts-expect-error `other` has no codec
    rowCodec<Value, { readonly one: string; readonly other?: number }>({ one: same() });
    // @ts-expect-error the row has no field `other`
    rowCodec<Value, { readonly one: string }>({ one: same(), other: same<number>() });
    expect(Object.keys(TARGET_FIELDS)).toEqual(expect.arrayContaining(Object.keys(TARGET)));
  });

  test("a page without a status is of a rollout of which nothing was decided", () => {
    expect(readHead({})).toEqual({ at: 0, phase: "Running", wave: 0 });
  });
});
