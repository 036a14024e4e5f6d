import { nearestName } from "@landfall/core/schemas";

/**
 * Words that people know from other tools, with the answer here. A question is answered by a read-only command; for a
 * word that would change something only help is named.
 */
const SYNONYMS: Readonly<Record<string, string>> = {
  diff: "landfall explain DIR says what a render would change; writing commands take --diff",
  "dry-run": "writing commands take --dry-run and --diff",
  get: "landfall status DIR|FILE",
  health: "landfall status DIR|FILE",
  describe: "landfall status --why DIR|FILE, or landfall explain DIR TARGET",
  list: "landfall status DIR|FILE, or landfall suspended DIR|FILE",
  ls: "landfall status DIR|FILE",
  holds: "landfall suspended DIR|FILE",
  who: "landfall suspended DIR|FILE",
  why: "landfall explain DIR, or landfall suspended DIR|FILE",
  show: "landfall plan DIR",
  waves: "landfall plan DIR",
  history: "landfall plan -o json DIR has the last decisions",
  log: "landfall plan -o json DIR has the last decisions",
  logs: "landfall plan -o json DIR has the last decisions",
  undo: "landfall rollout --help names the verbs, also those that go back",
  revert: "landfall rollout --help names the verbs, also those that go back",
  restart: "landfall rollout --help names the verbs, also those that begin again",
  render: "landfall fn render DIR",
  unsuspend: "landfall resume --holder NAME DIR",
  release: "landfall resume --holder NAME DIR, or landfall rollout --help for the verbs of a rollout",
  freeze: "landfall rollout --help names the verbs, also those that stop",
  stop: "landfall rollout --help names the verbs, also those that stop",
  uninstall: "landfall strip --dry-run DIR shows what would go",
  "rollout status": "landfall explain DIR",
  "rollout explain": "landfall explain DIR",
  "rollout plan": "landfall plan DIR",
  "rollout list": "landfall explain DIR",
  "rollout get": "landfall explain DIR",
  "rollout why": "landfall explain DIR",
  "rollout unpause": "landfall rollout resume DIR --reason TEXT",
  "rollout continue": "landfall rollout resume DIR --reason TEXT",
};

/** The answers that replace those for a directory if a cluster was named. */
const IN_CLUSTERS: Readonly<Record<string, string>> = {
  diff: "writing commands take --diff",
  describe: "landfall status --why DIR, or landfall explain DIR ROLLOUT TARGET",
  "rollout unpause": "landfall rollout resume DIR ROLLOUT --reason TEXT",
  "rollout continue": "landfall rollout resume DIR ROLLOUT --reason TEXT",
};

/** A directory or file in the usage of a command that also accepts a cluster. */
const PLACE =
  /(?<=\blandfall (?:status|explain|plan|suspended|resume|strip|rollout resume)\b[^,;]*?)\bDIR(?:\|FILE)?\b/g;

/** Read-only commands: these may be suggested even for a word that differs much. */
const LOOKS: ReadonlySet<string> = new Set([
  "status",
  "wait",
  "explain",
  "plan",
  "suspended",
  "fights",
  "snapshot",
  "rules test",
]);
/** Commands that are never suggested, so that a typing error cannot end a rollout. */
const DESTRUCTIVE: ReadonlySet<string> = new Set([
  "rollout abort",
  "rollout rollback",
  "rollout handbrake",
  "strip",
  "gc",
]);

/**
 * The command that was probably meant by an unknown one, for a text after `did you mean`; `undefined` if none fits. A
 * command that changes something is suggested only for a single typing error, a destructive one never. `cluster`: the
 * flags that selected a cluster, as typed; then a command for clusters is suggested.
 */
export function suggestCommand(word: string, known: readonly string[], cluster = ""): string | undefined {
  const [first = "", ...rest] = word.toLowerCase().split(" ");
  const synonym = [word.toLowerCase(), ...(rest.length > 0 ? [rest.join(" ")] : []), first].find((one) =>
    Object.hasOwn(SYNONYMS, one),
  );
  if (synonym !== undefined) return cluster === "" ? SYNONYMS[synonym] : inCluster(synonym, cluster);
  const near = nearestName(
    word,
    known.filter((name) => LOOKS.has(name)),
  );
  const slip = nearestName(
    word,
    known.filter((name) => !LOOKS.has(name) && !DESTRUCTIVE.has(name) && isSlip(word, name)),
  );
  return slip ?? near;
}

function inCluster(synonym: string, cluster: string): string {
  const words = Object.hasOwn(IN_CLUSTERS, synonym) ? IN_CLUSTERS[synonym] : SYNONYMS[synonym];
  return (words ?? "").replace(PLACE, () => cluster);
}

/** Whether two words differ by one added, missing or changed character, or by two swapped ones. */
function isSlip(given: string, name: string): boolean {
  const [a, b] = [given.toLowerCase(), name.toLowerCase()];
  let head = 0;
  while (head < a.length && a[head] === b[head]) head += 1;
  let tail = 0;
  while (tail < Math.min(a.length, b.length) - head && a[a.length - 1 - tail] === b[b.length - 1 - tail]) tail += 1;
  const [left, right] = [a.slice(head, a.length - tail), b.slice(head, b.length - tail)];
  const isSwap = left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0];
  return (left.length <= 1 && right.length <= 1) || isSwap;
}
