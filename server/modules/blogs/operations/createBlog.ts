import { limits } from '#generated/limits.ts';
import { domainError, domainErrors, requireFound } from '#server/core/errors.ts';
import { isUniqueViolation } from '#server/db/database.ts';
import { presentBlog } from '#server/entities/blog/presenter.ts';
import { blogsByIds } from '#server/entities/blog/repository.ts';
import { blogNameIssue } from '#server/entities/user/blog-name-issue.ts';
import { countNewBlogs } from '#server/entities/user/limit-counts-repository.ts';
import { DAY_SECONDS, lockLimit } from '#server/entities/user/limit-locks-repository.ts';
import { insertBlog } from '#server/entities/user/repository.ts';
import { answer, type Handler } from '#server/http/contract/handler.ts';
import { hashPassword } from '#server/identity/passwords.ts';
import { presentMember } from '#server/modules/settings/member/member-presenter.ts';
import { memberOf } from '#server/modules/settings/member/member-repository.ts';
import { trimInvisible } from '#src/domain/text/characters.ts';
import { lockBlogSettings, writeBlogSettings } from '../settings/settings-repository.ts';

function alreadyTaken(error: unknown): never {
  if (isUniqueViolation(error, 'blogs_name')) throw domainError('blog-name-unavailable', { innerCode: 3 });
  throw error;
}

export const createBlog: Handler<'createBlog'> = async ({ body, db, services, viewer }) => {
  const { userId } = viewer;
  const name = body.tumblelog.trim();
  const issue = await blogNameIssue(db, name, services.reservedBlogNames);
  if (issue) throw domainErrors([issue]);
  const passwordHash = body.password ? await hashPassword(body.password) : null;
  const blog = await db
    .transaction(async (tx) => {
      await lockLimit(tx, 'blogsPerDay', userId);
      if ((await countNewBlogs(tx, userId, services.now() / 1000 - DAY_SECONDS)) >= limits.blogsPerDay) {
        throw domainError('limit-reached', {
          reason: 'blogs_per_day',
          params: { limit: limits.blogsPerDay },
        });
      }
      const blogId = await insertBlog(tx, userId, name, false);
      const home = await lockBlogSettings(tx, blogId);
      const title = trimInvisible(body.title ?? '') || name;
      const { timezone } = presentMember(await memberOf(tx, userId)).account;
      await writeBlogSettings(tx, blogId, {
        ...home,
        title,
        // Its queue uses the creator's time zone.
        timezone,
        is_private: body.is_private ?? false,
        password_hash: passwordHash,
      });
      // Read before the commit, so that it cannot have been changed.
      return requireFound((await blogsByIds(tx, [blogId], userId)).get(blogId), 'The blog');
    })
    .catch(alreadyTaken);
  return answer(201, { blog: presentBlog(blog, userId) });
};
