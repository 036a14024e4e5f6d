import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { parse } from "yaml";

const root = fileURLToPath(new URL("../..", import.meta.url));

test.each(globSync("schemas/crds/*.yaml", { cwd: root }).sort())(
  "%s is the same to a reader of YAML 1.1, as kubectl is, as to one of YAML 1.2",
  (file) => {
    const text = readFileSync(`${root}/${file}`, "utf8");
    expect(parse(text, { version: "1.1" })).toEqual(parse(text, { version: "1.2" }));
  },
);
