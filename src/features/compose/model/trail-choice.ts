import type { components } from '#generated/types/api.d.ts';
import type { Post } from '#generated/zod/post.zod.ts';

type Request = Pick<components['schemas']['CreatePostRequest'], 'hideTrail' | 'excludeTrailItems'>;

/** The parts of a trail that a reblog passes on (spec 000 §3: hideTrail, excludeTrailItems). */
export interface TrailChoice {
  /** True when the post shows only its own content. */
  isHidden: boolean;
  /** Left-out parts, by their indexes counted from the root. */
  left: number[];
}

/** The trail of the post a form reblogs. */
export interface OpenedTrail {
  /** Number of parts. */
  count: number;
  /** True when the post currently hides it. */
  isHidden: boolean;
}

/** The trail of a post that reblogs nothing. */
export const NO_TRAIL: OpenedTrail = { count: 0, isHidden: false };

/** Maximum number of parts that one request can leave out (contract: CreatePostRequest). */
export const MAX_OMITTED_PARTS = 100;

/** Returns the number of parts of a post's trail, including those omitted from the response. */
export const partsOf = (post: Post): number => post.trail.length + (post.omittedTrailItems ?? 0);

/** Returns the choice of the whole trail. */
export const wholeTrail = (trail: OpenedTrail): TrailChoice => ({ isHidden: trail.isHidden, left: [] });

/** Returns true when a post shows any part of its trail. The length of a hidden trail is unknown in the browser. */
export function showsTrail(trail: OpenedTrail, choice = wholeTrail(trail)): boolean {
  return !choice.isHidden && (trail.isHidden || choice.left.length < trail.count);
}

/** Toggles whether a part is left out. */
export function withPart({ left, ...choice }: TrailChoice, index: number): TrailChoice {
  const others = left.filter((one) => one !== index);
  return { ...choice, left: others.length < left.length ? others : [...left, index].sort((a, b) => a - b) };
}

/** Returns the request fields that differ from those the form opened with. */
export function trailRequest(choice: TrailChoice | undefined, wasHidden = false): Request {
  if (!choice) return {};
  return {
    ...(choice.isHidden === wasHidden ? {} : { hideTrail: choice.isHidden }),
    ...(choice.left.length > 0 ? { excludeTrailItems: choice.left } : {}),
  };
}
