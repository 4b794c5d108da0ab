import type { FastifyRequest } from 'fastify';
import type { components } from '#generated/types/api.d.ts';
import type { Queryable } from '#server/db/database.ts';
import { presentBlogRef } from '#server/entities/blog/presenter.ts';
import { blogsByIds } from '#server/entities/blog/repository.ts';
import type { BlogRow } from '#server/entities/blog/rows.ts';
import { readerLocale } from '#server/entities/user/reader-locale.ts';
import { shareOfSeller } from '#server/modules/payments/ledger/shares.ts';
import { presentMoney, splitTax } from '#server/modules/payments/money/money.ts';
import { presentPlan } from '../plans/plan-presenter.ts';
import { plansOf } from '../plans/plans-repository.ts';
import { readerTax } from '../plans/reader-tax.ts';
import { presentMemberships } from '../supporters/membership-presenter.ts';
import { membershipOf } from '../supporters/supporters-repository.ts';
import { presentIncome } from './income-presenter.ts';
import { listedSupporters } from './listed-supporters-repository.ts';
import { countPaidPosts, findProfile, type Income, incomeOf, latestPaidPosts } from './profile-repository.ts';

type Schemas = components['schemas'];

const MONTHS_PER_YEAR = 12n;

/** Returns words as blocks of text, one for each paragraph. */
function paragraphs(words: string): Schemas['ContentBlock'][] {
  return words
    .split(/\n\s*\n/)
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .map((text) => ({ type: 'text', text }));
}

function monthlyShare(incomes: readonly Income[], currency: string): bigint {
  return incomes
    .filter((income) => income.currency === currency)
    .reduce((sum, { amount, period, tax_rate_bps: rate }) => {
      const share = shareOfSeller(splitTax(BigInt(amount), rate).net);
      return sum + (period === 'month' ? share : share / MONTHS_PER_YEAR);
    }, 0n);
}

async function presentListed(
  db: Queryable,
  rows: readonly Pick<BlogRow, 'id'>[],
  userId: string | null,
): Promise<Schemas['BlogRef'][]> {
  const ids = rows.map(({ id }) => id);
  const blogs = await blogsByIds(db, ids, userId);
  return ids.flatMap((id) => blogs.get(id) ?? []).map((blog) => presentBlogRef(blog, userId));
}

/** Returns the memberships of a blog as a reader sees them; undefined when the blog has none that they may see. */
export async function presentProfile(
  db: Queryable,
  blog: BlogRow,
  about: { userId: string | undefined; country?: string | undefined; request: FastifyRequest; nowMs: number },
): Promise<Schemas['MembershipProfile'] | undefined> {
  const { userId, request } = about;
  const isMember = blog.member_role !== null;
  const profile = await findProfile(db, blog.id);
  if (!isMember && !profile?.is_enabled) return undefined;
  const locale = readerLocale(request);
  const [tax, plans, incomes, paidPostCount, paidPosts, listed, own] = await Promise.all([
    readerTax(db, { asked: about.country, userId, request }),
    plansOf(db, blog.id),
    incomeOf(db, blog.id),
    countPaidPosts(db, blog.id),
    latestPaidPosts(db, blog.id),
    listedSupporters(db, blog, userId ?? null),
    userId === undefined ? undefined : membershipOf(db, userId, blog.id),
  ]);
  const [subscription] = own ? await presentMemberships(db, [own], { userId: own.user_id, tax, locale }) : [];
  const currency = plans[0]?.currency;
  const income =
    blog.member_role === 'admin' && currency !== undefined
      ? await presentIncome(db, blog, { currency, nowMs: about.nowMs, locale })
      : undefined;
  return {
    enabled: profile?.is_enabled ?? false,
    blog: presentBlogRef(blog, userId ?? null),
    description: paragraphs(profile?.description ?? ''),
    plans: plans.map((plan) => presentPlan(plan, { tax, locale, isMember })),
    ...(subscription ? { subscription } : {}),
    ...(isMember ? { isSkeinpayOnboarded: profile?.is_payout_ready ?? false } : {}),
    ...(isMember && currency
      ? { monthlyRevenue: presentMoney({ amount: monthlyShare(incomes, currency), currency }, locale) }
      : {}),
    supporterCount: incomes.reduce((sum, { count }) => sum + count, 0),
    listedSupporters: await presentListed(db, listed, userId ?? null),
    paidPostCount,
    paidPosts,
    ...(income ? { income } : {}),
  };
}
