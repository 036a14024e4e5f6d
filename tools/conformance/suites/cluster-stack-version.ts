import { isDeepStrictEqual } from "node:util";
import {
  formatStackName,
  formatStackVersion,
  orderStackVersions,
  parseStackName,
  parseStackVersion,
  type StackNotation,
  type StackVersion,
} from "@landfall/adapters/cluster-stacks";
import { type Comparison, overridden, type Row, type RunOptions, required, type Suite } from "../suite.ts";

const ERROR = { error: true };

/**
 * Versions and names of cluster stacks: rows `{input: {version}}`, `{input: {a, b}}` or `{input: {form, value}}`. A row
 * with one version does not name its notation: it has a dash if its answer has no `dash`, and may have either if it is
 * refused. Required: numeric patches are ordered by value.
 */
export const suite: Suite = {
  run: (row, options) => {
    const input = required(row, "input") as Row;
    if (Object.hasOwn(input, "version")) return compareVersion(String(input["version"]), overridden(row));
    if (Object.hasOwn(input, "value")) return compareName(input, overridden(row));
    return compareOrder(input, row, options);
  },
};

function compareVersion(text: string, expected: Row): Comparison {
  const [dot, dash] = [parseStackVersion(text, "dot"), parseStackVersion(text, "dash")];
  if (expected["error"] === true) {
    const isRefused = dot === undefined || dash === undefined;
    return { actual: isRefused ? ERROR : { dot, dash }, expected, equal: isRefused };
  }
  const isDot = Object.hasOwn(expected, "dash");
  const version = isDot ? dot : dash;
  const formats = isDot && version !== undefined ? formatsOf(version) : {};
  // Rows are JSON, in which numbers beyond 2^53 are rounded.
  const actual = version === undefined ? ERROR : { ...version, major: Number(version.major), ...formats, error: false };
  return { actual, expected, equal: isDeepStrictEqual(actual, expected) };
}

function formatsOf(version: StackVersion): Row {
  return { dot: formatStackVersion(version, "dot"), dash: formatStackVersion(version, "dash") };
}

/** Compares a name in the notation in which the row writes its version. */
function compareName({ form, value }: Row, expected: Row): Comparison {
  const name = parseStackName(String(value), form === "class" ? "dot" : "dash");
  const notation = (field: string): StackNotation => (String(expected[field]).includes(".") ? "dot" : "dash");
  const actual =
    name === undefined
      ? ERROR
      : {
          error: false,
          provider: name.provider,
          name: name.name,
          kubernetesVersion: `${name.kubernetes.major}.${name.kubernetes.minor}`,
          version: formatStackVersion(name.version, notation("version")),
          string: formatStackName(name, notation("string")),
        };
  return { actual, expected, equal: isDeepStrictEqual(actual, expected) };
}

function compareOrder(input: Row, row: Row, { mode }: RunOptions): Comparison {
  const [a, b] = [input["a"], input["b"]].map((text) => parseStackVersion(String(text), "dot"));
  const upstream = mode === "upstream";
  const compare = a === undefined || b === undefined ? undefined : orderStackVersions(a, b, { upstream });
  const actual = compare === undefined ? ERROR : { compare, error: false };
  const expected = upstream ? (required(row, "expected") as Row) : byValue(a, b, overridden(row));
  return { actual, expected, equal: isDeepStrictEqual(actual, expected) };
}

function byValue(a: StackVersion | undefined, b: StackVersion | undefined, expected: Row): Row {
  const areNumbers = [a, b].every((version) => /^\d+$/.test(version?.patch ?? ""));
  if (!areNumbers || a?.major !== b?.major || expected["error"] === true) return expected;
  return { ...expected, compare: signOf(BigInt(a?.patch ?? 0) - BigInt(b?.patch ?? 0)) };
}

function signOf(difference: bigint): number {
  return difference === 0n ? 0 : difference < 0n ? -1 : 1;
}
