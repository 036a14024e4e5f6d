import { compareText } from "../compare-text.ts";
import type { Problem } from "../problem.ts";
import { formatTarget, type Target } from "./target.ts";

/** The objects and targets that somebody may change. */
export interface Scope {
  /**
   * Targets, as `<cluster>` for all of a cluster, as `<cluster>/<package>`, or with `*` for any text: `eu-*`. Default:
   * all.
   */
  readonly targets?: readonly string[] | undefined;
  /** Namespaces, with `*` for any text. Default: all, and objects without one. */
  readonly namespaces?: readonly string[] | undefined;
}

/** Something that is to be changed; its unknown fields are not checked. */
export interface InScope {
  readonly target?: Target | undefined;
  /** The namespace of the object; `""`: it is in none. */
  readonly namespace?: string | undefined;
}

/** Returns why something is outside of a scope, as the end of a sentence; `undefined` if it is inside. */
export function outsideOf(scope: Scope, { target, namespace }: InScope): string | undefined {
  const { targets, namespaces } = scope;
  if (targets !== undefined && target !== undefined) {
    const names = [target.cluster, formatTarget(target)];
    if (!targets.some((pattern) => names.some((name) => isLike(name, pattern))))
      return `target ${formatTarget(target)} is not among ${listed(targets)}`;
  }
  if (namespaces !== undefined && namespace !== undefined) {
    if (namespace === "") return `it is in no namespace, and the scope is ${listed(namespaces)}`;
    if (!namespaces.some((pattern) => isLike(namespace, pattern)))
      return `namespace ${namespace} is not among ${listed(namespaces)}`;
  }
  return undefined;
}

/** Returns the problem of something outside of a scope; `what` names it. */
export function outOfScope(what: string, why: string): Problem {
  const message = `${what} is outside of what the caller may change: ${why}`;
  const hint = "leave it to those whose it is, or let them widen the scope";
  return { code: "OutOfScope", severity: "error", message, hint };
}

function isLike(text: string, pattern: string): boolean {
  const [first = "", ...parts] = pattern.split("*");
  if (parts.length === 0) return text === pattern;
  const last = parts.pop() ?? "";
  if (!text.startsWith(first) || !text.endsWith(last) || text.length < first.length + last.length) return false;
  let at = first.length;
  const end = text.length - last.length;
  for (const part of parts) {
    const found = text.indexOf(part, at);
    if (found < 0 || found + part.length > end) return false;
    at = found + part.length;
  }
  return true;
}

function listed(patterns: readonly string[]): string {
  return patterns.length === 0 ? "(nothing)" : [...patterns].toSorted(compareText).join(", ");
}
