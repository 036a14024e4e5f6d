/** One part of a criterion, with the words after the id by which its test's title is found. */
export interface Part {
  readonly part: string;
  /** The words of the title; absent if no test proves the part yet. */
  readonly title?: string;
  /** The reason why the part is still open. */
  readonly open?: string;
}

/** One criterion of the step engines, divided into parts that are proved one by one. */
export interface Criterion {
  readonly id: string;
  readonly parts: readonly Part[];
}

const proved = (part: string, title: string): Part => ({ part, title });

/** The criteria of the seeds for steps. A criterion is met when each of its parts has a test. */
export const CRITERIA: readonly Criterion[] = [
  {
    id: "AC-S1",
    parts: [
      proved("fields of the provider are refused for users, with the owner", "a field of the provider"),
      proved("a user picks only versions that are offered", "a user picks one of the versions"),
    ],
  },
  {
    id: "AC-S2",
    parts: [
      proved("one answer has state, message and next action of everything", "everything says its state"),
      proved("one object of a stack that says so", "a stack in one object"),
    ],
  },
  { id: "AC-S3", parts: [proved("each target is in exactly one shard, and few move", "shards of a fleet")] },
  {
    id: "AC-S4",
    parts: [
      proved(
        "a crash after every write ends in the same objects; none is skipped, none begun too often",
        "a crash loses nothing",
      ),
      proved("also of a render", "a render that is cut off"),
    ],
  },
  {
    id: "AC-S5",
    parts: [proved("heartbeat, progress, deadline; silence is Stalled, and tried again", "a job outside tells")],
  },
  {
    id: "AC-S6",
    parts: [
      proved("versions in order, numbers by value", "in order:"),
      proved("the custom channel keeps what is in use", "a release of channel custom that is in use stays"),
    ],
  },
  {
    id: "AC-S7",
    parts: [
      proved("unknown data allows no other provider", "to another provider"),
      proved("no other stack", "to another stack"),
      proved("no skip", "a skip, with"),
      proved("no downgrade", "a downgrade"),
    ],
  },
  {
    id: "AC-S8",
    parts: [
      proved("a missing chart stops the stages", "a missing chart"),
      proved("a template that fails stops them", "a template that fails"),
      proved("a failed apply is never synced", "a failed apply"),
      proved("a failed deletion is not forgotten", "a failed deletion"),
      proved("an upgrade applies objects of the same name", "an upgrade of the same name"),
      proved("two kinds of one name are two resources", "hides no Deployment"),
      proved("deleting a release leaves no object behind", "deleting a release leaves nothing behind"),
    ],
  },
  {
    id: "AC-S9",
    parts: [
      proved(
        "progress is keyed by target, attempt and revision, and a newer one supersedes",
        "progress is of one target",
      ),
    ],
  },
  { id: "AC-S10", parts: [proved("readiness is judged anew", "ready is latched")] },
  {
    id: "AC-S11",
    parts: [
      proved(
        "an unreachable source is named, the last selection kept and marked stale",
        "a source that cannot be reached",
      ),
      proved(
        "a condition says so, of releases of anything",
        "while the source cannot be reached the last choice stands",
      ),
    ],
  },
  { id: "AC-S12", parts: [proved("every wait has a deadline, and its end is a failure", "every wait has a deadline")] },
  {
    id: "AC-S13",
    parts: [
      proved("a step plan is rendered in objects of Flux and Argo CD", "a step plan is rendered in the objects"),
      proved("health and suspension of their objects", "suspended in the member, by Flux"),
    ],
  },
  { id: "AC-S14", parts: [proved("every kind and state is in the glossary", "the glossary has every kind")] },
  {
    id: "AC-K1",
    parts: [
      proved("a crash or a pause of the program misses nothing", "a crash loses nothing"),
      proved("the first and the last version give the same as all", "only the first and the last version"),
    ],
  },
  {
    id: "AC-K2",
    parts: [
      proved("two plans that run: one fixed answer, both named", "of two that run"),
      proved("the reader names the conflict", "two that run are a conflict"),
    ],
  },
  {
    id: "AC-K3",
    parts: [
      proved("the decisions of KUDO, each rule", "what may be changed"),
      proved("except its holes", "the right answer differs"),
    ],
  },
  { id: "AC-K4", parts: [proved("mutation score of the step engine", "the report that is committed")] },
  {
    id: "AC-K5",
    parts: [
      proved("derived fields are computed", "the aggregated status is computed"),
      proved("all historic shapes are read", "state, as the first design has it"),
    ],
  },
  {
    id: "AC-K6",
    parts: [
      proved("last-applied from annotation, managedFields or argument: the same plan", "what was last applied, from"),
      proved("an object as a manager last applied it", "an object as a manager last applied it"),
    ],
  },
  {
    id: "AC-K7",
    parts: [proved("the key is the hash of the trigger, whatever the resourceVersion", "the key of a run")],
  },
  {
    id: "AC-K8",
    parts: [
      proved("the page and the diagrams come from the tables", "docs/steps.md is"),
      proved("arrow by arrow", "has one arrow"),
    ],
  },
  {
    id: "AC-K9",
    parts: [
      proved("each verb has its actor, reason and state", "verbs, each with its actor"),
      proved("each has an admission row", "verbs"),
      proved("one that cannot count says so", "a verb that cannot count"),
    ],
  },
  {
    id: "AC-K10",
    parts: [
      proved("the pause grows, with a cap", "retries"),
      proved("the same state writes nothing", "a pass that changes no state"),
    ],
  },
  {
    id: "AC-K11",
    parts: [
      proved("not Ready until a later plan is complete", "until a later plan"),
      proved("nor for the reader", "failed with the step"),
    ],
  },
  { id: "AC-K12", parts: [proved("in one pass, with the child's message", "fails its parent in one pass")] },
  {
    id: "AC-K13",
    parts: [
      proved("an older generation completes nothing", "an object at an older generation"),
      proved("nor an older failure fails", "a failure that was there before"),
      proved("nor does a post-condition hold by what was seen before", "a post-condition counts"),
    ],
  },
  { id: "AC-K14", parts: [proved("the last runs, with uid, trigger, result and times", "the last runs are kept")] },
  {
    id: "AC-F13",
    parts: [
      proved("a target outside the caller's scope is refused by name; inputs may span namespaces", "tenancy"),
      proved("compute-wave takes a scope", "compute-wave refuses targets outside of its scope"),
      proved("check-change takes one", "with a scope, what is outside of it fails the render"),
      proved("the command takes one", "with a scope, a change outside of it"),
      proved("the decision over a whole package does", "a change outside of the caller"),
    ],
  },
];
