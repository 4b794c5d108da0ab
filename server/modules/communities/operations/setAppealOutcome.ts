import { domainError } from '#server/core/errors.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { notifyOfCommunityAppealOutcome } from '#server/notifications/notifications-repository.ts';
import { lockedDecision } from '../moderation/acts/find-decision.ts';
import { presentedDecision } from '../moderation/acts/shown-decision.ts';
import { itemOfDecision, undoDecision } from '../moderation/acts/undo.ts';
import { recordCommunityAct } from '../moderation/audit-log-repository.ts';
import { answerAppeal } from '../moderation/decisions-repository.ts';
import { hasOtherDecider, moderatorBlog } from '../moderation/moderators-repository.ts';
import { setAppealOpen } from '../moderation/queue/items-repository.ts';
import { noteAttended } from '../people/seats-repository.ts';

/** Answers an appeal; accepting it undoes the decision. Who decided answers it only while nobody else can. */
export const setAppealOutcome: Handler<'setAppealOutcome'> = async ({
  params,
  body,
  subject,
  db,
  services,
  viewer,
}) => {
  const { community } = subject;
  const { userId } = viewer;
  const { outcome } = body;
  await db.transaction(async (tx) => {
    const row = await lockedDecision(tx, community.id, params.decision_id);
    if (row.appeal_state === null) throw domainError('not-found', { reason: 'appeal' });
    if (row.appeal_state !== 'open') throw domainError('already-done', { reason: 'appeal_decided' });
    if (row.decided_by === userId && (await hasOtherDecider(tx, community.id, userId))) {
      throw domainError('not-allowed');
    }
    const actor = { kind: 'member' as const, blogId: await moderatorBlog(tx, community.id, userId) };
    const action = `appeal_${outcome}`;
    const itemId = await itemOfDecision(tx, row);
    // A decision that was undone meanwhile needs no second undoing.
    if (outcome === 'accepted' && row.revoked === null)
      await undoDecision(tx, row, { userId, actor, action });
    else {
      await recordCommunityAct(tx, {
        ...{ communityId: community.id, action, actor, decisionId: row.id },
        type: row.kind === 'member' ? 'members' : row.kind === 'post' ? 'posts' : 'comments',
        ...{ targetBlogId: row.blog_id, postId: row.post_id, commentId: row.comment_id },
      });
    }
    await answerAppeal(tx, row.id, { outcome, message: body.message?.trim() ?? '', userId });
    await setAppealOpen(tx, itemId, row.id, false);
    await notifyOfCommunityAppealOutcome(tx, row.id);
    await noteAttended(tx, community.id);
  });
  const reader = { db, community, viewerId: userId, now: services.now() / 1000 };
  return { decision: await presentedDecision(params.decision_id, reader) };
};
