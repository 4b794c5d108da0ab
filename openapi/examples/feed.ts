import { blogRefExample } from '../world/present.ts';
import type { Examples } from './define.ts';
import { exampleName } from './names.ts';
import { pageExamples, splitIntoPages } from './pages.ts';
import { allTags, tagOf } from './tags.ts';
import { dashboard, likedPosts } from './timelines.ts';
import { cursorOf, MEMBER, type Schemas, world } from './world.ts';

const followed = world.follows
  .filter((follow) => follow.member === MEMBER)
  .map((follow) => blogRefExample(follow.blog, MEMBER));

const followedTags = world.tagFollows
  .filter((follow) => follow.member === MEMBER)
  .map(({ tag }) => tagOf(tag));

/** Returns the answers to following or unfollowing each tag. */
function tagAnswers(isFollowed: boolean) {
  return Object.fromEntries(
    allTags.map((tag) => [
      exampleName(tag),
      { summary: `The tag ${tag}`, value: { ...tagOf(tag), isFollowed } satisfies Schemas['Tag'] },
    ]),
  );
}

const byCursor = (name: string) =>
  [{ cursor: cursorOf(`${name}:2`) }, { cursor: cursorOf(`${name}:3`) }] as const;

export const examples = {
  getDashboard: {
    responses: {
      200: pageExamples({
        path: '/v2/timeline/dashboard',
        items: dashboard,
        queries: byCursor('dashboard'),
        payload: (elements: Schemas['Post'][], links) => ({ timeline: { elements, links } }),
      }),
    },
  },
  listUserLikes: {
    responses: {
      200: pageExamples({
        path: '/v2/user/likes',
        items: splitIntoPages(likedPosts, 8, 4, 2),
        queries: byCursor('likes'),
        payload: (posts, links) => ({
          likedPosts: posts,
          likedCount: posts.length === 0 ? 0 : likedPosts.length,
          links,
        }),
      }),
    },
  },
  listFollowing: {
    responses: {
      200: pageExamples({
        path: '/v2/user/following',
        items: splitIntoPages(followed, 6, 5),
        queries: [{ cursor: cursorOf('following:2') }, { cursor: cursorOf('following:3') }],
        payload: (blogs, links) => ({ blogs, totalBlogs: blogs.length === 0 ? 0 : followed.length, links }),
      }),
    },
  },
  listFollowedTags: {
    responses: {
      200: {
        ...pageExamples({
          path: '/v2/user/followed_tags',
          items: splitIntoPages(followedTags, 3, 2),
          queries: [{ offset: 3 }, { offset: 5 }],
          payload: (tags, links) => ({ tags, total: tags.length === 0 ? 0 : followedTags.length, links }),
        }),
        short: {
          summary: 'All of them at once',
          value: { tags: followedTags, total: followedTags.length, links: {} },
        },
      },
    },
  },
  followTag: {
    request: { tag: { summary: 'A tag', value: { tag: 'astronomy' } } },
    responses: { 200: tagAnswers(true) },
  },
  unfollowTag: {
    request: { tag: { summary: 'A tag', value: { tag: 'astronomy' } } },
    responses: { 200: tagAnswers(false) },
  },
  checkTagFollowed: {
    responses: {
      200: {
        followed: { summary: 'Followed', value: { tag: 'astronomy', following: true } },
        notFollowed: { summary: 'Not followed', value: { tag: 'bread', following: false } },
      },
    },
  },
} satisfies Examples;
