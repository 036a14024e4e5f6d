// @ts-nocheck
// Generated from schemas/fn.landfall.dev/set-suspend.schema.json by `npm run gen`. Do not edit.
import type { Check, JsonSchema } from "../problems.ts";
import { codePoints as func53 } from "../runtime.ts";

export const schema: JsonSchema = {"type":"object","required":["apiVersion","kind","suspend"],"properties":{"apiVersion":{"type":"string","enum":["fn.landfall.dev/v1alpha1"]},"kind":{"type":"string","enum":["SetSuspend"]},"metadata":{"type":"object","properties":{"name":{"type":"string","minLength":1},"namespace":{"type":"string"},"labels":{"type":"object","additionalProperties":{"type":"string"}},"annotations":{"type":"object","additionalProperties":{"type":"string"}}}},"suspend":{"type":"boolean"},"holder":{"type":"string","maxLength":253},"effect":{"type":"string","enum":["reconcile","delivery","scheduling","new-runs","run","rollout","scale","actuation","enforcement","ownership","notify"]},"effects":{"type":"array","minItems":1,"items":{"type":"string","enum":["reconcile","delivery","scheduling","new-runs","run","rollout","scale","actuation","enforcement","ownership","notify"]}},"mechanism":{"type":"string"},"reason":{"type":"string","maxLength":1024},"actor":{"type":"string","maxLength":1024},"ref":{"type":"string","maxLength":1024},"until":{"type":"string","pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt][0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?([Zz]|[+-][0-9]{2}:[0-9]{2})$","x-landfall-expects":"an RFC 3339 time such as \"2026-11-21T07:00:00Z\""},"now":{"type":"string","pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt][0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?([Zz]|[+-][0-9]{2}:[0-9]{2})$","x-landfall-expects":"an RFC 3339 time such as \"2026-11-21T07:00:00Z\""},"targets":{"type":"array","minItems":1,"items":{"$ref":"#/$defs/shared0"}},"exclude":{"type":"array","items":{"$ref":"#/$defs/shared0"}},"plan":{"type":"string","maxLength":245},"revision":{"type":"string","maxLength":1024},"allow":{"type":"array","items":{"type":"string","enum":["kills-running","blocks-deletion","stops-cert-rotation"]}},"targetOf":{"type":"array","items":{"type":"object","required":["target"],"properties":{"group":{"type":"string"},"kind":{"type":"string"},"namespace":{"type":"string"},"name":{"type":"string"},"labelSelector":{"type":"object"},"target":{"type":"string"}},"additionalProperties":false}},"subPackagesAreClusters":{"type":"boolean"},"onNoMatch":{"type":"string","enum":["info","error"]}},"additionalProperties":false,"$defs":{"shared0":{"type":"object","properties":{"group":{"type":"string"},"kind":{"type":"string"},"namespace":{"type":"string"},"name":{"type":"string"},"labelSelector":{"type":"object"},"annotations":{"type":"object","additionalProperties":{"type":"string"}},"clusters":{"type":"array","minItems":1,"items":{"type":"string","minLength":1,"maxLength":253}}},"additionalProperties":false}}};
export const check: Check = validate21;

