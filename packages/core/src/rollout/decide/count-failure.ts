import type { PlannedTarget } from "../model/plan.ts";
import type { DomainFailures, TargetState, WaveState } from "../model/state.ts";
import { counterOf } from "./counters.ts";
import { type Draft, setWave } from "./draft.ts";

/** Counts a target that has failed, once, in its wave and its failure domain. What can never work aborts the attempt. */
export function countFailure(draft: Draft, wave: number, planned: PlannedTarget, failed: TargetState): void {
  const counter = counterOf(draft.plan, wave, failed);
  setWave(draft, wave, { [counter]: (draft.waves[wave]?.[counter] ?? 0) + 1 });
  if (counter !== "uncounted") {
    countInDomain(draft, planned, "failures");
    draft.setBack.add(wave);
  }
  if (failed.cause === "invalid" && draft.aborted === undefined) {
    const { reason, message } = failed;
    const why = message ?? reason ?? "";
    draft.aborted = { at: draft.moment.now, reason: "InvalidChange", message: `${planned.key}: ${why}` };
  }
}

/** Takes a failure out of what is tolerated, without forgetting it: somebody asked to try the target again. */
export function forgive(draft: Draft, wave: number, planned: PlannedTarget, failed: TargetState): void {
  const counter = counterOf(draft.plan, wave, failed);
  if (counter === "uncounted") return;
  const field: keyof WaveState = counter === "failures" ? "forgiven" : "forgivenInfrastructure";
  setWave(draft, wave, { [field]: (draft.waves[wave]?.[field] ?? 0) + 1 });
  countInDomain(draft, planned, "forgiven");
}

function countInDomain(draft: Draft, { domain }: PlannedTarget, field: "failures" | "forgiven"): void {
  const isBounded = draft.plan.domains?.some(({ name, maxFailures }) => name === domain && maxFailures !== undefined);
  if (domain === undefined || isBounded !== true) return;
  const known = draft.domains.find(({ name }) => name === domain) ?? { name: domain, failures: 0 };
  const counted: DomainFailures = { ...known, [field]: (known[field] ?? 0) + 1 };
  const others = draft.domains.filter(({ name }) => name !== domain);
  draft.domains = [...others, counted].toSorted((a, b) => (a.name < b.name ? -1 : 1));
}
