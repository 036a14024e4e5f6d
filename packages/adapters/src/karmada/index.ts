export { type BindingContext, readBinding, readWork } from "./read.ts";
export { type ClusterDispatch, type DispatchCause, type KarmadaChain, templatesOf, walkDispatch } from "./suspend.ts";
