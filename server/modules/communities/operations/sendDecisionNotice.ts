import { domainError } from '#server/core/errors.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { lockedDecision } from '../moderation/acts/find-decision.ts';
import { sendNotices } from '../moderation/acts/notices-repository.ts';
import { presentedDecision } from '../moderation/acts/shown-decision.ts';

/** Sends the notices of a decision to the author and to those who reported it, without waiting. */
export const sendDecisionNotice: Handler<'sendDecisionNotice'> = async ({
  params,
  subject,
  db,
  services,
  viewer,
}) => {
  const { community } = subject;
  await db.transaction(async (tx) => {
    const row = await lockedDecision(tx, community.id, params.decision_id);
    if (!(await sendNotices(tx, row.id))) throw domainError('already-done');
  });
  const reader = { db, community, viewerId: viewer.userId, now: services.now() / 1000 };
  return { decision: await presentedDecision(params.decision_id, reader) };
};
