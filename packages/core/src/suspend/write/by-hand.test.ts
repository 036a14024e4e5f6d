import { describe, expect, test } from "vitest";
import {
  type Json,
  type KubeObject,
  type Path,
  parseApiVersion,
  refOf,
  type ValueOrAbsent,
} from "../../object/index.ts";
import { CATALOGUE } from "../catalogue/index.ts";
import { mechanismsFor } from "../choose/choose.ts";
import { applyEdits } from "../edit/apply-edits.ts";
import byHand from "../fixtures/by-hand.json" with { type: "json" };
import { HAZARDS_TO_ALLOW, type Mechanism } from "../model/mechanism.ts";
import { sameValue, valueAt } from "../model/value.ts";
import { candidateClusters } from "../sites/clusters.ts";
import { bindSite } from "../sites/site.ts";
import { mutations } from "../testing/mutations.ts";
import { resume } from "./resume.ts";
import { type SuspendRequest, suspend } from "./suspend.ts";

/** A mechanism as a person wrote it down from the documents and code of its project. */
interface Written {
  readonly id: string;
  readonly apiVersion: string;
  readonly kind: string;
  readonly effect: string;
  readonly stops: string;
  readonly evidence: string;
  readonly hazards?: readonly string[];
  readonly meanwhile?: { readonly [of: string]: string };
  readonly cautions?: readonly {
    readonly path: Path;
    readonly fine?: Json;
    readonly bad: Json;
    readonly message: string;
  }[];
}
interface Switch extends Written {
  readonly at: Path;
  readonly on: Json;
  readonly takeBack: Json;
  readonly reads: { readonly on: readonly Json[]; readonly off: readonly Json[]; readonly unknown: readonly Json[] };
  readonly spec?: Json;
  readonly needs?: Path;
  readonly excludes?: Path;
  readonly finishedBy?: readonly string[];
  /** Kinds of the group that have no such switch. */
  readonly except?: readonly string[];
  readonly seenAs?: readonly string[];
  readonly byId?: boolean;
  readonly wholeGroup?: string;
  readonly drains?: Json;
  readonly inertWhile?: readonly string[];
  readonly annotations?: string;
}
interface Lists extends Written {
  readonly all: Path;
  readonly some: Path;
  readonly placement: Path;
}
interface Pinned extends Written {
  readonly cases: readonly {
    readonly spec: Json;
    readonly status?: Json;
    readonly at: Path | null;
    readonly writes?: Json;
  }[];
}

const SWITCHES = byHand.switches as readonly Switch[];
const LISTS = byHand.clusters as readonly Lists[];
const PINNED = byHand.pins as readonly Pinned[];

function objectOf({ apiVersion, kind }: Written, spec: Json = {}, status?: Json): KubeObject {
  return { apiVersion, kind, metadata: { name: "web" }, spec, ...(status !== undefined && { status }) } as KubeObject;
}

function put(object: KubeObject, path: Path, value: Json): KubeObject {
  const after = applyEdits(object, [{ operation: "set", ref: refOf(object), path, value }]);
  if (!after.ok) throw new Error(after.problems[0]?.message);
  return after.value;
}

function held(object: KubeObject, mechanism: Mechanism, more: Partial<SuspendRequest> = {}): KubeObject | undefined {
  const hold = { holder: "a", effect: mechanism.effect, ...more.hold };
  const edits = suspend(object, { mechanism, allow: HAZARDS_TO_ALLOW, ...more, hold });
  const after = edits.ok && edits.value.length > 0 ? applyEdits(object, edits.value) : undefined;
  return after?.ok === true ? after.value : undefined;
}

const same = (a: unknown, b: unknown): boolean => sameValue({ value: a as Json }, { value: b as Json });
const is = (value: ValueOrAbsent, expected: Json): boolean => sameValue(value, { value: expected });

/** Returns the first difference between a mechanism and what was written down; `undefined` if there is none. */
function differs(written: Written, mechanism: Mechanism): string | undefined {
  try {
    return differsInWords(written, mechanism) ?? differsInSite(written, mechanism);
  } catch (error) {
    return String(error);
  }
}

