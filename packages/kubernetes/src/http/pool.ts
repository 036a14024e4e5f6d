import type { ClientHttp2Session } from "node:http2";
import type { Session } from "./session.ts";

/** A place for one stream. */
export interface PoolPlace {
  readonly http2: ClientHttp2Session;
  release(): void;
}

/** Sessions, as many as the streams on them need. */
export interface Pool {
  take(): Promise<PoolPlace>;
  /** How many sessions there are. */
  size(): number;
  close(): void;
}

interface Member {
  readonly session: Promise<Session>;
  /** Known once the session stands. */
  started?: Session;
  /** How many have a stream on it, or wait for it to stand. */
  taken: number;
}

/** How many requests may wait for a session of which it is not known yet how many streams it takes. */
const EXPECTED_ROOM = 90;

/**
 * Keeps sessions that `start` opens. One that ended, or takes no more streams, is replaced when a stream needs a
 * place. Sessions without streams stay open, but do not keep the process alive.
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

/** A place on the session, or none: now that it stands, it has less room than was expected, or it is gone again. */
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
