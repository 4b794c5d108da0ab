import { readerLocale } from '#server/entities/user/reader-locale.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { presentSubscription } from '#server/modules/payments/subscriptions/subscription-presenter.ts';
import { ownPremium } from '../own-premium.ts';

export const getSubscription: Handler<'getSubscription'> = async ({ db, viewer, request }) => ({
  subscription: presentSubscription(await ownPremium(db, viewer.userId), readerLocale(request)),
});
