import { runFunction } from "../src/sdk/program/run.ts";
import { setAnnotation } from "./set-annotation.ts";

runFunction(setAnnotation);
