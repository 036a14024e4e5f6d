import {
  findCondition,
  formatPath,
  getConditions,
  type KubeObject,
  type ObjectRef,
  type Problem,
  readPath,
  refOf,
} from "../object/index.ts";
import { authorityOf, derivationsFor, mechanismsFor } from "./choose.ts";
import type { Effect } from "./effect.ts";
import { type Hold, isLive } from "./hold.ts";
import { type Ledger, readLedger } from "./ledger.ts";
import type { Catalogue, Mechanism } from "./mechanism.ts";
import { bindSite, type SiteReading } from "./site.ts";

/**
 * | state | the switch | live holds | observed |
 * |---|---|---|---|
 * | active | off | none | |
 * | suspended | on | some | yes, or the system does not say |
 * | partial | on for some clusters | any | |
 * | pending | on | any | not yet |
 * | unattributed | on | none: somebody else's | yes, or the system does not say |
 * | resuming | on, by us | none any more: expired | |
 * | stale-hold | off | some: somebody took it back | |
 * | unknown | cannot be read, or the ledger cannot | | |
 */
export type SuspensionState =
  | "active"
  | "suspended"
  | "partial"
  | "pending"
  | "unattributed"
  | "resuming"
  | "stale-hold"
  | "unknown";

/** One reason why an effect is off: a hold, or a switch that nobody claims. */
export interface Cause {
  readonly ref: ObjectRef;
  readonly field: string;
  /** Absent for a switch that nobody claims. */
  readonly hold?: Hold;
  /** The hold is past its `until` and does not count. */
  readonly expired: boolean;
}

/** What is known about one effect of an object. */
export interface EffectResolution {
  readonly effect: Effect;
  /** Absent where the effect is derived from another object. */
  readonly mechanism?: string;
  readonly state: SuspensionState;
  /** For `partial`: which. */
  readonly clusters?: readonly string[];
  readonly causes: readonly Cause[];
  /** Where the effect is decided, if not here. */
  readonly authority?: ObjectRef;
}

/** Whether an object is suspended, by whom and why. */
export interface Resolution {
  /** The most telling state of all effects, by the order of `SEVERITY`. */
  readonly state: SuspensionState;
  /** In the order of the catalogue. */
  readonly effects: readonly EffectResolution[];
  /** When the last live hold ends; absent if one has no end, or there is none. */
  readonly until?: string;
  /** One sentence. */
  readonly explanation: string;
  readonly problems: readonly Problem[];
}

/** The first that occurs is the state of the whole. */
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
 * Resolves one object. Pure and total: the same answer whatever the order of its annotations; without `now`
 * no hold is expired. A ledger that cannot be read makes every effect `unknown`, never `active`.
 */
export function resolve(object: KubeObject, catalogue: Catalogue, now?: number): Resolution {
  const ledger = readLedger(object);
  const effects = [
    ...mechanismsFor(catalogue, refOf(object)).map((mechanism) =>
      ledger.ok ? resolveEffect(object, mechanism, ledger.value, now) : unreadable(mechanism),
    ),
    ...derivationsFor(catalogue, refOf(object)).map((derivation) => {
      const authority = authorityOf(object, derivation);
      const on = readPath(object, derivation.path) === true;
      const cause: Cause = { ref: refOf(object), field: formatPath(derivation.path), expired: false };
      const state = on ? "unattributed" : "active";
      return {
        ...({ effect: derivation.effect, state, causes: on ? [cause] : [] } satisfies EffectResolution),
        ...(authority === undefined ? {} : { authority }),
      };
    }),
  ];
  const state = SEVERITY.find((word) => effects.some((effect) => effect.state === word)) ?? "active";
  const until = latestUntil(effects);
  return {
    state,
    effects,
    ...(until === undefined ? {} : { until }),
    explanation: explain(effects),
    problems: ledger.problems,
  };
}

