import { problemOfStored } from '#server/contract/stored-shapes.ts';
import { loadContract } from '#server/contract/load.ts';
let t = performance.now();
const c = loadContract(); console.log('load', performance.now() - t);
import { validatorsOf } from '#server/contract/ajv.ts';
t = performance.now(); validatorsOf(c.document); console.log('validators', performance.now() - t);
const block = (i: number) => ({ type: 'text', text: 'Hello '.repeat(40), formatting: [{ type: 'bold', start: 0, end: 5 }] });
const img = { type: 'image', media: [1280, 640, 540, 400, 250, 100].map((w) => ({ url: '/media/aa/' + w, width: w, height: w, type: 'webp', mediaKey: 'x'.repeat(40) })), altText: 'x' };
const content = [block(1), block(2), img, block(3), img];
t = performance.now(); problemOfStored('theme','theme',{}, 'whole'); console.log('theme', performance.now() - t);
t = performance.now(); problemOfStored('labels','theme',{}); console.log('labels (structure doc)', performance.now() - t);
t = performance.now(); problemOfStored('blocks','theme',content); console.log('blocks', performance.now() - t);
t = performance.now(); for (const s of ['layout','images','trail','texts'] as const) problemOfStored(s,'theme',[]); console.log('rest', performance.now() - t);
t = performance.now();
for (let n = 0; n < 1000; n++) for (let p = 0; p < 20; p++) { problemOfStored('blocks', 'content', content); problemOfStored('layout', 'layout', [{type:'rows',display:[{blocks:[0]}]}]); problemOfStored('trail','trail',[]); problemOfStored('labels','labels',{}); problemOfStored('theme','theme',{linkColor:'#ffffff'}, 'whole'); problemOfStored('images','a',img.media); problemOfStored('images','a',img.media); problemOfStored('blocks','a',[]);problemOfStored('texts','a',[]);problemOfStored('texts','a',[]); }
console.log('per page ms', (performance.now() - t) / 1000);
