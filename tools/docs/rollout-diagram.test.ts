import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { drawTransitions } from "@landfall/core/rollout";
import { expect, test } from "vitest";

test("the diagram of docs/rollout.md is drawn from the table of transitions", () => {
  const text = readFileSync(resolve(import.meta.dirname, "../../docs/rollout.md"), "utf8");
  expect(/```mermaid\n([\s\S]*?)```/.exec(text)?.[1]).toBe(drawTransitions());
});
