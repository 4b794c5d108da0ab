import type { Examples } from './define.ts';
import { betweenPosts, emptyMessage, everyElement, timelineNameOf } from './elements.ts';
import { listPages, singleExample, totalOf } from './lists.ts';
import { namedAfter } from './names.ts';
import { ago } from './shapes.ts';
import { timelinePages } from './timeline-pages.ts';
import { dashboard, taggedPosts, trending } from './timelines.ts';
import { blogRefOf, postOf, type Schemas, world } from './world.ts';

const tab = (
  id: string,
  title: string,
  timeline: string,
  more: Partial<Schemas['DashboardTab']> = {},
): Schemas['DashboardTab'] => ({ id, title, timeline, isOwn: false, isHidden: false, unread: 0, ...more });

const weather = tab('weather', 'Weather', 'tab:weather', {
  isOwn: true,
  unread: 4,
  blogs: [world.blog('hut').name, world.blog('marlow').name],
  tags: ['fog', 'snow'],
  communities: ['fog-watchers'],
  hideReblogs: true,
  types: ['photo', 'text'],
});
const tabs = [
  tab('following', 'Following', 'following', { unread: 12 }),
  tab('for-you', 'For you', 'for-you'),
  tab('followed-tags', 'Your tags', 'followed-tags', { unread: 3 }),
  weather,
  tab('subscriptions', 'Subscriptions', 'subscriptions', { isHidden: true }),
];

const timeline = (name: string, title: string, description: string, needsLogin = true) => ({
  name,
  title,
  description,
  needsLogin,
});

/** Returns an ask or a submission as its recipient blog sees it. */
const inboxed = (key: string): Schemas['Post'] => ({
  ...postOf(key),
  canLike: false,
  canReblog: false,
  canReply: false,
});
const submission: Schemas['Post'] = {
  ...inboxed('greta-carrots'),
  id: '2762101110000000001',
  state: 'submission',
  submittedBy: blogRefOf('greta'),
  noteCount: 0,
  likeCount: 0,
  reblogCount: 0,
  replyCount: 0,
};
const inbox = [inboxed('ask-marlow-1'), inboxed('ask-marlow-2'), inboxed('ask-marlow-3'), submission];

const marker: Schemas['TimelineMarker'] = {
  which: 'following',
  postId: postOf('odile-first-out').id,
  postTs: postOf('odile-first-out').timestamp,
  readTs: ago('40m'),
  unread: 12,
};

const byName: Record<string, Schemas['TimelineElement'][]> = {
  'for-you': [
    ...everyElement.filter(({ objectType }) => objectType === 'announcement'),
    ...trending.slice(0, 6),
  ],
  'followed-tags': taggedPosts('astronomy', 6),
  subscriptions: [postOf('odile-first-out'), postOf('odile-burnt')],
  'tab:weather': [postOf('hut-log-first-snow'), postOf('marlow-seven-ridges'), postOf('hut-wind')],
};

/** Tabs, named timelines, the inbox and timeline markers. */
export const examples = {
  listTabs: { responses: { 200: singleExample('Four tabs to see and one hidden', { tabs }) } },
  createTab: {
    request: singleExample('Weather, without reblogs', {
      title: 'Weather',
      blogs: [world.blog('hut').name, world.blog('marlow').name],
      tags: ['fog', 'snow'],
      communities: ['fog-watchers'],
      hide_reblogs: true,
      types: ['photo', 'text'],
    }),
    responses: { 201: singleExample('The new tab', { tab: { ...weather, unread: 0 } }) },
  },
  editTab: {
    request: {
      rename: { summary: 'Another title', value: { title: 'Weather and worse' } },
      hide: { summary: 'Out of sight', value: { is_hidden: true } },
    },
    responses: { 200: singleExample('The changed tab', { tab: { ...weather, title: 'Weather and worse' } }) },
  },
  reorderTabs: {
    request: singleExample('Weather first', {
      tab_ids: ['weather', 'following', 'for-you', 'followed-tags', 'subscriptions'],
    }),
    responses: {
      200: singleExample('The tabs in their new order', {
        tabs: [weather, ...tabs.filter((one) => one !== weather)],
      }),
    },
  },
  getTimeline: {
    responses: {
      200: {
        ...timelinePages({
          path: '/v2/timeline',
          elements: dashboard[1],
          whenEmpty: [emptyMessage('Follow somebody and their posts are here.')],
        }),
        everything: {
          summary: 'One element of every kind',
          value: { timeline: { elements: everyElement, links: {} } },
        },
        ...namedAfter(
          Object.entries(byName),
          ([name]) => name,
          ([name, elements]) => ({
            summary: `The timeline ${name}`,
            value: { timeline: { elements, links: {} } },
          }),
        ),
        ...namedAfter(
          everyElement.filter(({ objectType }) => objectType !== 'post'),
          timelineNameOf,
          (element) => ({
            summary: `A timeline with ${element.objectType}`,
            value: { timeline: { elements: betweenPosts(element), links: {} } },
          }),
        ),
      },
    },
  },
  listTimelines: {
    responses: {
      200: singleExample('All of them', {
        timelines: [
          timeline('following', 'Following', 'Everything from the blogs you follow, newest first.'),
          timeline('for-you', 'For you', 'What you may like.'),
          timeline('followed-tags', 'Your tags', 'Posts with tags you follow.'),
          timeline('subscriptions', 'Subscriptions', 'Blogs you asked to be told about.'),
          timeline('communities', 'Communities', 'New posts in your communities.'),
          timeline('mutuals', 'Mutuals', 'Blogs you follow that follow you.'),
          timeline('originals', 'Originals', 'Following, without reblogs.'),
          timeline('popular', 'Popular', 'What many like today.', false),
          timeline('communities', 'Communities', 'Communities you are in, newest first.'),
        ],
      }),
    },
  },
  dismissRecommendedBlog: { request: singleExample('Not this one', { tumblelog: 'yard-sale-orchestra' }) },
  dismissTimelineElement: {
    request: singleExample('News that was read', { object_type: 'announcement', id: 'news-filters' }),
  },
  listInbox: {
    responses: {
      200: listPages({ key: 'posts', path: '/v2/user/inbox', by: 'offset', items: inbox, more: totalOf }),
    },
  },
  listBlogInbox: {
    responses: {
      200: listPages({
        key: 'posts',
        path: '/v2/user/inbox/marlow',
        by: 'offset',
        items: inbox,
        more: totalOf,
      }),
    },
  },
  markPostsSeen: {
    request: singleExample('Three posts', {
      ids: dashboard[0].slice(0, 3).map((post) => post.id),
      which: 'following',
    }),
  },
  listTimelineMarkers: {
    responses: {
      200: singleExample('Two timelines', {
        markers: [
          marker,
          {
            ...marker,
            which: 'tab:weather',
            postId: postOf('hut-log-first-snow').id,
            postTs: postOf('hut-log-first-snow').timestamp,
            unread: 4,
          },
        ],
      }),
    },
  },
  setTimelineMarker: {
    request: singleExample('Up to here', { post_id: marker.postId }),
    responses: {
      200: {
        moved: { summary: 'Kept', value: { marker: { ...marker, unread: 0 } } },
        stayed: { summary: 'A newer one was kept before and stays', value: { marker } },
      },
    },
  },
} satisfies Examples;
