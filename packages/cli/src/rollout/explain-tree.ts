import { formatDuration, parseTime } from "@landfall/core/object";
import {
  type Decision,
  explain,
  type Plan,
  type RolloutState,
  type Subject,
  type TargetState,
} from "@landfall/core/rollout";
import { type Facts, whoCan } from "./who-can.ts";

/** Why something stands where it stands, and below it what it waits for. Times in milliseconds. */
export interface Reason {
  /** `rollout shop`, `wave rest`, or a target. */
  readonly subject: string;
  /** In one line, with times. */
  readonly line: string;
  readonly message: string;
  readonly since?: number;
  /** How long that is: `12m`. */
  readonly age?: string;
  /** What would let it go on. */
  readonly releasedBy?: string;
  /** Who can, and how. */
  readonly who?: string;
  readonly because: readonly Reason[];
}

const MOST = 10;

/** States of a target that needs no words. */
const SETTLED: ReadonlySet<TargetState["state"] | undefined> = new Set(["Landed", "RolledBack"]);

/** A rollout, a wave or a target, at `now`, and what keeps it: of a wave the targets that are not through, ten at most. */
export function explainTree(facts: Facts, subject: Subject, now: number): Reason {
  const { plan, state, config } = facts;
  if (subject === undefined) {
    const waves = plan.waves.map((_, wave) => ofWave(facts, wave, now));
    return reasonOf(facts, subject, { now, name: `rollout ${config.rollout}`, because: waves });
  }
  if ("wave" in subject) return ofWave(facts, subject.wave, now);
  return reasonOf(facts, subject, {
    now,
    name: subject.target,
    because: keepersOf(plan, state, subject.target).map((keeper) => explainTree(facts, keeper, now)),
  });
}

function ofWave(facts: Facts, wave: number, now: number): Reason {
  const { plan, state } = facts;
  const { name = "", targets = [] } = plan.waves[wave] ?? {};
  const isOpen = state.waves[wave]?.openedAt !== undefined;
  const keys = targets.map(({ key }) => key).filter((key) => isOpen && !SETTLED.has(state.targets.get(key)?.state));
  const shown = keys.slice(0, MOST).map((target) => ofMember(facts, target, now));
  const because = keys.length > MOST ? [...shown, more(keys.length - MOST)] : shown;
  return reasonOf(facts, { wave }, { now, name: `wave ${name}`, because });
}

/** A target among those of its wave: of one that is on its way, the wave says already who can. */
function ofMember(facts: Facts, target: string, now: number): Reason {
  const { who, ...reason } = reasonOf(facts, { target }, { now, name: target, because: [] });
  const isMoving = facts.state.targets.get(target)?.state === "Released";
  return isMoving || who === undefined ? reason : { ...reason, who };
}

function more(count: number): Reason {
  const message = `and ${count} more`;
  return { subject: "", line: message, message, because: [] };
}

interface Place {
  readonly now: number;
  readonly name: string;
  readonly because: readonly Reason[];
}

function reasonOf(facts: Facts, subject: Subject, { now, name, because }: Place): Reason {
  const who = whoCan(facts, subject);
  const explained = withSince(
    explain(facts.plan, facts.state, now, subject),
    subject === undefined ? facts : undefined,
  );
  const { since = Number.POSITIVE_INFINITY } = explained;
  return {
    subject: name,
    ...explained,
    ...(since <= now && { age: formatDuration(Math.floor((now - since) / 1000) * 1000) }),
    ...(who !== undefined && { who }),
    because,
  };
}

/** What keeps a target that waits: what it depends on, else the wave that is open before its own. */
function keepersOf(plan: Plan, state: RolloutState, key: string): readonly Subject[] {
  if ((state.targets.get(key)?.state ?? "Waiting") !== "Waiting") return [];
  const wave = plan.waves.findIndex(({ targets }) => targets.some((target) => target.key === key));
  if (wave > state.wave) return [{ wave: state.wave }];
  const planned = plan.waves[wave]?.targets.find((target) => target.key === key);
  return (planned?.dependsOn ?? [])
    .filter((other) => state.targets.has(other) && state.targets.get(other)?.state !== "Landed")
    .map((target) => ({ target }));
}

/** Since when a rollout that does not run is what it is: the first decision of its phase, as far as the log goes back. */
function withSince<T extends { readonly since?: number }>(explained: T, facts: Facts | undefined): T {
  if (facts === undefined || facts.state.phase === "Running") return explained;
  const { state, log } = facts;
  const before = (log?.entries ?? []).findLastIndex(
    ({ body }) => body.phase !== state.phase || body.attempt !== state.attempt,
  );
  const since = parseTime(log?.entries[before + 1]?.body.at);
  return since === undefined ? explained : { ...explained, since };
}

const TOLD: { readonly [kind: string]: string } = {
  began: "begins a new attempt",
  opened: "opens",
  passed: "passes",
  released: "releases",
  landed: "notes as landed",
  failed: "notes as failed",
  held: "holds",
  retrying: "tries again",
  retried: "has tried again",
  returned: "takes up again",
  left: "notes as gone astray",
  stopped: "stops the rollout",
  aborted: "aborts the attempt",
  completed: "completes the rollout",
  "rolling-back": "sends back",
  "rolled-back": "notes as back",
  braked: "stops everything",
  unbraked: "goes on",
};

/** What a decision would do, in a line: `opens wave rest, releases eu-1/shop and 3 more`; `undefined`: nothing. */
export function formatChanges({ changes }: Pick<Decision, "changes">, plan: Plan): string | undefined {
  const kinds = Object.keys(TOLD).filter((kind) => changes.some((change) => change.kind === kind));
  if (kinds.length === 0) return undefined;
  const texts = kinds.map((kind) => {
    const about = changes
      .filter((change) => change.kind === kind)
      .map(({ target, wave }) => target ?? `wave ${plan.waves[wave ?? -1]?.name ?? ""}`);
    const isOfAll =
      kind === "began" ||
      changes.every((change) => change.kind !== kind || (change.target === undefined && change.wave === undefined));
    const rest = about.length === 1 ? "" : ` and ${about.length - 1} more`;
    return isOfAll || kind === "stopped" ? (TOLD[kind] ?? kind) : `${TOLD[kind] ?? kind} ${about[0] ?? ""}${rest}`;
  });
  return texts.join(", ");
}
