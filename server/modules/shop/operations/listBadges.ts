import { SUPPORTER_KEY } from '#server/entities/shop/catalogue.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { badgesOfBlog } from '../badges-of-blog.ts';

export const listBadges: Handler<'listBadges'> = async ({ subject, db }) => {
  const badges = await badgesOfBlog(db, subject.blog);
  const supporterBadge = badges.find(({ id }) => id === SUPPORTER_KEY);
  if (supporterBadge === undefined) throw new RangeError('There is no supporter badge.');
  return { badges, shown: subject.blog.badges, supporterBadge };
};
