// @ts-nocheck
// Generated from schemas/kpt.dev/resource-group-kpt.schema.json by `npm run gen`. Do not edit.
import type { Check, JsonSchema } from "../problems.ts";
import { codePoints as func51 } from "../runtime.ts";

export const schema: JsonSchema = {"type":"object","required":["apiVersion","kind"],"properties":{"apiVersion":{"type":"string","enum":["kpt.dev/v1alpha1"]},"kind":{"type":"string","enum":["ResourceGroup"]},"metadata":{"type":"object","properties":{"name":{"type":"string","minLength":1},"namespace":{"type":"string"},"labels":{"type":"object","additionalProperties":{"type":"string"}},"annotations":{"type":"object","additionalProperties":{"type":"string"}}}},"spec":{"type":"object","properties":{"resources":{"type":"array","items":{"type":"object","required":["group","kind","namespace","name"],"properties":{"group":{"type":"string"},"kind":{"type":"string"},"namespace":{"type":"string"},"name":{"type":"string"}}}},"descriptor":{"type":"object","properties":{"type":{"type":"string"},"revision":{"type":"string"},"description":{"type":"string"},"links":{"type":"array","items":{"type":"object","properties":{"description":{"type":"string"},"url":{"type":"string"}}}}}}}},"status":{"type":"object","required":["observedGeneration"],"properties":{"observedGeneration":{"type":"integer"},"conditions":{"type":"array","items":{"$ref":"#/$defs/shared0"}},"resourceStatuses":{"type":"array","items":{"type":"object","required":["group","kind","namespace","name","status"],"properties":{"group":{"type":"string"},"kind":{"type":"string"},"namespace":{"type":"string"},"name":{"type":"string"},"status":{"type":"string"},"sourceHash":{"type":"string"},"strategy":{"type":"string"},"actuation":{"type":"string"},"reconcile":{"type":"string"},"conditions":{"type":"array","items":{"$ref":"#/$defs/shared0"}}}}}}}},"$defs":{"shared0":{"type":"object","required":["type","status"],"properties":{"type":{"type":"string"},"status":{"type":"string"},"reason":{"type":"string"},"message":{"type":"string"},"lastTransitionTime":{"type":"string","pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt][0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?([Zz]|[+-][0-9]{2}:[0-9]{2})$","x-landfall-expects":"an RFC 3339 time such as \"2026-11-21T07:00:00Z\""}}}}};
export const check: Check = validate21;

