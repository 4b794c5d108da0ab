import { postExample } from '../world/present.ts';
import { showcasePosts } from './block-showcase.ts';
import { postsTagged } from './tags.ts';
import { MEMBER, postOf, type Schemas, world } from './world.ts';

type Post = Schemas['Post'];

const newestFirst = (posts: Post[]): Post[] => posts.toSorted((a, b) => b.timestamp - a.timestamp);

/** The world's first and busiest posts, and one of everything that a dashboard must be able to show. */
const DASHBOARD = [
  ...['marlow-seven-ridges', '412-cat', 'tamsin-moon-tonight', 'odile-first-out', '412-odile', 'quiet-4'],
  ...['natsuki-page-today', 'slugs-marlow', 'ferran-last-ferry', 'loopkin-lighthouse', 'bitbarrow-overworld'],
  ...['marlow-lighthouse-storm', 'hut-wind', 'bookclub-poll', 'odile-ask-starter', 'labelled-odile-knife'],
  ...['labelled-maps-siege', 'yusra-morning', 'tamsin-film-saturnrise', 'harbour-maps', 'marlow-link-fog'],
  ...['cat-ask', 'tamsin-youtube', 'skein-maintenance'],
];
const DASHBOARD_NEXT = [
  ...[
    'kilnside-moon-jar',
    'greta-carrots',
    'panels-tea',
    'loom-plaid',
    'polyglot-hebrew',
    'odile-croissant-math',
  ],
  ...[
    'marlow-poll-print',
    'maps-coast',
    'hut-log-first-snow',
    'yusra-mixed',
    'bookclub-spoiler',
    'storm-loopkin',
  ],
];
const DASHBOARD_LAST = [
  'odile-recipe-flatbread',
  'tamsin-meteor-log',
  'cat-portraits',
  'marlow-essay-waiting',
];

/** The member's dashboard in three pages. */
export const dashboard: readonly [Post[], Post[], Post[]] = [
  newestFirst([...showcasePosts, ...DASHBOARD.map(postOf)]),
  newestFirst(DASHBOARD_NEXT.map(postOf)),
  newestFirst(DASHBOARD_LAST.map(postOf)),
];

/** The original posts with the most likes. */
export const trending: Post[] = world.posts
  .filter((post) => post.parent === null && post.labels.length === 0)
  .toSorted((a, b) => b.tree.likeCount - a.tree.likeCount)
  .slice(0, 16)
  .map((post) => postExample(post, MEMBER));

/** Returns the posts of a tag, newest first. */
export const taggedPosts = (tag: string, most: number): Post[] =>
  postsTagged(tag)
    .slice(0, most)
    .map((post) => postExample(post, MEMBER));

/** Posts that the member likes, the last liked first. */
export const likedPosts: Post[] = world.likes
  .filter((like) => like.member === MEMBER)
  .slice(0, 14)
  .map((like) => postExample(like.post, MEMBER));

const newestOf = (key: string, most: number): Post[] => {
  const posts = world.posts.filter((post) => post.blog.key === key);
  const pinned = posts.filter((post) => post.isPinned);
  return [...pinned, ...posts.filter((post) => !post.isPinned).slice(0, most)].map((post) =>
    postExample(post, MEMBER),
  );
};

/** Some posts of each blog that writes, by the blog's key; a pinned one comes first. */
export const postsByBlog: ReadonlyMap<string, Post[]> = new Map(
  world.blogs
    .filter((blog) => blog.source.follows.length > 0 && blog.postCount > 8)
    .map((blog) => [blog.key, newestOf(blog.key, blog.key === MEMBER ? 12 : 4)]),
);

/** Every post in any example, once. */
export const shownPosts: Post[] = [
  ...new Map(
    [
      ...dashboard.flat(),
      ...trending,
      ...likedPosts,
      ...[...postsByBlog.values()].flat(),
      ...['photography', 'astronomy', 'bread'].flatMap((tag) => taggedPosts(tag, 6)),
    ].map((post) => [post.id, post]),
  ).values(),
];