const schema6 = schema;
const func0 = Object.prototype.hasOwnProperty;
const pattern0 = new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt][0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?([Zz]|[+-][0-9]{2}:[0-9]{2})$", "u");
const schema7 = {"type":"object","properties":{"group":{"type":"string"},"kind":{"type":"string"},"namespace":{"type":"string"},"name":{"type":"string"},"labelSelector":{"type":"object"},"annotations":{"type":"object","additionalProperties":{"type":"string"}},"clusters":{"type":"array","minItems":1,"items":{"type":"string","minLength":1,"maxLength":253}}},"additionalProperties":false};

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(((((((key0 === "group") || (key0 === "kind")) || (key0 === "namespace")) || (key0 === "name")) || (key0 === "labelSelector")) || (key0 === "annotations")) || (key0 === "clusters"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.group !== undefined && func0.call(data, "group")){
if(typeof data.group !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/group",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
if(typeof data.kind !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.namespace !== undefined && func0.call(data, "namespace")){
if(typeof data.namespace !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/namespace",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.name !== undefined && func0.call(data, "name")){
if(typeof data.name !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.labelSelector !== undefined && func0.call(data, "labelSelector")){
let data4 = data.labelSelector;
if(!(data4 && typeof data4 == "object" && !Array.isArray(data4))){
(vErrors ??= []).push({instancePath:instancePath+"/labelSelector",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data.annotations !== undefined && func0.call(data, "annotations")){
let data5 = data.annotations;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
for(const key1 of Object.keys(data5)){
if(typeof data5[key1] !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/annotations/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/annotations",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data.clusters !== undefined && func0.call(data, "clusters")){
let data7 = data.clusters;
if(Array.isArray(data7)){
if(data7.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/clusters",keyword:"minItems",params:{limit: 1}});
errors++;
}
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
if(typeof data8 === "string"){
if(func53(data8) > 253){
(vErrors ??= []).push({instancePath:instancePath+"/clusters/" + i0,keyword:"maxLength",params:{limit: 253}});
errors++;
}
if(func53(data8) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/clusters/" + i0,keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/clusters/" + i0,keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/clusters",keyword:"type",params:{type: "array"}});
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
if((data.suspend === undefined) || (!(func0.call(data, "suspend")))){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "suspend"}});
errors++;
}
for(const key0 of Object.keys(data)){
if(!(func0.call(schema6.properties, key0))){
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
if(!(data0 === "fn.landfall.dev/v1alpha1")){
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
if(!(data1 === "SetSuspend")){
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
if(data.suspend !== undefined && func0.call(data, "suspend")){
if(typeof data.suspend !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/suspend",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data.holder !== undefined && func0.call(data, "holder")){
let data10 = data.holder;
if(typeof data10 === "string"){
if(func53(data10) > 253){
(vErrors ??= []).push({instancePath:instancePath+"/holder",keyword:"maxLength",params:{limit: 253}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/holder",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.effect !== undefined && func0.call(data, "effect")){
let data11 = data.effect;
if(typeof data11 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/effect",keyword:"type",params:{type: "string"}});
errors++;
}
if(!(((((((((((data11 === "reconcile") || (data11 === "delivery")) || (data11 === "scheduling")) || (data11 === "new-runs")) || (data11 === "run")) || (data11 === "rollout")) || (data11 === "scale")) || (data11 === "actuation")) || (data11 === "enforcement")) || (data11 === "ownership")) || (data11 === "notify"))){
(vErrors ??= []).push({instancePath:instancePath+"/effect",keyword:"enum",params:{allowedValues: schema6.properties.effect.enum}});
errors++;
}
}
if(data.effects !== undefined && func0.call(data, "effects")){
let data12 = data.effects;
if(Array.isArray(data12)){
if(data12.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/effects",keyword:"minItems",params:{limit: 1}});
errors++;
}
const len0 = data12.length;
for(let i0=0; i0<len0; i0++){
let data13 = data12[i0];
if(typeof data13 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/effects/" + i0,keyword:"type",params:{type: "string"}});
errors++;
}
if(!(((((((((((data13 === "reconcile") || (data13 === "delivery")) || (data13 === "scheduling")) || (data13 === "new-runs")) || (data13 === "run")) || (data13 === "rollout")) || (data13 === "scale")) || (data13 === "actuation")) || (data13 === "enforcement")) || (data13 === "ownership")) || (data13 === "notify"))){
(vErrors ??= []).push({instancePath:instancePath+"/effects/" + i0,keyword:"enum",params:{allowedValues: schema6.properties.effects.items.enum}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/effects",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.mechanism !== undefined && func0.call(data, "mechanism")){
if(typeof data.mechanism !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/mechanism",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.reason !== undefined && func0.call(data, "reason")){
let data15 = data.reason;
if(typeof data15 === "string"){
if(func53(data15) > 1024){
(vErrors ??= []).push({instancePath:instancePath+"/reason",keyword:"maxLength",params:{limit: 1024}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/reason",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.actor !== undefined && func0.call(data, "actor")){
let data16 = data.actor;
if(typeof data16 === "string"){
if(func53(data16) > 1024){
(vErrors ??= []).push({instancePath:instancePath+"/actor",keyword:"maxLength",params:{limit: 1024}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/actor",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.ref !== undefined && func0.call(data, "ref")){
let data17 = data.ref;
if(typeof data17 === "string"){
if(func53(data17) > 1024){
(vErrors ??= []).push({instancePath:instancePath+"/ref",keyword:"maxLength",params:{limit: 1024}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/ref",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.until !== undefined && func0.call(data, "until")){
let data18 = data.until;
if(typeof data18 === "string"){
if(!pattern0.test(data18)){
(vErrors ??= []).push({instancePath:instancePath+"/until",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt][0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?([Zz]|[+-][0-9]{2}:[0-9]{2})$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/until",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.now !== undefined && func0.call(data, "now")){
let data19 = data.now;
if(typeof data19 === "string"){
if(!pattern0.test(data19)){
(vErrors ??= []).push({instancePath:instancePath+"/now",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt][0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?([Zz]|[+-][0-9]{2}:[0-9]{2})$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/now",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.targets !== undefined && func0.call(data, "targets")){
let data20 = data.targets;
if(Array.isArray(data20)){
if(data20.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/targets",keyword:"minItems",params:{limit: 1}});
errors++;
}
const len1 = data20.length;
for(let i1=0; i1<len1; i1++){
if(!(validate22(data20[i1], {instancePath:instancePath+"/targets/" + i1,parentData:data20,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/targets",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.exclude !== undefined && func0.call(data, "exclude")){
let data22 = data.exclude;
if(Array.isArray(data22)){
const len2 = data22.length;
for(let i2=0; i2<len2; i2++){
if(!(validate22(data22[i2], {instancePath:instancePath+"/exclude/" + i2,parentData:data22,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/exclude",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.plan !== undefined && func0.call(data, "plan")){
let data24 = data.plan;
if(typeof data24 === "string"){
if(func53(data24) > 245){
(vErrors ??= []).push({instancePath:instancePath+"/plan",keyword:"maxLength",params:{limit: 245}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/plan",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.revision !== undefined && func0.call(data, "revision")){
let data25 = data.revision;
if(typeof data25 === "string"){
if(func53(data25) > 1024){
(vErrors ??= []).push({instancePath:instancePath+"/revision",keyword:"maxLength",params:{limit: 1024}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/revision",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.allow !== undefined && func0.call(data, "allow")){
let data26 = data.allow;
if(Array.isArray(data26)){
const len3 = data26.length;
for(let i3=0; i3<len3; i3++){
let data27 = data26[i3];
if(typeof data27 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/allow/" + i3,keyword:"type",params:{type: "string"}});
errors++;
}
if(!(((data27 === "kills-running") || (data27 === "blocks-deletion")) || (data27 === "stops-cert-rotation"))){
(vErrors ??= []).push({instancePath:instancePath+"/allow/" + i3,keyword:"enum",params:{allowedValues: schema6.properties.allow.items.enum}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/allow",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.targetOf !== undefined && func0.call(data, "targetOf")){
let data28 = data.targetOf;
if(Array.isArray(data28)){
const len4 = data28.length;
for(let i4=0; i4<len4; i4++){
let data29 = data28[i4];
if(data29 && typeof data29 == "object" && !Array.isArray(data29)){
if((data29.target === undefined) || (!(func0.call(data29, "target")))){
(vErrors ??= []).push({instancePath:instancePath+"/targetOf/" + i4,keyword:"required",params:{missingProperty: "target"}});
errors++;
}
for(const key3 of Object.keys(data29)){
if(!((((((key3 === "group") || (key3 === "kind")) || (key3 === "namespace")) || (key3 === "name")) || (key3 === "labelSelector")) || (key3 === "target"))){
(vErrors ??= []).push({instancePath:instancePath+"/targetOf/" + i4,keyword:"additionalProperties",params:{additionalProperty: key3}});
errors++;
}
}
if(data29.group !== undefined && func0.call(data29, "group")){
if(typeof data29.group !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/targetOf/" + i4+"/group",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data29.kind !== undefined && func0.call(data29, "kind")){
if(typeof data29.kind !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/targetOf/" + i4+"/kind",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data29.namespace !== undefined && func0.call(data29, "namespace")){
if(typeof data29.namespace !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/targetOf/" + i4+"/namespace",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data29.name !== undefined && func0.call(data29, "name")){
if(typeof data29.name !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/targetOf/" + i4+"/name",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data29.labelSelector !== undefined && func0.call(data29, "labelSelector")){
let data34 = data29.labelSelector;
if(!(data34 && typeof data34 == "object" && !Array.isArray(data34))){
(vErrors ??= []).push({instancePath:instancePath+"/targetOf/" + i4+"/labelSelector",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data29.target !== undefined && func0.call(data29, "target")){
if(typeof data29.target !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/targetOf/" + i4+"/target",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/targetOf/" + i4,keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/targetOf",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.subPackagesAreClusters !== undefined && func0.call(data, "subPackagesAreClusters")){
if(typeof data.subPackagesAreClusters !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/subPackagesAreClusters",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data.onNoMatch !== undefined && func0.call(data, "onNoMatch")){
let data37 = data.onNoMatch;
if(typeof data37 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/onNoMatch",keyword:"type",params:{type: "string"}});
errors++;
}
if(!((data37 === "info") || (data37 === "error"))){
(vErrors ??= []).push({instancePath:instancePath+"/onNoMatch",keyword:"enum",params:{allowedValues: schema6.properties.onNoMatch.enum}});
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
