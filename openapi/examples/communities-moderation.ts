import { commentsOf } from './comments.ts';
import { communityPostOf, memberOf } from './community-shapes.ts';
import type { Examples } from './define.ts';
import { listPages, singleExample, totalOf } from './lists.ts';
import { ago, ahead } from './shapes.ts';
import { blogRefOf, now, type Schemas } from './world.ts';

const HERE = 'fog-watchers';
const AT = `/v2/communities/${HERE}/moderation`;
const poll = communityPostOf(HERE, 'marlow-poll-print');
const ferry = communityPostOf(HERE, 'ferran-last-ferry');
const storm = communityPostOf(HERE, 'marlow-lighthouse-storm');
const ridges = communityPostOf(HERE, 'marlow-seven-ridges');
const [, loaf] = commentsOf(HERE, 'marlow-seven-ridges') as [Schemas['Comment'], Schemas['Comment']];

const decision = (
  id: string,
  action: Schemas['ModerationDecision']['action'],
  more: Partial<Schemas['ModerationDecision']> = {},
): Schemas['ModerationDecision'] => ({
  id,
  kind: 'post',
  action,
  reason: 'off_topic',
  message: 'Steam goes out on Fridays only.',
  note: 'Second time this week.',
  decidedBy: blogRefOf('hut'),
  decidedTs: ago('1d'),
  postId: ferry.id,
  blog: blogRefOf('ferran'),
  canAppeal: true,
  ...more,
});
const item = (
  id: string,
  post: Schemas['Post'],
  reportCount: number,
  more: Partial<Schemas['ModerationItem']> = {},
): Schemas['ModerationItem'] => ({
  id,
  kind: 'post',
  source: 'report',
  state: 'open',
  blog: post.blog,
  post,
  reportCount,
  reasons: [{ reason: 'off_topic', count: Math.max(1, reportCount), notes: ['This is steam.'] }],
  firstReportedTs: ago('2d'),
  lastReportedTs: ago('3h'),
  isHidden: reportCount >= 3,
  ...more,
});
const banAppeal = item('queue-5', ridges, 0, {
  kind: 'member',
  source: 'appeal',
  blog: blogRefOf('yard-sale-orchestra'),
  reasons: [],
  decision: decision('decision-ban-yard-sale-orchestra', 'ban', {
    kind: 'member',
    reason: 'spam',
    canAppeal: false,
    blog: blogRefOf('yard-sale-orchestra'),
    appeal: { text: 'There will be no more accordions.', sentTs: ago('2h'), state: 'open' },
  }),
});
const steam = item('queue-1', ferry, 3);
const queue = [
  steam,
  item('queue-2', ridges, 2, {
    kind: 'comment',
    comment: loaf,
    blog: loaf.blog,
    reasons: [{ reason: 'inappropriate_behavior', count: 2, notes: [] }],
    claimedBy: blogRefOf('hut'),
    claimedUntilTs: ahead('9m'),
  }),
  item('queue-3', storm, 0, { source: 'automod_links', reasons: [], isHidden: true }),
  item('queue-4', poll, 1, { source: 'classifier' }),
  banAppeal,
];

const removed = decision('decision-1', 'remove');
const appealed = decision('decision-2', 'label', {
  canAppeal: false,
  appeal: { text: 'It is fog. I was there.', sentTs: ago('3h'), state: 'open' },
});
const decisions = [
  removed,
  appealed,
  decision('decision-3', 'ban', {
    kind: 'member',
    reason: 'spam',
    blog: blogRefOf('yard-sale-orchestra'),
    canAppeal: false,
  }),
];

const entry = (
  id: string,
  type: Schemas['AuditEntry']['type'],
  action: Schemas['AuditEntry']['action'],
  when: string,
  more: Partial<Schemas['AuditEntry']> = {},
): Schemas['AuditEntry'] => ({ id, type, action, actor: blogRefOf('hut'), timestamp: ago(when), ...more });
const audit = [
  entry('audit-9', 'posts', 'post_removed', '1d', {
    target: blogRefOf('ferran'),
    postId: ferry.id,
    reason: 'off_topic',
  }),
  entry('audit-8', 'members', 'member_banned', '4d', {
    target: blogRefOf('yard-sale-orchestra'),
    reason: 'spam',
    note: 'Forty accordions, twice.',
  }),
  entry('audit-7', 'comments', 'comment_approved', '5d', { target: blogRefOf('odile'), commentId: loaf.id }),
  entry('audit-6', 'settings', 'settings_changed', '6d', {
    actor: blogRefOf('marlow'),
    before: 'Reports before hiding: 5',
    after: 'Reports before hiding: 3',
  }),
  entry('audit-5', 'invitations', 'invitation_sent', '7d', {
    actor: blogRefOf('marlow'),
    target: blogRefOf('natsuki'),
  }),
  entry('audit-4', 'automod', 'automod_hidden', '8d', { postId: storm.id }),
];
const note: Schemas['MemberNote'] = {
  id: 'member-note-1',
  author: blogRefOf('hut'),
  text: 'Means well. Owns a kettle.',
  createdTs: ago('12d'),
};

