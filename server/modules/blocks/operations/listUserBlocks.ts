import { offsetLinks } from '#server/feed/page-links.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { pathOf } from '#server/http/contract/path-of.ts';
import { presentBlock } from '#server/modules/blocks/block-presenter.ts';
import { blocksOf, countBlocks } from '#server/modules/blocks/blocks-repository.ts';

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
