export { type BundleDeploymentContext, readBundle, readBundleDeployment } from "./read.ts";
