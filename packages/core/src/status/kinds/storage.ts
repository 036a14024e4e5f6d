import type { Path } from "../../object/index.ts";
import { asFields, asText, type Subject } from "../subject.ts";
import { type Hit, hitOf, IDENTITY, type KindRow, type KindRule, quote } from "./kind-rule.ts";
import { otherwise } from "./rows.ts";

const PHASE: Path = ["status", "phase"];
const phase = ({ status }: Subject): string => asText(status["phase"]);

function onPhase(name: string, status: KindRow["status"], message: string, terminal = false): KindRow {
  return {
    status,
    reason: name,
    terminal,
    paths: [PHASE, ["status", "reason"]],
    phase: name,
    test: ({ status: { message: told } }) => quote(asText(told) || message),
  };
}

/** Returns the message that names who must act before a claim is bound. */
function waitOfClaim({ metadata }: Subject): Hit {
  const annotations = asFields(metadata["annotations"]);
  if (asText(annotations["volume.kubernetes.io/selected-node"]) !== "")
    return { message: "A node is chosen for the first pod; waits for the provisioner", reason: "Provisioning" };
  const provisioner =
    asText(annotations["volume.kubernetes.io/storage-provisioner"]) ||
    asText(annotations["volume.beta.kubernetes.io/storage-provisioner"]);
  if (provisioner !== "")
    return { message: `Waits for a volume from ${provisioner}`, quotes: true, reason: "Provisioning" };
  return "Not bound; if its class binds on the first consumer, it waits for a pod that uses it";
}

function onResize(type: string): KindRow {
  return {
    status: "InProgress",
    reason: type,
    paths: [],
    test: { type, status: "True", is: true, hit: (found) => hitOf(type, found, { reason: type }) },
  };
}

function onResizeError(type: string): KindRow {
  return { ...onResize(type), status: "Failed" };
}

/** The decision table of v1 PersistentVolumeClaim. */
export const PERSISTENT_VOLUME_CLAIM: KindRule = {
  groups: [""],
  kind: "PersistentVolumeClaim",
  rows: [
    onPhase("Lost", "Failed", "The bound volume is gone, and with it the data", true),
    {
      when: "phase is not Bound",
      status: "InProgress",
      reason: "NotBound",
      paths: [PHASE, ["kind"]],
      test: (subject) => (phase(subject) === "Bound" ? undefined : waitOfClaim(subject)),
    },
    onResizeError("ControllerResizeError"),
    onResizeError("NodeResizeError"),
    onResize("Resizing"),
    onResize("FileSystemResizePending"),
    otherwise("Current", "Bound", "PVC is bound", PHASE),
  ],
};

/** The decision table of v1 PersistentVolume. */
export const PERSISTENT_VOLUME: KindRule = {
  groups: [""],
  kind: "PersistentVolume",
  rows: [
    onPhase("Failed", "Failed", "The volume could not be reclaimed", true),
    onPhase("Available", "Current", "Available to a claim"),
    onPhase("Bound", "Current", "Bound to its claim"),
    {
      when: "phase is Released and spec.persistentVolumeReclaimPolicy is Retain",
      status: "Current",
      reason: "Retained",
      paths: [PHASE, ["spec", "persistentVolumeReclaimPolicy"]],
      phase: "Released",
      test: ({ spec }) =>
        asText(spec["persistentVolumeReclaimPolicy"]) === "Retain"
          ? "Its claim is gone; kept by its reclaim policy"
          : undefined,
    },
    onPhase("Released", "InProgress", "Its claim is gone; not yet reclaimed"),
    onPhase("Pending", "InProgress", "Not available yet"),
    otherwise("InProgress", "NoPhase", "No phase that is known yet", PHASE, ["kind"]),
  ],
};

/** The decision table of storage.k8s.io VolumeAttachment. */
export const VOLUME_ATTACHMENT: KindRule = {
  groups: ["storage.k8s.io"],
  kind: "VolumeAttachment",
  rows: [
    {
      when: "status.attachError has a message",
      status: "Failed",
      reason: "AttachError",
      paths: [["status", "attachError", "message"]],
      test: ({ status }) => {
        const message = asText(asFields(status["attachError"])["message"]);
        return message === "" ? undefined : quote(message);
      },
    },
    {
      when: "status.attached is true",
      status: "Current",
      reason: "Attached",
      paths: [["status", "attached"]],
      test: ({ status }) => (status["attached"] === true ? "Attached" : undefined),
    },
    otherwise("InProgress", "NotAttached", "Not attached yet", ...IDENTITY),
  ],
};
