export { aggregateTemplateStatus } from "./aggregate-template-status.ts";
export type { TemplateItem, TemplateOptions, TemplateStatus, TemplateVerdict } from "./types.ts";
