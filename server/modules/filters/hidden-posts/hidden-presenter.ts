import type { components } from '#generated/types/api.d.ts';
import type { HiddenPostRow } from '#server/modules/filters/hidden-posts/hidden-repository.ts';

/** Presents a hidden post in the contract's shape. */
export function presentHiddenPost(row: HiddenPostRow): components['schemas']['HiddenPost'] {
  return {
    rootPostId: row.root_post_id,
    blogName: row.blog_name,
    summary: row.summary,
    createdTs: row.created,
  };
}
