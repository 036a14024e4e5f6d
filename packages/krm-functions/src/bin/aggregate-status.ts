import { runFunction } from "../sdk/run.ts";
import { aggregateStatus } from "../aggregate-status/index.ts";

runFunction(aggregateStatus);
