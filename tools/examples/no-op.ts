// A function that does nothing, as a program: what kpt sends it must come back byte for byte.
import { type KrmFunction, runFunction } from "@landfall/krm-functions/sdk";

const NO_OP: KrmFunction<unknown> = {
  name: "no-op",
  docs: { short: "Do nothing.", hidden: true },
  config: { apiVersion: "example.com/v1", kind: "NoOp", schema: {}, validate: () => [] },
  run: () => {},
};

runFunction(NO_OP);
