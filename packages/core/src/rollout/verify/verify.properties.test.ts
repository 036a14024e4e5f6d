import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { decide } from "../decide/decide.ts";
import { findRivals } from "../decide/rivals.ts";
import type { Blocker } from "../model/blocker.ts";
import { requeueTime, type Step } from "../model/decision.ts";
import type { Evidence } from "../model/evidence.ts";
import type { Approval, DecideInputs } from "../model/inputs.ts";
import { INVARIANTS, type InvariantId, type Violation } from "../model/invariants.ts";
import type { Plan } from "../model/plan.ts";
import type { StrategySpec } from "../model/spec.ts";
import type { RolloutState } from "../model/state.ts";
import { hashState } from "../store/hashes.ts";
import { type LogHead, type RolloutLogEntry, recordDecision } from "../store/log.ts";
import { readPlan } from "../store/read-plan.ts";
import { writePlan } from "../store/write-plan.ts";
import { readStrategy } from "../strategy/read-strategy.ts";
import { MINUTE, manyTargets, seen, strategyOf, valueOf } from "../testing/fleet.ts";
import { histories, PATIENCE } from "../testing/histories.ts";
import { play, stories } from "../testing/stories.ts";
import { checkPlan, checkStep, verify } from "./verify.ts";

const SEEDS = histories(200);
const found = new Map<InvariantId, string>();

function note(violations: readonly Violation[], where: string): void {
  for (const { invariant, message } of violations)
    if (!found.has(invariant)) found.set(invariant, `${message} (${where})`);
}

beforeAll(() => {
  fc.assert(
    fc.property(stories, (story) => {
      for (const step of play(story)) note(checkStep(step), JSON.stringify(step.decision.changes));
    }),
    { numRuns: SEEDS },
  );
  const waves = fc
    .uniqueArray(fc.integer({ min: 1, max: 99 }), { maxLength: 4 })
    .map((shares) =>
      shares
        .toSorted((a, b) => a - b)
        .map((percent) => ({ name: `to-${percent}`, select: { cumulative: `${percent}%` } })),
    );
  const bounds = fc.constantFrom({}, { failureDomains: { label: "region", maxPerWave: "34%" } });
  fc.assert(
    fc.property(waves, fc.nat(40), bounds, (shares, size, more) => {
      const strategy = strategyOf([...shares, { name: "rest", select: { rest: true } }], more);
      const targets = manyTargets(size).map((one, index) => ({ ...one, labels: { region: `r${index % 3}` } }));
      note(checkPlan({ strategy, targets }), JSON.stringify([shares, size]));
    }),
    { numRuns: SEEDS },
  );
}, PATIENCE);

const PROVED: readonly InvariantId[] = [
  1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 15, 16, 17, 18, 20, 24, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 37, 38, 39,
  40, 41, 42, 43, 44, 45, 46, 47,
];

