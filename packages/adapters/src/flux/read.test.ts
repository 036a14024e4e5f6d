import { describe, expect, test } from "vitest";
import { declaredFluxRevision, fluxRevisions, readFlux } from "./index.ts";

const target = { cluster: "edge-1", package: "shop" };
const observedAt = "2026-11-21T07:00:00Z";
const V1 = "v1@sha1:1111111aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa";
const V1_MOVED = "v1@sha1:2222222aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa";
const ready = (status: string, reason: string, message = reason) => ({ type: "Ready", status, reason, message });
/** Ready=False of the newest generation. */
const now = (reason: string) => ({ ...ready("False", reason), observedGeneration: 2 });
const kustomization = (spec: object, status: object | undefined, metadata: object = {}) => ({
  apiVersion: "kustomize.toolkit.fluxcd.io/v1",
  kind: "Kustomization",
  metadata: { name: "shop", namespace: "flux-system", generation: 2, ...metadata },
  spec,
  status,
});
const status = (...conditions: readonly object[]) => ({
  observedGeneration: 2,
  lastAppliedRevision: V1,
  lastAttemptedRevision: V1,
  conditions,
});
const release = (spec: object, more: object) => ({
  ...kustomization(spec, { ...status(ready("True", "UpgradeSucceeded")), lastAppliedRevision: undefined, ...more }),
  apiVersion: "helm.toolkit.fluxcd.io/v2",
  kind: "HelmRelease",
});
const succeeded = status(ready("True", "ReconciliationSucceeded"));
const waits = { wait: true };

