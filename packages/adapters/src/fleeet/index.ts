export { type FleeetCluster, type FleeetFleet, type FleeetStep, fleeetIncremental } from "./upstream.ts";
