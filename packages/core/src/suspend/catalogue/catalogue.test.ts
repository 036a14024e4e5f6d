import { expect, test } from "vitest";
import { createCatalogue } from "./create-catalogue.ts";
import { CATALOGUE } from "./index.ts";

test("no two mechanisms have one id: the second would be lost", () => {
  const { mechanisms, derivations } = CATALOGUE;
  expect(createCatalogue(mechanisms, derivations).mechanisms).toEqual(mechanisms);
});

test("what happens meanwhile is told of nearly all mechanisms", () => {
  const told = CATALOGUE.mechanisms.filter(({ meanwhile }) => meanwhile !== undefined);
  expect(told.length / CATALOGUE.mechanisms.length).toBeGreaterThan(0.9);
});

/** Mechanisms that bring work to a safe point and keep the pods that do it, with the reason: nothing is killed. */
const KILLS_NOTHING: { readonly [id: string]: string } = {
  "cloudnativepg-pooler-paused": "PgBouncer lets queries finish, and clients stay connected",
  "strimzi-kafkaconnector-state": "Kafka Connect keeps the tasks of a paused connector",
};

test.each(CATALOGUE.mechanisms.map((mechanism) => [mechanism.id, mechanism] as const))(
  "%s: its hazards say the same as what happens meanwhile",
  (id, { hazards, meanwhile = {}, site }) => {
    const { running, deletion } = meanwhile;
    const told = (["kills-running", "blocks-deletion", "orphans-on-delete"] as const).map((hazard) =>
      hazards.includes(hazard),
    );
    const drains = site.kind === "field" && site.drain !== undefined;
    const meant = [
      running === undefined || drains ? told[0] : running !== "goes-on" && KILLS_NOTHING[id] === undefined,
      deletion === undefined ? told[1] : deletion === "blocked",
      deletion === undefined ? told[2] : deletion === "orphans",
    ];
    expect(told).toEqual(meant);
  },
);

test("what a mechanism does to certificates is a hazard, wherever it is told", () => {
  const told = CATALOGUE.mechanisms.filter(({ stops }) => /certificate|rotated CA/u.test(stops));
  expect(told.length).toBeGreaterThan(10);
  for (const { id, hazards } of told)
    expect([id, hazards]).toEqual([id, expect.arrayContaining(["stops-cert-rotation"])]);
});

/** The kinds that Kueue has an integration for, in `pkg/controller/jobs`, and that have a switch of their own. */
const QUEUED = [
  "AppWrapper",
  "JAXJob",
  "Job",
  "JobSet",
  "MPIJob",
  "PaddleJob",
  "PyTorchJob",
  "RayCluster",
  "RayJob",
].concat(["RayService", "SparkApplication", "TFJob", "TrainJob", "XGBoostJob"]);

test("all jobs that Kueue can queue warn of it, for it starts an admitted job again", () => {
  const warned = CATALOGUE.mechanisms.filter(({ cautions }) =>
    cautions?.some(({ path }) => path.at(-1) === "kueue.x-k8s.io/queue-name"),
  );
  expect([...new Set(warned.map(({ kind }) => kind))].sort()).toEqual(QUEUED);
  const others = CATALOGUE.mechanisms.filter(
    (mechanism) =>
      QUEUED.includes(mechanism.kind) &&
      mechanism.effect === "run" &&
      mechanism.group !== "batch.volcano.sh" &&
      !warned.includes(mechanism),
  );
  expect(others.map(({ id }) => id)).toEqual([]);
});
