import type { Problem } from "@landfall/core/object";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { splitList } from "../sdk/inside.ts";
import { setSuspend } from "../set-suspend/index.ts";
import { strip } from "../strip/strip.ts";
import { evalPackage } from "./eval-package.ts";

const cronJob = (name: string, more = ""): string =>
  `apiVersion: batch/v1\n  kind: CronJob # ${name}\n  metadata:\n    name: ${name}\n  spec:\n    schedule: "0 3 * * *"${more}\n`;
const LIST = `# what kubectl printed
apiVersion: v1
kind: List
items:
# the first
- ${cronJob("a")}# the second

- ${cronJob("b", " # nightly")}metadata:
  resourceVersion: ""
`;

interface Ran {
  readonly text: string;
  readonly problems: readonly Problem[];
}

function run(text: string, suspend: boolean, path = "list.yaml"): Ran {
  const ask = { suspend, holder: "ops", targets: [{ name: "b" }], onNoMatch: "error" };
  const config = JSON.stringify({ apiVersion: "fn.landfall.dev/v1alpha1", kind: "SetSuspend", ...ask });
  const outcome = evalPackage({ root: "/p", files: [{ path, text }] }, setSuspend, { form: "any", config });
  if (!outcome.ok) throw new Error(outcome.problems.map(({ code, message }) => `${code}: ${message}`).join());
  return { text: outcome.value.changes[0]?.after ?? text, problems: outcome.problems };
}

describe("edge 35: an item of a List is an object of the package", () => {
  test("it is edited in its place, and the rest of the List keeps its bytes", () => {
    const held = run(LIST, true).text;
    const [before, after = ""] = held.split("- apiVersion: batch/v1\n  kind: CronJob # b\n");
    expect(LIST.startsWith(before ?? "-")).toBe(true);
    expect(after).toMatch(
      /^ {4}schedule: "0 3 \* \* \*" # nightly\n {4}suspend: true\nmetadata:\n {2}resourceVersion: ""\n$/m,
    );
    expect(run(held, false).text).toBe(LIST);
  });

  test.each([
    [
      "of JSON",
      JSON.stringify(
        {
          apiVersion: "v1",
          kind: "List",
          items: [{ apiVersion: "batch/v1", kind: "CronJob", metadata: { name: "b" }, spec: {} }],
        },
        null,
        2,
      ),
      "list.json",
    ],
    [
      "in flow style",
      "apiVersion: v1\nkind: List\nitems: [{apiVersion: batch/v1, kind: CronJob, metadata: {name: b}, spec: {a: 1}}, {apiVersion: v1, kind: Secret, metadata: {name: c}}]",
      "list.yaml",
    ],
    ["of one kind", LIST.replace("apiVersion: v1\nkind: List", "apiVersion: batch/v1\nkind: CronJobList"), "list.yaml"],
    ["that is indented", LIST.replaceAll(/^(?=- |  )/gm, "    "), "list.yaml"],
    ["with Windows' line ends", LIST.replaceAll("\n", "\r\n"), "list.yaml"],
    [
      "among documents",
      `apiVersion: v1\nkind: Secret\nmetadata:\n  name: c\n---\n${LIST}---\n${LIST.replaceAll(/\bb\n/g, "c\n")}`,
      "list.yaml",
    ],
    ["that ends without a line break", LIST.replace(/metadata:\n.*\n$/, "").trimEnd(), "list.yaml"],
  ])("a List %s", (_, text, path) => {
    const held = run(text, true, path).text;
    expect(held).not.toBe(text);
    expect(held.replaceAll("\r", "")).toMatch(/"?suspend"?: true/);
    expect(run(held, false, path).text).toBe(text);
  });

  test.each([
    ["nothing in it", "apiVersion: v1\nkind: List\nitems: []\n"],
    [
      "a name, and so is a resource of its own",
      "apiVersion: example.com/v1\nkind: AllowList\nmetadata:\n  name: c\nitems:\n- x: 1\n",
    ],
  ])("a List with %s has no items", (_, text) => {
    expect(splitList(text)?.some(({ slot }) => slot !== undefined) ?? false).toBe(false);
  });

  test("an item that is no resource is named by its place", () => {
    expect(() => run(LIST.replace("kind: CronJob # b", "x: y"), true)).toThrow("a resource must have kind");
  });
});

test("edge 35: what has a generateName is no object yet: it is left as it is, with a note", () => {
  const job = "apiVersion: batch/v1\nkind: Job\nmetadata:\n  generateName: b-\n";
  const text = `${job}---\n${LIST}`;
  const { text: held, problems } = run(text, true);
  expect(held.startsWith(`${job}---\n`)).toBe(true);
  expect(problems).toMatchObject([{ code: "NoNameYet", severity: "info", file: { path: "list.yaml", index: 0 } }]);
  expect(run(held, false).text).toBe(text);
});

describe("an item that a function removes", () => {
  const OURS = "apiVersion: landfall.dev/v1alpha1\n  kind: StatusSnapshot\n  metadata:\n    name: s\n";
  const only = `apiVersion: v1\nkind: List\nitems:\n- ${OURS}`;

  test("leaves a List, which is one without items in the end", () => {
    const stripped = removeOurs(`${only}- ${cronJob("a")}`);
    expect(stripped.text).toBe(`apiVersion: v1\nkind: List\nitems:\n- ${cronJob("a")}`);
    const empty = removeOurs(only).text;
    expect(empty).toBe("apiVersion: v1\nkind: List\nitems:\n");
    expect(removeOurs(empty).text).toBe(empty);
  });

  test("is refused where commas would be left", () => {
    const item = (kind: string, apiVersion: string): object => ({ apiVersion, kind, metadata: { name: "x" } });
    const items = [item("StatusSnapshot", "landfall.dev/v1alpha1"), item("CronJob", "batch/v1")];
    const text = JSON.stringify({ apiVersion: "v1", kind: "List", items });
    expect(removeOurs(text, "list.json").problems).toMatchObject([
      { code: "EditRefused", file: { path: "list.json" } },
    ]);
  });
});

function removeOurs(text: string, path = "list.yaml"): Ran {
  const outcome = evalPackage({ root: "/p", files: [{ path, text }] }, strip, { form: "any" });
  return { text: (outcome.ok ? outcome.value.changes[0]?.after : undefined) ?? text, problems: outcome.problems };
}

test("property: the parts of a List give it byte for byte", () => {
  const lines = fc.constantFrom(
    "items:",
    "- a: 1",
    "  b: |",
    "    text",
    "",
    "# c",
    "kind: List",
    "- {a: b}",
    "-",
    "  - x",
    "- kind: X",
    "    ",
    "metadata: {}",
    "\t",
  );
  fc.assert(
    fc.property(fc.array(lines, { maxLength: 14 }), (text) => {
      const whole = `kind: List\n${text.join("\n")}\n`;
      const parts = splitList(whole);
      if (parts !== undefined) expect(parts.map((part) => part.text).join("")).toBe(whole);
    }),
    { numRuns: 500 },
  );
});
