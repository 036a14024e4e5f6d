import {
  findCondition,
  formatPath,
  getConditions,
  type Json,
  type KubeObject,
  millisOf,
  type Problem,
  type Result,
  readPath,
  refOf,
  samePath,
  type TimeInput,
} from "../../object/index.ts";
import { authorityOf, derivationsOf, isOnPurpose, mechanismsFor, ownMechanisms } from "../choose/choose.ts";
import { type Ledger, readLedger } from "../ledger/ledger.ts";
import { type Hold, isLive } from "../model/hold.ts";
import type { Catalogue, Derivation, Mechanism } from "../model/mechanism.ts";
import type { Cause, EffectResolution, Resolution, SuspensionState } from "../model/resolution.ts";
import type { Saved } from "../model/saved.ts";
import type { BoundSite, SiteFault, SiteReading } from "../model/site-engine.ts";
import { sameValue, valueAt } from "../model/value.ts";
import { notItsOwn, savedLost } from "../sites/record-faults.ts";
import { bindSite } from "../sites/site.ts";
import { explainEffects } from "./explain.ts";
import { withPriority } from "./priority.ts";
import { unknownMechanism } from "./unknown-mechanism.ts";

/** States by precedence: the first one that occurs is the state of the whole object. */
const SEVERITY: readonly SuspensionState[] = [
  "unknown",
  "stale-hold",
  "pending",
  "partial",
  "suspended",
  "unattributed",
  "resuming",
];

/**
 * Resolves one object. Pure, and total but for a `RangeError` if `now` is not a time: the result does not depend on the
 * order of annotations, and without `now` no hold counts as expired. A ledger that cannot be read makes every effect
 * `unknown`, never `active`. Pass `ledger` if the object's ledger has been read already.
 *
 * @example
 * ```ts
 * import { CATALOGUE, resolveSuspension } from "@landfall/core/suspend";
 *
 * const cronJob = { apiVersion: "batch/v1", kind: "CronJob", metadata: { name: "backup" }, spec: { suspend: true } };
 * const { state, explanation } = resolveSuspension(cronJob, CATALOGUE);
 * console.log(state, explanation); // unattributed: spec.suspend is set by nobody known
 * ```
 */
export function resolveSuspension(
  object: KubeObject,
  catalogue: Catalogue,
  now?: TimeInput,
  ledger: Result<Ledger> = readLedger(object),
): Resolution {
  const at = millisOf(now);
  const derived = derivationsOf(catalogue, object);
  const all = mechanismsFor(catalogue, refOf(object));
  const known = ownMechanisms(catalogue, object);
  const own = ledger.ok
    ? resolveOwn(object, known, ledger.value, catalogue, at)
    : { effects: known.map(unreadable), problems: ledger.problems };
  const effects = [...own.effects, ...derived.map((derivation) => resolveDerived(object, derivation, all))];
  const worst = SEVERITY.find((word) => effects.some((effect) => effect.state === word)) ?? "active";
  const until = latestUntil(effects);
  return {
    state: ledger.ok ? worst : "unknown",
    effects,
    ...(until === undefined ? {} : { until }),
    explanation: explainEffects(effects),
    problems: own.problems,
  };
}

/** Resolves an object by the mechanisms of its kind, and by mechanisms of other kinds that its holds name. */
function resolveOwn(
  object: KubeObject,
  known: readonly Mechanism[],
  ledger: Ledger,
  catalogue: Catalogue,
  now: number | undefined,
): Pick<Resolution, "effects" | "problems"> {
  const elsewhere = ledger.holds.filter(({ mechanism }) => !known.some(({ id }) => id === mechanism));
  const others = elsewhere.length === 0 ? [] : [...new Set(elsewhere.map(({ mechanism }) => mechanism))];
  const foreign = others.flatMap((id) => catalogue.byId.get(id) ?? []);
  const lost = others.filter((id) => !catalogue.byId.has(id));
  const cautions: Problem[] = [];
  const effects = [...known, ...foreign].map((mechanism) =>
    resolveEffect(object, mechanism, { ledger, now, cautions }),
  );
  const priority = withPriority(object, effects, catalogue);
  return {
    effects: [...priority.effects, ...lost.map((id) => resolveLost(object, id, ledger, now))],
    problems: [...cautions, ...priority.problems, ...lost.map((id) => unknownMechanism(object, id))],
  };
}

