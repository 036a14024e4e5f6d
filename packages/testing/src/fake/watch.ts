import type { KubeObject } from "@landfall/core/object";
import { Refused } from "./failure.ts";
import type { Address, Served } from "./kinds.ts";
import { selectionOf } from "./selection.ts";
import type { Change, Store } from "./store.ts";

/** Where the events of a watch go. */
export interface Sink {
  send(line: string): void;
  end(): void;
  /** Told when the client has gone. */
  onClose(then: () => void): void;
}

/** A watch lasts as long as this if nothing else is asked, in seconds. */
const SECONDS = 30 * 60;

/**
 * Answers a watch until its time ends: the changes after a version, or the present objects first (`sendInitialEvents`).
 * A bookmark, if asked for, follows these and ends the watch.
 */
export function watch(store: Store, at: Address, query: URLSearchParams, sink: Sink): void {
  const isSelected = selectionOf(query);
  const sees = (object: KubeObject): boolean =>
    (at.namespace === "" || object.metadata?.namespace === at.namespace) && isSelected(object);
  const send = (type: string, object: object): void => sink.send(`${JSON.stringify({ type, object })}\n`);
  const asked = query.get("resourceVersion") ?? "";
  const isFresh = asked === "" || asked === "0";
  const isInitial = query.get("sendInitialEvents") === "true";
  const hasBookmarks = query.get("allowWatchBookmarks") === "true";
  let told = isFresh || isInitial ? store.version : Number(asked);
  if (isInitial || isFresh) for (const object of store.list(at)) if (sees(object)) send("ADDED", object);
  if (isInitial && hasBookmarks) send("BOOKMARK", bookmark(at.kind, told, { "k8s.io/initial-events-end": "true" }));
  const tell = (): void => {
    try {
      for (const change of store.changesAfter(at.kind, told)) {
        told = change.version;
        const event = eventOf(change, sees);
        if (event !== undefined) send(event, change.object);
      }
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      send("ERROR", error.status);
      sink.end();
    }
  };
  const leave = store.follow(tell);
  const seconds = Number(query.get("timeoutSeconds") ?? SECONDS);
  const timer = setTimeout(() => {
    if (hasBookmarks) send("BOOKMARK", bookmark(at.kind, told, undefined));
    sink.end();
  }, seconds * 1000);
  sink.onClose(() => {
    clearTimeout(timer);
    leave();
  });
  tell();
}

/** A change as a watch with a selector sees it: an object that leaves the selection is gone for it. */
function eventOf({ type, object, before }: Change, sees: (object: KubeObject) => boolean): string | undefined {
  const [was, is] = [before !== undefined && sees(before), type !== "DELETED" && sees(object)];
  if (is) return was ? "MODIFIED" : "ADDED";
  return was ? "DELETED" : undefined;
}

function bookmark({ apiVersion, kind }: Served, version: number, annotations: object | undefined): object {
  const metadata = { resourceVersion: String(version), ...(annotations !== undefined && { annotations }) };
  return { apiVersion, kind, metadata };
}
