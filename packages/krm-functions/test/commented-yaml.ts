import fc from "fast-check";

/** A generated node: one line, a block scalar, a map or a list. */
type Node =
  | { readonly line: string }
  | { readonly header: string; readonly lines: readonly string[] }
  | { readonly entries: readonly Entry[]; readonly isList: boolean };

interface Entry {
  readonly key: string;
  readonly node: Node;
  /** A comment on the line of the key, dash or value. */
  readonly comment: string;
  /** The comment lines and blank lines before the node. */
  readonly lead: readonly string[];
  /** The node's anchor, alias, merge key or tag, if it gets one; aliases and merge keys need an earlier anchor. */
  readonly share: "" | "anchor" | "alias" | "merge" | "tag";
}

const LINES = [
  "a",
  "x y",
  "it's",
  "don't # do",
  `a'b "c"`,
  "😀",
  "b 😀 c",
  "yes",
  "'q'",
  '"d q"',
  "'it''s # x'",
  '"a # b"',
  "foo'",
  "http://x/y#z",
  "nginx:1.2",
  "0644",
  "~",
  "null",
  "1e3",
  "true",
  "[]",
  "{}",
  "[a, b]",
  "{a: b}",
  "'@x'",
  "'#x'",
  "x#y",
  '"\\u00e9"',
  "'😀'",
  '"😀"',
  '"a\\tb"',
  '"a\\nb"',
  "''",
  '""',
  "2001-01-01",
  "'1'",
  "'true'",
  "a|b",
  "a,b",
  "c:\\d",
];
const KEYS = ["a", "b", "k-x", "c.d/e", "'q'", '"r"', "😀", "a b", "it's", "n", "y", "f#g"];
const COMMENTS = ["# c", "# c ", "#", "#x", "# it's", '# "q" 😀', "#  two", "# a # b", "## h"];

const comment = fc.oneof(
  { weight: 5, arbitrary: fc.constant("") },
  { weight: 1, arbitrary: fc.constantFrom(...COMMENTS) },
);
const lead = fc.oneof(
  { weight: 5, arbitrary: fc.constant([]) },
  { weight: 1, arbitrary: fc.array(fc.constantFrom(...COMMENTS, "", ""), { minLength: 1, maxLength: 3 }) },
);
const line = fc.constantFrom(...LINES).map((text): Node => ({ line: text }));
const block = fc
  .tuple(
    fc.constantFrom("|", "|-", ">", ">-"),
    fc.array(fc.constantFrom("x", "y z", "# no", "it's"), { minLength: 1, maxLength: 3 }),
  )
  .map(([header, lines]): Node => ({ header, lines }));

const maps = (share: fc.Arbitrary<Entry["share"]>): fc.Arbitrary<Node> =>
  fc.letrec<{ node: Node; map: Node; list: Node }>((tie) => ({
    node: fc.oneof(
      { maxDepth: 3 },
      { weight: 4, arbitrary: line },
      { weight: 1, arbitrary: block },
      { weight: 2, arbitrary: tie("map") },
      { weight: 2, arbitrary: tie("list") },
    ),
    map: fc
      .uniqueArray(fc.record({ key: fc.constantFrom(...KEYS), node: tie("node"), comment, lead, share }), {
        minLength: 1,
        maxLength: 4,
        selector: ({ key }) => key,
      })
      .map((entries): Node => ({ entries, isList: false })),
    list: fc
      .array(fc.record({ key: fc.constant(""), node: tie("node"), comment, lead, share }), {
        minLength: 1,
        maxLength: 3,
      })
      .map((entries): Node => ({ entries, isList: true })),
  })).map;

const documents = (share: fc.Arbitrary<Entry["share"]>): fc.Arbitrary<string> =>
  fc
    .tuple(maps(share), fc.constantFrom("", "# top\n"), fc.constantFrom("", "", "", "# end\n", "  # end\n"))
    .map(([spec, top, end]) => {
      const lines = ["apiVersion: v1", "kind: X", "metadata:", "  name: a"];
      write(spec, 2, "spec:", lines, { kinds: new Map(), open: new Set(), count: 0 });
      return `${top}${lines.join("\n")}\n${end}`;
    });

/** An object with comments, blank lines, quotes and emoji in every position. */
export const commentedDocument: fc.Arbitrary<string> = documents(fc.constant(""));

/** An object like `commentedDocument`, also with anchors, aliases, merge keys and tags; a name may be defined again. */
export const anchoredDocument: fc.Arbitrary<string> = documents(
  fc.constantFrom("", "", "anchor", "anchor", "alias", "merge", "tag"),
);

/** The anchors of a document so far: complete ones, with whether they are maps, and those whose node is still open. */
interface Shared {
  readonly kinds: Map<string, "map" | "other">;
  readonly open: Set<string>;
  count: number;
}

function write(node: Node, column: number, start: string, lines: string[], shared: Shared): void {
  const margin = " ".repeat(column);
  if ("line" in node) lines.push(`${start} ${node.line}`);
  else if ("header" in node) lines.push(`${start} ${node.header}`, ...node.lines.map((each) => margin + each));
  else {
    lines.push(start);
    let merged = node.isList;
    for (const entry of node.entries) {
      lines.push(...entry.lead.map((each) => (each === "" ? "" : margin + each)));
      const mergeable = [...shared.kinds].filter(([, kind]) => kind === "map").map(([name]) => `*${name}`);
      if (!merged && entry.share === "merge" && mergeable.length > 0) {
        merged = true;
        lines.push(`${margin}<<: ${mergeable.length > 1 ? `[${mergeable.join(", ")}]` : mergeable[0]}`);
      }
      const at = lines.length;
      writeEntry(entry, column, margin + (node.isList ? "-" : `${entry.key}:`), lines, shared);
      if (entry.comment !== "") lines[at] += ` ${entry.comment}`;
    }
  }
}

function writeEntry({ share, node }: Entry, column: number, start: string, lines: string[], shared: Shared): void {
  const [last] = [...shared.kinds.keys()].toReversed();
  if (share === "alias" && last !== undefined) {
    lines.push(`${start} *${last}`);
    return;
  }
  if (share === "tag" && "line" in node && /^['"]/.test(node.line)) {
    write(node, column + 2, `${start} !!str`, lines, shared);
    return;
  }
  shared.count += 1;
  const name = `a-${shared.count % 4}`;
  if (share !== "anchor" || shared.open.has(name)) {
    write(node, column + 2, start, lines, shared);
    return;
  }
  shared.open.add(name);
  shared.kinds.delete(name);
  write(node, column + 2, `${start} &${name}`, lines, shared);
  shared.open.delete(name);
  shared.kinds.set(name, "entries" in node && !node.isList ? "map" : "other");
}
