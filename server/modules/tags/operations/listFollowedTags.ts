import { countTaggedSince } from '#server/entities/post/tag-counts-repository.ts';
import { offsetLinks } from '#server/feed/page-links.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { pathOf } from '#server/http/contract/path-of.ts';
import { newSince } from '../hubs/new-since.ts';
import { presentTag, presentTagsWithPictures } from '../tag-presenter.ts';
import { countFollowedTags, followedTags, type TagOrder } from '../tag-repository.ts';

export const listFollowedTags: Handler<'listFollowedTags'> = async ({ query, db, services, viewer }) => {
  const { offset = 0, limit = 10, format, sort = 'followed_at', sort_order = 'desc' } = query;
  const order: TagOrder = `${sort} ${sort_order}`;
  const isShort = format === 'short';
  const [rows, total] = await Promise.all([
    followedTags(db, viewer.userId, order, isShort ? 0 : offset, isShort ? null : limit),
    countFollowedTags(db, viewer.userId),
  ]);
  if (isShort) return { tags: rows.map(presentTag), total, links: {} };
  const [tags, newCounts] = await Promise.all([
    presentTagsWithPictures(db, rows, viewer.userId),
    countTaggedSince(
      db,
      rows.map(({ tag }) => tag),
      newSince(services.now()),
    ),
  ]);
  return {
    tags: tags.map((tag, at) => ({ ...tag, newPostsCount: newCounts.get(rows[at]?.tag ?? '') ?? 0 })),
    total,
    links: offsetLinks(pathOf('listFollowedTags'), { ...query, offset, limit }, total),
  };
};
