import type { OperationId } from '#generated/operations.ts';
import { makeHub } from '#tests/support/video-hubs.ts';
import {
  ALREADY_GONE,
  DESK,
  goneAlready,
  plain,
  type Recipe,
  withBody,
  withPath,
  withQuery,
} from './ingredients.ts';

/** Concerns a video hub without followers. */
const onHub: Recipe = async (world) => {
  const hub = `hub-${world.serial()}`;
  await makeHub(world.t, hub, ['hills']);
  return { path: { hub } };
};

/** Recipes of feeds and discovery. */
export const feeds: Partial<Record<OperationId, Recipe>> = {
  checkTagFollowed: withQuery({ tag: 'hills' }),
  clearSeenPosts: plain,
  createTab: withBody({ title: 'Hills', tags: ['hills'] }),
  deleteInboxPosts: goneAlready,
  deleteTab: withPath({ tab_id: 'following' }, {}, { code: 4003 }),
  dismissRecommendedBlog: withBody({ tumblelog: 'cleo' }),
  cancelBlogDismissal: withPath({ blog: 'cleo' }),
  editTab: withPath({ tab_id: 'for-you' }, {}, { payload: { is_hidden: true } }),
  followTag: withBody({ tag: 'hills' }),
  getDashboard: plain,
  getExplorePosts: withPath({ type: 'text' }),
  getHubHeader: withPath({ tag: 'hills' }),
  getHubTimeline: withPath({ tag: 'hills' }),
  getRecommendedTimeline: plain,
  getTimeline: withQuery({ which: 'popular' }),
  getTrendingTimeline: plain,
  listBlogInbox: withPath(DESK),
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
  listRelatedBlogs: withQuery({ tag: 'hills' }),
  listRelatedPosts: async (world) => ({
    query: { post_id: (await world.post()).id },
    codeForBlocked: ALREADY_GONE,
  }),
  listTrendingBlogs: plain,
  listTrendingTags: plain,
  listUserLikes: plain,
  markPostsSeen: async (world) => ({ payload: { ids: [(await world.post()).id] } }),
  // The tabs differ from caller to caller, and so does the complete list.
  reorderTabs: withBody({ tab_ids: ['for-you', 'following'] }, 4009),
  searchBlogPosts: withPath(DESK, { query: 'number' }, { codeForBlocked: ALREADY_GONE }),
  searchBlogs: withQuery({ query: 'desk' }),
  searchPosts: withQuery({ query: 'number' }),
  searchTags: withQuery({ query: 'hills' }),
  setTimelineMarker: async (world) => ({
    path: { which: 'following' },
    payload: { post_id: (await world.post()).id },
    codeForBlocked: ALREADY_GONE,
  }),
  suggestSearch: withQuery({ query: 'de' }),
  unfollowTag: withBody({ tag: 'hills' }),
};
