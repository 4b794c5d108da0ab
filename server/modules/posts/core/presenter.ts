import type { components } from '#generated/types/api.d.ts';
import { postUrl } from '#server/modules/blogs/core/addresses.ts';
import { presentBlogRef } from '#server/modules/blogs/core/presenter.ts';
import type { BlogRow } from '#server/modules/blogs/core/rows.ts';
import type { PostRow, TrailRow } from './rows.ts';

type Schemas = components['schemas'];

/** What a page of posts needs besides their rows, loaded once for all of them. */
export interface PostContext {
  viewerId: string | null;
  blogs: ReadonlyMap<string, BlogRow>;
  /** Posts that trails may still link to. */
  readable: ReadonlySet<string>;
}

function presentTrailItem(item: TrailRow, context: PostContext): Schemas['TrailItem'] {
  const blog = context.blogs.get(item.blogId);
  const parts = { content: item.content, layout: item.layout, tags: item.tags };
  if (blog?.state !== 'active' || !context.readable.has(item.postId)) {
    return { ...parts, brokenBlogName: blog?.name ?? item.blogName };
  }
  return {
    ...parts,
    post: { id: item.postId, timestamp: item.timestamp, postUrl: postUrl(blog.name, item.postId, '') },
    blog: presentBlogRef(blog, context.viewerId),
  };
}

function presentReblog(row: PostRow, context: PostContext): Partial<Schemas['Post']> {
  if (!row.parent_post_id || !row.parent_blog_id) return {};
  const parent = context.blogs.get(row.parent_blog_id);
  const root = context.blogs.get(row.root_blog_id);
  return {
    parentPostId: row.parent_post_id,
    ...(parent
      ? {
          parentTumblelogUuid: parent.uuid,
          parentBlogName: parent.name,
          parentPostUrl: postUrl(parent.name, row.parent_post_id, ''),
        }
      : {}),
    rootPostId: row.root_post_id,
    ...(root ? { rootBlogName: root.name } : {}),
    ...(context.viewerId === null ? {} : { rebloggedFromFollowing: parent?.followed ?? false }),
  };
}

function presentLabels(row: PostRow): Schemas['ContentLabels'] {
  return { hasCommunityLabel: false, categories: [], ...row.labels };
}

function presentSchedule({ publish_on }: PostRow): Partial<Schemas['Post']> {
  if (!publish_on) return {};
  const due = new Date(publish_on);
  return { publishOn: due.toISOString(), scheduledPublishTime: Math.floor(due.getTime() / 1000) };
}

/**
 * A post as the contract shows it. The blog of the post must be in the context.
 *
 * The counters are those of the whole tree: a like of a reblog is a note of the root as well (spec 000 §3).
 */
export function presentPost(row: PostRow, context: PostContext): Schemas['Post'] {
  const blog = context.blogs.get(row.blog_id);
  if (!blog) throw new Error(`Post ${row.id} was to be shown without its blog`);
  const asking = row.asking_blog_id ? context.blogs.get(row.asking_blog_id) : undefined;
  const isLive = row.state === 'published';
  const loggedIn = context.viewerId !== null;
  return {
    objectType: 'post',
    id: row.id,
    type: row.type,
    state: row.state === 'deleted' ? 'disabled' : row.state,
    blog: presentBlogRef(blog, context.viewerId),
    blogName: blog.name,
    postUrl: postUrl(blog.name, row.id, row.slug),
    slug: row.slug,
    timestamp: row.timestamp,
    date: new Date(row.shown * 1000).toISOString(),
    ...(row.edited === null ? {} : { editedTs: row.edited }),
    tags: row.tags,
    summary: row.summary,
    content: row.content,
    layout: row.layout,
    trail: row.hide_trail ? [] : row.trail.map((item) => presentTrailItem(item, context)),
    reblogKey: row.reblog_key,
    ...(asking ? { askingBlog: presentBlogRef(asking, context.viewerId) } : {}),
    ...(row.asking_is_anonymous ? { askingIsAnonymous: true } : {}),
    noteCount: row.note_count,
    likeCount: row.like_count,
    reblogCount: row.reblog_count,
    replyCount: row.reply_count,
    selfReplyCount: row.self_reply_count,
    liked: row.liked,
    followed: blog.followed,
    rebloggedFromFollowing: false,
    ...presentReblog(row, context),
    ...(loggedIn ? { rebloggedByYou: row.reblogged_by_you } : {}),
    canLike: isLive,
    canReblog: isLive && row.interactability_reblog === 'everyone',
    canReply: isLive,
    canEdit: row.may_change,
    canDelete: row.may_change,
    isPinned: row.is_pinned,
    isCommercial: row.is_commercial,
    isEmbeddable: isLive && !blog.is_hidden && !blog.has_password,
    contentRating: row.content_rating,
    communityLabels: presentLabels(row),
    interactabilityReblog: row.interactability_reblog,
    interactabilityBlaze: row.interactability_blaze,
    hideTrail: row.hide_trail,
    ...(row.source_url ? { sourceUrl: row.source_url } : {}),
    ...(row.state === 'queued' ? { queuedState: row.publish_on ? 'scheduled' : 'queued' } : {}),
    ...presentSchedule(row),
  };
}
