import { isDeepStrictEqual } from "node:util";
import {
  admitCluster,
  admitStack,
  STACK_RULES,
  type StackDecision,
  type StackOptions,
} from "@landfall/adapters/cluster-stacks";
import type { KubeObject } from "@landfall/core/object";
import { overridden, type Row, required, type Suite } from "../suite.ts";

/** The releases that existed when the rows were made, by name, with the Kubernetes version in their status. */
const RELEASES: ReadonlyMap<string, string> = new Map([
  ["docker-elm-1-27-v1", "v1.27.3"],
  ["docker-ferrol-1-26-v1", "v1.26.1"],
  ["docker-ferrol-1-27-v1", "v1.27.3"],
  ["docker-ferrol-1-27-v2", "v1.27.9"],
  ["docker-ferrol-1-27-v3", "v1.27.9"],
  ["docker-ferrol-1-28-v1", "v1.28.1"],
  ["docker-ferrol-1-29-v1", "v1.29.0"],
  ["other-ferrol-1-27-v1", "v1.27.3"],
]);

interface Answer {
  readonly allowed: boolean;
  readonly warnings?: readonly string[] | null;
}

/**
 * The admission of Cluster and ClusterStack: rows `{input, expected: {allowed, warnings?, error?}}`; wording is not
 * compared. Required: everything that the operator refuses is refused. Something that it admits may only be refused by
 * a rule that it lacks, that it skips after a warning, or that it checks only when a stack is created.
 */
export const suite: Suite = {
  run: (row, { mode }) => {
    const upstream = mode === "upstream";
    const input = required(row, "input") as Row;
    const answer = required(row, "expected") as Answer;
    const { allowed } = upstream ? answer : (overridden(row) as unknown as Answer);
    const warnings = answer.warnings ?? [];
    const decision = decide(input, releasesOf(input, warnings), { upstream });
    const expected = { allowed, warned: warnings.length > 0 };
    const actual = { allowed: decision.allowed, warned: decision.warnings.length > 0 };
    if (upstream) return { actual, expected, equal: isDeepStrictEqual(actual, expected) };
    const isUnknown = expected.warned || Object.hasOwn(input, "oldSpec");
    const isStricter = decision.denials.every(({ rule }) => isUnknown || !STACK_RULES[rule].upstream);
    return { actual, expected, equal: decision.allowed === allowed || (allowed && isStricter) };
  },
};

/**
 * The releases that were known for a row. No row says whose status was empty: for a class whose release exists, only
 * the warning shows it, so for such a class only the decision is compared.
 */
function releasesOf(input: Row, warnings: readonly string[]): ReadonlyMap<string, string> {
  const name = String(input["newClass"] ?? input["class"]);
  return warnings.length > 0 && RELEASES.has(name) ? new Map([...RELEASES, [name, ""]]) : RELEASES;
}

function decide(input: Row, releases: ReadonlyMap<string, string>, options: StackOptions): StackDecision {
  const localMode = input["localMode"] === true;
  if (Object.hasOwn(input, "newSpec"))
    return admitStack({ oldSpec: input["oldSpec"], newSpec: input["newSpec"], localMode }, options);
  if (Object.hasOwn(input, "spec")) return admitStack({ newSpec: input["spec"], localMode }, options);
  if (Object.hasOwn(input, "newClass")) {
    const old = clusterOf(input["oldClass"], "");
    return admitCluster({ old, new: clusterOf(input["newClass"], input["newVersion"]), releases }, options);
  }
  return admitCluster({ new: clusterOf(input["class"], input["version"]), releases }, options);
}

/** The Cluster of a row; class `none` means one without a topology. */
function clusterOf(name: unknown, version: unknown): KubeObject {
  if (name === "none") return { kind: "Cluster", spec: {} };
  return { kind: "Cluster", metadata: { name: "c" }, spec: { topology: { class: name, version } } };
}
