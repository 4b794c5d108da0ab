import type { components } from '#generated/types/api.d.ts';
import type { Columns } from '#server/db/columns.ts';
import { first, type Queryable } from '#server/db/database.ts';
import { hasPaywall } from '#server/policies/paywall-sql.ts';
import { publishedPosts } from '#server/policies/visible-posts.ts';

/** The memberships of a blog. */
export type ProfileRow = Columns<'blog_memberships', 'is_enabled' | 'description' | 'is_payout_ready'>;

/** Returns the memberships of a blog; undefined when it never had any. */
export function findProfile(db: Queryable, blogId: string): Promise<ProfileRow | undefined> {
  return first<ProfileRow>(
    db,
    'select is_enabled, description, is_payout_ready from blog_memberships where blog_id = $1',
    [blogId],
  );
}

/** Makes the row of a blog if there is none, and locks it against concurrent changes. */
export async function lockProfile(tx: Queryable, blogId: string): Promise<ProfileRow> {
  const row = await first<ProfileRow>(
    tx,
    `insert into blog_memberships (blog_id) values ($1)
     on conflict (blog_id) do update set is_enabled = blog_memberships.is_enabled
     returning is_enabled, description, is_payout_ready`,
    [blogId],
  );
  if (row === undefined) throw new Error('The memberships were not stored.');
  return row;
}

/** Changes the memberships of a blog. */
export async function updateProfile(
  tx: Queryable,
  blogId: string,
  { is_enabled: isEnabled, description }: Pick<ProfileRow, 'is_enabled' | 'description'>,
): Promise<void> {
  await tx.query('update blog_memberships set is_enabled = $2, description = $3 where blog_id = $1', [
    blogId,
    isEnabled,
    description,
  ]);
}

/** Sum that the supporters of a blog pay now in one currency and billing period. */
export interface Income extends Columns<'subscriptions', 'currency' | 'period' | 'tax_rate_bps'> {
  count: number;
  amount: string;
}

/** Returns what the supporters of a blog pay now. */
export function incomeOf(db: Queryable, blogId: string): Promise<Income[]> {
  return db.query<Income>(
    `select currency, period, tax_rate_bps, count(*)::int as count, sum(amount)::bigint as amount from subscriptions
      where blog_id = $1 and kind = 'memberships' and status in ('active', 'pending-cancel', 'on-hold')
      group by currency, period, tax_rate_bps`,
    [blogId],
  );
}

/** Counts the published posts of a blog with a part for supporters. */
export async function countPaidPosts(db: Queryable, blogId: string): Promise<number> {
  const row = await first<{ count: number }>(
    db,
    `select count(*)::int as count from ${publishedPosts('p').where} and p.blog_id = $1 and ${hasPaywall('p.content')}`,
    [blogId],
  );
  return row?.count ?? 0;
}

/** Number of posts that a support page names. */
const PAID_POST_COUNT = 6;

/** Returns the newest published posts of a blog with a part for supporters: nothing of that part but its amounts. */
export function latestPaidPosts(db: Queryable, blogId: string): Promise<components['schemas']['PaidPost'][]> {
  return db.query(
    `select p.id::text, p.summary as title,
            floor(extract(epoch from coalesce(p.published_at, p.created_at)))::float8 as "publishedTs",
            jsonb_path_query_first(open_content(p.content), '$[*].withheld') as withheld
       from ${publishedPosts('p').where} and p.blog_id = $1 and ${hasPaywall('p.content')}
      order by p.position desc limit ${PAID_POST_COUNT}`,
    [blogId],
  );
}
