import type { Handler } from '#server/http/contract/handler.ts';
import { answerCampaign, ownCampaign } from '../campaigns/answer-campaign.ts';

export const getCampaign: Handler<'getCampaign'> = async ({ params, db, viewer, request }) => {
  const { id } = await ownCampaign(db, params.campaign_id, viewer.userId);
  return answerCampaign(db, id, { userId: viewer.userId, request });
};
