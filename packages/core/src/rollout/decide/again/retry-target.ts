import { fingerprint } from "../../../object/index.ts";
import { retryAt } from "../../../run/index.ts";
import type { TargetState } from "../../model/state.ts";
import type { Look } from "../look.ts";

/**
 * Returns a failed target as still released, to be retried after a back-off, if the strategy retries failures of its
 * class; else `failed` unchanged. The jitter is derived from salt, target, attempt and try, so it is not random.
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

/** Returns a target whose back-off is over as retried at `now`; `undefined` for any other target. */
export function triedAgain(target: TargetState, now: number): TargetState | undefined {
  const { retryAt: due, tries = 1, message: _, ...rest } = target;
  if (target.state !== "Released" || due === undefined || due > now) return undefined;
  return { ...rest, since: now, reason: "Retried", tries: tries + 1 };
}
