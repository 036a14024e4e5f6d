import type { Item, ResourceList } from "../sdk/index.ts";

/** The StepRuns of a rollout, grouped by subject; each subject has one or more pages. */
export function runsBySubject(list: ResourceList, rollout: string): ReadonlyMap<string, readonly Item[]> {
  const bySubject = new Map<string, Item[]>();
  for (const item of list.select({ group: "landfall.dev", kind: "StepRun" })) {
    if (item.get(["spec", "rollout"]) !== rollout) continue;
    const subject = String(item.get(["spec", "subject"]));
    const pages = bySubject.get(subject);
    if (pages === undefined) bySubject.set(subject, [item]);
    else pages.push(item);
  }
  return bySubject;
}
