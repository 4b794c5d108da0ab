import { offsetLinks } from '#server/feed/page-links.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { pathOf } from '#server/http/contract/path-of.ts';
import { presentTag } from '../tag-presenter.ts';
import { countFollowedTags, followedTags, type TagOrder } from '../tag-repository.ts';

export const listFollowedTags: Handler<'listFollowedTags'> = async ({ query, db, viewer }) => {
  const { offset = 0, limit = 10, format, sort = 'followed_at', sort_order = 'desc' } = query;
  const order: TagOrder = `${sort} ${sort_order}`;
  const isShort = format === 'short';
  const [rows, total] = await Promise.all([
    followedTags(db, viewer.userId, order, isShort ? 0 : offset, isShort ? null : limit),
    countFollowedTags(db, viewer.userId),
  ]);
  const links = isShort ? {} : offsetLinks(pathOf('listFollowedTags'), { ...query, offset, limit }, total);
  return { tags: rows.map(presentTag), total, links };
};
