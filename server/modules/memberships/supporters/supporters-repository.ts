import type { Columns } from '#server/db/columns.ts';
import { first, type Queryable } from '#server/db/database.ts';
import {
  SUBSCRIPTION_COLUMNS,
  type SubscriptionRow,
} from '#server/modules/payments/subscriptions/subscriptions-repository.ts';

/** A membership that a member pays or paid for. */
export type MembershipRow = SubscriptionRow & { position: string };

/** Memberships that began: those whose first payment did not succeed are none. */
const BEGAN = `s.kind = 'memberships' and s.started_at is not null`;

type Page = { below: string | undefined; limit: number };

/** Returns memberships of a member below a position, the latest first. */
export function membershipsOf(
  db: Queryable,
  userId: string,
  { below, limit }: Page,
): Promise<MembershipRow[]> {
  return db.query<MembershipRow>(
    `select ${SUBSCRIPTION_COLUMNS}, s.id as position from subscriptions s
      where s.user_id = $1 and ${BEGAN} and ($2::bigint is null or s.id < $2) order by s.id desc limit $3`,
    [userId, below ?? null, limit],
  );
}

/** Returns a membership of a member by the id that a client sent. */
export function findMembership(
  db: Queryable,
  userId: string,
  id: string,
): Promise<SubscriptionRow | undefined> {
  return first<SubscriptionRow>(
    db,
    `select ${SUBSCRIPTION_COLUMNS} from subscriptions s where s.user_id = $1 and s.id::text = $2 and ${BEGAN}`,
    [userId, id],
  );
}

/** Returns the membership that a member has of a blog: the one that runs, else the last one. */
export function membershipOf(
  db: Queryable,
  userId: string,
  blogId: string,
): Promise<SubscriptionRow | undefined> {
  return first<SubscriptionRow>(
    db,
    `select ${SUBSCRIPTION_COLUMNS} from subscriptions s where s.user_id = $1 and s.blog_id = $2 and ${BEGAN}
      order by (s.status in ('active', 'pending-cancel', 'on-hold')) desc, s.id desc limit 1`,
    [userId, blogId],
  );
}

/** Stores whether the support page of the blog names a supporter. */
export async function setListed(db: Queryable, id: string, isListed: boolean): Promise<void> {
  await db.query('update subscriptions set is_listed = $2 where id = $1', [id, isListed]);
}

/** A supporter of a blog. */
export interface SupporterRow extends MembershipRow, Columns<'checkouts', 'message'> {
  /** The primary blog of the supporter; null when the account is gone. */
  supporter_blog_id: string | null;
  /** Sum of what was paid, without what went back. */
  paid: string;
}

/** Returns supporters of a blog below a position, the latest first. */
export function supportersOf(
  db: Queryable,
  blogId: string,
  status: SubscriptionRow['status'] | undefined,
  { below, limit }: Page,
): Promise<SupporterRow[]> {
  return db.query<SupporterRow>(
    `select ${SUBSCRIPTION_COLUMNS}, s.id as position, c.message, m.blog_id as supporter_blog_id,
            (select coalesce(sum(u.amount - u.refunded), 0)::bigint from purchases u where u.subscription_id = s.id) as paid
       from subscriptions s join checkouts c on c.id = s.checkout_id
         join blog_members m on m.user_id = s.user_id and m.is_primary
      where s.blog_id = $1 and ${BEGAN} and ($2::text is null or s.status = $2) and ($3::bigint is null or s.id < $3)
      order by s.id desc limit $4`,
    [blogId, status ?? null, below ?? null, limit],
  );
}

/** Returns the number of supporters of a blog. */
export async function countSupporters(
  db: Queryable,
  blogId: string,
  status: SubscriptionRow['status'] | undefined,
): Promise<number> {
  const row = await first<{ count: number }>(
    db,
    `select count(*)::int as count from subscriptions s join blog_members m on m.user_id = s.user_id and m.is_primary
      where s.blog_id = $1 and ${BEGAN} and ($2::text is null or s.status = $2)`,
    [blogId, status ?? null],
  );
  return row?.count ?? 0;
}
