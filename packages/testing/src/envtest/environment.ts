import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type AuditEvent, readAudit } from "./audit.ts";
import { type CrdSource, installCrds } from "./crds.ts";
import type { KeyAndCertificate } from "./credentials/certificates.ts";
import { type Context, formatKubeconfig } from "./credentials/kubeconfig.ts";
import type { Faults } from "./nodes/faults.ts";
import { addNodes, startKwok } from "./nodes/nodes.ts";
import { type ApiServer, type ApiServerOptions, startApiServer } from "./programs/api-server.ts";
import { assetsDirectory, missingPrograms, programsFor } from "./programs/assets.ts";
import { startControllers } from "./programs/controllers.ts";
import { compact, type Etcd, startEtcd } from "./programs/etcd.ts";
import { type Home, startFile, untilReady } from "./programs/program.ts";
import { startWatchdog } from "./programs/watchdog.ts";
import type { Answer, Endpoint, RequestOptions } from "./request.ts";
import { addServiceAccount, addUser, type ServiceAccount, type User, type UserOptions } from "./users.ts";

/** Options for the control plane to start: its definitions, nodes and faults. */
export interface EnvironmentOptions {
  /** The name of the environment and of the context in its kubeconfig. Default: `envtest`. */
  readonly name?: string;
  /** The directory with the programs. Default: `KUBEBUILDER_ASSETS`. */
  readonly assets?: string;
  /** Definitions that are installed before the environment is returned. */
  readonly crds?: readonly CrdSource[];
  /** Whether to run kube-controller-manager and kube-scheduler. Default: false. */
  readonly controllers?: boolean;
  /** The number of simulated nodes. Default: 0, with which no pod ever runs. */
  readonly nodes?: number;
  /** Images whose pods have a fault, in addition to those of `faultyImage`. */
  readonly faults?: Faults;
  /** The part of each request that the audit log keeps. Default: `Metadata`. */
  readonly audit?: NonNullable<ApiServerOptions["audit"]>;
  /** Flags of the API server that are added to ours or override them. */
  readonly flags?: Readonly<Record<string, string>>;
  /** An environment whose etcd this one shares, under a prefix of its own. The shared one must be stopped last. */
  readonly beside?: TestEnvironment;
  /** The time limit for each program to become ready, in milliseconds. Default: a minute. */
  readonly patience?: number;
}

/** Options for starting a program of your own. */
export interface ProgramOptions {
  readonly args?: readonly string[];
  /** Environment variables, in addition to `KUBECONFIG`, which names the admin's kubeconfig unless it is given here. */
  readonly env?: Readonly<Record<string, string>>;
  /** Whether the program is ready; called until it returns true. Absent: it is ready once it has started. */
  readonly ready?: () => Promise<boolean>;
}

/** A real control plane on loopback, for one test file. */
export interface TestEnvironment extends Endpoint {
  readonly name: string;
  /** The admin's kubeconfig, as text. */
  readonly kubeconfig: string;
  readonly kubeconfigFile: string;
  /** The admin's context, to build a kubeconfig for several environments. */
  readonly context: Context;
  /** Sends a request as the admin, without any client library. */
  request(method: string, path: string, options?: RequestOptions): Promise<Answer>;
  installCrds(...sources: readonly CrdSource[]): Promise<void>;
  addUser(name: string, options?: UserOptions): Promise<User>;
  /** Issues a certificate for a server of the test on 127.0.0.1, signed by the authority of this environment. */
  issueServerCertificate(): KeyAndCertificate;
  /**
   * Compacts the store and restarts the API server, which caches history: requests for an older resourceVersion then
   * get 410.
   */
  forgetHistory(): Promise<void>;
  addServiceAccount(name: string, options?: Pick<UserOptions, "rules" | "namespace">): Promise<ServiceAccount>;
  /** All answered requests so far, except the API server's own. */
  audit(): readonly AuditEvent[];
  /** Starts a program of your own, such as a controller, and waits until it is ready. It ends with the environment. */
  run(executable: string, options?: ProgramOptions): Promise<void>;
  /** Kills the API server and starts it again at the same address with the same objects. */
  restart(): Promise<void>;
  /** The output of a program so far, to inspect when a test fails. */
  log(program: string): string;
  /** Ends every program and removes every file. */
  stop(): Promise<void>;
  /** The store, for environments that share it. */
  readonly etcd: Etcd;
}

