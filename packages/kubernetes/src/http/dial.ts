import { request } from "node:http";
import { connect as connectTcp, type Socket } from "node:net";
import { connect as connectTls, type TLSSocket } from "node:tls";
import { ApiError } from "../api-error.ts";
import type { TlsMaterial } from "../connection/connection.ts";

/** The destination of a connection, and how to reach it. */
export interface Destination {
  readonly server: URL;
  readonly proxy?: string;
  readonly tls: TlsMaterial;
  /** The longest time to establish the connection, in milliseconds. */
  readonly patience: number;
}

/** Opens a TLS connection that offers HTTP/2, and HTTP/1.1 for proxies in front of an API server that lack HTTP/2. */
export async function dial(destination: Destination): Promise<TLSSocket> {
  const { server, tls, patience } = destination;
  const host = server.hostname.replaceAll(/[[\]]/g, "");
  const port = Number(server.port || 443);
  const tcp =
    destination.proxy === undefined
      ? connectTcp({ host, port })
      : await tunnel(destination.proxy, { host, port, patience });
  tcp.setKeepAlive(true, 30_000);
  tcp.setNoDelay(true);
  const name = tls.servername ?? (isAddress(host) ? undefined : host);
  const socket = connectTls({
    ...tls,
    socket: tcp,
    ...(name === undefined ? {} : { servername: name }),
    host,
    ALPNProtocols: ["h2", "http/1.1"],
  });
  return established(socket, server.host, patience);
}

function isAddress(host: string): boolean {
  return host.includes(":") || /^\d+(\.\d+){3}$/.test(host);
}

/** Opens a connection through an HTTP proxy. */
function tunnel(
  proxy: string,
  { host, port, patience }: { readonly host: string; readonly port: number; readonly patience: number },
): Promise<Socket> {
  const url = new URL(proxy);
  if (url.protocol !== "http:")
    throw new ApiError(
      "BadConfig",
      `the proxy ${url.protocol}//${url.host} is not supported: only http:// proxies are`,
    );
  const authorization = `Basic ${Buffer.from(`${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`).toString("base64")}`;
  return new Promise((resolve, reject) => {
    const asked = request({
      host: url.hostname,
      port: url.port || 80,
      method: "CONNECT",
      path: `${host.includes(":") ? `[${host}]` : host}:${port}`,
      timeout: patience,
      ...(url.username === "" ? {} : { headers: { "proxy-authorization": authorization } }),
    });
    const fail = (why: string): void => reject(new ApiError("Unreachable", `the proxy ${url.host} ${why}`));
    asked.once("connect", ({ statusCode }, socket: Socket) => {
      if (statusCode === 200) resolve(socket);
      else {
        socket.destroy();
        fail(`refused a tunnel to ${host}:${port} with status ${statusCode}`);
      }
    });
    asked.once("timeout", () => asked.destroy(new Error(`did not answer within ${patience / 1000} s`)));
    asked.once("error", (error) => fail(`is of no use: ${error.message}`));
    asked.end();
  });
}

function established(socket: TLSSocket, server: string, patience: number): Promise<TLSSocket> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      socket.destroy(new Error(`no connection within ${patience / 1000} s`));
    }, patience);
    const fail = (error: Error): void => {
      clearTimeout(timer);
      reject(new ApiError("Unreachable", `${server}: ${error.message}`, { cause: error }));
    };
    socket.once("error", fail);
    socket.once("secureConnect", () => {
      clearTimeout(timer);
      socket.off("error", fail);
      resolve(socket);
    });
  });
}
