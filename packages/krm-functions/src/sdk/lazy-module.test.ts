import { expect, test } from "vitest";
import { lazyModule } from "./lazy-module.ts";

test("a module carried as text is run when it is first asked for, once", () => {
  const load = lazyModule(
    "globalThis.landfallLoads = (globalThis.landfallLoads ?? 0) + 1; exports.twice = (n) => 2 * n;",
  );
  expect(globalThis).not.toHaveProperty("landfallLoads");
  const twice = load()["twice"];
  expect(typeof twice === "function" && twice(21)).toBe(42);
  expect(load()["twice"]).toBe(twice);
  expect(globalThis).toHaveProperty("landfallLoads", 1);
  Reflect.deleteProperty(globalThis, "landfallLoads");
});
