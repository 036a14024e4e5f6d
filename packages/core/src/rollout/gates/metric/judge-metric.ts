import type { Measurement, MetricGate } from "../../model/asked.ts";

/** `missing`: no value; `early`: of a time before the wave had landed; `stale`: too old, or of a time to come. */
export type GateVerdict = "pass" | "fail" | "missing" | "early" | "stale";

/** Judges one gate. Only `pass` lets a wave through: what is not known holds. `landedAt`: when its last target landed. */
export function judgeGate(
  gate: MetricGate,
  measured: Measurement | undefined,
  times: { readonly landedAt: number; readonly now: number; readonly staleAfter: number },
): GateVerdict {
  const { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY, window } = gate;
  if (measured === undefined || !Number.isFinite(measured.value) || !Number.isFinite(measured.at)) return "missing";
  const { value, at } = measured;
  if (at > times.now || times.now - at > times.staleAfter) return "stale";
  if (at - window < times.landedAt) return "early";
  return value >= min && value <= max ? "pass" : "fail";
}
