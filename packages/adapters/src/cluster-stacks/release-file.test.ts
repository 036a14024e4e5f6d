import { expect, test } from "vitest";
import { readReleaseFile } from "./index.ts";

test("AC-S11: a file is a source: a tag a line, each once; one that is not there cannot be reached", () => {
  const text = "# the mirror\ndocker-shop-1-33-v1\r\n\n  docker-shop-1-33-v2 # new\ndocker-shop-1-33-v1\n";
  expect(readReleaseFile(text)).toEqual({ tags: ["docker-shop-1-33-v1", "docker-shop-1-33-v2"] });
  expect(readReleaseFile("")).toEqual({ tags: [] });
  expect(readReleaseFile(undefined)).toEqual({ error: "the file of releases is not there" });
  expect(readReleaseFile(undefined, "EACCES")).toEqual({ error: "EACCES" });
});
