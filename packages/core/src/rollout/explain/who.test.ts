import { expect, test } from "vitest";
import type { Releaser } from "../model/blocker.ts";
import { describeReleaser } from "./who.ts";

test.each<[Releaser, string]>([
  [{ by: "report" }, "its clusters, by newer reports"],
  [{ by: "report", target: "eu-1" }, "the cluster of eu-1, by a newer report"],
  [{ by: "inventory", targets: ["eu-1"] }, "the inventory, when it has eu-1 again"],
  [{ by: "inventory", targets: ["eu-1", "eu-2"] }, "the inventory, when it has eu-1, eu-2 again"],
  [{ by: "measurement", names: ["errors", "lag"] }, "whoever measures errors, lag, by newer measurements"],
  [{ by: "time" }, "time"],
  [{ by: "time", targets: ["b/shop"] }, "time, which ends the place of b/shop"],
  [{ by: "rollout" }, "the other rollouts of the budget"],
  [
    { by: "rollout", unknown: ["edge"] },
    "whoever says what others use of budget edge: in a Budget, or as shared in the config",
  ],
  [{ by: "decision" }, "the next decision"],
  [{ by: "person", verb: "approve", wave: "rest" }, "whoever approves wave rest"],
  [{ by: "person", verb: "resume", target: "eu-1" }, "whoever takes that back of eu-1"],
  [{ by: "person", verb: "retry", targets: ["eu-1", "eu-2"] }, "whoever asks to try again eu-1, eu-2"],
  [{ by: "person", verb: "restart" }, "whoever begins a new attempt"],
])("%j is %s", (releaser, words) => expect(describeReleaser(releaser)).toBe(words));

test("a person is told as it is done where somebody has a command for it", () => {
  const asked = ({ verb, wave = "" }: { readonly verb: string; readonly wave?: string }) => `say ${verb} ${wave}`;
  expect(describeReleaser({ by: "person", verb: "approve", wave: "rest" }, asked)).toBe("say approve rest");
  expect(describeReleaser({ by: "time" }, asked)).toBe("time");
});
