import { type Stop } from "../judge/budgets.ts";
import { standingIn } from "../judge/standing.ts";
import { stopOf as stopIn } from "../judge/standstill.ts";
import { toldTo } from "../judge/told.ts";
import type { Evidence } from "../model/evidence.ts";
import type { Plan } from "../model/plan.ts";
import type { FailureClass } from "../model/policies.ts";
import { type RolloutState } from "../model/state.ts";

/** Why nothing starts any more in an attempt; `undefined` if something may. */
export function stopOf(plan: Plan, state: RolloutState): Stop | undefined {
  if (state.phase === "Running" || state.phase === "Paused" || state.phase === "Completed") return undefined;
  const nothing = { now: state.at, told: toldTo(state, {}), evidence: new Map<string, Evidence>() };
  return stopIn(standingIn(plan, state, nothing), state);
}

/** The same for people. */
export function describeStop(plan: Plan, state: RolloutState): string {
  const stop = stopOf(plan, state);
  if (stop === undefined) return "it was stopped";
  const { reason, message, scope, wave, name = "", failures = 0, tolerated = 0 } = stop;
  if (message !== undefined) return message;
  if (reason === "NothingLanded")
    return `nothing of wave ${name} has landed, and what failed says nothing of ${state.revision}`;
  const isApart = reason === "TooManyInfrastructureFailures";
  const how = isApart ? "failed by the infrastructure" : "failed";
  const first = wave === undefined ? undefined : firstFailed(plan, state, wave, isApart);
  const example = first === undefined ? "" : ` (${first})`;
  const whose = { wave: ` of wave ${name}`, domain: ` of domain ${name || "(none)"}`, rollout: "", shared: "" };
  const by = scope === "shared" ? ` by budget ${name}` : "";
  return `${failures}${whose[scope ?? "rollout"]} ${how}${example}, ${tolerated} tolerated${by}`;
}

function firstFailed(plan: Plan, { targets }: RolloutState, wave: number, isApart: boolean): string | undefined {
  const others: readonly (FailureClass | undefined)[] = isApart
    ? ["change", "preexisting", undefined]
    : ["preexisting"];
  const isIt = (key: string): boolean => {
    const target = targets.get(key);
    return target?.state === "Failed" && !others.includes(target.cause);
  };
  return plan.waves[wave]?.targets.find(({ key }) => isIt(key))?.key;
}
