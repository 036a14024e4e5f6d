// @ts-nocheck
// Generated from schemas/fn.landfall.dev/aggregate-status.schema.json by `npm run gen`. Do not edit.
import type { Check } from "../problems.ts";
import { codePoints as func52 } from "../runtime.ts";

const schema11 = {"type":"object","required":["apiVersion","kind"],"properties":{"apiVersion":{"type":"string","enum":["fn.landfall.dev/v1alpha1"]},"kind":{"type":"string","enum":["AggregateStatus"]},"metadata":{"type":"object","properties":{"name":{"type":"string","minLength":1},"namespace":{"type":"string"},"labels":{"type":"object","additionalProperties":{"type":"string"}},"annotations":{"type":"object","additionalProperties":{"type":"string"}}}},"now":{"type":"string","pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt][0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?([Zz]|[+-][0-9]{2}:[0-9]{2})$","x-landfall-expects":"an RFC 3339 time such as \"2026-11-21T07:00:00Z\""},"staleAfter":{"type":"string"},"fleet":{"type":"string","maxLength":200},"groupBy":{"type":"array","maxItems":8,"items":{"type":"string"}},"packages":{"type":"array","items":{"type":"string"}},"wanted":{"type":"object","additionalProperties":{"type":"string"}},"targets":{"type":"array","items":{"type":"object","required":["cluster"],"properties":{"group":{"type":"string"},"kind":{"type":"string"},"name":{"type":"string"},"namespace":{"type":"string"},"labels":{"type":"object","additionalProperties":{"type":"string"}},"annotations":{"type":"object","additionalProperties":{"type":"string"}},"cluster":{"type":"string"},"package":{"type":"string"}},"additionalProperties":false}},"subpackagesAreClusters":{"type":"boolean"},"output":{"type":"string"},"condition":{"type":"boolean"},"gate":{"type":"boolean"},"failOn":{"type":"string","enum":["never","failed","not-landed"]},"maxResults":{"type":"integer","minimum":0,"maximum":1000}},"additionalProperties":false};
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
for(const key0 of Object.keys(data)){
if(!(func0.call(schema11.properties, key0))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.apiVersion !== undefined && func0.call(data, "apiVersion")){
let data0 = data.apiVersion;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/apiVersion",schemaPath:"#/properties/apiVersion/type",keyword:"type",params:{type: "string"},schema:schema11.properties.apiVersion.type,parentSchema:schema11.properties.apiVersion,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(data0 === "fn.landfall.dev/v1alpha1")){
const err4 = {instancePath:instancePath+"/apiVersion",schemaPath:"#/properties/apiVersion/enum",keyword:"enum",params:{allowedValues: schema11.properties.apiVersion.enum},schema:schema11.properties.apiVersion.enum,parentSchema:schema11.properties.apiVersion,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data1 = data.kind;
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"},schema:schema11.properties.kind.type,parentSchema:schema11.properties.kind,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(data1 === "AggregateStatus")){
const err6 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema11.properties.kind.enum},schema:schema11.properties.kind.enum,parentSchema:schema11.properties.kind,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
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
if(func52(data3) < 1){
const err7 = {instancePath:instancePath+"/metadata/name",schemaPath:"#/properties/metadata/properties/name/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema11.properties.metadata.properties.name,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/metadata/name",schemaPath:"#/properties/metadata/properties/name/type",keyword:"type",params:{type: "string"},schema:schema11.properties.metadata.properties.name.type,parentSchema:schema11.properties.metadata.properties.name,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data2.namespace !== undefined && func0.call(data2, "namespace")){
let data4 = data2.namespace;
if(typeof data4 !== "string"){
const err9 = {instancePath:instancePath+"/metadata/namespace",schemaPath:"#/properties/metadata/properties/namespace/type",keyword:"type",params:{type: "string"},schema:schema11.properties.metadata.properties.namespace.type,parentSchema:schema11.properties.metadata.properties.namespace,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
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
const err10 = {instancePath:instancePath+"/metadata/labels/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/metadata/properties/labels/additionalProperties/type",keyword:"type",params:{type: "string"},schema:schema11.properties.metadata.properties.labels.additionalProperties.type,parentSchema:schema11.properties.metadata.properties.labels.additionalProperties,data:data6};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath:instancePath+"/metadata/labels",schemaPath:"#/properties/metadata/properties/labels/type",keyword:"type",params:{type: "object"},schema:schema11.properties.metadata.properties.labels.type,parentSchema:schema11.properties.metadata.properties.labels,data:data5};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
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
const err12 = {instancePath:instancePath+"/metadata/annotations/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/metadata/properties/annotations/additionalProperties/type",keyword:"type",params:{type: "string"},schema:schema11.properties.metadata.properties.annotations.additionalProperties.type,parentSchema:schema11.properties.metadata.properties.annotations.additionalProperties,data:data8};
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
const err13 = {instancePath:instancePath+"/metadata/annotations",schemaPath:"#/properties/metadata/properties/annotations/type",keyword:"type",params:{type: "object"},schema:schema11.properties.metadata.properties.annotations.type,parentSchema:schema11.properties.metadata.properties.annotations,data:data7};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/type",keyword:"type",params:{type: "object"},schema:schema11.properties.metadata.type,parentSchema:schema11.properties.metadata,data:data2};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.now !== undefined && func0.call(data, "now")){
let data9 = data.now;
if(typeof data9 === "string"){
if(!pattern0.test(data9)){
const err15 = {instancePath:instancePath+"/now",schemaPath:"#/properties/now/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt][0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?([Zz]|[+-][0-9]{2}:[0-9]{2})$"},schema:"^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt][0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?([Zz]|[+-][0-9]{2}:[0-9]{2})$",parentSchema:schema11.properties.now,data:data9};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/now",schemaPath:"#/properties/now/type",keyword:"type",params:{type: "string"},schema:schema11.properties.now.type,parentSchema:schema11.properties.now,data:data9};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.staleAfter !== undefined && func0.call(data, "staleAfter")){
let data10 = data.staleAfter;
if(typeof data10 !== "string"){
const err17 = {instancePath:instancePath+"/staleAfter",schemaPath:"#/properties/staleAfter/type",keyword:"type",params:{type: "string"},schema:schema11.properties.staleAfter.type,parentSchema:schema11.properties.staleAfter,data:data10};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.fleet !== undefined && func0.call(data, "fleet")){
let data11 = data.fleet;
if(typeof data11 === "string"){
if(func52(data11) > 200){
const err18 = {instancePath:instancePath+"/fleet",schemaPath:"#/properties/fleet/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema11.properties.fleet,data:data11};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/fleet",schemaPath:"#/properties/fleet/type",keyword:"type",params:{type: "string"},schema:schema11.properties.fleet.type,parentSchema:schema11.properties.fleet,data:data11};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.groupBy !== undefined && func0.call(data, "groupBy")){
let data12 = data.groupBy;
if(Array.isArray(data12)){
if(data12.length > 8){
const err20 = {instancePath:instancePath+"/groupBy",schemaPath:"#/properties/groupBy/maxItems",keyword:"maxItems",params:{limit: 8},schema:8,parentSchema:schema11.properties.groupBy,data:data12};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
const len0 = data12.length;
for(let i0=0; i0<len0; i0++){
let data13 = data12[i0];
if(typeof data13 !== "string"){
const err21 = {instancePath:instancePath+"/groupBy/" + i0,schemaPath:"#/properties/groupBy/items/type",keyword:"type",params:{type: "string"},schema:schema11.properties.groupBy.items.type,parentSchema:schema11.properties.groupBy.items,data:data13};
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
const err22 = {instancePath:instancePath+"/groupBy",schemaPath:"#/properties/groupBy/type",keyword:"type",params:{type: "array"},schema:schema11.properties.groupBy.type,parentSchema:schema11.properties.groupBy,data:data12};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.packages !== undefined && func0.call(data, "packages")){
let data14 = data.packages;
if(Array.isArray(data14)){
const len1 = data14.length;
for(let i1=0; i1<len1; i1++){
let data15 = data14[i1];
if(typeof data15 !== "string"){
const err23 = {instancePath:instancePath+"/packages/" + i1,schemaPath:"#/properties/packages/items/type",keyword:"type",params:{type: "string"},schema:schema11.properties.packages.items.type,parentSchema:schema11.properties.packages.items,data:data15};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
else {
const err24 = {instancePath:instancePath+"/packages",schemaPath:"#/properties/packages/type",keyword:"type",params:{type: "array"},schema:schema11.properties.packages.type,parentSchema:schema11.properties.packages,data:data14};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.wanted !== undefined && func0.call(data, "wanted")){
let data16 = data.wanted;
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
for(const key3 of Object.keys(data16)){
let data17 = data16[key3];
if(typeof data17 !== "string"){
const err25 = {instancePath:instancePath+"/wanted/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/wanted/additionalProperties/type",keyword:"type",params:{type: "string"},schema:schema11.properties.wanted.additionalProperties.type,parentSchema:schema11.properties.wanted.additionalProperties,data:data17};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
else {
const err26 = {instancePath:instancePath+"/wanted",schemaPath:"#/properties/wanted/type",keyword:"type",params:{type: "object"},schema:schema11.properties.wanted.type,parentSchema:schema11.properties.wanted,data:data16};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.targets !== undefined && func0.call(data, "targets")){
let data18 = data.targets;
if(Array.isArray(data18)){
const len2 = data18.length;
for(let i2=0; i2<len2; i2++){
let data19 = data18[i2];
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
if((data19.cluster === undefined) || (!(func0.call(data19, "cluster")))){
const err27 = {instancePath:instancePath+"/targets/" + i2,schemaPath:"#/properties/targets/items/required",keyword:"required",params:{missingProperty: "cluster"},schema:schema11.properties.targets.items.required,parentSchema:schema11.properties.targets.items,data:data19};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
for(const key4 of Object.keys(data19)){
if(!((((((((key4 === "group") || (key4 === "kind")) || (key4 === "name")) || (key4 === "namespace")) || (key4 === "labels")) || (key4 === "annotations")) || (key4 === "cluster")) || (key4 === "package"))){
const err28 = {instancePath:instancePath+"/targets/" + i2,schemaPath:"#/properties/targets/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},schema:false,parentSchema:schema11.properties.targets.items,data:data19};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data19.group !== undefined && func0.call(data19, "group")){
let data20 = data19.group;
if(typeof data20 !== "string"){
const err29 = {instancePath:instancePath+"/targets/" + i2+"/group",schemaPath:"#/properties/targets/items/properties/group/type",keyword:"type",params:{type: "string"},schema:schema11.properties.targets.items.properties.group.type,parentSchema:schema11.properties.targets.items.properties.group,data:data20};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data19.kind !== undefined && func0.call(data19, "kind")){
let data21 = data19.kind;
if(typeof data21 !== "string"){
const err30 = {instancePath:instancePath+"/targets/" + i2+"/kind",schemaPath:"#/properties/targets/items/properties/kind/type",keyword:"type",params:{type: "string"},schema:schema11.properties.targets.items.properties.kind.type,parentSchema:schema11.properties.targets.items.properties.kind,data:data21};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data19.name !== undefined && func0.call(data19, "name")){
let data22 = data19.name;
if(typeof data22 !== "string"){
const err31 = {instancePath:instancePath+"/targets/" + i2+"/name",schemaPath:"#/properties/targets/items/properties/name/type",keyword:"type",params:{type: "string"},schema:schema11.properties.targets.items.properties.name.type,parentSchema:schema11.properties.targets.items.properties.name,data:data22};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data19.namespace !== undefined && func0.call(data19, "namespace")){
let data23 = data19.namespace;
if(typeof data23 !== "string"){
const err32 = {instancePath:instancePath+"/targets/" + i2+"/namespace",schemaPath:"#/properties/targets/items/properties/namespace/type",keyword:"type",params:{type: "string"},schema:schema11.properties.targets.items.properties.namespace.type,parentSchema:schema11.properties.targets.items.properties.namespace,data:data23};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data19.labels !== undefined && func0.call(data19, "labels")){
let data24 = data19.labels;
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
for(const key5 of Object.keys(data24)){
let data25 = data24[key5];
if(typeof data25 !== "string"){
const err33 = {instancePath:instancePath+"/targets/" + i2+"/labels/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/targets/items/properties/labels/additionalProperties/type",keyword:"type",params:{type: "string"},schema:schema11.properties.targets.items.properties.labels.additionalProperties.type,parentSchema:schema11.properties.targets.items.properties.labels.additionalProperties,data:data25};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
}
else {
const err34 = {instancePath:instancePath+"/targets/" + i2+"/labels",schemaPath:"#/properties/targets/items/properties/labels/type",keyword:"type",params:{type: "object"},schema:schema11.properties.targets.items.properties.labels.type,parentSchema:schema11.properties.targets.items.properties.labels,data:data24};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data19.annotations !== undefined && func0.call(data19, "annotations")){
let data26 = data19.annotations;
if(data26 && typeof data26 == "object" && !Array.isArray(data26)){
for(const key6 of Object.keys(data26)){
let data27 = data26[key6];
if(typeof data27 !== "string"){
const err35 = {instancePath:instancePath+"/targets/" + i2+"/annotations/" + key6.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/targets/items/properties/annotations/additionalProperties/type",keyword:"type",params:{type: "string"},schema:schema11.properties.targets.items.properties.annotations.additionalProperties.type,parentSchema:schema11.properties.targets.items.properties.annotations.additionalProperties,data:data27};
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
const err36 = {instancePath:instancePath+"/targets/" + i2+"/annotations",schemaPath:"#/properties/targets/items/properties/annotations/type",keyword:"type",params:{type: "object"},schema:schema11.properties.targets.items.properties.annotations.type,parentSchema:schema11.properties.targets.items.properties.annotations,data:data26};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data19.cluster !== undefined && func0.call(data19, "cluster")){
let data28 = data19.cluster;
if(typeof data28 !== "string"){
const err37 = {instancePath:instancePath+"/targets/" + i2+"/cluster",schemaPath:"#/properties/targets/items/properties/cluster/type",keyword:"type",params:{type: "string"},schema:schema11.properties.targets.items.properties.cluster.type,parentSchema:schema11.properties.targets.items.properties.cluster,data:data28};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data19.package !== undefined && func0.call(data19, "package")){
let data29 = data19.package;
if(typeof data29 !== "string"){
const err38 = {instancePath:instancePath+"/targets/" + i2+"/package",schemaPath:"#/properties/targets/items/properties/package/type",keyword:"type",params:{type: "string"},schema:schema11.properties.targets.items.properties.package.type,parentSchema:schema11.properties.targets.items.properties.package,data:data29};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
}
else {
const err39 = {instancePath:instancePath+"/targets/" + i2,schemaPath:"#/properties/targets/items/type",keyword:"type",params:{type: "object"},schema:schema11.properties.targets.items.type,parentSchema:schema11.properties.targets.items,data:data19};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
}
else {
const err40 = {instancePath:instancePath+"/targets",schemaPath:"#/properties/targets/type",keyword:"type",params:{type: "array"},schema:schema11.properties.targets.type,parentSchema:schema11.properties.targets,data:data18};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data.subpackagesAreClusters !== undefined && func0.call(data, "subpackagesAreClusters")){
let data30 = data.subpackagesAreClusters;
if(typeof data30 !== "boolean"){
const err41 = {instancePath:instancePath+"/subpackagesAreClusters",schemaPath:"#/properties/subpackagesAreClusters/type",keyword:"type",params:{type: "boolean"},schema:schema11.properties.subpackagesAreClusters.type,parentSchema:schema11.properties.subpackagesAreClusters,data:data30};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data.output !== undefined && func0.call(data, "output")){
let data31 = data.output;
if(typeof data31 !== "string"){
const err42 = {instancePath:instancePath+"/output",schemaPath:"#/properties/output/type",keyword:"type",params:{type: "string"},schema:schema11.properties.output.type,parentSchema:schema11.properties.output,data:data31};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data.condition !== undefined && func0.call(data, "condition")){
let data32 = data.condition;
if(typeof data32 !== "boolean"){
const err43 = {instancePath:instancePath+"/condition",schemaPath:"#/properties/condition/type",keyword:"type",params:{type: "boolean"},schema:schema11.properties.condition.type,parentSchema:schema11.properties.condition,data:data32};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data.gate !== undefined && func0.call(data, "gate")){
let data33 = data.gate;
if(typeof data33 !== "boolean"){
const err44 = {instancePath:instancePath+"/gate",schemaPath:"#/properties/gate/type",keyword:"type",params:{type: "boolean"},schema:schema11.properties.gate.type,parentSchema:schema11.properties.gate,data:data33};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data.failOn !== undefined && func0.call(data, "failOn")){
let data34 = data.failOn;
if(typeof data34 !== "string"){
const err45 = {instancePath:instancePath+"/failOn",schemaPath:"#/properties/failOn/type",keyword:"type",params:{type: "string"},schema:schema11.properties.failOn.type,parentSchema:schema11.properties.failOn,data:data34};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(!(((data34 === "never") || (data34 === "failed")) || (data34 === "not-landed"))){
const err46 = {instancePath:instancePath+"/failOn",schemaPath:"#/properties/failOn/enum",keyword:"enum",params:{allowedValues: schema11.properties.failOn.enum},schema:schema11.properties.failOn.enum,parentSchema:schema11.properties.failOn,data:data34};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data.maxResults !== undefined && func0.call(data, "maxResults")){
let data35 = data.maxResults;
if(!(((typeof data35 == "number") && (!(data35 % 1) && !isNaN(data35))) && (isFinite(data35)))){
const err47 = {instancePath:instancePath+"/maxResults",schemaPath:"#/properties/maxResults/type",keyword:"type",params:{type: "integer"},schema:schema11.properties.maxResults.type,parentSchema:schema11.properties.maxResults,data:data35};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if((typeof data35 == "number") && (isFinite(data35))){
if(data35 > 1000 || isNaN(data35)){
const err48 = {instancePath:instancePath+"/maxResults",schemaPath:"#/properties/maxResults/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},schema:1000,parentSchema:schema11.properties.maxResults,data:data35};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(data35 < 0 || isNaN(data35)){
const err49 = {instancePath:instancePath+"/maxResults",schemaPath:"#/properties/maxResults/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema11.properties.maxResults,data:data35};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
}
}
else {
const err50 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema11.type,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

export const check: Check = validate10;
