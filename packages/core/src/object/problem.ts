import type { ProblemCode } from "./generated/problem-code.ts";
import type { ObjectRef } from "./ref.ts";

declare const OTHER: unique symbol;

/** A code that Landfall does not define: the name of a rule or an invariant, or the code of another function. */
export type OtherCode = string & { readonly [OTHER]: true };

/**
 * Returns a text as the code of a problem that Landfall does not define; its own codes need neither a call nor a cast.
 */
export function otherCode(code: string): OtherCode {
  return code as OtherCode;
}

/** The severity, as in KRM function results. Only `error` makes a result unusable. */
export type Severity = "error" | "warning" | "info";

/** A file of a package and the index of the document in it, from 0. */
export interface FileLocation {
  readonly path: string;
  readonly index?: number;
}

/** A fault, its place, and how to repair it: the one error type of the pure API. */
export interface Problem {
  /** The stable machine-readable code in PascalCase: `AmbiguousTarget`. */
  readonly code: ProblemCode | OtherCode;
  readonly severity: Severity;
  /** One human-readable sentence that names the value found. */
  readonly message: string;
  readonly ref?: ObjectRef;
  /** The field, as `formatPath` writes it: `spec.waves[1].select`. */
  readonly field?: string;
  readonly file?: FileLocation;
  /** How to repair the fault, as a sentence for people. */
  readonly hint?: string;
}

/** A value, perhaps with warnings; or problems of which at least one is an error. */
export type Result<T> =
  | { readonly ok: true; readonly value: T; readonly problems: readonly Problem[] }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** The empty list of problems. */
export const NO_PROBLEMS: readonly Problem[] = [];

/** Returns a result with a value, and with warnings if there are any. It never fails. */
export function success<T>(value: T, problems: readonly Problem[] = NO_PROBLEMS): Result<T> {
  return { ok: true, value, problems };
}

/** Returns a result without a value. `problems` must contain an error. */
export function failure(...problems: readonly Problem[]): {
  readonly ok: false;
  readonly problems: readonly Problem[];
} {
  return { ok: false, problems };
}
