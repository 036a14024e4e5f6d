import { expect, test } from "vitest";
import { imageAt } from "./image.ts";

const HEX = "0123456789abcdef".repeat(4);

test.each([
  ["a tag takes the place of a tag", "example.com/shop:v6", "v7", "example.com/shop:v7"],
  ["a digest takes the place of a tag", "example.com/shop:v6", `sha256:${HEX}`, `example.com/shop@sha256:${HEX}`],
  ["a bare digest is one", "example.com/shop:v6", HEX, `example.com/shop@sha256:${HEX}`],
  ["a tag takes the place of a digest", `example.com/shop@sha256:${HEX}`, "v7", "example.com/shop:v7"],
  ["tag and digest both go", `example.com/shop:v6@sha256:${HEX}`, "v7", "example.com/shop:v7"],
  ["a port is no tag", "example.com:5000/shop", "v7", "example.com:5000/shop:v7"],
  ["an image without either gets one", "shop", "v7", "shop:v7"],
])("%s", (_, image, revision, expected) => {
  expect(imageAt(image, revision)).toBe(expected);
});