function differsInWords(written: Written, mechanism: Mechanism): string | undefined {
  const { group } = parseApiVersion(written.apiVersion);
  const { wholeGroup } = written as Switch;
  if (mechanism.id !== written.id) return "id";
  if (mechanism.group !== (wholeGroup ?? group) || mechanism.kind !== (wholeGroup === undefined ? written.kind : "*"))
    return "kind";
  if (mechanism.effect !== written.effect) return "effect";
  if (mechanism.stops !== written.stops || mechanism.evidence !== written.evidence) return "words";
  if (!same(mechanism.hazards, written.hazards ?? [])) return "hazards";
  if (!same(mechanism.meanwhile ?? {}, written.meanwhile ?? {})) return "meanwhile";
  if (!same(mechanism.inertWhile ?? [], (written as Switch).inertWhile ?? [])) return "inertWhile";
  if (mechanism.annotations !== (written as Switch).annotations) return "annotations";
  return (mechanism.onlyById === true) === ((written as Switch).byId === true) ? undefined : "byId";
}

function differsInSite(written: Written, mechanism: Mechanism): string | undefined {
  if ("cases" in written) return differsAsPin(written as Pinned, mechanism);
  return (
    ("all" in written ? differsAsLists(written as Lists, mechanism) : differsAsSwitch(written as Switch, mechanism)) ??
    differsInCautions(written, mechanism)
  );
}

function differsAsSwitch(written: Switch, mechanism: Mechanism): string | undefined {
  const { site } = mechanism;
  if (site.kind === "clusters" || site.kind === "pin" || !same(site.off, written.takeBack)) return "takeBack";
  const place = written.at[1] === "annotations" ? "annotation" : written.at[1] === "labels" ? "label" : "field";
  if (site.kind !== place) return "place";
  const texts = [...written.reads.on, ...written.reads.off].filter((value) => typeof value === "string");
  if (!same([...(site.values ?? [])].sort(), site.truth === "enum" ? texts.sort() : [])) return "values";
  const base = objectOf(written, written.spec);
  const on = held(base, mechanism);
  if (on === undefined || !is(valueAt(on, written.at), written.on)) return "on";
  const drained = held(base, mechanism, { strength: "drain" });
  if (written.drains !== undefined && (drained === undefined || !is(valueAt(drained, written.at), written.drains)))
    return "drain";
  if (written.drains === undefined && "drain" in site) return "drain";
  for (const state of ["on", "off", "unknown"] as const) {
    const wrong = written.reads[state].find((value) => {
      const object = put(base, written.at, value);
      return bindSite(mechanism, object).read(object, undefined).state !== state;
    });
    if (wrong !== undefined) return `reads ${JSON.stringify(wrong)}`;
  }
  return differsInConditions(written, mechanism, base);
}

function differsInConditions(written: Switch, mechanism: Mechanism, base: KubeObject): string | undefined {
  const without = written.needs === undefined ? base : put(base, written.needs, null);
  if ((held(without, mechanism) === undefined) !== (written.needs !== undefined)) return "needs";
  if (mechanism.site.kind === "field" && written.needs === undefined && mechanism.site.requires !== undefined)
    return "needs";
  if (written.excludes !== undefined && held(put(base, written.excludes, true), mechanism) !== undefined)
    return "excludes";
  if (written.excludes === undefined && mechanism.excludes !== undefined) return "excludes";
  if (!same(mechanism.finishedBy ?? [], written.finishedBy ?? [])) return "finishedBy";
  if (!same(mechanism.except ?? [], written.except ?? [])) return "except";
  const { condition, status } = mechanism.observe ?? {};
  return same(
    [condition, status].filter((word) => word !== undefined),
    written.seenAs ?? [],
  )
    ? undefined
    : "seenAs";
}

function differsInCautions(written: Written, mechanism: Mechanism): string | undefined {
  const expected = written.cautions ?? [];
  if ((mechanism.cautions ?? []).length !== expected.length) return "cautions";
  const base = objectOf(written, (written as Switch).spec);
  const said = (object: KubeObject): readonly string[] => {
    const hold = { holder: "a", effect: mechanism.effect };
    const { problems } = suspend(object, { hold, mechanism, allow: HAZARDS_TO_ALLOW });
    return problems.filter(({ code }) => code === "Caution").map(({ message }) => message);
  };
  for (const { path, fine, bad, message } of expected) {
    if (!same(said(put(base, path, bad)), [message]) || said(base).length > 0) return "cautions";
    if (said(put(base, [...path.slice(0, -1), "other"], true)).length > 0) return "cautions";
    if (fine !== undefined && said(put(base, path, fine)).length > 0) return "cautions";
  }
  return undefined;
}

