import { firstIdAt, firstPositionAt, isPossibleId } from '#server/core/ids.ts';
import { tagKey } from '#server/core/tags.ts';
import { readableBlog } from '#server/entities/blog/policy.ts';
import { presentBlog } from '#server/entities/blog/presenter.ts';
import type { BlogRow } from '#server/entities/blog/rows.ts';
import { markGroupRead } from '#server/entities/blog/unread-repository.ts';
import { isBlazeable } from '#server/entities/post/blazeable.ts';
import { readablePost } from '#server/entities/post/policy.ts';
import { postPage } from '#server/entities/post/post-page.ts';
import { presentPosts } from '#server/entities/post/posts-presenter.ts';
import { pinnedPost, postOfBlog } from '#server/entities/post/repository.ts';
import type { PostRow } from '#server/entities/post/rows.ts';
import { endingAbove } from '#server/feed/bounded-skeletons.ts';
import { blogSkeleton, oldestFirstSkeleton, type Skeleton } from '#server/feed/skeletons.ts';
import type { Context, Handler } from '#server/http/contract/handler.ts';
import { pathOf } from '#server/http/contract/path-of.ts';

type ListContext = Context<'listBlogPosts'>;

/** Returns the single post that `id` requests, as a list. */
async function onePost({ params, db, viewer }: ListContext, id: string) {
  const viewerId = viewer?.userId ?? null;
  const { blog, post } = await readablePost(db, params.blog, id, viewerId);
  return { posts: await presentPosts(db, [post], viewerId, [blog]), links: {} };
}

/** Returns the start of a page that is requested by a time or a post instead of a cursor. */
async function startOf({ query, db, viewer }: ListContext, blog: BlogRow): Promise<string | undefined> {
  if (query.before_id !== undefined) {
    const post = await postOfBlog(db, blog.id, query.before_id, viewer?.userId ?? null);
    // Ids sort by time, so the id of a deleted post is still a valid position.
    return post?.position ?? (isPossibleId(query.before_id) ? query.before_id : undefined);
  }
  if (query.before === undefined) return undefined;
  const first = firstIdAt(query.before * 1000);
  return first.startsWith('-') ? '0' : first;
}

type Bounds = { type?: string; tag?: string; offset: number; below?: string };

/** Returns the posts of the blog in the requested order, between the requested times. */
function listed({ query, db }: ListContext, blog: BlogRow, filter: Bounds): Skeleton {
  const above = query.after === undefined ? undefined : firstPositionAt(query.after + 1);
  if (query.sort === 'asc') {
    // The bound of an ascending list ends it; the blog's page reads descending ones only.
    const { below, ...others } = filter;
    const read = oldestFirstSkeleton(db, blog.id, { ...others, ...(above === undefined ? {} : { above }) });
    if (below === undefined) return read;
    return async (after, count) =>
      (await read(after, count)).filter(({ key }) => BigInt(key[0] ?? 0) < BigInt(below));
  }
  const read = blogSkeleton(db, blog.id, filter);
  return above === undefined ? read : endingAbove(read, above);
}

async function manyPosts(context: ListContext, blog: BlogRow) {
  const { params, query, db, services, viewer } = context;
  const { cursor, limit = 20, offset = 0, type, before, before_id, after, sort = 'desc' } = query;
  const onlyBlazeable = query.only_blazeable_posts ?? false;
  const viewerId = viewer?.userId ?? null;
  // The rarest tag is not known, so the list is read by the first one and the others are compared.
  const [tag, ...furtherTags] = [...new Set([query.tag ?? [], query['tags[]'] ?? []].flat().map(tagKey))];
  const isFromTop = offset === 0 && before === undefined && before_id === undefined && after === undefined;
  const isPlain = !type && !tag && !onlyBlazeable && isFromTop && sort === 'desc';
  const isOpened = isPlain && cursor === undefined;
  if (viewer && isOpened && blog.is_private) await markGroupRead(db, blog.id, viewer.userId);
  const below = await startOf(context, blog);
  const filter = {
    ...(type ? { type } : {}),
    ...(tag ? { tag } : {}),
    ...(below ? { below } : {}),
    offset,
  };
  const order = sort === 'asc' || after !== undefined ? `&${sort}&${after ?? ''}&${below ?? ''}` : '';
  const further = furtherTags.length === 0 ? '' : `&${furtherTags}`;
  const hasFurtherTags = (post: PostRow) => {
    const keys = new Set(post.tags.map(tagKey));
    return furtherTags.every((key) => keys.has(key));
  };
  return postPage({
    showsHidden: query.show_hidden,
    db,
    scope: 'blogs',
    cursors: services.cursors,
    viewerId,
    known: [blog],
    skeleton: listed(context, blog, filter),
    list: `blog/${blog.id}?${type ?? ''}&${tag ?? ''}&${onlyBlazeable}${order}${further}`,
    cursor,
    limit,
    path: pathOf('listBlogPosts', params),
    // The bounds of an ascending list hold for all of its pages; those of the plain list are in the cursor.
    query: order
      ? { ...query, offset: undefined }
      : { ...query, offset: undefined, before: undefined, before_id: undefined },
    onTop: isOpened ? await pinnedPost(db, blog.id, viewerId) : undefined,
    omit: (post) =>
      (isPlain && post.is_pinned) || (onlyBlazeable && !isBlazeable(post, blog)) || !hasFurtherTags(post),
  });
}

export const listBlogPosts: Handler<'listBlogPosts'> = async (context) => {
  const { params, query, db, viewer } = context;
  const viewerId = viewer?.userId ?? null;
  const blog = await readableBlog(db, params.blog, viewerId);
  const page = query.id === undefined ? await manyPosts(context, blog) : await onePost(context, query.id);
  return { blog: presentBlog(blog, viewerId), totalPosts: blog.post_count, ...page };
};
