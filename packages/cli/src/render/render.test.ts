import { describe, expect, test } from "vitest";
import { fit, widthOf } from "./cell.ts";
import { shortRevision } from "./revision.ts";
import { type Style, styleFor } from "./style.ts";
import { renderTable } from "./table.ts";
import { renderTree } from "./tree.ts";

const plain = styleFor({ terminal: false, env: {} });

describe("renderTable", () => {
  test("columns are as wide as they must be; the last one is cut", () => {
    const rows = [
      [{ text: "a" }, { text: "a long text that does not fit" }],
      [{ text: "longer" }, { text: "b" }],
    ];
    expect(renderTable(["ONE", "TWO"], rows, plain, 28)).toBe("ONE     TWO\na       a long text that…\nlonger  b\n");
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

  test("a first cell that leaves the last column no room stands whole on a line of its own", () => {
    const rows = [
      [{ text: "Deployment.apps shop/a-very-long-name" }, { text: "Failed" }, { text: "no pod has started" }],
      [{ text: "Pod shop/web" }, { text: "Current" }, { text: "ready" }],
    ];
    expect(renderTable(["OBJECT", "STATUS", "MESSAGE"], rows, plain, 40).split("\n")).toEqual([
      "OBJECT        STATUS   MESSAGE",
      "Deployment.apps shop/a-very-long-name",
      "              Failed   no pod has…",
      "Pod shop/web  Current  ready",
      "",
    ]);
  });

  test("without rows there is nothing", () => {
    expect(renderTable(["A"], [], plain, 80)).toBe("");
  });
});

describe("renderTree", () => {
  const leaf = (text: string) => ({ cells: [{ text }, { text: "" }] });

  test("draws branches and leaves out empty cells", () => {
    const tree = [{ cells: [{ text: "a" }], children: [{ ...leaf("b"), children: [leaf("c\n")] }, leaf("d")] }];
    expect(renderTree(tree, plain, undefined)).toBe("a\n├─ b\n│  └─ c\\n\n└─ d\n");
  });

  test("cuts nothing: what is too wide goes on below where its text began", () => {
    const tree = [{ cells: [{ text: "a" }], children: [{ ...leaf("b waits for the canary"), children: [leaf("c")] }] }];
    expect(renderTree(tree, plain, 20)).toBe("a\n└─ b waits for the\n   │  canary\n   └─ c\n");
  });

  test("breaks a word that is wider than a line, and only there", () => {
    const word = "東京".repeat(9);
    const lines = renderTree([leaf(`at ${word}`)], plain, 20).split("\n");
    expect(lines).toEqual(["at 東京東京東京東京", "   東京東京東京東京", "   東京", ""]);
  });

  test("keeps a name whole that is wider than a line, and breaks a list behind its commas", () => {
    const name = "deployments.apps/checkout-frontend-of-the-shop";
    expect(renderTree([leaf(`at ${name}`)], plain, 20)).toBe(`at\n   ${name}\n`);
    expect(renderTree([leaf("reconcile,delivery,scheduling,run")], plain, 20)).toBe(
      "reconcile,delivery,\n   scheduling,run\n",
    );
  });

  test.each([0, 1, 8, 40])("in %i columns says every word, each in its tone", (columns) => {
    const tagged: Style = (text, tone) => (tone === "plain" || text === "" ? text : `<${tone}>${text}</>`);
    const cells = [
      { text: "eu-1", tone: "bad" as const },
      { text: "crash loops since noon", tone: "faint" as const },
    ];
    const shown = renderTree([{ cells, children: [leaf("web")] }], tagged, columns);
    const words = shown.replaceAll(/<\/?\w*>|[│├└─]/g, "").split(/\s+/);
    expect(words.filter(Boolean)).toEqual(["eu-1", "crash", "loops", "since", "noon", "web"]);
    expect(shown).toMatch(/^<bad>eu-1<\/>(?: |\n.*)<faint>crash/);
  });
});

test.each([
  ["abc", 3, "abc"],
  ["abcd", 3, "ab…"],
  ["東京都", 4, "東…"],
  ["one two", 4, "one…"],
  ["one two", 6, "one…"],
  ["one two three", 8, "one two…"],
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
