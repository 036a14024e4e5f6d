// @ts-nocheck
// Generated from schemas/kpt.dev/resource-group.schema.json by `npm run gen`. Do not edit.
import type { Check } from "../problems.ts";
import { codePoints as func51 } from "../runtime.ts";

const schema11 = {"type":"object","required":["apiVersion","kind"],"properties":{"apiVersion":{"type":"string","enum":["kpt.dev/v1alpha1"]},"kind":{"type":"string","enum":["ResourceGroup"]},"metadata":{"type":"object","properties":{"name":{"type":"string","minLength":1},"namespace":{"type":"string"},"labels":{"type":"object","additionalProperties":{"type":"string"}},"annotations":{"type":"object","additionalProperties":{"type":"string"}}}},"spec":{"type":"object","properties":{"resources":{"type":"array","items":{"type":"object","required":["group","kind","namespace","name"],"properties":{"group":{"type":"string"},"kind":{"type":"string"},"namespace":{"type":"string"},"name":{"type":"string"}}}},"subgroups":{"type":"array","items":{"type":"object","required":["namespace","name"],"properties":{"namespace":{"type":"string"},"name":{"type":"string"}}}},"descriptor":{"type":"object","properties":{"type":{"type":"string"},"revision":{"type":"string"},"description":{"type":"string"},"links":{"type":"array","items":{"type":"object","properties":{"description":{"type":"string"},"url":{"type":"string"}}}}}}}},"status":{"type":"object","properties":{"observedGeneration":{"type":"integer"},"conditions":{"type":"array","items":{"type":"object","required":["type","status"],"properties":{"type":{"type":"string"},"status":{"type":"string"},"reason":{"type":"string"},"message":{"type":"string"},"lastTransitionTime":{"type":"string","pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt][0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?([Zz]|[+-][0-9]{2}:[0-9]{2})$","x-landfall-expects":"an RFC 3339 time such as \"2026-11-21T07:00:00Z\""}}}},"resourceStatuses":{"type":"array","items":{"type":"object","required":["group","kind","namespace","name","status"],"properties":{"group":{"type":"string"},"kind":{"type":"string"},"namespace":{"type":"string"},"name":{"type":"string"},"status":{"type":"string"},"sourceHash":{"type":"string"},"strategy":{"type":"string"},"actuation":{"type":"string"},"reconcile":{"type":"string"},"conditions":{"type":"array","items":{"type":"object","required":["type","status"],"properties":{"type":{"type":"string"},"status":{"type":"string"},"reason":{"type":"string"},"message":{"type":"string"},"lastTransitionTime":{"type":"string","pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt][0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?([Zz]|[+-][0-9]{2}:[0-9]{2})$","x-landfall-expects":"an RFC 3339 time such as \"2026-11-21T07:00:00Z\""}}}}}}},"subgroupStatuses":{"type":"array","items":{"type":"object","required":["namespace","name","status"],"properties":{"namespace":{"type":"string"},"name":{"type":"string"},"status":{"type":"string"},"conditions":{"type":"array","items":{"type":"object","required":["type","status"],"properties":{"type":{"type":"string"},"status":{"type":"string"},"reason":{"type":"string"},"message":{"type":"string"},"lastTransitionTime":{"type":"string","pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt][0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?([Zz]|[+-][0-9]{2}:[0-9]{2})$","x-landfall-expects":"an RFC 3339 time such as \"2026-11-21T07:00:00Z\""}}}}}}}}}}};
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
if(data9.subgroups !== undefined && func0.call(data9, "subgroups")){
let data16 = data9.subgroups;
if(Array.isArray(data16)){
const len1 = data16.length;
for(let i1=0; i1<len1; i1++){
let data17 = data16[i1];
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
if((data17.namespace === undefined) || (!(func0.call(data17, "namespace")))){
const err24 = {instancePath:instancePath+"/spec/subgroups/" + i1,schemaPath:"#/properties/spec/properties/subgroups/items/required",keyword:"required",params:{missingProperty: "namespace"},schema:schema11.properties.spec.properties.subgroups.items.required,parentSchema:schema11.properties.spec.properties.subgroups.items,data:data17};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if((data17.name === undefined) || (!(func0.call(data17, "name")))){
const err25 = {instancePath:instancePath+"/spec/subgroups/" + i1,schemaPath:"#/properties/spec/properties/subgroups/items/required",keyword:"required",params:{missingProperty: "name"},schema:schema11.properties.spec.properties.subgroups.items.required,parentSchema:schema11.properties.spec.properties.subgroups.items,data:data17};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data17.namespace !== undefined && func0.call(data17, "namespace")){
let data18 = data17.namespace;
if(typeof data18 !== "string"){
const err26 = {instancePath:instancePath+"/spec/subgroups/" + i1+"/namespace",schemaPath:"#/properties/spec/properties/subgroups/items/properties/namespace/type",keyword:"type",params:{type: "string"},schema:schema11.properties.spec.properties.subgroups.items.properties.namespace.type,parentSchema:schema11.properties.spec.properties.subgroups.items.properties.namespace,data:data18};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data17.name !== undefined && func0.call(data17, "name")){
let data19 = data17.name;
if(typeof data19 !== "string"){
const err27 = {instancePath:instancePath+"/spec/subgroups/" + i1+"/name",schemaPath:"#/properties/spec/properties/subgroups/items/properties/name/type",keyword:"type",params:{type: "string"},schema:schema11.properties.spec.properties.subgroups.items.properties.name.type,parentSchema:schema11.properties.spec.properties.subgroups.items.properties.name,data:data19};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
else {
const err28 = {instancePath:instancePath+"/spec/subgroups/" + i1,schemaPath:"#/properties/spec/properties/subgroups/items/type",keyword:"type",params:{type: "object"},schema:schema11.properties.spec.properties.subgroups.items.type,parentSchema:schema11.properties.spec.properties.subgroups.items,data:data17};
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
const err29 = {instancePath:instancePath+"/spec/subgroups",schemaPath:"#/properties/spec/properties/subgroups/type",keyword:"type",params:{type: "array"},schema:schema11.properties.spec.properties.subgroups.type,parentSchema:schema11.properties.spec.properties.subgroups,data:data16};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data9.descriptor !== undefined && func0.call(data9, "descriptor")){
let data20 = data9.descriptor;
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
if(data20.type !== undefined && func0.call(data20, "type")){
let data21 = data20.type;
if(typeof data21 !== "string"){
const err30 = {instancePath:instancePath+"/spec/descriptor/type",schemaPath:"#/properties/spec/properties/descriptor/properties/type/type",keyword:"type",params:{type: "string"},schema:schema11.properties.spec.properties.descriptor.properties.type.type,parentSchema:schema11.properties.spec.properties.descriptor.properties.type,data:data21};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data20.revision !== undefined && func0.call(data20, "revision")){
let data22 = data20.revision;
if(typeof data22 !== "string"){
const err31 = {instancePath:instancePath+"/spec/descriptor/revision",schemaPath:"#/properties/spec/properties/descriptor/properties/revision/type",keyword:"type",params:{type: "string"},schema:schema11.properties.spec.properties.descriptor.properties.revision.type,parentSchema:schema11.properties.spec.properties.descriptor.properties.revision,data:data22};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data20.description !== undefined && func0.call(data20, "description")){
let data23 = data20.description;
if(typeof data23 !== "string"){
const err32 = {instancePath:instancePath+"/spec/descriptor/description",schemaPath:"#/properties/spec/properties/descriptor/properties/description/type",keyword:"type",params:{type: "string"},schema:schema11.properties.spec.properties.descriptor.properties.description.type,parentSchema:schema11.properties.spec.properties.descriptor.properties.description,data:data23};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
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
let data26 = data25.description;
if(typeof data26 !== "string"){
const err33 = {instancePath:instancePath+"/spec/descriptor/links/" + i2+"/description",schemaPath:"#/properties/spec/properties/descriptor/properties/links/items/properties/description/type",keyword:"type",params:{type: "string"},schema:schema11.properties.spec.properties.descriptor.properties.links.items.properties.description.type,parentSchema:schema11.properties.spec.properties.descriptor.properties.links.items.properties.description,data:data26};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data25.url !== undefined && func0.call(data25, "url")){
let data27 = data25.url;
if(typeof data27 !== "string"){
const err34 = {instancePath:instancePath+"/spec/descriptor/links/" + i2+"/url",schemaPath:"#/properties/spec/properties/descriptor/properties/links/items/properties/url/type",keyword:"type",params:{type: "string"},schema:schema11.properties.spec.properties.descriptor.properties.links.items.properties.url.type,parentSchema:schema11.properties.spec.properties.descriptor.properties.links.items.properties.url,data:data27};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
}
else {
const err35 = {instancePath:instancePath+"/spec/descriptor/links/" + i2,schemaPath:"#/properties/spec/properties/descriptor/properties/links/items/type",keyword:"type",params:{type: "object"},schema:schema11.properties.spec.properties.descriptor.properties.links.items.type,parentSchema:schema11.properties.spec.properties.descriptor.properties.links.items,data:data25};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
}
else {
const err36 = {instancePath:instancePath+"/spec/descriptor/links",schemaPath:"#/properties/spec/properties/descriptor/properties/links/type",keyword:"type",params:{type: "array"},schema:schema11.properties.spec.properties.descriptor.properties.links.type,parentSchema:schema11.properties.spec.properties.descriptor.properties.links,data:data24};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
}
else {
const err37 = {instancePath:instancePath+"/spec/descriptor",schemaPath:"#/properties/spec/properties/descriptor/type",keyword:"type",params:{type: "object"},schema:schema11.properties.spec.properties.descriptor.type,parentSchema:schema11.properties.spec.properties.descriptor,data:data20};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
}
else {
const err38 = {instancePath:instancePath+"/spec",schemaPath:"#/properties/spec/type",keyword:"type",params:{type: "object"},schema:schema11.properties.spec.type,parentSchema:schema11.properties.spec,data:data9};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data.status !== undefined && func0.call(data, "status")){
let data28 = data.status;
if(data28 && typeof data28 == "object" && !Array.isArray(data28)){
if(data28.observedGeneration !== undefined && func0.call(data28, "observedGeneration")){
let data29 = data28.observedGeneration;
if(!(((typeof data29 == "number") && (!(data29 % 1) && !isNaN(data29))) && (isFinite(data29)))){
const err39 = {instancePath:instancePath+"/status/observedGeneration",schemaPath:"#/properties/status/properties/observedGeneration/type",keyword:"type",params:{type: "integer"},schema:schema11.properties.status.properties.observedGeneration.type,parentSchema:schema11.properties.status.properties.observedGeneration,data:data29};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data28.conditions !== undefined && func0.call(data28, "conditions")){
let data30 = data28.conditions;
if(Array.isArray(data30)){
const len3 = data30.length;
for(let i3=0; i3<len3; i3++){
let data31 = data30[i3];
if(data31 && typeof data31 == "object" && !Array.isArray(data31)){
if((data31.type === undefined) || (!(func0.call(data31, "type")))){
const err40 = {instancePath:instancePath+"/status/conditions/" + i3,schemaPath:"#/properties/status/properties/conditions/items/required",keyword:"required",params:{missingProperty: "type"},schema:schema11.properties.status.properties.conditions.items.required,parentSchema:schema11.properties.status.properties.conditions.items,data:data31};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if((data31.status === undefined) || (!(func0.call(data31, "status")))){
const err41 = {instancePath:instancePath+"/status/conditions/" + i3,schemaPath:"#/properties/status/properties/conditions/items/required",keyword:"required",params:{missingProperty: "status"},schema:schema11.properties.status.properties.conditions.items.required,parentSchema:schema11.properties.status.properties.conditions.items,data:data31};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(data31.type !== undefined && func0.call(data31, "type")){
let data32 = data31.type;
if(typeof data32 !== "string"){
const err42 = {instancePath:instancePath+"/status/conditions/" + i3+"/type",schemaPath:"#/properties/status/properties/conditions/items/properties/type/type",keyword:"type",params:{type: "string"},schema:schema11.properties.status.properties.conditions.items.properties.type.type,parentSchema:schema11.properties.status.properties.conditions.items.properties.type,data:data32};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data31.status !== undefined && func0.call(data31, "status")){
let data33 = data31.status;
if(typeof data33 !== "string"){
const err43 = {instancePath:instancePath+"/status/conditions/" + i3+"/status",schemaPath:"#/properties/status/properties/conditions/items/properties/status/type",keyword:"type",params:{type: "string"},schema:schema11.properties.status.properties.conditions.items.properties.status.type,parentSchema:schema11.properties.status.properties.conditions.items.properties.status,data:data33};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data31.reason !== undefined && func0.call(data31, "reason")){
let data34 = data31.reason;
if(typeof data34 !== "string"){
const err44 = {instancePath:instancePath+"/status/conditions/" + i3+"/reason",schemaPath:"#/properties/status/properties/conditions/items/properties/reason/type",keyword:"type",params:{type: "string"},schema:schema11.properties.status.properties.conditions.items.properties.reason.type,parentSchema:schema11.properties.status.properties.conditions.items.properties.reason,data:data34};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data31.message !== undefined && func0.call(data31, "message")){
let data35 = data31.message;
if(typeof data35 !== "string"){
const err45 = {instancePath:instancePath+"/status/conditions/" + i3+"/message",schemaPath:"#/properties/status/properties/conditions/items/properties/message/type",keyword:"type",params:{type: "string"},schema:schema11.properties.status.properties.conditions.items.properties.message.type,parentSchema:schema11.properties.status.properties.conditions.items.properties.message,data:data35};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data31.lastTransitionTime !== undefined && func0.call(data31, "lastTransitionTime")){
let data36 = data31.lastTransitionTime;
if(typeof data36 === "string"){
if(!pattern0.test(data36)){
const err46 = {instancePath:instancePath+"/status/conditions/" + i3+"/lastTransitionTime",schemaPath:"#/properties/status/properties/conditions/items/properties/lastTransitionTime/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt][0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?([Zz]|[+-][0-9]{2}:[0-9]{2})$"},schema:"^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt][0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?([Zz]|[+-][0-9]{2}:[0-9]{2})$",parentSchema:schema11.properties.status.properties.conditions.items.properties.lastTransitionTime,data:data36};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
else {
const err47 = {instancePath:instancePath+"/status/conditions/" + i3+"/lastTransitionTime",schemaPath:"#/properties/status/properties/conditions/items/properties/lastTransitionTime/type",keyword:"type",params:{type: "string"},schema:schema11.properties.status.properties.conditions.items.properties.lastTransitionTime.type,parentSchema:schema11.properties.status.properties.conditions.items.properties.lastTransitionTime,data:data36};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
}
else {
const err48 = {instancePath:instancePath+"/status/conditions/" + i3,schemaPath:"#/properties/status/properties/conditions/items/type",keyword:"type",params:{type: "object"},schema:schema11.properties.status.properties.conditions.items.type,parentSchema:schema11.properties.status.properties.conditions.items,data:data31};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
}
else {
const err49 = {instancePath:instancePath+"/status/conditions",schemaPath:"#/properties/status/properties/conditions/type",keyword:"type",params:{type: "array"},schema:schema11.properties.status.properties.conditions.type,parentSchema:schema11.properties.status.properties.conditions,data:data30};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data28.resourceStatuses !== undefined && func0.call(data28, "resourceStatuses")){
let data37 = data28.resourceStatuses;
if(Array.isArray(data37)){
const len4 = data37.length;
for(let i4=0; i4<len4; i4++){
let data38 = data37[i4];
if(data38 && typeof data38 == "object" && !Array.isArray(data38)){
if((data38.group === undefined) || (!(func0.call(data38, "group")))){
const err50 = {instancePath:instancePath+"/status/resourceStatuses/" + i4,schemaPath:"#/properties/status/properties/resourceStatuses/items/required",keyword:"required",params:{missingProperty: "group"},schema:schema11.properties.status.properties.resourceStatuses.items.required,parentSchema:schema11.properties.status.properties.resourceStatuses.items,data:data38};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if((data38.kind === undefined) || (!(func0.call(data38, "kind")))){
const err51 = {instancePath:instancePath+"/status/resourceStatuses/" + i4,schemaPath:"#/properties/status/properties/resourceStatuses/items/required",keyword:"required",params:{missingProperty: "kind"},schema:schema11.properties.status.properties.resourceStatuses.items.required,parentSchema:schema11.properties.status.properties.resourceStatuses.items,data:data38};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if((data38.namespace === undefined) || (!(func0.call(data38, "namespace")))){
const err52 = {instancePath:instancePath+"/status/resourceStatuses/" + i4,schemaPath:"#/properties/status/properties/resourceStatuses/items/required",keyword:"required",params:{missingProperty: "namespace"},schema:schema11.properties.status.properties.resourceStatuses.items.required,parentSchema:schema11.properties.status.properties.resourceStatuses.items,data:data38};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if((data38.name === undefined) || (!(func0.call(data38, "name")))){
const err53 = {instancePath:instancePath+"/status/resourceStatuses/" + i4,schemaPath:"#/properties/status/properties/resourceStatuses/items/required",keyword:"required",params:{missingProperty: "name"},schema:schema11.properties.status.properties.resourceStatuses.items.required,parentSchema:schema11.properties.status.properties.resourceStatuses.items,data:data38};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
if((data38.status === undefined) || (!(func0.call(data38, "status")))){
const err54 = {instancePath:instancePath+"/status/resourceStatuses/" + i4,schemaPath:"#/properties/status/properties/resourceStatuses/items/required",keyword:"required",params:{missingProperty: "status"},schema:schema11.properties.status.properties.resourceStatuses.items.required,parentSchema:schema11.properties.status.properties.resourceStatuses.items,data:data38};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if(data38.group !== undefined && func0.call(data38, "group")){
let data39 = data38.group;
if(typeof data39 !== "string"){
const err55 = {instancePath:instancePath+"/status/resourceStatuses/" + i4+"/group",schemaPath:"#/properties/status/properties/resourceStatuses/items/properties/group/type",keyword:"type",params:{type: "string"},schema:schema11.properties.status.properties.resourceStatuses.items.properties.group.type,parentSchema:schema11.properties.status.properties.resourceStatuses.items.properties.group,data:data39};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data38.kind !== undefined && func0.call(data38, "kind")){
let data40 = data38.kind;
if(typeof data40 !== "string"){
const err56 = {instancePath:instancePath+"/status/resourceStatuses/" + i4+"/kind",schemaPath:"#/properties/status/properties/resourceStatuses/items/properties/kind/type",keyword:"type",params:{type: "string"},schema:schema11.properties.status.properties.resourceStatuses.items.properties.kind.type,parentSchema:schema11.properties.status.properties.resourceStatuses.items.properties.kind,data:data40};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data38.namespace !== undefined && func0.call(data38, "namespace")){
let data41 = data38.namespace;
if(typeof data41 !== "string"){
const err57 = {instancePath:instancePath+"/status/resourceStatuses/" + i4+"/namespace",schemaPath:"#/properties/status/properties/resourceStatuses/items/properties/namespace/type",keyword:"type",params:{type: "string"},schema:schema11.properties.status.properties.resourceStatuses.items.properties.namespace.type,parentSchema:schema11.properties.status.properties.resourceStatuses.items.properties.namespace,data:data41};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
if(data38.name !== undefined && func0.call(data38, "name")){
let data42 = data38.name;
if(typeof data42 !== "string"){
const err58 = {instancePath:instancePath+"/status/resourceStatuses/" + i4+"/name",schemaPath:"#/properties/status/properties/resourceStatuses/items/properties/name/type",keyword:"type",params:{type: "string"},schema:schema11.properties.status.properties.resourceStatuses.items.properties.name.type,parentSchema:schema11.properties.status.properties.resourceStatuses.items.properties.name,data:data42};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data38.status !== undefined && func0.call(data38, "status")){
let data43 = data38.status;
if(typeof data43 !== "string"){
const err59 = {instancePath:instancePath+"/status/resourceStatuses/" + i4+"/status",schemaPath:"#/properties/status/properties/resourceStatuses/items/properties/status/type",keyword:"type",params:{type: "string"},schema:schema11.properties.status.properties.resourceStatuses.items.properties.status.type,parentSchema:schema11.properties.status.properties.resourceStatuses.items.properties.status,data:data43};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
if(data38.sourceHash !== undefined && func0.call(data38, "sourceHash")){
let data44 = data38.sourceHash;
if(typeof data44 !== "string"){
const err60 = {instancePath:instancePath+"/status/resourceStatuses/" + i4+"/sourceHash",schemaPath:"#/properties/status/properties/resourceStatuses/items/properties/sourceHash/type",keyword:"type",params:{type: "string"},schema:schema11.properties.status.properties.resourceStatuses.items.properties.sourceHash.type,parentSchema:schema11.properties.status.properties.resourceStatuses.items.properties.sourceHash,data:data44};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data38.strategy !== undefined && func0.call(data38, "strategy")){
let data45 = data38.strategy;
if(typeof data45 !== "string"){
const err61 = {instancePath:instancePath+"/status/resourceStatuses/" + i4+"/strategy",schemaPath:"#/properties/status/properties/resourceStatuses/items/properties/strategy/type",keyword:"type",params:{type: "string"},schema:schema11.properties.status.properties.resourceStatuses.items.properties.strategy.type,parentSchema:schema11.properties.status.properties.resourceStatuses.items.properties.strategy,data:data45};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
if(data38.actuation !== undefined && func0.call(data38, "actuation")){
let data46 = data38.actuation;
if(typeof data46 !== "string"){
const err62 = {instancePath:instancePath+"/status/resourceStatuses/" + i4+"/actuation",schemaPath:"#/properties/status/properties/resourceStatuses/items/properties/actuation/type",keyword:"type",params:{type: "string"},schema:schema11.properties.status.properties.resourceStatuses.items.properties.actuation.type,parentSchema:schema11.properties.status.properties.resourceStatuses.items.properties.actuation,data:data46};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
if(data38.reconcile !== undefined && func0.call(data38, "reconcile")){
let data47 = data38.reconcile;
if(typeof data47 !== "string"){
const err63 = {instancePath:instancePath+"/status/resourceStatuses/" + i4+"/reconcile",schemaPath:"#/properties/status/properties/resourceStatuses/items/properties/reconcile/type",keyword:"type",params:{type: "string"},schema:schema11.properties.status.properties.resourceStatuses.items.properties.reconcile.type,parentSchema:schema11.properties.status.properties.resourceStatuses.items.properties.reconcile,data:data47};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
if(data38.conditions !== undefined && func0.call(data38, "conditions")){
let data48 = data38.conditions;
if(Array.isArray(data48)){
const len5 = data48.length;
for(let i5=0; i5<len5; i5++){
let data49 = data48[i5];
if(data49 && typeof data49 == "object" && !Array.isArray(data49)){
if((data49.type === undefined) || (!(func0.call(data49, "type")))){
const err64 = {instancePath:instancePath+"/status/resourceStatuses/" + i4+"/conditions/" + i5,schemaPath:"#/properties/status/properties/resourceStatuses/items/properties/conditions/items/required",keyword:"required",params:{missingProperty: "type"},schema:schema11.properties.status.properties.resourceStatuses.items.properties.conditions.items.required,parentSchema:schema11.properties.status.properties.resourceStatuses.items.properties.conditions.items,data:data49};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
if((data49.status === undefined) || (!(func0.call(data49, "status")))){
const err65 = {instancePath:instancePath+"/status/resourceStatuses/" + i4+"/conditions/" + i5,schemaPath:"#/properties/status/properties/resourceStatuses/items/properties/conditions/items/required",keyword:"required",params:{missingProperty: "status"},schema:schema11.properties.status.properties.resourceStatuses.items.properties.conditions.items.required,parentSchema:schema11.properties.status.properties.resourceStatuses.items.properties.conditions.items,data:data49};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
if(data49.type !== undefined && func0.call(data49, "type")){
let data50 = data49.type;
if(typeof data50 !== "string"){
const err66 = {instancePath:instancePath+"/status/resourceStatuses/" + i4+"/conditions/" + i5+"/type",schemaPath:"#/properties/status/properties/resourceStatuses/items/properties/conditions/items/properties/type/type",keyword:"type",params:{type: "string"},schema:schema11.properties.status.properties.resourceStatuses.items.properties.conditions.items.properties.type.type,parentSchema:schema11.properties.status.properties.resourceStatuses.items.properties.conditions.items.properties.type,data:data50};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
if(data49.status !== undefined && func0.call(data49, "status")){
let data51 = data49.status;
if(typeof data51 !== "string"){
const err67 = {instancePath:instancePath+"/status/resourceStatuses/" + i4+"/conditions/" + i5+"/status",schemaPath:"#/properties/status/properties/resourceStatuses/items/properties/conditions/items/properties/status/type",keyword:"type",params:{type: "string"},schema:schema11.properties.status.properties.resourceStatuses.items.properties.conditions.items.properties.status.type,parentSchema:schema11.properties.status.properties.resourceStatuses.items.properties.conditions.items.properties.status,data:data51};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
if(data49.reason !== undefined && func0.call(data49, "reason")){
let data52 = data49.reason;
if(typeof data52 !== "string"){
const err68 = {instancePath:instancePath+"/status/resourceStatuses/" + i4+"/conditions/" + i5+"/reason",schemaPath:"#/properties/status/properties/resourceStatuses/items/properties/conditions/items/properties/reason/type",keyword:"type",params:{type: "string"},schema:schema11.properties.status.properties.resourceStatuses.items.properties.conditions.items.properties.reason.type,parentSchema:schema11.properties.status.properties.resourceStatuses.items.properties.conditions.items.properties.reason,data:data52};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
if(data49.message !== undefined && func0.call(data49, "message")){
let data53 = data49.message;
if(typeof data53 !== "string"){
const err69 = {instancePath:instancePath+"/status/resourceStatuses/" + i4+"/conditions/" + i5+"/message",schemaPath:"#/properties/status/properties/resourceStatuses/items/properties/conditions/items/properties/message/type",keyword:"type",params:{type: "string"},schema:schema11.properties.status.properties.resourceStatuses.items.properties.conditions.items.properties.message.type,parentSchema:schema11.properties.status.properties.resourceStatuses.items.properties.conditions.items.properties.message,data:data53};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
if(data49.lastTransitionTime !== undefined && func0.call(data49, "lastTransitionTime")){
let data54 = data49.lastTransitionTime;
if(typeof data54 === "string"){
if(!pattern0.test(data54)){
const err70 = {instancePath:instancePath+"/status/resourceStatuses/" + i4+"/conditions/" + i5+"/lastTransitionTime",schemaPath:"#/properties/status/properties/resourceStatuses/items/properties/conditions/items/properties/lastTransitionTime/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt][0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?([Zz]|[+-][0-9]{2}:[0-9]{2})$"},schema:"^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt][0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?([Zz]|[+-][0-9]{2}:[0-9]{2})$",parentSchema:schema11.properties.status.properties.resourceStatuses.items.properties.conditions.items.properties.lastTransitionTime,data:data54};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
else {
const err71 = {instancePath:instancePath+"/status/resourceStatuses/" + i4+"/conditions/" + i5+"/lastTransitionTime",schemaPath:"#/properties/status/properties/resourceStatuses/items/properties/conditions/items/properties/lastTransitionTime/type",keyword:"type",params:{type: "string"},schema:schema11.properties.status.properties.resourceStatuses.items.properties.conditions.items.properties.lastTransitionTime.type,parentSchema:schema11.properties.status.properties.resourceStatuses.items.properties.conditions.items.properties.lastTransitionTime,data:data54};
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
const err72 = {instancePath:instancePath+"/status/resourceStatuses/" + i4+"/conditions/" + i5,schemaPath:"#/properties/status/properties/resourceStatuses/items/properties/conditions/items/type",keyword:"type",params:{type: "object"},schema:schema11.properties.status.properties.resourceStatuses.items.properties.conditions.items.type,parentSchema:schema11.properties.status.properties.resourceStatuses.items.properties.conditions.items,data:data49};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
}
else {
const err73 = {instancePath:instancePath+"/status/resourceStatuses/" + i4+"/conditions",schemaPath:"#/properties/status/properties/resourceStatuses/items/properties/conditions/type",keyword:"type",params:{type: "array"},schema:schema11.properties.status.properties.resourceStatuses.items.properties.conditions.type,parentSchema:schema11.properties.status.properties.resourceStatuses.items.properties.conditions,data:data48};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
}
else {
const err74 = {instancePath:instancePath+"/status/resourceStatuses/" + i4,schemaPath:"#/properties/status/properties/resourceStatuses/items/type",keyword:"type",params:{type: "object"},schema:schema11.properties.status.properties.resourceStatuses.items.type,parentSchema:schema11.properties.status.properties.resourceStatuses.items,data:data38};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
}
else {
const err75 = {instancePath:instancePath+"/status/resourceStatuses",schemaPath:"#/properties/status/properties/resourceStatuses/type",keyword:"type",params:{type: "array"},schema:schema11.properties.status.properties.resourceStatuses.type,parentSchema:schema11.properties.status.properties.resourceStatuses,data:data37};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
if(data28.subgroupStatuses !== undefined && func0.call(data28, "subgroupStatuses")){
let data55 = data28.subgroupStatuses;
if(Array.isArray(data55)){
const len6 = data55.length;
for(let i6=0; i6<len6; i6++){
let data56 = data55[i6];
if(data56 && typeof data56 == "object" && !Array.isArray(data56)){
if((data56.namespace === undefined) || (!(func0.call(data56, "namespace")))){
const err76 = {instancePath:instancePath+"/status/subgroupStatuses/" + i6,schemaPath:"#/properties/status/properties/subgroupStatuses/items/required",keyword:"required",params:{missingProperty: "namespace"},schema:schema11.properties.status.properties.subgroupStatuses.items.required,parentSchema:schema11.properties.status.properties.subgroupStatuses.items,data:data56};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
if((data56.name === undefined) || (!(func0.call(data56, "name")))){
const err77 = {instancePath:instancePath+"/status/subgroupStatuses/" + i6,schemaPath:"#/properties/status/properties/subgroupStatuses/items/required",keyword:"required",params:{missingProperty: "name"},schema:schema11.properties.status.properties.subgroupStatuses.items.required,parentSchema:schema11.properties.status.properties.subgroupStatuses.items,data:data56};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
if((data56.status === undefined) || (!(func0.call(data56, "status")))){
const err78 = {instancePath:instancePath+"/status/subgroupStatuses/" + i6,schemaPath:"#/properties/status/properties/subgroupStatuses/items/required",keyword:"required",params:{missingProperty: "status"},schema:schema11.properties.status.properties.subgroupStatuses.items.required,parentSchema:schema11.properties.status.properties.subgroupStatuses.items,data:data56};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
if(data56.namespace !== undefined && func0.call(data56, "namespace")){
let data57 = data56.namespace;
if(typeof data57 !== "string"){
const err79 = {instancePath:instancePath+"/status/subgroupStatuses/" + i6+"/namespace",schemaPath:"#/properties/status/properties/subgroupStatuses/items/properties/namespace/type",keyword:"type",params:{type: "string"},schema:schema11.properties.status.properties.subgroupStatuses.items.properties.namespace.type,parentSchema:schema11.properties.status.properties.subgroupStatuses.items.properties.namespace,data:data57};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
if(data56.name !== undefined && func0.call(data56, "name")){
let data58 = data56.name;
if(typeof data58 !== "string"){
const err80 = {instancePath:instancePath+"/status/subgroupStatuses/" + i6+"/name",schemaPath:"#/properties/status/properties/subgroupStatuses/items/properties/name/type",keyword:"type",params:{type: "string"},schema:schema11.properties.status.properties.subgroupStatuses.items.properties.name.type,parentSchema:schema11.properties.status.properties.subgroupStatuses.items.properties.name,data:data58};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
if(data56.status !== undefined && func0.call(data56, "status")){
let data59 = data56.status;
if(typeof data59 !== "string"){
const err81 = {instancePath:instancePath+"/status/subgroupStatuses/" + i6+"/status",schemaPath:"#/properties/status/properties/subgroupStatuses/items/properties/status/type",keyword:"type",params:{type: "string"},schema:schema11.properties.status.properties.subgroupStatuses.items.properties.status.type,parentSchema:schema11.properties.status.properties.subgroupStatuses.items.properties.status,data:data59};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
if(data56.conditions !== undefined && func0.call(data56, "conditions")){
let data60 = data56.conditions;
if(Array.isArray(data60)){
const len7 = data60.length;
for(let i7=0; i7<len7; i7++){
let data61 = data60[i7];
if(data61 && typeof data61 == "object" && !Array.isArray(data61)){
if((data61.type === undefined) || (!(func0.call(data61, "type")))){
const err82 = {instancePath:instancePath+"/status/subgroupStatuses/" + i6+"/conditions/" + i7,schemaPath:"#/properties/status/properties/subgroupStatuses/items/properties/conditions/items/required",keyword:"required",params:{missingProperty: "type"},schema:schema11.properties.status.properties.subgroupStatuses.items.properties.conditions.items.required,parentSchema:schema11.properties.status.properties.subgroupStatuses.items.properties.conditions.items,data:data61};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
if((data61.status === undefined) || (!(func0.call(data61, "status")))){
const err83 = {instancePath:instancePath+"/status/subgroupStatuses/" + i6+"/conditions/" + i7,schemaPath:"#/properties/status/properties/subgroupStatuses/items/properties/conditions/items/required",keyword:"required",params:{missingProperty: "status"},schema:schema11.properties.status.properties.subgroupStatuses.items.properties.conditions.items.required,parentSchema:schema11.properties.status.properties.subgroupStatuses.items.properties.conditions.items,data:data61};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
if(data61.type !== undefined && func0.call(data61, "type")){
let data62 = data61.type;
if(typeof data62 !== "string"){
const err84 = {instancePath:instancePath+"/status/subgroupStatuses/" + i6+"/conditions/" + i7+"/type",schemaPath:"#/properties/status/properties/subgroupStatuses/items/properties/conditions/items/properties/type/type",keyword:"type",params:{type: "string"},schema:schema11.properties.status.properties.subgroupStatuses.items.properties.conditions.items.properties.type.type,parentSchema:schema11.properties.status.properties.subgroupStatuses.items.properties.conditions.items.properties.type,data:data62};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
if(data61.status !== undefined && func0.call(data61, "status")){
let data63 = data61.status;
if(typeof data63 !== "string"){
const err85 = {instancePath:instancePath+"/status/subgroupStatuses/" + i6+"/conditions/" + i7+"/status",schemaPath:"#/properties/status/properties/subgroupStatuses/items/properties/conditions/items/properties/status/type",keyword:"type",params:{type: "string"},schema:schema11.properties.status.properties.subgroupStatuses.items.properties.conditions.items.properties.status.type,parentSchema:schema11.properties.status.properties.subgroupStatuses.items.properties.conditions.items.properties.status,data:data63};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
}
if(data61.reason !== undefined && func0.call(data61, "reason")){
let data64 = data61.reason;
if(typeof data64 !== "string"){
const err86 = {instancePath:instancePath+"/status/subgroupStatuses/" + i6+"/conditions/" + i7+"/reason",schemaPath:"#/properties/status/properties/subgroupStatuses/items/properties/conditions/items/properties/reason/type",keyword:"type",params:{type: "string"},schema:schema11.properties.status.properties.subgroupStatuses.items.properties.conditions.items.properties.reason.type,parentSchema:schema11.properties.status.properties.subgroupStatuses.items.properties.conditions.items.properties.reason,data:data64};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
}
if(data61.message !== undefined && func0.call(data61, "message")){
let data65 = data61.message;
if(typeof data65 !== "string"){
const err87 = {instancePath:instancePath+"/status/subgroupStatuses/" + i6+"/conditions/" + i7+"/message",schemaPath:"#/properties/status/properties/subgroupStatuses/items/properties/conditions/items/properties/message/type",keyword:"type",params:{type: "string"},schema:schema11.properties.status.properties.subgroupStatuses.items.properties.conditions.items.properties.message.type,parentSchema:schema11.properties.status.properties.subgroupStatuses.items.properties.conditions.items.properties.message,data:data65};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
if(data61.lastTransitionTime !== undefined && func0.call(data61, "lastTransitionTime")){
let data66 = data61.lastTransitionTime;
if(typeof data66 === "string"){
if(!pattern0.test(data66)){
const err88 = {instancePath:instancePath+"/status/subgroupStatuses/" + i6+"/conditions/" + i7+"/lastTransitionTime",schemaPath:"#/properties/status/properties/subgroupStatuses/items/properties/conditions/items/properties/lastTransitionTime/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt][0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?([Zz]|[+-][0-9]{2}:[0-9]{2})$"},schema:"^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt][0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?([Zz]|[+-][0-9]{2}:[0-9]{2})$",parentSchema:schema11.properties.status.properties.subgroupStatuses.items.properties.conditions.items.properties.lastTransitionTime,data:data66};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
}
else {
const err89 = {instancePath:instancePath+"/status/subgroupStatuses/" + i6+"/conditions/" + i7+"/lastTransitionTime",schemaPath:"#/properties/status/properties/subgroupStatuses/items/properties/conditions/items/properties/lastTransitionTime/type",keyword:"type",params:{type: "string"},schema:schema11.properties.status.properties.subgroupStatuses.items.properties.conditions.items.properties.lastTransitionTime.type,parentSchema:schema11.properties.status.properties.subgroupStatuses.items.properties.conditions.items.properties.lastTransitionTime,data:data66};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
}
}
else {
const err90 = {instancePath:instancePath+"/status/subgroupStatuses/" + i6+"/conditions/" + i7,schemaPath:"#/properties/status/properties/subgroupStatuses/items/properties/conditions/items/type",keyword:"type",params:{type: "object"},schema:schema11.properties.status.properties.subgroupStatuses.items.properties.conditions.items.type,parentSchema:schema11.properties.status.properties.subgroupStatuses.items.properties.conditions.items,data:data61};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
}
}
else {
const err91 = {instancePath:instancePath+"/status/subgroupStatuses/" + i6+"/conditions",schemaPath:"#/properties/status/properties/subgroupStatuses/items/properties/conditions/type",keyword:"type",params:{type: "array"},schema:schema11.properties.status.properties.subgroupStatuses.items.properties.conditions.type,parentSchema:schema11.properties.status.properties.subgroupStatuses.items.properties.conditions,data:data60};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
}
}
else {
const err92 = {instancePath:instancePath+"/status/subgroupStatuses/" + i6,schemaPath:"#/properties/status/properties/subgroupStatuses/items/type",keyword:"type",params:{type: "object"},schema:schema11.properties.status.properties.subgroupStatuses.items.type,parentSchema:schema11.properties.status.properties.subgroupStatuses.items,data:data56};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
}
}
else {
const err93 = {instancePath:instancePath+"/status/subgroupStatuses",schemaPath:"#/properties/status/properties/subgroupStatuses/type",keyword:"type",params:{type: "array"},schema:schema11.properties.status.properties.subgroupStatuses.type,parentSchema:schema11.properties.status.properties.subgroupStatuses,data:data55};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
}
}
else {
const err94 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "object"},schema:schema11.properties.status.type,parentSchema:schema11.properties.status,data:data28};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
}
}
else {
const err95 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema11.type,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

export const check: Check = validate10;
