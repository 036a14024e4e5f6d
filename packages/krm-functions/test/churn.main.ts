import { runFunction } from "../src/sdk/program/run.ts";
import { churn } from "./churn.ts";

runFunction(churn);
