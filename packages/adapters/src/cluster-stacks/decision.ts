/** The role of the one who requests a change: the provider of the stacks, or a user of the provider's offer. */
export type StackRole = "provider" | "user";

/** The reason why a change is refused. */
export interface StackDenial {
  /** The machine-readable rule in PascalCase. */
  readonly rule: StackRule;
  readonly field: string;
  /** One sentence for people that names the value found and the wanted one. */
  readonly message: string;
  /** The owner of the field, if only somebody else may change it. */
  readonly owner?: StackRole;
}

/** Whether a change is allowed: it is if nothing denies it. */
export interface StackDecision {
  readonly allowed: boolean;
  readonly denials: readonly StackDenial[];
  /** The checks that could not be made, one sentence each. */
  readonly warnings: readonly string[];
}

/** The name of a rule by which a change is refused. */
export type StackRule =
  | "TopologyMissing"
  | "ClassMissing"
  | "KubernetesVersion"
  | "ClassUnreadable"
  | "ProviderChanged"
  | "StackChanged"
  | "KubernetesSkipped"
  | "KubernetesUnproven"
  | "VersionNotOffered"
  | "VersionUnreadable"
  | "VersionOfOtherChannel"
  | "ProviderRefMissing"
  | "SubscribesLocally"
  | "Immutable"
  | "OwnedByProvider"
  | "InUse";

/** The requirement of each rule, and whether the operator itself has the rule. */
export const STACK_RULES: { readonly [rule in StackRule]: { readonly upstream: boolean; readonly why: string } } = {
  TopologyMissing: { upstream: true, why: "a Cluster has a topology" },
  ClassMissing: { upstream: true, why: "a topology has a class" },
  KubernetesVersion: { upstream: true, why: "a topology has the Kubernetes version of its release" },
  ClassUnreadable: { upstream: true, why: "the class of a Cluster that is changed is the name of a stack's release" },
  ProviderChanged: { upstream: true, why: "a Cluster stays with its provider" },
  StackChanged: { upstream: true, why: "a Cluster stays with its stack" },
  KubernetesSkipped: { upstream: true, why: "Kubernetes stays, or goes up by one minor version" },
  KubernetesUnproven: {
    upstream: false,
    why: "while a release does not say its Kubernetes version, a topology has one of the minor version in its class",
  },
  VersionNotOffered: { upstream: false, why: "a user picks one of the versions that the provider offers" },
  VersionUnreadable: { upstream: true, why: "a version of a stack is one; the operator looks at this when it is made" },
  VersionOfOtherChannel: { upstream: false, why: "the versions of a stack are of its channel" },
  ProviderRefMissing: {
    upstream: true,
    why: "a stack with a provider names it; the operator looks at this when the stack is made",
  },
  SubscribesLocally: { upstream: false, why: "a stack in local mode cannot subscribe to a source" },
  Immutable: { upstream: true, why: "provider, name, channel and Kubernetes version of a stack stay" },
  OwnedByProvider: { upstream: false, why: "a user changes no field of the provider" },
  InUse: { upstream: true, why: "what a Cluster uses is not deleted" },
};

/** Returns the decision about a change, from its denials. */
export function decide(denials: readonly StackDenial[], warnings: readonly string[] = []): StackDecision {
  return { allowed: denials.length === 0, denials, warnings };
}
