import type { ObjectRef } from "./ref.ts";

/** As in KRM function results. Only `error` makes a result unusable. */
export type Severity = "error" | "warning" | "info";

/** A file of a package and the document in it, from 0. */
export interface FileLocation {
  readonly path: string;
  readonly index?: number;
}

/** What is wrong, where, and what to do: the one error type of the pure API. */
export interface Problem {
  /** Stable, PascalCase, for programs: `AmbiguousTarget`. */
  readonly code: string;
  readonly severity: Severity;
  /** One sentence for people that names the value found. */
  readonly message: string;
  readonly ref?: ObjectRef;
  /** As `formatPath` writes it: `spec.waves[1].select`. */
  readonly field?: string;
  readonly file?: FileLocation;
  /** What to do instead. */
  readonly hint?: string;
}

/** A value, perhaps with warnings; or problems of which at least one is an error. */
export type Result<T> =
  | { readonly ok: true; readonly value: T; readonly problems: readonly Problem[] }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** Nothing is wrong. */
export const NO_PROBLEMS: readonly Problem[] = [];

/** A value, with warnings if there are any. */
export function success<T>(value: T, problems: readonly Problem[] = NO_PROBLEMS): Result<T> {
  return { ok: true, value, problems };
}

/** No value. `problems` must hold an error. */
export function failure(...problems: readonly Problem[]): {
  readonly ok: false;
  readonly problems: readonly Problem[];
} {
  return { ok: false, problems };
}
