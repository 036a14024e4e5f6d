import { runFunction } from "../src/sdk/run.ts";
import { setAnnotation } from "./set-annotation.ts";

runFunction(setAnnotation);