const schema6 = schema;
const func0 = Object.prototype.hasOwnProperty;
const schema7 = {"type":"object","required":["type","status"],"properties":{"type":{"type":"string"},"status":{"type":"string"},"reason":{"type":"string"},"message":{"type":"string"},"lastTransitionTime":{"type":"string","pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt][0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?([Zz]|[+-][0-9]{2}:[0-9]{2})$","x-landfall-expects":"an RFC 3339 time such as \"2026-11-21T07:00:00Z\""}}};
const pattern0 = new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt][0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?([Zz]|[+-][0-9]{2}:[0-9]{2})$", "u");

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.type === undefined) || (!(func0.call(data, "type")))){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"}});
errors++;
}
if((data.status === undefined) || (!(func0.call(data, "status")))){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "status"}});
errors++;
}
if(data.type !== undefined && func0.call(data, "type")){
if(typeof data.type !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.status !== undefined && func0.call(data, "status")){
if(typeof data.status !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.reason !== undefined && func0.call(data, "reason")){
if(typeof data.reason !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/reason",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.message !== undefined && func0.call(data, "message")){
if(typeof data.message !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/message",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.lastTransitionTime !== undefined && func0.call(data, "lastTransitionTime")){
let data4 = data.lastTransitionTime;
if(typeof data4 === "string"){
if(!pattern0.test(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/lastTransitionTime",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt][0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?([Zz]|[+-][0-9]{2}:[0-9]{2})$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/lastTransitionTime",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate22.errors = vErrors;
return errors === 0;
}


function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.apiVersion === undefined) || (!(func0.call(data, "apiVersion")))){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "apiVersion"}});
errors++;
}
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "kind"}});
errors++;
}
if(data.apiVersion !== undefined && func0.call(data, "apiVersion")){
let data0 = data.apiVersion;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/apiVersion",keyword:"type",params:{type: "string"}});
errors++;
}
if(!(data0 === "kpt.dev/v1alpha1")){
(vErrors ??= []).push({instancePath:instancePath+"/apiVersion",keyword:"enum",params:{allowedValues: schema6.properties.apiVersion.enum}});
errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data1 = data.kind;
if(typeof data1 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"}});
errors++;
}
if(!(data1 === "ResourceGroup")){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"enum",params:{allowedValues: schema6.properties.kind.enum}});
errors++;
}
}
if(data.metadata !== undefined && func0.call(data, "metadata")){
let data2 = data.metadata;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.name !== undefined && func0.call(data2, "name")){
let data3 = data2.name;
if(typeof data3 === "string"){
if(func51(data3) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/metadata/name",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/metadata/name",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data2.namespace !== undefined && func0.call(data2, "namespace")){
if(typeof data2.namespace !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/metadata/namespace",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data2.labels !== undefined && func0.call(data2, "labels")){
let data5 = data2.labels;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
for(const key0 of Object.keys(data5)){
if(typeof data5[key0] !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/metadata/labels/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/metadata/labels",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data2.annotations !== undefined && func0.call(data2, "annotations")){
let data7 = data2.annotations;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
for(const key1 of Object.keys(data7)){
if(typeof data7[key1] !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/metadata/annotations/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/metadata/annotations",keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/metadata",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data.spec !== undefined && func0.call(data, "spec")){
let data9 = data.spec;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.resources !== undefined && func0.call(data9, "resources")){
let data10 = data9.resources;
if(Array.isArray(data10)){
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
let data11 = data10[i0];
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if((data11.group === undefined) || (!(func0.call(data11, "group")))){
(vErrors ??= []).push({instancePath:instancePath+"/spec/resources/" + i0,keyword:"required",params:{missingProperty: "group"}});
errors++;
}
if((data11.kind === undefined) || (!(func0.call(data11, "kind")))){
(vErrors ??= []).push({instancePath:instancePath+"/spec/resources/" + i0,keyword:"required",params:{missingProperty: "kind"}});
errors++;
}
if((data11.namespace === undefined) || (!(func0.call(data11, "namespace")))){
(vErrors ??= []).push({instancePath:instancePath+"/spec/resources/" + i0,keyword:"required",params:{missingProperty: "namespace"}});
errors++;
}
if((data11.name === undefined) || (!(func0.call(data11, "name")))){
(vErrors ??= []).push({instancePath:instancePath+"/spec/resources/" + i0,keyword:"required",params:{missingProperty: "name"}});
errors++;
}
if(data11.group !== undefined && func0.call(data11, "group")){
if(typeof data11.group !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/spec/resources/" + i0+"/group",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data11.kind !== undefined && func0.call(data11, "kind")){
if(typeof data11.kind !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/spec/resources/" + i0+"/kind",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data11.namespace !== undefined && func0.call(data11, "namespace")){
if(typeof data11.namespace !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/spec/resources/" + i0+"/namespace",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data11.name !== undefined && func0.call(data11, "name")){
if(typeof data11.name !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/spec/resources/" + i0+"/name",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/spec/resources/" + i0,keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/spec/resources",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data9.descriptor !== undefined && func0.call(data9, "descriptor")){
let data16 = data9.descriptor;
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
if(data16.type !== undefined && func0.call(data16, "type")){
if(typeof data16.type !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/spec/descriptor/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data16.revision !== undefined && func0.call(data16, "revision")){
if(typeof data16.revision !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/spec/descriptor/revision",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data16.description !== undefined && func0.call(data16, "description")){
if(typeof data16.description !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/spec/descriptor/description",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data16.links !== undefined && func0.call(data16, "links")){
let data20 = data16.links;
if(Array.isArray(data20)){
const len1 = data20.length;
for(let i1=0; i1<len1; i1++){
let data21 = data20[i1];
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
if(data21.description !== undefined && func0.call(data21, "description")){
if(typeof data21.description !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/spec/descriptor/links/" + i1+"/description",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data21.url !== undefined && func0.call(data21, "url")){
if(typeof data21.url !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/spec/descriptor/links/" + i1+"/url",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/spec/descriptor/links/" + i1,keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/spec/descriptor/links",keyword:"type",params:{type: "array"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/spec/descriptor",keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/spec",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data.status !== undefined && func0.call(data, "status")){
let data24 = data.status;
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
if((data24.observedGeneration === undefined) || (!(func0.call(data24, "observedGeneration")))){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"required",params:{missingProperty: "observedGeneration"}});
errors++;
}
if(data24.observedGeneration !== undefined && func0.call(data24, "observedGeneration")){
let data25 = data24.observedGeneration;
if(!(((typeof data25 == "number") && (!(data25 % 1) && !isNaN(data25))) && (isFinite(data25)))){
(vErrors ??= []).push({instancePath:instancePath+"/status/observedGeneration",keyword:"type",params:{type: "integer"}});
errors++;
}
}
if(data24.conditions !== undefined && func0.call(data24, "conditions")){
let data26 = data24.conditions;
if(Array.isArray(data26)){
const len2 = data26.length;
for(let i2=0; i2<len2; i2++){
if(!(validate22(data26[i2], {instancePath:instancePath+"/status/conditions/" + i2,parentData:data26,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/status/conditions",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data24.resourceStatuses !== undefined && func0.call(data24, "resourceStatuses")){
let data28 = data24.resourceStatuses;
if(Array.isArray(data28)){
const len3 = data28.length;
for(let i3=0; i3<len3; i3++){
let data29 = data28[i3];
if(data29 && typeof data29 == "object" && !Array.isArray(data29)){
if((data29.group === undefined) || (!(func0.call(data29, "group")))){
(vErrors ??= []).push({instancePath:instancePath+"/status/resourceStatuses/" + i3,keyword:"required",params:{missingProperty: "group"}});
errors++;
}
if((data29.kind === undefined) || (!(func0.call(data29, "kind")))){
(vErrors ??= []).push({instancePath:instancePath+"/status/resourceStatuses/" + i3,keyword:"required",params:{missingProperty: "kind"}});
errors++;
}
if((data29.namespace === undefined) || (!(func0.call(data29, "namespace")))){
(vErrors ??= []).push({instancePath:instancePath+"/status/resourceStatuses/" + i3,keyword:"required",params:{missingProperty: "namespace"}});
errors++;
}
if((data29.name === undefined) || (!(func0.call(data29, "name")))){
(vErrors ??= []).push({instancePath:instancePath+"/status/resourceStatuses/" + i3,keyword:"required",params:{missingProperty: "name"}});
errors++;
}
if((data29.status === undefined) || (!(func0.call(data29, "status")))){
(vErrors ??= []).push({instancePath:instancePath+"/status/resourceStatuses/" + i3,keyword:"required",params:{missingProperty: "status"}});
errors++;
}
if(data29.group !== undefined && func0.call(data29, "group")){
if(typeof data29.group !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/status/resourceStatuses/" + i3+"/group",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data29.kind !== undefined && func0.call(data29, "kind")){
if(typeof data29.kind !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/status/resourceStatuses/" + i3+"/kind",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data29.namespace !== undefined && func0.call(data29, "namespace")){
if(typeof data29.namespace !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/status/resourceStatuses/" + i3+"/namespace",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data29.name !== undefined && func0.call(data29, "name")){
if(typeof data29.name !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/status/resourceStatuses/" + i3+"/name",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data29.status !== undefined && func0.call(data29, "status")){
if(typeof data29.status !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/status/resourceStatuses/" + i3+"/status",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data29.sourceHash !== undefined && func0.call(data29, "sourceHash")){
if(typeof data29.sourceHash !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/status/resourceStatuses/" + i3+"/sourceHash",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data29.strategy !== undefined && func0.call(data29, "strategy")){
if(typeof data29.strategy !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/status/resourceStatuses/" + i3+"/strategy",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data29.actuation !== undefined && func0.call(data29, "actuation")){
if(typeof data29.actuation !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/status/resourceStatuses/" + i3+"/actuation",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data29.reconcile !== undefined && func0.call(data29, "reconcile")){
if(typeof data29.reconcile !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/status/resourceStatuses/" + i3+"/reconcile",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data29.conditions !== undefined && func0.call(data29, "conditions")){
let data39 = data29.conditions;
if(Array.isArray(data39)){
const len4 = data39.length;
for(let i4=0; i4<len4; i4++){
if(!(validate22(data39[i4], {instancePath:instancePath+"/status/resourceStatuses/" + i3+"/conditions/" + i4,parentData:data39,parentDataProperty:i4,rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/status/resourceStatuses/" + i3+"/conditions",keyword:"type",params:{type: "array"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/status/resourceStatuses/" + i3,keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/status/resourceStatuses",keyword:"type",params:{type: "array"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate21.errors = vErrors;
return errors === 0;
}
