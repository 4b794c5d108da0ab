import type { components } from '#generated/types/api.d.ts';

type SubmissionType = components['schemas']['SubmissionType'];

/** Every kind of post that a blog may take from others; all of them, unless it chose. */
export const SUBMISSION_TYPES: readonly SubmissionType[] = [
  'text',
  'photo',
  'quote',
  'link',
  'chat',
  'audio',
  'video',
];
