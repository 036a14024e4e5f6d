// @ts-nocheck
// Generated from schemas/landfall.dev/suspension-ledger.schema.json by `npm run gen`. Do not edit.
import type { Check, JsonSchema } from "../problems.ts";
import { codePoints as func53 } from "../runtime.ts";

export const schema: JsonSchema = {"type":"object","required":["apiVersion","kind","metadata","spec"],"properties":{"apiVersion":{"type":"string","enum":["landfall.dev/v1alpha1"]},"kind":{"type":"string","enum":["SuspensionLedger"]},"metadata":{"type":"object","properties":{"name":{"type":"string","minLength":1},"namespace":{"type":"string"},"labels":{"type":"object","additionalProperties":{"type":"string"}},"annotations":{"type":"object","additionalProperties":{"type":"string"}}}},"spec":{"type":"object","required":["format","entries"],"properties":{"format":{"type":"integer","minimum":1},"entries":{"type":"array","items":{"type":"object","required":["object","holds"],"properties":{"object":{"type":"object","required":["group","kind","namespace","name"],"properties":{"group":{"type":"string"},"kind":{"type":"string","minLength":1,"maxLength":253},"namespace":{"type":"string"},"name":{"type":"string","minLength":1,"maxLength":253}},"additionalProperties":false},"uid":{"type":"string"},"holds":{"type":"array","items":{"type":"object","required":["holder","effect","mechanism"],"properties":{"holder":{"type":"string","minLength":1,"maxLength":253},"effect":{"type":"string","enum":["reconcile","delivery","scheduling","new-runs","run","rollout","scale","actuation","enforcement","ownership","notify"]},"mechanism":{"type":"string","minLength":1,"maxLength":253},"clusters":{"type":"array","minItems":1,"uniqueItems":true,"items":{"type":"string","minLength":1}},"revision":{"type":"string","maxLength":1024},"reason":{"type":"string","maxLength":1024},"actor":{"type":"string","maxLength":1024},"ref":{"type":"string","maxLength":1024},"since":{"type":"string","pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt][0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?([Zz]|[+-][0-9]{2}:[0-9]{2})$","x-landfall-expects":"an RFC 3339 time such as \"2026-11-21T07:00:00Z\""},"until":{"type":"string","pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt][0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?([Zz]|[+-][0-9]{2}:[0-9]{2})$","x-landfall-expects":"an RFC 3339 time such as \"2026-11-21T07:00:00Z\""}},"additionalProperties":false}},"saved":{"type":"array","items":{"type":"object","required":["mechanism","sites"],"properties":{"mechanism":{"type":"string","minLength":1,"maxLength":253},"sites":{"type":"array","items":{"type":"object","required":["path"],"properties":{"path":{"type":"string"},"absent":{"type":"boolean"},"value":{}},"additionalProperties":false,"oneOf":[{"required":["absent"]},{"required":["value"]}]}}},"additionalProperties":false}}},"additionalProperties":false}}},"additionalProperties":false}},"additionalProperties":false};
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
if(!((((key0 === "apiVersion") || (key0 === "kind")) || (key0 === "metadata")) || (key0 === "spec"))){
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
if(!(data1 === "SuspensionLedger")){
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
if(func53(data3) < 1){
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
if((data9.format === undefined) || (!(func0.call(data9, "format")))){
(vErrors ??= []).push({instancePath:instancePath+"/spec",keyword:"required",params:{missingProperty: "format"}});
errors++;
}
if((data9.entries === undefined) || (!(func0.call(data9, "entries")))){
(vErrors ??= []).push({instancePath:instancePath+"/spec",keyword:"required",params:{missingProperty: "entries"}});
errors++;
}
for(const key3 of Object.keys(data9)){
if(!((key3 === "format") || (key3 === "entries"))){
(vErrors ??= []).push({instancePath:instancePath+"/spec",keyword:"additionalProperties",params:{additionalProperty: key3}});
errors++;
}
}
if(data9.format !== undefined && func0.call(data9, "format")){
let data10 = data9.format;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
(vErrors ??= []).push({instancePath:instancePath+"/spec/format",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 1 || isNaN(data10)){
(vErrors ??= []).push({instancePath:instancePath+"/spec/format",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data9.entries !== undefined && func0.call(data9, "entries")){
let data11 = data9.entries;
if(Array.isArray(data11)){
const len0 = data11.length;
for(let i0=0; i0<len0; i0++){
let data12 = data11[i0];
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if((data12.object === undefined) || (!(func0.call(data12, "object")))){
(vErrors ??= []).push({instancePath:instancePath+"/spec/entries/" + i0,keyword:"required",params:{missingProperty: "object"}});
errors++;
}
if((data12.holds === undefined) || (!(func0.call(data12, "holds")))){
(vErrors ??= []).push({instancePath:instancePath+"/spec/entries/" + i0,keyword:"required",params:{missingProperty: "holds"}});
errors++;
}
for(const key4 of Object.keys(data12)){
if(!((((key4 === "object") || (key4 === "uid")) || (key4 === "holds")) || (key4 === "saved"))){
(vErrors ??= []).push({instancePath:instancePath+"/spec/entries/" + i0,keyword:"additionalProperties",params:{additionalProperty: key4}});
errors++;
}
}
if(data12.object !== undefined && func0.call(data12, "object")){
let data13 = data12.object;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if((data13.group === undefined) || (!(func0.call(data13, "group")))){
(vErrors ??= []).push({instancePath:instancePath+"/spec/entries/" + i0+"/object",keyword:"required",params:{missingProperty: "group"}});
errors++;
}
if((data13.kind === undefined) || (!(func0.call(data13, "kind")))){
(vErrors ??= []).push({instancePath:instancePath+"/spec/entries/" + i0+"/object",keyword:"required",params:{missingProperty: "kind"}});
errors++;
}
if((data13.namespace === undefined) || (!(func0.call(data13, "namespace")))){
(vErrors ??= []).push({instancePath:instancePath+"/spec/entries/" + i0+"/object",keyword:"required",params:{missingProperty: "namespace"}});
errors++;
}
if((data13.name === undefined) || (!(func0.call(data13, "name")))){
(vErrors ??= []).push({instancePath:instancePath+"/spec/entries/" + i0+"/object",keyword:"required",params:{missingProperty: "name"}});
errors++;
}
for(const key5 of Object.keys(data13)){
if(!((((key5 === "group") || (key5 === "kind")) || (key5 === "namespace")) || (key5 === "name"))){
(vErrors ??= []).push({instancePath:instancePath+"/spec/entries/" + i0+"/object",keyword:"additionalProperties",params:{additionalProperty: key5}});
errors++;
}
}
if(data13.group !== undefined && func0.call(data13, "group")){
if(typeof data13.group !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/spec/entries/" + i0+"/object/group",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data13.kind !== undefined && func0.call(data13, "kind")){
let data15 = data13.kind;
if(typeof data15 === "string"){
if(func53(data15) > 253){
(vErrors ??= []).push({instancePath:instancePath+"/spec/entries/" + i0+"/object/kind",keyword:"maxLength",params:{limit: 253}});
errors++;
}
if(func53(data15) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/spec/entries/" + i0+"/object/kind",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/spec/entries/" + i0+"/object/kind",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data13.namespace !== undefined && func0.call(data13, "namespace")){
if(typeof data13.namespace !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/spec/entries/" + i0+"/object/namespace",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data13.name !== undefined && func0.call(data13, "name")){
let data17 = data13.name;
if(typeof data17 === "string"){
if(func53(data17) > 253){
(vErrors ??= []).push({instancePath:instancePath+"/spec/entries/" + i0+"/object/name",keyword:"maxLength",params:{limit: 253}});
errors++;
}
if(func53(data17) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/spec/entries/" + i0+"/object/name",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/spec/entries/" + i0+"/object/name",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/spec/entries/" + i0+"/object",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data12.uid !== undefined && func0.call(data12, "uid")){
if(typeof data12.uid !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/spec/entries/" + i0+"/uid",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data12.holds !== undefined && func0.call(data12, "holds")){
let data19 = data12.holds;
if(Array.isArray(data19)){
const len1 = data19.length;
for(let i1=0; i1<len1; i1++){
let data20 = data19[i1];
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
if((data20.holder === undefined) || (!(func0.call(data20, "holder")))){
(vErrors ??= []).push({instancePath:instancePath+"/spec/entries/" + i0+"/holds/" + i1,keyword:"required",params:{missingProperty: "holder"}});
errors++;
}
if((data20.effect === undefined) || (!(func0.call(data20, "effect")))){
(vErrors ??= []).push({instancePath:instancePath+"/spec/entries/" + i0+"/holds/" + i1,keyword:"required",params:{missingProperty: "effect"}});
errors++;
}
if((data20.mechanism === undefined) || (!(func0.call(data20, "mechanism")))){
(vErrors ??= []).push({instancePath:instancePath+"/spec/entries/" + i0+"/holds/" + i1,keyword:"required",params:{missingProperty: "mechanism"}});
errors++;
}
for(const key6 of Object.keys(data20)){
if(!(func0.call(schema6.properties.spec.properties.entries.items.properties.holds.items.properties, key6))){
(vErrors ??= []).push({instancePath:instancePath+"/spec/entries/" + i0+"/holds/" + i1,keyword:"additionalProperties",params:{additionalProperty: key6}});
errors++;
}
}
if(data20.holder !== undefined && func0.call(data20, "holder")){
let data21 = data20.holder;
if(typeof data21 === "string"){
if(func53(data21) > 253){
(vErrors ??= []).push({instancePath:instancePath+"/spec/entries/" + i0+"/holds/" + i1+"/holder",keyword:"maxLength",params:{limit: 253}});
errors++;
}
if(func53(data21) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/spec/entries/" + i0+"/holds/" + i1+"/holder",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/spec/entries/" + i0+"/holds/" + i1+"/holder",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data20.effect !== undefined && func0.call(data20, "effect")){
let data22 = data20.effect;
if(typeof data22 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/spec/entries/" + i0+"/holds/" + i1+"/effect",keyword:"type",params:{type: "string"}});
errors++;
}
if(!(((((((((((data22 === "reconcile") || (data22 === "delivery")) || (data22 === "scheduling")) || (data22 === "new-runs")) || (data22 === "run")) || (data22 === "rollout")) || (data22 === "scale")) || (data22 === "actuation")) || (data22 === "enforcement")) || (data22 === "ownership")) || (data22 === "notify"))){
(vErrors ??= []).push({instancePath:instancePath+"/spec/entries/" + i0+"/holds/" + i1+"/effect",keyword:"enum",params:{allowedValues: schema6.properties.spec.properties.entries.items.properties.holds.items.properties.effect.enum}});
errors++;
}
}
if(data20.mechanism !== undefined && func0.call(data20, "mechanism")){
let data23 = data20.mechanism;
if(typeof data23 === "string"){
if(func53(data23) > 253){
(vErrors ??= []).push({instancePath:instancePath+"/spec/entries/" + i0+"/holds/" + i1+"/mechanism",keyword:"maxLength",params:{limit: 253}});
errors++;
}
if(func53(data23) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/spec/entries/" + i0+"/holds/" + i1+"/mechanism",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/spec/entries/" + i0+"/holds/" + i1+"/mechanism",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data20.clusters !== undefined && func0.call(data20, "clusters")){
let data24 = data20.clusters;
if(Array.isArray(data24)){
if(data24.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/spec/entries/" + i0+"/holds/" + i1+"/clusters",keyword:"minItems",params:{limit: 1}});
errors++;
}
const len2 = data24.length;
for(let i2=0; i2<len2; i2++){
let data25 = data24[i2];
if(typeof data25 === "string"){
if(func53(data25) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/spec/entries/" + i0+"/holds/" + i1+"/clusters/" + i2,keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/spec/entries/" + i0+"/holds/" + i1+"/clusters/" + i2,keyword:"type",params:{type: "string"}});
errors++;
}
}
let i3 = data24.length;
let j0;
if(i3 > 1){
const indices0 = {};
for(;i3--;){
let item0 = data24[i3];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
(vErrors ??= []).push({instancePath:instancePath+"/spec/entries/" + i0+"/holds/" + i1+"/clusters",keyword:"uniqueItems",params:{i: i3, j: j0}});
errors++;
break;
}
indices0[item0] = i3;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/spec/entries/" + i0+"/holds/" + i1+"/clusters",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data20.revision !== undefined && func0.call(data20, "revision")){
let data26 = data20.revision;
if(typeof data26 === "string"){
if(func53(data26) > 1024){
(vErrors ??= []).push({instancePath:instancePath+"/spec/entries/" + i0+"/holds/" + i1+"/revision",keyword:"maxLength",params:{limit: 1024}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/spec/entries/" + i0+"/holds/" + i1+"/revision",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data20.reason !== undefined && func0.call(data20, "reason")){
let data27 = data20.reason;
if(typeof data27 === "string"){
if(func53(data27) > 1024){
(vErrors ??= []).push({instancePath:instancePath+"/spec/entries/" + i0+"/holds/" + i1+"/reason",keyword:"maxLength",params:{limit: 1024}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/spec/entries/" + i0+"/holds/" + i1+"/reason",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data20.actor !== undefined && func0.call(data20, "actor")){
let data28 = data20.actor;
if(typeof data28 === "string"){
if(func53(data28) > 1024){
(vErrors ??= []).push({instancePath:instancePath+"/spec/entries/" + i0+"/holds/" + i1+"/actor",keyword:"maxLength",params:{limit: 1024}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/spec/entries/" + i0+"/holds/" + i1+"/actor",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data20.ref !== undefined && func0.call(data20, "ref")){
let data29 = data20.ref;
if(typeof data29 === "string"){
if(func53(data29) > 1024){
(vErrors ??= []).push({instancePath:instancePath+"/spec/entries/" + i0+"/holds/" + i1+"/ref",keyword:"maxLength",params:{limit: 1024}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/spec/entries/" + i0+"/holds/" + i1+"/ref",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data20.since !== undefined && func0.call(data20, "since")){
let data30 = data20.since;
if(typeof data30 === "string"){
if(!pattern0.test(data30)){
(vErrors ??= []).push({instancePath:instancePath+"/spec/entries/" + i0+"/holds/" + i1+"/since",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt][0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?([Zz]|[+-][0-9]{2}:[0-9]{2})$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/spec/entries/" + i0+"/holds/" + i1+"/since",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data20.until !== undefined && func0.call(data20, "until")){
let data31 = data20.until;
if(typeof data31 === "string"){
if(!pattern0.test(data31)){
(vErrors ??= []).push({instancePath:instancePath+"/spec/entries/" + i0+"/holds/" + i1+"/until",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt][0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?([Zz]|[+-][0-9]{2}:[0-9]{2})$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/spec/entries/" + i0+"/holds/" + i1+"/until",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/spec/entries/" + i0+"/holds/" + i1,keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/spec/entries/" + i0+"/holds",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data12.saved !== undefined && func0.call(data12, "saved")){
let data32 = data12.saved;
if(Array.isArray(data32)){
const len3 = data32.length;
for(let i4=0; i4<len3; i4++){
let data33 = data32[i4];
if(data33 && typeof data33 == "object" && !Array.isArray(data33)){
if((data33.mechanism === undefined) || (!(func0.call(data33, "mechanism")))){
(vErrors ??= []).push({instancePath:instancePath+"/spec/entries/" + i0+"/saved/" + i4,keyword:"required",params:{missingProperty: "mechanism"}});
errors++;
}
if((data33.sites === undefined) || (!(func0.call(data33, "sites")))){
(vErrors ??= []).push({instancePath:instancePath+"/spec/entries/" + i0+"/saved/" + i4,keyword:"required",params:{missingProperty: "sites"}});
errors++;
}
for(const key7 of Object.keys(data33)){
if(!((key7 === "mechanism") || (key7 === "sites"))){
(vErrors ??= []).push({instancePath:instancePath+"/spec/entries/" + i0+"/saved/" + i4,keyword:"additionalProperties",params:{additionalProperty: key7}});
errors++;
}
}
if(data33.mechanism !== undefined && func0.call(data33, "mechanism")){
let data34 = data33.mechanism;
if(typeof data34 === "string"){
if(func53(data34) > 253){
(vErrors ??= []).push({instancePath:instancePath+"/spec/entries/" + i0+"/saved/" + i4+"/mechanism",keyword:"maxLength",params:{limit: 253}});
errors++;
}
if(func53(data34) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/spec/entries/" + i0+"/saved/" + i4+"/mechanism",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/spec/entries/" + i0+"/saved/" + i4+"/mechanism",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data33.sites !== undefined && func0.call(data33, "sites")){
let data35 = data33.sites;
if(Array.isArray(data35)){
const len4 = data35.length;
for(let i5=0; i5<len4; i5++){
let data36 = data35[i5];
const _errs83 = errors;
let valid20 = false;
let passing0 = null;
const _errs84 = errors;
if(data36 && typeof data36 == "object" && !Array.isArray(data36)){
if((data36.absent === undefined) || (!(func0.call(data36, "absent")))){
(vErrors ??= []).push({instancePath:instancePath+"/spec/entries/" + i0+"/saved/" + i4+"/sites/" + i5,schemaPath:"#/properties/spec/properties/entries/items/properties/saved/items/properties/sites/items/oneOf/0/required",keyword:"required",params:{missingProperty: "absent"}});
errors++;
}
}
var _valid0 = _errs84 === errors;
if(_valid0){
valid20 = true;
passing0 = 0;
}
const _errs85 = errors;
if(data36 && typeof data36 == "object" && !Array.isArray(data36)){
if((data36.value === undefined) || (!(func0.call(data36, "value")))){
(vErrors ??= []).push({instancePath:instancePath+"/spec/entries/" + i0+"/saved/" + i4+"/sites/" + i5,schemaPath:"#/properties/spec/properties/entries/items/properties/saved/items/properties/sites/items/oneOf/1/required",keyword:"required",params:{missingProperty: "value"}});
errors++;
}
}
var _valid0 = _errs85 === errors;
if(_valid0 && valid20){
valid20 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid20 = true;
passing0 = 1;
}
}
if(!valid20){
(vErrors ??= []).push({instancePath:instancePath+"/spec/entries/" + i0+"/saved/" + i4+"/sites/" + i5,keyword:"oneOf",params:{passingSchemas: passing0}});
errors++;
}
else {
errors = _errs83;
if(vErrors !== null){
if(_errs83){
vErrors.length = _errs83;
}
else {
vErrors = null;
}
}
}
if(data36 && typeof data36 == "object" && !Array.isArray(data36)){
if((data36.path === undefined) || (!(func0.call(data36, "path")))){
(vErrors ??= []).push({instancePath:instancePath+"/spec/entries/" + i0+"/saved/" + i4+"/sites/" + i5,keyword:"required",params:{missingProperty: "path"}});
errors++;
}
for(const key8 of Object.keys(data36)){
if(!(((key8 === "path") || (key8 === "absent")) || (key8 === "value"))){
(vErrors ??= []).push({instancePath:instancePath+"/spec/entries/" + i0+"/saved/" + i4+"/sites/" + i5,keyword:"additionalProperties",params:{additionalProperty: key8}});
errors++;
}
}
if(data36.path !== undefined && func0.call(data36, "path")){
if(typeof data36.path !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/spec/entries/" + i0+"/saved/" + i4+"/sites/" + i5+"/path",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data36.absent !== undefined && func0.call(data36, "absent")){
if(typeof data36.absent !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/spec/entries/" + i0+"/saved/" + i4+"/sites/" + i5+"/absent",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/spec/entries/" + i0+"/saved/" + i4+"/sites/" + i5,keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/spec/entries/" + i0+"/saved/" + i4+"/sites",keyword:"type",params:{type: "array"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/spec/entries/" + i0+"/saved/" + i4,keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/spec/entries/" + i0+"/saved",keyword:"type",params:{type: "array"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/spec/entries/" + i0,keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/spec/entries",keyword:"type",params:{type: "array"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/spec",keyword:"type",params:{type: "object"}});
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
