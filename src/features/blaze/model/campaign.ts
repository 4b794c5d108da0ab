import type { Campaign } from '#generated/zod/campaign.zod.ts';
import type { Post } from '#generated/zod/post.zod.ts';
import type { BlazeTab } from '#src/paths/blaze-paths.ts';

type Status = Campaign['status'];

const TABS: Readonly<Record<Status, Exclude<BlazeTab, 'posts'>>> = {
  'pending-payment': 'waiting',
  'in-review': 'waiting',
  scheduled: 'waiting',
  active: 'burning',
  finished: 'ended',
  rejected: 'ended',
  cancelled: 'ended',
  extinguished: 'ended',
};

/** Returns the tab in which a campaign is listed. */
export function tabOf({ status }: Pick<Campaign, 'status'>): Exclude<BlazeTab, 'posts'> {
  return TABS[status];
}

/** Returns true while nobody else can blaze the post, and it cannot be changed (code 8026). */
export function isBurning({ status }: Pick<Campaign, 'status'>): boolean {
  return status === 'in-review' || status === 'scheduled' || status === 'active';
}

/** Part of a campaign that is burnt, from 0 to 1. */
export function burntPart({ impressions, impressionsGoal }: Campaign): number {
  return Math.min(1, impressions / impressionsGoal);
}

/** Reasons why a post cannot be blazed that its data tell before anything is sent (code 18001). */
export type Ineligible = 'not-published' | 'not-allowed' | 'labelled';

/** Returns why a member cannot blaze a post; undefined when nothing is known against it. */
export function whyIneligible({
  state,
  interactabilityBlaze,
  isOwn,
  isLabelled,
}: Pick<Post, 'state' | 'interactabilityBlaze'> & {
  isOwn: boolean;
  isLabelled: boolean;
}): Ineligible | undefined {
  if (state !== 'published') return 'not-published';
  if (isLabelled) return 'labelled';
  if (interactabilityBlaze === 'noone' || (interactabilityBlaze === 'self' && !isOwn)) return 'not-allowed';
  return undefined;
}
