/**
 * An edit is a splice at the exact range of what it changes. Nothing is ever serialised again, so what is not touched keeps
 * its bytes. Strings are written so that YAML 1.1 readers agree.
 *
 * @module
 */

export { yamlOf } from "./write-value.ts";
