import { failure, type Problem, parseDuration, type Result, readTargetConfig, success } from "@landfall/core/object";
import type { AggregateStatus } from "@landfall/core/schemas";
import type { FleetOptions } from "./observe/observe-fleet.ts";

const STALE_AFTER = "15m";

/** The fields of a config that say how a fleet is observed. */
export type FleetConfig = Pick<
  Partial<AggregateStatus>,
  "targets" | "subPackagesAreClusters" | "staleAfter" | "wanted" | "packages" | "revisions"
> & {
  /** Revisions that the config itself names, while `wanted` also has those of rollouts. */
  readonly named?: AggregateStatus["wanted"];
};

/**
 * Reads how a fleet is observed from a config, for the function and for `landfall status`, so that both give the same
 * answer. `now` is in milliseconds since the epoch. Problems: those of `readTargetConfig`, and `InvalidConfig` for a
 * `staleAfter` that is no positive duration.
 */
export function fleetOptions(config: FleetConfig, now: number | undefined): Result<FleetOptions> {
  const { targets = [], subPackagesAreClusters = false, staleAfter = STALE_AFTER, wanted, packages } = config;
  const resolver = readTargetConfig({ targets, subPackagesAreClusters }, ["functionConfig"]);
  const patience = parseDuration(staleAfter);
  if (!resolver.ok) return resolver;
  if (patience === undefined || patience <= 0) return failure(badPatience(staleAfter));
  const { revisions = [] } = config;
  const { named } = config;
  return success({ resolver: resolver.value, now, staleAfter: patience, wanted, named, packages, revisions });
}

function badPatience(text: string): Problem {
  return {
    code: "InvalidConfig",
    severity: "error",
    message: `${JSON.stringify(text)} is no positive duration`,
    field: "functionConfig.staleAfter",
    hint: "write it as 15m or 1h30m",
  };
}
