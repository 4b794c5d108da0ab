import { domainError, requireFound } from '#server/core/errors.ts';
import { requiredText } from '#server/core/required-text.ts';
import { ownPost } from '#server/entities/post/policy.ts';
import { answer, type Handler } from '#server/http/contract/handler.ts';
import { appealFlag, lastFlagOf } from '../review/flags-repository.ts';
import { presentReview } from '../review/review-presenter.ts';

export const appealPost: Handler<'appealPost'> = async ({ params, body, subject, db, viewer }) => {
  const { blog } = subject;
  const text = requiredText(body.text, 'text');
  const { id } = await ownPost(db, blog, params.id, viewer.userId);
  const item = await db.transaction(async (tx) => {
    const isNew = await appealFlag(tx, blog.id, id, text);
    const flag = await lastFlagOf(tx, blog.id, id);
    if (!flag) throw domainError('not-found', { reason: 'not_flagged' });
    if (!isNew) {
      throw domainError('already-done', { reason: 'appealed' });
    }
    const [shown] = await presentReview(tx, [flag], viewer.userId);
    return requireFound(shown, 'The post');
  });
  return answer(201, { item });
};