/**
 * Starts etcd, kube-apiserver and the other programs of the options, and waits until they are ready. Throws if a
 * program is missing or does not start; then nothing is left running. If the process that started it dies, by whatever
 * signal, all programs end too.
 *
 * @example
 * const environment = await startEnvironment({ crds: ["schemas/crds"], controllers: true, nodes: 3 });
 * await environment.request("POST", "/api/v1/namespaces", { body: { metadata: { name: "shop" } } });
 * await environment.stop();
 */
export async function startEnvironment(options: EnvironmentOptions = {}): Promise<TestEnvironment> {
  const assets = assetsDirectory(options.assets);
  const problem = missingPrograms(assets, programsFor(options));
  if (problem !== undefined) throw new Error(problem);
  const directory = mkdtempSync(join(tmpdir(), "landfall-envtest-"));
  const watchdog = startWatchdog(directory);
  const home: Home = { assets, directory, watchdog, programs: new Set(), patience: options.patience ?? 60_000 };
  try {
    return await start(home, options);
  } catch (error) {
    await stop(home);
    throw error;
  }
}

async function stop({ directory, programs, watchdog }: Home): Promise<void> {
  await Promise.all([...programs].map((program) => program.kill()));
  rmSync(directory, { recursive: true, force: true });
  watchdog.dismiss();
}

async function start(home: Home, options: EnvironmentOptions): Promise<TestEnvironment> {
  const { name = "envtest", controllers = false, nodes = 0 } = options;
  const etcd = options.beside?.etcd ?? (await startEtcd(home));
  const server = await startApiServer(home, etcd, `/${name}`, { ...options, serviceAccounts: controllers });
  const environment = environmentOf(name, home, etcd, server);
  if (controllers) startControllers(home, server, environment.kubeconfigFile);
  await installCrds(server.requester, options.crds ?? [], home.patience);
  if (nodes > 0) {
    await startKwok(home, environment.kubeconfigFile, options.faults ?? {});
    await addNodes(server.requester, nodes);
  }
  return environment;
}

function environmentOf(name: string, home: Home, etcd: Etcd, server: ApiServer): TestEnvironment {
  const endpoint: Endpoint = { url: server.url, authority: server.authority.certificate };
  const context: Context = { name, endpoint, identity: server.admin };
  const kubeconfig = formatKubeconfig([context]);
  const kubeconfigFile = join(home.directory, "kubeconfig");
  writeFileSync(kubeconfigFile, kubeconfig, { mode: 0o600 });
  return {
    ...endpoint,
    name,
    context,
    etcd,
    kubeconfig,
    kubeconfigFile,
    request: (method, path, options) => server.requester.send(method, path, options),
    installCrds: (...sources) => installCrds(server.requester, sources, home.patience),
    addUser: (user, options = {}) => addUser(name, server, endpoint, user, options),
    issueServerCertificate: () => server.authority.issueServer("landfall-test"),
    async forgetHistory() {
      await compact(etcd);
      await server.restart();
    },
    addServiceAccount: (account, options = {}) => addServiceAccount(server, account, options),
    audit: () => readAudit(server.auditFile),
    async run(executable, { args = [], env = {}, ready } = {}) {
      const program = startFile(home, executable, args, { KUBECONFIG: kubeconfigFile, ...env });
      if (ready !== undefined) await untilReady(home, program, ready);
    },
    restart: () => server.restart(),
    log: (program) => [...home.programs].find((one) => one.name === program)?.log() ?? "",
    async stop() {
      server.requester.close();
      await stop(home);
    },
  };
}
