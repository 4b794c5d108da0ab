import type { components } from '#generated/types/api.d.ts';
import { blogUrl, blogViewUrl, postUrl } from './addresses.ts';
import type { WorldBlog, WorldLike, WorldPost, WorldReply } from './model.ts';

type Schemas = components['schemas'];

/** Key of the viewing member, or undefined for a visitor. */
export type Viewer = string | undefined;

/** Names of the blogs whose memberships are open. */
const SUPPORTED_BLOGS: ReadonlySet<string> = new Set(['odile', 'tamsin']);

const epoch = (milliseconds: number): number => Math.floor(milliseconds / 1000);

/** Returns a blog as posts and list rows show it. */
export function blogRefExample(blog: WorldBlog, viewer?: Viewer): Schemas['BlogRef'] {
  const isOwn = viewer !== undefined && blog.writers.includes(viewer);
  return {
    uuid: blog.uuid,
    name: blog.name,
    title: blog.source.title,
    url: blogUrl(blog.name),
    blogViewUrl: blogViewUrl(blog.name),
    avatar: blog.avatar,
    theme: blog.theme,
    descriptionNpf: blog.source.description ? [{ type: 'text', text: blog.source.description }] : [],
    ...(viewer === undefined ? {} : { followed: blog.followedBy.has(viewer), isMember: isOwn }),
    primary: viewer === blog.owner && blog.source.primary,
    isAdult: false,
    canBeFollowed: !isOwn,
  };
}

/** Returns a whole blog; with the owner's fields when the viewer writes for it. */
export function blogExample(blog: WorldBlog, viewer?: Viewer): Schemas['Blog'] {
  const isOwn = viewer !== undefined && blog.writers.includes(viewer);
  return {
    ...blogRefExample(blog, viewer),
    description: blog.source.description,
    primary: viewer === blog.owner && blog.source.primary,
    isAdult: false,
    canBeFollowed: !isOwn,
    updated: epoch(blog.updatedAt),
    ask: true,
    askAnon: blog.source.takesAnonymousAsks,
    askMedia: true,
    askPageTitle: '',
    canBeSupported: SUPPORTED_BLOGS.has(blog.name),
    canSubmit: false,
    isPasswordProtected: false,
    shareFollowing: blog.source.sharesFollowing,
    shareLikes: blog.source.sharesLikes,
    posts: blog.postCount,
    timezone: blog.source.timezone,
    ...(isOwn
      ? { followers: blog.followedBy.size, admin: blog.owner === viewer, reblogs: 'everyone', reblogTags: [] }
      : {}),
  };
}

function trailExample(item: WorldPost, viewer: Viewer): Schemas['TrailItem'] {
  const parts = { content: item.content, layout: item.layout, tags: [...item.tags] };
  if (item.state !== 'published') return { ...parts, brokenBlogName: item.blog.name };
  return {
    ...parts,
    post: { id: item.id, timestamp: epoch(item.at), postUrl: postUrl(item.blog.name, item.id, '') },
    blog: blogRefExample(item.blog, viewer),
  };
}

function scheduleExample({ state, publishOn, publishFault }: WorldPost): Partial<Schemas['Post']> {
  if (publishFault !== null) return { publishFault };
  if (state !== 'queued') return {};
  if (publishOn === null) return { queuedState: 'queued' };
  return {
    queuedState: 'scheduled',
    publishOn: new Date(publishOn).toISOString(),
    scheduledPublishTime: epoch(publishOn),
  };
}

/** Returns a post as the contract shows it to a member, or to a visitor. */
export function postExample(post: WorldPost, viewer?: Viewer): Schemas['Post'] {
  const isOwn = viewer !== undefined && post.blog.writers.includes(viewer);
  const isLive = post.state === 'published';
  const { likeCount, reblogCount, replyCount, selfReplyCount, rebloggedBy } = post.tree;
  const parent = post.parent;
  const sees = (blog: WorldBlog) => viewer !== undefined && blog.followedBy.has(viewer);
  return {
    objectType: 'post',
    id: post.id,
    type: post.type,
    state: post.state === 'deleted' ? 'disabled' : post.state,
    blog: blogRefExample(post.blog, viewer),
    blogName: post.blog.name,
    postUrl: postUrl(post.blog.name, post.id, post.slug),
    slug: post.slug,
    timestamp: epoch(post.at),
    date: new Date(post.at).toISOString(),
    tags: [...post.tags],
    summary: post.summary,
    content: post.content,
    layout: post.layout,
    trail: post.trail.map((item) => trailExample(item, viewer)),
    reblogKey: post.reblogKey,
    ...(post.askingBlog ? { askingBlog: blogRefExample(post.askingBlog, viewer) } : {}),
    ...(post.askingIsAnonymous ? { askingIsAnonymous: true } : {}),
    noteCount: likeCount + reblogCount + replyCount,
    likeCount,
    reblogCount,
    replyCount,
    selfReplyCount,
    liked: viewer !== undefined && post.likedBy.has(viewer),
    followed: sees(post.blog),
    rebloggedFromFollowing: parent !== null && sees(parent.blog),
    ...(parent
      ? {
          parentPostId: parent.id,
          parentTumblelogUuid: parent.blog.uuid,
          parentBlogName: parent.blog.name,
          parentPostUrl: postUrl(parent.blog.name, parent.id, ''),
          rootPostId: post.root.id,
          rootBlogName: post.root.blog.name,
        }
      : {}),
    ...(viewer === undefined
      ? {}
      : {
          rebloggedByYou: rebloggedBy.has(viewer),
          isBlazed: false,
          isBlazeable: isLive && post.labels.length === 0,
        }),
    canLike: isLive,
    canReblog: isLive && !post.isClosed,
    canReply: isLive,
    canEdit: isOwn,
    canDelete: isOwn,
    isPinned: post.isPinned,
    isCommercial: false,
    isEmbeddable: isLive,
    contentRating: post.labels.length > 0 ? 'sensitive' : 'clean',
    communityLabels: {
      hasCommunityLabel: post.labels.length > 0,
      categories: Object.fromEntries(post.labels.map((label) => [label, true as const])),
      ...(post.labels.length > 0 ? { lastReporter: 'author' as const } : {}),
    },
    interactabilityReblog: post.isClosed ? 'noone' : 'everyone',
    interactabilityBlaze: 'everyone',
    hideTrail: false,
    ...scheduleExample(post),
  };
}

/** Returns the note of a like. */
export function likeNote(like: WorldLike, viewer?: Viewer): Schemas['Note'] {
  return {
    id: like.id,
    type: 'like',
    timestamp: epoch(like.at),
    blog: blogRefExample(like.blog, viewer),
    postId: like.post.id,
  };
}

export function replyNote(reply: WorldReply, viewer?: Viewer): Schemas['Note'] {
  return {
    id: reply.id,
    type: 'reply',
    timestamp: epoch(reply.at),
    blog: blogRefExample(reply.blog, viewer),
    postId: reply.post.id,
    replyId: reply.id,
    replyText: reply.text,
    canDelete: viewer !== undefined && (reply.member === viewer || reply.post.blog.writers.includes(viewer)),
  };
}

export function reblogNote(post: WorldPost, viewer?: Viewer): Schemas['Note'] {
  return {
    id: post.id,
    type: 'reblog',
    timestamp: epoch(post.at),
    blog: blogRefExample(post.blog, viewer),
    postId: post.id,
    ...(post.parent ? { reblogParentBlogName: post.parent.blog.name } : {}),
    ...(post.summary ? { addedText: post.summary } : {}),
    tags: [...post.tags],
  };
}
