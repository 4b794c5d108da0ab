// Written by `npm run generate` from openapi/. Do not edit.

export { elementWordsIn } from '#server/feed/elements/words/element-words.ts';
