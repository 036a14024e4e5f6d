import {
  escapeControl,
  formatRef,
  getConditions,
  isMap,
  type Path,
  type Problem,
  parsePath,
  readPath,
  refOf,
  showValue,
} from "../../object/index.ts";
import type { StepCondition, StepExpectation } from "../../schemas/generated/step-plan.ts";
import type { ConditionObject, PlannedCondition } from "../model/plan.ts";
import { invalidPlan } from "./fields.ts";

/**
 * The expectation of one object. `wrong` returns what is wrong with the object, as the end of a sentence, if anything
 * is.
 */
interface Expectation {
  readonly key: string;
  readonly text: string;
  readonly wrong: (seen: ConditionObject) => string | undefined;
}

/** Reads the expectations of a condition about its objects; `undefined` with problems `InvalidExpectation`. */
export function readExpectations(
  { objects, expect = [], message }: StepCondition,
  field: string,
  problems: Problem[],
): Pick<PlannedCondition, "text" | "unmet"> | undefined {
  const keys = objects.map(({ key }) => key);
  const all = expect.flatMap((spec, index): readonly Expectation[] => {
    const read = readExpectation(spec, keys);
    if (typeof read !== "string") return [read];
    const at = `${field}.expect[${index}]`;
    problems.push(invalidPlan("InvalidExpectation", at, `${at} ${read}`));
    return [];
  });
  if (all.length < expect.length) return undefined;
  const unmet: PlannedCondition["unmet"] = (seen) => {
    for (const { key, wrong } of all) {
      const one = seen.get(key);
      const why = one === undefined ? "was not seen" : wrong(one);
      if (why === undefined) continue;
      return message ?? `${one === undefined ? key : formatRef(refOf(one.object))} ${escapeControl(why)}`;
    }
    return undefined;
  };
  return { text: all.map(({ text }) => text).join(", "), unmet };
}

const FORMS = ["status", "condition", "field"] as const;

/** Returns an expectation, or its fault as the end of a sentence. */
function readExpectation(spec: StepExpectation, keys: readonly string[]): Expectation | string {
  const { object: key = keys.length === 1 ? keys[0] : undefined } = spec;
  if (key === undefined) return "does not say which object it is about: give its key as object";
  if (!keys.includes(key)) return `is about ${key}, and the objects are ${keys.join(", ")}`;
  const forms = FORMS.filter((form) => spec[form] !== undefined);
  if (forms.length !== 1) return `must give exactly one of ${FORMS.join(", ")}`;
  if (spec.is !== undefined && spec.condition === undefined) return "says is, which goes with condition";
  if (spec.field !== undefined) return readField(spec, key);
  const stray = (["equals", "sameAs", "atLeast", "present", "otherwise"] as const).find(
    (name) => spec[name] !== undefined,
  );
  if (stray !== undefined) return `says ${stray}, which goes with field`;
  return spec.status === undefined
    ? expectCondition(key, spec.condition ?? "", spec.is ?? "True")
    : expectStatus(key, spec.status);
}

function expectStatus(key: string, wanted: string): Expectation {
  return {
    key,
    text: `${key} is ${wanted}`,
    wrong: ({ status }) => (status === wanted ? undefined : `is ${status}, not ${wanted}`),
  };
}

/**
 * Expects a condition of an object; a condition from before the object's last change proves nothing about its present
 * state.
 */
function expectCondition(key: string, type: string, wanted: string): Expectation {
  return {
    key,
    text: `${key} has ${type}=${wanted}`,
    wrong: ({ object }) => {
      const found = getConditions(object).conditions.find((one) => one.type === type);
      if (found === undefined) return `has no condition ${type}`;
      const { observedGeneration: own = readPath(object, ["status", "observedGeneration"]), status } = found;
      const { generation } = object.metadata ?? {};
      if (typeof own === "number" && typeof generation === "number" && own < generation)
        return `has condition ${type} of generation ${own}, and is at ${generation}`;
      return status === wanted ? undefined : `has ${type}=${status}, not ${wanted}`;
    },
  };
}

/** Compares a value: returns `undefined` if it is as expected, else the expected value in words. */
type Comparison = (value: unknown, object: object) => string | undefined;

function readField(spec: StepExpectation, key: string): Expectation | string {
  const { field = "", otherwise } = spec;
  const path = parsePath(field);
  if (!path.ok) return `has no path in field: ${path.problems[0]?.message ?? field}`;
  if (spec.present !== undefined) return expectPresent(spec, key, path.value);
  const compares = comparisonOf(spec);
  if (typeof compares === "string") return compares;
  if (otherwise !== undefined && !isScalar(otherwise)) return "must have a text, a number, true or false as otherwise";
  return {
    key,
    text: `${key}.${field} ${compares.text}`,
    wrong: ({ object }) => {
      const value = valueAt(object, path.value) ?? otherwise;
      const wanted = compares.test(value, object);
      if (wanted === undefined) return undefined;
      return value === undefined ? `has no ${field}` : `has ${field} ${showValue(value)}, not ${wanted}`;
    },
  };
}

/** Expects that a field exists; a list or a map counts as a value here. */
function expectPresent(spec: StepExpectation, key: string, path: Path): Expectation | string {
  const stray = (["equals", "sameAs", "atLeast", "otherwise"] as const).find((name) => spec[name] !== undefined);
  if (stray !== undefined) return `says ${stray}, which does not go with present`;
  const { field = "", present = false } = spec;
  if (!present) return "must have true as present";
  return {
    key,
    text: `${key}.${field} is there`,
    wrong: ({ object }) => {
      const value = readPath(object, path) ?? "";
      return value === "" ? `has no ${field}` : undefined;
    },
  };
}

function comparisonOf(spec: StepExpectation): { readonly text: string; readonly test: Comparison } | string {
  const { equals, sameAs, atLeast } = spec;
  if ([equals, sameAs, atLeast].filter((one) => one !== undefined).length !== 1)
    return "must give exactly one of equals, sameAs, atLeast and present with field";
  if (atLeast !== undefined) {
    const wanted = `at least ${atLeast}`;
    return {
      text: `is ${wanted}`,
      test: (value) => (typeof value === "number" && value >= atLeast ? undefined : wanted),
    };
  }
  if (sameAs === undefined) {
    if (!isScalar(equals)) return "must have a text, a number, true or false as equals";
    const wanted = showValue(equals);
    return { text: `is ${wanted}`, test: (value) => (value === equals ? undefined : wanted) };
  }
  const other = parsePath(sameAs);
  if (!other.ok) return `has no path in sameAs: ${other.problems[0]?.message ?? sameAs}`;
  return {
    text: `is as ${sameAs}`,
    test: (value, object) => {
      const wanted = valueAt(object, other.value);
      return wanted !== undefined && value === wanted ? undefined : `${showValue(wanted)} as in ${sameAs}`;
    },
  };
}

/** Returns the scalar at a path; a map, a list or null is none. */
function valueAt(object: object, path: Path): unknown {
  const value = readPath(object, path);
  return isScalar(value) ? value : undefined;
}

function isScalar(value: unknown): boolean {
  return value !== undefined && value !== null && !isMap(value) && !Array.isArray(value);
}
