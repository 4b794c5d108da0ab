import type { components } from '#generated/types/api.d.ts';

type SubmissionType = components['schemas']['SubmissionType'];

/** Kinds of posts that a blog can accept as submissions; a blog that has not chosen accepts all. */
export const SUBMISSION_TYPES: readonly SubmissionType[] = [
  'text',
  'photo',
  'quote',
  'link',
  'chat',
  'audio',
  'video',
];
