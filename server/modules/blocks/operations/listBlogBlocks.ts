import { offsetLinks } from '#server/feed/page-links.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { pathOf } from '#server/http/contract/path-of.ts';
import { askerBlocksOf } from '../askers-repository.ts';
import { presentBlock } from '../block-presenter.ts';
import { blocksOf, countBlocks } from '../blocks-repository.ts';

export const listBlogBlocks: Handler<'listBlogBlocks'> = async ({ params, query, subject, db, viewer }) => {
  const { offset = 0, limit = 20 } = query;
  const blocker = { blogId: subject.blog.id };
  const [rows, named, askers] = await Promise.all([
    // Blocks of anonymous askers are merged in by time, so all blocks up to the end of the page are read.
    blocksOf(db, blocker, viewer.userId, { offset: 0, limit: offset + limit }),
    countBlocks(db, blocker),
    askerBlocksOf(db, subject.blog.id),
  ]);
  const blocks = [
    ...rows.map((row) => presentBlock(row, viewer.userId)),
    ...askers.map((createdTs) => ({ isAnonymous: true, createdTs })),
  ].toSorted((one, other) => other.createdTs - one.createdTs);
  const total = named + askers.length;
  const path = pathOf('listBlogBlocks', params);
  return {
    blocks: blocks.slice(offset, offset + limit),
    total,
    links: offsetLinks(path, { offset, limit }, total),
  };
};
