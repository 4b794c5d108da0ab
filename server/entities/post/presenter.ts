import type { components } from '#generated/types/api.d.ts';
import { postUrl } from '#server/entities/blog/addresses.ts';
import { presentBlogRef } from '#server/entities/blog/presenter.ts';
import { takesRepliesOf } from '#server/entities/blog/reply-policy.ts';
import type { BlogRow } from '#server/entities/blog/rows.ts';
import { shownTrail } from '#server/entities/post/trail.ts';
import { reportStored } from '#server/http/contract/stored-shapes.ts';
import { canRead } from '#server/policies/blogs.ts';
import { type LabelChoices, liftedLabels } from '#server/policies/labels.ts';
import { isPublished } from '#server/policies/posts.ts';
import { isBlazeable } from './blazeable.ts';
import { withProgress } from './pending-media.ts';
import { type PostCommunities, presentPostCommunity } from './post-community.ts';
import type { NamedPost } from './repository.ts';
import type { PostRow, TrailPart, TrailRef } from './rows.ts';

type Schemas = components['schemas'];

/** Data that trail parts need besides their references, loaded once for a whole page. */
export interface TrailContext {
  viewerId: string | null;
  blogs: ReadonlyMap<string, BlogRow>;
  parts: ReadonlyMap<string, TrailPart>;
  /** Current state of the posts that reblogs refer to. */
  named: ReadonlyMap<string, NamedPost>;
}

/** Data that a page of posts needs besides their rows. */
export interface PostContext extends TrailContext {
  /** The viewer's content label settings; null for visitors and when no post is labelled. */
  labels: LabelChoices | null;
  /** Keys of audio and video in these posts that are still being transcoded. */
  unready?: ReadonlySet<string>;
  /** Communities of these posts; unset where none is of a community. */
  places?: PostCommunities | undefined;
  /** Ids of those of these posts that are in a campaign; unset for visitors. */
  burning?: ReadonlySet<string> | undefined;
}

/** Returns the host of a source, by which readers know it. */
function sourceTitleOf(address: string): string {
  return URL.parse(address)?.host.replace(/^www\./, '') ?? address;
}

/** Returns a post's content; for an unpublished post with the transcoding state of its media. */
function presentContent({ state, content }: PostRow, { unready }: PostContext): Schemas['Post']['content'] {
  return state === 'published' || !unready?.size ? content : withProgress(content, unready);
}

/**
 * Returns the blog of a post that another one refers to: its current blog, or the one it was on when it was referred
 * to.
 */
function homeOf(postId: string, then: string, { blogs, named }: TrailContext): BlogRow | undefined {
  return blogs.get(named.get(postId)?.blogId ?? then);
}

/**
 * Presents a trail part; a broken one when its post or blog is deleted. Its content remains because it was reblogged. A
 * part whose content is missing from the database is shown empty.
 */
export function presentTrailItem(item: TrailRef, context: TrailContext): Schemas['TrailItem'] {
  const part = context.parts.get(item.partId);
  if (!part) {
    reportStored(`trail_parts ${item.partId}`, 'is named by a trail and missing');
    return { content: [], layout: [], tags: [], brokenBlogName: '' };
  }
  const { content, layout, tags, timestamp } = part;
  const blog = homeOf(item.postId, item.blogId, context);
  if (!blog || !canRead(blog, context.viewerId) || !context.named.get(item.postId)?.isReadable) {
    return { content, layout, tags, brokenBlogName: blog?.name ?? part.blog_name };
  }
  return {
    content,
    layout,
    tags,
    post: { id: item.postId, timestamp, postUrl: postUrl(blog.name, item.postId, '') },
    blog: presentBlogRef(blog, context.viewerId),
    ...(blog.is_blocked ? { blocked: true } : {}),
  };
}

