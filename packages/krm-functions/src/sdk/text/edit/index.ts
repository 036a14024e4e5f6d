/**
 * An edit is a splice at the exact range that it changes. Nothing else is serialised again, so untouched text keeps its
 * bytes. Strings are quoted so that YAML 1.1 readers agree.
 *
 * @module
 */

export { yamlOf } from "./write-value.ts";
