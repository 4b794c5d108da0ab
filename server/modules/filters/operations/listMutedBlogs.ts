import { offsetLinks } from '#server/feed/page-links.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { pathOf } from '#server/http/contract/path-of.ts';
import { presentMute } from '../muted-blogs/mute-presenter.ts';
import { countMutes, mutesOf } from '../muted-blogs/mutes-repository.ts';

export const listMutedBlogs: Handler<'listMutedBlogs'> = async ({ query, db, viewer }) => {
  const { offset = 0, limit = 20 } = query;
  const [rows, total] = await Promise.all([
    mutesOf(db, viewer.userId, { offset, limit }),
    countMutes(db, viewer.userId),
  ]);
  return {
    mutedBlogs: rows.map((row) => presentMute(row, viewer.userId)),
    total,
    links: offsetLinks(pathOf('listMutedBlogs'), { offset, limit }, total),
  };
};
