import type { Fields } from "../print.ts";
import { commitOf, condition, object, ready, type Sampler, targeted, withoutStatus } from "./seat.ts";

/** A PackageVariant and the PackageRevisions that it creates. */
export const porch: Sampler = (seat) => {
  const { random, cluster } = seat;
  const number = (tag: string): number => Number(tag.replace(/\D/g, "") || "1");
  const isOld = random.oneIn(2);
  const variant = object(
    "config.porch.kpt.dev/v1alpha1",
    "PackageVariant",
    { name: `${seat.package}-${cluster}`, namespace: "default" },
    {
      spec: {
        upstream: { repo: "catalog", package: seat.package, revision: isOld ? seat.wanted : number(seat.wanted) },
        downstream: { repo: cluster, package: seat.package },
      },
    },
  );
  const revision = (count: number, tag: string): Fields =>
    object(
      "porch.kpt.dev/v1alpha1",
      "PackageRevision",
      { name: `${cluster}.${seat.package}.v${count}`, namespace: "default", ...targeted(seat, 5) },
      {
        spec: {
          repository: cluster,
          packageName: seat.package,
          revision: isOld ? `v${count}` : count,
          workspaceName: `ws-${count}`,
          lifecycle: random.pick(["Published", "Published", "Draft", "Proposed"]),
          ...(random.oneIn(3) && { readinessGates: [{ conditionType: "landfall.dev/Landed" }] }),
        },
        status: {
          upstreamLock: { git: { repo: "r", ref: `${seat.package}/${tag}`, commit: commitOf(tag) } },
          publishedAt: seat.at,
          conditions: [condition("landfall.dev/Landed", random.pick(["True", "False"]), seat)],
        },
      },
    );
  return { declared: [variant], hub: [variant, revision(1, seat.observed), revision(2, seat.wanted)] };
};

/** An Instance of KUDO. */
export const kudo: Sampler = (seat) => {
  const status = { Current: "COMPLETE", InProgress: "IN_PROGRESS", Failed: "FATAL_ERROR" }[seat.health];
  const noted = JSON.stringify({ operatorVersion: { name: `kafka-${seat.observed}` } });
  const steps = [{ name: "deploy", status, message: "waits for pods" }];
  const plan = { name: "deploy", status, uid: "1", lastUpdatedTimestamp: seat.at, phases: [{ name: "main", steps }] };
  const instance = object(
    "kudo.dev/v1beta1",
    "Instance",
    {
      name: seat.package,
      namespace: "data",
      generation: 2,
      annotations: { "kudo.dev/last-applied-instance-state": noted },
    },
    {
      spec: { operatorVersion: { name: `kafka-${seat.wanted}` } },
      status: { planStatus: { deploy: plan }, conditions: [ready(seat, { failed: "Failed", pending: "Running" })] },
    },
  );
  return { declared: seat.random.oneIn(2) ? [withoutStatus(instance)] : [], there: [instance] };
};

/** Workloads in a cluster, batch jobs, and a custom resource that the rule library knows. */
export const workloads: Sampler = (seat) => {
  const { random } = seat;
  const meta = (name: string): Fields => ({ name, namespace: "shop", generation: 2, ...targeted(seat, 2) });
  const count = seat.health === "Current" ? 2 : 1;
  const progressing = condition("Progressing", seat.health === "Failed" ? "False" : "True", seat, {
    reason: seat.health === "Failed" ? "ProgressDeadlineExceeded" : "NewReplicaSetAvailable",
  });
  const deployment = object("apps/v1", "Deployment", meta("web"), {
    spec: {
      replicas: 2,
      paused: random.oneIn(6),
      template: { spec: { containers: [{ name: "web", image: "web:1" }] } },
    },
    status: {
      observedGeneration: 2,
      replicas: 2,
      updatedReplicas: count,
      readyReplicas: count,
      availableReplicas: count,
      conditions: [progressing, condition("Available", count === 2 ? "True" : "False", seat)],
    },
  });
  const cronJob = object("batch/v1", "CronJob", meta("nightly"), {
    spec: { schedule: "0 3 * * *", suspend: random.oneIn(3), jobTemplate: { spec: { template: {} } } },
    status: { lastScheduleTime: seat.at },
  });
  const job = object("batch/v1", "Job", meta("migrate"), {
    spec: { backoffLimit: 3, ...(random.oneIn(3) && { suspend: true }) },
    status: { conditions: [condition(seat.health === "Failed" ? "Failed" : "Complete", "True", seat)] },
  });
  const certificate = object("cert-manager.io/v1", "Certificate", meta("tls"), {
    spec: { secretName: "tls" },
    status: { conditions: [ready(seat, { failed: "DoesNotExist", pending: "Issuing" })] },
  });
  const settings = object("v1", "ConfigMap", meta("settings"), { data: { a: "1", text: "one\ntwo\n", port: "8080" } });
  const all = [deployment, cronJob, job, certificate, settings];
  return { declared: random.some(all.map(withoutStatus), 3), there: random.some(all) };
};
