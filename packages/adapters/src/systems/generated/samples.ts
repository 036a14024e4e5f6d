// Generated from packages/adapters/src/*/system.ts by `npm run gen`. Do not edit.
import type { SampleReader } from "../contract.ts";
import { readSyncMetrics } from "../../config-sync/read-metrics.ts";

/** How the metrics of systems are read. */
export const SAMPLE_READERS: readonly SampleReader[] = [readSyncMetrics];
