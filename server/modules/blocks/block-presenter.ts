import type { components } from '#generated/types/api.d.ts';
import { presentBlogRef } from '#server/entities/blog/presenter.ts';
import type { BlockRow } from './blocks-repository.ts';

/** Presents a block to the blocking member. */
export function presentBlock(row: BlockRow, viewerId: string): components['schemas']['BlockedBlog'] {
  return { blog: presentBlogRef(row, viewerId), createdTs: row.blocked_at };
}
