import { fingerprint } from "../../../object/index.ts";
import { retryAt } from "../../../run/index.ts";
import type { TargetState } from "../../model/state.ts";
import type { Look } from "../look.ts";

/**
 * A released target that `failed` as one that keeps its place and is tried again after a pause, where the strategy does
 * so for failures of its class; else `failed` itself. The jitter is by salt, target, attempt and try: no chance is involved.
 */
export function retryTarget({ plan, start, moment }: Look, key: string, failed: TargetState): TargetState {
  const { retry } = plan;
  const { cause, tries = 1, reason, message } = failed;
  if (failed.state !== "Failed" || retry === undefined || cause === undefined || !retry.classes.includes(cause))
    return failed;
  const chance = fingerprint(`${retry.salt}\n${key}\n${start.attempt}\n${tries}`) / 2 ** 53;
  const at = retryAt(retry, tries, moment.now, chance);
  if (at === undefined) return failed;
  const { cause: _, ...rest } = failed;
  const why = message === undefined ? (reason ?? "failed") : `${reason}: ${message}`;
  return { ...rest, state: "Released", reason: "Retrying", message: why, retryAt: Math.ceil(at / 1000) * 1000 };
}

/** A target whose pause is over, as tried again at `now`; `undefined` for any other. */
export function triedAgain(target: TargetState, now: number): TargetState | undefined {
  const { retryAt: due, tries = 1, message: _, ...rest } = target;
  if (target.state !== "Released" || due === undefined || due > now) return undefined;
  return { ...rest, since: now, reason: "Retried", tries: tries + 1 };
}
