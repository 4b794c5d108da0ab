import { domainError } from '#server/core/errors.ts';
import { refuseUnreadable } from '#server/entities/blog/policy.ts';
import { blogsByIds } from '#server/entities/blog/repository.ts';
import { readerLocale } from '#server/entities/user/reader-locale.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { isExpected, priceChanged } from '#server/modules/payments/prices/expected-price.ts';
import { planItem } from '#server/modules/payments/prices/items.ts';
import { findPrice } from '#server/modules/payments/prices/prices-repository.ts';
import { saleCountry } from '#server/modules/payments/prices/sale-country.ts';
import { chooseChange } from '#server/modules/payments/subscriptions/choose-change.ts';
import { lockPlan } from '../plans/plans-repository.ts';
import { ownMembership, presentOwnMembership } from '../supporters/own-membership.ts';

const noBlog = () => domainError('not-found', { reason: 'blog' });

export const setMembershipChange: Handler<'setMembershipChange'> = async (context) => {
  const { body, db, viewer, request } = context;
  const { userId } = viewer;
  const { id, blog_id: blogId } = await ownMembership(context);
  const blog = (await blogsByIds(db, blogId === null ? [] : [blogId], userId)).get(blogId ?? '');
  if (blog === undefined) throw noBlog();
  refuseUnreadable(blog, userId, noBlog);
  const { country } = await saleCountry(db, { asked: undefined, userId, request });
  await db.transaction(async (tx) => {
    // A plan that is being closed or taken away meanwhile is one or the other, before or after.
    const plan = await lockPlan(tx, blog.id, body.plan_id);
    if (plan === undefined) throw domainError('not-found');
    const item = planItem(plan.id, body.period);
    const price = await findPrice(tx, item, country);
    if (price === undefined) throw domainError('not-in-this-state', { reason: 'plan_closed' });
    if (!isExpected(price, body)) throw priceChanged(price, readerLocale(request));
    await chooseChange(tx, { id, offer: { item, price } });
  });
  return { subscription: await presentOwnMembership(context) };
};
