import { type ChildRun, readRun } from "@landfall/core/steps";
import type { Item, ResourceList } from "../../sdk/index.ts";

/**
 * The runs that tasks started, by the key of the task's try: every StepRun of the package that names one as its parent.
 * An unreadable one is ignored here, because its own rollout reports it.
 */
export function readChildRuns(list: ResourceList): ReadonlyMap<string, ChildRun> {
  const pages = new Map<string, Item[]>();
  for (const item of list.select({ group: "landfall.dev", kind: "StepRun" })) {
    const key = JSON.stringify([item.get(["spec", "rollout"]) ?? null, item.get(["spec", "subject"]) ?? null]);
    pages.set(key, [...(pages.get(key) ?? []), item]);
  }
  const children = new Map<string, ChildRun>();
  for (const items of pages.values()) {
    const read = readRun(items.map((item) => item.toObject()));
    if (!read.ok || read.value === undefined) continue;
    const { run } = read.value;
    const { parent } = run.trigger;
    if (parent === undefined) continue;
    children.set(parent, { state: run.state, ...(run.message !== undefined && { message: run.message }) });
  }
  return children;
}
