/** One feature of the five seeds: its number, name and proofs. */
export interface FeatureRow {
  readonly row: number;
  readonly feature: string;
  /**
   * The proofs: acceptance ids, or `suite NAME` of `npm run conformance`. A test may also have `row N` in its title.
   */
  readonly proofs: readonly string[];
  /** The reason why the feature is still open; absent if it is proved. */
  readonly open?: string;
}

const TEXT = `
1 per-target result with message | suite karmada-aggregate
2 health of each object | suite karmada-health
3 health rules of users | AC-M16
4 health of unknown kinds | AC-M16, AC-X4
5 terminal failures |
6 aggregate per kind over clusters | suite karmada-aggregate, AC-M15
7 aggregate of third-party kinds |
8 observedGeneration only when every member is current | suite karmada-aggregate
9 conditions merged over clusters | AC-M15
10 counts of a fleet |
11 a bucket for what waits | AC-F2
12 ResourceGroup as output |
13 roll-up word as cli-utils has it | AC-M3
14 cluster status apart from workloads | AC-P6
15 staleness | AC-P5
16 a deleted member object is noticed | AC-M17, AC-F10
17 revision of each target | AC-P4, AC-F3
18 status of one revision | AC-P4
19 a cause on every level |
20 events without duplicates |
21 one printable summary |
22 summaries of bounded size | AC-P9
23 metrics of bounded cardinality | AC-P3
24 three ways to feed status | AC-P1
25 ten thousand targets | AC-P2, AC-F1
26 several controllers | AC-X2, AC-S3
27 stable output | AC-X3
28 readiness is never latched | AC-S10
29 failure of a child reaches its parent | AC-K12
30 Ready is Unknown while a plan runs | AC-K11
31 an object taken out of readiness |
32 suspend all of a workload | AC-M2
33 suspend single clusters | AC-M12
34 suspend at the policy | AC-M1
35 suspend at the binding | AC-M1
36 suspend at the Work | AC-M1
37 suspend scheduling alone |
38 suspend a rule of a schedule | | a switch in every entry of a list has no single value from before: it is refused by name, and the object is held as a whole
39 pause by annotation |
40 the old annotation | AC-M10
41 suspension survives reconciles | AC-M1
42 suspension is seen in the aggregate | AC-M4
43 status while suspended | AC-M5
44 deletion while suspended | AC-M6
45 member objects kept on deletion |
46 a suspended target stays scheduled | AC-M6
47 dependencies are suspended too | AC-M7
48 reason, actor, expiry | AC-M9
49 fields that exclude each other | AC-M12
50 a pause inside the member is kept | AC-M18
51 suspend where writers fight | AC-M13
52 one event an edge |
53 resume brings the latest |
54 plans, phases, steps, tasks | suite kudo-engine
55 serial and parallel | suite kudo-engine
56 dependencies as a graph |
57 plans by their trigger | AC-K3
58 an id for every run |
59 what may pass is tried again | AC-K10
60 retry budget and deadline | AC-K10, AC-S12
61 a final failure stops loudly | suite kudo-engine, suite cluster-stack-stage
62 cancel, override, rerun | AC-K9
63 cleanup and its finalizer |
64 pre- and post-conditions | suite cluster-stack-stage
65 apply and delete |
66 progress in the status |
67 going on after a crash | AC-S4
68 superseding a faulty run | AC-S9, AC-F6
69 an update missed while away | AC-K1
70 one run, conflicts seen | AC-K2
71 what may be changed when | suite kudo-admission, suite cluster-stack-admission
72 parameters: triggers, types, immutability |
73 limits of an upgrade | suite cluster-stack-admission, AC-S7
74 history | AC-K14
75 toggles by parameter |
76 packages in order | AC-P8
77 version channels and order | suite cluster-stack-version
78 subscribing to the latest | suite cluster-stack-release
79 the last ready one is kept | suite cluster-stack-release
80 what is in use is kept | AC-S6
81 what is not used goes |
82 usable versions |
83 failure of the source | AC-S11
84 status.ready as a gate |
85 values injected per target |
86 labels select clusters |
87 readiness before the first rollout | AC-F2
88 all at once |
89 incremental, with a budget | suite fleeet-incremental, AC-F5
90 one canary first | AC-M11
91 percent and batches |
92 pipelines of stages |
93 blue and green | AC-M14
94 gates by metrics | AC-P10
95 the handbrake | AC-F7
96 pin one and go on | AC-F7
97 back and forward | AC-F7
98 new targets meanwhile | AC-F5
99 several rollouts | AC-F6
100 strategies of others | AC-F8
101 holds of others | AC-M1
102 deleted by hand, made again | AC-F10
103 removed targets are listed first | AC-M6
104 tenancy and roles | AC-S1, AC-F13
105 clusters push | AC-P1
106 no credentials yet |
107 dry run and explanation |
108 glossary, picture, diagram | AC-S14, AC-K8
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
        .split(",")
        .map((proof) => proof.trim())
        .filter(Boolean),
      ...(open.trim() !== "" && { open: open.trim() }),
    };
  });
