export { readFleetCluster } from "./inventory.ts";
export { type BundleDeploymentContext, readBundle, readBundleDeployment } from "./read.ts";
