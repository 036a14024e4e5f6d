import fc from "fast-check";
import { CORE_SCHEMA, load, mergeTag, parseEvents } from "js-yaml";
import { describe, expect, test } from "vitest";
import { FUZZ } from "../../../../test/fuzz-options.ts";
import { valueOf } from "./node-value.ts";
import { readFast } from "./read-block.ts";
import { readExact } from "./read-exact.ts";
import { readObject } from "./read-object.ts";
import { NotUnderstood } from "./scan-lines.ts";
import { SourceError } from "./source-error.ts";
import { SAMPLES } from "./yaml-samples.test.ts";
import { deepened, documentText, mutated } from "./yaml-text.test.ts";

const SCHEMA = CORE_SCHEMA.withTags(mergeTag);

type Outcome = { readonly value: unknown } | "error" | "bailed";

function conforming(text: string): Outcome {
  try {
    return { value: load(text, { schema: SCHEMA, maxDepth: 256 }) };
  } catch {
    return "error";
  }
}

/**
 * Reads text as Go's parser does, which accepts more than YAML allows: lines inside brackets and quotes at any column,
 * repeated keys, any tag, collections as keys. "unknown" if the parser accepts the syntax but gives no value.
 */
function lenient(text: string): Outcome | "unknown" {
  // Go's parser accepts a tab between values in brackets; js-yaml takes it for indentation.
  if (/["'[{,\]}] *\t/.test(text)) return "unknown";
  const deep = deepened(text);
  try {
    parseEvents(deep, { maxDepth: 256 });
  } catch {
    return "error";
  }
  try {
    return { value: load(deep, { schema: SCHEMA, maxDepth: 256 }) };
  } catch {
    return "unknown";
  }
}

function fast(text: string): Outcome {
  try {
    const tree = readFast(text, undefined);
    return { value: valueOf(tree.text, tree.root) };
  } catch (error) {
    if (error instanceof NotUnderstood) return "bailed";
    if (error instanceof SourceError) return "error";
    throw error;
  }
}

/** A line that marks a document, but would be text inside a list item. */
const MARKER = /^(?:---|\.\.\.)(?:[ \t]|$)/m;

/** A last line of spaces without a line break. In a list the line gets one, which a block scalar with `+` keeps. */
const UNENDED = /\n[ \t]+$/;

/** Reads a document in one pass, as the second item of a list. */
function whole(text: string): Outcome {
  const before = "- a: {b: c}\n";
  const document = text.replace(/^---\n|\n$/g, "");
  if (MARKER.test(document) || UNENDED.test(text)) return "bailed";
  const item = `  - ${document.replace(/\n(?=[^\n])/g, "\n    ")}\n`;
  const start = before.length;
  const origin = { list: `${before}${item}  - a: b\n`, offset: 0, start, end: start + item.length, index: 1 };
  const value = readObject(origin, { dash: 2, column: 2 });
  return value === undefined ? "bailed" : { value };
}

function exact(text: string): Outcome {
  try {
    return { value: valueOf(text, readExact(text).root) };
  } catch (error) {
    if (error instanceof SourceError) return "error";
    throw error;
  }
}

/** Checks that the fast readers accept only text that the conforming parser accepts, with the same value. */
function agree(text: string): void {
  if (/\r(?!\n)|\0/.test(text)) return;
  const expected = conforming(text);
  const answer = fast(text);
  if (answer !== "bailed") expect({ text, answer }).toEqual({ text, answer: expected });
  const inOnePass = whole(text);
  if (inOnePass !== "bailed") expect({ text, inOnePass }).toEqual({ text, inOnePass: expected });
  const exactly = exact(text);
  const taken = expected === "error" && exactly !== "error" ? lenient(text) : "unknown";
  if (taken !== "unknown") expect({ text, exactly }).toEqual({ text, exactly: taken });
  if (expected !== "error" && exactly !== "error") expect({ text, exactly }).toEqual({ text, exactly: expected });
}

describe("the readers", () => {
  test("agree with the conforming parser on generated documents, or bail out", () => {
    let bailed = 0;
    fc.assert(
      fc.property(documentText, (text) => {
        agree(text);
        if (fast(text) === "bailed") bailed++;
      }),
      FUZZ,
    );
    expect(bailed).toBeLessThan(FUZZ.numRuns);
  });

  test("agree with the conforming parser on mutated documents, or bail out", () => {
    agree("k: |+1\n  x\n ");
    fc.assert(fc.property(mutated(documentText), agree), FUZZ);
  });

  test("agree with the conforming parser on mutated real-looking text, or bail out", () => {
    // A document marker with text after it becomes a key when the document is put in a list; this test once took that
    // for a disagreement.
    agree("--- apiVersion: v1\nkind: ConfigMap\n");
    fc.assert(fc.property(mutated(fc.constantFrom(...SAMPLES)), agree), FUZZ);
  });

  test.each(SAMPLES.map((text, i) => [i, text] as const))(
    "sample %i is read without the conforming parser",
    (_, text) => {
      expect(fast(text)).toEqual(conforming(text));
      expect(whole(text)).toEqual(conforming(text));
    },
  );
});
