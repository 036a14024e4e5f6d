import { request } from "node:https";
import { afterAll, beforeAll, describe } from "vitest";
import { type Endpoint, noControlPlane, startEnvironment } from "../../envtest/index.ts";
import type { Answer, Identity, RequestOptions } from "../../envtest/request.ts";
import { startFakeServer } from "../server.ts";

/** A server as the suite needs it: the real one and the fake one are the same to it. */
interface Server extends Endpoint {
  readonly context: { readonly identity: Identity };
  request(method: string, path: string, options?: RequestOptions): Promise<Answer>;
  forgetHistory(): Promise<void>;
  issueServerCertificate(): { readonly certificate: string; readonly key: string };
  stop(): Promise<void>;
}

export const WIDGETS = "/apis/shop.example/v1/namespaces/default/widgets";
export const MAPS = "/api/v1/namespaces/default/configmaps";

const SHOP = { group: "shop.example", version: "v1", kind: "Widget" } as const;
const REPLICAS = { specReplicasPath: ".spec.replicas", statusReplicasPath: ".status.replicas" };
const ANY_FIELDS = {
  type: "object",
  properties: { replicas: { type: "integer" } },
  "x-kubernetes-preserve-unknown-fields": true,
};

/** The same kind for the real server: every field, with status and scale. */
const DEFINITION = {
  apiVersion: "apiextensions.k8s.io/v1",
  kind: "CustomResourceDefinition",
  metadata: { name: "widgets.shop.example" },
  spec: {
    group: SHOP.group,
    scope: "Namespaced",
    names: { kind: "Widget", plural: "widgets", singular: "widget" },
    versions: [
      {
        name: SHOP.version,
        served: true,
        storage: true,
        subresources: { status: {}, scale: REPLICAS },
        schema: { openAPIV3Schema: { type: "object", properties: { spec: ANY_FIELDS, status: ANY_FIELDS } } },
      },
    ],
  },
};

const STARTS: readonly (readonly [string, () => Promise<Server>])[] = [
  ["the fake one", () => startFakeServer({ kinds: [{ ...SHOP, status: true, scale: true }] })],
  ["a real one", () => startEnvironment({ crds: [DEFINITION], patience: 240_000 })],
];

/** An object as far as the suite looks into it. */
export interface Body {
  readonly metadata: {
    readonly resourceVersion: string;
    readonly uid: string;
    readonly generation?: number;
    readonly continue?: string;
    readonly remainingItemCount?: number;
    readonly deletionTimestamp?: string;
    readonly managedFields?: readonly {
      readonly manager: string;
      readonly operation: string;
      readonly subresource?: string;
    }[];
    readonly [field: string]: unknown;
  };
  readonly [field: string]: unknown;
}

export interface Event {
  readonly type: string;
  readonly object: Body;
}

export function widget(name: string, more: object = {}): object {
  return { apiVersion: "shop.example/v1", kind: "Widget", metadata: { name, namespace: "default" }, ...more };
}

/** Requests to the server that a suite runs over. */
export interface Api {
  readonly server: () => Server;
  readonly send: (method: string, path: string, body?: unknown, contentType?: string) => Promise<Answer>;
  /** A request that must be taken. */
  readonly must: (method: string, path: string, body?: unknown, contentType?: string) => Promise<Body>;
  readonly create: (name: string, more?: object) => Promise<Body>;
  readonly merge: (path: string, patch: object) => Promise<Answer>;
  readonly apply: (manager: string, object: object, more?: string) => Promise<Answer>;
  /** The first events of a watch, until there are so many or it ends; `then` is done once it has begun. */
  readonly watch: (query: string, count: number, then?: () => Promise<unknown>) => Promise<readonly Event[]>;
}

/** Runs the tests over the fake server and over a real one. */
export function both(about: string, suite: (api: Api) => void): void {
  for (const [which, start] of STARTS)
    describe.skipIf(which === "a real one" && noControlPlane())(`an API server for tests, ${which}: ${about}`, () => {
      let server: Server | undefined;
      beforeAll(async () => void (server = await start()));
      afterAll(() => server?.stop());
      suite(
        apiOf(() => {
          if (server === undefined) throw new Error("it has not begun");
          return server;
        }),
      );
    });
}

/** The owners of an object, each with how it wrote. */
export function owners({ metadata }: Body): readonly string[] {
  return (metadata.managedFields ?? [])
    .map((one) => [one.manager, one.operation, one.subresource].filter(Boolean).join(" "))
    .toSorted();
}

function apiOf(server: () => Server): Api {
  const send: Api["send"] = (method, path, body, contentType) =>
    server().request(method, path, {
      ...(body !== undefined && { body }),
      ...(contentType !== undefined && { contentType }),
    });
  const must: Api["must"] = async (method, path, body, contentType) => {
    const answer = await send(method, path, body, contentType);
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${JSON.stringify(answer)}`);
    return answer.body as Body;
  };
  return {
    server,
    send,
    must,
    create: (name, more) => must("POST", WIDGETS, widget(name, more)),
    merge: (path, patch) => send("PATCH", path, patch, "application/merge-patch+json"),
    apply: (manager, object, more = "") => {
      const { name } = (object as { readonly metadata: { readonly name: string } }).metadata;
      return send("PATCH", `${WIDGETS}/${name}?fieldManager=${manager}${more}`, object, "application/apply-patch+yaml");
    },
    watch: (query, count, then) => watch(server(), `${WIDGETS}?watch=true&${query}`, count, then),
  };
}

function watch(
  { url, authority, context }: Server,
  path: string,
  count: number,
  then: () => Promise<unknown> = async () => undefined,
): Promise<readonly Event[]> {
  return new Promise((resolve, reject) => {
    const { certificate: cert, key } = context.identity;
    const asked = request(new URL(path, url), { ca: authority, cert, key, agent: false }, (answered) => {
      let text = "";
      const lines = (): readonly string[] => text.split("\n").slice(0, -1);
      const done = (): void => {
        asked.destroy();
        resolve(
          lines()
            .slice(0, count)
            .map((line) => JSON.parse(line) as Event),
        );
      };
      answered.on("data", (chunk: Buffer) => {
        text += chunk.toString("utf8");
        if (lines().length >= count) done();
      });
      answered.once("end", done);
      answered.once("error", () => undefined);
      then().catch(reject);
    });
    asked.once("error", (error) => {
      if (!asked.destroyed) reject(error);
    });
    asked.end();
  });
}
