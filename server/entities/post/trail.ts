import { limits } from '#generated/limits.ts';
import type { TrailRef } from '#server/entities/post/rows.ts';

/** Maximum size of one post with its trail in a response, in bytes of JSON; its own content comes first. */
const POST_BYTES = 0.75 * limits.answerBytes;
/** Bytes of a trail part besides its content: blog, post and time. */
const PART_FRAME_BYTES = 2000;

/** Returns the size of a trail part in a response, in bytes. */
export function partWeight(part: TrailRef): number {
  return part.bytes + PART_FRAME_BYTES;
}

/**
 * Returns the newest parts of a trail that fit beside the post's own content. The parts left out are older.
 *
 * @param ownBytes size of the post's own content
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

/** Returns as many parts from `start` on as fit into one response, and at least one. */
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
