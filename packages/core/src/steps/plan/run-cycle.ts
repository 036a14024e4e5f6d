import { isMap, type Problem, readPath } from "../../object/index.ts";
import { invalidPlan } from "./fields.ts";

/** The specs of plans by name, as they are written: nobody need have checked them. */
export type PlanSpecs = ReadonlyMap<string, unknown>;

/**
 * The problem `PlanCycle` of a plan whose runs begin runs of a plan that began them, at whatever depth: none of them would
 * ever end. It stands at the task that leads into the cycle, and names the plans.
 */
export function runCycle(name: string, plans: PlanSpecs): readonly Problem[] {
  const seen = new Set<string>();
  for (const { plan, field } of runsOf(plans.get(name))) {
    const way = wayIntoCycle([name, plan], plans, seen);
    if (way === undefined) continue;
    const message = `runs of plan ${name} begin runs without end: ${way.join(" → ")}`;
    const hint = "a run waits for the runs that it begins: take one of them out";
    return [invalidPlan("PlanCycle", field, message, hint)];
  }
  return [];
}

/** The plans along the runs that they begin, from the first up to one that stands twice; `undefined` where none does. */
function wayIntoCycle(start: readonly string[], plans: PlanSpecs, seen: Set<string>): readonly string[] | undefined {
  const open: (readonly string[])[] = [start];
  for (let way = open.pop(); way !== undefined; way = open.pop()) {
    const last = way.at(-1) ?? "";
    if (way.indexOf(last) < way.length - 1) return way;
    if (seen.has(last)) continue;
    seen.add(last);
    for (const { plan } of runsOf(plans.get(last)).toReversed()) open.push([...way, plan]);
  }
  return undefined;
}

/** The plans whose runs the tasks of a spec begin, in order, and where they say so. */
function runsOf(spec: unknown): readonly { readonly plan: string; readonly field: string }[] {
  return membersAt(spec, "phases", "spec").flatMap(([phase, inPhase]) =>
    membersAt(phase, "steps", inPhase).flatMap(([step, inStep]) =>
      membersAt(step, "tasks", inStep).flatMap(([task, field]) => {
        const plan = readPath(task, ["run", "plan"]);
        return typeof plan === "string" ? [{ plan, field: `${field}.run.plan` }] : [];
      }),
    ),
  );
}

function membersAt(owner: unknown, name: string, field: string): readonly (readonly [unknown, string])[] {
  const members = isMap(owner) ? owner[name] : undefined;
  return Array.isArray(members)
    ? members.map((member: unknown, index) => [member, `${field}.${name}[${index}]`] as const)
    : [];
}
