export { type Actuation, type ActuationInput, type Actuator, actuate, type Delivery } from "./actuation.ts";
export { actuateField, type FieldRule } from "./field.ts";
