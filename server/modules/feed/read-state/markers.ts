import type { components } from '#generated/types/api.d.ts';
import type { Queryable } from '#server/db/database.ts';
import { timelineNamed } from '../timelines/named-timelines.ts';
import { type MarkerRow, markersOf } from './marker-repository.ts';

/** Maximum of counted unread posts per marker. */
const MAX_COUNTED = 1000;
/** Maximum of counted unread posts per tab; the page shows 99+. */
const MAX_ON_TAB = 100;

async function countAbove(
  db: Queryable,
  userId: string,
  { which, position }: MarkerRow,
  most: number,
): Promise<number> {
  const timeline = await timelineNamed(db, which, userId);
  if (!timeline?.isByTime) return 0;
  const bones = await timeline.skeleton(undefined, most);
  return bones.filter(({ key }) => BigInt(key[0] ?? 0) > BigInt(position)).length;
}

/** Presents a marker in the contract's shape, with the number of newer posts. */
export async function presentMarker(
  db: Queryable,
  userId: string,
  row: MarkerRow,
): Promise<components['schemas']['TimelineMarker']> {
  const unread = await countAbove(db, userId, row, MAX_COUNTED);
  return { which: row.which, postId: row.post_id, postTs: row.post_ts, readTs: row.read_ts, unread };
}

/** Counts the unread posts of each timeline a member has a marker in, by its name. */
export async function unreadOf(db: Queryable, userId: string): Promise<Map<string, number>> {
  const counted = new Map<string, number>();
  for (const row of await markersOf(db, userId)) {
    counted.set(row.which, await countAbove(db, userId, row, MAX_ON_TAB));
  }
  return counted;
}
