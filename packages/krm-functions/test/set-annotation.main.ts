import { runFunction } from "../src/sdk/run.ts";
import { setAnnotation } from "./set-annotation.ts";

runFunction(setAnnotation);
// All is written: what the engine still does for a longer run is not waited for.
process.exit();
