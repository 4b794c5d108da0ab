import type { PostType } from '#generated/zod/postType.zod.ts';

/** Types a list of posts can be narrowed to, in the order they are offered: nobody publishes an unanswered ask. */
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
