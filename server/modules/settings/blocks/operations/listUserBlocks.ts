import type { Handler } from '#server/contract/handler.ts';
import { pathOf } from '#server/contract/path-of.ts';
import { offsetLinks } from '#server/feed/page-links.ts';
import { presentBlock } from '#server/modules/blogs/blocks/block-presenter.ts';
import { blocksOf, countBlocks } from '#server/modules/blogs/blocks/blocks-repository.ts';

export const listUserBlocks: Handler<'listUserBlocks'> = async ({ query, db, viewer }) => {
  const { offset = 0, limit = 20 } = query;
  const blocker = { userId: viewer.userId };
  const [rows, total] = await Promise.all([
    blocksOf(db, blocker, viewer.userId, { offset, limit }),
    countBlocks(db, blocker),
  ]);
  return {
    blocks: rows.map((row) => presentBlock(row, viewer.userId)),
    total,
    links: offsetLinks(pathOf('listUserBlocks'), { offset, limit }, total),
  };
};
