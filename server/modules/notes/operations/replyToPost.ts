import { requireFound } from '#server/core/errors.ts';
import { requiredText } from '#server/core/required-text.ts';
import { countersOf } from '#server/entities/post/counters-repository.ts';
import { answer, type Handler } from '#server/http/contract/handler.ts';
import { presentNotes } from '../notes-presenter.ts';
import { notesByIds } from '../notes-repository.ts';
import { insertReply } from '../replies-repository.ts';
import { replyTarget, threadOf } from '../reply-rules.ts';

export const replyToPost: Handler<'replyToPost'> = async ({ body, subject, db, viewer }) => {
  const text = requiredText(body.reply_text, 'reply_text');
  const post = await replyTarget(db, body, viewer.userId);
  const thread = await threadOf(db, body, post);
  const replierBlogId = subject.blog?.id ?? viewer.primaryBlogId;
  const id = await db.transaction((tx) =>
    insertReply(tx, post, {
      ...thread,
      userId: viewer.userId,
      replierBlogId,
      text,
      scope: body.scope ?? 'everyone',
    }),
  );
  const [shown] = await presentNotes(db, await notesByIds(db, [id]), viewer.userId);
  const note = requireFound(shown, 'The reply');
  return answer(201, { note, counters: await countersOf(db, post.id, viewer.userId) });
};
