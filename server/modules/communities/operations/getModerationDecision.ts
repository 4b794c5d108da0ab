import { domainError } from '#server/core/errors.ts';
import { isModerator } from '#server/entities/community/policy.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { decisionOf, isToldTo } from '../moderation/acts/find-decision.ts';
import { wholeDecision } from '../moderation/acts/shown-decision.ts';
import { communityNamed } from '../show/entry.ts';

/** Returns one decision with what it is about, for moderators and for whom it is about. */
export const getModerationDecision: Handler<'getModerationDecision'> = async ({
  params,
  subject,
  db,
  services,
  viewer,
}) => {
  const { userId } = viewer;
  const now = services.now() / 1000;
  const community = await communityNamed(db, params.community, userId);
  const row = await decisionOf(db, community.id, params.decision_id).catch((error: unknown) => {
    subject.community();
    throw error;
  });
  if (!(isModerator(community) && community.deleted === null) && !isToldTo(row, userId, now)) {
    subject.community();
    throw domainError('not-found', { reason: 'decision' });
  }
  return { decision: await wholeDecision(row.id, { db, community, viewerId: userId, now }) };
};
