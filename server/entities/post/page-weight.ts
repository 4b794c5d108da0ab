import { limits } from '#generated/limits.ts';
import { partWeight, shownTrail } from '#server/entities/post/trail.ts';
import type { PostRow } from './rows.ts';

/** Maximum size of a page of posts in bytes of JSON; the rest of the response is for what surrounds them. */
export const PAGE_BYTES = 0.9 * limits.answerBytes;
/** Bytes of a post besides its content: blog, counters, links. */
const POST_FRAME_BYTES = 4000;

/** Returns the bytes that a post with its trail adds to a response. */
export function weightOf(row: PostRow): number {
  const trail = row.hide_trail ? [] : shownTrail(row.trail, row.content_bytes);
  return POST_FRAME_BYTES + row.content_bytes + trail.reduce((sum, part) => sum + partWeight(part), 0);
}

/** Returns the first rows that fit into one page together; at least one. */
export function fittingRows(rows: readonly PostRow[]): PostRow[] {
  let weight = 0;
  return rows.filter((row, at) => {
    weight += weightOf(row);
    return at === 0 || weight <= PAGE_BYTES;
  });
}
