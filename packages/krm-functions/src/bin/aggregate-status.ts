import { aggregateStatus } from "../aggregate-status/index.ts";
import { runFunction } from "../sdk/program/run.ts";

runFunction(aggregateStatus);
