import { blogExample, blogRefExample } from '../world/present.ts';
import type { Examples } from './define.ts';
import { namedAfter } from './names.ts';
import { pageExamples, splitIntoPages } from './pages.ts';
import { cursorOf, MEMBER, world } from './world.ts';

const followers = world.blogs
  .filter((blog) => blog.source.primary && world.blog(MEMBER).followedBy.has(blog.owner))
  .map((blog) => blogRefExample(blog, MEMBER));

/** Returns the answers to following or unfollowing each blog that writes. */
const followAnswers = (followed: boolean) =>
  namedAfter(
    world.blogs.filter((blog) => blog.postCount > 8 && !blog.writers.includes(MEMBER)),
    (blog) => blog.name,
    (blog) => ({
      summary: `The blog ${blog.name}`,
      value: { blog: { ...blogRefExample(blog, MEMBER), followed } },
    }),
  );

export const examples = {
  getBlogInfo: {
    responses: {
      200: {
        ...namedAfter(
          world.blogs,
          (blog) => blog.name,
          (blog) => ({ summary: `The blog ${blog.name}`, value: { blog: blogExample(blog, MEMBER) } }),
        ),
        seenByVisitors: {
          summary: 'What a visitor sees of marlow',
          value: { blog: blogExample(world.blog(MEMBER)) },
        },
      },
    },
  },
  listBlogFollowers: {
    responses: {
      200: pageExamples({
        path: '/v2/blog/marlow/followers',
        items: splitIntoPages(followers, 8, 6, 4),
        queries: [{ cursor: cursorOf('followers:2') }, { cursor: cursorOf('followers:3') }],
        payload: (users, links) => ({ users, totalUsers: users.length === 0 ? 0 : followers.length, links }),
      }),
    },
  },
  checkFollowedBy: {
    responses: {
      200: {
        yes: { summary: 'It follows', value: { followedBy: true } },
        no: { summary: 'It does not', value: { followedBy: false } },
      },
    },
  },
  followBlog: {
    request: {
      name: { summary: 'By name', value: { url: 'odile', context: 'dashboard' } },
      host: { summary: 'By address', value: { url: 'odile.skein.localhost' } },
      email: { summary: 'By email address', value: { email: 'odile@example.com' } },
    },
    responses: { 200: followAnswers(true) },
  },
  unfollowBlog: {
    request: { name: { summary: 'By name', value: { url: 'odile' } } },
    responses: { 200: followAnswers(false) },
  },
} satisfies Examples;
