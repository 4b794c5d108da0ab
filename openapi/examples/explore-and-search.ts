import { blogRefExample } from '../world/present.ts';
import { communityRefOf } from './community-shapes.ts';
import type { Examples } from './define.ts';
import { emptyMessage, everyElement } from './elements.ts';
import { listPages, totalOf } from './lists.ts';
import { namedAfter } from './names.ts';
import { tagOf } from './tags.ts';
import { timelinePages } from './timeline-pages.ts';
import { postsByBlog, taggedPosts, trending } from './timelines.ts';
import { blogRefOf, MEMBER, postOf, type Schemas, world } from './world.ts';

const writing = world.blogs
  .filter((blog) => blog.postCount > 8 && !blog.writers.includes(MEMBER))
  .toSorted((a, b) => b.followedBy.size - a.followedBy.size)
  .map((blog) => blogRefExample(blog, MEMBER));

const KINDS: Record<string, readonly string[]> = {
  text: [
    'ferran-last-ferry',
    'odile-croissant-math',
    'cat-list-vacuum',
    'maps-essay',
    'hut-rules',
    'polyglot-essay',
  ],
  photos: [
    'marlow-seven-ridges',
    'kilnside-moon-jar',
    'greta-carrots',
    'hut-alpenglow',
    'loom-plaid',
    'panels-tea',
  ],
  gifs: [
    'loopkin-lighthouse',
    'odile-dough-rise',
    'loopkin-boat',
    'kilnside-steam',
    'ferran-candle',
    'hut-snow-gif',
  ],
  quotes: [
    'bookclub-quote',
    'ferran-quote',
    'odile-quote-grandmother',
    'cat-quote',
    'kilnside-quote',
    'yusra-quote',
  ],
  chats: ['odile-chat-customer', 'tamsin-chat-cats', 'loom-chat', 'loopkin-chat', 'cat-chat', 'hut-chat'],
  audio: ['bitbarrow-overworld', 'hut-wind', 'bitbarrow-shop', 'bitbarrow-boss', 'odile-kettle', 'hut-stove'],
  video: ['tamsin-film-saturnrise', 'loopkin-film-waves', 'tamsin-youtube'],
  asks: ['marlow-what-lens', 'odile-ask-starter', 'tamsin-ask-telescope', 'cat-ask', 'panels-ask', 'hut-ask'],
};

const found: Schemas['TimelineElement'][] = [
  { objectType: 'blog_row', id: 'found-marlow', blog: blogRefOf('marlow'), reason: 'Writes about fog' },
  ...taggedPosts('fog', 4),
  postOf('marlow-link-fog'),
  postOf('hut-log-first-snow'),
];
const clearFilters: Schemas['TimelineElement'] = {
  objectType: 'search_clear_filters_cta',
  id: 'clear-filters',
  text: 'No posts match your filters.',
  buttonText: 'Search everything',
  activeFilters: ['days', 'type'],
};
const tags = ['fog', 'film photography', 'photography', 'foggy morning', 'fungi', 'four small panels'].map(
  tagOf,
);

/** Explore and search. */
export const examples = {
  getRecommendedTimeline: {
    responses: {
      200: {
        everything: {
          summary: 'One element of every kind',
          value: { timeline: { elements: everyElement, links: {} } },
        },
        ...timelinePages({
          path: '/v2/explore/recommended',
          elements: trending.slice(0, 9),
          whenEmpty: [emptyMessage('Follow a tag first.')],
        }),
      },
    },
  },
  getExplorePosts: {
    responses: {
      200: {
        ...timelinePages({ path: '/v2/explore/posts/photos', elements: (KINDS.photos ?? []).map(postOf) }),
        ...namedAfter(
          Object.entries(KINDS),
          ([kind]) => kind,
          ([kind, keys]) => ({
            summary: `Explore ${kind}`,
            value: { timeline: { elements: keys.map(postOf), links: {} } },
          }),
        ),
      },
    },
  },
  getStaffPicks: {
    responses: {
      200: timelinePages({
        path: '/v2/explore/staff_picks',
        elements: [
          'yusra-gold',
          'loopkin-lighthouse',
          'maps-island',
          'odile-croissant-math',
          'natsuki-rows',
          'tamsin-trails',
        ].map(postOf),
        whenEmpty: [emptyMessage('Nothing picked this week.')],
      }),
    },
  },
  listTrendingBlogs: {
    responses: {
      200: listPages({
        key: 'blogs',
        path: '/v2/explore/trending/blogs',
        by: 'offset',
        items: writing.slice(0, 9),
      }),
    },
  },
  listRecommendedTags: {
    responses: {
      200: {
        some: {
          summary: 'Tags',
          value: { tags: ['bread', 'ceramics', 'comics', 'chiptune', 'natural dye'].map(tagOf) },
        },
        empty: { summary: 'None', value: { tags: [] } },
      },
    },
  },
  listRelatedPosts: {
    responses: {
      200: timelinePages({
        path: '/v2/related/posts',
        elements: [...taggedPosts('photography', 5), postOf('ferran-last-ferry')],
        whenEmpty: [emptyMessage('Nothing quite like it.')],
      }),
    },
  },
  listRelatedBlogs: {
    responses: {
      200: {
        some: { summary: 'Three blogs', value: { blogs: ['hut', 'maps', 'ferran'].map(blogRefOf) } },
        empty: { summary: 'None', value: { blogs: [] } },
      },
    },
  },
  searchPosts: {
    responses: {
      200: {
        ...timelinePages({
          path: '/v2/search/posts',
          elements: found,
          whenEmpty: [emptyMessage('Nothing found.'), clearFilters],
        }),
        filtered: {
          summary: 'A page that says what filters took away',
          value: {
            timeline: {
              elements: [
                ...found.slice(0, 2),
                {
                  objectType: 'timeline_message',
                  id: 'filtered',
                  text: 'Three posts are hidden by your filters.',
                  kind: 'filtered',
                  hiddenCount: 3,
                },
              ],
              links: {},
            },
          },
        },
      },
    },
  },
  searchBlogs: {
    responses: {
      200: listPages({
        key: 'blogs',
        path: '/v2/search/blogs',
        by: 'cursor',
        items: writing.slice(0, 6),
        more: totalOf,
      }),
    },
  },
  searchTags: {
    responses: {
      200: listPages({ key: 'tags', path: '/v2/search/tags', by: 'cursor', items: tags, more: totalOf }),
    },
  },
  suggestSearch: {
    responses: {
      200: {
        typed: {
          summary: 'After “fog”',
          value: {
            suggestions: [
              { kind: 'term', text: 'fog at sea' },
              { kind: 'tag', tag: tagOf('fog') },
              { kind: 'blog', blog: blogRefOf('marlow') },
              { kind: 'blog', blog: blogRefOf('fog-enthusiast') },
              { kind: 'community', community: communityRefOf('fog-watchers') },
            ],
          },
        },
        untyped: {
          summary: 'Before anything was typed',
          value: {
            suggestions: [
              { kind: 'term', text: 'moon jar' },
              { kind: 'tag', tag: tagOf('bread') },
            ],
          },
        },
        empty: { summary: 'Nothing to suggest', value: { suggestions: [] } },
      },
    },
  },
  searchBlogPosts: {
    responses: {
      200: timelinePages({
        path: '/v2/blog/marlow/search',
        elements: (postsByBlog.get(MEMBER) ?? []).slice(0, 6),
        whenEmpty: [emptyMessage('Nothing found on this blog.')],
      }),
    },
  },
} satisfies Examples;
