import { formatPath, type Path, type Problem, type ProblemCode } from "../../object/index.ts";
import type { Fields, Subject } from "../subject.ts";
import type { EvidenceField, StatusOptions, StatusWord } from "../types.ts";

/** The weight of a finding: see `SLOTS`. */
export type Slot =
  | "failed"
  | "stopped"
  | "broken"
  | "done"
  | "progress"
  | "partFailed"
  | "phase"
  | "missing"
  | "notReady"
  | "partProgress"
  | "current"
  | "detailFailed"
  | "partUnknown"
  | "accepted"
  | "lacking"
  | "state"
  | "detailProgress"
  | "detailCurrent"
  | "step";

/**
 * The status that each slot stands for, with an example. The first slot that is filled decides. The reference page is
 * generated from this data.
 */
export const SLOTS: { readonly [S in Slot]: { readonly says: string; readonly example: string } } = {
  failed: { says: "Failed", example: "Stalled=True, phase Failed, a failure message" },
  stopped: { says: "InProgress, suspended", example: "phase Stopped: not being ready is no failure then" },
  broken: { says: "Failed", example: "Ready=False for a reason that names a failure, Accepted=False" },
  done: { says: "Current", example: "Complete=True, phase Succeeded of a kind that runs to an end" },
  progress: { says: "InProgress", example: "Reconciling=True, Ready=False for a reason that names progress" },
  partFailed: {
    says: "Failed",
    example: "a part's condition is False for a failure, whatever the phase or Ready=True says",
  },
  phase: { says: "InProgress", example: "phase Creating" },
  missing: { says: "Failed", example: "Ready=False for the reason SecretNotFound, and nothing tells progress" },
  notReady: {
    says: "InProgress; Failed if detailFailed is filled too",
    example: "Ready=False for no reason that is known",
  },
  partProgress: {
    says: "InProgress; Failed if detailFailed is filled too",
    example: "a part's condition is False for a reason that names progress, whatever Ready=True says",
  },
  current: { says: "Current", example: "Ready=True" },
  detailFailed: { says: "Failed", example: "a part's condition is False for a failure" },
  partUnknown: { says: "InProgress", example: "a part's condition is Unknown or cannot be read" },
  accepted: {
    says: "Current; InProgress if lacking or detailProgress is filled too",
    example: "Accepted=True, Available=True, phase Running: what is wanted was taken in, or serves",
  },
  lacking: { says: "InProgress", example: "3 replicas are wanted in spec, 2 are ready" },
  state: { says: "Current", example: "phase Ready, `ready: true`" },
  detailProgress: {
    says: "InProgress",
    example: "a part's condition is False, fewer of its replicas ready than wanted",
  },
  detailCurrent: { says: "Current", example: "the conditions of all parts are True, all replicas are ready" },
  step: { says: "InProgress", example: "Initialized=True and nothing else" },
};

/** The status of a condition; `""` if it has no readable status. */
export type ConditionStatus = "True" | "False" | "Unknown" | "";

/** A condition as found in the object. */
export interface ConditionEntry {
  readonly type: string;
  readonly status: ConditionStatus;
  readonly fields: Fields;
  /** Whether the condition is a bare status, in a map from type to status. */
  readonly scalar: boolean;
  readonly reason: string;
  readonly message: string;
  readonly severity: string;
  /** The category by which Konveyor grades a condition: `Critical`, `Required`, `Advisory`. */
  readonly category: string;
  readonly observedGeneration: number | undefined;
  /** When the condition last changed, in milliseconds since the epoch. */
  readonly changedAt: number | undefined;
  /** The status as evidence, the same as `evidence("status")`, which nearly every verdict needs. */
  readonly statusEvidence: EvidenceField;
  /** Returns a field of the condition as evidence; a bare status in a map is evidence itself. */
  readonly evidence: (field: string) => EvidenceField;
  /** Returns the condition with another status. */
  readonly withStatus: (status: ConditionStatus) => ConditionEntry;
}

/** The status that one field of an object stands for, with its reason. */
export interface Finding {
  readonly rule: string;
  readonly status: StatusWord;
  readonly reason: string;
  readonly message: string;
  readonly fields: readonly EvidenceField[];
  readonly terminal?: boolean;
  readonly warnings?: readonly Problem[];
}

/** The finding in each slot, if there is one. */
export type Slots = { [S in Slot]: Finding | undefined };

