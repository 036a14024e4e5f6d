import type { ClientHttp2Session } from "node:http2";
import type { Session } from "./session.ts";

/** A place for one stream on a session. */
export interface PoolPlace {
  readonly http2: ClientHttp2Session;
  release(): void;
}

/** A pool of sessions, as many as their streams need. */
export interface Pool {
  take(): Promise<PoolPlace>;
  /** The number of sessions. */
  size(): number;
  close(): void;
}

interface Member {
  readonly session: Promise<Session>;
  /** The session, once it is established. */
  started?: Session;
  /** The number of streams on it, including those that wait for it to be established. */
  taken: number;
}

/** The number of requests that may wait for a session whose stream limit is not known yet. */
const EXPECTED_ROOM = 90;

/**
 * Creates a pool of sessions that `start` opens. A session that ended, or accepts no more streams, is replaced when a
 * stream needs a place. Sessions without streams stay open, but do not keep the process alive.
 */
export function createPool(start: () => Promise<Session>): Pool {
  const members = new Set<Member>();
  let closed = false;
  const add = (): Member => {
    const member: Member = { session: start(), taken: 0 };
    members.add(member);
    const drop = (): void => void members.delete(member);
    member.session.then((session) => {
      member.started = session;
      session.http2.once("close", drop);
      if (closed) session.http2.destroy();
      else if (session.http2.destroyed) drop();
    }, drop);
    return member;
  };
  return {
    async take() {
      for (;;) {
        const member = [...members].find(hasRoom) ?? add();
        const place = await placeOn(member);
        if (place !== undefined) return place;
      }
    },
    size: () => members.size,
    close() {
      closed = true;
      for (const { started } of members) started?.http2.destroy();
    },
  };
}

function hasRoom({ started, taken }: Member): boolean {
  return started === undefined ? taken < EXPECTED_ROOM : !started.closing && taken < started.room;
}

/** A place on the session; none if, once established, it has less room than expected or was closed. */
async function placeOn(member: Member): Promise<PoolPlace | undefined> {
  member.taken++;
  try {
    const { http2, room, closing } = await member.session;
    if (!closing && member.taken <= room) {
      http2.ref();
      return { http2, release: once(() => releaseFrom(member, http2)) };
    }
  } catch (error) {
    member.taken--;
    throw error;
  }
  member.taken--;
  return undefined;
}

function releaseFrom(member: Member, http2: ClientHttp2Session): void {
  member.taken--;
  if (member.taken > 0 || http2.destroyed) return;
  if (member.started?.closing === true) http2.close();
  else http2.unref();
}

function once(action: () => void): () => void {
  let done = false;
  return () => {
    if (!done) action();
    done = true;
  };
}
