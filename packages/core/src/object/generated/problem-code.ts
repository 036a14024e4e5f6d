// Generated from packages/*/src by `npm run gen`. Do not edit.

/** The code of a problem of Landfall; docs/problems.md says of each what to do. */
export type ProblemCode =
  | "AbnormalKeptWhileReady"
  | "AbnormalWhileReady"
  /** it was suspended already, and stays so when the hold goes */
  | "Adopted"
  /** has an anchor that other fields refer to; write their values out first; or: holds an anchor that other fields may refer to; write their values out first; or: is the alias *…; write its value in its place first; or: uses anchors of other items; write their values out first */
  | "AliasedField"
  /** suspending … here means …: …… */
  | "AlreadyFinished"
  /** … can be suspended in … ways: … */
  | "AmbiguousEffect"
  /** the item at …[…] is …, not … */
  | "AmbiguousItem"
  /** target … is chosen by two waves, … and …; or: … has several targets: …, …, …; or: … is said to be about … */
  | "AmbiguousTarget"
  /** items[…]: holds an anchor that other items refer to, so it cannot be removed */
  | "AnchorsLost"
  /** … removed */
  | "AnnotationsRemoved"
  /** its annotations would hold … bytes; an object may have … */
  | "AnnotationsTooLarge"
  /** objects are each other's authority: …; or: these objects decide about each other, so none of them can be first: … */
  | "AuthorityCycle"
  /** … decides … of it, and is not among the objects */
  | "AuthorityNotHere"
  /** more than … generations of objects decide about each other */
  | "AuthorityTooDeep"
  /** … decides too, and is not among the objects */
  | "AuthorityUnknown"
  /** GET …: the answer is no list; is this an API server?; or: the API server does not say who asks: its SelfSubjectReview names no user; or: watch …: what came is no event; is this an API server?; or: … …: the answer is no JSON; is this an API server? */
  | "BadAnswer"
  | "BadArgument"
  /** data of the ConfigMap is not a map; or: functionConfig is not an object; or: the context … names a cluster that the kubeconfig lacks; or: the kubeconfig has no context …; choose one; or: the proxy …//… is not supported: only http:// proxies are; or: …: the server must be an https:// address; or: …: through a proxy the server must speak HTTP/2, and it does not */
  | "BadConfig"
  /** … is not … */
  | "BadConfigValue"
  | "BadJson"
  /** the kubeconfig … cannot be read: … */
  | "BadKubeconfig"
  /** a merge key whose value is no mapping */
  | "BadMerge"
  | "BadPackageRevision"
  /** a step needs exec or image with the name of a function */
  | "BadPipeline"
  /** something behind a document separator, at which kpt fails: … */
  | "BadSeparator"
  /** --request-timeout must be a duration such as 5s or 1m, not … */
  | "BadTimeout"
  /** these values name each other in a circle: … */
  | "BindingCycle"
  /** what others use of the shared budget … was counted at …, and counts for …: nothing starts */
  | "BudgetStale"
  /** two Budgets of the package have the name … */
  | "BudgetsDiffer"
  | "CannotBeWritten"
  /** Karmada sends every cluster the same template, so one cannot go back alone; or: its target goes back to …, and a hold on … keeps it where it is */
  | "CannotGoBack"
  /** … is Lazy: for a template this counts from its next change, and not before */
  | "Caution"
  /** … is … already, as before it was held, where the hold wrote …: it was taken back, or the write was cut off; or: … is …, as before it was held: somebody took it back, or the write was cut off; it is held again */
  | "ChangedSince"
  /** the release has no chart "…": the stage cannot be skipped */
  | "ChartMissing"
  /** the snapshot of … is from …, … after … */
  | "ClockAhead"
  /** the last decision was at …, … after now: until then nothing that is seen counts */
  | "ClockBehind"
  /** nobody says what time it is, and reports are no clock: nothing starts, and no deadline runs out */
  | "ClockMissing"
  /** the clock of … is … … that of this machine: ages and the ends of holds there are by the clock of … */
  | "ClockSkew"
  /** now of the config is …, and the Clock of the package says …: now counts; or: the Clocks of the package say … */
  | "ClocksDiffer"
  /** … is being deleted: it is no target */
  | "ClusterLeaving"
  /** nothing that was read is about …; or: nothing that was selected is about …; or: … delivered by …, which is not for … */
  | "ClusterUnknown"
  /** to hold it stops more than was asked for: …; or: what is let go there is on more than was asked for: … */
  | "Collateral"
  /** to hold it stops more than was asked for: … */
  | "CollateralNotAccepted"
  /** …… by … does not count: … */
  | "CommandDoesNotCount"
  /** condition … was changed by somebody else meanwhile */
  | "ConditionConflict"
  /** a condition is a …, not a map */
  | "ConditionNotAMap"
  /** it needs objects with key, apiVersion, kind and name, and an expression in conditions */
  | "ConditionUnreadable"
  | "ConditionWithoutObservedGeneration"
  /** a condition has no type */
  | "ConditionWithoutType"
  /** conditions are a map, not a list; read by its keys; or: conditions are a …, not a list */
  | "ConditionsNotAList"
  /** … has changed since it was read; or: … is neither there nor can it be made */
  | "Conflict"
  /** two objects of target … have different labels …: … and … */
  | "ConflictingLabels"
  /** wave … covers … of … combinations of …: its count is … */
  | "CoverageCut"
  /** suspending … here means …: …… */
  | "CreateOnly"
  /** targets depend on each other: …; or: … wait for each other: … */
  | "DependencyCycle"
  /** target … of wave … depends on … of the later wave … */
  | "DependencyOnHeldTarget"
  /** target … of wave … depends on … of the later wave … */
  | "DependencyOnLaterWave"
  /** Karmada copies who is suspended from the policy at every sync, so an edit here is lost; or: … is written by …, which would take the change back; or: …; ask for … on …; or: …; ask for … on …… */
  | "Derived"
  /** what goes on below the targets is meant too: … */
  | "Descendants"
  /** wave … takes … targets of … …: more than maxPerWave */
  | "DomainBoundExceeded"
  /** … reports twice and not the same: it counts as one that has not reported */
  | "DuplicateCluster"
  /** … is a second condition of type …; the first counts */
  | "DuplicateCondition"
  /** is there twice; keep one of them first */
  | "DuplicateKey"
  /** spec.parameters has … twice; or: … has … twice; or: ….objects has the key … twice */
  | "DuplicateName"
  /** is given twice; or: … is in … as well */
  | "DuplicateObject"
  /** … is overridden twice */
  | "DuplicateOverride"
  /** there are two rules for … of the group … */
  | "DuplicateRule"
  /** target … is listed twice */
  | "DuplicateTarget"
  /** an item of a List in flow style cannot be taken out of it */
  | "EditRefused"
  /** its definition suggests …, which was not asked for; or: … has no effect …; or: … has … only by name of the mechanism */
  | "EffectNotAvailable"
  /** no YAML document */
  | "EmptyDocument"
  /** the input is empty; or: there is nothing to read; or: …: there are no objects in it */
  | "EmptyInput"
  /** wave … chooses no target of the inventory */
  | "EmptyWave"
  /** target …: the … of … is not wanted any more, and is to end */
  | "EndAsked"
  | "FalseAbnormalCondition"
  | "FieldConflict"
  /** … (rule …) */
  | "FieldUnreadable"
  /** suspending … here means …: …… */
  | "FieldsExclude"
  /** …: you may not list ……: whether they decide about what is meant is not known; or: …: you may not … …… …: their state is not known */
  | "Forbidden"
  /** wave … …: by the edited strategy it …, and that asks nothing of it in this attempt */
  | "GateTooLate"
  /** git … failed: … */
  | "GitFailed"
  | "Gone"
  /** that … holds … is …; nobody has checked it */
  | "Guessed"
  /** draining … means kills-running: what was admitted is evicted…; or: suspending … here means …: …… */
  | "HazardNotAllowed"
  /** … is held by …… */
  | "Held"
  /** it stands still through … */
  | "HeldAbove"
  /** … holds it for all clusters, so some cannot be let go */
  | "HeldAsAWhole"
  /** the history holds more than … MiB */
  | "HistoryTooLarge"
  /** until … is past: nothing is held, and what was held is let go; or: … of … is held as a whole, not for some clusters */
  | "HoldExpired"
  /** somebody took away the hold that … was set for; what … saved before is still here; or: what … saved is given back: somebody took away the hold that it was for */
  | "HoldLost"
  /** the hold of … on …… is removed */
  | "HoldRemoved"
  /** rollup: … */
  | "InconsistentRollup"
  /** has no entry …; or: the list has … entries; or: there is no list yet, so its first index is 0 */
  | "IndexOutOfRange"
  /** internal error: … */
  | "InternalError"
  /** an object of … is in a namespace; say which in metadata.namespace; or: an object that is written needs its apiVersion and its kind; or: watch of …: the server does not tell what is there; or: … is no … of an object */
  | "Invalid"
  | "InvalidActuation"
  /** … is no name of a cluster */
  | "InvalidCluster"
  | "InvalidCondition"
  /** now must be a time with a zone; or: … is no RFC 3339 time; or: … is no positive duration */
  | "InvalidConfig"
  /** … names no object */
  | "InvalidDependsOn"
  /** --stale-after: … is no positive duration; or: … is no duration as 30s, 5m or 1h; or: … must be a duration like 30m, not … */
  | "InvalidDuration"
  | "InvalidExpectation"
  | "InvalidExpression"
  | "InvalidHealthCheck"
  | "InvalidHold"
  /** … is neither a number nor a percentage */
  | "InvalidIntOrPercent"
  /** … selects by nothing: give group, kind, namespace, name or labelSelector */
  | "InvalidInventory"
  /** … means something else in expressions */
  | "InvalidKey"
  | "InvalidMechanism"
  /** ….name must be letters, digits, -, _ and ., with a letter or digit at both ends */
  | "InvalidName"
  /** the order of target … must be a whole number, not … */
  | "InvalidOrder"
  /** parameter … …; or: the default of … … */
  | "InvalidParameter"
  /** not a field path from character … on: … */
  | "InvalidPath"
  /** replicas must be a whole number from 1 to … */
  | "InvalidReplicas"
  /** ….factor must be a number from 1; or: ….jitter must be a percentage from 0% to 100%; or: ….limit must be a whole number from 0; or: ….longest is shorter than the first pause */
  | "InvalidRetry"
  | "InvalidRevision"
  /** the rule for … names the kind …, but a rule for many groups is for all their kinds */
  | "InvalidRule"
  /** entry … is no sample */
  | "InvalidSample"
  /** … is no label selector; or: … is no name of a cluster: patterns are not supported */
  | "InvalidSelector"
  /** type … is no rollout type */
  | "InvalidStrategy"
  /** … is no name of a cluster (…) */
  | "InvalidTarget"
  /** … selects by nothing: give group, kind, namespace, name or labelSelector */
  | "InvalidTargetRule"
  | "InvalidTask"
  /** … is no time with a zone; or: …: … is no time: write RFC 3339 */
  | "InvalidTime"
  /** a key of more than … characters; or: a value nested deeper than … levels; or: a … that is no JSON value; or: an object that is neither a plain object nor a list; or: cannot have a comment with such characters; or: … is too large to be exact; leave it where it is, or use a string */
  | "InvalidValue"
  /** the weight of target … must be a whole number from 1, not … */
  | "InvalidWeight"
  | "InvalidWindow"
  /** items is no list; or: line …: a NUL character; or: no such item; or: not one entry of a list */
  | "InvalidYaml"
  /** entry …: … (invariant …, …) */
  | "InvariantViolated"
  /** no snapshot holds this inventory, and there is not just one: where its objects are is not known */
  | "InventoryNotSeen"
  /** the item at …[…] is …, not …; or: the object to edit is not in the list */
  | "ItemNotFound"
  /** … items would be emitted of … read */
  | "ItemsLost"
  /** target …: the … of … is not wanted any more, and is to end */
  | "JobAsked"
  /** it changed … times while it was read: nothing is written; or: it changes as fast as it can be read: what a request rests on was never still so when it arrived */
  | "KeepsChanging"
  /** it names kinds that cannot be read: … */
  | "KindNotRead"
  | "KindOrPath"
  /** the Kptfile of package … would be lost */
  | "KptfileLost"
  /** entries of … are removed */
  | "KptfileStripped"
  | "KstatusError"
  /** annotation … was written for another object of this name (uid …): it came here with a copy or a backup; or: annotation … was written for …: it came here with a copy or a rename */
  | "LedgerCopied"
  /** annotation … cannot be read or was changed by hand, so it is not known who holds this object; or: annotation … is not what was written: … is not what … writes; or: metadata.annotations is no map, so it is not known who holds this object; or: the ledger cannot be read, so it is not known who holds the objects it is about */
  | "LedgerCorrupt"
  /** annotation … has format …; this release reads …; or: the ledger has format …; this release reads … */
  | "LedgerNewer"
  /** left out: …; or: … not for a cluster: configs of functions, and what is marked as local */
  | "LeftOut"
  /** the annotation … is left over from an orchestrator */
  | "LeftoverAnnotation"
  /** entry … of the log …; or: … the newest entry of the log is about: changed by hand */
  | "LogBroken"
  /** the hold was made by mechanism …, which the catalogue does not have */
  | "MechanismUnknown"
  /** comes from a merge key; write the merged fields out first; or: would come back from a merge key; write the merged fields out first */
  | "MergedField"
  /** is required */
  | "MissingField"
  /** parameter … is required, and has no value */
  | "MissingParameter"
  /** … more is to be said of steps: landfall steps status */
  | "MoreSteps"
  /** revision … is a name that moves: nobody can say what has landed */
  | "MovableRevision"
  /** more than one YAML document */
  | "MultipleDocuments"
  /** … is needed by …, which … holds …, and goes on there */
  | "NeededGoesOn"
  /** the targets need …: what they need … */
  | "NeededHeld"
  /** the rules have no cases */
  | "NoCases"
  /** Not judged by its age, because nobody said what time it is */
  | "NoClock"
  /** no condition types to summarize */
  | "NoConditionTypes"
  /** it was given no config, and needs one; or: …: the configPath … names no file of the package */
  | "NoConfig"
  /** the kubeconfig has no current context */
  | "NoContext"
  /** … has an expression, and nothing to read it with */
  | "NoExpressionEngine"
  | "NoField"
  | "NoFleet"
  /** git cannot be run: … */
  | "NoGit"
  /** no commit has touched …; or: one commit alone has touched …: there is none before it */
  | "NoHistory"
  /** the package has no ResourceGroup whose status could be written */
  | "NoInventory"
  /** a file alone is no package; or: … has no Kptfile: it is no package */
  | "NoKptfile"
  | "NoKubeconfig"
  /** the objects do not say who wrote them */
  | "NoManagedFields"
  /** it is not known how … could be suspended; or: it is not known how … could be suspended, so it is left out; or: it is not known how ….… could be suspended, and its CustomResourceDefinition is not here to guess by; or: … has no mechanism … */
  | "NoMechanism"
  /** … has no mechanisms */
  | "NoMechanisms"
  /** a … whose name is made when it is created (metadata.generateName) is left as it is */
  | "NoNameYet"
  /** … has no namespace … */
  | "NoNamespace"
  /** nobody can tell which of … is newer */
  | "NoOrder"
  /** … selects among objects of a package, and there is none */
  | "NoPackage"
  /** nothing was decided for rollout … yet; or: there is no RolloutPlan here */
  | "NoPlan"
  /** it was deleted from … meanwhile; or: the config of the rollout is a ConfigMap: nobody can tell it from others; or: there is no Rollout in …; or: there is no Rollout … in …; or: there is no rollout here; or: there is no rollout here, and no package …; or: … serves no Rollouts */
  | "NoRollout"
  /** no run of steps of target … has begun; or: there is no StepRun here */
  | "NoRun"
  /** there is no StatusSnapshot here, so nothing is known of the clusters */
  | "NoSnapshot"
  /** it has neither spec.source nor spec.sources; or: it has no source spec.…; or: it names no spec.oci.image; or: its source … is not in the package; or: spec.upstream names no revision */
  | "NoSource"
  /** there is no StepPlan in the package; or: there is no StepPlan … in the package */
  | "NoStepPlan"
  /** rollout … has no steps */
  | "NoSteps"
  /** there is … in the package */
  | "NoStrategy"
  | "NoSuchHolder"
  /** target … is put into wave …, which the strategy does not have */
  | "NoSuchWave"
  /** nothing says which target … is about; or: … not say which cluster they are about, and are left alone */
  | "NoTarget"
  /** the inventory has no targets */
  | "NoTargets"
  | "NotADirectory"
  /** a link or special file is not read */
  | "NotAFile"
  /** is a single value, not a list; or: is not a list */
  | "NotAList"
  /** is a list, so it has no field …; or: is a single value, so it has no fields */
  | "NotAMap"
  /** a patch that … applies, which is no object; or: a resource must have …; or: it is …, which is no text: put it in quotes; or: … in … left out: no Kubernetes objects (--verbose names them) */
  | "NotAResource"
  /** `items` is not a list; or: cut within something else than its items; or: expected config.kubernetes.io/v1 ResourceList, found …; or: the input is not a ResourceList: no mapping */
  | "NotAResourceList"
  /** the policy lists …, which the rollout does not know: nothing is sent there */
  | "NotATarget"
  /** the answer is … */
  | "NotAVector"
  /** an object must have …; or: not a Kubernetes object: no mapping */
  | "NotAnObject"
  /** cannot be written as kpt writes it, …… */
  | "NotAsKpt"
  /** task … is about …, which does not deliver to the target */
  | "NotDelivered"
  /** there is no ……; or: … does not serve the kind …; is its definition installed?; or: … of … is not served yet */
  | "NotFound"
  /** … is in no git repository */
  | "NotInGit"
  /** … is suspended, and that does not stop this object */
  | "NotInherited"
  /** OperatorVersion … is not here: nobody can say what the change triggers */
  | "NotJudged"
  /** line … …: … */
  | "NotLiveStatus"
  /** --namespace and --selector choose objects, and this is a fleet package */
  | "NotOfAFleet"
  /** not ……: …… */
  | "NotReached"
  /** the config asks for another attempt than … */
  | "NotRendered"
  /** the report tells nothing of …, nor of any other target; of … it tells package … */
  | "NotReported"
  | "NotThisAttempt"
  /** the … of … by … does not count: … */
  | "NotThisRun"
  /** … declares no object that would be in a cluster */
  | "NothingDeclared"
  /** the function leaves no object; kpt would delete every file of the package */
  | "NothingLeft"
  /** no object matches the targets; or: … selects no object of the package */
  | "NothingSelected"
  /** nothing that was asked for is in … */
  | "NothingThere"
  | "NothingToAbort"
  | "NothingToAccept"
  /** no objects to aggregate … of */
  | "NothingToAggregate"
  /** there is nothing for a cluster here */
  | "NothingToApply"
  /** no wave waits for approval; or: wave … asks for no approval; or: wave … is open already… */
  | "NothingToApprove"
  /** no rollback shuns … */
  | "NothingToClear"
  /** … of target … does not count: … */
  | "NothingToDo"
  /** its system keeps it stopped on purpose; or: there is no …, so there is nothing to hold */
  | "NothingToHold"
  | "NothingToPause"
  | "NothingToPin"
  /** every wave is through; or: nothing of wave … was seen, and no wave passes without evidence; or: wave … is promoted already, by …; or: wave … is through */
  | "NothingToPromote"
  /** nothing is known of its targets; or: target … is neither skipped nor pinned; or: there is neither a pause nor a handbrake */
  | "NothingToResume"
  /** a new attempt makes sense when not all has landed, and all has; or: what is to be tried again depends on what has failed too: … */
  | "NothingToRetry"
  /** a rollback found nothing to go back to already, for …; or: nothing was brought to … that could go back */
  | "NothingToRollBack"
  /** there is … in any of … commits */
  | "NothingToShadow"
  | "NothingToSkip"
  | "NothingToStop"
  /** none of … is there to be summarized */
  | "NothingToSummarize"
  /** nothing is written to …; or: nothing is written, in none of the clusters */
  | "NothingWritten"
  /** it is not there any more */
  | "ObjectGone"
  /** … is removed */
  | "ObjectRemoved"
  /** it was deleted and made anew meanwhile; the new one is left alone */
  | "ObjectReplaced"
  | "ObservedGenerationAhead"
  | "ObservedGenerationsDiffer"
  /** a condition's status is not one of True, False, Unknown */
  | "OddConditionStatus"
  /** --fleet asks one hub: name it with --context */
  | "OneHub"
  /** one wave at a time can be told */
  | "OneWave"
  /** … takes … away and … applies it, and neither comes before the other */
  | "OpposedTasks"
  /** if it is deleted or pruned while it is held, what it made stays behind… */
  | "OrphansOnDelete"
  /** no FleetReport is of the fleet …, so nothing is known of the targets; there are reports of … */
  | "OtherFleet"
  /** … is outside of what the caller may change: …; or: … more targets are outside of what the caller may change */
  | "OutOfScope"
  /** … is not looked at while … is set: … does not stop before that is gone */
  | "Overridden"
  /** … is overridden but is not there */
  | "OverrideWithoutCondition"
  /** … owns … too, so removing it would not last, and the system has no word for off */
  | "OwnedByOther"
  /** … of what was said is for an attempt before …, and counts no more */
  | "PastAttempt"
  /** the path … leaves the package */
  | "PathOutsidePackage"
  /** it is not known which revision has landed, so there is nothing to stay at */
  | "PinRevisionUnknown"
  /** two objects are to be document … of … */
  | "PlacedTwice"
  /** runs of plan … begin runs without end: … */
  | "PlanCycle"
  /** plan … is not the one that run … was begun with */
  | "PlanEdited"
  /** … pages of rollout … are there, and the first says … */
  | "PlanIncomplete"
  | "PlanInconsistent"
  /** this plan has format …; this release reads up to … */
  | "PlanNewer"
  /** the package has no RolloutPlan of rollout … */
  | "PlanNotFound"
  /** rollout … is of package …, not of … */
  | "PlanOfOtherPackage"
  | "ReadRefused"
  /** … says nothing: the object counts as before */
  | "ReadinessUnknown"
  | "ReadyDoesNotSayWhy"
  | "ReadyMissing"
  | "ReadyNotFalseWhileReconciling"
  | "ReadyNotFalseWhileStalled"
  | "ReadyUnknownWithoutReconciling"
  | "ReadyWhileNotObserved"
  | "ReadyWithStaleConditions"
  | "ReconcilingAndStalled"
  /** … of … objects changed meanwhile; what goes slower needs a longer --for */
  | "Recorded"
  /** … decided by …, which is asked instead… */
  | "Redirected"
  /** …: … names …, which is neither in this package nor seen in a cluster */
  | "ReferenceNotFound"
  /** … was to leave, and is held: it stays until the last hold goes */
  | "RemovalHeld"
  /** … is held, and the placement takes it away, so that Karmada deletes what runs there: … */
  | "RemovalPlanned"
  /** … is held, and whether the placement keeps it cannot be told: … */
  | "RemovalUnknown"
  /** entry … of the log … */
  | "ReplayDiffers"
  /** reports more than … ahead of … are refused: …… */
  | "ReportAhead"
  /** cluster … is twice in the FleetReport …: its pages are of different times */
  | "ReportIncomplete"
  /** cluster … is twice in the FleetReport …: its pages are of different times */
  | "ReportInconsistent"
  /** … cannot be resumed by …, and what was there before is lost; or: … cannot be resumed by …: … */
  | "ResumeValueNotAvailable"
  /** revision … is not one of … */
  | "RevisionNotAllowed"
  | "RolloutEnded"
  /** … (rule …) */
  | "RuleFailed"
  /** run … last changed at …, and it is …; or: the run of … was changed by hand: its hash does not fit */
  | "RunAhead"
  /** target …: the … of … is not wanted any more, and is to end */
  | "RunAsked"
  /** the run of … was changed by hand: its hash does not fit */
  | "RunChanged"
  /** run … is not the one that its trigger begins: its key or its uid is another; or: the run of … was changed by hand: its hash does not fit */
  | "RunForged"
  /** … pages of the run of … are there, and the first says … */
  | "RunIncomplete"
  /** what is stored contradicts itself: …: … */
  | "RunInconsistent"
  /** this run has format …; this release reads up to … */
  | "RunNewer"
  /** target … is accepted already, by …; or: target … is … already, by …; or: there is a … by … already…; or: wave … … already, by …; or: … has asked for it already */
  | "SaidAlready"
  /** it moves from … to …: name two clusters */
  | "SameCluster"
  /** a sample of metric … is of …, where no wave has a target: it does not count */
  | "SampleOfNobody"
  /** annotation … is gone, so it is not known what … was before it was held */
  | "SavedLost"
  /** must be ……, but is …; or: must …, but is … */
  | "SchemaViolation"
  | "SecretNotFound"
  /** …: … delivers to no cluster: its selector or placement fits none */
  | "SelectsNothing"
  | "ServerError"
  | "ServerRefused"
  /** a function takes one config, and there are … */
  | "SeveralConfigs"
  /** the package has … ResourceGroups (…), and kpt takes one; or: there are … ResourceGroups (…), and one is written */
  | "SeveralInventories"
  /** the report has several packages for cluster … */
  | "SeveralPackages"
  /** nothing of it is moved: … is to be … */
  | "SeveralRevisions"
  /** there are several Rollouts … in …: in …; or: there are several rollouts here: … */
  | "SeveralRollouts"
  /** … series of metric ……: a gate needs one value, and holds */
  | "SeveralSeries"
  /** its manifests come from … repositories, and the revision is of one */
  | "SeveralSources"
  /** there are several StepPlans: … */
  | "SeveralStepPlans"
  /** strategy and strategyRef are both given; or: there are several RolloutStrategies: … */
  | "SeveralStrategies"
  /** the rollup is of … targets, and does not say which */
  | "SeveralTargets"
  /** … and … of target … are in different steps, and are reported as one: … */
  | "SharedReport"
  /** … is also the source of ……, not to be moved there */
  | "SharedSource"
  /** nobody says what rollouts outside of this package use of the shared budget …: nothing starts */
  | "SharedUnknown"
  /** … objects, … KiB */
  | "Size"
  /** the source of releases cannot be reached: …; what it said last still counts */
  | "SourceUnreachable"
  /** what is at … will come back as the same value, but not as it was written: the text cannot be kept */
  | "SpellingLost"
  /** the strategy has no wave … any more, but … of its targets were released (…) */
  | "StartedWaveGone"
  /** status is not a map */
  | "StatusNotAMap"
  /** - (stdin) stands alone: it cannot be read beside files; or: what stdin held is printed as it comes out: there is no JSON beside it */
  | "StdinNotAlone"
  | "StepCancelled"
  | "StepComplete"
  | "StepFailed"
  | "StepPending"
  /** steps are kept of what is no target any more: …… */
  | "StepRunKept"
  | "StepRunning"
  | "StepSkipped"
  | "StepStopped"
  /** target …: steps wait for $(…): …; they begin when it is there; or: target …: steps…: …; goes on … */
  | "StepWaits"
  /** the order of the steps is written for … too; what it cannot say: …… */
  | "StepsNotNative"
  /** rollout … has no steps any more, and a run of … is on its way */
  | "StepsTakenAway"
  /** … is still held by … */
  | "StillHeld"
  /** the strategy was edited while this attempt is on its way: …… */
  | "StrategyEdited"
  /** draining … means kills-running: what was admitted is evicted… */
  | "StrengthNotAvailable"
  /** revision … is refused: … is on its way */
  | "SupersedeRefused"
  /** the policy suspends dispatching on all clusters */
  | "SuspendedForAll"
  /** … cannot be a summary of itself */
  | "TargetAmongSources"
  /** target …… is in rollout … too, which is on its way */
  | "TargetInRollout"
  /** … of … is held as a whole, not for some clusters */
  | "TargetsNotSupported"
  /** … targets of … are not listed */
  | "TargetsOmitted"
  /** a template, which is no YAML before it is rendered */
  | "Template"
  /** suspending … here means …: …… */
  | "Terminating"
  /** watch of …: the server did not end it in time; or: … …: no answer in … s; or: …: not everything was told in … s; or: …: the answer did not end in … s */
  | "Timeout"
  /** parameter … of a toggle is neither true nor false */
  | "ToggleUnreadable"
  /** …% of … is less than one: nothing may fail */
  | "ToleranceRoundsToZero"
  /** nested deeper than … levels */
  | "TooDeep"
  /** there are … versions of live objects here, and it takes three of one to see a value go back */
  | "TooFewVersions"
  /** aliases that stand for more than … values */
  | "TooManyAliases"
  /** wave …: spec.dependsOn of … objects is not written: … */
  | "TooManyDependencies"
  | "TooManyRequests"
  /** … more targets are listed in the reports only */
  | "TooManyResults"
  /** line …: the last line has no line break: if the list was cut off, what is behind it is missing */
  | "TruncatedList"
  /** no credentials for the context …: … */
  | "Unauthorized"
  /** … objects in the snapshot of … belong to no package */
  | "UnclaimedObjects"
  /** no wave takes target …… */
  | "UncoveredTarget"
  /** wave … holds …: … alone weighs … of … */
  | "UnevenWeight"
  /** expected …, found …; or: … is not what it was */
  | "UnexpectedValue"
  /** it cannot be decided */
  | "Unknown"
  /** action "…" is neither apply nor delete */
  | "UnknownAction"
  /** the alias *… has no anchor here */
  | "UnknownAlias"
  /** … names $(…), and nobody gives that */
  | "UnknownBinding"
  /** … has no key … */
  | "UnknownConfigKey"
  /** depends on …, which is no target of the package: the rollout does not wait for it; or: … depends on …, and … has none of that name */
  | "UnknownDependency"
  /** is not a known field */
  | "UnknownField"
  /** the pipeline asks for …; the embedded runner has … */
  | "UnknownFunction"
  /** there are no stages for hook … */
  | "UnknownHook"
  /** … serves no kind … of …; or: … serves no kind …… */
  | "UnknownKind"
  /** plan … has no parameter … */
  | "UnknownParameter"
  /** plan … has no step … */
  | "UnknownStep"
  /** the tag … does not fit … */
  | "UnknownTag"
  /** target … has no steps; or: target … is to have …, and nothing that may be moved here delivers to it; or: the rollout has no target …; or: the … of … by … does not count: …; or: …: the rollout has no target … */
  | "UnknownTarget"
  /** …: plan … has no such task */
  | "UnknownTask"
  /** $(…) is no value: … */
  | "UnknownValue"
  /** the rollout has no wave … */
  | "UnknownWave"
  | "Unproven"
  /** the proxy … …; or: watch …: … */
  | "Unreachable"
  /** nothing is changed, and not every file could be read: that there is nothing to change is not known; or: stdin: … */
  | "UnreadableFile"
  /** … is no … of a release: … */
  | "UnreadableName"
  | "UnreadableObject"
  /** must be an image reference, so that its digest can be pinned */
  | "UnreadableSite"
  /** … of … is not …: it counts as not reported */
  | "UnreadableStatus"
  /** tag "…" of the source is no release */
  | "UnreadableTag"
  /** the template's own … is not … and was not kept */
  | "UnreadableTemplate"
  | "UnreadableVersion"
  | "UnsupportedFunction"
  /** … has no revision to be set */
  | "UnsupportedSource"
  /** until … is past, and … holds it …; or: … (by the clock of …) */
  | "UntilPast"
  /** has lines that end in a bare carriage return; or: has no place for a comment on its line; or: is written as `? key`; write it as `key: value` first; or: would go into a pair within a list; write it in braces first */
  | "UnusualSyntax"
  /** $(…) is a list or a map, and stands within a text */
  | "ValueNotText"
  /** a path has at least one segment; or: nothing of the object would be left; or: the object itself cannot be deleted; or: the object itself cannot be replaced */
  | "WholeObject"
  /** … … decides too, and it cannot be told what it says */
  | "WindowUnclear"
  | "WriteFailed"
  /** functionConfig is … …; accepted are … … and v1 ConfigMap */
  | "WrongConfigKind"
  /** the trigger is for plan …, not for … */
  | "WrongPlan"
  /** must be …, but is …; or: … is not … and was ignored */
  | "WrongType";
