import { connect, createServer, type Socket } from "node:net";
import { listen } from "../programs/free-port.ts";
import type { Endpoint } from "../request.ts";

/** A proxy in front of an API server that fails as networks do. It forwards bytes and does not know requests. */
export interface CuttingProxy extends Endpoint {
  /** The number of open connections. */
  connections(): number;
  /** Breaks every open connection; new ones are forwarded. */
  cut(): void;
  /** Drops all data in both directions without closing connections, as if a cable were unplugged. */
  stall(): void;
  /** Refuses new connections. */
  refuse(): void;
  /** Forwards everything again. Data dropped by `stall` stay lost. */
  heal(): void;
  stop(): Promise<void>;
}

/** Starts a proxy in front of an API server, on loopback; the server's certificate is valid for it, too. */
export async function startCuttingProxy({ url, authority }: Endpoint): Promise<CuttingProxy> {
  const target = new URL(url);
  const open = new Set<Socket>();
  let mode: "open" | "stalled" | "refused" = "open";
  const server = createServer((client) => {
    if (mode === "refused") return void client.destroy();
    const upstream = connect(Number(target.port), target.hostname);
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      open.add(from);
      let lost = false;
      from.on("data", (bytes) => {
        lost ||= mode === "stalled";
        if (!lost) to.write(bytes);
      });
      from.on("error", () => undefined);
      from.once("close", () => {
        open.delete(from);
        to.destroy();
      });
    }
  });
  const breakAll = (): void => {
    for (const socket of open) socket.destroy();
  };
  return {
    url: `https://127.0.0.1:${await listen(server)}`,
    authority,
    connections: () => open.size / 2,
    cut: breakAll,
    stall: () => (mode = "stalled"),
    refuse: () => (mode = "refused"),
    heal: () => (mode = "open"),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        breakAll();
      }),
  };
}
