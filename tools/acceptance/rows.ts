/** One feature of the five seeds: its number, name and proofs. */
export interface FeatureRow {
  readonly row: number;
  readonly feature: string;
  /** `suite NAME` of `npm run conformance`; `row N`, which titles begin with; or words of the title of one test. All must hold. */
  readonly proofs: readonly string[];
  /** The reason why the feature is still open; absent if it is proved. */
  readonly open?: string;
}

const TEXT = `
1 per-target result with message | suite karmada-aggregate && the reason of a failed apply comes along and the target has not landed
2 health of each object | suite karmada-health && suite kstatus
3 health rules of users | row 3
4 health of unknown kinds | without a rule the conditions decide, and without anything the answer is Unknown
5 terminal failures | row 5
6 aggregate per kind over clusters | suite karmada-aggregate
7 aggregate of third-party kinds | row 7
8 observedGeneration only when every member is current | advances when every member has seen the template, and not before && a StatefulSet as Karmada reflects it advances once it is Healthy
9 conditions merged over clusters | conditions are merged, the worst one a type, with the names of its clusters
10 counts of a fleet | row 10
11 a bucket for what waits | a cluster that is not ready waits, is counted, is not removed && row 10
12 ResourceGroup as output | row 12
13 roll-up word as cli-utils has it | is cli-utils' for %s %s %s
14 cluster status apart from workloads | the workloads of a cluster that is not ready wait; they have not failed
15 staleness | what is stale counts as Unknown in the headline and keeps its last health
16 a deleted member object is noticed | n entries are n observations, and one that is gone is NotFound && an object that was deleted by hand is named with its drift
17 revision of each target | an exception names the revision it is at, and the one wanted where that is another && success at the previous revision is not success at the wanted one
18 status of one revision | three clusters done on r1 and two under way on r2 are two lines, and r2 is not done
19 a cause on every level | row 19
20 events without duplicates | row 20
21 one printable summary | row 21 && json and table say the same
22 summaries of bounded size | pages of 100 clusters, at most 1 KiB each && at most 8 KiB of JSON with every name and number at its longest
23 metrics of bounded cardinality | at most eight series for each cluster, and a thousand packages and revisions add none
24 three ways to feed status | one fleet, three ways in
25 ten thousand targets | 10,000 clusters of 50 objects are one rollup of a few kilobytes && heartbeats that say nothing new are no change
26 several controllers | merging the rollups of two sets is the rollup of both, in any grouping && shards of a fleet
27 stable output | the order of observations never matters, one at a time or all at once && rendering the output again changes nothing; the order of the items does not matter
28 readiness is never latched | ready is latched, and a condition that turned false counts more && a release that broke fails its stack, ready as it once was
29 failure of a child reaches its parent | a dead child's failure reaches its parent in one pass && fails its parent in one pass, with the child's message
30 Ready is Unknown while a plan runs | row 30
31 an object taken out of readiness | row 31
32 suspend all of a workload | from whatever an admin can name to the policy that decides
33 suspend single clusters | one cluster, on the binding alone
34 suspend at the policy | in any order of holders, foreign writes and reconciles the end is what the live holds say
35 suspend at the binding | an edit of a binding or Work by hand is named as one that Karmada overwrites && what stands on a Karmada binding is a copy: the policy decides
36 suspend at the Work | an edit of a binding or Work by hand is named as one that Karmada overwrites && whether a Work of Karmada is suspended
37 suspend scheduling alone | row 37
38 suspend a rule of a schedule | | a switch in every entry of a list has no single value from before: it is refused by name, and the object is held as a whole
39 pause by annotation | row 39
40 the old annotation | the old label is read, and no mechanism writes it
41 suspension survives reconciles | in any order of holders, foreign writes and reconciles the end is what the live holds say
42 suspension is seen in the aggregate | suspended targets and those with a pending change are counted and named && a report names holder, reason, since and until
43 status while suspended | a suspended target still fails
44 deletion while suspended | a planned removal of a suspended target is held and reported && a held cluster stays in the placement, and allowDeletion lets it go
45 member objects kept on deletion | row 45
46 a suspended target stays scheduled | from three clusters to two
47 dependencies are suspended too | row 47
48 reason, actor, expiry | removes what is past its end and reports it once; others stay && a report names holder, reason, since and until
49 fields that exclude each other | row 49
50 a pause inside the member is kept | a pause that somebody else made is reported, and not cleared by a holder who has none
51 suspend where writers fight | which hold would stop it
52 one event an edge | row 52
53 resume brings the latest | row 53
54 plans, phases, steps, tasks | suite kudo-engine
55 serial and parallel | suite kudo-engine && is serial unless it says otherwise, and dependsOn adds to that
56 dependencies as a graph | row 56
57 plans by their trigger | row 57
58 an id for every run | row 58 && no two numbers of one key have one uid
59 what may pass is tried again | the pause grows by the formula, up to its cap, and a budget of 3 fails at the 4th
60 retry budget and deadline | the pause grows by the formula, up to its cap, and a budget of 3 fails at the 4th && every wait has a deadline, by default that of the plan, and expiry is a failure
61 a final failure stops loudly | suite kudo-engine && suite cluster-stack-stage && a final failure fails the run at once, and stops what else is under way where it is
62 cancel, override, rerun | verbs, each with its actor and its reason, and the state it leads to
63 cleanup and its finalizer | row 63
64 pre- and post-conditions | row 64 && suite cluster-stack-stage && a pre-condition holds the tasks back, a post-condition the completion
65 apply and delete | row 65
66 progress in the status | row 66
67 going on after a crash | a crash loses nothing && dying after any write, or after every one, ends in the same files
68 superseding a faulty run | a newer release supersedes a faulty one of the same Kubernetes version, on record && a second revision during the first
69 an update missed while away | only the first and the last version of what is wanted, or all of them: the same is carried out
70 one run, conflicts seen | of two that run the same one is taken a thousand times, and both are named
71 what may be changed when | suite kudo-admission && suite cluster-stack-admission
72 parameters: triggers, types, immutability | row 72
73 limits of an upgrade | suite cluster-stack-admission && to another provider
74 history | the last runs are kept with uid, trigger, result and times; of older ones their number
75 toggles by parameter | row 75
76 packages in order | AC-P8: a cycle is refused, and named && they are honoured as between delivery objects
77 version channels and order | suite cluster-stack-version
78 subscribing to the latest | suite cluster-stack-release
79 the last ready one is kept | suite cluster-stack-release
80 what is in use is kept | a release of channel custom that is in use stays
81 what is not used goes | row 81
82 usable versions | row 82
83 failure of the source | a source that cannot be reached is named, and what it offered last is kept
84 status.ready as a gate | row 84
85 values injected per target | row 85
86 labels select clusters | row 86
87 readiness before the first rollout | row 106
88 all at once | row 88
89 incremental, with a budget | suite fleeet-incremental && the budget of an incremental rollout: percentages and batches
90 one canary first | a wave is the complement of the released clusters: one member after the other, then nothing is left
91 percent and batches | row 91
92 pipelines of stages | row 92
93 blue and green | from blue to green, as the author of the user story told it
94 gates by metrics | metric gates are data, and what is not known holds
95 the handbrake | handbrake, pin, roll back and roll forward, in any state
96 pin one and go on | a pinned target does not count for completion, is visible, and goes on when it is pinned no more
97 back and forward | handbrake, pin, roll back and roll forward, in any state
98 new targets meanwhile | newly selected clusters count against the budget: yes or no
99 several rollouts | a second revision during the first
100 strategies of others | third parties build their own rollout
101 holds of others | the order of holders does not matter and nobody removes another's hold && a cluster that somebody holds stays suspended, released or not
102 deleted by hand, made again | an object that was deleted by hand is named with its drift, and all is well once it is applied again
103 removed targets are listed first | removals, carried out step by step
104 tenancy and roles | a field of the provider is refused for a user, with its owner && a target outside of what the caller may change is refused by name, whatever else is asked
105 clusters push | what was pushed counts as what was seen, to the byte
106 no credentials yet | row 106
107 dry run and explanation | row 107
108 glossary, picture, diagram | the glossary has every kind and every state of the API && docs/steps.md is what the tables of transitions and of admission say
`;

/** The 108 features of the seeds. */
export const FEATURE_ROWS: readonly FeatureRow[] = TEXT.trim()
  .split("\n")
  .map((line) => {
    const [head = "", proofs = "", open = ""] = line.split("|");
    const [, row = "", feature = ""] = /^(\d+) (.*)$/.exec(head.trim()) ?? [];
    return {
      row: Number(row),
      feature,
      proofs: proofs
        .split(" && ")
        .map((proof) => proof.trim())
        .filter(Boolean),
      ...(open.trim() !== "" && { open: open.trim() }),
    };
  });
