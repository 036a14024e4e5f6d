import { readFileSync } from "node:fs";

/** A request that the API server answered, from its audit log. */
export interface AuditEvent {
  readonly verb: string;
  readonly uri: string;
  readonly user: string;
  /** The resource: `apps/deployments`, `pods`, followed by `/status` or another subresource; absent for other URIs. */
  readonly resource?: string;
  readonly namespace?: string;
  readonly name?: string;
  /** The HTTP status; absent for an open watch. */
  readonly code?: number;
  readonly userAgent: string;
  /** The request body, if the audit level is `Request` or above. */
  readonly body?: unknown;
}

interface RawEvent {
  readonly verb: string;
  readonly requestURI: string;
  readonly user?: { readonly username?: string };
  readonly userAgent?: string;
  readonly objectRef?: {
    readonly apiGroup?: string;
    readonly resource?: string;
    readonly subresource?: string;
    readonly namespace?: string;
    readonly name?: string;
  };
  readonly responseStatus?: { readonly code?: number };
  readonly requestObject?: unknown;
}

/** Reads the audit log, except a last line that is incomplete. */
export function readAudit(file: string): readonly AuditEvent[] {
  const lines = readFileSync(file, "utf8").split("\n").slice(0, -1);
  return lines.map((line) => eventOf(JSON.parse(line) as RawEvent));
}

function eventOf({
  verb,
  requestURI,
  user,
  userAgent,
  objectRef,
  responseStatus,
  requestObject,
}: RawEvent): AuditEvent {
  const { apiGroup, resource, subresource, namespace, name } = objectRef ?? {};
  return {
    verb,
    uri: requestURI,
    user: user?.username ?? "",
    userAgent: userAgent ?? "",
    ...(resource === undefined ? {} : { resource: [apiGroup, resource, subresource].filter(Boolean).join("/") }),
    ...(namespace === undefined ? {} : { namespace }),
    ...(name === undefined ? {} : { name }),
    ...(responseStatus?.code === undefined ? {} : { code: responseStatus.code }),
    ...(requestObject === undefined ? {} : { body: requestObject }),
  };
}
