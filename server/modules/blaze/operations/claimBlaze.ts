import { domainError } from '#server/core/errors.ts';
import { answer, type Handler } from '#server/http/contract/handler.ts';
import {
  canBurn,
  insertCampaign,
  lockCredits,
} from '#server/modules/payments/campaigns/campaigns-repository.ts';
import { REVIEW_MS } from '#server/modules/payments/campaigns/fulfil-campaign.ts';
import { CAMPAIGN_SIZES } from '#server/modules/payments/campaigns/sizes.ts';
import { answerCampaign } from '../campaigns/answer-campaign.ts';
import { audienceOf } from '../campaigns/audience.ts';
import { buyerBlog } from '../campaigns/buyer-blog.ts';
import { countCredits } from '../campaigns/credits.ts';
import { eligiblePost } from '../campaigns/eligible-post.ts';

export const claimBlaze: Handler<'claimBlaze'> = async ({ body, db, services, viewer, request }) => {
  const { userId } = viewer;
  const nowMs = services.now();
  const audience = audienceOf(body, nowMs);
  const buyer = await buyerBlog(db, body.as, userId);
  const { post, blog } = await eligiblePost(db, body, userId);
  const campaign = {
    userId,
    buyerBlogId: buyer.id,
    blogId: blog.id,
    postId: post.id,
    ...CAMPAIGN_SIZES[0],
    ...audience,
  };
  const id = await db.transaction(async (tx) => {
    // Two claims at once would both find the credit.
    await lockCredits(tx, userId);
    if ((await countCredits(tx, userId, nowMs)) === 0) throw domainError('no-blaze-credit');
    if (!(await canBurn(tx, campaign))) throw domainError('post-is-ignited');
    return insertCampaign(tx, campaign, { reviewDueMs: nowMs + REVIEW_MS });
  });
  return answer(201, await answerCampaign(db, id, { userId, request }));
};
