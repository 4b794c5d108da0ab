import { MEMBER, type Schemas, world } from './world.ts';

/** Number of pictures of a tag (schema Tag). */
const MAX_PICTURES = 3;

const key = (tag: string): string => tag.toLowerCase();
const trending = new Set(world.trendingTags.map(key));
const followed = new Set(
  world.tagFollows.filter((follow) => follow.member === MEMBER).map((follow) => key(follow.tag)),
);

/** Returns the published posts with a tag, newest first. */
export const postsTagged = (tag: string) =>
  world.posts.filter((post) => post.content.length > 0 && post.tags.some((other) => key(other) === key(tag)));

/** Returns a tag of the world as lists and hub headers show it. */
export function tagOf(name: string): Schemas['Tag'] {
  const posts = postsTagged(name);
  const pictures = posts
    .flatMap((post) => post.content)
    .flatMap((block) => (block.type === 'image' ? [block.media.slice(-1)] : []))
    .slice(0, MAX_PICTURES);
  const [thumb] = pictures;
  return {
    name,
    isFollowed: followed.has(key(name)),
    isTrending: trending.has(key(name)),
    postCount: posts.length,
    newPostsCount: Math.min(posts.length, 3),
    followerCount:
      world.tagFollows.filter((follow) => key(follow.tag) === key(name)).length * 37 + posts.length,
    ...(thumb ? { thumb, pictures } : {}),
  };
}

/** Every tag that the blogs that write use, by the date of the newest post. */
export const allTags: string[] = [
  ...new Map(
    world.posts
      .filter((post) => post.content.length > 0)
      .flatMap((post) => post.tags)
      .map((tag) => [key(tag), tag]),
  ).values(),
];

/** Returns the tags that are used most often with this one. */
export function relatedTo(name: string): Schemas['Tag'][] {
  const counts = new Map<string, number>();
  for (const tag of postsTagged(name).flatMap((post) => post.tags)) {
    if (key(tag) !== key(name)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  }
  return [...counts]
    .sort((a, b) => b[1] - a[1])
    .slice(0, 4)
    .map(([tag]) => tagOf(tag));
}
