export { namingConfig, readConfigText } from "../sdk/config/config-text.ts";
export { decodeUtf8 } from "../sdk/program/decode-utf8.ts";
export { readAll, writeAll } from "../sdk/program/stdio.ts";
export type { FileChange } from "./changes.ts";
export type { Form } from "./entries.ts";
export { evalPackage } from "./eval-package.ts";
export { fileReason } from "./file-reason.ts";
export { isResourceFile, type PackageFile, type PackageFiles, readPackage } from "./package-files.ts";
export {
  type AnyFunction,
  type RunOptions,
  type RunOutcome,
  renderPackage,
  type StepReport,
} from "./render-package.ts";
export { unifiedDiff } from "./unified-diff.ts";
export { writeChanges } from "./write-changes.ts";
