import type { Handler } from '#server/http/contract/handler.ts';
import { endCampaign } from '#server/modules/payments/campaigns/end-campaign.ts';
import { answerCampaign, ownCampaign } from '../campaigns/answer-campaign.ts';

export const stopCampaign: Handler<'stopCampaign'> = async ({ body, db, services, viewer, request }) => {
  const { userId } = viewer;
  const { id } = await ownCampaign(db, body.campaign_id, userId);
  await endCampaign({ db, services }, id, 'stopped');
  return answerCampaign(db, id, { userId, request });
};
