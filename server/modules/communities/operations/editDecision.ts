import { domainError } from '#server/core/errors.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { lockedDecision } from '../moderation/acts/find-decision.ts';
import { presentedDecision } from '../moderation/acts/shown-decision.ts';
import { recordCommunityAct } from '../moderation/audit-log-repository.ts';
import { updateDecision } from '../moderation/decisions-repository.ts';
import { moderatorBlog } from '../moderation/moderators-repository.ts';
import { ruleNamed } from '../moderation/rules-repository.ts';

/** Changes the words of a decision before its notices are sent, for who decided and for admins. */
export const editDecision: Handler<'editDecision'> = async ({
  params,
  body,
  subject,
  db,
  services,
  viewer,
}) => {
  const { community } = subject;
  const { userId } = viewer;
  const now = services.now() / 1000;
  const words = {
    reason: body.reason,
    rule: await ruleNamed(db, community.id, body.rule_id),
    message: body.message?.trim(),
    reporterMessage: body.reporter_message?.trim(),
    note: body.note?.trim(),
  };
  await db.transaction(async (tx) => {
    const row = await lockedDecision(tx, community.id, params.decision_id);
    if (row.decided_by !== userId && community.viewer_role !== 'admin') throw domainError('not-allowed');
    if (row.notice_due === null || row.notice_due <= now) throw domainError('not-in-this-state');
    await updateDecision(tx, row.id, words);
    const blogId = await moderatorBlog(tx, community.id, userId);
    await recordCommunityAct(tx, {
      communityId: community.id,
      type: row.kind === 'member' ? 'members' : row.kind === 'post' ? 'posts' : 'comments',
      action: 'notice_changed',
      actor: { kind: 'member', blogId },
      ...{ targetBlogId: row.blog_id, postId: row.post_id, commentId: row.comment_id },
      ...{ reason: words.reason ?? null, rule: words.rule, note: words.note ?? '' },
    });
  });
  return { decision: await presentedDecision(params.decision_id, { db, community, viewerId: userId, now }) };
};
