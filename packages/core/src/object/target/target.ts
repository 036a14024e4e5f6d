import { failure, type Problem, type Result, success } from "../problem.ts";

/** The place where something is deployed: a cluster, and a package if one cluster has several. */
export interface Target {
  readonly cluster: string;
  readonly package?: string;
}

const MAX_CLUSTER = 253;
const MAX_PACKAGE = 512;
const PLAIN_TARGET = /^[!-.0-~]+(?:\/[!-.0-~]+)*$/;

/**
 * Parses `<cluster>` or `<cluster>/<package>` (annotation `landfall.dev/target`); the package may contain slashes. A
 * problem `InvalidTarget` for an empty part, spaces, control characters, a cluster beyond 253 characters or a package
 * beyond 512. `field` is the place of the text.
 */
export function parseTarget(text: unknown, field?: string): Result<Target> {
  if (typeof text !== "string") return failure(invalid("a target must be a string", field));
  const shown = (): string => JSON.stringify(text.slice(0, MAX_CLUSTER));
  const slash = text.indexOf("/");
  const cluster = slash < 0 ? text : text.slice(0, slash);
  const packageName = slash < 0 ? "" : text.slice(slash + 1);
  if (cluster.length > MAX_CLUSTER || packageName.length > MAX_PACKAGE) {
    return failure(invalid(`${shown()} is too long for a target`, field));
  }
  if (!isTarget(text)) {
    return failure(invalid(`${shown()} is no target: write <cluster> or <cluster>/<package>`, field));
  }
  return success(slash < 0 ? { cluster } : { cluster, package: packageName });
}

/**
 * Returns whether a text is printable and without spaces; a slash only separates. Looking up Unicode's own class of
 * printable characters would cost half a millisecond at the start.
 */
function isTarget(text: string): boolean {
  return PLAIN_TARGET.test(text) || /^[^\s\p{C}/]+(?:\/[^\s\p{C}/]+)*$/u.test(text);
}

function invalid(message: string, field: string | undefined): Problem {
  return { code: "InvalidTarget", severity: "error", message, ...(field !== undefined && { field }) };
}

/** Formats `<cluster>` or `<cluster>/<package>`; `parseTarget` reads it back. */
export function formatTarget(target: Target): string {
  return target.package === undefined ? target.cluster : `${target.cluster}/${target.package}`;
}

/** Returns a unique map key, as no cluster name contains a slash: the same text as `formatTarget`. */
export function targetKey(target: Target): string {
  return formatTarget(target);
}

/** Orders targets by cluster, then package (none first), by UTF-16 code unit. */
export function compareTargets(a: Target, b: Target): number {
  if (a.cluster !== b.cluster) return a.cluster < b.cluster ? -1 : 1;
  const [left, right] = [a.package ?? "", b.package ?? ""];
  return left === right ? 0 : left < right ? -1 : 1;
}
