import { compareText } from "@landfall/core/object";
import type { OcmGroup, OcmRolloutStrategy } from "./upstream-types.ts";

/** Groups are looked up as index 0, 1, 2, …: a gap drops all that come after it. */
export function groupsInOrder(groups: readonly OcmGroup[]): readonly OcmGroup[] {
  const byIndex = new Map(groups.map((group) => [group.index, group]));
  const ordered: OcmGroup[] = [];
  for (let index = 0; index < groups.length; index++) {
    const group = byIndex.get(index);
    if (group !== undefined) ordered.push(group);
  }
  return ordered;
}

/**
 * A key with a name selects all groups of that name, whatever their index; else the index counts. A
 * mandatory group is found behind a gap of the indexes, the others are not.
 */
export function splitMandatory(
  groups: readonly OcmGroup[],
  keys: NonNullable<NonNullable<OcmRolloutStrategy["progressive"]>["mandatoryDecisionGroups"]>,
): { readonly mandatory: readonly OcmGroup[]; readonly rest: readonly OcmGroup[] } {
  const isMandatory = (group: OcmGroup): boolean =>
    keys.some((key) =>
      (key.groupName ?? "") === "" ? group.index === (key.groupIndex ?? 0) : group.name === key.groupName,
    );
  return {
    mandatory: groups.filter(isMandatory).sort((a, b) => a.index - b.index),
    rest: groupsInOrder(groups).filter((group) => !isMandatory(group)),
  };
}

/** All clusters of some groups in the order of their names, each with its group. */
export function clustersOf(
  groups: readonly OcmGroup[],
): readonly { readonly cluster: string; readonly group: OcmGroup }[] {
  const groupOf = new Map<string, OcmGroup>();
  for (const group of groups) for (const cluster of group.clusters) groupOf.set(cluster, group);
  return [...groupOf].map(([cluster, group]) => ({ cluster, group })).sort((a, b) => compareText(a.cluster, b.cluster));
}
