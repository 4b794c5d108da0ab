import { domainError } from '#server/core/errors.ts';
import { readerLocale } from '#server/entities/user/reader-locale.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { presentCheckout } from '../checkouts/checkout-presenter.ts';
import { setCheckoutTestOutcome } from '../checkouts/checkouts-repository.ts';
import { ownCheckout } from '../checkouts/find-own-checkout.ts';
import { TEST_PROVIDER } from '../providers/test-provider.ts';

export const setTestOutcome: Handler<'setTestOutcome'> = async (context) => {
  const { params, body, db, services, viewer, request } = context;
  const { outcome } = body;
  const { id, provider, status } = await ownCheckout(db, params.checkout_id, viewer.userId);
  if (provider !== TEST_PROVIDER) throw domainError('not-found');
  if (!['open', 'declined', 'needs-action'].includes(status)) throw domainError('not-in-this-state');
  await setCheckoutTestOutcome(db, id, outcome);
  const checkout = await ownCheckout(db, id, viewer.userId);
  return { checkout: presentCheckout(checkout, { locale: readerLocale(request), nowMs: services.now() }) };
};
