import { type ClientHttp2Session, connect } from "node:http2";
import type { TLSSocket } from "node:tls";
import type { Ports } from "../ports/ports.ts";

/** An HTTP/2 session, and the number of streams it accepts. */
export interface Session {
  readonly http2: ClientHttp2Session;
  /** The number of streams to use: slightly fewer than the server announces. */
  readonly room: number;
  /** Whether it accepts no more streams, because the server said so or it is closed. */
  closing: boolean;
}

/** The most streams for a session. A server announces 100; the 101st gets neither an answer nor an error. */
const MOST_STREAMS = 90;
/** The share of the announced streams that is used. */
const USED = 0.9;
/** The time to wait for the server's settings, in milliseconds. */
const SETTINGS_MS = 5_000;
const PING_EVERY_MS = 30_000;
const PING_WITHIN_MS = 15_000;
/** The flow-control window: the bytes that may be under way unread, for a session and for each of its streams. */
const WINDOW = 4 * 1024 * 1024;
const STREAM_WINDOW = 1024 * 1024;

/**
 * Starts an HTTP/2 session over a connection and waits for the server's stream limit. If the server does not answer a
 * ping within 15 seconds, the session and its streams end, even if TCP still considers it alive.
 */
export async function startSession(
  socket: TLSSocket,
  authority: string,
  wide: boolean,
  ports: Ports,
): Promise<Session> {
  const settings = { enablePush: false, ...(wide ? { initialWindowSize: STREAM_WINDOW } : {}) };
  const http2 = connect(authority, { createConnection: () => socket, settings });
  const announced = await announcedStreams(http2);
  if (wide) http2.setLocalWindowSize(WINDOW);
  const session: Session = {
    http2,
    room: Math.max(1, Math.min(MOST_STREAMS, Math.floor(announced * USED))),
    closing: false,
  };
  const ended = new AbortController();
  http2.on("goaway", () => (session.closing = true));
  http2.on("error", () => undefined);
  http2.once("close", () => {
    session.closing = true;
    ended.abort();
  });
  void pingUntil(ended.signal, session, ports);
  return session;
}

function announcedStreams(http2: ClientHttp2Session): Promise<number> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(MOST_STREAMS), SETTINGS_MS);
    http2.once("error", reject);
    http2.once("close", () => reject(new Error("the connection was closed")));
    http2.once("remoteSettings", ({ maxConcurrentStreams }) => {
      clearTimeout(timer);
      http2.off("error", reject);
      resolve(maxConcurrentStreams ?? MOST_STREAMS);
    });
  });
}

async function pingUntil(ended: AbortSignal, { http2 }: Session, { clock, log, metrics }: Ports): Promise<void> {
  while (!ended.aborted) {
    await clock.sleep(PING_EVERY_MS, ended, "idle");
    if (ended.aborted || http2.destroyed) return;
    const answered = await Promise.race([
      ping(http2),
      clock.sleep(PING_WITHIN_MS, ended, "idle").then(() => ended.aborted),
    ]);
    if (answered) continue;
    log.warn("connection is dead: no answer to a ping", { server: http2.originSet?.[0] });
    metrics.count("landfall_kubernetes_dead_sessions_total", {});
    http2.destroy(new Error(`the server did not answer a ping in ${PING_WITHIN_MS / 1000} s`));
  }
}

function ping(http2: ClientHttp2Session): Promise<boolean> {
  return new Promise((resolve) => {
    if (http2.destroyed || !http2.ping((error) => resolve(error === null))) resolve(http2.destroyed);
  });
}
