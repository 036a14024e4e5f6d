// @ts-nocheck
// Generated from schemas/landfall.dev/fleet-report.schema.json by `npm run gen`. Do not edit.
import type { Check, JsonSchema } from "../problems.ts";
import { codePoints as func54 } from "../runtime.ts";

export const schema: JsonSchema = {"type":"object","required":["apiVersion","kind","metadata","spec"],"properties":{"apiVersion":{"type":"string","enum":["landfall.dev/v1alpha1"]},"kind":{"type":"string","enum":["FleetReport"]},"metadata":{"type":"object","required":["name"],"properties":{"name":{"type":"string","maxLength":253},"namespace":{"type":"string"},"labels":{"type":"object","additionalProperties":{"type":"string"}},"annotations":{"type":"object","additionalProperties":{"type":"string"}}}},"spec":{"type":"object","required":["fleet","page","pages"],"properties":{"fleet":{"type":"string","maxLength":253},"page":{"type":"integer","minimum":1},"pages":{"type":"integer","minimum":1}},"additionalProperties":false},"status":{"type":"object","required":["clusters"],"properties":{"conditions":{"type":"array","items":{"type":"object","required":["type","status"],"properties":{"type":{"type":"string","maxLength":316},"status":{"type":"string","enum":["True","False","Unknown"]},"reason":{"type":"string","maxLength":63},"message":{"type":"string","maxLength":1024},"lastTransitionTime":{"type":"string","maxLength":30,"pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt][0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?([Zz]|[+-][0-9]{2}:[0-9]{2})$","x-landfall-expects":"an RFC 3339 time such as \"2026-11-21T07:00:00Z\""}},"additionalProperties":false}},"rollup":{"type":"object","required":["word","total","landed","waiting","pendingChange","counted","health","actuation","reconcile","upToDate","suspended","freshness","revisions","otherRevisions","exceptions","bySeverity","truncated"],"properties":{"word":{"type":"string","enum":["Current","InProgress","Failed","Unknown"]},"total":{"type":"integer","minimum":0},"landed":{"type":"integer","minimum":0},"waiting":{"type":"integer","minimum":0},"pendingChange":{"type":"integer","minimum":0},"asOf":{"type":"string","maxLength":30,"pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt][0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?([Zz]|[+-][0-9]{2}:[0-9]{2})$","x-landfall-expects":"an RFC 3339 time such as \"2026-11-21T07:00:00Z\""},"oldest":{"type":"string","maxLength":30,"pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt][0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?([Zz]|[+-][0-9]{2}:[0-9]{2})$","x-landfall-expects":"an RFC 3339 time such as \"2026-11-21T07:00:00Z\""},"counted":{"type":"object","required":["current","inProgress","failed","unknown"],"properties":{"current":{"type":"integer","minimum":0},"inProgress":{"type":"integer","minimum":0},"failed":{"type":"integer","minimum":0},"unknown":{"type":"integer","minimum":0}},"additionalProperties":false},"health":{"type":"object","required":["Current","InProgress","Failed","Terminating","NotFound","Unknown"],"properties":{"Current":{"type":"integer","minimum":0},"InProgress":{"type":"integer","minimum":0},"Failed":{"type":"integer","minimum":0},"Terminating":{"type":"integer","minimum":0},"NotFound":{"type":"integer","minimum":0},"Unknown":{"type":"integer","minimum":0}},"additionalProperties":false},"actuation":{"type":"object","required":["Pending","Succeeded","Skipped","Failed"],"properties":{"Pending":{"type":"integer","minimum":0},"Succeeded":{"type":"integer","minimum":0},"Skipped":{"type":"integer","minimum":0},"Failed":{"type":"integer","minimum":0}},"additionalProperties":false},"reconcile":{"type":"object","required":["Pending","Succeeded","Skipped","Timeout","Failed"],"properties":{"Pending":{"type":"integer","minimum":0},"Succeeded":{"type":"integer","minimum":0},"Skipped":{"type":"integer","minimum":0},"Timeout":{"type":"integer","minimum":0},"Failed":{"type":"integer","minimum":0}},"additionalProperties":false},"upToDate":{"type":"object","required":["yes","no","unknown"],"properties":{"yes":{"type":"integer","minimum":0},"no":{"type":"integer","minimum":0},"unknown":{"type":"integer","minimum":0}},"additionalProperties":false},"suspended":{"type":"object","required":["no","yes","partial","pending","unknown"],"properties":{"no":{"type":"integer","minimum":0},"yes":{"type":"integer","minimum":0},"partial":{"type":"integer","minimum":0},"pending":{"type":"integer","minimum":0},"unknown":{"type":"integer","minimum":0}},"additionalProperties":false},"freshness":{"type":"object","required":["fresh","stale","never-seen"],"properties":{"fresh":{"type":"integer","minimum":0},"stale":{"type":"integer","minimum":0},"never-seen":{"type":"integer","minimum":0}},"additionalProperties":false},"revisions":{"type":"array","items":{"type":"object","required":["package","revision","total","wantedBy","landed","current","inProgress","failed","unknown","suspended","stale","waiting"],"properties":{"package":{"type":"string","maxLength":253},"revision":{"type":"string","maxLength":128},"total":{"type":"integer","minimum":0},"wantedBy":{"type":"integer","minimum":0},"landed":{"type":"integer","minimum":0},"current":{"type":"integer","minimum":0},"inProgress":{"type":"integer","minimum":0},"failed":{"type":"integer","minimum":0},"unknown":{"type":"integer","minimum":0},"suspended":{"type":"integer","minimum":0},"stale":{"type":"integer","minimum":0},"waiting":{"type":"integer","minimum":0}},"additionalProperties":false}},"otherRevisions":{"type":"object","required":["total","wantedBy","landed","current","inProgress","failed","unknown","suspended","stale","waiting"],"properties":{"total":{"type":"integer","minimum":0},"wantedBy":{"type":"integer","minimum":0},"landed":{"type":"integer","minimum":0},"current":{"type":"integer","minimum":0},"inProgress":{"type":"integer","minimum":0},"failed":{"type":"integer","minimum":0},"unknown":{"type":"integer","minimum":0},"suspended":{"type":"integer","minimum":0},"stale":{"type":"integer","minimum":0},"waiting":{"type":"integer","minimum":0}},"additionalProperties":false},"exceptions":{"type":"array","items":{"type":"object","required":["severity","cluster","package","revision","health","reason","message"],"properties":{"severity":{"type":"string","enum":["failed","not-applied","missing","unknown","stale","waiting","in-progress","outdated","suspended"]},"cluster":{"type":"string","maxLength":253},"package":{"type":"string","maxLength":253},"ref":{"type":"object","required":["group","kind","namespace","name"],"properties":{"group":{"type":"string"},"kind":{"type":"string"},"namespace":{"type":"string"},"name":{"type":"string"}},"additionalProperties":false},"revision":{"type":"string","maxLength":128},"health":{"type":"string","enum":["Current","InProgress","Failed","Terminating","NotFound","Unknown"]},"reason":{"type":"string","maxLength":63},"message":{"type":"string","maxLength":256},"since":{"type":"string","maxLength":30,"pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt][0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?([Zz]|[+-][0-9]{2}:[0-9]{2})$","x-landfall-expects":"an RFC 3339 time such as \"2026-11-21T07:00:00Z\""}},"additionalProperties":false}},"bySeverity":{"type":"object","required":["failed","not-applied","missing","unknown","stale","waiting","in-progress","outdated","suspended"],"properties":{"failed":{"type":"integer","minimum":0},"not-applied":{"type":"integer","minimum":0},"missing":{"type":"integer","minimum":0},"unknown":{"type":"integer","minimum":0},"stale":{"type":"integer","minimum":0},"waiting":{"type":"integer","minimum":0},"in-progress":{"type":"integer","minimum":0},"outdated":{"type":"integer","minimum":0},"suspended":{"type":"integer","minimum":0}},"additionalProperties":false},"truncated":{"type":"boolean"}},"additionalProperties":false},"clusters":{"type":"array","items":{"type":"object","required":["cluster","total","landed","omitted","targets"],"properties":{"cluster":{"type":"string","maxLength":253},"total":{"type":"integer","minimum":0},"landed":{"type":"integer","minimum":0},"omitted":{"type":"integer","minimum":0},"targets":{"type":"array","items":{"type":"object","required":["package","health","actuation","reconcile","upToDate","suspended","freshness","landed"],"properties":{"package":{"type":"string","maxLength":253},"wanted":{"type":"string","maxLength":128},"observed":{"type":"string","maxLength":128},"health":{"type":"string","enum":["Current","InProgress","Failed","Terminating","NotFound","Unknown"]},"actuation":{"type":"string","enum":["Pending","Succeeded","Skipped","Failed"]},"reconcile":{"type":"string","enum":["Pending","Succeeded","Skipped","Timeout","Failed"]},"upToDate":{"type":"string","enum":["yes","no","unknown"]},"suspended":{"type":"string","enum":["no","yes","partial","pending","unknown"]},"holds":{"type":"array","maxItems":3,"items":{"type":"string","maxLength":253}},"pendingChange":{"type":"boolean"},"freshness":{"type":"string","enum":["fresh","stale","never-seen"]},"landed":{"type":"boolean"},"blockedBy":{"type":"string","maxLength":260},"reason":{"type":"string","maxLength":63},"message":{"type":"string","maxLength":256},"since":{"type":"string","maxLength":30,"pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt][0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?([Zz]|[+-][0-9]{2}:[0-9]{2})$","x-landfall-expects":"an RFC 3339 time such as \"2026-11-21T07:00:00Z\""},"observedAt":{"type":"string","maxLength":30,"pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt][0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?([Zz]|[+-][0-9]{2}:[0-9]{2})$","x-landfall-expects":"an RFC 3339 time such as \"2026-11-21T07:00:00Z\""},"source":{"type":"string","maxLength":63}},"additionalProperties":false}}},"additionalProperties":false}}},"additionalProperties":false}},"additionalProperties":false};
export const check: Check = validate21;

