import { ApiError } from "../api-error.ts";
import type { Connection, TlsMaterial } from "../connection/connection.ts";
import type { Deadlines } from "../ports/deadlines.ts";
import type { Ports } from "../ports/ports.ts";
import { type Destination, dial } from "./dial.ts";
import { http1Transport } from "./http1-transport.ts";
import { http2Transport } from "./http2-transport.ts";
import { type Session, startSession } from "./session.ts";
import type { Transport } from "./transport.ts";

/** The longest time to establish a connection, in milliseconds, even if a request may take longer. */
const PATIENCE_MS = 10_000;

/**
 * Creates the transport for a connection. The first request finds out which HTTP version the server speaks. New TLS
 * material (a plugin renewed its certificate) opens new connections, while requests on the old ones are completed.
 * Connecting may take no longer than a request.
 */
export function createTransport(
  connection: Connection,
  ports: Ports,
  deadlines: Deadlines,
  deadline: number = PATIENCE_MS,
): Transport {
  const patience = Math.min(PATIENCE_MS, deadline);
  let current: { readonly tls: TlsMaterial; readonly transport: Promise<Transport> } | undefined;
  const all = new Set<Promise<Transport>>();
  const transportFor = (tls: TlsMaterial): Promise<Transport> => {
    if (current !== undefined && sameMaterial(current.tls, tls)) return current.transport;
    const transport = start(connection, { tls, patience }, ports, deadlines);
    current = { tls, transport };
    all.add(transport);
    transport.catch(() => {
      all.delete(transport);
      if (current?.transport === transport) current = undefined;
    });
    return transport;
  };
  const prefix = new URL(connection.server).pathname.replace(/\/$/, "");
  return {
    async send(request, receive) {
      const { tls, headers } = await connection.credentials();
      const transport = await transportFor(tls);
      const whole = { ...request, path: prefix + request.path, headers: { ...request.headers, ...headers } };
      return transport.send(whole, receive);
    },
    close() {
      for (const transport of all)
        transport.then(
          (opened) => opened.close(),
          () => undefined,
        );
    },
  };
}

function sameMaterial(one: TlsMaterial, other: TlsMaterial): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

async function start(
  { server, proxy }: Connection,
  { tls, patience }: Pick<Destination, "tls" | "patience">,
  ports: Ports,
  deadlines: Deadlines,
): Promise<Transport> {
  const url = new URL(server);
  if (url.protocol === "http:" && proxy === undefined) return http1Transport(url, tls, deadlines);
  if (url.protocol !== "https:") throw new ApiError("BadConfig", `${server}: the server must be an https:// address`);
  const destination = { server: url, tls, patience, ...(proxy === undefined ? {} : { proxy }) };
  const socket = await dial(destination);
  if (socket.alpnProtocol !== "h2") {
    socket.destroy();
    if (proxy !== undefined)
      throw new ApiError("BadConfig", `${server}: through a proxy the server must speak HTTP/2, and it does not`);
    return http1Transport(url, tls, deadlines);
  }
  let first: typeof socket | undefined = socket;
  const open = async (wide: boolean): Promise<Session> => {
    const connected = first ?? (await dial(destination));
    first = undefined;
    return startSession(connected, url.origin, wide, ports);
  };
  return http2Transport(open, ports, deadlines);
}
