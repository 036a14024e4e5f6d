import { isSameRevision, type Observation } from "@landfall/core/aggregate";

/** How many targets are at one revision of one package. */
export interface RevisionCount {
  readonly package: string;
  readonly revision: string;
  readonly targets: number;
}

/** Which revisions of each package are where, most targets first; `v1` and `v1@sha1:2c58` are one. */
export function revisionCounts(
  observations: readonly Pick<Observation, "target" | "revision">[],
): readonly RevisionCount[] {
  const counts = new Map<string, RevisionCount[]>();
  for (const { target, revision } of observations) {
    if (revision.observed === undefined) continue;
    const name = target.package ?? "";
    const known = counts.get(name) ?? [];
    counts.set(name, known);
    const at = known.findIndex((one) => isOne(one.revision, revision.observed ?? ""));
    const { revision: text = revision.observed, targets = 0 } = known[at] ?? {};
    const shorter = text.length <= revision.observed.length ? text : revision.observed;
    known.splice(at < 0 ? known.length : at, 1, { package: name, revision: shorter, targets: targets + 1 });
  }
  return [...counts.values()].flatMap((lines) => lines.toSorted((a, b) => b.targets - a.targets));
}

function isOne(a: string, b: string): boolean {
  return a === b || isSameRevision(a, b) || isSameRevision(b, a);
}
