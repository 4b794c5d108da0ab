import type { Tables } from '#generated/schema.ts';
import type { Columns } from '#server/db/columns.ts';
import { first, type Queryable } from '#server/db/database.ts';

/** A campaign with its price. Times are in seconds since 1970. */
export interface CampaignRow
  extends Columns<
    'campaigns',
    | 'id'
    | 'user_id'
    | 'buyer_blog_id'
    | 'blog_id'
    | 'post_id'
    | 'checkout_id'
    | 'item'
    | 'status'
    | 'goal'
    | 'shown_count'
    | 'days'
    | 'tags'
    | 'language'
    | 'reject_reason'
    | 'reject_message'
  > {
  position: string;
  created: number;
  wanted: number | null;
  starts: number | null;
  ends: number | null;
  review_due: number | null;
  /** Price that was paid, in the smallest unit; null when a credit paid. */
  amount: Tables['checkouts']['amount'] | null;
  currency: Tables['checkouts']['currency'] | null;
  /** Sum that went back. */
  refunded: string | null;
  purchase_id: string | null;
}

const seconds = (column: string) => `floor(extract(epoch from g.${column}))::float8`;

/** Statement that reads campaigns, which it calls `g`; conditions follow. */
const CAMPAIGNS = `select g.id, g.id as position, g.user_id, g.buyer_blog_id, g.blog_id, g.post_id, g.checkout_id, g.item,
    g.status, g.goal, g.shown_count, g.days, g.tags, g.language, g.reject_reason, g.reject_message,
    ${seconds('created_at')} as created, ${seconds('wanted_start')} as wanted, ${seconds('starts_at')} as starts,
    ${seconds('ends_at')} as ends, ${seconds('review_due_at')} as review_due, c.amount, c.currency,
    (select u.refunded::text from payments p join purchases u on u.payment_id = p.id
      where p.checkout_id = g.checkout_id and g.status <> 'pending-payment' order by u.id limit 1) as refunded,
    (select u.id::text from payments p join purchases u on u.payment_id = p.id
      where p.checkout_id = g.checkout_id and g.status <> 'pending-payment' order by u.id limit 1) as purchase_id
  from campaigns g left join checkouts c on c.id = g.checkout_id`;

/** A campaign that is made. */
export type NewCampaign = {
  userId: string;
  buyerBlogId: string;
  blogId: string;
  postId: string;
  item: string;
  goal: number;
  days: number;
  tags: readonly string[];
  /** The forms by which the tags are followed. */
  tagKeys: readonly string[];
  language: string | undefined;
  /** Seconds since 1970. */
  wantedStartTs: number | undefined;
};

/** Makes a campaign: one that waits for its checkout, or one that a credit pays for and that waits for review. */
export async function insertCampaign(
  tx: Queryable,
  campaign: NewCampaign,
  paidBy: { checkoutId: string } | { reviewDueMs: number },
): Promise<string> {
  const isFree = 'reviewDueMs' in paidBy;
  const row = await first<Columns<'campaigns', 'id'>>(
    tx,
    `insert into campaigns (user_id, buyer_blog_id, blog_id, post_id, item, goal, days, tags, language, wanted_start,
                            status, checkout_id, review_due_at, tag_keys)
     values ($1, $2, $3, $4, $5, $6, $7, $8::text[], $9, to_timestamp($10::float8), $11, $12, $13, $14::text[]) returning id`,
    [
      campaign.userId,
      campaign.buyerBlogId,
      campaign.blogId,
      campaign.postId,
      campaign.item,
      campaign.goal,
      campaign.days,
      campaign.tags,
      campaign.language ?? null,
      campaign.wantedStartTs ?? null,
      isFree ? 'in-review' : 'pending-payment',
      isFree ? null : paidBy.checkoutId,
      isFree ? new Date(paidBy.reviewDueMs).toISOString() : null,
      campaign.tagKeys,
    ],
  );
  if (row === undefined) throw new Error('The campaign was not stored.');
  return row.id;
}

