import type { Tables } from '#generated/schema.ts';
import type { SpaceRef } from '#server/core/spaces.ts';
import type { Columns } from '#server/db/columns.ts';
import { first, json, type Queryable } from '#server/db/database.ts';
import { OF_SEAT, type Seat, seatParams } from './members-repository.ts';

/** An answer to one of the questions that a space asks whoever wants to join. */
export interface JoinAnswer {
  question: string;
  answer: string;
}

/** A pending request to join a space. */
export interface JoinRequestRow extends Columns<'space_join_requests', 'id' | 'user_id' | 'answers'> {
  /** The blog the member wants to take part as; null in a blog. */
  blog_id: Tables['space_join_requests']['blog_id'];
  answers: JoinAnswer[];
  /** Seconds since 1970. */
  requested_at: number;
}

const COLUMNS =
  'id, user_id, blog_id, answers, floor(extract(epoch from requested_at))::float8 as requested_at';

/** Inserts a request. One that is pending already is left unchanged. */
export async function insertRequest(
  tx: Queryable,
  space: SpaceRef,
  seat: Seat,
  answers: readonly JoinAnswer[],
): Promise<void> {
  await tx.query(
    `insert into space_join_requests (space_id, user_id, blog_id, space_kind, answers) values ($1, $2, $3, $4, $5)
     on conflict (space_id, user_id, blog_id) do nothing`,
    [...seatParams(space, seat), space.kind, json(answers)],
  );
}

/** Returns the pending request of a seat. */
export function findRequest(db: Queryable, space: SpaceRef, seat: Seat): Promise<JoinRequestRow | undefined> {
  return first<JoinRequestRow>(
    db,
    `select ${COLUMNS} from space_join_requests where ${OF_SEAT}`,
    seatParams(space, seat),
  );
}

/**
 * Returns pending requests of a space, the oldest first, of members whose account is open.
 *
 * @param page `after` is the id of the last request of the page before, '0' for the first page
 */
export function pendingRequests(
  db: Queryable,
  space: SpaceRef,
  page: { after: string; limit: number },
): Promise<JoinRequestRow[]> {
  return db.query<JoinRequestRow>(
    `select ${COLUMNS} from space_join_requests r where r.space_id = $1 and r.id > $2
        and exists (select 1 from users u where u.id = r.user_id and u.state <> 'deleted')
      order by r.id limit $3`,
    [space.id, page.after, page.limit],
  );
}

/** Returns pending requests of a space by their ids. */
export async function requestsByIds(
  db: Queryable,
  space: SpaceRef,
  ids: readonly string[],
): Promise<Map<string, JoinRequestRow>> {
  if (ids.length === 0) return new Map();
  const rows = await db.query<JoinRequestRow>(
    `select ${COLUMNS} from space_join_requests where space_id = $1 and id = any($2::bigint[])`,
    [space.id, ids],
  );
  return new Map(rows.map((row) => [row.id, row]));
}

/** Deletes a request. Returns true when there was one; of concurrent requests one gets it. */
export async function takeRequest(tx: Queryable, space: SpaceRef, seat: Seat): Promise<boolean> {
  const gone = await tx.query(
    `delete from space_join_requests where ${OF_SEAT} returning id`,
    seatParams(space, seat),
  );
  return gone.length > 0;
}

/** Deletes the requests of all blogs of a person. */
export async function deleteRequestsOf(tx: Queryable, space: SpaceRef, userId: string): Promise<void> {
  await tx.query('delete from space_join_requests where space_id = $1 and user_id = $2', [space.id, userId]);
}
