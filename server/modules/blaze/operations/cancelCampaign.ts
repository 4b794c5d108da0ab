import { domainError } from '#server/core/errors.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { endCampaign } from '#server/modules/payments/campaigns/end-campaign.ts';
import { answerCampaign, ownCampaign } from '../campaigns/answer-campaign.ts';

export const cancelCampaign: Handler<'cancelCampaign'> = async ({ body, db, services, viewer, request }) => {
  const { userId } = viewer;
  const { id, is_buyer: isBuyer } = await ownCampaign(db, body.campaign_id, userId);
  if (!isBuyer) throw domainError('not-found');
  await endCampaign({ db, services }, id, 'cancelled');
  return answerCampaign(db, id, { userId, request });
};
