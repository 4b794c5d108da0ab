import type { components } from '#generated/types/api.d.ts';
import type { BlogSource, Member } from './cast.ts';
import type { WorldConversation } from './conversations.ts';

type Schemas = components['schemas'];

/** A blog of the world. */
export interface WorldBlog {
  key: string;
  source: BlogSource;
  uuid: string;
  name: string;
  /** Key of the account that owns it. */
  owner: string;
  /** Keys of all accounts that write for it, its owner first. */
  writers: readonly string[];
  avatar: Schemas['Image'][];
  header: Schemas['Image'][];
  theme: Schemas['BlogTheme'];
  /** Milliseconds since 1970. */
  createdAt: number;
  /** Keys of the accounts that follow it. */
  followedBy: Set<string>;
  /** Number of published posts. */
  postCount: number;
  /** Time of the last publication, in milliseconds since 1970. */
  updatedAt: number;
}

/** A post of the world, with its reblog tree and the notes of that tree. */
export interface WorldPost {
  key: string;
  id: string;
  blog: WorldBlog;
  /** Key of the account that wrote it (of an ask: the sender). */
  author: string;
  state: 'published' | 'draft' | 'queued' | 'private' | 'ask' | 'deleted';
  type: Schemas['PostType'];
  /** Milliseconds since 1970, whole seconds. */
  at: number;
  content: Schemas['ContentBlock'][];
  layout: Schemas['LayoutBlock'][];
  tags: readonly string[];
  slug: string;
  summary: string;
  reblogKey: string;
  parent: WorldPost | null;
  /** Itself for an original post. */
  root: WorldPost;
  /** Trail of a reblog, the root first; items without content left out. */
  trail: readonly WorldPost[];
  labels: readonly Schemas['ContentLabelCategory'][];
  isPinned: boolean;
  /** True when only its author may reblog it. */
  isClosed: boolean;
  /** When a scheduled post is due, in milliseconds since 1970; null for any other. */
  publishOn: number | null;
  /** Why publishing a draft failed when it was due. */
  publishFault: string | null;
  askingBlog: WorldBlog | null;
  askingIsAnonymous: boolean;
  /** Keys of the accounts that like this very post. */
  likedBy: Set<string>;
  /** The notes of the whole tree; one object shared by all its posts. */
  tree: Tree;
}

/** The counters of a tree, kept at its root (a like of a reblog is a note of the root as well). */
export interface Tree {
  likeCount: number;
  reblogCount: number;
  /** Replies by others; those by writers of the post's own blog are counted separately. */
  replyCount: number;
  selfReplyCount: number;
  /** Keys of the accounts that reblogged any post of it. */
  rebloggedBy: Set<string>;
}

export interface WorldLike {
  id: string;
  member: string;
  /** The blog the note is shown as. */
  blog: WorldBlog;
  post: WorldPost;
  at: number;
}

export interface WorldReply {
  id: string;
  member: string;
  blog: WorldBlog;
  post: WorldPost;
  text: string;
  at: number;
  /** True when it is by a writer of the post's blog. */
  isSelf: boolean;
}

export interface WorldFollow {
  id: string;
  member: string;
  blog: WorldBlog;
  at: number;
}

export interface WorldTagFollow {
  member: string;
  tag: string;
  at: number;
}

export interface WorldVote {
  /** `clientId` of the poll and of the answers; several only where that is allowed. */
  poll: string;
  answers: readonly string[];
  post: WorldPost;
  member: string;
  at: number;
}

export interface World {
  /** The world's present time in milliseconds since 1970. */
  anchor: number;
  members: readonly Member[];
  /** The existing blogs. */
  blogs: readonly WorldBlog[];
  /** Deleted blogs; trails still name them. */
  deletedBlogs: readonly WorldBlog[];
  /** Published posts of the existing blogs, newest first. */
  posts: readonly WorldPost[];
  /** Drafts, queued and private posts and unanswered asks. */
  desk: readonly WorldPost[];
  /** Posts of deleted blogs: state `deleted`, kept for their trees. */
  deletedPosts: readonly WorldPost[];
  likes: readonly WorldLike[];
  replies: readonly WorldReply[];
  follows: readonly WorldFollow[];
  tagFollows: readonly WorldTagFollow[];
  votes: readonly WorldVote[];
  /** Private conversations of blogs. */
  conversations: readonly WorldConversation[];
  /** Display forms, the most trending first. Published posts use all of them. */
  trendingTags: readonly string[];
  /** @throws RangeError when there is no such blog. */
  blog(key: string): WorldBlog;
  /** @throws RangeError when there is no such post. */
  post(key: string): WorldPost;
}
