import type { Address, Served } from "./kinds.ts";

/** Why a field manager may not have a field. */
export interface Cause {
  readonly reason: string;
  readonly message: string;
  readonly field: string;
}

/** A request that is refused, with what is answered. */
export class Refused extends Error {
  readonly code: number;
  readonly reason: string;
  readonly details: object;

  constructor(code: number, reason: string, message: string, details: object = {}) {
    super(message);
    this.code = code;
    this.reason = reason;
    this.details = details;
  }

  /** The Status object of an API server. */
  get status(): object {
    const { code, reason, message, details } = this;
    return { kind: "Status", apiVersion: "v1", metadata: {}, status: "Failure", message, reason, details, code };
  }
}

const named = (kind: Served): string => (kind.group === "" ? kind.plural : `${kind.plural}.${kind.group}`);

function detailsOf({ kind, name = "" }: Address, causes?: readonly Cause[]): object {
  return { name, group: kind.group, kind: kind.plural, ...(causes !== undefined && { causes }) };
}

export function notFound(at: Address): Refused {
  return new Refused(404, "NotFound", `${named(at.kind)} "${at.name}" not found`, detailsOf(at));
}

export function alreadyExists(at: Address): Refused {
  return new Refused(409, "AlreadyExists", `${named(at.kind)} "${at.name}" already exists`, detailsOf(at));
}

export function conflict(at: Address, why: string): Refused {
  const message = `Operation cannot be fulfilled on ${named(at.kind)} "${at.name}": ${why}`;
  return new Refused(409, "Conflict", message, detailsOf(at));
}

export function owned(causes: readonly Cause[]): Refused {
  const lines = causes.map(({ message, field }) => `${message}: ${field}`);
  const message = `Apply failed with ${causes.length} conflict${causes.length === 1 ? "" : "s"}: ${lines.join("\n")}`;
  return new Refused(409, "Conflict", message, { causes });
}

export function invalid(at: Address, field: string, message: string): Refused {
  const causes = [{ reason: "FieldValueInvalid", message, field }];
  return new Refused(
    422,
    "Invalid",
    `${at.kind.kind} "${at.name}" is invalid: ${field}: ${message}`,
    detailsOf(at, causes),
  );
}

export function badRequest(message: string): Refused {
  return new Refused(400, "BadRequest", message);
}

export function expired(): Refused {
  return new Refused(410, "Expired", "too old resource version");
}