const schema6 = schema;
const func0 = Object.prototype.hasOwnProperty;
const pattern0 = new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt][0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?([Zz]|[+-][0-9]{2}:[0-9]{2})$", "u");

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
if((data.metadata === undefined) || (!(func0.call(data, "metadata")))){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "metadata"}});
errors++;
}
if((data.spec === undefined) || (!(func0.call(data, "spec")))){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "spec"}});
errors++;
}
for(const key0 of Object.keys(data)){
if(!(((((key0 === "apiVersion") || (key0 === "kind")) || (key0 === "metadata")) || (key0 === "spec")) || (key0 === "status"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.apiVersion !== undefined && func0.call(data, "apiVersion")){
let data0 = data.apiVersion;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/apiVersion",keyword:"type",params:{type: "string"}});
errors++;
}
if(!(data0 === "landfall.dev/v1alpha1")){
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
if(!(data1 === "FleetReport")){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"enum",params:{allowedValues: schema6.properties.kind.enum}});
errors++;
}
}
if(data.metadata !== undefined && func0.call(data, "metadata")){
let data2 = data.metadata;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if((data2.name === undefined) || (!(func0.call(data2, "name")))){
(vErrors ??= []).push({instancePath:instancePath+"/metadata",keyword:"required",params:{missingProperty: "name"}});
errors++;
}
if(data2.name !== undefined && func0.call(data2, "name")){
let data3 = data2.name;
if(typeof data3 === "string"){
if(func54(data3) > 253){
(vErrors ??= []).push({instancePath:instancePath+"/metadata/name",keyword:"maxLength",params:{limit: 253}});
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
for(const key1 of Object.keys(data5)){
if(typeof data5[key1] !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/metadata/labels/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",params:{type: "string"}});
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
for(const key2 of Object.keys(data7)){
if(typeof data7[key2] !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/metadata/annotations/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",params:{type: "string"}});
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
if((data9.fleet === undefined) || (!(func0.call(data9, "fleet")))){
(vErrors ??= []).push({instancePath:instancePath+"/spec",keyword:"required",params:{missingProperty: "fleet"}});
errors++;
}
if((data9.page === undefined) || (!(func0.call(data9, "page")))){
(vErrors ??= []).push({instancePath:instancePath+"/spec",keyword:"required",params:{missingProperty: "page"}});
errors++;
}
if((data9.pages === undefined) || (!(func0.call(data9, "pages")))){
(vErrors ??= []).push({instancePath:instancePath+"/spec",keyword:"required",params:{missingProperty: "pages"}});
errors++;
}
for(const key3 of Object.keys(data9)){
if(!(((key3 === "fleet") || (key3 === "page")) || (key3 === "pages"))){
(vErrors ??= []).push({instancePath:instancePath+"/spec",keyword:"additionalProperties",params:{additionalProperty: key3}});
errors++;
}
}
if(data9.fleet !== undefined && func0.call(data9, "fleet")){
let data10 = data9.fleet;
if(typeof data10 === "string"){
if(func54(data10) > 253){
(vErrors ??= []).push({instancePath:instancePath+"/spec/fleet",keyword:"maxLength",params:{limit: 253}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/spec/fleet",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data9.page !== undefined && func0.call(data9, "page")){
let data11 = data9.page;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
(vErrors ??= []).push({instancePath:instancePath+"/spec/page",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 < 1 || isNaN(data11)){
(vErrors ??= []).push({instancePath:instancePath+"/spec/page",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data9.pages !== undefined && func0.call(data9, "pages")){
let data12 = data9.pages;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
(vErrors ??= []).push({instancePath:instancePath+"/spec/pages",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 < 1 || isNaN(data12)){
(vErrors ??= []).push({instancePath:instancePath+"/spec/pages",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/spec",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data.status !== undefined && func0.call(data, "status")){
let data13 = data.status;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if((data13.clusters === undefined) || (!(func0.call(data13, "clusters")))){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"required",params:{missingProperty: "clusters"}});
errors++;
}
for(const key4 of Object.keys(data13)){
if(!(((key4 === "conditions") || (key4 === "rollup")) || (key4 === "clusters"))){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"additionalProperties",params:{additionalProperty: key4}});
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
(vErrors ??= []).push({instancePath:instancePath+"/status/conditions/" + i0,keyword:"required",params:{missingProperty: "type"}});
errors++;
}
if((data15.status === undefined) || (!(func0.call(data15, "status")))){
(vErrors ??= []).push({instancePath:instancePath+"/status/conditions/" + i0,keyword:"required",params:{missingProperty: "status"}});
errors++;
}
for(const key5 of Object.keys(data15)){
if(!(((((key5 === "type") || (key5 === "status")) || (key5 === "reason")) || (key5 === "message")) || (key5 === "lastTransitionTime"))){
(vErrors ??= []).push({instancePath:instancePath+"/status/conditions/" + i0,keyword:"additionalProperties",params:{additionalProperty: key5}});
errors++;
}
}
if(data15.type !== undefined && func0.call(data15, "type")){
let data16 = data15.type;
if(typeof data16 === "string"){
if(func54(data16) > 316){
(vErrors ??= []).push({instancePath:instancePath+"/status/conditions/" + i0+"/type",keyword:"maxLength",params:{limit: 316}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/status/conditions/" + i0+"/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data15.status !== undefined && func0.call(data15, "status")){
let data17 = data15.status;
if(typeof data17 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/status/conditions/" + i0+"/status",keyword:"type",params:{type: "string"}});
errors++;
}
if(!(((data17 === "True") || (data17 === "False")) || (data17 === "Unknown"))){
(vErrors ??= []).push({instancePath:instancePath+"/status/conditions/" + i0+"/status",keyword:"enum",params:{allowedValues: schema6.properties.status.properties.conditions.items.properties.status.enum}});
errors++;
}
}
if(data15.reason !== undefined && func0.call(data15, "reason")){
let data18 = data15.reason;
if(typeof data18 === "string"){
if(func54(data18) > 63){
(vErrors ??= []).push({instancePath:instancePath+"/status/conditions/" + i0+"/reason",keyword:"maxLength",params:{limit: 63}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/status/conditions/" + i0+"/reason",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data15.message !== undefined && func0.call(data15, "message")){
let data19 = data15.message;
if(typeof data19 === "string"){
if(func54(data19) > 1024){
(vErrors ??= []).push({instancePath:instancePath+"/status/conditions/" + i0+"/message",keyword:"maxLength",params:{limit: 1024}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/status/conditions/" + i0+"/message",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data15.lastTransitionTime !== undefined && func0.call(data15, "lastTransitionTime")){
let data20 = data15.lastTransitionTime;
if(typeof data20 === "string"){
if(func54(data20) > 30){
(vErrors ??= []).push({instancePath:instancePath+"/status/conditions/" + i0+"/lastTransitionTime",keyword:"maxLength",params:{limit: 30}});
errors++;
}
if(!pattern0.test(data20)){
(vErrors ??= []).push({instancePath:instancePath+"/status/conditions/" + i0+"/lastTransitionTime",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt][0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?([Zz]|[+-][0-9]{2}:[0-9]{2})$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/status/conditions/" + i0+"/lastTransitionTime",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/status/conditions/" + i0,keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/status/conditions",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data13.rollup !== undefined && func0.call(data13, "rollup")){
let data21 = data13.rollup;
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
if((data21.word === undefined) || (!(func0.call(data21, "word")))){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup",keyword:"required",params:{missingProperty: "word"}});
errors++;
}
if((data21.total === undefined) || (!(func0.call(data21, "total")))){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup",keyword:"required",params:{missingProperty: "total"}});
errors++;
}
if((data21.landed === undefined) || (!(func0.call(data21, "landed")))){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup",keyword:"required",params:{missingProperty: "landed"}});
errors++;
}
if((data21.waiting === undefined) || (!(func0.call(data21, "waiting")))){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup",keyword:"required",params:{missingProperty: "waiting"}});
errors++;
}
if((data21.pendingChange === undefined) || (!(func0.call(data21, "pendingChange")))){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup",keyword:"required",params:{missingProperty: "pendingChange"}});
errors++;
}
if((data21.counted === undefined) || (!(func0.call(data21, "counted")))){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup",keyword:"required",params:{missingProperty: "counted"}});
errors++;
}
if((data21.health === undefined) || (!(func0.call(data21, "health")))){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup",keyword:"required",params:{missingProperty: "health"}});
errors++;
}
if((data21.actuation === undefined) || (!(func0.call(data21, "actuation")))){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup",keyword:"required",params:{missingProperty: "actuation"}});
errors++;
}
if((data21.reconcile === undefined) || (!(func0.call(data21, "reconcile")))){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup",keyword:"required",params:{missingProperty: "reconcile"}});
errors++;
}
if((data21.upToDate === undefined) || (!(func0.call(data21, "upToDate")))){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup",keyword:"required",params:{missingProperty: "upToDate"}});
errors++;
}
if((data21.suspended === undefined) || (!(func0.call(data21, "suspended")))){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup",keyword:"required",params:{missingProperty: "suspended"}});
errors++;
}
if((data21.freshness === undefined) || (!(func0.call(data21, "freshness")))){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup",keyword:"required",params:{missingProperty: "freshness"}});
errors++;
}
if((data21.revisions === undefined) || (!(func0.call(data21, "revisions")))){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup",keyword:"required",params:{missingProperty: "revisions"}});
errors++;
}
if((data21.otherRevisions === undefined) || (!(func0.call(data21, "otherRevisions")))){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup",keyword:"required",params:{missingProperty: "otherRevisions"}});
errors++;
}
if((data21.exceptions === undefined) || (!(func0.call(data21, "exceptions")))){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup",keyword:"required",params:{missingProperty: "exceptions"}});
errors++;
}
if((data21.bySeverity === undefined) || (!(func0.call(data21, "bySeverity")))){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup",keyword:"required",params:{missingProperty: "bySeverity"}});
errors++;
}
if((data21.truncated === undefined) || (!(func0.call(data21, "truncated")))){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup",keyword:"required",params:{missingProperty: "truncated"}});
errors++;
}
for(const key6 of Object.keys(data21)){
if(!(func0.call(schema6.properties.status.properties.rollup.properties, key6))){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup",keyword:"additionalProperties",params:{additionalProperty: key6}});
errors++;
}
}
if(data21.word !== undefined && func0.call(data21, "word")){
let data22 = data21.word;
if(typeof data22 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/word",keyword:"type",params:{type: "string"}});
errors++;
}
if(!((((data22 === "Current") || (data22 === "InProgress")) || (data22 === "Failed")) || (data22 === "Unknown"))){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/word",keyword:"enum",params:{allowedValues: schema6.properties.status.properties.rollup.properties.word.enum}});
errors++;
}
}
if(data21.total !== undefined && func0.call(data21, "total")){
let data23 = data21.total;
if(!(((typeof data23 == "number") && (!(data23 % 1) && !isNaN(data23))) && (isFinite(data23)))){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/total",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data23 == "number") && (isFinite(data23))){
if(data23 < 0 || isNaN(data23)){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/total",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data21.landed !== undefined && func0.call(data21, "landed")){
let data24 = data21.landed;
if(!(((typeof data24 == "number") && (!(data24 % 1) && !isNaN(data24))) && (isFinite(data24)))){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/landed",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data24 == "number") && (isFinite(data24))){
if(data24 < 0 || isNaN(data24)){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/landed",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data21.waiting !== undefined && func0.call(data21, "waiting")){
let data25 = data21.waiting;
if(!(((typeof data25 == "number") && (!(data25 % 1) && !isNaN(data25))) && (isFinite(data25)))){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/waiting",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data25 == "number") && (isFinite(data25))){
if(data25 < 0 || isNaN(data25)){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/waiting",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data21.pendingChange !== undefined && func0.call(data21, "pendingChange")){
let data26 = data21.pendingChange;
if(!(((typeof data26 == "number") && (!(data26 % 1) && !isNaN(data26))) && (isFinite(data26)))){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/pendingChange",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data26 == "number") && (isFinite(data26))){
if(data26 < 0 || isNaN(data26)){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/pendingChange",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data21.asOf !== undefined && func0.call(data21, "asOf")){
let data27 = data21.asOf;
if(typeof data27 === "string"){
if(func54(data27) > 30){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/asOf",keyword:"maxLength",params:{limit: 30}});
errors++;
}
if(!pattern0.test(data27)){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/asOf",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt][0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?([Zz]|[+-][0-9]{2}:[0-9]{2})$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/asOf",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data21.oldest !== undefined && func0.call(data21, "oldest")){
let data28 = data21.oldest;
if(typeof data28 === "string"){
if(func54(data28) > 30){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/oldest",keyword:"maxLength",params:{limit: 30}});
errors++;
}
if(!pattern0.test(data28)){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/oldest",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt][0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?([Zz]|[+-][0-9]{2}:[0-9]{2})$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/oldest",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data21.counted !== undefined && func0.call(data21, "counted")){
let data29 = data21.counted;
if(data29 && typeof data29 == "object" && !Array.isArray(data29)){
if((data29.current === undefined) || (!(func0.call(data29, "current")))){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/counted",keyword:"required",params:{missingProperty: "current"}});
errors++;
}
if((data29.inProgress === undefined) || (!(func0.call(data29, "inProgress")))){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/counted",keyword:"required",params:{missingProperty: "inProgress"}});
errors++;
}
if((data29.failed === undefined) || (!(func0.call(data29, "failed")))){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/counted",keyword:"required",params:{missingProperty: "failed"}});
errors++;
}
if((data29.unknown === undefined) || (!(func0.call(data29, "unknown")))){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/counted",keyword:"required",params:{missingProperty: "unknown"}});
errors++;
}
for(const key7 of Object.keys(data29)){
if(!((((key7 === "current") || (key7 === "inProgress")) || (key7 === "failed")) || (key7 === "unknown"))){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/counted",keyword:"additionalProperties",params:{additionalProperty: key7}});
errors++;
}
}
if(data29.current !== undefined && func0.call(data29, "current")){
let data30 = data29.current;
if(!(((typeof data30 == "number") && (!(data30 % 1) && !isNaN(data30))) && (isFinite(data30)))){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/counted/current",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data30 == "number") && (isFinite(data30))){
if(data30 < 0 || isNaN(data30)){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/counted/current",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data29.inProgress !== undefined && func0.call(data29, "inProgress")){
let data31 = data29.inProgress;
if(!(((typeof data31 == "number") && (!(data31 % 1) && !isNaN(data31))) && (isFinite(data31)))){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/counted/inProgress",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data31 == "number") && (isFinite(data31))){
if(data31 < 0 || isNaN(data31)){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/counted/inProgress",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data29.failed !== undefined && func0.call(data29, "failed")){
let data32 = data29.failed;
if(!(((typeof data32 == "number") && (!(data32 % 1) && !isNaN(data32))) && (isFinite(data32)))){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/counted/failed",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data32 == "number") && (isFinite(data32))){
if(data32 < 0 || isNaN(data32)){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/counted/failed",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data29.unknown !== undefined && func0.call(data29, "unknown")){
let data33 = data29.unknown;
if(!(((typeof data33 == "number") && (!(data33 % 1) && !isNaN(data33))) && (isFinite(data33)))){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/counted/unknown",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data33 == "number") && (isFinite(data33))){
if(data33 < 0 || isNaN(data33)){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/counted/unknown",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/counted",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data21.health !== undefined && func0.call(data21, "health")){
let data34 = data21.health;
if(data34 && typeof data34 == "object" && !Array.isArray(data34)){
if((data34.Current === undefined) || (!(func0.call(data34, "Current")))){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/health",keyword:"required",params:{missingProperty: "Current"}});
errors++;
}
if((data34.InProgress === undefined) || (!(func0.call(data34, "InProgress")))){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/health",keyword:"required",params:{missingProperty: "InProgress"}});
errors++;
}
if((data34.Failed === undefined) || (!(func0.call(data34, "Failed")))){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/health",keyword:"required",params:{missingProperty: "Failed"}});
errors++;
}
if((data34.Terminating === undefined) || (!(func0.call(data34, "Terminating")))){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/health",keyword:"required",params:{missingProperty: "Terminating"}});
errors++;
}
if((data34.NotFound === undefined) || (!(func0.call(data34, "NotFound")))){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/health",keyword:"required",params:{missingProperty: "NotFound"}});
errors++;
}
if((data34.Unknown === undefined) || (!(func0.call(data34, "Unknown")))){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/health",keyword:"required",params:{missingProperty: "Unknown"}});
errors++;
}
for(const key8 of Object.keys(data34)){
if(!((((((key8 === "Current") || (key8 === "InProgress")) || (key8 === "Failed")) || (key8 === "Terminating")) || (key8 === "NotFound")) || (key8 === "Unknown"))){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/health",keyword:"additionalProperties",params:{additionalProperty: key8}});
errors++;
}
}
if(data34.Current !== undefined && func0.call(data34, "Current")){
let data35 = data34.Current;
if(!(((typeof data35 == "number") && (!(data35 % 1) && !isNaN(data35))) && (isFinite(data35)))){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/health/Current",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data35 == "number") && (isFinite(data35))){
if(data35 < 0 || isNaN(data35)){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/health/Current",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data34.InProgress !== undefined && func0.call(data34, "InProgress")){
let data36 = data34.InProgress;
if(!(((typeof data36 == "number") && (!(data36 % 1) && !isNaN(data36))) && (isFinite(data36)))){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/health/InProgress",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data36 == "number") && (isFinite(data36))){
if(data36 < 0 || isNaN(data36)){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/health/InProgress",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data34.Failed !== undefined && func0.call(data34, "Failed")){
let data37 = data34.Failed;
if(!(((typeof data37 == "number") && (!(data37 % 1) && !isNaN(data37))) && (isFinite(data37)))){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/health/Failed",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data37 == "number") && (isFinite(data37))){
if(data37 < 0 || isNaN(data37)){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/health/Failed",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data34.Terminating !== undefined && func0.call(data34, "Terminating")){
let data38 = data34.Terminating;
if(!(((typeof data38 == "number") && (!(data38 % 1) && !isNaN(data38))) && (isFinite(data38)))){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/health/Terminating",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data38 == "number") && (isFinite(data38))){
if(data38 < 0 || isNaN(data38)){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/health/Terminating",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data34.NotFound !== undefined && func0.call(data34, "NotFound")){
let data39 = data34.NotFound;
if(!(((typeof data39 == "number") && (!(data39 % 1) && !isNaN(data39))) && (isFinite(data39)))){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/health/NotFound",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data39 == "number") && (isFinite(data39))){
if(data39 < 0 || isNaN(data39)){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/health/NotFound",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data34.Unknown !== undefined && func0.call(data34, "Unknown")){
let data40 = data34.Unknown;
if(!(((typeof data40 == "number") && (!(data40 % 1) && !isNaN(data40))) && (isFinite(data40)))){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/health/Unknown",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data40 == "number") && (isFinite(data40))){
if(data40 < 0 || isNaN(data40)){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/health/Unknown",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/health",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data21.actuation !== undefined && func0.call(data21, "actuation")){
let data41 = data21.actuation;
if(data41 && typeof data41 == "object" && !Array.isArray(data41)){
if((data41.Pending === undefined) || (!(func0.call(data41, "Pending")))){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/actuation",keyword:"required",params:{missingProperty: "Pending"}});
errors++;
}
if((data41.Succeeded === undefined) || (!(func0.call(data41, "Succeeded")))){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/actuation",keyword:"required",params:{missingProperty: "Succeeded"}});
errors++;
}
if((data41.Skipped === undefined) || (!(func0.call(data41, "Skipped")))){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/actuation",keyword:"required",params:{missingProperty: "Skipped"}});
errors++;
}
if((data41.Failed === undefined) || (!(func0.call(data41, "Failed")))){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/actuation",keyword:"required",params:{missingProperty: "Failed"}});
errors++;
}
for(const key9 of Object.keys(data41)){
if(!((((key9 === "Pending") || (key9 === "Succeeded")) || (key9 === "Skipped")) || (key9 === "Failed"))){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/actuation",keyword:"additionalProperties",params:{additionalProperty: key9}});
errors++;
}
}
if(data41.Pending !== undefined && func0.call(data41, "Pending")){
let data42 = data41.Pending;
if(!(((typeof data42 == "number") && (!(data42 % 1) && !isNaN(data42))) && (isFinite(data42)))){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/actuation/Pending",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data42 == "number") && (isFinite(data42))){
if(data42 < 0 || isNaN(data42)){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/actuation/Pending",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data41.Succeeded !== undefined && func0.call(data41, "Succeeded")){
let data43 = data41.Succeeded;
if(!(((typeof data43 == "number") && (!(data43 % 1) && !isNaN(data43))) && (isFinite(data43)))){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/actuation/Succeeded",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data43 == "number") && (isFinite(data43))){
if(data43 < 0 || isNaN(data43)){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/actuation/Succeeded",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data41.Skipped !== undefined && func0.call(data41, "Skipped")){
let data44 = data41.Skipped;
if(!(((typeof data44 == "number") && (!(data44 % 1) && !isNaN(data44))) && (isFinite(data44)))){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/actuation/Skipped",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data44 == "number") && (isFinite(data44))){
if(data44 < 0 || isNaN(data44)){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/actuation/Skipped",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data41.Failed !== undefined && func0.call(data41, "Failed")){
let data45 = data41.Failed;
if(!(((typeof data45 == "number") && (!(data45 % 1) && !isNaN(data45))) && (isFinite(data45)))){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/actuation/Failed",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data45 == "number") && (isFinite(data45))){
if(data45 < 0 || isNaN(data45)){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/actuation/Failed",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/actuation",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data21.reconcile !== undefined && func0.call(data21, "reconcile")){
let data46 = data21.reconcile;
if(data46 && typeof data46 == "object" && !Array.isArray(data46)){
if((data46.Pending === undefined) || (!(func0.call(data46, "Pending")))){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/reconcile",keyword:"required",params:{missingProperty: "Pending"}});
errors++;
}
if((data46.Succeeded === undefined) || (!(func0.call(data46, "Succeeded")))){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/reconcile",keyword:"required",params:{missingProperty: "Succeeded"}});
errors++;
}
if((data46.Skipped === undefined) || (!(func0.call(data46, "Skipped")))){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/reconcile",keyword:"required",params:{missingProperty: "Skipped"}});
errors++;
}
if((data46.Timeout === undefined) || (!(func0.call(data46, "Timeout")))){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/reconcile",keyword:"required",params:{missingProperty: "Timeout"}});
errors++;
}
if((data46.Failed === undefined) || (!(func0.call(data46, "Failed")))){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/reconcile",keyword:"required",params:{missingProperty: "Failed"}});
errors++;
}
for(const key10 of Object.keys(data46)){
if(!(((((key10 === "Pending") || (key10 === "Succeeded")) || (key10 === "Skipped")) || (key10 === "Timeout")) || (key10 === "Failed"))){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/reconcile",keyword:"additionalProperties",params:{additionalProperty: key10}});
errors++;
}
}
if(data46.Pending !== undefined && func0.call(data46, "Pending")){
let data47 = data46.Pending;
if(!(((typeof data47 == "number") && (!(data47 % 1) && !isNaN(data47))) && (isFinite(data47)))){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/reconcile/Pending",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data47 == "number") && (isFinite(data47))){
if(data47 < 0 || isNaN(data47)){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/reconcile/Pending",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data46.Succeeded !== undefined && func0.call(data46, "Succeeded")){
let data48 = data46.Succeeded;
if(!(((typeof data48 == "number") && (!(data48 % 1) && !isNaN(data48))) && (isFinite(data48)))){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/reconcile/Succeeded",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data48 == "number") && (isFinite(data48))){
if(data48 < 0 || isNaN(data48)){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/reconcile/Succeeded",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data46.Skipped !== undefined && func0.call(data46, "Skipped")){
let data49 = data46.Skipped;
if(!(((typeof data49 == "number") && (!(data49 % 1) && !isNaN(data49))) && (isFinite(data49)))){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/reconcile/Skipped",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data49 == "number") && (isFinite(data49))){
if(data49 < 0 || isNaN(data49)){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/reconcile/Skipped",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data46.Timeout !== undefined && func0.call(data46, "Timeout")){
let data50 = data46.Timeout;
if(!(((typeof data50 == "number") && (!(data50 % 1) && !isNaN(data50))) && (isFinite(data50)))){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/reconcile/Timeout",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data50 == "number") && (isFinite(data50))){
if(data50 < 0 || isNaN(data50)){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/reconcile/Timeout",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data46.Failed !== undefined && func0.call(data46, "Failed")){
let data51 = data46.Failed;
if(!(((typeof data51 == "number") && (!(data51 % 1) && !isNaN(data51))) && (isFinite(data51)))){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/reconcile/Failed",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data51 == "number") && (isFinite(data51))){
if(data51 < 0 || isNaN(data51)){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/reconcile/Failed",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/reconcile",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data21.upToDate !== undefined && func0.call(data21, "upToDate")){
let data52 = data21.upToDate;
if(data52 && typeof data52 == "object" && !Array.isArray(data52)){
if((data52.yes === undefined) || (!(func0.call(data52, "yes")))){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/upToDate",keyword:"required",params:{missingProperty: "yes"}});
errors++;
}
if((data52.no === undefined) || (!(func0.call(data52, "no")))){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/upToDate",keyword:"required",params:{missingProperty: "no"}});
errors++;
}
if((data52.unknown === undefined) || (!(func0.call(data52, "unknown")))){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/upToDate",keyword:"required",params:{missingProperty: "unknown"}});
errors++;
}
for(const key11 of Object.keys(data52)){
if(!(((key11 === "yes") || (key11 === "no")) || (key11 === "unknown"))){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/upToDate",keyword:"additionalProperties",params:{additionalProperty: key11}});
errors++;
}
}
if(data52.yes !== undefined && func0.call(data52, "yes")){
let data53 = data52.yes;
if(!(((typeof data53 == "number") && (!(data53 % 1) && !isNaN(data53))) && (isFinite(data53)))){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/upToDate/yes",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data53 == "number") && (isFinite(data53))){
if(data53 < 0 || isNaN(data53)){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/upToDate/yes",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data52.no !== undefined && func0.call(data52, "no")){
let data54 = data52.no;
if(!(((typeof data54 == "number") && (!(data54 % 1) && !isNaN(data54))) && (isFinite(data54)))){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/upToDate/no",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data54 == "number") && (isFinite(data54))){
if(data54 < 0 || isNaN(data54)){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/upToDate/no",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data52.unknown !== undefined && func0.call(data52, "unknown")){
let data55 = data52.unknown;
if(!(((typeof data55 == "number") && (!(data55 % 1) && !isNaN(data55))) && (isFinite(data55)))){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/upToDate/unknown",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data55 == "number") && (isFinite(data55))){
if(data55 < 0 || isNaN(data55)){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/upToDate/unknown",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/upToDate",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data21.suspended !== undefined && func0.call(data21, "suspended")){
let data56 = data21.suspended;
if(data56 && typeof data56 == "object" && !Array.isArray(data56)){
if((data56.no === undefined) || (!(func0.call(data56, "no")))){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/suspended",keyword:"required",params:{missingProperty: "no"}});
errors++;
}
if((data56.yes === undefined) || (!(func0.call(data56, "yes")))){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/suspended",keyword:"required",params:{missingProperty: "yes"}});
errors++;
}
if((data56.partial === undefined) || (!(func0.call(data56, "partial")))){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/suspended",keyword:"required",params:{missingProperty: "partial"}});
errors++;
}
if((data56.pending === undefined) || (!(func0.call(data56, "pending")))){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/suspended",keyword:"required",params:{missingProperty: "pending"}});
errors++;
}
if((data56.unknown === undefined) || (!(func0.call(data56, "unknown")))){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/suspended",keyword:"required",params:{missingProperty: "unknown"}});
errors++;
}
for(const key12 of Object.keys(data56)){
if(!(((((key12 === "no") || (key12 === "yes")) || (key12 === "partial")) || (key12 === "pending")) || (key12 === "unknown"))){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/suspended",keyword:"additionalProperties",params:{additionalProperty: key12}});
errors++;
}
}
if(data56.no !== undefined && func0.call(data56, "no")){
let data57 = data56.no;
if(!(((typeof data57 == "number") && (!(data57 % 1) && !isNaN(data57))) && (isFinite(data57)))){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/suspended/no",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data57 == "number") && (isFinite(data57))){
if(data57 < 0 || isNaN(data57)){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/suspended/no",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data56.yes !== undefined && func0.call(data56, "yes")){
let data58 = data56.yes;
if(!(((typeof data58 == "number") && (!(data58 % 1) && !isNaN(data58))) && (isFinite(data58)))){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/suspended/yes",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data58 == "number") && (isFinite(data58))){
if(data58 < 0 || isNaN(data58)){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/suspended/yes",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data56.partial !== undefined && func0.call(data56, "partial")){
let data59 = data56.partial;
if(!(((typeof data59 == "number") && (!(data59 % 1) && !isNaN(data59))) && (isFinite(data59)))){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/suspended/partial",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data59 == "number") && (isFinite(data59))){
if(data59 < 0 || isNaN(data59)){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/suspended/partial",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data56.pending !== undefined && func0.call(data56, "pending")){
let data60 = data56.pending;
if(!(((typeof data60 == "number") && (!(data60 % 1) && !isNaN(data60))) && (isFinite(data60)))){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/suspended/pending",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data60 == "number") && (isFinite(data60))){
if(data60 < 0 || isNaN(data60)){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/suspended/pending",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data56.unknown !== undefined && func0.call(data56, "unknown")){
let data61 = data56.unknown;
if(!(((typeof data61 == "number") && (!(data61 % 1) && !isNaN(data61))) && (isFinite(data61)))){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/suspended/unknown",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data61 == "number") && (isFinite(data61))){
if(data61 < 0 || isNaN(data61)){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/suspended/unknown",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/suspended",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data21.freshness !== undefined && func0.call(data21, "freshness")){
let data62 = data21.freshness;
if(data62 && typeof data62 == "object" && !Array.isArray(data62)){
if((data62.fresh === undefined) || (!(func0.call(data62, "fresh")))){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/freshness",keyword:"required",params:{missingProperty: "fresh"}});
errors++;
}
if((data62.stale === undefined) || (!(func0.call(data62, "stale")))){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/freshness",keyword:"required",params:{missingProperty: "stale"}});
errors++;
}
if((data62["never-seen"] === undefined) || (!(func0.call(data62, "never-seen")))){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/freshness",keyword:"required",params:{missingProperty: "never-seen"}});
errors++;
}
for(const key13 of Object.keys(data62)){
if(!(((key13 === "fresh") || (key13 === "stale")) || (key13 === "never-seen"))){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/freshness",keyword:"additionalProperties",params:{additionalProperty: key13}});
errors++;
}
}
if(data62.fresh !== undefined && func0.call(data62, "fresh")){
let data63 = data62.fresh;
if(!(((typeof data63 == "number") && (!(data63 % 1) && !isNaN(data63))) && (isFinite(data63)))){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/freshness/fresh",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data63 == "number") && (isFinite(data63))){
if(data63 < 0 || isNaN(data63)){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/freshness/fresh",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data62.stale !== undefined && func0.call(data62, "stale")){
let data64 = data62.stale;
if(!(((typeof data64 == "number") && (!(data64 % 1) && !isNaN(data64))) && (isFinite(data64)))){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/freshness/stale",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data64 == "number") && (isFinite(data64))){
if(data64 < 0 || isNaN(data64)){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/freshness/stale",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data62["never-seen"] !== undefined && func0.call(data62, "never-seen")){
let data65 = data62["never-seen"];
if(!(((typeof data65 == "number") && (!(data65 % 1) && !isNaN(data65))) && (isFinite(data65)))){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/freshness/never-seen",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data65 == "number") && (isFinite(data65))){
if(data65 < 0 || isNaN(data65)){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/freshness/never-seen",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/freshness",keyword:"type",params:{type: "object"}});
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
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/revisions/" + i1,keyword:"required",params:{missingProperty: "package"}});
errors++;
}
if((data67.revision === undefined) || (!(func0.call(data67, "revision")))){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/revisions/" + i1,keyword:"required",params:{missingProperty: "revision"}});
errors++;
}
if((data67.total === undefined) || (!(func0.call(data67, "total")))){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/revisions/" + i1,keyword:"required",params:{missingProperty: "total"}});
errors++;
}
if((data67.wantedBy === undefined) || (!(func0.call(data67, "wantedBy")))){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/revisions/" + i1,keyword:"required",params:{missingProperty: "wantedBy"}});
errors++;
}
if((data67.landed === undefined) || (!(func0.call(data67, "landed")))){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/revisions/" + i1,keyword:"required",params:{missingProperty: "landed"}});
errors++;
}
if((data67.current === undefined) || (!(func0.call(data67, "current")))){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/revisions/" + i1,keyword:"required",params:{missingProperty: "current"}});
errors++;
}
if((data67.inProgress === undefined) || (!(func0.call(data67, "inProgress")))){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/revisions/" + i1,keyword:"required",params:{missingProperty: "inProgress"}});
errors++;
}
if((data67.failed === undefined) || (!(func0.call(data67, "failed")))){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/revisions/" + i1,keyword:"required",params:{missingProperty: "failed"}});
errors++;
}
if((data67.unknown === undefined) || (!(func0.call(data67, "unknown")))){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/revisions/" + i1,keyword:"required",params:{missingProperty: "unknown"}});
errors++;
}
if((data67.suspended === undefined) || (!(func0.call(data67, "suspended")))){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/revisions/" + i1,keyword:"required",params:{missingProperty: "suspended"}});
errors++;
}
if((data67.stale === undefined) || (!(func0.call(data67, "stale")))){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/revisions/" + i1,keyword:"required",params:{missingProperty: "stale"}});
errors++;
}
if((data67.waiting === undefined) || (!(func0.call(data67, "waiting")))){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/revisions/" + i1,keyword:"required",params:{missingProperty: "waiting"}});
errors++;
}
for(const key14 of Object.keys(data67)){
if(!(func0.call(schema6.properties.status.properties.rollup.properties.revisions.items.properties, key14))){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/revisions/" + i1,keyword:"additionalProperties",params:{additionalProperty: key14}});
errors++;
}
}
if(data67.package !== undefined && func0.call(data67, "package")){
let data68 = data67.package;
if(typeof data68 === "string"){
if(func54(data68) > 253){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/revisions/" + i1+"/package",keyword:"maxLength",params:{limit: 253}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/revisions/" + i1+"/package",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data67.revision !== undefined && func0.call(data67, "revision")){
let data69 = data67.revision;
if(typeof data69 === "string"){
if(func54(data69) > 128){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/revisions/" + i1+"/revision",keyword:"maxLength",params:{limit: 128}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/revisions/" + i1+"/revision",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data67.total !== undefined && func0.call(data67, "total")){
let data70 = data67.total;
if(!(((typeof data70 == "number") && (!(data70 % 1) && !isNaN(data70))) && (isFinite(data70)))){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/revisions/" + i1+"/total",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data70 == "number") && (isFinite(data70))){
if(data70 < 0 || isNaN(data70)){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/revisions/" + i1+"/total",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data67.wantedBy !== undefined && func0.call(data67, "wantedBy")){
let data71 = data67.wantedBy;
if(!(((typeof data71 == "number") && (!(data71 % 1) && !isNaN(data71))) && (isFinite(data71)))){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/revisions/" + i1+"/wantedBy",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data71 == "number") && (isFinite(data71))){
if(data71 < 0 || isNaN(data71)){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/revisions/" + i1+"/wantedBy",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data67.landed !== undefined && func0.call(data67, "landed")){
let data72 = data67.landed;
if(!(((typeof data72 == "number") && (!(data72 % 1) && !isNaN(data72))) && (isFinite(data72)))){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/revisions/" + i1+"/landed",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data72 == "number") && (isFinite(data72))){
if(data72 < 0 || isNaN(data72)){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/revisions/" + i1+"/landed",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data67.current !== undefined && func0.call(data67, "current")){
let data73 = data67.current;
if(!(((typeof data73 == "number") && (!(data73 % 1) && !isNaN(data73))) && (isFinite(data73)))){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/revisions/" + i1+"/current",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data73 == "number") && (isFinite(data73))){
if(data73 < 0 || isNaN(data73)){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/revisions/" + i1+"/current",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data67.inProgress !== undefined && func0.call(data67, "inProgress")){
let data74 = data67.inProgress;
if(!(((typeof data74 == "number") && (!(data74 % 1) && !isNaN(data74))) && (isFinite(data74)))){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/revisions/" + i1+"/inProgress",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data74 == "number") && (isFinite(data74))){
if(data74 < 0 || isNaN(data74)){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/revisions/" + i1+"/inProgress",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data67.failed !== undefined && func0.call(data67, "failed")){
let data75 = data67.failed;
if(!(((typeof data75 == "number") && (!(data75 % 1) && !isNaN(data75))) && (isFinite(data75)))){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/revisions/" + i1+"/failed",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data75 == "number") && (isFinite(data75))){
if(data75 < 0 || isNaN(data75)){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/revisions/" + i1+"/failed",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data67.unknown !== undefined && func0.call(data67, "unknown")){
let data76 = data67.unknown;
if(!(((typeof data76 == "number") && (!(data76 % 1) && !isNaN(data76))) && (isFinite(data76)))){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/revisions/" + i1+"/unknown",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data76 == "number") && (isFinite(data76))){
if(data76 < 0 || isNaN(data76)){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/revisions/" + i1+"/unknown",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data67.suspended !== undefined && func0.call(data67, "suspended")){
let data77 = data67.suspended;
if(!(((typeof data77 == "number") && (!(data77 % 1) && !isNaN(data77))) && (isFinite(data77)))){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/revisions/" + i1+"/suspended",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data77 == "number") && (isFinite(data77))){
if(data77 < 0 || isNaN(data77)){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/revisions/" + i1+"/suspended",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data67.stale !== undefined && func0.call(data67, "stale")){
let data78 = data67.stale;
if(!(((typeof data78 == "number") && (!(data78 % 1) && !isNaN(data78))) && (isFinite(data78)))){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/revisions/" + i1+"/stale",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data78 == "number") && (isFinite(data78))){
if(data78 < 0 || isNaN(data78)){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/revisions/" + i1+"/stale",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data67.waiting !== undefined && func0.call(data67, "waiting")){
let data79 = data67.waiting;
if(!(((typeof data79 == "number") && (!(data79 % 1) && !isNaN(data79))) && (isFinite(data79)))){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/revisions/" + i1+"/waiting",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data79 == "number") && (isFinite(data79))){
if(data79 < 0 || isNaN(data79)){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/revisions/" + i1+"/waiting",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/revisions/" + i1,keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/revisions",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data21.otherRevisions !== undefined && func0.call(data21, "otherRevisions")){
let data80 = data21.otherRevisions;
if(data80 && typeof data80 == "object" && !Array.isArray(data80)){
if((data80.total === undefined) || (!(func0.call(data80, "total")))){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/otherRevisions",keyword:"required",params:{missingProperty: "total"}});
errors++;
}
if((data80.wantedBy === undefined) || (!(func0.call(data80, "wantedBy")))){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/otherRevisions",keyword:"required",params:{missingProperty: "wantedBy"}});
errors++;
}
if((data80.landed === undefined) || (!(func0.call(data80, "landed")))){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/otherRevisions",keyword:"required",params:{missingProperty: "landed"}});
errors++;
}
if((data80.current === undefined) || (!(func0.call(data80, "current")))){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/otherRevisions",keyword:"required",params:{missingProperty: "current"}});
errors++;
}
if((data80.inProgress === undefined) || (!(func0.call(data80, "inProgress")))){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/otherRevisions",keyword:"required",params:{missingProperty: "inProgress"}});
errors++;
}
if((data80.failed === undefined) || (!(func0.call(data80, "failed")))){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/otherRevisions",keyword:"required",params:{missingProperty: "failed"}});
errors++;
}
if((data80.unknown === undefined) || (!(func0.call(data80, "unknown")))){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/otherRevisions",keyword:"required",params:{missingProperty: "unknown"}});
errors++;
}
if((data80.suspended === undefined) || (!(func0.call(data80, "suspended")))){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/otherRevisions",keyword:"required",params:{missingProperty: "suspended"}});
errors++;
}
if((data80.stale === undefined) || (!(func0.call(data80, "stale")))){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/otherRevisions",keyword:"required",params:{missingProperty: "stale"}});
errors++;
}
if((data80.waiting === undefined) || (!(func0.call(data80, "waiting")))){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/otherRevisions",keyword:"required",params:{missingProperty: "waiting"}});
errors++;
}
for(const key15 of Object.keys(data80)){
if(!(func0.call(schema6.properties.status.properties.rollup.properties.otherRevisions.properties, key15))){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/otherRevisions",keyword:"additionalProperties",params:{additionalProperty: key15}});
errors++;
}
}
if(data80.total !== undefined && func0.call(data80, "total")){
let data81 = data80.total;
if(!(((typeof data81 == "number") && (!(data81 % 1) && !isNaN(data81))) && (isFinite(data81)))){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/otherRevisions/total",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data81 == "number") && (isFinite(data81))){
if(data81 < 0 || isNaN(data81)){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/otherRevisions/total",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data80.wantedBy !== undefined && func0.call(data80, "wantedBy")){
let data82 = data80.wantedBy;
if(!(((typeof data82 == "number") && (!(data82 % 1) && !isNaN(data82))) && (isFinite(data82)))){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/otherRevisions/wantedBy",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data82 == "number") && (isFinite(data82))){
if(data82 < 0 || isNaN(data82)){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/otherRevisions/wantedBy",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data80.landed !== undefined && func0.call(data80, "landed")){
let data83 = data80.landed;
if(!(((typeof data83 == "number") && (!(data83 % 1) && !isNaN(data83))) && (isFinite(data83)))){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/otherRevisions/landed",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data83 == "number") && (isFinite(data83))){
if(data83 < 0 || isNaN(data83)){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/otherRevisions/landed",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data80.current !== undefined && func0.call(data80, "current")){
let data84 = data80.current;
if(!(((typeof data84 == "number") && (!(data84 % 1) && !isNaN(data84))) && (isFinite(data84)))){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/otherRevisions/current",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data84 == "number") && (isFinite(data84))){
if(data84 < 0 || isNaN(data84)){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/otherRevisions/current",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data80.inProgress !== undefined && func0.call(data80, "inProgress")){
let data85 = data80.inProgress;
if(!(((typeof data85 == "number") && (!(data85 % 1) && !isNaN(data85))) && (isFinite(data85)))){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/otherRevisions/inProgress",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data85 == "number") && (isFinite(data85))){
if(data85 < 0 || isNaN(data85)){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/otherRevisions/inProgress",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data80.failed !== undefined && func0.call(data80, "failed")){
let data86 = data80.failed;
if(!(((typeof data86 == "number") && (!(data86 % 1) && !isNaN(data86))) && (isFinite(data86)))){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/otherRevisions/failed",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data86 == "number") && (isFinite(data86))){
if(data86 < 0 || isNaN(data86)){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/otherRevisions/failed",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data80.unknown !== undefined && func0.call(data80, "unknown")){
let data87 = data80.unknown;
if(!(((typeof data87 == "number") && (!(data87 % 1) && !isNaN(data87))) && (isFinite(data87)))){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/otherRevisions/unknown",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data87 == "number") && (isFinite(data87))){
if(data87 < 0 || isNaN(data87)){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/otherRevisions/unknown",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data80.suspended !== undefined && func0.call(data80, "suspended")){
let data88 = data80.suspended;
if(!(((typeof data88 == "number") && (!(data88 % 1) && !isNaN(data88))) && (isFinite(data88)))){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/otherRevisions/suspended",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data88 == "number") && (isFinite(data88))){
if(data88 < 0 || isNaN(data88)){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/otherRevisions/suspended",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data80.stale !== undefined && func0.call(data80, "stale")){
let data89 = data80.stale;
if(!(((typeof data89 == "number") && (!(data89 % 1) && !isNaN(data89))) && (isFinite(data89)))){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/otherRevisions/stale",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data89 == "number") && (isFinite(data89))){
if(data89 < 0 || isNaN(data89)){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/otherRevisions/stale",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data80.waiting !== undefined && func0.call(data80, "waiting")){
let data90 = data80.waiting;
if(!(((typeof data90 == "number") && (!(data90 % 1) && !isNaN(data90))) && (isFinite(data90)))){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/otherRevisions/waiting",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data90 == "number") && (isFinite(data90))){
if(data90 < 0 || isNaN(data90)){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/otherRevisions/waiting",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/otherRevisions",keyword:"type",params:{type: "object"}});
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
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/exceptions/" + i2,keyword:"required",params:{missingProperty: "severity"}});
errors++;
}
if((data92.cluster === undefined) || (!(func0.call(data92, "cluster")))){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/exceptions/" + i2,keyword:"required",params:{missingProperty: "cluster"}});
errors++;
}
if((data92.package === undefined) || (!(func0.call(data92, "package")))){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/exceptions/" + i2,keyword:"required",params:{missingProperty: "package"}});
errors++;
}
if((data92.revision === undefined) || (!(func0.call(data92, "revision")))){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/exceptions/" + i2,keyword:"required",params:{missingProperty: "revision"}});
errors++;
}
if((data92.health === undefined) || (!(func0.call(data92, "health")))){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/exceptions/" + i2,keyword:"required",params:{missingProperty: "health"}});
errors++;
}
if((data92.reason === undefined) || (!(func0.call(data92, "reason")))){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/exceptions/" + i2,keyword:"required",params:{missingProperty: "reason"}});
errors++;
}
if((data92.message === undefined) || (!(func0.call(data92, "message")))){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/exceptions/" + i2,keyword:"required",params:{missingProperty: "message"}});
errors++;
}
for(const key16 of Object.keys(data92)){
if(!(func0.call(schema6.properties.status.properties.rollup.properties.exceptions.items.properties, key16))){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/exceptions/" + i2,keyword:"additionalProperties",params:{additionalProperty: key16}});
errors++;
}
}
if(data92.severity !== undefined && func0.call(data92, "severity")){
let data93 = data92.severity;
if(typeof data93 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/exceptions/" + i2+"/severity",keyword:"type",params:{type: "string"}});
errors++;
}
if(!(((((((((data93 === "failed") || (data93 === "not-applied")) || (data93 === "missing")) || (data93 === "unknown")) || (data93 === "stale")) || (data93 === "waiting")) || (data93 === "in-progress")) || (data93 === "outdated")) || (data93 === "suspended"))){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/exceptions/" + i2+"/severity",keyword:"enum",params:{allowedValues: schema6.properties.status.properties.rollup.properties.exceptions.items.properties.severity.enum}});
errors++;
}
}
if(data92.cluster !== undefined && func0.call(data92, "cluster")){
let data94 = data92.cluster;
if(typeof data94 === "string"){
if(func54(data94) > 253){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/exceptions/" + i2+"/cluster",keyword:"maxLength",params:{limit: 253}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/exceptions/" + i2+"/cluster",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data92.package !== undefined && func0.call(data92, "package")){
let data95 = data92.package;
if(typeof data95 === "string"){
if(func54(data95) > 253){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/exceptions/" + i2+"/package",keyword:"maxLength",params:{limit: 253}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/exceptions/" + i2+"/package",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data92.ref !== undefined && func0.call(data92, "ref")){
let data96 = data92.ref;
if(data96 && typeof data96 == "object" && !Array.isArray(data96)){
if((data96.group === undefined) || (!(func0.call(data96, "group")))){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/exceptions/" + i2+"/ref",keyword:"required",params:{missingProperty: "group"}});
errors++;
}
if((data96.kind === undefined) || (!(func0.call(data96, "kind")))){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/exceptions/" + i2+"/ref",keyword:"required",params:{missingProperty: "kind"}});
errors++;
}
if((data96.namespace === undefined) || (!(func0.call(data96, "namespace")))){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/exceptions/" + i2+"/ref",keyword:"required",params:{missingProperty: "namespace"}});
errors++;
}
if((data96.name === undefined) || (!(func0.call(data96, "name")))){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/exceptions/" + i2+"/ref",keyword:"required",params:{missingProperty: "name"}});
errors++;
}
for(const key17 of Object.keys(data96)){
if(!((((key17 === "group") || (key17 === "kind")) || (key17 === "namespace")) || (key17 === "name"))){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/exceptions/" + i2+"/ref",keyword:"additionalProperties",params:{additionalProperty: key17}});
errors++;
}
}
if(data96.group !== undefined && func0.call(data96, "group")){
if(typeof data96.group !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/exceptions/" + i2+"/ref/group",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data96.kind !== undefined && func0.call(data96, "kind")){
if(typeof data96.kind !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/exceptions/" + i2+"/ref/kind",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data96.namespace !== undefined && func0.call(data96, "namespace")){
if(typeof data96.namespace !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/exceptions/" + i2+"/ref/namespace",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data96.name !== undefined && func0.call(data96, "name")){
if(typeof data96.name !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/exceptions/" + i2+"/ref/name",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/exceptions/" + i2+"/ref",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data92.revision !== undefined && func0.call(data92, "revision")){
let data101 = data92.revision;
if(typeof data101 === "string"){
if(func54(data101) > 128){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/exceptions/" + i2+"/revision",keyword:"maxLength",params:{limit: 128}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/exceptions/" + i2+"/revision",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data92.health !== undefined && func0.call(data92, "health")){
let data102 = data92.health;
if(typeof data102 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/exceptions/" + i2+"/health",keyword:"type",params:{type: "string"}});
errors++;
}
if(!((((((data102 === "Current") || (data102 === "InProgress")) || (data102 === "Failed")) || (data102 === "Terminating")) || (data102 === "NotFound")) || (data102 === "Unknown"))){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/exceptions/" + i2+"/health",keyword:"enum",params:{allowedValues: schema6.properties.status.properties.rollup.properties.exceptions.items.properties.health.enum}});
errors++;
}
}
if(data92.reason !== undefined && func0.call(data92, "reason")){
let data103 = data92.reason;
if(typeof data103 === "string"){
if(func54(data103) > 63){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/exceptions/" + i2+"/reason",keyword:"maxLength",params:{limit: 63}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/exceptions/" + i2+"/reason",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data92.message !== undefined && func0.call(data92, "message")){
let data104 = data92.message;
if(typeof data104 === "string"){
if(func54(data104) > 256){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/exceptions/" + i2+"/message",keyword:"maxLength",params:{limit: 256}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/exceptions/" + i2+"/message",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data92.since !== undefined && func0.call(data92, "since")){
let data105 = data92.since;
if(typeof data105 === "string"){
if(func54(data105) > 30){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/exceptions/" + i2+"/since",keyword:"maxLength",params:{limit: 30}});
errors++;
}
if(!pattern0.test(data105)){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/exceptions/" + i2+"/since",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt][0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?([Zz]|[+-][0-9]{2}:[0-9]{2})$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/exceptions/" + i2+"/since",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/exceptions/" + i2,keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/exceptions",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data21.bySeverity !== undefined && func0.call(data21, "bySeverity")){
let data106 = data21.bySeverity;
if(data106 && typeof data106 == "object" && !Array.isArray(data106)){
if((data106.failed === undefined) || (!(func0.call(data106, "failed")))){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/bySeverity",keyword:"required",params:{missingProperty: "failed"}});
errors++;
}
if((data106["not-applied"] === undefined) || (!(func0.call(data106, "not-applied")))){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/bySeverity",keyword:"required",params:{missingProperty: "not-applied"}});
errors++;
}
if((data106.missing === undefined) || (!(func0.call(data106, "missing")))){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/bySeverity",keyword:"required",params:{missingProperty: "missing"}});
errors++;
}
if((data106.unknown === undefined) || (!(func0.call(data106, "unknown")))){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/bySeverity",keyword:"required",params:{missingProperty: "unknown"}});
errors++;
}
if((data106.stale === undefined) || (!(func0.call(data106, "stale")))){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/bySeverity",keyword:"required",params:{missingProperty: "stale"}});
errors++;
}
if((data106.waiting === undefined) || (!(func0.call(data106, "waiting")))){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/bySeverity",keyword:"required",params:{missingProperty: "waiting"}});
errors++;
}
if((data106["in-progress"] === undefined) || (!(func0.call(data106, "in-progress")))){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/bySeverity",keyword:"required",params:{missingProperty: "in-progress"}});
errors++;
}
if((data106.outdated === undefined) || (!(func0.call(data106, "outdated")))){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/bySeverity",keyword:"required",params:{missingProperty: "outdated"}});
errors++;
}
if((data106.suspended === undefined) || (!(func0.call(data106, "suspended")))){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/bySeverity",keyword:"required",params:{missingProperty: "suspended"}});
errors++;
}
for(const key18 of Object.keys(data106)){
if(!(func0.call(schema6.properties.status.properties.rollup.properties.bySeverity.properties, key18))){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/bySeverity",keyword:"additionalProperties",params:{additionalProperty: key18}});
errors++;
}
}
if(data106.failed !== undefined && func0.call(data106, "failed")){
let data107 = data106.failed;
if(!(((typeof data107 == "number") && (!(data107 % 1) && !isNaN(data107))) && (isFinite(data107)))){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/bySeverity/failed",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data107 == "number") && (isFinite(data107))){
if(data107 < 0 || isNaN(data107)){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/bySeverity/failed",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data106["not-applied"] !== undefined && func0.call(data106, "not-applied")){
let data108 = data106["not-applied"];
if(!(((typeof data108 == "number") && (!(data108 % 1) && !isNaN(data108))) && (isFinite(data108)))){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/bySeverity/not-applied",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data108 == "number") && (isFinite(data108))){
if(data108 < 0 || isNaN(data108)){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/bySeverity/not-applied",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data106.missing !== undefined && func0.call(data106, "missing")){
let data109 = data106.missing;
if(!(((typeof data109 == "number") && (!(data109 % 1) && !isNaN(data109))) && (isFinite(data109)))){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/bySeverity/missing",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data109 == "number") && (isFinite(data109))){
if(data109 < 0 || isNaN(data109)){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/bySeverity/missing",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data106.unknown !== undefined && func0.call(data106, "unknown")){
let data110 = data106.unknown;
if(!(((typeof data110 == "number") && (!(data110 % 1) && !isNaN(data110))) && (isFinite(data110)))){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/bySeverity/unknown",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data110 == "number") && (isFinite(data110))){
if(data110 < 0 || isNaN(data110)){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/bySeverity/unknown",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data106.stale !== undefined && func0.call(data106, "stale")){
let data111 = data106.stale;
if(!(((typeof data111 == "number") && (!(data111 % 1) && !isNaN(data111))) && (isFinite(data111)))){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/bySeverity/stale",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data111 == "number") && (isFinite(data111))){
if(data111 < 0 || isNaN(data111)){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/bySeverity/stale",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data106.waiting !== undefined && func0.call(data106, "waiting")){
let data112 = data106.waiting;
if(!(((typeof data112 == "number") && (!(data112 % 1) && !isNaN(data112))) && (isFinite(data112)))){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/bySeverity/waiting",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data112 == "number") && (isFinite(data112))){
if(data112 < 0 || isNaN(data112)){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/bySeverity/waiting",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data106["in-progress"] !== undefined && func0.call(data106, "in-progress")){
let data113 = data106["in-progress"];
if(!(((typeof data113 == "number") && (!(data113 % 1) && !isNaN(data113))) && (isFinite(data113)))){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/bySeverity/in-progress",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data113 == "number") && (isFinite(data113))){
if(data113 < 0 || isNaN(data113)){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/bySeverity/in-progress",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data106.outdated !== undefined && func0.call(data106, "outdated")){
let data114 = data106.outdated;
if(!(((typeof data114 == "number") && (!(data114 % 1) && !isNaN(data114))) && (isFinite(data114)))){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/bySeverity/outdated",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data114 == "number") && (isFinite(data114))){
if(data114 < 0 || isNaN(data114)){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/bySeverity/outdated",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data106.suspended !== undefined && func0.call(data106, "suspended")){
let data115 = data106.suspended;
if(!(((typeof data115 == "number") && (!(data115 % 1) && !isNaN(data115))) && (isFinite(data115)))){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/bySeverity/suspended",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data115 == "number") && (isFinite(data115))){
if(data115 < 0 || isNaN(data115)){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/bySeverity/suspended",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/bySeverity",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data21.truncated !== undefined && func0.call(data21, "truncated")){
if(typeof data21.truncated !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup/truncated",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/status/rollup",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data13.clusters !== undefined && func0.call(data13, "clusters")){
let data117 = data13.clusters;
if(Array.isArray(data117)){
const len3 = data117.length;
for(let i3=0; i3<len3; i3++){
let data118 = data117[i3];
if(data118 && typeof data118 == "object" && !Array.isArray(data118)){
if((data118.cluster === undefined) || (!(func0.call(data118, "cluster")))){
(vErrors ??= []).push({instancePath:instancePath+"/status/clusters/" + i3,keyword:"required",params:{missingProperty: "cluster"}});
errors++;
}
if((data118.total === undefined) || (!(func0.call(data118, "total")))){
(vErrors ??= []).push({instancePath:instancePath+"/status/clusters/" + i3,keyword:"required",params:{missingProperty: "total"}});
errors++;
}
if((data118.landed === undefined) || (!(func0.call(data118, "landed")))){
(vErrors ??= []).push({instancePath:instancePath+"/status/clusters/" + i3,keyword:"required",params:{missingProperty: "landed"}});
errors++;
}
if((data118.omitted === undefined) || (!(func0.call(data118, "omitted")))){
(vErrors ??= []).push({instancePath:instancePath+"/status/clusters/" + i3,keyword:"required",params:{missingProperty: "omitted"}});
errors++;
}
if((data118.targets === undefined) || (!(func0.call(data118, "targets")))){
(vErrors ??= []).push({instancePath:instancePath+"/status/clusters/" + i3,keyword:"required",params:{missingProperty: "targets"}});
errors++;
}
for(const key19 of Object.keys(data118)){
if(!(((((key19 === "cluster") || (key19 === "total")) || (key19 === "landed")) || (key19 === "omitted")) || (key19 === "targets"))){
(vErrors ??= []).push({instancePath:instancePath+"/status/clusters/" + i3,keyword:"additionalProperties",params:{additionalProperty: key19}});
errors++;
}
}
if(data118.cluster !== undefined && func0.call(data118, "cluster")){
let data119 = data118.cluster;
if(typeof data119 === "string"){
if(func54(data119) > 253){
(vErrors ??= []).push({instancePath:instancePath+"/status/clusters/" + i3+"/cluster",keyword:"maxLength",params:{limit: 253}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/status/clusters/" + i3+"/cluster",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data118.total !== undefined && func0.call(data118, "total")){
let data120 = data118.total;
if(!(((typeof data120 == "number") && (!(data120 % 1) && !isNaN(data120))) && (isFinite(data120)))){
(vErrors ??= []).push({instancePath:instancePath+"/status/clusters/" + i3+"/total",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data120 == "number") && (isFinite(data120))){
if(data120 < 0 || isNaN(data120)){
(vErrors ??= []).push({instancePath:instancePath+"/status/clusters/" + i3+"/total",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data118.landed !== undefined && func0.call(data118, "landed")){
let data121 = data118.landed;
if(!(((typeof data121 == "number") && (!(data121 % 1) && !isNaN(data121))) && (isFinite(data121)))){
(vErrors ??= []).push({instancePath:instancePath+"/status/clusters/" + i3+"/landed",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data121 == "number") && (isFinite(data121))){
if(data121 < 0 || isNaN(data121)){
(vErrors ??= []).push({instancePath:instancePath+"/status/clusters/" + i3+"/landed",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data118.omitted !== undefined && func0.call(data118, "omitted")){
let data122 = data118.omitted;
if(!(((typeof data122 == "number") && (!(data122 % 1) && !isNaN(data122))) && (isFinite(data122)))){
(vErrors ??= []).push({instancePath:instancePath+"/status/clusters/" + i3+"/omitted",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data122 == "number") && (isFinite(data122))){
if(data122 < 0 || isNaN(data122)){
(vErrors ??= []).push({instancePath:instancePath+"/status/clusters/" + i3+"/omitted",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data118.targets !== undefined && func0.call(data118, "targets")){
let data123 = data118.targets;
if(Array.isArray(data123)){
const len4 = data123.length;
for(let i4=0; i4<len4; i4++){
let data124 = data123[i4];
if(data124 && typeof data124 == "object" && !Array.isArray(data124)){
if((data124.package === undefined) || (!(func0.call(data124, "package")))){
(vErrors ??= []).push({instancePath:instancePath+"/status/clusters/" + i3+"/targets/" + i4,keyword:"required",params:{missingProperty: "package"}});
errors++;
}
if((data124.health === undefined) || (!(func0.call(data124, "health")))){
(vErrors ??= []).push({instancePath:instancePath+"/status/clusters/" + i3+"/targets/" + i4,keyword:"required",params:{missingProperty: "health"}});
errors++;
}
if((data124.actuation === undefined) || (!(func0.call(data124, "actuation")))){
(vErrors ??= []).push({instancePath:instancePath+"/status/clusters/" + i3+"/targets/" + i4,keyword:"required",params:{missingProperty: "actuation"}});
errors++;
}
if((data124.reconcile === undefined) || (!(func0.call(data124, "reconcile")))){
(vErrors ??= []).push({instancePath:instancePath+"/status/clusters/" + i3+"/targets/" + i4,keyword:"required",params:{missingProperty: "reconcile"}});
errors++;
}
if((data124.upToDate === undefined) || (!(func0.call(data124, "upToDate")))){
(vErrors ??= []).push({instancePath:instancePath+"/status/clusters/" + i3+"/targets/" + i4,keyword:"required",params:{missingProperty: "upToDate"}});
errors++;
}
if((data124.suspended === undefined) || (!(func0.call(data124, "suspended")))){
(vErrors ??= []).push({instancePath:instancePath+"/status/clusters/" + i3+"/targets/" + i4,keyword:"required",params:{missingProperty: "suspended"}});
errors++;
}
if((data124.freshness === undefined) || (!(func0.call(data124, "freshness")))){
(vErrors ??= []).push({instancePath:instancePath+"/status/clusters/" + i3+"/targets/" + i4,keyword:"required",params:{missingProperty: "freshness"}});
errors++;
}
if((data124.landed === undefined) || (!(func0.call(data124, "landed")))){
(vErrors ??= []).push({instancePath:instancePath+"/status/clusters/" + i3+"/targets/" + i4,keyword:"required",params:{missingProperty: "landed"}});
errors++;
}
for(const key20 of Object.keys(data124)){
if(!(func0.call(schema6.properties.status.properties.clusters.items.properties.targets.items.properties, key20))){
(vErrors ??= []).push({instancePath:instancePath+"/status/clusters/" + i3+"/targets/" + i4,keyword:"additionalProperties",params:{additionalProperty: key20}});
errors++;
}
}
if(data124.package !== undefined && func0.call(data124, "package")){
let data125 = data124.package;
if(typeof data125 === "string"){
if(func54(data125) > 253){
(vErrors ??= []).push({instancePath:instancePath+"/status/clusters/" + i3+"/targets/" + i4+"/package",keyword:"maxLength",params:{limit: 253}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/status/clusters/" + i3+"/targets/" + i4+"/package",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data124.wanted !== undefined && func0.call(data124, "wanted")){
let data126 = data124.wanted;
if(typeof data126 === "string"){
if(func54(data126) > 128){
(vErrors ??= []).push({instancePath:instancePath+"/status/clusters/" + i3+"/targets/" + i4+"/wanted",keyword:"maxLength",params:{limit: 128}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/status/clusters/" + i3+"/targets/" + i4+"/wanted",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data124.observed !== undefined && func0.call(data124, "observed")){
let data127 = data124.observed;
if(typeof data127 === "string"){
if(func54(data127) > 128){
(vErrors ??= []).push({instancePath:instancePath+"/status/clusters/" + i3+"/targets/" + i4+"/observed",keyword:"maxLength",params:{limit: 128}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/status/clusters/" + i3+"/targets/" + i4+"/observed",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data124.health !== undefined && func0.call(data124, "health")){
let data128 = data124.health;
if(typeof data128 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/status/clusters/" + i3+"/targets/" + i4+"/health",keyword:"type",params:{type: "string"}});
errors++;
}
if(!((((((data128 === "Current") || (data128 === "InProgress")) || (data128 === "Failed")) || (data128 === "Terminating")) || (data128 === "NotFound")) || (data128 === "Unknown"))){
(vErrors ??= []).push({instancePath:instancePath+"/status/clusters/" + i3+"/targets/" + i4+"/health",keyword:"enum",params:{allowedValues: schema6.properties.status.properties.clusters.items.properties.targets.items.properties.health.enum}});
errors++;
}
}
if(data124.actuation !== undefined && func0.call(data124, "actuation")){
let data129 = data124.actuation;
if(typeof data129 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/status/clusters/" + i3+"/targets/" + i4+"/actuation",keyword:"type",params:{type: "string"}});
errors++;
}
if(!((((data129 === "Pending") || (data129 === "Succeeded")) || (data129 === "Skipped")) || (data129 === "Failed"))){
(vErrors ??= []).push({instancePath:instancePath+"/status/clusters/" + i3+"/targets/" + i4+"/actuation",keyword:"enum",params:{allowedValues: schema6.properties.status.properties.clusters.items.properties.targets.items.properties.actuation.enum}});
errors++;
}
}
if(data124.reconcile !== undefined && func0.call(data124, "reconcile")){
let data130 = data124.reconcile;
if(typeof data130 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/status/clusters/" + i3+"/targets/" + i4+"/reconcile",keyword:"type",params:{type: "string"}});
errors++;
}
if(!(((((data130 === "Pending") || (data130 === "Succeeded")) || (data130 === "Skipped")) || (data130 === "Timeout")) || (data130 === "Failed"))){
(vErrors ??= []).push({instancePath:instancePath+"/status/clusters/" + i3+"/targets/" + i4+"/reconcile",keyword:"enum",params:{allowedValues: schema6.properties.status.properties.clusters.items.properties.targets.items.properties.reconcile.enum}});
errors++;
}
}
if(data124.upToDate !== undefined && func0.call(data124, "upToDate")){
let data131 = data124.upToDate;
if(typeof data131 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/status/clusters/" + i3+"/targets/" + i4+"/upToDate",keyword:"type",params:{type: "string"}});
errors++;
}
if(!(((data131 === "yes") || (data131 === "no")) || (data131 === "unknown"))){
(vErrors ??= []).push({instancePath:instancePath+"/status/clusters/" + i3+"/targets/" + i4+"/upToDate",keyword:"enum",params:{allowedValues: schema6.properties.status.properties.clusters.items.properties.targets.items.properties.upToDate.enum}});
errors++;
}
}
if(data124.suspended !== undefined && func0.call(data124, "suspended")){
let data132 = data124.suspended;
if(typeof data132 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/status/clusters/" + i3+"/targets/" + i4+"/suspended",keyword:"type",params:{type: "string"}});
errors++;
}
if(!(((((data132 === "no") || (data132 === "yes")) || (data132 === "partial")) || (data132 === "pending")) || (data132 === "unknown"))){
(vErrors ??= []).push({instancePath:instancePath+"/status/clusters/" + i3+"/targets/" + i4+"/suspended",keyword:"enum",params:{allowedValues: schema6.properties.status.properties.clusters.items.properties.targets.items.properties.suspended.enum}});
errors++;
}
}
if(data124.holds !== undefined && func0.call(data124, "holds")){
let data133 = data124.holds;
if(Array.isArray(data133)){
if(data133.length > 3){
(vErrors ??= []).push({instancePath:instancePath+"/status/clusters/" + i3+"/targets/" + i4+"/holds",keyword:"maxItems",params:{limit: 3}});
errors++;
}
const len5 = data133.length;
for(let i5=0; i5<len5; i5++){
let data134 = data133[i5];
if(typeof data134 === "string"){
if(func54(data134) > 253){
(vErrors ??= []).push({instancePath:instancePath+"/status/clusters/" + i3+"/targets/" + i4+"/holds/" + i5,keyword:"maxLength",params:{limit: 253}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/status/clusters/" + i3+"/targets/" + i4+"/holds/" + i5,keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/status/clusters/" + i3+"/targets/" + i4+"/holds",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data124.pendingChange !== undefined && func0.call(data124, "pendingChange")){
if(typeof data124.pendingChange !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/status/clusters/" + i3+"/targets/" + i4+"/pendingChange",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data124.freshness !== undefined && func0.call(data124, "freshness")){
let data136 = data124.freshness;
if(typeof data136 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/status/clusters/" + i3+"/targets/" + i4+"/freshness",keyword:"type",params:{type: "string"}});
errors++;
}
if(!(((data136 === "fresh") || (data136 === "stale")) || (data136 === "never-seen"))){
(vErrors ??= []).push({instancePath:instancePath+"/status/clusters/" + i3+"/targets/" + i4+"/freshness",keyword:"enum",params:{allowedValues: schema6.properties.status.properties.clusters.items.properties.targets.items.properties.freshness.enum}});
errors++;
}
}
if(data124.landed !== undefined && func0.call(data124, "landed")){
if(typeof data124.landed !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/status/clusters/" + i3+"/targets/" + i4+"/landed",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data124.blockedBy !== undefined && func0.call(data124, "blockedBy")){
let data138 = data124.blockedBy;
if(typeof data138 === "string"){
if(func54(data138) > 260){
(vErrors ??= []).push({instancePath:instancePath+"/status/clusters/" + i3+"/targets/" + i4+"/blockedBy",keyword:"maxLength",params:{limit: 260}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/status/clusters/" + i3+"/targets/" + i4+"/blockedBy",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data124.reason !== undefined && func0.call(data124, "reason")){
let data139 = data124.reason;
if(typeof data139 === "string"){
if(func54(data139) > 63){
(vErrors ??= []).push({instancePath:instancePath+"/status/clusters/" + i3+"/targets/" + i4+"/reason",keyword:"maxLength",params:{limit: 63}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/status/clusters/" + i3+"/targets/" + i4+"/reason",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data124.message !== undefined && func0.call(data124, "message")){
let data140 = data124.message;
if(typeof data140 === "string"){
if(func54(data140) > 256){
(vErrors ??= []).push({instancePath:instancePath+"/status/clusters/" + i3+"/targets/" + i4+"/message",keyword:"maxLength",params:{limit: 256}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/status/clusters/" + i3+"/targets/" + i4+"/message",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data124.since !== undefined && func0.call(data124, "since")){
let data141 = data124.since;
if(typeof data141 === "string"){
if(func54(data141) > 30){
(vErrors ??= []).push({instancePath:instancePath+"/status/clusters/" + i3+"/targets/" + i4+"/since",keyword:"maxLength",params:{limit: 30}});
errors++;
}
if(!pattern0.test(data141)){
(vErrors ??= []).push({instancePath:instancePath+"/status/clusters/" + i3+"/targets/" + i4+"/since",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt][0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?([Zz]|[+-][0-9]{2}:[0-9]{2})$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/status/clusters/" + i3+"/targets/" + i4+"/since",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data124.observedAt !== undefined && func0.call(data124, "observedAt")){
let data142 = data124.observedAt;
if(typeof data142 === "string"){
if(func54(data142) > 30){
(vErrors ??= []).push({instancePath:instancePath+"/status/clusters/" + i3+"/targets/" + i4+"/observedAt",keyword:"maxLength",params:{limit: 30}});
errors++;
}
if(!pattern0.test(data142)){
(vErrors ??= []).push({instancePath:instancePath+"/status/clusters/" + i3+"/targets/" + i4+"/observedAt",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt][0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?([Zz]|[+-][0-9]{2}:[0-9]{2})$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/status/clusters/" + i3+"/targets/" + i4+"/observedAt",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data124.source !== undefined && func0.call(data124, "source")){
let data143 = data124.source;
if(typeof data143 === "string"){
if(func54(data143) > 63){
(vErrors ??= []).push({instancePath:instancePath+"/status/clusters/" + i3+"/targets/" + i4+"/source",keyword:"maxLength",params:{limit: 63}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/status/clusters/" + i3+"/targets/" + i4+"/source",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/status/clusters/" + i3+"/targets/" + i4,keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/status/clusters/" + i3+"/targets",keyword:"type",params:{type: "array"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/status/clusters/" + i3,keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/status/clusters",keyword:"type",params:{type: "array"}});
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
