import type { Examples } from './define.ts';
import { blogOf, MEMBER, world } from './world.ts';

const features = {
  communities: true,
  collections: false,
  premium: true,
  loginWall: true,
  loginWallDismissible: true,
  messaging: true,
  masonry: true,
};

const member = world.blog(MEMBER);
const side = world.blog('offcuts');

const inState = (blog: string, state: string): number =>
  world.desk.filter((post) => post.blog.key === blog && post.state === state).length;

export const examples = {
  getConfig: {
    responses: {
      200: {
        usual: {
          summary: 'The usual configuration',
          value: {
            features,
            asksConsent: false,
            csrfHeader: 'X-CSRF',
            reportToken: 'rt-20261114-7c1f0a2b9d',
            reservedBlogNames: [
              'about',
              'admin',
              'api',
              'dashboard',
              'explore',
              'help',
              'inbox',
              'login',
              'settings',
            ],
            locales: [
              ...['en-us', 'es', 'de', 'fr', 'it', 'ja', 'tr', 'ru', 'pl'],
              ...['pt', 'pt-br', 'nl', 'ko', 'zh-cn', 'zh-tw', 'zh-hk', 'id', 'hi'],
            ],
            palettes: [
              ...['trueBlue', 'darkMode', 'cement', 'lowContrastClassic', 'cybernetic', 'canary'],
              ...['ghost', 'vampire', 'pumpkin', 'snowBright', 'gothRave', 'pride'],
            ],
            limits: {
              postsPerDay: 250,
              likesPerDay: 1000,
              followsPerDay: 200,
              imagesPerDay: 250,
              queuedPosts: 1000,
              postBytes: 1_000_000,
              imagesPerPost: 30,
              tagsPerPost: 30,
              replyLength: 475,
              imageBytes: 20_971_520,
            },
          },
        },
      },
    },
  },
  getFeatures: { responses: { 200: { usual: { summary: 'What visitors get', value: { features } } } } },
  setOption: {
    request: {
      palette: { summary: 'A palette', value: { setting: 'palette', value: 'vampire' } },
      system: { summary: 'The palette of the system', value: { setting: 'palette', value: 'system' } },
      locale: { summary: 'A language', value: { setting: 'locale', value: 'pt' } },
    },
  },
  getUserCounts: {
    responses: {
      200: {
        busy: {
          summary: 'Something everywhere',
          value: {
            unread: 7,
            inbox: inState('marlow', 'ask'),
            unread_messages: { [member.uuid]: { 'conversation-odile': 2, 'conversation-tamsin': 1 } },
            blog_notification_counts: [
              { blog_uuid: member.uuid, count: 12 },
              { blog_uuid: side.uuid, count: 0 },
            ],
            private_group_blog_unread_post_counts: { [side.uuid]: 3 },
            unread_community_post_counts: { 'fog-watchers': 4 },
            unread_mod_queue_counts: { 'fog-watchers': 1 },
            blog_post_counts: {
              [member.uuid]: {
                posts: blogOf('marlow').posts ?? 0,
                queue: inState('marlow', 'queued'),
                drafts: inState('marlow', 'draft'),
                messages: inState('marlow', 'ask'),
              },
              [side.uuid]: { posts: blogOf('offcuts').posts ?? 0, queue: 0, drafts: 0, messages: 0 },
            },
          },
        },
        quiet: {
          summary: 'Nothing new',
          value: {
            unread: 0,
            inbox: 0,
            unread_messages: {},
            blog_notification_counts: [
              { blog_uuid: member.uuid, count: 0 },
              { blog_uuid: side.uuid, count: 0 },
            ],
            private_group_blog_unread_post_counts: {},
            unread_community_post_counts: {},
            unread_mod_queue_counts: {},
          },
        },
        manyUnread: { summary: 'More than a title can say', value: { unread: 100, inbox: 250 } },
      },
    },
  },
} satisfies Examples;
