import type { Queryable } from './db/database.ts';

/**
 * Called after a post was published or changed, in its transaction, so that a module can hold it back before anybody
 * sees it. Returns true when the post waits for a moderator.
 */
export type PostScreen = (
  tx: Queryable,
  communityId: string | null,
  post: { id: string; blog_id: string },
) => Promise<boolean>;
