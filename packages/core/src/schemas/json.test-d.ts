import type { Json, KubeObject } from "../object/index.ts";
import type { EmbeddedObject, PackageReport, StatusSnapshot } from "./index.ts";

declare const snapshot: StatusSnapshot;
declare const report: PackageReport;
declare const embedded: EmbeddedObject;
/** Every kind is JSON, so it can be inserted in a package; and a KubeObject, so it can be read like any other. */
export const json: readonly Json[] = [snapshot, report, embedded];
export const objects: readonly KubeObject[] = [snapshot, report, embedded, ...snapshot.spec.items];
export const o: { readonly [key: string]: Json } = report;