/** Returns a campaign of which a member is the buyer or an admin of its post's blog, by the id that a client sent. */
export function findCampaignFor(
  db: Queryable,
  id: string,
  userId: string,
): Promise<(CampaignRow & { is_buyer: boolean }) | undefined> {
  return first(
    db,
    `select x.*, coalesce(x.user_id = $2, false) as is_buyer from (${CAMPAIGNS} where g.id::text = $1) as x
      where x.user_id = $2 or (x.status <> 'pending-payment' and exists (select 1 from blog_members m
        where m.blog_id = x.blog_id and m.user_id = $2 and m.role = 'admin'))`,
    [id, userId],
  );
}

/** Returns a campaign. */
export function findCampaign(db: Queryable, id: string): Promise<CampaignRow | undefined> {
  return first<CampaignRow>(db, `${CAMPAIGNS} where g.id::text = $1`, [id]);
}

/** Returns a campaign, locked against concurrent changes. */
export function lockCampaign(tx: Queryable, id: string): Promise<CampaignRow | undefined> {
  return first<CampaignRow>(tx, `${CAMPAIGNS} where g.id = $1 for no key update of g`, [id]);
}

/** Returns the campaign that a checkout pays for, locked against concurrent changes. */
export function lockCampaignOfCheckout(tx: Queryable, checkoutId: string): Promise<CampaignRow | undefined> {
  return first<CampaignRow>(tx, `${CAMPAIGNS} where g.checkout_id = $1 for no key update of g`, [checkoutId]);
}

/** Returns the campaign that a payment paid for. */
export function campaignOfPayment(
  db: Queryable,
  paymentId: string,
): Promise<Columns<'campaigns', 'id'> | undefined> {
  return first(
    db,
    'select g.id from payments p join campaigns g on g.checkout_id = p.checkout_id where p.id = $1',
    [paymentId],
  );
}

/** Deletes the campaign of a checkout that ended without being paid. */
export async function deleteUnpaidCampaign(tx: Queryable, checkoutId: string): Promise<void> {
  await tx.query(`delete from campaigns where checkout_id = $1 and status = 'pending-payment'`, [checkoutId]);
}

/** Which campaigns of a blog a list shows. */
export type CampaignFilter = 'waiting' | 'running' | 'ended';

/**
 * Returns campaigns of a blog below a position, the latest first: those of its posts, and those that its member bought as it.
 * Unpaid ones are shown to their buyer alone.
 */
export function campaignsOfBlog(
  db: Queryable,
  { blogId, userId, filter }: { blogId: string; userId: string; filter: CampaignFilter | undefined },
  { below, limit }: { below: string | undefined; limit: number },
): Promise<CampaignRow[]> {
  return db.query<CampaignRow>(
    `${CAMPAIGNS}
      where (g.blog_id = $1 or g.buyer_blog_id = $1) and (g.status <> 'pending-payment' or g.user_id = $2)
        and ($3::text is null or $3 = case when g.status in ('pending-payment', 'in-review', 'scheduled') then 'waiting'
                                           when g.status = 'active' then 'running' else 'ended' end)
        and ($4::bigint is null or g.id < $4)
      order by g.id desc limit $5`,
    [blogId, userId, filter ?? null, below ?? null, limit],
  );
}

/** Returns campaigns that wait for review above a position, the oldest first. */
export function campaignsInReview(
  db: Queryable,
  { above, limit }: { above: string | undefined; limit: number },
): Promise<CampaignRow[]> {
  return db.query<CampaignRow>(
    `${CAMPAIGNS} where g.status = 'in-review' and ($1::bigint is null or g.id > $1) order by g.id limit $2`,
    [above ?? null, limit],
  );
}

