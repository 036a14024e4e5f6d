import { expect, test } from "vitest";
import { setAnnotation } from "../../test/set-annotation.ts";
import { openFile } from "./entries.ts";
import { evalPackage } from "./eval-package.ts";

test("edge 41: annotations that another field refers to are named, as no place can be written in them", () => {
  const text =
    "apiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: a\n  annotations: &an {a: b}\nspec:\n  template: {annotations: *an}\n";
  expect(openFile({ path: "a.yaml", text }, { packagePath: "", path: "a.yaml" })).toMatchObject({
    ok: false,
    problems: [{ code: "EditRefused", file: { path: "a.yaml" }, ref: { kind: "ConfigMap", name: "a" } }],
  });
});

const OBJECT = "apiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: a\n";

test.each(["  # c\n", "\n    # c\n  # d\n", "# c\n  # d\n", "\uFEFF # c\n"])(
  "a comment at any column before an object, %j, stays where it is",
  (comment) => {
    const files = [{ path: "a.yaml", text: comment + OBJECT }];
    const outcome = evalPackage({ root: "/p", files }, setAnnotation, { form: "any" });
    expect(outcome.ok && outcome.value.changes[0]?.after).toBe(
      `${comment}${OBJECT}  annotations:\n    example.dev/seen: "yes"\n`,
    );
    const nothing = { ...setAnnotation, run: () => {} };
    expect(evalPackage({ root: "/p", files }, nothing, { form: "any" })).toMatchObject({ value: { changes: [] } });
  },
);
