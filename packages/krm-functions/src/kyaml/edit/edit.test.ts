import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { commentedDocument } from "../../../test/commented-yaml.ts";
import {
  annotationOf,
  copyComments,
  copyNode,
  readDocument,
  removeAnnotation,
  removeEmptyAnnotations,
  setAnnotation,
  syncFieldOrder,
  writeDocuments,
  type YamlNode,
} from "../index.ts";

function nodeOf(text: string): YamlNode {
  const document = readDocument(text);
  if (document === undefined) throw new Error("no document");
  return document.root;
}

function textOf(root: YamlNode): string {
  return writeDocuments([[{ root, head: "", foot: "" }, "compact"]]);
}

describe("annotations", () => {
  test.each([
    ["metadata:\n  name: a\n", "metadata:\n  name: a\n  annotations:\n    k: 'v'\n"],
    [
      "metadata:\n  name: a\n  # of the name\n\n",
      "metadata:\n  name: a\n  # of the name\n\n  annotations:\n    k: 'v'\n",
    ],
    ["metadata: {name: a}\n", "metadata: {name: a, annotations: {k: 'v'}}\n"],
    ["metadata:\n  annotations: {}\n  name: a\n", "metadata:\n  name: a\n  annotations:\n    k: 'v'\n"],
    ['metadata:\n  annotations:\n    k: "w" # c\n', 'metadata:\n  annotations:\n    k: "v"\n'],
    ["kind: A\n", "kind: A\nmetadata:\n  annotations:\n    k: 'v'\n"],
  ])("one is set in %j", (before, after) => {
    const node = nodeOf(before);
    setAnnotation(node, "k", "v");
    expect(textOf(node)).toBe(after);
    expect(annotationOf(node, "k")).toBe("v");
  });

  test("the last one takes the empty map with it", () => {
    const node = nodeOf("metadata:\n  name: a\n  annotations:\n    k: v\n");
    removeAnnotation(node, "k");
    removeEmptyAnnotations(node);
    expect(textOf(node)).toBe("metadata:\n  name: a\n");
  });

  test.each(["metadata:\n- a\n", "metadata: a\n", "metadata: {annotations: [a]}\n"])(
    "%j has no place for one",
    (text) => {
      expect(() => setAnnotation(nodeOf(text), "k", "v")).toThrow();
    },
  );
});

describe("what a function dropped comes back", () => {
  test.each([
    ["# a\na: b # c\n# d\n", "a: b\n", "# a\na: b # c\n# d\n"],
    ["a: b # c\n", "a: d # e\n", "a: d # e\n"],
    ["a:\n- b # c\n- d # e\n", "a:\n- b\n- f\n", "a:\n- b # c\n- f\n"],
    ["a:\n- b: c # d\n", "a:\n- b: e\n", "a:\n- b: e # d\n"],
    ["a: {b: c} # d\n", "a: {b: c}\n", "a: {b: c} # d\n"],
    ["a: null # b\n", "a: c\n", "a: c # b\n"],
    ["a: b\n", "a: >-\n  c d\n", 'a: "c d"\n'],
  ])("comments of %j in %j", (before, after, restored) => {
    const node = nodeOf(after);
    copyComments(nodeOf(before), node);
    expect(textOf(node)).toBe(restored);
  });

  test("a field that is of another kind now has no comments to give", () => {
    expect(() => copyComments(nodeOf("a: b # c\n"), nodeOf("a:\n  b: c\n"))).toThrow("another kind");
  });

  test.each([
    ["a: 1\nb: 2\nc: 3\n", "c: 3\nd: 4\na: 1\n", "a: 1\nc: 3\nd: 4\n"],
    ["a:\n  b: 1\n  c: 2\n", "a:\n  c: 2\n  b: 1\n", "a:\n  b: 1\n  c: 2\n"],
    ["a:\n- b: 1\n  c: 2\n", "a:\n- c: 2\n  b: 1\n", "a:\n- b: 1\n  c: 2\n"],
    ["a: 1\na: 2\n", "a: 1\na: 2\n", "a: 1\na: 1\n"],
  ])("the order of %j in %j", (before, after, restored) => {
    const node = nodeOf(after);
    syncFieldOrder(nodeOf(before), node);
    expect(textOf(node)).toBe(restored);
  });

  test("an object that a function left alone has nothing to get back", () => {
    fc.assert(
      fc.property(commentedDocument, (text) => {
        const node = nodeOf(text.replaceAll(/>(?=-?(?: #.*)?$)/gm, "|"));
        const copy = copyNode(node);
        copyComments(node, copy);
        expect(copy).toEqual(node);
      }),
      { numRuns: 200 },
    );
  });
});
