import { hashJson, type Json } from "../../object/index.ts";

/** Parameters of a run, by name. */
export type Parameters = { readonly [name: string]: string };

/**
 * The change that a run carries out: the wanted plan, revision and parameters. The same trigger does not begin another
 * run.
 */
export interface Trigger {
  /** The name of the step plan. */
  readonly plan: string;
  /** The subject of the run: the key of a target, or the name of an object. */
  readonly subject: string;
  /** The revision that the subject is to reach. */
  readonly revision?: string | undefined;
  /** Parameters by name. Default: none. */
  readonly parameters?: Parameters | undefined;
  /** The task that began the run, as `taskKey` names it; absent for a top-level run. */
  readonly parent?: string | undefined;
  /**
   * The objects, by `refKey`, that an earlier run deleted and that belong to the revision to reach: a task that deletes
   * them applies them instead, so that a run that goes back undoes the change. Default: none.
   */
  readonly restores?: readonly string[] | undefined;
}

/** Returns the key of a run: SHA-256 of its trigger. It does not depend on the version of any object. */
export function runKey({ plan, subject, revision, parameters = {}, parent, restores = [] }: Trigger): string {
  const wanted: Json = { plan, subject, revision: revision ?? null, parameters, parent: parent ?? null };
  return hashJson(restores.length === 0 ? wanted : { ...wanted, restores: restores.toSorted() });
}

const UID_DIGITS = 32;

/** Returns the uid of the run that a trigger begins with this number; another number gives another run. */
export function runUid(key: string, attempt: number): string {
  return hashJson([key, attempt]).slice(0, UID_DIGITS);
}

/** Returns whether a run is not the one that its trigger begins: its key or its uid is another. */
export function isForged(run: {
  readonly trigger: Trigger;
  readonly key: string;
  readonly uid: string;
  readonly attempt: number;
}): boolean {
  const { trigger, key, uid, attempt } = run;
  return key !== runKey(trigger) || uid !== runUid(key, attempt);
}

/**
 * Returns the globally unique name of one try of one task: an executor that has done it need not repeat it, and reports
 * on it carry this name.
 */
export function taskKey(uid: string, task: string, attempt: number): string {
  return `${uid}/${task}/${attempt}`;
}
