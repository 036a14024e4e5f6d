// @ts-nocheck
// Generated from schemas/kpt.dev/resource-group.schema.json by `npm run gen`. Do not edit.
import type { Check, JsonSchema } from "../problems.ts";
import { codePoints as func51 } from "../runtime.ts";

export const schema: JsonSchema = {"type":"object","required":["apiVersion","kind"],"properties":{"apiVersion":{"type":"string","enum":["kpt.dev/v1alpha1"]},"kind":{"type":"string","enum":["ResourceGroup"]},"metadata":{"type":"object","properties":{"name":{"type":"string","minLength":1},"namespace":{"type":"string"},"labels":{"type":"object","additionalProperties":{"type":"string"}},"annotations":{"type":"object","additionalProperties":{"type":"string"}}}},"spec":{"type":"object","properties":{"resources":{"type":"array","items":{"type":"object","required":["group","kind","namespace","name"],"properties":{"group":{"type":"string"},"kind":{"type":"string"},"namespace":{"type":"string"},"name":{"type":"string"}}}},"subgroups":{"type":"array","items":{"type":"object","required":["namespace","name"],"properties":{"namespace":{"type":"string"},"name":{"type":"string"}}}},"descriptor":{"type":"object","properties":{"type":{"type":"string"},"revision":{"type":"string"},"description":{"type":"string"},"links":{"type":"array","items":{"type":"object","properties":{"description":{"type":"string"},"url":{"type":"string"}}}}}}}},"status":{"type":"object","properties":{"observedGeneration":{"type":"integer"},"conditions":{"type":"array","items":{"$ref":"#/$defs/shared0"}},"resourceStatuses":{"type":"array","items":{"type":"object","required":["group","kind","namespace","name","status"],"properties":{"group":{"type":"string"},"kind":{"type":"string"},"namespace":{"type":"string"},"name":{"type":"string"},"status":{"type":"string"},"sourceHash":{"type":"string"},"strategy":{"type":"string"},"actuation":{"type":"string"},"reconcile":{"type":"string"},"conditions":{"type":"array","items":{"$ref":"#/$defs/shared0"}}}}},"subgroupStatuses":{"type":"array","items":{"type":"object","required":["namespace","name","status"],"properties":{"namespace":{"type":"string"},"name":{"type":"string"},"status":{"type":"string"},"conditions":{"type":"array","items":{"$ref":"#/$defs/shared0"}}}}}}}},"$defs":{"shared0":{"type":"object","required":["type","status"],"properties":{"type":{"type":"string"},"status":{"type":"string"},"reason":{"type":"string"},"message":{"type":"string"},"lastTransitionTime":{"type":"string","pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt][0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?([Zz]|[+-][0-9]{2}:[0-9]{2})$","x-landfall-expects":"an RFC 3339 time such as \"2026-11-21T07:00:00Z\""}}}}};
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
if(data9.subgroups !== undefined && func0.call(data9, "subgroups")){
let data16 = data9.subgroups;
if(Array.isArray(data16)){
const len1 = data16.length;
for(let i1=0; i1<len1; i1++){
let data17 = data16[i1];
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
if((data17.namespace === undefined) || (!(func0.call(data17, "namespace")))){
(vErrors ??= []).push({instancePath:instancePath+"/spec/subgroups/" + i1,keyword:"required",params:{missingProperty: "namespace"}});
errors++;
}
if((data17.name === undefined) || (!(func0.call(data17, "name")))){
(vErrors ??= []).push({instancePath:instancePath+"/spec/subgroups/" + i1,keyword:"required",params:{missingProperty: "name"}});
errors++;
}
if(data17.namespace !== undefined && func0.call(data17, "namespace")){
if(typeof data17.namespace !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/spec/subgroups/" + i1+"/namespace",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data17.name !== undefined && func0.call(data17, "name")){
if(typeof data17.name !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/spec/subgroups/" + i1+"/name",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/spec/subgroups/" + i1,keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/spec/subgroups",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data9.descriptor !== undefined && func0.call(data9, "descriptor")){
let data20 = data9.descriptor;
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
if(data20.type !== undefined && func0.call(data20, "type")){
if(typeof data20.type !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/spec/descriptor/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data20.revision !== undefined && func0.call(data20, "revision")){
if(typeof data20.revision !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/spec/descriptor/revision",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data20.description !== undefined && func0.call(data20, "description")){
if(typeof data20.description !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/spec/descriptor/description",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data20.links !== undefined && func0.call(data20, "links")){
let data24 = data20.links;
if(Array.isArray(data24)){
const len2 = data24.length;
for(let i2=0; i2<len2; i2++){
let data25 = data24[i2];
if(data25 && typeof data25 == "object" && !Array.isArray(data25)){
if(data25.description !== undefined && func0.call(data25, "description")){
if(typeof data25.description !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/spec/descriptor/links/" + i2+"/description",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data25.url !== undefined && func0.call(data25, "url")){
if(typeof data25.url !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/spec/descriptor/links/" + i2+"/url",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/spec/descriptor/links/" + i2,keyword:"type",params:{type: "object"}});
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
let data28 = data.status;
if(data28 && typeof data28 == "object" && !Array.isArray(data28)){
if(data28.observedGeneration !== undefined && func0.call(data28, "observedGeneration")){
let data29 = data28.observedGeneration;
if(!(((typeof data29 == "number") && (!(data29 % 1) && !isNaN(data29))) && (isFinite(data29)))){
(vErrors ??= []).push({instancePath:instancePath+"/status/observedGeneration",keyword:"type",params:{type: "integer"}});
errors++;
}
}
if(data28.conditions !== undefined && func0.call(data28, "conditions")){
let data30 = data28.conditions;
if(Array.isArray(data30)){
const len3 = data30.length;
for(let i3=0; i3<len3; i3++){
if(!(validate22(data30[i3], {instancePath:instancePath+"/status/conditions/" + i3,parentData:data30,parentDataProperty:i3,rootData}))){
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
if(data28.resourceStatuses !== undefined && func0.call(data28, "resourceStatuses")){
let data32 = data28.resourceStatuses;
if(Array.isArray(data32)){
const len4 = data32.length;
for(let i4=0; i4<len4; i4++){
let data33 = data32[i4];
if(data33 && typeof data33 == "object" && !Array.isArray(data33)){
if((data33.group === undefined) || (!(func0.call(data33, "group")))){
(vErrors ??= []).push({instancePath:instancePath+"/status/resourceStatuses/" + i4,keyword:"required",params:{missingProperty: "group"}});
errors++;
}
if((data33.kind === undefined) || (!(func0.call(data33, "kind")))){
(vErrors ??= []).push({instancePath:instancePath+"/status/resourceStatuses/" + i4,keyword:"required",params:{missingProperty: "kind"}});
errors++;
}
if((data33.namespace === undefined) || (!(func0.call(data33, "namespace")))){
(vErrors ??= []).push({instancePath:instancePath+"/status/resourceStatuses/" + i4,keyword:"required",params:{missingProperty: "namespace"}});
errors++;
}
if((data33.name === undefined) || (!(func0.call(data33, "name")))){
(vErrors ??= []).push({instancePath:instancePath+"/status/resourceStatuses/" + i4,keyword:"required",params:{missingProperty: "name"}});
errors++;
}
if((data33.status === undefined) || (!(func0.call(data33, "status")))){
(vErrors ??= []).push({instancePath:instancePath+"/status/resourceStatuses/" + i4,keyword:"required",params:{missingProperty: "status"}});
errors++;
}
if(data33.group !== undefined && func0.call(data33, "group")){
if(typeof data33.group !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/status/resourceStatuses/" + i4+"/group",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data33.kind !== undefined && func0.call(data33, "kind")){
if(typeof data33.kind !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/status/resourceStatuses/" + i4+"/kind",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data33.namespace !== undefined && func0.call(data33, "namespace")){
if(typeof data33.namespace !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/status/resourceStatuses/" + i4+"/namespace",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data33.name !== undefined && func0.call(data33, "name")){
if(typeof data33.name !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/status/resourceStatuses/" + i4+"/name",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data33.status !== undefined && func0.call(data33, "status")){
if(typeof data33.status !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/status/resourceStatuses/" + i4+"/status",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data33.sourceHash !== undefined && func0.call(data33, "sourceHash")){
if(typeof data33.sourceHash !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/status/resourceStatuses/" + i4+"/sourceHash",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data33.strategy !== undefined && func0.call(data33, "strategy")){
if(typeof data33.strategy !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/status/resourceStatuses/" + i4+"/strategy",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data33.actuation !== undefined && func0.call(data33, "actuation")){
if(typeof data33.actuation !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/status/resourceStatuses/" + i4+"/actuation",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data33.reconcile !== undefined && func0.call(data33, "reconcile")){
if(typeof data33.reconcile !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/status/resourceStatuses/" + i4+"/reconcile",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data33.conditions !== undefined && func0.call(data33, "conditions")){
let data43 = data33.conditions;
if(Array.isArray(data43)){
const len5 = data43.length;
for(let i5=0; i5<len5; i5++){
if(!(validate22(data43[i5], {instancePath:instancePath+"/status/resourceStatuses/" + i4+"/conditions/" + i5,parentData:data43,parentDataProperty:i5,rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/status/resourceStatuses/" + i4+"/conditions",keyword:"type",params:{type: "array"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/status/resourceStatuses/" + i4,keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/status/resourceStatuses",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data28.subgroupStatuses !== undefined && func0.call(data28, "subgroupStatuses")){
let data45 = data28.subgroupStatuses;
if(Array.isArray(data45)){
const len6 = data45.length;
for(let i6=0; i6<len6; i6++){
let data46 = data45[i6];
if(data46 && typeof data46 == "object" && !Array.isArray(data46)){
if((data46.namespace === undefined) || (!(func0.call(data46, "namespace")))){
(vErrors ??= []).push({instancePath:instancePath+"/status/subgroupStatuses/" + i6,keyword:"required",params:{missingProperty: "namespace"}});
errors++;
}
if((data46.name === undefined) || (!(func0.call(data46, "name")))){
(vErrors ??= []).push({instancePath:instancePath+"/status/subgroupStatuses/" + i6,keyword:"required",params:{missingProperty: "name"}});
errors++;
}
if((data46.status === undefined) || (!(func0.call(data46, "status")))){
(vErrors ??= []).push({instancePath:instancePath+"/status/subgroupStatuses/" + i6,keyword:"required",params:{missingProperty: "status"}});
errors++;
}
if(data46.namespace !== undefined && func0.call(data46, "namespace")){
if(typeof data46.namespace !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/status/subgroupStatuses/" + i6+"/namespace",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data46.name !== undefined && func0.call(data46, "name")){
if(typeof data46.name !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/status/subgroupStatuses/" + i6+"/name",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data46.status !== undefined && func0.call(data46, "status")){
if(typeof data46.status !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/status/subgroupStatuses/" + i6+"/status",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data46.conditions !== undefined && func0.call(data46, "conditions")){
let data50 = data46.conditions;
if(Array.isArray(data50)){
const len7 = data50.length;
for(let i7=0; i7<len7; i7++){
if(!(validate22(data50[i7], {instancePath:instancePath+"/status/subgroupStatuses/" + i6+"/conditions/" + i7,parentData:data50,parentDataProperty:i7,rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/status/subgroupStatuses/" + i6+"/conditions",keyword:"type",params:{type: "array"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/status/subgroupStatuses/" + i6,keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/status/subgroupStatuses",keyword:"type",params:{type: "array"}});
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
