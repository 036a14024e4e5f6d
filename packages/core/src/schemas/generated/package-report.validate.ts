// @ts-nocheck
// Generated from schemas/landfall.dev/package-report.schema.json by `npm run gen`. Do not edit.
import type { Check } from "../problems.ts";
import { codePoints as func54 } from "../runtime.ts";

const schema11 = {"type":"object","required":["apiVersion","kind","metadata","spec"],"properties":{"apiVersion":{"type":"string","enum":["landfall.dev/v1alpha1"]},"kind":{"type":"string","enum":["PackageReport"]},"metadata":{"type":"object","required":["name"],"properties":{"name":{"type":"string","maxLength":253},"namespace":{"type":"string"},"labels":{"type":"object","additionalProperties":{"type":"string"}},"annotations":{"type":"object","additionalProperties":{"type":"string"}}}},"spec":{"type":"object","required":["package"],"properties":{"package":{"type":"string","maxLength":253},"group":{"type":"object","additionalProperties":{"type":"string"}}},"additionalProperties":false},"status":{"type":"object","required":["rollup"],"properties":{"conditions":{"type":"array","items":{"type":"object","required":["type","status"],"properties":{"type":{"type":"string","maxLength":316},"status":{"type":"string","enum":["True","False","Unknown"]},"reason":{"type":"string","maxLength":63},"message":{"type":"string","maxLength":1024},"lastTransitionTime":{"type":"string","maxLength":30,"pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt][0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?([Zz]|[+-][0-9]{2}:[0-9]{2})$","x-landfall-expects":"an RFC 3339 time such as \"2026-11-21T07:00:00Z\""}},"additionalProperties":false}},"rollup":{"type":"object","required":["word","total","landed","waiting","pendingChange","counted","health","actuation","reconcile","upToDate","suspended","freshness","revisions","otherRevisions","exceptions","bySeverity","truncated"],"properties":{"word":{"type":"string","enum":["Current","InProgress","Failed","Unknown"]},"total":{"type":"integer","minimum":0},"landed":{"type":"integer","minimum":0},"waiting":{"type":"integer","minimum":0},"pendingChange":{"type":"integer","minimum":0},"asOf":{"type":"string","maxLength":30,"pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt][0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?([Zz]|[+-][0-9]{2}:[0-9]{2})$","x-landfall-expects":"an RFC 3339 time such as \"2026-11-21T07:00:00Z\""},"oldest":{"type":"string","maxLength":30,"pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt][0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?([Zz]|[+-][0-9]{2}:[0-9]{2})$","x-landfall-expects":"an RFC 3339 time such as \"2026-11-21T07:00:00Z\""},"counted":{"type":"object","required":["current","inProgress","failed","unknown"],"properties":{"current":{"type":"integer","minimum":0},"inProgress":{"type":"integer","minimum":0},"failed":{"type":"integer","minimum":0},"unknown":{"type":"integer","minimum":0}},"additionalProperties":false},"health":{"type":"object","required":["Current","InProgress","Failed","Terminating","NotFound","Unknown"],"properties":{"Current":{"type":"integer","minimum":0},"InProgress":{"type":"integer","minimum":0},"Failed":{"type":"integer","minimum":0},"Terminating":{"type":"integer","minimum":0},"NotFound":{"type":"integer","minimum":0},"Unknown":{"type":"integer","minimum":0}},"additionalProperties":false},"actuation":{"type":"object","required":["Pending","Succeeded","Skipped","Failed"],"properties":{"Pending":{"type":"integer","minimum":0},"Succeeded":{"type":"integer","minimum":0},"Skipped":{"type":"integer","minimum":0},"Failed":{"type":"integer","minimum":0}},"additionalProperties":false},"reconcile":{"type":"object","required":["Pending","Succeeded","Skipped","Timeout","Failed"],"properties":{"Pending":{"type":"integer","minimum":0},"Succeeded":{"type":"integer","minimum":0},"Skipped":{"type":"integer","minimum":0},"Timeout":{"type":"integer","minimum":0},"Failed":{"type":"integer","minimum":0}},"additionalProperties":false},"upToDate":{"type":"object","required":["yes","no","unknown"],"properties":{"yes":{"type":"integer","minimum":0},"no":{"type":"integer","minimum":0},"unknown":{"type":"integer","minimum":0}},"additionalProperties":false},"suspended":{"type":"object","required":["no","yes","partial","pending","unknown"],"properties":{"no":{"type":"integer","minimum":0},"yes":{"type":"integer","minimum":0},"partial":{"type":"integer","minimum":0},"pending":{"type":"integer","minimum":0},"unknown":{"type":"integer","minimum":0}},"additionalProperties":false},"freshness":{"type":"object","required":["fresh","stale","never-seen"],"properties":{"fresh":{"type":"integer","minimum":0},"stale":{"type":"integer","minimum":0},"never-seen":{"type":"integer","minimum":0}},"additionalProperties":false},"revisions":{"type":"array","items":{"type":"object","required":["package","revision","total","wantedBy","landed","current","inProgress","failed","unknown","suspended","stale","waiting"],"properties":{"package":{"type":"string","maxLength":253},"revision":{"type":"string","maxLength":128},"total":{"type":"integer","minimum":0},"wantedBy":{"type":"integer","minimum":0},"landed":{"type":"integer","minimum":0},"current":{"type":"integer","minimum":0},"inProgress":{"type":"integer","minimum":0},"failed":{"type":"integer","minimum":0},"unknown":{"type":"integer","minimum":0},"suspended":{"type":"integer","minimum":0},"stale":{"type":"integer","minimum":0},"waiting":{"type":"integer","minimum":0}},"additionalProperties":false}},"otherRevisions":{"type":"object","required":["total","wantedBy","landed","current","inProgress","failed","unknown","suspended","stale","waiting"],"properties":{"total":{"type":"integer","minimum":0},"wantedBy":{"type":"integer","minimum":0},"landed":{"type":"integer","minimum":0},"current":{"type":"integer","minimum":0},"inProgress":{"type":"integer","minimum":0},"failed":{"type":"integer","minimum":0},"unknown":{"type":"integer","minimum":0},"suspended":{"type":"integer","minimum":0},"stale":{"type":"integer","minimum":0},"waiting":{"type":"integer","minimum":0}},"additionalProperties":false},"exceptions":{"type":"array","items":{"type":"object","required":["severity","cluster","package","revision","health","reason","message"],"properties":{"severity":{"type":"string","enum":["failed","not-applied","missing","unknown","stale","waiting","in-progress","outdated","suspended"]},"cluster":{"type":"string","maxLength":253},"package":{"type":"string","maxLength":253},"ref":{"type":"object","required":["group","kind","namespace","name"],"properties":{"group":{"type":"string"},"kind":{"type":"string"},"namespace":{"type":"string"},"name":{"type":"string"}},"additionalProperties":false},"revision":{"type":"string","maxLength":128},"health":{"type":"string","enum":["Current","InProgress","Failed","Terminating","NotFound","Unknown"]},"reason":{"type":"string","maxLength":63},"message":{"type":"string","maxLength":256},"since":{"type":"string","maxLength":30,"pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt][0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?([Zz]|[+-][0-9]{2}:[0-9]{2})$","x-landfall-expects":"an RFC 3339 time such as \"2026-11-21T07:00:00Z\""}},"additionalProperties":false}},"bySeverity":{"type":"object","required":["failed","not-applied","missing","unknown","stale","waiting","in-progress","outdated","suspended"],"properties":{"failed":{"type":"integer","minimum":0},"not-applied":{"type":"integer","minimum":0},"missing":{"type":"integer","minimum":0},"unknown":{"type":"integer","minimum":0},"stale":{"type":"integer","minimum":0},"waiting":{"type":"integer","minimum":0},"in-progress":{"type":"integer","minimum":0},"outdated":{"type":"integer","minimum":0},"suspended":{"type":"integer","minimum":0}},"additionalProperties":false},"truncated":{"type":"boolean"}},"additionalProperties":false}},"additionalProperties":false}},"additionalProperties":false};
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
if(!(((((key0 === "apiVersion") || (key0 === "kind")) || (key0 === "metadata")) || (key0 === "spec")) || (key0 === "status"))){
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
if(!(data1 === "PackageReport")){
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
if((data2.name === undefined) || (!(func0.call(data2, "name")))){
const err9 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/required",keyword:"required",params:{missingProperty: "name"},schema:schema11.properties.metadata.required,parentSchema:schema11.properties.metadata,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data2.name !== undefined && func0.call(data2, "name")){
let data3 = data2.name;
if(typeof data3 === "string"){
if(func54(data3) > 253){
const err10 = {instancePath:instancePath+"/metadata/name",schemaPath:"#/properties/metadata/properties/name/maxLength",keyword:"maxLength",params:{limit: 253},schema:253,parentSchema:schema11.properties.metadata.properties.name,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/metadata/name",schemaPath:"#/properties/metadata/properties/name/type",keyword:"type",params:{type: "string"},schema:schema11.properties.metadata.properties.name.type,parentSchema:schema11.properties.metadata.properties.name,data:data3};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data2.namespace !== undefined && func0.call(data2, "namespace")){
let data4 = data2.namespace;
if(typeof data4 !== "string"){
const err12 = {instancePath:instancePath+"/metadata/namespace",schemaPath:"#/properties/metadata/properties/namespace/type",keyword:"type",params:{type: "string"},schema:schema11.properties.metadata.properties.namespace.type,parentSchema:schema11.properties.metadata.properties.namespace,data:data4};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
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
const err13 = {instancePath:instancePath+"/metadata/labels/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/metadata/properties/labels/additionalProperties/type",keyword:"type",params:{type: "string"},schema:schema11.properties.metadata.properties.labels.additionalProperties.type,parentSchema:schema11.properties.metadata.properties.labels.additionalProperties,data:data6};
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
const err14 = {instancePath:instancePath+"/metadata/labels",schemaPath:"#/properties/metadata/properties/labels/type",keyword:"type",params:{type: "object"},schema:schema11.properties.metadata.properties.labels.type,parentSchema:schema11.properties.metadata.properties.labels,data:data5};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
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
const err15 = {instancePath:instancePath+"/metadata/annotations/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/metadata/properties/annotations/additionalProperties/type",keyword:"type",params:{type: "string"},schema:schema11.properties.metadata.properties.annotations.additionalProperties.type,parentSchema:schema11.properties.metadata.properties.annotations.additionalProperties,data:data8};
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
const err16 = {instancePath:instancePath+"/metadata/annotations",schemaPath:"#/properties/metadata/properties/annotations/type",keyword:"type",params:{type: "object"},schema:schema11.properties.metadata.properties.annotations.type,parentSchema:schema11.properties.metadata.properties.annotations,data:data7};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/type",keyword:"type",params:{type: "object"},schema:schema11.properties.metadata.type,parentSchema:schema11.properties.metadata,data:data2};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.spec !== undefined && func0.call(data, "spec")){
let data9 = data.spec;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if((data9.package === undefined) || (!(func0.call(data9, "package")))){
const err18 = {instancePath:instancePath+"/spec",schemaPath:"#/properties/spec/required",keyword:"required",params:{missingProperty: "package"},schema:schema11.properties.spec.required,parentSchema:schema11.properties.spec,data:data9};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
for(const key3 of Object.keys(data9)){
if(!((key3 === "package") || (key3 === "group"))){
const err19 = {instancePath:instancePath+"/spec",schemaPath:"#/properties/spec/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},schema:false,parentSchema:schema11.properties.spec,data:data9};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data9.package !== undefined && func0.call(data9, "package")){
let data10 = data9.package;
if(typeof data10 === "string"){
if(func54(data10) > 253){
const err20 = {instancePath:instancePath+"/spec/package",schemaPath:"#/properties/spec/properties/package/maxLength",keyword:"maxLength",params:{limit: 253},schema:253,parentSchema:schema11.properties.spec.properties.package,data:data10};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/spec/package",schemaPath:"#/properties/spec/properties/package/type",keyword:"type",params:{type: "string"},schema:schema11.properties.spec.properties.package.type,parentSchema:schema11.properties.spec.properties.package,data:data10};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data9.group !== undefined && func0.call(data9, "group")){
let data11 = data9.group;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
for(const key4 of Object.keys(data11)){
let data12 = data11[key4];
if(typeof data12 !== "string"){
const err22 = {instancePath:instancePath+"/spec/group/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/spec/properties/group/additionalProperties/type",keyword:"type",params:{type: "string"},schema:schema11.properties.spec.properties.group.additionalProperties.type,parentSchema:schema11.properties.spec.properties.group.additionalProperties,data:data12};
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
const err23 = {instancePath:instancePath+"/spec/group",schemaPath:"#/properties/spec/properties/group/type",keyword:"type",params:{type: "object"},schema:schema11.properties.spec.properties.group.type,parentSchema:schema11.properties.spec.properties.group,data:data11};
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
const err24 = {instancePath:instancePath+"/spec",schemaPath:"#/properties/spec/type",keyword:"type",params:{type: "object"},schema:schema11.properties.spec.type,parentSchema:schema11.properties.spec,data:data9};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.status !== undefined && func0.call(data, "status")){
let data13 = data.status;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if((data13.rollup === undefined) || (!(func0.call(data13, "rollup")))){
const err25 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/required",keyword:"required",params:{missingProperty: "rollup"},schema:schema11.properties.status.required,parentSchema:schema11.properties.status,data:data13};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
for(const key5 of Object.keys(data13)){
if(!((key5 === "conditions") || (key5 === "rollup"))){
const err26 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},schema:false,parentSchema:schema11.properties.status,data:data13};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data13.conditions !== undefined && func0.call(data13, "conditions")){
let data14 = data13.conditions;
if(Array.isArray(data14)){
const len0 = data14.length;
for(let i0=0; i0<len0; i0++){
let data15 = data14[i0];
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if((data15.type === undefined) || (!(func0.call(data15, "type")))){
const err27 = {instancePath:instancePath+"/status/conditions/" + i0,schemaPath:"#/properties/status/properties/conditions/items/required",keyword:"required",params:{missingProperty: "type"},schema:schema11.properties.status.properties.conditions.items.required,parentSchema:schema11.properties.status.properties.conditions.items,data:data15};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if((data15.status === undefined) || (!(func0.call(data15, "status")))){
const err28 = {instancePath:instancePath+"/status/conditions/" + i0,schemaPath:"#/properties/status/properties/conditions/items/required",keyword:"required",params:{missingProperty: "status"},schema:schema11.properties.status.properties.conditions.items.required,parentSchema:schema11.properties.status.properties.conditions.items,data:data15};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
for(const key6 of Object.keys(data15)){
if(!(((((key6 === "type") || (key6 === "status")) || (key6 === "reason")) || (key6 === "message")) || (key6 === "lastTransitionTime"))){
const err29 = {instancePath:instancePath+"/status/conditions/" + i0,schemaPath:"#/properties/status/properties/conditions/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},schema:false,parentSchema:schema11.properties.status.properties.conditions.items,data:data15};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data15.type !== undefined && func0.call(data15, "type")){
let data16 = data15.type;
if(typeof data16 === "string"){
if(func54(data16) > 316){
const err30 = {instancePath:instancePath+"/status/conditions/" + i0+"/type",schemaPath:"#/properties/status/properties/conditions/items/properties/type/maxLength",keyword:"maxLength",params:{limit: 316},schema:316,parentSchema:schema11.properties.status.properties.conditions.items.properties.type,data:data16};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
else {
const err31 = {instancePath:instancePath+"/status/conditions/" + i0+"/type",schemaPath:"#/properties/status/properties/conditions/items/properties/type/type",keyword:"type",params:{type: "string"},schema:schema11.properties.status.properties.conditions.items.properties.type.type,parentSchema:schema11.properties.status.properties.conditions.items.properties.type,data:data16};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data15.status !== undefined && func0.call(data15, "status")){
let data17 = data15.status;
if(typeof data17 !== "string"){
const err32 = {instancePath:instancePath+"/status/conditions/" + i0+"/status",schemaPath:"#/properties/status/properties/conditions/items/properties/status/type",keyword:"type",params:{type: "string"},schema:schema11.properties.status.properties.conditions.items.properties.status.type,parentSchema:schema11.properties.status.properties.conditions.items.properties.status,data:data17};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(!(((data17 === "True") || (data17 === "False")) || (data17 === "Unknown"))){
const err33 = {instancePath:instancePath+"/status/conditions/" + i0+"/status",schemaPath:"#/properties/status/properties/conditions/items/properties/status/enum",keyword:"enum",params:{allowedValues: schema11.properties.status.properties.conditions.items.properties.status.enum},schema:schema11.properties.status.properties.conditions.items.properties.status.enum,parentSchema:schema11.properties.status.properties.conditions.items.properties.status,data:data17};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data15.reason !== undefined && func0.call(data15, "reason")){
let data18 = data15.reason;
if(typeof data18 === "string"){
if(func54(data18) > 63){
const err34 = {instancePath:instancePath+"/status/conditions/" + i0+"/reason",schemaPath:"#/properties/status/properties/conditions/items/properties/reason/maxLength",keyword:"maxLength",params:{limit: 63},schema:63,parentSchema:schema11.properties.status.properties.conditions.items.properties.reason,data:data18};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
else {
const err35 = {instancePath:instancePath+"/status/conditions/" + i0+"/reason",schemaPath:"#/properties/status/properties/conditions/items/properties/reason/type",keyword:"type",params:{type: "string"},schema:schema11.properties.status.properties.conditions.items.properties.reason.type,parentSchema:schema11.properties.status.properties.conditions.items.properties.reason,data:data18};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data15.message !== undefined && func0.call(data15, "message")){
let data19 = data15.message;
if(typeof data19 === "string"){
if(func54(data19) > 1024){
const err36 = {instancePath:instancePath+"/status/conditions/" + i0+"/message",schemaPath:"#/properties/status/properties/conditions/items/properties/message/maxLength",keyword:"maxLength",params:{limit: 1024},schema:1024,parentSchema:schema11.properties.status.properties.conditions.items.properties.message,data:data19};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
else {
const err37 = {instancePath:instancePath+"/status/conditions/" + i0+"/message",schemaPath:"#/properties/status/properties/conditions/items/properties/message/type",keyword:"type",params:{type: "string"},schema:schema11.properties.status.properties.conditions.items.properties.message.type,parentSchema:schema11.properties.status.properties.conditions.items.properties.message,data:data19};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data15.lastTransitionTime !== undefined && func0.call(data15, "lastTransitionTime")){
let data20 = data15.lastTransitionTime;
if(typeof data20 === "string"){
if(func54(data20) > 30){
const err38 = {instancePath:instancePath+"/status/conditions/" + i0+"/lastTransitionTime",schemaPath:"#/properties/status/properties/conditions/items/properties/lastTransitionTime/maxLength",keyword:"maxLength",params:{limit: 30},schema:30,parentSchema:schema11.properties.status.properties.conditions.items.properties.lastTransitionTime,data:data20};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(!pattern0.test(data20)){
const err39 = {instancePath:instancePath+"/status/conditions/" + i0+"/lastTransitionTime",schemaPath:"#/properties/status/properties/conditions/items/properties/lastTransitionTime/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt][0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?([Zz]|[+-][0-9]{2}:[0-9]{2})$"},schema:"^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt][0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?([Zz]|[+-][0-9]{2}:[0-9]{2})$",parentSchema:schema11.properties.status.properties.conditions.items.properties.lastTransitionTime,data:data20};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
else {
const err40 = {instancePath:instancePath+"/status/conditions/" + i0+"/lastTransitionTime",schemaPath:"#/properties/status/properties/conditions/items/properties/lastTransitionTime/type",keyword:"type",params:{type: "string"},schema:schema11.properties.status.properties.conditions.items.properties.lastTransitionTime.type,parentSchema:schema11.properties.status.properties.conditions.items.properties.lastTransitionTime,data:data20};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
}
else {
const err41 = {instancePath:instancePath+"/status/conditions/" + i0,schemaPath:"#/properties/status/properties/conditions/items/type",keyword:"type",params:{type: "object"},schema:schema11.properties.status.properties.conditions.items.type,parentSchema:schema11.properties.status.properties.conditions.items,data:data15};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
}
else {
const err42 = {instancePath:instancePath+"/status/conditions",schemaPath:"#/properties/status/properties/conditions/type",keyword:"type",params:{type: "array"},schema:schema11.properties.status.properties.conditions.type,parentSchema:schema11.properties.status.properties.conditions,data:data14};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data13.rollup !== undefined && func0.call(data13, "rollup")){
let data21 = data13.rollup;
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
if((data21.word === undefined) || (!(func0.call(data21, "word")))){
const err43 = {instancePath:instancePath+"/status/rollup",schemaPath:"#/properties/status/properties/rollup/required",keyword:"required",params:{missingProperty: "word"},schema:schema11.properties.status.properties.rollup.required,parentSchema:schema11.properties.status.properties.rollup,data:data21};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if((data21.total === undefined) || (!(func0.call(data21, "total")))){
const err44 = {instancePath:instancePath+"/status/rollup",schemaPath:"#/properties/status/properties/rollup/required",keyword:"required",params:{missingProperty: "total"},schema:schema11.properties.status.properties.rollup.required,parentSchema:schema11.properties.status.properties.rollup,data:data21};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if((data21.landed === undefined) || (!(func0.call(data21, "landed")))){
const err45 = {instancePath:instancePath+"/status/rollup",schemaPath:"#/properties/status/properties/rollup/required",keyword:"required",params:{missingProperty: "landed"},schema:schema11.properties.status.properties.rollup.required,parentSchema:schema11.properties.status.properties.rollup,data:data21};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if((data21.waiting === undefined) || (!(func0.call(data21, "waiting")))){
const err46 = {instancePath:instancePath+"/status/rollup",schemaPath:"#/properties/status/properties/rollup/required",keyword:"required",params:{missingProperty: "waiting"},schema:schema11.properties.status.properties.rollup.required,parentSchema:schema11.properties.status.properties.rollup,data:data21};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if((data21.pendingChange === undefined) || (!(func0.call(data21, "pendingChange")))){
const err47 = {instancePath:instancePath+"/status/rollup",schemaPath:"#/properties/status/properties/rollup/required",keyword:"required",params:{missingProperty: "pendingChange"},schema:schema11.properties.status.properties.rollup.required,parentSchema:schema11.properties.status.properties.rollup,data:data21};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if((data21.counted === undefined) || (!(func0.call(data21, "counted")))){
const err48 = {instancePath:instancePath+"/status/rollup",schemaPath:"#/properties/status/properties/rollup/required",keyword:"required",params:{missingProperty: "counted"},schema:schema11.properties.status.properties.rollup.required,parentSchema:schema11.properties.status.properties.rollup,data:data21};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if((data21.health === undefined) || (!(func0.call(data21, "health")))){
const err49 = {instancePath:instancePath+"/status/rollup",schemaPath:"#/properties/status/properties/rollup/required",keyword:"required",params:{missingProperty: "health"},schema:schema11.properties.status.properties.rollup.required,parentSchema:schema11.properties.status.properties.rollup,data:data21};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if((data21.actuation === undefined) || (!(func0.call(data21, "actuation")))){
const err50 = {instancePath:instancePath+"/status/rollup",schemaPath:"#/properties/status/properties/rollup/required",keyword:"required",params:{missingProperty: "actuation"},schema:schema11.properties.status.properties.rollup.required,parentSchema:schema11.properties.status.properties.rollup,data:data21};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if((data21.reconcile === undefined) || (!(func0.call(data21, "reconcile")))){
const err51 = {instancePath:instancePath+"/status/rollup",schemaPath:"#/properties/status/properties/rollup/required",keyword:"required",params:{missingProperty: "reconcile"},schema:schema11.properties.status.properties.rollup.required,parentSchema:schema11.properties.status.properties.rollup,data:data21};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if((data21.upToDate === undefined) || (!(func0.call(data21, "upToDate")))){
const err52 = {instancePath:instancePath+"/status/rollup",schemaPath:"#/properties/status/properties/rollup/required",keyword:"required",params:{missingProperty: "upToDate"},schema:schema11.properties.status.properties.rollup.required,parentSchema:schema11.properties.status.properties.rollup,data:data21};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if((data21.suspended === undefined) || (!(func0.call(data21, "suspended")))){
const err53 = {instancePath:instancePath+"/status/rollup",schemaPath:"#/properties/status/properties/rollup/required",keyword:"required",params:{missingProperty: "suspended"},schema:schema11.properties.status.properties.rollup.required,parentSchema:schema11.properties.status.properties.rollup,data:data21};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
if((data21.freshness === undefined) || (!(func0.call(data21, "freshness")))){
const err54 = {instancePath:instancePath+"/status/rollup",schemaPath:"#/properties/status/properties/rollup/required",keyword:"required",params:{missingProperty: "freshness"},schema:schema11.properties.status.properties.rollup.required,parentSchema:schema11.properties.status.properties.rollup,data:data21};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if((data21.revisions === undefined) || (!(func0.call(data21, "revisions")))){
const err55 = {instancePath:instancePath+"/status/rollup",schemaPath:"#/properties/status/properties/rollup/required",keyword:"required",params:{missingProperty: "revisions"},schema:schema11.properties.status.properties.rollup.required,parentSchema:schema11.properties.status.properties.rollup,data:data21};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if((data21.otherRevisions === undefined) || (!(func0.call(data21, "otherRevisions")))){
const err56 = {instancePath:instancePath+"/status/rollup",schemaPath:"#/properties/status/properties/rollup/required",keyword:"required",params:{missingProperty: "otherRevisions"},schema:schema11.properties.status.properties.rollup.required,parentSchema:schema11.properties.status.properties.rollup,data:data21};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
if((data21.exceptions === undefined) || (!(func0.call(data21, "exceptions")))){
const err57 = {instancePath:instancePath+"/status/rollup",schemaPath:"#/properties/status/properties/rollup/required",keyword:"required",params:{missingProperty: "exceptions"},schema:schema11.properties.status.properties.rollup.required,parentSchema:schema11.properties.status.properties.rollup,data:data21};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
if((data21.bySeverity === undefined) || (!(func0.call(data21, "bySeverity")))){
const err58 = {instancePath:instancePath+"/status/rollup",schemaPath:"#/properties/status/properties/rollup/required",keyword:"required",params:{missingProperty: "bySeverity"},schema:schema11.properties.status.properties.rollup.required,parentSchema:schema11.properties.status.properties.rollup,data:data21};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
if((data21.truncated === undefined) || (!(func0.call(data21, "truncated")))){
const err59 = {instancePath:instancePath+"/status/rollup",schemaPath:"#/properties/status/properties/rollup/required",keyword:"required",params:{missingProperty: "truncated"},schema:schema11.properties.status.properties.rollup.required,parentSchema:schema11.properties.status.properties.rollup,data:data21};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
for(const key7 of Object.keys(data21)){
if(!(func0.call(schema11.properties.status.properties.rollup.properties, key7))){
const err60 = {instancePath:instancePath+"/status/rollup",schemaPath:"#/properties/status/properties/rollup/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7},schema:false,parentSchema:schema11.properties.status.properties.rollup,data:data21};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data21.word !== undefined && func0.call(data21, "word")){
let data22 = data21.word;
if(typeof data22 !== "string"){
const err61 = {instancePath:instancePath+"/status/rollup/word",schemaPath:"#/properties/status/properties/rollup/properties/word/type",keyword:"type",params:{type: "string"},schema:schema11.properties.status.properties.rollup.properties.word.type,parentSchema:schema11.properties.status.properties.rollup.properties.word,data:data22};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
if(!((((data22 === "Current") || (data22 === "InProgress")) || (data22 === "Failed")) || (data22 === "Unknown"))){
const err62 = {instancePath:instancePath+"/status/rollup/word",schemaPath:"#/properties/status/properties/rollup/properties/word/enum",keyword:"enum",params:{allowedValues: schema11.properties.status.properties.rollup.properties.word.enum},schema:schema11.properties.status.properties.rollup.properties.word.enum,parentSchema:schema11.properties.status.properties.rollup.properties.word,data:data22};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
if(data21.total !== undefined && func0.call(data21, "total")){
let data23 = data21.total;
if(!(((typeof data23 == "number") && (!(data23 % 1) && !isNaN(data23))) && (isFinite(data23)))){
const err63 = {instancePath:instancePath+"/status/rollup/total",schemaPath:"#/properties/status/properties/rollup/properties/total/type",keyword:"type",params:{type: "integer"},schema:schema11.properties.status.properties.rollup.properties.total.type,parentSchema:schema11.properties.status.properties.rollup.properties.total,data:data23};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
if((typeof data23 == "number") && (isFinite(data23))){
if(data23 < 0 || isNaN(data23)){
const err64 = {instancePath:instancePath+"/status/rollup/total",schemaPath:"#/properties/status/properties/rollup/properties/total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema11.properties.status.properties.rollup.properties.total,data:data23};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
}
if(data21.landed !== undefined && func0.call(data21, "landed")){
let data24 = data21.landed;
if(!(((typeof data24 == "number") && (!(data24 % 1) && !isNaN(data24))) && (isFinite(data24)))){
const err65 = {instancePath:instancePath+"/status/rollup/landed",schemaPath:"#/properties/status/properties/rollup/properties/landed/type",keyword:"type",params:{type: "integer"},schema:schema11.properties.status.properties.rollup.properties.landed.type,parentSchema:schema11.properties.status.properties.rollup.properties.landed,data:data24};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
if((typeof data24 == "number") && (isFinite(data24))){
if(data24 < 0 || isNaN(data24)){
const err66 = {instancePath:instancePath+"/status/rollup/landed",schemaPath:"#/properties/status/properties/rollup/properties/landed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema11.properties.status.properties.rollup.properties.landed,data:data24};
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
if(data21.waiting !== undefined && func0.call(data21, "waiting")){
let data25 = data21.waiting;
if(!(((typeof data25 == "number") && (!(data25 % 1) && !isNaN(data25))) && (isFinite(data25)))){
const err67 = {instancePath:instancePath+"/status/rollup/waiting",schemaPath:"#/properties/status/properties/rollup/properties/waiting/type",keyword:"type",params:{type: "integer"},schema:schema11.properties.status.properties.rollup.properties.waiting.type,parentSchema:schema11.properties.status.properties.rollup.properties.waiting,data:data25};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
if((typeof data25 == "number") && (isFinite(data25))){
if(data25 < 0 || isNaN(data25)){
const err68 = {instancePath:instancePath+"/status/rollup/waiting",schemaPath:"#/properties/status/properties/rollup/properties/waiting/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema11.properties.status.properties.rollup.properties.waiting,data:data25};
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
if(data21.pendingChange !== undefined && func0.call(data21, "pendingChange")){
let data26 = data21.pendingChange;
if(!(((typeof data26 == "number") && (!(data26 % 1) && !isNaN(data26))) && (isFinite(data26)))){
const err69 = {instancePath:instancePath+"/status/rollup/pendingChange",schemaPath:"#/properties/status/properties/rollup/properties/pendingChange/type",keyword:"type",params:{type: "integer"},schema:schema11.properties.status.properties.rollup.properties.pendingChange.type,parentSchema:schema11.properties.status.properties.rollup.properties.pendingChange,data:data26};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
if((typeof data26 == "number") && (isFinite(data26))){
if(data26 < 0 || isNaN(data26)){
const err70 = {instancePath:instancePath+"/status/rollup/pendingChange",schemaPath:"#/properties/status/properties/rollup/properties/pendingChange/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema11.properties.status.properties.rollup.properties.pendingChange,data:data26};
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
if(data21.asOf !== undefined && func0.call(data21, "asOf")){
let data27 = data21.asOf;
if(typeof data27 === "string"){
if(func54(data27) > 30){
const err71 = {instancePath:instancePath+"/status/rollup/asOf",schemaPath:"#/properties/status/properties/rollup/properties/asOf/maxLength",keyword:"maxLength",params:{limit: 30},schema:30,parentSchema:schema11.properties.status.properties.rollup.properties.asOf,data:data27};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
if(!pattern0.test(data27)){
const err72 = {instancePath:instancePath+"/status/rollup/asOf",schemaPath:"#/properties/status/properties/rollup/properties/asOf/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt][0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?([Zz]|[+-][0-9]{2}:[0-9]{2})$"},schema:"^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt][0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?([Zz]|[+-][0-9]{2}:[0-9]{2})$",parentSchema:schema11.properties.status.properties.rollup.properties.asOf,data:data27};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
else {
const err73 = {instancePath:instancePath+"/status/rollup/asOf",schemaPath:"#/properties/status/properties/rollup/properties/asOf/type",keyword:"type",params:{type: "string"},schema:schema11.properties.status.properties.rollup.properties.asOf.type,parentSchema:schema11.properties.status.properties.rollup.properties.asOf,data:data27};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
if(data21.oldest !== undefined && func0.call(data21, "oldest")){
let data28 = data21.oldest;
if(typeof data28 === "string"){
if(func54(data28) > 30){
const err74 = {instancePath:instancePath+"/status/rollup/oldest",schemaPath:"#/properties/status/properties/rollup/properties/oldest/maxLength",keyword:"maxLength",params:{limit: 30},schema:30,parentSchema:schema11.properties.status.properties.rollup.properties.oldest,data:data28};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
if(!pattern0.test(data28)){
const err75 = {instancePath:instancePath+"/status/rollup/oldest",schemaPath:"#/properties/status/properties/rollup/properties/oldest/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt][0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?([Zz]|[+-][0-9]{2}:[0-9]{2})$"},schema:"^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt][0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?([Zz]|[+-][0-9]{2}:[0-9]{2})$",parentSchema:schema11.properties.status.properties.rollup.properties.oldest,data:data28};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
else {
const err76 = {instancePath:instancePath+"/status/rollup/oldest",schemaPath:"#/properties/status/properties/rollup/properties/oldest/type",keyword:"type",params:{type: "string"},schema:schema11.properties.status.properties.rollup.properties.oldest.type,parentSchema:schema11.properties.status.properties.rollup.properties.oldest,data:data28};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
if(data21.counted !== undefined && func0.call(data21, "counted")){
let data29 = data21.counted;
if(data29 && typeof data29 == "object" && !Array.isArray(data29)){
if((data29.current === undefined) || (!(func0.call(data29, "current")))){
const err77 = {instancePath:instancePath+"/status/rollup/counted",schemaPath:"#/properties/status/properties/rollup/properties/counted/required",keyword:"required",params:{missingProperty: "current"},schema:schema11.properties.status.properties.rollup.properties.counted.required,parentSchema:schema11.properties.status.properties.rollup.properties.counted,data:data29};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
if((data29.inProgress === undefined) || (!(func0.call(data29, "inProgress")))){
const err78 = {instancePath:instancePath+"/status/rollup/counted",schemaPath:"#/properties/status/properties/rollup/properties/counted/required",keyword:"required",params:{missingProperty: "inProgress"},schema:schema11.properties.status.properties.rollup.properties.counted.required,parentSchema:schema11.properties.status.properties.rollup.properties.counted,data:data29};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
if((data29.failed === undefined) || (!(func0.call(data29, "failed")))){
const err79 = {instancePath:instancePath+"/status/rollup/counted",schemaPath:"#/properties/status/properties/rollup/properties/counted/required",keyword:"required",params:{missingProperty: "failed"},schema:schema11.properties.status.properties.rollup.properties.counted.required,parentSchema:schema11.properties.status.properties.rollup.properties.counted,data:data29};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
if((data29.unknown === undefined) || (!(func0.call(data29, "unknown")))){
const err80 = {instancePath:instancePath+"/status/rollup/counted",schemaPath:"#/properties/status/properties/rollup/properties/counted/required",keyword:"required",params:{missingProperty: "unknown"},schema:schema11.properties.status.properties.rollup.properties.counted.required,parentSchema:schema11.properties.status.properties.rollup.properties.counted,data:data29};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
for(const key8 of Object.keys(data29)){
if(!((((key8 === "current") || (key8 === "inProgress")) || (key8 === "failed")) || (key8 === "unknown"))){
const err81 = {instancePath:instancePath+"/status/rollup/counted",schemaPath:"#/properties/status/properties/rollup/properties/counted/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key8},schema:false,parentSchema:schema11.properties.status.properties.rollup.properties.counted,data:data29};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
if(data29.current !== undefined && func0.call(data29, "current")){
let data30 = data29.current;
if(!(((typeof data30 == "number") && (!(data30 % 1) && !isNaN(data30))) && (isFinite(data30)))){
const err82 = {instancePath:instancePath+"/status/rollup/counted/current",schemaPath:"#/properties/status/properties/rollup/properties/counted/properties/current/type",keyword:"type",params:{type: "integer"},schema:schema11.properties.status.properties.rollup.properties.counted.properties.current.type,parentSchema:schema11.properties.status.properties.rollup.properties.counted.properties.current,data:data30};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
if((typeof data30 == "number") && (isFinite(data30))){
if(data30 < 0 || isNaN(data30)){
const err83 = {instancePath:instancePath+"/status/rollup/counted/current",schemaPath:"#/properties/status/properties/rollup/properties/counted/properties/current/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema11.properties.status.properties.rollup.properties.counted.properties.current,data:data30};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
}
if(data29.inProgress !== undefined && func0.call(data29, "inProgress")){
let data31 = data29.inProgress;
if(!(((typeof data31 == "number") && (!(data31 % 1) && !isNaN(data31))) && (isFinite(data31)))){
const err84 = {instancePath:instancePath+"/status/rollup/counted/inProgress",schemaPath:"#/properties/status/properties/rollup/properties/counted/properties/inProgress/type",keyword:"type",params:{type: "integer"},schema:schema11.properties.status.properties.rollup.properties.counted.properties.inProgress.type,parentSchema:schema11.properties.status.properties.rollup.properties.counted.properties.inProgress,data:data31};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
if((typeof data31 == "number") && (isFinite(data31))){
if(data31 < 0 || isNaN(data31)){
const err85 = {instancePath:instancePath+"/status/rollup/counted/inProgress",schemaPath:"#/properties/status/properties/rollup/properties/counted/properties/inProgress/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema11.properties.status.properties.rollup.properties.counted.properties.inProgress,data:data31};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
}
}
if(data29.failed !== undefined && func0.call(data29, "failed")){
let data32 = data29.failed;
if(!(((typeof data32 == "number") && (!(data32 % 1) && !isNaN(data32))) && (isFinite(data32)))){
const err86 = {instancePath:instancePath+"/status/rollup/counted/failed",schemaPath:"#/properties/status/properties/rollup/properties/counted/properties/failed/type",keyword:"type",params:{type: "integer"},schema:schema11.properties.status.properties.rollup.properties.counted.properties.failed.type,parentSchema:schema11.properties.status.properties.rollup.properties.counted.properties.failed,data:data32};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
if((typeof data32 == "number") && (isFinite(data32))){
if(data32 < 0 || isNaN(data32)){
const err87 = {instancePath:instancePath+"/status/rollup/counted/failed",schemaPath:"#/properties/status/properties/rollup/properties/counted/properties/failed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema11.properties.status.properties.rollup.properties.counted.properties.failed,data:data32};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
}
if(data29.unknown !== undefined && func0.call(data29, "unknown")){
let data33 = data29.unknown;
if(!(((typeof data33 == "number") && (!(data33 % 1) && !isNaN(data33))) && (isFinite(data33)))){
const err88 = {instancePath:instancePath+"/status/rollup/counted/unknown",schemaPath:"#/properties/status/properties/rollup/properties/counted/properties/unknown/type",keyword:"type",params:{type: "integer"},schema:schema11.properties.status.properties.rollup.properties.counted.properties.unknown.type,parentSchema:schema11.properties.status.properties.rollup.properties.counted.properties.unknown,data:data33};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
if((typeof data33 == "number") && (isFinite(data33))){
if(data33 < 0 || isNaN(data33)){
const err89 = {instancePath:instancePath+"/status/rollup/counted/unknown",schemaPath:"#/properties/status/properties/rollup/properties/counted/properties/unknown/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema11.properties.status.properties.rollup.properties.counted.properties.unknown,data:data33};
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
}
else {
const err90 = {instancePath:instancePath+"/status/rollup/counted",schemaPath:"#/properties/status/properties/rollup/properties/counted/type",keyword:"type",params:{type: "object"},schema:schema11.properties.status.properties.rollup.properties.counted.type,parentSchema:schema11.properties.status.properties.rollup.properties.counted,data:data29};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
}
if(data21.health !== undefined && func0.call(data21, "health")){
let data34 = data21.health;
if(data34 && typeof data34 == "object" && !Array.isArray(data34)){
if((data34.Current === undefined) || (!(func0.call(data34, "Current")))){
const err91 = {instancePath:instancePath+"/status/rollup/health",schemaPath:"#/properties/status/properties/rollup/properties/health/required",keyword:"required",params:{missingProperty: "Current"},schema:schema11.properties.status.properties.rollup.properties.health.required,parentSchema:schema11.properties.status.properties.rollup.properties.health,data:data34};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
if((data34.InProgress === undefined) || (!(func0.call(data34, "InProgress")))){
const err92 = {instancePath:instancePath+"/status/rollup/health",schemaPath:"#/properties/status/properties/rollup/properties/health/required",keyword:"required",params:{missingProperty: "InProgress"},schema:schema11.properties.status.properties.rollup.properties.health.required,parentSchema:schema11.properties.status.properties.rollup.properties.health,data:data34};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
if((data34.Failed === undefined) || (!(func0.call(data34, "Failed")))){
const err93 = {instancePath:instancePath+"/status/rollup/health",schemaPath:"#/properties/status/properties/rollup/properties/health/required",keyword:"required",params:{missingProperty: "Failed"},schema:schema11.properties.status.properties.rollup.properties.health.required,parentSchema:schema11.properties.status.properties.rollup.properties.health,data:data34};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
if((data34.Terminating === undefined) || (!(func0.call(data34, "Terminating")))){
const err94 = {instancePath:instancePath+"/status/rollup/health",schemaPath:"#/properties/status/properties/rollup/properties/health/required",keyword:"required",params:{missingProperty: "Terminating"},schema:schema11.properties.status.properties.rollup.properties.health.required,parentSchema:schema11.properties.status.properties.rollup.properties.health,data:data34};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
if((data34.NotFound === undefined) || (!(func0.call(data34, "NotFound")))){
const err95 = {instancePath:instancePath+"/status/rollup/health",schemaPath:"#/properties/status/properties/rollup/properties/health/required",keyword:"required",params:{missingProperty: "NotFound"},schema:schema11.properties.status.properties.rollup.properties.health.required,parentSchema:schema11.properties.status.properties.rollup.properties.health,data:data34};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
if((data34.Unknown === undefined) || (!(func0.call(data34, "Unknown")))){
const err96 = {instancePath:instancePath+"/status/rollup/health",schemaPath:"#/properties/status/properties/rollup/properties/health/required",keyword:"required",params:{missingProperty: "Unknown"},schema:schema11.properties.status.properties.rollup.properties.health.required,parentSchema:schema11.properties.status.properties.rollup.properties.health,data:data34};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
for(const key9 of Object.keys(data34)){
if(!((((((key9 === "Current") || (key9 === "InProgress")) || (key9 === "Failed")) || (key9 === "Terminating")) || (key9 === "NotFound")) || (key9 === "Unknown"))){
const err97 = {instancePath:instancePath+"/status/rollup/health",schemaPath:"#/properties/status/properties/rollup/properties/health/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key9},schema:false,parentSchema:schema11.properties.status.properties.rollup.properties.health,data:data34};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
}
if(data34.Current !== undefined && func0.call(data34, "Current")){
let data35 = data34.Current;
if(!(((typeof data35 == "number") && (!(data35 % 1) && !isNaN(data35))) && (isFinite(data35)))){
const err98 = {instancePath:instancePath+"/status/rollup/health/Current",schemaPath:"#/properties/status/properties/rollup/properties/health/properties/Current/type",keyword:"type",params:{type: "integer"},schema:schema11.properties.status.properties.rollup.properties.health.properties.Current.type,parentSchema:schema11.properties.status.properties.rollup.properties.health.properties.Current,data:data35};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
if((typeof data35 == "number") && (isFinite(data35))){
if(data35 < 0 || isNaN(data35)){
const err99 = {instancePath:instancePath+"/status/rollup/health/Current",schemaPath:"#/properties/status/properties/rollup/properties/health/properties/Current/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema11.properties.status.properties.rollup.properties.health.properties.Current,data:data35};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
}
}
if(data34.InProgress !== undefined && func0.call(data34, "InProgress")){
let data36 = data34.InProgress;
if(!(((typeof data36 == "number") && (!(data36 % 1) && !isNaN(data36))) && (isFinite(data36)))){
const err100 = {instancePath:instancePath+"/status/rollup/health/InProgress",schemaPath:"#/properties/status/properties/rollup/properties/health/properties/InProgress/type",keyword:"type",params:{type: "integer"},schema:schema11.properties.status.properties.rollup.properties.health.properties.InProgress.type,parentSchema:schema11.properties.status.properties.rollup.properties.health.properties.InProgress,data:data36};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
if((typeof data36 == "number") && (isFinite(data36))){
if(data36 < 0 || isNaN(data36)){
const err101 = {instancePath:instancePath+"/status/rollup/health/InProgress",schemaPath:"#/properties/status/properties/rollup/properties/health/properties/InProgress/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema11.properties.status.properties.rollup.properties.health.properties.InProgress,data:data36};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
}
}
if(data34.Failed !== undefined && func0.call(data34, "Failed")){
let data37 = data34.Failed;
if(!(((typeof data37 == "number") && (!(data37 % 1) && !isNaN(data37))) && (isFinite(data37)))){
const err102 = {instancePath:instancePath+"/status/rollup/health/Failed",schemaPath:"#/properties/status/properties/rollup/properties/health/properties/Failed/type",keyword:"type",params:{type: "integer"},schema:schema11.properties.status.properties.rollup.properties.health.properties.Failed.type,parentSchema:schema11.properties.status.properties.rollup.properties.health.properties.Failed,data:data37};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
if((typeof data37 == "number") && (isFinite(data37))){
if(data37 < 0 || isNaN(data37)){
const err103 = {instancePath:instancePath+"/status/rollup/health/Failed",schemaPath:"#/properties/status/properties/rollup/properties/health/properties/Failed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema11.properties.status.properties.rollup.properties.health.properties.Failed,data:data37};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
}
}
if(data34.Terminating !== undefined && func0.call(data34, "Terminating")){
let data38 = data34.Terminating;
if(!(((typeof data38 == "number") && (!(data38 % 1) && !isNaN(data38))) && (isFinite(data38)))){
const err104 = {instancePath:instancePath+"/status/rollup/health/Terminating",schemaPath:"#/properties/status/properties/rollup/properties/health/properties/Terminating/type",keyword:"type",params:{type: "integer"},schema:schema11.properties.status.properties.rollup.properties.health.properties.Terminating.type,parentSchema:schema11.properties.status.properties.rollup.properties.health.properties.Terminating,data:data38};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
if((typeof data38 == "number") && (isFinite(data38))){
if(data38 < 0 || isNaN(data38)){
const err105 = {instancePath:instancePath+"/status/rollup/health/Terminating",schemaPath:"#/properties/status/properties/rollup/properties/health/properties/Terminating/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema11.properties.status.properties.rollup.properties.health.properties.Terminating,data:data38};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
}
}
if(data34.NotFound !== undefined && func0.call(data34, "NotFound")){
let data39 = data34.NotFound;
if(!(((typeof data39 == "number") && (!(data39 % 1) && !isNaN(data39))) && (isFinite(data39)))){
const err106 = {instancePath:instancePath+"/status/rollup/health/NotFound",schemaPath:"#/properties/status/properties/rollup/properties/health/properties/NotFound/type",keyword:"type",params:{type: "integer"},schema:schema11.properties.status.properties.rollup.properties.health.properties.NotFound.type,parentSchema:schema11.properties.status.properties.rollup.properties.health.properties.NotFound,data:data39};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
if((typeof data39 == "number") && (isFinite(data39))){
if(data39 < 0 || isNaN(data39)){
const err107 = {instancePath:instancePath+"/status/rollup/health/NotFound",schemaPath:"#/properties/status/properties/rollup/properties/health/properties/NotFound/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema11.properties.status.properties.rollup.properties.health.properties.NotFound,data:data39};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
}
}
if(data34.Unknown !== undefined && func0.call(data34, "Unknown")){
let data40 = data34.Unknown;
if(!(((typeof data40 == "number") && (!(data40 % 1) && !isNaN(data40))) && (isFinite(data40)))){
const err108 = {instancePath:instancePath+"/status/rollup/health/Unknown",schemaPath:"#/properties/status/properties/rollup/properties/health/properties/Unknown/type",keyword:"type",params:{type: "integer"},schema:schema11.properties.status.properties.rollup.properties.health.properties.Unknown.type,parentSchema:schema11.properties.status.properties.rollup.properties.health.properties.Unknown,data:data40};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
if((typeof data40 == "number") && (isFinite(data40))){
if(data40 < 0 || isNaN(data40)){
const err109 = {instancePath:instancePath+"/status/rollup/health/Unknown",schemaPath:"#/properties/status/properties/rollup/properties/health/properties/Unknown/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema11.properties.status.properties.rollup.properties.health.properties.Unknown,data:data40};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
}
}
}
else {
const err110 = {instancePath:instancePath+"/status/rollup/health",schemaPath:"#/properties/status/properties/rollup/properties/health/type",keyword:"type",params:{type: "object"},schema:schema11.properties.status.properties.rollup.properties.health.type,parentSchema:schema11.properties.status.properties.rollup.properties.health,data:data34};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
}
if(data21.actuation !== undefined && func0.call(data21, "actuation")){
let data41 = data21.actuation;
if(data41 && typeof data41 == "object" && !Array.isArray(data41)){
if((data41.Pending === undefined) || (!(func0.call(data41, "Pending")))){
const err111 = {instancePath:instancePath+"/status/rollup/actuation",schemaPath:"#/properties/status/properties/rollup/properties/actuation/required",keyword:"required",params:{missingProperty: "Pending"},schema:schema11.properties.status.properties.rollup.properties.actuation.required,parentSchema:schema11.properties.status.properties.rollup.properties.actuation,data:data41};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
if((data41.Succeeded === undefined) || (!(func0.call(data41, "Succeeded")))){
const err112 = {instancePath:instancePath+"/status/rollup/actuation",schemaPath:"#/properties/status/properties/rollup/properties/actuation/required",keyword:"required",params:{missingProperty: "Succeeded"},schema:schema11.properties.status.properties.rollup.properties.actuation.required,parentSchema:schema11.properties.status.properties.rollup.properties.actuation,data:data41};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
if((data41.Skipped === undefined) || (!(func0.call(data41, "Skipped")))){
const err113 = {instancePath:instancePath+"/status/rollup/actuation",schemaPath:"#/properties/status/properties/rollup/properties/actuation/required",keyword:"required",params:{missingProperty: "Skipped"},schema:schema11.properties.status.properties.rollup.properties.actuation.required,parentSchema:schema11.properties.status.properties.rollup.properties.actuation,data:data41};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
if((data41.Failed === undefined) || (!(func0.call(data41, "Failed")))){
const err114 = {instancePath:instancePath+"/status/rollup/actuation",schemaPath:"#/properties/status/properties/rollup/properties/actuation/required",keyword:"required",params:{missingProperty: "Failed"},schema:schema11.properties.status.properties.rollup.properties.actuation.required,parentSchema:schema11.properties.status.properties.rollup.properties.actuation,data:data41};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
for(const key10 of Object.keys(data41)){
if(!((((key10 === "Pending") || (key10 === "Succeeded")) || (key10 === "Skipped")) || (key10 === "Failed"))){
const err115 = {instancePath:instancePath+"/status/rollup/actuation",schemaPath:"#/properties/status/properties/rollup/properties/actuation/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key10},schema:false,parentSchema:schema11.properties.status.properties.rollup.properties.actuation,data:data41};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
}
if(data41.Pending !== undefined && func0.call(data41, "Pending")){
let data42 = data41.Pending;
if(!(((typeof data42 == "number") && (!(data42 % 1) && !isNaN(data42))) && (isFinite(data42)))){
const err116 = {instancePath:instancePath+"/status/rollup/actuation/Pending",schemaPath:"#/properties/status/properties/rollup/properties/actuation/properties/Pending/type",keyword:"type",params:{type: "integer"},schema:schema11.properties.status.properties.rollup.properties.actuation.properties.Pending.type,parentSchema:schema11.properties.status.properties.rollup.properties.actuation.properties.Pending,data:data42};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
if((typeof data42 == "number") && (isFinite(data42))){
if(data42 < 0 || isNaN(data42)){
const err117 = {instancePath:instancePath+"/status/rollup/actuation/Pending",schemaPath:"#/properties/status/properties/rollup/properties/actuation/properties/Pending/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema11.properties.status.properties.rollup.properties.actuation.properties.Pending,data:data42};
if(vErrors === null){
vErrors = [err117];
}
else {
vErrors.push(err117);
}
errors++;
}
}
}
if(data41.Succeeded !== undefined && func0.call(data41, "Succeeded")){
let data43 = data41.Succeeded;
if(!(((typeof data43 == "number") && (!(data43 % 1) && !isNaN(data43))) && (isFinite(data43)))){
const err118 = {instancePath:instancePath+"/status/rollup/actuation/Succeeded",schemaPath:"#/properties/status/properties/rollup/properties/actuation/properties/Succeeded/type",keyword:"type",params:{type: "integer"},schema:schema11.properties.status.properties.rollup.properties.actuation.properties.Succeeded.type,parentSchema:schema11.properties.status.properties.rollup.properties.actuation.properties.Succeeded,data:data43};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
if((typeof data43 == "number") && (isFinite(data43))){
if(data43 < 0 || isNaN(data43)){
const err119 = {instancePath:instancePath+"/status/rollup/actuation/Succeeded",schemaPath:"#/properties/status/properties/rollup/properties/actuation/properties/Succeeded/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema11.properties.status.properties.rollup.properties.actuation.properties.Succeeded,data:data43};
if(vErrors === null){
vErrors = [err119];
}
else {
vErrors.push(err119);
}
errors++;
}
}
}
if(data41.Skipped !== undefined && func0.call(data41, "Skipped")){
let data44 = data41.Skipped;
if(!(((typeof data44 == "number") && (!(data44 % 1) && !isNaN(data44))) && (isFinite(data44)))){
const err120 = {instancePath:instancePath+"/status/rollup/actuation/Skipped",schemaPath:"#/properties/status/properties/rollup/properties/actuation/properties/Skipped/type",keyword:"type",params:{type: "integer"},schema:schema11.properties.status.properties.rollup.properties.actuation.properties.Skipped.type,parentSchema:schema11.properties.status.properties.rollup.properties.actuation.properties.Skipped,data:data44};
if(vErrors === null){
vErrors = [err120];
}
else {
vErrors.push(err120);
}
errors++;
}
if((typeof data44 == "number") && (isFinite(data44))){
if(data44 < 0 || isNaN(data44)){
const err121 = {instancePath:instancePath+"/status/rollup/actuation/Skipped",schemaPath:"#/properties/status/properties/rollup/properties/actuation/properties/Skipped/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema11.properties.status.properties.rollup.properties.actuation.properties.Skipped,data:data44};
if(vErrors === null){
vErrors = [err121];
}
else {
vErrors.push(err121);
}
errors++;
}
}
}
if(data41.Failed !== undefined && func0.call(data41, "Failed")){
let data45 = data41.Failed;
if(!(((typeof data45 == "number") && (!(data45 % 1) && !isNaN(data45))) && (isFinite(data45)))){
const err122 = {instancePath:instancePath+"/status/rollup/actuation/Failed",schemaPath:"#/properties/status/properties/rollup/properties/actuation/properties/Failed/type",keyword:"type",params:{type: "integer"},schema:schema11.properties.status.properties.rollup.properties.actuation.properties.Failed.type,parentSchema:schema11.properties.status.properties.rollup.properties.actuation.properties.Failed,data:data45};
if(vErrors === null){
vErrors = [err122];
}
else {
vErrors.push(err122);
}
errors++;
}
if((typeof data45 == "number") && (isFinite(data45))){
if(data45 < 0 || isNaN(data45)){
const err123 = {instancePath:instancePath+"/status/rollup/actuation/Failed",schemaPath:"#/properties/status/properties/rollup/properties/actuation/properties/Failed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema11.properties.status.properties.rollup.properties.actuation.properties.Failed,data:data45};
if(vErrors === null){
vErrors = [err123];
}
else {
vErrors.push(err123);
}
errors++;
}
}
}
}
else {
const err124 = {instancePath:instancePath+"/status/rollup/actuation",schemaPath:"#/properties/status/properties/rollup/properties/actuation/type",keyword:"type",params:{type: "object"},schema:schema11.properties.status.properties.rollup.properties.actuation.type,parentSchema:schema11.properties.status.properties.rollup.properties.actuation,data:data41};
if(vErrors === null){
vErrors = [err124];
}
else {
vErrors.push(err124);
}
errors++;
}
}
if(data21.reconcile !== undefined && func0.call(data21, "reconcile")){
let data46 = data21.reconcile;
if(data46 && typeof data46 == "object" && !Array.isArray(data46)){
if((data46.Pending === undefined) || (!(func0.call(data46, "Pending")))){
const err125 = {instancePath:instancePath+"/status/rollup/reconcile",schemaPath:"#/properties/status/properties/rollup/properties/reconcile/required",keyword:"required",params:{missingProperty: "Pending"},schema:schema11.properties.status.properties.rollup.properties.reconcile.required,parentSchema:schema11.properties.status.properties.rollup.properties.reconcile,data:data46};
if(vErrors === null){
vErrors = [err125];
}
else {
vErrors.push(err125);
}
errors++;
}
if((data46.Succeeded === undefined) || (!(func0.call(data46, "Succeeded")))){
const err126 = {instancePath:instancePath+"/status/rollup/reconcile",schemaPath:"#/properties/status/properties/rollup/properties/reconcile/required",keyword:"required",params:{missingProperty: "Succeeded"},schema:schema11.properties.status.properties.rollup.properties.reconcile.required,parentSchema:schema11.properties.status.properties.rollup.properties.reconcile,data:data46};
if(vErrors === null){
vErrors = [err126];
}
else {
vErrors.push(err126);
}
errors++;
}
if((data46.Skipped === undefined) || (!(func0.call(data46, "Skipped")))){
const err127 = {instancePath:instancePath+"/status/rollup/reconcile",schemaPath:"#/properties/status/properties/rollup/properties/reconcile/required",keyword:"required",params:{missingProperty: "Skipped"},schema:schema11.properties.status.properties.rollup.properties.reconcile.required,parentSchema:schema11.properties.status.properties.rollup.properties.reconcile,data:data46};
if(vErrors === null){
vErrors = [err127];
}
else {
vErrors.push(err127);
}
errors++;
}
if((data46.Timeout === undefined) || (!(func0.call(data46, "Timeout")))){
const err128 = {instancePath:instancePath+"/status/rollup/reconcile",schemaPath:"#/properties/status/properties/rollup/properties/reconcile/required",keyword:"required",params:{missingProperty: "Timeout"},schema:schema11.properties.status.properties.rollup.properties.reconcile.required,parentSchema:schema11.properties.status.properties.rollup.properties.reconcile,data:data46};
if(vErrors === null){
vErrors = [err128];
}
else {
vErrors.push(err128);
}
errors++;
}
if((data46.Failed === undefined) || (!(func0.call(data46, "Failed")))){
const err129 = {instancePath:instancePath+"/status/rollup/reconcile",schemaPath:"#/properties/status/properties/rollup/properties/reconcile/required",keyword:"required",params:{missingProperty: "Failed"},schema:schema11.properties.status.properties.rollup.properties.reconcile.required,parentSchema:schema11.properties.status.properties.rollup.properties.reconcile,data:data46};
if(vErrors === null){
vErrors = [err129];
}
else {
vErrors.push(err129);
}
errors++;
}
for(const key11 of Object.keys(data46)){
if(!(((((key11 === "Pending") || (key11 === "Succeeded")) || (key11 === "Skipped")) || (key11 === "Timeout")) || (key11 === "Failed"))){
const err130 = {instancePath:instancePath+"/status/rollup/reconcile",schemaPath:"#/properties/status/properties/rollup/properties/reconcile/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key11},schema:false,parentSchema:schema11.properties.status.properties.rollup.properties.reconcile,data:data46};
if(vErrors === null){
vErrors = [err130];
}
else {
vErrors.push(err130);
}
errors++;
}
}
if(data46.Pending !== undefined && func0.call(data46, "Pending")){
let data47 = data46.Pending;
if(!(((typeof data47 == "number") && (!(data47 % 1) && !isNaN(data47))) && (isFinite(data47)))){
const err131 = {instancePath:instancePath+"/status/rollup/reconcile/Pending",schemaPath:"#/properties/status/properties/rollup/properties/reconcile/properties/Pending/type",keyword:"type",params:{type: "integer"},schema:schema11.properties.status.properties.rollup.properties.reconcile.properties.Pending.type,parentSchema:schema11.properties.status.properties.rollup.properties.reconcile.properties.Pending,data:data47};
if(vErrors === null){
vErrors = [err131];
}
else {
vErrors.push(err131);
}
errors++;
}
if((typeof data47 == "number") && (isFinite(data47))){
if(data47 < 0 || isNaN(data47)){
const err132 = {instancePath:instancePath+"/status/rollup/reconcile/Pending",schemaPath:"#/properties/status/properties/rollup/properties/reconcile/properties/Pending/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema11.properties.status.properties.rollup.properties.reconcile.properties.Pending,data:data47};
if(vErrors === null){
vErrors = [err132];
}
else {
vErrors.push(err132);
}
errors++;
}
}
}
if(data46.Succeeded !== undefined && func0.call(data46, "Succeeded")){
let data48 = data46.Succeeded;
if(!(((typeof data48 == "number") && (!(data48 % 1) && !isNaN(data48))) && (isFinite(data48)))){
const err133 = {instancePath:instancePath+"/status/rollup/reconcile/Succeeded",schemaPath:"#/properties/status/properties/rollup/properties/reconcile/properties/Succeeded/type",keyword:"type",params:{type: "integer"},schema:schema11.properties.status.properties.rollup.properties.reconcile.properties.Succeeded.type,parentSchema:schema11.properties.status.properties.rollup.properties.reconcile.properties.Succeeded,data:data48};
if(vErrors === null){
vErrors = [err133];
}
else {
vErrors.push(err133);
}
errors++;
}
if((typeof data48 == "number") && (isFinite(data48))){
if(data48 < 0 || isNaN(data48)){
const err134 = {instancePath:instancePath+"/status/rollup/reconcile/Succeeded",schemaPath:"#/properties/status/properties/rollup/properties/reconcile/properties/Succeeded/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema11.properties.status.properties.rollup.properties.reconcile.properties.Succeeded,data:data48};
if(vErrors === null){
vErrors = [err134];
}
else {
vErrors.push(err134);
}
errors++;
}
}
}
if(data46.Skipped !== undefined && func0.call(data46, "Skipped")){
let data49 = data46.Skipped;
if(!(((typeof data49 == "number") && (!(data49 % 1) && !isNaN(data49))) && (isFinite(data49)))){
const err135 = {instancePath:instancePath+"/status/rollup/reconcile/Skipped",schemaPath:"#/properties/status/properties/rollup/properties/reconcile/properties/Skipped/type",keyword:"type",params:{type: "integer"},schema:schema11.properties.status.properties.rollup.properties.reconcile.properties.Skipped.type,parentSchema:schema11.properties.status.properties.rollup.properties.reconcile.properties.Skipped,data:data49};
if(vErrors === null){
vErrors = [err135];
}
else {
vErrors.push(err135);
}
errors++;
}
if((typeof data49 == "number") && (isFinite(data49))){
if(data49 < 0 || isNaN(data49)){
const err136 = {instancePath:instancePath+"/status/rollup/reconcile/Skipped",schemaPath:"#/properties/status/properties/rollup/properties/reconcile/properties/Skipped/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema11.properties.status.properties.rollup.properties.reconcile.properties.Skipped,data:data49};
if(vErrors === null){
vErrors = [err136];
}
else {
vErrors.push(err136);
}
errors++;
}
}
}
if(data46.Timeout !== undefined && func0.call(data46, "Timeout")){
let data50 = data46.Timeout;
if(!(((typeof data50 == "number") && (!(data50 % 1) && !isNaN(data50))) && (isFinite(data50)))){
const err137 = {instancePath:instancePath+"/status/rollup/reconcile/Timeout",schemaPath:"#/properties/status/properties/rollup/properties/reconcile/properties/Timeout/type",keyword:"type",params:{type: "integer"},schema:schema11.properties.status.properties.rollup.properties.reconcile.properties.Timeout.type,parentSchema:schema11.properties.status.properties.rollup.properties.reconcile.properties.Timeout,data:data50};
if(vErrors === null){
vErrors = [err137];
}
else {
vErrors.push(err137);
}
errors++;
}
if((typeof data50 == "number") && (isFinite(data50))){
if(data50 < 0 || isNaN(data50)){
const err138 = {instancePath:instancePath+"/status/rollup/reconcile/Timeout",schemaPath:"#/properties/status/properties/rollup/properties/reconcile/properties/Timeout/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema11.properties.status.properties.rollup.properties.reconcile.properties.Timeout,data:data50};
if(vErrors === null){
vErrors = [err138];
}
else {
vErrors.push(err138);
}
errors++;
}
}
}
if(data46.Failed !== undefined && func0.call(data46, "Failed")){
let data51 = data46.Failed;
if(!(((typeof data51 == "number") && (!(data51 % 1) && !isNaN(data51))) && (isFinite(data51)))){
const err139 = {instancePath:instancePath+"/status/rollup/reconcile/Failed",schemaPath:"#/properties/status/properties/rollup/properties/reconcile/properties/Failed/type",keyword:"type",params:{type: "integer"},schema:schema11.properties.status.properties.rollup.properties.reconcile.properties.Failed.type,parentSchema:schema11.properties.status.properties.rollup.properties.reconcile.properties.Failed,data:data51};
if(vErrors === null){
vErrors = [err139];
}
else {
vErrors.push(err139);
}
errors++;
}
if((typeof data51 == "number") && (isFinite(data51))){
if(data51 < 0 || isNaN(data51)){
const err140 = {instancePath:instancePath+"/status/rollup/reconcile/Failed",schemaPath:"#/properties/status/properties/rollup/properties/reconcile/properties/Failed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema11.properties.status.properties.rollup.properties.reconcile.properties.Failed,data:data51};
if(vErrors === null){
vErrors = [err140];
}
else {
vErrors.push(err140);
}
errors++;
}
}
}
}
else {
const err141 = {instancePath:instancePath+"/status/rollup/reconcile",schemaPath:"#/properties/status/properties/rollup/properties/reconcile/type",keyword:"type",params:{type: "object"},schema:schema11.properties.status.properties.rollup.properties.reconcile.type,parentSchema:schema11.properties.status.properties.rollup.properties.reconcile,data:data46};
if(vErrors === null){
vErrors = [err141];
}
else {
vErrors.push(err141);
}
errors++;
}
}
if(data21.upToDate !== undefined && func0.call(data21, "upToDate")){
let data52 = data21.upToDate;
if(data52 && typeof data52 == "object" && !Array.isArray(data52)){
if((data52.yes === undefined) || (!(func0.call(data52, "yes")))){
const err142 = {instancePath:instancePath+"/status/rollup/upToDate",schemaPath:"#/properties/status/properties/rollup/properties/upToDate/required",keyword:"required",params:{missingProperty: "yes"},schema:schema11.properties.status.properties.rollup.properties.upToDate.required,parentSchema:schema11.properties.status.properties.rollup.properties.upToDate,data:data52};
if(vErrors === null){
vErrors = [err142];
}
else {
vErrors.push(err142);
}
errors++;
}
if((data52.no === undefined) || (!(func0.call(data52, "no")))){
const err143 = {instancePath:instancePath+"/status/rollup/upToDate",schemaPath:"#/properties/status/properties/rollup/properties/upToDate/required",keyword:"required",params:{missingProperty: "no"},schema:schema11.properties.status.properties.rollup.properties.upToDate.required,parentSchema:schema11.properties.status.properties.rollup.properties.upToDate,data:data52};
if(vErrors === null){
vErrors = [err143];
}
else {
vErrors.push(err143);
}
errors++;
}
if((data52.unknown === undefined) || (!(func0.call(data52, "unknown")))){
const err144 = {instancePath:instancePath+"/status/rollup/upToDate",schemaPath:"#/properties/status/properties/rollup/properties/upToDate/required",keyword:"required",params:{missingProperty: "unknown"},schema:schema11.properties.status.properties.rollup.properties.upToDate.required,parentSchema:schema11.properties.status.properties.rollup.properties.upToDate,data:data52};
if(vErrors === null){
vErrors = [err144];
}
else {
vErrors.push(err144);
}
errors++;
}
for(const key12 of Object.keys(data52)){
if(!(((key12 === "yes") || (key12 === "no")) || (key12 === "unknown"))){
const err145 = {instancePath:instancePath+"/status/rollup/upToDate",schemaPath:"#/properties/status/properties/rollup/properties/upToDate/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key12},schema:false,parentSchema:schema11.properties.status.properties.rollup.properties.upToDate,data:data52};
if(vErrors === null){
vErrors = [err145];
}
else {
vErrors.push(err145);
}
errors++;
}
}
if(data52.yes !== undefined && func0.call(data52, "yes")){
let data53 = data52.yes;
if(!(((typeof data53 == "number") && (!(data53 % 1) && !isNaN(data53))) && (isFinite(data53)))){
const err146 = {instancePath:instancePath+"/status/rollup/upToDate/yes",schemaPath:"#/properties/status/properties/rollup/properties/upToDate/properties/yes/type",keyword:"type",params:{type: "integer"},schema:schema11.properties.status.properties.rollup.properties.upToDate.properties.yes.type,parentSchema:schema11.properties.status.properties.rollup.properties.upToDate.properties.yes,data:data53};
if(vErrors === null){
vErrors = [err146];
}
else {
vErrors.push(err146);
}
errors++;
}
if((typeof data53 == "number") && (isFinite(data53))){
if(data53 < 0 || isNaN(data53)){
const err147 = {instancePath:instancePath+"/status/rollup/upToDate/yes",schemaPath:"#/properties/status/properties/rollup/properties/upToDate/properties/yes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema11.properties.status.properties.rollup.properties.upToDate.properties.yes,data:data53};
if(vErrors === null){
vErrors = [err147];
}
else {
vErrors.push(err147);
}
errors++;
}
}
}
if(data52.no !== undefined && func0.call(data52, "no")){
let data54 = data52.no;
if(!(((typeof data54 == "number") && (!(data54 % 1) && !isNaN(data54))) && (isFinite(data54)))){
const err148 = {instancePath:instancePath+"/status/rollup/upToDate/no",schemaPath:"#/properties/status/properties/rollup/properties/upToDate/properties/no/type",keyword:"type",params:{type: "integer"},schema:schema11.properties.status.properties.rollup.properties.upToDate.properties.no.type,parentSchema:schema11.properties.status.properties.rollup.properties.upToDate.properties.no,data:data54};
if(vErrors === null){
vErrors = [err148];
}
else {
vErrors.push(err148);
}
errors++;
}
if((typeof data54 == "number") && (isFinite(data54))){
if(data54 < 0 || isNaN(data54)){
const err149 = {instancePath:instancePath+"/status/rollup/upToDate/no",schemaPath:"#/properties/status/properties/rollup/properties/upToDate/properties/no/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema11.properties.status.properties.rollup.properties.upToDate.properties.no,data:data54};
if(vErrors === null){
vErrors = [err149];
}
else {
vErrors.push(err149);
}
errors++;
}
}
}
if(data52.unknown !== undefined && func0.call(data52, "unknown")){
let data55 = data52.unknown;
if(!(((typeof data55 == "number") && (!(data55 % 1) && !isNaN(data55))) && (isFinite(data55)))){
const err150 = {instancePath:instancePath+"/status/rollup/upToDate/unknown",schemaPath:"#/properties/status/properties/rollup/properties/upToDate/properties/unknown/type",keyword:"type",params:{type: "integer"},schema:schema11.properties.status.properties.rollup.properties.upToDate.properties.unknown.type,parentSchema:schema11.properties.status.properties.rollup.properties.upToDate.properties.unknown,data:data55};
if(vErrors === null){
vErrors = [err150];
}
else {
vErrors.push(err150);
}
errors++;
}
if((typeof data55 == "number") && (isFinite(data55))){
if(data55 < 0 || isNaN(data55)){
const err151 = {instancePath:instancePath+"/status/rollup/upToDate/unknown",schemaPath:"#/properties/status/properties/rollup/properties/upToDate/properties/unknown/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema11.properties.status.properties.rollup.properties.upToDate.properties.unknown,data:data55};
if(vErrors === null){
vErrors = [err151];
}
else {
vErrors.push(err151);
}
errors++;
}
}
}
}
else {
const err152 = {instancePath:instancePath+"/status/rollup/upToDate",schemaPath:"#/properties/status/properties/rollup/properties/upToDate/type",keyword:"type",params:{type: "object"},schema:schema11.properties.status.properties.rollup.properties.upToDate.type,parentSchema:schema11.properties.status.properties.rollup.properties.upToDate,data:data52};
if(vErrors === null){
vErrors = [err152];
}
else {
vErrors.push(err152);
}
errors++;
}
}
if(data21.suspended !== undefined && func0.call(data21, "suspended")){
let data56 = data21.suspended;
if(data56 && typeof data56 == "object" && !Array.isArray(data56)){
if((data56.no === undefined) || (!(func0.call(data56, "no")))){
const err153 = {instancePath:instancePath+"/status/rollup/suspended",schemaPath:"#/properties/status/properties/rollup/properties/suspended/required",keyword:"required",params:{missingProperty: "no"},schema:schema11.properties.status.properties.rollup.properties.suspended.required,parentSchema:schema11.properties.status.properties.rollup.properties.suspended,data:data56};
if(vErrors === null){
vErrors = [err153];
}
else {
vErrors.push(err153);
}
errors++;
}
if((data56.yes === undefined) || (!(func0.call(data56, "yes")))){
const err154 = {instancePath:instancePath+"/status/rollup/suspended",schemaPath:"#/properties/status/properties/rollup/properties/suspended/required",keyword:"required",params:{missingProperty: "yes"},schema:schema11.properties.status.properties.rollup.properties.suspended.required,parentSchema:schema11.properties.status.properties.rollup.properties.suspended,data:data56};
if(vErrors === null){
vErrors = [err154];
}
else {
vErrors.push(err154);
}
errors++;
}
if((data56.partial === undefined) || (!(func0.call(data56, "partial")))){
const err155 = {instancePath:instancePath+"/status/rollup/suspended",schemaPath:"#/properties/status/properties/rollup/properties/suspended/required",keyword:"required",params:{missingProperty: "partial"},schema:schema11.properties.status.properties.rollup.properties.suspended.required,parentSchema:schema11.properties.status.properties.rollup.properties.suspended,data:data56};
if(vErrors === null){
vErrors = [err155];
}
else {
vErrors.push(err155);
}
errors++;
}
if((data56.pending === undefined) || (!(func0.call(data56, "pending")))){
const err156 = {instancePath:instancePath+"/status/rollup/suspended",schemaPath:"#/properties/status/properties/rollup/properties/suspended/required",keyword:"required",params:{missingProperty: "pending"},schema:schema11.properties.status.properties.rollup.properties.suspended.required,parentSchema:schema11.properties.status.properties.rollup.properties.suspended,data:data56};
if(vErrors === null){
vErrors = [err156];
}
else {
vErrors.push(err156);
}
errors++;
}
if((data56.unknown === undefined) || (!(func0.call(data56, "unknown")))){
const err157 = {instancePath:instancePath+"/status/rollup/suspended",schemaPath:"#/properties/status/properties/rollup/properties/suspended/required",keyword:"required",params:{missingProperty: "unknown"},schema:schema11.properties.status.properties.rollup.properties.suspended.required,parentSchema:schema11.properties.status.properties.rollup.properties.suspended,data:data56};
if(vErrors === null){
vErrors = [err157];
}
else {
vErrors.push(err157);
}
errors++;
}
for(const key13 of Object.keys(data56)){
if(!(((((key13 === "no") || (key13 === "yes")) || (key13 === "partial")) || (key13 === "pending")) || (key13 === "unknown"))){
const err158 = {instancePath:instancePath+"/status/rollup/suspended",schemaPath:"#/properties/status/properties/rollup/properties/suspended/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key13},schema:false,parentSchema:schema11.properties.status.properties.rollup.properties.suspended,data:data56};
if(vErrors === null){
vErrors = [err158];
}
else {
vErrors.push(err158);
}
errors++;
}
}
if(data56.no !== undefined && func0.call(data56, "no")){
let data57 = data56.no;
if(!(((typeof data57 == "number") && (!(data57 % 1) && !isNaN(data57))) && (isFinite(data57)))){
const err159 = {instancePath:instancePath+"/status/rollup/suspended/no",schemaPath:"#/properties/status/properties/rollup/properties/suspended/properties/no/type",keyword:"type",params:{type: "integer"},schema:schema11.properties.status.properties.rollup.properties.suspended.properties.no.type,parentSchema:schema11.properties.status.properties.rollup.properties.suspended.properties.no,data:data57};
if(vErrors === null){
vErrors = [err159];
}
else {
vErrors.push(err159);
}
errors++;
}
if((typeof data57 == "number") && (isFinite(data57))){
if(data57 < 0 || isNaN(data57)){
const err160 = {instancePath:instancePath+"/status/rollup/suspended/no",schemaPath:"#/properties/status/properties/rollup/properties/suspended/properties/no/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema11.properties.status.properties.rollup.properties.suspended.properties.no,data:data57};
if(vErrors === null){
vErrors = [err160];
}
else {
vErrors.push(err160);
}
errors++;
}
}
}
if(data56.yes !== undefined && func0.call(data56, "yes")){
let data58 = data56.yes;
if(!(((typeof data58 == "number") && (!(data58 % 1) && !isNaN(data58))) && (isFinite(data58)))){
const err161 = {instancePath:instancePath+"/status/rollup/suspended/yes",schemaPath:"#/properties/status/properties/rollup/properties/suspended/properties/yes/type",keyword:"type",params:{type: "integer"},schema:schema11.properties.status.properties.rollup.properties.suspended.properties.yes.type,parentSchema:schema11.properties.status.properties.rollup.properties.suspended.properties.yes,data:data58};
if(vErrors === null){
vErrors = [err161];
}
else {
vErrors.push(err161);
}
errors++;
}
if((typeof data58 == "number") && (isFinite(data58))){
if(data58 < 0 || isNaN(data58)){
const err162 = {instancePath:instancePath+"/status/rollup/suspended/yes",schemaPath:"#/properties/status/properties/rollup/properties/suspended/properties/yes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema11.properties.status.properties.rollup.properties.suspended.properties.yes,data:data58};
if(vErrors === null){
vErrors = [err162];
}
else {
vErrors.push(err162);
}
errors++;
}
}
}
if(data56.partial !== undefined && func0.call(data56, "partial")){
let data59 = data56.partial;
if(!(((typeof data59 == "number") && (!(data59 % 1) && !isNaN(data59))) && (isFinite(data59)))){
const err163 = {instancePath:instancePath+"/status/rollup/suspended/partial",schemaPath:"#/properties/status/properties/rollup/properties/suspended/properties/partial/type",keyword:"type",params:{type: "integer"},schema:schema11.properties.status.properties.rollup.properties.suspended.properties.partial.type,parentSchema:schema11.properties.status.properties.rollup.properties.suspended.properties.partial,data:data59};
if(vErrors === null){
vErrors = [err163];
}
else {
vErrors.push(err163);
}
errors++;
}
if((typeof data59 == "number") && (isFinite(data59))){
if(data59 < 0 || isNaN(data59)){
const err164 = {instancePath:instancePath+"/status/rollup/suspended/partial",schemaPath:"#/properties/status/properties/rollup/properties/suspended/properties/partial/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema11.properties.status.properties.rollup.properties.suspended.properties.partial,data:data59};
if(vErrors === null){
vErrors = [err164];
}
else {
vErrors.push(err164);
}
errors++;
}
}
}
if(data56.pending !== undefined && func0.call(data56, "pending")){
let data60 = data56.pending;
if(!(((typeof data60 == "number") && (!(data60 % 1) && !isNaN(data60))) && (isFinite(data60)))){
const err165 = {instancePath:instancePath+"/status/rollup/suspended/pending",schemaPath:"#/properties/status/properties/rollup/properties/suspended/properties/pending/type",keyword:"type",params:{type: "integer"},schema:schema11.properties.status.properties.rollup.properties.suspended.properties.pending.type,parentSchema:schema11.properties.status.properties.rollup.properties.suspended.properties.pending,data:data60};
if(vErrors === null){
vErrors = [err165];
}
else {
vErrors.push(err165);
}
errors++;
}
if((typeof data60 == "number") && (isFinite(data60))){
if(data60 < 0 || isNaN(data60)){
const err166 = {instancePath:instancePath+"/status/rollup/suspended/pending",schemaPath:"#/properties/status/properties/rollup/properties/suspended/properties/pending/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema11.properties.status.properties.rollup.properties.suspended.properties.pending,data:data60};
if(vErrors === null){
vErrors = [err166];
}
else {
vErrors.push(err166);
}
errors++;
}
}
}
if(data56.unknown !== undefined && func0.call(data56, "unknown")){
let data61 = data56.unknown;
if(!(((typeof data61 == "number") && (!(data61 % 1) && !isNaN(data61))) && (isFinite(data61)))){
const err167 = {instancePath:instancePath+"/status/rollup/suspended/unknown",schemaPath:"#/properties/status/properties/rollup/properties/suspended/properties/unknown/type",keyword:"type",params:{type: "integer"},schema:schema11.properties.status.properties.rollup.properties.suspended.properties.unknown.type,parentSchema:schema11.properties.status.properties.rollup.properties.suspended.properties.unknown,data:data61};
if(vErrors === null){
vErrors = [err167];
}
else {
vErrors.push(err167);
}
errors++;
}
if((typeof data61 == "number") && (isFinite(data61))){
if(data61 < 0 || isNaN(data61)){
const err168 = {instancePath:instancePath+"/status/rollup/suspended/unknown",schemaPath:"#/properties/status/properties/rollup/properties/suspended/properties/unknown/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema11.properties.status.properties.rollup.properties.suspended.properties.unknown,data:data61};
if(vErrors === null){
vErrors = [err168];
}
else {
vErrors.push(err168);
}
errors++;
}
}
}
}
else {
const err169 = {instancePath:instancePath+"/status/rollup/suspended",schemaPath:"#/properties/status/properties/rollup/properties/suspended/type",keyword:"type",params:{type: "object"},schema:schema11.properties.status.properties.rollup.properties.suspended.type,parentSchema:schema11.properties.status.properties.rollup.properties.suspended,data:data56};
if(vErrors === null){
vErrors = [err169];
}
else {
vErrors.push(err169);
}
errors++;
}
}
if(data21.freshness !== undefined && func0.call(data21, "freshness")){
let data62 = data21.freshness;
if(data62 && typeof data62 == "object" && !Array.isArray(data62)){
if((data62.fresh === undefined) || (!(func0.call(data62, "fresh")))){
const err170 = {instancePath:instancePath+"/status/rollup/freshness",schemaPath:"#/properties/status/properties/rollup/properties/freshness/required",keyword:"required",params:{missingProperty: "fresh"},schema:schema11.properties.status.properties.rollup.properties.freshness.required,parentSchema:schema11.properties.status.properties.rollup.properties.freshness,data:data62};
if(vErrors === null){
vErrors = [err170];
}
else {
vErrors.push(err170);
}
errors++;
}
if((data62.stale === undefined) || (!(func0.call(data62, "stale")))){
const err171 = {instancePath:instancePath+"/status/rollup/freshness",schemaPath:"#/properties/status/properties/rollup/properties/freshness/required",keyword:"required",params:{missingProperty: "stale"},schema:schema11.properties.status.properties.rollup.properties.freshness.required,parentSchema:schema11.properties.status.properties.rollup.properties.freshness,data:data62};
if(vErrors === null){
vErrors = [err171];
}
else {
vErrors.push(err171);
}
errors++;
}
if((data62["never-seen"] === undefined) || (!(func0.call(data62, "never-seen")))){
const err172 = {instancePath:instancePath+"/status/rollup/freshness",schemaPath:"#/properties/status/properties/rollup/properties/freshness/required",keyword:"required",params:{missingProperty: "never-seen"},schema:schema11.properties.status.properties.rollup.properties.freshness.required,parentSchema:schema11.properties.status.properties.rollup.properties.freshness,data:data62};
if(vErrors === null){
vErrors = [err172];
}
else {
vErrors.push(err172);
}
errors++;
}
for(const key14 of Object.keys(data62)){
if(!(((key14 === "fresh") || (key14 === "stale")) || (key14 === "never-seen"))){
const err173 = {instancePath:instancePath+"/status/rollup/freshness",schemaPath:"#/properties/status/properties/rollup/properties/freshness/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key14},schema:false,parentSchema:schema11.properties.status.properties.rollup.properties.freshness,data:data62};
if(vErrors === null){
vErrors = [err173];
}
else {
vErrors.push(err173);
}
errors++;
}
}
if(data62.fresh !== undefined && func0.call(data62, "fresh")){
let data63 = data62.fresh;
if(!(((typeof data63 == "number") && (!(data63 % 1) && !isNaN(data63))) && (isFinite(data63)))){
const err174 = {instancePath:instancePath+"/status/rollup/freshness/fresh",schemaPath:"#/properties/status/properties/rollup/properties/freshness/properties/fresh/type",keyword:"type",params:{type: "integer"},schema:schema11.properties.status.properties.rollup.properties.freshness.properties.fresh.type,parentSchema:schema11.properties.status.properties.rollup.properties.freshness.properties.fresh,data:data63};
if(vErrors === null){
vErrors = [err174];
}
else {
vErrors.push(err174);
}
errors++;
}
if((typeof data63 == "number") && (isFinite(data63))){
if(data63 < 0 || isNaN(data63)){
const err175 = {instancePath:instancePath+"/status/rollup/freshness/fresh",schemaPath:"#/properties/status/properties/rollup/properties/freshness/properties/fresh/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema11.properties.status.properties.rollup.properties.freshness.properties.fresh,data:data63};
if(vErrors === null){
vErrors = [err175];
}
else {
vErrors.push(err175);
}
errors++;
}
}
}
if(data62.stale !== undefined && func0.call(data62, "stale")){
let data64 = data62.stale;
if(!(((typeof data64 == "number") && (!(data64 % 1) && !isNaN(data64))) && (isFinite(data64)))){
const err176 = {instancePath:instancePath+"/status/rollup/freshness/stale",schemaPath:"#/properties/status/properties/rollup/properties/freshness/properties/stale/type",keyword:"type",params:{type: "integer"},schema:schema11.properties.status.properties.rollup.properties.freshness.properties.stale.type,parentSchema:schema11.properties.status.properties.rollup.properties.freshness.properties.stale,data:data64};
if(vErrors === null){
vErrors = [err176];
}
else {
vErrors.push(err176);
}
errors++;
}
if((typeof data64 == "number") && (isFinite(data64))){
if(data64 < 0 || isNaN(data64)){
const err177 = {instancePath:instancePath+"/status/rollup/freshness/stale",schemaPath:"#/properties/status/properties/rollup/properties/freshness/properties/stale/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema11.properties.status.properties.rollup.properties.freshness.properties.stale,data:data64};
if(vErrors === null){
vErrors = [err177];
}
else {
vErrors.push(err177);
}
errors++;
}
}
}
if(data62["never-seen"] !== undefined && func0.call(data62, "never-seen")){
let data65 = data62["never-seen"];
if(!(((typeof data65 == "number") && (!(data65 % 1) && !isNaN(data65))) && (isFinite(data65)))){
const err178 = {instancePath:instancePath+"/status/rollup/freshness/never-seen",schemaPath:"#/properties/status/properties/rollup/properties/freshness/properties/never-seen/type",keyword:"type",params:{type: "integer"},schema:schema11.properties.status.properties.rollup.properties.freshness.properties["never-seen"].type,parentSchema:schema11.properties.status.properties.rollup.properties.freshness.properties["never-seen"],data:data65};
if(vErrors === null){
vErrors = [err178];
}
else {
vErrors.push(err178);
}
errors++;
}
if((typeof data65 == "number") && (isFinite(data65))){
if(data65 < 0 || isNaN(data65)){
const err179 = {instancePath:instancePath+"/status/rollup/freshness/never-seen",schemaPath:"#/properties/status/properties/rollup/properties/freshness/properties/never-seen/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema11.properties.status.properties.rollup.properties.freshness.properties["never-seen"],data:data65};
if(vErrors === null){
vErrors = [err179];
}
else {
vErrors.push(err179);
}
errors++;
}
}
}
}
else {
const err180 = {instancePath:instancePath+"/status/rollup/freshness",schemaPath:"#/properties/status/properties/rollup/properties/freshness/type",keyword:"type",params:{type: "object"},schema:schema11.properties.status.properties.rollup.properties.freshness.type,parentSchema:schema11.properties.status.properties.rollup.properties.freshness,data:data62};
if(vErrors === null){
vErrors = [err180];
}
else {
vErrors.push(err180);
}
errors++;
}
}
if(data21.revisions !== undefined && func0.call(data21, "revisions")){
let data66 = data21.revisions;
if(Array.isArray(data66)){
const len1 = data66.length;
for(let i1=0; i1<len1; i1++){
let data67 = data66[i1];
if(data67 && typeof data67 == "object" && !Array.isArray(data67)){
if((data67.package === undefined) || (!(func0.call(data67, "package")))){
const err181 = {instancePath:instancePath+"/status/rollup/revisions/" + i1,schemaPath:"#/properties/status/properties/rollup/properties/revisions/items/required",keyword:"required",params:{missingProperty: "package"},schema:schema11.properties.status.properties.rollup.properties.revisions.items.required,parentSchema:schema11.properties.status.properties.rollup.properties.revisions.items,data:data67};
if(vErrors === null){
vErrors = [err181];
}
else {
vErrors.push(err181);
}
errors++;
}
if((data67.revision === undefined) || (!(func0.call(data67, "revision")))){
const err182 = {instancePath:instancePath+"/status/rollup/revisions/" + i1,schemaPath:"#/properties/status/properties/rollup/properties/revisions/items/required",keyword:"required",params:{missingProperty: "revision"},schema:schema11.properties.status.properties.rollup.properties.revisions.items.required,parentSchema:schema11.properties.status.properties.rollup.properties.revisions.items,data:data67};
if(vErrors === null){
vErrors = [err182];
}
else {
vErrors.push(err182);
}
errors++;
}
if((data67.total === undefined) || (!(func0.call(data67, "total")))){
const err183 = {instancePath:instancePath+"/status/rollup/revisions/" + i1,schemaPath:"#/properties/status/properties/rollup/properties/revisions/items/required",keyword:"required",params:{missingProperty: "total"},schema:schema11.properties.status.properties.rollup.properties.revisions.items.required,parentSchema:schema11.properties.status.properties.rollup.properties.revisions.items,data:data67};
if(vErrors === null){
vErrors = [err183];
}
else {
vErrors.push(err183);
}
errors++;
}
if((data67.wantedBy === undefined) || (!(func0.call(data67, "wantedBy")))){
const err184 = {instancePath:instancePath+"/status/rollup/revisions/" + i1,schemaPath:"#/properties/status/properties/rollup/properties/revisions/items/required",keyword:"required",params:{missingProperty: "wantedBy"},schema:schema11.properties.status.properties.rollup.properties.revisions.items.required,parentSchema:schema11.properties.status.properties.rollup.properties.revisions.items,data:data67};
if(vErrors === null){
vErrors = [err184];
}
else {
vErrors.push(err184);
}
errors++;
}
if((data67.landed === undefined) || (!(func0.call(data67, "landed")))){
const err185 = {instancePath:instancePath+"/status/rollup/revisions/" + i1,schemaPath:"#/properties/status/properties/rollup/properties/revisions/items/required",keyword:"required",params:{missingProperty: "landed"},schema:schema11.properties.status.properties.rollup.properties.revisions.items.required,parentSchema:schema11.properties.status.properties.rollup.properties.revisions.items,data:data67};
if(vErrors === null){
vErrors = [err185];
}
else {
vErrors.push(err185);
}
errors++;
}
if((data67.current === undefined) || (!(func0.call(data67, "current")))){
const err186 = {instancePath:instancePath+"/status/rollup/revisions/" + i1,schemaPath:"#/properties/status/properties/rollup/properties/revisions/items/required",keyword:"required",params:{missingProperty: "current"},schema:schema11.properties.status.properties.rollup.properties.revisions.items.required,parentSchema:schema11.properties.status.properties.rollup.properties.revisions.items,data:data67};
if(vErrors === null){
vErrors = [err186];
}
else {
vErrors.push(err186);
}
errors++;
}
if((data67.inProgress === undefined) || (!(func0.call(data67, "inProgress")))){
const err187 = {instancePath:instancePath+"/status/rollup/revisions/" + i1,schemaPath:"#/properties/status/properties/rollup/properties/revisions/items/required",keyword:"required",params:{missingProperty: "inProgress"},schema:schema11.properties.status.properties.rollup.properties.revisions.items.required,parentSchema:schema11.properties.status.properties.rollup.properties.revisions.items,data:data67};
if(vErrors === null){
vErrors = [err187];
}
else {
vErrors.push(err187);
}
errors++;
}
if((data67.failed === undefined) || (!(func0.call(data67, "failed")))){
const err188 = {instancePath:instancePath+"/status/rollup/revisions/" + i1,schemaPath:"#/properties/status/properties/rollup/properties/revisions/items/required",keyword:"required",params:{missingProperty: "failed"},schema:schema11.properties.status.properties.rollup.properties.revisions.items.required,parentSchema:schema11.properties.status.properties.rollup.properties.revisions.items,data:data67};
if(vErrors === null){
vErrors = [err188];
}
else {
vErrors.push(err188);
}
errors++;
}
if((data67.unknown === undefined) || (!(func0.call(data67, "unknown")))){
const err189 = {instancePath:instancePath+"/status/rollup/revisions/" + i1,schemaPath:"#/properties/status/properties/rollup/properties/revisions/items/required",keyword:"required",params:{missingProperty: "unknown"},schema:schema11.properties.status.properties.rollup.properties.revisions.items.required,parentSchema:schema11.properties.status.properties.rollup.properties.revisions.items,data:data67};
if(vErrors === null){
vErrors = [err189];
}
else {
vErrors.push(err189);
}
errors++;
}
if((data67.suspended === undefined) || (!(func0.call(data67, "suspended")))){
const err190 = {instancePath:instancePath+"/status/rollup/revisions/" + i1,schemaPath:"#/properties/status/properties/rollup/properties/revisions/items/required",keyword:"required",params:{missingProperty: "suspended"},schema:schema11.properties.status.properties.rollup.properties.revisions.items.required,parentSchema:schema11.properties.status.properties.rollup.properties.revisions.items,data:data67};
if(vErrors === null){
vErrors = [err190];
}
else {
vErrors.push(err190);
}
errors++;
}
if((data67.stale === undefined) || (!(func0.call(data67, "stale")))){
const err191 = {instancePath:instancePath+"/status/rollup/revisions/" + i1,schemaPath:"#/properties/status/properties/rollup/properties/revisions/items/required",keyword:"required",params:{missingProperty: "stale"},schema:schema11.properties.status.properties.rollup.properties.revisions.items.required,parentSchema:schema11.properties.status.properties.rollup.properties.revisions.items,data:data67};
if(vErrors === null){
vErrors = [err191];
}
else {
vErrors.push(err191);
}
errors++;
}
if((data67.waiting === undefined) || (!(func0.call(data67, "waiting")))){
const err192 = {instancePath:instancePath+"/status/rollup/revisions/" + i1,schemaPath:"#/properties/status/properties/rollup/properties/revisions/items/required",keyword:"required",params:{missingProperty: "waiting"},schema:schema11.properties.status.properties.rollup.properties.revisions.items.required,parentSchema:schema11.properties.status.properties.rollup.properties.revisions.items,data:data67};
if(vErrors === null){
vErrors = [err192];
}
else {
vErrors.push(err192);
}
errors++;
}
for(const key15 of Object.keys(data67)){
if(!(func0.call(schema11.properties.status.properties.rollup.properties.revisions.items.properties, key15))){
const err193 = {instancePath:instancePath+"/status/rollup/revisions/" + i1,schemaPath:"#/properties/status/properties/rollup/properties/revisions/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key15},schema:false,parentSchema:schema11.properties.status.properties.rollup.properties.revisions.items,data:data67};
if(vErrors === null){
vErrors = [err193];
}
else {
vErrors.push(err193);
}
errors++;
}
}
if(data67.package !== undefined && func0.call(data67, "package")){
let data68 = data67.package;
if(typeof data68 === "string"){
if(func54(data68) > 253){
const err194 = {instancePath:instancePath+"/status/rollup/revisions/" + i1+"/package",schemaPath:"#/properties/status/properties/rollup/properties/revisions/items/properties/package/maxLength",keyword:"maxLength",params:{limit: 253},schema:253,parentSchema:schema11.properties.status.properties.rollup.properties.revisions.items.properties.package,data:data68};
if(vErrors === null){
vErrors = [err194];
}
else {
vErrors.push(err194);
}
errors++;
}
}
else {
const err195 = {instancePath:instancePath+"/status/rollup/revisions/" + i1+"/package",schemaPath:"#/properties/status/properties/rollup/properties/revisions/items/properties/package/type",keyword:"type",params:{type: "string"},schema:schema11.properties.status.properties.rollup.properties.revisions.items.properties.package.type,parentSchema:schema11.properties.status.properties.rollup.properties.revisions.items.properties.package,data:data68};
if(vErrors === null){
vErrors = [err195];
}
else {
vErrors.push(err195);
}
errors++;
}
}
if(data67.revision !== undefined && func0.call(data67, "revision")){
let data69 = data67.revision;
if(typeof data69 === "string"){
if(func54(data69) > 128){
const err196 = {instancePath:instancePath+"/status/rollup/revisions/" + i1+"/revision",schemaPath:"#/properties/status/properties/rollup/properties/revisions/items/properties/revision/maxLength",keyword:"maxLength",params:{limit: 128},schema:128,parentSchema:schema11.properties.status.properties.rollup.properties.revisions.items.properties.revision,data:data69};
if(vErrors === null){
vErrors = [err196];
}
else {
vErrors.push(err196);
}
errors++;
}
}
else {
const err197 = {instancePath:instancePath+"/status/rollup/revisions/" + i1+"/revision",schemaPath:"#/properties/status/properties/rollup/properties/revisions/items/properties/revision/type",keyword:"type",params:{type: "string"},schema:schema11.properties.status.properties.rollup.properties.revisions.items.properties.revision.type,parentSchema:schema11.properties.status.properties.rollup.properties.revisions.items.properties.revision,data:data69};
if(vErrors === null){
vErrors = [err197];
}
else {
vErrors.push(err197);
}
errors++;
}
}
if(data67.total !== undefined && func0.call(data67, "total")){
let data70 = data67.total;
if(!(((typeof data70 == "number") && (!(data70 % 1) && !isNaN(data70))) && (isFinite(data70)))){
const err198 = {instancePath:instancePath+"/status/rollup/revisions/" + i1+"/total",schemaPath:"#/properties/status/properties/rollup/properties/revisions/items/properties/total/type",keyword:"type",params:{type: "integer"},schema:schema11.properties.status.properties.rollup.properties.revisions.items.properties.total.type,parentSchema:schema11.properties.status.properties.rollup.properties.revisions.items.properties.total,data:data70};
if(vErrors === null){
vErrors = [err198];
}
else {
vErrors.push(err198);
}
errors++;
}
if((typeof data70 == "number") && (isFinite(data70))){
if(data70 < 0 || isNaN(data70)){
const err199 = {instancePath:instancePath+"/status/rollup/revisions/" + i1+"/total",schemaPath:"#/properties/status/properties/rollup/properties/revisions/items/properties/total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema11.properties.status.properties.rollup.properties.revisions.items.properties.total,data:data70};
if(vErrors === null){
vErrors = [err199];
}
else {
vErrors.push(err199);
}
errors++;
}
}
}
if(data67.wantedBy !== undefined && func0.call(data67, "wantedBy")){
let data71 = data67.wantedBy;
if(!(((typeof data71 == "number") && (!(data71 % 1) && !isNaN(data71))) && (isFinite(data71)))){
const err200 = {instancePath:instancePath+"/status/rollup/revisions/" + i1+"/wantedBy",schemaPath:"#/properties/status/properties/rollup/properties/revisions/items/properties/wantedBy/type",keyword:"type",params:{type: "integer"},schema:schema11.properties.status.properties.rollup.properties.revisions.items.properties.wantedBy.type,parentSchema:schema11.properties.status.properties.rollup.properties.revisions.items.properties.wantedBy,data:data71};
if(vErrors === null){
vErrors = [err200];
}
else {
vErrors.push(err200);
}
errors++;
}
if((typeof data71 == "number") && (isFinite(data71))){
if(data71 < 0 || isNaN(data71)){
const err201 = {instancePath:instancePath+"/status/rollup/revisions/" + i1+"/wantedBy",schemaPath:"#/properties/status/properties/rollup/properties/revisions/items/properties/wantedBy/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema11.properties.status.properties.rollup.properties.revisions.items.properties.wantedBy,data:data71};
if(vErrors === null){
vErrors = [err201];
}
else {
vErrors.push(err201);
}
errors++;
}
}
}
if(data67.landed !== undefined && func0.call(data67, "landed")){
let data72 = data67.landed;
if(!(((typeof data72 == "number") && (!(data72 % 1) && !isNaN(data72))) && (isFinite(data72)))){
const err202 = {instancePath:instancePath+"/status/rollup/revisions/" + i1+"/landed",schemaPath:"#/properties/status/properties/rollup/properties/revisions/items/properties/landed/type",keyword:"type",params:{type: "integer"},schema:schema11.properties.status.properties.rollup.properties.revisions.items.properties.landed.type,parentSchema:schema11.properties.status.properties.rollup.properties.revisions.items.properties.landed,data:data72};
if(vErrors === null){
vErrors = [err202];
}
else {
vErrors.push(err202);
}
errors++;
}
if((typeof data72 == "number") && (isFinite(data72))){
if(data72 < 0 || isNaN(data72)){
const err203 = {instancePath:instancePath+"/status/rollup/revisions/" + i1+"/landed",schemaPath:"#/properties/status/properties/rollup/properties/revisions/items/properties/landed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema11.properties.status.properties.rollup.properties.revisions.items.properties.landed,data:data72};
if(vErrors === null){
vErrors = [err203];
}
else {
vErrors.push(err203);
}
errors++;
}
}
}
if(data67.current !== undefined && func0.call(data67, "current")){
let data73 = data67.current;
if(!(((typeof data73 == "number") && (!(data73 % 1) && !isNaN(data73))) && (isFinite(data73)))){
const err204 = {instancePath:instancePath+"/status/rollup/revisions/" + i1+"/current",schemaPath:"#/properties/status/properties/rollup/properties/revisions/items/properties/current/type",keyword:"type",params:{type: "integer"},schema:schema11.properties.status.properties.rollup.properties.revisions.items.properties.current.type,parentSchema:schema11.properties.status.properties.rollup.properties.revisions.items.properties.current,data:data73};
if(vErrors === null){
vErrors = [err204];
}
else {
vErrors.push(err204);
}
errors++;
}
if((typeof data73 == "number") && (isFinite(data73))){
if(data73 < 0 || isNaN(data73)){
const err205 = {instancePath:instancePath+"/status/rollup/revisions/" + i1+"/current",schemaPath:"#/properties/status/properties/rollup/properties/revisions/items/properties/current/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema11.properties.status.properties.rollup.properties.revisions.items.properties.current,data:data73};
if(vErrors === null){
vErrors = [err205];
}
else {
vErrors.push(err205);
}
errors++;
}
}
}
if(data67.inProgress !== undefined && func0.call(data67, "inProgress")){
let data74 = data67.inProgress;
if(!(((typeof data74 == "number") && (!(data74 % 1) && !isNaN(data74))) && (isFinite(data74)))){
const err206 = {instancePath:instancePath+"/status/rollup/revisions/" + i1+"/inProgress",schemaPath:"#/properties/status/properties/rollup/properties/revisions/items/properties/inProgress/type",keyword:"type",params:{type: "integer"},schema:schema11.properties.status.properties.rollup.properties.revisions.items.properties.inProgress.type,parentSchema:schema11.properties.status.properties.rollup.properties.revisions.items.properties.inProgress,data:data74};
if(vErrors === null){
vErrors = [err206];
}
else {
vErrors.push(err206);
}
errors++;
}
if((typeof data74 == "number") && (isFinite(data74))){
if(data74 < 0 || isNaN(data74)){
const err207 = {instancePath:instancePath+"/status/rollup/revisions/" + i1+"/inProgress",schemaPath:"#/properties/status/properties/rollup/properties/revisions/items/properties/inProgress/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema11.properties.status.properties.rollup.properties.revisions.items.properties.inProgress,data:data74};
if(vErrors === null){
vErrors = [err207];
}
else {
vErrors.push(err207);
}
errors++;
}
}
}
if(data67.failed !== undefined && func0.call(data67, "failed")){
let data75 = data67.failed;
if(!(((typeof data75 == "number") && (!(data75 % 1) && !isNaN(data75))) && (isFinite(data75)))){
const err208 = {instancePath:instancePath+"/status/rollup/revisions/" + i1+"/failed",schemaPath:"#/properties/status/properties/rollup/properties/revisions/items/properties/failed/type",keyword:"type",params:{type: "integer"},schema:schema11.properties.status.properties.rollup.properties.revisions.items.properties.failed.type,parentSchema:schema11.properties.status.properties.rollup.properties.revisions.items.properties.failed,data:data75};
if(vErrors === null){
vErrors = [err208];
}
else {
vErrors.push(err208);
}
errors++;
}
if((typeof data75 == "number") && (isFinite(data75))){
if(data75 < 0 || isNaN(data75)){
const err209 = {instancePath:instancePath+"/status/rollup/revisions/" + i1+"/failed",schemaPath:"#/properties/status/properties/rollup/properties/revisions/items/properties/failed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema11.properties.status.properties.rollup.properties.revisions.items.properties.failed,data:data75};
if(vErrors === null){
vErrors = [err209];
}
else {
vErrors.push(err209);
}
errors++;
}
}
}
if(data67.unknown !== undefined && func0.call(data67, "unknown")){
let data76 = data67.unknown;
if(!(((typeof data76 == "number") && (!(data76 % 1) && !isNaN(data76))) && (isFinite(data76)))){
const err210 = {instancePath:instancePath+"/status/rollup/revisions/" + i1+"/unknown",schemaPath:"#/properties/status/properties/rollup/properties/revisions/items/properties/unknown/type",keyword:"type",params:{type: "integer"},schema:schema11.properties.status.properties.rollup.properties.revisions.items.properties.unknown.type,parentSchema:schema11.properties.status.properties.rollup.properties.revisions.items.properties.unknown,data:data76};
if(vErrors === null){
vErrors = [err210];
}
else {
vErrors.push(err210);
}
errors++;
}
if((typeof data76 == "number") && (isFinite(data76))){
if(data76 < 0 || isNaN(data76)){
const err211 = {instancePath:instancePath+"/status/rollup/revisions/" + i1+"/unknown",schemaPath:"#/properties/status/properties/rollup/properties/revisions/items/properties/unknown/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema11.properties.status.properties.rollup.properties.revisions.items.properties.unknown,data:data76};
if(vErrors === null){
vErrors = [err211];
}
else {
vErrors.push(err211);
}
errors++;
}
}
}
if(data67.suspended !== undefined && func0.call(data67, "suspended")){
let data77 = data67.suspended;
if(!(((typeof data77 == "number") && (!(data77 % 1) && !isNaN(data77))) && (isFinite(data77)))){
const err212 = {instancePath:instancePath+"/status/rollup/revisions/" + i1+"/suspended",schemaPath:"#/properties/status/properties/rollup/properties/revisions/items/properties/suspended/type",keyword:"type",params:{type: "integer"},schema:schema11.properties.status.properties.rollup.properties.revisions.items.properties.suspended.type,parentSchema:schema11.properties.status.properties.rollup.properties.revisions.items.properties.suspended,data:data77};
if(vErrors === null){
vErrors = [err212];
}
else {
vErrors.push(err212);
}
errors++;
}
if((typeof data77 == "number") && (isFinite(data77))){
if(data77 < 0 || isNaN(data77)){
const err213 = {instancePath:instancePath+"/status/rollup/revisions/" + i1+"/suspended",schemaPath:"#/properties/status/properties/rollup/properties/revisions/items/properties/suspended/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema11.properties.status.properties.rollup.properties.revisions.items.properties.suspended,data:data77};
if(vErrors === null){
vErrors = [err213];
}
else {
vErrors.push(err213);
}
errors++;
}
}
}
if(data67.stale !== undefined && func0.call(data67, "stale")){
let data78 = data67.stale;
if(!(((typeof data78 == "number") && (!(data78 % 1) && !isNaN(data78))) && (isFinite(data78)))){
const err214 = {instancePath:instancePath+"/status/rollup/revisions/" + i1+"/stale",schemaPath:"#/properties/status/properties/rollup/properties/revisions/items/properties/stale/type",keyword:"type",params:{type: "integer"},schema:schema11.properties.status.properties.rollup.properties.revisions.items.properties.stale.type,parentSchema:schema11.properties.status.properties.rollup.properties.revisions.items.properties.stale,data:data78};
if(vErrors === null){
vErrors = [err214];
}
else {
vErrors.push(err214);
}
errors++;
}
if((typeof data78 == "number") && (isFinite(data78))){
if(data78 < 0 || isNaN(data78)){
const err215 = {instancePath:instancePath+"/status/rollup/revisions/" + i1+"/stale",schemaPath:"#/properties/status/properties/rollup/properties/revisions/items/properties/stale/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema11.properties.status.properties.rollup.properties.revisions.items.properties.stale,data:data78};
if(vErrors === null){
vErrors = [err215];
}
else {
vErrors.push(err215);
}
errors++;
}
}
}
if(data67.waiting !== undefined && func0.call(data67, "waiting")){
let data79 = data67.waiting;
if(!(((typeof data79 == "number") && (!(data79 % 1) && !isNaN(data79))) && (isFinite(data79)))){
const err216 = {instancePath:instancePath+"/status/rollup/revisions/" + i1+"/waiting",schemaPath:"#/properties/status/properties/rollup/properties/revisions/items/properties/waiting/type",keyword:"type",params:{type: "integer"},schema:schema11.properties.status.properties.rollup.properties.revisions.items.properties.waiting.type,parentSchema:schema11.properties.status.properties.rollup.properties.revisions.items.properties.waiting,data:data79};
if(vErrors === null){
vErrors = [err216];
}
else {
vErrors.push(err216);
}
errors++;
}
if((typeof data79 == "number") && (isFinite(data79))){
if(data79 < 0 || isNaN(data79)){
const err217 = {instancePath:instancePath+"/status/rollup/revisions/" + i1+"/waiting",schemaPath:"#/properties/status/properties/rollup/properties/revisions/items/properties/waiting/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema11.properties.status.properties.rollup.properties.revisions.items.properties.waiting,data:data79};
if(vErrors === null){
vErrors = [err217];
}
else {
vErrors.push(err217);
}
errors++;
}
}
}
}
else {
const err218 = {instancePath:instancePath+"/status/rollup/revisions/" + i1,schemaPath:"#/properties/status/properties/rollup/properties/revisions/items/type",keyword:"type",params:{type: "object"},schema:schema11.properties.status.properties.rollup.properties.revisions.items.type,parentSchema:schema11.properties.status.properties.rollup.properties.revisions.items,data:data67};
if(vErrors === null){
vErrors = [err218];
}
else {
vErrors.push(err218);
}
errors++;
}
}
}
else {
const err219 = {instancePath:instancePath+"/status/rollup/revisions",schemaPath:"#/properties/status/properties/rollup/properties/revisions/type",keyword:"type",params:{type: "array"},schema:schema11.properties.status.properties.rollup.properties.revisions.type,parentSchema:schema11.properties.status.properties.rollup.properties.revisions,data:data66};
if(vErrors === null){
vErrors = [err219];
}
else {
vErrors.push(err219);
}
errors++;
}
}
if(data21.otherRevisions !== undefined && func0.call(data21, "otherRevisions")){
let data80 = data21.otherRevisions;
if(data80 && typeof data80 == "object" && !Array.isArray(data80)){
if((data80.total === undefined) || (!(func0.call(data80, "total")))){
const err220 = {instancePath:instancePath+"/status/rollup/otherRevisions",schemaPath:"#/properties/status/properties/rollup/properties/otherRevisions/required",keyword:"required",params:{missingProperty: "total"},schema:schema11.properties.status.properties.rollup.properties.otherRevisions.required,parentSchema:schema11.properties.status.properties.rollup.properties.otherRevisions,data:data80};
if(vErrors === null){
vErrors = [err220];
}
else {
vErrors.push(err220);
}
errors++;
}
if((data80.wantedBy === undefined) || (!(func0.call(data80, "wantedBy")))){
const err221 = {instancePath:instancePath+"/status/rollup/otherRevisions",schemaPath:"#/properties/status/properties/rollup/properties/otherRevisions/required",keyword:"required",params:{missingProperty: "wantedBy"},schema:schema11.properties.status.properties.rollup.properties.otherRevisions.required,parentSchema:schema11.properties.status.properties.rollup.properties.otherRevisions,data:data80};
if(vErrors === null){
vErrors = [err221];
}
else {
vErrors.push(err221);
}
errors++;
}
if((data80.landed === undefined) || (!(func0.call(data80, "landed")))){
const err222 = {instancePath:instancePath+"/status/rollup/otherRevisions",schemaPath:"#/properties/status/properties/rollup/properties/otherRevisions/required",keyword:"required",params:{missingProperty: "landed"},schema:schema11.properties.status.properties.rollup.properties.otherRevisions.required,parentSchema:schema11.properties.status.properties.rollup.properties.otherRevisions,data:data80};
if(vErrors === null){
vErrors = [err222];
}
else {
vErrors.push(err222);
}
errors++;
}
if((data80.current === undefined) || (!(func0.call(data80, "current")))){
const err223 = {instancePath:instancePath+"/status/rollup/otherRevisions",schemaPath:"#/properties/status/properties/rollup/properties/otherRevisions/required",keyword:"required",params:{missingProperty: "current"},schema:schema11.properties.status.properties.rollup.properties.otherRevisions.required,parentSchema:schema11.properties.status.properties.rollup.properties.otherRevisions,data:data80};
if(vErrors === null){
vErrors = [err223];
}
else {
vErrors.push(err223);
}
errors++;
}
if((data80.inProgress === undefined) || (!(func0.call(data80, "inProgress")))){
const err224 = {instancePath:instancePath+"/status/rollup/otherRevisions",schemaPath:"#/properties/status/properties/rollup/properties/otherRevisions/required",keyword:"required",params:{missingProperty: "inProgress"},schema:schema11.properties.status.properties.rollup.properties.otherRevisions.required,parentSchema:schema11.properties.status.properties.rollup.properties.otherRevisions,data:data80};
if(vErrors === null){
vErrors = [err224];
}
else {
vErrors.push(err224);
}
errors++;
}
if((data80.failed === undefined) || (!(func0.call(data80, "failed")))){
const err225 = {instancePath:instancePath+"/status/rollup/otherRevisions",schemaPath:"#/properties/status/properties/rollup/properties/otherRevisions/required",keyword:"required",params:{missingProperty: "failed"},schema:schema11.properties.status.properties.rollup.properties.otherRevisions.required,parentSchema:schema11.properties.status.properties.rollup.properties.otherRevisions,data:data80};
if(vErrors === null){
vErrors = [err225];
}
else {
vErrors.push(err225);
}
errors++;
}
if((data80.unknown === undefined) || (!(func0.call(data80, "unknown")))){
const err226 = {instancePath:instancePath+"/status/rollup/otherRevisions",schemaPath:"#/properties/status/properties/rollup/properties/otherRevisions/required",keyword:"required",params:{missingProperty: "unknown"},schema:schema11.properties.status.properties.rollup.properties.otherRevisions.required,parentSchema:schema11.properties.status.properties.rollup.properties.otherRevisions,data:data80};
if(vErrors === null){
vErrors = [err226];
}
else {
vErrors.push(err226);
}
errors++;
}
if((data80.suspended === undefined) || (!(func0.call(data80, "suspended")))){
const err227 = {instancePath:instancePath+"/status/rollup/otherRevisions",schemaPath:"#/properties/status/properties/rollup/properties/otherRevisions/required",keyword:"required",params:{missingProperty: "suspended"},schema:schema11.properties.status.properties.rollup.properties.otherRevisions.required,parentSchema:schema11.properties.status.properties.rollup.properties.otherRevisions,data:data80};
if(vErrors === null){
vErrors = [err227];
}
else {
vErrors.push(err227);
}
errors++;
}
if((data80.stale === undefined) || (!(func0.call(data80, "stale")))){
const err228 = {instancePath:instancePath+"/status/rollup/otherRevisions",schemaPath:"#/properties/status/properties/rollup/properties/otherRevisions/required",keyword:"required",params:{missingProperty: "stale"},schema:schema11.properties.status.properties.rollup.properties.otherRevisions.required,parentSchema:schema11.properties.status.properties.rollup.properties.otherRevisions,data:data80};
if(vErrors === null){
vErrors = [err228];
}
else {
vErrors.push(err228);
}
errors++;
}
if((data80.waiting === undefined) || (!(func0.call(data80, "waiting")))){
const err229 = {instancePath:instancePath+"/status/rollup/otherRevisions",schemaPath:"#/properties/status/properties/rollup/properties/otherRevisions/required",keyword:"required",params:{missingProperty: "waiting"},schema:schema11.properties.status.properties.rollup.properties.otherRevisions.required,parentSchema:schema11.properties.status.properties.rollup.properties.otherRevisions,data:data80};
if(vErrors === null){
vErrors = [err229];
}
else {
vErrors.push(err229);
}
errors++;
}
for(const key16 of Object.keys(data80)){
if(!(func0.call(schema11.properties.status.properties.rollup.properties.otherRevisions.properties, key16))){
const err230 = {instancePath:instancePath+"/status/rollup/otherRevisions",schemaPath:"#/properties/status/properties/rollup/properties/otherRevisions/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key16},schema:false,parentSchema:schema11.properties.status.properties.rollup.properties.otherRevisions,data:data80};
if(vErrors === null){
vErrors = [err230];
}
else {
vErrors.push(err230);
}
errors++;
}
}
if(data80.total !== undefined && func0.call(data80, "total")){
let data81 = data80.total;
if(!(((typeof data81 == "number") && (!(data81 % 1) && !isNaN(data81))) && (isFinite(data81)))){
const err231 = {instancePath:instancePath+"/status/rollup/otherRevisions/total",schemaPath:"#/properties/status/properties/rollup/properties/otherRevisions/properties/total/type",keyword:"type",params:{type: "integer"},schema:schema11.properties.status.properties.rollup.properties.otherRevisions.properties.total.type,parentSchema:schema11.properties.status.properties.rollup.properties.otherRevisions.properties.total,data:data81};
if(vErrors === null){
vErrors = [err231];
}
else {
vErrors.push(err231);
}
errors++;
}
if((typeof data81 == "number") && (isFinite(data81))){
if(data81 < 0 || isNaN(data81)){
const err232 = {instancePath:instancePath+"/status/rollup/otherRevisions/total",schemaPath:"#/properties/status/properties/rollup/properties/otherRevisions/properties/total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema11.properties.status.properties.rollup.properties.otherRevisions.properties.total,data:data81};
if(vErrors === null){
vErrors = [err232];
}
else {
vErrors.push(err232);
}
errors++;
}
}
}
if(data80.wantedBy !== undefined && func0.call(data80, "wantedBy")){
let data82 = data80.wantedBy;
if(!(((typeof data82 == "number") && (!(data82 % 1) && !isNaN(data82))) && (isFinite(data82)))){
const err233 = {instancePath:instancePath+"/status/rollup/otherRevisions/wantedBy",schemaPath:"#/properties/status/properties/rollup/properties/otherRevisions/properties/wantedBy/type",keyword:"type",params:{type: "integer"},schema:schema11.properties.status.properties.rollup.properties.otherRevisions.properties.wantedBy.type,parentSchema:schema11.properties.status.properties.rollup.properties.otherRevisions.properties.wantedBy,data:data82};
if(vErrors === null){
vErrors = [err233];
}
else {
vErrors.push(err233);
}
errors++;
}
if((typeof data82 == "number") && (isFinite(data82))){
if(data82 < 0 || isNaN(data82)){
const err234 = {instancePath:instancePath+"/status/rollup/otherRevisions/wantedBy",schemaPath:"#/properties/status/properties/rollup/properties/otherRevisions/properties/wantedBy/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema11.properties.status.properties.rollup.properties.otherRevisions.properties.wantedBy,data:data82};
if(vErrors === null){
vErrors = [err234];
}
else {
vErrors.push(err234);
}
errors++;
}
}
}
if(data80.landed !== undefined && func0.call(data80, "landed")){
let data83 = data80.landed;
if(!(((typeof data83 == "number") && (!(data83 % 1) && !isNaN(data83))) && (isFinite(data83)))){
const err235 = {instancePath:instancePath+"/status/rollup/otherRevisions/landed",schemaPath:"#/properties/status/properties/rollup/properties/otherRevisions/properties/landed/type",keyword:"type",params:{type: "integer"},schema:schema11.properties.status.properties.rollup.properties.otherRevisions.properties.landed.type,parentSchema:schema11.properties.status.properties.rollup.properties.otherRevisions.properties.landed,data:data83};
if(vErrors === null){
vErrors = [err235];
}
else {
vErrors.push(err235);
}
errors++;
}
if((typeof data83 == "number") && (isFinite(data83))){
if(data83 < 0 || isNaN(data83)){
const err236 = {instancePath:instancePath+"/status/rollup/otherRevisions/landed",schemaPath:"#/properties/status/properties/rollup/properties/otherRevisions/properties/landed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema11.properties.status.properties.rollup.properties.otherRevisions.properties.landed,data:data83};
if(vErrors === null){
vErrors = [err236];
}
else {
vErrors.push(err236);
}
errors++;
}
}
}
if(data80.current !== undefined && func0.call(data80, "current")){
let data84 = data80.current;
if(!(((typeof data84 == "number") && (!(data84 % 1) && !isNaN(data84))) && (isFinite(data84)))){
const err237 = {instancePath:instancePath+"/status/rollup/otherRevisions/current",schemaPath:"#/properties/status/properties/rollup/properties/otherRevisions/properties/current/type",keyword:"type",params:{type: "integer"},schema:schema11.properties.status.properties.rollup.properties.otherRevisions.properties.current.type,parentSchema:schema11.properties.status.properties.rollup.properties.otherRevisions.properties.current,data:data84};
if(vErrors === null){
vErrors = [err237];
}
else {
vErrors.push(err237);
}
errors++;
}
if((typeof data84 == "number") && (isFinite(data84))){
if(data84 < 0 || isNaN(data84)){
const err238 = {instancePath:instancePath+"/status/rollup/otherRevisions/current",schemaPath:"#/properties/status/properties/rollup/properties/otherRevisions/properties/current/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema11.properties.status.properties.rollup.properties.otherRevisions.properties.current,data:data84};
if(vErrors === null){
vErrors = [err238];
}
else {
vErrors.push(err238);
}
errors++;
}
}
}
if(data80.inProgress !== undefined && func0.call(data80, "inProgress")){
let data85 = data80.inProgress;
if(!(((typeof data85 == "number") && (!(data85 % 1) && !isNaN(data85))) && (isFinite(data85)))){
const err239 = {instancePath:instancePath+"/status/rollup/otherRevisions/inProgress",schemaPath:"#/properties/status/properties/rollup/properties/otherRevisions/properties/inProgress/type",keyword:"type",params:{type: "integer"},schema:schema11.properties.status.properties.rollup.properties.otherRevisions.properties.inProgress.type,parentSchema:schema11.properties.status.properties.rollup.properties.otherRevisions.properties.inProgress,data:data85};
if(vErrors === null){
vErrors = [err239];
}
else {
vErrors.push(err239);
}
errors++;
}
if((typeof data85 == "number") && (isFinite(data85))){
if(data85 < 0 || isNaN(data85)){
const err240 = {instancePath:instancePath+"/status/rollup/otherRevisions/inProgress",schemaPath:"#/properties/status/properties/rollup/properties/otherRevisions/properties/inProgress/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema11.properties.status.properties.rollup.properties.otherRevisions.properties.inProgress,data:data85};
if(vErrors === null){
vErrors = [err240];
}
else {
vErrors.push(err240);
}
errors++;
}
}
}
if(data80.failed !== undefined && func0.call(data80, "failed")){
let data86 = data80.failed;
if(!(((typeof data86 == "number") && (!(data86 % 1) && !isNaN(data86))) && (isFinite(data86)))){
const err241 = {instancePath:instancePath+"/status/rollup/otherRevisions/failed",schemaPath:"#/properties/status/properties/rollup/properties/otherRevisions/properties/failed/type",keyword:"type",params:{type: "integer"},schema:schema11.properties.status.properties.rollup.properties.otherRevisions.properties.failed.type,parentSchema:schema11.properties.status.properties.rollup.properties.otherRevisions.properties.failed,data:data86};
if(vErrors === null){
vErrors = [err241];
}
else {
vErrors.push(err241);
}
errors++;
}
if((typeof data86 == "number") && (isFinite(data86))){
if(data86 < 0 || isNaN(data86)){
const err242 = {instancePath:instancePath+"/status/rollup/otherRevisions/failed",schemaPath:"#/properties/status/properties/rollup/properties/otherRevisions/properties/failed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema11.properties.status.properties.rollup.properties.otherRevisions.properties.failed,data:data86};
if(vErrors === null){
vErrors = [err242];
}
else {
vErrors.push(err242);
}
errors++;
}
}
}
if(data80.unknown !== undefined && func0.call(data80, "unknown")){
let data87 = data80.unknown;
if(!(((typeof data87 == "number") && (!(data87 % 1) && !isNaN(data87))) && (isFinite(data87)))){
const err243 = {instancePath:instancePath+"/status/rollup/otherRevisions/unknown",schemaPath:"#/properties/status/properties/rollup/properties/otherRevisions/properties/unknown/type",keyword:"type",params:{type: "integer"},schema:schema11.properties.status.properties.rollup.properties.otherRevisions.properties.unknown.type,parentSchema:schema11.properties.status.properties.rollup.properties.otherRevisions.properties.unknown,data:data87};
if(vErrors === null){
vErrors = [err243];
}
else {
vErrors.push(err243);
}
errors++;
}
if((typeof data87 == "number") && (isFinite(data87))){
if(data87 < 0 || isNaN(data87)){
const err244 = {instancePath:instancePath+"/status/rollup/otherRevisions/unknown",schemaPath:"#/properties/status/properties/rollup/properties/otherRevisions/properties/unknown/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema11.properties.status.properties.rollup.properties.otherRevisions.properties.unknown,data:data87};
if(vErrors === null){
vErrors = [err244];
}
else {
vErrors.push(err244);
}
errors++;
}
}
}
if(data80.suspended !== undefined && func0.call(data80, "suspended")){
let data88 = data80.suspended;
if(!(((typeof data88 == "number") && (!(data88 % 1) && !isNaN(data88))) && (isFinite(data88)))){
const err245 = {instancePath:instancePath+"/status/rollup/otherRevisions/suspended",schemaPath:"#/properties/status/properties/rollup/properties/otherRevisions/properties/suspended/type",keyword:"type",params:{type: "integer"},schema:schema11.properties.status.properties.rollup.properties.otherRevisions.properties.suspended.type,parentSchema:schema11.properties.status.properties.rollup.properties.otherRevisions.properties.suspended,data:data88};
if(vErrors === null){
vErrors = [err245];
}
else {
vErrors.push(err245);
}
errors++;
}
if((typeof data88 == "number") && (isFinite(data88))){
if(data88 < 0 || isNaN(data88)){
const err246 = {instancePath:instancePath+"/status/rollup/otherRevisions/suspended",schemaPath:"#/properties/status/properties/rollup/properties/otherRevisions/properties/suspended/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema11.properties.status.properties.rollup.properties.otherRevisions.properties.suspended,data:data88};
if(vErrors === null){
vErrors = [err246];
}
else {
vErrors.push(err246);
}
errors++;
}
}
}
if(data80.stale !== undefined && func0.call(data80, "stale")){
let data89 = data80.stale;
if(!(((typeof data89 == "number") && (!(data89 % 1) && !isNaN(data89))) && (isFinite(data89)))){
const err247 = {instancePath:instancePath+"/status/rollup/otherRevisions/stale",schemaPath:"#/properties/status/properties/rollup/properties/otherRevisions/properties/stale/type",keyword:"type",params:{type: "integer"},schema:schema11.properties.status.properties.rollup.properties.otherRevisions.properties.stale.type,parentSchema:schema11.properties.status.properties.rollup.properties.otherRevisions.properties.stale,data:data89};
if(vErrors === null){
vErrors = [err247];
}
else {
vErrors.push(err247);
}
errors++;
}
if((typeof data89 == "number") && (isFinite(data89))){
if(data89 < 0 || isNaN(data89)){
const err248 = {instancePath:instancePath+"/status/rollup/otherRevisions/stale",schemaPath:"#/properties/status/properties/rollup/properties/otherRevisions/properties/stale/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema11.properties.status.properties.rollup.properties.otherRevisions.properties.stale,data:data89};
if(vErrors === null){
vErrors = [err248];
}
else {
vErrors.push(err248);
}
errors++;
}
}
}
if(data80.waiting !== undefined && func0.call(data80, "waiting")){
let data90 = data80.waiting;
if(!(((typeof data90 == "number") && (!(data90 % 1) && !isNaN(data90))) && (isFinite(data90)))){
const err249 = {instancePath:instancePath+"/status/rollup/otherRevisions/waiting",schemaPath:"#/properties/status/properties/rollup/properties/otherRevisions/properties/waiting/type",keyword:"type",params:{type: "integer"},schema:schema11.properties.status.properties.rollup.properties.otherRevisions.properties.waiting.type,parentSchema:schema11.properties.status.properties.rollup.properties.otherRevisions.properties.waiting,data:data90};
if(vErrors === null){
vErrors = [err249];
}
else {
vErrors.push(err249);
}
errors++;
}
if((typeof data90 == "number") && (isFinite(data90))){
if(data90 < 0 || isNaN(data90)){
const err250 = {instancePath:instancePath+"/status/rollup/otherRevisions/waiting",schemaPath:"#/properties/status/properties/rollup/properties/otherRevisions/properties/waiting/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema11.properties.status.properties.rollup.properties.otherRevisions.properties.waiting,data:data90};
if(vErrors === null){
vErrors = [err250];
}
else {
vErrors.push(err250);
}
errors++;
}
}
}
}
else {
const err251 = {instancePath:instancePath+"/status/rollup/otherRevisions",schemaPath:"#/properties/status/properties/rollup/properties/otherRevisions/type",keyword:"type",params:{type: "object"},schema:schema11.properties.status.properties.rollup.properties.otherRevisions.type,parentSchema:schema11.properties.status.properties.rollup.properties.otherRevisions,data:data80};
if(vErrors === null){
vErrors = [err251];
}
else {
vErrors.push(err251);
}
errors++;
}
}
if(data21.exceptions !== undefined && func0.call(data21, "exceptions")){
let data91 = data21.exceptions;
if(Array.isArray(data91)){
const len2 = data91.length;
for(let i2=0; i2<len2; i2++){
let data92 = data91[i2];
if(data92 && typeof data92 == "object" && !Array.isArray(data92)){
if((data92.severity === undefined) || (!(func0.call(data92, "severity")))){
const err252 = {instancePath:instancePath+"/status/rollup/exceptions/" + i2,schemaPath:"#/properties/status/properties/rollup/properties/exceptions/items/required",keyword:"required",params:{missingProperty: "severity"},schema:schema11.properties.status.properties.rollup.properties.exceptions.items.required,parentSchema:schema11.properties.status.properties.rollup.properties.exceptions.items,data:data92};
if(vErrors === null){
vErrors = [err252];
}
else {
vErrors.push(err252);
}
errors++;
}
if((data92.cluster === undefined) || (!(func0.call(data92, "cluster")))){
const err253 = {instancePath:instancePath+"/status/rollup/exceptions/" + i2,schemaPath:"#/properties/status/properties/rollup/properties/exceptions/items/required",keyword:"required",params:{missingProperty: "cluster"},schema:schema11.properties.status.properties.rollup.properties.exceptions.items.required,parentSchema:schema11.properties.status.properties.rollup.properties.exceptions.items,data:data92};
if(vErrors === null){
vErrors = [err253];
}
else {
vErrors.push(err253);
}
errors++;
}
if((data92.package === undefined) || (!(func0.call(data92, "package")))){
const err254 = {instancePath:instancePath+"/status/rollup/exceptions/" + i2,schemaPath:"#/properties/status/properties/rollup/properties/exceptions/items/required",keyword:"required",params:{missingProperty: "package"},schema:schema11.properties.status.properties.rollup.properties.exceptions.items.required,parentSchema:schema11.properties.status.properties.rollup.properties.exceptions.items,data:data92};
if(vErrors === null){
vErrors = [err254];
}
else {
vErrors.push(err254);
}
errors++;
}
if((data92.revision === undefined) || (!(func0.call(data92, "revision")))){
const err255 = {instancePath:instancePath+"/status/rollup/exceptions/" + i2,schemaPath:"#/properties/status/properties/rollup/properties/exceptions/items/required",keyword:"required",params:{missingProperty: "revision"},schema:schema11.properties.status.properties.rollup.properties.exceptions.items.required,parentSchema:schema11.properties.status.properties.rollup.properties.exceptions.items,data:data92};
if(vErrors === null){
vErrors = [err255];
}
else {
vErrors.push(err255);
}
errors++;
}
if((data92.health === undefined) || (!(func0.call(data92, "health")))){
const err256 = {instancePath:instancePath+"/status/rollup/exceptions/" + i2,schemaPath:"#/properties/status/properties/rollup/properties/exceptions/items/required",keyword:"required",params:{missingProperty: "health"},schema:schema11.properties.status.properties.rollup.properties.exceptions.items.required,parentSchema:schema11.properties.status.properties.rollup.properties.exceptions.items,data:data92};
if(vErrors === null){
vErrors = [err256];
}
else {
vErrors.push(err256);
}
errors++;
}
if((data92.reason === undefined) || (!(func0.call(data92, "reason")))){
const err257 = {instancePath:instancePath+"/status/rollup/exceptions/" + i2,schemaPath:"#/properties/status/properties/rollup/properties/exceptions/items/required",keyword:"required",params:{missingProperty: "reason"},schema:schema11.properties.status.properties.rollup.properties.exceptions.items.required,parentSchema:schema11.properties.status.properties.rollup.properties.exceptions.items,data:data92};
if(vErrors === null){
vErrors = [err257];
}
else {
vErrors.push(err257);
}
errors++;
}
if((data92.message === undefined) || (!(func0.call(data92, "message")))){
const err258 = {instancePath:instancePath+"/status/rollup/exceptions/" + i2,schemaPath:"#/properties/status/properties/rollup/properties/exceptions/items/required",keyword:"required",params:{missingProperty: "message"},schema:schema11.properties.status.properties.rollup.properties.exceptions.items.required,parentSchema:schema11.properties.status.properties.rollup.properties.exceptions.items,data:data92};
if(vErrors === null){
vErrors = [err258];
}
else {
vErrors.push(err258);
}
errors++;
}
for(const key17 of Object.keys(data92)){
if(!(func0.call(schema11.properties.status.properties.rollup.properties.exceptions.items.properties, key17))){
const err259 = {instancePath:instancePath+"/status/rollup/exceptions/" + i2,schemaPath:"#/properties/status/properties/rollup/properties/exceptions/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key17},schema:false,parentSchema:schema11.properties.status.properties.rollup.properties.exceptions.items,data:data92};
if(vErrors === null){
vErrors = [err259];
}
else {
vErrors.push(err259);
}
errors++;
}
}
if(data92.severity !== undefined && func0.call(data92, "severity")){
let data93 = data92.severity;
if(typeof data93 !== "string"){
const err260 = {instancePath:instancePath+"/status/rollup/exceptions/" + i2+"/severity",schemaPath:"#/properties/status/properties/rollup/properties/exceptions/items/properties/severity/type",keyword:"type",params:{type: "string"},schema:schema11.properties.status.properties.rollup.properties.exceptions.items.properties.severity.type,parentSchema:schema11.properties.status.properties.rollup.properties.exceptions.items.properties.severity,data:data93};
if(vErrors === null){
vErrors = [err260];
}
else {
vErrors.push(err260);
}
errors++;
}
if(!(((((((((data93 === "failed") || (data93 === "not-applied")) || (data93 === "missing")) || (data93 === "unknown")) || (data93 === "stale")) || (data93 === "waiting")) || (data93 === "in-progress")) || (data93 === "outdated")) || (data93 === "suspended"))){
const err261 = {instancePath:instancePath+"/status/rollup/exceptions/" + i2+"/severity",schemaPath:"#/properties/status/properties/rollup/properties/exceptions/items/properties/severity/enum",keyword:"enum",params:{allowedValues: schema11.properties.status.properties.rollup.properties.exceptions.items.properties.severity.enum},schema:schema11.properties.status.properties.rollup.properties.exceptions.items.properties.severity.enum,parentSchema:schema11.properties.status.properties.rollup.properties.exceptions.items.properties.severity,data:data93};
if(vErrors === null){
vErrors = [err261];
}
else {
vErrors.push(err261);
}
errors++;
}
}
if(data92.cluster !== undefined && func0.call(data92, "cluster")){
let data94 = data92.cluster;
if(typeof data94 === "string"){
if(func54(data94) > 253){
const err262 = {instancePath:instancePath+"/status/rollup/exceptions/" + i2+"/cluster",schemaPath:"#/properties/status/properties/rollup/properties/exceptions/items/properties/cluster/maxLength",keyword:"maxLength",params:{limit: 253},schema:253,parentSchema:schema11.properties.status.properties.rollup.properties.exceptions.items.properties.cluster,data:data94};
if(vErrors === null){
vErrors = [err262];
}
else {
vErrors.push(err262);
}
errors++;
}
}
else {
const err263 = {instancePath:instancePath+"/status/rollup/exceptions/" + i2+"/cluster",schemaPath:"#/properties/status/properties/rollup/properties/exceptions/items/properties/cluster/type",keyword:"type",params:{type: "string"},schema:schema11.properties.status.properties.rollup.properties.exceptions.items.properties.cluster.type,parentSchema:schema11.properties.status.properties.rollup.properties.exceptions.items.properties.cluster,data:data94};
if(vErrors === null){
vErrors = [err263];
}
else {
vErrors.push(err263);
}
errors++;
}
}
if(data92.package !== undefined && func0.call(data92, "package")){
let data95 = data92.package;
if(typeof data95 === "string"){
if(func54(data95) > 253){
const err264 = {instancePath:instancePath+"/status/rollup/exceptions/" + i2+"/package",schemaPath:"#/properties/status/properties/rollup/properties/exceptions/items/properties/package/maxLength",keyword:"maxLength",params:{limit: 253},schema:253,parentSchema:schema11.properties.status.properties.rollup.properties.exceptions.items.properties.package,data:data95};
if(vErrors === null){
vErrors = [err264];
}
else {
vErrors.push(err264);
}
errors++;
}
}
else {
const err265 = {instancePath:instancePath+"/status/rollup/exceptions/" + i2+"/package",schemaPath:"#/properties/status/properties/rollup/properties/exceptions/items/properties/package/type",keyword:"type",params:{type: "string"},schema:schema11.properties.status.properties.rollup.properties.exceptions.items.properties.package.type,parentSchema:schema11.properties.status.properties.rollup.properties.exceptions.items.properties.package,data:data95};
if(vErrors === null){
vErrors = [err265];
}
else {
vErrors.push(err265);
}
errors++;
}
}
if(data92.ref !== undefined && func0.call(data92, "ref")){
let data96 = data92.ref;
if(data96 && typeof data96 == "object" && !Array.isArray(data96)){
if((data96.group === undefined) || (!(func0.call(data96, "group")))){
const err266 = {instancePath:instancePath+"/status/rollup/exceptions/" + i2+"/ref",schemaPath:"#/properties/status/properties/rollup/properties/exceptions/items/properties/ref/required",keyword:"required",params:{missingProperty: "group"},schema:schema11.properties.status.properties.rollup.properties.exceptions.items.properties.ref.required,parentSchema:schema11.properties.status.properties.rollup.properties.exceptions.items.properties.ref,data:data96};
if(vErrors === null){
vErrors = [err266];
}
else {
vErrors.push(err266);
}
errors++;
}
if((data96.kind === undefined) || (!(func0.call(data96, "kind")))){
const err267 = {instancePath:instancePath+"/status/rollup/exceptions/" + i2+"/ref",schemaPath:"#/properties/status/properties/rollup/properties/exceptions/items/properties/ref/required",keyword:"required",params:{missingProperty: "kind"},schema:schema11.properties.status.properties.rollup.properties.exceptions.items.properties.ref.required,parentSchema:schema11.properties.status.properties.rollup.properties.exceptions.items.properties.ref,data:data96};
if(vErrors === null){
vErrors = [err267];
}
else {
vErrors.push(err267);
}
errors++;
}
if((data96.namespace === undefined) || (!(func0.call(data96, "namespace")))){
const err268 = {instancePath:instancePath+"/status/rollup/exceptions/" + i2+"/ref",schemaPath:"#/properties/status/properties/rollup/properties/exceptions/items/properties/ref/required",keyword:"required",params:{missingProperty: "namespace"},schema:schema11.properties.status.properties.rollup.properties.exceptions.items.properties.ref.required,parentSchema:schema11.properties.status.properties.rollup.properties.exceptions.items.properties.ref,data:data96};
if(vErrors === null){
vErrors = [err268];
}
else {
vErrors.push(err268);
}
errors++;
}
if((data96.name === undefined) || (!(func0.call(data96, "name")))){
const err269 = {instancePath:instancePath+"/status/rollup/exceptions/" + i2+"/ref",schemaPath:"#/properties/status/properties/rollup/properties/exceptions/items/properties/ref/required",keyword:"required",params:{missingProperty: "name"},schema:schema11.properties.status.properties.rollup.properties.exceptions.items.properties.ref.required,parentSchema:schema11.properties.status.properties.rollup.properties.exceptions.items.properties.ref,data:data96};
if(vErrors === null){
vErrors = [err269];
}
else {
vErrors.push(err269);
}
errors++;
}
for(const key18 of Object.keys(data96)){
if(!((((key18 === "group") || (key18 === "kind")) || (key18 === "namespace")) || (key18 === "name"))){
const err270 = {instancePath:instancePath+"/status/rollup/exceptions/" + i2+"/ref",schemaPath:"#/properties/status/properties/rollup/properties/exceptions/items/properties/ref/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key18},schema:false,parentSchema:schema11.properties.status.properties.rollup.properties.exceptions.items.properties.ref,data:data96};
if(vErrors === null){
vErrors = [err270];
}
else {
vErrors.push(err270);
}
errors++;
}
}
if(data96.group !== undefined && func0.call(data96, "group")){
let data97 = data96.group;
if(typeof data97 !== "string"){
const err271 = {instancePath:instancePath+"/status/rollup/exceptions/" + i2+"/ref/group",schemaPath:"#/properties/status/properties/rollup/properties/exceptions/items/properties/ref/properties/group/type",keyword:"type",params:{type: "string"},schema:schema11.properties.status.properties.rollup.properties.exceptions.items.properties.ref.properties.group.type,parentSchema:schema11.properties.status.properties.rollup.properties.exceptions.items.properties.ref.properties.group,data:data97};
if(vErrors === null){
vErrors = [err271];
}
else {
vErrors.push(err271);
}
errors++;
}
}
if(data96.kind !== undefined && func0.call(data96, "kind")){
let data98 = data96.kind;
if(typeof data98 !== "string"){
const err272 = {instancePath:instancePath+"/status/rollup/exceptions/" + i2+"/ref/kind",schemaPath:"#/properties/status/properties/rollup/properties/exceptions/items/properties/ref/properties/kind/type",keyword:"type",params:{type: "string"},schema:schema11.properties.status.properties.rollup.properties.exceptions.items.properties.ref.properties.kind.type,parentSchema:schema11.properties.status.properties.rollup.properties.exceptions.items.properties.ref.properties.kind,data:data98};
if(vErrors === null){
vErrors = [err272];
}
else {
vErrors.push(err272);
}
errors++;
}
}
if(data96.namespace !== undefined && func0.call(data96, "namespace")){
let data99 = data96.namespace;
if(typeof data99 !== "string"){
const err273 = {instancePath:instancePath+"/status/rollup/exceptions/" + i2+"/ref/namespace",schemaPath:"#/properties/status/properties/rollup/properties/exceptions/items/properties/ref/properties/namespace/type",keyword:"type",params:{type: "string"},schema:schema11.properties.status.properties.rollup.properties.exceptions.items.properties.ref.properties.namespace.type,parentSchema:schema11.properties.status.properties.rollup.properties.exceptions.items.properties.ref.properties.namespace,data:data99};
if(vErrors === null){
vErrors = [err273];
}
else {
vErrors.push(err273);
}
errors++;
}
}
if(data96.name !== undefined && func0.call(data96, "name")){
let data100 = data96.name;
if(typeof data100 !== "string"){
const err274 = {instancePath:instancePath+"/status/rollup/exceptions/" + i2+"/ref/name",schemaPath:"#/properties/status/properties/rollup/properties/exceptions/items/properties/ref/properties/name/type",keyword:"type",params:{type: "string"},schema:schema11.properties.status.properties.rollup.properties.exceptions.items.properties.ref.properties.name.type,parentSchema:schema11.properties.status.properties.rollup.properties.exceptions.items.properties.ref.properties.name,data:data100};
if(vErrors === null){
vErrors = [err274];
}
else {
vErrors.push(err274);
}
errors++;
}
}
}
else {
const err275 = {instancePath:instancePath+"/status/rollup/exceptions/" + i2+"/ref",schemaPath:"#/properties/status/properties/rollup/properties/exceptions/items/properties/ref/type",keyword:"type",params:{type: "object"},schema:schema11.properties.status.properties.rollup.properties.exceptions.items.properties.ref.type,parentSchema:schema11.properties.status.properties.rollup.properties.exceptions.items.properties.ref,data:data96};
if(vErrors === null){
vErrors = [err275];
}
else {
vErrors.push(err275);
}
errors++;
}
}
if(data92.revision !== undefined && func0.call(data92, "revision")){
let data101 = data92.revision;
if(typeof data101 === "string"){
if(func54(data101) > 128){
const err276 = {instancePath:instancePath+"/status/rollup/exceptions/" + i2+"/revision",schemaPath:"#/properties/status/properties/rollup/properties/exceptions/items/properties/revision/maxLength",keyword:"maxLength",params:{limit: 128},schema:128,parentSchema:schema11.properties.status.properties.rollup.properties.exceptions.items.properties.revision,data:data101};
if(vErrors === null){
vErrors = [err276];
}
else {
vErrors.push(err276);
}
errors++;
}
}
else {
const err277 = {instancePath:instancePath+"/status/rollup/exceptions/" + i2+"/revision",schemaPath:"#/properties/status/properties/rollup/properties/exceptions/items/properties/revision/type",keyword:"type",params:{type: "string"},schema:schema11.properties.status.properties.rollup.properties.exceptions.items.properties.revision.type,parentSchema:schema11.properties.status.properties.rollup.properties.exceptions.items.properties.revision,data:data101};
if(vErrors === null){
vErrors = [err277];
}
else {
vErrors.push(err277);
}
errors++;
}
}
if(data92.health !== undefined && func0.call(data92, "health")){
let data102 = data92.health;
if(typeof data102 !== "string"){
const err278 = {instancePath:instancePath+"/status/rollup/exceptions/" + i2+"/health",schemaPath:"#/properties/status/properties/rollup/properties/exceptions/items/properties/health/type",keyword:"type",params:{type: "string"},schema:schema11.properties.status.properties.rollup.properties.exceptions.items.properties.health.type,parentSchema:schema11.properties.status.properties.rollup.properties.exceptions.items.properties.health,data:data102};
if(vErrors === null){
vErrors = [err278];
}
else {
vErrors.push(err278);
}
errors++;
}
if(!((((((data102 === "Current") || (data102 === "InProgress")) || (data102 === "Failed")) || (data102 === "Terminating")) || (data102 === "NotFound")) || (data102 === "Unknown"))){
const err279 = {instancePath:instancePath+"/status/rollup/exceptions/" + i2+"/health",schemaPath:"#/properties/status/properties/rollup/properties/exceptions/items/properties/health/enum",keyword:"enum",params:{allowedValues: schema11.properties.status.properties.rollup.properties.exceptions.items.properties.health.enum},schema:schema11.properties.status.properties.rollup.properties.exceptions.items.properties.health.enum,parentSchema:schema11.properties.status.properties.rollup.properties.exceptions.items.properties.health,data:data102};
if(vErrors === null){
vErrors = [err279];
}
else {
vErrors.push(err279);
}
errors++;
}
}
if(data92.reason !== undefined && func0.call(data92, "reason")){
let data103 = data92.reason;
if(typeof data103 === "string"){
if(func54(data103) > 63){
const err280 = {instancePath:instancePath+"/status/rollup/exceptions/" + i2+"/reason",schemaPath:"#/properties/status/properties/rollup/properties/exceptions/items/properties/reason/maxLength",keyword:"maxLength",params:{limit: 63},schema:63,parentSchema:schema11.properties.status.properties.rollup.properties.exceptions.items.properties.reason,data:data103};
if(vErrors === null){
vErrors = [err280];
}
else {
vErrors.push(err280);
}
errors++;
}
}
else {
const err281 = {instancePath:instancePath+"/status/rollup/exceptions/" + i2+"/reason",schemaPath:"#/properties/status/properties/rollup/properties/exceptions/items/properties/reason/type",keyword:"type",params:{type: "string"},schema:schema11.properties.status.properties.rollup.properties.exceptions.items.properties.reason.type,parentSchema:schema11.properties.status.properties.rollup.properties.exceptions.items.properties.reason,data:data103};
if(vErrors === null){
vErrors = [err281];
}
else {
vErrors.push(err281);
}
errors++;
}
}
if(data92.message !== undefined && func0.call(data92, "message")){
let data104 = data92.message;
if(typeof data104 === "string"){
if(func54(data104) > 256){
const err282 = {instancePath:instancePath+"/status/rollup/exceptions/" + i2+"/message",schemaPath:"#/properties/status/properties/rollup/properties/exceptions/items/properties/message/maxLength",keyword:"maxLength",params:{limit: 256},schema:256,parentSchema:schema11.properties.status.properties.rollup.properties.exceptions.items.properties.message,data:data104};
if(vErrors === null){
vErrors = [err282];
}
else {
vErrors.push(err282);
}
errors++;
}
}
else {
const err283 = {instancePath:instancePath+"/status/rollup/exceptions/" + i2+"/message",schemaPath:"#/properties/status/properties/rollup/properties/exceptions/items/properties/message/type",keyword:"type",params:{type: "string"},schema:schema11.properties.status.properties.rollup.properties.exceptions.items.properties.message.type,parentSchema:schema11.properties.status.properties.rollup.properties.exceptions.items.properties.message,data:data104};
if(vErrors === null){
vErrors = [err283];
}
else {
vErrors.push(err283);
}
errors++;
}
}
if(data92.since !== undefined && func0.call(data92, "since")){
let data105 = data92.since;
if(typeof data105 === "string"){
if(func54(data105) > 30){
const err284 = {instancePath:instancePath+"/status/rollup/exceptions/" + i2+"/since",schemaPath:"#/properties/status/properties/rollup/properties/exceptions/items/properties/since/maxLength",keyword:"maxLength",params:{limit: 30},schema:30,parentSchema:schema11.properties.status.properties.rollup.properties.exceptions.items.properties.since,data:data105};
if(vErrors === null){
vErrors = [err284];
}
else {
vErrors.push(err284);
}
errors++;
}
if(!pattern0.test(data105)){
const err285 = {instancePath:instancePath+"/status/rollup/exceptions/" + i2+"/since",schemaPath:"#/properties/status/properties/rollup/properties/exceptions/items/properties/since/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt][0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?([Zz]|[+-][0-9]{2}:[0-9]{2})$"},schema:"^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt][0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?([Zz]|[+-][0-9]{2}:[0-9]{2})$",parentSchema:schema11.properties.status.properties.rollup.properties.exceptions.items.properties.since,data:data105};
if(vErrors === null){
vErrors = [err285];
}
else {
vErrors.push(err285);
}
errors++;
}
}
else {
const err286 = {instancePath:instancePath+"/status/rollup/exceptions/" + i2+"/since",schemaPath:"#/properties/status/properties/rollup/properties/exceptions/items/properties/since/type",keyword:"type",params:{type: "string"},schema:schema11.properties.status.properties.rollup.properties.exceptions.items.properties.since.type,parentSchema:schema11.properties.status.properties.rollup.properties.exceptions.items.properties.since,data:data105};
if(vErrors === null){
vErrors = [err286];
}
else {
vErrors.push(err286);
}
errors++;
}
}
}
else {
const err287 = {instancePath:instancePath+"/status/rollup/exceptions/" + i2,schemaPath:"#/properties/status/properties/rollup/properties/exceptions/items/type",keyword:"type",params:{type: "object"},schema:schema11.properties.status.properties.rollup.properties.exceptions.items.type,parentSchema:schema11.properties.status.properties.rollup.properties.exceptions.items,data:data92};
if(vErrors === null){
vErrors = [err287];
}
else {
vErrors.push(err287);
}
errors++;
}
}
}
else {
const err288 = {instancePath:instancePath+"/status/rollup/exceptions",schemaPath:"#/properties/status/properties/rollup/properties/exceptions/type",keyword:"type",params:{type: "array"},schema:schema11.properties.status.properties.rollup.properties.exceptions.type,parentSchema:schema11.properties.status.properties.rollup.properties.exceptions,data:data91};
if(vErrors === null){
vErrors = [err288];
}
else {
vErrors.push(err288);
}
errors++;
}
}
if(data21.bySeverity !== undefined && func0.call(data21, "bySeverity")){
let data106 = data21.bySeverity;
if(data106 && typeof data106 == "object" && !Array.isArray(data106)){
if((data106.failed === undefined) || (!(func0.call(data106, "failed")))){
const err289 = {instancePath:instancePath+"/status/rollup/bySeverity",schemaPath:"#/properties/status/properties/rollup/properties/bySeverity/required",keyword:"required",params:{missingProperty: "failed"},schema:schema11.properties.status.properties.rollup.properties.bySeverity.required,parentSchema:schema11.properties.status.properties.rollup.properties.bySeverity,data:data106};
if(vErrors === null){
vErrors = [err289];
}
else {
vErrors.push(err289);
}
errors++;
}
if((data106["not-applied"] === undefined) || (!(func0.call(data106, "not-applied")))){
const err290 = {instancePath:instancePath+"/status/rollup/bySeverity",schemaPath:"#/properties/status/properties/rollup/properties/bySeverity/required",keyword:"required",params:{missingProperty: "not-applied"},schema:schema11.properties.status.properties.rollup.properties.bySeverity.required,parentSchema:schema11.properties.status.properties.rollup.properties.bySeverity,data:data106};
if(vErrors === null){
vErrors = [err290];
}
else {
vErrors.push(err290);
}
errors++;
}
if((data106.missing === undefined) || (!(func0.call(data106, "missing")))){
const err291 = {instancePath:instancePath+"/status/rollup/bySeverity",schemaPath:"#/properties/status/properties/rollup/properties/bySeverity/required",keyword:"required",params:{missingProperty: "missing"},schema:schema11.properties.status.properties.rollup.properties.bySeverity.required,parentSchema:schema11.properties.status.properties.rollup.properties.bySeverity,data:data106};
if(vErrors === null){
vErrors = [err291];
}
else {
vErrors.push(err291);
}
errors++;
}
if((data106.unknown === undefined) || (!(func0.call(data106, "unknown")))){
const err292 = {instancePath:instancePath+"/status/rollup/bySeverity",schemaPath:"#/properties/status/properties/rollup/properties/bySeverity/required",keyword:"required",params:{missingProperty: "unknown"},schema:schema11.properties.status.properties.rollup.properties.bySeverity.required,parentSchema:schema11.properties.status.properties.rollup.properties.bySeverity,data:data106};
if(vErrors === null){
vErrors = [err292];
}
else {
vErrors.push(err292);
}
errors++;
}
if((data106.stale === undefined) || (!(func0.call(data106, "stale")))){
const err293 = {instancePath:instancePath+"/status/rollup/bySeverity",schemaPath:"#/properties/status/properties/rollup/properties/bySeverity/required",keyword:"required",params:{missingProperty: "stale"},schema:schema11.properties.status.properties.rollup.properties.bySeverity.required,parentSchema:schema11.properties.status.properties.rollup.properties.bySeverity,data:data106};
if(vErrors === null){
vErrors = [err293];
}
else {
vErrors.push(err293);
}
errors++;
}
if((data106.waiting === undefined) || (!(func0.call(data106, "waiting")))){
const err294 = {instancePath:instancePath+"/status/rollup/bySeverity",schemaPath:"#/properties/status/properties/rollup/properties/bySeverity/required",keyword:"required",params:{missingProperty: "waiting"},schema:schema11.properties.status.properties.rollup.properties.bySeverity.required,parentSchema:schema11.properties.status.properties.rollup.properties.bySeverity,data:data106};
if(vErrors === null){
vErrors = [err294];
}
else {
vErrors.push(err294);
}
errors++;
}
if((data106["in-progress"] === undefined) || (!(func0.call(data106, "in-progress")))){
const err295 = {instancePath:instancePath+"/status/rollup/bySeverity",schemaPath:"#/properties/status/properties/rollup/properties/bySeverity/required",keyword:"required",params:{missingProperty: "in-progress"},schema:schema11.properties.status.properties.rollup.properties.bySeverity.required,parentSchema:schema11.properties.status.properties.rollup.properties.bySeverity,data:data106};
if(vErrors === null){
vErrors = [err295];
}
else {
vErrors.push(err295);
}
errors++;
}
if((data106.outdated === undefined) || (!(func0.call(data106, "outdated")))){
const err296 = {instancePath:instancePath+"/status/rollup/bySeverity",schemaPath:"#/properties/status/properties/rollup/properties/bySeverity/required",keyword:"required",params:{missingProperty: "outdated"},schema:schema11.properties.status.properties.rollup.properties.bySeverity.required,parentSchema:schema11.properties.status.properties.rollup.properties.bySeverity,data:data106};
if(vErrors === null){
vErrors = [err296];
}
else {
vErrors.push(err296);
}
errors++;
}
if((data106.suspended === undefined) || (!(func0.call(data106, "suspended")))){
const err297 = {instancePath:instancePath+"/status/rollup/bySeverity",schemaPath:"#/properties/status/properties/rollup/properties/bySeverity/required",keyword:"required",params:{missingProperty: "suspended"},schema:schema11.properties.status.properties.rollup.properties.bySeverity.required,parentSchema:schema11.properties.status.properties.rollup.properties.bySeverity,data:data106};
if(vErrors === null){
vErrors = [err297];
}
else {
vErrors.push(err297);
}
errors++;
}
for(const key19 of Object.keys(data106)){
if(!(func0.call(schema11.properties.status.properties.rollup.properties.bySeverity.properties, key19))){
const err298 = {instancePath:instancePath+"/status/rollup/bySeverity",schemaPath:"#/properties/status/properties/rollup/properties/bySeverity/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key19},schema:false,parentSchema:schema11.properties.status.properties.rollup.properties.bySeverity,data:data106};
if(vErrors === null){
vErrors = [err298];
}
else {
vErrors.push(err298);
}
errors++;
}
}
if(data106.failed !== undefined && func0.call(data106, "failed")){
let data107 = data106.failed;
if(!(((typeof data107 == "number") && (!(data107 % 1) && !isNaN(data107))) && (isFinite(data107)))){
const err299 = {instancePath:instancePath+"/status/rollup/bySeverity/failed",schemaPath:"#/properties/status/properties/rollup/properties/bySeverity/properties/failed/type",keyword:"type",params:{type: "integer"},schema:schema11.properties.status.properties.rollup.properties.bySeverity.properties.failed.type,parentSchema:schema11.properties.status.properties.rollup.properties.bySeverity.properties.failed,data:data107};
if(vErrors === null){
vErrors = [err299];
}
else {
vErrors.push(err299);
}
errors++;
}
if((typeof data107 == "number") && (isFinite(data107))){
if(data107 < 0 || isNaN(data107)){
const err300 = {instancePath:instancePath+"/status/rollup/bySeverity/failed",schemaPath:"#/properties/status/properties/rollup/properties/bySeverity/properties/failed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema11.properties.status.properties.rollup.properties.bySeverity.properties.failed,data:data107};
if(vErrors === null){
vErrors = [err300];
}
else {
vErrors.push(err300);
}
errors++;
}
}
}
if(data106["not-applied"] !== undefined && func0.call(data106, "not-applied")){
let data108 = data106["not-applied"];
if(!(((typeof data108 == "number") && (!(data108 % 1) && !isNaN(data108))) && (isFinite(data108)))){
const err301 = {instancePath:instancePath+"/status/rollup/bySeverity/not-applied",schemaPath:"#/properties/status/properties/rollup/properties/bySeverity/properties/not-applied/type",keyword:"type",params:{type: "integer"},schema:schema11.properties.status.properties.rollup.properties.bySeverity.properties["not-applied"].type,parentSchema:schema11.properties.status.properties.rollup.properties.bySeverity.properties["not-applied"],data:data108};
if(vErrors === null){
vErrors = [err301];
}
else {
vErrors.push(err301);
}
errors++;
}
if((typeof data108 == "number") && (isFinite(data108))){
if(data108 < 0 || isNaN(data108)){
const err302 = {instancePath:instancePath+"/status/rollup/bySeverity/not-applied",schemaPath:"#/properties/status/properties/rollup/properties/bySeverity/properties/not-applied/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema11.properties.status.properties.rollup.properties.bySeverity.properties["not-applied"],data:data108};
if(vErrors === null){
vErrors = [err302];
}
else {
vErrors.push(err302);
}
errors++;
}
}
}
if(data106.missing !== undefined && func0.call(data106, "missing")){
let data109 = data106.missing;
if(!(((typeof data109 == "number") && (!(data109 % 1) && !isNaN(data109))) && (isFinite(data109)))){
const err303 = {instancePath:instancePath+"/status/rollup/bySeverity/missing",schemaPath:"#/properties/status/properties/rollup/properties/bySeverity/properties/missing/type",keyword:"type",params:{type: "integer"},schema:schema11.properties.status.properties.rollup.properties.bySeverity.properties.missing.type,parentSchema:schema11.properties.status.properties.rollup.properties.bySeverity.properties.missing,data:data109};
if(vErrors === null){
vErrors = [err303];
}
else {
vErrors.push(err303);
}
errors++;
}
if((typeof data109 == "number") && (isFinite(data109))){
if(data109 < 0 || isNaN(data109)){
const err304 = {instancePath:instancePath+"/status/rollup/bySeverity/missing",schemaPath:"#/properties/status/properties/rollup/properties/bySeverity/properties/missing/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema11.properties.status.properties.rollup.properties.bySeverity.properties.missing,data:data109};
if(vErrors === null){
vErrors = [err304];
}
else {
vErrors.push(err304);
}
errors++;
}
}
}
if(data106.unknown !== undefined && func0.call(data106, "unknown")){
let data110 = data106.unknown;
if(!(((typeof data110 == "number") && (!(data110 % 1) && !isNaN(data110))) && (isFinite(data110)))){
const err305 = {instancePath:instancePath+"/status/rollup/bySeverity/unknown",schemaPath:"#/properties/status/properties/rollup/properties/bySeverity/properties/unknown/type",keyword:"type",params:{type: "integer"},schema:schema11.properties.status.properties.rollup.properties.bySeverity.properties.unknown.type,parentSchema:schema11.properties.status.properties.rollup.properties.bySeverity.properties.unknown,data:data110};
if(vErrors === null){
vErrors = [err305];
}
else {
vErrors.push(err305);
}
errors++;
}
if((typeof data110 == "number") && (isFinite(data110))){
if(data110 < 0 || isNaN(data110)){
const err306 = {instancePath:instancePath+"/status/rollup/bySeverity/unknown",schemaPath:"#/properties/status/properties/rollup/properties/bySeverity/properties/unknown/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema11.properties.status.properties.rollup.properties.bySeverity.properties.unknown,data:data110};
if(vErrors === null){
vErrors = [err306];
}
else {
vErrors.push(err306);
}
errors++;
}
}
}
if(data106.stale !== undefined && func0.call(data106, "stale")){
let data111 = data106.stale;
if(!(((typeof data111 == "number") && (!(data111 % 1) && !isNaN(data111))) && (isFinite(data111)))){
const err307 = {instancePath:instancePath+"/status/rollup/bySeverity/stale",schemaPath:"#/properties/status/properties/rollup/properties/bySeverity/properties/stale/type",keyword:"type",params:{type: "integer"},schema:schema11.properties.status.properties.rollup.properties.bySeverity.properties.stale.type,parentSchema:schema11.properties.status.properties.rollup.properties.bySeverity.properties.stale,data:data111};
if(vErrors === null){
vErrors = [err307];
}
else {
vErrors.push(err307);
}
errors++;
}
if((typeof data111 == "number") && (isFinite(data111))){
if(data111 < 0 || isNaN(data111)){
const err308 = {instancePath:instancePath+"/status/rollup/bySeverity/stale",schemaPath:"#/properties/status/properties/rollup/properties/bySeverity/properties/stale/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema11.properties.status.properties.rollup.properties.bySeverity.properties.stale,data:data111};
if(vErrors === null){
vErrors = [err308];
}
else {
vErrors.push(err308);
}
errors++;
}
}
}
if(data106.waiting !== undefined && func0.call(data106, "waiting")){
let data112 = data106.waiting;
if(!(((typeof data112 == "number") && (!(data112 % 1) && !isNaN(data112))) && (isFinite(data112)))){
const err309 = {instancePath:instancePath+"/status/rollup/bySeverity/waiting",schemaPath:"#/properties/status/properties/rollup/properties/bySeverity/properties/waiting/type",keyword:"type",params:{type: "integer"},schema:schema11.properties.status.properties.rollup.properties.bySeverity.properties.waiting.type,parentSchema:schema11.properties.status.properties.rollup.properties.bySeverity.properties.waiting,data:data112};
if(vErrors === null){
vErrors = [err309];
}
else {
vErrors.push(err309);
}
errors++;
}
if((typeof data112 == "number") && (isFinite(data112))){
if(data112 < 0 || isNaN(data112)){
const err310 = {instancePath:instancePath+"/status/rollup/bySeverity/waiting",schemaPath:"#/properties/status/properties/rollup/properties/bySeverity/properties/waiting/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema11.properties.status.properties.rollup.properties.bySeverity.properties.waiting,data:data112};
if(vErrors === null){
vErrors = [err310];
}
else {
vErrors.push(err310);
}
errors++;
}
}
}
if(data106["in-progress"] !== undefined && func0.call(data106, "in-progress")){
let data113 = data106["in-progress"];
if(!(((typeof data113 == "number") && (!(data113 % 1) && !isNaN(data113))) && (isFinite(data113)))){
const err311 = {instancePath:instancePath+"/status/rollup/bySeverity/in-progress",schemaPath:"#/properties/status/properties/rollup/properties/bySeverity/properties/in-progress/type",keyword:"type",params:{type: "integer"},schema:schema11.properties.status.properties.rollup.properties.bySeverity.properties["in-progress"].type,parentSchema:schema11.properties.status.properties.rollup.properties.bySeverity.properties["in-progress"],data:data113};
if(vErrors === null){
vErrors = [err311];
}
else {
vErrors.push(err311);
}
errors++;
}
if((typeof data113 == "number") && (isFinite(data113))){
if(data113 < 0 || isNaN(data113)){
const err312 = {instancePath:instancePath+"/status/rollup/bySeverity/in-progress",schemaPath:"#/properties/status/properties/rollup/properties/bySeverity/properties/in-progress/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema11.properties.status.properties.rollup.properties.bySeverity.properties["in-progress"],data:data113};
if(vErrors === null){
vErrors = [err312];
}
else {
vErrors.push(err312);
}
errors++;
}
}
}
if(data106.outdated !== undefined && func0.call(data106, "outdated")){
let data114 = data106.outdated;
if(!(((typeof data114 == "number") && (!(data114 % 1) && !isNaN(data114))) && (isFinite(data114)))){
const err313 = {instancePath:instancePath+"/status/rollup/bySeverity/outdated",schemaPath:"#/properties/status/properties/rollup/properties/bySeverity/properties/outdated/type",keyword:"type",params:{type: "integer"},schema:schema11.properties.status.properties.rollup.properties.bySeverity.properties.outdated.type,parentSchema:schema11.properties.status.properties.rollup.properties.bySeverity.properties.outdated,data:data114};
if(vErrors === null){
vErrors = [err313];
}
else {
vErrors.push(err313);
}
errors++;
}
if((typeof data114 == "number") && (isFinite(data114))){
if(data114 < 0 || isNaN(data114)){
const err314 = {instancePath:instancePath+"/status/rollup/bySeverity/outdated",schemaPath:"#/properties/status/properties/rollup/properties/bySeverity/properties/outdated/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema11.properties.status.properties.rollup.properties.bySeverity.properties.outdated,data:data114};
if(vErrors === null){
vErrors = [err314];
}
else {
vErrors.push(err314);
}
errors++;
}
}
}
if(data106.suspended !== undefined && func0.call(data106, "suspended")){
let data115 = data106.suspended;
if(!(((typeof data115 == "number") && (!(data115 % 1) && !isNaN(data115))) && (isFinite(data115)))){
const err315 = {instancePath:instancePath+"/status/rollup/bySeverity/suspended",schemaPath:"#/properties/status/properties/rollup/properties/bySeverity/properties/suspended/type",keyword:"type",params:{type: "integer"},schema:schema11.properties.status.properties.rollup.properties.bySeverity.properties.suspended.type,parentSchema:schema11.properties.status.properties.rollup.properties.bySeverity.properties.suspended,data:data115};
if(vErrors === null){
vErrors = [err315];
}
else {
vErrors.push(err315);
}
errors++;
}
if((typeof data115 == "number") && (isFinite(data115))){
if(data115 < 0 || isNaN(data115)){
const err316 = {instancePath:instancePath+"/status/rollup/bySeverity/suspended",schemaPath:"#/properties/status/properties/rollup/properties/bySeverity/properties/suspended/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema11.properties.status.properties.rollup.properties.bySeverity.properties.suspended,data:data115};
if(vErrors === null){
vErrors = [err316];
}
else {
vErrors.push(err316);
}
errors++;
}
}
}
}
else {
const err317 = {instancePath:instancePath+"/status/rollup/bySeverity",schemaPath:"#/properties/status/properties/rollup/properties/bySeverity/type",keyword:"type",params:{type: "object"},schema:schema11.properties.status.properties.rollup.properties.bySeverity.type,parentSchema:schema11.properties.status.properties.rollup.properties.bySeverity,data:data106};
if(vErrors === null){
vErrors = [err317];
}
else {
vErrors.push(err317);
}
errors++;
}
}
if(data21.truncated !== undefined && func0.call(data21, "truncated")){
let data116 = data21.truncated;
if(typeof data116 !== "boolean"){
const err318 = {instancePath:instancePath+"/status/rollup/truncated",schemaPath:"#/properties/status/properties/rollup/properties/truncated/type",keyword:"type",params:{type: "boolean"},schema:schema11.properties.status.properties.rollup.properties.truncated.type,parentSchema:schema11.properties.status.properties.rollup.properties.truncated,data:data116};
if(vErrors === null){
vErrors = [err318];
}
else {
vErrors.push(err318);
}
errors++;
}
}
}
else {
const err319 = {instancePath:instancePath+"/status/rollup",schemaPath:"#/properties/status/properties/rollup/type",keyword:"type",params:{type: "object"},schema:schema11.properties.status.properties.rollup.type,parentSchema:schema11.properties.status.properties.rollup,data:data21};
if(vErrors === null){
vErrors = [err319];
}
else {
vErrors.push(err319);
}
errors++;
}
}
}
else {
const err320 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "object"},schema:schema11.properties.status.type,parentSchema:schema11.properties.status,data:data13};
if(vErrors === null){
vErrors = [err320];
}
else {
vErrors.push(err320);
}
errors++;
}
}
}
else {
const err321 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema11.type,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err321];
}
else {
vErrors.push(err321);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

export const check: Check = validate10;
