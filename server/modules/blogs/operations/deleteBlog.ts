import { domainError } from '#server/core/errors.ts';
import { answer, type Context, type Handler } from '#server/http/contract/handler.ts';
import { endBlogSeats } from '#server/membership/blog-seats-repository.ts';
import { provePassword } from '#server/modules/auth/session/prove-password.ts';
import { sessionOfRequest } from '#server/modules/auth/sessions/current-session.ts';
import { checkSecondFactor, countCodeAttempt } from '#server/modules/auth/two-factor/second-factor.ts';
import { removePost } from '#server/modules/posts/compose/write-repository.ts';
import { closeBlog, isPrimaryBlog, remainingPosts } from '../settings/settings-repository.ts';

/** Number of posts emptied per transaction. */
const BATCH_SIZE = 50;

/** @throws invalid-request-param, primary-blog-stays (4022), invalid-password (16006) or rate-limit-exceeded */
async function check(
  { body, subject, db, services, viewer, request }: Context<'deleteBlog'>,
  code: string | undefined,
): Promise<void> {
  const { blog } = subject;
  if (body.confirm_name.trim().toLowerCase() !== blog.name.toLowerCase()) {
    throw domainError('invalid-request-param', {
      field: 'confirm_name',
      reason: 'confirmation',
    });
  }
  if (await isPrimaryBlog(db, blog.id)) throw domainError('primary-blog-stays');
  const asker = sessionOfRequest(request, viewer);
  await provePassword(db, services, asker, body.password_current);
  await countCodeAttempt(services, viewer.userId, code, asker.source);
}

/**
 * Hides the blog at once and then empties its posts in batches, so that no transaction locks a large blog. The rows of
 * emptied posts stay because reblogs refer to them.
 */
export const deleteBlog: Handler<'deleteBlog'> = async (context) => {
  const { body, subject, db, services, viewer } = context;
  const { id } = subject.blog;
  const { tfa_token: code } = body;
  await check(context, code);
  await db.transaction(async (tx) => {
    await checkSecondFactor(tx, services, viewer.userId, code);
    await closeBlog(tx, id);
    await endBlogSeats(tx, id);
  });
  for (
    let ids = await remainingPosts(db, id, BATCH_SIZE);
    ids.length > 0;
    ids = await remainingPosts(db, id, BATCH_SIZE)
  ) {
    const batch = ids;
    await db.transaction(async (tx) => {
      for (const post of batch) await removePost(tx, id, post);
    });
  }
  return answer(204);
};