function unreadable(mechanism: Mechanism): EffectResolution {
  return { effect: mechanism.effect, mechanism: mechanism.id, state: "unknown", causes: [] };
}

function resolveEffect(
  object: KubeObject,
  mechanism: Mechanism,
  ledger: Ledger,
  now: number | undefined,
): EffectResolution {
  const site = bindSite(mechanism, object);
  const saved = ledger.saved.get(mechanism.id);
  const reading = site.read(object, saved);
  const holds = ledger.holds.filter((hold) => hold.mechanism === mechanism.id);
  const live = holds.filter((hold) => isLive(hold, now));
  const path = reading.path ?? site.paths[0];
  const at = { ref: refOf(object), field: path === undefined ? "" : formatPath(path) };
  const claimed = holds.map((hold): Cause => ({ ...at, hold, expired: !live.includes(hold) }));
  const ours = live.length > 0 && saved?.adopted !== true;
  const unclaimed = reading.state === "on" && !ours && holds.length === live.length;
  const causes = unclaimed ? [...claimed, { ...at, expired: false }] : claimed;
  const state = stateOf(reading, live.length, holds.length > live.length, seen(object, mechanism));
  return {
    effect: mechanism.effect,
    mechanism: mechanism.id,
    state,
    ...(reading.clusters === undefined ? {} : { clusters: [...reading.clusters].sort() }),
    causes,
  };
}

function stateOf(reading: SiteReading, live: number, expired: boolean, observed: boolean): SuspensionState {
  if (reading.state === "unknown") return "unknown";
  if (reading.state === "off") return live > 0 ? "stale-hold" : "active";
  if (live === 0 && expired) return "resuming";
  if (!observed) return "pending";
  if (reading.clusters !== undefined) return "partial";
  return live > 0 ? "suspended" : "unattributed";
}

/** False only if the system would say that it has seen the switch, has a status, and does not say it. */
function seen(object: KubeObject, { observe }: Mechanism): boolean {
  if (observe === undefined || object.status === undefined || object.status === null) return true;
  const { conditions } = getConditions(object);
  return findCondition(conditions, observe.condition)?.status === observe.status;
}

function latestUntil(effects: readonly EffectResolution[]): string | undefined {
  const live = effects.flatMap(({ causes }) => causes).filter((cause) => !cause.expired);
  const ends = live.map((cause) => cause.hold?.until);
  if (!ends.every((end) => end !== undefined)) return undefined;
  return ends.sort((a, b) => Date.parse(a) - Date.parse(b)).at(-1);
}

/** For example `delivery suspended on eu-1, eu-2: held by rollout/edge since … until … (canary)`. */
function explain(effects: readonly EffectResolution[]): string {
  const sentences = effects.filter(({ state }) => state !== "active").map(explainEffect);
  return sentences.length === 0 ? "not suspended" : sentences.join("; ");
}

function explainEffect({ effect, state, clusters, causes, authority }: EffectResolution): string {
  const where =
    clusters === undefined
      ? ""
      : ` on ${clusters.slice(0, 10).join(", ")}${clusters.length > 10 ? ` and ${clusters.length - 10} more` : ""}`;
  const why = causes.map(explainCause);
  const whose = authority === undefined ? "" : `; decided by ${authority.kind} ${authority.name}`;
  return `${effect} ${state}${where}${why.length === 0 ? "" : `: ${why.join(", ")}`}${whose}`;
}

function explainCause({ hold, field, expired }: Cause): string {
  if (hold === undefined) return `${field} is set by nobody known`;
  const words = [
    `held by ${hold.holder}`,
    ...(hold.actor === undefined ? [] : [`for ${hold.actor}`]),
    ...(hold.since === undefined ? [] : [`since ${hold.since}`]),
    ...(hold.until === undefined ? [] : [`${expired ? "expired" : "until"} ${hold.until}`]),
  ];
  return `${words.join(" ")}${hold.reason === undefined ? "" : ` (${hold.reason})`}`;
}