describe("on any fleet, whatever happens", () => {
  test.each(PROVED.map((id) => [id, INVARIANTS[id]] as const))("invariant %i, %s", (id) => {
    expect(found.get(id)).toBeUndefined();
  });

  test(
    `invariant 13, ${INVARIANTS[13]}`,
    () => {
      fc.assert(
        fc.property(stories, stories, (one, other) => {
          const states = [one, other].map((story) => play(story).at(-1)?.decision.state);
          const active = states.filter((state) => ["Running", "Paused", "RollingBack"].includes(state?.phase ?? ""));
          const rivals = findRivals(states.map((state, index) => ({ rollout: `r${index}`, state: state! })));
          const [a, b] = states.map((state) => state?.targets);
          const common = [...(a?.keys() ?? [])].filter((key) => b?.has(key));
          expect(rivals.length).toBe(active.length === 2 ? common.length : 0);
        }),
        { numRuns: SEEDS },
      );
    },
    PATIENCE,
  );

  test(
    `invariant 19, ${INVARIANTS[19]}`,
    () => {
      fc.assert(
        fc.property(stories, fc.array(fc.boolean(), { minLength: 8, maxLength: 8 }), ({ plan, moments }, bad) => {
          const state = play({ plan, moments }).at(-1)?.decision.state;
          expect(["Completed", "Stopped", "RolledBack"]).toContain(
            finish({ ...plan, windows: undefined! }, state, bad),
          );
        }),
        { numRuns: SEEDS },
      );
    },
    PATIENCE,
  );

  test(
    `invariants 21 and 22: ${INVARIANTS[21]}; ${INVARIANTS[22]}`,
    () => {
      fc.assert(
        fc.property(stories, (story) => {
          for (const { plan, inputs, decision } of play(story).slice(-2)) {
            const pages = writePlan({
              rollout: "shop",
              plan,
              state: decision.state,
              next: requeueTime(decision, inputs.now),
            });
            const read = valueOf(readPlan(JSON.parse(JSON.stringify(pages)) as typeof pages));
            expect(hashState(read!.state)).toBe(hashState(decision.state));
            expect(JSON.stringify(pages).length).toBeLessThan(2_000 + 8 * 1_000 + plan.waves.length * 2_000);
          }
        }),
        { numRuns: SEEDS },
      );
    },
    PATIENCE,
  );

  test(
    `invariant 23, ${INVARIANTS[23]}`,
    () => {
      fc.assert(
        fc.property(stories, fc.nat(), (story, at) => {
          const entries = logOf(play(story));
          expect(verify(entries, entries.at(-1)?.hash)).toEqual([]);
          const index = at % entries.length;
          const entry = entries[index]!;
          const other = { ...entry, body: { ...entry.body, inputs: { ...entry.body.inputs, restart: 7 } } };
          expect(verify(entries.with(index, other))).toMatchObject([{ code: "LogBroken" }]);
        }),
        { numRuns: SEEDS },
      );
    },
    PATIENCE,
  );

  test(`invariant 25, ${INVARIANTS[25]}`, () => {
    const rest = { name: "rest", select: { rest: true } };
    const wrong: fc.Arbitrary<StrategySpec> = fc.oneof(
      fc
        .constantFrom("-1%", "1.5%", "101%", "%", "many", "NaN")
        .map((maxFailures) => ({ waves: [{ ...rest, maxFailures }] })),
      fc
        .oneof(fc.integer({ max: -1 }), fc.constantFrom(0, Number.NaN, Number.POSITIVE_INFINITY, 0.5))
        .map((maxConcurrent) => ({
          waves: [{ ...rest, maxConcurrent }],
        })),
      fc.constantFrom("", "soon", "-5m", "0s", "5").map((deadline) => ({ waves: [rest], deadline })),
      fc.constantFrom("Mars", "", "+99").map((timeZone) => ({
        waves: [rest],
        windows: { allow: [{ from: "09:00", to: "10:00", timeZone }] },
      })),
      fc
        .constantFrom([rest, rest], [rest, { name: "b", select: { count: 1 } }], [{ name: "a", select: {} }])
        .map((waves) => ({ waves })),
      fc
        .double({ min: 1, max: 9, noNaN: true })
        .map((min) => ({ waves: [{ ...rest, metrics: [{ name: "m", min, max: min - 1 }] }] })),
    );
    fc.assert(
      fc.property(wrong, (spec) => {
        expect(readStrategy(spec).ok).toBe(false);
      }),
      { numRuns: SEEDS },
    );
  });
});

/**
 * Returns the phase in which a rollout ends when every target lands or fails at once, and people agree to everything.
 */
function finish(plan: Plan, before: RolloutState | undefined, bad: readonly boolean[]): string | undefined {
  let state = before;
  const start = state?.at ?? 0;
  for (let round = 1; round <= 80; round++) {
    const now = start + round * 2 * MINUTE;
    const evidence = new Map<string, Evidence>();
    for (const [index, key] of [...(state?.targets.keys() ?? [])].sort().entries()) {
      const told = state?.targets.get(key)?.revision ?? "v1";
      const failed = bad[index] === true ? ({ health: "Failed", landed: false } as const) : {};
      evidence.set(key, { ...seen(told, 0, failed), observedAt: now });
    }
    const { revision = "v2", attempt = 1, restart = 0 } = state ?? {};
    const approvals = plan.waves.map(({ name }) => ({ wave: name, revision, attempt, by: "ana" }));
    const metrics = [{ name: "errors", value: 0, at: now }];
    const shared = [{ name: "all", onTheWay: 0, failures: 0 }];
    const inputs = { revision, restart, now, evidence, approvals, metrics, shared };
    const said = decide(plan, state, inputs);
    const blocker = said.blockers.ofRollout();
    const word = blocker === undefined ? undefined : wordFor(blocker, approvals, attempt);
    state = word === undefined ? said.state : decide(plan, said.state, { ...inputs, ...word }).state;
  }
  return state?.phase;
}

/** Returns the request of a person for which a rollout waits when all reports are in. */
function wordFor(blocker: Blocker, approvals: readonly Approval[], attempt: number): Partial<DecideInputs> | undefined {
  if (blocker.kind === "WaveEmptied") return { promotions: approvals };
  if (blocker.kind !== "Regressed") return undefined;
  return { accepts: blocker.targets.map((target) => ({ target, attempt, by: "ana" })) };
}

function logOf(steps: readonly Step[]): readonly RolloutLogEntry[] {
  const entries: RolloutLogEntry[] = [];
  let head: LogHead | undefined;
  for (const step of steps) {
    const next = recordDecision(head, step);
    if (next !== undefined && next !== head) entries.push(next.entry);
    head = next;
  }
  return entries;
}
