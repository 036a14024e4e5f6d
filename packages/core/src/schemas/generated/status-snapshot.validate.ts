// @ts-nocheck
// Generated from schemas/landfall.dev/status-snapshot.schema.json by `npm run gen`. Do not edit.
import type { Check } from "../problems.ts";
import { codePoints as func53 } from "../runtime.ts";

const schema11 = {"type":"object","required":["apiVersion","kind","metadata","spec"],"properties":{"apiVersion":{"type":"string","enum":["landfall.dev/v1alpha1"]},"kind":{"type":"string","enum":["StatusSnapshot"]},"metadata":{"type":"object","properties":{"name":{"type":"string","minLength":1},"namespace":{"type":"string"},"labels":{"type":"object","additionalProperties":{"type":"string"}},"annotations":{"type":"object","additionalProperties":{"type":"string"}}}},"spec":{"type":"object","required":["cluster","observedAt","items"],"properties":{"cluster":{"type":"string","minLength":1,"maxLength":253},"observedAt":{"type":"string","pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt][0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?([Zz]|[+-][0-9]{2}:[0-9]{2})$","x-landfall-expects":"an RFC 3339 time such as \"2026-11-21T07:00:00Z\""},"source":{"type":"string","minLength":1,"maxLength":253},"items":{"type":"array","items":{"type":"object","required":["apiVersion","kind"],"properties":{"apiVersion":{"type":"string","minLength":1},"kind":{"type":"string","minLength":1}}}}},"additionalProperties":false}},"additionalProperties":false};
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
if((data.metadata === undefined) || (!(func0.call(data, "metadata")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "metadata"},schema:schema11.required,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((data.spec === undefined) || (!(func0.call(data, "spec")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "spec"},schema:schema11.required,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!((((key0 === "apiVersion") || (key0 === "kind")) || (key0 === "metadata")) || (key0 === "spec"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.apiVersion !== undefined && func0.call(data, "apiVersion")){
let data0 = data.apiVersion;
if(typeof data0 !== "string"){
const err5 = {instancePath:instancePath+"/apiVersion",schemaPath:"#/properties/apiVersion/type",keyword:"type",params:{type: "string"},schema:schema11.properties.apiVersion.type,parentSchema:schema11.properties.apiVersion,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(data0 === "landfall.dev/v1alpha1")){
const err6 = {instancePath:instancePath+"/apiVersion",schemaPath:"#/properties/apiVersion/enum",keyword:"enum",params:{allowedValues: schema11.properties.apiVersion.enum},schema:schema11.properties.apiVersion.enum,parentSchema:schema11.properties.apiVersion,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data1 = data.kind;
if(typeof data1 !== "string"){
const err7 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"},schema:schema11.properties.kind.type,parentSchema:schema11.properties.kind,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(data1 === "StatusSnapshot")){
const err8 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema11.properties.kind.enum},schema:schema11.properties.kind.enum,parentSchema:schema11.properties.kind,data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
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
if(func53(data3) < 1){
const err9 = {instancePath:instancePath+"/metadata/name",schemaPath:"#/properties/metadata/properties/name/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema11.properties.metadata.properties.name,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/metadata/name",schemaPath:"#/properties/metadata/properties/name/type",keyword:"type",params:{type: "string"},schema:schema11.properties.metadata.properties.name.type,parentSchema:schema11.properties.metadata.properties.name,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data2.namespace !== undefined && func0.call(data2, "namespace")){
let data4 = data2.namespace;
if(typeof data4 !== "string"){
const err11 = {instancePath:instancePath+"/metadata/namespace",schemaPath:"#/properties/metadata/properties/namespace/type",keyword:"type",params:{type: "string"},schema:schema11.properties.metadata.properties.namespace.type,parentSchema:schema11.properties.metadata.properties.namespace,data:data4};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data2.labels !== undefined && func0.call(data2, "labels")){
let data5 = data2.labels;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
for(const key1 of Object.keys(data5)){
let data6 = data5[key1];
if(typeof data6 !== "string"){
const err12 = {instancePath:instancePath+"/metadata/labels/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/metadata/properties/labels/additionalProperties/type",keyword:"type",params:{type: "string"},schema:schema11.properties.metadata.properties.labels.additionalProperties.type,parentSchema:schema11.properties.metadata.properties.labels.additionalProperties,data:data6};
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
const err13 = {instancePath:instancePath+"/metadata/labels",schemaPath:"#/properties/metadata/properties/labels/type",keyword:"type",params:{type: "object"},schema:schema11.properties.metadata.properties.labels.type,parentSchema:schema11.properties.metadata.properties.labels,data:data5};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data2.annotations !== undefined && func0.call(data2, "annotations")){
let data7 = data2.annotations;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
for(const key2 of Object.keys(data7)){
let data8 = data7[key2];
if(typeof data8 !== "string"){
const err14 = {instancePath:instancePath+"/metadata/annotations/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/metadata/properties/annotations/additionalProperties/type",keyword:"type",params:{type: "string"},schema:schema11.properties.metadata.properties.annotations.additionalProperties.type,parentSchema:schema11.properties.metadata.properties.annotations.additionalProperties,data:data8};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath:instancePath+"/metadata/annotations",schemaPath:"#/properties/metadata/properties/annotations/type",keyword:"type",params:{type: "object"},schema:schema11.properties.metadata.properties.annotations.type,parentSchema:schema11.properties.metadata.properties.annotations,data:data7};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/type",keyword:"type",params:{type: "object"},schema:schema11.properties.metadata.type,parentSchema:schema11.properties.metadata,data:data2};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.spec !== undefined && func0.call(data, "spec")){
let data9 = data.spec;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if((data9.cluster === undefined) || (!(func0.call(data9, "cluster")))){
const err17 = {instancePath:instancePath+"/spec",schemaPath:"#/properties/spec/required",keyword:"required",params:{missingProperty: "cluster"},schema:schema11.properties.spec.required,parentSchema:schema11.properties.spec,data:data9};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if((data9.observedAt === undefined) || (!(func0.call(data9, "observedAt")))){
const err18 = {instancePath:instancePath+"/spec",schemaPath:"#/properties/spec/required",keyword:"required",params:{missingProperty: "observedAt"},schema:schema11.properties.spec.required,parentSchema:schema11.properties.spec,data:data9};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if((data9.items === undefined) || (!(func0.call(data9, "items")))){
const err19 = {instancePath:instancePath+"/spec",schemaPath:"#/properties/spec/required",keyword:"required",params:{missingProperty: "items"},schema:schema11.properties.spec.required,parentSchema:schema11.properties.spec,data:data9};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
for(const key3 of Object.keys(data9)){
if(!((((key3 === "cluster") || (key3 === "observedAt")) || (key3 === "source")) || (key3 === "items"))){
const err20 = {instancePath:instancePath+"/spec",schemaPath:"#/properties/spec/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},schema:false,parentSchema:schema11.properties.spec,data:data9};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data9.cluster !== undefined && func0.call(data9, "cluster")){
let data10 = data9.cluster;
if(typeof data10 === "string"){
if(func53(data10) > 253){
const err21 = {instancePath:instancePath+"/spec/cluster",schemaPath:"#/properties/spec/properties/cluster/maxLength",keyword:"maxLength",params:{limit: 253},schema:253,parentSchema:schema11.properties.spec.properties.cluster,data:data10};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(func53(data10) < 1){
const err22 = {instancePath:instancePath+"/spec/cluster",schemaPath:"#/properties/spec/properties/cluster/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema11.properties.spec.properties.cluster,data:data10};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/spec/cluster",schemaPath:"#/properties/spec/properties/cluster/type",keyword:"type",params:{type: "string"},schema:schema11.properties.spec.properties.cluster.type,parentSchema:schema11.properties.spec.properties.cluster,data:data10};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data9.observedAt !== undefined && func0.call(data9, "observedAt")){
let data11 = data9.observedAt;
if(typeof data11 === "string"){
if(!pattern0.test(data11)){
const err24 = {instancePath:instancePath+"/spec/observedAt",schemaPath:"#/properties/spec/properties/observedAt/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt][0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?([Zz]|[+-][0-9]{2}:[0-9]{2})$"},schema:"^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt][0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?([Zz]|[+-][0-9]{2}:[0-9]{2})$",parentSchema:schema11.properties.spec.properties.observedAt,data:data11};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/spec/observedAt",schemaPath:"#/properties/spec/properties/observedAt/type",keyword:"type",params:{type: "string"},schema:schema11.properties.spec.properties.observedAt.type,parentSchema:schema11.properties.spec.properties.observedAt,data:data11};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data9.source !== undefined && func0.call(data9, "source")){
let data12 = data9.source;
if(typeof data12 === "string"){
if(func53(data12) > 253){
const err26 = {instancePath:instancePath+"/spec/source",schemaPath:"#/properties/spec/properties/source/maxLength",keyword:"maxLength",params:{limit: 253},schema:253,parentSchema:schema11.properties.spec.properties.source,data:data12};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(func53(data12) < 1){
const err27 = {instancePath:instancePath+"/spec/source",schemaPath:"#/properties/spec/properties/source/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema11.properties.spec.properties.source,data:data12};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/spec/source",schemaPath:"#/properties/spec/properties/source/type",keyword:"type",params:{type: "string"},schema:schema11.properties.spec.properties.source.type,parentSchema:schema11.properties.spec.properties.source,data:data12};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data9.items !== undefined && func0.call(data9, "items")){
let data13 = data9.items;
if(Array.isArray(data13)){
const len0 = data13.length;
for(let i0=0; i0<len0; i0++){
let data14 = data13[i0];
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
if((data14.apiVersion === undefined) || (!(func0.call(data14, "apiVersion")))){
const err29 = {instancePath:instancePath+"/spec/items/" + i0,schemaPath:"#/properties/spec/properties/items/items/required",keyword:"required",params:{missingProperty: "apiVersion"},schema:schema11.properties.spec.properties.items.items.required,parentSchema:schema11.properties.spec.properties.items.items,data:data14};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if((data14.kind === undefined) || (!(func0.call(data14, "kind")))){
const err30 = {instancePath:instancePath+"/spec/items/" + i0,schemaPath:"#/properties/spec/properties/items/items/required",keyword:"required",params:{missingProperty: "kind"},schema:schema11.properties.spec.properties.items.items.required,parentSchema:schema11.properties.spec.properties.items.items,data:data14};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(data14.apiVersion !== undefined && func0.call(data14, "apiVersion")){
let data15 = data14.apiVersion;
if(typeof data15 === "string"){
if(func53(data15) < 1){
const err31 = {instancePath:instancePath+"/spec/items/" + i0+"/apiVersion",schemaPath:"#/properties/spec/properties/items/items/properties/apiVersion/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema11.properties.spec.properties.items.items.properties.apiVersion,data:data15};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
else {
const err32 = {instancePath:instancePath+"/spec/items/" + i0+"/apiVersion",schemaPath:"#/properties/spec/properties/items/items/properties/apiVersion/type",keyword:"type",params:{type: "string"},schema:schema11.properties.spec.properties.items.items.properties.apiVersion.type,parentSchema:schema11.properties.spec.properties.items.items.properties.apiVersion,data:data15};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data14.kind !== undefined && func0.call(data14, "kind")){
let data16 = data14.kind;
if(typeof data16 === "string"){
if(func53(data16) < 1){
const err33 = {instancePath:instancePath+"/spec/items/" + i0+"/kind",schemaPath:"#/properties/spec/properties/items/items/properties/kind/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema11.properties.spec.properties.items.items.properties.kind,data:data16};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
else {
const err34 = {instancePath:instancePath+"/spec/items/" + i0+"/kind",schemaPath:"#/properties/spec/properties/items/items/properties/kind/type",keyword:"type",params:{type: "string"},schema:schema11.properties.spec.properties.items.items.properties.kind.type,parentSchema:schema11.properties.spec.properties.items.items.properties.kind,data:data16};
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
const err35 = {instancePath:instancePath+"/spec/items/" + i0,schemaPath:"#/properties/spec/properties/items/items/type",keyword:"type",params:{type: "object"},schema:schema11.properties.spec.properties.items.items.type,parentSchema:schema11.properties.spec.properties.items.items,data:data14};
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
const err36 = {instancePath:instancePath+"/spec/items",schemaPath:"#/properties/spec/properties/items/type",keyword:"type",params:{type: "array"},schema:schema11.properties.spec.properties.items.type,parentSchema:schema11.properties.spec.properties.items,data:data13};
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
const err37 = {instancePath:instancePath+"/spec",schemaPath:"#/properties/spec/type",keyword:"type",params:{type: "object"},schema:schema11.properties.spec.type,parentSchema:schema11.properties.spec,data:data9};
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
const err38 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema11.type,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

export const check: Check = validate10;
