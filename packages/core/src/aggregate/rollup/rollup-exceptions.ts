import { compareText, type ObjectRef, refKey } from "../../object/index.ts";
import type { Health } from "../model/axes.ts";
import { boundName, boundText } from "../model/bound.ts";
import type { Observation } from "../model/observation.ts";
import { type ExceptionSeverity, SEVERITIES } from "../model/severity.ts";

/** A target that has not landed, and why. Names and texts are bounded, so that the list has a fixed size. */
export interface RollupException {
  readonly severity: ExceptionSeverity;
  readonly cluster: string;
  readonly package: string;
  readonly ref?: ObjectRef;
  readonly revision: string;
  /** The wanted revision; absent if the observed one is known to be it. */
  readonly wanted?: string;
  readonly health: Health;
  readonly reason: string;
  readonly message: string;
  /** Since when the target has been in this state; RFC 3339. */
  readonly since?: string;
}

/** The largest size of each part in bytes of JSON; five exceptions with their keys take the greater part of 8 KiB. */
const BYTES = { cluster: 72, package: 72, revision: 80, group: 63, kind: 63, namespace: 63, name: 72, reason: 63 };
const MESSAGE_BYTES = 144;

/** Returns the exception of an observation. */
export function exceptionOf(observation: Observation, severity: ExceptionSeverity): RollupException {
  const { target, ref, revision, axes, reason, message, since } = observation;
  return boundException({
    severity,
    cluster: target.cluster,
    package: target.package ?? "",
    ...(ref === undefined ? {} : { ref }),
    revision: revision.observed ?? "",
    ...(revision.wanted === undefined || axes.upToDate === "yes" ? {} : { wanted: revision.wanted }),
    health: axes.health,
    reason,
    message,
    ...(since === undefined ? {} : { since }),
  });
}

/** Returns the exception with its names and texts cut to their bounds. */
export function boundException(exception: RollupException): RollupException {
  const { severity, ref, wanted, health, since } = exception;
  return {
    severity,
    cluster: boundName(exception.cluster, BYTES.cluster),
    package: boundName(exception.package, BYTES.package),
    ...(ref === undefined ? {} : { ref: boundRef(ref) }),
    revision: boundName(exception.revision, BYTES.revision),
    ...(wanted === undefined ? {} : { wanted: boundName(wanted, BYTES.revision) }),
    health,
    reason: boundText(exception.reason, BYTES.reason),
    message: boundText(exception.message, MESSAGE_BYTES),
    ...(since === undefined ? {} : { since }),
  };
}

function boundRef(ref: ObjectRef): ObjectRef {
  return {
    group: boundName(ref.group, BYTES.group),
    kind: boundName(ref.kind, BYTES.kind),
    namespace: boundName(ref.namespace, BYTES.namespace),
    name: boundName(ref.name, BYTES.name),
  };
}

const LATEST = "~";

/** Orders exceptions: the worst first, then the one that has lasted longest, then by target. A total order. */
function compareExceptions(a: RollupException, b: RollupException): number {
  return (
    SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity) ||
    compareText(a.since ?? LATEST, b.since ?? LATEST) ||
    compareText(a.cluster, b.cluster) ||
    compareText(a.package, b.package) ||
    compareText(a.ref === undefined ? "" : refKey(a.ref), b.ref === undefined ? "" : refKey(b.ref)) ||
    compareText(JSON.stringify(a), JSON.stringify(b))
  );
}

/** Returns whether every entry of a full list is worse than any exception of a severity. */
export function isBeyond(worst: readonly RollupException[], severity: ExceptionSeverity, limit: number): boolean {
  const last = worst[limit - 1];
  return limit === 0 || (last !== undefined && SEVERITIES.indexOf(severity) > SEVERITIES.indexOf(last.severity));
}

/** Inserts an exception into a list of the `limit` worst, in place. */
export function insertException(worst: RollupException[], exception: RollupException, limit: number): void {
  const last = worst[limit - 1];
  if (limit === 0 || (last !== undefined && compareExceptions(exception, last) >= 0)) return;
  const index = worst.findIndex((other) => compareExceptions(exception, other) < 0);
  worst.splice(index < 0 ? worst.length : index, 0, exception);
  if (worst.length > limit) worst.pop();
}
