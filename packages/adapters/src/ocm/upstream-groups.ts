import { compareText } from "@landfall/core/object";
import type { OcmGroup, OcmRolloutStrategy } from "./upstream-types.ts";

/** Returns groups in the order of their index 0, 1, 2, …: OCM drops all groups after a gap. */
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
 * Splits off the mandatory groups. A key with a name selects all groups of that name, whatever their index; else the
 * index counts. A mandatory group after a gap of the indexes is found, other groups are not.
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

/** Returns all clusters of some groups in the order of their names, each with its group. */
export function clustersOf(
  groups: readonly OcmGroup[],
): readonly { readonly cluster: string; readonly group: OcmGroup }[] {
  const groupOf = new Map<string, OcmGroup>();
  for (const group of groups) for (const cluster of group.clusters) groupOf.set(cluster, group);
  return [...groupOf].map(([cluster, group]) => ({ cluster, group })).sort((a, b) => compareText(a.cluster, b.cluster));
}
