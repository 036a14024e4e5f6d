import { type Json, type Path, readPath, samePath } from "../object/index.ts";
import type { SwitchSite } from "../suspend/model/mechanism.ts";
import { readTruth } from "../suspend/sites/truth.ts";
import { KNOWN_SWITCHES } from "./generated/known-switches.ts";
import { pathOfSwitch, readKinds } from "./known-switch.ts";
import { groupOf, isAbsent, ownFields, type Subject } from "./subject.ts";
import type { StatusResult, StatusSuspension } from "./types.ts";

/** Fields of `spec`, each with the values with which it suspends an object. */
const SUSPENDING: readonly (readonly [names: string, ...values: readonly (string | boolean)[]])[] = [
  ["suspend suspended paused pause isPaused hold onHold hibernate hibernated stopped halted shutdown disabled", true],
  ["enabled enable powered", false],
  ["powerState", "Hibernating", "PoweredOff"],
  ["state", "Inactive", "Paused", "Suspended"],
  ["managementState", "Unmanaged", "Removed"],
  ["suspension.dispatching runPolicy.suspend updateStrategy.paused updateStrategy.rollingUpdate.paused", true],
];

/** The fields of `spec` that suspend an object, one by one. The reference page is generated from this data. */
export const SUSPENDING_FIELDS: readonly { readonly path: Path; readonly value: string | boolean }[] =
  SUSPENDING.flatMap(([names, ...values]) =>
    names.split(" ").flatMap((name) => values.map((value) => ({ path: ["spec", ...name.split(".")], value }))),
  );

/** Annotations, each with the values with which it suspends an object; `*` is any value. The reference page is generated from this data. */
export const SUSPENDING_ANNOTATIONS: readonly { readonly key: string; readonly values: readonly string[] }[] = [
  { key: "cluster.x-k8s.io/paused", values: ["*"] },
  { key: "autoscaling.keda.sh/paused-replicas", values: ["*"] },
  { key: "kustomize.toolkit.fluxcd.io/reconcile", values: ["disabled"] },
  { key: "eck.k8s.elastic.co/managed", values: ["false"] },
  { key: "cnpg.io/hibernation", values: ["on"] },
  { key: "cnpg.io/reconciliationLoop", values: ["disabled"] },
  { key: "serviceoperator.azure.com/reconcile-policy", values: ["skip"] },
  { key: "baremetalhost.metal3.io/paused", values: ["*"] },
  { key: "resources.gardener.cloud/ignore", values: ["true"] },
  { key: "cnrm.cloud.google.com/actuation-mode", values: ["Paused"] },
];

/**
 * Endings of the names of other annotations that suspend an object when they are `"true"`. The reference page is
 * generated from this data.
 */
export const SUSPENDING_NAME: RegExp =
  /[./-](?:paused?|suspend(?:ed)?|hibernated?|(?:pause|skip|stop|block|disable)-?reconcil[a-z]*|reconcil[a-z]*-?(?:paused|stopped|suspended|disabled))$/i;

/** A switch of the suspend catalogue, prepared for fast lookups. */
interface Known {
  readonly site: SwitchSite;
  readonly kinds: ReadonlyMap<string, readonly string[]>;
  readonly except: ReadonlyMap<string, readonly string[]> | undefined;
  /** The names of all kinds with a switch in the catalogue: most objects are of other kinds. */
  readonly names: ReadonlySet<string>;
}

/** The switches that one key of `spec`, or one annotation, may be. */
interface Place {
  readonly known: Known[];
  readonly common: { readonly path: Path; readonly value: string | boolean }[];
  /** The values with which the annotation suspends any object. */
  values: readonly string[] | undefined;
  /** Whether the value `false` may suspend the object. */
  byFalse: boolean;
}

interface Places {
  readonly fields: ReadonlyMap<string, Place>;
  readonly annotations: ReadonlyMap<string, Place>;
  /** The labels by kind: few kinds have one, so that labels are rarely read. */
  readonly labels: ReadonlyMap<string, Place>;
}

/** The index of the switches by place, built when it is first needed. */
let places: Places | undefined;

