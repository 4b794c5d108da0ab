import type { Tables } from '#generated/schema.ts';
import type { components } from '#generated/types/api.d.ts';
import { LARGEST_ID } from '#server/core/ids.ts';
import type { Columns } from '#server/db/columns.ts';
import { first, type Queryable } from '#server/db/database.ts';
import { nameableBlog } from '#server/policies/blogs-sql.ts';

type Kind = components['schemas']['BoopKind'];
export type BoopDirection = 'received' | 'sent';

/** A boop; its id is its position in lists. */
export interface BoopRow extends Columns<'boops', 'kind' | 'from_blog_id' | 'to_blog_id'> {
  position: Tables['boops']['id'];
  kind: Kind;
  /** Seconds since 1970. */
  at: number;
}

const COLUMNS = `p.id as position, p.kind, p.from_blog_id, p.to_blog_id,
  floor(extract(epoch from p.created_at))::float8 as at`;

/** Returns SQL for boops of the member $1's blogs, without those of blocked or blocking blogs. */
function mine(own: 'to' | 'from', other: 'to' | 'from'): string {
  return `from boops p join blog_members m on m.blog_id = p.${own}_blog_id and m.user_id = $1
    join blogs b on b.id = p.${other}_blog_id where ${nameableBlog('b', '$1::bigint')}`;
}
const OF: Readonly<Record<BoopDirection, string>> = {
  received: mine('to', 'from'),
  sent: mine('from', 'to'),
};
const LIST: Readonly<Record<BoopDirection, string>> = {
  received: `select ${COLUMNS} ${OF.received} and p.id < $2::bigint order by p.id desc limit $3`,
  sent: `select ${COLUMNS} ${OF.sent} and p.id < $2::bigint order by p.id desc limit $3`,
};

/** Returns boops that a member's blogs received or sent below a position, the latest first. */
export function boopsOf(
  db: Queryable,
  userId: string,
  direction: BoopDirection,
  { below, limit }: { below: string | undefined; limit: number },
): Promise<BoopRow[]> {
  return db.query<BoopRow>(LIST[direction], [userId, below ?? LARGEST_ID, limit]);
}

/** Counts sent and received boops. */
export async function countBoops(db: Queryable, userId: string): Promise<{ sent: number; received: number }> {
  const row = await first<{ sent: number; received: number }>(
    db,
    `select (select count(*)::int ${OF.sent}) as sent, (select count(*)::int ${OF.received}) as received`,
    [userId],
  );
  return row ?? { sent: 0, received: 0 };
}

/** Counts the boops a member sent within an hour. */
export async function countRecentBoops(tx: Queryable, userId: string): Promise<number> {
  const row = await first<{ count: number }>(
    tx,
    "select count(*)::int as count from boops where user_id = $1 and created_at > now() - interval '1 hour'",
    [userId],
  );
  return row?.count ?? 0;
}

/**
 * Returns true when a boop of less than a day ago is not returned yet. Locks the sending blog, so that concurrent boops
 * count once.
 */
export async function isBoopPending(tx: Queryable, fromId: string, toId: string): Promise<boolean> {
  await tx.query('select 1 from blogs where id = $1 for no key update', [fromId]);
  const row = await first(
    tx,
    `select 1 from boops p
      where p.from_blog_id = $1 and p.to_blog_id = $2 and p.created_at > now() - interval '1 day'
        and not exists (select 1 from boops q where q.from_blog_id = $2 and q.to_blog_id = $1 and q.id > p.id)`,
    [fromId, toId],
  );
  return row !== undefined;
}

/** Inserts a boop. */
export async function insertBoop(
  tx: Queryable,
  boop: { fromId: string; toId: string; userId: string; kind: Kind },
): Promise<BoopRow> {
  const row = await first<BoopRow>(
    tx,
    `insert into boops as p (from_blog_id, to_blog_id, user_id, kind) values ($1, $2, $3, $4) returning ${COLUMNS}`,
    [boop.fromId, boop.toId, boop.userId, boop.kind],
  );
  if (!row) throw new Error('A boop was not kept');
  return row;
}
