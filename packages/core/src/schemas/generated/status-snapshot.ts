// Generated from schemas/landfall.dev/status-snapshot.schema.json by `npm run gen`. Do not edit.
import type { Problem } from "../../object/problem.ts";
import { type JsonSchema, problemsOf } from "../problems.ts";
import { check, schema } from "./status-snapshot.validate.ts";

export type * from "./status-snapshot.types.ts";

/** The JSON Schema of StatusSnapshot, as written in schemas/landfall.dev/status-snapshot.schema.json. */
export const statusSnapshotSchema: JsonSchema = {
  "$schema": "http://json-schema.org/draft-07/schema#",
  "title": "StatusSnapshot",
  "description": "Objects of one cluster as they were at one time, so that status can lie in a package. A local-config object: annotate it with config.kubernetes.io/local-config: \"true\".",
  "type": "object",
  "required": [
    "apiVersion",
    "kind",
    "metadata",
    "spec"
  ],
  "x-landfall-scope": "Namespaced",
  "x-landfall-printer-columns": [
    {
      "name": "Cluster",
      "type": "string",
      "jsonPath": ".spec.cluster"
    },
    {
      "name": "Observed",
      "type": "date",
      "jsonPath": ".spec.observedAt"
    }
  ],
  "properties": {
    "apiVersion": {
      "type": "string",
      "enum": [
        "landfall.dev/v1alpha1"
      ],
      "description": "Version of the schema of this object."
    },
    "kind": {
      "type": "string",
      "enum": [
        "StatusSnapshot"
      ],
      "description": "Kind of this object."
    },
    "metadata": {
      "type": "object",
      "description": "Standard metadata of a Kubernetes object."
    },
    "spec": {
      "type": "object",
      "description": "The observed objects, with the cluster and the time. A record: nothing reconciles it, so there is no status.",
      "required": [
        "cluster",
        "observedAt",
        "items"
      ],
      "properties": {
        "cluster": {
          "type": "string",
          "minLength": 1,
          "maxLength": 253,
          "description": "Name of the cluster that the objects were read from, as the inventory of targets calls it."
        },
        "observedAt": {
          "type": "string",
          "format": "date-time",
          "description": "When the objects were read. Every item was seen at this time; none is newer."
        },
        "source": {
          "type": "string",
          "minLength": 1,
          "maxLength": 253,
          "description": "How the objects were read, for people: kubectl, kpt live status, a collector's name."
        },
        "items": {
          "type": "array",
          "description": "The objects, each reduced to what status needs: apiVersion, kind, metadata without managedFields, the spec fields that status rules read, and status. An object that is not listed was not looked at; that says nothing about whether it exists.",
          "items": {
            "type": "object",
            "x-kubernetes-embedded-resource": true,
            "x-kubernetes-preserve-unknown-fields": true,
            "required": [
              "apiVersion",
              "kind"
            ],
            "properties": {
              "apiVersion": {
                "type": "string",
                "minLength": 1,
                "description": "API version of the object."
              },
              "kind": {
                "type": "string",
                "minLength": 1,
                "description": "Kind of the object."
              }
            }
          }
        },
        "samples": {
          "type": "array",
          "description": "Samples of an instant query of Prometheus: the metrics of Landfall or of Config Sync, of any number of clusters, each named by a label; and those that metric gates of a rollout ask for, each as one series. Other metrics are not read.",
          "items": {
            "type": "object",
            "required": [
              "metric",
              "value",
              "at"
            ],
            "properties": {
              "metric": {
                "type": "string",
                "minLength": 1,
                "description": "Name of the metric."
              },
              "labels": {
                "type": "object",
                "description": "The labels of the series, without the name of the metric.",
                "additionalProperties": {
                  "type": "string"
                }
              },
              "value": {
                "type": "string",
                "description": "The value, as Prometheus writes it."
              },
              "at": {
                "type": "number",
                "description": "The time of the sample, in seconds since the epoch."
              }
            }
          }
        }
      }
    }
  }
};

/** Checks a value that should be a StatusSnapshot; an empty list means that it is valid. Problems: `UnknownField`, `MissingField`, `WrongType`, `SchemaViolation`. */
export function validateStatusSnapshot(value: unknown): readonly Problem[] {
  return problemsOf(check, schema, value);
}
