import { commentsOf } from './comments.ts';
import {
  boardsOf,
  communityOf,
  communityPostOf,
  communityPosts,
  communitySource,
} from './community-shapes.ts';
import type { Examples } from './define.ts';
import { emptyMessage } from './elements.ts';
import { listPages, singleExample, totalOf } from './lists.ts';
import { namedAfter } from './names.ts';
import { ago } from './shapes.ts';
import { timelinePages } from './timeline-pages.ts';
import { blogRefOf, now, type Schemas } from './world.ts';

const HERE = 'fog-watchers';
const ridges = communityPostOf(HERE, 'marlow-seven-ridges');
const comments = commentsOf(HERE, 'marlow-seven-ridges');
const [first] = comments as [Schemas['Comment']];
const [sightings] = boardsOf(communitySource(HERE)) as [Schemas['CommunityBoard']];
const reactions = ridges.reactions ?? [];
const reacted = reactions.map((one, index) =>
  index === 1 ? { ...one, count: one.count + 1, reacted: true } : one,
);
const unreacted = reactions.map((one, index) =>
  index === 0 ? { ...one, count: one.count - 1, reacted: false } : one,
);
const reactors = ['hut', 'odile', 'maps', 'tamsin', 'ferran', 'greta'].map((key, index) => ({
  blog: blogRefOf(key),
  grapheme: index % 2 === 0 ? '🌫️' : '💙',
  timestamp: ago(`${(index + 1) * 3}m`),
}));
const written: Schemas['Comment'] = {
  ...first,
  id: 'comment-new',
  blog: blogRefOf('marlow'),
  role: 'admin',
  content: [{ type: 'text', text: 'It has moved in.' }],
  createdTs: now,
  liked: false,
  likeCount: 0,
  replyCount: 0,
  replies: [],
  canDelete: true,
};
const report: Schemas['CommunityReport'] = {
  id: 'community-report-1',
  reason: 'off_topic',
  note: 'This is steam.',
  createdTs: now,
  state: 'open',
};
const postsByHandle = [
  'fog-watchers',
  'bread-failures',
  'back-garden-astronomy',
  'natural-dyers',
  'cats-with-grievances',
  'four-channels',
];

/** Posts, comments and reactions in communities. */
export const examples = {
  getCommunityTimeline: {
    responses: {
      200: {
        ...timelinePages({
          path: `/v2/communities/${HERE}/timeline`,
          elements: communityPosts(HERE),
          whenEmpty: [emptyMessage('Nobody has posted yet. It could be you.')],
        }),
        ...namedAfter(
          postsByHandle,
          (handle) => handle,
          (handle) => ({
            summary: communitySource(handle).title,
            value: { timeline: { elements: communityPosts(handle), links: {} } },
          }),
        ),
        polls: {
          summary: 'Only polls',
          value: { timeline: { elements: [communityPostOf(HERE, 'marlow-poll-print')], links: {} } },
        },
      },
    },
  },
  getCommunityPost: {
    responses: {
      200: singleExample('A post with its board', {
        post: ridges,
        community: communityOf(HERE),
        board: sightings,
      }),
    },
  },
  listComments: {
    responses: {
      200: listPages({
        key: 'comments',
        path: `/v2/communities/${HERE}/posts/${ridges.id}/comments`,
        by: 'cursor',
        items: comments,
        more: totalOf,
      }),
    },
  },
  createComment: {
    request: {
      comment: { summary: 'A comment', value: { content: [{ type: 'text', text: 'It has moved in.' }] } },
      answer: {
        summary: 'An answer',
        value: {
          content: [{ type: 'text', text: 'I waved back.' }],
          parent_comment_id: first.id,
          reply_as: 'marlow',
        },
      },
    },
    responses: {
      201: {
        published: { summary: 'It is there', value: { comment: written } },
        pending: {
          summary: 'It holds a link and waits for a moderator',
          value: { comment: { ...written, state: 'pending' } },
        },
      },
    },
  },
  getComment: {
    responses: { 200: singleExample('A comment and its post', { comment: first, post: ridges }) },
  },
  editComment: {
    request: singleExample('A better word', { content: [{ type: 'text', text: 'It has settled in.' }] }),
    responses: {
      200: singleExample('Changed', {
        comment: { ...written, content: [{ type: 'text', text: 'It has settled in.' }], editedTs: now },
      }),
    },
  },
  likeComment: { responses: { 200: singleExample('Liked', { liked: true, likeCount: 10 }) } },
  removeCommentLike: { responses: { 200: singleExample('Not liked', { liked: false, likeCount: 9 }) } },
  listReactors: {
    responses: {
      200: listPages({
        key: 'reactors',
        path: `/v2/communities/${HERE}/posts/${ridges.id}/reactions`,
        by: 'cursor',
        items: reactors,
        more: (items) => ({ reactions: items.length === 0 ? [] : reactions }),
      }),
    },
  },
  reactToPost: {
    request: {
      grapheme: { summary: 'An emoji', value: { grapheme: '💙' } },
      slug: { summary: 'By its slug', value: { slug: 'blue-heart', tumblelog: 'marlow' } },
    },
    responses: { 200: singleExample('One more heart', { reactions: reacted }) },
  },
  unreactToPost: { responses: { 200: singleExample('Less fog', { reactions: unreacted }) } },
  reportCommunityPost: {
    request: singleExample('It is steam', { reason: 'off_topic', note: 'This is steam.' }),
    responses: { 201: singleExample('The moderators know', { report }) },
  },
  reportCommunityMember: {
    request: singleExample('Asks everybody for their kettles', {
      reason: 'inappropriate_behavior',
      note: 'Asks everybody for their kettles.',
    }),
    responses: {
      201: singleExample('The moderators know', {
        report: { id: 'community-report-3', reason: 'inappropriate_behavior', createdTs: now, state: 'open' },
      }),
    },
  },
  reportComment: {
    request: singleExample('Not kind', { reason: 'inappropriate_behavior' }),
    responses: {
      201: singleExample('The moderators know', {
        report: { id: 'community-report-2', reason: 'inappropriate_behavior', createdTs: now, state: 'open' },
      }),
    },
  },
} satisfies Examples;
