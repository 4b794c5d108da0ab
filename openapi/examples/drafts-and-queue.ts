import type { Examples } from './define.ts';
import { listPages, singleExample, totalOf } from './lists.ts';
import { ago, ahead } from './shapes.ts';
import { blogRefOf, now, postOf, type Schemas } from './world.ts';

const queue: Schemas['QueueSettings'] = {
  paused: false,
  perDay: 3,
  startHour: 8,
  endHour: 22,
  tag: 'queue',
};
const waiting = ['queue-marlow-1', 'queue-marlow-2'].map((key, index) => ({
  ...postOf(key),
  scheduledPublishTime: ahead(`${(index + 1) * 6}h`),
}));
const { queuedState: _, ...published } = postOf('queue-marlow-1');
const queued: Schemas['Post'][] = [...waiting, postOf('queue-marlow-3')];
const drafts = ['draft-marlow-zine', 'draft-marlow-coast'].map(postOf);
const oldDraft: Schemas['Post'] = {
  ...postOf('marlow-no'),
  id: '2761001110000000001',
  state: 'draft',
  noteCount: 0,
  likeCount: 0,
  reblogCount: 0,
  replyCount: 0,
  canLike: false,
  canReblog: false,
  canReply: false,
};
const submitted = (id: string, key: string, from: Partial<Schemas['Post']>): Schemas['Post'] => ({
  ...postOf(key),
  id,
  state: 'submission',
  blog: blogRefOf('marlow'),
  blogName: 'marlow',
  noteCount: 0,
  likeCount: 0,
  reblogCount: 0,
  replyCount: 0,
  isPinned: false,
  ...from,
});
const submissions = [
  submitted('2762101110000000004', 'greta-mushrooms', { submittedBy: blogRefOf('greta') }),
  submitted('2762101110000000002', 'hut-stars', { submittedBy: blogRefOf('hut') }),
  submitted('2762101110000000003', 'maps-coast', { anonymousName: 'A reader in Gdynia' }),
];
const item = (
  key: string,
  state: Schemas['ReviewItem']['state'],
  more: Partial<Schemas['ReviewItem']> = {},
): Schemas['ReviewItem'] => ({
  post: { ...postOf(key), contentRating: 'sensitive' },
  reason: 'adult_content',
  outcome: 'label',
  state,
  flaggedTs: ago('3d'),
  canAppeal: state === 'flagged',
  ...more,
});
const flagged = [
  item('marlow-dunes', 'flagged', { message: 'Somebody took it for a person.' }),
  item('marlow-poles', 'in_review', { appealText: 'These are poles.', appealedTs: ago('2d') }),
  item('marlow-autumn-tree', 'appeal_accepted', {
    outcome: 'remove',
    reason: 'copyright',
    appealText: 'I took this picture myself.',
    appealedTs: ago('2d'),
    decidedTs: ago('1d'),
    answer: 'You did. It is back.',
  }),
];
const bulk: Schemas['BulkEditResult'] = {
  dryRun: true,
  matched: 3,
  changed: 2,
  skipped: [{ id: queued[2]?.id ?? '1', code: 8026 }],
  sample: queued.slice(0, 2),
};

/** A blog's drafts, queue, submissions and posts under review. */
export const examples = {
  listDrafts: {
    responses: {
      200: listPages({
        key: 'posts',
        path: '/v2/blog/marlow/posts/draft',
        by: 'cursor',
        items: [...drafts, oldDraft],
        more: totalOf,
      }),
    },
  },
  listReviewPosts: {
    responses: {
      200: listPages({
        key: 'items',
        path: '/v2/blog/marlow/posts/review',
        by: 'cursor',
        items: flagged,
        more: totalOf,
      }),
    },
  },
  listQueue: {
    responses: {
      200: listPages({
        key: 'posts',
        path: '/v2/blog/marlow/posts/queue',
        by: 'offset',
        items: queued,
        more: (items) => ({ total: items.length, settings: queue }),
      }),
    },
  },
  reorderQueue: {
    request: {
      top: { summary: 'To the top', value: { post_id: queued[1]?.id ?? '1', insert_after: '0' } },
      after: {
        summary: 'Behind another one',
        value: { post_id: queued[0]?.id ?? '1', insert_after: queued[1]?.id ?? '1' },
      },
    },
  },
  listSubmissions: {
    responses: {
      200: listPages({
        key: 'posts',
        path: '/v2/blog/marlow/posts/submission',
        by: 'offset',
        items: submissions,
        more: totalOf,
      }),
    },
  },
  publishPost: {
    request: singleExample('A queued post, now', { id: queued[0]?.id ?? '1', state: 'published' }),
    responses: {
      200: singleExample('Published', {
        id: queued[0]?.id ?? '1',
        state: 'published',
        displayText: 'Posted to marlow',
        post: {
          ...published,
          state: 'published',
          timestamp: now,
          date: new Date(now * 1000).toISOString(),
        },
      }),
    },
  },
  editPosts: {
    request: {
      tryOut: {
        summary: 'What would happen',
        value: {
          dry_run: true,
          action: 'replace_tag',
          filter: { state: 'queued', tag: 'photography' },
          tag: 'photography',
          replacement: 'film photography',
        },
      },
      delete: {
        summary: 'Delete two drafts',
        value: { dry_run: false, action: 'delete', ids: drafts.map((post) => post.id) },
      },
      move: {
        summary: 'Move two drafts to another blog',
        value: {
          dry_run: false,
          action: 'move_to_blog',
          to_blog: 'slow-lane',
          ids: drafts.map((post) => post.id),
        },
      },
    },
    responses: {
      200: {
        tryOut: { summary: 'Two would change', value: bulk },
        done: {
          summary: 'Two changed; it can be taken back',
          value: { ...bulk, dryRun: false, undoToken: 'undo-58c1', undoUntilTs: ahead('1h') },
        },
        nothing: {
          summary: 'Nothing fits',
          value: { dryRun: true, matched: 0, changed: 0, skipped: [], sample: [] },
        },
      },
    },
  },
  restorePosts: {
    request: singleExample('Take it back', { undo_token: 'undo-58c1' }),
    responses: {
      200: singleExample('As before', {
        dryRun: false,
        matched: 2,
        changed: 2,
        skipped: [],
        sample: queued.slice(0, 2),
      }),
    },
  },
  suggestTags: {
    responses: {
      200: {
        typed: {
          summary: 'After “fo”',
          value: {
            tags: [
              { name: 'fog', source: 'own', count: 14 },
              { name: 'four small panels', source: 'popular', count: 9 },
              { name: 'footpaths', source: 'related', count: 3 },
            ],
          },
        },
        empty: { summary: 'None fits', value: { tags: [] } },
      },
    },
  },
} satisfies Examples;
