import { resolveIntOrPercent } from "../../object/index.ts";
import { type Evidence, isFresh, isRevision, judgeEvidence, toSecond } from "../model/evidence.ts";
import type { Plan, PlannedWave } from "../model/plan.ts";
import { DEFAULT_SILENCE } from "../model/silence.ts";
import type { JudgedStanding, Keeper } from "./judges.ts";

/** The largest number of targets that a blocker names. */
const NAMED = 5;

/**
 * Returns why the proof of a passed wave no longer holds: landed targets are seen in another state than Current at the
 * revision, or are silent. A wave that soaks, counts samples, is measured, or is followed by an approval allows no
 * silent target; any other allows some, and a promoted one any number. A target that somebody accepted counts as
 * landed.
 */
export function findLoss(standing: JudgedStanding, wave: number): Keeper | undefined {
  const { plan } = standing;
  const planned = plan.waves[wave];
  if (planned === undefined || (plan.holdOn ?? "regression") !== "regression") return undefined;
  const { landed, regressed, silent } = lookAgain(standing, planned);
  if (regressed.length > 0) return lost("Regressed", wave, planned, regressed);
  if (standing.waves[wave]?.promotedBy !== undefined) return undefined;
  if (silent.length <= silenceBorne(plan, wave, landed)) return undefined;
  return lost("Silent", wave, planned, silent, () => longestSilence(silent, standing.evidence));
}

interface SeenAgain {
  readonly landed: number;
  readonly regressed: readonly string[];
  readonly silent: readonly string[];
}

/** Returns the present condition of the landed targets of a wave. */
function lookAgain(
  { plan, revision, now, told, evidence, targetOf }: JudgedStanding,
  { targets }: PlannedWave,
): SeenAgain {
  const isTarget = isRevision(revision);
  const regressed: string[] = [];
  const silent: string[] = [];
  let landed = 0;
  for (const { key } of targets) {
    if (targetOf(key)?.state !== "Landed") continue;
    landed += 1;
    if (told.accepts.has(key)) continue;
    const seen: Evidence | undefined = evidence.get(key);
    if (seen === undefined || !isFresh(seen, now, plan.staleAfter)) silent.push(key);
    else if (judgeEvidence(seen, isTarget) !== "landed") regressed.push(key);
  }
  return { landed, regressed, silent };
}

function silenceBorne(plan: Plan, wave: number, landed: number): number {
  const { soak, minSamples, metrics, gates } = plan.waves[wave] ?? {};
  const isLeanedOn = soak !== undefined || minSamples !== undefined || metrics !== undefined || gates !== undefined;
  if (isLeanedOn || plan.waves[wave + 1]?.approval === true) return 0;
  const limit = plan.maxSilent ?? DEFAULT_SILENCE;
  const resolved = resolveIntOrPercent(limit, landed, "down");
  return "percent" in limit ? Math.max(1, resolved) : resolved;
}

/** Returns when the longest silent target was last seen (milliseconds); `undefined` if never. */
function longestSilence(keys: readonly string[], evidence: JudgedStanding["evidence"]): number | undefined {
  const seen = keys.map((key) => evidence.get(key)?.observedAt ?? Number.NEGATIVE_INFINITY);
  const first = seen.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
  return Number.isFinite(first) ? toSecond(first) : undefined;
}

function lost(
  kind: "Regressed" | "Silent",
  wave: number,
  { name }: PlannedWave,
  keys: readonly string[],
  silentSince: () => number | undefined = () => undefined,
): Keeper {
  const targets = keys.slice(0, NAMED);
  const [target = ""] = targets;
  return () => ({
    kind,
    wave,
    name,
    count: keys.length,
    targets,
    silentSince: silentSince(),
    who: [
      { by: "report", target },
      { by: "person", verb: "accept", target },
    ],
  });
}
