import type { Handler } from '#server/http/contract/handler.ts';
import { ownCampaign } from '../campaigns/answer-campaign.ts';
import { responsesTo, viewsByHour } from '../statistics/statistics-repository.ts';

export const getCampaignStatistics: Handler<'getCampaignStatistics'> = async ({ params, db, viewer }) => {
  const campaign = await ownCampaign(db, params.campaign_id, viewer.userId);
  const { id, shown_count: impressions } = campaign;
  const [responses, points] = await Promise.all([responsesTo(db, id), viewsByHour(db, id)]);
  const { likes, reblogs, replies, follows } = responses;
  return {
    statistics: {
      campaignId: id,
      impressions,
      engagements: likes + reblogs + replies + follows,
      ...responses,
      points: points.map(({ hour, count }) => ({ timestamp: hour, count })),
    },
  };
};
