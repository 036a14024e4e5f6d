import { createServer } from "node:net";

/** Finds a port of 127.0.0.1 on which nobody listens. Rejects if the system has none. */
export async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server);
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Lets a server listen on a free port of 127.0.0.1. Rejects if the system has none. */
export function listen(server: {
  once(event: "error", then: (error: Error) => void): unknown;
  listen(port: number, host: string, then: () => void): unknown;
  address(): unknown;
}): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => resolve((server.address() as { port: number }).port));
  });
}
