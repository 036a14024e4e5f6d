import { slug } from "../../object/hash.ts";
import type { Json } from "../../object/index.ts";

/** One request to an API server, as data. Never forced: a conflict names who else owns the field. */
export interface LiveWrite {
  /**
   * `apply`: server-side apply of exactly what the manager owns from now on. `merge`: a JSON merge patch
   * (RFC 7386), for what apply cannot do: give a value back, or remove what somebody else owns too.
   */
  readonly type: "apply" | "merge";
  /** `hold.landfall.dev/<holder>` for what a holder owns, `landfall` for what all share. */
  readonly fieldManager: string;
  readonly body: { readonly [key: string]: Json };
}

/** Who writes what all holders share. */
export const SHARED_MANAGER = "landfall";

/** The field manager of a holder. */
export function fieldManagerOf(holder: string): string {
  return `hold.landfall.dev/${slug(holder)}`;
}
