import { Agent, request } from "node:https";

/** The identity of a request: a client certificate, or a token. */
export interface Identity {
  readonly certificate?: string;
  readonly key?: string;
  readonly token?: string;
}

/** The address of an API server, and the authority to verify it. */
export interface Endpoint {
  /** The base URL: `https://127.0.0.1:PORT`. */
  readonly url: string;
  /** The authority that issued its certificate, as PEM. */
  readonly authority: string;
}

/** The body of a plain request; absent for none. */
export interface RequestOptions {
  readonly body?: unknown;
  /** The content type. Default: `application/json`. */
  readonly contentType?: string;
}

/** The answer of an API server to a plain request. */
export interface Answer {
  readonly status: number;
  /** The parsed body, or its text if it is not JSON. */
  readonly body: unknown;
}

/** Sends plain requests to an API server as one user, over connections that stay open until `close`. */
export interface Requester {
  send(method: string, path: string, options?: RequestOptions): Promise<Answer>;
  close(): void;
}

/** Makes a requester that uses no library of ours, as a second opinion for tests. */
export function requesterFor(endpoint: Endpoint, { certificate: cert, key, token }: Identity): Requester {
  const agent = new Agent({ keepAlive: true, ca: endpoint.authority, cert, key });
  return {
    send: (method, path, options = {}) => send(agent, new URL(path, endpoint.url), method, options, token),
    close: () => agent.destroy(),
  };
}

function send(
  agent: Agent,
  url: URL,
  method: string,
  { body, contentType = "application/json" }: RequestOptions,
  token: string | undefined,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const payload = body === undefined ? undefined : typeof body === "string" ? body : JSON.stringify(body);
    const outgoing = request(url, { agent, method, timeout: 30_000 }, (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on("data", (chunk: Buffer) => chunks.push(chunk));
      incoming.once("error", reject);
      incoming.once("end", () => {
        resolve({ status: incoming.statusCode ?? 0, body: parsed(Buffer.concat(chunks).toString("utf8")) });
      });
    });
    outgoing.setHeader("accept", "application/json");
    if (token !== undefined) outgoing.setHeader("authorization", `Bearer ${token}`);
    if (payload !== undefined) {
      outgoing.setHeader("content-type", contentType);
      // Without it, the body of a DELETE is taken for the next request.
      outgoing.setHeader("content-length", Buffer.byteLength(payload));
    }
    outgoing.once("timeout", () => outgoing.destroy(new Error(`${method} ${url.pathname}: no answer in 30 s`)));
    outgoing.once("error", reject);
    outgoing.end(payload);
  });
}

/** Creates an object; throws with the answer of the API server if it refuses it. */
export async function create(requester: Requester, path: string, body: object): Promise<unknown> {
  const answer = await requester.send("POST", path, { body });
  if (answer.status >= 300) throw new Error(`POST ${path}: ${JSON.stringify(answer.body)}`);
  return answer.body;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
