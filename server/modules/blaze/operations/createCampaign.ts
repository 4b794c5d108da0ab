import { domainError } from '#server/core/errors.ts';
import { readerLocale } from '#server/entities/user/reader-locale.ts';
import { answer, type Handler } from '#server/http/contract/handler.ts';
import { openCampaign } from '#server/modules/payments/campaigns/open-campaign.ts';
import { CAMPAIGN_SIZES } from '#server/modules/payments/campaigns/sizes.ts';
import { presentCheckout } from '#server/modules/payments/checkouts/checkout-presenter.ts';
import { ownCheckout } from '#server/modules/payments/checkouts/find-own-checkout.ts';
import { returnUrlOf } from '#server/modules/payments/checkouts/return-url.ts';
import { isExpected, priceChanged } from '#server/modules/payments/prices/expected-price.ts';
import { findPrice } from '#server/modules/payments/prices/prices-repository.ts';
import { saleCountry } from '#server/modules/payments/prices/sale-country.ts';
import { answerCampaign } from '../campaigns/answer-campaign.ts';
import { audienceOf } from '../campaigns/audience.ts';
import { primaryBlog } from '../campaigns/buyer-blog.ts';
import { eligiblePost } from '../campaigns/eligible-post.ts';

export const createCampaign: Handler<'createCampaign'> = async (context) => {
  const { body, subject, db, services, viewer, request } = context;
  const { userId } = viewer;
  const locale = readerLocale(request);
  const returnUrl = returnUrlOf(body, services.publicUrl);
  const audience = audienceOf(body, services.now());
  const buyer = subject.blog ?? (await primaryBlog(db, userId));
  const { post, blog } = await eligiblePost(db, body, userId);
  const size = CAMPAIGN_SIZES.find(({ item }) => item === body.price_id);
  if (size === undefined) throw domainError('invalid-request-param', { field: 'price_id' });
  const { country } = await saleCountry(db, { asked: body.country, userId, request });
  const price = await findPrice(db, size.item, country);
  if (price === undefined) throw domainError('not-found');
  if (!isExpected(price, body)) throw priceChanged(price, locale);
  const campaign = { userId, buyerBlogId: buyer.id, blogId: blog.id, postId: post.id, ...size, ...audience };
  const { campaignId, checkoutId } = await openCampaign({ db, services }, { campaign, price, returnUrl });
  const checkout = await ownCheckout(db, checkoutId, userId);
  return answer(201, {
    ...(await answerCampaign(db, campaignId, { userId, request })),
    checkout: presentCheckout(checkout, { locale, nowMs: services.now() }),
  });
};
