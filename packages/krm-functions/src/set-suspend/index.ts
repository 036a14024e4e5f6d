import type { Problem } from "@landfall/core/object";
import type { SetSuspend } from "@landfall/core/schemas";
import type { KrmFunction, ResourceList } from "../sdk/index.ts";
import { type Ask, readAsk } from "./ask.ts";
import { type Change, changeItem } from "./change-item.ts";
import { CONFIG } from "./config.ts";
import { DOCS } from "./docs.ts";
import { readPlan } from "./plan.ts";
import { reportChange } from "./report.ts";
import { type Selected, selectItems } from "./select.ts";
import { readTargets, type TargetReader } from "./target-reader.ts";
import { type Wanted, wantAlike, wantAsPlanned } from "./wanted.ts";

export { type CollectHolds, collectHolds } from "./collect-holds.ts";

/**
 * Holds objects for a holder, or lets its holds go, as the config says; with `plan`, as a RolloutPlan says. Every
 * object is checked before the first is written; a second run changes nothing. The order of the items is irrelevant.
 */
export const setSuspend: KrmFunction<SetSuspend> = { name: "set-suspend", docs: DOCS, config: CONFIG, run };

function run(list: ResourceList, config: SetSuspend): void {
  const ask = readAsk(config);
  if (!ask.ok) return refuse(list, ask.problems);
  const targetOf = readTargets(list, config);
  if (!targetOf.ok) return refuse(list, targetOf.problems);
  const selected = selectItems(list, config, ask.value.catalogue, targetOf.value);
  if (!selected.ok) return refuse(list, selected.problems);
  const wanted = want(list, config, ask.value, selected.value, targetOf.value);
  if (wanted === undefined) return;
  if (selected.value.length === 0) reportNoMatch(list, config);
  const changes = changeAll(list, ask.value, wanted);
  if (changes === undefined) return;
  if (ask.value.expired) reportExpired(list, config);
  const refused = list.apply(changes.flatMap(({ edits }) => edits));
  refuse(list, refused);
}

function want(
  list: ResourceList,
  config: SetSuspend,
  ask: Ask,
  selected: readonly Selected[],
  targetOf: TargetReader,
): readonly Wanted[] | undefined {
  if (config.plan === undefined) return wantAlike(selected, ask);
  const plan = readPlan(list, config.plan);
  const wanted = plan.ok ? wantAsPlanned(selected, ask, plan.value, targetOf) : plan;
  if (wanted.ok) return wanted.value;
  refuse(list, wanted.problems);
  return undefined;
}

/** All changes with their results, or `undefined` if one of them is refused. */
function changeAll(list: ResourceList, ask: Ask, wanted: readonly Wanted[]): readonly Change[] | undefined {
  const changes: Change[] = [];
  let refused = false;
  for (const one of wanted) {
    const change = changeItem(ask, one);
    if (!change.ok) {
      refused = true;
      for (const problem of change.problems) list.addProblem(problem, one.item);
    } else if (change.value !== undefined) {
      changes.push(change.value);
      reportChange(list, ask, change.value);
    }
  }
  return refused ? undefined : changes;
}

function refuse(list: ResourceList, problems: readonly Problem[]): void {
  for (const problem of problems) list.addProblem(problem);
}

function reportNoMatch(list: ResourceList, config: SetSuspend): void {
  const severity = config.onNoMatch === "error" ? "error" : "info";
  list.addProblem({ code: "NothingSelected", severity, message: "no object matches the targets", field: "targets" });
}

function reportExpired(list: ResourceList, config: SetSuspend): void {
  const message = `until ${config.until ?? ""} is past: nothing is held, and what was held is let go`;
  list.addProblem({ code: "HoldExpired", severity: "info", message, field: "until" });
}
