import type { Examples } from './define.ts';
import { listPages, singleExample, totalOf } from './lists.ts';
import { ago, ahead, notePostOf } from './shapes.ts';
import { imageFailures, pageTimings } from './telemetry-figures.ts';
import { blogRefOf, now, pictureOf, postOf, type Schemas } from './world.ts';

const ms = now * 1000;
const fog = postOf('marlow-seven-ridges');
const limit = (description: string, of: number, used: number, resets = true): Schemas['LimitState'] => ({
  description,
  limit: of,
  remaining: of - used,
  ...(resets ? { resetTs: ahead('9h') } : {}),
});

const jetty = pictureOf('marlow-jetty-blue');
const gif = (key: string, title: string): Schemas['Gif'] => {
  const { media, altText = '', poster } = pictureOf(key);
  return {
    id: `gif-${key}`,
    title,
    altText,
    media,
    embedKey: `gf-${key}`,
    feedbackToken: `gif-proof-${key}`,
    ...(poster ? { poster } : {}),
  };
};
const gifs = [
  gif('loopkin-lighthouse', 'The lighthouse looks round'),
  gif('odile-dough-rise', 'Dough, rising'),
  gif('loopkin-boat', 'A boat that comes back'),
  gif('ferran-candle', 'A candle, not in a hurry'),
  gif('offcuts-train', 'The last train'),
  gif('loopkin-horse', 'Twelve frames of horse'),
];

const DAY_MS = 86_400_000;
/** Returns days with a weekly rhythm, the last one `ago` days before today. */
const siteDays = (count: number, ago: number, size: number): Schemas['SiteDay'][] =>
  Array.from({ length: count }, (_, at) => {
    const day = new Date(ms - (count - 1 - at + ago) * DAY_MS).toISOString().slice(0, 10);
    const swell = size * (1 + 0.18 * Math.sin((at * 2 * Math.PI) / 7) + at * 0.006);
    const of = (share: number): number => Math.round(share * swell);
    return {
      day,
      posts: of(940),
      signUps: of(9),
      activeMembers: of(410),
      activeMembersOfWeek: Math.round(size * (596 + at)),
      activeMembersOfMonth: Math.round(size * (880 + at)),
      pageViews: of(14_200),
      visitors: of(1630),
    };
  });
const siteFigures: Schemas['SiteFigures'] = {
  isMeasured: true,
  minimumVisitors: 5,
  days: siteDays(30, 0, 1),
  previousDays: siteDays(30, 30, 0.9),
  pages: [
    { kind: 'dashboard', views: 198_400 },
    { kind: 'post', views: 96_120 },
    { kind: 'blog', views: 71_800 },
    { kind: 'tag', views: 33_050 },
    { kind: 'search', views: 17_470 },
    { kind: 'other', views: 9204 },
  ],
  sources: [
    { host: 'search.example', views: 33_000 },
    { host: 'wool.example', views: 11_530 },
    { host: 'news.example', views: 4102 },
  ],
  devices: [
    { kind: 'phone', views: 268_100 },
    { kind: 'computer', views: 139_600 },
    { kind: 'tablet', views: 18_344 },
  ],
};

