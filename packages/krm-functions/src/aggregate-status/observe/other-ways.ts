import { SAMPLE_READERS } from "@landfall/adapters/systems";
import {
  type Observation,
  readFleetReport,
  readPackageReport,
  readTargetMetrics,
  readVector,
} from "@landfall/core/aggregate";
import { formatRef, type KubeObject, type Problem, refOf, type Target } from "@landfall/core/object";
import type { StatusSnapshot } from "@landfall/core/schemas";

/** Samples in the form of a snapshot. */
export type Samples = NonNullable<StatusSnapshot["spec"]["samples"]>;

/** Facts that are needed to read samples. */
export interface SampleContext {
  /** The revisions that a fingerprint may stand for. */
  readonly revisions: Iterable<string>;
  readonly wantedOf: (target: Target) => string | undefined;
}

/**
 * The observations that a cluster pushed: all targets of its FleetReport, or the one target that its PackageReport sums
 * up.
 */
export function readPushed(
  report: KubeObject,
  cluster: string,
): { readonly observations: readonly Observation[]; readonly problems: readonly Problem[] } {
  const ref = refOf(report);
  const read = ref.kind === "FleetReport" ? readFleetReport(report) : readPackageReport(report, cluster);
  const problems = read.problems.map(
    (problem): Problem => ({
      ...problem,
      severity: "warning",
      message: `${formatRef(ref)} that ${cluster} pushed: ${problem.message}`,
      ref,
    }),
  );
  const value = read.ok ? read.value : undefined;
  return { observations: value === undefined ? [] : [value].flat(), problems };
}

/** The targets that samples describe: in our own metrics, and in those of systems that have some. */
export function readSamples(samples: Samples, { revisions, wantedOf }: SampleContext): readonly Observation[] {
  const vector = readVector(
    samples.map(({ metric, labels, value, at }) => ({ metric: { ...labels, __name__: metric }, value: [at, value] })),
  );
  if (!vector.ok) throw new Error("a list of samples is a vector");
  const ofSystems = SAMPLE_READERS.flatMap((read) => read(vector.value, { wantedOf }));
  return [...readTargetMetrics(vector.value, { revisions }), ...ofSystems];
}
