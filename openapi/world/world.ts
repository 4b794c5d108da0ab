import { blogUrl, themeOf } from './addresses.ts';
import type { PostSource } from './blocks.ts';
import { idAt, seconds } from './clock.ts';
import { makeConversations } from './conversations.ts';
import { crowdReblogs, popularityOf } from './crowd.ts';
import { postType, slug, summary } from './derive.ts';
import type { MentionOf } from './markup.ts';
import { avatarOf, headerOf } from './media.ts';
import type { Tree, World, WorldBlog, WorldFollow, WorldPost, WorldTagFollow } from './model.ts';
import { makeLikes, makeReplies, makeVotes } from './notes.ts';
import { random, token } from './random.ts';
import { resolveBlock, resolveLayout } from './resolve.ts';
import { allBlogs, members, writtenPosts } from './sources.ts';

const KEY_LETTERS = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** The present time of the contract's examples. */
export const exampleNow = new Date('2026-11-14T12:00:00Z');

/** Trending tags, the most active first. */
const TRENDING = [
  'photography',
  'astronomy',
  'bread',
  'small poems',
  'allotment',
  'ceramics',
  'comics',
  'complaints',
  'chiptune',
  'natural dye',
  'maps',
  'خط عربي',
  '手帳',
  'hut log',
];

const TAG_FOLLOWS: Readonly<Record<string, readonly string[]>> = {
  marlow: ['fog', 'astronomy', 'film photography', 'small poems', 'mountains', 'maps'],
  odile: ['bread', 'ceramics', 'allotment', 'complaints', 'small poems'],
  tamsin: ['astronomy', 'the moon', 'chiptune', 'mountains', 'books', 'words', 'maps'],
};

const uuidOf = (key: string) => `t:${token(`blog:${key}`, 22)}`;

function makeBlogs(anchor: number): Map<string, WorldBlog> {
  const ages = random('ages');
  return new Map(
    allBlogs.map((source) => {
      const createdAt = Math.floor((anchor - ages.range(60, 2200) * 86_400_000) / 1000) * 1000;
      return [
        source.key,
        {
          key: source.key,
          source,
          uuid: uuidOf(source.key),
          name: source.name,
          owner: source.owner,
          writers: [source.owner, ...source.writers],
          avatar: avatarOf(source),
          header: headerOf(source),
          theme: themeOf(source),
          createdAt,
          followedBy: new Set<string>(),
          postCount: 0,
          updatedAt: createdAt,
        },
      ] as const;
    }),
  );
}

function find<T>(map: ReadonlyMap<string, T>, key: string, kind: string): T {
  const found = map.get(key);
  if (found === undefined) throw new RangeError(`No ${kind} in the world has the key ${key}`);
  return found;
}

function makeFollows(blogs: ReadonlyMap<string, WorldBlog>, anchor: number): WorldFollow[] {
  return allBlogs.flatMap((source) => {
    const rnd = random(`follows:${source.key}`);
    return source.follows.map((key) => {
      const blog = find(blogs, key, 'blog');
      const from = Math.max(blog.createdAt, find(blogs, source.key, 'blog').createdAt);
      const at = from + Math.floor(((anchor - from) * rnd.range(0.05, 0.98)) / 1000) * 1000;
      blog.followedBy.add(source.owner);
      return { id: idAt(at, `follow:${source.owner}:${key}`), member: source.owner, blog, at };
    });
  });
}

