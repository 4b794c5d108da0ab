import { blogRefExample } from '../world/present.ts';
import type { Examples } from './define.ts';
import { namedAfter } from './names.ts';
import { pageExamples, splitIntoPages } from './pages.ts';
import { allTags, relatedTo, tagOf } from './tags.ts';
import { taggedPosts, trending } from './timelines.ts';
import { cursorOf, MEMBER, type Schemas, world } from './world.ts';

const strangers = world.blogs
  .filter((blog) => !blog.followedBy.has(MEMBER) && !blog.writers.includes(MEMBER))
  .toSorted((a, b) => b.followedBy.size - a.followedBy.size)
  .slice(0, 14)
  .map((blog) => blogRefExample(blog, MEMBER));

const timelineOf = (elements: Schemas['Post'][], links: Schemas['TimelineLinks']) => ({
  timeline: { elements, links },
});

/** Applies the hub header's rule: recent for a followed tag that is not trending, otherwise top (spec 000 §5). */
function headerOf(name: string): Schemas['HubHeader'] {
  const tag = tagOf(name);
  return {
    tag,
    defaultSort: tag.isFollowed && !tag.isTrending ? 'recent' : 'top',
    relatedTags: relatedTo(name),
  };
}

/** Recommendation reasons; each blog gets the next one. */
const reasons: readonly Schemas['Recommendation'][] = [
  { kind: 'followedBy', blogs: [world.blog('hut').name, world.blog('odile').name] },
  { kind: 'tag', tag: 'fog' },
  { kind: 'popular' },
];
const recommended = (blog: Schemas['BlogRef'], place: number): Schemas['BlogRef'] => ({
  ...blog,
  recommendation: reasons[place % reasons.length] ?? { kind: 'popular' },
});

export const examples = {
  getTrendingTimeline: {
    responses: {
      200: {
        ...pageExamples({
          path: '/v2/explore/trending',
          items: splitIntoPages(trending, 8, 5, 3),
          queries: [{ cursor: cursorOf('trending:2') }, { cursor: cursorOf('trending:3') }],
          payload: timelineOf,
        }),
        takeover: {
          summary: 'An event owns the page',
          value: {
            ...timelineOf(trending.slice(0, 2), {}),
            takeover: {
              answerTime: {
                accentColor: '#1f5f74',
                blogName: 'tamsin',
                description: 'Tamsin answers what you always wanted to ask about the moon.',
                startDate: '2026-11-14T18:00:00Z',
                followed: true,
                liveClickthroughUrl: '/tamsin',
              },
              headerImage: world.blog('tamsin').header,
              live: false,
              completed: false,
            },
          },
        },
      },
    },
  },
  listTrendingTags: {
    responses: {
      200: {
        some: {
          summary: 'What people talk about',
          value: { tags: world.trendingTags.slice(0, 10).map(tagOf) },
        },
        empty: { summary: 'A quiet day', value: { tags: [] } },
      },
    },
  },
  listRecommendedBlogs: {
    responses: {
      200: pageExamples({
        path: '/v2/explore/recommended/blogs',
        items: splitIntoPages(strangers.map(recommended), 6, 5, 3),
        queries: [{ offset: 6 }, { offset: 11 }],
        payload: (blogs, links) => ({ blogs, links }),
      }),
    },
  },
  getHubHeader: {
    responses: {
      200: namedAfter(
        ['photography', ...allTags.filter((tag) => tag !== 'photography')],
        (tag) => tag,
        (tag) => ({ summary: `The tag ${tag}`, value: headerOf(tag) }),
      ),
    },
  },
  getHubTimeline: {
    responses: {
      200: {
        ...pageExamples({
          path: '/v2/hubs/photography/timeline',
          items: splitIntoPages(taggedPosts('photography', 10), 5, 3, 2),
          queries: [{ cursor: cursorOf('hub:2') }, { cursor: cursorOf('hub:3') }],
          payload: timelineOf,
        }),
        ...namedAfter(
          ['astronomy', 'bread', 'small poems', 'خط عربي'],
          (tag) => tag,
          (tag) => ({ summary: `The tag ${tag}`, value: timelineOf(taggedPosts(tag, 6), {}) }),
        ),
      },
    },
  },
} satisfies Examples;
