import { describe, expect, test } from "vitest";
import { listStyle, Refusal, readDocument, writeDocuments } from "./index.ts";

/** Reads a document and writes it once. */
function written(text: string): string {
  const document = readDocument(text);
  return document === undefined ? "" : writeDocuments([[document, listStyle(text)]]);
}

/** Documents with comments; without a second text they must stay as they are. */
const COMMENTS: readonly (readonly [string, string, string?])[] = [
  ["above, behind and below fields", "# a\na: b # c\nd: e\n# f\n"],
  ["of the document, parted by a blank line", "# of all\n\n# of a\na: b\n"],
  ["below a field, parted from the next one", "a: b\n# of a\n\nc: d\n"],
  ["above a field, parted from the one before", "a: b\n\n# of c\nc: d\n", "a: b\n# of c\nc: d\n"],
  ["at another column", "a: b\n    # c\nd: e\n", "a: b\n# c\nd: e\n"],
  ["behind the key of a map", "a: # c\n  b: d\n"],
  ["behind the key of a compact list", "a: # c\n- b\n- d # e\n# f\n- g\n"],
  ["behind the key of a wide list", "a: # c\n  - b\n  - d # e\n  # f\n  - g\n"],
  ["behind a key whose value stands on the next line", "a: # c\n  b\n", "a: b # c\n"],
  ["behind a dash", "a:\n- # c\n  b: d\n"],
  ["behind the second dash", "a:\n- b\n- # c\n  d: e\n", "a:\n- b\n- # c\n  d: e\n"],
  ["at the end of a map in a map", "a:\n  b: c\n  # d\ne: f\n"],
  ["at the end of two maps", "a:\n  b: c\n  # d\n# e\nf: g\n"],
  ["at the end of all", "a:\n  b: c\n  # d\n# e\n"],
  ["with blank lines between", "# a\n\n\n# b\nc: d\n", "# a\n\n# b\nc: d\n"],
  ["behind the header of a block", "a: | # c\n  x\n  y\nb: d\n"],
  ["behind brackets", "a: [b, c] # d\ne: {f: g} # h\n"],
  ["inside brackets", "a: [\n  b, # c\n  d # e\n]\n", "a: [b, # c\n  d, # e\n]\n"],
  ["behind nothing", "a: # c\nb: d\n", "a: # c\nb: d\n"],
];

const SCALARS: readonly (readonly [string, string, string?])[] = [
  ["keep their quotes", `a: 'b'\nc: "d"\ne: f\n`],
  ["keep their spelling", "a: 0644\nb: 1e3\nc: ~\nd: yes\ne: 1.0\nf: 2001-01-01\n"],
  ["with an emoji are escaped", "a: b 😀\n'😀': c\n", 'a: "b \\U0001F600"\n"\\U0001F600": c\n'],
  ["with letters of other languages are not", "a: é ü 漢字\n"],
  ["with escapes of what can be shown lose them", 'a: "\\u00e9\\x41\\_"\n', 'a: "éA\u00a0"\n'],
  [
    "with escapes of what cannot be shown keep them",
    'a: "\\t\\n\\e\\x01\\u200b\\N\\L"\n',
    'a: "\\t\\n\\e\\x01\u200b\\N\\L"\n',
  ],
  ["on two lines become one line", "a: b\n  c\n", "a: b c\n"],
  ["with a blank line become a block", "a: b\n\n  c\n", "a: |-\n  b\n  c\n"],
  ["in quotes on two lines become one line", "a: \"b\n  c\"\nd: 'e\n  f'\n", "a: \"b c\"\nd: 'e f'\n"],
  ["in quotes with a break keep it", "a: 'b\n\n  c'\n", "a: 'b\n\n  c'\n"],
  ["however long stay on their line", `a: ${"word ".repeat(60)}end\n`],
  ["that are empty in brackets get quotes", "a: {b: , c: ''}\n", "a: {b: '', c: ''}\n"],
  ["with a colon in brackets get quotes", "a: [http://b/c, d]\n", "a: ['http://b/c', d]\n"],
];

