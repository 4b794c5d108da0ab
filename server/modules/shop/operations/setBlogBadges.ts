import { domainError } from '#server/core/errors.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { badgesOfBlog, wornBadges } from '../badges-of-blog.ts';
import { setBadges } from '../worn-repository.ts';

export const setBlogBadges: Handler<'setBlogBadges'> = async ({ body, subject, db }) => {
  const owned = new Set(
    (await badgesOfBlog(db, subject.blog)).filter((one) => one.owned).map(({ id }) => id),
  );
  if (body.badges.some((id) => !owned.has(id))) {
    const detail = 'A blog wears badges that it has.';
    throw domainError('invalid-request-param', { field: 'badges', detail });
  }
  await setBadges(db, subject.blog.id, body.badges);
  return { badges: wornBadges(body) };
};
