/** A budget with more failures than it tolerates. */
export interface Overspent {
  readonly reason: "TooManyFailures" | "TooManyInfrastructureFailures" | "TooManyFailingDomains";
  readonly scope: "wave" | "domain" | "rollout" | "shared";
  /** The index of the wave. */
  readonly wave?: number;
  /** The name of the wave, the domain or the shared budget. */
  readonly name?: string;
  readonly failures: number;
  readonly tolerated: number;
}

/** Why no further target is released in an attempt. */
export interface Stop extends Partial<Omit<Overspent, "reason">> {
  readonly reason: string;
  readonly message?: string;
}