const polls: Schemas['ErrorGroup'] = {
  id: '12',
  name: 'RangeError',
  message: 'The poll is closed',
  location: 'src/entities/post/polls/use-poll.ts:54',
  state: 'open',
  firstRelease: '0.4.0',
  lastRelease: '0.4.0',
  releases: ['0.4.0'],
  count: 12,
  people: 2,
  trend: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 3, 6, 2],
  firstSeenTs: ago('3d'),
  lastSeenTs: ago('40m'),
  isExtension: false,
};
const queue: Schemas['ErrorGroup'] = {
  ...polls,
  id: '7',
  name: 'TypeError',
  message: 'next.splice(…)[0] is undefined',
  location: 'src/features/desk/model/queue-order.ts:88',
  state: 'regressed',
  firstRelease: '0.2.0',
  releases: ['0.2.0', '0.4.0'],
  resolvedRelease: '0.3.0',
  count: 41,
  people: 29,
  trend: [2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 35],
  firstSeenTs: ago('60d'),
  lastSeenTs: ago('5m'),
};
const reply: Schemas['ErrorGroup'] = {
  ...polls,
  id: '4',
  message: 'The reply has no words',
  location: '',
  firstRelease: '0.1.0',
  lastRelease: '0.3.0',
  releases: ['0.1.0', '0.2.0', '0.3.0'],
  count: 9,
  people: 2,
  trend: [4, 3, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
  firstSeenTs: ago('80d'),
  lastSeenTs: ago('12d'),
};
const errorGroups = [queue, polls, reply];

/** Error reports, embeds, limits, and look-ups of the editor. */
export const examples = {
  reportMailFailures: {
    request: singleExample('A mailbox that is gone, and one that is full', {
      reports: [
        {
          kind: 'bounce' as const,
          recipient: 'ash@example.com',
          status: '5.1.1',
          detail: '550 No such user here',
        },
        { kind: 'bounce' as const, recipient: 'tamsin@example.com', status: '4.2.2', detail: 'Mailbox full' },
      ],
    }),
    responses: { 200: singleExample('One of them is permanent', { suppressed: 1, ignored: 1 }) },
  },
  reportExceptions: {
    request: singleExample('One error', {
      token: 'rt-20261114-7c1f0a2b9d',
      url: 'https://skein.localhost/dashboard',
      ticks: [
        {
          route: '/dashboard',
          name: 'TypeError',
          message: 'post is undefined',
          stack: 'TypeError: post is undefined\n    at PostCard',
          timestamp: ms,
          isExtension: false,
          release: '0.1.0',
        },
      ],
    }),
  },
  getSiteFigures: {
    responses: {
      200: {
        month: { summary: 'A month', value: { figures: siteFigures } },
        unmeasured: {
          summary: 'A site that measures no views',
          value: {
            figures: {
              ...siteFigures,
              isMeasured: false,
              days: siteFigures.days.map(({ day, posts = 0, signUps = 0 }) => ({ day, posts, signUps })),
              pages: [],
              sources: [],
              devices: [],
            },
          },
        },
      },
    },
  },
  getPageTimings: {
    responses: { 200: singleExample('The largest content of a month', { pageTimings }) },
  },
  getImageFailures: {
    responses: { 200: singleExample('A month', { imageFailures }) },
  },
  listErrorGroups: {
    responses: {
      200: listPages({
        key: 'errorGroups',
        path: '/v2/admin/errors',
        by: 'cursor',
        items: errorGroups,
        more: (...page) => ({ ...totalOf(...page), releases: ['0.1.0', '0.2.0', '0.3.0', '0.4.0'] }),
      }),
    },
  },
  getErrorGroup: {
    responses: {
      200: singleExample('A fault that came back', {
        errorGroup: queue,
        sample: {
          route: '/blog/:blogName/queue',
          release: '0.4.0',
          frames: [
            {
              name: 'reorder',
              file: 'src/features/desk/model/queue-order.ts',
              line: 88,
              column: 31,
              isOwn: true,
              lines: [
                { line: 86, text: '  const at = ids.indexOf(moved);' },
                { line: 87, text: '  const next = [...ids];' },
                { line: 88, text: '  next.splice(to, 0, next.splice(at, 1)[0].id);' },
                { line: 89, text: '  return next;' },
              ],
            },
            {
              name: 'dispatch',
              file: 'node_modules/react-dom/index.js',
              line: 1204,
              column: 9,
              isOwn: false,
            },
            {
              name: 'QueuePage',
              file: 'src/features/desk/pages/QueuePage.tsx',
              line: 31,
              column: 5,
              isOwn: true,
            },
          ],
        },
      }),
    },
  },
  setErrorGroupState: {
    request: singleExample('It is mended', { state: 'resolved' as const }),
    responses: {
      200: singleExample('Mended', {
        errorGroup: { ...polls, state: 'resolved' as const, resolvedRelease: '0.4.0' },
      }),
    },
  },
  reportPerformance: {
    request: singleExample('A dashboard', {
      token: 'rt-20261114-7c1f0a2b9d',
      route: '/dashboard',
      data: {
        ttfb: 84,
        fcp: 390,
        lcp: 612,
        inp: 48,
        cls: 0.01,
        resources: [
          {
            kind: 'image' as const,
            url: '/media/world/marlow-seven-ridges_640.webp',
            duration: 131,
            size: 48_210,
          },
        ],
      },
    }),
  },
  recordEvents: {
    request: singleExample('Two events and an impression', {
      flushTime: ms,
      clientDetails: { language: 'en-us', viewport: 'desktop' },
      events: [
        { name: 'page_view', page: '/dashboard', timestamp: ms - 4200, sessionId: 'ev_5Tq8' },
        {
          name: 'post_like',
          page: '/dashboard',
          timestamp: ms - 900,
          sessionId: 'ev_5Tq8',
          details: { postId: fog.id },
        },
      ],
      trackers: [
        {
          kind: 'impression' as const,
          placementId: 'mrec-house-1',
          serveId: 'serve-77',
          timestamp: ms - 3000,
        },
      ],
    }),
  },
  getOembed: {
    responses: {
      200: singleExample('A post of Marlow', {
        version: '1.0' as const,
        type: 'rich' as const,
        provider_name: 'Skein',
        provider_url: 'https://skein.localhost',
        author_name: 'marlow',
        author_url: 'https://skein.localhost/marlow',
        title: fog.summary,
        width: 540,
        height: null,
        cache_age: 60,
        html: `<iframe src="https://skein.localhost/embed/post/marlow/${fog.id}" width="540" title="A post by marlow" loading="lazy"></iframe>`,
      }),
    },
  },
  getCssMap: {
    responses: {
      200: singleExample('A few names', {
        cssMap: { 'PostCard.card': ['a1b2c'], 'Logo.mark': ['f9f8e'], 'PostTags.tag': ['c3d4e', 'u77aa'] },
        release: '0.1.0',
      }),
    },
  },
  getUserLimits: {
    responses: {
      200: {
        some: {
          summary: 'In the middle of a day',
          value: {
            user: {
              blogs: limit('New blogs a day', 10, 0),
              follows: limit('New follows a day', 200, 3),
              images: limit('Pictures a day', 250, 12),
              likes: limit('Likes a day', 1000, 87),
              posts: limit('Posts a day', 250, 4),
              videos: limit('Videos a day', 20, 0),
              videoSeconds: limit('Seconds of video a day', 3600, 0),
              followedBlogs: limit('Followed blogs', 5000, 14, false),
              queuedPosts: limit('Queued posts', 1000, 3, false),
              filteredTags: limit('Filtered tags', 1000, 6, false),
            },
          },
        },
      },
    },
  },
  previewLink: {
    responses: {
      200: {
        card: {
          summary: 'A page with a card',
          value: {
            url: 'https://www.gutenberg.org/ebooks/2701',
            displayUrl: 'gutenberg.org',
            block: {
              type: 'link' as const,
              url: 'https://www.gutenberg.org/ebooks/2701',
              title: 'Moby Dick; Or, The Whale',
              description: 'Call me what you like, there is weather in it.',
              siteName: 'Project Gutenberg',
              displayUrl: 'gutenberg.org',
            },
          },
        },
        bare: {
          summary: 'A page that says nothing',
          value: {
            url: 'https://fog.example/',
            displayUrl: 'fog.example',
            block: { type: 'link' as const, url: 'https://fog.example/', displayUrl: 'fog.example' },
          },
        },
      },
    },
  },
  getEmbeddedGif: {
    responses: {
      200: singleExample('A page that goes on being turned', {
        gif: gif('loopkin-lighthouse', 'The lighthouse looks round'),
        post: notePostOf('loopkin-lighthouse'),
      }),
    },
  },
  searchGifs: {
    responses: { 200: listPages({ key: 'gifs', path: '/v2/gif_search', by: 'offset', items: gifs }) },
  },
  getImageInfo: {
    responses: {
      200: singleExample('A photograph of Marlow', {
        image: {
          mediaKey: 'marlow-jetty-blue',
          type: 'webp' as const,
          bytes: 181_204,
          postId: postOf('marlow-jetty-blue').id,
          blog: blogRefOf('marlow'),
          altText: jetty.altText ?? '',
          colors: ['#1f3550', '#7f93ad'],
          sizes: jetty.media,
        },
      }),
    },
  },
  searchMentions: {
    responses: {
      200: {
        o: {
          summary: 'Names with an o',
          value: { blogs: ['odile', 'offcuts', 'ottilie-writes-letters'].map(blogRefOf) },
        },
        ta: { summary: 'Names that begin with ta', value: { blogs: [blogRefOf('tamsin')] } },
        empty: { summary: 'Nobody is called so', value: { blogs: [] } },
      },
    },
  },
} satisfies Examples;
