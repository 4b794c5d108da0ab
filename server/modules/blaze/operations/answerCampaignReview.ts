import { domainError } from '#server/core/errors.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { recordAuditEntry } from '#server/modules/audit-log/audit-log-repository.ts';
import { findCampaign } from '#server/modules/payments/campaigns/campaigns-repository.ts';
import { endCampaign } from '#server/modules/payments/campaigns/end-campaign.ts';
import { startCampaign } from '#server/modules/payments/campaigns/start-campaign.ts';
import { answerCampaign } from '../campaigns/answer-campaign.ts';

export const answerCampaignReview: Handler<'answerCampaignReview'> = async (context) => {
  const { params, body, db, services, viewer, request } = context;
  const { userId } = viewer;
  const { is_accepted: isAccepted, reason = 'other', message = '' } = body;
  const campaign = await findCampaign(db, params.campaign_id);
  if (campaign === undefined) throw domainError('not-found');
  if (campaign.user_id === userId) throw domainError('not-allowed');
  const { id } = campaign;
  if (isAccepted) await startCampaign({ db, services }, id);
  else await endCampaign({ db, services }, id, 'rejected', { reason, message: message.trim() });
  const details: Record<string, string> = { outcome: isAccepted ? 'accepted' : reason };
  await recordAuditEntry(db, { staffId: userId, act: 'review-campaign', subjectId: id, details });
  return answerCampaign(db, id, { userId, request });
};