describe("readFlux", () => {
  test.each([
    [
      "applied and waited for",
      kustomization(waits, succeeded),
      { health: "Current", actuation: "Succeeded", upToDate: "yes", suspended: "no" },
    ],
    [
      "applied without waiting says nothing of health",
      kustomization({}, succeeded),
      { health: "Unknown", actuation: "Succeeded" },
    ],
    [
      "applied with health checks",
      kustomization({ healthChecks: [{ kind: "Deployment" }] }, succeeded),
      { health: "Current" },
    ],
    [
      "attempted is newer than applied",
      kustomization(waits, { ...succeeded, lastAttemptedRevision: "v2" }),
      { upToDate: "no" },
    ],
    [
      "AC-X4: status of an older generation",
      kustomization(waits, { ...succeeded, observedGeneration: 1 }),
      { health: "InProgress", actuation: "Pending" },
    ],
    [
      "AC-X4: created and not looked at, observed generation -1",
      kustomization(waits, { observedGeneration: -1 }),
      { health: "InProgress", actuation: "Pending" },
    ],
    [
      "AC-F4: this generation failed, and no generation of it was ever Ready",
      kustomization(waits, { ...status(now("BuildFailed")), observedGeneration: 1 }),
      { health: "Failed", actuation: "Failed" },
    ],
    [
      "the generation before failed, and this one was not looked at",
      kustomization(waits, { ...status({ ...now("BuildFailed"), observedGeneration: 1 }), observedGeneration: 1 }),
      { health: "InProgress", actuation: "Pending" },
    ],
    [
      "AC-X4: Ready of this generation beside a status of the one before",
      kustomization(waits, { ...status({ ...now("x"), status: "True" }), observedGeneration: 1 }),
      { health: "InProgress", actuation: "Pending" },
    ],
    ["no status", kustomization(waits, undefined), { health: "InProgress", actuation: "Pending", upToDate: "unknown" }],
    [
      "reconciling",
      kustomization(waits, status(ready("Unknown", "Progressing"))),
      { health: "InProgress", actuation: "Pending" },
    ],
    [
      "AC-F4: a build that failed",
      kustomization(waits, status(ready("False", "BuildFailed"))),
      { health: "Failed", actuation: "Failed" },
    ],
    [
      "AC-F4: an artifact that failed",
      kustomization(waits, status(ready("False", "ArtifactFailed"))),
      { health: "Failed", actuation: "Failed" },
    ],
    [
      "a source that has fetched nothing yet",
      kustomization(waits, status(ready("False", "ArtifactFailed", "Source artifact not found, retrying in 30s"))),
      { health: "InProgress", actuation: "Pending" },
    ],
    [
      "a chart that is not there yet",
      release({}, { conditions: [ready("False", "SourceNotReady")] }),
      { health: "InProgress", actuation: "Pending" },
    ],
    [
      "a health check that a newer revision cut short",
      kustomization(waits, status(ready("False", "HealthCheckCanceled"))),
      { health: "InProgress", actuation: "Pending" },
    ],
    [
      "AC-F4: a reason nobody knows",
      kustomization(waits, status(ready("False", "Surprise"))),
      { health: "Failed", actuation: "Failed" },
    ],
    [
      "a health check that failed: applied, but it does not run",
      kustomization(waits, status(ready("False", "HealthCheckFailed"))),
      { health: "Failed", actuation: "Succeeded" },
    ],
    [
      "waiting for a dependency",
      kustomization(waits, status(ready("False", "DependencyNotReady"))),
      { health: "InProgress", actuation: "Pending" },
    ],
    [
      "AC-F12: waiting for a dependency that nobody knows",
      kustomization(waits, status(ready("False", "DependencyNotReady", "dependency 'infra/db' is not found"))),
      { health: "InProgress", actuation: "Pending" },
    ],
    [
      "AC-F12: a kubeconfig that is not there yet, as its cluster is still being made",
      kustomization(
        waits,
        status(
          ready(
            "False",
            "ReconciliationFailed",
            `unable to read KubeConfig secret 'clusters/eu-1-kubeconfig' error: secrets "eu-1-kubeconfig" not found`,
          ),
        ),
      ),
      { health: "InProgress", actuation: "Pending" },
    ],
    [
      "AC-F12: a Secret of values that is not there is a failure all the same",
      kustomization(waits, status(ready("False", "ReconciliationFailed", 'secrets "values" not found'))),
      { health: "Failed", actuation: "Failed" },
    ],
    [
      "stalled beats everything",
      kustomization(waits, status(ready("True", "x"), { type: "Stalled", status: "True", reason: "Bad" })),
      { health: "Failed" },
    ],
    [
      "AC-M18, AC-S13: suspended in the member, by Flux",
      kustomization({ suspend: true, ...waits }, succeeded),
      { suspended: "yes", health: "Current" },
    ],
    [
      "AC-M5: suspended and failed",
      kustomization({ suspend: true }, status(ready("False", "BuildFailed"))),
      { suspended: "yes", health: "Failed" },
    ],
    [
      "suspended: the generation stays behind and is no news",
      kustomization({ suspend: true, ...waits }, { ...succeeded, observedGeneration: 1 }),
      { suspended: "yes", health: "Current" },
    ],
    ["suspended by a word that is not true", kustomization({ suspend: "true" }, succeeded), { suspended: "no" }],
    ["being deleted", kustomization(waits, succeeded, { deletionTimestamp: observedAt }), { health: "Terminating" }],
    [
      "conditions of the wrong type",
      kustomization(waits, { ...succeeded, conditions: "Ready" }),
      { health: "InProgress", actuation: "Pending" },
    ],
  ])("%s", (_, object, axes) => {
    expect(readFlux(object, { target, observedAt }).axes).toMatchObject(axes);
  });

  test("what the newest generation waits for is told, though no generation was ever Ready", () => {
    const created = { observedGeneration: -1, conditions: [now("DependencyNotReady")] };
    expect(readFlux(kustomization(waits, created), { target, observedAt })).toMatchObject({
      reason: "DependencyNotReady",
      axes: { health: "InProgress", actuation: "Pending" },
    });
  });

  test("AC-F3: a revision that does not run is the one seen, though Flux calls only the one before it applied", () => {
    const failed = { ...status(ready("False", "HealthCheckFailed")), lastAttemptedRevision: V1_MOVED };
    const [unhealthy, building] = [failed, { ...failed, conditions: [ready("False", "BuildFailed")] }].map((live) =>
      readFlux(kustomization(waits, live), { target, observedAt }),
    );
    expect(unhealthy).toMatchObject({
      revision: { wanted: V1_MOVED, observed: V1_MOVED },
      axes: { health: "Failed", actuation: "Succeeded", upToDate: "yes" },
    });
    expect(building).toMatchObject({
      revision: { wanted: V1_MOVED, observed: V1 },
      axes: { health: "Failed", actuation: "Failed", upToDate: "no" },
    });
  });

  test("the failing reason and its time come along", () => {
    const condition = { ...ready("False", "BuildFailed", "no such file"), lastTransitionTime: "2026-11-21T06:00:00Z" };
    expect(readFlux(kustomization({}, status(condition)), { target, observedAt })).toMatchObject({
      reason: "BuildFailed",
      message: "no such file",
      since: "2026-11-21T06:00:00Z",
    });
  });

  test.each([
    [
      "what its source offers",
      { kind: "GitRepository", status: { artifact: { revision: "v2@sha1:abc" } } },
      undefined,
      "no",
    ],
    ["what its source is pinned to", { kind: "GitRepository", spec: { ref: { tag: "v1" } } }, undefined, "yes"],
    ["what the caller says", undefined, "v2", "no"],
    ["what the caller says, of the same tag", undefined, "v1", "yes"],
    [
      "a tag of its source that has moved since",
      { kind: "GitRepository", spec: { ref: { tag: "v1" } }, status: { artifact: { revision: V1_MOVED } } },
      undefined,
      "no",
    ],
    [
      "a tag of its source that stands where it stood",
      { kind: "GitRepository", spec: { ref: { tag: "v1" } }, status: { artifact: { revision: V1 } } },
      "v1",
      "yes",
    ],
  ])("wanted is %s", (_, source, wanted, upToDate) => {
    expect(readFlux(kustomization(waits, succeeded), { target, observedAt, source, wanted }).axes.upToDate).toBe(
      upToDate,
    );
  });

  test("a tag that has moved is told with both contents, and a fault keeps its text", () => {
    const source = {
      kind: "GitRepository",
      spec: { ref: { tag: "v1" } },
      status: { artifact: { revision: V1_MOVED } },
    };
    const read = (status: object) => readFlux(kustomization(waits, status), { target, observedAt, source });
    expect(read(succeeded)).toMatchObject({
      reason: "SourceMoved",
      message: `${V1} is applied, and its source has fetched ${V1_MOVED} since`,
    });
    const ready = { type: "Ready", status: "False", reason: "BuildFailed", message: "no such file" };
    expect(read({ ...succeeded, conditions: [ready] })).toMatchObject({
      reason: "BuildFailed",
      message: "no such file",
    });
  });

  test.each([
    ["the chart that was deployed", { history: [{ status: "deployed", chartVersion: "1.2.3" }] }, "1.2.3", "yes"],
    ["an older chart", { history: [{ status: "deployed", chartVersion: "1.2.2" }] }, "1.2.2", "no"],
    [
      "a release that failed is not there",
      { history: [{ status: "failed", chartVersion: "1.2.3" }] },
      undefined,
      "unknown",
    ],
  ])("HelmRelease: %s", (_, more, observed, upToDate) => {
    const observation = readFlux(release({ chart: { spec: { version: "1.2.3" } } }, more), { target, observedAt });
    expect(observation.revision.observed).toBe(observed);
    expect(observation.axes).toMatchObject({ health: "Current", upToDate });
  });

  const DIGEST = `sha256:${"c".repeat(64)}`;
  const deployed = { status: "deployed", chartVersion: "1.2.3+cccccccccccc", ociDigest: DIGEST };
  const repository = (ref: object, revision: string): object => ({
    kind: "OCIRepository",
    spec: { ref },
    status: { artifact: { revision } },
  });

  test.each<[what: string, source: object | undefined, attempted: string, upToDate: string]>([
    ["what its repository offers", repository({ semver: "1.x" }, `1.2.3@${DIGEST}`), DIGEST, "yes"],
    ["of the tag its repository is pinned to", repository({ tag: "1.2.3" }, `1.2.3@${DIGEST}`), DIGEST, "yes"],
    ["of the digest its repository is pinned to", repository({ digest: DIGEST }, DIGEST), DIGEST, "yes"],
    ["what was attempted, where no repository is known", undefined, DIGEST, "yes"],
    ["not what was attempted", undefined, `sha256:${"d".repeat(64)}`, "no"],
    ["not what the tag stands for now", repository({ tag: "1.2.3" }, `1.2.3@sha256:${"d".repeat(64)}`), DIGEST, "no"],
  ])("HelmRelease: a chart from an OCIRepository is %s", (_, source, lastAttemptedRevisionDigest, upToDate) => {
    const object = release(
      { chartRef: { kind: "OCIRepository", name: "shop" } },
      { history: [deployed], lastAttemptedRevision: "1.2.3+cccccccccccc", lastAttemptedRevisionDigest },
    );
    const observation = readFlux(object, { target, observedAt, source });
    expect(observation).toMatchObject({ revision: { observed: `1.2.3@${DIGEST}` }, axes: { upToDate } });
  });

  test("HelmRelease: what is deployed counts more than what older Flux noted as applied", () => {
    const history = [{ status: "deployed", chartVersion: "1.2.3" }];
    expect(fluxRevisions(release({}, { history, lastAppliedRevision: "1.2.2" }))).toMatchObject({ observed: "1.2.3" });
  });

  test("HelmRelease: without waiting it says nothing of health", () => {
    expect(readFlux(release({ upgrade: { disableWait: true } }, {}), { target, observedAt }).axes.health).toBe(
      "Unknown",
    );
  });
});

