import { fleetReports, makeObservation } from "@landfall/core/aggregate";
import { toYaml } from "../../input/to-yaml.ts";

/** The observed state of one package on one cluster. */
export interface Line {
  readonly cluster: string;
  readonly name: string;
  /** A revision and, after a space and unless Current, the health, or `NotReady` of the cluster: `v2 Failed`. */
  readonly text: string;
  /** The time of the observation (RFC 3339), in whole seconds. */
  readonly at: string;
  /** The object that the message names. Default: `Deployment web`. */
  readonly about?: string;
}

/** The report that aggregate-status makes of these lines, as the text of a file. */
export function reportOf(lines: readonly Line[]): string {
  const observations = lines.map(({ cluster, name, text, at, about = "Deployment web" }) => {
    const [observed = "", word = "Current"] = text.split(" ");
    const isReady = word !== "NotReady";
    const health = isReady ? word : "Unknown";
    return makeObservation({
      target: { cluster, package: name },
      revision: { wanted: observed, observed },
      axes: {
        health: health as "Current",
        actuation: "Succeeded",
        reconcile: "Succeeded",
        upToDate: "yes",
        suspended: "no",
      },
      reason: health,
      message: `${about} is ${health}`,
      observedAt: at,
      source: "snapshot",
      ...(!isReady && { blockedBy: `cluster/${cluster}` }),
    });
  });
  const [page] = fleetReports({ fleet: "fleet", observations });
  return toYaml(page as unknown as Parameters<typeof toYaml>[0]);
}
