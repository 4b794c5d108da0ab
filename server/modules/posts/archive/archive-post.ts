import type { components } from '#generated/types/api.d.ts';
import { thumbOf } from '#server/entities/post/post-thumb.ts';
import { hasPaywall } from '#src/domain/post/paywall.ts';

type Schemas = components['schemas'];

/** Returns a post as a tile of an archive. */
export function archivePostOf(post: Schemas['Post']): Schemas['ArchivePost'] {
  return {
    ...thumbOf(post),
    timestamp: post.timestamp,
    noteCount: post.noteCount,
    isForSupporters: hasPaywall(post.content),
    isReblog: post.parentPostId !== undefined,
    tags: post.tags,
  };
}
