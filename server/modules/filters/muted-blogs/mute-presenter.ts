import type { components } from '#generated/types/api.d.ts';
import { presentBlogRef } from '#server/entities/blog/presenter.ts';
import type { MuteRow } from './mutes-repository.ts';

/** Presents a muted blog in the contract's shape. */
export function presentMute(row: MuteRow, viewerId: string): components['schemas']['MutedBlog'] {
  return {
    blog: presentBlogRef(row, viewerId),
    kind: row.kind,
    ...(row.muted_tag === null ? {} : { tag: row.muted_tag }),
    scopes: row.scopes,
    createdTs: row.muted_at,
    ...(row.expires === null ? {} : { expiresTs: row.expires }),
  };
}
