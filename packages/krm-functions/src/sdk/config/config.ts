import {
  type Fields,
  failure,
  isMap,
  type Json,
  type Problem,
  type ProblemCode,
  type Result,
  showValue,
  success,
} from "@landfall/core/object";
import { nearestName } from "@landfall/core/schemas";
import type { ConfigDefinition } from "../function.ts";
import { asProblem } from "../results.ts";
import { coerce } from "./coerce.ts";
import { referred } from "./referred.ts";

const ENVELOPE = ["apiVersion", "kind", "metadata"];

/**
 * The typed config of a function from the `functionConfig` of a ResourceList: an object of the function's
 * own kind with its fields at the top level, or a ConfigMap whose `data` strings are read as the types
 * the schema gives. No config, and kpt's empty `function-input` ConfigMap, are the config without fields.
 * `metadata` (annotations of the orchestrator) is ignored. An unknown key is an error that names the nearest,
 * unless the schema has `additionalProperties` for it.
 */
export function readConfig<Config>(definition: ConfigDefinition<Config>, functionConfig: unknown): Result<Config> {
  const fields = fieldsOf(definition, functionConfig);
  if (!fields.ok) return fields;
  const known = knownFields(definition);
  const takesAny = ofAnyKey(definition) !== undefined;
  const unknown = takesAny ? [] : Object.keys(fields.value).filter((key) => !known.includes(key));
  if (unknown.length > 0) return failure(...unknown.map((key) => unknownKey(definition, key, known)));
  const config = withEnvelope(definition, fields.value);
  const problems = definition.validate(config).map(asProblem);
  if (problems.some((problem) => problem.severity === "error")) return { ok: false, problems };
  return success(config as Config, problems);
}

function fieldsOf(definition: ConfigDefinition<unknown>, functionConfig: unknown): Result<Fields> {
  if (functionConfig === undefined || functionConfig === null) return success({});
  if (!isMap(functionConfig)) return failure(configProblem("BadConfig", "functionConfig is not an object"));
  const { apiVersion, kind } = functionConfig;
  if (apiVersion === "v1" && kind === "ConfigMap") return configMapFields(definition, functionConfig["data"]);
  if (apiVersion === definition.apiVersion && kind === definition.kind) {
    return success(Object.fromEntries(Object.entries(functionConfig).filter(([key]) => !ENVELOPE.includes(key))));
  }
  const message = `functionConfig is ${show(apiVersion)} ${show(kind)}; accepted are ${definition.apiVersion} ${definition.kind} and v1 ConfigMap`;
  return failure(configProblem("WrongConfigKind", message));
}

function configMapFields(definition: ConfigDefinition<unknown>, data: unknown): Result<Fields> {
  if (data === undefined || data === null) return success({});
  if (!isMap(data)) return failure(configProblem("BadConfig", "data of the ConfigMap is not a map", "data"));
  const properties = propertiesOf(definition);
  const fields: [string, unknown][] = [];
  const problems: Problem[] = [];
  for (const [key, value] of Object.entries(data)) {
    const coerced =
      typeof value === "string"
        ? coerce(value, referred(definition.schema, own(properties, key) ?? ofAnyKey(definition)))
        : success(value as Json);
    if (coerced.ok) fields.push([key, coerced.value]);
    else problems.push(...coerced.problems.map((problem) => ({ ...problem, field: `data.${key}` })));
  }
  return problems.length > 0 ? { ok: false, problems } : success(Object.fromEntries(fields));
}

function propertiesOf(definition: ConfigDefinition<unknown>): Fields {
  const properties = definition.schema["properties"];
  return isMap(properties) ? properties : {};
}

/** The schema for keys that are not listed; undefined if no further keys are allowed. */
function ofAnyKey({ schema }: ConfigDefinition<unknown>): unknown {
  const { additionalProperties } = schema;
  return isMap(additionalProperties) ? additionalProperties : undefined;
}

function knownFields(definition: ConfigDefinition<unknown>): readonly string[] {
  return Object.keys(propertiesOf(definition)).filter((key) => !ENVELOPE.includes(key));
}

/**
 * Adds `apiVersion` and `kind` to the fields, so that the validator sees the same value for a ConfigMap as for the
 * function's own kind.
 */
function withEnvelope(definition: ConfigDefinition<unknown>, fields: Fields): Fields {
  const properties = propertiesOf(definition);
  return {
    ...(Object.hasOwn(properties, "apiVersion") ? { apiVersion: definition.apiVersion } : {}),
    ...(Object.hasOwn(properties, "kind") ? { kind: definition.kind } : {}),
    ...fields,
  };
}

function unknownKey(definition: ConfigDefinition<unknown>, key: string, known: readonly string[]): Problem {
  const like = nearestName(key, known);
  const hint = like === undefined ? `the keys are ${known.join(", ")}` : `did you mean ${like}?`;
  return { ...configProblem("UnknownConfigKey", `${definition.kind} has no key ${show(key)}`, key), hint };
}

function configProblem(code: ProblemCode, message: string, field?: string): Problem {
  return { code, severity: "error", message, ...(field === undefined ? {} : { field: field.slice(0, 200) }) };
}

function own(record: Fields, key: string): unknown {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}

const LONGEST_VALUE = 100;

function show(value: unknown): string {
  return value === undefined ? "(none)" : showValue(value, LONGEST_VALUE);
}
