// Written by `npm run generate` from openapi/. Do not edit.

export { pushWordsIn } from '#server/modules/notifications/push/words/push-words.ts';
