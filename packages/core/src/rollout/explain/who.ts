import type { Releaser, Verb } from "../model/blocker.ts";

/** Somebody who says something. */
export type Person = Extract<Releaser, { readonly by: "person" }>;

/** What is said of each verb that people have: `whoever approves wave rest`. */
const ASKED: Readonly<Record<Verb, string>> = {
  accept: "accepts",
  approve: "approves",
  promote: "promotes",
  resume: "takes that back",
  retry: "asks to try again",
  skip: "skips",
  rollback: "asks to roll back",
  abort: "aborts the attempt",
  restart: "begins a new attempt",
  revision: "asks for another revision",
  strategy: "edits the strategy",
  clock: "says what time it is",
};

/**
 * Who can end what a blocker keeps: `its clusters, by newer reports`. `asked` says what a person does, for those who have
 * a command for it; default: in words.
 */
export function describeReleaser(releaser: Releaser, asked: (person: Person) => string = describePerson): string {
  switch (releaser.by) {
    case "person":
      return asked(releaser);
    case "report":
      return releaser.target === undefined
        ? "its clusters, by newer reports"
        : `the cluster of ${releaser.target}, by a newer report`;
    case "measurement":
      return `whoever measures ${releaser.names.join(", ")}, by newer measurements`;
    case "time":
      return "time";
    case "rollout":
      return "the other rollouts of the budget";
    case "decision":
      return "the next decision";
  }
}

function describePerson({ verb, target, wave, targets = [] }: Person): string {
  const about = wave === undefined ? (target ?? targets.join(", ")) : `wave ${wave}`;
  return `whoever ${ASKED[verb]}${about === "" ? "" : ` ${verb === "resume" ? `of ${about}` : about}`}`;
}