/** Resolves an object that is held by a mechanism that is not in the catalogue: whether it is suspended is unknown. */
function resolveLost(object: KubeObject, id: string, ledger: Ledger, now: number | undefined): EffectResolution {
  const holds = ledger.holds.filter(({ mechanism }) => mechanism === id);
  const causes = holds.map((hold): Cause => ({ ref: refOf(object), field: "", hold, expired: !isLive(hold, now) }));
  return { effect: holds[0]?.effect ?? "reconcile", mechanism: id, state: "unknown", causes };
}

/**
 * Resolves a derived effect. `mechanisms` are those of the kind: if one of them has the same switch, its truth test
 * applies.
 */
function resolveDerived(
  object: KubeObject,
  derivation: Derivation,
  mechanisms: readonly Mechanism[],
): EffectResolution {
  const authority = authorityOf(object, derivation);
  const said = derivation.also?.find(({ path, is }) => readPath(object, path) === is);
  const isSet = isDerivedOn(object, derivation, mechanisms);
  const on = (isSet || said !== undefined) && !isOnPurpose(object, derivation);
  const field = formatPath(isSet ? derivation.path : (said?.path ?? derivation.path));
  const cause: Cause = { ref: refOf(object), field, expired: false };
  return {
    effect: derivation.effect,
    state: on ? "unattributed" : "active",
    causes: on ? [cause] : [],
    ...(authority === undefined ? {} : { authority }),
  };
}

function isDerivedOn(object: KubeObject, { effect, path }: Derivation, mechanisms: readonly Mechanism[]): boolean {
  const own = mechanisms.find(
    ({ effect: other, site }) => other === effect && "truth" in site && samePath(site.path, path),
  );
  if (own !== undefined) return bindSite(own, object).read(object, undefined).state === "on";
  const value = readPath(object, path);
  return value === true || (typeof value === "string" && value !== "");
}

/** Returns the path of a list of clusters that was on before the first hold, if all clusters are held now. */
function adoptedField(saved: Saved | undefined): string | undefined {
  if (saved?.adopted !== true) return undefined;
  const before = saved.fields.find(({ prev }) => "value" in prev && !isNothing(prev.value));
  return before === undefined ? undefined : formatPath(before.path);
}

function isNothing(value: Json): boolean {
  return value === null || value === false || (Array.isArray(value) && value.length === 0);
}

function unreadable(mechanism: Mechanism): EffectResolution {
  return { effect: mechanism.effect, mechanism: mechanism.id, state: "unknown", causes: [] };
}

/** The inputs for resolving one object. `cautions` collects values that look like a suspension and are none. */
interface Resolving {
  readonly ledger: Ledger;
  readonly now: number | undefined;
  readonly cautions: Problem[];
}

function resolveEffect(
  object: KubeObject,
  mechanism: Mechanism,
  { ledger, now, cautions }: Resolving,
): EffectResolution {
  const site = bindSite(mechanism, object);
  const saved = ledger.saved.get(mechanism.id);
  const holds = ledger.holds.filter((hold) => hold.mechanism === mechanism.id);
  const broken = brokenRecord(object, site, holds, saved);
  if (broken !== undefined) cautions.push(broken);
  const reading = broken?.code === "LedgerCorrupt" ? UNREADABLE : atTime(site.read(object, saved), now);
  const isCaution = reading.why !== undefined && reading.until === undefined;
  if (isCaution) cautions.push(cautionOf({ ref: refOf(object), field: fieldOf(site, reading) }, reading));
  if (reading.state === "off" && holds.length === 0) {
    return { effect: mechanism.effect, mechanism: mechanism.id, state: "active", causes: [] };
  }
  const ref = refOf(object);
  const field = fieldOf(site, reading);
  const live = holds.filter((hold) => isLive(hold, now));
  const claimed = holds.map((hold): Cause => ({ ref, field, hold, expired: !live.includes(hold) }));
  const adopted = saved?.adopted === true;
  const isLost = reading.state === "on" && holds.length === 0 && isOurs(object, saved);
  if (isLost) cautions.push(holdLost(object, mechanism, field));
  const unclaimed = reading.state === "on" && (adopted || holds.length === 0);
  const causes = unclaimed ? [...claimed, { ref, field: adoptedField(saved) ?? field, expired: isLost }] : claimed;
  const isPast = (isLost || holds.length > live.length) && !adopted;
  const state = stateOf(reading, live.length, isPast, seen(object, mechanism));
  return {
    effect: mechanism.effect,
    mechanism: mechanism.id,
    state,
    ...(reading.clusters === undefined ? {} : { clusters: [...reading.clusters].sort() }),
    causes,
  };
}

