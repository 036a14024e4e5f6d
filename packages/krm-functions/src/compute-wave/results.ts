import { type Change, type Decision, explainRollout, type Plan } from "@landfall/core/rollout";
import type { FunctionResult, Item, ResourceList } from "../sdk/index.ts";

/** The decision that the results report. */
export interface Outcome {
  readonly rollout: string;
  /** Whether the rollout is only judged (shadow), which each result then says. */
  readonly isShadow: boolean;
  readonly plan: Plan;
  readonly decision: Decision;
  /** The delivery objects of each target. */
  readonly items: ReadonlyMap<string, readonly Item[]>;
}

const MAX_TARGETS = 50;

/** The kinds of change that get a result for each target, with its severity and wording. */
const SAID: {
  readonly [kind in Change["kind"]]?: { readonly severity: FunctionResult["severity"]; readonly word: string };
} = {
  failed: { severity: "warning", word: "has failed" },
  left: { severity: "warning", word: "has left the revision" },
  held: { severity: "warning", word: "is held" },
  returned: { severity: "info", word: "is seen again and is released" },
  removed: { severity: "info", word: "is no longer in the inventory: it goes on when it is back" },
  rejoined: { severity: "info", word: "is in the inventory again" },
  "rolling-back": { severity: "info", word: "is sent back" },
  "rolled-back": { severity: "info", word: "is back" },
  landed: { severity: "info", word: "has landed" },
  released: { severity: "info", word: "is released" },
};

const PREPOSITION: { readonly [kind in Change["kind"]]?: string } = { released: "to", landed: "at" };

/**
 * Adds one result for the rollout, one for each wave, and one for each changed target, the most severe first, at most
 * 50.
 */
export function addResults(list: ResourceList, outcome: Outcome): void {
  const { rollout, plan, decision } = outcome;
  const name = nameOf(outcome);
  const { state } = decision;
  const { blockers } = decision;
  const isCompletedWithFailures =
    state.phase === "Completed" && [...state.targets.values()].some((target) => target.state === "Failed");
  const tags = { rollout, phase: state.phase };
  list.addResult({
    severity: state.phase === "Stopped" || isCompletedWithFailures ? "warning" : "info",
    message: `${name}: ${explainRollout(plan, state, state.at, undefined, blockers).message}`,
    tags,
  });
  if (decision.superseding !== undefined) {
    const message = `${name}: revision ${decision.superseding.revision} waits until ${state.revision} has ended`;
    list.addResult({ severity: "info", message, tags });
  }
  for (const wave of plan.waves.keys()) {
    const { message, releasedBy } = explainRollout(plan, state, state.at, { wave }, blockers);
    const next = releasedBy === undefined ? "" : `; goes on ${releasedBy}`;
    list.addResult({
      severity: "info",
      message: `${name}: ${message}${next}`,
      tags: { rollout, wave: String(wave) },
    });
  }
  const said = Object.keys(SAID) as readonly Change["kind"][];
  const changes = decision.changes
    .filter(({ kind }) => said.includes(kind))
    .toSorted((a, b) => said.indexOf(a.kind) - said.indexOf(b.kind));
  for (const change of changes.slice(0, MAX_TARGETS)) addChange(list, outcome, change);
  if (changes.length > MAX_TARGETS) {
    list.addResult({
      severity: "info",
      message: `${name}: ${changes.length - MAX_TARGETS} more targets changed`,
      tags: { rollout },
    });
  }
}

function nameOf({ rollout, isShadow }: Outcome): string {
  return isShadow ? `${rollout} (shadow: nothing is carried out)` : rollout;
}

function addChange(list: ResourceList, outcome: Outcome, change: Change): void {
  const { rollout, decision, items } = outcome;
  const { kind, target = "", reason, message } = change;
  const { severity = "info", word = kind } = SAID[kind] ?? {};
  const why = [reason, message].filter((part) => part !== undefined && part !== "").join(": ");
  const preposition = PREPOSITION[kind];
  const at = preposition === undefined ? "" : ` ${preposition} ${decision.state.revision}`;
  const text = `${nameOf(outcome)}: target ${target} ${word}${at}${why === "" ? "" : ` (${why})`}`;
  const tags = { rollout, target, change: kind };
  const [item] = items.get(target) ?? [];
  if (item === undefined) return list.addResult({ severity, message: text, tags });
  const { apiVersion, kind: itemKind, name, namespace } = item;
  const resourceRef = { apiVersion, kind: itemKind, name, ...(namespace !== "" && { namespace }) };
  list.addResult({ severity, message: text, resourceRef, tags });
}
