import { domainError } from '#server/core/errors.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { ownPaymentMethod } from '#server/modules/payments/providers/own-payment-method.ts';
import { currentProvider } from '#server/modules/payments/providers/providers.ts';
import { storeMethod } from '#server/modules/payments/providers/stored-methods-repository.ts';
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
  await storeMethod(db, { userId, provider: TEST_PROVIDER }, TEST_CARDS[body.card]);
  return ownPaymentMethod({ db, services }, { userId, kind: 'premium' }, () =>
    findSubscription(db, userId, 'premium'),
  );
};
