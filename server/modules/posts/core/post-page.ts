import type { components } from '#generated/types/api.d.ts';
import type { Queryable } from '#server/db/database.ts';
import type { Cursors } from '#server/feed/cursor.ts';
import { pageLink } from '#server/feed/page-links.ts';
import { feedPage } from '#server/feed/pipeline.ts';
import { type Skeleton, TOP } from '#server/feed/skeletons.ts';
import { canRead } from '#server/modules/blogs/core/policy.ts';
import type { BlogRow } from '#server/modules/blogs/core/rows.ts';
import { lightEnough, PAGE_BYTES, weightOf } from './page-weight.ts';
import { contextFor, presentPosts } from './present-many.ts';
import { type PostContext, presentPost } from './presenter.ts';
import { postsWithin } from './repository.ts';
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
  /** A post that stands before the first page, whatever its place: the pinned one. */
  onTop?: PostRow | undefined;
  /** What this list leaves out besides what nobody may see. */
  omit?: (row: PostRow) => boolean;
}

/** A page of posts as their reader may see them, with the link to the next one. */
export async function postPage(
  request: PostPageRequest,
): Promise<{ posts: Schemas['Post'][]; links: Schemas['PageLinks'] }> {
  const { db, cursors, viewerId, list, limit, path, query, states = PUBLIC } = request;
  const contexts = new Map<string, PostContext>();
  const { onTop } = request;
  let weight = onTop ? weightOf(onTop) : 0;
  const start = onTop ? [TOP] : undefined;
  const { rows, next } = await feedPage<PostRow>({
    skeleton: request.skeleton,
    after: request.cursor === undefined ? start : cursors.read(list, request.cursor).map(String),
    limit,
    hydrate: async (ids) => {
      const read = await postsWithin(db, ids, viewerId, PAGE_BYTES);
      const rows = lightEnough(read.rows);
      const context = await contextFor(db, rows, viewerId, request.known);
      for (const row of rows) contexts.set(row.id, context);
      return { rows, isCut: read.isCut || rows.length < read.rows.length };
    },
    fits: (row, isFirst) => {
      weight += weightOf(row);
      return weight <= PAGE_BYTES || (isFirst && !onTop);
    },
    rule: (row) => {
      const blog = contexts.get(row.id)?.blogs.get(row.blog_id);
      const isShown = states.includes(row.state) && blog?.state === 'active' && canRead(blog, viewerId);
      return isShown && !request.omit?.(row);
    },
  });
  const shownOnTop = onTop ? await presentPosts(db, [onTop], viewerId, request.known) : [];
  const posts = rows.flatMap((row) => {
    const context = contexts.get(row.id);
    return context ? [presentPost(row, context)] : [];
  });
  const shown = [...shownOnTop, ...posts];
  if (!next) return { posts: shown, links: {} };
  return {
    posts: shown,
    links: { next: pageLink(path, query, { cursor: cursors.write(list, next), limit }) },
  };
}
