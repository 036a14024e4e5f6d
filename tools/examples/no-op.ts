// A program with a function that does nothing: its output must equal kpt's input byte for byte.
import { type KrmFunction, runFunction } from "@landfall/krm-functions/sdk";

const NO_OP: KrmFunction<unknown> = {
  name: "no-op",
  docs: { short: "Do nothing.", hidden: true },
  config: { apiVersion: "example.com/v1", kind: "NoOp", schema: {}, validate: () => [] },
  run: () => {},
};

runFunction(NO_OP);
