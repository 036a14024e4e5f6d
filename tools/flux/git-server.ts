import { execFile, spawn } from "node:child_process";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { join } from "node:path";
import { promisify } from "node:util";

/** Git repositories that are served over HTTP on loopback. */
export interface GitServer {
  /** The base URL: `http://127.0.0.1:PORT`; a repository is at `/NAME.git`. */
  readonly url: string;
  /** Creates an empty repository that accepts pushes. */
  create(name: string): Promise<void>;
  stop(): Promise<void>;
}

/** Serves the bare repositories below a directory by git's own `http-backend`. */
export async function startGitServer(directory: string): Promise<GitServer> {
  const server = createServer((request, response) => answer(directory, request, response));
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the git server has no port");
  return {
    url: `http://127.0.0.1:${address.port}`,
    async create(name) {
      const path = join(directory, `${name}.git`);
      await promisify(execFile)("git", ["init", "--quiet", "--bare", "--initial-branch=main", path]);
      await promisify(execFile)("git", ["-C", path, "config", "http.receivepack", "true"]);
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Passes a request to `git http-backend`, a CGI program, and its answer to the client. */
function answer(directory: string, request: IncomingMessage, response: ServerResponse): void {
  const { pathname, search } = new URL(request.url ?? "/", "http://localhost");
  const { headers } = request;
  const backend = spawn("git", ["http-backend"], {
    stdio: ["pipe", "pipe", "ignore"],
    env: {
      PATH: process.env["PATH"],
      GIT_PROJECT_ROOT: directory,
      GIT_HTTP_EXPORT_ALL: "1",
      PATH_INFO: decodeURIComponent(pathname),
      QUERY_STRING: search.slice(1),
      REQUEST_METHOD: request.method,
      CONTENT_TYPE: headers["content-type"],
      CONTENT_LENGTH: headers["content-length"],
      HTTP_CONTENT_ENCODING: headers["content-encoding"],
      GIT_PROTOCOL: header(headers["git-protocol"]),
      REMOTE_USER: "anybody",
    },
  });
  backend.stdin.on("error", () => undefined);
  request.pipe(backend.stdin);
  const chunks: Buffer[] = [];
  backend.stdout.on("data", (chunk: Buffer) => chunks.push(chunk));
  backend.once("error", () => response.writeHead(500).end());
  backend.once("close", () => reply(Buffer.concat(chunks), response));
}

function header(value: string | readonly string[] | undefined): string | undefined {
  return typeof value === "string" ? value : value?.[0];
}

/** Sends the answer of a CGI program: headers, an empty line, a body. */
function reply(answer: Buffer, response: ServerResponse): void {
  const end = answer.indexOf("\r\n\r\n");
  if (end < 0) {
    response.writeHead(500).end();
    return;
  }
  for (const line of answer.subarray(0, end).toString("utf8").split("\r\n")) {
    const [name = "", value = ""] = line.split(/: ?(.*)/s);
    if (name.toLowerCase() === "status") response.statusCode = Number.parseInt(value, 10);
    else response.setHeader(name, value);
  }
  response.end(answer.subarray(end + 4));
}
