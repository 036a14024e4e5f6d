import { expect, test } from "vitest";
import { openFile } from "./entries.ts";

test("edge 41: annotations that another field refers to are named, as no place can be written in them", () => {
  const text =
    "apiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: a\n  annotations: &an {a: b}\nspec:\n  template: {annotations: *an}\n";
  expect(openFile({ path: "a.yaml", text }, { packagePath: "", path: "a.yaml" })).toMatchObject({
    ok: false,
    problems: [{ code: "EditRefused", file: { path: "a.yaml" }, ref: { kind: "ConfigMap", name: "a" } }],
  });
});
