import type { OperationId } from '#generated/operations.ts';
import { makeHub } from '#tests/support/video-hubs.ts';
import { asked, DESK, GONE, goneAlready, named, plain, type Recipe, sent } from './ingredients.ts';

/** A channel of videos that nobody follows yet. */
const onHub: Recipe = async (world) => {
  const hub = `hub-${world.serial()}`;
  await makeHub(world.t, hub, ['hills']);
  return { path: { hub } };
};

/** Calls of feeds and of what finds things. */
export const feeds: Partial<Record<OperationId, Recipe>> = {
  checkTagFollowed: asked({ tag: 'hills' }),
  clearSeenPosts: plain,
  createTab: sent({ title: 'Hills', tags: ['hills'] }),
  deleteInboxPosts: goneAlready,
  deleteTab: named({ tab_id: 'following' }, {}, { code: 4003 }),
  dismissRecommendedBlog: sent({ tumblelog: 'cleo' }),
  cancelBlogDismissal: named({ blog: 'cleo' }),
  editTab: named({ tab_id: 'for-you' }, {}, { payload: { is_hidden: true } }),
  followTag: sent({ tag: 'hills' }),
  getDashboard: plain,
  getExplorePosts: named({ type: 'text' }),
  getHubHeader: named({ tag: 'hills' }),
  getHubTimeline: named({ tag: 'hills' }),
  getRecommendedTimeline: plain,
  getTimeline: asked({ which: 'popular' }),
  getTrendingTimeline: plain,
  listBlogInbox: named(DESK),
  listFollowedTags: plain,
  listFollowing: plain,
  listInbox: plain,
  listRecommendedBlogs: plain,
  listRecommendedTags: plain,
  listTabs: plain,
  listVideoHubs: plain,
  getAnswertime: plain,
  getRadar: plain,
  getRadarTimeline: plain,
  getStaffPicks: plain,
  getVideoHub: onHub,
  getVideoHubTimeline: onHub,
  followVideoHub: onHub,
  unfollowVideoHub: onHub,
  listTimelineMarkers: plain,
  listTimelines: plain,
  listRelatedBlogs: asked({ tag: 'hills' }),
  listRelatedPosts: async (world) => ({ query: { post_id: (await world.post()).id }, gone: GONE }),
  listTrendingBlogs: plain,
  listTrendingTags: plain,
  listUserLikes: plain,
  markPostsSeen: async (world) => ({ payload: { ids: [(await world.post()).id] } }),
  // Whose tabs they are differs from caller to caller, and so does what is all of them.
  reorderTabs: sent({ tab_ids: ['for-you', 'following'] }, 4009),
  searchBlogPosts: named(DESK, { query: 'number' }, { gone: GONE }),
  searchBlogs: asked({ query: 'desk' }),
  searchPosts: asked({ query: 'number' }),
  searchTags: asked({ query: 'hills' }),
  setTimelineMarker: async (world) => ({
    path: { which: 'following' },
    payload: { post_id: (await world.post()).id },
    gone: GONE,
  }),
  suggestSearch: asked({ query: 'de' }),
  unfollowTag: sent({ tag: 'hills' }),
};
