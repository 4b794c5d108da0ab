import type { Examples } from './define.ts';
import { singleExample } from './lists.ts';
import { notePostOf } from './shapes.ts';
import { blogRefOf, now, type Schemas, world } from './world.ts';

type Range = Schemas['ActivityGraph']['range'];
type Granularity = Schemas['ActivityGraph']['granularity'];

const DAYS: Record<Range, number> = { day: 1, threedays: 3, week: 7, month: 30 };
const HOUR = 3600;

const blog = world.blog('marlow');
const isOurs = (post: { blog: { key: string } }) => post.blog.key === 'marlow';
const seconds = (list: readonly { at: number }[]) => list.map(({ at }) => at / 1000);
const likes = seconds(world.likes.filter((like) => isOurs(like.post)));
const reblogs = seconds(world.posts.filter((post) => post.parent && isOurs(post.parent)));
const replies = seconds(world.replies.filter((reply) => isOurs(reply.post) && !reply.isSelf));
const follows = seconds(world.follows.filter((follow) => follow.blog === blog));

const within = (moments: readonly number[], from: number, to: number) =>
  moments.filter((at) => at >= from && at < to).length;

/** Returns a graph with the number of these times in each step. */
function graphOf(
  moments: readonly number[],
  range: Range,
  granularity: Granularity,
): Schemas['ActivityGraph'] {
  const length = DAYS[range] * 24 * HOUR;
  const step = { hourly: HOUR, daily: 24 * HOUR, sum: length }[granularity];
  const startTs = now - length;
  const points = Array.from({ length: length / step }, (_, index) => {
    const timestamp = startTs + index * step;
    return { timestamp, count: within(moments, timestamp, timestamp + step) };
  });
  return {
    range,
    granularity,
    startTs,
    endTs: now,
    points,
    total: within(moments, startTs, now),
    previousTotal: within(moments, startTs - length, startTs),
  };
}

/** Returns the cumulative graph. */
function growthOf(
  moments: readonly number[],
  range: Range,
  granularity: Granularity,
): Schemas['ActivityGraph'] {
  const graph = graphOf(moments, range, granularity);
  const points = graph.points.map((point, index) => ({
    ...point,
    count: within(moments, 0, graph.points[index + 1]?.timestamp ?? now),
  }));
  return { ...graph, points, total: moments.length, previousTotal: within(moments, 0, graph.startTs) };
}

function mostly<T>(list: readonly T[], nameOf: (item: T) => string): [name: string, count: number][] {
  return [...Map.groupBy(list, nameOf)]
    .map(([name, items]) => [name, items.length] as [string, number])
    .toSorted((a, b) => b[1] - a[1]);
}

function notesOf(range: Range, granularity: Granularity): Schemas['ActivityNotes'] {
  const from = now - DAYS[range] * 24 * HOUR;
  const recent = world.likes.filter(
    (like) => isOurs(like.post) && like.at / 1000 >= from && like.member !== 'marlow',
  );
  return {
    graph: graphOf([...likes, ...reblogs, ...replies], range, granularity),
    likes: within(likes, from, now),
    reblogs: within(reblogs, from, now),
    replies: within(replies, from, now),
    topPosts: mostly(recent, (like) => like.post.key)
      .slice(0, 5)
      .map(([key, noteCount]) => ({ post: notePostOf(key), noteCount })),
    topFans: mostly(recent, (like) => like.blog.key)
      .slice(0, 5)
      .map(([key, noteCount]) => ({ blog: blogRefOf(key), noteCount })),
  };
}
const silent: Schemas['ActivityNotes'] = {
  graph: graphOf([], 'threedays', 'hourly'),
  likes: 0,
  reblogs: 0,
  replies: 0,
  topPosts: [],
  topFans: [],
};

const notify: Schemas['NotificationSettings'] = {
  likes: 'everyone',
  reblogs: 'everyone',
  replies: 'everyone',
  mentions: 'everyone',
  asks: 'everyone',
  followers: 'everyone',
  messages: 'everyone',
  gifts: true,
  milestones: true,
  communities: true,
  muted: false,
};