function makePosts(
  sources: readonly PostSource[],
  blogs: ReadonlyMap<string, WorldBlog>,
  anchor: number,
): Map<string, WorldPost> {
  const mentionOf: MentionOf = (key) => {
    const { uuid, name } = find(blogs, key, 'blog');
    return { uuid, name, url: blogUrl(name) };
  };
  const made = new Map<string, WorldPost>();
  const byKey = new Map(sources.map((source) => [source.key, source]));
  const make = (source: PostSource): WorldPost => {
    const done = made.get(source.key);
    if (done) return done;
    const parent = source.reblogs ? make(find(byKey, source.reblogs, 'post')) : null;
    const blog = find(blogs, source.blog, 'blog');
    const at = anchor - seconds(source.ago) * 1000;
    const content = source.content.map((block) => resolveBlock(block, at, mentionOf));
    const layout = resolveLayout(source, mentionOf);
    const ask = source.layout?.find((entry) => entry.type === 'ask');
    const asker = ask?.type === 'ask' && ask.by ? find(blogs, ask.by, 'blog') : null;
    const tree: Tree = parent?.tree ?? {
      likeCount: 0,
      reblogCount: 0,
      replyCount: 0,
      selfReplyCount: 0,
      rebloggedBy: new Set(),
    };
    const words = summary(content);
    const shared = {
      key: source.key,
      id: idAt(at, `post:${source.key}`),
      blog,
      author: source.state === 'ask' ? (asker?.owner ?? 'fenwick-j') : blog.owner,
      state: blog.source.isDeactivated ? ('deleted' as const) : (source.state ?? 'published'),
      // A reblog has the type of its root.
      type: parent?.type ?? postType(content, layout),
      at,
      content,
      layout,
      tags: source.tags ?? [],
      slug: slug(words),
      summary: words,
      reblogKey: token(`reblog:${source.key}`, 8, KEY_LETTERS),
      parent,
      trail: parent ? (parent.content.length > 0 ? [...parent.trail, parent] : parent.trail) : [],
      labels: source.labels ?? [],
      isPinned: source.pinned ?? false,
      isClosed: source.reblogDisabled ?? false,
      publishOn: source.publishesIn ? anchor + seconds(source.publishesIn) * 1000 : null,
      publishFault: source.publishFault ?? null,
      askingBlog: asker,
      askingIsAnonymous: ask !== undefined && asker === null,
      likedBy: new Set<string>(),
      tree,
    };
    const post = shared as WorldPost;
    post.root = parent?.root ?? post;
    if (parent) {
      tree.reblogCount += 1;
      tree.rebloggedBy.add(blog.owner);
    }
    if (post.state === 'published') {
      blog.postCount += 1;
      blog.updatedAt = Math.max(blog.updatedAt, at);
    }
    made.set(source.key, post);
    return post;
  };
  for (const source of sources) make(source);
  return made;
}

/**
 * Returns the whole demo world at a time: the same data for every time, relative to it (decision 005). Takes about 30
 * ms; keep the result.
 */
export function worldAt(now: Date): World {
  const anchor = Math.floor(now.getTime() / 1000) * 1000;
  const blogs = makeBlogs(anchor);
  const follows = makeFollows(blogs, anchor);
  const sources = [...writtenPosts, ...crowdReblogs()];
  const posts = makePosts(sources, blogs, anchor);
  const appeal = new Map(sources.map((source) => [source.key, popularityOf(source)]));
  const newestFirst = [...posts.values()].sort((a, b) => (BigInt(a.id) < BigInt(b.id) ? 1 : -1));
  const published = newestFirst.filter((post) => post.state === 'published');
  const primaries = [...blogs.values()].filter(
    ({ source }) => source.primary && !source.isDeactivated && !source.isUnfinished,
  );
  const likes = makeLikes([...published].reverse(), primaries, (post) => appeal.get(post.key) ?? 0.2, anchor);
  const blogOf = (key: string) => find(blogs, key, 'blog');
  const postOf = (key: string) => find(posts, key, 'post');
  const tagFollows: WorldTagFollow[] = Object.entries(TAG_FOLLOWS).flatMap(([member, tags]) =>
    tags.map((tag, i) => ({ member, tag, at: anchor - (i + 2) * 5 * 86_400_000 })),
  );
  return {
    anchor,
    members,
    blogs: [...blogs.values()].filter((blog) => !blog.source.isDeactivated),
    deletedBlogs: [...blogs.values()].filter((blog) => blog.source.isDeactivated),
    posts: published,
    desk: newestFirst.filter((post) => post.state !== 'published' && post.state !== 'deleted'),
    deletedPosts: newestFirst.filter((post) => post.state === 'deleted'),
    likes,
    replies: makeReplies(postOf, blogOf, anchor),
    follows,
    tagFollows,
    votes: makeVotes(published, primaries, anchor),
    conversations: makeConversations(blogOf, anchor),
    trendingTags: TRENDING,
    blog: blogOf,
    post: postOf,
  };
}
