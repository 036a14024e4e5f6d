import { type Json, type Path, readPath, samePath } from "../object/index.ts";
import type { SwitchSite } from "../suspend/model/mechanism.ts";
import { readTruth } from "../suspend/sites/truth.ts";
import { KNOWN_SWITCHES } from "./generated/known-switches.ts";
import type { KnownSwitch } from "./known-switch.ts";
import { type Fields, groupOf, isAbsent, isFields, own, type Subject } from "./subject.ts";
import type { StatusResult, Suspension } from "./types.ts";

/** Fields of `spec` that hold an object still when they have this value. Data: the reference page is made from it. */
export const SUSPENDING_FIELDS: readonly { readonly path: Path; readonly value: string | boolean }[] = [
  { path: ["spec", "suspend"], value: true },
  { path: ["spec", "suspended"], value: true },
  { path: ["spec", "paused"], value: true },
  { path: ["spec", "pause"], value: true },
  { path: ["spec", "isPaused"], value: true },
  { path: ["spec", "hold"], value: true },
  { path: ["spec", "onHold"], value: true },
  { path: ["spec", "hibernate"], value: true },
  { path: ["spec", "hibernated"], value: true },
  { path: ["spec", "stopped"], value: true },
  { path: ["spec", "halted"], value: true },
  { path: ["spec", "shutdown"], value: true },
  { path: ["spec", "disabled"], value: true },
  { path: ["spec", "enabled"], value: false },
  { path: ["spec", "enable"], value: false },
  { path: ["spec", "powered"], value: false },
  { path: ["spec", "powerState"], value: "Hibernating" },
  { path: ["spec", "powerState"], value: "PoweredOff" },
  { path: ["spec", "state"], value: "Inactive" },
  { path: ["spec", "state"], value: "Paused" },
  { path: ["spec", "state"], value: "Suspended" },
  { path: ["spec", "managementState"], value: "Unmanaged" },
  { path: ["spec", "managementState"], value: "Removed" },
  { path: ["spec", "suspension", "dispatching"], value: true },
  { path: ["spec", "runPolicy", "suspend"], value: true },
  { path: ["spec", "updateStrategy", "paused"], value: true },
  { path: ["spec", "updateStrategy", "rollingUpdate", "paused"], value: true },
];

/** The same, by the first key below `spec`. */
const FIELDS: ReadonlyMap<string, typeof SUSPENDING_FIELDS> = new Map(
  SUSPENDING_FIELDS.map(({ path }) => [
    String(path[1]),
    SUSPENDING_FIELDS.filter((field) => field.path[1] === path[1]),
  ]),
);

/** Annotations that hold an object still when they have this value; `*` is any. Data: the reference page is made from it. */
export const SUSPENDING_ANNOTATIONS: readonly { readonly key: string; readonly values: readonly string[] }[] = [
  { key: "cluster.x-k8s.io/paused", values: ["*"] },
  { key: "crossplane.io/paused", values: ["true"] },
  { key: "autoscaling.keda.sh/paused", values: ["true"] },
  { key: "autoscaling.keda.sh/paused-replicas", values: ["*"] },
  { key: "strimzi.io/pause-reconciliation", values: ["true"] },
  { key: "kustomize.toolkit.fluxcd.io/reconcile", values: ["disabled"] },
  { key: "eck.k8s.elastic.co/managed", values: ["false"] },
  { key: "cnpg.io/hibernation", values: ["on"] },
  { key: "cnpg.io/reconciliationLoop", values: ["disabled"] },
  { key: "serviceoperator.azure.com/reconcile-policy", values: ["skip"] },
  { key: "rabbitmq.com/pauseReconciliation", values: ["true"] },
  { key: "baremetalhost.metal3.io/paused", values: ["*"] },
  { key: "resources.gardener.cloud/ignore", values: ["true"] },
  { key: "cnrm.cloud.google.com/actuation-mode", values: ["Paused"] },
];

/** What other annotations end with that hold an object still when they are `"true"`. Data: the reference page is made from it. */
export const SUSPENDING_NAME: RegExp =
  /[./-](?:paused?|suspend(?:ed)?|hibernated?|(?:pause|skip|stop|block|disable)-?reconcil[a-z]*|reconcil[a-z]*-?(?:paused|stopped|suspended|disabled))$/i;

const ANNOTATIONS: ReadonlyMap<string, readonly string[]> = new Map(
  SUSPENDING_ANNOTATIONS.map(({ key, values }) => [key, values]),
);

/** The switches of the catalogue by what an object must have for one of them to be on. */
interface KnownByPlace {
  /** By the first key below `spec`, and by the key of the annotation. */
  readonly fields: ReadonlyMap<string, readonly KnownSwitch[]>;
  readonly annotations: ReadonlyMap<string, readonly KnownSwitch[]>;
  /** By kind: few kinds have one, and labels are not looked through. */
  readonly labels: ReadonlyMap<string, readonly KnownSwitch[]>;
}

