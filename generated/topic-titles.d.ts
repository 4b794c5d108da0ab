// Written by `npm run generate` from openapi/. Do not edit.

export { topicTitlesIn } from '#server/modules/onboarding/words/topic-titles.ts';