function presentReblog(row: PostRow, context: PostContext): Partial<Schemas['Post']> {
  if (!row.parent_post_id || !row.parent_blog_id) return {};
  const parent = homeOf(row.parent_post_id, row.parent_blog_id, context);
  const root = homeOf(row.root_post_id, row.root_blog_id, context);
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

/**
 * Returns true when a post counts as mature because its whole blog is marked as adult; false for those who write for
 * it.
 */
export function isOfAdultBlog(row: PostRow, { blogs }: Pick<PostContext, 'blogs'>): boolean {
  return !row.is_own && blogs.get(row.blog_id)?.is_adult === true;
}

function presentLabels(row: PostRow, context: PostContext): Schemas['ContentLabels'] {
  const given = { hasCommunityLabel: false, categories: {}, ...row.labels };
  const own = isOfAdultBlog(row, context)
    ? { ...given, hasCommunityLabel: true, categories: { general: true as const, ...given.categories } }
    : given;
  return context.labels && own.hasCommunityLabel ? liftedLabels(own, context.labels) : own;
}

function presentRating(row: PostRow, context: PostContext): Schemas['Post']['contentRating'] {
  return row.content_rating === 'clean' && isOfAdultBlog(row, context) ? 'sensitive' : row.content_rating;
}

function presentSchedule({ publish_on }: PostRow): Partial<Schemas['Post']> {
  if (!publish_on) return {};
  const due = new Date(publish_on);
  return { publishOn: due.toISOString(), scheduledPublishTime: Math.floor(due.getTime() / 1000) };
}

/** Returns the newest parts of a trail, and the number of older ones (listTrail reads those). */
function presentTrail(
  row: PostRow,
  context: PostContext,
): Pick<Schemas['Post'], 'trail' | 'omittedTrailItems'> {
  if (row.hide_trail) return { trail: [] };
  const shown = shownTrail(row.trail, row.content_bytes);
  const omitted = row.trail.length - shown.length;
  return {
    trail: shown.map((item) => presentTrailItem(item, context)),
    ...(omitted > 0 ? { omittedTrailItems: omitted } : {}),
  };
}

/** Returns whether a post burns, and whether the member may blaze it now. */
function presentBlaze(
  row: PostRow,
  blog: BlogRow,
  { burning }: PostContext,
): Pick<Schemas['Post'], 'isBlazed' | 'isBlazeable'> {
  const isBlazed = burning?.has(row.id) ?? false;
  return { isBlazed, isBlazeable: !isBlazed && isBlazeable(row, blog) };
}

/**
 * Presents a post in the contract's shape. The blog of the post must be in the context.
 *
 * The counters are those of the whole tree: a like of a reblog is a note of the root as well (spec 000 §3).
 */
export function presentPost(row: PostRow, context: PostContext): Schemas['Post'] {
  const blog = context.blogs.get(row.blog_id);
  if (!blog) throw new Error(`Post ${row.id} was to be shown without its blog`);
  const asking = row.asking_blog_id ? context.blogs.get(row.asking_blog_id) : undefined;
  const submitter = row.submitted_blog_id ? context.blogs.get(row.submitted_blog_id) : undefined;
  const isLive = isPublished(row);
  const loggedIn = context.viewerId !== null;
  return {
    objectType: 'post',
    id: row.id,
    type: row.type,
    state: row.state === 'deleted' ? 'disabled' : row.state,
    blog: presentBlogRef(blog, context.viewerId),
    blogName: blog.name,
    postUrl: postUrl(blog.name, row.id, row.slug),
    shortUrl: postUrl(blog.name, row.id, ''),
    slug: row.slug,
    timestamp: row.timestamp,
    date: new Date(row.shown * 1000).toISOString(),
    ...(row.edited === null ? {} : { editedTs: row.edited }),
    tags: row.tags,
    summary: row.summary,
    content: presentContent(row, context),
    layout: row.layout,
    ...presentTrail(row, context),
    reblogKey: row.reblog_key,
    ...(asking ? { askingBlog: presentBlogRef(asking, context.viewerId) } : {}),
    ...(row.asking_is_anonymous ? { askingIsAnonymous: true } : {}),
    ...(submitter ? { submittedBy: presentBlogRef(submitter, context.viewerId) } : {}),
    noteCount: row.note_count,
    likeCount: row.like_count,
    reblogCount: row.reblog_count,
    replyCount: row.reply_count,
    selfReplyCount: row.self_reply_count,
    liked: row.liked,
    followed: blog.followed,
    rebloggedFromFollowing: false,
    ...presentReblog(row, context),
    ...(loggedIn
      ? {
          rebloggedByYou: row.reblogged_by_you,
          saved: row.is_saved,
          muted: row.is_muted,
          canMute: isLive,
          subscribed: row.is_subscribed,
          ...presentBlaze(row, blog, context),
        }
      : {}),
    canLike: isLive,
    canReblog: isLive && row.interactability_reblog === 'everyone',
    canReply: isLive && (row.community_id !== null || takesRepliesOf(blog)),
    ...(row.is_hidden ? { isHidden: true } : {}),
    // Ids stay the same when a post is published.
    ...(row.may_change ? { genesisPostId: row.id } : {}),
    canEdit: row.may_change,
    canDelete: row.may_change,
    isPinned: row.is_pinned,
    isCommercial: row.is_commercial,
    isEmbeddable: isLive && !blog.is_hidden && !blog.is_private && !blog.has_password,
    contentRating: presentRating(row, context),
    communityLabels: presentLabels(row, context),
    interactabilityReblog: row.interactability_reblog,
    interactabilityBlaze: row.interactability_blaze,
    hideTrail: row.hide_trail,
    ...(row.source_url ? { sourceUrl: row.source_url, sourceTitle: sourceTitleOf(row.source_url) } : {}),
    ...(row.state === 'queued' ? { queuedState: row.publish_on ? 'scheduled' : 'queued' } : {}),
    ...presentSchedule(row),
    ...presentPostCommunity(row, context.places, context.viewerId),
    version: row.version,
    ...(row.is_own && row.publish_fault ? { publishFault: row.publish_fault } : {}),
  };
}
