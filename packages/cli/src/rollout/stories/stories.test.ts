import { describe, expect, test } from "vitest";
import type { Outcome } from "../../io.ts";
import { Fleet } from "./fleet.ts";
import { HOSTILE } from "./hostile.ts";
import { CLUSTERS, COMMON, type Event, STORIES, type Story } from "./stories.ts";

/** Plays a story as a terminal shows it: every command with its output, and the explanation after each render. */
function tell({ strategy, events }: Story): string {
  using fleet = new Fleet(COMMON + strategy, CLUSTERS);
  return events.map((event) => shown(fleet, event)).join("\n");
}

function shown(fleet: Fleet, event: Event): string {
  if ("clusters" in event) {
    fleet.keepClusters(event.clusters);
    return `# the inventory has ${event.clusters.join(", ")}\n`;
  }
  if ("revision" in event) {
    fleet.askFor(event.revision);
    return `# revision: ${event.revision}\n`;
  }
  if ("edit" in event) {
    fleet.edit(event.edit);
    return `# the config, with ${JSON.stringify(event.edit[1])} instead of ${JSON.stringify(event.edit[0])}\n`;
  }
  if ("file" in event) {
    fleet.add(event.file, event.text);
    return `# ${event.file} is written\n`;
  }
  if ("say" in event) {
    const [verb = "", ...words] = event.say.split(" ");
    return printed(`landfall rollout ${event.say} --reason INC-1`, say(fleet, verb, words));
  }
  const clusters = Object.entries(event.seen).map(([cluster, word]) => `${cluster} ${word}`);
  const rendered = fleet.render(event.minute, event.seen, event.reportedAt);
  const seen = `# minute ${event.minute}: ${clusters.join(", ")}\n`;
  return `${seen}${printed("landfall fn render .", rendered)}${printed("landfall explain .", fleet.run("explain", "."))}`;
}

function say(fleet: Fleet, verb: string, words: readonly string[]): Outcome {
  return fleet.run("rollout", verb, ...words, "--reason", "INC-1");
}

function printed(command: string, { stdout, stderr, exitCode }: Outcome): string {
  return `$ ${command}\n${stdout}${stderr}${exitCode === 0 ? "" : `exit ${exitCode}\n`}`;
}

/** The answers of `explain` in a story, except about completed rollouts. */
function answersIn(told: string): readonly string[] {
  return told
    .split("$ ")
    .filter((part) => part.startsWith("landfall explain"))
    .filter((part) => !part.includes("is complete"));
}

describe("the stories of those on call, by the command alone", () => {
  test.each([...STORIES, ...HOSTILE])("$title", async (story) => {
    const told = tell(story);
    await expect(told).toMatchFileSnapshot(`captures/${story.title.replaceAll(/[ ,]+/g, "-")}.txt`);
    for (const answer of answersIn(told)) {
      expect(answer).toMatch(/├─ goes on: \S/);
      expect(answer).toMatch(/├─ at the earliest: \S/);
      expect(answer).toMatch(/├─ who can: \S/);
      expect(answer).toMatch(/├─ next command: landfall \S/);
    }
  });
});
