import { domainError } from '#server/core/errors.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { ownPaymentMethod } from '#server/modules/payments/providers/own-payment-method.ts';
import { currentProvider } from '#server/modules/payments/providers/providers.ts';
import { shownMethod, storeMethod } from '#server/modules/payments/providers/stored-methods-repository.ts';
import { TEST_CARDS } from '#server/modules/payments/providers/test-cards.ts';
import { TEST_PROVIDER } from '#server/modules/payments/providers/test-provider.ts';
import { findSubscription } from '#server/modules/payments/subscriptions/subscriptions-repository.ts';

export const setTestPaymentMethod: Handler<'setTestPaymentMethod'> = async ({
  body,
  db,
  services,
  viewer,
}) => {
  if (currentProvider(services) !== TEST_PROVIDER) throw domainError('not-found');
  const { userId } = viewer;
  const card = TEST_CARDS[body.card];
  await storeMethod(db, { userId, provider: TEST_PROVIDER }, card);
  const kind = (await findSubscription(db, userId, 'premium')) ? 'premium' : 'memberships';
  return ownPaymentMethod({ db, services }, { userId, kind }, async () => ({
    provider: TEST_PROVIDER,
    method: shownMethod(card),
  }));
};
