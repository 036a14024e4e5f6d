import { compareTargets, type Target, targetKey } from "../../object/index.ts";
import { boundName } from "../model/bound.ts";
import type { TargetFigures } from "./target-figures.ts";
import { MAX_LABEL_BYTES, TARGET_METRICS } from "./target-metrics.ts";
import { writeFamilies } from "./write-families.ts";

/**
 * Writes the figures of targets in the OpenMetrics text format 1.0, which Prometheus scrapes: families in a fixed
 * order, targets by name, no timestamps. Of several figures of one target the newest is written. Names are bounded to
 * 253 bytes of JSON and escaped.
 */
export function writeOpenMetrics(figures: Iterable<TargetFigures>): string {
  return writeFamilies(TARGET_METRICS, newestOfEach(figures), (target, { state, figure }) => ({
    labels: { cluster: target.cluster, package: target.package, ...(state === undefined ? {} : { state }) },
    value: target[figure],
  }));
}

function newestOfEach(figures: Iterable<TargetFigures>): readonly TargetFigures[] {
  const targets = new Map<string, TargetFigures>();
  for (const each of figures) {
    const bounded = {
      ...each,
      cluster: boundName(each.cluster, MAX_LABEL_BYTES),
      package: boundName(each.package, MAX_LABEL_BYTES),
    };
    const key = targetKey(targetOf(bounded));
    const before = targets.get(key);
    if (before === undefined || isNewer(bounded, before)) targets.set(key, bounded);
  }
  return [...targets.values()].toSorted((a, b) => compareTargets(targetOf(a), targetOf(b)));
}

function isNewer(a: TargetFigures, b: TargetFigures): boolean {
  const [first, second] = [a.observedAt ?? -1, b.observedAt ?? -1];
  return first === second ? JSON.stringify(a) < JSON.stringify(b) : first > second;
}

function targetOf({ cluster, package: name }: TargetFigures): Target {
  return { cluster, package: name };
}
