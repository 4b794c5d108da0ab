import type { components } from '#generated/types/api.d.ts';
import type { HiddenPostRow } from '#server/modules/posts/hidden/hidden-repository.ts';

/** A hidden post as the contract shows it. */
export const presentHiddenPost = (row: HiddenPostRow): components['schemas']['HiddenPost'] => ({
  rootPostId: row.root_post_id,
  blogName: row.blog_name,
  summary: row.summary,
  createdTs: row.created,
});
