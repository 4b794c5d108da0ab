import type { Handler } from '#server/contract/handler.ts';
import { pathOf } from '#server/contract/path-of.ts';
import { offsetLinks } from '#server/feed/page-links.ts';
import { presentBlock } from '../block-presenter.ts';
import { blocksOf, countBlocks } from '../blocks-repository.ts';

export const listBlogBlocks: Handler<'listBlogBlocks'> = async ({ params, query, subject, db, viewer }) => {
  const { offset = 0, limit = 20 } = query;
  const blocker = { blogId: subject.blog.id };
  const [rows, total] = await Promise.all([
    blocksOf(db, blocker, viewer.userId, { offset, limit }),
    countBlocks(db, blocker),
  ]);
  const path = pathOf('listBlogBlocks', params);
  return {
    blocks: rows.map((row) => presentBlock(row, viewer.userId)),
    total,
    links: offsetLinks(path, { offset, limit }, total),
  };
};