/** Returns the number of campaigns that wait for review. */
export async function countCampaignsInReview(db: Queryable): Promise<number> {
  const row = await first<{ count: number }>(
    db,
    `select count(*)::int as count from campaigns where status = 'in-review'`,
  );
  return row?.count ?? 0;
}

/** Change of a campaign with its status. */
type CampaignChange = {
  status: CampaignRow['status'];
  /** Milliseconds since 1970. */
  startsAtMs?: number;
  endsAtMs?: number;
  reviewDueMs?: number;
  rejection?: { reason: NonNullable<CampaignRow['reject_reason']>; message: string };
};

/** Changes the status of a campaign, with what belongs to it. */
export async function updateCampaign(
  tx: Queryable,
  id: string,
  { status, startsAtMs, endsAtMs, reviewDueMs, rejection }: CampaignChange,
): Promise<void> {
  const time = (ms: number | undefined) => (ms === undefined ? null : new Date(ms).toISOString());
  await tx.query(
    `update campaigns set status = $2, starts_at = coalesce($3, starts_at), ends_at = coalesce($4, ends_at),
            review_due_at = coalesce($5, review_due_at), reject_reason = coalesce($6, reject_reason),
            reject_message = coalesce($7, reject_message)
      where id = $1`,
    [
      id,
      status,
      time(startsAtMs),
      time(endsAtMs),
      time(reviewDueMs),
      rejection?.reason ?? null,
      rejection?.message ?? null,
    ],
  );
}

/** Returns campaigns for which something is due: to begin, to end, or to go out because their post is gone. */
export function dueCampaigns(
  db: Queryable,
  nowMs: number,
  limit: number,
): Promise<Columns<'campaigns', 'id'>[]> {
  return db.query(
    `select g.id from campaigns g
      where (g.status = 'scheduled' and g.starts_at <= $1)
         or (g.status = 'active' and (g.ends_at <= $1 or g.shown_count = g.goal))
         or (g.status in ('in-review', 'scheduled', 'active') and not exists (select 1 from posts p
              where p.blog_id = g.blog_id and p.id = g.post_id and p.state = 'published'))
      order by g.id limit $2`,
    [new Date(nowMs).toISOString(), limit],
  );
}

/** Returns true while the post of a campaign is published where it was. */
export async function isPostPublished(
  tx: Queryable,
  { blog_id: blogId, post_id: postId }: Pick<CampaignRow, 'blog_id' | 'post_id'>,
): Promise<boolean> {
  const row = await first(tx, `select 1 from posts where blog_id = $1 and id = $2 and state = 'published'`, [
    blogId,
    postId,
  ]);
  return row !== undefined;
}

/** Returns true when a post is published and not in a campaign already; its row is locked against edits. */
export async function canBurn(
  tx: Queryable,
  { blogId, postId }: { blogId: string; postId: string },
): Promise<boolean> {
  const row = await first(
    tx,
    `select 1 from posts p where p.blog_id = $1 and p.id = $2 and p.state = 'published' and p.community_id is null
        and not exists (select 1 from campaigns g where g.post_id = p.id and g.status in ('in-review', 'scheduled', 'active'))
      for no key update of p`,
    [blogId, postId],
  );
  return row !== undefined;
}

/** Locks the free credits of a member, so that two campaigns do not use one. */
export async function lockCredits(tx: Queryable, userId: string): Promise<void> {
  await tx.query('select 1 from users where id = $1 for no key update', [userId]);
}

/** Returns true when a member used a free credit since a time. Rejected and cancelled campaigns give it back, promotions do not. */
export async function hasUsedCredit(db: Queryable, userId: string, sinceMs: number): Promise<boolean> {
  const row = await first(
    db,
    `select 1 from campaigns where user_id = $1 and checkout_id is null and created_at > $2
        and status not in ('rejected', 'cancelled')
      union all select 1 from promotions where user_id = $1 and uses_credit and created_at > $2 limit 1`,
    [userId, new Date(sinceMs).toISOString()],
  );
  return row !== undefined;
}
