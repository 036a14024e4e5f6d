import { groupBy, isSameRevision, type Observation } from "@landfall/core/aggregate";

/** The number of targets with one revision of one package. */
export interface RevisionCount {
  readonly package: string;
  readonly revision: string;
  readonly targets: number;
}

/** Counts the revisions of each package, the most frequent first; `v1` and `v1@sha1:2c58` count as one. */
export function revisionCounts(
  observations: readonly Pick<Observation, "target" | "revision">[],
): readonly RevisionCount[] {
  return [...groupBy(observations, ({ target }) => target.package ?? "")].flatMap(([name, ofPackage]) => {
    const counts: RevisionCount[] = [];
    for (const { revision } of ofPackage) {
      if (revision.observed === undefined) continue;
      const at = counts.findIndex((one) => isOne(one.revision, revision.observed ?? ""));
      const { revision: text = revision.observed, targets = 0 } = counts[at] ?? {};
      const shorter = text.length <= revision.observed.length ? text : revision.observed;
      counts.splice(at < 0 ? counts.length : at, 1, { package: name, revision: shorter, targets: targets + 1 });
    }
    return counts.toSorted((a, b) => b.targets - a.targets);
  });
}

function isOne(a: string, b: string): boolean {
  return a === b || isSameRevision(a, b) || isSameRevision(b, a);
}
