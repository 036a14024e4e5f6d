const NAMED = /kube-?config/i;
const LACKS = /not found|does not exist|doesn't exist|no such|not (?:yet )?(?:available|created|there)|missing/i;

/** A message that says that a kubeconfig is not there: its cluster is still being made, so it is not yet and no failure. */
export function lacksKubeconfig(message: string): boolean {
  return NAMED.test(message) && LACKS.test(message);
}
