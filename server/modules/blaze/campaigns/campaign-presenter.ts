import type { components } from '#generated/types/api.d.ts';
import type { Queryable } from '#server/db/database.ts';
import { presentBlogRef } from '#server/entities/blog/presenter.ts';
import { blogsByIds } from '#server/entities/blog/repository.ts';
import { presentPostSummaries } from '#server/entities/post/post-summaries.ts';
import { postsByIds } from '#server/entities/post/repository.ts';
import { campaignStatusAfter } from '#server/modules/payments/campaigns/campaign-status.ts';
import type { CampaignRow } from '#server/modules/payments/campaigns/campaigns-repository.ts';
import { notShown } from '#server/modules/payments/campaigns/end-campaign.ts';
import { presentMoney } from '#server/modules/payments/money/money.ts';
import { canRead } from '#server/policies/blogs.ts';
import { canReadPost } from '#server/policies/posts.ts';

type Schemas = components['schemas'];
type Reader = { userId: string; locale: string };

/** Returns the summaries of posts that the reader may see, by id. */
export async function summariesOf(
  db: Queryable,
  postIds: readonly string[],
  blogs: Awaited<ReturnType<typeof blogsByIds>>,
  userId: string,
): Promise<Map<string, Schemas['NotificationPost']>> {
  const posts = await postsByIds(db, postIds, userId);
  const readable = posts.filter((post) => {
    const blog = blogs.get(post.blog_id);
    return blog !== undefined && canRead(blog, userId) && canReadPost(post);
  });
  const summaries = await presentPostSummaries(
    db,
    readable.map(({ id }) => id),
    userId,
  );
  return new Map(summaries.map((summary) => [summary.id, summary]));
}

/** Returns what the buyer alone sees of a campaign. */
function presentMoneyOf(row: CampaignRow, locale: string): Partial<Schemas['Campaign']> {
  const { amount, currency, refunded } = row;
  if (amount === null || currency === null) return {};
  const money = (of: bigint) => presentMoney({ amount: of, currency }, locale);
  const isStoppable =
    campaignStatusAfter(row.status, 'stopped') ?? campaignStatusAfter(row.status, 'cancelled');
  return {
    price: money(BigInt(amount)),
    ...(isStoppable === undefined ? {} : { refundIfStopped: money(notShown(row, BigInt(amount))) }),
    ...(refunded === null || refunded === '0' ? {} : { refunded: money(BigInt(refunded)) }),
    ...(row.status === 'pending-payment' && row.checkout_id !== null ? { checkoutId: row.checkout_id } : {}),
  };
}

/** Returns campaigns as a member sees them: what was paid is for the buyer alone. */
export async function presentCampaigns(
  db: Queryable,
  rows: readonly CampaignRow[],
  { userId, locale }: Reader,
): Promise<Schemas['Campaign'][]> {
  if (rows.length === 0) return [];
  const blogs = await blogsByIds(
    db,
    rows.flatMap((row) => [row.blog_id ?? [], row.buyer_blog_id ?? []].flat()),
    userId,
  );
  const postIds = rows.map(({ post_id: id }) => id);
  const posts = await summariesOf(db, postIds, blogs, userId);
  return rows.map((row) => {
    const isBuyer = row.user_id === userId;
    const blog = blogs.get(row.blog_id ?? '');
    const buyer = blogs.get(row.buyer_blog_id ?? '');
    const post = posts.get(row.post_id);
    const { language, starts, ends, wanted, review_due: reviewDue } = row;
    const begins = starts ?? wanted;
    const isInReview = row.status === 'in-review';
    return {
      id: row.id,
      status: row.status,
      ...(blog ? { blogName: blog.name } : {}),
      ...(post ? { post } : {}),
      ...(buyer ? { buyer: presentBlogRef(buyer, userId) } : {}),
      impressionsGoal: row.goal,
      impressions: row.shown_count,
      days: row.days,
      isFree: row.checkout_id === null,
      tags: row.tags,
      ...(language === null ? {} : { language }),
      createdTs: row.created,
      ...(begins === null ? {} : { startTs: begins }),
      ...(ends === null ? {} : { endTs: ends }),
      ...(isInReview && reviewDue !== null ? { reviewDueTs: reviewDue } : {}),
      ...(row.reject_reason === null ? {} : { rejectReason: row.reject_reason }),
      ...(isBuyer && row.reject_message !== '' ? { rejectMessage: row.reject_message } : {}),
      canExtinguish: row.status === 'active' && (isBuyer || blog?.member_role === 'admin'),
      canCancel: isBuyer && ['in-review', 'scheduled'].includes(row.status),
      ...(isBuyer ? presentMoneyOf(row, locale) : {}),
    };
  });
}