function makePlaces(): Places {
  const [fields, annotations, labels] = [new Map<string, Place>(), new Map<string, Place>(), new Map<string, Place>()];
  for (const row of KNOWN_SWITCHES) {
    const path = pathOfSwitch(row);
    const kinds = readKinds(row.kinds);
    const names = new Set([...kinds.values()].flat());
    const known: Known = {
      site: { truth: "bool", on: true, off: "delete", ...row, path },
      kinds,
      except: row.except === undefined ? undefined : readKinds(row.except),
      names,
    };
    if (row.kind === "field") placeAt(fields, String(path[1])).known.push(known);
    else if (row.kind === "annotation") placeAt(annotations, row.at).known.push(known);
    else for (const name of names) placeAt(labels, name).known.push(known);
  }
  for (const row of SUSPENDING_FIELDS) placeAt(fields, String(row.path[1])).common.push(row);
  for (const place of fields.values())
    place.byFalse =
      place.common.some(({ value }) => value === false) ||
      place.known.some(({ site }) => readTruth(site, { value: false }).state === "on");
  for (const { key, values } of SUSPENDING_ANNOTATIONS) placeAt(annotations, key).values = values;
  return { fields, annotations, labels };
}

function placeAt(map: Map<string, Place>, key: string): Place {
  const place = map.get(key) ?? { known: [], common: [], values: undefined, byFalse: false };
  map.set(key, place);
  return place;
}

/**
 * Returns the field, annotation or label that suspends the object, if any: its own switch, not its parents'. If the
 * suspend catalogue knows a switch of the kind, its truth test decides; for any other kind the common switches do.
 */
export function suspendedBy(subject: Subject): Path | undefined {
  return switchOn(subject, true);
}

/** Returns the field that suspends the object by the suspend catalogue alone, without the common switches. */
export function knownSwitchOn(subject: Subject): Path | undefined {
  return switchOn(subject, false);
}

function switchOn(subject: Subject, withCommon: boolean): Path | undefined {
  places ??= makePlaces();
  const { fields, annotations, labels } = places;
  const { spec } = subject;
  for (const key in spec) {
    const place = fields.get(key);
    if (place === undefined || (spec[key] === false && !place.byFalse)) continue;
    const path = fieldOn(place, subject, withCommon);
    if (path !== undefined) return path;
  }
  const own = ownFields(subject.metadata, "annotations");
  for (const key in own) {
    const path = annotationOn(annotations.get(key), subject, key, own[key], withCommon);
    if (path !== undefined) return path;
  }
  return labels.get(subject.kind)?.known.find((one) => isOn(one, subject))?.site.path;
}

function fieldOn({ known, common }: Place, subject: Subject, withCommon: boolean): Path | undefined {
  for (const one of known) if (isOn(one, subject)) return one.site.path;
  if (!withCommon) return undefined;
  for (const { path, value } of common) {
    if (readPath(subject.object, path) !== value) continue;
    if (!known.some((one) => samePath(one.site.path, path) && isFor(one, subject))) return path;
  }
  return undefined;
}

function annotationOn(
  place: Place | undefined,
  subject: Subject,
  key: string,
  value: unknown,
  withCommon: boolean,
): Path | undefined {
  if (typeof value !== "string") return undefined;
  const path = place?.known.find((one) => isOn(one, subject))?.site.path;
  if (path !== undefined || !withCommon || !isCommon(place, key, value)) return path;
  return place?.known.some((one) => isFor(one, subject)) === true ? undefined : ["metadata", "annotations", key];
}

function isCommon(place: Place | undefined, key: string, value: string): boolean {
  const values = place?.values;
  if (values === undefined) return value === "true" && SUSPENDING_NAME.test(key);
  return values[0] === "*" || values.includes(value);
}

function isFor({ kinds, except, names }: Known, subject: Subject): boolean {
  if (!names.has(subject.kind) && !names.has("*")) return false;
  const group = groupOf(subject);
  if (except?.get(group)?.includes(subject.kind) === true) return false;
  for (const [name, own] of kinds) {
    const isOf = name.startsWith("*.") ? group.endsWith(name.slice(1)) : group === name;
    if (isOf && (own.includes(subject.kind) || own[0] === "*")) return true;
  }
  return false;
}

/**
 * Returns whether a switch is on, as the catalogue reads it. A value that its controller would refuse suspends nothing,
 * and one that holds until a time needs a clock. The usual case, a switch that is off, is tested first.
 */
function isOn(one: Known, subject: Subject): boolean {
  const { site, names } = one;
  if (!names.has(subject.kind) && !names.has("*")) return false;
  const value = readPath(subject.object, site.path);
  if (value === undefined || (value === false && site.truth === "bool") || !isFor(one, subject)) return false;
  if (site.requires !== undefined && isAbsent(readPath(subject.object, site.requires))) return false;
  const { state, until } = readTruth(site, { value: value as Json });
  return state === "on" && until === undefined;
}

/** Returns a result with the suspension of the object, and the fields that prove it. */
export function withSuspension(result: StatusResult, { suspended, fields, warnings }: StatusSuspension): StatusResult {
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
