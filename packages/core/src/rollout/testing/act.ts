import type { Person } from "../explain/who.ts";
import type { Blocker } from "../model/blocker.ts";
import type { Evidence } from "../model/evidence.ts";
import type { DecideInputs, Retry } from "../model/inputs.ts";
import type { Plan } from "../model/plan.ts";
import type { RolloutState } from "../model/state.ts";
import { MINUTE } from "./fleet.ts";

/** Returns the inputs with which the first releaser of a blocker would end it. */
export function act(
  blocker: Blocker,
  plan: Plan,
  state: RolloutState,
  told: DecideInputs<number>,
): DecideInputs<number> {
  const now = Math.max(told.now, state.at) + MINUTE;
  const later = { ...told, now };
  const [first] = blocker.who;
  switch (first?.by) {
    case "time":
    case "decision": {
      const behind = "over" in blocker ? blocker.over?.until : undefined;
      const until = Math.max(now, blocker.until ?? behind ?? now);
      return { ...later, now: until, evidence: seenAgain(told.evidence, until) };
    }
    case "report":
      return { ...later, evidence: reportedBy(state, now, first.target) };
    case "inventory":
      return { ...later, evidence: reportedBy(state, now, first.targets[0]) };
    case "measurement":
      return {
        ...later,
        metrics: first.names.map((name) => ({ name, value: 0, at: now })),
        evidence: reportedBy(state, now),
      };
    case "rollout":
      return { ...later, shared: (plan.budgets?.shared ?? []).map(({ name }) => ({ name, onTheWay: 0, failures: 0 })) };
    case "person":
      return { ...later, ...says(first, state) };
    case undefined:
      throw new Error(`nobody can end ${JSON.stringify(blocker)}`);
  }
}

/** Returns the inputs by which a person carries out a verb; a request that blocks something is taken back. */
function says({ verb, wave, target }: Person, state: RolloutState): Partial<DecideInputs<number>> {
  const { attempt, revision, restart } = state;
  switch (verb) {
    case "approve":
      return { approvals: [{ wave: wave ?? "", attempt, revision, by: "ana" }] };
    case "promote":
      return { promotions: [{ wave: wave ?? "", attempt, revision, by: "ana" }] };
    case "resume":
      return { paused: false, handbrake: undefined, skips: [], pins: [] };
    case "restart":
      return { restart: restart + 1, abort: undefined, rollback: undefined };
    case "retry":
      return { retries: triedAgain(state) };
    case "skip":
      return { skips: [{ target: target ?? "", by: "ana" }] };
    case "accept":
      return { accepts: [{ target: target ?? "", attempt, by: "ana" }] };
    case "abort":
    case "pin":
    case "clock":
    case "revision":
    case "rollback":
    case "strategy":
      throw new Error(`nobody is asked first to ${verb}`);
  }
}

/** Returns the requests to retry a target and the failed targets on which it depends. */
function triedAgain({ targets, attempt }: RolloutState): readonly Retry[] {
  const failed = [...targets].filter(([, { state }]) => state === "Failed");
  return failed.map(([key, { tries = 1 }]) => ({ target: key, attempt, tries, by: "ana" }));
}

/** Returns the evidence at a later time: reports keep coming, with the same content. */
function seenAgain(evidence: DecideInputs["evidence"], now: number): DecideInputs["evidence"] {
  return new Map([...evidence].map(([key, one]) => [key, { ...one, freshness: "fresh", observedAt: now }]));
}

/**
 * Returns reports in which every cluster is Current at its assigned revision; so is `other`, a target of another
 * package.
 */
function reportedBy({ targets }: RolloutState, now: number, other?: string): ReadonlyMap<string, Evidence> {
  const report = (observed: string): Evidence => ({
    observed,
    wanted: observed,
    health: "Current",
    actuation: "Succeeded",
    freshness: "fresh",
    landed: true,
    observedAt: now,
  });
  const elsewhere = other === undefined || targets.has(other) ? [] : [[other, report("v1")] as const];
  return new Map([...elsewhere, ...[...targets].map(([key, { revision = "v1" }]) => [key, report(revision)] as const)]);
}