/** All findings in one object: the first finding of each slot, and every field that supports Current. */
export interface Findings {
  readonly slots: Slots;
  readonly support: EvidenceField[];
  readonly warnings: Problem[];
  suspendedBy: Path | undefined;
  /** The first summary that is True, or that says that the object runs. */
  summary: ConditionEntry | undefined;
  /** The condition Available if it is True: together with no progress and no degradation it decides. */
  serving: ConditionEntry | undefined;
  /** The number of conditions about progress or degradation that are False. */
  calm: number;
  /** The first condition from the time before Ready, or of an operation that is still running. */
  firstStep: ConditionEntry | undefined;
  /** Whether a summary was read that is not older than the spec, whatever its status. */
  hasSummary: boolean;
  /**
   * The first finding of a condition older than the spec, and of such a summary; `renewed`: whether some condition is
   * not older.
   */
  outdated: Finding | undefined;
  outdatedSummary: Finding | undefined;
  renewed: boolean;
  /** Set if the field that should give the state has an unknown word. */
  unknownState: Finding | undefined;
  /**
   * Set if a primary condition is False or an abnormal one True: the object is then not Current, whatever else is
   * found.
   */
  barrier: Finding | undefined;
  /** Whether a condition supports Current, so that it would contradict Current without its status. */
  byCondition: boolean;
}

/** The state that the readers of one object share. */
export interface StatusReading {
  readonly subject: Subject;
  readonly options: StatusOptions;
  readonly findings: Findings;
  readonly generation: number | undefined;
}

const WARNING_LIMIT = 8;

/** Returns empty findings, with which a reading begins. */
export function noFindings(): Findings {
  return {
    slots: emptySlots(),
    support: [],
    warnings: [],
    suspendedBy: undefined,
    summary: undefined,
    serving: undefined,
    calm: 0,
    firstStep: undefined,
    hasSummary: false,
    outdated: undefined,
    outdatedSummary: undefined,
    renewed: false,
    unknownState: undefined,
    barrier: undefined,
    byCondition: false,
  };
}

/** Returns slots that are all empty, with the same object shape each time. */
export function emptySlots(): Slots {
  return {
    failed: undefined,
    stopped: undefined,
    broken: undefined,
    done: undefined,
    progress: undefined,
    partFailed: undefined,
    phase: undefined,
    missing: undefined,
    notReady: undefined,
    partProgress: undefined,
    current: undefined,
    detailFailed: undefined,
    partUnknown: undefined,
    accepted: undefined,
    lacking: undefined,
    state: undefined,
    detailProgress: undefined,
    detailCurrent: undefined,
    step: undefined,
  };
}

/** Records a field that could not be read; only the first few warnings of an object are kept. */
export function warn({ warnings }: Findings, code: ProblemCode, path: Path, message: string): void {
  if (warnings.length < WARNING_LIMIT) warnings.push({ code, severity: "warning", message, field: formatPath(path) });
}

/** Fills a slot, unless it is filled: the first finding in the object's own order counts. */
export function find(reading: StatusReading, slot: Slot, finding: Finding | undefined): void {
  reading.findings.slots[slot] ??= finding;
}

/** Fills a slot as `find` does, for a finding that supports Current: its fields are kept even if the slot is filled. */
export function support(reading: StatusReading, slot: Slot, finding: Finding): void {
  reading.findings.support.push(...finding.fields);
  find(reading, slot, finding);
}

/** Returns the finding that decides; `undefined` if no field was understood. */
export function decide(slots: Slots): Finding | undefined {
  if (slots.failed !== undefined) return slots.failed;
  if (slots.stopped !== undefined) return slots.stopped;
  if (slots.broken !== undefined) return slots.broken;
  if (slots.done !== undefined) return slots.done;
  if (slots.progress !== undefined) return slots.progress;
  if (slots.partFailed !== undefined) return slots.partFailed;
  if (slots.phase !== undefined) return slots.phase;
  if (slots.missing !== undefined) return slots.missing;
  if (slots.notReady !== undefined) return slots.detailFailed ?? slots.notReady;
  if (slots.partProgress !== undefined) return slots.detailFailed ?? slots.partProgress;
  if (slots.current !== undefined) return slots.current;
  const part = slots.detailFailed ?? slots.partUnknown;
  if (part === undefined && slots.accepted !== undefined)
    return slots.lacking ?? slots.detailProgress ?? slots.accepted;
  return part ?? slots.lacking ?? slots.state ?? slots.detailProgress ?? slots.detailCurrent ?? slots.step;
}