describe("declaredRevision", () => {
  test.each([
    ["GitRepository", { ref: { tag: "v1" } }, "v1"],
    ["GitRepository", { ref: { commit: "abc", tag: "v1" } }, "abc"],
    ["GitRepository", { ref: { branch: "main" } }, undefined],
    ["OCIRepository", { ref: { digest: "sha256:abc" } }, "sha256:abc"],
    ["OCIRepository", { ref: { semver: ">=1" } }, undefined],
    ["HelmRelease", { chart: { spec: { version: "1.2.3" } } }, "1.2.3"],
    ["HelmRelease", { chart: { spec: { version: "1.2.x" } } }, undefined],
    ["HelmRelease", { chart: { spec: { version: ">=1.2.3" } } }, undefined],
    ["GitRepository", { ref: { tag: "v1", semver: "1.x" } }, undefined],
    ["GitRepository", { ref: { name: "refs/heads/main", tag: "v1" } }, undefined],
    ["OCIRepository", { ref: { tag: "latest", semver: "1.x" } }, undefined],
    ["HelmRelease", { chart: { spec: { version: "1.2.3", sourceRef: { kind: "HelmRepository" } } } }, "1.2.3"],
    ["HelmRelease", { chart: { spec: { version: "1.2.3", sourceRef: { kind: "GitRepository" } } } }, undefined],
    ["HelmChart", { version: "1.2.3", sourceRef: { kind: "Bucket" } }, undefined],
    ["Kustomization", { ref: { tag: "v1" } }, undefined],
    ["constructor", {}, undefined],
  ])("%s %j: %s", (kind, spec, revision) => {
    expect(declaredFluxRevision({ kind, spec })).toBe(revision);
  });
});

describe("AC-F2: a cluster whose kubeconfig is not there yet", () => {
  const lacking = (name: string) =>
    status(
      ready(
        "False",
        "ReconciliationFailed",
        `unable to read KubeConfig secret 'x/${name}' error: secrets "${name}" not found`,
      ),
    );

  test.each([
    [
      "its Secret, by the name in the spec",
      { kubeConfig: { secretRef: { name: "eu-1-access" } } },
      "Secret/eu-1-access",
    ],
    ["a Secret that the spec does not name", {}, "Secret/kubeconfig"],
  ])("blocks the target on %s", (_, spec, blockedBy) => {
    expect(readFlux(kustomization(spec, lacking("eu-1-access")), { target, observedAt }).blockedBy).toBe(blockedBy);
  });

  test("blocks nothing once Flux can read it", () => {
    const spec = { kubeConfig: { secretRef: { name: "eu-1-access" } } };
    expect(readFlux(kustomization(spec, succeeded), { target, observedAt }).blockedBy).toBeUndefined();
    const broken = status(ready("False", "BuildFailed", "kustomization.yaml is broken"));
    expect(readFlux(kustomization(spec, broken), { target, observedAt }).blockedBy).toBeUndefined();
  });
});
