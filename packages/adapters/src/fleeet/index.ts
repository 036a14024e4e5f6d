export { type ModuleValues, moduleValues } from "./bindings.ts";
export { type AssemblageContext, type ModuleContext, readAssemblage, readModule } from "./read.ts";
export { type FleeetCluster, type FleeetFleet, type FleeetStep, fleeetIncremental } from "./upstream.ts";
