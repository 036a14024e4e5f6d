import type { ApiError } from "../api-error.ts";

/** A reason why a write was refused: another manager owns a field, or the object changed. */
export interface Conflict {
  /** The field that another manager owns: `.spec.replicas`; absent if the object itself changed. */
  readonly field?: string;
  /** The field manager that owns the field: `kubectl-client-side-apply`. */
  readonly owner?: string;
  readonly message: string;
  /** A hint for solving the conflict. */
  readonly hint: string;
}

const OWNED = /conflict with "([^"]*)"/;

/** The conflicts that a 409 reports: one for each field of an apply, else one for the object. */
export function conflictsOf(error: ApiError): readonly Conflict[] {
  const causes = (error.details?.causes ?? []).filter(({ reason }) => reason === "FieldManagerConflict");
  if (causes.length === 0) return [{ message: error.message, hint: hintFor(error) }];
  return causes.map(({ field, message = "" }) => {
    const owner = OWNED.exec(message)?.[1];
    return {
      ...(field === undefined ? {} : { field }),
      ...(owner === undefined ? {} : { owner }),
      message,
      hint: `leave ${field ?? "the field"} to ${owner ?? "its owner"}, or apply with force to take it`,
    };
  });
}

function hintFor({ reason, status }: ApiError): string {
  if (reason === "AlreadyExists") return "it exists; read it and change it instead";
  if (status === 422) return "what the patch expects is not so; read the object again and decide anew";
  return "it changed since it was read; read it again and decide anew";
}
