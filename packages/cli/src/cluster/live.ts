export { kindsRead, lookAt, readMeant } from "./look.ts";
export { openClusters } from "./open-clusters.ts";
