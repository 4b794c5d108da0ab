import { commentsOf } from './comments.ts';
import { communityPostOf, communitySource, memberOf, rulesOf } from './community-shapes.ts';
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

const [firstRule] = rulesOf(communitySource(HERE));

const decision = (
  id: string,
  action: Schemas['ModerationDecision']['action'],
  more: Partial<Schemas['ModerationDecision']> = {},
): Schemas['ModerationDecision'] => ({
  id,
  kind: 'post',
  action,
  reason: 'off_topic',
  ...(firstRule ? { rule: { id: firstRule.id, text: firstRule.text } } : {}),
  actorKind: 'member',
  message: 'Steam goes out on Fridays only.',
  note: 'Second time this week.',
  decidedBy: blogRefOf('hut'),
  decidedTs: ago('1d'),
  postId: ferry.id,
  blog: blogRefOf('ferran'),
  canAppeal: true,
  appealUntilTs: ahead('29d'),
  canRevoke: true,
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
  version: 2,
  state: 'open',
  canDecide: true,
  createdTs: ago('2d'),
  notes: [],
  blog: post.blog,
  post,
  reportCount,
  reasons: [
    {
      reason: 'off_topic',
      count: Math.max(1, reportCount),
      record: { right: 9, total: 11 },
      notes: ['This is steam.'],
    },
  ],
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
const itemNote: Schemas['ItemNote'] = {
  id: 'item-note-1',
  author: blogRefOf('hut'),
  text: 'It is steam, but such good steam.',
  createdTs: ago('1h'),
};
const steam = item('queue-1', ferry, 3, { notes: [itemNote] });
const queue = [
  steam,
  item('queue-2', ridges, 2, {
    kind: 'comment',
    comment: loaf,
    blog: loaf.blog,
    reasons: [{ reason: 'inappropriate_behavior', count: 2, record: { right: 1, total: 4 }, notes: [] }],
    claimedBy: blogRefOf('hut'),
    claimedUntilTs: ahead('9m'),
  }),
  item('queue-3', storm, 0, { source: 'automod_links', reasons: [], isHidden: true }),
  item('queue-4', poll, 1, { source: 'classifier' }),
  banAppeal,
  {
    id: 'queue-6',
    kind: 'request' as const,
    source: 'request',
    version: 1,
    state: 'open' as const,
    canDecide: true,
    createdTs: ago('3h'),
    notes: [],
    blog: blogRefOf('xenia-k'),
    request: {
      requestingBlog: blogRefOf('xenia-k'),
      requestedTs: ago('3h'),
      answers: [{ question: 'What can you see?', answer: 'Possibly a bus' }],
    },
    reportCount: 0,
    reasons: [],
  },
];
const countsOf = (items: readonly Schemas['ModerationItem'][]) => ({
  counts: {
    all: items.length,
    reports: items.filter(({ source }) => source === 'report').length,
    waiting: items.filter(({ source }) => source.startsWith('auto') || source === 'classifier').length,
    requests: items.filter(({ kind }) => kind === 'request').length,
    appeals: items.filter(({ source }) => source === 'appeal').length,
  },
  moderators: [blogRefOf('hut')],
});

/** Returns the start of a day some days ago, in UTC. */
const midnight = (daysAgo: number): number => {
  const at = now - daysAgo * 86_400;
  return at - (at % 86_400);
};

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
): Schemas['AuditEntry'] => ({
  id,
  type,
  action,
  actorKind: 'member',
  actor: blogRefOf('hut'),
  timestamp: ago(when),
  ...more,
});
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
    changes: [{ field: 'automod_reports_threshold', before: '5', after: '3' }],
  }),
  entry('audit-5', 'invitations', 'invitation_sent', '7d', {
    actor: blogRefOf('marlow'),
    target: blogRefOf('natsuki'),
  }),
  entry('audit-4', 'automod', 'automod_held', '8d', {
    actorKind: 'automatic_rule',
    actor: undefined,
    automaticRuleId: 'automatic-rule-links',
    postId: storm.id,
  }),
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
      200: listPages({
        key: 'items',
        path: `${AT}/queue`,
        by: 'cursor',
        items: queue,
        more: (items) => ({ ...totalOf(items), ...countsOf(items) }),
      }),
    },
  },
  claimModerationItem: {
    request: {
      usual: { summary: 'Nobody has it', value: {} },
      takeOver: { summary: 'Take it over from a colleague', value: { take_over: true } },
    },
    responses: {
      200: singleExample('Ten minutes', {
        item: { ...steam, claimedBy: blogRefOf('marlow'), claimedUntilTs: ahead('10m') },
      }),
    },
  },
  getModerationItem: {
    responses: {
      200: {
        open: { summary: 'It waits', value: { item: steam } },
        decided: {
          summary: 'It is decided',
          value: { item: { ...steam, state: 'decided', decision: removed } },
        },
      },
    },
  },
  createItemNote: {
    request: singleExample('A note', { text: 'It is steam, but such good steam.' }),
    responses: { 201: singleExample('Stored', { note: { ...itemNote, createdTs: now } }) },
  },
  getModerationDecision: {
    responses: { 200: singleExample('With the post', { decision: { ...removed, post: ferry } }) },
  },
  editDecision: {
    request: singleExample('Another notice', {
      message: 'Steam goes out on Fridays only. See you on Friday.',
    }),
    responses: {
      200: singleExample('Changed', {
        decision: {
          ...removed,
          message: 'Steam goes out on Fridays only. See you on Friday.',
          noticeDueTs: ahead('12m'),
        },
      }),
    },
  },
  revokeDecision: { responses: { 200: singleExample('It waits again', { item: steam }) } },
  sendDecisionNotice: { responses: { 200: singleExample('Sent', { decision: removed }) } },
  listMemberHistory: {
    responses: {
      200: listPages({
        key: 'entries',
        path: `${AT}/members/plot-fourteen/history`,
        by: 'cursor',
        items: [
          {
            id: 'history-3',
            kind: 'removed',
            timestamp: ago('1d'),
            isGood: false,
            actor: blogRefOf('hut'),
            decision: removed,
          },
          {
            id: 'history-2',
            kind: 'noted',
            timestamp: ago('12d'),
            isGood: true,
            actor: blogRefOf('hut'),
            note,
          },
          { id: 'history-1', kind: 'joined', timestamp: ago('40d'), isGood: true },
        ],
      }),
    },
  },
  getAuditSummary: {
    responses: {
      200: singleExample('November', {
        summary: {
          month: '2026-11',
          actors: [
            {
              actorKind: 'member',
              actor: blogRefOf('hut'),
              days: [{ dayTs: midnight(1), removedCount: 1, restoredCount: 0, otherCount: 2 }],
            },
            {
              actorKind: 'automatic_rule',
              days: [{ dayTs: midnight(8), removedCount: 0, restoredCount: 0, otherCount: 1 }],
            },
          ],
          rules: firstRule
            ? [{ rule: { id: firstRule.id, text: firstRule.text }, count: 2, undoneCount: 1 }]
            : [],
          undone: [
            {
              entryId: 'audit-7',
              undoneById: 'audit-9',
              acted: { actorKind: 'automatic_rule', dayTs: midnight(8) },
              undone: { actorKind: 'member', actor: blogRefOf('hut'), dayTs: midnight(1) },
            },
          ],
          appeals: [
            {
              decisionId: removed.id,
              kind: 'post',
              blog: blogRefOf('ferran'),
              decidedBy: blogRefOf('hut'),
              decidedTs: ago('1d'),
              sentTs: ago('3h'),
              state: 'open',
            },
          ],
        },
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
        blog: blogRefOf('greta'),
        member: memberOf(HERE, 'greta'),
        reportsSent: { right: 4, total: 5 },
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
          items: [
            { item_id: 'queue-4', version: 2 },
            { post_id: ridges.id, comment_id: loaf.id },
          ],
        },
      },
      label: {
        summary: 'Label a post',
        value: { action: 'label', items: [{ post_id: storm.id }], categories: ['violence'] },
      },
    },
    responses: {
      201: {
        removed: { summary: 'Removed', value: { decisions: [removed], skipped: [], openCount: 3 } },
        skipped: {
          summary: 'A colleague was first with one of them',
          value: {
            decisions: [decision('decision-4', 'approve', { postId: poll.id })],
            skipped: [{ reason: 'decided', itemId: 'queue-1', decision: removed }],
            openCount: 2,
          },
        },
      },
    },
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
          appeal: {
            text: 'It is fog. I was there.',
            sentTs: ago('3h'),
            state: 'accepted',
            message: 'We checked with the ferry.',
            decidedTs: now,
          },
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
