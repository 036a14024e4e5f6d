import { createServer } from "node:net";

/** Finds a port of 127.0.0.1 on which nobody listens. Rejects if the system has none. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => {
        if (address !== null && typeof address === "object") resolve(address.port);
        else reject(new Error("no free port on 127.0.0.1"));
      });
    });
  });
}
