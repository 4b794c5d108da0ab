import type { PostType } from '#generated/zod/postType.zod.ts';

/**
 * Post types a list can be filtered by, in display order. Asks are missing because an unanswered ask is never
 * published.
 */
export const LISTED_TYPES = [
  'text',
  'photo',
  'quote',
  'link',
  'chat',
  'audio',
  'video',
  'answer',
] as const satisfies PostType[];

export type ListedType = (typeof LISTED_TYPES)[number];
