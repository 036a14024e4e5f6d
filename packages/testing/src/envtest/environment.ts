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

/** Which control plane is started, and with which definitions, nodes and faults. */
export interface EnvironmentOptions {
  /** Its name, and that of the context in its kubeconfig. Default `envtest`. */
  readonly name?: string;
  /** The directory with the programs. Default `KUBEBUILDER_ASSETS`. */
  readonly assets?: string;
  /** Definitions to install before it is handed out. */
  readonly crds?: readonly CrdSource[];
  /** Whether kube-controller-manager and kube-scheduler run. Default false. */
  readonly controllers?: boolean;
  /** How many simulated nodes there are. Default 0: no pod ever runs. */
  readonly nodes?: number;
  /** Images whose pods have a fault, beside those of `faultyImage`. */
  readonly faults?: Faults;
  /** How much of each request the audit log keeps. Default `Metadata`. */
  readonly audit?: ApiServerOptions["audit"];
  /** Flags of the API server beside ours, or instead of them. */
  readonly flags?: Readonly<Record<string, string>>;
  /** An environment whose etcd this one shares, under a prefix of its own. That one must be stopped last. */
  readonly beside?: TestEnvironment;
  /** How long each program may take until it is ready, in milliseconds. Default a minute. */
  readonly patience?: number;
}

/** How a program of your own is started. */
export interface ProgramOptions {
  readonly args?: readonly string[];
  /** Variables beside `KUBECONFIG`, which names the admin's kubeconfig unless it is among them. */
  readonly env?: Readonly<Record<string, string>>;
  /** Whether it is ready; asked until it says so. Absent: it is as soon as it has started. */
  readonly ready?: () => Promise<boolean>;
}

/** A real control plane on loopback, for one test file. */
export interface TestEnvironment extends Endpoint {
  readonly name: string;
  /** The admin's kubeconfig, as text and as a file. */
  readonly kubeconfig: string;
  readonly kubeconfigFile: string;
  /** The admin's context, for a kubeconfig of several environments. */
  readonly context: Context;
  /** A request as the admin, without any library between. */
  request(method: string, path: string, options?: RequestOptions): Promise<Answer>;
  installCrds(...sources: readonly CrdSource[]): Promise<void>;
  addUser(name: string, options?: UserOptions): Promise<User>;
  /** A certificate for a server of the test on 127.0.0.1 that whoever trusts this environment trusts too. */
  issueServerCertificate(): KeyAndCertificate;
  /**
   * Forgets the history of the store up to now, and restarts the API server, which remembers much itself: who asks for
   * an older resourceVersion then gets 410.
   */
  forgetHistory(): Promise<void>;
  addServiceAccount(name: string, options?: Pick<UserOptions, "rules" | "namespace">): Promise<ServiceAccount>;
  /** All requests so far that were answered, but for the API server's own. */
  audit(): readonly AuditEvent[];
  /** Starts a program of your own beside it, such as a controller, and waits until it is ready. It ends with the environment. */
  run(executable: string, options?: ProgramOptions): Promise<void>;
  /** Kills the API server and starts it again at the same address with the same objects. */
  restart(): Promise<void>;
  /** The output of a program so far, to look at when a test fails. */
  log(program: string): string;
  /** Ends every program and removes every file. */
  stop(): Promise<void>;
  /** The store, for an environment beside this one. */
  readonly etcd: Etcd;
}

/**
 * Starts etcd and kube-apiserver, and what else the options ask for, and waits until they are ready. Throws if a
 * program is missing or does not start; then nothing is left running. When the process that started it dies, by
 * whatever signal, all of it goes too.
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
  const server = await startApiServer(home, etcd, `/${name}`, {
    serviceAccounts: controllers,
    ...(options.flags === undefined ? {} : { flags: options.flags }),
    ...(options.audit === undefined ? {} : { audit: options.audit }),
  });
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
