import { readerLocale } from '#server/entities/user/reader-locale.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { cancelChange } from '#server/modules/payments/subscriptions/choose-change.ts';
import { presentSubscription } from '#server/modules/payments/subscriptions/subscription-presenter.ts';
import { ownPremium } from '../own-premium.ts';

export const cancelSubscriptionChange: Handler<'cancelSubscriptionChange'> = async ({
  db,
  viewer,
  request,
}) => {
  const { id } = await ownPremium(db, viewer.userId);
  await cancelChange({ db }, id);
  return { subscription: presentSubscription(await ownPremium(db, viewer.userId), readerLocale(request)) };
};
