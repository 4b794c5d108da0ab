import { domainError } from '#server/core/errors.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { lockedDecision } from '../moderation/acts/find-decision.ts';
import { reopenAfter, undoDecision } from '../moderation/acts/undo.ts';
import { mayRevoke } from '../moderation/decision-presenter.ts';
import { moderatorBlog } from '../moderation/moderators-repository.ts';
import { presentedItem } from '../moderation/queue/entry.ts';

/** Undoes a decision, within 24 hours for who decided, at any time for admins. The reports are open again. */
export const revokeDecision: Handler<'revokeDecision'> = async ({
  params,
  subject,
  db,
  services,
  viewer,
}) => {
  const { community } = subject;
  const { userId } = viewer;
  const reader = { db, community, viewerId: userId, now: services.now() / 1000 };
  const itemId = await db.transaction(async (tx) => {
    const row = await lockedDecision(tx, community.id, params.decision_id);
    const isAdmin = community.viewer_role === 'admin';
    if (!isAdmin && row.decided_by !== userId) throw domainError('not-allowed');
    if (row.revoked !== null) throw domainError('already-done');
    if (!mayRevoke(row, reader)) throw domainError('not-in-this-state', { reason: 'undo_over' });
    const blogId = await moderatorBlog(tx, community.id, userId);
    const id = await undoDecision(tx, row, {
      ...{ userId, actor: { kind: 'member', blogId }, action: 'decision_undone' },
    });
    return reopenAfter(tx, row.id, id);
  });
  return { item: await presentedItem(itemId, reader) };
};
