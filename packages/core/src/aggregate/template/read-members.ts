import { canonicalJson, type Problem, truncate } from "../../object/index.ts";
import { groupBy } from "../model/group-by.ts";
import { numberIn } from "./members.ts";
import type { Member } from "./rule.ts";
import type { TemplateItem } from "./types.ts";
import { decodeWire, type WireFault, type WireShape } from "./wire.ts";

/** The members that were read, and the problems of those that could not be read fully. */
export interface MembersRead {
  readonly members: readonly Member[];
  readonly problems: readonly Problem[];
}

/** Reads the report of each cluster, in the given order. An unreadable status counts as none, with a problem. */
export function readMembers(items: readonly TemplateItem[], shape: WireShape): MembersRead {
  const problems: Problem[] = [];
  const members = items.map((item): Member => {
    const { cluster, health } = item;
    const decoded = decodeWire(shape, item.status);
    if (!decoded.ok) problems.push(unreadable(cluster, decoded.fault));
    const read = decoded.ok ? decoded.value : {};
    return {
      cluster,
      ...(decoded.ok && item.status !== undefined && item.status !== null && { status: read }),
      ...(health !== undefined && { health }),
      generation: item.generation ?? numberIn(read, "generation"),
      templateGeneration: item.templateGeneration ?? numberIn(read, "resourceTemplateGeneration"),
    };
  });
  return { members, problems };
}

/**
 * Returns one member for each cluster, sorted by name. A cluster that is listed twice counts once: unchanged if both
 * entries are equal, else as one that has not reported, with a problem.
 */
export function uniqueMembers({ members, problems }: MembersRead): MembersRead {
  const duplicates: Problem[] = [];
  const unique = [...groupBy(members, ({ cluster }) => cluster)].map(([cluster, same]): Member => {
    const [only] = same;
    if (only !== undefined && (same.length === 1 || areSame(same))) return only;
    duplicates.push(duplicate(cluster));
    return { cluster, generation: 0, templateGeneration: 0 };
  });
  const said = new Map([...problems, ...duplicates].map((problem) => [problem.message, problem]));
  return {
    members: unique.toSorted((a, b) => (a.cluster < b.cluster ? -1 : 1)),
    problems: [...said.values()].toSorted((a, b) => (a.message < b.message ? -1 : 1)),
  };
}

function areSame(members: readonly Member[]): boolean {
  return new Set(members.map((member) => canonicalJson({ ...member }))).size === 1;
}

function duplicate(cluster: string): Problem {
  return {
    code: "DuplicateCluster",
    severity: "error",
    message: `${name(cluster)} reports twice and not the same: it counts as one that has not reported`,
  };
}

function unreadable(cluster: string, { field, expected }: WireFault): Problem {
  return {
    code: "UnreadableStatus",
    severity: "error",
    field: field === "" ? "status" : `status.${field}`,
    message: `${field === "" ? "the status" : field} of ${name(cluster)} is not ${expected}: it counts as not reported`,
  };
}

function name(cluster: string): string {
  return `cluster ${JSON.stringify(truncate(cluster, 64))}`;
}
