import { limits } from '#generated/limits.ts';
import { domainError, rateLimited } from '#server/core/errors.ts';
import { presentBlog } from '#server/entities/blog/presenter.ts';
import { findBlog } from '#server/entities/blog/repository.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { checkPassword } from '#server/identity/passwords.ts';
import { blogVerdict } from '#server/policies/blogs.ts';
import type { Limit } from '#server/rate-limit/rate-limiter.ts';
import { openBlog, passwordOfBlog } from '../password/opened-blogs-repository.ts';

/** Rate limit of password attempts per member and blog. */
const PASSWORD_ATTEMPTS: Limit = { capacity: limits.blogGuesses, perSecond: limits.blogGuesses / 600 };

export const verifyBlogPassword: Handler<'verifyBlogPassword'> = async ({
  params,
  body,
  db,
  services,
  viewer,
}) => {
  const blog = await findBlog(db, params.blog, viewer.userId);
  const verdict = blog && blogVerdict(blog, viewer.userId);
  if (!blog || verdict === 'gone') throw domainError('not-found', { reason: 'blog' });
  if (verdict === 'shown') return { blog: presentBlog(blog, viewer.userId) };

  const key = `open ${blog.id} ${viewer.userId}`;
  const { wait } = await services.rateLimiter.take(key, PASSWORD_ATTEMPTS);
  if (wait > 0) throw rateLimited(wait);
  const kept = await passwordOfBlog(db, blog.id);
  if (!(await checkPassword(kept, body.password))) {
    throw domainError('password-protected-blog', {
      field: 'password',
      reason: 'wrong_password',
    });
  }
  await openBlog(db, viewer.userId, blog.id, kept);
  await services.rateLimiter.forget(key);
  const opened = await findBlog(db, blog.uuid, viewer.userId);
  return { blog: presentBlog(opened ?? blog, viewer.userId) };
};
