import { type Json, type KubeObject, type Path, type Problem, readPath, refOf } from "../../object/index.ts";
import { CATALOGUE } from "../catalogue/index.ts";
import { derivationsFor, mechanismsFor } from "../choose/choose.ts";
import { isLedgerKey } from "../ledger/ledger.ts";
import type { Catalogue, Mechanism, Site } from "../model/mechanism.ts";
import type { EffectResolution, Resolution } from "../model/resolution.ts";
import { resolveSuspension } from "./resolve.ts";

/** Whether an object is held still, in the words of an observation's axis. */
export interface SuspensionStanding {
  /** `partial`: for some clusters, or in some of its effects only for a part. */
  readonly suspended: "yes" | "no" | "partial" | "pending" | "unknown";
  /** Who holds it, sorted; none where a switch is on that nobody claims. */
  readonly holds: readonly string[];
  /** The fields that say so, as evidence. */
  readonly fields: readonly { readonly path: Path; readonly value: Json }[];
  readonly warnings: readonly Problem[];
}

/** Reads where an object stands. `undefined`: the catalogue knows no switch of it that is set, and nobody holds it. */
export type StandingReader = (object: KubeObject, now?: number) => SuspensionStanding | undefined;

/**
 * A reader by `resolveSuspension`, for the rooms that tell of an object's state. An object without a switch that is set costs one
 * look at each place its kind has for one, and a glance at its annotations. What a user chooses for other reasons too (a
 * number of replicas, a policy: mechanisms that need the value from before) counts only where somebody holds it.
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

/** Where an object of its kind may be switched off, by a switch that is there for nothing else. */
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

/** Worst first: the first that occurs is told. */
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

/** Whether its value is one that users set for other reasons than to suspend. */
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
