import {
  type Json,
  type KubeObject,
  type Path,
  type Problem,
  readPath,
  refOf,
  type TimeInput,
} from "../../object/index.ts";
import { CATALOGUE } from "../catalogue/index.ts";
import { derivationsFor, mechanismsFor } from "../choose/choose.ts";
import { isLedgerKey } from "../ledger/ledger.ts";
import type { Catalogue, Mechanism, Site } from "../model/mechanism.ts";
import type { EffectResolution, Resolution } from "../model/resolution.ts";
import { resolveSuspension } from "./resolve.ts";

/** Whether an object is suspended, in the words of an observation's axis. */
export interface SuspensionStanding {
  /** `partial`: suspended for some clusters, or only some of its effects in part. */
  readonly suspended: "yes" | "no" | "partial" | "pending" | "unknown";
  /** The holders, sorted; empty if a switch is on that no hold explains. */
  readonly holds: readonly string[];
  /** The fields by which the standing was decided, as evidence. */
  readonly fields: readonly { readonly path: Path; readonly value: Json }[];
  readonly warnings: readonly Problem[];
}

/** Reads whether an object is suspended. `undefined`: no known switch of it is set, and nobody holds it. */
export type StandingReader = (object: KubeObject, now?: TimeInput) => SuspensionStanding | undefined;

/**
 * Creates a reader by `resolveSuspension`, for callers that report an object's state. An object without a set switch
 * costs one read for each place of a switch of its kind, and one look at its annotations. Values that users also set
 * for other reasons (a number of replicas, a policy: mechanisms that need the previous value) count only if somebody
 * holds the object.
 */
export function standingReader(catalogue: Catalogue = CATALOGUE): StandingReader {
  const byVersion = new Map<string, Map<string, readonly Path[]>>();
  const switchesOf = (object: KubeObject): readonly Path[] => {
    const { apiVersion = "", kind = "" } = object;
    const byKind = byVersion.get(apiVersion) ?? new Map<string, readonly Path[]>();
    byVersion.set(apiVersion, byKind);
    const known = byKind.get(kind) ?? switchPaths(catalogue, object);
    byKind.set(kind, known);
    return known;
  };
  return (object, now) => {
    const isSet = switchesOf(object).some((path) => isThere(readPath(object, path)));
    return isSet || isHeld(object)
      ? standingOf(resolveSuspension(object, catalogue, now), object, catalogue)
      : undefined;
  };
}

/** Returns the paths of the switches of an object's kind that have no other purpose. */
function switchPaths(catalogue: Catalogue, object: KubeObject): readonly Path[] {
  const ref = refOf(object);
  return [
    ...mechanismsFor(catalogue, ref).flatMap((mechanism) => (isChoice(mechanism) ? [] : pathsOf(mechanism.site))),
    ...derivationsFor(catalogue, ref).flatMap(({ path, also = [] }) => [path, ...also.map((other) => other.path)]),
  ];
}

function pathsOf(site: Site): readonly Path[] {
  if (site.kind === "clusters") return [site.all, site.some];
  return site.kind === "pin" ? [] : [site.path];
}

function isThere(value: unknown): boolean {
  return value !== undefined && value !== null && value !== false;
}

function isHeld(object: KubeObject): boolean {
  const annotations = object.metadata?.annotations;
  if (annotations === undefined || annotations === null || typeof annotations !== "object") return false;
  for (const key in annotations) if (isLedgerKey(key)) return true;
  return false;
}

/** The word of the axis `suspended` for each state, the worst first: the first state that occurs decides. */
const WORDS: readonly (readonly [EffectResolution["state"], SuspensionStanding["suspended"]])[] = [
  ["unknown", "unknown"],
  ["suspended", "yes"],
  ["unattributed", "yes"],
  ["resuming", "yes"],
  ["partial", "partial"],
  ["pending", "pending"],
];

function standingOf(resolution: Resolution, object: KubeObject, catalogue: Catalogue): SuspensionStanding | undefined {
  const told = resolution.effects.filter((effect) => counts(effect, catalogue));
  const word = resolution.problems.some(({ severity }) => severity === "error")
    ? "unknown"
    : WORDS.find(([state]) => told.some((effect) => effect.state === state))?.[1];
  if (word === undefined) return undefined;
  const live = told.flatMap(({ causes }) => causes).filter(({ expired }) => !expired);
  const fields = told.flatMap((effect) => evidenceOf(effect, object, catalogue));
  return {
    suspended: word,
    holds: [...new Set(live.flatMap(({ hold }) => hold?.holder ?? []))].sort(),
    fields,
    warnings: resolution.problems,
  };
}

function counts({ mechanism, state }: EffectResolution, catalogue: Catalogue): boolean {
  if (state === "active" || state === "stale-hold") return false;
  if (state !== "unattributed" && state !== "unknown") return true;
  return !isChoice(mechanism === undefined ? undefined : catalogue.byId.get(mechanism));
}

/** Returns whether users set the value of a mechanism for other reasons than to suspend, too. */
function isChoice(mechanism: Mechanism | undefined): boolean {
  const site = mechanism?.site;
  return site !== undefined && site.kind !== "clusters" && site.kind !== "pin" && site.off === "restore";
}

function evidenceOf(
  { mechanism }: EffectResolution,
  object: KubeObject,
  catalogue: Catalogue,
): SuspensionStanding["fields"] {
  const site = mechanism === undefined ? undefined : catalogue.byId.get(mechanism)?.site;
  if (site === undefined) return [];
  return pathsOf(site).flatMap((path) => {
    const value = readPath(object, path);
    return value === undefined || value === null ? [] : [{ path, value: value as Json }];
  });
}
