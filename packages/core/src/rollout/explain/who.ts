import type { Releaser, Verb } from "../model/blocker.ts";
import { nameSome } from "../model/name-some.ts";

/** A person who can release a blocker with a verb. */
export type Person = Extract<Releaser, { readonly by: "person" }>;

/** The words for each verb of a person: `whoever approves wave rest`. */
const ASKED: Readonly<Record<Verb, string>> = {
  accept: "accepts",
  approve: "approves",
  promote: "promotes",
  resume: "takes that back",
  retry: "asks to try again",
  skip: "skips",
  pin: "pins",
  rollback: "asks to roll back",
  abort: "aborts the attempt",
  restart: "begins a new attempt",
  revision: "asks for another revision",
  strategy: "edits the strategy",
  clock: "says what time it is",
};

/**
 * Describes who can release a blocker: `its clusters, by newer reports`. `asked` describes the action of a person, for
 * callers that have a command for it; by default it is described in words.
 */
export function describeReleaser(releaser: Releaser, asked: (person: Person) => string = describePerson): string {
  switch (releaser.by) {
    case "person":
      return asked(releaser);
    case "report":
      return releaser.target === undefined
        ? "its clusters, by newer reports"
        : `the cluster of ${releaser.target}, by a newer report`;
    case "inventory":
      return `the inventory, when it has ${nameSome(releaser.targets)} again`;
    case "measurement":
      return `whoever measures ${releaser.names.join(", ")}, by newer measurements`;
    case "time":
      return releaser.targets === undefined ? "time" : `time, which ends the place of ${nameSome(releaser.targets)}`;
    case "rollout":
      return releaser.unknown === undefined
        ? "the other rollouts of the budget"
        : `whoever says what others use of budget ${releaser.unknown.join(", ")}: in a Budget, or as shared in the config`;
    case "decision":
      return "the next decision";
  }
}

function describePerson({ verb, target, wave, targets = [] }: Person): string {
  const about = wave === undefined ? (target ?? targets.join(", ")) : `wave ${wave}`;
  return `whoever ${ASKED[verb]}${about === "" ? "" : ` ${verb === "resume" ? `of ${about}` : about}`}`;
}
