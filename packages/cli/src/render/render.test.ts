import { describe, expect, test } from "vitest";
import { fit, widthOf } from "./cell.ts";
import { shortRevision } from "./revision.ts";
import { styleFor } from "./style.ts";
import { renderTable } from "./table.ts";
import { renderTree } from "./tree.ts";

const plain = styleFor({ terminal: false, env: {} });

describe("renderTable", () => {
  test("columns are as wide as they must be; the last one is cut", () => {
    const rows = [
      [{ text: "a" }, { text: "a long text that does not fit" }],
      [{ text: "longer" }, { text: "b" }],
    ];
    expect(renderTable(["ONE", "TWO"], rows, plain, 28)).toBe("ONE     TWO\na       a long text that do…\nlonger  b\n");
  });

  test("wide letters take two columns, marks none", () => {
    expect(
      renderTable(
        ["A", "B"],
        [
          [{ text: "東京" }, { text: "x" }],
          [{ text: "e\u0301" }, { text: "x" }],
        ],
        plain,
        undefined,
      ),
    ).toBe("A     B\n東京  x\ne\u0301     x\n");
  });

  test("without rows there is nothing", () => {
    expect(renderTable(["A"], [], plain, 80)).toBe("");
  });
});

test("renderTree draws branches and leaves out empty cells", () => {
  const leaf = (text: string) => ({ cells: [{ text }, { text: "" }] });
  const tree = [{ cells: [{ text: "a" }], children: [{ ...leaf("b"), children: [leaf("c\n")] }, leaf("d")] }];
  expect(renderTree(tree, plain, undefined)).toBe("a\n├─ b\n│  └─ c\\n\n└─ d\n");
});

test.each([
  ["abc", 3, "abc"],
  ["abcd", 3, "ab…"],
  ["東京都", 4, "東…"],
  ["abc", 0, ""],
])("fit(%j, %i) is %j", (text, width, fitted) => {
  expect(fit(text, width)).toBe(fitted);
  expect(widthOf(fit(text, width))).toBeLessThanOrEqual(width);
});

test.each([
  ["v1@sha1:2c580d514cec96cb3f3158bd8dfed9c780d2b422", "v1@sha1:2c580d5"],
  ["2c580d514cec96cb3f3158bd8dfed9c780d2b422", "2c580d5"],
  ["v1.2.3", "v1.2.3"],
  ["deadbeef", "deadbeef"],
])("the revision %s reads %s", (revision, short) => {
  expect(shortRevision(revision)).toBe(short);
});
