// @ts-nocheck
// Generated from schemas/kpt.dev/resource-group-kpt.schema.json by `npm run gen`. Do not edit.
import type { Check } from "../problems.ts";
import { codePoints as func51 } from "../runtime.ts";

const schema11 = {"type":"object","required":["apiVersion","kind"],"properties":{"apiVersion":{"type":"string","enum":["kpt.dev/v1alpha1"]},"kind":{"type":"string","enum":["ResourceGroup"]},"metadata":{"type":"object","properties":{"name":{"type":"string","minLength":1},"namespace":{"type":"string"},"labels":{"type":"object","additionalProperties":{"type":"string"}},"annotations":{"type":"object","additionalProperties":{"type":"string"}}}},"spec":{"type":"object","properties":{"resources":{"type":"array","items":{"type":"object","required":["group","kind","namespace","name"],"properties":{"group":{"type":"string"},"kind":{"type":"string"},"namespace":{"type":"string"},"name":{"type":"string"}}}},"descriptor":{"type":"object","properties":{"type":{"type":"string"},"revision":{"type":"string"},"description":{"type":"string"},"links":{"type":"array","items":{"type":"object","properties":{"description":{"type":"string"},"url":{"type":"string"}}}}}}}},"status":{"type":"object","required":["observedGeneration"],"properties":{"observedGeneration":{"type":"integer"},"conditions":{"type":"array","items":{"type":"object","required":["type","status"],"properties":{"type":{"type":"string"},"status":{"type":"string"},"reason":{"type":"string"},"message":{"type":"string"},"lastTransitionTime":{"type":"string","pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt][0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?([Zz]|[+-][0-9]{2}:[0-9]{2})$","x-landfall-expects":"an RFC 3339 time such as \"2026-11-21T07:00:00Z\""}}}},"resourceStatuses":{"type":"array","items":{"type":"object","required":["group","kind","namespace","name","status"],"properties":{"group":{"type":"string"},"kind":{"type":"string"},"namespace":{"type":"string"},"name":{"type":"string"},"status":{"type":"string"},"sourceHash":{"type":"string"},"strategy":{"type":"string"},"actuation":{"type":"string"},"reconcile":{"type":"string"},"conditions":{"type":"array","items":{"type":"object","required":["type","status"],"properties":{"type":{"type":"string"},"status":{"type":"string"},"reason":{"type":"string"},"message":{"type":"string"},"lastTransitionTime":{"type":"string","pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt][0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?([Zz]|[+-][0-9]{2}:[0-9]{2})$","x-landfall-expects":"an RFC 3339 time such as \"2026-11-21T07:00:00Z\""}}}}}}}}}}};
const func0 = Object.prototype.hasOwnProperty;
const pattern0 = new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt][0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?([Zz]|[+-][0-9]{2}:[0-9]{2})$", "u");

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.apiVersion === undefined) || (!(func0.call(data, "apiVersion")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "apiVersion"},schema:schema11.required,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},schema:schema11.required,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.apiVersion !== undefined && func0.call(data, "apiVersion")){
let data0 = data.apiVersion;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/apiVersion",schemaPath:"#/properties/apiVersion/type",keyword:"type",params:{type: "string"},schema:schema11.properties.apiVersion.type,parentSchema:schema11.properties.apiVersion,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(data0 === "kpt.dev/v1alpha1")){
const err3 = {instancePath:instancePath+"/apiVersion",schemaPath:"#/properties/apiVersion/enum",keyword:"enum",params:{allowedValues: schema11.properties.apiVersion.enum},schema:schema11.properties.apiVersion.enum,parentSchema:schema11.properties.apiVersion,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data1 = data.kind;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"},schema:schema11.properties.kind.type,parentSchema:schema11.properties.kind,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(data1 === "ResourceGroup")){
const err5 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema11.properties.kind.enum},schema:schema11.properties.kind.enum,parentSchema:schema11.properties.kind,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
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
const err6 = {instancePath:instancePath+"/metadata/name",schemaPath:"#/properties/metadata/properties/name/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema11.properties.metadata.properties.name,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/metadata/name",schemaPath:"#/properties/metadata/properties/name/type",keyword:"type",params:{type: "string"},schema:schema11.properties.metadata.properties.name.type,parentSchema:schema11.properties.metadata.properties.name,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data2.namespace !== undefined && func0.call(data2, "namespace")){
let data4 = data2.namespace;
if(typeof data4 !== "string"){
const err8 = {instancePath:instancePath+"/metadata/namespace",schemaPath:"#/properties/metadata/properties/namespace/type",keyword:"type",params:{type: "string"},schema:schema11.properties.metadata.properties.namespace.type,parentSchema:schema11.properties.metadata.properties.namespace,data:data4};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data2.labels !== undefined && func0.call(data2, "labels")){
let data5 = data2.labels;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
for(const key0 of Object.keys(data5)){
let data6 = data5[key0];
if(typeof data6 !== "string"){
const err9 = {instancePath:instancePath+"/metadata/labels/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/metadata/properties/labels/additionalProperties/type",keyword:"type",params:{type: "string"},schema:schema11.properties.metadata.properties.labels.additionalProperties.type,parentSchema:schema11.properties.metadata.properties.labels.additionalProperties,data:data6};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath:instancePath+"/metadata/labels",schemaPath:"#/properties/metadata/properties/labels/type",keyword:"type",params:{type: "object"},schema:schema11.properties.metadata.properties.labels.type,parentSchema:schema11.properties.metadata.properties.labels,data:data5};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data2.annotations !== undefined && func0.call(data2, "annotations")){
let data7 = data2.annotations;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
for(const key1 of Object.keys(data7)){
let data8 = data7[key1];
if(typeof data8 !== "string"){
const err11 = {instancePath:instancePath+"/metadata/annotations/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/metadata/properties/annotations/additionalProperties/type",keyword:"type",params:{type: "string"},schema:schema11.properties.metadata.properties.annotations.additionalProperties.type,parentSchema:schema11.properties.metadata.properties.annotations.additionalProperties,data:data8};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath:instancePath+"/metadata/annotations",schemaPath:"#/properties/metadata/properties/annotations/type",keyword:"type",params:{type: "object"},schema:schema11.properties.metadata.properties.annotations.type,parentSchema:schema11.properties.metadata.properties.annotations,data:data7};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/type",keyword:"type",params:{type: "object"},schema:schema11.properties.metadata.type,parentSchema:schema11.properties.metadata,data:data2};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
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
const err14 = {instancePath:instancePath+"/spec/resources/" + i0,schemaPath:"#/properties/spec/properties/resources/items/required",keyword:"required",params:{missingProperty: "group"},schema:schema11.properties.spec.properties.resources.items.required,parentSchema:schema11.properties.spec.properties.resources.items,data:data11};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if((data11.kind === undefined) || (!(func0.call(data11, "kind")))){
const err15 = {instancePath:instancePath+"/spec/resources/" + i0,schemaPath:"#/properties/spec/properties/resources/items/required",keyword:"required",params:{missingProperty: "kind"},schema:schema11.properties.spec.properties.resources.items.required,parentSchema:schema11.properties.spec.properties.resources.items,data:data11};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if((data11.namespace === undefined) || (!(func0.call(data11, "namespace")))){
const err16 = {instancePath:instancePath+"/spec/resources/" + i0,schemaPath:"#/properties/spec/properties/resources/items/required",keyword:"required",params:{missingProperty: "namespace"},schema:schema11.properties.spec.properties.resources.items.required,parentSchema:schema11.properties.spec.properties.resources.items,data:data11};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if((data11.name === undefined) || (!(func0.call(data11, "name")))){
const err17 = {instancePath:instancePath+"/spec/resources/" + i0,schemaPath:"#/properties/spec/properties/resources/items/required",keyword:"required",params:{missingProperty: "name"},schema:schema11.properties.spec.properties.resources.items.required,parentSchema:schema11.properties.spec.properties.resources.items,data:data11};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data11.group !== undefined && func0.call(data11, "group")){
let data12 = data11.group;
if(typeof data12 !== "string"){
const err18 = {instancePath:instancePath+"/spec/resources/" + i0+"/group",schemaPath:"#/properties/spec/properties/resources/items/properties/group/type",keyword:"type",params:{type: "string"},schema:schema11.properties.spec.properties.resources.items.properties.group.type,parentSchema:schema11.properties.spec.properties.resources.items.properties.group,data:data12};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data11.kind !== undefined && func0.call(data11, "kind")){
let data13 = data11.kind;
if(typeof data13 !== "string"){
const err19 = {instancePath:instancePath+"/spec/resources/" + i0+"/kind",schemaPath:"#/properties/spec/properties/resources/items/properties/kind/type",keyword:"type",params:{type: "string"},schema:schema11.properties.spec.properties.resources.items.properties.kind.type,parentSchema:schema11.properties.spec.properties.resources.items.properties.kind,data:data13};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data11.namespace !== undefined && func0.call(data11, "namespace")){
let data14 = data11.namespace;
if(typeof data14 !== "string"){
const err20 = {instancePath:instancePath+"/spec/resources/" + i0+"/namespace",schemaPath:"#/properties/spec/properties/resources/items/properties/namespace/type",keyword:"type",params:{type: "string"},schema:schema11.properties.spec.properties.resources.items.properties.namespace.type,parentSchema:schema11.properties.spec.properties.resources.items.properties.namespace,data:data14};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data11.name !== undefined && func0.call(data11, "name")){
let data15 = data11.name;
if(typeof data15 !== "string"){
const err21 = {instancePath:instancePath+"/spec/resources/" + i0+"/name",schemaPath:"#/properties/spec/properties/resources/items/properties/name/type",keyword:"type",params:{type: "string"},schema:schema11.properties.spec.properties.resources.items.properties.name.type,parentSchema:schema11.properties.spec.properties.resources.items.properties.name,data:data15};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
else {
const err22 = {instancePath:instancePath+"/spec/resources/" + i0,schemaPath:"#/properties/spec/properties/resources/items/type",keyword:"type",params:{type: "object"},schema:schema11.properties.spec.properties.resources.items.type,parentSchema:schema11.properties.spec.properties.resources.items,data:data11};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
else {
const err23 = {instancePath:instancePath+"/spec/resources",schemaPath:"#/properties/spec/properties/resources/type",keyword:"type",params:{type: "array"},schema:schema11.properties.spec.properties.resources.type,parentSchema:schema11.properties.spec.properties.resources,data:data10};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data9.descriptor !== undefined && func0.call(data9, "descriptor")){
let data16 = data9.descriptor;
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
if(data16.type !== undefined && func0.call(data16, "type")){
let data17 = data16.type;
if(typeof data17 !== "string"){
const err24 = {instancePath:instancePath+"/spec/descriptor/type",schemaPath:"#/properties/spec/properties/descriptor/properties/type/type",keyword:"type",params:{type: "string"},schema:schema11.properties.spec.properties.descriptor.properties.type.type,parentSchema:schema11.properties.spec.properties.descriptor.properties.type,data:data17};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data16.revision !== undefined && func0.call(data16, "revision")){
let data18 = data16.revision;
if(typeof data18 !== "string"){
const err25 = {instancePath:instancePath+"/spec/descriptor/revision",schemaPath:"#/properties/spec/properties/descriptor/properties/revision/type",keyword:"type",params:{type: "string"},schema:schema11.properties.spec.properties.descriptor.properties.revision.type,parentSchema:schema11.properties.spec.properties.descriptor.properties.revision,data:data18};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data16.description !== undefined && func0.call(data16, "description")){
let data19 = data16.description;
if(typeof data19 !== "string"){
const err26 = {instancePath:instancePath+"/spec/descriptor/description",schemaPath:"#/properties/spec/properties/descriptor/properties/description/type",keyword:"type",params:{type: "string"},schema:schema11.properties.spec.properties.descriptor.properties.description.type,parentSchema:schema11.properties.spec.properties.descriptor.properties.description,data:data19};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
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
let data22 = data21.description;
if(typeof data22 !== "string"){
const err27 = {instancePath:instancePath+"/spec/descriptor/links/" + i1+"/description",schemaPath:"#/properties/spec/properties/descriptor/properties/links/items/properties/description/type",keyword:"type",params:{type: "string"},schema:schema11.properties.spec.properties.descriptor.properties.links.items.properties.description.type,parentSchema:schema11.properties.spec.properties.descriptor.properties.links.items.properties.description,data:data22};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data21.url !== undefined && func0.call(data21, "url")){
let data23 = data21.url;
if(typeof data23 !== "string"){
const err28 = {instancePath:instancePath+"/spec/descriptor/links/" + i1+"/url",schemaPath:"#/properties/spec/properties/descriptor/properties/links/items/properties/url/type",keyword:"type",params:{type: "string"},schema:schema11.properties.spec.properties.descriptor.properties.links.items.properties.url.type,parentSchema:schema11.properties.spec.properties.descriptor.properties.links.items.properties.url,data:data23};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
else {
const err29 = {instancePath:instancePath+"/spec/descriptor/links/" + i1,schemaPath:"#/properties/spec/properties/descriptor/properties/links/items/type",keyword:"type",params:{type: "object"},schema:schema11.properties.spec.properties.descriptor.properties.links.items.type,parentSchema:schema11.properties.spec.properties.descriptor.properties.links.items,data:data21};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
else {
const err30 = {instancePath:instancePath+"/spec/descriptor/links",schemaPath:"#/properties/spec/properties/descriptor/properties/links/type",keyword:"type",params:{type: "array"},schema:schema11.properties.spec.properties.descriptor.properties.links.type,parentSchema:schema11.properties.spec.properties.descriptor.properties.links,data:data20};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
else {
const err31 = {instancePath:instancePath+"/spec/descriptor",schemaPath:"#/properties/spec/properties/descriptor/type",keyword:"type",params:{type: "object"},schema:schema11.properties.spec.properties.descriptor.type,parentSchema:schema11.properties.spec.properties.descriptor,data:data16};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
else {
const err32 = {instancePath:instancePath+"/spec",schemaPath:"#/properties/spec/type",keyword:"type",params:{type: "object"},schema:schema11.properties.spec.type,parentSchema:schema11.properties.spec,data:data9};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.status !== undefined && func0.call(data, "status")){
let data24 = data.status;
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
if((data24.observedGeneration === undefined) || (!(func0.call(data24, "observedGeneration")))){
const err33 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/required",keyword:"required",params:{missingProperty: "observedGeneration"},schema:schema11.properties.status.required,parentSchema:schema11.properties.status,data:data24};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(data24.observedGeneration !== undefined && func0.call(data24, "observedGeneration")){
let data25 = data24.observedGeneration;
if(!(((typeof data25 == "number") && (!(data25 % 1) && !isNaN(data25))) && (isFinite(data25)))){
const err34 = {instancePath:instancePath+"/status/observedGeneration",schemaPath:"#/properties/status/properties/observedGeneration/type",keyword:"type",params:{type: "integer"},schema:schema11.properties.status.properties.observedGeneration.type,parentSchema:schema11.properties.status.properties.observedGeneration,data:data25};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data24.conditions !== undefined && func0.call(data24, "conditions")){
let data26 = data24.conditions;
if(Array.isArray(data26)){
const len2 = data26.length;
for(let i2=0; i2<len2; i2++){
let data27 = data26[i2];
if(data27 && typeof data27 == "object" && !Array.isArray(data27)){
if((data27.type === undefined) || (!(func0.call(data27, "type")))){
const err35 = {instancePath:instancePath+"/status/conditions/" + i2,schemaPath:"#/properties/status/properties/conditions/items/required",keyword:"required",params:{missingProperty: "type"},schema:schema11.properties.status.properties.conditions.items.required,parentSchema:schema11.properties.status.properties.conditions.items,data:data27};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if((data27.status === undefined) || (!(func0.call(data27, "status")))){
const err36 = {instancePath:instancePath+"/status/conditions/" + i2,schemaPath:"#/properties/status/properties/conditions/items/required",keyword:"required",params:{missingProperty: "status"},schema:schema11.properties.status.properties.conditions.items.required,parentSchema:schema11.properties.status.properties.conditions.items,data:data27};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(data27.type !== undefined && func0.call(data27, "type")){
let data28 = data27.type;
if(typeof data28 !== "string"){
const err37 = {instancePath:instancePath+"/status/conditions/" + i2+"/type",schemaPath:"#/properties/status/properties/conditions/items/properties/type/type",keyword:"type",params:{type: "string"},schema:schema11.properties.status.properties.conditions.items.properties.type.type,parentSchema:schema11.properties.status.properties.conditions.items.properties.type,data:data28};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data27.status !== undefined && func0.call(data27, "status")){
let data29 = data27.status;
if(typeof data29 !== "string"){
const err38 = {instancePath:instancePath+"/status/conditions/" + i2+"/status",schemaPath:"#/properties/status/properties/conditions/items/properties/status/type",keyword:"type",params:{type: "string"},schema:schema11.properties.status.properties.conditions.items.properties.status.type,parentSchema:schema11.properties.status.properties.conditions.items.properties.status,data:data29};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data27.reason !== undefined && func0.call(data27, "reason")){
let data30 = data27.reason;
if(typeof data30 !== "string"){
const err39 = {instancePath:instancePath+"/status/conditions/" + i2+"/reason",schemaPath:"#/properties/status/properties/conditions/items/properties/reason/type",keyword:"type",params:{type: "string"},schema:schema11.properties.status.properties.conditions.items.properties.reason.type,parentSchema:schema11.properties.status.properties.conditions.items.properties.reason,data:data30};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data27.message !== undefined && func0.call(data27, "message")){
let data31 = data27.message;
if(typeof data31 !== "string"){
const err40 = {instancePath:instancePath+"/status/conditions/" + i2+"/message",schemaPath:"#/properties/status/properties/conditions/items/properties/message/type",keyword:"type",params:{type: "string"},schema:schema11.properties.status.properties.conditions.items.properties.message.type,parentSchema:schema11.properties.status.properties.conditions.items.properties.message,data:data31};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data27.lastTransitionTime !== undefined && func0.call(data27, "lastTransitionTime")){
let data32 = data27.lastTransitionTime;
if(typeof data32 === "string"){
if(!pattern0.test(data32)){
const err41 = {instancePath:instancePath+"/status/conditions/" + i2+"/lastTransitionTime",schemaPath:"#/properties/status/properties/conditions/items/properties/lastTransitionTime/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt][0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?([Zz]|[+-][0-9]{2}:[0-9]{2})$"},schema:"^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt][0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?([Zz]|[+-][0-9]{2}:[0-9]{2})$",parentSchema:schema11.properties.status.properties.conditions.items.properties.lastTransitionTime,data:data32};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
else {
const err42 = {instancePath:instancePath+"/status/conditions/" + i2+"/lastTransitionTime",schemaPath:"#/properties/status/properties/conditions/items/properties/lastTransitionTime/type",keyword:"type",params:{type: "string"},schema:schema11.properties.status.properties.conditions.items.properties.lastTransitionTime.type,parentSchema:schema11.properties.status.properties.conditions.items.properties.lastTransitionTime,data:data32};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
}
else {
const err43 = {instancePath:instancePath+"/status/conditions/" + i2,schemaPath:"#/properties/status/properties/conditions/items/type",keyword:"type",params:{type: "object"},schema:schema11.properties.status.properties.conditions.items.type,parentSchema:schema11.properties.status.properties.conditions.items,data:data27};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
}
else {
const err44 = {instancePath:instancePath+"/status/conditions",schemaPath:"#/properties/status/properties/conditions/type",keyword:"type",params:{type: "array"},schema:schema11.properties.status.properties.conditions.type,parentSchema:schema11.properties.status.properties.conditions,data:data26};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data24.resourceStatuses !== undefined && func0.call(data24, "resourceStatuses")){
let data33 = data24.resourceStatuses;
if(Array.isArray(data33)){
const len3 = data33.length;
for(let i3=0; i3<len3; i3++){
let data34 = data33[i3];
if(data34 && typeof data34 == "object" && !Array.isArray(data34)){
if((data34.group === undefined) || (!(func0.call(data34, "group")))){
const err45 = {instancePath:instancePath+"/status/resourceStatuses/" + i3,schemaPath:"#/properties/status/properties/resourceStatuses/items/required",keyword:"required",params:{missingProperty: "group"},schema:schema11.properties.status.properties.resourceStatuses.items.required,parentSchema:schema11.properties.status.properties.resourceStatuses.items,data:data34};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if((data34.kind === undefined) || (!(func0.call(data34, "kind")))){
const err46 = {instancePath:instancePath+"/status/resourceStatuses/" + i3,schemaPath:"#/properties/status/properties/resourceStatuses/items/required",keyword:"required",params:{missingProperty: "kind"},schema:schema11.properties.status.properties.resourceStatuses.items.required,parentSchema:schema11.properties.status.properties.resourceStatuses.items,data:data34};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if((data34.namespace === undefined) || (!(func0.call(data34, "namespace")))){
const err47 = {instancePath:instancePath+"/status/resourceStatuses/" + i3,schemaPath:"#/properties/status/properties/resourceStatuses/items/required",keyword:"required",params:{missingProperty: "namespace"},schema:schema11.properties.status.properties.resourceStatuses.items.required,parentSchema:schema11.properties.status.properties.resourceStatuses.items,data:data34};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if((data34.name === undefined) || (!(func0.call(data34, "name")))){
const err48 = {instancePath:instancePath+"/status/resourceStatuses/" + i3,schemaPath:"#/properties/status/properties/resourceStatuses/items/required",keyword:"required",params:{missingProperty: "name"},schema:schema11.properties.status.properties.resourceStatuses.items.required,parentSchema:schema11.properties.status.properties.resourceStatuses.items,data:data34};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if((data34.status === undefined) || (!(func0.call(data34, "status")))){
const err49 = {instancePath:instancePath+"/status/resourceStatuses/" + i3,schemaPath:"#/properties/status/properties/resourceStatuses/items/required",keyword:"required",params:{missingProperty: "status"},schema:schema11.properties.status.properties.resourceStatuses.items.required,parentSchema:schema11.properties.status.properties.resourceStatuses.items,data:data34};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(data34.group !== undefined && func0.call(data34, "group")){
let data35 = data34.group;
if(typeof data35 !== "string"){
const err50 = {instancePath:instancePath+"/status/resourceStatuses/" + i3+"/group",schemaPath:"#/properties/status/properties/resourceStatuses/items/properties/group/type",keyword:"type",params:{type: "string"},schema:schema11.properties.status.properties.resourceStatuses.items.properties.group.type,parentSchema:schema11.properties.status.properties.resourceStatuses.items.properties.group,data:data35};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data34.kind !== undefined && func0.call(data34, "kind")){
let data36 = data34.kind;
if(typeof data36 !== "string"){
const err51 = {instancePath:instancePath+"/status/resourceStatuses/" + i3+"/kind",schemaPath:"#/properties/status/properties/resourceStatuses/items/properties/kind/type",keyword:"type",params:{type: "string"},schema:schema11.properties.status.properties.resourceStatuses.items.properties.kind.type,parentSchema:schema11.properties.status.properties.resourceStatuses.items.properties.kind,data:data36};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data34.namespace !== undefined && func0.call(data34, "namespace")){
let data37 = data34.namespace;
if(typeof data37 !== "string"){
const err52 = {instancePath:instancePath+"/status/resourceStatuses/" + i3+"/namespace",schemaPath:"#/properties/status/properties/resourceStatuses/items/properties/namespace/type",keyword:"type",params:{type: "string"},schema:schema11.properties.status.properties.resourceStatuses.items.properties.namespace.type,parentSchema:schema11.properties.status.properties.resourceStatuses.items.properties.namespace,data:data37};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data34.name !== undefined && func0.call(data34, "name")){
let data38 = data34.name;
if(typeof data38 !== "string"){
const err53 = {instancePath:instancePath+"/status/resourceStatuses/" + i3+"/name",schemaPath:"#/properties/status/properties/resourceStatuses/items/properties/name/type",keyword:"type",params:{type: "string"},schema:schema11.properties.status.properties.resourceStatuses.items.properties.name.type,parentSchema:schema11.properties.status.properties.resourceStatuses.items.properties.name,data:data38};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data34.status !== undefined && func0.call(data34, "status")){
let data39 = data34.status;
if(typeof data39 !== "string"){
const err54 = {instancePath:instancePath+"/status/resourceStatuses/" + i3+"/status",schemaPath:"#/properties/status/properties/resourceStatuses/items/properties/status/type",keyword:"type",params:{type: "string"},schema:schema11.properties.status.properties.resourceStatuses.items.properties.status.type,parentSchema:schema11.properties.status.properties.resourceStatuses.items.properties.status,data:data39};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data34.sourceHash !== undefined && func0.call(data34, "sourceHash")){
let data40 = data34.sourceHash;
if(typeof data40 !== "string"){
const err55 = {instancePath:instancePath+"/status/resourceStatuses/" + i3+"/sourceHash",schemaPath:"#/properties/status/properties/resourceStatuses/items/properties/sourceHash/type",keyword:"type",params:{type: "string"},schema:schema11.properties.status.properties.resourceStatuses.items.properties.sourceHash.type,parentSchema:schema11.properties.status.properties.resourceStatuses.items.properties.sourceHash,data:data40};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data34.strategy !== undefined && func0.call(data34, "strategy")){
let data41 = data34.strategy;
if(typeof data41 !== "string"){
const err56 = {instancePath:instancePath+"/status/resourceStatuses/" + i3+"/strategy",schemaPath:"#/properties/status/properties/resourceStatuses/items/properties/strategy/type",keyword:"type",params:{type: "string"},schema:schema11.properties.status.properties.resourceStatuses.items.properties.strategy.type,parentSchema:schema11.properties.status.properties.resourceStatuses.items.properties.strategy,data:data41};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data34.actuation !== undefined && func0.call(data34, "actuation")){
let data42 = data34.actuation;
if(typeof data42 !== "string"){
const err57 = {instancePath:instancePath+"/status/resourceStatuses/" + i3+"/actuation",schemaPath:"#/properties/status/properties/resourceStatuses/items/properties/actuation/type",keyword:"type",params:{type: "string"},schema:schema11.properties.status.properties.resourceStatuses.items.properties.actuation.type,parentSchema:schema11.properties.status.properties.resourceStatuses.items.properties.actuation,data:data42};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
if(data34.reconcile !== undefined && func0.call(data34, "reconcile")){
let data43 = data34.reconcile;
if(typeof data43 !== "string"){
const err58 = {instancePath:instancePath+"/status/resourceStatuses/" + i3+"/reconcile",schemaPath:"#/properties/status/properties/resourceStatuses/items/properties/reconcile/type",keyword:"type",params:{type: "string"},schema:schema11.properties.status.properties.resourceStatuses.items.properties.reconcile.type,parentSchema:schema11.properties.status.properties.resourceStatuses.items.properties.reconcile,data:data43};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data34.conditions !== undefined && func0.call(data34, "conditions")){
let data44 = data34.conditions;
if(Array.isArray(data44)){
const len4 = data44.length;
for(let i4=0; i4<len4; i4++){
let data45 = data44[i4];
if(data45 && typeof data45 == "object" && !Array.isArray(data45)){
if((data45.type === undefined) || (!(func0.call(data45, "type")))){
const err59 = {instancePath:instancePath+"/status/resourceStatuses/" + i3+"/conditions/" + i4,schemaPath:"#/properties/status/properties/resourceStatuses/items/properties/conditions/items/required",keyword:"required",params:{missingProperty: "type"},schema:schema11.properties.status.properties.resourceStatuses.items.properties.conditions.items.required,parentSchema:schema11.properties.status.properties.resourceStatuses.items.properties.conditions.items,data:data45};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
if((data45.status === undefined) || (!(func0.call(data45, "status")))){
const err60 = {instancePath:instancePath+"/status/resourceStatuses/" + i3+"/conditions/" + i4,schemaPath:"#/properties/status/properties/resourceStatuses/items/properties/conditions/items/required",keyword:"required",params:{missingProperty: "status"},schema:schema11.properties.status.properties.resourceStatuses.items.properties.conditions.items.required,parentSchema:schema11.properties.status.properties.resourceStatuses.items.properties.conditions.items,data:data45};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
if(data45.type !== undefined && func0.call(data45, "type")){
let data46 = data45.type;
if(typeof data46 !== "string"){
const err61 = {instancePath:instancePath+"/status/resourceStatuses/" + i3+"/conditions/" + i4+"/type",schemaPath:"#/properties/status/properties/resourceStatuses/items/properties/conditions/items/properties/type/type",keyword:"type",params:{type: "string"},schema:schema11.properties.status.properties.resourceStatuses.items.properties.conditions.items.properties.type.type,parentSchema:schema11.properties.status.properties.resourceStatuses.items.properties.conditions.items.properties.type,data:data46};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
if(data45.status !== undefined && func0.call(data45, "status")){
let data47 = data45.status;
if(typeof data47 !== "string"){
const err62 = {instancePath:instancePath+"/status/resourceStatuses/" + i3+"/conditions/" + i4+"/status",schemaPath:"#/properties/status/properties/resourceStatuses/items/properties/conditions/items/properties/status/type",keyword:"type",params:{type: "string"},schema:schema11.properties.status.properties.resourceStatuses.items.properties.conditions.items.properties.status.type,parentSchema:schema11.properties.status.properties.resourceStatuses.items.properties.conditions.items.properties.status,data:data47};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
if(data45.reason !== undefined && func0.call(data45, "reason")){
let data48 = data45.reason;
if(typeof data48 !== "string"){
const err63 = {instancePath:instancePath+"/status/resourceStatuses/" + i3+"/conditions/" + i4+"/reason",schemaPath:"#/properties/status/properties/resourceStatuses/items/properties/conditions/items/properties/reason/type",keyword:"type",params:{type: "string"},schema:schema11.properties.status.properties.resourceStatuses.items.properties.conditions.items.properties.reason.type,parentSchema:schema11.properties.status.properties.resourceStatuses.items.properties.conditions.items.properties.reason,data:data48};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
if(data45.message !== undefined && func0.call(data45, "message")){
let data49 = data45.message;
if(typeof data49 !== "string"){
const err64 = {instancePath:instancePath+"/status/resourceStatuses/" + i3+"/conditions/" + i4+"/message",schemaPath:"#/properties/status/properties/resourceStatuses/items/properties/conditions/items/properties/message/type",keyword:"type",params:{type: "string"},schema:schema11.properties.status.properties.resourceStatuses.items.properties.conditions.items.properties.message.type,parentSchema:schema11.properties.status.properties.resourceStatuses.items.properties.conditions.items.properties.message,data:data49};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
if(data45.lastTransitionTime !== undefined && func0.call(data45, "lastTransitionTime")){
let data50 = data45.lastTransitionTime;
if(typeof data50 === "string"){
if(!pattern0.test(data50)){
const err65 = {instancePath:instancePath+"/status/resourceStatuses/" + i3+"/conditions/" + i4+"/lastTransitionTime",schemaPath:"#/properties/status/properties/resourceStatuses/items/properties/conditions/items/properties/lastTransitionTime/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt][0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?([Zz]|[+-][0-9]{2}:[0-9]{2})$"},schema:"^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt][0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?([Zz]|[+-][0-9]{2}:[0-9]{2})$",parentSchema:schema11.properties.status.properties.resourceStatuses.items.properties.conditions.items.properties.lastTransitionTime,data:data50};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
else {
const err66 = {instancePath:instancePath+"/status/resourceStatuses/" + i3+"/conditions/" + i4+"/lastTransitionTime",schemaPath:"#/properties/status/properties/resourceStatuses/items/properties/conditions/items/properties/lastTransitionTime/type",keyword:"type",params:{type: "string"},schema:schema11.properties.status.properties.resourceStatuses.items.properties.conditions.items.properties.lastTransitionTime.type,parentSchema:schema11.properties.status.properties.resourceStatuses.items.properties.conditions.items.properties.lastTransitionTime,data:data50};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
}
else {
const err67 = {instancePath:instancePath+"/status/resourceStatuses/" + i3+"/conditions/" + i4,schemaPath:"#/properties/status/properties/resourceStatuses/items/properties/conditions/items/type",keyword:"type",params:{type: "object"},schema:schema11.properties.status.properties.resourceStatuses.items.properties.conditions.items.type,parentSchema:schema11.properties.status.properties.resourceStatuses.items.properties.conditions.items,data:data45};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
}
else {
const err68 = {instancePath:instancePath+"/status/resourceStatuses/" + i3+"/conditions",schemaPath:"#/properties/status/properties/resourceStatuses/items/properties/conditions/type",keyword:"type",params:{type: "array"},schema:schema11.properties.status.properties.resourceStatuses.items.properties.conditions.type,parentSchema:schema11.properties.status.properties.resourceStatuses.items.properties.conditions,data:data44};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
}
else {
const err69 = {instancePath:instancePath+"/status/resourceStatuses/" + i3,schemaPath:"#/properties/status/properties/resourceStatuses/items/type",keyword:"type",params:{type: "object"},schema:schema11.properties.status.properties.resourceStatuses.items.type,parentSchema:schema11.properties.status.properties.resourceStatuses.items,data:data34};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
}
else {
const err70 = {instancePath:instancePath+"/status/resourceStatuses",schemaPath:"#/properties/status/properties/resourceStatuses/type",keyword:"type",params:{type: "array"},schema:schema11.properties.status.properties.resourceStatuses.type,parentSchema:schema11.properties.status.properties.resourceStatuses,data:data33};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
}
else {
const err71 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "object"},schema:schema11.properties.status.type,parentSchema:schema11.properties.status,data:data24};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
}
else {
const err72 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema11.type,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

export const check: Check = validate10;
