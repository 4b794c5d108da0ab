import type { Columns } from '#server/db/columns.ts';
import { first, type Queryable } from '#server/db/database.ts';

/** A member's read position in a timeline. */
export interface MarkerRow extends Columns<'timeline_markers', 'which' | 'post_id' | 'position'> {
  /** Seconds since 1970 of the post's position. */
  post_ts: number;
  read_ts: number;
}

const COLUMNS = `which, post_id, position, floor(((position >> 22) + 1136073600000) / 1000)::float8 as post_ts,
  floor(extract(epoch from read_at))::float8 as read_ts`;

/** Returns all read markers of a member. */
export function markersOf(db: Queryable, userId: string): Promise<MarkerRow[]> {
  return db.query<MarkerRow>(`select ${COLUMNS} from timeline_markers where user_id = $1 order by which`, [
    userId,
  ]);
}

/** Moves a marker forward to a post, never back. Returns its resulting position. */
export async function moveMarker(
  tx: Queryable,
  userId: string,
  which: string,
  post: { id: string; position: string },
): Promise<MarkerRow | undefined> {
  await tx.query(
    `insert into timeline_markers as m (user_id, which, post_id, position) values ($1, $2, $3, $4)
     on conflict (user_id, which) do update
       set post_id = excluded.post_id, position = excluded.position, read_at = now()
     where m.position < excluded.position`,
    [userId, which, post.id, post.position],
  );
  return first<MarkerRow>(tx, `select ${COLUMNS} from timeline_markers where user_id = $1 and which = $2`, [
    userId,
    which,
  ]);
}
