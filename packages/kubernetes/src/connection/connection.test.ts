import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { KubeConfig } from "@kubernetes/client-node";
import { noControlPlane, startEnvironment, type TestEnvironment } from "@landfall/testing/envtest";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createClient } from "../client/client.ts";
import type { Connection } from "./connection.ts";
import { connectionFrom } from "./from-kube-config.ts";

const NAMESPACES = { group: "", kind: "Namespace" };

let environment: TestEnvironment;
let directory: string;

/** A kubeconfig for the test environment with this user. */
function kubeConfigWith(user: object, cluster: object = {}): KubeConfig {
  const caData = Buffer.from(environment.authority).toString("base64");
  const kubeConfig = new KubeConfig();
  kubeConfig.loadFromOptions({
    clusters: [{ name: "c", server: environment.url, caData, skipTLSVerify: false, ...cluster }],
    users: [{ name: "u", ...user }],
    contexts: [{ name: "prod", cluster: "c", user: "u", namespace: "shop" }],
    currentContext: "prod",
  });
  return kubeConfig;
}

async function canList(connection: Connection): Promise<boolean> {
  const client = createClient(connection);
  try {
    return (await client.list(NAMESPACES)).items.length > 0;
  } finally {
    client.close();
  }
}

describe.skipIf(noControlPlane())("a connection from a kubeconfig", () => {
  let token: string;
  let expired: string;
  beforeAll(async () => {
    directory = mkdtempSync(join(tmpdir(), "landfall-connection-"));
    environment = await startEnvironment();
    const account = await environment.addServiceAccount("reader", {
      rules: [{ verbs: ["list"], resources: ["namespaces"] }],
    });
    [token, expired] = [account.token(3600), account.token(-10)];
  });
  afterAll(async () => {
    await environment?.stop();
    rmSync(directory, { recursive: true, force: true });
  });

  test("knows its context, and the namespace of that", () => {
    expect(connectionFrom(kubeConfigWith({ token }))).toMatchObject({ name: "prod", namespace: "shop" });
  });

  test("uses a token", async () => expect(await canList(connectionFrom(kubeConfigWith({ token })))).toBe(true));

  test("uses a file with a token, and reads it again when that is refused", async () => {
    const tokenFile = join(directory, "token");
    writeFileSync(tokenFile, expired);
    const connection = connectionFrom(() => kubeConfigWith({ authProvider: { name: "file", config: { tokenFile } } }));
    await expect(canList(connection)).rejects.toMatchObject({ code: "Unauthorized" });
    writeFileSync(tokenFile, `${token}\n`);
    expect(await canList(connection)).toBe(true);
  });

  test("runs an exec plugin, once for all requests, and again when its token is refused", async () => {
    const runs = join(directory, "runs");
    const plugin = join(directory, "plugin");
    const credential = (value: string): string =>
      JSON.stringify({
        apiVersion: "client.authentication.k8s.io/v1",
        kind: "ExecCredential",
        status: { token: value },
      });
    const script = `#!/bin/sh\nif [ -s ${runs} ]; then echo '${credential(token)}'; else echo '${credential(expired)}'; fi\necho run >> ${runs}\n`;
    writeFileSync(plugin, script);
    chmodSync(plugin, 0o755);
    const exec = { apiVersion: "client.authentication.k8s.io/v1", command: plugin, interactiveMode: "Never" };
    const client = createClient(connectionFrom(() => kubeConfigWith({ exec })));
    const lists = await Promise.all(Array.from({ length: 20 }, () => client.list(NAMESPACES)));
    client.close();
    expect(lists.every(({ items }) => items.length > 0)).toBe(true);
    expect(readFileSync(runs, "utf8")).toBe("run\nrun\n");
  });

  test("says what a plugin said that failed", async () => {
    const exec = { command: "/bin/sh", args: ["-c", "echo you have to log in >&2; exit 1"] };
    await expect(canList(connectionFrom(kubeConfigWith({ exec })))).rejects.toThrow(
      'no credentials for the context "prod": you have to log in',
    );
  });

  test("does not believe a server that the authority of the cluster did not issue", async () => {
    const another = Buffer.from(environment.issueServerCertificate().certificate).toString("base64");
    const connection = connectionFrom(kubeConfigWith({ token }, { caData: another }));
    await expect(canList(connection)).rejects.toMatchObject({
      code: "Unreachable",
      message: expect.stringMatching(/certificate/) as unknown,
    });
  });

  describe("through a proxy", () => {
    let proxy: Server;
    let address: string;
    const asked: string[] = [];
    beforeAll(async () => {
      proxy = createServer();
      proxy.on("connect", ({ url = "", headers }, socket) => {
        asked.push(`${url} ${headers["proxy-authorization"] ?? ""}`.trim());
        const { hostname, port } = new URL(`http://${url}`);
        const upstream = connect(Number(port), hostname, () => {
          socket.write("HTTP/1.1 200 OK\r\n\r\n");
          upstream.pipe(socket).pipe(upstream);
        });
        for (const end of [upstream, socket]) end.on("error", () => undefined);
      });
      await new Promise<void>((resolve) => void proxy.listen(0, "127.0.0.1", resolve));
      const bound = proxy.address();
      address = `127.0.0.1:${bound !== null && typeof bound === "object" ? bound.port : 0}`;
    });
    afterAll(() => void proxy.close());

    test("reaches the server, and tells the proxy who asks", async () => {
      const proxyUrl = `http://me:secret@${address}`;
      expect(await canList(connectionFrom(kubeConfigWith({ token }, { proxyUrl })))).toBe(true);
      const basic = Buffer.from("me:secret").toString("base64");
      expect(new Set(asked)).toEqual(new Set([`${new URL(environment.url).host} Basic ${basic}`]));
    });

    test("refuses one that it cannot use instead of going past it", async () => {
      const connection = connectionFrom(kubeConfigWith({ token }, { proxyUrl: "socks5://127.0.0.1:1080" }));
      await expect(canList(connection)).rejects.toMatchObject({
        code: "BadConfig",
        message: "the proxy socks5://127.0.0.1:1080 is not supported: only http:// proxies are",
      });
    });
  });
});

describe("a kubeconfig that is of no use", () => {
  function kubeConfigOf(options: Partial<Parameters<KubeConfig["loadFromOptions"]>[0]>): KubeConfig {
    const kubeConfig = new KubeConfig();
    kubeConfig.loadFromOptions({ clusters: [], users: [], contexts: [], currentContext: "prod", ...options });
    return kubeConfig;
  }

  test.each([
    ["no such context", {}, 'the kubeconfig has no context "prod"; choose one'],
    ["no current context", { currentContext: "" }, 'the kubeconfig has no context ""; choose one'],
    [
      "no such cluster",
      { contexts: [{ name: "prod", cluster: "missing", user: "u" }] },
      'the context "prod" names a cluster that the kubeconfig lacks',
    ],
  ])("%s: says so", (_what, options, message) => {
    expect(() => connectionFrom(kubeConfigOf(options))).toThrow(message);
  });
});
