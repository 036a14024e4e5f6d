import { formatPath, type KubeObject, type Path } from "../../object/index.ts";
import { evidenceValue } from "../evidence.ts";
import { type Fields, isFields, own, ownText } from "../subject.ts";
import type { EvidenceField } from "../types.ts";
import { wholeNumber } from "../whole-number.ts";
import { pathOf, type Scope, type Trace } from "./expression/scope.ts";
import type { Located } from "./expression/values.ts";

/** The number of fields above which the lists and maps that contain them are the evidence instead. */
const MOST_FIELDS = 64;

/**
 * Returns the fields on which the evaluation is based and that exist, each once, in the order in which they were read.
 */
export function evidenceIn({ trace }: Scope): readonly EvidenceField[] {
  const nodes = nodesIn(trace);
  const many = nodes.length > 16 * MOST_FIELDS;
  const fields = many ? [] : unique(nodes.map((node, at) => fieldAt(node, trace.keys[at] ?? "")));
  if (!many && fields.length <= MOST_FIELDS) return fields;
  return unique(nodes.map((node, at) => topOf(node, trace.keys[at] ?? "")));
}

function nodesIn({ nodes, size }: Trace): readonly Located[] {
  return nodes.slice(0, size);
}

/** Returns the field as evidence, or `undefined` for a hole in a list. */
function fieldAt(node: Located, key: string | number): EvidenceField | undefined {
  const value = (node.raw as Fields)[key];
  return value === undefined ? undefined : { path: pathOf(node, key), value: evidenceValue(value) };
}

/** Returns the list that contains a field: `status.conditions` for `status.conditions[3].type`. */
function topOf(node: Located, key: string | number): EvidenceField | undefined {
  let at = node;
  while (at.parent?.parent?.parent !== undefined) at = at.parent;
  return at.parent === undefined ? fieldAt(at, key) : fieldAt(at.parent, at.key);
}

function unique(fields: readonly (EvidenceField | undefined)[]): readonly EvidenceField[] {
  const byPath = new Map<string, EvidenceField>();
  for (const field of fields) {
    const text = field?.path.join("\0") ?? "";
    if (field !== undefined && !byPath.has(text)) byPath.set(text, field);
  }
  return [...byPath.values()];
}

/**
 * Returns the reason and message of the first condition on which the evaluation is based, else the first field as a
 * sentence.
 */
export function deciding({ trace }: Scope, word: string): { readonly reason: string; readonly message: string } {
  for (let at = 0; at < trace.size; at++) {
    const node = trace.nodes[at];
    if (node !== undefined && isCondition(node)) return fromCondition(node.value as Fields);
  }
  const [node] = trace.nodes;
  const [key] = trace.keys;
  const field = trace.size === 0 || node === undefined || key === undefined ? undefined : fieldAt(node, key);
  if (field === undefined) return { reason: word, message: "" };
  return { reason: word, message: `${formatPath(field.path)} is ${JSON.stringify(field.value)}` };
}

function isCondition({ value, key }: Located): boolean {
  return typeof key === "number" && isFields(value) && ownText(value, "type") !== "" && ownText(value, "status") !== "";
}

function fromCondition(condition: Fields): { readonly reason: string; readonly message: string } {
  const [type, status, reason] = [
    ownText(condition, "type"),
    ownText(condition, "status"),
    ownText(condition, "reason"),
  ];
  const message = ownText(condition, "message") || `${type} is ${status}${reason === "" ? "" : `: ${reason}`}`;
  return { reason: reason || type, message };
}

interface Stale {
  readonly reason: string;
  readonly message: string;
  readonly fields: readonly EvidenceField[];
}

/** Returns the field that shows that a condition is too old to count: the others were judged without it. */
export function leftOut({ conditions }: Scope): readonly EvidenceField[] {
  const stale = conditions?.stale;
  const field = stale && fieldAt(stale, "observedGeneration");
  return field === undefined ? [] : [field];
}

/**
 * Returns a map on which the evaluation is based and that was observed at an older generation than the object has; or a
 * condition that was left out for that, if the evaluation is based on nothing that is known to be newer.
 */
export function staleIn(scope: Scope, object: KubeObject): Stale | undefined {
  const { trace, conditions } = scope;
  const generation = wholeNumber(isFields(object.metadata) ? own(object.metadata, "generation") : undefined);
  if (generation === undefined) return undefined;
  let renewed = false;
  for (const node of nodesIn(trace)) {
    for (let at: Located | undefined = node; at?.parent !== undefined; at = at.parent) {
      const observed = wholeNumber(isFields(at.value) ? own(at.value, "observedGeneration") : undefined);
      if (observed !== undefined && observed < generation) return staleAt(at, observed, generation);
      if (observed !== undefined && typeof at.key === "number") renewed = true;
    }
  }
  const left = renewed ? undefined : conditions?.stale;
  return left && staleAt(left, wholeNumber((left.raw as Fields)["observedGeneration"]) ?? 0, generation);
}

function staleAt(node: Located, observed: number, generation: number): Stale {
  const path: Path = ["metadata", "generation"];
  const name =
    (isFields(node.value) && ownText(node.value, "type")) || formatPath(pathOf(node.parent as Located, node.key));
  return {
    reason: "LatestGenerationNotObserved",
    message: `${name} was observed at generation ${observed}, the object is at ${generation}`,
    fields: [
      { path, value: generation },
      { path: pathOf(node, "observedGeneration"), value: observed },
    ],
  };
}
