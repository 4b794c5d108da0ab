import type { components } from '#generated/types/api.d.ts';
import type { Queryable } from '#server/db/database.ts';
import type { BlogRow } from '#server/entities/blog/rows.ts';
import type { Cursors } from '#server/feed/cursor.ts';
import { pageLink } from '#server/feed/page-links.ts';
import { feedPage } from '#server/feed/pipeline.ts';
import { type Skeleton, START_OF_LIST } from '#server/feed/skeletons.ts';
import { canRead, takesPart } from '#server/policies/blogs.ts';
import { type Filters, matchesOf } from '#server/policies/filters.ts';
import { filtersOf } from '#server/policies/filters-repository.ts';
import { isPublished } from '#server/policies/posts.ts';
import { HiddenCount, hidingChoice, isReversible } from './hiding-choices.ts';
import { fittingRows, PAGE_BYTES, weightOf } from './page-weight.ts';
import { contextFor, presentPosts } from './posts-presenter.ts';
import { type PostContext, presentPost } from './presenter.ts';
import { postsWithin } from './repository.ts';
import type { PostRow } from './rows.ts';

type Schemas = components['schemas'];
type Scope = Schemas['FilterScope'] | undefined;

/** A page of posts with the link to the next page. */
export interface PostPage {
  posts: Schemas['Post'][];
  links: Schemas['PageLinks'];
  /** Posts that the viewer's own choices leave out. */
  hiddenByChoice?: Schemas['HiddenByChoice'];
}

export interface PostPageRequest {
  db: Queryable;
  cursors: Cursors;
  viewerId: string | null;
  skeleton: Skeleton;
  /** Name of the list with all its filters; a cursor of one list is invalid in every other. */
  list: string;
  cursor: string | undefined;
  limit: number;
  /** Path and own query of the operation, for the link to the next page. */
  path: string;
  query: Readonly<Record<string, unknown>>;
  /** True when the reader sets mutes and filters aside for this list (`show_hidden`). */
  showsHidden?: boolean | undefined;
  /** Blogs that were already loaded for this viewer. */
  known?: readonly BlogRow[];
  /** States of the posts this list shows; the public ones by default. */
  states?: readonly PostRow['state'][];
  /** Ids of communities whose posts this list shows; its caller has checked that the viewer may look in. */
  communityIds?: readonly string[];
  /** Post that comes first regardless of its position: the pinned one. */
  onTop?: PostRow | undefined;
  /**
   * The scope in which the viewer's blocks, mutes and filters apply; unset for their own collections (likes, drafts).
   */
  scope?: Scope;
  /** Returns true for posts that this list leaves out in addition to invisible ones. */
  omit?: (row: PostRow) => boolean;
}

/** Returns a post with the viewer's filters that cover it. Own posts are never filtered. */
function covered(post: Schemas['Post'], row: PostRow, filters: Filters): Schemas['Post'] {
  const filteredBy = row.is_own ? [] : matchesOf(post, filters).filter(({ action }) => action === 'warn');
  return filteredBy.length === 0 ? post : { ...post, filteredBy };
}

/** Returns the posts that a list of that scope would show its viewer, unordered. */
export async function visibleAmong(
  db: Queryable,
  ids: readonly string[],
  viewerId: string,
  scope: NonNullable<Scope>,
): Promise<Set<string>> {
  const shown = new Set<string>();
  const filters = await filtersOf(db, viewerId, scope);
  for (let start = 0; start < ids.length; ) {
    const { rows } = await postsWithin(db, ids.slice(start), viewerId, PAGE_BYTES);
    const context = await contextFor(db, rows, viewerId);
    for (const row of rows) {
      const blog = context.blogs.get(row.blog_id);
      if (!blog || !canRead(blog, viewerId)) continue;
      const candidate = { post: presentPost(row, context), row, blog };
      if (!hidingChoice(candidate, scope, viewerId, filters)) shown.add(row.id);
    }
    start = rows.length === 0 ? ids.length : ids.indexOf(rows.at(-1)?.id ?? '') + 1;
  }
  return shown;
}

/** Returns a page of posts as their viewer may see them, with the link to the next page. */
export async function postPage(request: PostPageRequest): Promise<PostPage> {
  const { db, cursors, viewerId, list, limit, path, query, states, scope, showsHidden = false } = request;
  const communityIds = new Set(request.communityIds);
  const isInCommunity = ({ community_id: id }: PostRow): boolean => id !== null && communityIds.has(id);
  const isListed = (row: PostRow): boolean => {
    if (isInCommunity(row)) return row.state === 'published';
    return states ? states.includes(row.state) : isPublished(row);
  };
  const isShown = (blog: BlogRow, row: PostRow): boolean =>
    isInCommunity(row) ? takesPart(blog) : canRead(blog, viewerId);
  const contexts = new Map<string, PostContext>();
  const { onTop } = request;
  let weight = onTop ? weightOf(onTop) : 0;
  const start = onTop ? [START_OF_LIST] : undefined;
  const posts = new Map<string, Schemas['Post']>();
  const filters = scope === undefined ? undefined : await filtersOf(db, viewerId, scope);
  const hidden = new HiddenCount();
  const { rows, next } = await feedPage<PostRow>({
    skeleton: request.skeleton,
    after: request.cursor === undefined ? start : cursors.read(list, request.cursor).map(String),
    limit,
    hydrate: async (ids) => {
      const read = await postsWithin(db, ids, viewerId, PAGE_BYTES);
      const rows = fittingRows(read.rows);
      const context = await contextFor(db, rows, viewerId, request.known);
      for (const row of rows) contexts.set(row.id, context);
      return { rows, isCut: read.isCut || rows.length < read.rows.length };
    },
    fits: (row, isFirst) => {
      weight += weightOf(row);
      return weight <= PAGE_BYTES || (isFirst && !onTop);
    },
    rule: (row) => {
      const context = contexts.get(row.id);
      const blog = context?.blogs.get(row.blog_id);
      if (!context || !blog || !isListed(row) || request.omit?.(row)) return false;
      if (!isShown(blog, row)) return false;
      const post = presentPost(row, context);
      if (scope !== undefined && filters) {
        const reason = hidingChoice({ post, row, blog }, scope, viewerId, filters);
        if (reason) hidden.add(reason);
        if (reason && !(showsHidden && isReversible(reason))) return false;
      }
      posts.set(row.id, filters ? covered(post, row, filters) : post);
      return true;
    },
  });
  const shownOnTop = onTop ? await presentPosts(db, [onTop], viewerId, request.known) : [];
  const shown = [...shownOnTop, ...rows.flatMap((row) => posts.get(row.id) ?? [])];
  const hiddenByChoice = hidden.present();
  const page = { posts: shown, ...(hiddenByChoice ? { hiddenByChoice } : {}) };
  if (!next) return { ...page, links: {} };
  return {
    ...page,
    links: { next: pageLink(path, query, { cursor: cursors.write(list, next), limit }) },
  };
}
