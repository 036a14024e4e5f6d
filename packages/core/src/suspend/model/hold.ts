import { type Json, millisOf, parseTime, type TimeInput } from "../../object/index.ts";
import { type Effect, isEffect } from "./effect.ts";

/** One holder's reason to keep one effect of one object suspended. */
export interface Hold {
  /** The holder, for example `release.example.com/freeze-42` or `rollout/edge`. */
  readonly holder: string;
  readonly effect: Effect;
  /** The id of the mechanism that implements the hold. */
  readonly mechanism: string;
  /** The clusters that are held, sorted; absent: all. */
  readonly targets?: { readonly clusters: readonly string[] };
  /** For a pin: the revision at which the object stays. */
  readonly revision?: string;
  /** Whether held clusters may still be removed from the placement. Absent: their removal is held too. */
  readonly allowDeletion?: true;
  /** `drain`: running work is stopped too. Absent: only new work is stopped. */
  readonly strength?: "drain";
  readonly reason?: string;
  /** Who requested the hold, in their own words; set by the first request and kept. */
  readonly actor?: string;
  /** A reference for people: a ticket or a link. */
  readonly ref?: string;
  /** When the hold began, RFC 3339; set by the first request and kept. Absent if no clock was given. */
  readonly since?: string;
  /** When the hold expires, RFC 3339 with a zone: from then on it no longer counts. */
  readonly until?: string;
}

const HOLDER = /^[A-Za-z0-9]([A-Za-z0-9._/-]*[A-Za-z0-9])?$/;
/** C0 and C1 controls, DEL, and the separators that end a line. */
// oxlint-disable-next-line no-control-regex -- controls are what is refused
const CONTROL = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/;
const CLUSTER = /^[A-Za-z0-9]([A-Za-z0-9._-]*[A-Za-z0-9])?$/;

const LONGEST_HOLDER = 253;
/** The largest length of a reason, actor, ref or revision, in UTF-16 code units. */
const LONGEST_TEXT = 1024;

/** A field of a hold that is invalid, and why. */
export interface HoldFault {
  readonly field: string;
  readonly message: string;
}

/** Returns whether a hold still counts. Without `now` every hold does. Throws a `RangeError` if `now` is not a time. */
export function isLive(hold: Pick<Hold, "until">, now: TimeInput | undefined): boolean {
  const at = millisOf(now);
  if (hold.until === undefined || at === undefined) return true;
  const until = parseTime(hold.until);
  return until === undefined || at < until;
}

/** Returns all faults of a requested hold. Empty: it is valid. */
export function checkHold(hold: Omit<Hold, "mechanism">): readonly HoldFault[] {
  const faults: HoldFault[] = [];
  if (hold.holder.length > LONGEST_HOLDER || !HOLDER.test(hold.holder)) {
    faults.push({
      field: "holder",
      message: "must be 1 to 253 of letters, digits, '.', '_', '-' and '/', and start and end with a letter or digit",
    });
  }
  for (const field of ["reason", "actor", "ref", "revision"] as const) {
    const text = hold[field];
    if (text !== undefined) faults.push(...checkText(field, text));
  }
  for (const field of ["since", "until"] as const) {
    const time = hold[field];
    if (time !== undefined && parseTime(time) === undefined) {
      faults.push({ field, message: "must be an RFC 3339 time with a zone, such as 2026-12-01T06:00:00Z" });
    }
  }
  if (hold.targets !== undefined) faults.push(...checkClusters(hold.targets.clusters));
  return faults;
}

function checkText(field: string, text: string): readonly HoldFault[] {
  if (text === "") return [{ field, message: "must not be empty; leave it out" }];
  if (text.length > LONGEST_TEXT) return [{ field, message: `must not be longer than ${LONGEST_TEXT} characters` }];
  return CONTROL.test(text) ? [{ field, message: "must be one line without control characters" }] : [];
}

function checkClusters(clusters: readonly string[]): readonly HoldFault[] {
  const field = "targets.clusters";
  if (clusters.length === 0) return [{ field, message: "must name a cluster; leave it out to mean all of them" }];
  const bad = clusters.find((name) => name.length > LONGEST_HOLDER || !CLUSTER.test(name));
  if (bad === undefined) return [];
  return [
    {
      field,
      message: `must hold names of clusters; ${JSON.stringify(bad.slice(0, 80))} is none (patterns are not supported)`,
    },
  ];
}

/** Every field except the holder, in the order of canonical JSON. */
const STORED = {
  actor: true,
  allowDeletion: true,
  effect: true,
  mechanism: true,
  reason: true,
  ref: true,
  revision: true,
  since: true,
  strength: true,
  targets: true,
  until: true,
} as const satisfies { readonly [field in Exclude<keyof Hold, "holder">]-?: true };
const STORED_FIELDS = Object.keys(STORED) as readonly (keyof typeof STORED)[];

/** Encodes a hold as it is stored in its annotation, without the holder's name. */
export function holdToJson(hold: Hold): { readonly [key: string]: Json } {
  const json: { [key: string]: Json } = {};
  for (const field of STORED_FIELDS) {
    const value = hold[field];
    if (value !== undefined) json[field] = value;
  }
  return json;
}

const TEXT_FIELDS: ReadonlySet<string> = new Set(["mechanism", "revision", "reason", "actor", "ref", "since", "until"]);

/** Decodes a hold: the inverse of `holdToJson`. `undefined` for a value that it would not have written. */
export function holdFromJson(holder: string, value: unknown): Hold | undefined {
  if (value === null || typeof value !== "object" || Array.isArray(value)) return undefined;
  const fields: Record<string, unknown> = { holder };
  for (const [key, field] of Object.entries(value)) {
    if (key === "effect" && typeof field === "string" && isEffect(field)) fields[key] = field;
    else if (key === "targets" && isTargets(field)) fields[key] = field;
    else if (key === "strength" && field === "drain") fields[key] = field;
    else if (key === "allowDeletion" && field === true) fields[key] = field;
    else if (TEXT_FIELDS.has(key) && typeof field === "string") fields[key] = field;
    else return undefined;
  }
  if (fields["effect"] === undefined || fields["mechanism"] === undefined) return undefined;
  const hold = fields as unknown as Hold;
  return checkHold(hold).length === 0 ? hold : undefined;
}

function isTargets(value: unknown): value is { readonly clusters: readonly string[] } {
  if (value === null || typeof value !== "object" || Object.keys(value).join() !== "clusters") return false;
  const clusters: unknown = (value as { readonly clusters?: unknown }).clusters;
  return Array.isArray(clusters) && clusters.every((name) => typeof name === "string");
}