function differsAsLists(written: Lists, mechanism: Mechanism): string | undefined {
  if (mechanism.site.kind !== "clusters") return "site";
  const base = put(objectOf(written), written.placement, ["m1", "m2"]);
  if (!same(candidateClusters(mechanism.site, base), ["m1", "m2"])) return "placement";
  const all = held(base, mechanism);
  if (all === undefined || !is(valueAt(all, written.all), true)) return "all";
  const some = held(base, mechanism, {
    hold: { holder: "a", effect: mechanism.effect, targets: { clusters: ["m1"] } },
  });
  return some === undefined || !is(valueAt(some, written.some), ["m1"]) ? "some" : undefined;
}

function differsAsPin(written: Pinned, mechanism: Mechanism): string | undefined {
  if (mechanism.site.kind !== "pin") return "site";
  const pins = new Set(written.cases.flatMap(({ at }) => (at === null ? [] : [at.join(".")])));
  if (pins.size !== mechanism.site.pins.length) return "pins";
  if (!mechanism.site.pins.every(({ form, landed }) => form !== undefined && Array.isArray(landed))) return "shape";
  const wrong = written.cases.find(({ spec, status, at, writes }) => {
    const object = objectOf(written, spec, status);
    if (at === null)
      return held(object, mechanism, { hold: { holder: "a", effect: mechanism.effect, revision: "v1" } });
    const pinned = held(object, mechanism);
    return pinned === undefined || !is(valueAt(pinned, at), writes ?? null);
  });
  return wrong === undefined ? undefined : JSON.stringify(wrong.spec);
}

const WRITTEN: readonly Written[] = [...SWITCHES, ...LISTS, ...PINNED];

/**
 * Returns whether two mechanisms are the same. A text without letters has no case, so both ways of comparing it are
 * equal.
 */
function isTheSame(mechanism: Mechanism | undefined, { site }: Mechanism): boolean {
  const [before, after] = [mechanism?.site, site].map((one) => (one !== undefined && "truth" in one ? one : undefined));
  if (before?.truth !== "equals" || after?.truth !== "equals-fold") return false;
  return typeof after.on === "string" && !/[a-z]/i.test(after.on);
}

describe("what a person wrote down is what the catalogue says", () => {
  test.each(WRITTEN.map((written) => [written.id, written] as const))("%s", (id, written) => {
    const mechanism = CATALOGUE.byId.get(id);
    if (mechanism === undefined) throw new Error(id);
    expect(differs(written, mechanism)).toBeUndefined();
    expect(
      mechanismsFor(CATALOGUE, { group: parseApiVersion(written.apiVersion).group, kind: written.kind }),
    ).toContain(mechanism);
  });

  test("of every mechanism class, and of every row that needs the value from before", () => {
    const classOf = ({ site }: Mechanism): string =>
      site.kind === "clusters" || site.kind === "pin" ? site.kind : `${site.kind} ${site.truth}`;
    const known = new Set(WRITTEN.map(({ id }) => id));
    const classes = new Set(CATALOGUE.mechanisms.filter(({ id }) => known.has(id)).map(classOf));
    expect(CATALOGUE.mechanisms.map(classOf).filter((name) => !classes.has(name))).toEqual([]);
    const needing = CATALOGUE.mechanisms.filter(
      ({ site }) => site.kind === "clusters" || site.kind === "pin" || site.off === "restore",
    );
    expect(needing.map(({ id }) => id).filter((id) => !known.has(id))).toEqual([]);
  });
});

describe("changing any one value of the catalogue fails a case that a person wrote", () => {
  test.each(WRITTEN.map((written) => [written.id, written] as const))("%s", (id, written) => {
    const mechanism = CATALOGUE.byId.get(id);
    // The source decides nothing, and has a test of its own.
    const { source: _, ...behaviour } = mechanism ?? { source: undefined };
    const changed = (mutations(behaviour as unknown as Json) as unknown as readonly Mechanism[]).filter(
      (other) => !isTheSame(mechanism, other),
    );
    expect(changed.length).toBeGreaterThan(10);
    const unseen = changed.filter((other) => differs(written, other) === undefined);
    expect(unseen.map((other) => JSON.stringify(other))).toEqual([]);
  });
});

test("resuming by the word of the system writes the word that was written down", () => {
  for (const written of SWITCHES) {
    const mechanism = CATALOGUE.byId.get(written.id);
    if (mechanism === undefined || written.takeBack === null || typeof written.takeBack !== "object") continue;
    const on = held(objectOf(written, written.spec), mechanism);
    if (on === undefined) throw new Error(written.id);
    const edits = resume(on, { holder: "a", catalogue: CATALOGUE, resumeValue: "explicit" });
    const after = applyEdits(on, edits.ok ? edits.value : []);
    expect(after.ok && valueAt(after.value, written.at)).toEqual(written.takeBack);
  }
});
