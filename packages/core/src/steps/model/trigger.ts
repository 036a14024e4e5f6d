import { hashJson, type Json } from "../../object/index.ts";

/** Parameters of a run, by name. */
export type Parameters = { readonly [name: string]: string };

/** The change that a run carries out: what is wanted now. The same trigger again begins no other run. */
export interface Trigger {
  /** Name of the plan. */
  readonly plan: string;
  /** The subject of the run: the key of a target, or the name of an object. */
  readonly subject: string;
  /** The revision that is to be reached. */
  readonly revision?: string | undefined;
  /** Parameters by name. Default: none. */
  readonly parameters?: Parameters | undefined;
  /** The task that began it, as `taskKey` names it; absent for a run of its own. */
  readonly parent?: string | undefined;
  /**
   * The objects, by `refKey`, that a run before this one deleted and that the revision to be reached has: a task that
   * deletes them applies them, as a run that goes back takes the change back. Default: none.
   */
  readonly restores?: readonly string[] | undefined;
}

/** The key of a run: SHA-256 of its trigger. It does not depend on any version of the object that says so. */
export function runKey({ plan, subject, revision, parameters = {}, parent, restores = [] }: Trigger): string {
  const wanted: Json = { plan, subject, revision: revision ?? null, parameters, parent: parent ?? null };
  return hashJson(restores.length === 0 ? wanted : { ...wanted, restores: restores.toSorted() });
}

const UID_DIGITS = 32;

/** The uid of the run with this number that a trigger begins: another number is another run. */
export function runUid(key: string, attempt: number): string {
  return hashJson([key, attempt]).slice(0, UID_DIGITS);
}

/**
 * The name of one try of one task, everywhere and for ever: an executor that has seen it need not do it again, and what
 * says it did carries it.
 */
export function taskKey(uid: string, task: string, attempt: number): string {
  return `${uid}/${task}/${attempt}`;
}
