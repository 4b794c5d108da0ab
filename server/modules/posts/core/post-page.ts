import type { components } from '#generated/types/api.d.ts';
import type { Queryable } from '#server/db/database.ts';
import type { Cursors } from '#server/feed/cursor.ts';
import { pageLink } from '#server/feed/page-links.ts';
import { feedPage } from '#server/feed/pipeline.ts';
import type { Skeleton } from '#server/feed/skeletons.ts';
import { canRead } from '#server/modules/blogs/core/policy.ts';
import type { BlogRow } from '#server/modules/blogs/core/rows.ts';
import { contextFor } from './present-many.ts';
import { type PostContext, presentPost } from './presenter.ts';
import { postsByIds } from './repository.ts';
import type { PostRow } from './rows.ts';

type Schemas = components['schemas'];

const PUBLIC: readonly PostRow['state'][] = ['published'];

export interface PostPageRequest {
  db: Queryable;
  cursors: Cursors;
  viewerId: string | null;
  skeleton: Skeleton;
  /** Names the list with all its filters: a cursor of one list is none of another. */
  list: string;
  cursor: string | undefined;
  limit: number;
  /** The path of the call and its own query, for the link to the next page. */
  path: string;
  query: Readonly<Record<string, unknown>>;
  /** Blogs that were read for this reader already. */
  known?: readonly BlogRow[];
  /** States of the posts this list shows; those that are public when left out. */
  states?: readonly PostRow['state'][];
  /** What this list leaves out besides what nobody may see. */
  omit?: (row: PostRow) => boolean;
}

/** A page of posts as their reader may see them, with the link to the next one. */
export async function postPage(
  request: PostPageRequest,
): Promise<{ posts: Schemas['Post'][]; links: Schemas['PageLinks'] }> {
  const { db, cursors, viewerId, list, limit, path, query, states = PUBLIC } = request;
  const contexts = new Map<string, PostContext>();
  const { rows, next } = await feedPage<PostRow>({
    skeleton: request.skeleton,
    after: request.cursor === undefined ? undefined : cursors.read(list, request.cursor).map(String),
    limit,
    hydrate: async (ids) => {
      const loaded = await postsByIds(db, ids, viewerId);
      const context = await contextFor(db, loaded, viewerId, request.known);
      for (const row of loaded) contexts.set(row.id, context);
      return loaded;
    },
    rule: (row) => {
      const blog = contexts.get(row.id)?.blogs.get(row.blog_id);
      const isShown = states.includes(row.state) && blog?.state === 'active' && canRead(blog, viewerId);
      return isShown && !request.omit?.(row);
    },
  });
  const posts = rows.flatMap((row) => {
    const context = contexts.get(row.id);
    return context ? [presentPost(row, context)] : [];
  });
  if (!next) return { posts, links: {} };
  return { posts, links: { next: pageLink(path, query, { cursor: cursors.write(list, next), limit }) } };
}
