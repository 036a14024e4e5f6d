const NAMED = /kube-?config/i;
const LACKS = /not found|does not exist|doesn't exist|no such|not (?:yet )?(?:available|created|there)|missing/i;

/**
 * Returns whether a message says that a kubeconfig does not exist: its cluster is still being created, which is no
 * failure.
 */
export function lacksKubeconfig(message: string): boolean {
  return NAMED.test(message) && LACKS.test(message);
}