const review: Schemas['YearInReview'] = {
  year: 2025,
  blog: blogRefOf('marlow'),
  isComplete: true,
  postCount: 114,
  reblogCount: 46,
  noteCount: 2402,
  newFollowers: 14,
  wordCount: 6870,
  topTags: [
    { tag: 'photography', count: 88 },
    { tag: 'fog', count: 41 },
    { tag: 'coast', count: 30 },
    { tag: 'film photography', count: 23 },
  ],
  topPosts: [
    notePostOf('marlow-lighthouse-storm'),
    notePostOf('marlow-jetty-blue'),
    notePostOf('marlow-autumn-tree'),
  ],
  closestBlog: blogRefOf('odile'),
  months: [7, 6, 9, 10, 11, 8, 7, 5, 12, 14, 13, 12],
  shareText: 'My year: 41 times fog, and once a heron.',
};

/** Statistics of Marlow's blog, counted from the world, and its notification settings. */
const DAY_MS = 86_400_000;
const dailyImpressions = [310, 284, 402, 511, 380, 466, 205];
const impressions: Schemas['BlogImpressions'] = {
  isMeasured: true,
  minimumReaders: 5,
  total: 2558,
  previousTotal: 2211,
  days: dailyImpressions.map((count, at) => ({
    day: new Date(now * 1000 - (dailyImpressions.length - 1 - at) * DAY_MS).toISOString().slice(0, 10),
    impressions: count,
    views: Math.round(count / 9),
  })),
  places: [
    { kind: 'dashboard', count: 1604 },
    { kind: 'tag', count: 520 },
    { kind: 'blog', count: 301 },
    { kind: 'search', count: 133 },
  ],
  sources: [
    { host: 'search.example', count: 61 },
    { host: 'wool.example', count: 24 },
  ],
};

export const examples = {
  getNotificationSettings: { responses: { 200: singleExample('Told of everything', { settings: notify }) } },
  editNotificationSettings: {
    request: {
      quiet: { summary: 'Likes only from mutuals', value: { likes: 'mutuals' as const } },
      mute: { summary: 'Nothing for a week', value: { muted: true, mute_length_seconds: 604_800 } },
    },
    responses: {
      200: {
        quiet: {
          summary: 'Likes only from mutuals',
          value: { settings: { ...notify, likes: 'mutuals' as const } },
        },
        mute: {
          summary: 'Nothing for a week',
          value: { settings: { ...notify, muted: true, mutedUntilTs: now + 604_800 } },
        },
      },
    },
  },
  getActivityNotes: {
    responses: {
      200: {
        threedays: { summary: 'Three days by the hour', value: notesOf('threedays', 'hourly') },
        day: { summary: 'A day by the hour', value: notesOf('day', 'hourly') },
        week: { summary: 'A week by the day', value: notesOf('week', 'daily') },
        month: { summary: 'A month by the day', value: notesOf('month', 'daily') },
        empty: { summary: 'A blog that nobody has found yet', value: silent },
      },
    },
  },
  getActivityImpressions: {
    responses: {
      200: {
        week: { summary: 'A week', value: { impressions } },
        few: {
          summary: 'Too few readers',
          value: {
            impressions: {
              ...impressions,
              total: 0,
              previousTotal: 0,
              days: impressions.days.map(({ day }) => ({ day })),
              places: [],
              sources: [],
            },
          },
        },
      },
    },
  },
  getActivityNewFollowers: {
    responses: {
      200: {
        threedays: {
          summary: 'Three days by the hour',
          value: { graph: graphOf(follows, 'threedays', 'hourly') },
        },
        month: { summary: 'A month by the day', value: { graph: graphOf(follows, 'month', 'daily') } },
        empty: { summary: 'Nobody new', value: { graph: graphOf([], 'threedays', 'hourly') } },
      },
    },
  },
  getActivityTotalFollowers: {
    responses: {
      200: {
        threedays: {
          summary: 'Three days by the hour',
          value: { graph: growthOf(follows, 'threedays', 'hourly') },
        },
        month: { summary: 'A month by the day', value: { graph: growthOf(follows, 'month', 'daily') } },
        empty: { summary: 'A blog without followers', value: { graph: growthOf([], 'threedays', 'hourly') } },
      },
    },
  },
  getYearInReview: {
    responses: {
      200: {
        marlow: { summary: 'The year of Marlow', value: { review } },
        2026: {
          summary: 'A year that is not over',
          value: {
            review: {
              ...review,
              year: 2026,
              isComplete: false,
              postCount: 98,
              months: [6, 7, 9, 10, 8, 9, 7, 8, 11, 14, 9, 0],
            },
          },
        },
      },
    },
  },
} satisfies Examples;
