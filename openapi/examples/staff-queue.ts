import { accordions, bread, fog } from './admin-and-moderation.ts';
import type { Examples } from './define.ts';
import { listPages, singleExample } from './lists.ts';
import { ago, ahead } from './shapes.ts';
import { blogRefOf, now, postOf, type Schemas } from './world.ts';

type Item = Schemas['StaffQueueItem'];

const staffNote: Schemas['StaffNote'] = {
  id: 'note-4',
  author: blogRefOf('tamsin'),
  text: 'The same shop as in October. I would not wait.',
  createdTs: ago('40m'),
};

const item = (id: string, more: Partial<Item>): Item => ({
  id,
  type: 'report',
  state: 'open',
  isUrgent: false,
  createdTs: ago('3h'),
  notes: [],
  ...more,
});

const advertisement = item('post:9', { report: accordions, notes: [staffNote] });
const danger = item('post:12', {
  isUrgent: true,
  createdTs: ago('12m'),
  claimedBy: blogRefOf('tamsin'),
  claimedTs: ago('4m'),
  claimedUntilTs: ahead('6m'),
  report: {
    ...accordions,
    id: 'report-12',
    reason: 'self_harm',
    reportCount: 2,
    createdTs: ago('12m'),
    blog: blogRefOf('hut'),
    post: postOf('kilnside-steam'),
    note: 'Please look after them.',
  },
});
const breadAppeal = item('appeal:3', { type: 'appeal', createdTs: ago('9d'), appeal: bread });
const fogLetter = item('letter:2041', { type: 'letter', createdTs: ago('3d'), supportRequest: fog });

const decision: Schemas['StaffDecision'] = {
  id: 'decision-7',
  itemId: advertisement.id,
  outcome: 'remove',
  reason: 'spam',
  authorMessage: 'Advertisements belong into a shop.',
  decidedBy: blogRefOf('tamsin'),
  decidedTs: now,
  noticeDueTs: ahead('10s'),
  canRevoke: true,
};
const warned: Schemas['StaffDecision'] = {
  ...decision,
  id: 'decision-3',
  itemId: 'post:5',
  outcome: 'label',
  reason: 'adult_content',
  decidedTs: ago('90d'),
  canRevoke: false,
};
const { authorMessage: _said, noticeDueTs: _due, ...told } = warned;

const opened: Item = {
  ...advertisement,
  reports: [
    {
      id: 'report-9',
      reason: 'spam',
      note: 'An advertisement for accordions.',
      reporter: blogRefOf('marlow'),
      createdTs: ago('1h'),
      record: { right: 6, total: 7 },
    },
    {
      id: 'report-6',
      reason: 'spam',
      reporter: blogRefOf('odile'),
      createdTs: ago('3h'),
      record: { right: 0, total: 0 },
    },
  ],
  author: {
    blog: blogRefOf('yard-sale-orchestra'),
    memberSinceTs: ago('400d'),
    postCount: 61,
    decisions: [told],
  },
};
const settled: Item = { ...advertisement, state: 'settled', decision };

/** The staff queue. */
export const examples = {
  listStaffQueue: {
    responses: {
      200: listPages({
        key: 'items',
        path: '/v2/admin/queue',
        by: 'cursor',
        items: [danger, breadAppeal, fogLetter, advertisement],
        more: (items) => ({
          counts: {
            all: items.length,
            reports: items.length > 0 ? 2 : 0,
            appeals: items.length > 0 ? 1 : 0,
            letters: items.length > 0 ? 1 : 0,
          },
        }),
      }),
    },
  },
  getStaffItem: {
    responses: {
      200: {
        open: { summary: 'It waits', value: { item: opened } },
        settled: { summary: 'It is settled', value: { item: settled } },
      },
    },
  },
  claimStaffItem: {
    request: {
      usual: { summary: 'Nobody has it', value: {} },
      takeOver: { summary: 'Take it over from a colleague', value: { take_over: true } },
    },
    responses: {
      200: singleExample('Ten minutes', {
        item: { ...opened, claimedBy: blogRefOf('marlow'), claimedTs: now, claimedUntilTs: ahead('10m') },
      }),
    },
  },
  createStaffNote: {
    request: singleExample('A note', { text: staffNote.text }),
    responses: { 201: singleExample('Stored', { note: { ...staffNote, createdTs: now } }) },
  },
  createStaffDecisions: {
    request: {
      remove: {
        summary: 'Take a post down',
        value: {
          item_ids: [advertisement.id],
          outcome: 'remove',
          reason: 'spam',
          author_message: 'Advertisements belong into a shop.',
        },
      },
      suspend: {
        summary: 'Close four blogs for a week',
        value: {
          item_ids: ['blog:11', 'blog:12', 'blog:13', 'blog:14'],
          outcome: 'suspend',
          until_ts: now + 7 * 86_400,
        },
      },
    },
    responses: {
      201: {
        decided: { summary: 'Decided', value: { decisions: [decision], skipped: [], openCount: 3 } },
        skipped: {
          summary: 'A colleague is on it',
          value: {
            decisions: [],
            skipped: [{ itemId: danger.id, reason: 'claimed', claimedBy: blogRefOf('tamsin') }],
            openCount: 4,
          },
        },
      },
    },
  },
  editStaffDecision: {
    request: singleExample('Other words', { author_message: 'Advertisements go to the shop page.' }),
    responses: {
      200: singleExample('Changed', {
        decision: { ...decision, authorMessage: 'Advertisements go to the shop page.' },
      }),
    },
  },
  revokeStaffDecision: { responses: { 200: singleExample('It waits again', { item: opened }) } },
} satisfies Examples;
