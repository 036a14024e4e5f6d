import {
  failure,
  type KubeObject,
  type Path,
  parseApiVersion,
  type Result,
  readPath,
  readString,
  refOf,
  success,
} from "../../object/index.ts";
import { GUESSED } from "../catalogue/guessed.ts";
import type { Effect } from "../model/effect.ts";
import type { Mechanism } from "../model/mechanism.ts";

/** Boolean fields of `spec` that may be a switch, the most likely first. */
const FIELDS = ["suspend", "paused", "pause"] as const;

/** For each effect a pattern that the description of the field must match, in the order in which they are tried. */
const WORDS: readonly (readonly [RegExp, Effect])[] = [
  [/reconcil|\bactions?\b/i, "reconcile"],
  [/\bpods?\b|\bscal|shut/i, "run"],
  [/schedul/i, "new-runs"],
];

/** The label on a definition by which a kind declares a contract of Cluster API. */
const CAPI_CONTRACT = /^cluster\.x-k8s\.io\/v\d/;

/** Returns the CustomResourceDefinition of an object's kind among objects. */
export function definitionOf(object: KubeObject, objects: readonly KubeObject[]): KubeObject | undefined {
  const { group, kind } = refOf(object);
  return objects.find(
    (other) =>
      other.kind === "CustomResourceDefinition" &&
      readString(other, ["spec", "group"]) === group &&
      readString(other, ["spec", "names", "kind"]) === kind,
  );
}

/**
 * Guesses a mechanism for a kind that is not in the catalogue, from the kind's definition: a boolean `spec.suspend`,
 * `paused` or `pause` whose description says what stops, Cluster API's contract, or a managed resource of Crossplane.
 * Problem `NoMechanism`: the definition gives no hint. A field without a description is never used.
 */
export function guessMechanism(object: KubeObject, definition: KubeObject | undefined): Result<Mechanism> {
  const { group, kind } = refOf(object);
  const guess = byContract(definition) ?? byCrossplane(object) ?? byField(object, definition);
  const found = guess === undefined ? undefined : GUESSED.find(({ id }) => id === guess);
  if (found !== undefined) return success({ ...found, group, kind });
  return failure({
    code: "NoMechanism",
    severity: "error",
    message:
      definition === undefined
        ? `it is not known how ${kind}.${group} could be suspended, and its CustomResourceDefinition is not here to guess by`
        : `the definition of ${kind}.${group} does not say how it could be suspended`,
    ref: refOf(object),
    hint: "describe it with mechanisms, or leave it out of the targets",
  });
}

function byContract(definition: KubeObject | undefined): string | undefined {
  const labels = Object.keys(definition?.metadata?.labels ?? {});
  return labels.some((key) => CAPI_CONTRACT.test(key)) ? "guessed-capi" : undefined;
}

function byCrossplane(object: KubeObject): string | undefined {
  const provider = readPath(object, ["spec", "forProvider"]);
  return provider !== null && typeof provider === "object" ? "guessed-crossplane" : undefined;
}

function byField(object: KubeObject, definition: KubeObject | undefined): string | undefined {
  const properties = specProperties(object, definition);
  for (const field of FIELDS) {
    const schema = readPath(properties, [field]);
    if (readString(schema, ["type"]) !== "boolean") continue;
    const description = readString(schema, ["description"]) ?? "";
    const effect = WORDS.find(([words]) => words.test(description))?.[1];
    return effect === undefined ? undefined : `guessed-${field}-${effect}`;
  }
  return undefined;
}

const SPEC: Path = ["schema", "openAPIV3Schema", "properties", "spec", "properties"];

/** Returns the schema properties of `spec` for the object's version, else for the first version that has a schema. */
function specProperties(object: KubeObject, definition: KubeObject | undefined): unknown {
  const versions = readPath(definition, ["spec", "versions"]);
  if (!Array.isArray(versions)) return undefined;
  const { version } = parseApiVersion(object.apiVersion ?? "");
  const own = versions.find((entry: unknown) => readString(entry, ["name"]) === version);
  return readPath(own ?? versions[0], SPEC);
}