const UNREADABLE: SiteReading = { state: "unknown" };

/**
 * Returns the fault of a saved record: it does not fit its mechanism (`LedgerCorrupt`), or is missing (`SavedLost`).
 */
function brokenRecord(
  object: KubeObject,
  site: BoundSite,
  holds: readonly Hold[],
  saved: Saved | undefined,
): Problem | undefined {
  if (saved !== undefined) return site.owns(saved) ? undefined : warning(object, notItsOwn(saved));
  const [hold] = holds;
  if (hold === undefined || site.paths.length === 0 || !site.stands(object, holds)) return undefined;
  return warning(object, savedLost(hold.mechanism, site.paths[0] ?? []));
}

function warning(object: KubeObject, { path, ...fault }: SiteFault): Problem {
  return { ...fault, severity: "warning", ref: refOf(object), field: formatPath(path) };
}

/** Returns whether the switch has the value that Landfall wrote, and not the previous one. */
function isOurs(object: KubeObject, saved: Saved | undefined): boolean {
  if (saved === undefined || saved.adopted === true || saved.atRest === true) return false;
  return saved.fields.every(({ path, wrote }) => sameValue(valueAt(object, path), wrote));
}

function holdLost(object: KubeObject, { id }: Mechanism, field: string): Problem {
  const message = `somebody took away the hold that ${field} was set for; what ${id} saved before is still here`;
  const hint = "`landfall gc` gives it back; hold it again to keep it suspended";
  return { code: "HoldLost", severity: "warning", message, ref: refOf(object), field, hint };
}

/** Returns the reading at a time: a switch that was on until a time in the past is off. */
function atTime(reading: SiteReading, now: number | undefined): SiteReading {
  const { until } = reading;
  return until !== undefined && now !== undefined && until <= now ? { ...reading, state: "off" } : reading;
}

/** Returns a warning about a value that cannot be read, or that does not mean what it seems to. */
function cautionOf({ ref, field }: Pick<Cause, "ref" | "field">, { state, why = "" }: SiteReading): Problem {
  const code = state === "unknown" ? "UnreadableSite" : "Caution";
  return { code, severity: "warning", message: `${field} ${why}`, ref, field };
}

function fieldOf({ paths: [first] }: BoundSite, { path = first }: SiteReading): string {
  return path === undefined ? "" : formatPath(path);
}

function stateOf(reading: SiteReading, live: number, expired: boolean, observed: boolean): SuspensionState {
  if (reading.state === "unknown") return "unknown";
  if (reading.state === "off") return live > 0 ? "stale-hold" : "active";
  if (live === 0 && expired) return "resuming";
  if (!observed) return "pending";
  if (reading.clusters !== undefined) return "partial";
  return live > 0 ? "suspended" : "unattributed";
}

/**
 * Returns whether the system has seen the switch: false only if it reports that in its status, has a status, and does
 * not report it.
 */
function seen(object: KubeObject, { observe }: Mechanism): boolean {
  if (observe === undefined || object.status === undefined || object.status === null) return true;
  const { conditions } = getConditions(object);
  return findCondition(conditions, observe.condition)?.status === observe.status;
}

function latestUntil(effects: readonly EffectResolution[]): string | undefined {
  let latest: string | undefined;
  for (const { causes } of effects) {
    for (const { expired, hold } of causes) {
      if (expired) continue;
      if (hold?.until === undefined) return undefined;
      if (latest === undefined || Date.parse(hold.until) >= Date.parse(latest)) latest = hold.until;
    }
  }
  return latest;
}
