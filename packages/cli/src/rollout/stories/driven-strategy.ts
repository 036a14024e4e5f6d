/** The choices of a strategy that a driven rollout has; an edit replaces all of them at once. */
export interface Choices {
  readonly soak: boolean;
  /** The waves that ask for approval. */
  readonly approval: "none" | "canary" | "rest" | "both";
  readonly metric: boolean;
  readonly maxConcurrent: 1 | 2 | "50%";
  readonly maxFailures: 0 | 1;
  readonly onFailure: "hold" | "rollback";
  readonly onUnreachable: "fail" | "skip";
  readonly onSupersede: "restart" | "queue" | "fastForward" | "refuse";
  readonly onRecovery: "leave" | "count" | "retry";
  readonly onStop: "leave" | "restore";
  readonly holdOn: "regression" | "failure" | "never";
  readonly inventory: "live" | "frozen";
  readonly deadline: "15m" | "none";
  readonly retry: boolean;
  readonly window: boolean;
  /** Whether the strategy tries targets of two regions, one at a time, and tolerates no failing one. */
  readonly domains: boolean;
}

/** The strategy as an object of its own: a canary of one, then the rest. */
export function strategyOf(choices: Choices): string {
  const { soak, approval, metric, maxConcurrent, maxFailures, retry, window, domains, ...policies } = choices;
  const asks = (wave: "canary" | "rest"): readonly string[] =>
    approval === wave || approval === "both" ? ["    approval: true"] : [];
  return `${[
    "apiVersion: landfall.dev/v1alpha1",
    "kind: RolloutStrategy",
    "metadata:",
    "  name: steady",
    "  annotations:",
    '    config.kubernetes.io/local-config: "true"',
    "spec:",
    "  order: name",
    "  staleAfter: 30m",
    ...Object.entries(policies).map(([name, value]) => `  ${name}: ${value}`),
    ...(retry ? ["  retry: {attempts: 2, first: 5m}"] : []),
    ...(window ? ['  windows: {allow: [{from: "08:00", to: "09:00", timeZone: UTC}]}'] : []),
    ...(domains ? ["  failureDomains: {label: region, maxConcurrent: 1, maxFailing: 0}"] : []),
    "  waves:",
    "  - name: canary",
    "    select: {count: 1}",
    ...(soak ? ["    soak: 10m"] : []),
    ...(metric ? ["    metrics: [{name: errors, max: 0.1}]"] : []),
    ...asks("canary"),
    "  - name: rest",
    "    select: {rest: true}",
    `    maxConcurrent: ${maxConcurrent}`,
    `    maxFailures: ${maxFailures}`,
    ...asks("rest"),
  ].join("\n")}\n`;
}