const BLOCKS: readonly (readonly [string, string, string?])[] = [
  ["keep their lines", "a: |\n  b\n    c\n\n  d\n"],
  ["keep their end", "a: |-\n  b\nc: |+\n  d\n\ne: f\n"],
  ["get their indent", "a: |\n      b\n", "a: |\n  b\n"],
  ["that begin with a space say so", "a: |2\n   b\n"],
  ["that begin with a blank line say so", "a: |\n\n  b\n", "a: |2\n\n  b\n"],
  ["with a space at an end become a quoted scalar", "a: |\n  b \n  c\n", 'a: "b \\nc\\n"\n'],
  ["that are folded keep their fold", "a: >-\n  b\n  c\n", "a: >-\n  b c\n"],
  ["with nothing in them are empty", "a: |\nb: c\n", 'a: ""\nb: c\n'],
];

const LAYOUTS: readonly (readonly [string, string, string?])[] = [
  ["spaces", "a:   b\nc:\n    d: e\n", "a: b\nc:\n  d: e\n"],
  ["lists in lists", "a:\n- - b\n  - c\n- - - d\n"],
  ["wide lists in lists", "a:\n  - - b\n    - c:\n        - d\n"],
  ["the first list gives the style of all", "a:\n  - b\nc:\n- d\n", "a:\n  - b\nc:\n  - d\n"],
  ["empty ones", "a: {}\nb: []\nc: [{}, []]\n"],
  ["brackets over lines", "a: [\n  b,\n  c\n]\nd: {\n  e: f,\n}\n", "a: [b, c]\nd: {e: f}\n"],
  ["brackets in brackets", "a: {b: [c, {d: e}], 'f': \"g\"}\n"],
  ["a list under a dash", "a:\n-\n  - b\n", "a:\n- - b\n"],
  ["nulls", "a:\nb:\n- \n- c\n", "a:\nb:\n-\n- c\n"],
  ["a marker at the start", "---\na: b\n", "a: b\n"],
  ["a marker at the end", "a: b\n...\n", "a: b\n"],
];

/** Documents with anchors, and the output of `kpt fn render` for each. */
const SHARED: readonly (readonly [string, string, string?])[] = [
  ["anchors and aliases", "a: &x b\nc: *x\nd: [&y e, *y]\n"],
  ["an anchor on a block", "a: &x\n  b: c\nd: &y\n- e\n- &z\n  f: g\n"],
  ["an anchor of nothing", "a: &x\nb: *x\n"],
  ["a name that is given again", "a: &x b\nc: &x d\ne: *x\n"],
  ["a merge key gets its tag", "a: &x {b: c}\nd:\n  <<: *x\n", "a: &x {b: c}\nd:\n  !!merge <<: *x\n"],
  ["two are merged", "a: &x {}\nb:\n  !!merge <<: [*x, *x]\n"],
  ["tags stay, but for one that says nothing", "a: !!str 1\nb: !c d\ne: ! f\n", "a: !!str 1\nb: !c d\ne: f\n"],
  ["a tag behind its anchor", "a: !!map &x {b: c}\n", "a: &x !!map {b: c}\n"],
  [
    "a comment behind an anchor goes behind the first key",
    "a: &x # c\n  b:\n    d: e\n",
    "a: &x\n  b: # c\n    d: e\n",
  ],
];

/** Documents with unusual keys, and the output of `kpt fn render` for each. */
const KEYS: readonly (readonly [string, string, string?])[] = [
  ["behind a question mark", "? a\n: b\n? c\n: d: e\n  f: g\n", "a: b\nc:\n  d: e\n  f: g\n"],
  ["behind a question mark, without a value", "? a\nb: c\n? d\n", "a:\nb: c\nd:\n"],
  ["behind a question mark, with a list", "? a\n: - b\n  - c\n", "a:\n- b\n- c\n"],
  ["behind a question mark, with comments", "# a\n? b\n: c # d\n# e\n? f\n: g\n", "# a\nb: c # d\n# e\nf: g\n"],
  ["behind a question mark in braces", "a: {? b : c, ? d, ?e: f}\n", "a: {b: c, d: '', e: f}\n"],
  ["of several lines", "? |\n  a\n: b\n? >-\n  c\n  d\n: e\n", '? |\n  a\n: b\n"c d": e\n'],
  [`that are long`, `${"k".repeat(129)}: b\n`, `? ${"k".repeat(129)}\n: b\n`],
  ["that are long, with a list and in braces", `a: {${"k".repeat(129)}: [b]}\n`, `a: {? ${"k".repeat(129)} : [b]}\n`],
  ["of pairs in a list", "a: [b: c, d, 'e' : [f: g], h: ]\n", "a: [{b: c}, d, {'e': [{f: g}]}, {h: ''}]\n"],
  ["of pairs in a list behind a question mark", "a: [? b : c, ? d]\n", "a: [{b: c}, {d: ''}]\n"],
];

