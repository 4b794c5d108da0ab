import type { components } from '#generated/types/api.d.ts';
import type { Post } from '#generated/zod/post.zod.ts';

type Request = Pick<components['schemas']['CreatePostRequest'], 'hideTrail' | 'excludeTrailItems'>;

/** What of a trail is passed on (spec 000 §3: hideTrail, excludeTrailItems). */
export interface TrailChoice {
  /** Whether the post shows its own words alone. */
  isHidden: boolean;
  /** Parts that are left out, by their indexes from the root on. */
  left: number[];
}

/** A trail that a form passes on. */
export interface OpenedTrail {
  /** How many parts it has. */
  count: number;
  /** Whether the post hides it now. */
  isHidden: boolean;
}

/** A post that reblogs nothing. */
export const NO_TRAIL: OpenedTrail = { count: 0, isHidden: false };

/** Parts that one request can leave out (contract: CreatePostRequest). */
export const LEFT_MAX = 100;

/** How many parts the trail of a post has, those among them that it does not bring. */
export const partsOf = (post: Post): number => post.trail.length + (post.omittedTrailItems ?? 0);

/** Everything of a trail. */
export const wholeTrail = (trail: OpenedTrail): TrailChoice => ({ isHidden: trail.isHidden, left: [] });

/** Whether a post shows anything of its trail. Of one that it hides nobody here knows how long it is. */
export function showsTrail(trail: OpenedTrail, choice = wholeTrail(trail)): boolean {
  return !choice.isHidden && (trail.isHidden || choice.left.length < trail.count);
}

/** Leaves a part out, or takes it back in. */
export function withPart({ left, ...choice }: TrailChoice, index: number): TrailChoice {
  const others = left.filter((one) => one !== index);
  return { ...choice, left: others.length < left.length ? others : [...left, index].sort((a, b) => a - b) };
}

/** What is sent of it: only what differs from what the form began with. */
export function trailRequest(choice: TrailChoice | undefined, wasHidden = false): Request {
  if (!choice) return {};
  return {
    ...(choice.isHidden === wasHidden ? {} : { hideTrail: choice.isHidden }),
    ...(choice.left.length > 0 ? { excludeTrailItems: choice.left } : {}),
  };
}
