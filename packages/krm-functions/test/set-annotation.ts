import type { KrmFunction } from "../src/sdk/function.ts";

/** A minimal function that edits every item; it throws or reports a problem if an item's name says so. */
export const setAnnotation: KrmFunction<{ readonly value?: string }> = {
  name: "set-annotation",
  docs: {
    short: "Sets one annotation on every item.",
    long: "Sets the annotation example.dev/seen.",
    examples: "set-annotation DIR",
    tags: ["mutator"],
    hidden: true,
  },
  config: {
    apiVersion: "fn.example.dev/v1",
    kind: "SetAnnotation",
    schema: { type: "object", properties: { value: { type: "string", description: "The value. By default yes." } } },
    validate: () => [],
  },
  run(list, { value = "yes" }) {
    for (const item of list.items) {
      if (item.name === "throws") throw new Error("cannot go on");
      if (item.name === "refused")
        list.addProblem({ code: "Refused", severity: "error", message: "not this one" }, item);
      item.set(["metadata", "annotations", "example.dev/seen"], value);
    }
  },
};
