import { expect, test } from "vitest";
import type { KrmFunction } from "../function.ts";
import { docJson, helpText } from "./help.ts";

const nothing: KrmFunction<unknown> = {
  name: "nothing",
  config: { apiVersion: "fn.example.dev/v1", kind: "Nothing", schema: {}, validate: () => [] },
  run: () => {},
};
const EMPTY = {
  short: "",
  long: "",
  examples: "",
  image: "",
  description: "",
  tags: [],
  sourceURL: "",
  examplePackageURLs: [],
  license: "",
  hidden: false,
};

test("--doc has all ten keys, whatever a function says of itself", () => {
  expect(JSON.parse(docJson(nothing))).toEqual(EMPTY);
  expect(JSON.parse(docJson({ ...nothing, docs: { short: "Does nothing.", tags: ["validator"] } }))).toEqual({
    ...EMPTY,
    short: "Does nothing.",
    description: "Does nothing.",
    tags: ["validator"],
  });
});

test("--help of a function that says nothing of itself begins with its usage", () => {
  expect(helpText(nothing)).toMatch(/^Usage:\n {2}nothing < RESOURCE_LIST/);
  expect(helpText(nothing)).not.toContain("Examples:");
});

test("--help says of each field all that its schema says, in lines that fit", () => {
  const schema = {
    properties: {
      team: { type: "string", description: "Who owns it. Of many words, one. Default: nobody." },
      story: { type: "string", description: `${"Once upon a time. ".repeat(8)}The end.` },
      onlyOfTheseNamespaces: { type: "array", description: "Only objects of these." },
    },
  };
  const lines = helpText({ ...nothing, config: { ...nothing.config, schema } }).split("\n");
  expect(lines).toContain("  team                   Who owns it. Of many words, one. Default: nobody.");
  expect(lines).toContain("  onlyOfTheseNamespaces  Only objects of these.");
  const story = lines.slice(lines.findIndex((line) => line.startsWith("  story ")));
  expect(story[1]).toMatch(/^ {25}\S/);
  expect(lines.filter((line) => line.length > 100)).toEqual([]);
});
