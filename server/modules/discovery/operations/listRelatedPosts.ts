import { domainError } from '#server/core/errors.ts';
import { isPossibleId } from '#server/core/ids.ts';
import { tagKey } from '#server/core/tags.ts';
import { readableBlog } from '#server/entities/blog/policy.ts';
import { blogsByIds } from '#server/entities/blog/repository.ts';
import { postPage } from '#server/entities/post/post-page.ts';
import { postsByIds } from '#server/entities/post/repository.ts';
import type { Context, Handler } from '#server/http/contract/handler.ts';
import { pathOf } from '#server/http/contract/path-of.ts';
import { canRead } from '#server/policies/blogs.ts';
import { canReadPost } from '#server/policies/posts.ts';
import { sharingSkeleton, tagsOfBlog } from '../related/related-repository.ts';

/** Number of a blog's tags that are considered. */
const TAG_COUNT = 8;

/** Tags to search by, and the blog whose posts are excluded because the reader is already there. */
interface Likeness {
  tags: readonly string[];
  besides: string | null;
}

async function ofPost({ db, viewer }: Context<'listRelatedPosts'>, id: string): Promise<Likeness> {
  const viewerId = viewer?.userId ?? null;
  const [post] = isPossibleId(id) ? await postsByIds(db, [id], viewerId) : [];
  const blog = post && (await blogsByIds(db, [post.blog_id], viewerId)).get(post.blog_id);
  if (!blog || !canRead(blog, viewerId) || !canReadPost(post)) {
    throw domainError('not-found', { field: 'post_id', reason: 'post' });
  }
  return { tags: post.tags.map(tagKey), besides: blog.id };
}

async function likenessOf(context: Context<'listRelatedPosts'>): Promise<Likeness> {
  const { query, db, viewer } = context;
  if (query.post_id !== undefined) return ofPost(context, query.post_id);
  if (query.blog_name !== undefined) {
    const blog = await readableBlog(db, query.blog_name, viewer?.userId ?? null);
    return { tags: await tagsOfBlog(db, blog.id, TAG_COUNT), besides: blog.id };
  }
  if (query.query !== undefined) return { tags: [tagKey(query.query)], besides: null };
  throw domainError('invalid-request-param', {
    field: 'post_id',
    detail: 'Name a post, a blog or words to look for.',
  });
}

export const listRelatedPosts: Handler<'listRelatedPosts'> = async (context) => {
  const { query, db, services, viewer } = context;
  const { tags, besides } = await likenessOf(context);
  const { posts, links } = await postPage({
    db,
    scope: 'discovery',
    cursors: services.cursors,
    viewerId: viewer?.userId ?? null,
    skeleton: sharingSkeleton(db, tags, besides),
    list: `related?${query.post_id ?? ''}&${query.blog_name ?? ''}&${query.query ?? ''}`,
    cursor: query.cursor,
    limit: query.limit ?? 20,
    path: pathOf('listRelatedPosts'),
    query,
    omit: (post) => post.content_rating === 'explicit',
  });
  return { timeline: { elements: posts, links } };
};
