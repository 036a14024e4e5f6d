import type { FunctionResult } from "../sdk/index.ts";
import {
  getAnnotation,
  LEGACY_SOURCE_INDEX_ANNOTATION,
  LEGACY_SOURCE_PATH_ANNOTATION,
  SOURCE_INDEX_ANNOTATION,
  SOURCE_PATH_ANNOTATION,
} from "./metadata.ts";
import type { FieldInfo, Json, KubernetesObject, Result, Severity } from "./types.ts";

interface Tags {
  [key: string]: string;
}

/** A result that is not about a certain object or file. */
export function generalResult(message: string, severity: Severity = "error", tags?: Tags): Result {
  return { message, severity, tags };
}

/** A result about a file. */
export function configFileResult(message: string, path: string, severity: Severity = "error", tags?: Tags): Result {
  return { message, severity, tags, file: { path } };
}

/** A result about an object, or one of its fields, with the file that it is in. */
export function kubernetesObjectResult(
  message: string,
  object: KubernetesObject,
  field?: FieldInfo,
  severity: Severity = "error",
  tags?: Tags,
): Result {
  const { apiVersion, kind, metadata } = object;
  const path = getAnnotation(object, SOURCE_PATH_ANNOTATION) ?? getAnnotation(object, LEGACY_SOURCE_PATH_ANNOTATION);
  const index = getAnnotation(object, SOURCE_INDEX_ANNOTATION) ?? getAnnotation(object, LEGACY_SOURCE_INDEX_ANNOTATION);
  return {
    message,
    severity,
    tags,
    resourceRef: { apiVersion, kind, namespace: metadata.namespace ?? "", name: metadata.name },
    file: { path, index: Number(index) || undefined },
    field,
  };
}

/** Converts a result to the terms of the functions specification: `warning`, `proposedValue`, no undefined fields. */
export function toFunctionResult({ message, severity, tags, resourceRef, file, field }: Result): FunctionResult {
  return {
    message,
    severity: severity === "warn" ? "warning" : severity,
    ...(resourceRef && {
      resourceRef: {
        apiVersion: resourceRef.apiVersion,
        kind: resourceRef.kind,
        name: resourceRef.name,
        ...(resourceRef.namespace && { namespace: resourceRef.namespace }),
      },
    }),
    ...(field && {
      field: {
        path: field.path,
        ...(field.currentValue !== undefined && { currentValue: field.currentValue }),
        ...(field.suggestedValue !== undefined && { proposedValue: field.suggestedValue }),
      },
    }),
    ...(file?.path && { file: { path: file.path, ...(file.index !== undefined && { index: file.index }) } }),
    ...(tags && { tags }),
  };
}

/** Converts a result to the terms of kpt-functions. */
export function fromFunctionResult({ message, severity, tags, resourceRef, file, field }: FunctionResult): Result {
  return {
    message,
    severity: severity === "warning" ? "warn" : severity,
    ...(tags && { tags: { ...tags } }),
    ...(resourceRef && { resourceRef: { ...resourceRef, namespace: resourceRef.namespace ?? "" } }),
    ...(file && { file: { ...file } }),
    ...(field && {
      field: {
        path: field.path,
        ...(field.currentValue !== undefined && { currentValue: structuredClone(field.currentValue) as Json }),
        ...(field.proposedValue !== undefined && { suggestedValue: structuredClone(field.proposedValue) as Json }),
      },
    }),
  };
}
