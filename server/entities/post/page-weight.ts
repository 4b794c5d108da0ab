import { limits } from '#generated/limits.ts';
import { partWeight, shownTrail } from '#server/entities/post/trail.ts';
import type { PostRow } from './rows.ts';

/** A page of posts weighs no more, in bytes of JSON: the rest of the answer is for what stands around them. */
export const PAGE_BYTES = 0.9 * limits.answerBytes;
/** What a post weighs besides its words: its blog, its counters, its links. */
const POST_FRAME = 4000;

/** What a post with its trail adds to an answer, in bytes. */
export function weightOf(row: PostRow): number {
  const trail = row.hide_trail ? [] : shownTrail(row.trail, row.content_bytes);
  return POST_FRAME + row.content_bytes + trail.reduce((sum, part) => sum + partWeight(part), 0);
}

/** The first of these rows that go into one page together; at least one. */
export function lightEnough(rows: readonly PostRow[]): PostRow[] {
  let weight = 0;
  return rows.filter((row, at) => {
    weight += weightOf(row);
    return at === 0 || weight <= PAGE_BYTES;
  });
}
