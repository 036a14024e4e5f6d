import { checkChange } from "../check-change/index.ts";
import { runFunction } from "../sdk/program/run.ts";

runFunction(checkChange);
