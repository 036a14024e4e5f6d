/** What a phase, a state or a reason says: `undefined` if nothing that is known. */
export type WordClass = "done" | "progress" | "failed" | "suspended" | "unknown" | "running";

const WORDS: { readonly [C in WordClass]: string } = {
  done: `ready active available healthy ok okay succeeded success successful completed complete done finished bound
    established provisioned deployed installed synced insync uptodate reconciled green connected online up normal stable
    valid accepted enabled programmed attached applied resolved published initialized initialised loaded registered joined
    imported configured verified issued operational serving alive healthok pass passed atlatestknown created secured
    launched optimal exists current finalised processed promoted clean delivered consistent validated satisfied
    reconciledwithwarning completedsuccessfully successfullydeployed reconcilesucceeded`,
  progress: `pending progressing inprogress creating provisioning reconciling initializing initialising init installing
    starting waiting updating upgrading scaling scalingup scalingdown deploying building processing preparing queued
    submitted scheduling terminating deleting new importing importscheduled syncing outofsync migrating restoring
    backingup configuring validating applyingchanges migratingdata resizing bootstrapping joining rolling rollingback
    restarting stopping pausing resuming downloading requested planning finalizing uploading retrying started yellow
    healthwarn notready uninitialized unstarted accepting allocating binding attaching detaching bound_pending
    wait waitforfirstconsumer pendingupload created_pending needsupdate notstarted notsynced unbound rollinginprogress
    update upgrade scheduled delayed partial modifying transitioning recovering degraded_recovering awaiting deferred
    partiallyready reconcilepending inspecting registering enrolling preflight undeployed notapplied rebalancing
    evaluating ongoing upgradepending upgradeavailable installready planned incomplete maintenance catchingup`,
  failed: `failed failure error errored err degraded unhealthy invalid rejected unavailable lost crashloopbackoff
    crashed faulted faulty aborted cancelled canceled timeout timedout denied partiallyfailed failedvalidation red down
    offline broken stalled blocked conflict disconnected unreachable evicted unschedulable imagepullbackoff errimagepull
    healtherr fatal fatalerror notsupported unsupported critical dead orphaned incompatible failedtocreate
    deployfailed installfailed uninstallfailed upgradefailed createfailed updatefailed reconcilefailed
    finalizingpartiallyfailed waitingforpluginoperationspartiallyfailed completedwitherrors misscheduled oomkilled
    provisionfailed deletefailed unresolved inconsistent expired revoked misconfigured killed`,
  suspended: `paused suspended stopped hibernated halted sleeping disabled shutdown shutoff poweredoff`,
  unknown: `unknown undefined none na unrecognized undetermined`,
  running: `running`,
};

/** Every whole word that is known, in lower case and without separators. Data: the reference page is made from it. */
export const STATE_WORDS: ReadonlyMap<string, WordClass> = new Map(
  (Object.keys(WORDS) as WordClass[]).flatMap((name) => WORDS[name].split(/\s+/).map((word) => [word, name] as const)),
);
