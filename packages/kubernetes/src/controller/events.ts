import { type KubeObject, readString, sha256Hex, truncate } from "@landfall/core/object";
import { ApiError } from "../api-error.ts";
import type { Client } from "../client/client.ts";

/** An event to report about an object. */
export interface Notice {
  readonly reason: string;
  readonly message: string;
  /** The subject of the event: two events of one object with the same reason and subject are counted as one. */
  readonly about: string;
  readonly severity: "Normal" | "Warning";
}

/** Reports events, each once. */
export interface Events {
  /** Reports an event. One that any process reported before is not repeated while the server keeps it. */
  tell(object: KubeObject, notice: Notice): Promise<void>;
  /**
   * Forgets what was reported about an object, except these notices: if another one happens again, it is reported
   * again.
   */
  keep(object: KubeObject, notices: readonly Notice[]): void;
}

const LONGEST_NOTE = 1000;

/** Creates events of `events.k8s.io` in the namespace of the object, in the name of a controller. */
export function createEvents(client: Client, controller: string, instance: string): Events {
  const told = new Map<string, Set<string>>();
  return {
    async tell(object, notice) {
      const uid = readString(object, ["metadata", "uid"]) ?? "";
      const matter = matterOf(notice);
      const known = told.get(uid) ?? new Set();
      if (known.has(matter)) return;
      try {
        await client.create(eventOf(client, object, notice, { controller, instance }));
      } catch (error) {
        // A forbidden event must not stop other work.
        if (!(error instanceof ApiError) || error.isTransient) throw error;
        client.ports.log.warn("an event was refused", { reason: notice.reason, why: error.message });
      }
      told.set(uid, known.add(matter));
    },
    keep(object, notices) {
      const uid = readString(object, ["metadata", "uid"]) ?? "";
      const known = told.get(uid);
      if (known === undefined) return;
      const kept = new Set(notices.map(matterOf));
      for (const matter of known) if (!kept.has(matter)) known.delete(matter);
      if (known.size === 0) told.delete(uid);
    },
  };
}

function matterOf({ reason, about }: Notice): string {
  return `${reason} ${about}`;
}

function eventOf(
  { ports }: Client,
  { apiVersion, kind, metadata }: KubeObject,
  notice: Notice,
  { controller, instance }: { readonly controller: string; readonly instance: string },
): KubeObject {
  const {
    name = "",
    namespace = "",
    uid = "",
  } = (metadata ?? {}) as Record<string, unknown> & {
    readonly name?: string;
    readonly namespace?: string;
  };
  const hash = sha256Hex(JSON.stringify([uid, notice.reason, notice.about])).slice(0, 16);
  const home = namespace === "" ? "default" : namespace;
  return {
    apiVersion: "events.k8s.io/v1",
    kind: "Event",
    metadata: { name: `${name.slice(0, 200)}.${hash}`, namespace: home },
    eventTime: new Date(ports.clock.now()).toISOString().replace("Z", "000Z"),
    reportingController: controller,
    reportingInstance: instance.slice(0, 128),
    action: notice.reason,
    reason: notice.reason,
    type: notice.severity,
    note: truncate(notice.message, LONGEST_NOTE),
    regarding: { apiVersion, kind, name, namespace, uid },
  } as unknown as KubeObject;
}
