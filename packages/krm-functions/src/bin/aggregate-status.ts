import { aggregateStatus } from "../aggregate-status/index.ts";
import { runFunction } from "../sdk/run.ts";

runFunction(aggregateStatus);
