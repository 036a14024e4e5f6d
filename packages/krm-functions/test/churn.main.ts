import { runFunction } from "../src/sdk/run.ts";
import { churn } from "./churn.ts";

runFunction(churn);