/** Documents with tags, and the output of `kpt fn render` for each. */
const TAGS: readonly (readonly [string, string, string?])[] = [
  ["of YAML get their short names", "a: !<tag:yaml.org,2002:str> 1\n", "a: !!str 1\n"],
  ["that are local get theirs", "a: !<!b> c\n", "a: !b c\n"],
  ["of others stay as they are", "a: !<tag:example.com,2000:b> c\n"],
  ["without a name say nothing", "a: !<!> b\nc: !\n", "a: b\nc:\n"],
  ["keep the escapes that they need", "a: !b%20%63 d\ne: !!st%72 1\n", "a: !b%20c d\ne: !!str 1\n"],
];

describe.each([
  ["keys", KEYS],
  ["tags", TAGS],
  ["anchors, merge keys and tags", SHARED],
  ["comments", COMMENTS],
  ["scalars", SCALARS],
  ["blocks", BLOCKS],
  ["layouts", LAYOUTS],
] as const)("%s", (_, rows) => {
  test.each(rows.map(([name, text, after = text]) => [name, text, after] as const))("%s", (_name, text, after) => {
    expect(written(text)).toBe(after);
  });
});

test("documents of one file, each with its comments and its style", () => {
  const texts = ["# a\n\na: b\n# end\n", "c:\n  - d\n", "e:\n- f\n"];
  const documents = texts.map((text) => [readDocument(text), listStyle(text)] as const);
  const whole = documents.flatMap(([document, style]) => (document === undefined ? [] : [[document, style] as const]));
  expect(writeDocuments(whole)).toBe("# a\n\na: b\n# end\n---\nc:\n  - d\n---\ne:\n- f\n");
});

test.each(["", "\n", "# only a comment\n", "---\n# c\n"])("%j has no document, or an empty one", (text) => {
  const document = readDocument(text);
  expect(document === undefined || (document.root.kind === "scalar" && document.root.value === "")).toBe(true);
});

const REFUSED: readonly (readonly [string, string, number])[] = [
  ["the alias *b, whose anchor is not before it", "a: b\nc: *b\n", 2],
  ["the alias *b within the node that it stands for", "a: &b\n  c: *b\n", 2],
  ["a name of an anchor that kpt does not read", "a: &b.c d\n", 1],
  ["the tag !<tag:x", "a: !<tag:x b\n", 1],
  ["the tag !<>", "a: !<> b\n", 1],
  ["a key that is no scalar", "a: &b c\n*b : d\n", 2],
  ["a key that is empty, at which kpt fails", "a:\n  ?\n  : b\n", 3],
  ["a key that is no scalar", "a:\n  ? [b]\n  : c\n", 3],
  ["a question mark where no key may stand", "a: ? b\n", 1],
  ["a pair without a key in a list in brackets", "a: [? : c]\n", 1],
  ["a comment at a pair in a list in brackets, which kpt moves", "a: [\n  b: c # d\n  , e]\n", 3],
  ["brackets or an indentation that do not close", "a: [b, c\n", 2],
  ["a tab where spaces are wanted", "a: |\n  b\n\tc\n", 3],
  ["quotes that are not closed", 'a: "b\n', 1],
  ["a character that is not to be seen", "a: b\n# \u0007\n", 2],
  ["a line without a colon where a key is wanted", "a: b\nc\nd: e\n", 2],
  ["something behind the end of the object, which kpt drops", "a: b\n...\nc: d\n", 3],
  ["nested deeper than 256 levels", `a: ${"[".repeat(5000)}\n`, 1],
  ["nested deeper than 256 levels", `${"- ".repeat(5000)}a\n`, 1],
];

test.each(REFUSED)("%s is refused with its line", (reason, text, line) => {
  const read = (): unknown => written(text);
  expect(read).toThrow(Refusal);
  expect(read).toThrow(reason);
  try {
    read();
  } catch (error) {
    expect(error).toMatchObject({ line });
  }
});
