export { type BindingContext, readBinding, readWork } from "./read.ts";
