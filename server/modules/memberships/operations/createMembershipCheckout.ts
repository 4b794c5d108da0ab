import { domainError } from '#server/core/errors.ts';
import { readableBlog } from '#server/entities/blog/policy.ts';
import { readerLocale } from '#server/entities/user/reader-locale.ts';
import { answer, type Handler } from '#server/http/contract/handler.ts';
import { presentCheckout } from '#server/modules/payments/checkouts/checkout-presenter.ts';
import { ownCheckout } from '#server/modules/payments/checkouts/find-own-checkout.ts';
import { openSubscriptionCheckout } from '#server/modules/payments/checkouts/open-checkout.ts';
import { returnUrlOf } from '#server/modules/payments/checkouts/return-url.ts';
import { isExpected, priceChanged } from '#server/modules/payments/prices/expected-price.ts';
import { planItem } from '#server/modules/payments/prices/items.ts';
import { findPrice } from '#server/modules/payments/prices/prices-repository.ts';
import { saleCountry } from '#server/modules/payments/prices/sale-country.ts';
import { findPlan } from '../plans/plans-repository.ts';
import { findProfile } from '../profile/profile-repository.ts';

export const createMembershipCheckout: Handler<'createMembershipCheckout'> = async (context) => {
  const { body, db, services, viewer, request } = context;
  const { userId } = viewer;
  const locale = readerLocale(request);
  const returnUrl = returnUrlOf(body, services.publicUrl);
  const blog = await readableBlog(db, body.tumblelog, userId);
  if (blog.member_role !== null) throw domainError('not-in-this-state', { reason: 'own_blog' });
  const [profile, plan] = await Promise.all([findProfile(db, blog.id), findPlan(db, blog.id, body.plan_id)]);
  if (!profile?.is_enabled || plan === undefined) throw domainError('not-found');
  const { country } = await saleCountry(db, { asked: body.country, userId, request });
  const item = planItem(plan.id, body.period);
  const price = await findPrice(db, item, country);
  if (price === undefined) throw domainError('not-in-this-state', { reason: 'plan_closed' });
  if (!isExpected(price, body)) throw priceChanged(price, locale);
  const membership = {
    planId: plan.id,
    title: plan.name,
    message: body.message?.trim() ?? '',
    isListed: body.is_listed ?? false,
  };
  const id = await openSubscriptionCheckout({ db, services }, { userId, item, price, returnUrl, membership });
  const checkout = await ownCheckout(db, id, userId);
  return answer(201, { checkout: presentCheckout(checkout, { locale, nowMs: services.now() }) });
};