/** Moderation of communities. */
export const examples = {
  setModerationGuideRead: {
    responses: {
      200: singleExample('Read', {
        membership: {
          isMember: true,
          role: 'moderator',
          blogName: 'marlow',
          isMuted: false,
          hasReadModerationGuide: true,
        },
      }),
    },
  },
  listModerationQueue: {
    responses: {
      200: listPages({ key: 'items', path: `${AT}/queue`, by: 'cursor', items: queue, more: totalOf }),
    },
  },
  claimModerationItem: {
    responses: {
      200: singleExample('Fifteen minutes', {
        item: { ...steam, claimedBy: blogRefOf('marlow'), claimedUntilTs: ahead('15m') },
      }),
    },
  },
  getModeratedPost: {
    responses: {
      200: {
        open: { summary: 'It waits', value: { item: steam, post: ferry, decisions: [] } },
        decided: {
          summary: 'It was removed',
          value: {
            item: { ...steam, state: 'decided', decision: removed },
            post: ferry,
            decisions: [removed],
          },
        },
      },
    },
  },
  getModeratedComment: {
    responses: {
      200: singleExample('A comment', {
        item: queue[1] ?? steam,
        comment: loaf,
        post: ridges,
        decisions: [],
      }),
    },
  },
  getModeratedMember: {
    responses: {
      200: singleExample('Somebody with a kettle', {
        member: memberOf(HERE, 'ferran'),
        postCount: 41,
        commentCount: 112,
        reportCount: 3,
        removedCount: 1,
        isBanned: false,
        notes: [note],
        decisions: [removed],
      }),
    },
  },
  createMemberNote: {
    request: singleExample('A note', { text: 'Means well. Owns a kettle.' }),
    responses: { 201: singleExample('Kept', { note: { ...note, createdTs: now } }) },
  },
  listModerationDecisions: {
    responses: {
      200: listPages({ key: 'decisions', path: `${AT}/decisions`, by: 'cursor', items: decisions }),
    },
  },
  moderatePosts: {
    request: {
      remove: {
        summary: 'Remove a post',
        value: {
          action: 'remove',
          items: [{ post_id: ferry.id }],
          reason: 'off_topic',
          message: 'Steam goes out on Fridays only.',
          note: 'Second time this week.',
        },
      },
      approveTwo: {
        summary: 'Two at once are fine',
        value: {
          action: 'approve',
          items: [{ post_id: poll.id }, { post_id: ridges.id, comment_id: loaf.id }],
        },
      },
      label: {
        summary: 'Label a post',
        value: { action: 'label', items: [{ post_id: storm.id }], categories: ['violence'] },
      },
    },
    responses: { 201: singleExample('Removed', { decisions: [removed], openCount: 3 }) },
  },
  appealDecision: {
    request: singleExample('It is fog', { text: 'It is fog. I was there.' }),
    responses: { 201: singleExample('Somebody will look again', { decision: appealed }) },
  },
  setAppealOutcome: {
    request: singleExample('Fair enough', { outcome: 'accepted', message: 'We checked with the ferry.' }),
    responses: {
      200: singleExample('Taken back', {
        decision: {
          ...appealed,
          appeal: { text: 'It is fog. I was there.', sentTs: ago('3h'), state: 'accepted' },
        },
      }),
    },
  },
  listAuditLog: {
    responses: {
      200: {
        ...listPages({ key: 'entries', path: `${AT}/activity`, by: 'cursor', items: audit }),
        members: {
          summary: 'Only about members',
          value: { entries: audit.filter((one) => one.type === 'members'), links: {} },
        },
      },
    },
  },
} satisfies Examples;
