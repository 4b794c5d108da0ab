import { domainError } from '#server/core/errors.ts';
import { readerLocale } from '#server/entities/user/reader-locale.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { presentCheckout } from '#server/modules/payments/checkouts/checkout-presenter.ts';
import { setReturnUrl } from '#server/modules/payments/checkouts/checkouts-repository.ts';
import { ownCheckout } from '#server/modules/payments/checkouts/find-own-checkout.ts';
import { returnUrlOf } from '#server/modules/payments/checkouts/return-url.ts';
import { isExpected, priceChanged } from '#server/modules/payments/prices/expected-price.ts';
import { priceOfRow } from '#server/modules/payments/prices/prices-repository.ts';
import { ownCampaign } from '../campaigns/answer-campaign.ts';

export const getBlazeCheckout: Handler<'getBlazeCheckout'> = async ({
  query,
  db,
  services,
  viewer,
  request,
}) => {
  const { userId } = viewer;
  const locale = readerLocale(request);
  const returnUrl = returnUrlOf(query, services.publicUrl);
  const campaign = await ownCampaign(db, query.campaign_id, userId);
  if (!campaign.is_buyer) throw domainError('not-found');
  if (campaign.status !== 'pending-payment' || campaign.checkout_id === null)
    throw domainError('not-in-this-state');
  const checkout = await ownCheckout(db, campaign.checkout_id, userId);
  const price = priceOfRow(checkout);
  if (!isExpected(price, query)) throw priceChanged(price, locale);
  if (returnUrl !== undefined) await setReturnUrl(db, checkout.id, returnUrl);
  const asked = returnUrl === undefined ? checkout : { ...checkout, return_url: returnUrl };
  return { checkout: presentCheckout(asked, { locale, nowMs: services.now() }) };
};
