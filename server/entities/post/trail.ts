import { limits } from '#generated/limits.ts';
import type { TrailRef } from '#server/entities/post/rows.ts';

/** One post with its trail takes no more of an answer than this, in bytes of JSON; its own content comes first. */
const POST_BYTES = 0.75 * limits.answerBytes;
/** What the frame of a part adds: whose it is, where and when. */
const PART_FRAME = 2000;

/** What a part weighs in an answer, in bytes. */
export function partWeight(part: TrailRef): number {
  return part.bytes + PART_FRAME;
}

/**
 * The newest parts of a trail, as many as fit beside what the post says itself. Those left out stand before them.
 *
 * @param ownBytes what the post's own content weighs
 */
export function shownTrail(trail: readonly TrailRef[], ownBytes: number): readonly TrailRef[] {
  let left = POST_BYTES - ownBytes;
  let first = trail.length;
  for (const part of trail.slice(-limits.trailPartsShown).reverse()) {
    left -= partWeight(part);
    if (left < 0) break;
    first -= 1;
  }
  return trail.slice(first);
}

/** As many parts from `start` on as one answer takes, and at least one. */
export function trailSlice(trail: readonly TrailRef[], start: number): readonly TrailRef[] {
  let left = POST_BYTES;
  let end = start;
  for (const part of trail.slice(start, start + limits.trailPartsShown)) {
    left -= partWeight(part);
    if (left < 0 && end > start) break;
    end += 1;
  }
  return trail.slice(start, end);
}
