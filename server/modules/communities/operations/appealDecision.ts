import { domainError } from '#server/core/errors.ts';
import { requiredText } from '#server/core/required-text.ts';
import type { Queryable } from '#server/db/database.ts';
import { blogsByIds } from '#server/entities/blog/repository.ts';
import { answer, type Handler } from '#server/http/contract/handler.ts';
import { notifyOfCommunityAppeal } from '#server/notifications/notifications-repository.ts';
import { isToldTo, lockedDecision } from '../moderation/acts/find-decision.ts';
import { presentedDecision } from '../moderation/acts/shown-decision.ts';
import { itemOfDecision } from '../moderation/acts/undo.ts';
import { isAppealable } from '../moderation/decision-presenter.ts';
import { type DecisionRow, insertAppeal } from '../moderation/decisions-repository.ts';
import { setAppealOpen } from '../moderation/queue/items-repository.ts';
import { communityNamed } from '../show/entry.ts';

/** Returns true when a decision concerns somebody: also as an admin of the blog as which it was written (decision 021). */
async function concerns(tx: Queryable, row: DecisionRow, userId: string, now: number): Promise<boolean> {
  if (isToldTo(row, userId, now)) return true;
  if (row.kind === 'member' || row.blog_id === null || !isToldTo(row, row.user_id, now)) return false;
  return (await blogsByIds(tx, [row.blog_id], userId)).get(row.blog_id)?.member_role === 'admin';
}

/** Appeals against a decision, once and within 30 days, also for whoever left or is banned. */
export const appealDecision: Handler<'appealDecision'> = async ({
  params,
  body,
  subject,
  db,
  services,
  viewer,
}) => {
  const { userId } = viewer;
  const now = services.now() / 1000;
  const community = await communityNamed(db, params.community, userId);
  const text = requiredText(body.text, 'text');
  await db.transaction(async (tx) => {
    const row = await lockedDecision(tx, community.id, params.decision_id).catch((error: unknown) => {
      subject.community();
      throw error;
    });
    if (!(await concerns(tx, row, userId, now))) {
      subject.community();
      throw domainError('not-found', { reason: 'decision' });
    }
    if (row.appeal_state !== null) throw domainError('already-done');
    if (!isAppealable(row, now)) throw domainError('not-in-this-state');
    await insertAppeal(tx, row.id, text);
    await setAppealOpen(tx, await itemOfDecision(tx, row), row.id, true);
    await notifyOfCommunityAppeal(tx, row.id);
  });
  const reader = { db, community, viewerId: userId, now };
  return answer(201, { decision: await presentedDecision(params.decision_id, reader) });
};
