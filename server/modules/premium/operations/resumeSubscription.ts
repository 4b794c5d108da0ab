import { readerLocale } from '#server/entities/user/reader-locale.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { resumeSubscriptionOf } from '#server/modules/payments/subscriptions/change-subscription.ts';
import { presentSubscription } from '#server/modules/payments/subscriptions/subscription-presenter.ts';
import { ownPremium } from '../own-premium.ts';

export const resumeSubscription: Handler<'resumeSubscription'> = async ({
  db,
  services,
  viewer,
  request,
}) => {
  const { id } = await ownPremium(db, viewer.userId);
  await resumeSubscriptionOf({ db, services }, id);
  return { subscription: presentSubscription(await ownPremium(db, viewer.userId), readerLocale(request)) };
};
