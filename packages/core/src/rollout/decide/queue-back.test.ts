import { describe, expect, test } from "vitest";
import { explainRollout } from "../explain/explain.ts";
import type { Decision } from "../model/decision.ts";
import type { Evidence } from "../model/evidence.ts";
import type { DecideInputs } from "../model/inputs.ts";
import type { Plan } from "../model/plan.ts";
import type { StrategySpec } from "../model/spec.ts";
import { MINUTE, planOf, START, seen, strategyOf, targetsOf, tick, wordsOf } from "../testing/fleet.ts";
import { standingOrders } from "./orders.ts";

const FLEET = targetsOf({ a: { region: "eu" }, b: { region: "eu" }, c: { region: "eu" }, d: { region: "eu" } });
const ALL: StrategySpec["waves"] = [{ name: "all", select: { rest: true } }];
const ANA = { attempt: 1, by: "ana" };
const FAILED: Partial<Evidence> = { health: "Failed", landed: false, message: "Deployment web" };

const planFor = (rest: Omit<StrategySpec, "waves">, waves = ALL): Plan =>
  planOf(strategyOf(waves, { order: "name", ...rest }), FLEET);

/** Looks at a fleet: who is at which revision, by minute. */
class Play {
  last: Decision | undefined;
  readonly #plan: Plan;
  constructor(plan: Plan) {
    this.#plan = plan;
  }
  look(minute: number, at: { readonly [key: string]: string }, more: Partial<DecideInputs> = {}): Decision {
    const evidence = Object.entries(at).map(([key, text]) => {
      const [revision = "", failed] = text.split(" ");
      return [key, seen(revision, minute, failed === undefined ? {} : FAILED)] as const;
    });
    this.last = tick(this.#plan, this.last?.state, minute, Object.fromEntries(evidence), more);
    return this.last;
  }
}

const V1 = { a: "v1", b: "v1", c: "v1", d: "v1" };
const V2 = { a: "v2", b: "v2", c: "v2", d: "v2" };
const ordersIn = ({ state }: Decision): string =>
  [...standingOrders(state)].map(([key, one]) => `${key}:${one.order}`).join(" ");

describe("what waits for its turn to be sent back", () => {
  test("is not told once more to have what it is to leave, also when somebody has brought it back by hand", () => {
    const play = new Play(planFor({ rollback: { maxConcurrent: 1 } }));
    play.look(0, V1);
    play.look(2, V2);
    const first = play.look(3, V2, { rollback: ANA });
    expect(ordersIn(first)).toBe("a:handsOff b:handsOff c:handsOff d:released");
    const second = play.look(4, { ...V2, a: "v1" }, { rollback: ANA });
    expect(ordersIn(second)).toBe("a:handsOff b:handsOff c:handsOff d:released");
    for (const [minute, at] of [
      [5, { ...V2, a: "v1", d: "v1" }],
      [6, { ...V2, a: "v1", d: "v1", c: "v1" }],
      [7, { ...V1 }],
      [8, { ...V1 }],
    ] as const)
      play.look(minute, at, { rollback: ANA });
    expect(wordsOf(play.last as Decision)).toBe("a:RolledBack b:RolledBack c:RolledBack d:RolledBack");
  });

  test("has no deadline of its release any more, and what fails there is no reason why it goes back", () => {
    const plan = planFor({ rollback: { maxConcurrent: 1 }, deadline: "10m", staleAfter: "1h" });
    const play = new Play(plan);
    play.look(0, V1);
    play.look(2, { ...V1, b: "v2" }, { rollback: ANA });
    const late = play.look(30, { ...V1, b: "v2 failed" }, { rollback: ANA });
    expect(wordsOf(late)).toBe("a:Released b:Failed c:RollingBack d:RolledBack");
    expect(late.state.waves.map(({ failures }) => failures)).toEqual([0]);
    expect(explainRollout(plan, late.state, START + 30 * MINUTE, undefined, late.blockers).message).toBe(
      "rollout of v2 is rolling back: 1 target is back at what it had, 1 on the way, 2 to follow",
    );
  });

  test("keeps its place in its domain while it is on its way forward, and what has landed waits for that", () => {
    const play = new Play(planFor({ failureDomains: { label: "region", maxConcurrent: 2 } }));
    play.look(0, V1);
    play.look(2, { ...V1, b: "v2" });
    play.look(3, { ...V1, b: "v2", c: "v2" });
    const at = { ...V2, a: "v1" };
    expect(wordsOf(play.look(4, at))).toBe("a:Released b:Landed c:Landed d:Landed");
    expect(wordsOf(play.look(5, at, { rollback: ANA }))).toBe("a:RollingBack b:Landed c:Landed d:RollingBack");
    expect(wordsOf(play.look(6, { ...at, d: "v1" }, { rollback: ANA }))).toBe(
      "a:RolledBack b:RollingBack c:RollingBack d:RolledBack",
    );
  });
});

describe("what failed to go back", () => {
  const plan = planFor({});
  const play = new Play(plan);
  play.look(0, V1);
  play.look(2, V2);
  play.look(3, V2, { rollback: ANA });
  const back = play.look(4, { ...V1, b: "v1 failed" }, { rollback: ANA });
  const RETRY = { by: "person", verb: "retry" } as const;
  test("is sent back again by a word, which is what is said first: of it, and of the rollout", () => {
    expect([back.state.phase, wordsOf(back)]).toEqual([
      "RolledBack",
      "a:RolledBack b:Failed c:RolledBack d:RolledBack",
    ]);
    const tell = (subject?: { target: string }) =>
      explainRollout(plan, back.state, back.state.at, subject, back.blockers);
    expect(tell({ target: "b" }).who[0]).toEqual({ ...RETRY, target: "b" });
    expect(tell({ target: "b" }).releasedBy).toBe("with a new attempt, or when somebody asks to send it back again");
    expect(tell().who).toEqual([
      { ...RETRY, targets: ["b"] },
      { by: "person", verb: "restart" },
      { by: "person", verb: "revision" },
    ]);
    expect(tell().releasedBy).toBe(
      "with a new revision, or with a restart when the cause is removed, or when what failed to go back is sent again",
    );
  });
  test("goes when somebody says so", () => {
    const again = play.look(5, { ...V1, b: "v1 failed" }, { rollback: ANA, retries: [{ ...ANA, target: "b" }] });
    expect(wordsOf(again)).toContain("b:RollingBack");
  });
});

test("an abort by somebody ends the attempt where it is, also where what fails is rolled back; a rollback still can", () => {
  const play = new Play(
    planFor({ onFailure: "rollback" }, [{ name: "all", select: { rest: true }, maxConcurrent: 2 }]),
  );
  play.look(0, V1);
  play.look(2, { ...V1, a: "v2", b: "v2" });
  const abort = play.look(3, { ...V1, a: "v2", b: "v2" }, { abort: ANA });
  const WORDS = "a:Landed b:Landed c:Released d:Released";
  expect([abort.state.phase, wordsOf(abort)]).toEqual(["Stopped", WORDS]);
  const later = play.look(4, { ...V1, a: "v2", b: "v2" }, { abort: ANA });
  expect([later.state.phase, wordsOf(later)]).toEqual(["Stopped", WORDS]);
  expect(ordersIn(later)).toBe("a:handsOff b:handsOff c:handsOff d:handsOff");
  expect(play.look(5, { ...V1, a: "v2", b: "v2" }, { abort: ANA, rollback: ANA }).state.phase).toBe("RollingBack");
});
