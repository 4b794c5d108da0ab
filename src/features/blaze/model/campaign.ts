import type { Campaign } from '#generated/zod/campaign.zod.ts';
import type { Post } from '#generated/zod/post.zod.ts';

/** Part of a campaign that is burnt, from 0 to 1. */
export function burntPart({ impressions, impressionsGoal }: Campaign): number {
  return Math.min(1, impressions / impressionsGoal);
}

/** Reasons why a post cannot be blazed, which its data tell before anything is sent (codes 8026 and 18001). */
export type Ineligible = 'burning' | 'not-published' | 'not-allowed' | 'labelled' | 'not-open';

/** Returns why a member cannot blaze a post; undefined when they can. */
export function whyIneligible({
  isBlazed,
  isBlazeable,
  state,
  interactabilityBlaze,
  isOwn,
  isLabelled,
}: Pick<Post, 'isBlazed' | 'isBlazeable' | 'state' | 'interactabilityBlaze'> & {
  isOwn: boolean;
  isLabelled: boolean;
}): Ineligible | undefined {
  if (isBlazed) return 'burning';
  if (isBlazeable) return undefined;
  if (state !== 'published') return 'not-published';
  if (isLabelled) return 'labelled';
  if (interactabilityBlaze === 'noone' || (interactabilityBlaze === 'self' && !isOwn)) return 'not-allowed';
  return 'not-open';
}