let known: KnownByPlace | undefined;

function knownByPlace(): KnownByPlace {
  const [fields, annotations, labels] = [
    new Map<string, KnownSwitch[]>(),
    new Map<string, KnownSwitch[]>(),
    new Map<string, KnownSwitch[]>(),
  ];
  for (const row of KNOWN_SWITCHES) {
    const keys =
      row.kind === "label"
        ? Object.values(row.kinds).flat()
        : [String(row.kind === "annotation" ? row.path.at(-1) : row.path[1])];
    const places = row.kind === "label" ? labels : row.kind === "annotation" ? annotations : fields;
    for (const key of keys) places.set(key, [...(places.get(key) ?? []), row]);
  }
  return { fields, annotations, labels };
}

/**
 * The field, annotation or label that holds the object still, if any: its own switch, not its parents'. Where the suspend
 * catalogue knows a switch of the kind, its truth test decides; of any other kind, the common switches do.
 */
export function suspendedBy(subject: Subject): Path | undefined {
  return switchOn(subject, true);
}

/** The same by the suspend catalogue alone. */
export function knownSwitchOn(subject: Subject): Path | undefined {
  return switchOn(subject, false);
}

function switchOn(subject: Subject, withCommon: boolean): Path | undefined {
  known ??= knownByPlace();
  const field = suspendingField(subject, known, withCommon);
  if (field !== undefined) return field;
  const annotations = own(subject.metadata, "annotations");
  const annotation = isFields(annotations) ? suspendingAnnotation(subject, annotations, known, withCommon) : undefined;
  if (annotation !== undefined) return annotation;
  return known.labels.get(subject.kind)?.find((row) => isFor(row, subject) && isOn(row, subject))?.path;
}

function suspendingField(subject: Subject, { fields }: KnownByPlace, withCommon: boolean): Path | undefined {
  for (const key in subject.spec) {
    const rows = fields.get(key)?.filter((row) => isFor(row, subject));
    const on = rows?.find((row) => isOn(row, subject));
    if (on !== undefined) return on.path;
    const common = withCommon
      ? FIELDS.get(key)?.find(({ path, value }) => readPath(subject.object, path) === value)
      : undefined;
    if (common !== undefined && !isKnownAt(rows, common.path)) return common.path;
  }
  return undefined;
}

function suspendingAnnotation(
  subject: Subject,
  annotations: Fields,
  places: KnownByPlace,
  withCommon: boolean,
): Path | undefined {
  for (const key in annotations) {
    const value = own(annotations, key);
    if (typeof value !== "string") continue;
    const rows = places.annotations.get(key)?.filter((row) => isFor(row, subject)) ?? NO_ROWS;
    const isHeld = rows.length > 0 ? rows.some((row) => isOn(row, subject)) : withCommon && isCommon(key, value);
    if (isHeld) return ["metadata", "annotations", key];
  }
  return undefined;
}

const NO_ROWS: readonly KnownSwitch[] = Object.freeze([]);

function isCommon(key: string, value: string): boolean {
  const values = ANNOTATIONS.get(key);
  if (values === undefined) return value === "true" && SUSPENDING_NAME.test(key);
  return values[0] === "*" || values.includes(value);
}

function isFor({ kinds }: KnownSwitch, subject: Subject): boolean {
  const group = groupOf(subject);
  return Object.entries(kinds).some(
    ([of, names]) =>
      (of.startsWith("*.") ? group.endsWith(of.slice(1)) : group === of) &&
      (names.includes(subject.kind) || names[0] === "*"),
  );
}

/** As the catalogue reads it. A value that its controller would refuse suspends nothing, and what holds to a time needs a clock. */
function isOn(row: KnownSwitch, { object }: Subject): boolean {
  if (row.requires !== undefined && isAbsent(readPath(object, row.requires))) return false;
  const value = readPath(object, row.path);
  if (value === undefined) return false;
  const { state, until } = readTruth({ ...row, off: "delete" } satisfies SwitchSite, { value: value as Json });
  return state === "on" && until === undefined;
}

function isKnownAt(rows: readonly KnownSwitch[] | undefined, path: Path): boolean {
  return rows?.some((row) => samePath(row.path, path)) === true;
}

/** A result, with what is said of what holds the object still, and the fields that say it. */
export function withSuspension(result: StatusResult, { suspended, fields, warnings }: Suspension): StatusResult {
  const { evidence } = result;
  const known = new Set(evidence.fields.map(({ path }) => path.join("\0")));
  const further = fields.filter(({ path }) => !known.has(path.join("\0")));
  return {
    ...result,
    suspended: suspended ?? result.suspended,
    evidence: further.length === 0 ? evidence : { ...evidence, fields: [...evidence.fields, ...further] },
    warnings: warnings === undefined ? result.warnings : [...result.warnings, ...warnings],
  };
}
